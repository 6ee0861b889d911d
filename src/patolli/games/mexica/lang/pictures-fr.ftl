### Mexica in French: the captions of the pictures in the rules (examples.toml).

picture-MEX-8 = B6 et C5 ne se touchent que par un coin, et pourtant les sept cases de l'ouest sont séparées du reste : un quartier de sept.
picture-MEX-12 = Le pont de C3 va d'ouest en est : ses cases d'accès sont B3 et D3. Noir se tient dessus et n'est dans aucun quartier.
picture-MEX-41 = Noir a fondé le quartier de sept et posé son jeton en A4 : 4 points, le nombre bleu. Gris s'y trouve aussi : 2 points, le nombre blanc.
picture-MEX-61 = De C3, une barque atteint C5 par le canal, et E4 par le lac au nord : une étape chacun.
picture-MEX-84 = Noir a 3 + 1 étages, Gris en a 4 : tous deux sont premiers. La troisième couleur, avec 2 étages, est troisième.
