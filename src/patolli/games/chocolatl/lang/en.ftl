### Chocolatl: labels, prompts, log lines and refusals. The rules are in rules-en.ftl.

## Colours

colour-orange = Orange
colour-green = Green
colour-purple = Purple
colour-blue = Blue
colour-white = White

## The six locations, the ways of bidding, the prizes

location-1 = Temple of Chocolatl
location-2 = Cacao harvest
location-3 = Village of Tenochtitlan
location-4 = Pyramid of Cholula
location-5 = Chocolatl drink
location-6 = Tlachtli court
short-1 = temple
short-2 = harvest
short-3 = village
short-4 = pyramid
short-5 = drink
short-6 = court
offering-place = Offering place
does-1 = The highest bid gets { $points } and the Chocolatl figure, which wins ties. The lowest gets the old man.
does-2 = The three highest bids score the white dice, from high to low{ $dice ->
        [none] {""}
       *[other] : { $dice } now
    }.
does-3 = The highest bid chooses the hut or the black die, the second gets the other. A hut changes your later bids by { $hut }, here by { $here }.
does-4 = Two stones: both to the highest bid if it is { $margin } or more ahead, otherwise one each to the two highest. A full row pays { $rows } from below to whoever has most stones in it.
does-5 = In this round the highest bid scores { $first }, the second { $second }, the lowest { $last }.
does-6 = The highest bid takes the better improvement card for an old card, the second the other one{ $cards ->
        [none] {""}
       *[other] : { $cards } now
    }. In the last round they score { $first } and { $second } instead.
does-more = What you have changes your bid here by { $more }.
mode-gold = gold: one location at a time
mode-red = red: everything at once
mode-green = green: one card open, one hidden
prize-chocolatl = the Chocolatl figure
prize-old-man = the old man
prize-hut = a hut
prize-die = the black die
prize-stone = a stone
prize-stones = two stones
prize-card = the { $won } for the { $given }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What has to be done

prompt-setup = Chance lays the discs on space 0.
prompt-prepare = Round { $round } is being prepared.
prompt-wait = Waiting for { $names }.
prompt-offering = { $who }: put one of your thirteen cards away for good. It is worth its value at the end.
prompt-bid-all = { $who }: lay all twelve cards, two for each location.{ $location ->
        [1] { "" }
        [6] { " " }Location 6 is left.
       *[other] { " " }Locations { $location } to 6 are left.
    }
prompt-bid-first = { $who }: lay one card for each location; they will be shown to all.{ $location ->
        [1] { "" }
        [6] { " " }Location 6 is left.
       *[other] { " " }Locations { $location } to 6 are left.
    }
prompt-bid-second = { $who }: lay the second card for each location, face down.{ $location ->
        [1] { "" }
        [6] { " " }Location 6 is left.
       *[other] { " " }Locations { $location } to 6 are left.
    }
prompt-bid-location = { $who }: lay two cards for location { $location }, { $name }.
prompt-dice = { $who } ({ $name }): roll a black die, or pass? You stand at { $bid }, place { $place }; { $best } leads.
prompt-roll = { $who } rolls a black die.
prompt-village = { $who }: do you build the hut or take the black die? The second in rank gets the other.
prompt-pyramid-order = { $who }: do you place your stone first or second?
prompt-discard = { $who }: you win the { $won }. Which of your old cards do you give up?
prompt-final = { $who } rolls a black die for final scoring.
won = { $name } wins.
shared = { $names } share the victory.

## The log: what was said

log-disc = The disc of { $who } is laid on space 0, on top of those before.
log-harvest = The harvest dice show { $w1 }, { $w2 } and { $w3 }.
log-big = On the court, the big improvement card is the { $w1 }.
log-small = On the court, the small improvement card is the { $w1 }.
log-face = The black die shows { $w1 }.
log-offer = { $who } offers the { $w1 }.
log-bid = { $who } bids { $w1 } and { $w2 }.
log-lay = { $who } lays the { $w1 }.
log-roll = { $who } rolls a black die.
log-pass = { $who } passes.
log-hut = { $who } chooses the hut.
log-die = { $who } chooses the black die.
log-first = { $who } places the first stone.
log-second = { $who } places the second stone.
log-discard = { $who } gives up the { $w1 }.

## The log: what followed

