### High Card in English: all but the rules.

## The lobby and the list of games

about = Everybody chooses a card in secret; the highest scores. Three rounds, each worth more than the one before.
game-highcard = Choose a card in secret and hope that yours is the highest.
    .length = 5 min
    .weight = light

## Names and labels

name = Seat { $seat }
board = The table
hand = Your hand
card = Card { $card }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Where the game stands

heading-high = Round { $round } of { $rounds }: the highest card scores { $round }
heading-low = Round { $round } of { $rounds }: the lowest card scores { $round }
over = The game is over
has-chosen = has chosen
has-played = played { $card }
has-nothing = no card
text-shown = Cards that are gone: { $cards }
prompt-deal = The cards are dealt.
prompt-choose = Choose one of your cards for round { $round }.
won = { $name } has won.
shared = { $names } have won together.

## The log

log-part = Round { $round }
log-deal = A card is dealt to seat { $w1 }: { $w2 }.
log-choose = { $who } chooses { $w1 }.
event-revealed = { $who } shows { $card }.
event-won = { $who } wins the round and scores { $points }.

## The final sheet

sheet-round-1 = First round
sheet-round-2 = Second round
sheet-round-3 = Third round

## Buttons

verb-choose = Choose
    .hint = Choose a card for this round, in secret. It cannot be changed.

## Why not

no-not-in-hand = You do not hold { $card }.
no-not-left = { $card } has been dealt already.

## What cannot be in a position

bad-position-card-twice = Card { $card } is in two places.
bad-position-shown-count = As many cards have been shown as there were choices: { $count }.
bad-position-score = The rounds before this one were worth { $points } points together.
bad-position-hand = A hand has { $least } to { $most } cards here.
bad-position-chosen = { $card } cannot have been chosen: it is chosen from a hand when all cards are dealt.
bad-position-all-chosen = When all have chosen, the round is over.
bad-position-played = { $card } cannot have been played in the round before.
