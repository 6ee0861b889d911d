### Mexica: labels, prompts, log lines and refusals. The rules are in rules-en.ftl.

## Colours

colour-black = Black
colour-grey = Grey
colour-sand = Sand
colour-red = Red

## What has to be done

prompt-place = { $who }: put your pawn on a start cell of the palace.
prompt-turn =
    { $who }, you have { $ap ->
        [one] { $ap } action point
       *[other] { $ap } action points
    } left.{ $last ->
        [1] {" "}This is the last round.
       *[0] {""}
    }
prompt-spent =
    { $who }, your action points are spent: { $size ->
        [0] { $held ->
            [0] end your turn
           *[other] spend a token or end your turn
        }
       *[other] you can still found the district of { $size } for free{ $held ->
            [0] {""}
           *[other] , spend a token
        }, or end your turn
    }.

## The log: what was said

log-first = { $who } is the first player.
log-order = The emperor orders a district of { $w1 }.
log-neutral = A neutral temple will stand on { $w1 }.
log-again = No cell is left for the next neutral temple: all of them are drawn again.
log-height = The next neutral temple has { $w1 ->
        [one] { $w1 } floor
       *[other] { $w1 } floors
    }.
log-place = { $who } starts on { $w1 }.
log-canal = { $who } digs a canal on { $w1 }.
log-canals = { $who } digs a canal on { $w1 } and { $w2 }.
log-bridge = { $who } builds a bridge on { $w1 }, { $w2 ->
        [NS] from north to south
       *[EW] from west to east
    }.
log-shift = { $who } moves the bridge on { $w1 } to { $w2 }, { $w3 ->
        [NS] from north to south
       *[EW] from west to east
    }.
log-temple = { $who } builds a temple of { $w1 ->
        [one] { $w1 } floor
       *[other] { $w1 } floors
    } on { $w2 }.
log-walk = { $who } walks to { $w1 }.
log-boat = { $who } takes a boat to { $w1 }.
log-fly = { $who } leaps to { $w1 }.
log-found = { $who } founds a district and lays its token on { $w1 }.
log-take = { $who } takes an action token.
log-spend = { $who } spends an action token.
log-end = { $who } ends the turn.

## The log: what followed

event-founded = { $who } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for founding the district of { $size }.
event-present = { $who } is in the district too and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-removed = No district of { $size } can be founded any more: { $count ->
        [one] the calpulli token of that size is
       *[other] the calpulli tokens of that size are
    } removed from the game.
