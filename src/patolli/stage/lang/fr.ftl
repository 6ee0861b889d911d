### Ce que disent tous les jeux, et ce que dit la commande `patolli`.

## Pourquoi non

no-line-too-long = Une ligne compte au plus { $most } caractères.
no-no-words = Une ligne vide ne dit rien.
no-game-over = La partie est terminée.
no-not-asked =
    { $who ->
        [chance] La partie attend le hasard, pas la place { $actor }.
       *[other] { $actor ->
            [chance] Le hasard n'a rien à décider maintenant ; c'est à la place { $who } de jouer.
           *[other] La place { $actor } n'a rien à décider maintenant ; c'est à la place { $who } de jouer.
        }
    }
    .you = On ne vous demande rien pour l'instant.
no-gesture-over = Rien ne peut suivre d'un seul trait une ligne qui conclut une décision secrète, montre une carte ou laisse parler le hasard.
no-unknown-word = « { $word } » n'est pas un mot de ce jeu. Une ligne commence par : { $words }.
no-wrong-words = « { $verb } » se dit ainsi : { $usage }.
no-other-kind = Ce n'est pas cela qu'on choisit ici : ce qu'on peut choisir est éclairé.
no-no-number = « { $word } » n'est pas un nombre. On le dit ainsi : { $usage }.

## La commande : fichiers

cli-no-file = Le fichier { $file } n'existe pas.
cli-is-folder = { $file } est un dossier, pas un fichier.
cli-cannot-read = Impossible de lire { $file } : { $why }.
cli-cannot-write = Impossible d'écrire { $file } : { $why }.
cli-standard-output = la sortie standard
cli-exists = { $file } existe déjà ; choisissez un autre nom.
cli-record-exists = { $file } existe déjà. Dites --resume { $file } pour reprendre la partie, ou choisissez un autre nom.

## La commande : jeux, places, simulations

cli-game = { $name } : { $title }, nombre de joueurs : { $players }
cli-games-hint = Pour jouer : patolli play { $name }
cli-which-game = Quel jeu ? Dites l'un de ceux-ci : { $games }.
cli-needs-table = La table a besoin de paquets qui ne sont pas installés ({ $name }) : pip install 'patolli[table]'
cli-no-command = patolli n'a pas de commande « { $name } ». Ses commandes sont : { $names }.
cli-seats-count = { $seats ->
        [one] { $seats } place est indiquée
       *[other] { $seats } places sont indiquées
    } pour { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
cli-seats-me = Une personne qui joue dans ce terminal se dit « me ».
cli-other-game = { $file } est une partie de { $game }.
cli-set-already = { $file } fixe déjà le nombre de joueurs ({ $players }) et les options ; on ne peut plus les changer.
cli-progress = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $of }
cli-progress-left = { $progress }, encore { $left }
cli-stopped = Arrêté avant la fin, après { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $of }.
cli-needs-data = Les jeux de données ont besoin de paquets qui ne sont pas installés ({ $name }) : pip install 'patolli[data]'
cli-dataset-other = { $folder } contient un jeu de données fait autrement ({ $what }). Choisissez un autre dossier, ou effacez-le.
cli-dataset-none = { $folder } ne contient aucune partie enregistrée.
cli-dataset-game = { $file } est une partie de { $game } avec d'autres options que celles demandées.
cli-dataset = { $games ->
    [one] Une partie
   *[other] { $games } parties
 } avec { $rows } décisions, dans { $folder }.
cli-alone = { $bot } n'a affronté que lui-même : ses victoires ne disent rien. Nommez un autre robot, par exemple --bots { $bot },{ $other }.
cli-balance = Ce n'est qu'après un multiple de { $set } parties que chaque robot a occupé chaque place aussi souvent.
cli-simulated = { $title } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, graine { $seed }
cli-head-seat = place
cli-head-wins = victoires
cli-head-place = rang moyen
cli-head-mean = points (moyenne)
cli-head-least = minimum
cli-head-most = maximum
cli-shared = { $games ->
        [one] { $games } victoire a été partagée ; elle compte pour tous ceux qui la partagent.
       *[other] { $games } victoires ont été partagées ; elles comptent pour tous ceux qui les partagent.
    }
cli-head-bot = robot
cli-head-share = part
cli-head-between = 95 %
cli-head-rating = classement
cli-shared-part = { $games ->
        [one] { $games } victoire partagée ; elle compte en partie pour chacun de ceux qui la partagent.
       *[other] { $games } victoires partagées ; elles comptent en partie pour chacun de ceux qui les partagent.
    }
cli-advise-search = Les conseils viennent de la recherche, comme dans --bot search:2s, et non de { $bot }.
cli-advise-nobody = À cet endroit, c'est le hasard qui décide, personne que l'on puisse conseiller.
cli-advise-next = La prochaine décision est après la ligne { $at } : --at { $at }
cli-advise-thinking = Réflexion… (Ctrl-C : dire ce qui a été trouvé)
cli-advise-for = Conseil pour { $who } :
cli-advise-line = { $number }. gagne dans environ { $chance } % des cas ({ $visits ->
        [one] essayé { $visits } fois
       *[other] essayé { $visits } fois
    })
