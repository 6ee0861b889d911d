### Zapotec in het Nederlands: opschriften, aanwijzingen, verslag en weigeringen. De regels staan in rules-nl.ftl.

## Namen

colour-orange = Oranje
colour-violet = Violet
colour-blue = Blauw
colour-white = Wit
cocijobot = Cocijobot

resource-wood = hout
resource-brick = baksteen
resource-stone = steen
resource-corn = maïs
resource-gold = goud
resource-priest = priester

# Hoeveelheden: “2 hout, 1 priester”, met komma's verbonden
amount-wood = { $count } hout
amount-brick = { $count } { $count ->
        [one] baksteen
       *[other] bakstenen
    }
amount-stone = { $count } { $count ->
        [one] steen
       *[other] stenen
    }
amount-corn = { $count } maïs
amount-gold = { $count } goud
amount-priest = { $count } { $count ->
        [one] priester
       *[other] priesters
    }
nothing = niets

property-temple = tempel
property-village = dorp
property-cornfield = maïsveld
property-plains = vlakte
property-hills = heuvels
property-forest = bos
property-etla = Etla
property-ocotlan = Ocotlan
property-mitla = Mitla

space-called = { $region } ({ $terrain }, { $type })
cell-called = rij { $row }, kolom { $column }

category-type = type
category-terrain = terrein
category-region = streek

level-base = onderlaag
level-middle = middenlaag
level-top = toplaag

act-pyramid = piramide
act-trade = handel
act-sacrifice = offer

## Wat er te doen is

prompt-choose = { $who }: kies in het geheim een kaart uit je hand.
prompt-income = { $who }: neem de inkomsten van je rij { $resource } ({ $row }) of van je kolom { $resource } ({ $column }).
prompt-capital = { $who }: handel, bouw piramidelagen, voer rituelen uit, breng offers; wees daarna klaar om te gaan bouwen.
prompt-pending-basic = { $who }: neem een hout, een baksteen of een steen.
prompt-pending-ritual = { $who }: je mag gratis een schijf op een ritueelkaart leggen.
prompt-pending-tile = { $who }: gebruik { $tile } nu, of zie ervan af; de tegel wordt in beide gevallen gedekt.
prompt-build = { $who }: bouw op velden met { $property }, of wees klaar.
prompt-score = { $who }: scoor met de waarderingskaart, of met een kaart uit je hand.
prompt-draft = { $who }: neem een kaart uit het aanbod.
prompt-refill = De markt wordt aangevuld.
prompt-upkeep = De volgende ronde wordt voorbereid.
prompt-bot = Cocijobot draait een kaart om.

## Het verslag: wat het toeval heeft beslist

log-tile = { $w2 } komt in { $w1 } te liggen.
log-market = { $w3 } komt open op de markt.
log-score-tile = Dit spel heeft { $w1 }.
log-scoring = De eerste waarderingskaart is { $w1 }.
log-offer = { $w1 } komt bij het aanbod.
log-top = { $w1 } ligt open op de stapel.
log-deal = { $who } krijgt { $w2 }.
log-deal-secret = { $who } krijgt een kaart.
log-ritual-open = Dit spel heeft { $w1 }.
log-hint = De aanwijzing op de volgende kaart van Cocijobot is { $w1 }.
log-front = Cocijobot draait { $w1 } om.

## Het verslag: wat er is gezegd

log-choose = { $who } kiest { $w1 }.
log-choose-secret = { $who } heeft een kaart gekozen.
log-income = { $who } neemt de inkomsten van de { $w1 ->
        [row] rij
       *[column] kolom
    }.
