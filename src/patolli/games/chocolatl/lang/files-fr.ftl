### Ce qui ne va pas dans une position ou un fichier de matériel de Chocolatl

## Positions
bad-position-last-round-cards = dans la ronde { $round }, aucune carte Amélioration n'est dévoilée (CHO-18)
bad-position-lowest-leaves = dans cette édition, la plus faible carte part d'elle-même (CHO-65)
bad-position-mode = dans la phase { $phase }, le mode est { $modes }
bad-position-not-last = une ronde en préparation n'est pas encore la dernière (CHO-75)
bad-position-last-discard = dans la dernière ronde, on ne défausse aucune carte (CHO-68)
bad-position-track = « { $word } » n'est pas une case et ses sièges, comme 12: 2 0
bad-position-disc-twice = le marqueur du siège { $seat } est deux fois sur la piste (CHO-69)
bad-position-discs-missing = tous les marqueurs sont sur la piste quand la mise en place est finie (CHO-10)
bad-position-discs-early = pendant la mise en place, quelques marqueurs sont sur la case 0, et pas encore tous (CHO-10)
bad-position-no-seat = il n'y a pas de siège « { $word } »
bad-position-two-figures = les deux personnages ne sont jamais chez le même joueur (CHO-51)
bad-position-harvest = harvest, ce sont trois faces comme 2 4 5, pas « { $word } » (CHO-5)
bad-position-pyramid = à ce moment, la pyramide compte { $most } pierres au plus (CHO-56)
bad-position-early-offering = l'offrande au temple vient après la mise en place (CHO-14)
bad-position-early-cards = avant l'offrande au temple, chacun a les cartes du début (CHO-14)
bad-position-offering = une offrande au temple est une carte de { $least } à { $most } (CHO-14)
bad-position-no-card = « { $word } » n'est pas une carte ; les cartes vont de 0 à { $most }
bad-position-locations = il y a { $count } lieux où poser des cartes (CHO-24)
bad-position-pair = « { $word } », ce ne sont pas deux cartes comme 3+12 (CHO-24)
bad-position-laid-order = les cartes se posent dans l'ordre des lieux (CHO-87, CHO-88)
bad-position-nothing-laid = dans la phase { $phase }, aucune carte n'est posée
bad-position-card-count = { $laid } cartes posées et { $hand } en main ne font pas { $all } (CHO-16)
bad-position-stones-sum = les pierres restantes, les cabanes et les pierres de la pyramide font { $count } (CHO-2)
bad-position-stones-board = sans pierre restante, { $least } à { $most } sont sur le plateau (CHO-62)
bad-position-stone-left = avant que le lieu 3 soit réglé, chacun a encore une pierre (CHO-75)
bad-position-rolled = on ne lance des dés qu'à un lieu (CHO-34)
bad-position-passed = personne ne passe quand on ne lance pas de dés (CHO-37)
bad-position-final = seul qui possède un dé noir en lance un au décompte final (CHO-82)
bad-position-black-dice = il n'y a que { $count } dés noirs (CHO-3)
bad-position-laid-count = dans cette phase, { $least } à { $most } cartes sont posées, pas { $laid } (CHO-24)
bad-position-bids-over = tous ont confirmé : les offrandes sont terminées (CHO-25)
bad-position-offering-over = tous ont offert une carte au temple : ce moment est passé (CHO-14)
bad-position-no-final-die = personne n'a de dé noir à lancer : la partie est terminée (CHO-82)
bad-position-no-speaker = aucun propriétaire d'un dé noir n'a encore à parler (CHO-37)
bad-position-first-wins = le premier du classement, siège { $seat }, gagne une carte d'abord (CHO-64)
bad-position-drawn-count = { $count } cartes Amélioration ont été dévoilées jusqu'ici, pas { $given }
bad-position-open-count = { $count } cartes Amélioration sont visibles à ce moment, pas { $given } (CHO-18)
bad-position-not-in-deck = { $card } n'est pas dans le { $deck ->
        [big] grand
       *[small] petit
    } paquet (CHO-9)
bad-position-exchange = « { $word } », ce n'est pas une ronde, un siège, une carte gagnée et une carte défaussée
bad-position-exchange-words = « { $word } » nomme une ronde, un siège ou une carte qui ne peut pas être
bad-position-exchange-round = les cartes se gagnent au lieu 6, ronde après ronde ; pas encore dans la { $round } (CHO-67)
bad-position-exchange-won = dans la ronde { $round }, le premier du classement gagne le { $first }, puis le deuxième le { $second }, pas le { $won } (CHO-64)
bad-position-exchange-over = quand la deuxième carte est gagnée, la ronde est finie (CHO-67)
bad-position-result-round = un résultat commence par sa ronde, comme `round 2`
bad-position-not-played = la ronde { $round } n'a pas encore été jouée
bad-position-not-settled = le lieu { $location } n'est pas encore réglé dans la ronde { $round } (CHO-31)
bad-position-result-seats = un résultat a { $count } sièges, du meilleur au dernier
bad-position-seat-once = un résultat nomme chaque siège une fois
bad-position-result-form = « { $word } » n'a pas la forme `{ $form }`
bad-position-no-prize = « { $word } » n'est pas un prix ; il y a : { $names }
bad-position-points = « { $word } » n'est pas un nombre de points
bad-position-nothing-won = le siège { $seat } n'a rien gagné ici qui ne soit parmi les échanges (CHO-47)

## Fichiers de matériel
bad-component-fixed = { $name } est { $wanted }, pas { $value } : les règles sont écrites ainsi, et un fichier ne peut pas le changer (CHO-4)
bad-component-space-count = by_space a une couleur pour chacune des { $count } cases avant le score final (CHO-20)
bad-component-space-colour = by_space : la case { $space } est gold, red ou green, pas { $value } (CHO-20)
bad-component-different-cards = values, ce sont { $count } nombres différents : un est offert au temple, { $hand } servent aux offrandes (CHO-16)
bad-component-deck-size = { $name } a au moins { $count } cartes, une pour chaque ronde sauf la dernière (CHO-9)
bad-component-deck-large = { $name } a au plus { $most } cartes
bad-component-pyramid-size = spaces fait { $count } en tout : deux pierres dans chacune des { $rounds } rondes (CHO-56)
bad-component-drink-round = rounds contient { $value } ; une ronde, ce sont trois nombres entiers : le premier et le deuxième gagnent jusqu'à 40 points, le dernier en perd jusqu'à 40 (CHO-63)
bad-component-drink-count = drink.begin et drink.rest ont { $count } rondes en tout (CHO-63)
