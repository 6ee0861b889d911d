### Zapotec in English: the rules, the rulings and the options, in short.

about = Choose a card in secret each round, gather resources, and score for houses, pyramids, rituals and sacrifices in the valleys of the Zapotecs.

rules-intro =
    You want the most points after five rounds: from buildings that match the scoring cards, pyramids, rituals and the sacrifice track.
    Each round everybody chooses a card in secret. Its number says who goes first, its resource which row or column of your grid pays income, its property where you may build.
    On your turn: income, then in the Capital trade tiles, pyramids, rituals and sacrifices, then buildings, each of which brings a tile into your grid and so more income. Then take a new card; the one that nobody takes is the next scoring card.

## Components

section-components = Components
    .rules = ZAP-1 ZAP-10

rule-ZAP-1 = Wood, brick and stone are basic resources; corn, gold and priests are advanced ones. Everybody sees how many you have, and there is no upper limit. What you spend goes back to the common supply.
    .title = Resources

rule-ZAP-2 = Every building space has a type (temple, village, cornfield), a terrain (plains, hills, forest) and a region (Etla, Ocotlan, Mitla). These nine values are the properties. A space matches a property that is one of its three.
    .title = Properties

rule-ZAP-3 = A space is named by region, terrain and type, such as MFT for Mitla, forest, temple; 3 or 4 is added for spaces with a mark. Cards and tiles have a letter and a number: A Action card, B building tile, Z trade tile, S scoring tile, R ritual card, K Cocijobot card. A cell of the grid is its row and its column, such as ww.
    .title = Names

rule-ZAP-4 = The box holds 27 Action cards, 45 building tiles, 4 palace tiles, 36 trade tiles, 9 scoring tiles, 10 ritual cards and 27 Cocijobot cards; in each colour 9 houses, 5 discs and 6 pyramid levels.
    .title = What is in the box

rule-ZAP-5 = An Action card shows a basic resource, one property and a number from 1 to 27, its initiative. Every pair of a resource and a property occurs once.
    .title = Action cards

rule-ZAP-6 = A building tile yields one basic resource, printed on it, and one advanced resource that depends on its type: priest for a temple, gold for a village, corn for a cornfield. Some backs carry the mark 3+ or 4.
    .title = Building tiles

rule-ZAP-7 = Each of the nine sections of the board, a terrain in a region, has five spaces: a temple, a village and a cornfield without a mark, one space marked 3+ and one marked 4. With 1 or 2 players 27 spaces are in play, with 3 players 36, with 4 players 45; any one property covers a third of them.
    .title = Board

rule-ZAP-8 = Your grid has nine cells; each basic resource heads one row and one column. Some cells show an advanced resource. The palace slot beside the grid holds one tile at most.
    .title = Player board

rule-ZAP-9 = Wherever buildings are counted for points, a house counts 1 and a palace counts 2.
    .title = Counting buildings

rule-ZAP-10 = On the board Etla is at the upper left, Ocotlan at the lower left and Mitla at the lower right; plains lie outside, hills between, forest inside. The market is at the upper right, the scoring tiles at the left edge, the sacrifice track at the right edge.
    .title = Where things lie

## Set-up

section-setup = Set-up
    .rules = ZAP-11 ZAP-17b

rule-ZAP-11 = Building tiles whose mark is not in play stay in the box. Every space in play gets a tile of its type at random, resource side up.
    .title = Building tiles on the board

rule-ZAP-12 = Of each level of trade tiles three are opened; the others form a pile. Alone you play with these nine tiles only.
    .title = Market

rule-ZAP-13 = One scoring tile more than there are players is laid at the left edge, from top to bottom; alone you use three. Each tile keeps its slot number.
    .title = Scoring tiles

rule-ZAP-14 = One Action card is laid open as the first scoring card, then the offer, then the pile, then the hands; the rest leaves the game unseen. Offer, pile, hand: 2, 6, 6 alone; 3, 4, 6 with two players; 4, 4, 5 with three; 5, 4, 4 with four.
    .title = Action cards at the start

rule-ZAP-15 = Three ritual cards are opened; the other seven are not used.
    .title = Ritual cards in play

rule-ZAP-16 = You start with 9 houses, a base, 2 middle and 3 top levels, a palace, 3 ritual discs, 1 wood, 1 brick and 1 stone, no points, and on space 0 of the sacrifice track.
    .title = What everybody starts with

