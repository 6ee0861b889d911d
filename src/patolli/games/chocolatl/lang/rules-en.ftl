### Chocolatl in English: the rules, the rulings and the options, in short.

about = Each round, spread your cacao cards in pairs over six locations, build huts and the pyramid, and score the most points.

rules-intro =
    You want the highest total when the game ends, after three to seven rounds. Six locations are visited in order, and the highest sum of two cards wins each: the right to win ties, points, huts or dice, stones in the pyramid, better cards.
    Everybody has the same cards, 0 to 12; one is offered before the game and counts at its end. In every round you lay all the others, two at each location, and get them back.
    The colour of the space under the leading disc says how: gold, location by location; red, everything in advance; green, half openly and half hidden. The game ends with the round in which the pyramid is full, a disc reaches 40 or somebody lays the last stone.

## Components

section-components = Components
    .rules = CHO-1 CHO-5

rule-CHO-1 = The game is for 3, 4 or 5 players. Board, prizes, dice and decks are the same for all numbers; the pieces of unused colours stay in the box.
    .title = Players

rule-CHO-2 = Each player has thirteen cacao cards with the values 0 to 12, nine stones and a score disc, all of one colour.
    .title = A player's pieces

rule-CHO-3 = Shared are three white dice, seven black dice, seven bonus tiles for huts, twelve improvement cards of two kinds, the Chocolatl figure, the old man, the round marker and the board. An overview card with a space for each location lies before every player.
    .title = Shared pieces

rule-CHO-4 = All numbers come from one file of tables, each marked as taken from the rulebook, derived or reconstructed, so that a reconstructed one can be corrected.
    .title = Tables

rule-CHO-5 = All dice have the faces 1 to 6, each equally likely.
    .title = Dice

## Editions

section-editions = Editions
    .rules = CHO-6 CHO-7

rule-CHO-6 = The edition is chosen before the game. In the Dutch one (nl) the lowest card leaves at location 6 and bids are turned over location by location; in the French one (fr) the player chooses the card that leaves, and all bids of a round are turned over together.
    .title = Two editions

rule-CHO-7 = The two editions differ in nothing else.
    .title = All else is the same

## Set-up and offering

section-setup = Set-up and offering
    .rules = CHO-8 CHO-16

rule-CHO-8 = The Chocolatl figure and the old man stand on location 1. Nobody owns them before location 1 of round 1 is settled.
    .title = Figures at the start

rule-CHO-9 = The improvement cards form two face-down decks, big and small. Which values are left in a deck is known; which comes next is decided when it is turned over.
    .title = Decks

rule-CHO-10 = All discs start on space 0 as one stack, in random order. The order is public.
    .title = The first stack

rule-CHO-11 = Everybody starts with nine stones, without hut and without black die. Pyramid and village are empty, all black dice and bonus tiles are in the supply.
    .title = Supplies at the start

rule-CHO-12 = No rule depends on where somebody sits. Only the dice of final scoring are rolled in seat order, which changes no result.
    .title = Seats

rule-CHO-13 = Whatever is drawn or rolled is decided at the moment when it becomes known: the discs of the first stack, the white dice, the improvement cards, each black die.
    .title = Chance

rule-CHO-14 = Before round 1 everybody secretly puts one of the thirteen cards on the offering place, face down. Any value is allowed, also one that others chose.
    .title = The offering

rule-CHO-15 = The offered card is out of the hand for the whole game: it can be neither bid nor given up. It stays closed until final scoring; its owner may look at it.
    .title = The offering is final

rule-CHO-16 = From then on everybody has exactly twelve cards to bid with, counting those laid in the current round.
    .title = Twelve cards

## The round

section-round = The round
    .rules = CHO-17 CHO-23

rule-CHO-17 = There are at most seven rounds. In each, the round is prepared, the way of bidding is read, bids are made, the locations 1 to 6 are settled in this order, and all cards are taken back.
    .title = A round

rule-CHO-18 = The white dice are rolled for location 2; a black die is put on location 3; the column of the round counts at location 5; in rounds 1 to 6 a big and a small improvement card are laid open on location 6. All of this is seen before the first bid.
    .title = Preparation

rule-CHO-19 = Round 7 is the last from its preparation on.
    .title = Round 7

rule-CHO-20 = The colour of the highest occupied space of the score track says how the round is bid: gold, red or green. Space 0 counts as red. It does not matter how many discs are there.
    .title = The colour decides

rule-CHO-21 = The colour is read once, and holds for the whole round. Round 1 is always red.
    .title = Read once