log-buy = { $who } koopt { $w1 }.
log-use = { $who } gebruikt { $w1 }.
log-use-with = { $who } gebruikt { $w1 } om een schijf op { $w2 } te leggen.
log-pyramid = { $who } voegt een laag toe aan piramide { $w1 }.
log-pyramid-new = { $who } begint een piramide met { $w2 }.
log-ritual = { $who } voert een ritueel uit: een schijf op { $w1 }.
log-sacrifice = { $who } offert { $w1 } maïs en een priester.
log-gain = { $who } neemt 1 { $w1 }.
log-place = { $who } legt een gratis schijf op { $w1 }.
log-decline = { $who } ziet ervan af.
log-build = { $who } bouwt in { $w1 }; de tegel gaat naar { $w2 }.
log-build-with = { $who } bouwt in { $w1 } met { $w3 }; de tegel gaat naar { $w2 }.
log-palace = { $who } bouwt het paleis in { $w1 }.
log-score = { $who } legt { $w1 } af om ermee te scoren.
log-score-round = { $who } scoort met de waarderingskaart.
log-draft = { $who } neemt { $w1 } uit het aanbod.
log-done = { $who } bouwt niet verder.

## Het verslag: wat erop volgde

event-round = Ronde { $round }: de waarderingskaart is { $card }.
event-revealed = { $who } onthult { $card }.
event-income = { $who } ontvangt { $gained }.
event-building = { $who } gaat bouwen.
event-traded = { $who } ontvangt { $gained }.
event-printed = { $who } bedekt een gedrukte grondstof en ontvangt 1 { $resource }.
event-level = { $who } legt { $size ->
        [3] een onderlaag
        [2] een middenlaag
       *[1] een toplaag
    } op piramide { $pyramid } ({ $property }).
event-step-points = { $who } bereikt vak { $space } van het offerspoor: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
event-step-discount = { $who } bereikt vak { $space }: handelstegels van niveau { $level } zijn voortaan goedkoper.
event-step-rites = { $who } bereikt vak { $space }: voor rituelen is voortaan geen priester nodig.
event-step = { $who } bereikt vak { $space }.
event-scored = { $who } scoort { $points } voor { $property }: { $count ->
        [0] geen gebouw past
        [one] de passende gebouwen tellen voor { $count }
       *[other] de passende gebouwen tellen voor { $count }
    }.
event-left-over = Niemand nam { $card }: dat is de volgende waarderingskaart.
event-final = Het spel is afgelopen: offerspoor, rituelen en piramides worden geteld.
event-final-track = { $who } is nummer { $rank } op het offerspoor, op vak { $space }: { $points } punten.
event-final-ritual = { $who } scoort { $points } voor { $card }.
event-final-pyramid = { $who } scoort { $points } voor piramide { $pyramid } ({ $property }): { $levels ->
        [one] { $levels } laag
       *[other] { $levels } lagen
    }, passende gebouwen { $houses }, { $finished ->
        [1] voltooid
       *[0] niet voltooid
    }.
event-won = { $who } wint met { $points } punten.
event-shared = { $who } deelt de overwinning met { $points } punten.

# Cocijobot: elke stap, en waarom

event-bot-revealed = { $who } onthult { $card }, initiatief { $number }{ $tie ->
        [1] , en bij gelijke stand gaat { $who } voor
       *[0] {""}
    }.
event-bot-turn = { $who } volgt zijn kaart.
event-bot-built = { $who } bouwt { $what ->
        [palace] zijn paleis
       *[house] een huis
    } op { $space }: { $why ->
        [card] de drie symbolen van zijn kaart
        [scoring] zijn kaart, met de eigenschap van de waarderingskaart
       *[pyramid] zijn kaart, met de eigenschap van zijn piramide
    }.
event-bot-palace = { $who } zal zijn paleis op { $space } bouwen: { $why ->
        [both] het veld past bij de waarderingskaart en bij zijn piramide
        [last-round] het is de laatste ronde
       *[last-house] zijn huizen raken op
    }.
event-bot-skipped = Poging { $attempt }, { $space }, wordt overgeslagen: { $why ->
        [again] het is weer hetzelfde veld
        [no-house] { $who } heeft geen huis meer
        [own] { $who } heeft daar al gebouwd
       *[human] daar staat een gebouw van jou
    }.
