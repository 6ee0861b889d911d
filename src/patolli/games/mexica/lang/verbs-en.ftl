### Mexica: the words of a line, as buttons. They stand in this order.

verb-place = Place
    .hint = Put your pawn on a start cell of the palace.
verb-canal = Canal
    .hint = Dig a canal of one cell or of two neighbouring cells.
    .cost = 1
verb-bridge = Bridge
    .hint = Build a bridge on a canal.
    .cost = 1
verb-shift = Shift
    .hint = Move a bridge to another canal cell, when none is left in the supply.
    .cost = 1
verb-temple = Temple
    .hint = Build a temple in the district of your pawn: one action point for each floor.
    .cost = 1–4
verb-walk = Walk
    .hint = Walk to a neighbouring cell or bridge.
    .cost = 1
verb-boat = Sail
    .hint = Go by boat from bridge to bridge: one action point for each bridge on the way.
    .cost = 1+
verb-fly = Leap
    .hint = Move to any free place for a flat fee.
    .cost = { $fee }
verb-found = Found
    .hint = Found the district of your pawn, if the emperor ordered one of its size.
    .cost = 0
verb-take = Take
    .hint = Take an action token, to be spent in a later turn.
    .cost = 1
verb-spend = Spend
    .hint = Give an action token back for one more action point.
    .cost = +1
verb-end = End turn
    .hint = End your turn. What is left of your action points is lost.

word-NS = north – south
word-EW = west – east

sheet-founded = Founding districts
sheet-present = Present when others founded
sheet-district-founded = Founded districts
sheet-district-open = Unfounded districts
sheet-palace = Palace bonus

log-part = Period { $period }, round { $round }
