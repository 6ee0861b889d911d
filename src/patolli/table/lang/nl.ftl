### Wat de tafel zegt, naast de spellen.

## Waarom een verzoek is geweigerd

error-bad-host = De Host-header van een verzoek is één naam of één adres.
error-bad-record = Dit verslag kan niet worden nagespeeld: { $reason }
error-bad-set-up = Het spel kan zo niet worden klaargezet: { $reason }
set-up-seats = er zijn { $seats } plaatsen voor { $players } spelers.
set-up-no-bot = er is geen bot “{ $name }”; de bots zijn { $names }.
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
error-not-asked = Je bent nu niet aan zet.
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
error-stopping = De tafel start opnieuw. Wat beantwoord is, is bewaard: vraag het zo nog eens.
error-store-away = De tafel kan haar spellen nu niet lezen of schrijven. Wat eerder gezegd is, is bewaard: probeer het zo opnieuw.
error-stuck = { $played ->
    [same] De spelregels van { $now } weigeren regel { $line } van dit spel, hoewel dezelfde versie het heeft gespeeld: wat er gezegd is, is veranderd, of de spelregels zijn dat sindsdien. Hier kun je het alleen bekijken.
    [unknown] Dit spel is begonnen met een oudere Patolli, van vóór 0.2.0. De spelregels van { $now } weigeren regel { $line } ervan, dus hier kun je het alleen bekijken. Die oudere versie kan ermee doorgaan.
   *[other] Dit spel is begonnen met { $begun ->
        [unknown] een oudere Patolli
       *[other] Patolli { $begun }
    } en het laatst gespeeld met { $played }. De spelregels van { $now } weigeren regel { $line } ervan, dus hier kun je het alleen bekijken. Patolli { $played } kan ermee doorgaan.
}
error-table-full = Er kijken nu te veel mensen. Probeer het over een minuut opnieuw.
error-takeback-asked = Iemand anders vraagt al om iets terug te nemen: dat gaat voor.
error-takeback-lapsed = Niemand vraagt daar nog om: het spel ging verder, of het verzoek is ingetrokken.
error-too-fast = Rustig aan: een ogenblik.
error-too-large = Dat is te groot: hoogstens { $most } bytes.
error-too-slow = Het duurde te lang tot het verzoek aankwam.
error-unreadable = { $played ->
    [unknown] Dit spel is gespeeld met een oudere Patolli, van vóór 0.2.0, met andere regels of met een spel dat hier niet geïnstalleerd is. Patolli { $now } kan het niet laten zien.
   *[other] Dit spel is gespeeld met Patolli { $played }, met andere regels of met een spel dat hier niet geïnstalleerd is. Patolli { $now } kan het niet laten zien.
}
error-wrong-method = Zo kan dit adres niet worden gevraagd.
serve-at = De tafel is op { $address }
serve-metrics-at = De metingen staan op { $address }
serve-no-metrics = Metingen hebben een pakket nodig dat niet geïnstalleerd is ({ $name }): pip install 'patolli[table]'
serve-taken = Een ander programma luistert al op poort { $port } van { $host }. Geef een andere met --port, of 0 voor een willekeurige vrije.
serve-unheard = De tafel kan niet luisteren op poort { $port } van { $host }: { $why }. Geef andere met --host en --port.
think-for = Denkt voor de tafels van { $store }, aan { $jobs } tegelijk.
look-on = Toekijken
sit-down = Aan een tafel van { $game } gaan zitten
to-the-lobby = Naar de lobby

## Waarom een opslag niet kan worden gebruikt

