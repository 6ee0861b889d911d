### Dix-Huit Lapins in Portuguese: the captions of the pictures in the rules (examples.toml).

picture-LAP-14 = b3 e c4 são adjacentes: um caminho pela peça sem local une-os. b4 é vizinho de ambos.
picture-LAP-31 = Três reis, portanto quatro cartas na fila. A primeira foi virada; cada uma destas dá um milho.
picture-LAP-44 = Dois mercados em b3 fazem dois marcadores de controlo em cada local livre vizinho, o mercado de c4 faz um. Em b4 estão ambos.
picture-LAP-55 = b3 é defendida pela sua guarnição e pela guarnição dupla de b4, a cidade vizinha do mesmo rei: defesa 3. c4 pode enviar até 4.
picture-LAP-76 = O templo de c4 pode receber o milho da sua aldeia, o cacau e o prisioneiro de b3 e o jade da reserva: quatro tipos, 7 de glória.
