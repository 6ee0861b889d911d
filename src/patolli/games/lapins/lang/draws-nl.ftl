## Wat het toeval deed, gevraagd bij een spel dat wordt opgeschreven

draw-land = Wat ligt er op { $w1 }?
draw-tile = Welke tegel ligt op { $w1 }, en hoe is hij gedraaid?
draw-first = Wie begint?
draw-roll = Wat tonen de dobbelstenen?
draw-face = Wat toont kaart { $w1 }?
draws-gifts = Giften
draws-catastrophes = Rampen