hint-gains = vous apporte { $points } : { $part }
hint-costs = vous coûte { $points } : { $part }
hint-denies = prive { $who } ({ $points }) : { $part }
hint-leaves = laisse { $points } à { $who } : { $part }
hint-points = environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-little = un peu
hint-outlook = les perspectives
cli-speed = { $decisions } décisions en { $seconds } s : { $speed } µs par décision, { $compiled ->
        [1] compilé
       *[0] interprété
    }
cli-speed-jobs = { $decisions } décisions en { $seconds } s ; { $jobs } processus ont joué { $playing } s en tout, { $speed } µs par décision, { $compiled ->
        [1] compilé
       *[0] interprété
    }
cli-records-in = Les parties sont notées dans { $folder }.

## La commande : positions et règles

cli-no-seat = La place { $seat } n'existe pas ; les places vont de 0 à { $last }.
cli-at-range = --at { $at } est hors de la partie : elle compte { $lines ->
        [one] { $lines } ligne
       *[other] { $lines } lignes
    }, donc de 0 (avant la première) à { $last } (la dernière), ou à partir de -{ $last } en comptant depuis la fin.
cli-at = Après { $at } lignes sur { $lines }.
cli-before-error = La position juste avant : --at { $at }
cli-rulings = Précisions
cli-options = Options
cli-usual = sauf avis contraire
cli-no-rule = { $title } n'a pas de règle « { $asked } ». Les plus proches : { $near }.
cli-found-nothing = Rien dans les règles de { $title } ne contient « { $word } ».
cli-rules-hint = Pour en lire une : rules { $rule }

## La commande : jouer

cli-you-sit = { $who } : vous
cli-sits = { $who } : { $code }
cli-help-hint = Dites {"?"} pour obtenir de l'aide.
cli-more = -- Entrée : la suite ; q : assez --
cli-thinks = { $who } réfléchit…
cli-hand-over = { $who }, c'est à vous. Installez-vous devant l'écran et appuyez sur Entrée.
cli-did-you-mean = Vouliez-vous dire « { $word } » ?
cli-none-said = Rien n'a été fait, à cause de « { $line } » :
cli-read-rule = Pour lire la règle : rules { $rule }
cli-help-lines = Vous pouvez dire maintenant (combien de lignes, leur premier mot, un exemple) :
cli-help-several = Plusieurs lignes séparées par {";"} sont dites toutes ou aucune. La touche Tab complète les mots.
cli-help-commands =
    Au programme, vous dites :
      moves [MOTS]    les lignes permises, celles qui commencent ainsi
      why [LIGNE]     pourquoi la dernière ligne, ou celle-ci, est refusée
      rules [NUMÉRO]  les règles, une règle, ou celles qui contiennent un mot
      undo            reprendre votre dernière ligne ; undo turn : votre tour
      board           montrer la position
      log [N]         ce qui a été dit en dernier
      save FICHIER    écrire une copie de la partie
      quit            partir ; la partie pourra être reprise
cli-no-moves = Rien de ce que vous pouvez dire ne commence par « { $words } ». Une ligne commence par : { $verbs }.
cli-many-moves = Vous pouvez dire { $count } lignes différentes ; « moves { $verb } » montre celles d'une sorte :
cli-why-legal = Cela peut se dire.
cli-why-nothing = Rien n'a été refusé. « why » suivi d'une ligne dit si elle est permise.
cli-undo-usage = Dites « undo » pour une ligne, ou « undo turn ».
cli-undo-nothing = Il n'y a rien à reprendre.
cli-undo-chance = Non : le hasard a parlé depuis, et ce qui est vu est vu.
cli-undo-other = Non : { $who } a joué depuis.
cli-undo-sealed = Non : c'était définitif dès que vous l'avez dit.
cli-undone = { $lines ->
        [one] { $lines } ligne est reprise.
       *[other] { $lines } lignes sont reprises.
    }
cli-log-usage = Dites « log », ou « log 50 » pour tant de lignes.
cli-save-usage = Dites où, par exemple : save partie.txt
cli-saved = La partie est notée dans { $file }.
cli-end-of-input = L'entrée s'arrête ici.
cli-record-in = La partie est notée dans { $file }. Pour la reprendre :
cli-record-over = La partie est notée dans { $file }.
cli-not-kept = La partie n'est notée nulle part : { $why }.
cli-save-as = Dans quel fichier la noter (Entrée : aucun) ?

pair = { $name } : { $value }

sheet-other = Autres
sheet-total = Total
sheet-place = Rang

## Pourquoi une partie notée ou préparée soi-même ne peut pas être jouée

