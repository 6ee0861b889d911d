### De woorden van de pagina's.
## Every page

skip = Naar het hoofddeel
tagline = vier spellen uit het oude Mexico en het land van de Maya's
language = Taal
light-or-dark = Licht of donker
to-the-lobby = Naar de lobby
lobby = Lobby
rules = Regels
close = Sluiten
more = Meer
link = Link
copied = De link is gekopieerd.
copy-by-hand = Kopieer deze link
sorry = Dat lukte niet
error-server = De server kon niet antwoorden.
error-offline = De server is nu niet bereikbaar.
error-late = De server heeft niet op tijd geantwoord: probeer het opnieuw.
play = Spelen
replay = Terugkijken
record = Partij
record-so-far = Partij, voor zover je haar kent: te openen als ze voorbij is
players = spelers
bot = bot
level-random = op goed geluk
level-greedy = gretig
level-search = denker
level-novice = beginner
level-adept = gevorderde
level-master = meester

## Lobby

what-play = Wat spelen we?
what-play-how = Kies een spel, kies wie aanschuift, speel. Geen account, niets te installeren.
game = Spel
your-table = Jouw tafel
who-sits = Wie schuift aan?
seats-from-to = { $least } tot { $most } plaatsen
seat-n = Plaats { $n }
level-of = Niveau van plaats { $n }
name = Naam
name-of = Naam op plaats { $n }
kind-me = Ik
kind-here = Een vriend hier
kind-bot = Bot
kind-open = Open, via link
remove-seat = Deze plaats weghalen
remove-seat-n = Plaats { $n } weghalen
one-more-seat = Nog een plaats
options = Opties
own-value = Iets anders …
no-account = Het spel begint meteen.
open-seats = Elke open plaats krijgt een eigen link; het spel kan beginnen terwijl hij leeg is.
sample-game = Tegen bots
go-on = Verder
look = Bekijken
with = met { $names }
nothing-running = Er loopt geen spel. “Nu spelen” begint er een met één klik.
you-why = Wordt in deze browser bewaard. Een account is niet nodig.
play-now = Nu spelen
set-up = Inrichten
set-up-game = Een tafel van { $game }
your-games = Jouw spellen
last-games = Jouw laatste spellen
wait-for-you = wachten op jou: { $n }
none-running = Er loopt geen spel.
games-unknown = Je spellen kunnen nu niet worden getoond. { $why } Spelen kan toch.
may-be-old = Wat je ziet kan oud zijn. Het wordt opnieuw geprobeerd.
bot-of = bot ({ $level })
won = won:
again = Nog eens
again-why = Een nieuwe tafel met dezelfde inrichting
more-games = Meer tonen ({ $n })
open-record = Partij openen
open-record-how = Kies het bestand van een bewaarde partij, of sleep het hierheen.
choose-file = Bestand kiezen

## The table