rule-CHO-22 = Each location is (in a gold round) bid for, turned over, opened for black dice, ranked and settled; then comes the next.
    .title = A location

rule-CHO-23 = Everybody takes all twelve cards back. After a last round follows final scoring, otherwise the next round.
    .title = The end of a round

## Bidding

section-bidding = Bidding
    .rules = CHO-24 CHO-33

rule-CHO-24 = A bid is exactly two cards for each location. Over a round all twelve cards are used, each once; none comes back before its end.
    .title = Two cards

rule-CHO-25 = Bids are made by all at once, face down. A confirmed bid cannot be changed, and nothing is turned over before everybody has confirmed. Others see only whether somebody has confirmed.
    .title = Secret and final

rule-CHO-26 = Cards of the same value are the same, wherever they come from.
    .title = Equal cards

rule-CHO-27 = Where there is only one possibility it is carried out and nobody is asked, such as the last pair of a round.
    .title = No choice, no question

rule-CHO-28 = One location at a time: all choose two cards from their hand, these are turned over, the location is settled completely, then follows the bid for the next one.
    .title = Gold

rule-CHO-29 = Everything at once: before anything is settled, all lay the whole hand as six pairs. Then the six locations follow.
    .title = Red

rule-CHO-30 = Two steps: all lay one card at each location; when everybody has, these are shown. Then all lay the other six cards face down, one at each location. The two cards of a location count alike.
    .title = Green

rule-CHO-31 = Edition nl: in red and green rounds the closed cards of a location are turned over when its turn comes, not earlier.
    .title = Turned over step by step

rule-CHO-32 = Edition fr: in red and green rounds all closed cards are turned over as soon as everybody has confirmed. The locations are still settled one by one, each with its black dice.
    .title = Turned over together

rule-CHO-33 = Cards that have been turned over stay visible until the end of the round.
    .title = Open cards stay open

## Black dice

section-dice = Black dice
    .rules = CHO-34 CHO-40

rule-CHO-34 = When the cards of a location are open, and before the ranking counts, whoever owns black dice may roll some of them to raise the own bid there. This is possible at every location.
    .title = When dice may be rolled

rule-CHO-35 = The pips of a rolled die are added to the bid at this location only, whatever they are. The die goes back to the supply.
    .title = A rolled die

rule-CHO-36 = A die won at location 3 may be rolled from location 4 of the same round on. Dice that are not used are kept.
    .title = A die just won

rule-CHO-37 = Of all who own a die and have not passed, the one who stands lowest in the ranking as it is now is asked: roll one die, or pass. After a roll all passes are forgotten. When nobody is left to ask, the window closes.
    .title = Who speaks

rule-CHO-38 = Passing is not final while somebody rolls later; dice are rolled one by one, and who stands best speaks last.
    .title = What follows

rule-CHO-39 = There can be no more rolls than dice, so the window always closes.
    .title = It ends

rule-CHO-40 = Everybody sees who owns how many dice, who rolls and who passes. An owner is asked at every location, even if no roll could change anything.
    .title = Dice are public

## Adjusted bids and ranking

section-ranking = Adjusted bids and ranking
    .rules = CHO-41 CHO-48

rule-CHO-41 = To the two cards are added: 1 for each own hut (at location 3 it is subtracted instead); for the owner of the old man 1 at location 1 and minus 1 elsewhere; the black dice rolled here.
    .title = Adjusted bid

rule-CHO-42 = Huts and old man count as they are when the location begins. So at location 1 the old man counts for the owner of the round before, and a hut built at location 3 counts from location 4 on.
    .title = As the location begins

rule-CHO-43 = An adjusted bid may be zero or negative.
    .title = No lower limit

rule-CHO-44 = All players are put into one order: higher adjusted bid first; among equals the owner of the Chocolatl figure; then whoever has fewer points; on the same space, the disc that lies higher.
    .title = Ranking

rule-CHO-45 = The highest bid is the first in this order, the lowest the last one. Whoever loses a tie for lowest is the lowest, never several.
    .title = Highest and lowest

rule-CHO-46 = At location 1 the figure counts for whoever owned it before; in round 1 nobody does. It changes hands only when first and last place are known.
    .title = Ties at location 1

rule-CHO-47 = The ranking is fixed when no more dice are rolled. Points scored at the location do not change it.
    .title = The ranking stays

rule-CHO-48 = Ties in rows of the pyramid are decided in the same way, as things stand at that moment. Ties at the end of the game are not.
    .title = Ties in the pyramid

## The six locations

section-locations = The six locations
    .rules = CHO-49 CHO-68

rule-CHO-49 = The highest bid takes or keeps the Chocolatl figure and scores 1 point, in every round.
    .title = The temple: first

