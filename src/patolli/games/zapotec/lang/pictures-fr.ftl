### Zapotec in French: the captions of the pictures in the rules (examples.toml).

picture-ZAP-25 = La carte 8 montre la pierre. La ligne de la pierre rapporterait 1 pierre ; la colonne de la pierre rapporte 1 pierre et, pour le temple qui s'y trouve, 1 bois et 1 prêtre.
picture-ZAP-37 = Orange a commencé la première pyramide, violet a ajouté le milieu : quiconque possède un sommet peut la terminer. Sur la seconde, seul un milieu peut suivre.
picture-ZAP-49 = Sur la case 5, violet est posé sur orange : orange est arrivé le premier et passe devant.
picture-ZAP-59 = Avec la carte 8, une carte temple, orange peut construire sur les cases temple qui ont encore leur tuile : ici EPT et EFT.
picture-ZAP-81 = Le plateau de Cocijobot : ses points, ses niveaux de pyramide, ses tuiles de commerce et l'indice au dos de sa prochaine carte.
