## Le laboratoire : ce qui est mesuré

lab-points-of = points, { $seat }
lab-share-of = part de victoires en %, { $seat }
lab-length = durée en décisions
lab-margin = avance du vainqueur en points
lab-lead-changes = nombre de changements de meneur
lab-open = % de la partie avant que le vainqueur ne mène pour de bon
lab-duel-share = part de victoires aux tables mixtes en %
lab-duel-points = points aux tables mixtes
lab-from = points : { $source }
lab-used-of = emplois : { $thing }
lab-worth-of = valeur d'un emploi : { $thing }
lab-kind-action = action
lab-kind-card = carte
lab-kind-trade-tile = tuile de commerce
lab-kind-score-tile = tuile de score
lab-kind-ritual = rituel
lab-kind-building = bâtiment
lab-kind-terrain = terrain
lab-kind-region = région
lab-kind-location = lieu remporté
lab-kind-improvement = carte gagnée
lab-kind-offering = offrande
lab-kind-temple = temple par étages
lab-kind-district = quartier par taille
lab-kind-share = partage de la récolte
lab-place = { $place }ᵉ

## Le laboratoire : tableaux

lab-head-measure = mesure
lab-head-a = A
lab-head-b = B
lab-head-change = écart
lab-head-between = entre
lab-head-deals = donnes
lab-head-value = valeur
lab-head-option = option
lab-head-goal = distance au but

## Le laboratoire : une comparaison