store-alone = { $store } is de opslag van één proces, dat zelf denkt. Een proces dat alleen denkt heeft een PostgreSQL nodig die ook door servers wordt gebruikt.
store-copy-instead = { $file } is een reservekopie van een SQLite. In PostgreSQL komt ze met: patolli copy-store { $url } URL
store-damaged = De opslag { $store } is beschadigd: van de tabel { $table } ontbreken rijen, of de tabel zelf. Neem de nieuwste reservekopie die heel is.
store-file-exists = { $file } bestaat al; kies een andere naam.
store-foreign = De database { $store } hoort bij een ander programma. Ze is gebleven zoals ze was. Kies een andere opslag met --db.
store-left-over = { $name } is achtergelaten door een programma dat is afgebroken, en zou met het nieuwe { $file } worden vermengd. Het hoort bij het bestand dat er eerst stond: verplaats ze samen.
store-no-backup = { $file } is geen reservekopie die `patolli backup` heeft geschreven.
store-no-program = Er is hier geen { $name }. Installeer de clientprogramma's van PostgreSQL { $server } of nieuwer (Debian: apt install postgresql-client), of zeg in PG_BIN in welke map ze staan.
store-no-psycopg = PostgreSQL heeft ook psycopg nodig: pip install 'psycopg[binary]'
store-no-url = Een opslag is sqlite:///tables.db of postgresql://user@host/name, niet “{ $url }”.
store-not-empty = Er staat al iets in { $store }, en dat is gebleven zoals het was. Kies een lege database, of een bestand dat nog niet bestaat.
store-nothing = Er is geen opslag op { $store }. Zoek een fout in het adres.
store-old-layout = De opslag { $store } heeft indeling { $layout }, en { $known } is nodig. Start er eenmaal `patolli serve` mee, die haar bijwerkt, en kopieer dan.
store-old-program = { $name } is van PostgreSQL { $found }, en de server is { $server }. Installeer de clientprogramma's van { $server } of nieuwer, of zeg in PG_BIN in welke map ze staan.
store-other-kind = { $file } is een reservekopie van een PostgreSQL. Zet ze daarin terug, en kopieer vandaar met `patolli copy-store`.
store-other-layout = De opslag { $store } is door een andere Patolli geschreven (indeling { $layout }, deze schrijft { $known }). Ze is gebleven zoals ze was. Start die andere, of kies een andere opslag met --db.
store-other-schema = De reservekopie is van het schema { $there }, en deze database heeft { $here }. Kies er een die hetzelfde heeft.
store-program-failed = { $name } is mislukt: { $why }
store-read-only = De opslag { $store } kan alleen worden gelezen: { $why }. Laat deze gebruiker het bestand en de map schrijven, of kies een andere opslag met --db.
store-served = Een andere Patolli bedient de opslag { $store } al. Stop die, of kies een andere opslag met --db: alleen een PostgreSQL heeft meer servers.
store-unlike = De kopie in { $store } was niet gelijk aan de oude opslag (tabel { $table }), en is teruggedraaid.
store-unopened = De opslag { $store } kan niet worden geopend: { $why }
store-unread = { $file } kan niet worden gelezen: { $why }.
store-unwritten = { $file } kan niet worden geschreven: { $why }.

## In het logboek, tussen de regels

notice-back = De gastheer gaf de plaats terug: { $name } speelt.
notice-bot = De gastheer laat een bot voor { $name } spelen.
notice-freed = De gastheer nam de plaats van { $name } en stelde haar open voor iemand anders.
notice-fork = { $name } speelt vanuit dit spel verder aan een andere tafel.
notice-forked = Tot hier werd een ander spel gespeeld; dit gaat vanaf daar verder.
notice-hint = { $name } gebruikte een tip.
notice-opened = De gastheer stelde de plaats van de bot { $name } open voor een mens.
notice-resigned = { $name } gaf op: een bot speelt verder.
notice-review = { $name } laat dit spel bespreken en kan zo te weten komen wat verborgen is.
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

## Backups

backup-done = { $file } is geschreven en gecontroleerd. Spellen: { $games }, regels: { $lines }.
copy-changed = Intussen heeft iemand in { $old } gespeeld, en dat ontbreekt in { $new }. Stop de servers, maak { $new } leeg en kopieer opnieuw.
copy-done = { $store } is gevuld, en rij voor rij gelijk aan de oude opslag. Spellen: { $games }, regels: { $lines }.
restore-done = { $store } is gevuld en gecontroleerd. Spellen: { $games }, regels: { $lines }.
