## Ce que le hasard a fait, demandé pour une partie que l'on note

draw-tile = Quelle tuile est posée : { $w1 } ?
draw-market = Quelle tuile de commerce de niveau { $w1 } arrive au marché ?
draw-score-tile = Quelle tuile de décompte est dans cette partie ?
draw-scoring = Quelle est la première carte de décompte ?
draw-offer = Quelle carte rejoint l'offre ?
draw-top = Quelle carte est visible sur la pile ?
draw-deal = { $who } : quelle carte avez-vous reçue ?
draw-ritual = Quelle carte de rituel est dans cette partie ?
draw-hint = Qu'annonce la prochaine carte de Cocijobot ?
draw-front = Quelle carte Cocijobot retourne-t-il ?
