### Ce que dit la table, en dehors des jeux.

## Pourquoi une demande est refusée

error-bad-host = L'en-tête Host d'une demande est un seul nom ou une seule adresse.
error-bad-record = Cette partie notée ne peut pas être rejouée : { $reason }
error-bad-set-up = La partie ne peut pas être préparée ainsi : { $reason }
set-up-seats = il y a { $seats } sièges pour { $players } joueurs.
set-up-no-bot = il n'y a pas de robot « { $name } » ; les robots sont { $names }.
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
error-not-asked = On ne vous demande rien pour l'instant.
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
error-stopping = La table redémarre. Ce qui a reçu une réponse est gardé : redemandez dans un instant.
error-store-away = La table ne peut ni lire ni écrire ses parties en ce moment. Ce qui a été dit avant est gardé : réessayez dans un instant.
error-stuck = { $played ->
    [same] Les règles de la version { $now } refusent la ligne { $line } de cette partie, bien que la même version l'ait jouée : ses lignes ont été modifiées, ou les règles l'ont été depuis. Ici, on ne peut que la regarder.
    [unknown] Cette partie a été commencée avec un Patolli plus ancien, avant 0.2.0. Les règles de la version { $now } refusent sa ligne { $line } : ici, on ne peut que la regarder. Cette version plus ancienne peut la continuer.
   *[other] Cette partie a été commencée avec { $begun ->
        [unknown] un Patolli plus ancien
       *[other] Patolli { $begun }
    } et jouée en dernier avec { $played }. Les règles de la version { $now } refusent sa ligne { $line } : ici, on ne peut que la regarder. Patolli { $played } peut la continuer.
}
error-table-full = Il y a trop de spectateurs en ce moment. Réessayez dans une minute.
error-takeback-asked = Quelqu'un d'autre demande déjà à revenir en arrière : cela d'abord.
error-takeback-lapsed = Plus personne ne le demande : la partie a continué, ou la demande a été retirée.
error-too-fast = Doucement : un instant.
error-too-large = C'est trop grand : { $most } octets au plus.
error-too-slow = La demande a mis trop de temps à arriver.
error-unreadable = { $played ->
    [unknown] Cette partie a été jouée avec un Patolli plus ancien, avant 0.2.0, avec d'autres règles ou avec un jeu qui n'est pas installé ici. Patolli { $now } ne peut pas la montrer.
   *[other] Cette partie a été jouée avec Patolli { $played }, avec d'autres règles ou avec un jeu qui n'est pas installé ici. Patolli { $now } ne peut pas la montrer.
}
error-wrong-method = Cette adresse ne peut pas être interrogée ainsi.
serve-at = La table est à { $address }
serve-metrics-at = Les mesures sont à { $address }
serve-no-metrics = Les mesures ont besoin d'un paquet qui n'est pas installé ({ $name }) : pip install 'patolli[table]'
serve-taken = Un autre programme écoute déjà au port { $port } de l'adresse { $host }. Donnez un autre port avec --port, ou 0 pour n'importe quel port libre.
serve-unheard = La table ne peut pas écouter au port { $port } de l'adresse { $host } : { $why }. Donnez-en d'autres avec --host et --port.
think-for = Réfléchit pour les tables de { $store }, à { $jobs } à la fois.
look-on = Regarder la partie
sit-down = S'asseoir à une table de { $game }
to-the-lobby = À l'accueil

## Pourquoi une base ne convient pas

