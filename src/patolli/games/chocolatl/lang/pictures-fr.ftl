### Chocolatl in French: the captions of the pictures in the rules (examples.toml).

picture-CHO-29 = Une ronde rouge : les cartes posées portent le numéro de leur lieu. Il reste quatre cartes, pour les lieux 5 et 6.
picture-CHO-41 = Orange a une cabane et le vieil homme : 12 + 3 comptent 17 au lieu 1, 9 + 8 comptent 17 au lieu 2, et 2 + 4 comptent 4 au lieu 3.
picture-CHO-56 = La prochaine pierre complète l'étage du bas ; qui y aura alors le plus de pierres marquera 5 points. Vert en a deux.
picture-CHO-63 = Ronde 3 : l'offrande la plus haute marque 6, la deuxième 2, et la plus basse perd 2.
picture-CHO-69 = Sur la case 12, bleu est posé sur violet : ils ont autant de points, et en cas d'égalité bleu, plus haut dans la pile, passe le premier.
