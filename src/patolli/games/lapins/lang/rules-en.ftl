### Dix-Huit Lapins in English: the rules, the rulings and the options, in short.

about = Found Maya cities, carry their goods to temples and palaces, and win the most glory by the last ball match.

rules-intro =
    You are a king and want the most glory. Found cities in the forest and fill them with villages, temples, palaces, garrisons and more.
    Villages produce goods once a round. At its end they go along the paths to your temples (glory), palaces (taxes: wealth to build with) or reserves.
    In a round the kings take one action each in turn: found, transform, attack, or turn a Katun card. Many of these are catastrophes, and a king without wealth can only turn cards. When all cards of the row are turned the round ends; the game ends with the round of the fourth ball match.

## The box

section-components = The box
    .rules = LAP-1 LAP-11

rule-LAP-1 = 2 to 4 kings play, each with a colour. Seats are counted clockwise; left of a king sits the next higher seat.
    .title = Kings

rule-LAP-2 = There are 40 tiles: 33 with a site, 7 with paths only. A site yields maize, cacao, shell, jade or obsidian. Shell sites have 2 slots, all others 4.
    .title = Tiles

rule-LAP-3 = Maize, cacao, shell, jade, obsidian, prisoner: always in this order. Villages produce the first five; prisoners are captured or come from a card.
    .title = Types of wealth

rule-LAP-4 = Wealth lies with the king, and he pays with it. Goods lie on the board and belong to the people. A palace turns goods into wealth; wealth never becomes goods.
    .title = Wealth and goods

rule-LAP-5 = In this order: village (1 slot, costs 1), palace (2 slots, 2), temple (2 slots, 2), garrison (1 slot, 1), double garrison (1 slot, 1 and 1 obsidian), reserve (1 slot, 1 maize), market (1 slot, 1 cacao), observatory (1 slot, 1 jade), ball court (1 slot, 1 shell). A plain number may be paid in any types, prisoners included; a named type must be that type.
    .title = Buildings

rule-LAP-6 = It has strength 2 in one slot. It is lost step by step: first it becomes a garrison, which keeps one prisoner at most, then it is gone.
    .title = Double garrison

rule-LAP-7 = A city has one ball court at most. All other kinds may be repeated as far as the slots go.
    .title = One ball court a city

rule-LAP-8 = A king has 12 stelae, so 12 cities at most.
    .title = Twelve cities

rule-LAP-9 = Wealth, buildings and control tokens never run out.
    .title = No other limit

rule-LAP-10 = 1, 2 and 3 give as many points; 4 and 5 give nothing; 6 gives nothing and is a failure.
    .title = The die

rule-LAP-11 = 59 cards: 15 favourable (10 of them maize), 5 exceptional, 5 expeditions, 2 cacao feasts, 5 ball matches, and 27 catastrophes: 12 droughts, 3 each of insurrection, earthquake, Pochteca competition, Toltec raid and decadence.
    .title = Katun cards

## The map

section-map = The map
    .rules = LAP-12 LAP-19

rule-LAP-12 = Columns are letters from west to east, rows are numbers from north to south. A site has the name of its cell. Board order goes row by row from the north, each from west to east.
    .title = Coordinates

rule-LAP-13 = A site tile has exits on some of its sides. A tile without site has links, each joining two sides; links never meet. Tiles may be turned by quarter turns.
    .title = Paths

rule-LAP-14 = Leave a site by an exit and follow the path over tiles without site. If it ends at another site, the two are adjacent, however long the path is. Where a path meets a side without path or the edge, it is a dead end. Attack, defence, markets and transport all go by this.
    .title = Adjacent sites

rule-LAP-15 = The map is random, the first-game map, or one's own. In the path set “open” every site has four exits, in “varied” some have three. The first-game map goes with “open”.
    .title = Map and path set

rule-LAP-16 = 6 by 5 tiles: 16 maize, 3 shell, 2 cacao, 2 obsidian, 2 jade and 5 without site, shuffled and turned at random. If the sites are not all connected, everything is drawn again.
    .title = Random map

