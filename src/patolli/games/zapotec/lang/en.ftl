### Zapotec: labels, prompts, log lines and refusals. The rules are in rules-en.ftl.

## Names

colour-orange = Orange
colour-violet = Violet
colour-blue = Blue
colour-white = White
cocijobot = Cocijobot

resource-wood = wood
resource-brick = brick
resource-stone = stone
resource-corn = corn
resource-gold = gold
resource-priest = priest

# Amounts: "2 wood, 1 priest", joined by commas
amount-wood = { $count } wood
amount-brick = { $count } { $count ->
        [one] brick
       *[other] bricks
    }
amount-stone = { $count } { $count ->
        [one] stone
       *[other] stones
    }
amount-corn = { $count } corn
amount-gold = { $count } gold
amount-priest = { $count } { $count ->
        [one] priest
       *[other] priests
    }
nothing = nothing

property-temple = temple
property-village = village
property-cornfield = cornfield
property-plains = plains
property-hills = hills
property-forest = forest
property-etla = Etla
property-ocotlan = Ocotlan
property-mitla = Mitla

space-called = { $region } ({ $terrain }, { $type })
cell-called = row { $row }, column { $column }

category-type = type
category-terrain = terrain
category-region = region

level-base = base
level-middle = middle
level-top = top

act-pyramid = pyramid
act-trade = trade
act-sacrifice = sacrifice

## What has to be done

prompt-choose = { $who }: choose a card of your hand, in secret.
prompt-income = { $who }: take the income of your { $resource } row ({ $row }) or of your { $resource } column ({ $column }).
prompt-capital = { $who }: trade, build pyramid levels, perform rituals, sacrifice; then be done to begin building.
prompt-pending-basic = { $who }: take a wood, a brick or a stone.
prompt-pending-ritual = { $who }: you may place a disc on a ritual card, free of cost.
prompt-pending-tile = { $who }: use { $tile } now, or decline; it turns down either way.
prompt-build = { $who }: build on { $property } spaces, or be done.
prompt-score = { $who }: score with the scoring card, or with a card of your hand.
prompt-draft = { $who }: take a card of the offer.
prompt-refill = The market is being refilled.
prompt-upkeep = The next round is being prepared.
prompt-bot = Cocijobot turns up a card.

## The log: what chance has decided

log-tile = { $w2 } is laid in { $w1 }.
log-market = { $w3 } is opened in the market.
log-score-tile = This game has { $w1 }.
log-scoring = The first scoring card is { $w1 }.
log-offer = { $w1 } joins the offer.
log-top = { $w1 } lies open on the pile.
log-deal = { $who } is dealt { $w2 }.
log-deal-secret = { $who } is dealt a card.
log-ritual-open = This game has { $w1 }.
log-hint = The next Cocijobot card hints at { $w1 }.
log-front = Cocijobot turns up { $w1 }.

## The log: what was said

log-choose = { $who } chooses { $w1 }.
log-choose-secret = { $who } has chosen a card.
log-income = { $who } takes the income of the { $w1 ->
        [row] row
       *[column] column
    }.
log-buy = { $who } buys { $w1 }.
log-use = { $who } uses { $w1 }.
log-use-with = { $who } uses { $w1 } to place a disc on { $w2 }.
log-pyramid = { $who } adds a level to pyramid { $w1 }.
log-pyramid-new = { $who } starts a pyramid with { $w2 }.
log-ritual = { $who } performs a ritual: a disc on { $w1 }.
log-sacrifice = { $who } sacrifices { $w1 } corn and a priest.
log-gain = { $who } takes 1 { $w1 }.
log-place = { $who } places a free disc on { $w1 }.
log-decline = { $who } declines.
log-build = { $who } builds in { $w1 }; the tile goes to { $w2 }.
log-build-with = { $who } builds in { $w1 } with { $w3 }; the tile goes to { $w2 }.
log-palace = { $who } builds the palace in { $w1 }.
log-score = { $who } discards { $w1 } to score with it.
log-score-round = { $who } scores with the scoring card.
log-draft = { $who } takes { $w1 } from the offer.
log-done = { $who } builds no more.

## The log: what followed

event-round = Round { $round }: { $card } is the scoring card.
event-revealed = { $who } reveals { $card }.
event-income = { $who } receives { $gained }.
event-building = { $who } begins to build.
event-traded = { $who } receives { $gained }.
event-printed = { $who } covers a printed resource and receives 1 { $resource }.
event-level = { $who } places { $size ->
        [3] a base
        [2] a middle level
       *[1] a top
    } on pyramid { $pyramid } ({ $property }).