bad-by-rule = { $rule } : { $why }
bad-line = ligne { $line } : { $why }
bad-position = la position, { $why }
bad-position-large = une position a moins de { $most } lettres
bad-position-form = « { $text } » n'est pas de la forme « nom: valeur »
bad-position-twice = « { $name } » est donné deux fois
bad-position-begins = une position commence par un jeu et un nombre de joueurs, par exemple « mexica 3 »
bad-position-name = « { $name } » ne fait pas partie d'une position ; voici ce qui en fait partie : { $names }
bad-position-number = { $name } est un nombre de { $least } à { $most }, pas « { $value } »
bad-position-option-form = « { $text } » n'est pas de la forme option=valeur
bad-position-no-option = il n'y a pas d'option « { $name } » ; voici les options : { $names }
bad-position-option-twice = l'option « { $name } » est donnée deux fois
bad-begins = une partie notée commence par la ligne « patolli 1 »
bad-version = ce programme lit la version { $known } du format, pas « { $found } »
bad-no-line = « { $text } » n'est pas une ligne de jeu : elle commence par le numéro d'une place ou par « * »
bad-nothing = rien ne suit « { $word } »
bad-game-twice = le jeu est nommé deux fois
bad-players-twice = le nombre de joueurs est donné deux fois
bad-no-number = « { $word } » n'est pas un nombre de joueurs
bad-no-value = l'option « { $name } » n'a pas de valeur
bad-option-twice = l'option « { $name } » est donnée deux fois
bad-seat = une place est un numéro et un nom, par exemple « seat 0 Ana »
bad-seat-twice = la place { $seat } est nommée deux fois
bad-no-head = « { $word } » ne fait pas partie d'un en-tête (game, players, option, component, seat, position)
bad-which-game = l'en-tête ne dit pas de quel jeu il s'agit (« game mexica »)
bad-how-many = l'en-tête ne dit pas combien il y a de joueurs (« players 3 »)
bad-no-seat = il n'y a pas de place { $seat } à { $players } joueurs
bad-no-words = une place sans parole
bad-large = le fichier dépasse { $most } octets, ce n'est donc pas une partie notée
bad-not-text = le fichier n'est pas un texte en UTF-8 (octet { $byte })
bad-many-lines = plus de { $most } lignes
bad-other-players = la position a { $there } joueurs, l'en-tête en dit { $said }
bad-not-a-game = « { $name } » est annoncé comme un jeu, mais ce qu'on y trouve n'en est pas un de ce nom.
bad-game-fails = Le jeu « { $name } » d'un autre paquet ne peut pas être chargé : { $reason }.
bad-no-game = Il n'y a pas de jeu « { $name } ». Les jeux sont : { $games }.
bad-players = { $title } se joue de { $least } à { $most } joueurs, pas à { $players }.
bad-no-option = { $title } n'a pas d'option « { $name } ». Ses options sont : { $names }.
bad-value = { $name } peut valoir : { $values } ; pas « { $value } » ({ $rule }).
bad-colours-count = Couleurs nommées : { $count }, pour { $players } joueurs ({ $rule }).
bad-no-colour = « { $name } » n'est pas une couleur de la boîte : { $colours } ({ $rule }).
bad-colour-twice = Deux joueurs ne peuvent pas avoir la même couleur, { $name } ({ $rule }).
bad-bot = Il n'y a pas de robot « { $code } ». Les robots sont : { $codes }, ou le vôtre : ./mybot.py:Clever.
bad-bot-colon = Le robot « { $name } » ne prend rien après un deux-points, comme dans « { $code } ».
bad-bot-budget = Une recherche a un budget tel que search:1s, search:200ms ou search:5000, pas « { $budget } ».
bad-bot-chose = Le robot { $code } a choisi { $move }, qui n'est pas parmi les coups qu'on lui a donnés.
bad-bot-ended = Le processus qui devait jouer la partie { $number } s'est arrêté sans un mot.
bad-bot-failed = { $line ->
    [none] Le robot { $code } a échoué : { $what }.
   *[other] Le robot { $code } a échoué à la ligne { $line } : { $what }.
 }
bad-bot-file = { $line ->
    [none] Le fichier { $file } ne peut pas servir : { $what }.
   *[other] Le fichier { $file } ne peut pas servir, à cause de la ligne { $line } : { $what }.
 }
bad-bot-no-class = Il n'y a pas de classe « { $name } » dans { $file }. { $classes ->
    [none] Aucune de ses classes n'a de méthode `decide`.
   *[other] Ses classes qui ont une méthode `decide` : { $classes }.
 }
bad-bot-no-decide = { $file ->
    [none] La classe « { $name } » n'a pas de méthode `decide(self, question)`.
   *[other] La classe « { $name } » de { $file } n'a pas de méthode `decide(self, question)`.
 }
bad-bot-no-file = Le fichier « { $file } » n'existe pas (pour le robot « { $code } »).
bad-bot-not-python = { $file } n'est pas un fichier Python.
bad-bot-unmade = { $line ->
    [none] Le robot { $code } ne peut pas être créé : { $what }.
   *[other] Le robot { $code } ne peut pas être créé, à cause de la ligne { $line } : { $what }.
 }
bad-bot-which-class = Dites quelle classe de { $file } est le robot, comme dans { $file }{":"}Clever. { $classes ->
    [none] Aucune n'a de méthode `decide`.
   *[other] Il y a : { $classes }.
 }
bad-puzzles-file = ce n'est pas un fichier de problèmes : { $what }
bad-puzzles-twice = il y a deux problèmes « { $puzzle } ».