rule-LAP-16a = Cell by cell in board order: first what lies there, then which tile and how it is turned. What looks alike counts as one result, and a draw with one result is not asked for.
    .title = Drawing the map

rule-LAP-17 = A fixed map of 25 sites, all connected, each with two to four neighbours.
    .title = First-game map

rule-LAP-18 = Refused are: no full rectangle, a side shorter than 2 or more than 40 tiles (E1); an unknown tile or turn (E2); a tile used twice (E3); fewer than 4 sites a king (E4); sites that are not all connected (E5). Only a warning: a type that no site yields (W1), a site with one neighbour (W2).
    .title = A map of one's own

rule-LAP-19 = The king to the left of the one who laid out the map; if nobody did, one drawn by lot.
    .title = First king

## Kings, deck, length

section-setup = Kings, deck, length
    .rules = LAP-20 LAP-24

rule-LAP-20 = Each king has 10 maize, no glory and no city.
    .title = Start

rule-LAP-21 = The 44 cards that are neither matches nor favourable maize are cut into six piles, with a match between each two. On top lie two favourable maize cards for each king; the rest of them is not used.
    .title = The deck

rule-LAP-22 = Six sizes from 6 to 9 that make 44, all 546 ways equally likely. They are never told.
    .title = Pile sizes

rule-LAP-22a = Nothing is drawn in advance: a card gets its face when somebody first sees it, with exactly the odds of a deck stacked in secret. It keeps that face.
    .title = When a card gets its face

rule-LAP-23 = The game ends with the round of the 3rd, 4th or 5th match; usual is the 4th.
    .title = Length

rule-LAP-24 = Nobody decides anything in the set-up, except for a map of one's own. For tests and puzzles a position can be set up by hand, with the cards that were seen and by whom.
    .title = No choices

## Cities

section-state = Cities
    .rules = LAP-25 LAP-30

rule-LAP-25 = The map, wealth and glory of the kings, the cities with everything in them, the cards with who has looked at them, the matches so far, round, turn, and what is being decided.
    .title = What is on the table

rule-LAP-26 = Free sites, control tokens, prices, strength, defence and transport areas follow from that at any moment.
    .title = What follows from it

rule-LAP-27 = A site with a building is a city of one king. When its last building goes, for whatever reason, the site is free at once.
    .title = Whose city

rule-LAP-28 = Whatever lies on a building that is removed goes to the bank.
    .title = What is lost with a building

rule-LAP-29 = Buildings have no place within their city. Those of the same kind with the same content are alike; they are listed by kind, then by content.
    .title = Buildings are interchangeable

rule-LAP-30 = The strength of a city is its number of garrisons, double ones counted twice.
    .title = Strength

## The round

section-round = The round
    .rules = LAP-31 LAP-35

rule-LAP-31 = At the start of a round one card more than there are kings is laid out face down, in the order of the deck.
    .title = The row

rule-LAP-32 = The king to move takes one: found a city on a free site (fewer than 12 cities, and wealth for the price and a building), transform an own city, attack an adjacent enemy city (with a garrison and 1 wealth), turn over a Katun card, or pass by paying 1.
    .title = Five actions

rule-LAP-33 = A king without wealth can only turn a card.
    .title = Without wealth

rule-LAP-34 = If all cards of the row are turned, the round ends once the last one is resolved. Otherwise the next king moves.
    .title = After the action

rule-LAP-35 = It begins with the king to the left of the one who turned the last card.
    .title = The next round

## Payment

section-payment = Payment
    .rules = LAP-36 LAP-39

rule-LAP-36 = The king needs the named amounts of each named type, and enough wealth in all.
    .title = What can be paid

rule-LAP-37 = All costs of an action are paid together, when its choices are made and before dice are rolled or cards looked at. Named types are taken by themselves. Only a take-over is paid after its attack.
    .title = When it is paid

rule-LAP-38 = Units of any type are chosen one by one in the order of the types, so that each payment can be made in one way. A type is offered if it and the later ones still cover what is due.
    .title = In order

rule-LAP-39 = Offered before the first unit if there is a choice: prisoners first, then always one of the type that the king holds most of, ties in the order of the types.
    .title = Automatic payment

