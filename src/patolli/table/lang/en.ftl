### What the table says besides the games.

## Why a request was refused

error-bad-host = The Host header of a request is one name or one address.
error-bad-record = This is not a record that can be played: { $reason }
error-bad-set-up = The game cannot be set up like this: { $reason }
set-up-seats = there are { $seats } seats for { $players } players.
set-up-no-bot = there is no bot “{ $name }”; the bots are { $names }.
error-broken = Something went wrong here, and it is not your fault. What was said before is safe: try again.
error-game-over = The game is over: nothing can be taken back.
error-gave-up = Whoever sat there gave up: the seat cannot be given back. The host can open it to somebody else.
error-hint-running = One hint at a time: somebody at this table is being advised just now.
error-hints-off = There are no hints at this table.
error-is-over = The game is over at that point: there is nothing left to play.
error-link-late = This link was good for { $minutes } minutes only. Make another one on the device on which the seat is open.
error-link-used = This link was used already: it seats one person, once. Whoever sits there makes a link for another device; the host can free the seat.
error-malformed = The request cannot be understood: { $reason }
error-no-game = There is no game “{ $game }”.
error-no-link = This link is not good, or not any more. Ask whoever sent it for a new one.
error-no-page = There is nothing here.
error-no-position = The game has { $seq } lines so far: there is no position { $at }.
error-no-seat = There is no seat { $seat } at this table.
error-no-table = There is no such table.
error-not-asked = You are not asked at the moment.
error-not-host = Only the host of the table may do that.
error-not-your-seat = Seat { $seat } is not yours.
error-nothing-to-undo = You have said nothing that could be taken back.
error-old-position = The position has changed since: the table has { $seq } lines now.
error-other-name = This table does not answer to the name { $name }. If it is meant, serve it with --name { $name }.
error-other-site = This request came from another site.
error-others-acted = Somebody else has acted since.
error-others-decide = Others may have decided in secret since: what was before cannot be taken back.
error-read-only = This is a replay: nothing can be said here.
error-revealed = Something was revealed: it cannot be taken back.
error-seat-full = Too many browsers have taken this seat. Ask the host for another table.
error-still-played = Others still play this game, and its positions would show what is hidden. It can be played on when it is over.
error-stopping = The table is being restarted. What was answered is safe: ask again in a moment.
error-store-away = The table cannot read or write its games just now. What was said before is safe: try again in a moment.
error-stuck = { $played ->
    [same] The rules of { $now } refuse line { $line } of this game, although the same version has played it: its lines were changed, or the rules have been since. One can only look at it here.
    [unknown] This game was begun with an older Patolli, before 0.2.0. The rules of { $now } refuse its line { $line }, so one can only look at it here. That older version can go on with it.
   *[other] This game was begun with { $begun ->
        [unknown] an older Patolli
       *[other] Patolli { $begun }
    } and last played with { $played }. The rules of { $now } refuse its line { $line }, so one can only look at it here. Patolli { $played } can go on with it.
}
error-table-full = There are too many viewers just now. Try again in a minute.
error-takeback-asked = Somebody else asks to take something back: that comes first.
error-takeback-lapsed = Nobody asks for that any more: the game went on, or the request was withdrawn.
error-too-fast = Slowly: one moment.
error-too-large = That is too large: at most { $most } bytes.
error-too-slow = The request took too long to arrive.
error-unreadable = { $played ->
    [unknown] This game was played with an older Patolli, before 0.2.0, by other rules or with a game that is not installed here. Patolli { $now } cannot show it.
   *[other] This game was played with Patolli { $played }, by other rules or with a game that is not installed here. Patolli { $now } cannot show it.
}
error-wrong-method = This address cannot be asked that way.
serve-at = The table is at { $address }
serve-metrics-at = Metrics are at { $address }
serve-no-metrics = Metrics need a package that is not installed ({ $name }): pip install 'patolli[table]'
serve-taken = Another program listens at port { $port } of { $host } already. Say another one with --port, or 0 for any that is free.
serve-unheard = The table cannot listen at port { $port } of { $host }: { $why }. Say others with --host and --port.
think-for = Thinking for the tables of { $store }, about { $jobs } at a time.
look-on = Look on
sit-down = Sit down at a table of { $game }
to-the-lobby = To the lobby

## Why a store cannot be used

