### Chocolatl: the words of a line, as buttons. They stand in this order.

verb-offer = Offer
    .hint = Put a card away for good. It is worth its value at the end.
verb-bid = Bid
    .hint = Lay two cards for a location.
verb-lay = Lay
    .hint = Lay a card for a location.
verb-roll = Roll
    .hint = Roll one of your black dice and add its pips. It cannot be undone.
    .cost = 1
verb-hut = Hut
    .hint = Build the hut; the second in rank gets the die.
verb-die = Black die
    .hint = Take the black die; the second in rank builds the hut.
verb-first = First
    .hint = Place your stone before the other one.
verb-second = Second
    .hint = Let the other stone be placed first.
verb-discard = Give up
    .hint = Give up a card for the one you win.
verb-pass = Pass
    .hint = Roll no die now.

word-place-1 = Temple
word-place-2 = Harvest
word-place-3 = Village
word-place-4 = Pyramid
word-place-5 = Drink
word-place-6 = Court

log-part = Round { $round }

sheet-location-1 = Temple
sheet-location-2 = Harvest
sheet-location-3 = Village
sheet-location-4 = Pyramid
sheet-location-5 = Drink
sheet-location-6 = Court
sheet-stones = Stones
sheet-majority = Most stones
sheet-chocolatl = Chocolatl figure
sheet-old = Old man
sheet-offering = Offering
sheet-highest = Highest offering
sheet-die = Last die