## Founding a city

section-founding = Founding a city
    .rules = LAP-40 LAP-43

rule-LAP-40 = On any free site, near or far.
    .title = Where

rule-LAP-41 = 1, plus the enemy control tokens on it, minus one's own; never less than 0.
    .title = Price of the site

rule-LAP-42 = Buildings are chosen one by one in their order, as far as slots and wealth go. At least one is needed.
    .title = Building

rule-LAP-43 = After payment the buildings stand, the site is the king's city, and its control tokens are gone.
    .title = Effect

## Markets

section-markets = Markets
    .rules = LAP-44 LAP-45

rule-LAP-44 = On each free site a king has as many control tokens as he has markets in adjacent cities. On cities there are none.
    .title = Control tokens

rule-LAP-45 = They change the price of the site and may block transport.
    .title = What they do

## Transforming a city

section-transforming = Transforming a city
    .rules = LAP-46 LAP-50

rule-LAP-46 = 1, plus what is built. Demolishing is free and gives nothing back. One own city per action.
    .title = Cost

rule-LAP-47 = It comes first, in order. The last building may go only if another kind can be paid for together with the fee. Demolishing may be ended when something was demolished or when something can be built or upgraded.
    .title = Demolishing

rule-LAP-48 = With 1 wealth, if something can be demolished, built or upgraded.
    .title = When it is possible

rule-LAP-49 = As in founding, and: a kind demolished in this action may not be built in it; a garrison that stood there before may become a double garrison for 1 obsidian and keeps its prisoner, after all building; something must change, and a building must stand.
    .title = Building and upgrading

rule-LAP-50 = All changes take effect together after payment. What stays keeps its content.
    .title = Effect

## Attacking

section-attack = Attacking
    .rules = LAP-51 LAP-59

rule-LAP-51 = From an own city with a garrison to an adjacent city of another king.
    .title = From where to where

rule-LAP-52 = The attacker sends any number up to the strength of his city, as far as he can pay. A double garrison may send one or two.
    .title = How many

rule-LAP-53 = 1 wealth for every two garrisons, rounded up, paid before the roll. Then as many dice are rolled.
    .title = Price and dice

rule-LAP-54 = For each failure the attacker loses a garrison step of his choice in the attacking city, whatever the outcome.
    .title = Failures

rule-LAP-55 = Potential is the sum of the points. Defence is the strength of the attacked city and of its owner's cities adjacent to it. Damage is the difference, if it is above 0.
    .title = Potential and defence

rule-LAP-56 = The attacker chooses what goes: 2 points for a palace or temple, 1 for anything else, 1 for each step of a double garrison. He goes on while he can. If the points suffice for everything, everything goes.
    .title = Damage

rule-LAP-57 = One for each building destroyed, and one for each step of a double garrison.
    .title = Prisoners won

rule-LAP-58 = To garrisons of the attacking city with room: one on a garrison, two on a double one. If they fill all places, the rest is lost. An option allows all garrisons of the attacker.
    .title = Where prisoners go

rule-LAP-59 = If the attacked city is empty, the attacker may take the site at once if he has 1 wealth and fewer than 12 cities. The site costs nothing; he must build something and pays for it.
    .title = Taking over

## Katun cards

section-katun = Katun cards
    .rules = LAP-60 LAP-69

rule-LAP-60 = Before turning a card, a king with an observatory may pay 1 to look at cards. He must then turn one.
    .title = Divination

rule-LAP-61 = One for each observatory. If that is enough for all face-down cards of the row, he sees them and then the next ones of the deck. Otherwise he chooses one after the other and sees each before the next.
    .title = How many cards

rule-LAP-62 = He turns any face-down card of the row. Turned cards are public and out of the game.
    .title = Turning

rule-LAP-63 = A favourable or exceptional card gives the king what it shows. The feast gives 1 cacao to every king.
    .title = Gains and feast

rule-LAP-64 = The king receives 1 unit of a type of his choice, out of all six.
    .title = Expedition

rule-LAP-65 = Only feast and match concern others than the king who turned the card.
    .title = Whom cards concern

