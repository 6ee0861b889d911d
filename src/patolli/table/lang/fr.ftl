### Ce que dit la table, en dehors des jeux.

## Pourquoi une demande est refusée

error-bad-host = L'en-tête Host d'une demande est un seul nom ou une seule adresse.
error-bad-record = Cette partie notée ne peut pas être rejouée : { $reason }
error-bad-set-up = La partie ne peut pas être préparée ainsi : { $reason }
error-broken = Quelque chose a mal tourné ici, et ce n'est pas votre faute. Ce qui a été dit avant est gardé : réessayez.
error-game-over = La partie est terminée : plus rien ne peut être repris.
error-gave-up = La personne qui jouait ici a abandonné : la place ne peut pas lui être rendue. L'hôte peut l'ouvrir à quelqu'un d'autre.
error-hint-running = Un conseil à la fois : quelqu'un à cette table en reçoit un en ce moment.
error-hints-off = Il n'y a pas de conseils à cette table.
error-is-over = À ce moment, la partie est terminée : il n'y a plus rien à jouer.
error-link-late = Ce lien n'était valable que { $minutes } minutes. Créez-en un autre sur l'appareil où la place est ouverte.
error-link-used = Ce lien a déjà servi : il donne une place à une personne, une seule fois. Qui est assis là peut créer un lien pour un autre appareil ; l'hôte peut libérer la place.
error-malformed = La demande est incompréhensible : { $reason }
error-no-game = Il n'y a pas de jeu « { $game } ».
error-no-link = Ce lien n'est pas valable, ou ne l'est plus. Demandez-en un nouveau à qui vous l'a envoyé.
error-no-page = Il n'y a rien ici.
error-no-position = La partie compte { $seq } lignes : il n'y a pas de position { $at }.
error-no-seat = Il n'y a pas de place { $seat } à cette table.
error-no-table = Cette table n'existe pas.
error-not-asked = Personne n'attend de décision de la place { $seat } pour l'instant.
error-not-host = Seul l'hôte de la table peut faire cela.
error-not-your-seat = La place { $seat } n'est pas la vôtre.
error-nothing-to-undo = Vous n'avez rien dit qui puisse être repris.
error-old-position = La position a changé entre-temps : la table compte maintenant { $seq } lignes.
error-other-name = Cette table ne répond pas au nom { $name }. Si c'est bien elle, servez-la avec --name { $name }.
error-other-site = Cette demande vient d'un autre site.
error-others-acted = Quelqu'un d'autre a agi entre-temps.
error-others-decide = D'autres ont pu décider en secret entre-temps : ce qui précède ne peut plus être repris.
error-read-only = C'est une partie rejouée : on ne peut rien y dire.
error-revealed = Quelque chose a été révélé : cela ne peut pas être repris.
error-seat-full = Trop de navigateurs ont pris cette place. Demandez une autre table à l'hôte.
error-still-played = D'autres jouent encore cette partie, et ses positions montreraient ce qui est caché. On pourra la continuer ailleurs quand elle sera terminée.
error-store-away = La table ne peut ni lire ni écrire ses parties en ce moment. Ce qui a été dit avant est gardé : réessayez dans un instant.
error-table-full = Il y a trop de spectateurs en ce moment. Réessayez dans une minute.
error-takeback-asked = Quelqu'un d'autre demande déjà à revenir en arrière : cela d'abord.
error-takeback-lapsed = Plus personne ne le demande : la partie a continué, ou la demande a été retirée.
error-too-fast = Doucement : un instant.
error-too-large = C'est trop grand : { $most } octets au plus.
error-too-slow = La demande a mis trop de temps à arriver.
error-unreadable = Cette table a été jouée avec d'autres règles que celles-ci et ne peut plus être lue.
error-wrong-method = Cette adresse ne peut pas être interrogée ainsi.
serve-at = La table est à { $address }
serve-taken = Un autre programme écoute déjà au port { $port } de l'adresse { $host }. Donnez un autre port avec --port, ou 0 pour n'importe quel port libre.
serve-unheard = La table ne peut pas écouter au port { $port } de l'adresse { $host } : { $why }. Donnez-en d'autres avec --host et --port.
look-on = Regarder la partie
sit-down = S'asseoir à une table de { $game }
to-the-lobby = À l'accueil

## Pourquoi une base ne convient pas

store-foreign = La base { $store } appartient à un autre programme. Elle est restée telle quelle. Choisissez-en une autre avec --db.
store-no-psycopg = PostgreSQL a besoin de psycopg en plus : pip install 'psycopg[binary]'
store-no-url = Une base s'écrit sqlite:///tables.db ou postgresql://user@host/name, et non « { $url } ».
store-other-layout = La base { $store } a été écrite par un autre Patolli (format { $layout }, celui-ci écrit { $known }). Elle est restée telle quelle. Lancez l'autre, ou choisissez une autre base avec --db.
store-read-only = La base { $store } ne peut être que lue : { $why }. Donnez à cet utilisateur le droit d'écrire le fichier et son dossier, ou choisissez une autre base avec --db.
store-unopened = La base { $store } ne peut pas être ouverte : { $why }

## Dans le journal, entre les lignes

notice-back = L'hôte a rendu la place : { $name } joue.
notice-bot = L'hôte laisse un robot jouer pour { $name }.
notice-freed = L'hôte a repris sa place à { $name } et l'a ouverte à quelqu'un d'autre.
notice-fork = { $name } continue cette partie à une autre table.
notice-forked = Jusqu'ici, une autre partie a été jouée ; celle-ci continue à partir de là.
notice-hint = { $name } a utilisé un conseil.
notice-opened = L'hôte a ouvert la place du robot { $name } à une personne.
notice-resigned = { $name } a abandonné : un robot continue.
notice-sat = Quelqu'un d'autre a pris la place libérée.
notice-takeback = { $name } est revenu en arrière : la partie reprend ici.
lost-ended = Un autre de vos appareils a fermé cette place ici. Vous êtes spectateur.
lost-freed = L'hôte a libéré votre place. Vous êtes spectateur.

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
