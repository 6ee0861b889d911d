### Ce que les commandes disent d'elles-mêmes, et ce qui ne va pas dans une commande. Lu quand on le montre, pas avant.

help-patolli =
    patolli : une table pour des jeux de stratégie du Mexique ancien et des pays mayas

      patolli games, patolli rules mexica MEX-35          quels jeux il y a, et leurs règles
      patolli play mexica, patolli serve --open           jouer dans le terminal, ou dans un navigateur
      patolli replay game.txt, patolli show game.txt      une partie notée, racontée ou dessinée
      patolli advise game.txt, patolli review game.txt    ce qu'on pourrait jouer là ; ce qui aurait été meilleur
      patolli simulate mexica, patolli arena mexica       faire jouer des robots, ou les opposer
      patolli compare mexica box my.toml                  ce que change une autre boîte
      patolli balance mexica, patolli sweep mexica        places, cartes, chance et habileté ; une boîte meilleure
      patolli dataset zapotec --out data                  les décisions de bien des parties pour apprendre, en Parquet
      patolli puzzles mine mexica, patolli bench          des positions où un tour est nettement le meilleur ; la vitesse
      patolli think, patolli backup, patolli restore, patolli copy-store    pour les serveurs : robots, toutes les parties dans un fichier

    `patolli play --help` en dit plus ; --language en change de langue ; --print-completion bash complète les mots.

help-heading = { $title } :

help-capitals =
    .ADDRESS = ADRESSE
    .DAYS = JOURS
    .DIR = DOSSIER
    .FILE = FICHIER
    .GAME = JEU
    .KEY = CLÉ
    .NAME = NOM
    .NAMES = NOMS
    .NEW = NOUVELLE
    .OLD = ANCIENNE
    .OUT = SORTIE
    .SECONDS = SECONDES
    .URL = URL
    .VALUE = VALEUR
    .WORD = MOT

help-all =
    .at = après N lignes de la partie ; un nombre < 0 compte depuis la fin
    .bot = qui joue à toutes les places (greedy)
    .csv = écrire les mesures dans ce fichier, une par ligne
    .db = l'URL de la base ; par défaut, un SQLite dans votre dossier de données
    .file = une partie notée, ou `-` pour l'entrée standard
    .game = { $games }
    .games = combien de parties ({ $default })
    .help = montrer cette aide et quitter
    .jobs = combien de processus jouent à la fois (1) ; les parties restent les mêmes
    .json = un objet JSON sur la sortie standard
    .language = { $languages } ; sans cette option, la langue de votre système si c'est l'une d'elles
    .on = jouer sur une grappe Ray : `ray` en lance une ici, `ray:ADRESSE` en rejoint une ; les parties restent les mêmes
    .option = préparer le jeu autrement ; `patolli rules JEU` donne la liste des options à la fin
    .page = écrire une page HTML avec des graphiques dans ce fichier
    .players = combien de joueurs
    .records = noter chaque partie dans ce dossier
    .rows = avec --json : `rows` contient un objet par partie
    .seed = un nombre, la graine : le même donne le même hasard
    .version = quelle version c'est

help-advise =
    Ce qu'on pourrait jouer dans une position : les meilleures lignes, leurs chances de gagner, et pourquoi.

    patolli advise game.txt --at 40
    patolli advise game.txt --bot search:5s --json
    .bot = combien de temps réfléchir
    .file = une partie notée, ou une position préparée à la main ; `-` pour l'entrée standard
    .seat = qui conseiller, quand plusieurs décident en même temps

help-arena =
    Opposer des robots, chacun à chaque place, et les classer.

    patolli arena mexica --bots search:200,greedy,random --games 60
    patolli arena mexica --bots search:1s,greedy --players 3 --games 30 --records games --json
    .bots = qui joue ; le dernier occupe les places qui restent
    .players = les places à la table ; autant que de robots sans cette option