event-stalled = Nobody has dug, founded or built anything for { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }: the period ends.
event-scoring = Scoring of period { $period }.
event-district-founded = Founded district of { $size } at { $cell }: { $who } is { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } with { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-district-open = Unfounded district of { $size } at { $cell }: { $who } is { $place ->
        [1] first
        [2] second
        [3] third
       *[other] fourth
    } with { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-palace = { $who } stands on a start cell of the palace and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-second-period = The second period begins: { $orders ->
        [7] seven
       *[other] { $orders }
    } new orders, and { $temples ->
        [9] nine
       *[other] { $temples }
    } new temples for everybody.
event-won = { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## The scene: zones, cells, tooltips

# Zones, for screen readers, and the drawing as a whole

board = The island
status = Where the game stands
scene-title = Mexica, period { $period }, round { $round }
scene-points = { $name } has { $points } { $points ->
        [one] point
       *[other] points
    }.

# Where the game stands

scene-round = Period { $period }, round { $round }
set-up = Set-up
last-round = Last round
game-over = The game is over
setting-up = The game is being set up.
places = { $name } places the pawn.
moves = { $name } to move.
won = { $name } wins.
shared = { $names } share the victory.

# Cells: "B4, land, district of 15, temple of 3 floors (Black)"; each phrase is one of these, joined by commas

land = land
start-cell = start cell of the palace
emblem-cell = emblem cell of the palace
canal = canal
in-district = district of { $size }
in-founded = founded district of { $size }
token = calpulli token of { $size }
bridge-NS = bridge from north to south
bridge-EW = bridge from west to east
temple = temple of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } ({ $owner })
pawn = pawn ({ $owner })
neutral = neutral

# The emperor's orders and the supply

orders = The emperor's orders
order = District of { $size }: { $founder } points for its founder, { $others } for others present; at scorings { $size } for first place, { $founder } for second, { $others } for third.
order-now = Unfounded districts of that size now: { $count }.
face-down = { $count } { $count ->
        [one] token
       *[other] tokens
    } face down, for period 2
removed = Out of the game: no district of { $size } can be founded any more
supply = The supply
supply-singles = { $count } single canal { $count ->
        [one] tile
       *[other] tiles
    } left
supply-doubles = { $count } double canal { $count ->
        [one] tile
       *[other] tiles
    } left
supply-bridges = { $count } { $count ->
        [one] bridge
       *[other] bridges
    } left
supply-tokens = { $count } action { $count ->
        [one] token
       *[other] tokens
    } left

# Mats

you = you
on-land = on { $cell }, in a district of { $size }
on-bridge = on the bridge { $cell }
first = First player of every round
points = { $name }: { $points } prestige { $points ->
        [one] point
       *[other] points
    }
stock = { $count } { $count ->
        [one] temple
       *[other] temples
    } of { $floors } { $floors ->
        [one] floor
       *[other] floors
    } to build
stock-later = { $count } { $count ->
        [one] temple
       *[other] temples
    } of { $floors } { $floors ->
        [one] floor
       *[other] floors
    } to build, { $later } more in period 2
held = { $count } action { $count ->
        [one] token
       *[other] tokens
    } held
action-points = { $count } action { $count ->
        [one] point
       *[other] points
    } left
taken = { $count } of { $most } action tokens taken in this turn
tag-boat = action points
layer-ways = Waterways: between which bridges boats go
waterway = Waterway { $letter }: { $bridges }
neutral-temples = Neutral temples: { $colour }
neutral-standing = { $count } neutral { $count ->
        [one] temple
       *[other] temples
    } of { $floors } { $floors ->
        [one] floor
       *[other] floors
    }

## The position as text

text-orders = The emperor orders districts of: { $orders }
text-not-drawn = { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    } not drawn yet
text-removed = Removed: { $sizes }
text-supply = Supply: single canals { $singles }, double canals { $doubles }, bridges { $bridges }, action tokens { $tokens }
text-player = { $name } points { $points }  pawn { $pawn }  temples { $stock }  tokens { $held }
text-turn = AP left { $ap }, tokens taken { $taken }
text-neutral = Neutral temples: { $colour } ({ $letter })
text-legend =
    Legend: . land   : founded   + start cell   * emblem   (7) calpulli token
            ~~~ canal   ~|~ bridge north-south   [-] bridge west-east
            B3 temple of Black with 3 floors   @B pawn
            temples: those left of 1/2/3/4 floors, after + those for period 2

## Why not

# what stands on a cell: { $what } is own-pawn, pawn, temple or token
no-no-cell = “{ $word }” is not a cell. Cells go from A1 to U14.
no-no-axis = “{ $word }” is not an axis. A bridge lies NS (north-south) or EW (west-east).
no-no-such-height = Temples have 1 to { $most } floors, not { $floors }.
no-which-axis = On { $cell } both axes are possible: say NS or EW.
no-not-adjacent = { $a } and { $b } do not share a side: no double tile covers both.
no-too-dear =
    That costs { $price ->
        [one] { $price } action point
       *[other] { $price } action points
    }; you have { $ap }.{ $held ->
        [0] {""}
        [1] {" "}You could spend an action token first.
       *[other] {" "}You could spend { $held } action tokens first.
    }
no-no-draw-now = Chance draws during the set-up only.
no-other-draw = What is drawn now begins with “{ $verb }”.
no-no-seat = There is no seat { $seat } with { $players } players.
no-no-order = No token of size { $size } is left to draw.
no-sites-run-out = No cell is left for the next neutral temple: say “again”.
no-no-neutral-left = No neutral temple of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } is left to place.
no-not-inland = { $cell } lies on the coast, in the palace or in water: no neutral temple may stand there.
no-too-close = { $cell } is fewer than { $distance } steps away from another neutral temple.
no-placed-already = The pawns are placed already.
no-place-first = First place your pawn on a start cell.
no-not-start = { $cell } is not one of the start cells { $cells } and { $last }.
no-start-taken = There is a pawn on { $cell } already.
no-no-single-left = No single canal tile is left. Double tiles left: { $doubles }.
no-no-double-left = No double canal tile is left. Single tiles left: { $singles }.
no-no-canal-left = No canal tile is left.
no-dig-lake = { $cell } is lake; canals are dug on land.
no-dig-canal = There is a canal on { $cell } already.
no-dig-palace = { $cell } belongs to the palace; no canal may be dug there.
no-dig-occupied = { $what ->
        [own-pawn] Your own pawn stands on { $cell }.
        [pawn] A pawn stands on { $cell }.
        [temple] A temple stands on { $cell }.
       *[token] A calpulli token lies on { $cell }.
    }
no-dig-ramp = { $cell } is a ramp cell of a bridge; no canal may be dug there.
no-dig-founded = { $cell } lies in a founded district; no canal may be dug there.
no-canal-nowhere = No place is left where a canal tile could be laid.
no-home-wet = { $cell } is not a land cell.
no-home-elsewhere = { $cell } is not in the same district as your pawn on { $pawn }.
no-home-palace = { $cell } belongs to the palace; no temple and no calpulli token may go there.
no-home-occupied = { $what ->
        [own-pawn] Your own pawn stands on { $cell }.
        [pawn] A pawn stands on { $cell }.
        [temple] A temple stands on { $cell }.
       *[token] A calpulli token lies on { $cell }.
    }
no-found-bridge = Your pawn stands on a bridge, so it is in no district. Step onto land first.
no-found-again = This district is founded already.
no-home-full = No cell of your pawn's district is free.
no-found-size = Your district has { $size ->
        [one] { $size } cell
       *[other] { $size } cells
    }; { $sizes ->
        [none] no district is ordered any more
       *[other] the emperor orders districts of { $sizes }
    }.
no-no-bridge-left = No bridge is left in the supply: move one with “shift”.
no-bridge-land = { $cell } is land; bridges stand on canals.
no-bridge-lake = { $cell } is lake; bridges stand on canals.
no-bridge-there = There is a bridge on { $cell } already.
no-bridge-ramp = A bridge lying { $axis } on { $cell } needs land at both ramps, { $ramp ->
        [lake] but one would face the lake
       *[other] but { $ramp } is water
    }.
no-bridge-nowhere = There is no canal cell without a bridge that has land at both ramps.
no-shift-supply = Bridges are moved only once the supply has none left; there { $left ->
        [one] is still { $left }
       *[other] are still { $left }
    }.
no-no-bridge-there = There is no bridge on { $cell }.
no-shift-pawn = A pawn stands on the bridge on { $cell }, so that bridge cannot be moved.
no-shift-same = A bridge moves to another cell; it cannot just be turned on { $cell }.
no-shift-none-free = No bridge on the board is free to be moved.
no-temple-bridge = Your pawn stands on a bridge, so it is in no district. Step onto land first.
no-no-temple-left = You have no temple of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    } left.
no-no-temples-left = You have no temple left to build.
no-enter-water = { $cell } is water without a bridge; no pawn can stand there.
no-enter-occupied = { $what ->
        [own-pawn] Your pawn is on { $cell } already.
        [pawn] A pawn stands on { $cell }.
        [temple] A temple stands on { $cell }.
       *[token] A calpulli token lies on { $cell }.
    }
