### Chocolatl in het Nederlands: opschriften, aanwijzingen, verslag en weigeringen. De regels staan in rules-nl.ftl.

## Kleuren

colour-orange = Oranje
colour-green = Groen
colour-purple = Paars
colour-blue = Blauw
colour-white = Wit

## De zes locaties, de manieren van bieden, de opbrengsten

location-1 = Tempel van Chocolatl
location-2 = Plantages
location-3 = Dorp
location-4 = Piramide
location-5 = Bereidingsplaats van de chocolatl-drank
location-6 = Tlachtli-veld
short-1 = tempel
short-2 = plantage
short-3 = dorp
short-4 = piramide
short-5 = drank
short-6 = tlachtli
offering-place = Offerplaats
does-1 = Het hoogste bod krijgt { $points } en de Chocolatl-figuur, die gelijke stand wint. Het laagste krijgt de oude man.
does-2 = De drie hoogste biedingen scoren de witte dobbelstenen, van hoog naar laag{ $dice ->
        [none] {""}
       *[other] : nu { $dice }
    }.
does-3 = Het hoogste bod kiest de hut of de zwarte dobbelsteen, het tweede krijgt het andere. Een hut verandert je latere biedingen met { $hut }, hier met { $here }.
does-4 = Twee stenen: allebei voor het hoogste bod als het { $margin } of meer voor ligt, anders één voor elk van de twee hoogste. Een volle rij geeft { $rows }, van onderaf, aan wie er de meeste stenen in heeft.
does-5 = In deze ronde scoort het hoogste bod { $first }, het tweede { $second }, het laagste { $last }.
does-6 = Het hoogste bod ruilt een oude kaart voor de betere verbeterkaart, het tweede voor de andere{ $cards ->
        [none] {""}
       *[other] , nu { $cards }
    }. In de laatste ronde scoren ze { $first } en { $second }.
does-more = Wat je hebt, verandert je bod hier met { $more }.
mode-gold = goud: per locatie
mode-red = rood: alles tegelijk
mode-green = groen: één kaart open, één gedekt
prize-chocolatl = de Chocolatl-figuur
prize-old-man = de oude man
prize-hut = een hut
prize-die = de zwarte dobbelsteen
prize-stone = een steen
prize-stones = twee stenen
prize-card = de { $won } voor de { $given }
points = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Wat er te doen is

prompt-setup = Het toeval legt de schijfjes op vak 0.
prompt-prepare = Ronde { $round } wordt voorbereid.
prompt-wait = Wachten op { $names }.
prompt-offering = { $who }: leg een van je dertien kaarten voorgoed weg. Aan het eind is ze haar waarde waard.
prompt-bid-all = { $who }: leg al je twaalf kaarten, twee per locatie.{ $location ->
        [1] { "" }
        [6] { " " }Locatie 6 is over.
       *[other] { " " }Locaties { $location } tot 6 zijn over.
    }
prompt-bid-first = { $who }: leg één kaart per locatie; iedereen krijgt ze te zien.{ $location ->
        [1] { "" }
        [6] { " " }Locatie 6 is over.
       *[other] { " " }Locaties { $location } tot 6 zijn over.
    }
prompt-bid-second = { $who }: leg de tweede kaart van elke locatie, gedekt.{ $location ->
        [1] { "" }
        [6] { " " }Locatie 6 is over.
       *[other] { " " }Locaties { $location } tot 6 zijn over.
    }
prompt-bid-location = { $who }: leg twee kaarten voor locatie { $location }, { $name }.
prompt-dice = { $who } ({ $name }): gooi je een zwarte dobbelsteen, of pas je? Je staat op { $bid }, plaats { $place }; het hoogste bod is { $best }.
prompt-roll = { $who } gooit een zwarte dobbelsteen.
prompt-village = { $who }: bouw je de hut of neem je de zwarte dobbelsteen? De tweede krijgt het andere.
prompt-pyramid-order = { $who }: plaats je jouw steen als eerste of als tweede?
prompt-discard = { $who }: je wint de { $won }. Welke van je oude kaarten geef je af?
prompt-final = { $who } gooit een zwarte dobbelsteen voor de eindtelling.
won = { $name } wint.
shared = { $names } delen de overwinning.