rule-LAP-66 = The king with the most ball courts scores as many glory points as he has cities. If several have the most, each takes the number of his own cities divided by how many they are, rounded down. If nobody has one, nobody scores; the match counts all the same.
    .title = Ball match

rule-LAP-67 = If the king has none of the buildings in question, nothing happens.
    .title = Catastrophe without a target

rule-LAP-68 = He may instead spend one good from any of his reserves: maize against drought and insurrection; jade against earthquake, cacao against Pochteca competition, obsidian against a Toltec raid, shell against decadence, and for these four also a prisoner.
    .title = Paying

rule-LAP-69 = Otherwise he chooses what he loses: 2 villages to drought, 1 palace to insurrection, 1 temple to earthquake, 2 markets to Pochteca competition, 2 garrison steps to a Toltec raid, 1 ball court or observatory to decadence; if he has fewer, those.
    .title = Suffering

## End of the round

section-share = End of the round
    .rules = LAP-70 LAP-82

rule-LAP-70 = Every village yields one good of its site's type.
    .title = Production

rule-LAP-71 = Through the king's own cities and through free sites that are not blocked for him, never through enemy cities. Distance does not matter.
    .title = Where goods pass

rule-LAP-72 = A free site is blocked for a king if the enemy control tokens on it are more than his own.
    .title = Blocked sites

rule-LAP-73 = A king's cities that are joined in this way. Goods move freely within an area and never to another.
    .title = Transport area

rule-LAP-74 = The goods just produced, those in reserves and the prisoners on garrisons of the area.
    .title = What is shared

rule-LAP-75 = To a temple (each type once), to a palace (3 goods), to a reserve (1 good), or they are lost.
    .title = Where goods go

rule-LAP-76 = A temple with 0 to 6 different goods scores 0, 1, 3, 5, 7, 10 or 15 glory. The goods are spread over the temples of an area as well as possible.
    .title = Ceremony

rule-LAP-77 = Goods in palaces become the king's wealth. Goods in reserves stay there.
    .title = Taxes and storage

rule-LAP-78 = Whoever has an area with a good and a place for it chooses: glory first, taxes first, or by hand. By hand, for each area: sacrifices, then taxes, then reserves city by city, each in the order of the types.
    .title = Deciding

rule-LAP-79 = Glory first sacrifices all that the temples take, then taxes, then stores. Taxes first collects before it sacrifices. Taxes always take the type of which most is left; reserves take maize, prisoner, jade, obsidian, cacao, shell in turn. No other share is better in that order of aims.
    .title = Automatic shares

rule-LAP-80 = For all kings together: glory, taxes, reserves; prisoners on garrisons and everything else are discarded.
    .title = Effect

rule-LAP-81 = What one king does here changes nothing for the others.
    .title = Order does not matter

rule-LAP-82 = Usually all decide at once and see of the others only who is ready. By option they decide openly in turn, beginning with who turned the last card.
    .title = In secret or in turn

## End of the game

section-end = End of the game
    .rules = LAP-83 LAP-85

rule-LAP-83 = When as many matches were turned as the length says, the game ends after the goods of that round are shared out.
    .title = When

rule-LAP-84 = Glory, and 1 point for each unit of wealth. Goods on the board count nothing.
    .title = Points

rule-LAP-85 = Most points; in a tie more cities; then a shared victory.
    .title = Winner

## Decisions and chance

section-decisions = Decisions and chance
    .rules = LAP-86 LAP-91

rule-LAP-86 = A decision with one option is carried out without asking and is not written down. What chance draws is always a line, except for the map, where a draw with one result needs none.
    .title = Forced decisions

rule-LAP-87 = Each option is one line in words, the same in all languages, and options are listed in a fixed order.
    .title = Lines and their order

rule-LAP-88 = No series of choices leads back, and each is bounded.
    .title = Series are short

rule-LAP-89 = A king may say several lines together; if one is not legal, nothing is done. They end where dice, cards or another king come in.
    .title = Several lines at once

rule-LAP-90 = A person lays out a whole city, attack or share and confirms it; the lines follow from it, with automatic payment unless another is given.
    .title = Gestures

