### Dix-Huit Lapins in English: the captions of the pictures in the rules (examples.toml).

picture-LAP-14 = b3 and c4 are adjacent: a path over the tile without site joins them. b4 is next to both.
picture-LAP-31 = Three kings, so four cards in the row. The first has been turned; each of these gives a maize.
picture-LAP-44 = Two markets in b3 make two control tokens on each free site next to it, the market in c4 makes one. On b4 there are both.
picture-LAP-55 = b3 is defended by its garrison and by the double garrison of b4, the same king's city next to it: defence 3. c4 can send up to 4.
picture-LAP-76 = The temple in c4 can take maize from its own village, cacao and the prisoner from b3, and the jade in the reserve: four kinds, 7 glory.