event-step-points = { $who } reaches space { $space } of the sacrifice track: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-step-discount = { $who } reaches space { $space }: trade tiles of level { $level } are cheaper from now on.
event-step-rites = { $who } reaches space { $space }: rituals need no priest from now on.
event-step = { $who } reaches space { $space }.
event-scored = { $who } scores { $points } for { $property }: { $count ->
        [0] no building matches
        [one] a weight of { $count } matches
       *[other] a weight of { $count } matches
    }.
event-left-over = Nobody took { $card }: it is the next scoring card.
event-final = The game is over: sacrifice track, rituals and pyramids score.
event-final-track = { $who } is number { $rank } on the sacrifice track, on space { $space }: { $points } points.
event-final-ritual = { $who } scores { $points } for { $card }.
event-final-pyramid = { $who } scores { $points } for pyramid { $pyramid } ({ $property }): { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }, matching buildings { $houses }, { $finished ->
        [1] finished
       *[0] unfinished
    }.
event-won = { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-shared = { $who } shares the victory with { $points } points.

# Cocijobot: each step, and why

event-bot-revealed = { $who } reveals { $card }, initiative { $number }{ $tie ->
        [1] ; a tie favours { $who }
       *[0] {""}
    }.
event-bot-turn = { $who } follows its card.
event-bot-built = { $who } builds { $what ->
        [palace] its palace
       *[house] a house
    } on { $space }: { $why ->
        [card] the three symbols of its card
        [scoring] its card, with the property of the scoring card
       *[pyramid] its card, with the property of its pyramid
    }.
event-bot-palace = { $who } will build its palace on { $space }: { $why ->
        [both] the space matches both the scoring card and its pyramid
        [last-round] it is the last round
       *[last-house] its houses run out
    }.
event-bot-skipped = Attempt { $attempt }, { $space }, is skipped: { $why ->
        [again] it is the same space again
        [no-house] { $who } has no house left
        [own] { $who } has built there already
       *[human] there is a building of yours
    }.
event-bot-blocked = Your building on { $space } stood in the way: { $who } gains { $points } points (easier variant).
event-bot-harder = { $who } gains { $points } points for { $missing ->
        [one] a house
       *[other] { $missing } houses
    } not placed (harder variant).
event-bot-acts = The card shows { $action ->
        [pyramid] a temple, so { $who } builds at a pyramid
        [trade] a village, so { $who } trades
       *[sacrifice] a cornfield, so { $who } sacrifices
    }.
event-bot-second = { $who } has built nothing and turns up a second card for its action.
event-bot-sacrifice = { $who } has { $corn ->
        [0] no cornfield tile and does not move
        [one] { $corn } cornfield tile and moves { $steps } up
       *[other] { $corn } cornfield tiles and moves { $steps } up
    }.
event-bot-space-pyramid = Space { $space } lets { $who } build at a pyramid.
event-bot-space-ritual = Space { $space } lets { $who } place a ritual disc.
event-bot-space-trade = Space { $space } lets { $who } take a trade tile.
event-bot-space-nothing = Space { $space } gives { $who } nothing.
event-bot-trade = With { $villages ->
        [one] { $villages } village tile
       *[other] { $villages } village tiles
    } and on space { $space } of the track, { $who } looks at level { $level } first.
event-bot-took = { $who } takes the leftmost one: { $tile }.
event-bot-row-empty = There is no trade tile of level { $level } left.
event-bot-pyramid-starts = { $who } starts a pyramid with { $property }: { $own } of its own buildings match, { $human } of yours, slot { $slot }.
event-bot-pyramid-joins = { $who } joins the pyramid of { $property }: { $own } of its own buildings match, { $human } of yours.
event-bot-pyramid-finished = Its pyramid { $pyramid } is finished, so { $who } places a ritual disc instead.
event-bot-no-pyramid = No pyramid is open to { $who }, so it places a ritual disc instead.
event-bot-disc = { $who } places a disc on { $card }, the leftmost one without a disc of its own.
event-bot-no-disc = { $who } has a disc on every ritual card: nothing happens.
event-bot-final-stayed = { $who } never left the start of the sacrifice track: { $points } points.
event-bot-final-trade = { $who } scores { $points } for { $tile }.
event-bot-final-ritual = { $who } scores { $points } for { $card }, { $shared ->
        [1] where you have a disc too
       *[0] where it is alone
    }.
event-bot-final-pyramid = { $who } scores { $points } for pyramid { $pyramid } ({ $property }): { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }, matching buildings { $houses }, { $finished ->
        [1] finished
       *[0] unfinished
    }.

## Where the game stands

board = The main board
status = Where the game stands
scene-points = { $name } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
chance = Cards and tiles are drawn.
waiting = Waiting for { $names }
do-choose = Choose a card in secret
do-income = Row or column?
do-capital = Act in the Capital
do-pending-basic = Take a basic resource
do-pending-ritual = A free ritual disc?
do-pending-tile = Use the tile now?
do-build = Build, or be done
do-score = Which card scores?
do-draft = Take a card of the offer
pile = Level { $level }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } face down
ritual-disc = Disc of { $owner }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now
level-of = Pyramid level, { $size } ({ $owner })
card-pile = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the pile
track-disc = { $owner } on space { $space } of the sacrifice track
palace-of = palace ({ $owner })
house-of = house ({ $owner })
bot-hint = The next Cocijobot card hints at { $property }
bot-card = Cocijobot: { $card }, initiative { $number }
next-hint = next card
hand = Your hand
layer-cards = Spaces that cards of my hand are for
cards-for = { $space }: { $cards }
trade-none = No trade tiles yet
hand-empty = Your hand is empty
houses-left = Houses left: { $count }
levels-left = Pyramid levels left, { $size }: { $count }
palace-built = The palace is built
palace-left = The palace is still to build
has-chosen = has chosen
hand-known = { $count } in hand{ $cards ->
        [none] {""}
       *[other] : { $cards }
    }
