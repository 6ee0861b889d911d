### Dix-Huit Lapins: labels, prompts, log lines and refusals. The rules are in rules-en.ftl.

## Colours, goods, buildings, cards

colour-violet = Violet
colour-orange = Orange
colour-turquoise = Turquoise
colour-white = White

type-maize = maize
type-cacao = cacao
type-shell = shell
type-jade = jade
type-obsidian = obsidian
type-prisoner = prisoner
type-none = no site

kind-village = village
kind-palace = palace
kind-temple = temple
kind-garrison = garrison
kind-double = double garrison
kind-reserve = reserve
kind-market = market
kind-observatory = observatory
kind-court = ball court
holding = { $what } with { $good }
holding-prisoners = { $what } with { $count ->
        [one] { $count } prisoner
       *[other] { $count } prisoners
    }

card-favourable_maize = favourable Katun, { $units } maize
card-favourable_cacao = favourable Katun, { $units } cacao
card-favourable_shell = favourable Katun, { $units } shell
card-favourable_jade = favourable Katun, { $units } jade
card-favourable_obsidian = favourable Katun, { $units } obsidian
card-favourable_prisoner = favourable Katun, { $units ->
        [one] { $units } prisoner
       *[other] { $units } prisoners
    }
card-exceptional_maize = exceptional Katun, { $units } maize
card-exceptional_cacao = exceptional Katun, { $units } cacao
card-exceptional_shell = exceptional Katun, { $units } shell
card-exceptional_jade = exceptional Katun, { $units } jade
card-exceptional_obsidian = exceptional Katun, { $units } obsidian
card-expedition = far expedition
card-feast = cacao feast
card-match = ball match
card-drought = drought
card-insurrection = insurrection
card-earthquake = earthquake
card-pochteca = Pochteca competition
card-toltec = Toltec raid
card-decadence = decadence

## What has to be done

setting-up = The game is being set up.
set-up = Set-up
game-over = The game is over
won = { $name } wins and is Emperor of Yucatan.
shared = { $names } share the victory.

prompt-roll = { $who } attacks { $site } from { $origin }: the dice are rolled.
prompt-face-seen = { $who } looks at a card.
prompt-face-turned = { $who } turns card { $slot }.
prompt-turn = { $who }: found, transform or attack, turn a card, or pass.
prompt-demolish = { $who }: choose what to demolish in { $site }, or go on to building.
prompt-build = { $who }: choose what to build in { $site }.
prompt-pay = { $who }: choose how to pay { $due ->
        [one] { $due } more unit
       *[other] { $due } more units
    }.
prompt-strength = { $who }: how many garrisons does { $origin } send against { $site }?
prompt-loss = { $who }: { $failures ->
        [one] one garrison step is
       *[other] { $failures } garrison steps are
    } lost in { $origin }. Choose which.
prompt-damage = { $who }: { $damage ->
        [one] one point
       *[other] { $damage } points
    } of damage to { $site }. Choose what is destroyed.
prompt-prisoner = { $who }: choose which garrison holds { $prisoners ->
        [one] the prisoner
       *[other] the next of { $prisoners } prisoners
    }.
prompt-takeover = { $who }: { $site } lies empty. Take the site, or leave it?
prompt-divine = { $who }: pay for a divination before you turn a card?
prompt-look = { $who }: choose a card to look at; { $looks } to go.
prompt-card = { $who }: choose the card to turn.
prompt-expedition = { $who }: the expedition brings home one unit. Of what?
prompt-parry = { $who }: { $card }. Pay with a stored good, or accept the loss?
prompt-suffer = { $who }: { $card }. Choose what is lost; { $losses } to go.
prompt-share = The goods are shared out. Not ready yet: { $names }.
prompt-share-choice = { $who }: share out the goods, glory first, taxes first, or by hand.
prompt-share-sacrifice = { $who }: choose the goods that the temples of this area get.
prompt-share-tax = { $who }: choose the goods that the palaces of this area collect.
prompt-share-store = { $who }: choose the goods that the reserves of { $city } keep.
prompt-share-finished = { $who } is ready.

