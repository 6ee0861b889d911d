### Mexica in English: the rules, the rulings and the options, in short.

about = Cut an island into districts, found those that the emperor has ordered, and build the most temple floors in them.

rules-intro =
    You want the most prestige. Canals cut the island into districts; whoever has the most temple floors in a district scores for it, twice in the game.
    On your turn you have 6 action points: dig canals, throw bridges across them, walk or sail, build temples, or keep a point for later. When your pawn stands in a district of just the size that the emperor orders, found it: that scores at once, and the district never changes again.
    A period ends when its orders are filled and a player has built all temples at hand. After the second scoring the highest total wins.

## The board

section-board = The board
    .rules = MEX-1 MEX-13

rule-MEX-1 = Cells are named by a column letter and a row number, from A1 at the top left to U14 at the bottom right. North is towards row 1; reading order is row by row from the top, each row from left to right.
    .title = Coordinates

rule-MEX-2 = Every cell that is not part of the island is lake, and so is everything beyond the edge of the board. The lake is one body of water; the bays at C1-E1, S6, B9 and G14-H14 belong to it.
    .title = Lake

rule-MEX-3 = The island has 196 cells: 187 ordinary cells, the 5 palace cells (start cells H6, G7, I7 and H8 around emblem cell H7) and the 4 cells O6 to O9, where a canal lies from the start.
    .title = Island

rule-MEX-4 = A cell is water if it is lake or is covered by a canal tile, with or without a bridge. Every other island cell is a land cell. Water never becomes land again.
    .title = Water and land

rule-MEX-5 = Two cells are adjacent if they share a side. Cells that touch only at a corner are never adjacent.
    .title = Adjacent

rule-MEX-6 = A land cell is empty if no pawn, temple or calpulli token is on it; a bridge is free if no pawn is on it. A pawn may enter empty land cells, palace cells included, and free bridges. An option can close the emblem cell to pawns.
    .title = Empty and free

rule-MEX-7 = A district is a group of land cells that hang together by their sides and are cut off by water from all other land. Its size is the number of its cells, palace cells included, whatever stands on them. At the start the island is a single district of 192 cells.
    .title = District

rule-MEX-8 = Canals that touch each other or the lake only at a corner already close a district, because no step goes through a corner. Boats cannot slip through a corner either.
    .title = Corners close a district

rule-MEX-9 = Bridges, pawns, temples and tokens neither join nor split districts. Two districts linked by a bridge stay two districts.
    .title = What does not change districts

rule-MEX-10 = A district is founded if a calpulli token lies on one of its cells; otherwise it is unfounded. The cells of a founded district never change again.
    .title = Founded and unfounded

rule-MEX-11 = A pawn is in a district if it stands on one of its cells, palace cells included. A pawn on a bridge is in no district.
    .title = Being in a district

rule-MEX-12 = The axis of a bridge is north-south or west-east. The two cells that its ramps point to along this axis are its ramp cells.
    .title = Axis and ramps

rule-MEX-13 = Two water cells are connected if a chain of adjacent water cells, canal or lake, joins them. Bridges do not interrupt the chain.
    .title = Connected water

## Set-up

section-setup = Set-up
    .rules = MEX-14 MEX-23a

rule-MEX-14 = The game is for 2, 3 or 4 players, who play clockwise. Each has a colour of their own: black, grey, sand or red, given out in this order unless chosen otherwise.
    .title = Players and colours

rule-MEX-15 = The first player is the one in the first seat, or a random one if the option says so. The same player begins every round of both periods.
    .title = First player

rule-MEX-16 = Two double canal tiles lie on O6-O7 and O8-O9 from the start; they are canal tiles like all others. The supply holds 6 single and 35 double canal tiles.
    .title = Canal tiles at the start

rule-MEX-17 = The supply holds 11 bridges and 12 action tokens. Nobody holds an action token at the start.
    .title = Bridges and action tokens at the start

rule-MEX-18 = The 15 calpulli tokens are shuffled. Eight are turned up and shown in the order display, sorted by size; the other seven stay face down until period 2.
    .title = Order display