rule-ZAP-17 = All chance is the drawing of cards and tiles. A face-down card has no identity until somebody sees it; the draw is made at that moment.
    .title = Chance

rule-ZAP-17a = Draws are made one at a time: at the set-up the tiles of the board, the market, the scoring tiles, the scoring card, the offer, alone the top of the pile, the hands, the ritual cards, alone the first hint; later the cards of Cocijobot, the market at the end of a turn and the offer at the end of a round. Everything that was not drawn yet is equally likely.
    .title = The draws, in order

rule-ZAP-17b = What could still be drawn is shown to nobody, because it would betray the hands. Others do not see the cards you are dealt.
    .title = Draws and secrets

## Rounds and turns

section-rounds = Rounds and turns
    .rules = ZAP-18 ZAP-23

rule-ZAP-18 = There are five rounds. In each, all choose a card, the cards are revealed, and everybody takes a turn: income, Capital actions, building, scoring, in rounds 1 to 4 a new card, end of the turn. After rounds 1 to 4 the next round is prepared, after round 5 the game ends.
    .title = Course of the game

rule-ZAP-19 = Everybody picks one card of the own hand, in secret. Others see only that you have chosen. A choice cannot be changed.
    .title = Choosing a card

rule-ZAP-20 = When all have chosen, the cards are turned up together. The lower number moves first; no two cards have the same.
    .title = Turn order

rule-ZAP-21 = You have one turn in each round and finish it before the next player begins. What is allowed once per round is allowed once in that turn.
    .title = One turn a round

rule-ZAP-22 = All Capital actions come before all building. Once you have begun to build you cannot go back. Both stages may be left without doing anything.
    .title = Capital before building

rule-ZAP-23 = You may do only what you can pay and carry out in full. While a bonus waits for your choice, nothing else can be done.
    .title = What is legal

## Income

section-income = Income
    .rules = ZAP-24 ZAP-27

rule-ZAP-24 = The resource on your card selects one row and one column of your grid. You take the income of one of the two.
    .title = Row or column

rule-ZAP-25 = A line pays one unit of its head, and for every tile in it one of the tile's basic and one of its advanced resource. You take all of it.
    .title = What a line pays

rule-ZAP-26 = Resources printed on cells are never income, and the palace slot never pays.
    .title = What does not pay

rule-ZAP-27 = The property and the number of your card do not matter for income.
    .title = Only the resource counts

## Trade

section-trade = Capital: trade
    .rules = ZAP-28 ZAP-33

rule-ZAP-28 = In the Capital stage you may trade, build pyramid levels, perform rituals, sacrifice and use exchange tiles, in any order and as often as you can.
    .title = Capital actions

rule-ZAP-29 = Trade tiles of level 1, 2, 3 cost 1, 2, 3 gold. From space 3 of the sacrifice track on, level 2 costs 1 less; from space 6 on, level 3 costs 2 less. No tile costs less than 1.
    .title = Price of trade tiles

rule-ZAP-30 = You may buy one tile of each level in a round.
    .title = One of each level

rule-ZAP-31 = Only open tiles can be bought. Empty slots are filled from the pile of the level at the end of the buyer's turn; other tiles do not move. An empty pile leaves them empty, and alone nothing is ever filled.
    .title = The market is refilled

rule-ZAP-32 = A bought tile is yours to the end of the game. Face down it still counts for the ritual card of trade tiles.
    .title = Tiles are kept

rule-ZAP-33 = You may buy a tile that is of no use to you.
    .title = Useless tiles

## Pyramids

section-pyramids = Capital: pyramids
    .rules = ZAP-34 ZAP-41

rule-ZAP-34 = One level costs 1 priest, 1 wood, 1 brick and 1 stone.
    .title = Cost of a level

rule-ZAP-35 = A pyramid space is empty, or its pyramid is unfinished, or it is finished: then its highest level is a top. Base, middle and top have sizes 3, 2 and 1.
    .title = States of a pyramid

rule-ZAP-36 = On an empty space you start a pyramid: choose a scoring tile from the left edge, lay it beside the pyramid for good, and place the largest level that you still own.
    .title = Starting a pyramid

