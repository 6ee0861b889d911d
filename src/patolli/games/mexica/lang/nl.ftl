### Mexica in het Nederlands: opschriften, aanwijzingen, verslag en weigeringen. De regels staan in rules-nl.ftl.

## Kleuren

colour-black = Zwart
colour-grey = Grijs
colour-sand = Zand
colour-red = Rood

## Wat er te doen is

prompt-place = { $who }: zet je pion op een startvak van het paleis.
prompt-turn =
    { $who }, je hebt nog { $ap ->
        [one] { $ap } actiepunt
       *[other] { $ap } actiepunten
    }.{ $last ->
        [1] {" "}Dit is de laatste ronde.
       *[0] {""}
    }
prompt-spent =
    { $who }, je actiepunten zijn op: { $size ->
        [0] { $held ->
            [0] beëindig je beurt
           *[other] geef een fiche uit of beëindig je beurt
        }
       *[other] je kunt de wijk van { $size } nog gratis stichten{ $held ->
            [0] {""}
           *[other] , een fiche uitgeven
        }, of je beurt beëindigen
    }.

## Het verslag: wat er is gezegd

log-first = { $who } is de startspeler.
log-order = De keizer bestelt een wijk van { $w1 } vakken.
log-neutral = Op { $w1 } komt een neutrale tempel.
log-again = Er is geen vak meer voor de volgende neutrale tempel: ze worden allemaal opnieuw getrokken.
log-height = De volgende neutrale tempel heeft { $w1 ->
        [one] { $w1 } verdieping
       *[other] { $w1 } verdiepingen
    }.
log-place = { $who } begint op { $w1 }.
log-canal = { $who } graaft een kanaal op { $w1 }.
log-canals = { $who } graaft een kanaal op { $w1 } en { $w2 }.
log-bridge = { $who } bouwt een brug op { $w1 }, { $w2 ->
        [NS] in noord-zuidrichting
       *[EW] in west-oostrichting
    }.
log-shift = { $who } verplaatst de brug op { $w1 } naar { $w2 }, { $w3 ->
        [NS] in noord-zuidrichting
       *[EW] in west-oostrichting
    }.
log-temple = { $who } bouwt een tempel van { $w1 ->
        [one] { $w1 } verdieping
       *[other] { $w1 } verdiepingen
    } op { $w2 }.
log-walk = { $who } loopt naar { $w1 }.
log-boat = { $who } gaat per boot naar { $w1 }.
log-fly = { $who } springt naar { $w1 }.
log-found = { $who } sticht een wijk en legt de calpullifiche op { $w1 }.
log-take = { $who } neemt een actiefiche.
log-spend = { $who } zet een actiefiche in.
log-end = { $who } beëindigt de beurt.

## Het verslag: wat erop volgde

event-founded = { $who } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } voor het stichten van de wijk van { $size } vakken.
event-present = { $who } is ook in de wijk en scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
event-removed = Een wijk van { $size } vakken kan niet meer worden gesticht: { $count ->
        [one] de calpullifiche van die grootte wordt
       *[other] de calpullifiches van die grootte worden
    } uit het spel verwijderd.
event-stalled = Al { $rounds ->
        [one] { $rounds } ronde
       *[other] { $rounds } ronden
    } heeft niemand gegraven, gesticht of een tempel gebouwd: de periode eindigt.
event-scoring = Puntentelling van periode { $period }.
event-district-founded = Gestichte wijk van { $size ->
        [one] { $size } vak
       *[other] { $size } vakken
    } bij { $cell }: { $who } is { $place ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde
    } met { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } en scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
event-district-open = Niet gestichte wijk van { $size ->
        [one] { $size } vak
       *[other] { $size } vakken
    } bij { $cell }: { $who } is { $place ->
        [1] eerste
        [2] tweede
        [3] derde
       *[other] vierde
    } met { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } en scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
event-palace = { $who } staat op een startvak van het paleis en scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
event-second-period = De tweede periode begint: { $orders ->
        [7] zeven
       *[other] { $orders }
    } nieuwe bestellingen, en { $temples ->
        [9] negen
       *[other] { $temples }
    } nieuwe tempels voor iedereen.
event-won = { $who } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.

## Het tafereel: zones, vakken, tooltips

# Zones, voor schermlezers, en de tekening als geheel

board = Het eiland
status = Hoe het spel ervoor staat
scene-title = Mexica, periode { $period }, ronde { $round }
scene-points = { $name } heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.

# Hoe het spel ervoor staat

scene-round = Periode { $period }, ronde { $round }
set-up = Opbouw
last-round = Laatste ronde
game-over = Het spel is afgelopen
setting-up = Het spel wordt opgebouwd.
places = { $name } plaatst de pion.
moves = { $name } is aan zet.
won = { $name } wint.
shared = { $names } winnen samen.