help-backup = Écrire toutes les parties d'une base dans un fichier, même pendant que des serveurs jouent. `patolli restore` le relit.
    .file = un nouveau fichier ; il contient des secrets, vous seul pourrez donc le lire

help-balance =
    L'équilibre d'une boîte : places, cartes, bâtiments, tension, chance et habileté, et ce que changent les options.

    patolli balance zapotec --page zapotec.html
    patolli balance mexica --option components=my.toml --games 500 --skill search:100,greedy
    patolli balance chocolatl --options edition,opening
    .games = combien de donnes ({ $deals })
    .options = dire aussi ce que changent ces options : des noms, all (toutes) ou none (aucune) ; sinon none
    .skill = les robots qui départagent chance et habileté, le plus fort d'abord (greedy,novice), ou none

help-bench =
    Mesurer les jeux sur un cœur : la meilleure de plusieurs séries, à côté des seuils.

    patolli bench                   tous les jeux
    patolli bench mexica --quick
    .games = tous si l'on n'en nomme aucun
    .quick = des séries moins nombreuses et plus courtes

help-compare =
    Comparer deux boîtes, deux jeux d'options ou deux robots, sur les mêmes donnes.

    patolli compare mexica box turn.action_points=5 --page five-points.html
    patolli compare zapotec box my.toml --games 500 --csv measures.csv
    patolli compare lapins default map=beginner --what options --until share=0.02
    patolli compare chocolatl greedy search:100 --what bots --json
    .a = une boîte : box, FICHIER, CLÉ=VALEUR ; des options : default, NOM=VALEUR ; ou un robot
    .b = ce à quoi A est comparé
    .games = combien de donnes ({ $deals })
    .separate = des donnes différentes pour chaque côté
    .until = jouer jusqu'à ce que les parts de victoires soient connues aussi précisément
    .what = ce que sont A et B (box)

help-copy-store = Copier toutes les parties dans une base encore vide : de SQLite vers PostgreSQL, ou l'inverse. Arrêtez d'abord les serveurs.
    .new = l'URL de l'autre base, comme postgresql://user@host/name
    .old = l'URL de la base, comme sqlite:///tables.db

help-dataset =
    Écrire les décisions de nombreuses parties pour apprendre, en fichiers Parquet.

    patolli dataset zapotec --bot search:200 --games 1000 --out data
    patolli dataset mexica --records games --out data

    La même commande reprend ce qui a été interrompu. Nécessite pip install 'patolli[data]'.
    .bot = un robot pour toutes les places, ou un pour chacune (search:200)
    .out = le dossier du jeu de données
    .records = prendre ces parties notées, au lieu de faire jouer des robots

help-games = Donner la liste des jeux.

help-play =
    Jouer dans le terminal, seul contre des robots ou à plusieurs devant un écran.

      patolli play mexica                             trois joueurs : vous et deux qui jouent au hasard
      patolli play mexica --seats me,me,random        deux personnes partagent l'écran
      patolli play mexica --record game.txt           y noter la partie ; le fichier est écrit après chaque ligne
      patolli play --resume game.txt                  la reprendre

    Dites `?` pendant la partie pour obtenir de l'aide. Plusieurs lignes séparées par `;` sont dites toutes ou aucune.
    .record = noter la partie dans ce fichier
    .resume = reprendre une partie notée, ou partir d'une position préparée à la main
    .seats = qui est assis où : me, { $bots }, ou un robot à vous comme ./mybot.py:Clever

help-print-completion =
    Écrire un script qui complète les commandes, les options et les jeux dans un shell.

    eval "$(patolli --print-completion bash)"       dans ~/.bashrc
    .shell = le shell