board = Bord
hand = Hand
my-things = Mijn spullen
shelf = Op tafel
log = Verslag
log-empty = Er is nog niets gezegd.
log-setup = Opstelling: { $n } regels
tab-mine = Van mij
tab-seats = De anderen
tab-log = Verslag
open-sheet = Open- of dichtvouwen
more-about = Meer over het spel
prompt = Wat te doen
words = Woorden
said-so-far = Tot nu gezegd
choose-word = Kies hieronder een woord, of een plek op het bord.
choose-below = Kies hieronder een woord.
choose-place = Kies een van de verlichte plekken.
now-choose = { $said }: kies { $what }.
now-or-this = { $said }: alleen dit, of kies ook nog { $what }.
now-board = een plek op het bord
now-hand = een kaart uit je hand
now-mat = een vak op je eigen bord
now-place = een van de verlichte plekken
now-word = een van de knoppen
look-around = Je kunt intussen rondkijken.
waiting-for = Wachten op { $name }
look-only = Alleen om te bekijken
waiting-open = Wachten op { $name }: daar zit nog niemand
asked-so = “{ $text }”
watching = Je kijkt toe.
just-this = Alleen dit
say-final = Bevestigen (definitief)
take-word-back = Laatste woord terugnemen
word-back = Terug
undo = Ongedaan maken
undo-turn = Beurt ongedaan maken
undo-takes-all = Ongedaan maken neemt al alles terug.
not-possible = Kan niet:
why-not = Waarom niet
nothing-here = Hier kan nu niets.
at-place = Op { $place }
things-left = Nu al klaar?
could-still = Je kunt nog gebruiken:
go-on-playing = Doorspelen
ask-no-more = Niet meer vragen
somebody-faster = Iemand was sneller: het bord is veranderd.
slowly = Rustig: één moment.
nearer = Dichterbij
farther = Verder weg
whole-board = Hele bord
name-value = { $name }: { $value }
points = Punten
has-points = Punten: { $n }
you = jij
at-this-screen = aan dit scherm
at-the-table = aan tafel
person = mens
away = weg
seat-open = open plaats
seat-game = door de regels gespeeld
thinking = denkt na
about-seat = Over { $name }
link-why = Wie deze link opent, gaat hier zitten.
copy-link = Link kopiëren
copy-seat-link = Link van { $name } kopiëren
copy-watch-link = Link voor toeschouwers kopiëren
let-bot = Een bot laten spelen ({ $level })
give-back = Plaats teruggeven
menu = Menu
describe = Bord beschrijven
bell = Waarschuw me als ik aan de beurt ben
bell-on = Je krijgt bericht als je aan de beurt bent
show-position = Deze stelling tonen
looking-back = Je kijkt terug: regel { $n } van { $m }.
looking-back-first = Ga eerst terug naar het spel.
back-to-game = Terug naar het spel
command = Typ een regel
command-hint = typ een regel: /
completions = Mogelijke regels
line-goes-on = De regel gaat verder:
hints = Tips
welcome-1 = Waar goud omheen zit, kun je op klikken.
welcome-2 = De rest zegt waarom niet, als je ernaar wijst.
welcome-3 = Escape neemt een woord terug, Ongedaan maken een hele regel.
welcome-1-touch = Waar goud omheen zit, kun je aantikken.
welcome-2-touch = De rest zegt waarom niet, als je erop tikt.
welcome-3-touch = Terug neemt een woord terug, Ongedaan maken een hele regel.
next = Verder
got-it = Begrepen


## The line to the server

live = Live
connecting = Verbinden …
offline = Offline
connection-lost = Verbinding verbroken.
trying-again = Nieuwe poging over { $n } s
try-now = Nu proberen
went-wrong = Er ging iets mis op deze pagina.
seat-again = Misschien is ze vrijgemaakt, of deze browser is haar vergeten. Laad de pagina opnieuw om toe te kijken.
load-again = Laad de pagina opnieuw

## The title of the tab

title-yours = Jouw beurt
title-thinking = Nadenken …
title-waiting = Wachten
title-watching = Toekijken
title-over = Spel afgelopen

## Several seats at one screen

hand-over = { $name }, jouw beurt
hand-over-why = Geef het toestel door. De anderen kijken weg: wat komt is voor één paar ogen.
i-am = Ik ben { $name }

## Keys

keys = Toetsen
underlined = letter
key-tab = naar het volgende deel van de tafel
key-arrows = over het bord, de hand, de woorden lopen
key-lit = naar de volgende verlichte plek, naar de vorige
kbd-enter = Enter
kbd-escape = Esc
kbd-shift = Shift
key-enter = het woord zeggen; twee keer: de regel is af
key-escape = een woord terugnemen
key-end = de beurt beëindigen
key-command = een regel typen
key-letter = de onderstreepte letter kiest dat woord

## The end

wins-with = { $name } wint met { $points } punten
share-victory = { $names } delen de overwinning
standing = Eindstand
place = Plaats
place-n = Plaats { $n }
place-told = Plaats { $place }: { $name }, { $points } punten
lines-said = { $n } regels
rematch = Revanche
to-the-rematch = Naar de revanche
see-board = Het bord
score-sheet = Scoreblad
where-points = Waar de punten vandaan kwamen
source = Bron
total = Totaal
points-by-round = Punten per ronde
keep-it = Bewaren
link-to-game = Link naar het spel

## Replay

share-position = Deze stelling delen
to-table = Naar de tafel
position = Stelling
line-of = regel { $n } van { $m }
to-start = Naar het begin
to-end = Naar het eind
step = Eén regel verder
step-back = Eén regel terug
play-record = Afspelen
pause = Pauze
speed = Snelheid
seen-by = Gezien door
spectator = toeschouwer
to-round = Naar { $round }