## Het verslag: wat er is gezegd

log-disc = Het schijfje van { $who } ligt op vak 0, boven op de vorige.
log-harvest = De cacaodobbelstenen tonen { $w1 }, { $w2 } en { $w3 }.
log-big = Op het Tlachtli-veld is de grote verbeteringskaart de { $w1 }.
log-small = Op het Tlachtli-veld is de kleine verbeteringskaart de { $w1 }.
log-face = De zwarte dobbelsteen toont { $w1 }.
log-offer = { $who } offert de { $w1 }.
log-bid = { $who } biedt { $w1 } en { $w2 }.
log-lay = { $who } legt de { $w1 }.
log-roll = { $who } gooit een zwarte dobbelsteen.
log-pass = { $who } past.
log-hut = { $who } kiest de hut.
log-die = { $who } kiest de zwarte dobbelsteen.
log-first = { $who } plaatst de eerste steen.
log-second = { $who } plaatst de tweede steen.
log-discard = { $who } geeft de { $w1 } af.

## Het verslag: wat erop volgde

event-offered = { $who } heeft een kaart geofferd.
event-confirmed = { $who } heeft het bod bevestigd.
event-round = Ronde { $round } begint.
event-mode = Het voorste schijfje ligt op vak { $space }. { $mode ->
        [gold] Gouden ronde: er wordt per locatie geboden.
        [red] Rode ronde: alle twaalf kaarten worden tegelijk gelegd.
       *[green] Groene ronde: op elke locatie ligt eerst één kaart open, dan één gedekt.
    }
event-first-cards = { $who } heeft als eerste kaarten { $cards } op de locaties 1 tot en met 6.
event-reveal-all = { $who } biedt { $cards } op de locaties 1 tot en met 6.
event-reveal = Locatie { $location }: { $who } toont { $a } en { $b }.
event-raised = De dobbelsteen toont { $face }: het bod van { $who } stijgt naar { $bid }.
event-bid =
    Locatie { $location }, plaats { $place }: { $who } heeft { $a } + { $b }{ $huts ->
        [0] {""}
       *[other] , hutten { $huts }
    }{ $old ->
        [0] {""}
       *[other] , oude man { $old }
    }{ $dice ->
        [0] {""}
       *[other] , dobbelstenen { $dice }
    }, samen { $bid }{ $ahead ->
        [figure] , en gaat de volgende voor door de Chocolatl-figuur
        [points] , en gaat de volgende voor met minder punten
        [stack] , en gaat de volgende voor met het hogere schijfje
       *[other] {""}
    }.
event-chocolatl = { $who } heeft de Chocolatl-figuur.
event-old-man = { $who } heeft de oude man.
event-scores =
    { $who } scoort { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $location ->
        [1] {" "}in de tempel
        [2] {" "}op de plantages
        [4] {" "}voor de rij
        [5] {" "}voor de drank
       *[6] {" "}op het Tlachtli-veld
    } en staat op vak { $space }.
event-loses =
    { $who } heeft het laagste bod{ $points ->
        [0] , maar geen punt te verliezen
        [one] , verliest { $points } punt en staat op vak { $space }
       *[other] , verliest { $points } punten en staat op vak { $space }
    }.
event-hut = { $who } bouwt een hut en heeft nu { $huts ->
        [one] { $huts } hut
       *[other] { $huts } hutten
    }.
event-die = { $who } neemt de zwarte dobbelsteen en heeft nu { $dice ->
        [one] { $dice } zwarte dobbelsteen
       *[other] { $dice } zwarte dobbelstenen
    }.
event-stone = { $who } plaatst een { $substitute ->
        [1] vervangende steen
       *[0] steen
    } in rij { $row } van de piramide.