help-puzzles =
    Des problèmes : en trouver dans des parties entre robots, ou vérifier ceux qu'il y a.

    patolli puzzles mine mexica --games 40 --out mexica.toml
    patolli puzzles mine mexica --seconds 3600 --wanted 60 --out mexica.toml
    patolli puzzles check mexica
    patolli puzzles check mexica --file mexica.toml --simulations 1000 --seeds 5

    La même commande reprend ce qui a été interrompu.
    .file = check : ces problèmes, au lieu de ceux fournis avec le jeu
    .games = mine : combien de parties en tout ({ $default })
    .out = mine : le fichier des problèmes (puzzles-JEU.toml) ; il est continué
    .seconds = mine : arrêter après ce nombre de secondes
    .seeds = check : combien de graines ({ $default })
    .simulations = check : pour chaque tour, avec chaque graine ({ $default })
    .wanted = mine : arrêter quand il y en a autant
    .what = mine trouve des problèmes, check les essaie de nouveau

help-replay =
    Rejouer une partie notée et la raconter.

    patolli replay game.txt
    patolli replay game.txt --json
    .json = un objet JSON sur la sortie standard : comment elle s'est terminée

help-restore = Mettre toutes les parties d'une sauvegarde dans une base encore vide. `patolli backup` a écrit le fichier.
    .file = ce que `patolli backup` a écrit

help-review =
    Ce qui s'est passé dans une partie, et ce qui aurait été meilleur.

    patolli review game.txt --seconds 60
    patolli review game.txt --simulations 256 --seed 1 --html review.html
    patolli review game.txt --json
    .html = écrire une page HTML avec des plateaux dans ce fichier
    .seconds = pour toute la partie (60)
    .simulations = par décision : avec les mêmes nombres, les mêmes résultats

help-rules =
    Lire les règles d'un jeu, leurs précisions et ses options.

    patolli rules mexica                    toutes
    patolli rules mexica MEX-35             l'une d'elles ; aussi une précision (RU-3) ou une option (first_player)
    patolli rules mexica --search bridge
    .number = les numéros des règles
    .provenance = d'où viennent les nombres de la boîte
    .search = seulement ce qui contient ce mot

help-serve = Servir la table web : jouer dans un navigateur, seul, à un même écran ou par des liens.
    .drain = combien de temps continuer après SIGTERM pendant que /healthz répond 503, pour qu'un proxy s'en aperçoive ; par défaut { $drain } avec PostgreSQL et --proxy, sinon 0
    .host = l'adresse où écouter ; 0.0.0.0 pour tout le monde
    .keep = jours sans aucune ligne après lesquels une table est effacée
    .log = json : une ligne par événement
    .metrics_host = l'adresse pour cela, { $default } par défaut
    .metrics_port = y servir des mesures pour Prometheus ; 0 en choisit un
    .name = un nom par lequel d'autres ouvrent la table, comme club.example ; peut être donné plusieurs fois ; inutile pour les adresses numériques et localhost
    .open = ouvrir un navigateur
    .port = 0 en choisit un ; par défaut { $port }, ou un autre si celui-là est pris
    .proxy = une adresse ou un réseau dont on croit les en-têtes X-Forwarded ; peut être donné plusieurs fois
    .rate = requêtes par seconde d'un même navigateur

help-show =
    Montrer une position d'une partie notée, en texte ou en dessin.

    patolli show game.txt                         la dernière position
    patolli show game.txt --at 40                 après 40 lignes ; --at -3 : trois lignes avant la fin
    patolli show game.txt --svg out.svg           un dessin ; `-` l'écrit sur la sortie standard
    .file = une partie notée, ou une position préparée à la main ; `-` pour l'entrée standard
    .json = un objet JSON sur la sortie standard : ce qu'on a le droit de savoir
    .seat = ce que cette place a le droit de savoir ; sans cette option, un spectateur
    .svg = écrire un dessin dans ce fichier
    .theme = le thème du dessin

help-simulate =
    Faire jouer beaucoup de parties à des robots, et compter.

    patolli simulate mexica --players 4 --games 1000 --seed 1 --json
    patolli simulate mexica --bots random,./mybot.py:Clever --records games
    .bots = un robot par place, ou un pour toutes ; sans cette option, tous jouent au hasard

