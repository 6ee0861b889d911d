### Zapotec: what things are called in sentences, and what they do: tooltips.

called-card = card { $number } ({ $resource }, { $property })
called-trade = the level { $level } trade tile ({ $deed })
called-ritual = the ritual card “{ $counts }”
called-score-tile = the scoring tile “{ $property }”
called-tile = a tile with { $basic } and { $advanced }
called-front = a card with { $type }, { $terrain }, { $region }
counts-groups = same { $same }, other { $different }
counts-pyramid_levels = pyramid levels
counts-resources = resources in store
counts-sacrifice_steps = steps of sacrifice
counts-trade_tiles = trade tiles
deed-gain = { $gain }
deed-exchange = { $pay } → { $gain }
deed-build = house on { $property } for { $pay }
deed-building_cost = { $building } for { $pay }
deed-sacrifice = { $steps } steps up for { $pay }
deed-score_from_hand = score with a card of the hand
deed-ritual = a free ritual disc
tip-code = { $tip } [{ $code }]
tip-card = { $card }: it brings the income of your { $resource } row or column and builds on { $property } spaces ({ $free } free now); a lower number goes first.
tip-scoring = { $card }: the scoring card. At the end of a turn, { $each ->
        [one] { $each } point
       *[other] { $each } points
    } for each building with { $property }; a palace counts { $weight } times.
tip-now = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for you now.
tip-trade = { $tile }: it works { $kind ->
        [gain] at once, when it is bought
        [exchange] once a round
        [build] once a round, when you build
        [building_cost] always, when you build
        [score_from_hand] always, when you score
       *[other] once in the game
    }.
tip-price = It costs you { $gold } gold now.
tip-down = It lies face down.
tip-ritual = { $card }: at the end, whoever has a disc here scores { $scores }. A disc costs a priest, and a gold for each disc of others.
tip-score-tile = { $tile }: a pyramid begun with it counts buildings with { $property } at the end.
tip-match = Yours now: { $count }.
tip-pyramid = pyramid { $number }: { $levels ->
        [0] empty
        [one] { $levels } level
       *[other] { $levels } levels
    }. At the end each of your levels brings { $each } for every matching building of yours, and { $finished } if it is finished.
tip-step = space { $space } of the sacrifice track: { $gives }. You get there for { $corn } corn and a priest.
gives-vp = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once
gives-basic = a wood, a brick or a stone
gives-discount = trade tiles of level { $level } cost { $discount } gold less from then on
gives-ritual_no_priest = rituals need no priest from then on
gives-free_ritual = a free ritual disc
tip-space = { $space }: building here costs { $price }; its tile brings { $basic } and { $advanced }.
tip-built = { $space }: { $what }
tip-cell = { $cell }: empty; a tile here pays with that row or that column.
tip-cell-tile = { $cell }: its tile pays { $basic } and { $advanced } with that row or that column.
tip-printed = Covering it brings 1 { $resource } once.