rule-MEX-19 = Each player begins with a stock of 9 temples: three of 1 floor, three of 2, two of 3 and one of 4. Another 9 are set aside for period 2: three of 1 floor, two of 2, two of 3 and two of 4.
    .title = Temples at the start

rule-MEX-20 = Everybody starts with 0 prestige points.
    .title = Prestige at the start

rule-MEX-21 = With two players, the neutral temples are placed before the pawns.
    .title = Two players: neutral temples first

rule-MEX-22 = One after the other, beginning with the first player, each puts their pawn on a start cell (H6, G7, I7 or H8) that has no pawn yet. The emblem cell is not a choice.
    .title = Placing the pawns

rule-MEX-23 = Only the set-up is random: the first player (if the option says so), the calpulli tokens and, with two players, the cells and then the heights of the neutral temples. After that nothing depends on luck.
    .title = Where luck plays a part

rule-MEX-23a = Each random draw of the set-up is a line of its own in the record of the game, with the same odds as drawing real pieces. The seven face-down calpulli tokens are simply those that were not drawn, so period 2 needs no further draw.
    .title = Draws in the record

## The turn

section-turn = The turn
    .rules = MEX-24 MEX-31

rule-MEX-24 = The game has two periods. A period is a series of rounds; in a round each player takes one turn, clockwise from the first player. Rounds are counted from 1 in each period.
    .title = Periods and rounds

rule-MEX-25 = After the set-up the players place their pawns and then take turns, round after round. At the end of each round it is checked whether the period is over; if so, the scoring follows, and then period 2 or the end of the game.
    .title = Course of the game

rule-MEX-26 = Each turn begins with 6 action points (AP) and with no action token taken yet.
    .title = Six action points

rule-MEX-27 = Actions may be done in any order, each as often as it is legal. Each is judged by the position at that moment and paid in full. An action that is not legal or cannot be paid changes nothing.
    .title = Any order

rule-MEX-28 = 1 AP: a canal tile (single or double), building or moving a bridge, a step on foot, each hop by boat, taking an action token. A temple costs 1 AP per floor, the flat-fee move 5 AP. Founding a district, spending an action token (it adds 1 AP) and ending the turn cost 0 AP.
    .title = Costs

rule-MEX-29 = The turn goes on at 0 AP: founding a district, spending an action token and ending the turn can still be possible.
    .title = No action points left

rule-MEX-30 = A turn may be ended at any moment, even without having done anything. AP that are left are lost, those from spent action tokens included.
    .title = End turn

rule-MEX-31 = Only the player whose turn it is decides anything. There are no reactions, trades or votes.
    .title = One player at a time

## Canals

section-canals = Digging canals
    .rules = MEX-32 MEX-37

rule-MEX-32 = A canal tile costs 1 AP, single or double. The supply must hold a tile of the chosen kind; while both kinds are left, the choice is free.
    .title = Cost of a canal

rule-MEX-33 = The pawn need not be near, and the canal tile need not touch other water.
    .title = A canal may be dug anywhere

rule-MEX-34 = A single canal tile covers one cell, a double one two adjacent cells in a row or a column, never diagonally and never with a gap. Two adjacent land cells always belong to the same district.
    .title = Shape of a canal tile

rule-MEX-35 = Every cell that the canal tile covers (a) must be a land cell, not lake, canal or bridge; (b) must not be one of the five palace cells; (c) must be empty: no pawn, not even your own, no temple and no calpulli token; (d) must not be a ramp cell of a bridge; (e) must lie in an unfounded district.
    If one cell of a double canal tile fails, the whole tile may not be placed.
    .title = Where a canal may not go

rule-MEX-36 = The canal tile leaves the supply and never moves again; its cells are water for the rest of the game. Then the districts are determined anew, and calpulli tokens that can no longer be used are removed.
    .title = Effect of a canal

rule-MEX-37 = A canal may split a district, make it smaller or simply lie in it. Districts of any size may arise, a single cell and sizes without a calpulli token included, and pawns may be shut in, unless the protection of the first round forbids it.
    .title = No further limit for canals

## Founding

section-founding = Founding a district
    .rules = MEX-38 MEX-43

rule-MEX-38 = Founding a district costs 0 AP. It is voluntary and possible at any moment of your turn, any number of times.
    .title = Cost of founding

