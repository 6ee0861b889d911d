### Patolli, the race, in English: the rules and the options.

rules-intro = You want the most beans at the end. Your pieces run round a cross; five marked beans say how far. Patolli was played all over old Mexico, for high stakes, and was forbidden when the Spaniards came. Nobody wrote its rules down, so these are a reconstruction of our own: the cross, the beans, the ring of 52 squares and the stakes are old, the rest is meant to make a short and lively game.

section-setup = Board and purses
    .rules = PAT-1 PAT-3

rule-PAT-1 = The board is a cross of 52 squares, in four quarters of thirteen: N, E, S and W. Square 1 of each quarter lies in the middle. Squares 2 to 7 lead outwards on its arm and squares 8 to 13 lead back; then comes square 1 of the next quarter, clockwise. Squares 4 and 11 are marked, squares 7 and 8 are round.
    .title = The board
rule-PAT-2 = Everybody has three pieces in the hand and a purse of 20 beans. Two players have the quarters N and S; three have N, E and S; four have one each.
    .title = Pieces and purses
rule-PAT-3 = It is drawn who begins. Then all put two beans into the pot. Turns go clockwise.
    .title = Who begins

section-turn = A turn
    .rules = PAT-4 PAT-7

rule-PAT-4 = On your turn you throw five beans, each with a mark on one side. One to four marks are as many steps; five marks are ten. With no mark at all your turn is over.
    .title = Throwing
rule-PAT-5 = After a throw you move one of your pieces by all of its steps. You must move if you can; if you cannot, your turn is over.
    .title = Moving
rule-PAT-6 = A piece in the hand comes in on square 1 of your own quarter, which is its first step.
    .title = Coming in
rule-PAT-7 = A square holds one piece. You cannot land where a piece of your own is, nor where another's piece is, unless you may capture it. Pieces that are passed do not matter.
    .title = Where a piece may land

section-squares = Squares
    .rules = PAT-8 PAT-11

rule-PAT-8 = If you land on another's piece on one of the four squares of the middle, you capture it: it goes back into its owner's hand, and the owner pays you a bean.
    .title = Capturing
rule-PAT-9 = If you land on a round square, you throw again.
    .title = Round squares
rule-PAT-10 = If you land on a marked square, you put a bean into the pot.
    .title = Marked squares
rule-PAT-11 = A piece that has gone all the way round, to square 1 of its own quarter or further, is home and leaves the board. All others pay you a bean. Whoever has to pay and has no beans left pays nothing.
    .title = Coming home

section-end = The end
    .rules = PAT-12 PAT-13

rule-PAT-12 = The game is over when somebody's last piece has come home. It is also over at the end of a turn when a purse is empty, and after 104 rounds: twice the 52 years of the old calendar.
    .title = The end
rule-PAT-13 = The pot goes to the player whose pieces have gone the most steps together. Those who are equal share it; what cannot be shared stays there. Then the fullest purse wins; if purses are equal, the one whose pieces have gone further.
    .title = Who wins

option-pieces = How many pieces everybody has: two make a short game, six a long one.
option-purse = How many beans everybody has: with 12, somebody may soon have none.
option-captures = Where pieces are captured.
    .middle = in the middle
    .anywhere = anywhere but on round squares
