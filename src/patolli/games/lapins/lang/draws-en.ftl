## What chance did, asked at a game that is written down

draw-land = What lies on { $w1 }?
draw-tile = Which tile lies on { $w1 }, and how is it turned?
draw-first = Who begins?
draw-roll = What do the dice show?
draw-face = What does card { $w1 } show?
draws-gifts = Gifts
draws-catastrophes = Catastrophes
