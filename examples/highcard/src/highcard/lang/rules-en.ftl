### High Card in English: the rules and the options.

rules-intro = You want the most points after three rounds. In each round everybody chooses a card in secret, and the highest one scores.

section-setup = Cards
    .rules = HIGH-1 HIGH-2

rule-HIGH-1 = There are four cards for each player, numbered from 1.
    .title = Cards
rule-HIGH-2 = Before each round cards are dealt, one after the other, until everybody holds two. Nobody sees the cards of others.
    .title = Dealing

section-play = A round
    .rules = HIGH-3 HIGH-5

rule-HIGH-3 = All choose one of their cards in secret, in any order. A choice is final.
    .title = Choosing
rule-HIGH-4 = When all have chosen, the cards are shown. The highest scores as many points as the number of the round. Cards that were shown are out of the game.
    .title = Scoring
rule-HIGH-5 = After three rounds whoever has the most points wins. Those who are equal share the victory.
    .title = The end

option-low = Which card scores.
    .false = the highest
    .true = the lowest