event-bot-blocked = Je gebouw op { $space } stond in de weg: { $who } krijgt { $points } punten (makkelijkere variant).
event-bot-harder = { $who } krijgt { $points } punten voor { $missing ->
        [one] een niet geplaatst huis
       *[other] { $missing } niet geplaatste huizen
    } (moeilijkere variant).
event-bot-acts = De kaart toont { $action ->
        [pyramid] een tempel, dus { $who } bouwt aan een piramide
        [trade] een dorp, dus { $who } handelt
       *[sacrifice] een maïsveld, dus { $who } offert
    }.
event-bot-second = { $who } heeft niets gebouwd en draait een tweede kaart om voor de actie.
event-bot-sacrifice = { $who } heeft { $corn ->
        [0] geen maïsveldtegel en blijft staan
        [one] { $corn } maïsveldtegel en gaat { $steps } omhoog
       *[other] { $corn } maïsveldtegels en gaat { $steps } omhoog
    }.
event-bot-space-pyramid = Op vak { $space } mag { $who } aan een piramide bouwen.
event-bot-space-ritual = Op vak { $space } mag { $who } een ritueelschijf leggen.
event-bot-space-trade = Op vak { $space } mag { $who } een handelstegel nemen.
event-bot-space-nothing = Vak { $space } geeft { $who } niets.
event-bot-trade = Met { $villages ->
        [one] { $villages } dorpstegel
       *[other] { $villages } dorpstegels
    } en op vak { $space } van het spoor kijkt { $who } eerst naar niveau { $level }.
event-bot-took = { $who } neemt de meest linkse: { $tile }.
event-bot-row-empty = Er is geen handelstegel van niveau { $level } meer.
event-bot-pyramid-starts = { $who } begint een piramide met { $property }: passende eigen gebouwen { $own }, van jou { $human }, plaats { $slot }.
event-bot-pyramid-joins = { $who } bouwt mee aan de piramide van { $property }: passende eigen gebouwen { $own }, van jou { $human }.
event-bot-pyramid-finished = Zijn piramide { $pyramid } is voltooid, dus legt { $who } in plaats daarvan een ritueelschijf.
event-bot-no-pyramid = Geen piramide staat open voor { $who }; in plaats daarvan komt er een ritueelschijf.
event-bot-disc = { $who } legt een schijf op { $card }, de meest linkse zonder eigen schijf.
event-bot-no-disc = { $who } heeft op elke ritueelkaart een schijf: er gebeurt niets.
event-bot-final-stayed = { $who } is nooit van het begin van het offerspoor weggekomen: { $points } punten.
event-bot-final-trade = { $who } scoort { $points } voor { $tile }.
event-bot-final-ritual = { $who } scoort { $points } voor { $card }, { $shared ->
        [1] waar jij ook een schijf hebt
       *[0] zonder andere schijven
    }.
event-bot-final-pyramid = { $who } scoort { $points } voor piramide { $pyramid } ({ $property }): { $levels ->
        [one] { $levels } laag
       *[other] { $levels } lagen
    }, passende gebouwen { $houses }, { $finished ->
        [1] voltooid
       *[0] niet voltooid
    }.

## Hoe het spel ervoor staat

board = Het hoofdbord
status = Hoe het spel ervoor staat
scene-points = { $name } heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
chance = Er worden kaarten en tegels getrokken.
waiting = Wachten op { $names }
do-choose = Kies in het geheim
do-income = Rij of kolom?
do-capital = Doe hoofdstadacties
do-pending-basic = Neem een basisgrondstof
do-pending-ritual = Een gratis schijf?
do-pending-tile = Tegel nu gebruiken?
do-build = Bouw, of wees klaar
do-score = Welke kaart scoort?
do-draft = Neem uit het aanbod
pile = Niveau { $level }: { $count ->
        [one] { $count } tegel
       *[other] { $count } tegels
    } gedekt
