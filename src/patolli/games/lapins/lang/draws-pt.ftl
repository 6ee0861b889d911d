## O que o acaso fez, perguntado num jogo que se anota

draw-land = O que há em { $w1 }?
draw-tile = Que peça está em { $w1 }, e como está virada?
draw-first = Quem começa?
draw-roll = O que mostram os dados?
draw-face = O que mostra a carta { $w1 }?
draws-gifts = Dádivas
draws-catastrophes = Catástrofes