## Rules

rules-in-short = De regels in het kort, in eigen woorden. Elke regel heeft een nummer; de tafel noemt het als iets niet kan.
rules-aside = Nummers zijn links: deel het adres van een regel om ernaar te wijzen.
rulings = Uitspraken
provenance = Wat is gereconstrueerd
contents = Inhoud
search = Zoek in de regels
search-hint = een woord of een nummer
found-n = Gevonden: { $n }
sample-alt = Een stelling van { $game }
sample-caption = Een stelling halverwege een spel.

# ---- a draft: cards are laid, then all are said
draft-confirm = Bevestigen
draft-missing = nog { $n } te leggen
draft-final = kan niet meer terug
draft-repeat = Zoals vorige ronde
draft-how = Klik op een kaart en dan op een plek, of druk op haar cijfer. Een klik neemt een kaart terug.
draft-how-touch = Tik op een kaart en dan op een plek. Een tik neemt een kaart terug.
draft-how-one = Klik op de kaarten om te leggen. Een klik neemt een kaart terug.
draft-how-one-touch = Tik op de kaarten om te leggen. Een tik neemt een kaart terug.
draft-card-first = Kies eerst een kaart uit je hand.
draft-full = Er is geen plaats voor nog een kaart.

# ---- hint, chat, two windows, clocks
hint = Tip
hint-thinking = Nadenken …
hint-not-now = Er is nu niets te beslissen.
hint-none = Hier is geen tip voor.
hint-chance = geschatte winstkans
hint-again = Tik nog eens om het te spelen.
chat = Praten
chat-hint = Zeg iets tegen iedereen
chat-send = Sturen
taken = Je plaats staat in een ander venster open.
take-back = Neem haar terug
your-name = Je naam
give-name = Dat ben ik
clock-left = Resterende tijd
key-draft = Leg de gekozen kaart daar
lately = In deze beurt gezegd
clock = Klok
clock-none = Geen klok
clock-minutes = { $n } minuten elk

## What can be switched on

show-on-board = Op het bord tonen
layer-changes = Veranderingen sinds mijn beurt
undo-this = Neem dit terug en zeg het vervolg opnieuw
not-again = Het vervolg kan niet meer: { $why }
not-said-again = Niet opnieuw gezegd: { $lines }

## Plans

planned = Gepland
plan-this = Plan dit
plan-say = Zeg dit nu
plan-drop = Geef dit plan op
plan-how = Je kunt al plannen: een woord, dan plaatsen; of typ een regel.

## De eigen plaats, en die van de gastheer

my-seat = Mijn plaats
devices-one = Je plaats is alleen op dit apparaat open.
devices-several = Je plaats is op { $n } apparaten open.
device-link = Op een ander apparaat openen
device-link-why = Open deze link op je andere apparaat. Hij werkt één keer, binnen { $n } minuten.
end-others = De andere beëindigen
end-others-done = Je plaats is nu alleen op dit apparaat open.
free-seat = Deze plaats vrijmaken
free-seat-sure = De plaats van { $name } vrijmaken?
free-seat-why = Wie daar zit, verliest haar en krijgt dat te horen; iedereen ziet het in het logboek. Er komt een nieuwe link voor iemand anders.
keep-seat = Laten zo
bot-plays = Een bot speelt voor jou. De gastheer kan de plaats teruggeven.
hints-on = Aan deze tafel zijn tips toegestaan.
hints-off = Aan deze tafel zijn er geen tips.
hints-allowed = Tips voor mensen
hints-allowed-yes = Aan
hints-allowed-no = Uit

## Settings, sound, the player aid

settings = Instellingen
settings-kept = Elke wijziging wordt meteen bewaard, in deze browser.
settings-table = Aan tafel
settings-look = Uiterlijk en geluid
ask-end = Vragen voor een beurt eindigt
ask-end-why = Als iets wat nog kan verloren zou gaan.
ask-final = Vragen voor wat definitief is
ask-final-why = Kaarten die worden omgedraaid, dobbelstenen die worden gegooid.
letters = Losse letters als toetsen
letters-why = Uit bij een schermlezer of spraakbediening.
theme = Thema
theme-why = Licht of donker.
theme-system = Als het systeem
theme-light = Licht
theme-dark = Donker
language-why = De pagina wordt opnieuw geladen.
sound = Geluid
sound-why = Mijn beurt, een zet van anderen, het einde. Zacht.
name-why = Aan nieuwe tafels, en aan deze als je hier zit.
aid = Spelhulp
aid-key = Spelhulp: toets i
aid-end = Het einde

