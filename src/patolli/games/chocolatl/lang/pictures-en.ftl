### Chocolatl in English: the captions of the pictures in the rules (examples.toml).

picture-CHO-29 = A red round: cards that are laid wear the number of their location. Four cards are left, for locations 5 and 6.
picture-CHO-41 = Orange has one hut and the old man: 12 + 3 count 17 at location 1, 9 + 8 count 17 at location 2, and 2 + 4 count 4 at location 3.
picture-CHO-56 = The next stone fills the lowest row; whoever then has the most stones in it scores 5. Green has two.
picture-CHO-63 = Round 3: the highest bid scores 6, the second 2, and the lowest loses 2.
picture-CHO-69 = On space 12 blue lies on purple: they have as many points, and in a tie blue, higher in the stack, is first of the two.