rule-ZAP-37 = To an unfinished pyramid, whoever built it, you may add a level exactly one size smaller than its highest one, if you own it. You may own larger ones.
    .title = Adding a level

rule-ZAP-38 = On each pyramid you may place one level in a round, the first one included. Other pyramids and other players are not affected.
    .title = One level a round on each pyramid

rule-ZAP-39 = So a finished pyramid has three levels, or two if it was started with a middle level, or one if it was started with a top.
    .title = Low pyramids

rule-ZAP-40 = Empty spaces are alike, and the first one is used. There is always a scoring tile left for it.
    .title = Which empty space

rule-ZAP-41 = Levels built are all your levels on all pyramids.
    .title = Levels built

## Rituals

section-rituals = Capital: rituals
    .rules = ZAP-42 ZAP-45

rule-ZAP-42 = You may put a disc on an open ritual card where you have none, if you have performed fewer rituals than you have built levels, and fewer than three, and can pay.
    .title = Performing a ritual

rule-ZAP-43 = A ritual costs 1 priest, none from space 9 of the sacrifice track on, and 1 gold for each disc of somebody else on the card.
    .title = Cost of a ritual

rule-ZAP-44 = The disc stays on the card. You have three discs for three cards.
    .title = Discs

rule-ZAP-45 = A free disc, from space 11 or from the trade tile that gives one, needs no level, priest or gold and does not count as a ritual performed. It needs a card without a disc of yours, and you may decline it.
    .title = Free discs

## Sacrifice

section-sacrifice = Capital: sacrifice
    .rules = ZAP-46 ZAP-50

rule-ZAP-46 = For 1 priest and 1 to 5 corn your disc moves up as many spaces as you paid corn, no further than the last space. You may sacrifice several times in a turn.
    .title = Sacrificing

rule-ZAP-47 = Every space you enter gives its bonus at once: points on 1, 4, 7, 10 and 12 (2, 3, 4, 5, 5), a basic resource of your choice on 2, 5 and 8, cheaper trade tiles on 3 and 6, rituals without priest on 9, a free disc on 11.
    .title = Bonuses of the track

rule-ZAP-48 = Space 11 offers its free disc at once, and only once.
    .title = The free disc of space 11

rule-ZAP-49 = A disc that stops on others lies on top of them. Who lies lower came first and is ahead. Passing by changes nothing.
    .title = Stacks

rule-ZAP-50 = The tile that moves you 4 spaces stops at the last one. It cannot be used there.
    .title = The end of the track

## Trade tiles

section-tiles = Trade tiles
    .rules = ZAP-51 ZAP-57

rule-ZAP-51 = Level 1: the resources are taken when the tile is bought; it lies face down for good.
    .title = Tiles that give resources

rule-ZAP-52 = Level 2: once in a round, in the Capital stage or while building, pay what is shown and take what is shown. The tile turns down, and up again at the end of your turn.
    .title = Tiles that exchange

rule-ZAP-53 = Z25 to Z30: once in a round, while building, pay one resource and build a house on a space with the property shown. This replaces the usual cost, your card does not matter, and it is never a palace.
    .title = Tiles that build

rule-ZAP-54 = Z31 to Z33: one type of building costs you a single resource from now on. The palace and the tiles that build are not affected.
    .title = Tiles that make building cheaper

rule-ZAP-55 = Z34: when you buy it you may pay 2 corn, without a priest, and move 4 spaces up the sacrifice track. Used or not, it then lies face down for good. With an option you may keep it for later.
    .title = The tile that sacrifices

rule-ZAP-56 = Z35: when you score, you may use the property of a card of your hand in place of the scoring card's. That card leaves the game, and your hand stays smaller.
    .title = The tile that scores with a hand card

rule-ZAP-57 = Z36: when you buy it you may place a free disc on a ritual card. Used or not, it then lies face down for good. With an option you may keep it for later.
    .title = The tile that gives a disc

## Building

section-building = Building
    .rules = ZAP-58 ZAP-64

rule-ZAP-58 = You may build as often as resources, houses and spaces allow, one building after the other.
    .title = Any number of buildings

rule-ZAP-59 = You build on a space in play that still has its tile and matches the property of your card. You need a house and an empty cell in your grid.
    .title = Where you may build

