### What is wrong with a component file
bad-component-colours = name lists { $count } different colours
bad-component-letters = id is made of letters and digits
bad-component-same-space = { $space } has the same three properties and no mark
bad-component-no-space = there is no space without a mark for { $properties }
bad-component-same-number = number { $number } is also that of { $card }
bad-component-rows-for-players = { $name } needs a row for each of 1, 2, 3 and 4 players
bad-component-marks = marks is a beginning of the list { $marks }, not { $found }
bad-component-marked-spaces = spaces says { $said }; { $count } spaces of table board have these marks
bad-component-tiles-for-spaces = { $tiles } { $type } tiles (table building_tiles) for { $spaces } { $type } spaces
bad-component-card-sum = the cards add up to { $total }, not to the { $count } of table action_cards
bad-component-score-tiles = score_tiles says { $said }, but the box has { $count }
bad-component-heads = { $name } names each basic resource once, not { $found }
bad-component-cell = here, row by row, should stand the cell of row { $row }, column { $column }
bad-component-nine-cells = a grid has nine cells, not { $count }
bad-component-bot-points = bot is vp, but the space gives no vp
bad-component-track-length = length says { $said }, but there are { $count } spaces
bad-component-sizes = size is base = 3, middle = 2, top = 1
bad-component-pyramids = there are more pyramid spaces than scoring tiles (table setup)
bad-component-market-slots = level { $level } has fewer tiles than slots in the market
bad-component-two-categories = same and different are two categories
bad-component-open-rituals = there are fewer cards than the { $count } that are opened (table setup)
bad-component-ritual-discs = ritual_discs (table setup) is smaller than the number of open ritual cards (ZAP-44)
bad-component-bot-cards = { $count } cards may be turned up, and the hint of one more is shown
bad-component-hint = hint_true says whether the hint is one of the three symbols of the card
