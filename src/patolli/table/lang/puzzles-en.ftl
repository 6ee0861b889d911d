### Puzzles: what is refused

error-no-puzzle = There is no puzzle “{ $puzzle }” of this game.
error-puzzle-over = What was said before does not fit this puzzle, which may have changed meanwhile. Load the page again.
error-puzzle-unfinished = Your turn is not complete yet. Play it to its end, then check it.
error-puzzle-running = A puzzle can be made of this game when it is over: until then it would show what is hidden.

## Why a decision is no puzzle

no-puzzle-choice = There was hardly anything to choose here.
no-puzzle-many = There are too many turns here to compare all of them.
no-puzzle-written = This position cannot be written down as a puzzle.
no-puzzle-obvious = The best turn is the one that everybody sees at once.
no-puzzle-decided = The game was as good as decided here.
no-puzzle-close = Several turns are about as good as the best one.
no-puzzle-point = One turn is better, but nobody can say in a sentence why.
no-puzzle-seeds = It is not sure enough which turn is best: it depends on luck.
no-puzzle-check = It is not sure enough which turn is best: it depends on luck.
no-puzzle-possible = Nobody told this hand, so nobody knows what was best.
