## Analyse : ce qui s'est passé dans une partie, et ce qui aurait été meilleur

review-title = Analyse : { $title }
review-lead = { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $simulations ->
        [one] au moins { $simulations } simulation
       *[other] au moins { $simulations } simulations
    } pour chacune, graine { $seed }
review-best = meilleur
review-good = bon
review-inaccuracy = imprécision
review-mistake = erreur
review-blunder = gaffe
review-forced = forcé
review-possible = inconnu
review-period = période { $period }, manche { $round }
review-round = manche { $round }
review-set-up = au départ
review-lost = { $lost } sur 100 perdus
review-cost = Ce coup a coûté à { $who } { $chance ->
        [0] presque aucune chance de gagner
        [one] { $chance } chance de gagner sur 100
       *[other] { $chance } chances de gagner sur 100
    }{ $points ->
        [0] .
        [one] { "" }, et environ { $points } point.
       *[other] { "" }, et environ { $points } points.
    }
review-no-cost = Rien de meilleur n'a été trouvé.
review-played = Joué
review-better = Meilleur
review-why = Pourquoi
review-gains = rapporte { $points } à { $who } : { $part }
review-costs = coûte { $points } à { $who } : { $part }
review-chance = Chances de gagner
review-chance-below = lignes de la partie
review-turning = Tournants
review-turning-none = Aucun moment n'a changé grand-chose à lui seul.
review-turn-up = { $who } a gagné { $change } chances sur 100
review-turn-down = { $who } a perdu { $change } chances sur 100
review-by-luck = par chance
review-after = après la ligne { $line }
review-seats = Les joueurs
review-player = joueur
review-accuracy = précision
review-accuracy-why = La précision est 100 moins la chance de gagner qu'une décision a perdue en moyenne, en points sur cent. Une décision qui vaut mieux que la meilleure suite trouvée compte comme un gain. Les décisions forcées ne comptent pas.
review-luck = chance
review-luck-why = La chance est ce que les dés et les tirages ont donné ou pris : comment les chances de gagner ont changé sans que personne ne décide. Elle ne fait pas partie de la précision.
review-mistakes = Ce qui aurait pu être meilleur
review-mistakes-none = Rien n'était clairement moins bon qu'autre chose.
review-all = Toutes les { $count } décisions
review-how = Une décision est jugée selon ce que son joueur pouvait savoir alors, jamais selon les cartes venues ensuite : la suite jouée et la meilleure trouvée sont essayées dans les mêmes suppositions, avec la même chance. Seule compte une différence hors de doute : sous { $best } sur 100, c'est le meilleur ; sous { $good }, bon ; sous { $inaccuracy }, une imprécision ; sous { $mistake }, une erreur ; au-delà, une gaffe.
review-head-decision = décision
review-head-when = quand
review-head-judgement = jugement
review-head-lost = perte
review-again = Encore la même chose :
review-progress = { $done } sur { $of } analysées
review-seconds = --seconds demande un nombre supérieur à 0, comme 60.
review-one-budget = Dites soit une durée avec --seconds, soit un nombre avec --simulations, pas les deux.
review-written = La page est dans { $file }.