# Vakken: “B4, land, wijk van 15 vakken, tempel van 3 verdiepingen (Zwart)”; de delen worden met komma's verbonden

land = land
start-cell = startvak van het paleis
emblem-cell = embleemvak van het paleis
canal = kanaal
in-district = wijk van { $size ->
        [one] { $size } vak
       *[other] { $size } vakken
    }
in-founded = gestichte wijk van { $size ->
        [one] { $size } vak
       *[other] { $size } vakken
    }
token = calpullifiche van { $size }
bridge-NS = brug in noord-zuidrichting
bridge-EW = brug in west-oostrichting
temple = tempel van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } ({ $owner })
pawn = pion ({ $owner })
neutral = neutraal

# De bestellingen van de keizer en de voorraad

orders = Bestellingen van de keizer
order = Wijk van { $size } vakken: { $founder } punten voor wie haar sticht, { $others } voor de andere aanwezigen; bij de puntentellingen { $size } voor de eerste plaats, { $founder } voor de tweede, { $others } voor de derde.
order-now = Nog niet gestichte wijken van die grootte nu: { $count }.
face-down = { $count ->
        [one] { $count } gedekte fiche
       *[other] { $count } gedekte fiches
    }, voor periode 2
removed = Uit het spel: een wijk van { $size } vakken kan niet meer worden gesticht
supply = De voorraad
supply-singles = { $count ->
        [one] { $count } enkele kanaaltegel
       *[other] { $count } enkele kanaaltegels
    } in de voorraad
supply-doubles = { $count ->
        [one] { $count } dubbele kanaaltegel
       *[other] { $count } dubbele kanaaltegels
    } in de voorraad
supply-bridges = { $count ->
        [one] { $count } brug
       *[other] { $count } bruggen
    } in de voorraad
supply-tokens = { $count ->
        [one] { $count } actiefiche
       *[other] { $count } actiefiches
    } in de voorraad

# De borden van de spelers

you = jij
on-land = op { $cell }, wijk van { $size }
on-bridge = op de brug op { $cell }
first = Startspeler van elke ronde
points = { $name }: { $points ->
        [one] { $points } prestigepunt
       *[other] { $points } prestigepunten
    }
stock = { $count ->
        [one] { $count } tempel
       *[other] { $count } tempels
    } van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } in de tempelvoorraad
stock-later = { $count ->
        [one] { $count } tempel
       *[other] { $count } tempels
    } van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } in de tempelvoorraad, in periode 2 komen er { $later } bij
held = { $count ->
        [one] { $count } actiefiche
       *[other] { $count } actiefiches
    } in bezit
action-points = { $count ->
        [one] { $count } actiepunt
       *[other] { $count } actiepunten
    } over
taken = { $count } van { $most } actiefiches genomen in deze beurt
tag-boat = actiepunten
layer-ways = Waterwegen: tussen welke bruggen boten varen
waterway = Waterweg { $letter }: { $bridges }
neutral-temples = Neutrale tempels: { $colour }
neutral-standing = { $count ->
        [one] { $count } neutrale tempel
       *[other] { $count } neutrale tempels
    } van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    }

## De stand als tekst

text-orders = De keizer bestelt wijken van: { $orders }
text-not-drawn = { $count ->
        [one] { $count } fiche
       *[other] { $count } fiches
    } nog niet getrokken
text-removed = Verwijderd: { $sizes }
text-supply = Voorraad: enkele kanalen { $singles }, dubbele kanalen { $doubles }, bruggen { $bridges }, actiefiches { $tokens }
text-player = { $name } punten { $points }  pion { $pawn }  tempels { $stock }  fiches { $held }
text-turn = AP over { $ap }, fiches genomen { $taken }
text-neutral = Neutrale tempels: { $colour } ({ $letter })
text-legend =
    Legenda: . land   : gesticht   + startvak   * embleem   (7) calpullifiche
             ~~~ kanaal   ~|~ brug noord-zuid   [-] brug west-oost
             B3 tempel van Zwart met 3 verdiepingen   @B pion
             tempels: die nog over zijn van 1/2/3/4 verdiepingen, na + periode 2

## Waarom niet

