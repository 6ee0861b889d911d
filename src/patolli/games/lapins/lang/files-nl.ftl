### Wat er mis is met een materiaalbestand of een stelling van Dix-Huit Lapins

# Materiaalbestanden
bad-component-colours = colours zijn deze vier, in willekeurige volgorde: { $colours }
bad-component-free-building = any: een gebouw dat niets kost, kan niet worden betaald (LAP-36)
bad-component-fixed-slots = slots van { $name } is { $value }: er is geen tekening van een andere grootte, dus een materiaalbestand kan dat niet veranderen
bad-component-fixed-strength = strength van { $name } is { $value }: een dubbel garnizoen is twee garnizoenen (LAP-6), en een materiaalbestand kan dat niet veranderen
bad-component-fixed-prisoners = prisoners van { $name } is { $value }: een garnizoen houdt één gevangene, een dubbel garnizoen twee (LAP-58), en een materiaalbestand kan dat niet veranderen
bad-component-fixed-taxes = taxes van { $name } is { $value }: alleen paleizen innen belasting (LAP-75), en een materiaalbestand kan dat niet veranderen
bad-component-fixed-type = type van { $name } is { $value }, zoals de tekening laat zien, en een materiaalbestand kan dat niet veranderen
bad-component-empty-temple = points begint met 0: een lege tempel levert niets op (LAP-76)
bad-component-temple-points = points: goed { $goods } is minder waard dan het vorige, dus goederen zouden niet worden verdeeld zoals LAP-76 zegt
bad-component-same-length = matches noemt tweemaal hetzelfde getal
bad-component-cards = cards zegt { $said }, maar de kaarten zijn samen { $count }
bad-component-middle = middle is { $count }: zoveel kaarten zijn geen wedstrijd en geen gunstige maïs (LAP-21)
bad-component-piles = piles is { $piles }, en dat vraagt één wedstrijd minder ertussen; er zijn er { $matches } (LAP-22)
bad-component-pile-sizes = least en most: { $cards } kaarten kunnen niet worden verdeeld in { $piles } stapels van { $least } tot { $most } (LAP-22)
bad-component-arrangements = least en most: de stapels kunnen { $count } verschillende indelingen hebben, en de regels onderscheiden er hoogstens { $most }
bad-component-row-named = { $column }: rij { $row } is { $name }; de regels kennen deze rijen bij naam en volgorde, en een materiaalbestand kan dat niet veranderen
bad-component-row-unknown = id: de regels kennen deze rij niet
bad-component-names = { $column }: “{ $word }” is geen van { $names }
bad-component-tile-name = id: de naam van een tegel van de soort { $sort } is { $letter } en een getal, zoals { $letter }01
bad-component-tile-twice = id: een andere tegel heet ook { $name }
bad-component-tile-slots = slots is 2 of 4: er is geen tekening van een andere bouwplaats
bad-component-tile-sorts = { $name }: tegels van één soort staan bij elkaar
bad-component-cells = columns en rows zijn { $cells } vakken, en een kaart heeft er hoogstens { $most }
bad-component-random-map = columns en rows zijn { $cells } vakken, maar de soorten zijn samen { $tiles } tegels
bad-component-maps-apart = path_set { $set }: met deze tegels verbindt bijna geen willekeurige kaart al haar bouwplaatsen, en een die dat niet doet wordt opnieuw getrokken (LAP-16a)
bad-component-side = { $column }: “{ $letter }” is geen zijde (N, E, S, W)
bad-component-link = links: “{ $link }” verbindt geen twee zijden (N, E, S, W)
bad-component-links-touch = links: twee ervan raken elkaar aan zijde { $side }

