### What the table says besides the games.

## Why a request was refused

error-bad-record = This is not a record that can be played: { $reason }
error-bad-set-up = The game cannot be set up like this: { $reason }
error-broken = Something went wrong here, and it is not your fault. What was said before is safe: try again.
error-game-over = The game is over: nothing can be taken back.
error-hint-running = One hint at a time: somebody at this table is being advised just now.
error-malformed = The request cannot be understood: { $reason }
error-no-game = There is no game “{ $game }”.
error-no-page = There is nothing here.
error-no-position = The game has { $seq } lines so far: there is no position { $at }.
error-no-seat = There is no seat { $seat } at this table.
error-no-table = There is no such table.
error-not-asked = Nobody waits for a decision of seat { $seat } now.
error-not-host = Only the host of the table may do that.
error-not-your-seat = Seat { $seat } is not yours.
error-nothing-to-undo = You have said nothing that could be taken back.
error-old-position = The position has changed since: the table has { $seq } lines now.
error-other-site = This request came from another site.
error-others-acted = Somebody else has acted since.
error-others-decide = Others may have decided in secret since: what was before cannot be taken back.
error-read-only = This is a replay: nothing can be said here.
error-revealed = Something was revealed: it cannot be taken back.
error-seat-full = Too many browsers have taken this seat. Ask the host for another table.
error-table-full = There are too many viewers just now. Try again in a minute.
error-too-fast = Slowly: one moment.
error-too-large = That is too large: at most { $most } bytes.
error-too-slow = The request took too long to arrive.
error-unreadable = This table was played by other rules than these and cannot be read any more.
error-wrong-method = This address cannot be asked that way.
serve-at = The table is at { $address }
serve-taken = Another program listens at port { $port } of { $host } already. Say another one with --port, or 0 for any that is free.
serve-unheard = The table cannot listen at port { $port } of { $host }: { $why }. Say others with --host and --port.
sit-down = Sit down at a table of { $game }
why-example = For example: { $why }

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