help-sweep =
    Faire varier des nombres d'une boîte vers un but, et confirmer les meilleurs sur des donnes nouvelles.

    patolli sweep mexica --vary turn.action_points=4..8 --goal seats --page sweep.html
    patolli sweep zapotec --vary round_scoring.vp_per_house=1..4 --goal tension --tries 8
    patolli sweep chocolatl --vary game.end_score=30..60:5 --goal length=150
    .games = combien de donnes ({ $deals })
    .goal = seats (places), tension, ou length=120 (durée) ; seats par défaut
    .tries = combien de boîtes sont essayées ({ $default })
    .vary = un nombre de la boîte ; plusieurs fois

help-think = Réfléchir pour les robots de tables que servent d'autres processus ; ils partagent un PostgreSQL. Les serveurs ne font alors que servir.
    .db = l'URL de la base, un PostgreSQL que des serveurs utilisent aussi
    .jobs = combien de robots réfléchissent à la fois ; un par cœur

## Ce qui ne va pas dans une commande

usage-wrong = { $why }. Voir `{ $command } --help`.
usage-count = « { $given } » n'est pas un nombre entier de 1 à 999999999
usage-goal = --goal est seats, tension, ou une durée comme length=120, et non « { $given } »
usage-host-name = un nom s'écrit comme club.example, sans http:// et sans port, et non « { $given } »
usage-language = il n'y a pas de langue « { $given } » ; les langues sont : { $languages }
usage-number-above = il faut un nombre supérieur à 0, et non « { $given } »
usage-number-between = il faut un nombre de { $least } à { $most }, et non « { $given } »
usage-option = --option a besoin d'un nom et d'une valeur, comme first_player=random, et non « { $given } »
usage-option-letters = une option ne contient ni saut de ligne ni `#`
usage-option-twice = l'option « { $given } » est donnée deux fois
usage-port = un port est un nombre de 0 à 65535, et non « { $given } »
usage-proxy = un proxy est une adresse ou un réseau, comme 127.0.0.1 ou 10.0.0.0/8, et non « { $given } »
usage-seconds = --seconds est un nombre supérieur à 0, comme 60, et non « { $given } »
usage-seed = une graine est un nombre entier de 0 à { $most }, et non « { $given } »
usage-until = --until se dit ainsi : share=0.02, et non « { $given } »
usage-vary = --vary se dit ainsi : turn.action_points=4..8, ou 4..8:2 pour avancer de 2 en 2, et non « { $given } »
usage-vary-nothing = « { $given } » n'a rien à faire varier : du plus petit nombre au plus grand
usage-whole = « { $given } » n'est pas un nombre entier

## Les mots d'argparse, d'après ce qu'il dit en anglais

argparse-usage = utilisation :
argparse-positional-arguments = arguments positionnels
argparse-options = options
argparse-argument-argument-name-s-message-s = argument %(argument_name)s : %(message)s
argparse-unrecognized-arguments-s = arguments inconnus : %s
argparse-the-following-arguments-are-required-s = il manque ces arguments : %s
argparse-ignored-explicit-argument-r = ne prend pas de valeur, et « %s » en est une
argparse-expected-one-argument = il faut une valeur
argparse-expected-at-most-one-argument = il faut au plus une valeur
argparse-expected-at-least-one-argument = il faut au moins une valeur
argparse-invalid-type-s-value-value-r = « %(value)s » n'est pas une valeur de type %(type)s
argparse-invalid-choice-value-r-choose-from-choices-s = « %(value)s » ne peut pas être choisi (au choix : %(choices)s)
argparse-invalid-choice-value-r-maybe-you-meant-suggestion-r-choose-from-choices-s = « %(value)s » ne peut pas être choisi, vouliez-vous dire « %(suggestion)s » ? (au choix : %(choices)s)
argparse-ambiguous-option-option-s-could-match-matches-s = option ambiguë : %(option)s pourrait être %(matches)s
argparse-unexpected-option-string-s = option inattendue : %s
