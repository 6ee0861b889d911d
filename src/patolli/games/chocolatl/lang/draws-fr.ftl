## Ce que le hasard a fait, demandé pour une partie que l'on note

draw-disc = Quel disque est posé ensuite sur la case 0 ?
draw-harvest = Que montrent les dés de récolte ?
draw-big = Quelle grande carte d'amélioration est retournée ?
draw-small = Quelle petite carte d'amélioration est retournée ?
draw-face = Que montre le dé noir ?
draws-improvement = carte d'amélioration { $value }
