### Wat er mis is met een stelling of een materiaalbestand

## Stellingen
bad-position-cell = “{ $word }” is geen vak van het eiland
bad-position-canal-form = “{ $word }” is geen vak en ook geen twee aangrenzende vakken zoals C2-C3 (MEX-34)
bad-position-canal-palace = { $word } ligt in het paleis (MEX-35b)
bad-position-canal-again = { $word } bedekt een vak dat al kanaal is (MEX-35a)
bad-position-canal-tiles = er zijn maar { $singles } enkele en { $doubles } dubbele tegels, waarvan er { $laid ->
        [2] twee
       *[other] { $laid }
    } al liggen
bad-position-bridge-form = “{ $word }” is geen vak met een richting zoals C3/EW (MEX-12)
bad-position-bridge-dry = op { $cell } ligt geen kanaal (MEX-45)
bad-position-bridge-twice = op { $cell } liggen twee bruggen (MEX-45)
bad-position-bridge-ramps = de brug { $word } heeft bij beide opritten land nodig (MEX-46)
bad-position-bridge-count = er zijn maar { $count } bruggen (MEX-17)
bad-position-water = { $cell } is water
bad-position-two-pieces = op { $cell } staan twee stukken
bad-position-palace = { $cell } hoort bij het paleis
bad-position-emblem = { $cell } mag met emblem_enterable=false niet worden betreden (MEX-6)
bad-position-temple-form = “{ $word }” is geen tempel zoals 3@B4
bad-position-temple-count = { $count ->
        [one] er is maar { $count } tempel
       *[other] er zijn maar { $count } tempels
    } van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } (MEX-19)
bad-position-stock-count = in periode { $period } heeft een kleur maar { $count ->
        [one] { $count } tempel
       *[other] { $count } tempels
    } van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } (MEX-19)
bad-position-site = { $word } is naast de andere geen plek voor een neutrale tempel (MEX-93, MEX-94)
bad-position-neutral-count = er zijn maar { $count } neutrale tempels (MEX-92)
bad-position-neutral-two = alleen een partij met twee spelers heeft neutrale tempels (MEX-92)
bad-position-one-pawn = een stoel heeft één pion
bad-position-action-tokens = er zijn maar { $count } actiefiches (MEX-17)
bad-position-token-form = “{ $word }” is geen fiche zoals 7@A4
bad-position-founded-twice = de wijk van { $cell } heeft twee fiches (MEX-39b)
bad-position-founded-size = de wijk van { $cell } heeft { $found } vakken, niet { $size }
bad-position-no-size = er is geen calpullifiche van grootte “{ $word }”
bad-position-size-count = { $count ->
        [one] er is maar { $count } fiche
       *[other] er zijn maar { $count } fiches
    } van grootte { $size } (MEX-18)
bad-position-face-down = display, founded en removed laten { $count } fiches over ({ $sizes }); in periode { $period } liggen er { $wanted } gedekt (MEX-18, MEX-89)
bad-position-stall = de periode eindigt na { $rounds } ronden waarin niets gebeurt (MEX-82)
bad-position-pawn-missing = alle pionnen staan op het bord als er beurten zijn (MEX-22)
bad-position-set-up-period = de opbouw hoort bij periode 1 (MEX-25)
bad-position-set-up-temple = niemand heeft tijdens de opbouw een tempel gebouwd (MEX-25)
bad-position-set-up-turn = niemand is tijdens de opbouw aan zet geweest, dus { $name } is 0 (MEX-25)
bad-position-set-up-round = de opbouw komt voor ronde 1 (MEX-25)
bad-position-pawn-order = pionnen worden op volgorde van de stoelen geplaatst, tot aan die van wie aan zet is (MEX-22)
bad-position-set-up-first = de eerste speler plaatst als eerste een pion (MEX-22)
bad-position-set-up-board = er wordt geen kanaal gegraven en geen calpullifiche gebruikt voordat de pionnen staan (MEX-25)
bad-position-orders-drawn = alle { $count } bestellingen zijn al getrokken (MEX-18)
bad-position-orders-first = voor de neutrale tempels worden { $count } bestellingen getrokken (MEX-23)
bad-position-sites-first = voor de hoogten worden { $count } vakken getrokken (MEX-95)
bad-position-neutral-order = neutrale tempels komen in leesvolgorde op de getrokken vakken (MEX-95)
bad-position-neutral-mix = de neutrale tempels zijn { $mix }, van 1 tot { $most } verdiepingen (MEX-98)
bad-position-neutral-later = neutrale tempels worden later getrokken (MEX-23)

## Materiaalbestanden
bad-component-rectangle = rows zijn { $height } rijen van { $width } letters: het programma legt deze rechthoek vast (MEX-1)
bad-component-letter = rij { $row } bevat “{ $letter }”; de letters zijn { $letters }
bad-component-edge = rij { $row } eindigt met eiland en rij { $next } begint ermee: het programma heeft bij een van beide meer nodig
bad-component-panel = { $cell } is meer: daar staan de bestellingen en de voorraad getekend
bad-component-start-cells = rows heeft { $count } startvakken P; { $players } spelers hebben er evenveel nodig (MEX-22)
bad-component-canal-pair = first_canals is een lijst van paren aangrenzende vakken zoals ["O6", "O7"], niet { $value }
bad-component-canal-twice = first_canals heeft twee tegels op { $cell }
bad-component-canal-cover = first_canals bedekt precies de vakken die rows als = toont
bad-component-fixed-colours = names zijn { $names }: het programma legt ze vast (MEX-14)
bad-component-many-tokens = er zijn { $count } fiches in totaal; er is plaats voor { $most }
bad-component-no-temple = { $name } heeft ten minste één tempel
bad-component-many-temples = { $name } heeft { $count } tempels van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    }; whole_colour heeft er maar { $whole } (MEX-19)
bad-component-mix-sum = { $name } heeft { $count } tempels en { $standard } { $wanted }: het zijn er altijd evenveel (MEX-98)
bad-component-neutral-room = het bord heeft plaats voor { $room } neutrale tempels op afstand { $distance }, niet voor { $count } (MEX-94)
