## Wat het toeval deed, gevraagd bij een spel dat wordt opgeschreven

draw-disc = Wiens schijf komt nu op vak 0?
draw-harvest = Wat tonen de oogstdobbelstenen?
draw-big = Welke grote verbeteringskaart wordt omgedraaid?
draw-small = Welke kleine verbeteringskaart wordt omgedraaid?
draw-face = Wat toont de zwarte dobbelsteen?
draws-improvement = verbeteringskaart { $value }