rule-MEX-39 = To found a district, (a) your pawn must be in it, not on a bridge; (b) the district must be unfounded; (c) the order display must hold a calpulli token of exactly its size; (d) the calpulli token must go on a cell that MEX-40 allows.
    .title = Conditions for founding

rule-MEX-40 = The founder chooses any empty cell of the district except palace cells. A cell with a pawn is not empty; a ramp cell is allowed. A district without such a cell cannot be founded for now.
    .title = Where the calpulli token goes

rule-MEX-41 = One calpulli token of that size moves from the order display to the chosen cell and stays there. The founder scores its blue number at once, every other player whose pawn is in the district its white number. The neutral colour and players on bridges score nothing.
    .title = Points for founding

rule-MEX-42 = The cell of the calpulli token can never be entered, built on or dug again, and no canal may be dug in the district any more. Temples may still be built in it, and bridges built or moved on the water around it.
    .title = After founding

rule-MEX-43 = It does not matter who dug the canals, when, or whether the pawn was there before or came later. A district with palace cells is founded like any other, and these cells count in its size. If two calpulli tokens of the size are on display, one is used.
    .title = What does not matter for founding

## Bridges

section-bridges = Bridges
    .rules = MEX-44 MEX-51

rule-MEX-44 = Building a bridge costs 1 AP and takes a bridge from the supply. The pawn need not be near.
    .title = Cost of a bridge

rule-MEX-45 = A bridge goes on a cell that is covered by a canal tile, O6 to O9 included, and carries no bridge. It never goes on the lake.
    .title = Site of a bridge

rule-MEX-46 = Both ramp cells must be land cells. They may be palace cells, may be occupied by pawns, temples or calpulli tokens, may lie in founded districts and may lie in the same district.
    .title = Ramps on land

rule-MEX-47 = If both axes are possible, which needs a canal cell with land on all four sides, the player chooses. The axis stays as it is until the bridge is moved.
    .title = Choice of axis

rule-MEX-48 = A ramp may not open on another bridge, a canal or the lake, so bridges are never joined end to end. Two bridges with the same axis may stand side by side on adjacent cells of a canal, and two bridges may share a ramp cell.
    .title = Bridges next to each other

rule-MEX-49 = While a bridge stands, no canal may be dug on its two ramp cells.
    .title = Effect of a bridge

rule-MEX-50 = Moving a bridge costs 1 AP and is possible only if all 11 bridges are on the board and no pawn, not even your own, is on the bridge. It goes to a different cell on which a bridge may be built. When the supply is empty, bridges can no longer be built, only moved.
    .title = Moving a bridge

rule-MEX-51 = The bridge leaves its old cell and stands on the new one. Its old ramp cells are no longer protected from digging by this bridge.
    .title = Effect of moving a bridge

## Temples

section-temples = Building temples
    .rules = MEX-52 MEX-55

rule-MEX-52 = A temple costs as many AP as it has floors, 1 to 4. Your stock must hold a temple of that height.
    .title = Cost of a temple

rule-MEX-53 = A temple goes on an empty cell of the district that your pawn is in, not on a palace cell and not under your own pawn. Ramp cells are allowed, and the district may be founded or not and of any size.
    .title = Where a temple may stand

rule-MEX-54 = A pawn on a bridge is in no district, so no temple can be built from there. A pawn on a palace cell is in the district of that cell.
    .title = The pawn must be in the district

rule-MEX-55 = The temple leaves your stock and stays on its cell for the rest of the game, as an obstacle. It may block ramps and shut in pawns, unless the protection of the first round forbids it.
    .title = Effect of a temple

## On foot

section-walking = On foot
    .rules = MEX-56 MEX-59

rule-MEX-56 = For 1 AP a pawn steps from a land cell to an adjacent land cell that a pawn may enter.
    .title = From land to land

rule-MEX-57 = A pawn steps onto a free bridge from one of its ramp cells, and off it onto a ramp cell that a pawn may enter. The long sides of a bridge cannot be crossed on foot, and there is no step from one bridge to another.
    .title = Onto a bridge and off it

rule-MEX-58 = On foot, a place with a pawn, a temple (neutral ones included) or a calpulli token can be neither entered nor passed through. There are no diagonal steps.
    .title = Obstacles

