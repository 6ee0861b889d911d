## Wat het toeval deed, gevraagd bij een spel dat wordt opgeschreven

draw-tile = Welke tegel wordt gelegd: { $w1 }?
draw-market = Welke handelstegel van niveau { $w1 } komt op de markt?
draw-score-tile = Welke puntentegel doet mee in dit spel?
draw-scoring = Welke kaart is de eerste puntenkaart?
draw-offer = Welke kaart komt bij het aanbod?
draw-top = Welke kaart ligt open op de stapel?
draw-deal = { $who }: welke kaart heb je gekregen?
draw-ritual = Welke ritueelkaart doet mee in dit spel?
draw-hint = Waarnaar wijst de volgende kaart van Cocijobot?
draw-front = Welke kaart draait Cocijobot om?
