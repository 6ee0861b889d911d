### The toy game of the contract's own tests.

name = Seat { $seat }
prompt-choose = Choose one of your cards for round { $round }.
prompt-deal = The cards are dealt.
prompt-over = The game is over.
log-deal = A card is dealt to seat { $seat }: { $card }.
log-choose = { $who } chooses { $card }.
event-revealed = { $who } shows { $card }.
event-won = { $who } wins the round and scores { $points }.
scene-title = Toy, round { $round }
hand = Your hand
card = Card { $card }
no-usage = Say “{ $usage }”.
no-not-in-hand = You do not hold { $card }.
no-not-left = { $card } has been dealt already.