rule-MEX-59 = Each step is an action of its own, and steps may be retraced. A turn may end on a bridge, which the pawn then blocks for walkers.
    .title = Step by step

## By boat

section-boats = By boat
    .rules = MEX-60 MEX-63

rule-MEX-60 = To go by boat, your pawn must stand on a bridge. A boat can never be boarded from a land cell.
    .title = Start of a boat trip

rule-MEX-61 = Two bridges are linked if a chain of adjacent water cells, canal or lake, joins them with no other bridge in between. The lake may be used without limit at no extra cost; corners do not connect. Bridges on adjacent cells are linked.
    .title = Linked bridges

rule-MEX-62 = A boat trip costs 1 AP for each hop from a bridge to a linked one, by the way with the fewest hops. Bridges on the way may be occupied; every bridge passed under counts as a hop.
    .title = Cost of a boat trip

rule-MEX-63 = A boat trip ends on a free bridge other than the one it began on, never on a canal cell without a bridge, on the lake or on land. It is not possible if no series of links leads there or if it costs more AP than are left.
    .title = End of a boat trip

## Flat-fee move

section-flat = Flat-fee move
    .rules = MEX-64 MEX-65

rule-MEX-64 = For 5 AP the pawn goes from wherever it is, land or bridge, to any place on the board that a pawn may enter: an empty land cell, palace cells included, or a free bridge. No route is needed.
    .title = Anywhere for 5 AP

rule-MEX-65 = Any pawn can use the flat-fee move, shut in or not, and more than once in a turn if it can be paid.
    .title = Always available

## Action tokens

section-tokens = Action tokens
    .rules = MEX-66 MEX-69

rule-MEX-66 = Taking an action token from the supply costs 1 AP. It is not possible if the supply is empty.
    .title = Taking a token

rule-MEX-67 = At most 2 action tokens may be taken per turn; spending tokens does not change this count. There is no limit on the number held.
    .title = Two per turn

rule-MEX-68 = Spending an action token costs 0 AP: it goes back to the supply and adds 1 AP to this turn. Any number may be spent per turn.
    .title = Spending a token

rule-MEX-69 = An action token taken this turn may be spent this turn, and a spent one may be taken again within the limit of 2. Tokens are kept from turn to turn and from period 1 to period 2.
    .title = Keeping tokens

## First round

section-first-round = Protection in the first round
    .rules = MEX-70 MEX-73

rule-MEX-70 = In round 1 of period 1, and only then, no action may shut in the pawn of another player. All other players are protected, whether they have had their first turn or not.
    .title = When the protection applies

rule-MEX-71 = The freedom of a pawn is the number of other places, land cells and bridges, that it may enter and could reach on foot and by boat with unlimited AP, while all other pieces stay where they are. Boats pass under occupied bridges but do not stop there. Building and the flat-fee move do not count.
    .title = Freedom of a pawn

rule-MEX-72 = An action is not legal if it would lower the freedom of another player's pawn (a) from 13 or more to 12 or less, or (b) from 1 or more to 0.
    .title = What is forbidden in the first round

rule-MEX-73 = Each action is tested separately, so ending the turn is always possible. You may shut in your own pawn, and a pawn shut in by its owner forbids nothing elsewhere. From round 2 on this protection does not apply.
    .title = Limits of the protection

## Removal

section-removal = Removing calpulli tokens
    .rules = MEX-74 MEX-78

rule-MEX-74 = After every canal, temple and founding, and whenever calpulli tokens are put in the order display, it is tested which sizes are still usable. This happens in both periods, unless an option says otherwise.
    .title = When removal is tested

rule-MEX-75 = A size is still possible if an unfounded district contains a set of that many cells such that: (a) the set hangs together by the sides of its cells; (b) every other cell of the district that is adjacent to the set is an ordinary cell without a temple (pawns and ramps are ignored);
    (c) the canal tiles in the supply can cover all these adjacent cells without overlapping and without covering anything but ordinary cells without a temple, of the same district and outside the set;
    (d) the set has an ordinary cell without a temple for the calpulli token, and for the founder one more such cell or a palace cell that a pawn may enter. A whole district of the right size needs no canal.
    .title = Could the district still be made?