## The log: what was said

log-land = { $w1 }: { $t2 }.
log-tile = The tile of { $w1 } is laid{ $w3 ->
        [0] {""}
       *[other] , turned by { $w3 } degrees
    }.
log-first = { $who } begins.
log-roll = The dice bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $failures ->
        [0] {""}
        [one] {" "}and { $failures } failure
       *[other] {" "}and { $failures } failures
    }.
log-face = Card { $w1 } is looked at.
log-found = { $who } founds a city on { $w1 }.
log-transform = { $who } transforms { $w1 }.
log-attack = { $who } attacks { $w2 } from { $w1 }.
log-flip = { $who } turns to the Katun cards.
log-pass = { $who } passes.
log-demolish = { $who } demolishes: { $t1 }.
log-build = { $who } builds: { $t1 }.
log-upgrade = { $who } makes a double garrison of: { $t1 }.
log-done = { $w1 ->
        [demolish] { $who } has demolished enough.
        [build] { $who } has built enough.
        [sacrifice] { $who } ends the sacrifices.
       *[tax] { $who } ends the taxes.
    }
log-pay = { $who } pays 1 { $t1 }.
log-pay-auto = { $who } pays, prisoners first, then from what is plentiful.
log-strength = { $who } sends { $w1 ->
        [1] 1 garrison
       *[other] { $w1 } garrisons
    }.
log-lose = { $who } loses: { $t1 }.
log-lose-at = { $who } loses in { $w1 }: { $t2 }.
log-destroy = { $who } destroys: { $t1 }.
log-hold = { $who } brings a prisoner to { $w1 }: { $t2 }.
log-take = { $who } takes the site over.
log-leave = { $who } leaves the site.
log-divine = { $who } asks the stars.
log-no-divine = { $who } does not ask the stars.
log-look = { $who } looks at card { $w1 }.
log-card = { $who } turns card { $w1 }.
log-gain = { $who } brings home { $units } { $t1 }.
log-parry = { $who } pays with the { $t2 } stored in { $w1 }.
log-suffer = { $who } accepts the loss.
log-share = { $w1 ->
        [glory] { $who } shares out, glory first.
        [taxes] { $who } shares out, taxes first.
       *[manual] { $who } shares out by hand.
    }
log-sacrifice = { $who } sacrifices 1 { $t1 }.
log-tax = { $who } collects 1 { $t1 }.
log-store = { $who } stores 1 { $t1 }.
log-empty = { $who } leaves the reserves empty.

## The log: what followed

# What nobody was asked is told as the line that it is; this is for lines that have no sentence.
event-forced = { $who }: { $line }
event-map-refused = This map falls apart; another one is drawn.
event-free = { $site } is free again.
event-assault = Attack potential { $potential } against a defence of { $defence }: { $damage ->
        [0] nothing is destroyed in { $site }
        [one] { $damage } point of damage to { $site }
       *[other] { $damage } points of damage to { $site }
    }.
event-devastated = { $who } devastates { $site }.
event-turned = { $card ->
        [favourable_maize] Card { $slot } is a favourable Katun: { $units } maize.
        [favourable_cacao] Card { $slot } is a favourable Katun: { $units } cacao.
        [favourable_shell] Card { $slot } is a favourable Katun: { $units } shell.
        [favourable_jade] Card { $slot } is a favourable Katun: { $units } jade.
        [favourable_obsidian] Card { $slot } is a favourable Katun: { $units } obsidian.
        [favourable_prisoner] Card { $slot } is a favourable Katun: { $units ->
            [one] { $units } prisoner
           *[other] { $units } prisoners
        }.
        [exceptional_maize] Card { $slot } is an exceptional Katun: { $units } maize.
        [exceptional_cacao] Card { $slot } is an exceptional Katun: { $units } cacao.
        [exceptional_shell] Card { $slot } is an exceptional Katun: { $units } shell.
        [exceptional_jade] Card { $slot } is an exceptional Katun: { $units } jade.
        [exceptional_obsidian] Card { $slot } is an exceptional Katun: { $units } obsidian.
        [expedition] Card { $slot } is a far expedition.
        [feast] Card { $slot } is the cacao feast: { $units } { $type ->
            [maize] maize
            [cacao] cacao
            [shell] shell
            [jade] jade
            [obsidian] obsidian
           *[prisoner] { $units ->
                [one] prisoner
               *[other] prisoners
            }
        } for everybody.
        [match] Card { $slot } is a ball match.
        [drought] Card { $slot } is a drought.
        [insurrection] Card { $slot } is an insurrection.
        [earthquake] Card { $slot } is an earthquake.
        [pochteca] Card { $slot } is Pochteca competition.
        [toltec] Card { $slot } is a Toltec raid.
       *[decadence] Card { $slot } is decadence.
    }