event-row = Rij { $row } van de piramide is vol: { $who } heeft de meerderheid.
event-swap = { $who } neemt verbeteringskaart { $won } en geeft de { $given } af.
event-last-round-score = { $who } heeft vak { $space } bereikt: dit is de laatste ronde.
event-last-round-stones = { $who } heeft de laatste eigen steen gebruikt: dit is de laatste ronde.
event-last-round-pyramid = De piramide is vol: ronde { $round } is de laatste.
event-last-round-seventh = Ronde { $round } is altijd de laatste.
event-offering = Het offer van { $who } is de { $value }.
event-final-die = De zwarte dobbelsteen van { $who } toont { $face }.
event-total = { $who } heeft { $track } op het puntenspoor, { $stones } voor stenen, { $majority } voor de meerderheid, { $chocolatl } voor de Chocolatl-figuur, { $old } voor de oude man, { $offering } voor het offer, { $highest } voor het hoogste offer, { $die } voor de dobbelsteen: { $points } in totaal.
event-won = { $who } wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.

# De termen van een bijgesteld bod, zoals in "9 + 12 + 2 (hutten) - 1 (oude man) + 3 (dobbelstenen)"
term-huts = hutten
term-old-man = oude man
term-dice = dobbelstenen

## Hoe het spel ervoor staat

board = Het bord
status = Hoe het spel ervoor staat
scene-now = Ronde { $round }, { $mode }
colour-of-gold = goud
colour-of-red = rood
colour-of-green = groen
scene-points = { $name } heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
chance = Het toeval beslist.
waiting = Wachten op { $names }
do-offering = Offer een kaart
do-bid-all = 2 kaarten per locatie
do-bid-first = Leg 6 open kaarten
do-bid-second = Leg 6 gedekte kaarten
do-bid-location = 2 kaarten op locatie { $location }
do-dice = Gooi, of pas
do-village = Hut of dobbelsteen?
do-pyramid-order = Eerste of tweede steen?
do-discard = Geef een kaart af
edition-nl = Nederlandse regels
edition-fr = Franse regels
own-box = een doos met andere getallen
disc = Schijfje van { $owner } op vak { $space }, { $place } van { $discs } van onderen
figure-chocolatl = De Chocolatl-figuur ({ $owner }): wint bij gelijke stand
figure-old-man = De oude man ({ $owner }): één meer in de tempel, één minder elders
white-die = Cacaodobbelsteen: { $face }
hut-of = Hut ({ $owner })
die-waiting = De zwarte dobbelsteen van deze ronde
village-supply = Zwarte dobbelstenen over: { $dice }. Bonustegels over: { $tiles }.
stone-of = Steen ({ $owner }) in rij { $row }
round-marker = Ronde { $round }
improvement = Verbeteringskaart { $card }
deck = { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    } over in deze stapel: { $cards }
offering-closed = Een gedekt offer ({ $owner })
offering-open = Offer: { $card } ({ $owner })
bid-closed = Een gedekte kaart ({ $owner })
bid-card = Kaart { $card } ({ $owner })
laid-by = { $owner }: { $cards }
ledger-label = De biedingen, opgeteld
ledger = { $location }. { $name }
ledger-none = Nog geen locatie afgehandeld
term-cards = kaarten { $cards }
got-chocolatl = de figuur
got-old-man = de oude man
got-hut = een hut
got-die = dobbelsteen
got-stone = een steen
got-stones = twee stenen
got-card = de { $won }
has-huts = Hutten: { $count }
has-dice = Zwarte dobbelstenen: { $count }
has-stones = Stenen over: { $count }
has-cards = Kaarten in de hand: { $count }
you = jij
known = Kaarten: { $cards }
known-none = Kaarten nog onbekend
hand = Je hand
card-in-hand = Kaart { $card } in je hand
card-laid = Kaart { $card }, gelegd op locatie { $location }
sheet = Eindtelling
source-track = spoor
source-stones = stenen
source-majority = meeste
source-chocolatl = figuur
source-old-man = oude man
source-offering = offer
source-highest-offering = hoogste
source-die = worp
source-total = totaal
scene-round = Ronde { $round }, { $mode }
scene-location = Locatie { $location }, { $name }
set-up = Voorbereiding
offering = Het offer
preparing = Voorbereiding van ronde { $round }
last-round = Laatste ronde
game-over = Het spel is afgelopen