ritual-disc = Schijf van { $owner }: nu { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
level-of = Piramide, { $size } ({ $owner })
card-pile = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } in de trekstapel
track-disc = { $owner } op vak { $space } van het offerspoor
palace-of = paleis ({ $owner })
house-of = huis ({ $owner })
bot-hint = Aanwijzing op de volgende kaart van Cocijobot: { $property }
bot-card = Cocijobot: { $card }, initiatief { $number }
next-hint = volgende kaart
hand = Je hand
layer-cards = Plaatsen waarvoor kaarten in mijn hand zijn
cards-for = { $space }: { $cards }
trade-none = Nog geen handelstegels
hand-empty = Je hand is leeg
houses-left = Huizen over: { $count }
levels-left = Piramidelagen over, { $size }: { $count }
palace-built = Het paleis is gebouwd
palace-left = Het paleis moet nog worden gebouwd
has-chosen = heeft gekozen
hand-known = { $count } in de hand{ $cards ->
        [none] {""}
       *[other] : { $cards }
    }
played = kaart { $card }
scene-round = Ronde { $round } van { $rounds }
set-up = Opbouw
setting-up = Het spel wordt opgebouwd.
game-over = Het spel is afgelopen
moves = { $name } is aan zet
won = { $name } wint.
shared = { $names } delen de overwinning.

## De stelling als tekst

tile-gain = +{ $gain }
tile-exchange = { $pay } -> { $gain }
tile-build = { $pay }: huis op { $property }
tile-building_cost = { $building } kost { $pay }
tile-sacrifice = { $pay }: { $steps } omhoog
tile-score_from_hand = scoor met een handkaart
tile-ritual = gratis ritueelschijf
step-vp = { $points } OP
step-basic = een basisgrondstof
step-discount = niveau { $level } -{ $discount } goud
step-ritual_no_priest = rituelen zonder priester
step-free_ritual = gratis ritueelschijf
ritual-groups = { $each } voor drie gebouwen, { $same } gelijk en { $different } telkens anders, hoogstens { $most }
ritual-pyramid_levels = { $each } per piramidelaag, hoogstens { $most }
ritual-resources = { $each } per basisgrondstof en { $advanced } per hogere grondstof, hoogstens { $most }
ritual-sacrifice_steps = { $each } per stap op het offerspoor, hoogstens { $most }
ritual-trade_tiles = { $levels } per handelstegel van niveau 1/2/3, hoogstens { $most }
text-scoring = Waarderingskaart { $card }: { $property }
text-down = (gedekt)
text-market = Markt { $level } (stapel { $pile }): { $tiles }
text-score-tiles = Waarderingstegels aan de rand: { $tiles }
text-finished = voltooid
text-unfinished = niet voltooid
text-pyramid = Piramide { $number }: { $tile }; { $levels }; { $state }
text-pyramid-empty = Piramide { $number }: leeg
text-ritual = Ritueel { $card }: { $what }; schijven { $discs }
text-track = Offerspoor: { $steps }
text-standing = Daarop (wie eerst staat, ligt voor): { $discs }
text-offer = Aanbod: { $cards }; { $pile } in de stapel
text-top = Open op de stapel: { $card }
text-gone = Eerdere waarderingskaarten: { $earlier }; uit het spel: { $gone }
text-hint = Aanwijzing op de volgende kaart van Cocijobot: { $hint }
text-bot-card = Kaart { $card } van Cocijobot: { $symbols }, initiatief { $number }, { $action }
text-mat = { $name } { $points } OP  { $stock }  huizen { $houses }  paleis { $palace }  lagen { $base }/{ $middle }/{ $top }  schijven { $discs }
text-trade = Handelstegels: { $tiles }
text-hand = Hand: { $cards }{ $hidden ->
        [0] {""}
        [one] {" "}en { $hidden } onbekende kaart
       *[other] {" "}en { $hidden } onbekende kaarten
    }
