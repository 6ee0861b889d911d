### Patolli, the race, in English: all but the rules.

## The lobby and the list of games

about = The old Mexican race on a cross: throw five beans, run round the four arms, and win the beans of the others.
game-race = Throw five beans, run your pieces round the cross, and take the pot.
    .length = 20 min
    .weight = light

## Names and labels

name = { $quarter ->
        [N] North
        [E] East
        [S] South
       *[W] West
    }
board = The cross
in-hand = in hand
at-home = home
beans-of = { $points ->
        [one] { $points } bean
       *[other] { $points } beans
    }
pot-tip = In the pot: { $pot ->
        [one] one bean
       *[other] { $pot } beans
    }
square-plain = { $square }
square-middle = { $square }, in the middle
square-marked = { $square }, marked
square-round = { $square }, round
square-with = { $square }: a piece of { $name }
square-goal = { $square }: a piece of { $name }, which would go to { $goal }
square-home = { $square }: a piece of { $name }, which would come home
place-hand = A piece in the hand
place-hand-goal = A piece in the hand, which would go to { $goal }
beans-tip = { $marks } of five marks up: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
goal-label = where it would go
goal-home = home

## Where the game stands

heading = Round { $round } of at most { $rounds }
heading-draw = Who begins?
over = The game is over
legend = { $middle } middle, { $marked } marked, { $round } round; a letter is a piece
standing = { $points ->
        [one] { $points } bean
       *[other] { $points } beans
    }; on the board { $squares }; in hand { $hand }, home { $home }
text-pot = The pot: { $pot }
text-throw = { $name } has thrown { $marks ->
        [one] one mark
       *[other] { $marks } marks
    }: { $steps ->
        [one] one step
       *[other] { $steps } steps
    }
prompt-first = It is drawn who begins.
prompt-throw = { $name } throws the beans.
prompt-move = { $name }, choose a piece that goes { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
prompt-wait = { $name } chooses a piece that goes { $steps ->
        [one] one step
       *[other] { $steps } steps
    }.
won = { $name } has won.
shared = { $names } have won together.

## The log

log-part = Round { $round }
log-first = { $name } begins.
log-beans = The beans show { $w1 ->
        [0] no mark
        [1] one mark
        [5] five marks, which count ten
       *[other] { $w1 } marks
    }.
log-walk = { $who } moves the piece on { $w1 }.
log-enter = { $who } brings a piece in.
event-purse = { $who } puts two beans into the pot and has { $points } left.
event-blank = { $who } may not move.
event-stuck = { $who } cannot use the throw.
event-again = { $who } is on a round square and throws again.
event-marked = { $who } is on a marked square and puts { $points } into the pot.
event-captures = { $who } captures a piece and gets { $points }.
event-captured = { $who } takes the piece back into the hand and has paid { $points }.
event-pays = { $who } pays { $points }.
event-home = { $who } has brought a piece home and gets { $points }.
event-pot = { $who } takes { $points } from the pot.

## The final sheet

sheet-purse = To begin with
sheet-marked = Marked squares
sheet-captures = Captures
sheet-home = Pieces home
sheet-pot = From the pot

## Buttons

verb-walk = Walk
    .hint = Click the piece that is to go: on the board, or in your hand.
word-in = In

## Why not

no-not-your-throw = The throw belongs to another player.
no-none-in-hand = You have no piece in your hand.
no-no-square = { $word } is no square. Squares are N1 to N13, and the same with E, S and W.
no-nothing-there = There is no piece on { $square }.
no-not-yours = The piece on { $square } is not yours.
no-own-there = It would land on { $square }, where you have a piece already.
no-other-there = It would land on { $square }, where somebody's piece is, and there it cannot be captured.
no-too-many-first = There is no seat { $number }; the last one is { $most }.
no-too-many-beans = There are { $most } beans, so { $number } marks cannot be up.

## What cannot be in a position

bad-position-first = Either somebody has begun and it is somebody's turn, or neither.
bad-position-total = All purses and the pot are { $total } beans together.
bad-position-not-begun = Before it is drawn who begins, nothing has happened.
bad-position-piece-count = Everybody has { $count } pieces here.
bad-position-two-pieces = There are two pieces on { $square }.
bad-position-finished = Whoever brings the last piece home ends the game.
bad-position-ended = After the end no throw is waiting.
bad-position-stuck = With this throw no piece can move.
