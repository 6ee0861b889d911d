### Dix-Huit Lapins in French: the captions of the pictures in the rules (examples.toml).

picture-LAP-14 = b3 et c4 sont adjacents : un chemin les relie par la tuile sans site. b4 est voisin des deux.
picture-LAP-31 = Trois rois, donc quatre cartes dans la rangée. La première a été retournée ; chacune de celles-ci donne un maïs.
picture-LAP-44 = Deux marchés en b3 font deux jetons de contrôle sur chaque site disponible voisin, le marché de c4 en fait un. Sur b4 il y a les deux.
picture-LAP-55 = b3 est défendu par sa garnison et par la garnison de niveau 2 de b4, la cité voisine du même roi : défense 3. c4 peut en envoyer jusqu'à 4.
picture-LAP-76 = Le temple de c4 peut recevoir le maïs de son village, le cacao et le prisonnier de b3, et le jade de la réserve : quatre sortes, 7 points de gloire.