text-chosen = Kaart: { $card }
text-has-chosen = Heeft gekozen
text-legend =
    Legenda: w hout, b baksteen, s steen, c maïs, g goud, p priester   EPT:wp tegel die hout en priester oplevert
             EPT:O# huis van Oranje   EPT:O@ het paleis   [wp] tegel in het raster   ww+g leeg vak dat één keer goud geeft

## Waarom niet

no-no-card = “{ $word }” is geen actiekaart.
no-no-trade-tile = “{ $word }” is geen handelstegel.
no-no-space = “{ $word }” is geen bouwveld.
no-no-cell = “{ $word }” is geen vak van het raster.
no-no-ritual-card = “{ $word }” is geen ritueelkaart.
no-no-score-tile = “{ $word }” is geen waarderingstegel.
no-no-building-tile = “{ $word }” is geen gebouwtegel.
no-no-bot-card = “{ $word }” is geen kaart van Cocijobot.
no-no-property = “{ $word }” is geen eigenschap.
no-no-market-slot = Op de markt is er geen plaats { $slot } van niveau { $level }.
no-no-seat = Er is geen stoel { $seat } met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }.
no-no-such-pyramid = Er is geen piramideplaats { $number }; ze gaan van 1 tot { $most }.
no-row-or-column = Inkomsten komen uit de rij (row) of uit de kolom (column), niet uit “{ $word }”.
no-not-basic = “{ $word }” is geen basisgrondstof: zeg wood, brick of stone.
no-sacrifice-number = Een offer kost 1 tot { $most } maïs, niet { $steps }.
no-ritual-not-open = { $card } ligt in dit spel niet open.
no-other-draw = Wat nu wordt getrokken, begint met “{ $verb }”.
no-other-place = Wat nu wordt getrokken, begint met “{ $place }”.
no-drawn-already = Dat kan nu niet worden getrokken: het is al getrokken, of van een andere soort.
no-no-such-hint = Er is geen kaart met aanwijzing { $hint } meer.
no-other-hint = De aanwijzing op de volgende kaart is { $hint }, en op deze kaart niet.
no-choose-now = Nu kiest iedereen een kaart: zeg “choose” en een kaart uit je hand.
no-income-now = Neem eerst je inkomsten, uit de rij of uit de kolom.
no-gain-now = Vak { $space } geeft je eerst een basisgrondstof: zeg “gain wood”, “gain brick” of “gain stone”.
no-place-now = Leg eerst de gratis schijf op een ritueelkaart, of zie ervan af (“decline”).
no-tile-now = Gebruik eerst { $tile }, of zie ervan af (“decline”).
no-score-now = Nu scoor je: zeg “score round”, of “score” en een kaart uit je hand.
no-draft-now = Nu neem je een kaart uit het aanbod.
no-chosen-already = De kaarten van deze ronde zijn gekozen.
no-income-taken = Je hebt je inkomsten al genomen.
no-build-later = Hoofdstadacties gaan voor: zeg “done” om te gaan bouwen.
no-capital-over = Hoofdstadacties komen vóór het bouwen, en dat deel van je beurt is voorbij.
no-score-later = Je scoort als je hebt gebouwd.
no-draft-later = Aan het einde van je beurt neem je een kaart.
no-no-gain-open = Geen vak van het offerspoor geeft je nu een grondstof.
no-nothing-open = Er is geen gratis schijf en geen tegel om over te beslissen.
no-not-in-hand = { $card } zit niet in je hand.
no-played-card = Je hebt { $card } gespeeld; die zit niet in je hand.
no-not-in-offer = { $card } ligt niet in het aanbod.
no-not-open = { $tile } ligt niet open op de markt.
no-level-bought = Je hebt in deze ronde al een handelstegel van niveau { $level } gekocht.
no-too-little-gold = Dat kost { $cost } goud; je hebt er { $gold }.
no-cannot-pay = Dat kost { $price }; je hebt { $stock }.
no-not-owned = Je bezit { $tile } niet.
no-face-down = { $tile } ligt gedekt{ $again ->
        [1] {" "}tot het einde van je beurt
       *[0] {" "}voorgoed
    }.