rule-CHO-50 = The lowest bid takes or keeps the old man. This costs no points.
    .title = The temple: last

rule-CHO-51 = The two figures always end up with different players.
    .title = Two owners

rule-CHO-52 = The highest bid scores the highest white die, the second the middle one, the third the lowest. The dice stay as they are.
    .title = The harvest

rule-CHO-53 = The highest bid chooses between the hut and the black die; the second must take the other. Nobody else gets anything.
    .title = The village

rule-CHO-54 = One own stone is put in the village. From the next location on, each hut adds 1 to its owner's bids, and subtracts 1 at location 3, until the end of the game.
    .title = A hut

rule-CHO-55 = Whoever gets it takes the black die of this location and keeps it.
    .title = The black die

rule-CHO-56 = The pyramid has rows of 5, 4, 3 and 2 spaces. A stone goes on the next free space, from the lowest row upwards and from left to right. Two stones are placed in every round.
    .title = The pyramid

rule-CHO-57 = If the highest bid is ahead of the second by 3 or more, the highest bid places both stones.
    .title = Both stones

rule-CHO-58 = If it is ahead by 0, 1 or 2, the two place one stone each, and the highest bid says who places first.
    .title = One stone each

rule-CHO-59 = The question is asked only if the two spaces are in different rows; otherwise the order changes nothing.
    .title = When that is asked

rule-CHO-60 = When a row is full, and before another stone is placed, the player with the most stones in it scores its bonus: 5, 4, 3 or 2, from the lowest row upwards.
    .title = A full row

rule-CHO-61 = Among several with the most stones, the owner of the Chocolatl figure is first, then fewer points, then the higher disc, as they are at that moment. Exactly one player scores.
    .title = A tied row

rule-CHO-62 = Who must place a stone in the pyramid and has none left places a substitute, which counts as an own stone in every way. It can happen only in the last round. A hut is never a substitute.
    .title = Substitute stones

rule-CHO-63 = In rounds 1 to 7 the highest bid scores 8, 7, 6, 5, 4, 3 or 2, and in rounds 1 to 3 the second scores 4, 3 or 2. Then the lowest bid loses 2.
    .title = The drink

rule-CHO-64 = If it is not the last round, the highest bid takes the higher of the two open improvement cards and the second takes the other. Each of them gives up one of the twelve cards held before; it leaves the game.
    .title = The court

rule-CHO-65 = Edition nl: the lowest of the twelve old cards leaves by itself.
    .title = The lowest card leaves

rule-CHO-66 = Edition fr: first the highest bid, then the second chooses any one of the own twelve old cards. The card just won cannot be chosen.
    .title = Any card leaves

rule-CHO-67 = Cards won and given up are public.
    .title = Seen by all

rule-CHO-68 = If it is known to be the last round, no card changes hands: the highest bid scores 6, the second 3.
    .title = The court in the last round

## Score track

section-track = Score track
    .rules = CHO-69 CHO-74

rule-CHO-69 = Each disc is on a numbered space; discs on one space form a stack.
    .title = Discs and stacks

rule-CHO-70 = A disc that moves leaves its stack and goes on top of the target space, forwards and backwards alike.
    .title = Moving a disc

rule-CHO-71 = Who scores 0 points does not move, and keeps the place in the stack.
    .title = No points, no move

rule-CHO-72 = No disc goes below 0. A disc on 0 that should lose points stays where it is, in its place in the stack.
    .title = The foot of the track

rule-CHO-73 = If several players move at a location, they move in the order of the ranking, and losses come last.
    .title = The order of moves

rule-CHO-74 = The track has no upper end.
    .title = No upper end

## End of the game

section-end = End of the game
    .rules = CHO-75 CHO-79

rule-CHO-75 = This round is the last one as soon as a disc gets to 40 or beyond, a player uses the last own stone, or the pyramid is full.
    .title = The last round

rule-CHO-76 = It stays the last round even if the disc falls below 40 again.
    .title = Once the last, always the last

rule-CHO-77 = The round is played to its end; the only difference is that location 6 pays points.
    .title = Played to its end

rule-CHO-78 = Bids that lie on the table are not changed by it.
    .title = Bids stay

rule-CHO-79 = The game ends after the last round. It has at least three and at most seven rounds.
    .title = Three to seven rounds

## Final scoring

section-final = Final scoring
    .rules = CHO-80 CHO-85

rule-CHO-80 = To the points on the track are added: 1 for each own stone in the pyramid; 3 for the most stones there; 3 for the Chocolatl figure, minus 3 for the old man; the value of the own offering; 3 for the highest offering; one black die. Everybody tied for most stones or highest offering gets the 3 points.
    .title = What counts at the end