rule-ZAP-60 = A village costs 1 brick and 1 wood, a temple 1 brick and 1 stone, a cornfield 1 wood and 1 stone.
    .title = What a house costs

rule-ZAP-61 = Pay, put a house on the space, and put its tile on an empty cell of your grid. If the cell shows a resource you receive one, once. Tiles never move again.
    .title = Building a house

rule-ZAP-62 = Once in the game you may build your palace for 1 wood, 1 brick and 1 stone, on a space where you might build a house. It uses a house too. The tile goes face down to the palace slot and yields nothing; the building counts 2.
    .title = The palace

rule-ZAP-63 = The palace uses one of nine houses: nobody has more than nine buildings, and after nine houses there is no palace.
    .title = Nine buildings

rule-ZAP-64 = A building counts in this turn's scoring; its tile pays income from the next round on.
    .title = When a building counts

## Scoring, draft, next round

section-scoring = Scoring, draft, next round
    .rules = ZAP-65 ZAP-71

rule-ZAP-65 = At the end of your turn you gain 2 points for each of your buildings that matches the scoring card; a palace gives 4.
    .title = Round scoring

rule-ZAP-66 = In rounds 1 to 4 you then take a card of the offer into your hand. One card is left over in the end.
    .title = Draft

rule-ZAP-67 = At the end of your turn your once-a-round tiles turn up and the market is refilled.
    .title = End of the turn

rule-ZAP-68 = After rounds 1 to 4 the card nobody took becomes the scoring card, and the cards played, with one from the pile, become the offer.
    .title = Preparing the next round

rule-ZAP-69 = Round 5 has no draft and nothing is prepared after it.
    .title = The last round

rule-ZAP-70 = Your hand has its first size each time you choose, less one for every card that you scored with. It is never empty.
    .title = Size of the hand

rule-ZAP-71 = The card you played is not in your hand: you cannot score with it.
    .title = The played card

## End of the game

section-final = End of the game
    .rules = ZAP-72 ZAP-80

rule-ZAP-72 = The three discs furthest up the sacrifice track score 9, 6 and 3; in a stack the lower one is ahead. Discs on space 0 score nothing.
    .title = Sacrifice track

rule-ZAP-73 = You score every ritual card with a disc of yours, whoever else has one there.
    .title = Rituals

rule-ZAP-74 = R01 to R06 give 6 points for each group of three buildings that are equal in one category and all different in another, at most 18. A building belongs to one group; a palace may serve two, but not the same one twice.
    .title = Groups of buildings

rule-ZAP-75 = R07 gives 3 points for each level you have built, at most 12.
    .title = Pyramid levels

rule-ZAP-76 = R08 gives 1 point for each basic and 2 for each advanced resource you hold, at most 12.
    .title = Stored resources

rule-ZAP-77 = R09 gives a point for each step up the sacrifice track, at most 12.
    .title = Sacrifice steps

rule-ZAP-78 = R10 gives the level of each of your trade tiles in points, at most 12.
    .title = Trade tiles

rule-ZAP-79 = For each of your levels in a pyramid you score a point for each of your buildings that matches its scoring tile, and 5 more if the pyramid is finished.
    .title = Pyramids

rule-ZAP-80 = Most points win. In a tie, whoever is ahead on the sacrifice track wins; those who never left space 0 are behind, and share if all of them stayed there.
    .title = Winner

## Alone: set-up and course

section-solo = Alone against Cocijobot
    .rules = ZAP-81 ZAP-87

rule-ZAP-81 = Cocijobot has houses, a palace, pyramid levels and discs like a player, but no resources, no grid and no hand. Its 27 cards lie face down; the hint on the back of the next one is always visible.
    .title = Cocijobot

rule-ZAP-82 = When you have chosen, its next card is turned up. It moves first if its initiative is not higher than your number.
    .title = Who moves first

rule-ZAP-83 = Your own turn is as usual, but the market is never refilled and the offer has two cards.
    .title = Your turn

rule-ZAP-84 = You take one of the two cards; the other becomes the scoring card at the end of the round.
    .title = The refused card

rule-ZAP-85 = After rounds 1 to 4 your played card leaves the game, and two cards of the pile form the next offer while there are any.
    .title = Preparing the next round alone

