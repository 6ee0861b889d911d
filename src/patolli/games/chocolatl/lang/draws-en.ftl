## What chance did, asked at a game that is written down

draw-disc = Whose disc is laid next on space 0?
draw-harvest = What do the harvest dice show?
draw-big = Which big improvement card is turned over?
draw-small = Which small improvement card is turned over?
draw-face = What does the black die show?
draws-improvement = improvement card { $value }
