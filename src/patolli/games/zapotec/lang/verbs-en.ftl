### Zapotec: the words of a line, as buttons. They stand in this order.

verb-choose = Play
    .hint = Choose the card of this round, in secret. It cannot be changed.
verb-income = Income
    .hint = Take the income of a row or of a column.
verb-income-row = Row
    .hint = Take the income of the row.
verb-income-column = Column
    .hint = Take the income of the column.
verb-buy = Trade
    .hint = Buy an open trade tile: as many gold as its level.
    .cost = { $price }
verb-use = Use
    .hint = Use one of your trade tiles.
verb-pyramid = Pyramid
    .hint = Build a level: { $level }.
    .cost = { $level_price }
verb-ritual = Ritual
    .hint = Perform a ritual: a priest, and a gold for each disc of others.
    .cost = 1+
verb-sacrifice = Sacrifice
    .hint = Climb the sacrifice track: a priest, and a corn for each step.
    .cost = 2+
verb-gain = Take
    .hint = Take a wood, a brick or a stone.
verb-place = Disc
    .hint = Place a disc on a ritual card, free of cost.
verb-build = Build
    .hint = Build a house on a space, then choose the cell of your grid for its tile.
    .cost = { $house_price }
verb-palace = Palace
    .hint = Build your palace: { $palace_cost }.
    .cost = { $palace_price }
verb-score = Score
    .hint = Score with the scoring card, or with a card of your hand.
verb-draft = Take
    .hint = Take a card of the offer.
verb-decline = Decline
    .hint = Go on without it.
verb-done = Done
    .hint = Go on to the next step of your turn.

word-row = row
word-column = column
word-new = new
word-round = scoring card

sheet-scored = Buildings, round by round
sheet-steps = Sacrifice track, on the way
sheet-track = Sacrifice track, rank
sheet-rituals = Rituals
sheet-pyramids = Pyramids
sheet-trade = Trade tiles of Cocijobot
sheet-difficulty = Difficulty

log-part = Round { $round }