rule-ZAP-86 = A hint names a property. Mostly it is one of the three on the card; on cards with a high initiative it misleads.
    .title = Hints

rule-ZAP-87 = A Cocijobot card has a type, a terrain, a region and an initiative. Its type says what it does: cornfield sacrifice, village trade, temple pyramid.
    .title = Cocijobot cards

## Alone: Cocijobot's turn

section-bot = Cocijobot's turn
    .rules = ZAP-88 ZAP-98

rule-ZAP-88 = It builds, does the action of its card, does the action of a second card if it built nothing, and scores the round.
    .title = Order of its turn

rule-ZAP-89 = It tries the space of its card's three symbols, then the same with the property of the scoring card, then, if it has a pyramid, the same with that pyramid's property; always a space without a mark.
    .title = Where it tries to build

rule-ZAP-90 = An attempt succeeds if the space still has its tile, was not taken just now, and a house is left. It pays nothing and keeps the tile.
    .title = When it builds

rule-ZAP-91 = It builds its palace on the first space that matches both the scoring card and its pyramid. In the last round, or when its houses run out, one that matches its pyramid is enough, or else the scoring card.
    .title = Its palace

rule-ZAP-92 = The action comes after building, whether it built or not, and counts all tiles collected so far.
    .title = Its action

rule-ZAP-93 = If it built nothing, the next card is turned up and only its action is done, after the first one.
    .title = Second card

rule-ZAP-94 = It scores 2 for each matching building, after its actions.
    .title = Its round scoring

rule-ZAP-95 = Sacrifice: it moves up as many spaces as it has cornfield tiles. Points are scored; spaces 3 and 6 give the leftmost trade tile of level 2 and 3, space 8 a pyramid action, spaces 9 and 11 a ritual disc, 2 and 5 nothing.
    .title = It sacrifices

rule-ZAP-96 = Trade: it takes the leftmost tile of level 3 with 4 village tiles or from space 6 on, of level 2 with 3 or from space 3 on, otherwise of level 1. If the row is empty it tries lower rows, then higher ones.
    .title = It trades

rule-ZAP-97 = Pyramid: it goes on with its own pyramid; without one it starts one, or joins an unfinished one. It prefers the scoring tile with most of its own buildings, then fewest of yours, then the topmost. If nothing is possible it places a ritual disc.
    .title = It builds at a pyramid

rule-ZAP-98 = Its disc goes on the leftmost ritual card without one of its own, and costs you gold there like any other.
    .title = Its ritual discs

## Alone: scoring and variants

section-solo-final = Alone: end of the game and variants
    .rules = ZAP-99 ZAP-106

rule-ZAP-99 = You score as usual; with two discs on the track, 9 and 6 are awarded.
    .title = Your final scoring

rule-ZAP-100 = Cocijobot scores its rank on the track; if it never left space 0 it gains 3 points without a rank.
    .title = Its place on the track

rule-ZAP-101 = It scores 3, 6 or 9 for each trade tile of level 1, 2 or 3.
    .title = Its trade tiles

rule-ZAP-102 = It scores 10 for each ritual card where it is alone and 6 where you have a disc too.
    .title = Its rituals

rule-ZAP-103 = It scores 5 for each of its levels, and the points for matching buildings only if the pyramid is finished; an option changes this.
    .title = Its pyramid

rule-ZAP-104 = The higher total wins; ties as among players. Its 3 points for staying on space 0 are no step.
    .title = Who wins alone

rule-ZAP-105 = Easier: you gain 2 points each time an attempt fails because your building stands there and Cocijobot still had a house for it.
    .title = Easier variant

rule-ZAP-106 = Harder: each turn Cocijobot gains 2 points for each of three houses that it did not place.
    .title = Harder variant

## Hidden information

section-hidden = Hidden information
    .rules = ZAP-107 ZAP-113

rule-ZAP-107 = Open to all: everything on the table, resources, piles by their size, hands by their size, cards played, discarded or in the scoring slot, Cocijobot's cards turned up and the hint.
    .title = What is public

rule-ZAP-108 = Only you know your hand and, until the cards are revealed, your choice.
    .title = What is private

rule-ZAP-109 = Nobody knows what lies face down or was removed unseen.
    .title = What nobody knows

rule-ZAP-110 = A card taken from the offer was seen by all, and stays known while it is in the hand.
    .title = Drafted cards are known

