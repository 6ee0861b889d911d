# Locations that are settled

moment-bids = { $mode ->
        [gold] Round { $round }, gold: the bids
        [red] Round { $round }, red: the bids
        [green] Round { $round }, green: the bids
       *[other] The bids
    }
moment-wins = { $location }, { $name }: { $who } is first with { $bid }.
moment-tie = { $why ->
        [figure] Tie at { $bid }: { $who } has the Chocolatl figure and is ahead of { $behind }.
        [points] Tie at { $bid }: { $who } has fewer points and is ahead of { $behind }.
       *[stack] Tie at { $bid }: { $who } has the higher disc and is ahead of { $behind }.
    }
moment-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
moment-swap = card { $won } for { $given }
moment-got-chocolatl = Chocolatl figure
moment-got-old-man = old man
moment-got-hut = hut
moment-got-die = black die
moment-got-stone = stone
moment-got-row = full row
moment-term-huts = { $value } huts
moment-term-old = { $value } old man
moment-term-dice = { $value } dice

# Black dice, and the end

moment-die = { $who } rolls a black die
moment-final = Final scoring