store-alone = { $store } is the store of one process, which thinks by itself. A process that only thinks needs a PostgreSQL that servers use, too.
store-copy-instead = { $file } is a backup of an SQLite. Into PostgreSQL it comes by: patolli copy-store { $url } URL
store-damaged = The store { $store } is damaged: lines of the table { $table } are missing, or the table is. Take the newest backup that is whole.
store-file-exists = { $file } exists already; choose another name.
store-foreign = The database { $store } belongs to another program. It was left as it is. Choose another store with --db.
store-left-over = { $name } was left by a program that was killed, and would be mixed with the new { $file }. It belongs to the file that was there before: move both away together.
store-no-backup = { $file } is not a backup that `patolli backup` has written.
store-no-program = There is no { $name } here. Install the client programs of PostgreSQL { $server } or newer (Debian: apt install postgresql-client), or say in PG_BIN in which folder they are.
store-no-psycopg = PostgreSQL needs psycopg besides: pip install 'psycopg[binary]'
store-no-url = A store is sqlite:///tables.db or postgresql://user@host/name, not “{ $url }”.
store-not-empty = There is something in { $store } already, and it was left as it is. Choose an empty database, or a file that does not exist yet.
store-nothing = There is no store at { $store }. Look for a mistake in its address.
store-old-layout = The store { $store } has layout { $layout }, and { $known } is needed. Start `patolli serve` with it once, which brings it over, and copy then.
store-old-program = { $name } is of PostgreSQL { $found }, and the server is { $server }. Install the client programs of { $server } or newer, or say in PG_BIN in which folder they are.
store-other-kind = { $file } is a backup of a PostgreSQL. Restore it into one, and copy from there with `patolli copy-store`.
store-other-layout = The store { $store } was written by another Patolli (layout { $layout }, this one writes { $known }). It was left as it is. Start that one, or choose another store with --db.
store-other-schema = The backup is of the schema { $there }, and this database has { $here }. Choose one that has the same.
store-program-failed = { $name } has failed: { $why }
store-read-only = The store { $store } can only be read: { $why }. Allow this user to write it and its folder, or choose another store with --db.
store-served = Another Patolli serves the store { $store } already. Stop that one, or choose another store with --db: only a PostgreSQL has several servers.
store-unlike = The copy in { $store } was not the same as the old store (table { $table }), and was taken back.
store-unopened = The store { $store } cannot be opened: { $why }
store-unread = { $file } cannot be read: { $why }.
store-unwritten = { $file } cannot be written: { $why }.

## In the log, between the lines

notice-back = The host gave the seat back: { $name } plays.
notice-bot = The host lets a bot play for { $name }.
notice-freed = The host took the seat of { $name } and opened it to somebody else.
notice-fork = { $name } plays on from this game at another table.
notice-forked = Up to here another game was played; this one goes on from there.
notice-hint = { $name } used a hint.
notice-opened = The host opened the seat of the bot { $name } to a person.
notice-resigned = { $name } gave up: a bot plays on.
notice-review = { $name } has this game reviewed, and may so learn what is hidden.
notice-sat = Somebody else sat down at the seat that was freed.
notice-takeback = { $name } took back: the game goes on from here.
lost-ended = Another device of yours has ended this seat here. You are watching.
lost-freed = The host has freed your seat. You are watching.

## The games in the lobby

game-mexica = Dig canals, found districts on the island of Tenochtitlan and build the most floors in them.
    .length = 90 min
    .weight = medium
game-zapotec = Choose a card in secret, then build houses, palaces and temples in the valley of Oaxaca.
    .length = 60 min
    .weight = medium
    .alone = With one seat you play alone against Cocijobot, which the rules play.
game-chocolatl = Share out your cards among the places of the Aztec court, in secret and all at once.
    .length = 60 min
    .weight = light
game-lapins = Found cities of the Maya, tax and wage war, and win glory under the king called Eighteen Rabbits.
    .length = 120 min
    .weight = heavy

## The score sheet


## Chat

spectator = spectator

## Backups

backup-done = { $file } is written and was looked through. Games: { $games }, lines: { $lines }.
copy-changed = Meanwhile somebody has played in { $old }, and { $new } lacks that. Stop the servers, empty { $new } and copy again.
copy-done = { $store } is filled, and equals the old store row by row. Games: { $games }, lines: { $lines }.
restore-done = { $store } is filled and was looked through. Games: { $games }, lines: { $lines }.