# Stellingen
bad-position-map-given = de optie `map` zegt welke tegels er zijn
bad-position-no-tile = { $cell }: er is geen tegel “{ $word }” (LAP-18)
bad-position-tile-turn = { $cell }: een tegel wordt 0, 90, 180 of 270 graden gedraaid (LAP-13)
bad-position-tile-twice = de tegel { $tile } ligt er tweemaal (LAP-18)
bad-position-tile-sorts = een gelote kaart heeft { $maize } maize, { $shell } shell, { $cacao } cacao, { $obsidian } obsidian, { $jade } jade, { $none } none (LAP-16)
bad-position-tiles-all = alle vakken hebben hun tegel, dus er wordt geen geloot (LAP-16a)
bad-position-tiles-count = een kaart van { $cells } vakken heeft { $cells } tegels, niet { $count } (LAP-16)
bad-position-tiles-apart = niet elke bouwplaats is vanaf elke andere te bereiken (LAP-16)
bad-position-no-sort = “{ $word }” is geen soort tegel (LAP-16a)
bad-position-sort-laid = er ontbreekt geen tegel { $sort } (LAP-16)
bad-position-no-site = “{ $word }” is geen bouwplaats van deze kaart (LAP-12)
bad-position-city-form = een stad is de plaats van haar koning en haar gebouwen, zoals `0 village market`
bad-position-city-slots = deze gebouwen hebben { $needs } velden nodig; de bouwplaats heeft er { $slots } (LAP-5)
bad-position-city-most = een stad heeft hoogstens { $most } { $kind } (LAP-7)
bad-position-many-buildings = dit zijn te veel gebouwen voor één stad (LAP-5)
bad-position-no-class = “{ $word }” is geen van: { $names } (LAP-29)
bad-position-stelae = een koning heeft hoogstens { $most } steden (LAP-8)
bad-position-amount = “{ $words }” is geen hoeveelheid zoals `5 maize`
bad-position-many-units = er zijn hier hoogstens { $most } { $type }
bad-position-no-card = “{ $word }” is geen kaart: ze zijn genummerd van 1 tot { $last } (LAP-96)
bad-position-turned-before = kaarten 1 tot { $last } zijn gedraaid in ronde { $round }, en geen na de rij
bad-position-face-form = “{ $word }” is geen kaart met wat erop staat, zoals 7=drought (LAP-11)
bad-position-face-twice = van kaart { $card } is al bekend wat het is (kaarten 1 tot { $top } zijn maïs, LAP-21)
bad-position-face-deck = met kaart { $card } als { $face } kunnen deze kaarten niet in één stapel zitten (LAP-22a)
bad-position-face-lacking = kaart { $card } is gezien, dus `faces` moet zeggen wat het is (LAP-24)
bad-position-face-unseen = niemand heeft kaart { $card } gezien, dus het is nog niet bepaald wat het is (LAP-22a)
bad-position-matches = { $count } van de wedstrijden zijn in deze ronde gedraaid, en eerder minder dan er het spel beëindigen (LAP-83)
bad-position-action-site = { $part } neemt de naam van een bouwplaats (LAP-12)
bad-position-no-kind = “{ $word }” is geen soort gebouw (LAP-5)
bad-position-action-idle = er is niets gaande in de fase { $phase }
bad-position-action-kind = in de fase { $phase } zegt `kind` wat er gebeurt
bad-position-action-last = in de fase { $phase } is `last` een getal
bad-position-action-due = er moeten nog { $due } worden betaald, en de prijs is { $price } (LAP-37)
bad-position-plan-owner = site is een stad van de koning die haar verbouwt (LAP-46)
bad-position-plan-kind = in de fase { $phase } is `kind` iets anders
bad-position-plan-free = een stad wordt gesticht op een vrije bouwplaats, door een koning met minder dan { $most } (LAP-40)
bad-position-plan-slots = dit is meer dan op de bouwplaats past (LAP-42)
bad-position-plan-nothing = er is niets gebouwd dat betaald kan worden (LAP-42)
bad-position-plan-bill = kept, added, demolished, price en named passen niet bij elkaar (LAP-36, LAP-47)
bad-position-plan-poor = de koning kan niet betalen wat gepland is (LAP-36)
bad-position-attack-origin = origin is een stad van de koning die aanvalt (LAP-51)
bad-position-attack-site = site is de stad van een andere koning, naast origin (LAP-51)
bad-position-attack-city = er is geen stad op de bouwplaats die wordt aangevallen (LAP-51)
bad-position-attack-sent = sent zegt hoeveel dobbelstenen er worden gegooid, één per garnizoen (LAP-53)
bad-position-card-at-work = card is het nummer van de kaart van de rij die werkt (LAP-62)
bad-position-card-other = kaart { $card } leidt niet naar de fase { $phase } (LAP-64, LAP-67)
bad-position-card-takes = deze ramp neemt { $count ->
        [one] { $count } gebouw
       *[other] { $count } gebouwen
    } (LAP-69)
bad-position-card-faceless = card is het nummer van een kaart waarvan nog niet bepaald is wat het is (LAP-22a)
bad-position-card-row = alleen kaarten van de rij worden gedraaid (LAP-62)
bad-position-looks-phase = er wordt geen kaart bekeken in de fase { $phase } (LAP-61)
bad-position-looks-queue = queue begint met de kaart die daarna wordt gezien (LAP-61)
bad-position-looks-looked = looked noemt kaarten van de rij die de koning kent (LAP-61)
bad-position-share-early = goederen worden verdeeld als alle kaarten van de rij gedraaid zijn (LAP-34)
bad-position-share-never = in deze fase wordt er niets verdeeld (LAP-78)
bad-position-share-nobody = koning { $seat } heeft hier niets te beslissen (LAP-78)
bad-position-share-done = niemand heeft nog iets te verdelen (LAP-78)
bad-position-map-drawn = de optie `map` zegt welke tegels er zijn, dus er wordt geen geloot (LAP-16a)
bad-position-set-up = in de fase { $phase } is er nog geen kaart gedraaid en geen stad gesticht (LAP-19)
bad-position-round-over = alle kaarten van de rij zijn gedraaid, dus de ronde is voorbij (LAP-34)
bad-position-no-choice = in de fase { $phase } zou hier niets te beslissen zijn (LAP-86)
