### Ce que dit la table, en dehors des jeux.

## Pourquoi une demande est refusée

error-bad-record = Cette partie notée ne peut pas être rejouée : { $reason }
error-bad-set-up = La partie ne peut pas être préparée ainsi : { $reason }
error-broken = Quelque chose a mal tourné ici, et ce n'est pas votre faute. Ce qui a été dit avant est gardé : réessayez.
error-game-over = La partie est terminée : plus rien ne peut être repris.
error-hint-running = Un conseil à la fois : quelqu'un à cette table en reçoit un en ce moment.
error-malformed = La demande est incompréhensible : { $reason }
error-no-game = Il n'y a pas de jeu « { $game } ».
error-no-page = Il n'y a rien ici.
error-no-position = La partie compte { $seq } lignes : il n'y a pas de position { $at }.
error-no-seat = Il n'y a pas de place { $seat } à cette table.
error-no-table = Cette table n'existe pas.
error-not-asked = Personne n'attend de décision de la place { $seat } pour l'instant.
error-not-host = Seul l'hôte de la table peut faire cela.
error-not-your-seat = La place { $seat } n'est pas la vôtre.
error-nothing-to-undo = Vous n'avez rien dit qui puisse être repris.
error-old-position = La position a changé entre-temps : la table compte maintenant { $seq } lignes.
error-other-site = Cette demande vient d'un autre site.
error-others-acted = Quelqu'un d'autre a agi entre-temps.
error-others-decide = D'autres ont pu décider en secret entre-temps : ce qui précède ne peut plus être repris.
error-read-only = C'est une partie rejouée : on ne peut rien y dire.
error-revealed = Quelque chose a été révélé : cela ne peut pas être repris.
error-seat-full = Trop de navigateurs ont pris cette place. Demandez une autre table à l'hôte.
error-table-full = Il y a trop de spectateurs en ce moment. Réessayez dans une minute.
error-too-fast = Doucement : un instant.
error-too-large = C'est trop grand : { $most } octets au plus.
error-too-slow = La demande a mis trop de temps à arriver.
error-unreadable = Cette table a été jouée avec d'autres règles que celles-ci et ne peut plus être lue.
error-wrong-method = Cette adresse ne peut pas être interrogée ainsi.
serve-at = La table est à { $address }
serve-taken = Un autre programme écoute déjà au port { $port } de l'adresse { $host }. Donnez un autre port avec --port, ou 0 pour n'importe quel port libre.
serve-unheard = La table ne peut pas écouter au port { $port } de l'adresse { $host } : { $why }. Donnez-en d'autres avec --host et --port.
sit-down = S'asseoir à une table de { $game }
why-example = Par exemple : { $why }

## Les jeux dans le vestibule

game-mexica = Creusez des canaux, fondez des quartiers sur l'île de Tenochtitlan et bâtissez-y le plus d'étages.
    .length = 90 min
    .weight = moyen
game-zapotec = Choisissez une carte en secret, puis bâtissez maisons, palais et temples dans la vallée d'Oaxaca.
    .length = 60 min
    .weight = moyen
    .alone = Avec une seule place, vous jouez seul contre Cocijobot, que les règles font jouer.
game-chocolatl = Répartissez vos cartes entre les lieux de la cour aztèque, en secret et tous à la fois.
    .length = 60 min
    .weight = léger
game-lapins = Bâtissez des cités mayas, levez l'impôt, faites la guerre et gagnez la gloire sous le roi Dix-Huit Lapins.
    .length = 120 min
    .weight = exigeant

## La feuille de score


## Conversation

spectator = spectateur