store-alone = { $store } est la base d'un seul processus, qui réfléchit lui-même. Un processus qui ne fait que réfléchir a besoin d'un PostgreSQL que des serveurs utilisent aussi.
store-copy-instead = { $file } est une sauvegarde d'un SQLite. Pour la mettre dans PostgreSQL : patolli copy-store { $url } URL
store-damaged = La base { $store } est endommagée : des lignes de la table { $table } manquent, ou la table elle-même. Prenez la dernière sauvegarde qui est entière.
store-file-exists = { $file } existe déjà ; choisissez un autre nom.
store-foreign = La base { $store } appartient à un autre programme. Elle est restée telle quelle. Choisissez-en une autre avec --db.
store-left-over = { $name } a été laissé par un programme qui a été tué, et serait mêlé au nouveau { $file }. Il appartient au fichier qui était là avant : déplacez les deux ensemble.
store-no-backup = { $file } n'est pas une sauvegarde que `patolli backup` a écrite.
store-no-program = Le programme { $name } n'est pas ici. Installez les programmes clients de PostgreSQL { $server } ou plus récent (Debian : apt install postgresql-client), ou dites dans PG_BIN dans quel dossier ils sont.
store-no-psycopg = PostgreSQL a besoin de psycopg en plus : pip install 'psycopg[binary]'
store-no-url = Une base s'écrit sqlite:///tables.db ou postgresql://user@host/name, et non « { $url } ».
store-not-empty = Il y a déjà quelque chose dans { $store }, qui est resté tel quel. Choisissez une base vide, ou un fichier qui n'existe pas encore.
store-nothing = Il n'y a pas de base à { $store }. Cherchez une faute dans son adresse.
store-old-layout = La base { $store } a le format { $layout }, et il faut le format { $known }. Lancez une fois `patolli serve` avec elle, ce qui la met à jour, puis copiez.
store-old-program = { $name } est de PostgreSQL { $found }, et le serveur est { $server }. Installez les programmes clients de la version { $server } ou plus récente, ou dites dans PG_BIN dans quel dossier ils sont.
store-other-kind = { $file } est une sauvegarde d'un PostgreSQL. Restaurez-la dans un PostgreSQL, puis copiez de là avec `patolli copy-store`.
store-other-layout = La base { $store } a été écrite par un autre Patolli (format { $layout }, celui-ci écrit { $known }). Elle est restée telle quelle. Lancez l'autre, ou choisissez une autre base avec --db.
store-other-schema = La sauvegarde est du schéma { $there }, et cette base a { $here }. Choisissez-en une qui a le même.
store-program-failed = { $name } a échoué : { $why }
store-read-only = La base { $store } ne peut être que lue : { $why }. Donnez à cet utilisateur le droit d'écrire le fichier et son dossier, ou choisissez une autre base avec --db.
store-served = Un autre Patolli sert déjà la base { $store }. Arrêtez-le, ou choisissez une autre base avec --db : seul un PostgreSQL a plusieurs serveurs.
store-unlike = La copie dans { $store } n'était pas égale à l'ancienne base (table { $table }), et a été annulée.
store-unopened = La base { $store } ne peut pas être ouverte : { $why }
store-unread = { $file } ne peut pas être lu : { $why }.
store-unwritten = { $file } ne peut pas être écrit : { $why }.

## Dans le journal, entre les lignes

notice-back = L'hôte a rendu la place : { $name } joue.
notice-bot = L'hôte laisse un robot jouer pour { $name }.
notice-freed = L'hôte a repris sa place à { $name } et l'a ouverte à quelqu'un d'autre.
notice-fork = { $name } continue cette partie à une autre table.
notice-forked = Jusqu'ici, une autre partie a été jouée ; celle-ci continue à partir de là.
notice-hint = { $name } a utilisé un conseil.
notice-opened = L'hôte a ouvert la place du robot { $name } à une personne.
notice-resigned = { $name } a abandonné : un robot continue.
notice-review = { $name } fait analyser cette partie et peut ainsi apprendre ce qui est caché.
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

## Backups

backup-done = { $file } est écrit et vérifié. Parties : { $games }, lignes : { $lines }.
copy-changed = Entre-temps quelqu'un a joué dans { $old }, et cela manque dans { $new }. Arrêtez les serveurs, videz { $new } et copiez de nouveau.
copy-done = { $store } est remplie, et égale à l'ancienne base, rangée par rangée. Parties : { $games }, lignes : { $lines }.
restore-done = { $store } est remplie et vérifiée. Parties : { $games }, lignes : { $lines }.