no-enter-emblem = In this game nobody enters the emblem cell { $cell }.
no-fly-nowhere = No cell and no bridge is free to move to.
no-walk-far = { $cell } is not next to your pawn on { $pawn }.
no-walk-bridges = Nobody walks from bridge to bridge; take a boat from { $pawn } to { $cell }.
no-walk-off-side = You leave a bridge by its ramps; { $cell } lies beside the bridge on { $pawn }, not at a ramp.
no-walk-on-side = You enter a bridge by its ramps; { $pawn } lies beside the bridge on { $cell }, not at a ramp.
no-walk-nowhere = Your pawn on { $pawn } cannot step anywhere.
no-boat-land = Boats leave from bridges, and your pawn stands on land ({ $pawn }).
no-boat-here = Your pawn is on { $cell } already.
no-boat-no-way = No waterway joins the bridges on { $pawn } and { $cell }.
no-boat-nowhere = No free bridge can be reached by boat from { $pawn }.
no-boat-far = The boat to { $cell } costs { $price ->
        [one] { $price } action point
       *[other] { $price } action points
    }; you have { $ap }.{ $held ->
        [0] {""}
        [1] {" "}You could spend an action token first.
       *[other] {" "}You could spend { $held } action tokens first.
    }
no-no-token-left = No action token is left in the supply.
no-taken-enough = You have taken { $most } action tokens in this turn; more are not allowed.
no-no-token-held = You hold no action token.
no-shut-in = In the first round nobody may be shut in: { $colour ->
        [black] Black
        [grey] Grey
        [sand] Sand
       *[red] Red
    } would have only { $places ->
        [one] { $places } other place
       *[other] { $places } other places
    } to go to.
no-stuck = In the first round nobody may be blocked: { $colour ->
        [black] Black
        [grey] Grey
        [sand] Sand
       *[red] Red
    } could not take a single step.

# What a bot thinks of
part-scored = points at once
part-founded = the most floors in founded districts
part-open = the most floors in districts not founded yet
part-tokens = action tokens for later turns
part-palace = standing in the palace when the period ends
part-outlook = a district to found soon
part-stock = temples kept for later

# A game that cannot be set up so
bad-stall-off = A period can go on without end only while unusable calpulli tokens are removed in both periods: one that nobody can use would keep it open for ever (MEX-82).
bad-stall-box = Where the component file differs in more than points, a period ends after at most { $most } rounds without canal, founding or temple: nobody might be able to end it otherwise (MEX-82).
bad-stall-removal = Unless unusable calpulli tokens are removed in both periods, a period ends after at most { $most } rounds without canal, founding or temple: one that nobody can use would keep it open until then (MEX-82).
bad-stall = “{ $value }” is neither a whole number of rounds, 1 or more, nor off (MEX-82).
bad-mix = “{ $value }” is not four numbers such as 3,3,2,2, nor the name of a mix (MEX-98).
bad-mix-sum = { $value } makes { $count } neutral temples; there are always { $wanted } (MEX-98).
bad-mix-many = { $value } asks for { $count } temples of { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }; a colour has only { $most } (MEX-98).
bad-mix-two = neutral_mix is for two players: with { $players } no neutral temples stand on the board (MEX-92, MEX-98).