rule-LAP-91 = Dice: the faces shown, as likely as their throws. Cards, map and first king by their own rules. Nobody sees what chance may still draw.
    .title = Chance

## What is hidden

section-hidden = What is hidden
    .rules = LAP-92 LAP-97

rule-LAP-92 = Map, cities with their contents, wealth, glory, turned cards, the composition of the deck and its maize on top; also who divined and where he looked.
    .title = Public

rule-LAP-93 = The faces of the cards that a king has looked at. He still knows them when they are laid out later.
    .title = Private

rule-LAP-94 = What chance has not drawn. Which cards have been seen is public, what they are is not.
    .title = Hidden from all

rule-LAP-95 = While all share out at once, nobody sees the choices of others until the last king has decided.
    .title = Secret shares

rule-LAP-96 = Cards that only others have seen are, for him, drawn again by their odds; hidden shares are any legal ones.
    .title = What a king may suppose

rule-LAP-97 = Each turn of a card uses one up, and every other action costs at least 1 wealth, so every game comes to its end.
    .title = The game ends

## Rulings

ruling-R-1 = 59: the printed list, the 5 matches and the 44 others of the set-up agree on it; the list of components says 64.
    .question = How many Katun cards are there?

ruling-R-2 = 10 of the 15; one each is cacao, shell, jade, obsidian and a prisoner.
    .question = How many favourable cards are maize?

ruling-R-3 = They are out of the game.
    .question = What becomes of maize cards beyond two per king?

ruling-R-4 = Six sizes from 6 to 9, drawn at random and never told.
    .question = How equal are the six piles?

ruling-R-5 = 1 unit; 3 maize or 2 of another type.
    .question = What do favourable and exceptional cards give?

ruling-R-6 = 1 point, 2 points, nothing.
    .question = What do the faces 1, 2 and 4 of the die give?

ruling-R-7 = From all four; the option path_set has another set.
    .question = From which sides do paths leave a site?

ruling-R-8 = Two links that join two sides each and never meet.
    .question = How do paths run on tiles without site?

ruling-R-9 = The random map; the fixed first-game map is our addition for lessons.
    .question = Which map is meant for a first game?

ruling-R-10 = 4 maize, 1 shell, 1 cacao, 1 obsidian, 1 jade, 2 without site.
    .question = Which ten tiles are left out of a random map?

ruling-R-11 = Those that yield shells.
    .question = Which sites have two slots?

ruling-R-12 = No, it has 6 by 5 tiles; a map of one's own may have another size.
    .question = Is the map smaller for two or three kings?

ruling-R-13 = A full rectangle of tiles from the box, four sites for each king, all connected.
    .question = What makes a map of one's own legal?

ruling-R-14 = It is drawn again.
    .question = What if a random map falls apart?

ruling-R-15 = A king drawn by lot.
    .question = Who begins if nobody laid out the map?

ruling-R-16 = The king to the left of the one who turned the last card.
    .question = Who begins the next round?

ruling-R-17 = They never do.
    .question = What if tokens or tiles run out?

ruling-R-18 = No.
    .question = May a king have more than 12 cities?

ruling-R-19 = No: there is one for each market in an adjacent city of its king.
    .question = Must every control token be kept track of?

ruling-R-20 = The same as for a devastated city.
    .question = What of the tokens when a city is lost to a catastrophe or to failures?

ruling-R-21 = They are added up, for the price and for transport.
    .question = What if several enemies have tokens on a site?

ruling-R-22 = No, 0 is the least.
    .question = Can a site cost less than nothing?

ruling-R-23 = Yes, for units of any type, never for a named one.
    .question = May prisoners be paid with?

ruling-R-24 = No, build a double garrison instead.
    .question = May a garrison be upgraded in the action that builds it?

ruling-R-25 = No.
    .question = May a city be transformed without changing anything?

ruling-R-26 = No, at least one building stays or is built.
    .question = May a city be emptied by transforming it?

ruling-R-27 = No.
    .question = May the same kind be demolished and rebuilt in one action?