event-offered = { $who } has offered a card.
event-confirmed = { $who } has confirmed the bid.
event-round = Round { $round } begins.
event-mode = The leading disc is on space { $space }. { $mode ->
        [gold] Gold round: bids are made location by location.
        [red] Red round: all twelve cards are laid at once.
       *[green] Green round: one card is laid open at each location, then one hidden.
    }
event-first-cards = { $who } has first cards { $cards } at the locations 1 to 6.
event-reveal-all = { $who } bids { $cards } at the locations 1 to 6.
event-reveal = Location { $location }: { $who } shows { $a } and { $b }.
event-raised = The die shows { $face }: the bid of { $who } rises to { $bid }.
event-bid =
    Location { $location }, place { $place }: { $who } has { $a } + { $b }{ $huts ->
        [0] {""}
       *[other] , huts { $huts }
    }{ $old ->
        [0] {""}
       *[other] , old man { $old }
    }{ $dice ->
        [0] {""}
       *[other] , dice { $dice }
    }, together { $bid }{ $ahead ->
        [figure] , and is ahead of the next by the Chocolatl figure
        [points] , and is ahead of the next by fewer points
        [stack] , and is ahead of the next by the higher disc
       *[other] {""}
    }.
event-chocolatl = { $who } has the Chocolatl figure.
event-old-man = { $who } has the old man.
event-scores =
    { $who } scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $location ->
        [1] {" "}in the temple
        [2] {" "}for the harvest
        [4] {" "}for the row
        [5] {" "}for the drink
       *[6] {" "}on the court
    } and is on space { $space }.
event-loses =
    { $who } has the lowest bid{ $points ->
        [0] , and no point to lose
        [one] , loses { $points } point and is on space { $space }
       *[other] , loses { $points } points and is on space { $space }
    }.
event-hut = { $who } builds a hut and has { $huts ->
        [one] { $huts } hut
       *[other] { $huts } huts
    } now.
event-die = { $who } takes the black die and has { $dice ->
        [one] { $dice } black die
       *[other] { $dice } black dice
    } now.
event-stone = { $who } places a { $substitute ->
        [1] substitute stone
       *[0] stone
    } in row { $row } of the pyramid.
event-row = Row { $row } of the pyramid is full: { $who } has the majority.
event-swap = { $who } takes the improvement card { $won } and gives up the { $given }.
event-last-round-score = { $who } has reached space { $space }: this is the last round.
event-last-round-stones = { $who } has used the last stone: this is the last round.
event-last-round-pyramid = The pyramid is full: round { $round } is the last.
event-last-round-seventh = Round { $round } is always the last.
event-offering = The offering of { $who } is the { $value }.
event-final-die = The black die of { $who } shows { $face }.
event-total = { $who } has { $track } on the track, { $stones } for stones, { $majority } for the majority, { $chocolatl } for the Chocolatl figure, { $old } for the old man, { $offering } for the offering, { $highest } for the highest offering, { $die } for the die: { $points } in all.
event-won = { $who } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# The terms of an adjusted bid, as in "9 + 12 + 2 (huts) - 1 (old man) + 3 (dice)"
term-huts = huts
term-old-man = old man
term-dice = dice

## Where the game stands