played = card { $card }
scene-round = Round { $round } of { $rounds }
set-up = Set-up
setting-up = The game is being set up.
game-over = The game is over
moves = { $name } to move
won = { $name } wins.
shared = { $names } share the victory.

## The position as text

tile-gain = +{ $gain }
tile-exchange = { $pay } -> { $gain }
tile-build = { $pay }: house on { $property }
tile-building_cost = { $building } costs { $pay }
tile-sacrifice = { $pay }: { $steps } steps up
tile-score_from_hand = score with a hand card
tile-ritual = free ritual disc
step-vp = { $points } VP
step-basic = any basic
step-discount = level { $level } -{ $discount } gold
step-ritual_no_priest = rituals without priest
step-free_ritual = free ritual disc
ritual-groups = { $each } for three of one { $same } and different { $different }, at most { $most }
ritual-pyramid_levels = { $each } for each pyramid level, at most { $most }
ritual-resources = { $each } for each basic and { $advanced } for each advanced resource, at most { $most }
ritual-sacrifice_steps = { $each } for each step of the sacrifice track, at most { $most }
ritual-trade_tiles = { $levels } for each trade tile of level 1/2/3, at most { $most }
text-scoring = Scoring card { $card }: { $property }
text-down = (down)
text-market = Market { $level } (pile { $pile }): { $tiles }
text-score-tiles = Scoring tiles at the edge: { $tiles }
text-finished = finished
text-unfinished = unfinished
text-pyramid = Pyramid { $number }: { $tile }; { $levels }; { $state }
text-pyramid-empty = Pyramid { $number }: empty
text-ritual = Ritual { $card }: { $what }; discs { $discs }
text-track = Sacrifice track: { $steps }
text-standing = On it (who comes first is ahead): { $discs }
text-offer = Offer: { $cards }; { $pile } in the pile
text-top = Open on the pile: { $card }
text-gone = Earlier scoring cards: { $earlier }; out of the game: { $gone }
text-hint = The next Cocijobot card hints at { $hint }
text-bot-card = Cocijobot's card { $card }: { $symbols }, initiative { $number }, { $action }
text-mat = { $name } { $points } VP  { $stock }  houses { $houses }  palace { $palace }  levels { $base }/{ $middle }/{ $top }  discs { $discs }
text-trade = Trade tiles: { $tiles }
text-hand = Hand: { $cards }{ $hidden ->
        [0] {""}
        [one] {" "}and { $hidden } unknown card
       *[other] {" "}and { $hidden } unknown cards
    }
text-chosen = Card: { $card }
text-has-chosen = Has chosen
text-legend =
    Legend: w wood, b brick, s stone, c corn, g gold, p priest   EPT:wp tile that yields wood and priest
            EPT:O# house of Orange   EPT:O@ its palace   [wp] tile in the grid   ww+g empty cell that gives gold once

## Why not