no-no-use = { $tile } wordt niet los gebruikt: { $kind ->
        [gain] de tegel gaf zijn grondstoffen bij de koop
        [build] noem de tegel als je bouwt
        [building_cost] de tegel werkt altijd
       *[score_from_hand] de tegel werkt als je scoort
    }.
no-which-ritual = Zeg op welke ritueelkaart { $tile } een schijf legt.
no-no-ritual-tile = { $tile } legt geen schijf.
no-no-builder = { $tile } bouwt niet.
no-track-end = Je staat op het laatste vak van het offerspoor.
no-too-many-steps = Boven je schijf { $left ->
        [one] is er nog maar { $left } vak
       *[other] zijn er nog maar { $left } vakken
    }.
no-no-empty-pyramid = Op elke piramideplaats staat een piramide.
no-tile-not-at-edge = { $tile } ligt niet aan de linkerrand.
no-no-level-left = Je hebt geen piramidelaag meer.
no-pyramid-empty = Piramide { $number } is niet begonnen; zeg “pyramid new” en een waarderingstegel.
no-pyramid-finished = Piramide { $number } is voltooid.
no-pyramid-touched = Je hebt in deze ronde al een laag op piramide { $number } gelegd.
no-no-such-level = Piramide { $number } vraagt { $size ->
        [2] een middenlaag
       *[1] een toplaag
    }, en die heb je niet meer.
no-own-disc = Je schijf ligt al op { $card }.
no-too-few-levels = { $levels ->
        [0] Je hebt geen piramidelaag; elke laag staat één ritueel toe.
        [one] Je piramidelaag staat één ritueel toe; al uitgevoerd: { $performed }.
       *[other] Je { $levels } piramidelagen staan evenveel rituelen toe, hoogstens drie; al uitgevoerd: { $performed }.
    }
no-not-in-play = { $space } doet niet mee met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }.
no-built-already = Op { $space } is al gebouwd.
no-no-match = { $space } is { $actual }; { $by } toont { $wanted }.
no-cell-full = In het vak van { $cell } ligt al een tegel.
no-no-house-left = Je hebt geen huis meer.
no-palace-built = Je paleis staat al op { $space }.
no-market-empty = Er ligt geen handelstegel open op de markt.
no-all-too-dear = Geen handelstegel kan nu worden gekocht: de goedkoopste kost { $cost } goud; je hebt er { $gold }.
no-all-bought = Je hebt van elk niveau dat open ligt al een handelstegel gekocht.
no-nothing-to-use = Je hebt geen handelstegel die nu kan worden gebruikt.
no-no-pyramid-fits = Geen piramide neemt nu een laag van je aan: ze zijn af, je hebt er in deze ronde al een gelegd, of je mist de maat.
no-all-own-discs = Je schijf ligt al op elke ritueelkaart.
no-grid-full = Je raster is vol.
no-no-space-shows = Geen vrij bouwveld toont { $wanted }.

# Waar een bot aan denkt
part-scored = punten meteen
part-rounds = gebouwen voor de waarderingskaarten van latere rondes
part-pyramids = piramidelagen aan het eind
part-rituals = ritueelkaarten aan het eind
part-track = de plaats op het offerspoor
part-income = inkomsten van latere rondes
part-stock = grondstoffen in voorraad
part-trade = het gebruik van handelstegels
part-card = goede kaarten voor deze ronde en de volgende
part-turns = wat in latere beurten gebouwd kan worden

# Een spel dat zo niet kan worden klaargezet