lab-compare-title = { $title } : { $a } comparé à { $b }
lab-compare-lead = { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, jouées par les deux côtés{ $what ->
        [bots] {""}
       *[other] {" "}avec le robot { $bot } à toutes les places
    } ; graine { $seed }.
lab-box-title = { $title } : ce que change { $b }
lab-what-changes = { $count } mesures sur { $all } changent, hors de doute
lab-finding = { $a } → { $b }, un écart de { $change } (entre { $between })
lab-more-findings = { $count ->
        [one] { $count } autre écart figure
       *[other] { $count } autres écarts figurent
    } dans le tableau ci-dessous.
lab-nothing-differs = Aucun écart n'est hors de doute. Davantage de donnes resserreraient les intervalles.
lab-read-interval = Un écart est « { $b } » moins « { $a } ». Les intervalles sont assez larges pour que tous ensemble soient justes dans 95 comparaisons sur 100 ; un point plein est un écart hors de doute. Un trait fin sur une barre est l'intervalle d'un seul côté.
lab-chart-points = Écart des points
lab-chart-share = Écart des parts de victoires, en points de pourcentage
lab-chart-duel = Part de victoires aux tables mixtes, B moins A, en points de pourcentage
lab-chart-change = Écart : { $name }
lab-course-title = Dans combien de parties le futur vainqueur mène
lab-course-below = % de la partie
lab-places = Rangs, en % des parties
lab-sources = D'où viennent les points
lab-chart-sheet = Points d'une place
lab-things = Ce qui est employé, et ce que cela vaut
lab-worth-meaning = La valeur dit combien de points une place a de plus pour chaque emploi, comparée aux autres de sa table. Elle dit ce qui va ensemble, non ce qui est la cause de quoi.
lab-chart-used = Emplois dans une partie : { $kind }
lab-chart-worth = Valeur d'un emploi en points : { $kind }
lab-all-measures = Toutes les mesures
lab-show-all = Montrer les { $count } mesures
lab-again = La même chose encore une fois :
lab-compare-note = Patolli { $version }. Les deux côtés jouent les mêmes donnes, et les écarts sont pris donne par donne (intervalles de Student de rapports linéarisés, corrigés selon Bonferroni : une moitié pour les points, les victoires, la durée et la tension, l'autre pour tout le reste). Ce que moins de 20 donnes renseignent n'a pas d'intervalle.

## Le laboratoire : l'équilibre

lab-balance-title = { $title } : l'équilibre de la boîte
lab-balance-lead = { $deals ->
        [one] { $deals } partie
       *[other] { $deals } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, le robot { $bot } à toutes les places ; graine { $seed }.
lab-seats = Places
lab-advantage-of = avantage en points, { $seat }
lab-chart-seat-share = Parts de victoires ; à égalité { $even }
lab-chart-advantage = Points au-dessus de la moyenne de la table
lab-seats-even = Aucune place n'a un avantage hors de doute.
lab-seat-better = { $seat } gagne { $share } des parties (entre { $between }) au lieu de { $even }.
lab-tension = Tension
lab-tension-open = En moyenne, le vainqueur prend la tête pour de bon après { $open } de la partie, et la tête change { $changes } fois.
lab-skill = Chance et habileté
lab-skill-wins = { $strong } contre { $weak } : le robot le plus fort gagne { $share } des parties aux tables mixtes (entre { $between }).
lab-skill-parts = De quoi dépendent les points d'une place au-dessus de la moyenne, en % de la variance
lab-skill-skill = qui joue
lab-skill-seat = où l'on est assis
lab-skill-deal = la donne
lab-skill-rest = le jeu et la chance ensuite
lab-skill-meaning = Chaque donne est jouée deux fois, les robots changeant de place : ce qui suit le robot est l'habileté, ce qui reste à la place dans toutes les donnes est la place, ce qui reste à la place dans une donne est la donne.
lab-strategies = Stratégies, cartes, bâtiments
lab-things-of = { $kind } : valeur d'un emploi en points
lab-options = Options
lab-options-none = Aucune option ne change rien hors de doute.
lab-balance-note = Patolli { $version }. Les intervalles sont ceux de Student, de rapports linéarisés, corrigés pour le nombre de mesures (Bonferroni : une moitié pour les places, la durée et la tension, l'autre pour tout le reste).

## Le laboratoire : un balayage

lab-sweep-title = { $title } : { $keys } vers { $goal }
lab-sweep-lead = { $tries ->
        [one] { $tries } essai
       *[other] { $tries } essais
    } à { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, robot { $bot } ; graine { $seed }. Les meilleurs sont rejoués sur { $fresh } donnes nouvelles.
lab-goal-seats = des places égales
lab-goal-length = une durée de { $target } décisions
lab-goal-tension = la tension
lab-sweep-best = Le meilleur sur les donnes nouvelles : { $values }. Distance au but : { $value } (la boîte telle quelle : { $delivered }), un écart de { $change } (entre { $between }).
lab-sweep-unconfirmed = Sur les donnes nouvelles, rien de ce qui a été essayé n'est hors de doute meilleur que la boîte telle quelle.
lab-sweep-confirmed = Sur les donnes nouvelles, c'est hors de doute meilleur que la boîte telle quelle.
lab-sweep-chart = Distance au but, selon { $key }
lab-sweep-fresh = Distance au but sur les donnes nouvelles ; le trait vertical est la boîte telle quelle
lab-sweep-as-it-is = telle quelle
lab-sweep-meaning-seats = Distance au but : le plus grand écart entre la part de victoires d'une place et une part égale.
lab-sweep-meaning-length = Distance au but : l'écart entre la durée moyenne et { $target } décisions.
lab-sweep-meaning-tension = Distance au but : la part de la partie qui reste quand le vainqueur prend la tête pour de bon ; moins il en reste, plus il y a de tension.
lab-sweep-note = Patolli { $version }. Tous les essais jouent les mêmes donnes, et le meilleur y paraît donc meilleur qu'il n'est ; seules comptent les donnes nouvelles. Les essais en couleur ont été rejoués.

## Le laboratoire : la commande

lab-side-options = { $text } ne nomme aucune option. On les dit ainsi : first_player=random,stall_rounds=off ; ou default.
lab-same-keys = { $key } est donné deux fois.
lab-no-key = La boîte n'a rien sous la clé { $key }.
lab-vary-key = La boîte n'a pas de nombre { $key }.
lab-vary-near = Peut-être { $keys } ?
lab-rows-json = --rows va avec --json.
lab-needs-optuna = Un balayage demande des paquets qui ne sont pas installés ({ $name }) : pip install 'patolli[lab]'
lab-needs-ray = --on ray demande des paquets qui ne sont pas installés ({ $name }) : pip install 'patolli[ray]'
lab-on = --on est ray pour une grappe sur cette machine, ou ray:ADRESSE pour une grappe qui tourne déjà, comme ray:10.0.0.5:6379.
lab-ray-listens = Pendant les parties, Ray écoute à toutes les adresses de cette machine et ne demande aucun mot de passe : seulement derrière un pare-feu.
lab-ray-failed = Ray n'a pas pu être lancé ni joint : { $why }
lab-one-bot = { $count ->
        [one] { $count } robot est nommé
       *[other] { $count } robots sont nommés
    } ; il en faut deux, le plus fort d'abord.
lab-page-in = La page est dans { $file }.
lab-csv-in = Les mesures sont dans { $file }.
lab-narrow-enough = Les parts de victoires sont assez précises après { $deals } donnes.
lab-not-narrow = Après { $deals } donnes, les parts de victoires ne sont pas encore si précises : demandez plus de parties.
lab-by-time = Les robots qui réfléchissent pendant des secondes ne se répètent pas exactement, quelle que soit la graine.
lab-changed = Écarts hors de doute : { $count }

## La vitesse

bench-processor = processeur
bench-system = système
bench-python = python
bench-rounds = séries
bench-best-of = la meilleure de { $rounds } compte
bench-doing = { $title } à { $players }
bench-doing-interpreted = la même chose, interprétée
bench-title = { $title }, { $compiled ->
        [1] compilé
       *[0] interprété
    }, jeu au hasard, un cœur
bench-with-spiel = Avec OpenSpiel à côté (`pip install open_spiel`), les simulations de son MCTS sont mesurées aussi.
bench-players = { $players } j.
bench-bar = seuil
bench-met = tenu
bench-not-met = NON tenu
bench-us-decision = µs par décision
bench-times-simulate = simulate, fois cela
bench-times-records = parties notées, fois cela
bench-us-first-quarter = dans le premier quart
bench-us-last-quarter = dans le dernier quart
bench-last-to-first = dernier sur premier
bench-interpreted = interprété
bench-times-as-fast = fois plus vite
bench-simulations-s = simulations par seconde
bench-search-s = de notre recherche
bench-spiel-python-s = du MCTS d'OpenSpiel, Python
bench-spiel-c-s = du MCTS d'OpenSpiel, C++
bench-us-copy = µs par copie
bench-ms-view = ms par vue
bench-ms-scene = ms par scène
bench-ms-svg = ms par dessin
bench-state-bytes = octets d'un état
bench-copy-bytes = ajoutés par une copie
bench-record-bytes = octets d'une partie notée
bench-decisions = décisions dans une partie