event-gained = { $who } receives { $units } { $type ->
        [maize] maize
        [cacao] cacao
        [shell] shell
        [jade] jade
        [obsidian] obsidian
       *[prisoner] { $units ->
            [one] prisoner
           *[other] prisoners
        }
    }.
event-paid = { $who } pays { $units } { $type ->
        [maize] maize
        [cacao] cacao
        [shell] shell
        [jade] jade
        [obsidian] obsidian
       *[prisoner] { $units ->
            [one] prisoner
           *[other] prisoners
        }
    }.
event-match = { $who } has { $courts ->
        [one] { $courts } ball court
       *[other] { $courts } ball courts
    }, nobody more, and scores { $points } glory.
event-no-match = Nobody has a ball court: no glory, but the match counts.
only-flip = { $who } can only turn a card.
event-spared = { $who } has nothing that this could destroy.
event-shared = { $who }: { $glory } glory, { $taxes } taxes, { $stored } stored.
event-round = Round { $round } begins.
event-wealth = { $points ->
        [one] { $who } has { $points } unit of wealth left: { $points } point.
       *[other] { $who } has { $points } units of wealth left: { $points } points.
    }
event-won = { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## The scene and the text picture

board = The land of the Maya
status = Where the game stands
scene-round = Round { $round }, matches { $matches } of { $length }
scene-points = { $name } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
chance = Chance decides.
waiting = Waiting for { $names }
your-turn = { $who }, it is your turn
site = { $type }, { $slots } slots
city-of = city of { $owner }: { $buildings }, defence { $defence }
tokens = control tokens: { $tokens }
price = a city here costs you { $price } before its buildings
planned-price = costs { $price }
effect-gain = Whoever turns it receives it.
effect-expedition = Whoever turns it receives { $units } of any kind.
effect-feast = Everybody receives { $units } { $good }.
effect-match = Whoever has the most ball courts scores their number of cities, shared in a tie.
effect-loss = Whoever turns it loses { $amount }: { $kinds }; a stored good averts it: { $goods }.
effect-now = You have { $count } of these.
tag-strength = strength
tag-defence = defence
layer-areas = Transport areas: between which cities goods go
area = { $owner }, area { $letter }: { $cities }
shelf = The Katun cards
face-down = face down
only-you = Only you know this card
looked = has looked at this card
katun-place = Card { $slot }: { $name }
deck = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the deck
on-deck = On top of the deck
matches = Ball matches: { $matches } of { $length }
turned = Turned in round { $round }: { $name }
unseen = Not seen yet: { $cards }
share-title = { $name } shares out
share-by-glory = Glory first: { $glory } glory, { $taxes } taxes, { $stored } stored, { $lost } lost
share-by-taxes = Taxes first: { $taxes } taxes, { $glory } glory, { $stored } stored, { $lost } lost
share-order = Temples take one of each kind. Palaces take what there is most of (equal: jade, obsidian, cacao, shell, maize, prisoner). Reserves take in turn maize, prisoner, jade, obsidian, cacao, shell. What lies in reserves now is shared out too.
share-glory = glory
share-taxes = taxes
share-stored = stored
share-lost = lost
share-first-by-glory = glory first
share-first-by-taxes = taxes first
ready = ready
you = you
king-line = glory { $glory }, cities { $cities }, stelae left { $stelae }
text-round = Round { $round }. Matches: { $matches } of { $length }
text-city = { $site } { $who }: { $buildings }  (strength { $strength }, defence { $defence })
text-row = Katun: { $row }   deck: { $deck }
text-ahead = On top of the deck: { $cards }
text-king = { $name } glory { $glory }  points { $points }  wealth { $wealth }  cities { $cities }
text-areas = areas { $areas }
text-building = { $site }: kept { $kept }; new { $added }; costs { $price } of any type, and { $named }
text-attack = { $origin } attacks { $site } with { $sent }
text-due = { $due } still to be paid
text-battle = failures { $failures }  damage { $damage }  prisoners { $prisoners }
text-area = { $name } may share: { $pool }  in { $cities }  (temples { $temples }, palaces { $palaces }, reserves { $reserves })
text-share = sacrificed here { $given }  left { $left }
text-totals = { $line }: glory { $glory }  taxes { $taxes }  stored { $stored }  lost { $lost }
text-legend =
    Legend: M4 c3 V  maize, 4 slots, site c3, city of Violet   M C S J O maize cacao shell jade obsidian
            v village  PP palace  TT temple  g garrison  G double  ' prisoner  r reserve  m market  o observatory  c court
            (vo) control tokens   - | paths   NE SW sides that a tile without site joins   (card) only you know

## Why not

no-not-now = { $now ->
        [draw-sort] What lies on the next cell is drawn now: “land”.
        [draw-tile] The tile of the next cell is drawn now: “tile”.
        [draw-first] The first king is drawn now: “first”.
        [roll] The dice are rolled now: “roll”.
        [face-seen] A card is looked at now: “face”.
        [face-turned] A card is turned now: “face”.
        [turn] A new action begins: “found”, “transform”, “attack”, “flip” or “pass”.
        [demolish] First comes what is demolished: “demolish” or “done demolish”.
        [build] Now it is about what is built: “build”, “upgrade” or “done build”.
        [pay] Now it is about how to pay: “pay”.
        [strength] Say first how many garrisons you send: “strength”.
        [loss] Choose the garrison that is lost: “lose”.
        [damage] Choose what is destroyed: “destroy”.
        [prisoner] Choose who holds the prisoner: “hold”.
        [takeover] Take the site or leave it: “take” or “leave”.
        [divine] Say whether you divine: “divine” or “no-divine”.
        [look] Choose a card to look at: “look”.
        [card] Choose the card to turn: “card”.
        [expedition] Choose what the expedition brings: “gain”.
        [parry] Pay or accept the loss: “parry” or “suffer”.
        [suffer] Choose what is lost, city and building: “lose”.
        [choice] Say how you share out: “share glory”, “share taxes” or “share manual”.
        [sacrifice] Now it is about the temples: “sacrifice” or “done sacrifice”.
        [tax] Now it is about the palaces: “tax” or “done tax”.
       *[store] Now it is about the reserves: “store” or “empty”.
    }
no-no-cell = “{ $word }” is not a cell. Cells go from a1 to { $last }.
no-no-site = There is no site on { $cell }, only paths.
no-no-class = “{ $word }” is not a building. Buildings are: { $names }.
no-no-kind = “{ $word }” is not a kind of building. These are: { $names }.
no-no-type = “{ $word }” is not a type of wealth. These are: { $names }.
no-no-card = “{ $word }” is not a Katun card. These are: { $names }.
no-no-sort = “{ $word }” is not what a tile can be. It is one of: { $names }.
no-no-tile = There is no tile “{ $word }”.
no-no-turn = A tile is turned by 0, 90, 180 or 270 degrees, not by “{ $word }”.
no-no-face = A die shows 1 to 6, not { $word }.
no-other-slot = Card { $wanted } gets its face now, not card { $slot }.
no-other-cell = The next cell is { $cell }, not “{ $word }”.
no-other-sort = { $tile } is not a tile of the sort that was drawn.
no-tile-used = The tile { $tile } lies on the map already.
no-no-sort-left = No more of this sort is lacking on the map.
no-no-seat = There is no seat { $seat } with { $players } players.
no-impossible-face = After what was drawn this card cannot be that one.
no-dice = There are { $sent } dice, not { $shown }.
no-found-taken = { $owner ->
        [own] You have a city on { $site } already.
        [violet] { $site } is a city of Violet.
        [orange] { $site } is a city of Orange.
        [turquoise] { $site } is a city of Turquoise.
       *[white] { $site } is a city of White.
    }
no-twelve-cities = You have { $most } cities, and no stela left.
no-found-poor = The site { $site } costs you { $price }, and a building at least { $least } more; you have { $wealth }.
no-transform-other = { $owner ->
        [free] { $site } is a free site; there is no city to transform.
        [violet] { $site } is a city of Violet.
        [orange] { $site } is a city of Orange.
        [turquoise] { $site } is a city of Turquoise.
       *[white] { $site } is a city of White.
    }
no-transform-nothing = With { $wealth } to spend nothing can be changed in { $site }: the fee is { $fee }, and the only building may not go unless another one is built.
no-attack-from = { $owner ->
        [free] { $site } is a free site; attacks start from your own cities.
       *[other] { $site } is not your city.
    }
no-attack-weak = There is no garrison in { $site }.
no-attack-whom = { $owner ->
        [free] { $site } is a free site: there is nobody to attack.
       *[own] { $site } is your own city.
    }
no-attack-far = No path leads straight from { $site } to { $target }.
no-demolish-none = There is no { $class } in { $site } to demolish.
no-demolish-order = Buildings are demolished in order: { $class } comes before { $last }.
no-demolish-last = A city needs a building: the last one may go only if you can pay for another kind.
no-demolish-nothing = Nothing can be built in { $site }, so something must be demolished.
no-build-first = A city needs at least one building.
no-change-first = Transforming means changing something: build, upgrade or demolish.
no-build-order = Buildings are chosen in order: { $kind } comes before { $last }.
no-build-demolished = You have demolished a { $kind } in this action, so you may not build one.
no-build-slots = A { $kind } needs { $needs ->
        [one] { $needs } slot
       *[other] { $needs } slots
    }; { $room ->
        [0] none is
        [one] { $room } is
       *[other] { $room } are
    } free.
no-build-most = A city has at most { $most } { $kind }.
no-build-poor = A { $kind } costs { $cost } more; you have { $spare } to spare.
no-named-short = That takes { $needed } { $type }; you have { $held }.
no-upgrade-new = Only garrisons that stood in the city before can be upgraded, and this city is new.
no-upgrade-what = Only garrisons are upgraded, not { $class }.
no-upgrade-none = There is no { $class } left in { $site } that stood there before.
no-upgrade-order = Garrisons without a prisoner are upgraded before those with one.
no-upgrade-poor = An upgrade costs { $cost } more; you have { $spare } to spare.
no-pay-begun = Automatic payment is possible only before the first unit is paid.
no-pay-none = You have no { $type } left.
no-pay-order = Units are paid in order: { $type } comes before { $last }.
no-pay-short = { $due } are still to be paid; { $type } and all after it are only { $later }.
no-send-nobody = An attack needs at least one garrison.
no-send-many = { $site } can send { $most } at most.
no-send-poor = That costs { $price }; you have { $wealth }.
no-lose-what = Failures cost garrisons, not { $class }.
no-none-there = There is no { $class } in { $site }.
no-damage-short = A { $class } takes { $needed } points; { $damage ->
        [one] { $damage } is
       *[other] { $damage } are
    } left.
no-hold-other = { $site } is not your city.
no-hold-away = Prisoners are brought to { $origin }, the city that attacked, not to { $site }.
no-hold-what = Prisoners are held by garrisons, not by { $class }.
no-hold-full = A { $class } holds no more prisoners.
no-no-slot = There is no card { $slot } in the row; they go from 1 to { $slots }.
no-slot-turned = Card { $slot } is turned already.
no-slot-looked = You have just looked at card { $slot }.
no-not-your-city = { $owner ->
        [free] { $site } is a free site.
       *[other] { $site } is not your city.
    }
no-parry-what = { $type } does not help against this card.
no-parry-none = No reserve in { $site } holds { $type }.
no-suffer-what = This card does not destroy { $class }.
no-share-none = No { $type } is left in this area.
no-share-order = Goods are chosen in order: { $type } comes before { $last }.
no-temples-full = Each temple takes a type once: { $temples ->
        [one] the temple has
       *[other] all { $temples } temples have
    } { $type } already.

# Why no line begins so
no-pass-poor = To pass costs { $price }; you have { $wealth }.
no-no-free-site = No site is free.
no-found-nowhere = The cheapest site costs you { $price }, and a building at least { $least } more; you have { $wealth }.
no-found-goods = Nothing that fits a free site can be paid with the goods that you have.
no-no-city = You have no city yet.
no-transform-poor = To transform a city costs { $fee } before anything is built; you have { $wealth }.
no-transform-none = With { $wealth } to spend nothing can be changed in any of your cities: the fee is { $fee }, and an only building may not go unless another one is built.
no-attack-no-city = Attacks start from a city of your own, and you have none.
no-attack-no-garrison = Attacks start from a city with garrisons, and none of yours has one.
no-attack-nobody = No city of another king is next to a city of yours with garrisons.
no-attack-nobody-near = No city of another king is next to { $site }.
no-build-full = All slots of { $site } are taken.
no-build-broke = A building costs at least { $least }; you have { $spare } to spare.
no-build-passed = Buildings are chosen in order, and nothing from { $last } on can be built with { $spare } to spare.
no-build-none = Nothing that fits { $site } can be paid with what you have: { $spare } to spare.
no-build-ended = Nothing more could be built in { $site }: now it is paid.
no-upgrade-nothing = No garrison that stood in { $site } before is left to enlarge.
no-hold-nowhere = No garrison in { $site } can hold another prisoner.
no-parry-nothing = None of your reserves holds what averts this card.
no-parry-empty = No reserve in { $site } holds what averts this card.
no-suffer-nothing = Nothing in { $site } is hit by this card.

# What a bot thinks of
part-scored = glory at once
part-wealth = wealth
part-harvest = the goods of this round
part-income = the goods of later rounds
part-matches = ball matches to come
part-danger = protection from catastrophes and attacks
part-standing = places and buildings for later

# A game that cannot be set up so
bad-beginner = The beginner map always uses the path set “open”: choose that, or another map (LAP-15).
bad-laid-nobody = Only a map of one's own was laid out by somebody; this one is nobody's (LAP-19).
bad-laid-by = Who laid out the map is lot, or a seat from 0 to { $last }, not “{ $value }” (LAP-19).
bad-map = The map cannot be used (LAP-18).
bad-map-long = { $code }: a map has fewer than { $most } letters.
bad-map-row = { $code }, row { $row }: tiles { $count }, in the first row { $first }.
bad-map-small = { $code }: { $columns } by { $rows } tiles; no side may be shorter than { $least }.
bad-map-large = { $code }: there are { $count } tiles, and only { $most } in the box.
bad-map-turn = { $code }, { $cell }: a tile is turned by 0, 90, 180 or 270 degrees, not “{ $degrees }”.
bad-map-used = { $code }, { $cell }: no tile { $tile } is left: all of this sort are used.
bad-map-there = { $code }, { $cell }: the tile { $tile } lies on { $other } already.
bad-map-no-tile = { $code }, { $cell }: there is no tile “{ $tile }”.
bad-map-sites = { $code }: there are { $count } sites; { $players } kings need { $needed }.
bad-map-apart = { $code }: not every site can be reached from every other{ $others ->
        [none] : there is none
       *[other] : no path leads from { $site } to { $others }
    }.