# wat er op een vak staat: { $what } is own-pawn, pawn, temple of token
no-no-cell = “{ $word }” is geen vak. De vakken lopen van A1 tot en met U14.
no-no-axis = “{ $word }” is geen richting. Een brug ligt NS (noord-zuid) of EW (west-oost).
no-no-such-height = Tempels hebben 1 tot { $most } verdiepingen, niet { $floors }.
no-which-axis = Op { $cell } kunnen beide richtingen: zeg NS of EW.
no-not-adjacent = { $a } en { $b } delen geen zijde: geen dubbele tegel bedekt ze allebei.
no-too-dear =
    Dat kost { $price ->
        [one] { $price } actiepunt
       *[other] { $price } actiepunten
    }; je hebt er { $ap }.{ $held ->
        [0] {""}
        [1] {" "}Je kunt eerst een actiefiche inzetten.
       *[other] {" "}Je kunt eerst { $held } actiefiches inzetten.
    }
no-no-draw-now = Er wordt alleen tijdens de opbouw getrokken.
no-other-draw = Wat nu getrokken wordt, begint met “{ $verb }”.
no-no-seat = Met { $players } spelers is er geen stoel { $seat }.
no-no-order = Er is geen calpullifiche van grootte { $size } meer om te trekken.
no-sites-run-out = Er is geen vak meer voor de volgende neutrale tempel: zeg “again”.
no-no-neutral-left = Er is geen neutrale tempel van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } meer om te plaatsen.
no-not-inland = { $cell } ligt aan de kust, in het paleis of in het water: daar mag geen neutrale tempel staan.
no-too-close = { $cell } ligt minder dan { $distance } stappen van een andere neutrale tempel.
no-placed-already = De pionnen zijn al geplaatst.
no-place-first = Zet eerst je pion op een startvak.
no-not-start = { $cell } is geen van de startvakken { $cells } en { $last }.
no-start-taken = Op { $cell } staat al een pion.
no-no-single-left = De enkele kanaaltegels zijn op. Dubbele tegels over: { $doubles }.
no-no-double-left = De dubbele kanaaltegels zijn op. Enkele tegels over: { $singles }.
no-no-canal-left = De kanaaltegels zijn op.
no-dig-lake = { $cell } is meer; kanalen worden op land gegraven.
no-dig-canal = Op { $cell } ligt al een kanaal.
no-dig-palace = { $cell } hoort bij het paleis; daar mag geen kanaal komen.
no-dig-occupied = { $what ->
        [own-pawn] Je eigen pion staat op { $cell }.
        [pawn] Op { $cell } staat een pion.
        [temple] Op { $cell } staat een tempel.
       *[token] Op { $cell } ligt een calpullifiche.
    }
no-dig-ramp = { $cell } is een opritvak van een brug; daar mag geen kanaal komen.
no-dig-founded = { $cell } ligt in een gestichte wijk; daar mag geen kanaal meer komen.
no-canal-nowhere = Er is geen plek meer waar een kanaaltegel kan liggen.
no-home-wet = { $cell } is geen landvak.
no-home-elsewhere = { $cell } ligt niet in de wijk van je pion op { $pawn }.
no-home-palace = { $cell } hoort bij het paleis; daar mag geen tempel of calpullifiche komen.
no-home-occupied = { $what ->
        [own-pawn] Je eigen pion staat op { $cell }.
        [pawn] Op { $cell } staat een pion.
        [temple] Op { $cell } staat een tempel.
       *[token] Op { $cell } ligt een calpullifiche.
    }
no-found-bridge = Je pion staat op een brug en is dus in geen enkele wijk. Ga eerst aan land.
no-found-again = Deze wijk is al gesticht.
no-home-full = In de wijk van je pion is geen vak meer vrij.
no-found-size = Je wijk heeft { $size ->
        [one] { $size } vak
       *[other] { $size } vakken
    }; { $sizes ->
        [none] er zijn geen bestellingen meer
       *[other] de keizer bestelt wijken van { $sizes }
    }.
no-no-bridge-left = Er is geen brug meer in de voorraad: verplaats er een met “shift”.
no-bridge-land = { $cell } is land; bruggen komen op kanalen.
no-bridge-lake = { $cell } is meer; bruggen komen op kanalen.
no-bridge-there = Op { $cell } ligt al een brug.
no-bridge-ramp = Een brug in de richting { $axis } op { $cell } heeft bij beide opritten land nodig, { $ramp ->
        [lake] maar één ervan zou op het meer uitkomen
       *[other] maar { $ramp } is water
    }.