rule-MEX-76 = With more than 12 canal tiles in the supply, a size is usable if some unfounded district has at least that many cells; with 12 or fewer, the exact test of MEX-75 decides. All calpulli tokens of an unusable size are removed at once. Each size is judged by itself, even if there is room for only one of two tokens.
    .title = Which sizes are usable

rule-MEX-77 = A calpulli token removed from the game scores nothing and counts as dealt with for the end of the period. Nobody has to decide anything.
    .title = Effect of a removal

rule-MEX-78 = Digging and building go on as usual after a removal; districts of any size may still be made.
    .title = Play goes on

## Scoring

section-scoring = End of a period, scoring, end of the game
    .rules = MEX-79 MEX-91

rule-MEX-79 = Period 1 ends when two conditions hold: (a) the order display is empty, all 8 calpulli tokens having been placed or removed; (b) at least one player has an empty temple stock, all 9 temples having been placed.
    .title = End of period 1

rule-MEX-80 = Period 2 ends when two conditions hold: (a) the order display is empty, all calpulli tokens having been placed or removed; (b) at least one player has an empty temple stock, the 9 new temples and all those left over from period 1 having been placed.
    .title = End of period 2

rule-MEX-81 = As soon as both conditions hold, the current round is the last round of the period. It is played to its end, so that everybody has had the same number of turns; then comes the scoring. No district can be founded in the rest of this round, because the order display is empty.
    .title = Last round

rule-MEX-82 = If 5 complete rounds of a period (or as many as the option says) pass in a row in which nobody digs a canal, founds a district or builds a temple, the period ends. If this happens in period 1, the calpulli tokens still in the order display stay there for period 2. The rulebook has no such rule; it makes sure that every game ends.
    .title = When nothing happens any more

rule-MEX-83 = Your spiritual value in a district is the sum of the floors of your temples there, not the number of temples: heights 3, 3 and 2 make 8. Pawns play no part.
    .title = Spiritual value

rule-MEX-84 = In each district all colours with a value of at least 1 are ranked, in the two-player game the neutral colour too. A colour's place is 1 plus the number of colours with a higher value. In a tie each colour scores its place in full, and for each further tied colour one place is left out: 1, 1, 3 or 1, 2, 2. Value 0 has no place.
    .title = Ranking and ties

rule-MEX-85 = Founded districts are scored in both scorings: place 1 scores the yellow number of the calpulli token, place 2 the blue, place 3 the white and place 4 nothing. Districts scored in period 1 are scored again in period 2.
    .title = Scoring founded districts

rule-MEX-86 = Unfounded districts, the rest of the island included, count in the second scoring only. Place 1 scores the number of cells, place 2 half of that, place 3 half of the points of place 2, each time rounded up; place 4 scores nothing. Palace cells count.
    .title = Scoring unfounded districts

rule-MEX-87 = In each scoring, every player whose pawn stands on one of the 4 start cells scores 5 points. Any of the four will do, and a pawn that never left its start cell counts as well. The emblem cell and all other places give nothing.
    .title = Palace bonus

rule-MEX-88 = The points of all districts and the palace bonus are added up; the order has no effect. Prestige never goes down.
    .title = Adding up

rule-MEX-89 = After the first scoring the 7 face-down calpulli tokens join the order display, sorted, and the 9 temples set aside join each player's stock; left-over temples are kept. Unusable calpulli tokens are removed, rounds are counted from 1 again and the first player begins. Everything else stays as it is.
    .title = Start of period 2

rule-MEX-90 = The game ends right after the second scoring. The player with the most prestige points wins.
    .title = Winner

rule-MEX-91 = If several players have the most prestige points, the one of them holding the most action tokens wins. If that is a tie too, these players share the victory.
    .title = Tie at the end

## Two players

section-two = Two players
    .rules = MEX-92 MEX-98

rule-MEX-92 = The neutral colour is the first of black, grey, sand and red that no player uses. It has 10 temples on the board from the start: four of 1 floor, three of 2, two of 3 and one of 4, 20 floors in all; its other 8 temples are not used. It has no pawn, takes no turns and has no stock.
    .title = Neutral colour

