## The laboratory: what is measured

lab-points-of = points, { $seat }
lab-share-of = share of victories in %, { $seat }
lab-length = length in decisions
lab-margin = margin of the winner in points
lab-lead-changes = how often the lead changes
lab-open = % of the game until the winner leads for good
lab-duel-share = share of victories at mixed tables in %
lab-duel-points = points at mixed tables
lab-from = points from: { $source }
lab-used-of = uses of { $thing }
lab-worth-of = worth of a use of { $thing }
lab-kind-action = action
lab-kind-card = card
lab-kind-trade-tile = trade tile
lab-kind-score-tile = score tile
lab-kind-ritual = ritual
lab-kind-building = building
lab-kind-terrain = terrain
lab-kind-region = region
lab-kind-location = location won
lab-kind-improvement = card won
lab-kind-offering = offering
lab-kind-temple = temple by floors
lab-kind-district = district by size
lab-kind-share = share of the harvest
lab-place = place { $place }

## The laboratory: tables

lab-head-measure = measure
lab-head-a = A
lab-head-b = B
lab-head-change = change
lab-head-between = between
lab-head-deals = deals
lab-head-value = value
lab-head-option = option
lab-head-goal = away from the goal

## The laboratory: a comparison

lab-compare-title = { $title }: { $a } compared with { $b }
lab-compare-lead = { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, each played by both sides{ $what ->
        [bots] {""}
       *[other] {" "}with the bot { $bot } at all seats
    }; seed { $seed }.
lab-box-title = { $title }: what { $b } changes
lab-what-changes = { $count } of { $all } measures change beyond doubt
lab-finding = { $a } → { $b }, a change of { $change } (between { $between })
lab-more-findings = { $count ->
        [one] { $count } more difference is
       *[other] { $count } more differences are
    } in the table below.
lab-nothing-differs = No difference is beyond doubt. More deals would narrow the intervals.
lab-read-interval = A change is “{ $b }” less “{ $a }”. Intervals are made so wide that all of them together hold in 95 of 100 comparisons; a full point is a change beyond doubt. A thin line on a bar is the interval of one side.
lab-chart-points = Change of the points
lab-chart-share = Change of the shares of victories, in percentage points
lab-chart-duel = Share of victories at mixed tables, B less A, in percentage points
lab-chart-change = Change: { $name }
lab-course-title = In how many games the later winner leads
lab-course-below = % of the game
lab-places = Places, in % of the games
lab-sources = Where points come from
lab-chart-sheet = Points of a seat
lab-things = What is used, and what it is worth
lab-worth-meaning = Worth is how many points more a seat has for each use, compared with the others at its table. It says what goes together, not what causes what.
lab-chart-used = Uses in a game: { $kind }
lab-chart-worth = Worth of a use in points: { $kind }
lab-all-measures = All measures
lab-show-all = Show all { $count } measures
lab-again = The same again:
lab-compare-note = Patolli { $version }. Both sides play the same deals, and differences are taken deal by deal (Student’s intervals of linearised ratios, corrected after Bonferroni: one half for points, victories, length and tension, one half for everything else). What fewer than 20 deals tell something about has no interval.

## The laboratory: balance

lab-balance-title = { $title }: the balance of the box
lab-balance-lead = { $deals ->
        [one] { $deals } game
       *[other] { $deals } games
    } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, the bot { $bot } at all seats; seed { $seed }.
lab-seats = Seats
lab-advantage-of = advantage in points, { $seat }
lab-chart-seat-share = Shares of victories; even is { $even }
lab-chart-advantage = Points above the mean of the table
lab-seats-even = No seat has an advantage beyond doubt.
lab-seat-better = { $seat } wins { $share } of the games (between { $between }) instead of { $even }.
lab-tension = Tension
lab-tension-open = On average the winner takes the lead for good after { $open } of the game, and the lead changes { $changes } times.
lab-skill = Luck and skill
lab-skill-wins = { $strong } against { $weak }: the stronger bot wins { $share } of the games at mixed tables (between { $between }).
lab-skill-parts = What the points of a seat above the mean depend on, in % of the variance
lab-skill-skill = who plays
lab-skill-seat = where they sit
lab-skill-deal = the deal
lab-skill-rest = play and later luck
lab-skill-meaning = Each deal is played twice, the bots changing seats: what stays with the bot is skill, what stays with the seat in all deals is the seat, what stays with the seat in one deal is the deal.
lab-strategies = Strategies, cards, buildings
lab-things-of = { $kind }: worth of a use in points
lab-options = Options
lab-options-none = No option changes anything beyond doubt.
lab-balance-note = Patolli { $version }. Intervals are Student’s, of linearised ratios, and corrected for the number of measures (Bonferroni: one half for seats, length and tension, one half for everything else).

## The laboratory: a sweep

lab-sweep-title = { $title }: { $keys } towards { $goal }
lab-sweep-lead = { $tries ->
        [one] { $tries } try
       *[other] { $tries } tries
    } with { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    } each, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, bot { $bot }; seed { $seed }. The best are played again on { $fresh } fresh deals.
lab-goal-seats = equal seats
lab-goal-length = a length of { $target } decisions
lab-goal-tension = tension
lab-sweep-best = Best on fresh deals: { $values }. Away from the goal: { $value } (the box as it is: { $delivered }), a change of { $change } (between { $between }).
lab-sweep-unconfirmed = On fresh deals nothing tried is better than the box as it is beyond doubt.
lab-sweep-confirmed = On fresh deals that is better than the box as it is, beyond doubt.
lab-sweep-chart = Away from the goal, by { $key }
lab-sweep-fresh = Away from the goal on fresh deals; the upright line is the box as it is
lab-sweep-as-it-is = as it is
lab-sweep-meaning-seats = Away from the goal: the largest distance between a seat’s share of victories and an even share.
lab-sweep-meaning-length = Away from the goal: how far the mean length is from { $target } decisions.
lab-sweep-meaning-tension = Away from the goal: the part of the game that is left when the winner takes the lead for good; less is more tension.
lab-sweep-note = Patolli { $version }. All tries play the same deals, so the best of them looks better there than it is; only the fresh deals count. Tries in colour were played again.

## The laboratory: the command

lab-side-options = { $text } names no options. They are said like this: first_player=random,stall_rounds=off; or default.
lab-same-keys = { $key } is given twice.
lab-no-key = The box has nothing with the key { $key }.
lab-vary-key = The box has no number { $key }.
lab-vary-near = Perhaps { $keys }?
lab-rows-json = --rows goes with --json.
lab-needs-optuna = A sweep needs packages that are not installed ({ $name }): pip install 'patolli[lab]'
lab-needs-ray = --on ray needs packages that are not installed ({ $name }): pip install 'patolli[ray]'
lab-on = --on is ray for a cluster on this machine, or ray:ADDRESS for one that runs already, such as ray:10.0.0.5:6379.
lab-ray-listens = While the games are played, Ray listens on all addresses of this machine and asks for no password: use it behind a firewall only.
lab-ray-failed = Ray could not be started or reached: { $why }
lab-one-bot = { $count ->
        [one] { $count } bot is named
       *[other] { $count } bots are named
    }; two are needed, the stronger first.
lab-page-in = The page is in { $file }.
lab-csv-in = The measures are in { $file }.
lab-narrow-enough = The shares of victories are narrow enough after { $deals } deals.
lab-not-narrow = After { $deals } deals the shares of victories are not that narrow yet: say more games.
lab-by-time = Bots that think for seconds do not repeat exactly, whatever the seed.
lab-changed = What differs beyond doubt: { $count }

## The speed

bench-processor = processor
bench-system = system
bench-python = python
bench-rounds = rounds
bench-best-of = the best of { $rounds } counts
bench-doing = { $title } with { $players }
bench-doing-interpreted = the same, interpreted
bench-title = { $title }, { $compiled ->
        [1] compiled
       *[0] interpreted
    }, random play, one core
bench-with-spiel = With OpenSpiel beside it (`pip install open_spiel`), the simulations of its MCTS are measured, too.
bench-players = { $players }p
bench-bar = bar
bench-met = met
bench-not-met = NOT met
bench-us-decision = µs a decision
bench-times-simulate = simulate, times that
bench-times-records = with records, times that
bench-us-first-quarter = in the first quarter
bench-us-last-quarter = in the last quarter
bench-last-to-first = last to first
bench-interpreted = interpreted
bench-times-as-fast = times as fast
bench-simulations-s = simulations a second
bench-search-s = of our search
bench-spiel-python-s = of OpenSpiel's MCTS, Python
bench-spiel-c-s = of OpenSpiel's MCTS, C++
bench-us-copy = µs a copy
bench-ms-view = ms a view
bench-ms-scene = ms a scene
bench-ms-svg = ms a drawing
bench-state-bytes = bytes of a state
bench-copy-bytes = that a copy adds
bench-record-bytes = bytes of a record
bench-decisions = decisions in a game
