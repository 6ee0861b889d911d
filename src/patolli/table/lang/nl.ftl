### Wat de tafel zegt, naast de spellen.

## Waarom een verzoek is geweigerd

error-bad-host = De Host-header van een verzoek is één naam of één adres.
error-bad-record = Dit verslag kan niet worden nagespeeld: { $reason }
error-bad-set-up = Het spel kan zo niet worden klaargezet: { $reason }
error-broken = Hier ging iets mis, en dat ligt niet aan jou. Wat eerder gezegd is, is bewaard: probeer het opnieuw.
error-game-over = Het spel is afgelopen: er kan niets meer worden teruggenomen.
error-gave-up = Wie daar zat heeft opgegeven: de plaats kan niet worden teruggegeven. De gastheer kan haar openstellen voor iemand anders.
error-hint-running = Eén raad tegelijk: iemand aan deze tafel krijgt er nu een.
error-hints-off = Aan deze tafel zijn er geen tips.
error-is-over = Op dat punt is het spel afgelopen: er valt niets meer te spelen.
error-link-late = Deze link was maar { $minutes } minuten geldig. Maak een nieuwe op het apparaat waarop de plaats open is.
error-link-used = Deze link is al gebruikt: hij geeft één persoon één keer een plaats. Wie daar zit, maakt een link voor een ander apparaat; de gastheer kan de plaats vrijmaken.
error-malformed = Het verzoek is niet te begrijpen: { $reason }
error-no-game = Er is geen spel “{ $game }”.
error-no-link = Deze link is niet geldig, of niet meer. Vraag een nieuwe aan wie hem stuurde.
error-no-page = Hier is niets.
error-no-position = Het spel heeft tot nu toe { $seq } regels: er is geen stand { $at }.
error-no-seat = Aan deze tafel is geen plaats { $seat }.
error-no-table = Deze tafel bestaat niet.
error-not-asked = Niemand wacht nu op een besluit van plaats { $seat }.
error-not-host = Alleen de gastheer van de tafel mag dat doen.
error-not-your-seat = Plaats { $seat } is niet van jou.
error-nothing-to-undo = Je hebt niets gezegd dat kan worden teruggenomen.
error-old-position = De stand is intussen veranderd: de tafel heeft nu { $seq } regels.
error-other-name = Deze tafel luistert niet naar de naam { $name }. Als zij wel bedoeld is, start haar dan met --name { $name }.
error-other-site = Dit verzoek komt van een andere website.
error-others-acted = Iemand anders heeft intussen iets gedaan.
error-others-decide = Anderen kunnen intussen in het geheim hebben beslist: wat daarvoor kwam kan niet worden teruggenomen.
error-read-only = Dit is een nagespeeld spel: hier kan niets worden gezegd.
error-revealed = Er is iets onthuld: dat kan niet worden teruggenomen.
error-seat-full = Te veel browsers hebben deze plaats ingenomen. Vraag de gastheer om een andere tafel.
error-still-played = Anderen spelen dit spel nog, en de stellingen zouden tonen wat verborgen is. Na afloop kan er verder worden gespeeld.
error-store-away = De tafel kan haar spellen nu niet lezen of schrijven. Wat eerder gezegd is, is bewaard: probeer het zo opnieuw.
error-table-full = Er kijken nu te veel mensen. Probeer het over een minuut opnieuw.
error-takeback-asked = Iemand anders vraagt al om iets terug te nemen: dat gaat voor.
error-takeback-lapsed = Niemand vraagt daar nog om: het spel ging verder, of het verzoek is ingetrokken.
error-too-fast = Rustig aan: een ogenblik.
error-too-large = Dat is te groot: hoogstens { $most } bytes.
error-too-slow = Het duurde te lang tot het verzoek aankwam.
error-unreadable = Deze tafel is met andere regels gespeeld dan deze en kan niet meer worden gelezen.
error-wrong-method = Zo kan dit adres niet worden gevraagd.
serve-at = De tafel is op { $address }
serve-taken = Een ander programma luistert al op poort { $port } van { $host }. Geef een andere met --port, of 0 voor een willekeurige vrije.
serve-unheard = De tafel kan niet luisteren op poort { $port } van { $host }: { $why }. Geef andere met --host en --port.
look-on = Toekijken
sit-down = Aan een tafel van { $game } gaan zitten
to-the-lobby = Naar de lobby

## Waarom een opslag niet kan worden gebruikt

store-foreign = De database { $store } hoort bij een ander programma. Ze is gebleven zoals ze was. Kies een andere opslag met --db.
store-no-psycopg = PostgreSQL heeft ook psycopg nodig: pip install 'psycopg[binary]'
store-no-url = Een opslag is sqlite:///tables.db of postgresql://user@host/name, niet “{ $url }”.
store-other-layout = De opslag { $store } is door een andere Patolli geschreven (indeling { $layout }, deze schrijft { $known }). Ze is gebleven zoals ze was. Start die andere, of kies een andere opslag met --db.
store-read-only = De opslag { $store } kan alleen worden gelezen: { $why }. Laat deze gebruiker het bestand en de map schrijven, of kies een andere opslag met --db.
store-unopened = De opslag { $store } kan niet worden geopend: { $why }

## In het logboek, tussen de regels

notice-back = De gastheer gaf de plaats terug: { $name } speelt.
notice-bot = De gastheer laat een bot voor { $name } spelen.
notice-freed = De gastheer nam de plaats van { $name } en stelde haar open voor iemand anders.
notice-fork = { $name } speelt vanuit dit spel verder aan een andere tafel.
notice-forked = Tot hier werd een ander spel gespeeld; dit gaat vanaf daar verder.
notice-hint = { $name } gebruikte een tip.
notice-opened = De gastheer stelde de plaats van de bot { $name } open voor een mens.
notice-resigned = { $name } gaf op: een bot speelt verder.
notice-sat = Iemand anders ging op de vrijgemaakte plaats zitten.
notice-takeback = { $name } nam terug: het spel gaat hier verder.
lost-ended = Een ander apparaat van jou heeft deze plaats hier beëindigd. Je kijkt toe.
lost-freed = De gastheer heeft je plaats vrijgemaakt. Je kijkt toe.

## De spellen in de hal

game-mexica = Graaf kanalen, sticht wijken op het eiland van Tenochtitlan en bouw er de meeste verdiepingen.
    .length = 90 min
    .weight = gemiddeld
game-zapotec = Kies in het geheim een kaart en bouw dan huizen, paleizen en tempels in het dal van Oaxaca.
    .length = 60 min
    .weight = gemiddeld
    .alone = Met één plaats speel je alleen tegen Cocijobot, die door de regels wordt gespeeld.
game-chocolatl = Verdeel je kaarten over de plaatsen van het Azteekse hof, in het geheim en allemaal tegelijk.
    .length = 60 min
    .weight = licht
game-lapins = Sticht steden van de Maya's, hef belasting, voer oorlog en win roem onder koning Achttien Konijn.
    .length = 120 min
    .weight = zwaar

## Het scoreblad


## Gesprek

spectator = toeschouwer
