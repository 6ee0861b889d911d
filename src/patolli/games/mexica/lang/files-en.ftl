### What is wrong with a position or a component file

## Positions
bad-position-cell = '{ $word }' is not a cell of the island
bad-position-canal-form = '{ $word }' is neither a cell nor two adjacent cells such as C2-C3 (MEX-34)
bad-position-canal-palace = { $word } lies in the palace (MEX-35b)
bad-position-canal-again = { $word } covers a cell that is canal already (MEX-35a)
bad-position-canal-tiles = there are only { $singles } single and { $doubles } double tiles, { $laid ->
        [2] two
       *[other] { $laid }
    } of them laid
bad-position-bridge-form = '{ $word }' is not a cell and an axis such as C3/EW (MEX-12)
bad-position-bridge-dry = there is no canal on { $cell } (MEX-45)
bad-position-bridge-twice = there are two bridges on { $cell } (MEX-45)
bad-position-bridge-ramps = the bridge { $word } needs land before both ramps (MEX-46)
bad-position-bridge-count = there are only { $count } bridges (MEX-17)
bad-position-water = { $cell } is water
bad-position-two-pieces = there are two pieces on { $cell }
bad-position-palace = { $cell } is a cell of the palace
bad-position-emblem = { $cell } may not be entered with emblem_enterable=false (MEX-6)
bad-position-temple-form = '{ $word }' is not a temple such as 3@B4
bad-position-temple-count = { $count ->
        [one] there is only { $count } temple
       *[other] there are only { $count } temples
    } of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } (MEX-19)
bad-position-stock-count = in period { $period } a colour has only { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    } of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } (MEX-19)
bad-position-site = { $word } is no place for a neutral temple beside the others (MEX-93, MEX-94)
bad-position-neutral-count = there are only { $count } neutral temples (MEX-92)
bad-position-neutral-two = only a game for two has neutral temples (MEX-92)
bad-position-one-pawn = a seat has one pawn
bad-position-action-tokens = there are only { $count } action tokens (MEX-17)
bad-position-token-form = '{ $word }' is not a token such as 7@A4
bad-position-founded-twice = the district of { $cell } has two tokens (MEX-39b)
bad-position-founded-size = the district of { $cell } has { $found } cells, not { $size }
bad-position-no-size = there is no calpulli token of size '{ $word }'
bad-position-size-count = { $count ->
        [one] there is only { $count } token
       *[other] there are only { $count } tokens
    } of size { $size } (MEX-18)
bad-position-face-down = display, founded and removed leave { $count } tokens ({ $sizes }); in period { $period } there are { $wanted } face down (MEX-18, MEX-89)
bad-position-stall = the period ends after { $rounds } idle rounds (MEX-82)
bad-position-pawn-missing = every pawn is on the board when turns are taken (MEX-22)
bad-position-set-up-period = the set-up belongs to period 1 (MEX-25)
bad-position-set-up-temple = nobody has built a temple during the set-up (MEX-25)
bad-position-set-up-turn = nobody has had a turn during the set-up, so { $name } is 0 (MEX-25)
bad-position-set-up-round = the set-up comes before round 1 (MEX-25)
bad-position-pawn-order = pawns are placed in seat order, up to that of the player to move (MEX-22)
bad-position-set-up-first = it is the turn of the first player when pawns are placed (MEX-22)
bad-position-set-up-board = no canal is dug and no calpulli token is used before the pawns are placed (MEX-25)
bad-position-orders-drawn = all { $count } orders are drawn already (MEX-18)
bad-position-orders-first = { $count } orders are drawn before the neutral temples (MEX-23)
bad-position-sites-first = { $count } cells are drawn before the heights (MEX-95)
bad-position-neutral-order = neutral temples are built on the drawn cells in reading order (MEX-95)
bad-position-neutral-mix = the neutral temples are { $mix } of 1 to { $most } floors (MEX-98)
bad-position-neutral-later = neutral temples are drawn later (MEX-23)

## Component files
bad-component-rectangle = rows are { $height } rows of { $width } letters: the program fixes this rectangle (MEX-1)
bad-component-letter = row { $row } has the letter “{ $letter }”; the letters are { $letters }
bad-component-edge = row { $row } ends with island and row { $next } begins with island: the program needs lake at one of the two
bad-component-panel = { $cell } is lake: the orders and the supply are drawn there
bad-component-start-cells = rows has { $count } start cells P; { $players } players need as many (MEX-22)
bad-component-canal-pair = first_canals is a list of pairs of adjacent cells such as ["O6", "O7"], not { $value }
bad-component-canal-twice = first_canals has two tiles on { $cell }
bad-component-canal-cover = first_canals covers just the cells that rows shows as =
bad-component-fixed-colours = names are { $names }: the program fixes them (MEX-14)
bad-component-many-tokens = tokens are { $count } in all; the display has room for { $most }
bad-component-no-temple = { $name } has at least one temple
bad-component-many-temples = { $name } has { $count } temples of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }; whole_colour has only { $whole } (MEX-19)
bad-component-mix-sum = { $name } has { $count } temples and { $standard } { $wanted }: there are always as many (MEX-98)
bad-component-neutral-room = the board has room for { $room } neutral temples at distance { $distance }, not for { $count } (MEX-94)