rule-CHO-81 = Huts and stones that are left score nothing.
    .title = What does not count

rule-CHO-82 = Who still owns black dice rolls exactly one of them; the others are worth nothing. Nobody is asked.
    .title = The last die

rule-CHO-83 = The offerings are turned over when final scoring begins.
    .title = Offerings are opened

rule-CHO-84 = The total is a plain sum and may be negative.
    .title = The total

rule-CHO-85 = The highest total wins. In a tie the higher offering wins; if that is equal too, the victory is shared.
    .title = Winner

## How decisions are made

section-decisions = How decisions are made
    .rules = CHO-86 CHO-92

rule-CHO-86 = A decision is one card, two cards or one word: offer, lay, discard; bid; roll, pass, hut, die, first, second.
    .title = Small decisions

rule-CHO-86a = Chance has words of its own: disc, harvest, big, small, face.
    .title = Decisions of chance

rule-CHO-87 = A red bid is six pairs, for location 1, then 2, and so on. The last pair is what is left.
    .title = A red bid

rule-CHO-88 = In a green round one card is laid for location 1, then 2, up to 6; in the second step the same with the other six cards.
    .title = A green bid

rule-CHO-89 = A bid that is not complete is a private draft. Drafts do not depend on each other and may be made in any order. A bid is confirmed when it is complete.
    .title = A draft

rule-CHO-90 = A person may arrange all cards and say the whole bid in one go: all lines or none. It is the same as saying them one by one.
    .title = A whole bid at once

rule-CHO-91 = It changes nothing if the players complete their bids one after the other.
    .title = One after the other

rule-CHO-92 = Refused without any change are: a card that the player does not have or has already laid, the offered card, more or fewer than two cards for a location, a bid after confirming, rolling without a die, giving up the card just won, and whatever is not asked for.
    .title = What is refused

## What is hidden

section-hidden = What is hidden
    .rules = CHO-93 CHO-99

rule-CHO-93 = Everybody sees round, colour, who has confirmed and who is asked, all stacks, both figures, huts, dice, stones and substitutes, the pyramid, the white dice, the open improvement cards, what is left in the decks, cards won and given up, bids that have been turned over, and every die.
    .title = Public

rule-CHO-94 = Only the owner sees the own hand, offering, draft and closed bids.
    .title = For the owner's eyes

rule-CHO-95 = Nobody knows which card or face comes next.
    .title = Known to nobody

rule-CHO-96 = What has been public stays known: the cards that somebody is proven to own can be looked up. After round 1 that is the whole hand.
    .title = Nothing is forgotten

rule-CHO-97 = After round 1 each offering can be worked out from the cards that were shown. It is nevertheless shown to others only in final scoring.
    .title = The offering can be worked out

rule-CHO-98 = A program that guesses gives every other player who has confirmed a random arrangement of the cards not yet seen, and an empty draft to whoever has not.
    .title = Guessing

rule-CHO-99 = What is told to all holds only what all may know: a confirmation comes without cards, these come when they are turned over.
    .title = Events

## Rulings

ruling-RUL-1 = The picture is lost. Here space 0 is red, odd spaces are gold, and even ones red and green in turn.
    .question = Which colours has the score track?

ruling-RUL-2 = They are lost. Here the big ones are 13 to 18 and the small ones 7 to 12, six each.
    .question = Which values have the improvement cards?

ruling-RUL-3 = 6 and 2 in round 3, then 5, 4, 3 and 2 for the highest bid only.
    .question = What does location 5 pay from round 3 on?

ruling-RUL-4 = Rows of 5, 4, 3 and 2 spaces, with bonuses of 5, 4, 3 and 2.
    .question = What shape has the pyramid?

ruling-RUL-5 = Seven, all alike: one hut is built in each round.
    .question = How many spaces for huts are there?

ruling-RUL-6 = 1 to 6.
    .question = Which faces have the dice?

ruling-RUL-7 = The French rules, in both editions.
    .question = What holds for locations 2, 3 and 4 in the Dutch edition, whose rules lack that page?

ruling-RUL-8 = By edition: the lowest (nl), or any (fr).
    .question = Which card is given up at location 6?

ruling-RUL-9 = No, always one of the twelve old ones.
    .question = May the card just won be given up?

ruling-RUL-10 = The highest bid, then the second, openly.
    .question = Who gives up a card first?

ruling-RUL-11 = By edition: location by location (nl), or all at first (fr).
    .question = When are the cards of a red round turned over?

