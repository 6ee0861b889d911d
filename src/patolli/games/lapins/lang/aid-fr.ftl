### L'aide de jeu : le jeu sur une carte.

aid-goal = Bâtissez des cités dont les villages nourrissent vos temples (gloire) et vos palais (richesse), et ayez le plus des deux ensemble après le match de pelote { $matches }.
aid-turn = Votre tour : une action
aid-step-found = Bâtir une cité sur un site disponible, avec ses bâtiments
    .cost = { $site }, plus ou moins selon les marchés voisins, et les bâtiments
aid-step-transform = Transformer une cité : détruire, construire
    .cost = { $transform } et les bâtiments
aid-step-attack = Attaquer une cité voisine, un dé par garnison
    .cost = 1 pour { $garrisons } garnisons
aid-step-flip = Retourner une carte Katun : un don, un match de pelote, ou une catastrophe qu'une richesse en réserve peut arrêter
    .cost = gratuit
aid-step-pass = Passer
    .cost = { $pass }
aid-step-produce = Toutes les cartes de la rangée sont retournées : chaque village produit une richesse de son site
aid-step-share = On les répartit entre temples, palais et réserves ; le reste est perdu
aid-score-temple = Temple avec une richesse, deux différentes, trois …
    .points = gloire { $glory }
aid-score-palace = Palais
    .points = jusqu'à { $taxes } deviennent les vôtres
aid-score-reserve = Réserve
    .points = en garde une pour plus tard
aid-score-match = Match : le plus de terrains de pelote
    .points = 1 gloire par cité à vous, divisée entre ex æquo
aid-score-wealth = Fin : chaque richesse du roi
    .points = 1
aid-end = Après la manche du match de pelote { $matches }. À égalité, plus de cités l'emporte.
aid-note = Village { $village }, palais { $palace }, temple { $temple }, garnison { $garrison }, garnison de niveau 2 : { $double } et { $obsidian } obsidienne, réserve { $reserve } maïs, marché { $market } cacao, observatoire { $observatory } jade, terrain de pelote { $court } coquillage.
aid-thing-maize = { $count ->
    [1] maïs
   *[other] { $count } maïs
}
aid-thing-cacao = { $count ->
    [1] cacao
   *[other] { $count } cacao
}
aid-thing-shell = { $count ->
    [1] coquillage
   *[other] { $count } coquillages
}
aid-thing-jade = { $count ->
    [1] jade
   *[other] { $count } jades
}
aid-thing-obsidian = { $count ->
    [1] obsidienne
   *[other] { $count } obsidiennes
}
aid-thing-prisoner = { $count ->
    [1] prisonnier
   *[other] { $count } prisonniers
}
