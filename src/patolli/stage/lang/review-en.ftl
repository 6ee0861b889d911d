## Review: what happened in a game, and what would have been better

review-title = Review: { $title }
review-lead = { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $simulations ->
        [one] at least { $simulations } simulation
       *[other] at least { $simulations } simulations
    } for each, seed { $seed }
review-best = best
review-good = good
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-forced = forced
review-possible = not known
review-period = period { $period }, round { $round }
review-round = round { $round }
review-set-up = at the start
review-lost = { $lost } of 100 lost
review-cost = This cost { $who } { $chance ->
        [0] hardly any chance to win
       *[other] { $chance } of 100 chances to win
    }{ $points ->
        [0] .
        [one] { "" }, and about { $points } point.
       *[other] { "" }, and about { $points } points.
    }
review-no-cost = Nothing better was found.
review-played = Played
review-better = Better
review-why = Why
review-gains = brings { $who } { $points }: { $part }
review-costs = costs { $who } { $points }: { $part }
review-chance = Chance to win
review-chance-below = lines of the game
review-turning = Turning points
review-turning-none = No single moment changed much.
review-turn-up = { $who } gained { $change } of 100 chances
review-turn-down = { $who } lost { $change } of 100 chances
review-by-luck = by luck
review-after = after line { $line }
review-seats = The players
review-player = player
review-accuracy = accuracy
review-accuracy-why = Accuracy is 100 less the chance to win that a decision has lost on average, in points of a hundred. A decision that did better than the best line found counts as a gain. Forced decisions are left out.
review-luck = luck
review-luck-why = Luck is what dice and draws gave or took: how the chances to win changed while nobody decided. It is not a part of the accuracy.
review-mistakes = What could have been better
review-mistakes-none = Nothing that was clearly worse than something else.
review-all = All { $count } decisions
review-how = A decision is judged by what its player could know then, never by the cards that came: the line that was played and the best one found are tried in the same guesses, with the same luck. Only a difference beyond doubt counts: below { $best } of 100 it is best, below { $good } good, below { $inaccuracy } an inaccuracy, below { $mistake } a mistake, above it a blunder.
review-head-decision = decision
review-head-when = when
review-head-judgement = judgement
review-head-lost = lost
review-again = The same again:
review-progress = { $done } of { $of } reviewed
review-seconds = --seconds takes a number above 0, such as 60.
review-one-budget = Say how long with --seconds or how often with --simulations, not both.
review-written = The page is in { $file }.
