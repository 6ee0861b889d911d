### Puzzles: what is refused

error-no-puzzle = There is no puzzle “{ $puzzle }” of this game.
error-puzzle-over = What was said before does not fit this puzzle, which may have changed meanwhile. Load the page again.
error-puzzle-unfinished = Your turn is not complete yet. Play it to its end, then check it.
