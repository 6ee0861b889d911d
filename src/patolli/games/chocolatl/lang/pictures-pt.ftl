### Chocolatl in Portuguese: the captions of the pictures in the rules (examples.toml).

picture-CHO-29 = Uma ronda vermelha: as cartas colocadas levam o número do seu local. Restam quatro cartas, para os locais 5 e 6.
picture-CHO-41 = O laranja tem uma cabana e o velho: 12 + 3 contam 17 no local 1, 9 + 8 contam 17 no local 2 e 2 + 4 contam 4 no local 3.
picture-CHO-56 = A próxima pedra completa a fila de baixo; quem tiver então mais pedras nela marca 5 pontos. O verde tem duas.
picture-CHO-63 = Ronda 3: o lance mais alto marca 6, o segundo 2, e o mais baixo perde 2.
picture-CHO-69 = Na casa 12, o azul está sobre o roxo: têm os mesmos pontos e, em caso de empate, o azul, mais alto na pilha, é o primeiro dos dois.
