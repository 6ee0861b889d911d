### What is wrong with a position or a component file of Chocolatl

## Positions
bad-position-last-round-cards = in round { $round } no improvement cards are laid out (CHO-18)
bad-position-lowest-leaves = in this edition the lowest card leaves by itself (CHO-65)
bad-position-mode = in the phase { $phase } the mode is { $modes }
bad-position-not-last = a round that is being prepared is not yet the last (CHO-75)
bad-position-last-discard = in the last round no card is given up (CHO-68)
bad-position-track = “{ $word }” is not a space and its seats, such as 12: 2 0
bad-position-disc-twice = the disc of seat { $seat } is on the track twice (CHO-69)
bad-position-discs-missing = every disc is on the track when the set-up is over (CHO-10)
bad-position-discs-early = during the set-up some discs are on space 0, and not yet all (CHO-10)
bad-position-no-seat = there is no seat “{ $word }”
bad-position-two-figures = the two figures are never with one player (CHO-51)
bad-position-harvest = harvest is three faces such as 2 4 5, not “{ $word }” (CHO-5)
bad-position-pyramid = at this point there are at most { $most } stones in the pyramid (CHO-56)
bad-position-early-offering = the offering comes after the set-up (CHO-14)
bad-position-early-cards = before the offering everybody has the cards of the start (CHO-14)
bad-position-offering = an offering is one card from { $least } to { $most } (CHO-14)
bad-position-no-card = “{ $word }” is no card; cards go from 0 to { $most }
bad-position-locations = there are { $count } locations to lay cards at (CHO-24)
bad-position-pair = “{ $word }” is not two cards such as 3+12 (CHO-24)
bad-position-laid-order = cards are laid in the order of the locations (CHO-87, CHO-88)
bad-position-nothing-laid = in the phase { $phase } no card is laid
bad-position-card-count = { $laid } cards laid and { $hand } in hand are not { $all } (CHO-16)
bad-position-stones-sum = stones left, huts and stones in the pyramid make { $count } (CHO-2)
bad-position-stones-board = without stones left, { $least } to { $most } are on the board (CHO-62)
bad-position-stone-left = before location 3 is settled everybody has a stone left (CHO-75)
bad-position-rolled = dice are rolled at a location only (CHO-34)
bad-position-passed = nobody passes outside a die window (CHO-37)
bad-position-final = only who owns a black die rolls one in final scoring (CHO-82)
bad-position-black-dice = there are only { $count } black dice (CHO-3)
bad-position-laid-count = in this phase { $least } to { $most } cards are laid, not { $laid } (CHO-24)
bad-position-bids-over = everybody has confirmed, so the bidding is over (CHO-25)
bad-position-offering-over = everybody has offered a card, so the offering is over (CHO-14)
bad-position-no-final-die = nobody has a black die to roll, so the game is over (CHO-82)
bad-position-no-speaker = nobody who owns a black die has still to speak (CHO-37)
bad-position-first-wins = the first in rank, seat { $seat }, wins a card first (CHO-64)
bad-position-drawn-count = { $count } improvement cards have been turned over by now, not { $given }
bad-position-open-count = { $count } improvement cards are open at this point, not { $given } (CHO-18)
bad-position-not-in-deck = { $card } is not in the { $deck ->
        [big] big
       *[small] small
    } deck (CHO-9)
bad-position-exchange = “{ $word }” is not a round, a seat, a card won and a card given up
bad-position-exchange-words = “{ $word }” names a round, seat or card that cannot be
bad-position-exchange-round = cards are won at location 6, round by round; not yet in { $round } (CHO-67)
bad-position-exchange-won = in round { $round } the first in rank wins { $first }, then the second { $second }, not { $won } (CHO-64)
bad-position-exchange-over = once the second card is won, the round is over (CHO-67)
bad-position-result-round = a result begins with its round, such as `round 2`
bad-position-not-played = round { $round } has not been played yet
bad-position-not-settled = location { $location } is not settled yet in round { $round } (CHO-31)
bad-position-result-seats = a result has { $count } seats, from the best to the last
bad-position-seat-once = a result has every seat once
bad-position-result-form = “{ $word }” is not of the form `{ $form }`
bad-position-no-prize = “{ $word }” is no prize; these are: { $names }
bad-position-points = “{ $word }” is no number of points
bad-position-nothing-won = seat { $seat } has won nothing here that is not among the exchanges (CHO-47)

## Component files
bad-component-fixed = { $name } is { $wanted }, not { $value }: the rules are written for it, so a file cannot change it (CHO-4)
bad-component-space-count = by_space has a colour for each of the { $count } spaces before the end score (CHO-20)
bad-component-space-colour = by_space: space { $space } is gold, red or green, not { $value } (CHO-20)
bad-component-different-cards = values are { $count } different numbers: one is offered, { $hand } are bid (CHO-16)
bad-component-deck-size = { $name } has at least { $count } cards, one for each round but the last (CHO-9)
bad-component-deck-large = { $name } has at most { $most } cards
bad-component-pyramid-size = spaces make { $count } together: two stones in each of { $rounds } rounds (CHO-56)
bad-component-drink-round = rounds has { $value }; a round is three whole numbers: first and second win up to 40 points, the lowest loses up to 40 (CHO-63)
bad-component-drink-count = there are { $count } rounds in drink.begin and drink.rest together (CHO-63)