rule-ZAP-111 = While cards are chosen, others see only whether you have chosen; your hand seems as large as before.
    .title = While choosing

rule-ZAP-112 = Alone, the pile lies face up as a stack: its top card is known, those below are not. You see the hint of the next Cocijobot card when you choose.
    .title = What you see alone

rule-ZAP-113 = Who guesses deals the cards never seen at random to the unknown places of the other hands, and gives those who have chosen any card of theirs.
    .title = Guessing

## What is always true

section-invariants = What is always true
    .rules = ZAP-114 ZAP-128

rule-ZAP-114 = Nothing is ever negative, and points never fall.
    .title = No debts

rule-ZAP-115 = Houses left and buildings make nine; a player's grid tiles and palace tile are as many as the buildings; one palace at most.
    .title = Nine houses

rule-ZAP-116 = Every building tile is in one place, and a space has its tile or one building.
    .title = Every tile has its place

rule-ZAP-117 = Of each level there are 12 trade tiles in pile, market and hands, alone 3. A player gains one of a level in a round at most.
    .title = Trade tiles add up

rule-ZAP-118 = Each of the 27 Action cards is in one place; those not drawn are as many as lie face down in the pile and were removed.
    .title = Action cards add up

rule-ZAP-119 = From bottom to top the sizes of a pyramid fall by one. It has a scoring tile exactly when it has levels.
    .title = Pyramids taper

rule-ZAP-120 = You have one disc on a ritual card at most, three in all, and no more rituals performed than levels built.
    .title = Discs are limited

rule-ZAP-121 = Every disc of the sacrifice track is in one stack and never moves down.
    .title = Discs climb

rule-ZAP-122 = Turn order rises with the card numbers; everybody has one turn a round; no hand is empty when cards are chosen.
    .title = Turns are regular

rule-ZAP-123 = Round scoring gives even numbers. The track gives 0, 9, 15 or 18 points in all, alone 3, 9, 12 or 15.
    .title = Sums of points

rule-ZAP-124 = Every turn ends, because every action uses up something.
    .title = Turns end

rule-ZAP-125 = R01 to R06 are worth a multiple of 6 up to 18, R07 a multiple of 3 up to 12; no ritual card exceeds its limit.
    .title = Values of ritual cards

rule-ZAP-126 = Exchanging names inside a category, two regions for instance, changes no value of R01 to R06.
    .title = Names do not matter

rule-ZAP-127 = What you see is the same whatever you guess about what you cannot see.
    .title = Views do not leak

rule-ZAP-128 = Cocijobot's turn follows from what lies open and its cards. Its levels lie in one pyramid.
    .title = Cocijobot decides nothing

## Rulings

ruling-RU-1 = No, the supply is unlimited.
    .question = Are the 15 tokens of each resource a limit?

ruling-RU-2 = Every pair of resource and property occurs once; types have the numbers 1 to 9, terrains and regions 10 to 27. A component file can say otherwise.
    .question = Which card has which number?

ruling-RU-3 = As evenly as possible: 5 of each per type. A component file can say otherwise.
    .question = Which basic resources are on the building tiles?

ruling-RU-4 = Each section has one space for 3+ and one for 4, every property equally often. A component file can say otherwise.
    .question = Of which type are the marked spaces?

ruling-RU-5 = Rows and columns are brick, wood, stone; priest, gold and corn are on the diagonal. A component file can say otherwise.
    .question = What is printed on the grid?

ruling-RU-6 = 12 spaces with the bonuses of ZAP-47. A component file can say otherwise.
    .question = How long is the sacrifice track, and what do its spaces give?

ruling-RU-7 = 2 for one or two players, 3 for three, 4 for four.
    .question = How many pyramid spaces are there?

ruling-RU-8 = In the Capital stage and while building, once a turn.
    .question = When may tiles of level 2 be used?

ruling-RU-9 = Their payment is the whole price; they work while building, and for houses only.
    .question = How do Z25 to Z30 work?

ruling-RU-10 = Once, when they are bought; an option lets you keep them.
    .question = When may Z34 and Z36 be used?

ruling-RU-11 = They use up nothing, cost nothing, and still need a card without your disc.
    .question = What about free discs and the limits of rituals?

