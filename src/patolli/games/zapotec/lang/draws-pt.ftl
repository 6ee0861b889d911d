## O que o acaso fez, perguntado num jogo que se anota

draw-tile = Que peça é colocada: { $w1 }?
draw-market = Que peça de comércio de nível { $w1 } chega ao mercado?
draw-score-tile = Que peça de pontuação está neste jogo?
draw-scoring = Qual é a primeira carta de pontuação?
draw-offer = Que carta se junta à oferta?
draw-top = Que carta está visível na pilha?
draw-deal = { $who }: que carta recebeu?
draw-ritual = Que carta de ritual está neste jogo?
draw-hint = O que anuncia a próxima carta de Cocijobot?
draw-front = Que carta vira Cocijobot?
