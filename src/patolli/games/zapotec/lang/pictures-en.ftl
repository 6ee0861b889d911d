### Zapotec in English: the captions of the pictures in the rules (examples.toml).

picture-ZAP-25 = Card 8 shows stone. The stone row would pay 1 stone; the stone column pays 1 stone and, for the temple in it, 1 wood and 1 priest.
picture-ZAP-37 = Orange began the first pyramid, violet added the middle: whoever owns a top may finish it. On the second only a middle fits next.
picture-ZAP-49 = On space 5 violet lies on orange: orange came first and is ahead.
picture-ZAP-59 = With card 8, a temple card, orange may build on temple spaces that still have their tile: here on EPT and EFT.
picture-ZAP-81 = Cocijobot's mat: points, pyramid levels, trade tiles, and the hint on the back of its next card.