ruling-RU-12 = No, it may be declined.
    .question = Must a free disc be placed?

ruling-RU-13 = A sacrifice may not be longer than the track; Z34 and Cocijobot stop at its end.
    .question = What if there are more steps than spaces?

ruling-RU-14 = It leaves the game, openly.
    .question = Where does the card go that was scored with?

ruling-RU-15 = At the end of the own turn.
    .question = When do once-a-round tiles turn up again?

ruling-RU-16 = The slot stays empty.
    .question = What if a trade pile is empty?

ruling-RU-17 = Only for starting a pyramid.
    .question = Must the largest level always be used?

ruling-RU-18 = 9 and 6.
    .question = What does the track score with two players?

ruling-RU-19 = Face up, only the top card visible; an option turns it down.
    .question = Does the pile of the solo game lie face up?

ruling-RU-20 = None after round 4: the pile is empty.
    .question = Which cards are offered after round 4 alone?

ruling-RU-21 = It leaves the game.
    .question = Where does the played card go alone?

ruling-RU-22 = At the end of the round.
    .question = When does the refused card become the scoring card?

ruling-RU-23 = It is the first space again, and is skipped.
    .question = What if a symbol is already on Cocijobot's card?

ruling-RU-24 = The attempts are made in their order.
    .question = What if Cocijobot has fewer houses than spaces?

ruling-RU-25 = The earliest attempt.
    .question = Which space gets Cocijobot's palace if several fit?

ruling-RU-26 = Yes to both.
    .question = Does its palace use a house, and does its tile count?

ruling-RU-27 = The turn in which its last house is placed.
    .question = When do Cocijobot's houses run out?

ruling-RU-28 = Nothing happens.
    .question = What if the row of space 3 or 6 is empty?

ruling-RU-29 = Lower rows downwards, then higher rows upwards.
    .question = Which is the next best row for Cocijobot?

ruling-RU-30 = No.
    .question = May Cocijobot place only one level a round?

ruling-RU-31 = It counts 2, on both sides.
    .question = How does a palace count in Cocijobot's choice of a scoring tile?

ruling-RU-32 = The slot it had at the left edge.
    .question = Which tile is topmost among those beside pyramids?

ruling-RU-33 = It places a ritual disc.
    .question = What if no pyramid is open to Cocijobot?

ruling-RU-34 = None, only 5 for each level; an option changes this.
    .question = What do matching buildings give in Cocijobot's unfinished pyramid?

ruling-RU-35 = It counts as not placed.
    .question = What about the third house in the harder variant while Cocijobot has no pyramid?

ruling-RU-36 = Each counts, but none without a house.
    .question = What if two attempts meet the same building of yours in the easier variant?

ruling-RU-37 = Only its action, after the first card's.
    .question = What does Cocijobot's second card do?

ruling-RU-38 = Z12 is meant; Z14 and Z16 are right as they are.
    .question = Are there misprints among the trade tiles?

ruling-RU-39 = When the tile is placed, once, never as income.
    .question = When does a printed cell pay?

ruling-RU-40 = No.
    .question = May a choice be changed before the reveal?

ruling-RU-41 = Orange, violet, blue and white.
    .question = Which colours are there?

ruling-RU-42 = Yes, they are listed.
    .question = Are drafted cards known to the others?

ruling-RU-43 = Normal; an option makes it easier or harder.
    .question = How hard is the solo game?

## Options

option-one_shot_tiles = When the trade tiles that sacrifice (Z34) or give a free disc (Z36) may be used.
    .immediate = When they are bought, or never
    .kept = At any time in a Capital stage, once

option-solo_pile_face_up = Whether the top card of the pile is visible in the solo game.
    .true = Its top card is visible
    .false = Face down

option-bot_unfinished_house_points = Whether matching buildings score for Cocijobot in an unfinished pyramid.
    .false = Only in a finished pyramid
    .true = Always

option-solo_difficulty = How hard the solo game is.
    .normal = Normal
    .easier = Easier: 2 points for you whenever you stand in its way
    .harder = Harder: 2 points for Cocijobot for every house it does not place

option-components = The component file: what is printed on cards, tiles and boards. Whoever owns the game can use a file with the printed values.
    .box = As delivered with Patolli
    .custom = A file of your own, on the command line: its path, such as my.toml
