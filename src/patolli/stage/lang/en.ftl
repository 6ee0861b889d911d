### What all games say.

no-line-too-long = A line has at most { $most } letters.
no-no-words = An empty line says nothing.
no-game-over = The game is over.
no-not-asked =
    { $who ->
        [-1] The game is waiting for chance, not for seat { $actor }.
       *[other] Seat { $actor } owes no decision now; it is the turn of seat { $who }.
    }
no-unknown-word = “{ $word }” is not a word of this game. Lines begin with: { $words }.
no-wrong-words = “{ $verb }” is said like this: { $usage }.
no-no-number = “{ $word }” is not a number. It is said like this: { $usage }.
