## Ce que le hasard a fait, demandé pour une partie que l'on note

draw-land = Qu'y a-t-il sur { $w1 } ?
draw-tile = Quelle tuile est sur { $w1 }, et comment est-elle tournée ?
draw-first = Qui commence ?
draw-roll = Que montrent les dés ?
draw-face = Que montre la carte { $w1 } ?
draws-gifts = Dons
draws-catastrophes = Catastrophes