no-bridge-nowhere = Geen kanaalvak zonder brug heeft bij beide opritten land.
no-shift-supply = Bruggen worden pas verplaatst als de voorraad leeg is; die telt er nog { $left }.
no-no-bridge-there = Op { $cell } ligt geen brug.
no-shift-pawn = Op de brug op { $cell } staat een pion: die brug kan nu niet worden verplaatst.
no-shift-same = Een brug gaat naar een ander vak; alleen draaien op { $cell } mag niet.
no-shift-none-free = Op het bord is geen brug vrij om te verplaatsen.
no-temple-bridge = Je pion staat op een brug en is dus in geen enkele wijk. Ga eerst aan land.
no-no-temple-left = Je hebt geen tempel van { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    } meer.
no-no-temples-left = Je hebt geen tempel meer om te bouwen.
no-enter-water = { $cell } is water zonder brug; daar kan geen pion staan.
no-enter-occupied = { $what ->
        [own-pawn] Je pion staat al op { $cell }.
        [pawn] Op { $cell } staat een pion.
        [temple] Op { $cell } staat een tempel.
       *[token] Op { $cell } ligt een calpullifiche.
    }
no-enter-emblem = In dit spel betreedt niemand het embleemvak { $cell }.
no-fly-nowhere = Geen vak en geen brug is vrij om naartoe te gaan.
no-walk-far = { $cell } ligt niet naast je pion op { $pawn }.
no-walk-bridges = Van brug naar brug lopen kan niet; ga van { $pawn } naar { $cell } per boot.
no-walk-off-side = Je verlaat een brug via haar opritten; { $cell } ligt naast de brug op { $pawn }, niet bij een oprit.
no-walk-on-side = Je betreedt een brug via haar opritten; { $pawn } ligt naast de brug op { $cell }, niet bij een oprit.
no-walk-nowhere = Je pion op { $pawn } kan nergens heen lopen.
no-boat-land = Boten vertrekken van bruggen, en je pion staat op land ({ $pawn }).
no-boat-here = Je pion staat al op { $cell }.
no-boat-no-way = Geen waterweg verbindt de bruggen op { $pawn } en { $cell }.
no-boat-nowhere = Vanaf { $pawn } is geen vrije brug per boot bereikbaar.
no-boat-far = De boot naar { $cell } kost { $price ->
        [one] { $price } actiepunt
       *[other] { $price } actiepunten
    }; je hebt er { $ap }.{ $held ->
        [0] {""}
        [1] {" "}Je kunt eerst een actiefiche inzetten.
       *[other] {" "}Je kunt eerst { $held } actiefiches inzetten.
    }
no-no-token-left = Er is geen actiefiche meer in de voorraad.
no-taken-enough = Je hebt deze beurt al { $most } actiefiches genomen; meer mag niet.
no-no-token-held = Je hebt geen actiefiche.
no-shut-in = In de eerste ronde mag niemand worden ingesloten: { $colour ->
        [black] Zwart
        [grey] Grijs
        [sand] Zand
       *[red] Rood
    } zou nog maar { $places ->
        [one] { $places } andere plek
       *[other] { $places } andere plekken
    } kunnen bereiken.
no-stuck = In de eerste ronde mag niemand worden geblokkeerd: { $colour ->
        [black] Zwart
        [grey] Grijs
        [sand] Zand
       *[red] Rood
    } zou geen stap meer kunnen zetten.

# Waar een bot aan denkt
part-scored = punten meteen
part-founded = de meeste lagen in gestichte wijken
part-open = de meeste lagen in wijken die nog niet gesticht zijn
part-tokens = actiefiches voor later
part-palace = in het paleis staan als de periode eindigt
part-outlook = een wijk om gauw te stichten
part-stock = tempels bewaard voor later

# Een spel dat zo niet kan worden klaargezet
bad-stall-off = Een periode kan alleen zonder einde doorgaan als onbruikbare calpullifiches in beide perioden worden verwijderd: een onbruikbare fiche zou haar voor altijd openhouden (MEX-82).
bad-stall-box = Als het componentenbestand in meer dan punten verschilt, eindigt een periode na hoogstens { $most } ronden zonder kanaal, stichting of tempel: anders kan misschien niemand haar beëindigen (MEX-82).
bad-stall-removal = Als onbruikbare calpullifiches niet in beide perioden worden verwijderd, eindigt een periode na hoogstens { $most } ronden zonder kanaal, stichting of tempel: een onbruikbare fiche zou haar tot dan openhouden (MEX-82).
bad-stall = “{ $value }” is geen heel aantal ronden van minstens 1, en ook niet off (MEX-82).
bad-mix = “{ $value }” is geen reeks van vier getallen zoals 3,3,2,2, en ook niet de naam van een verdeling (MEX-98).
bad-mix-sum = { $value } geeft { $count } neutrale tempels; het zijn er altijd { $wanted } (MEX-98).
bad-mix-many = { $value } vraagt { $count } tempels van hoogte { $floors }; een kleur heeft er maar { $most } (MEX-98).
bad-mix-two = neutral_mix is voor twee spelers: met { $players } staan er geen neutrale tempels op het bord (MEX-92, MEX-98).
