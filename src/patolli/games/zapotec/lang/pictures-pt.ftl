### Zapotec in Portuguese: the captions of the pictures in the rules (examples.toml).

picture-ZAP-25 = A carta 8 mostra pedra. A linha da pedra daria 1 pedra; a coluna da pedra dá 1 pedra e, pelo templo que nela está, 1 madeira e 1 sacerdote.
picture-ZAP-37 = O laranja começou a primeira pirâmide, o violeta acrescentou o meio: quem tiver um topo pode terminá-la. Na segunda só cabe agora um meio.
picture-ZAP-49 = Na casa 5, o violeta está sobre o laranja: o laranja chegou primeiro e está à frente.
picture-ZAP-59 = Com a carta 8, uma carta de templo, o laranja pode construir nos espaços de templo que ainda têm a sua peça: aqui EPT e EFT.
picture-ZAP-81 = O tabuleiro do Cocijobot: pontos, níveis de pirâmide, peças de comércio e a pista no verso da sua próxima carta.
