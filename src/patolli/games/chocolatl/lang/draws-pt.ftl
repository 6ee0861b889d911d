## O que o acaso fez, perguntado num jogo que se anota

draw-disc = De quem é o próximo disco colocado na casa 0?
draw-harvest = O que mostram os dados da colheita?
draw-big = Que carta grande de melhoria é virada?
draw-small = Que carta pequena de melhoria é virada?
draw-face = O que mostra o dado preto?
draws-improvement = carta de melhoria { $value }