no-no-card = “{ $word }” is not an Action card.
no-no-trade-tile = “{ $word }” is not a trade tile.
no-no-space = “{ $word }” is not a building space.
no-no-cell = “{ $word }” is not a cell of the grid.
no-no-ritual-card = “{ $word }” is not a ritual card.
no-no-score-tile = “{ $word }” is not a scoring tile.
no-no-building-tile = “{ $word }” is not a building tile.
no-no-bot-card = “{ $word }” is not a Cocijobot card.
no-no-property = “{ $word }” is not a property.
no-no-market-slot = There is no slot { $slot } of level { $level } in the market.
no-no-seat = There is no seat { $seat } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
no-no-such-pyramid = There is no pyramid space { $number }; they go from 1 to { $most }.
no-row-or-column = Income comes from the row or from the column, not from “{ $word }”.
no-not-basic = “{ $word }” is not a basic resource: wood, brick or stone.
no-sacrifice-number = A sacrifice takes 1 to { $most } corn, not { $steps }.
no-ritual-not-open = { $card } is not open in this game.
no-other-draw = What is drawn now begins with “{ $verb }”.
no-other-place = What is drawn now begins with “{ $place }”.
no-drawn-already = That cannot be drawn now: it has been drawn before, or is of another kind.
no-no-such-hint = No card that hints at { $hint } is left.
no-other-hint = The next card hints at { $hint }, and that one does not.
no-choose-now = Now everybody chooses a card: say “choose” and a card of your hand.
no-income-now = First take your income, from the row or from the column.
no-gain-now = Space { $space } gives you a basic resource first: say “gain wood”, “gain brick” or “gain stone”.
no-place-now = First place the free disc on a ritual card, or decline.
no-tile-now = First use { $tile }, or decline.
no-score-now = Now you score: say “score round”, or “score” and a card of your hand.
no-draft-now = Now you take a card of the offer.
no-chosen-already = The cards of this round are chosen.
no-income-taken = You have taken your income.
no-build-later = Capital actions come first: say “done” to begin building.
no-capital-over = Capital actions come before building, and that part of your turn is over.
no-score-later = You score when you have built.
no-draft-later = You take a card at the end of your turn.
no-no-gain-open = No space of the sacrifice track gives you a resource now.
no-nothing-open = There is no free disc and no tile to decide about.
no-not-in-hand = { $card } is not in your hand.
no-played-card = You have played { $card }; it is not in your hand.
no-not-in-offer = { $card } is not in the offer.
no-not-open = { $tile } is not open in the market.
no-level-bought = You have bought a trade tile of level { $level } in this round.
no-too-little-gold = That costs { $cost } gold; you have { $gold }.
no-cannot-pay = That costs { $price }; you have { $stock }.
no-not-owned = You do not own { $tile }.
no-face-down = { $tile } lies face down{ $again ->
        [1] {" "}until the end of your turn
       *[0] {" "}for good
    }.
no-no-use = { $tile } is not used by itself: { $kind ->
        [gain] it gave its resources when it was bought
        [build] name it when you build
        [building_cost] it always works
       *[score_from_hand] it works when you score
    }.
no-which-ritual = Say on which ritual card { $tile } places a disc.
no-no-ritual-tile = { $tile } places no disc.
no-no-builder = { $tile } does not build.
no-track-end = You are on the last space of the sacrifice track.
no-too-many-steps = Only { $left ->
        [one] { $left } space is
       *[other] { $left } spaces are
    } left above your disc.
no-no-empty-pyramid = Every pyramid space has a pyramid.
no-tile-not-at-edge = { $tile } does not lie at the left edge.
no-no-level-left = You have no pyramid level left.
no-pyramid-empty = Pyramid { $number } is not started; say “pyramid new” and a scoring tile.
no-pyramid-finished = Pyramid { $number } is finished.
no-pyramid-touched = You have placed a level on pyramid { $number } in this round.
no-no-such-level = Pyramid { $number } needs { $size ->
        [2] a middle level
       *[1] a top
    }, and you have none left.
no-own-disc = Your disc is on { $card } already.
no-too-few-levels = { $levels ->
        [0] You have no pyramid level; each allows one ritual.
        [one] Your pyramid level allows one ritual, and you have performed { $performed }.
       *[other] Your { $levels } pyramid levels allow as many rituals, at most three; you have performed { $performed }.
    }
no-not-in-play = { $space } is not in play with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
no-built-already = { $space } is built on already.
no-no-match = { $space } is { $actual }; { $by } shows { $wanted }.
no-cell-full = The cell in { $cell } holds a tile already.
no-no-house-left = You have no house left.
no-palace-built = Your palace stands on { $space } already.
no-market-empty = No trade tile is open in the market.
no-all-too-dear = No trade tile can be bought now: the cheapest costs { $cost } gold; you have { $gold }.
no-all-bought = You have bought a trade tile of every level that is open.
no-nothing-to-use = You own no trade tile that can be used now.
no-no-pyramid-fits = No pyramid takes a level of yours now: they are finished, you have placed one there in this round, or you lack the size.
no-all-own-discs = Your disc is on every ritual card already.
no-grid-full = Your grid is full.
no-no-space-shows = No free space shows { $wanted }.

# What a bot thinks of
part-scored = points at once
part-rounds = buildings for the scoring cards of later rounds
part-pyramids = pyramid levels at the end
part-rituals = ritual cards at the end
part-track = the place on the sacrifice track
part-income = income of later rounds
part-stock = resources in store
part-trade = the use of trade tiles
part-card = good cards for this round and the next
part-turns = what can be built in later turns

# A game that cannot be set up so