ruling-R-28 = Only by demolishing it and building a garrison.
    .question = May a double garrison be reduced on purpose?

ruling-R-29 = The price of an attack is rounded up.
    .question = What of half a unit of wealth?

ruling-R-30 = The attacker chooses in the attacking city, also among those not sent.
    .question = Which garrisons are lost to failures?

ruling-R-31 = Yes, while something can be destroyed with what is left; nobody has to plan for it.
    .question = Must all damage be used?

ruling-R-32 = One for each step.
    .question = How many prisoners does a double garrison give?

ruling-R-33 = Only the one that has no room any more.
    .question = Which prisoner is lost when a double garrison is reduced?

ruling-R-34 = To garrisons of the attacking city; an option allows all garrisons of the attacker.
    .question = Where do captured prisoners go?

ruling-R-35 = The others are lost.
    .question = What if there are more prisoners than room?

ruling-R-36 = They go to the bank, prisoners too.
    .question = What becomes of goods on destroyed buildings?

ruling-R-37 = No.
    .question = Can a site be taken over without wealth?

ruling-R-38 = Nobody scores, but the match counts for the end.
    .question = What if nobody has a ball court when a match is played?

ruling-R-39 = Each of the tied kings takes the number of his own cities divided by the number of tied kings, rounded down.
    .question = How is a tied match scored?

ruling-R-40 = No, he must turn a card.
    .question = May a king divine and then do something else?

ruling-R-41 = No.
    .question = May a king look at fewer cards than he could?

ruling-R-42 = Any one that lies face down.
    .question = Which card of the row is turned?

ruling-R-43 = No.
    .question = Must a catastrophe be paid off if it can be?

ruling-R-44 = What there is is lost.
    .question = What if there are fewer buildings than the card takes?

ruling-R-45 = No, only goods in reserves do.
    .question = Does a prisoner on a garrison help against a catastrophe?

ruling-R-46 = Any of the six types.
    .question = What may an expedition bring?

ruling-R-47 = They are lost.
    .question = What becomes of prisoners left on garrisons at the end of the round?

ruling-R-48 = All at once and in secret; the option allocation lets them go in turn, beginning with who turned the last card.
    .question = In which order do the kings share out their goods?

ruling-R-49 = By themselves, as well as possible.
    .question = How are sacrifices spread over several temples?

ruling-R-50 = No.
    .question = May a king hide his wealth?

ruling-R-51 = No, they are counted over the whole game.
    .question = Do the matches have to come in one round to end the game?

ruling-R-52 = They share the victory.
    .question = What if kings are tied in points and cities?

ruling-R-53 = Turquoise and white.
    .question = Which colours do the third and fourth king have?

ruling-R-54 = Yes.
    .question = Does everybody know that the first cards are maize?

ruling-R-55 = No, it is filled in the order of the deck.
    .question = Is the row shuffled before it is laid out?

ruling-R-56 = No, nothing happens.
    .question = May a king pay to avoid a card that does not concern him?

ruling-R-57 = Yes.
    .question = May a known card be looked at again?

## Options

option-length = After how many ball matches the game ends: 3 is a short game, 4 the usual one, 5 a long one.

option-map = The map that is played on.
    .random = Drawn at random
    .beginner = The first-game map
    .custom = A map of your own: rows of tiles, such as M01,S02,X05/J01+90,M02,M03/…

option-path_set = From which sides paths leave the sites.
    .open = From all four
    .varied = From three sides on some tiles

option-allocation = How the goods are shared out at the end of a round.
    .simultaneous = All kings at once, in secret
    .turn_order = One after the other, openly

option-prisoner_place = Where captured prisoners may be brought.
    .attacking_city = To the city that attacked
    .any_garrison = To any garrison of the attacker

option-laid_by = Who laid out a map of one's own; the king to the left begins.
    .lot = Nobody: the first king is drawn by lot
    .custom = With a map of your own: the number of the seat whose king laid it out, from 0

option-components = The component file: what buildings cost, dice, cards, tiles and maps.
    .box = As delivered with Patolli
    .custom = A file of your own, on the command line: its path, such as my.toml