ruling-RUL-12 = All six are laid before any location is settled; they are turned over as in a red round.
    .question = When are the second cards of a green round laid and turned over?

ruling-RUL-13 = No, once in a round.
    .question = Is the colour read again when the leading disc moves?

ruling-RUL-14 = At random.
    .question = In which order are the discs stacked at the start?

ruling-RUL-15 = Only the one who loses the tie.
    .question = Who is lowest in a tie for the lowest bid?

ruling-RUL-16 = Whoever owned the figure before; in round 1 points and stack decide.
    .question = Who wins a tie at location 1?

ruling-RUL-17 = The owner is first, the others follow by points and stack.
    .question = What if three or more are tied, the owner of the figure among them?

ruling-RUL-18 = No, the ranking is fixed before.
    .question = Do points scored at a location change its own ranking?

ruling-RUL-19 = By rank, losses last.
    .question = In which order do several players move?

ruling-RUL-20 = The disc stops at 0; on 0 it does not move at all.
    .question = What if somebody on 0 or 1 loses 2 points?

ruling-RUL-21 = The lowest in rank speaks first, and every roll opens the question for all again.
    .question = When and in which order are black dice rolled?

ruling-RUL-22 = Yes.
    .question = May a die be rolled at locations 1 and 3?

ruling-RUL-23 = From location 4 of the same round on.
    .question = When can a hut or die won at location 3 be used?

ruling-RUL-24 = It goes back to the supply.
    .question = Is a used die lost?

ruling-RUL-25 = For whoever owns him when the location begins: plus 1 at location 1, minus 1 at all others.
    .question = When does the old man count plus, when minus?

ruling-RUL-26 = No.
    .question = Does taking the old man cost a point?

ruling-RUL-27 = Yes, 1 point in each round.
    .question = Does keeping the Chocolatl figure score again?

ruling-RUL-28 = Yes.
    .question = May an adjusted bid be negative?

ruling-RUL-29 = Yes, adjusted bids are compared, dice included.
    .question = Is the lead of 3 at the pyramid counted with bonuses?

ruling-RUL-30 = Yes.
    .question = Must the second in the village take what is left?

ruling-RUL-31 = The highest bid decides; it is asked only if it can matter.
    .question = Who places first when both place one stone?

ruling-RUL-32 = Yes, as soon as it is full.
    .question = Is a row paid between the two stones?

ruling-RUL-33 = Those of that moment.
    .question = Which points and stacks decide a tied row?

ruling-RUL-34 = Yes, with this round.
    .question = Does a ninth stone that is used as a hut end the game?

ruling-RUL-35 = Everything, with substitute stones that count fully.
    .question = What may a player without stones do?

ruling-RUL-36 = It is still the last round.
    .question = What if somebody reaches 40 and then falls below?

ruling-RUL-37 = Location 6 then pays 6 and 3 instead of cards.
    .question = What if the last round is found out in the middle of it?

ruling-RUL-38 = No, it is the last round from its start.
    .question = Are there improvement cards in round 7?

ruling-RUL-39 = No, the current round is the last.
    .question = Is one more round played after the end is triggered?

ruling-RUL-40 = It is rolled without asking; it cannot harm.
    .question = Must the last die be rolled?

ruling-RUL-41 = Yes.
    .question = Can a total be negative?

ruling-RUL-42 = Yes, they can always be looked up.
    .question = Do cards once shown stay known?

ruling-RUL-43 = No, it stays closed until the end.
    .question = Is the offering shown once it can be worked out?

ruling-RUL-44 = No, only values matter.
    .question = Are an own 9 and an improvement card 9 different?

ruling-RUL-45 = All of them, for 0 and 3 points.
    .question = Who has the highest offering if all offered 0?

ruling-RUL-46 = It is counted on; 60 is the most that can be reached.
    .question = What comes after the last drawn space of the track?

ruling-RUL-47 = All of them share the victory.
    .question = Who wins if totals and offerings are equal?

## Options

option-edition = Which rulebook decides where the two differ: which card is given up at location 6, and when closed bids are turned over.
    .nl = Dutch: the lowest card leaves, bids are turned over location by location
    .fr = French: any card may be given up, all bids are turned over together

option-colours = The colours of the players in seat order, each used by at most one player.
    .orange = Orange
    .green = Green
    .purple = Purple
    .blue = Blue
    .white = White
    .custom = Others: a colour for each seat, such as blue,orange,white

option-components = The component file: what is printed on cards, dice and board. A file of your own can have other numbers.
    .box = As delivered with Patolli
    .custom = A file of your own, on the command line: its path, such as my.toml