board = The board
status = Where the game stands
scene-now = Round { $round }, { $mode }
colour-of-gold = gold
colour-of-red = red
colour-of-green = green
scene-points = { $name } has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
chance = Chance decides.
waiting = Waiting for { $names }
do-offering = Offer a card
do-bid-all = Two cards a location
do-bid-first = Lay six open cards
do-bid-second = Lay the hidden cards
do-bid-location = Two cards, location { $location }
do-dice = Roll, or pass
do-village = Hut or black die?
do-pyramid-order = First or second stone?
do-discard = Give up an old card
edition-nl = Dutch rules
edition-fr = French rules
own-box = a box with other numbers
disc = Disc of { $owner } on space { $space }, { $place } of { $discs } from below
figure-chocolatl = The Chocolatl figure ({ $owner }): wins ties
figure-old-man = The old man ({ $owner }): one more at the temple, one less elsewhere
white-die = Harvest die: { $face }
hut-of = Hut ({ $owner })
die-waiting = The black die of this round
village-supply = Black dice left: { $dice }. Bonus tiles left: { $tiles }.
stone-of = Stone ({ $owner }) in row { $row }
round-marker = Round { $round }
improvement = Improvement card { $card }
deck = { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    } in this deck: { $cards }
offering-closed = A closed offering ({ $owner })
offering-open = Offering of { $card } ({ $owner })
bid-closed = A closed card ({ $owner })
bid-card = Card { $card } ({ $owner })
laid-by = { $owner }: { $cards }
ledger-label = The bids, added up
ledger = { $location }. { $name }
ledger-none = No location is settled yet
term-cards = cards { $cards }
got-chocolatl = the figure
got-old-man = the old man
got-hut = a hut
got-die = a black die
got-stone = a stone
got-stones = two stones
got-card = the { $won }
has-huts = Huts: { $count }
has-dice = Black dice: { $count }
has-stones = Stones left: { $count }
has-cards = Cards in hand: { $count }
you = you
known = Cards: { $cards }
known-none = Cards still unknown
hand = Your hand
card-in-hand = Card { $card } in your hand
card-laid = Card { $card }, laid at location { $location }
sheet = Final scores
source-track = track
source-stones = stones
source-majority = majority
source-chocolatl = figure
source-old-man = old man
source-offering = offering
source-highest-offering = highest
source-die = die
source-total = total
scene-round = Round { $round }, { $mode }
scene-location = Location { $location }, { $name }
set-up = Set-up
offering = The offering
preparing = Preparation of round { $round }
last-round = Last round
game-over = The game is over

## The position as text

text-track = Score track: { $stacks }
text-board = Harvest dice: { $dice }   Drink: { $drink }   Court: { $cards }
text-decks = Still in the decks: { $big } | { $small }
text-pyramid = Pyramid: { $rows }
text-player = { $name } { $points } points  huts { $huts }  black dice { $dice }  stones { $stones }
text-substitutes = substitutes { $count }
text-offering = offering { $card }
text-figure = Chocolatl figure
text-old-man = old man
text-hand = hand { $cards }
text-known = known { $cards }
text-confirmed = confirmed
text-passed = passed
text-asked = to decide
text-standing = Location { $location } as it stands: { $bids }
text-result = Location { $location }, round { $round }: { $bids }
text-score = { $name } { $total } = track { $track } + stones { $stones } + majority { $majority } + figure { $chocolatl } + old man { $old } + offering { $offering } + highest offering { $highest } + die { $die }
text-legend = Legend: ? a closed card   12: O G discs on space 12, the last on top   . a free space of the pyramid

## Why not

no-not-now = “{ $verb }” is not asked for now: { $phase ->
        [offer] offer a card.
        [bid] bid two cards.
        [lay] lay one card.
        [roll] roll a black die, or pass.
        [hut] choose the hut or the black die.
        [first] say who places first.
       *[discard] give up one of your old cards.
    }
no-other-draw = What is drawn now begins with “{ $verb }”.
no-no-seat = There is no seat { $seat } with { $players } players.
no-disc-laid = The disc of seat { $seat } is in the stack already.
no-no-dice = Three dice show three faces from 1 to 6, such as: { $usage }.
no-not-in-deck = There is no { $card } left in the { $deck ->
        [big] big
       *[small] small
    } deck; it holds { $left }.
no-no-face = A die has no face { $face }.
no-offered-already = Your offering is the { $card }, for the whole game.
no-bid-already = Your bid is confirmed: it cannot be changed any more.
no-not-offerable = You have no { $card } to offer; your cards go from { $least } to { $most }.
no-no-card = There is no card { $card } in the game.
no-two-cards = A bid is two cards for a location, not { $count }.
no-one-card = In a green round cards are laid one by one, not { $count } at a time.
no-only-one = You have only one { $card }.
no-laid-already = Your { $card } lies at location { $location } in this round.
no-offered-card = The { $card } is your offering: it is out of your hand for the whole game.
no-not-yours = You have no { $card }.
no-just-won = The { $card } is the card that you have just won; give up one of the twelve old ones.
no-no-discard = In this edition the lowest card leaves by itself; nobody chooses.
no-no-black-die = You own no black die.

# What a bot thinks of
part-scored = points at once
part-figures = the two figures
part-pyramid = stones in the pyramid
part-offering = the offering
part-dice = black dice to roll later
part-round = what the bids of this round win
part-strength = better cards and huts for later rounds
