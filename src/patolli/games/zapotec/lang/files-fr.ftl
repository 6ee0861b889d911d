### Ce qui ne va pas dans un fichier de matériel
bad-component-colours = name donne { $count } couleurs différentes
bad-component-letters = id se compose de lettres et de chiffres
bad-component-same-space = { $space } a les trois mêmes propriétés et pas de marque
bad-component-no-space = aucune case sans marque pour { $properties }
bad-component-same-number = le numéro { $number } est aussi celui de la carte { $card }
bad-component-rows-for-players = { $name } demande une rangée pour chacun de 1, 2, 3 et 4 joueurs
bad-component-marks = marks est un début de la liste { $marks }, et non { $found }
bad-component-marked-spaces = spaces annonce { $said } ; { $count } cases de la table board ont ces marques
bad-component-tiles-for-spaces = { $type } : { $tiles } tuiles (table building_tiles) pour { $spaces } cases
bad-component-card-sum = les cartes font { $total } en tout, et non les { $count } de la table action_cards
bad-component-score-tiles = score_tiles annonce { $said }, mais la boîte en a { $count }
bad-component-heads = { $name } nomme chaque ressource de base une fois, et non { $found }
bad-component-cell = ici, rangée par rangée, doit se trouver la case de la rangée { $row }, colonne { $column }
bad-component-nine-cells = une grille a neuf cases, pas { $count }
bad-component-bot-points = bot est vp, mais la case ne donne pas de vp
bad-component-track-length = length annonce { $said }, mais il y a { $count } cases
bad-component-sizes = size est base = 3, middle = 2, top = 1
bad-component-pyramids = il y a plus d'emplacements de pyramide que de tuiles de décompte (table setup)
bad-component-market-slots = le niveau { $level } a moins de tuiles que de places au marché
bad-component-two-categories = same et different sont deux catégories
bad-component-open-rituals = il y a moins de cartes que les { $count } qui sont ouvertes (table setup)
bad-component-ritual-discs = ritual_discs (table setup) est plus petit que le nombre de cartes de rituel ouvertes (ZAP-44)
bad-component-bot-cards = { $count } cartes peuvent être retournées, et on montre l'indice d'une de plus
bad-component-hint = hint_true dit si l'indice est l'un des trois symboles de la carte
