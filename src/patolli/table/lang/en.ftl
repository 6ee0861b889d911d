### What the table says besides the games.

## Why a request was refused

error-bad-host = The Host header of a request is one name or one address.
error-bad-record = This is not a record that can be played: { $reason }
error-bad-set-up = The game cannot be set up like this: { $reason }
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
error-not-asked = Nobody waits for a decision of seat { $seat } now.
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
error-store-away = The table cannot read or write its games just now. What was said before is safe: try again in a moment.
error-table-full = There are too many viewers just now. Try again in a minute.
error-takeback-asked = Somebody else asks to take something back: that comes first.
error-takeback-lapsed = Nobody asks for that any more: the game went on, or the request was withdrawn.
error-too-fast = Slowly: one moment.
error-too-large = That is too large: at most { $most } bytes.
error-too-slow = The request took too long to arrive.
error-unreadable = This table was played by other rules than these and cannot be read any more.
error-wrong-method = This address cannot be asked that way.
serve-at = The table is at { $address }
serve-taken = Another program listens at port { $port } of { $host } already. Say another one with --port, or 0 for any that is free.
serve-unheard = The table cannot listen at port { $port } of { $host }: { $why }. Say others with --host and --port.
look-on = Look on
sit-down = Sit down at a table of { $game }
to-the-lobby = To the lobby

## Why a store cannot be used

store-foreign = The database { $store } belongs to another program. It was left as it is. Choose another store with --db.
store-no-psycopg = PostgreSQL needs psycopg besides: pip install 'psycopg[binary]'
store-no-url = A store is sqlite:///tables.db or postgresql://user@host/name, not “{ $url }”.
store-other-layout = The store { $store } was written by another Patolli (layout { $layout }, this one writes { $known }). It was left as it is. Start that one, or choose another store with --db.
store-read-only = The store { $store } can only be read: { $why }. Allow this user to write it and its folder, or choose another store with --db.
store-unopened = The store { $store } cannot be opened: { $why }

## In the log, between the lines

notice-back = The host gave the seat back: { $name } plays.
notice-bot = The host lets a bot play for { $name }.
notice-freed = The host took the seat of { $name } and opened it to somebody else.
notice-fork = { $name } plays on from this game at another table.
notice-forked = Up to here another game was played; this one goes on from there.
notice-hint = { $name } used a hint.
notice-opened = The host opened the seat of the bot { $name } to a person.
notice-resigned = { $name } gave up: a bot plays on.
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