# de beurten van anderen, stap voor stap
others-turns = Beurten van anderen
steps = Stappen
turn-of = { $name } speelt
step-n = Stap { $n }
step-of = stap { $n } van { $m }
part-of = { $n } van { $m }
play-again = Vanaf het begin
turns-on = Verder
all-at-once = Alles ineens
all-short = Alles
skip-to-me = Naar mijn beurt
skip-turns = Overslaan
next-is = Dan { $name }.
then-you = Dan ben jij aan de beurt.
since-my-turn = Sinds mijn laatste beurt
steps-of = Op het bord markeren wat { $name } deed ({ $n })
replay-turn = Opnieuw zien wat er sinds mijn beurt gebeurde
replay-short = Opnieuw
marks-on = Wat anderen deden is gemarkeerd.
marks-off = Wat anderen deden is niet meer gemarkeerd.
points-before = Daarvoor
points-now = Nu
moment-board = Het bord zien
moment-open = Opnieuw tonen
kbd-space = Spatie
key-turns = tijdens de beurten van anderen: pauze, een stap terug, een verder
settings-others = Beurten van anderen
pace = Tempo
pace-why = Hoe beurten van anderen en tellingen worden getoond.
pace-now = Ineens
pace-quick = Snel
pace-normal = Normaal
pace-hand = Met de hand
marks = Nummers van stappen
marks-why = Kaders en nummers op het bord en in het verslag voor wat anderen sinds mijn beurt deden.

## Giving up, taking back more, playing on

chat-unread = ongelezen:
take-back-more = Terugnemen …
takeback-which = Terugnemen vanaf welke regel?
takeback-how = Alles wat sindsdien is gezegd gaat mee, ook wat bots deden. Het toeval is daarna nieuw.
takeback-alone = Je speelt alleen: het gebeurt meteen, en de uitslag zegt het.
takeback-agree-first = { $names } moeten het eerst goedvinden.
takeback-none = Geen van je regels kan nu worden teruggenomen.
takeback-lines = regels: { $n }
takeback-here = Vanaf hier terugnemen
takeback-from = Neemt terug vanaf
takeback-request = Verzoek om terug te nemen
takeback-asks = { $name } vraagt om de laatste regels terug te nemen ({ $n }).
takeback-you-ask = Je vraagt om de laatste regels terug te nemen ({ $n }).
takeback-waits = Wacht op: { $names }.
takeback-yes = Akkoord
takeback-no = Niet doen
takeback-withdraw = Intrekken
keep-it-all = Niets terugnemen
give-up = Opgeven
give-up-sure = Opgeven?
give-up-why = Een bot ({ $level }) speelt je plaats tot het einde. Het logboek en de uitslag zeggen dat je hebt opgegeven.
give-up-after = Je mag blijven kijken. In dit spel krijg je de plaats niet terug.
gave-up = heeft opgegeven
gave-up-bot = heeft opgegeven: bot, { $level }
you-gave-up = Je hebt opgegeven: een bot speelt voor je verder. In een revanche heb je je plaats terug.
play-on = Vanaf hier verder spelen
play-on-why = Een nieuwe tafel gaat verder vanaf deze stand. Het spel hier blijft zoals het is.
play-on-not = Anderen spelen dit spel nog, en de standen zouden tonen wat verborgen is. Verder spelen kan als het uit is.
play-on-over = Het spel is bij deze stand uit: ga eerst terug.
play-on-from = Een nieuwe tafel gaat verder na regel { $n }. Het spel hier blijft zoals het is.
play-on-where = Vanaf
play-on-round = het begin van { $round }
play-on-as = Ik speel
play-on-others = De anderen
play-on-bots = zijn bots
play-on-link = komen via een link
play-on-level = Niveau van de bots
play-on-go = Verder spelen
end-marks = Goed om te weten
mark-resigned = { $name } gaf op; een bot speelde verder.
mark-takebacks = { $name } nam terug (keer: { $n }).
mark-forked = De eerste { $n } regels komen uit een ander spel.