rule-MEX-93 = Neutral temples stand on ordinary cells that have no side on the lake; there are 133 of them. The canal that is there from the start is not coast.
    .title = Cells for neutral temples

rule-MEX-94 = At least 4 cells lie between any two neutral temples, counted in steps along rows and columns: column difference plus row difference is at least 5. An option lowers this to 4.
    .title = Distance between neutral temples

rule-MEX-95 = Cells are drawn at random, and each is kept if it is far enough from those already kept, until there are ten; if that fails, the draw starts again. Then the ten heights are spread over these cells at random.
    .title = Placing the neutral temples

rule-MEX-96 = Neutral temples are obstacles and temples in every rule. They play no part in the end of a period (MEX-79, MEX-80).
    .title = Neutral temples in play

rule-MEX-97 = In both scorings the neutral colour is ranked with its floors and occupies its place, but its points are not recorded. All other rules are those for 3 and 4 players.
    .title = Scoring with the neutral colour

rule-MEX-98 = An option makes the neutral temples taller: still 10 of them, with at most 6, 5, 4 and 3 of 1, 2, 3 and 4 floors. Standard is 4, 3, 2, 1 (20 floors), hard 2, 3, 3, 2 (25 floors), very hard 1, 2, 4, 3 (29 floors).
    Any other mix within these limits is accepted; it is the harder variant only with more than 20 floors.
    .title = Harder variant

## Rulings

ruling-RU-1 = Yes; an option closes it.
    .question = May a pawn enter the emblem cell H7?

ruling-RU-2 = No, neither: only the 4 start cells do.
    .question = Does the emblem cell give the palace bonus, or serve as a start cell?

ruling-RU-3 = No, it is in none.
    .question = Is a pawn on a bridge in a district?

ruling-RU-4 = No, one calpulli token marks it for the rest of the game.
    .question = Can a founded district be founded again?

ruling-RU-5 = No, the calpulli token needs an empty cell outside the palace.
    .question = Can a district be founded if no free cell is left in it?

ruling-RU-6 = Yes, a calpulli token may block a ramp.
    .question = May a calpulli token be placed on a ramp cell?

ruling-RU-7 = The player who builds the bridge chooses.
    .question = Which axis has a bridge on a lone single canal tile with land on all four sides?

ruling-RU-8 = No, bridges stand on canal tiles only.
    .question = May a bridge cross a lake cell between two land cells, such as S6?

ruling-RU-9 = Yes, both ramps only have to lead to land.
    .question = May both ramps of a bridge lie in the same district?

ruling-RU-10 = No, a moved bridge must go to a different cell.
    .question = May a bridge be turned on its own cell as a move?

ruling-RU-11 = No, there must be no pawn at all on the bridge.
    .question = May you move the bridge that your own pawn stands on?

ruling-RU-12 = No, only the ramps lead onto a bridge and off it on foot, though a boat may well link neighbouring bridges.
    .question = May a pawn step onto a bridge or off it sideways?

ruling-RU-13 = It costs 1 AP for every bridge reached or passed under, not 1 AP in all.
    .question = What does a long boat trip cost?

ruling-RU-14 = It is one action with a target, and its cost is the fewest hops.
    .question = Is a boat trip one action or a series of single hops?

ruling-RU-15 = Yes, also behind the order display and the mainland in the picture.
    .question = Is the whole lake connected?

ruling-RU-16 = It closes districts, but it is not open to boats.
    .question = What does a canal do that touches the lake only at a corner?

ruling-RU-17 = Leaving a pawn, its own place included, no more than 13 places, or not a single step (MEX-71 and MEX-72); an option changes this.
    .question = What counts as blocking or shutting in during the first round?

ruling-RU-18 = No, it means round 1 of period 1 only.
    .question = Is the first round of period 2 protected too?

ruling-RU-19 = Yes, founding is tested like every other action.
    .question = Does the protection of the first round also cover blocking with a calpulli token?

ruling-RU-20 = No, each action is tested by itself.
    .question = May a pawn be blocked for a moment in the middle of a turn in the first round?

ruling-RU-21 = Yes, unless an option limits or switches off the removal.
    .question = Are unusable calpulli tokens also removed in period 1?