## De stand als tekst

text-track = Puntenspoor: { $stacks }
text-board = Cacaodobbelstenen: { $dice }   Drank: { $drink }   Tlachtli-veld: { $cards }
text-decks = Nog in de stapels: { $big } | { $small }
text-pyramid = Piramide: { $rows }
text-player = { $name } punten { $points }  hutten { $huts }  zwarte dobbelstenen { $dice }  stenen { $stones }
text-substitutes = vervangende stenen { $count }
text-offering = offer { $card }
text-figure = Chocolatl-figuur
text-old-man = oude man
text-hand = hand { $cards }
text-known = bekend { $cards }
text-confirmed = bevestigd
text-passed = gepast
text-asked = moet beslissen
text-standing = Locatie { $location } op dit moment: { $bids }
text-result = Locatie { $location }, ronde { $round }: { $bids }
text-score = { $name } { $total } = puntenspoor { $track } + stenen { $stones } + meerderheid { $majority } + figuur { $chocolatl } + oude man { $old } + offer { $offering } + hoogste offer { $highest } + dobbelsteen { $die }
text-legend = Legenda: ? een gedekte kaart   12: O G schijfjes op vak 12, het laatste bovenop   . een vrij vak van de piramide

## Waarom niet

no-not-now = “{ $verb }” wordt nu niet gevraagd: { $phase ->
        [offer] offer een kaart.
        [bid] bied twee kaarten.
        [lay] leg één kaart.
        [roll] gooi een zwarte dobbelsteen, of pas.
        [hut] kies de hut of de zwarte dobbelsteen.
        [first] zeg wie eerst plaatst.
       *[discard] geef een van je oude kaarten af.
    }
no-other-draw = Wat nu wordt getrokken, begint met “{ $verb }”.
no-no-seat = Met { $players } spelers is er geen stoel { $seat }.
no-disc-laid = Het schijfje van stoel { $seat } ligt al in de stapel.
no-no-dice = Drie dobbelstenen tonen drie getallen van 1 tot en met 6, bijvoorbeeld: { $usage }.
no-not-in-deck = Er is geen { $card } meer in de { $deck ->
        [big] grote
       *[small] kleine
    } stapel; daarin zitten { $left }.
no-no-face = Een dobbelsteen heeft geen { $face }.
no-offered-already = Je offer is de { $card }, het hele spel lang.
no-bid-already = Je bod is bevestigd: het kan niet meer worden gewijzigd.
no-not-offerable = Je hebt geen { $card } om te offeren; je kaarten gaan van { $least } tot en met { $most }.
no-no-card = Er is geen kaart { $card } in het spel.
no-two-cards = Een bod is twee kaarten per locatie, niet { $count }.
no-one-card = In een groene ronde leg je kaarten één voor één, niet { $count } tegelijk.
no-only-one = Je hebt maar één { $card }.
no-laid-already = Je { $card } ligt deze ronde op locatie { $location }.
no-offered-card = De { $card } is je offer: die is het hele spel uit je hand.
no-not-yours = Je hebt geen { $card }.
no-just-won = De { $card } is de kaart die je net hebt gewonnen; geef een van de twaalf oude af.
no-no-discard = In deze editie gaat de laagste kaart vanzelf weg; niemand kiest.
no-no-black-die = Je hebt geen zwarte dobbelsteen.

# Waar een bot aan denkt
part-scored = punten meteen
part-figures = de twee figuren
part-pyramid = stenen in de piramide
part-offering = het offer
part-dice = zwarte dobbelstenen voor later
part-round = wat de biedingen van deze ronde winnen
part-strength = betere kaarten en hutten voor latere rondes
