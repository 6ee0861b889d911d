## What chance did, asked at a game that is written down

draw-tile = Which tile is laid: { $w1 }?
draw-market = Which trade tile of level { $w1 } is opened in the market?
draw-score-tile = Which scoring tile is in this game?
draw-scoring = Which card is the first scoring card?
draw-offer = Which card joins the offer?
draw-top = Which card lies open on the pile?
draw-deal = { $who }: which card were you dealt?
draw-ritual = Which ritual card is in this game?
draw-hint = At what does the next Cocijobot card hint?
draw-front = Which card does Cocijobot turn up?