ruling-RU-22 = The program does, by the tests of MEX-75 and MEX-76, and it never removes a token that could still be used.
    .question = Who decides that a calpulli token is unusable?

ruling-RU-23 = Yes, above that only the size of the districts is looked at, and a token kept too long is caught once 12 canal tiles are left.
    .question = Is the exact test made only with 12 or fewer canal tiles in the supply?

ruling-RU-24 = At the end of the round, which comes to the same, because once true they stay true.
    .question = When are the conditions for the end of a period tested?

ruling-RU-25 = No place and no points.
    .question = What does a spiritual value of 0 give in a district?

ruling-RU-26 = Nobody.
    .question = Who gets place 2 if only one colour has temples in a district?

ruling-RU-27 = Half of the points of place 2, which were already rounded up, rounded up again.
    .question = What does place 3 score in an unfounded district?

ruling-RU-28 = Yes, it is a district like all others.
    .question = Does the large rest of the island count as a district in the second scoring?

ruling-RU-29 = All players who are still tied share the victory.
    .question = What happens if three or more players are tied at the end?

ruling-RU-30 = The cells with a side on the lake.
    .question = Which cells are next to the coast and so closed to neutral temples?

ruling-RU-31 = That 4 cells lie in between, so the distance is 5 or more; an option allows 4.
    .question = What does a space of 4 cells between neutral temples mean?

ruling-RU-32 = There are still 10 temples, in a taller mix.
    .question = How do the neutral temples get more floors in the harder variant?

ruling-RU-33 = It occupies its place but scores nothing.
    .question = What does the neutral colour do in the ranking?

ruling-RU-34 = Yes, within the limit of 2 taken per turn.
    .question = May action tokens be spent and taken in the same turn?

ruling-RU-35 = After 5 rounds without canal, founding or temple it ends by itself; an option changes the number.
    .question = What happens if nobody wants to finish a period?

ruling-RU-36 = Yes, both stay until one is placed.
    .question = Do both calpulli tokens of a size stay if there is room for only one of them?

ruling-RU-37 = No, only empty cells may be dug.
    .question = May you dig a canal under your own pawn?

ruling-RU-38 = The first seat, or a random one by option, because ages are not known.
    .question = Who begins in place of the oldest player?

ruling-RU-39 = Yes, only the place where it stands counts.
    .question = Does a pawn that never left its start cell get the palace bonus?

## Options

option-first_player = Who begins every round.
    .seat0 = The player in the first seat
    .random = A player drawn at random

option-emblem_enterable = Whether pawns may enter the emblem cell H7 in the middle of the palace.
    .true = Pawns may enter
    .false = Closed to pawns

option-first_round_rule = What is forbidden towards other players' pawns in round 1 of period 1.
    .enclosure = Bringing a pawn down to 12 or fewer other places, or to none
    .immobile = Only bringing a pawn down to no other place at all
    .off = Nothing

option-removal_periods = When calpulli tokens that can no longer be used are removed from the game.
    .both = In both periods
    .second_only = In period 2 only
    .off = Never

option-stall_rounds = After how many rounds in a row without canal, founding or temple a period ends: 1 or more; switching it off requires removal in both periods.
    .off = Never
    .custom = Another number of rounds, 1 or more

option-neutral_min_distance = Smallest distance between two neutral temples, column difference plus row difference: 5 leaves four cells in between, 4 leaves three.

option-neutral_mix = How many neutral temples of 1, 2, 3 and 4 floors stand on the board with two players.
    .standard = 4, 3, 2, 1: 20 floors
    .hard = 2, 3, 3, 2: 25 floors
    .very_hard = 1, 2, 4, 3: 29 floors
    .custom = Any mix of 10 temples with at most 6, 5, 4 and 3 of each height, such as 3,3,2,2

option-colours = The colours of the players in seat order, each used by at most one player; with two players the first unused colour is the neutral one.
    .black = Black
    .grey = Grey
    .sand = Sand
    .red = Red
    .custom = Others: a colour for each seat, such as red,sand

option-components = The component file: every number of the box, and the board. Whoever wants to try out a change can use a file with other values.
    .box = As delivered with Patolli
    .custom = A file of your own, on the command line: its path, such as my.toml
