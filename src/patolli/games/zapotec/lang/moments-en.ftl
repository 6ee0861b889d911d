# Cards that are turned over together, and the final scoring

moment-cards = The cards
moment-cards-turned = All cards are turned over.
moment-order = Lower numbers first: { $names }.
moment-card = number { $number }, { $resource }, { $property }
moment-bot-card = initiative { $number }
moment-bot-turn = { $who }'s turn
moment-tie = Equal numbers: Cocijobot goes first.
moment-final = Final scoring
moment-rank = { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
moment-ritual = Ritual “{ $counts }”
moment-pyramid = Pyramid { $pyramid }
moment-levels = { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    } × { $houses }
