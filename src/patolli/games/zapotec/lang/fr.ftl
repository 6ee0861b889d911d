### Zapotec en français : libellés, consignes, journal et refus. Les règles sont dans rules-fr.ftl.

## Noms

colour-orange = Orange
colour-violet = Violet
colour-blue = Bleu
colour-white = Blanc
cocijobot = Cocijobot

resource-wood = bois
resource-brick = brique
resource-stone = pierre
resource-corn = maïs
resource-gold = or
resource-priest = prêtre

# Quantités : « 2 bois, 1 prêtre », jointes par des virgules
amount-wood = { $count } bois
amount-brick = { $count } { $count ->
        [one] brique
       *[other] briques
    }
amount-stone = { $count } { $count ->
        [one] pierre
       *[other] pierres
    }
amount-corn = { $count } maïs
amount-gold = { $count } or
amount-priest = { $count } { $count ->
        [one] prêtre
       *[other] prêtres
    }
nothing = rien

property-temple = temple
property-village = village
property-cornfield = champ de maïs
property-plains = plaines
property-hills = collines
property-forest = forêts
property-etla = Etlá
property-ocotlan = Ocotlán
property-mitla = Mitla

space-called = { $region } ({ $terrain }, { $type })
cell-called = ligne { $row }, colonne { $column }

category-type = type
category-terrain = terrain
category-region = région

level-base = inférieur
level-middle = intermédiaire
level-top = supérieur

act-pyramid = pyramide
act-trade = commerce
act-sacrifice = sacrifice

## Ce qu'il faut faire

prompt-choose = { $who } : choisissez en secret une carte de votre main.
prompt-income = { $who } : percevez les revenus de votre rangée de { $resource } ({ $row }) ou de votre colonne de { $resource } ({ $column }).
prompt-capital = { $who } : commercez, construisez des étages de pyramide, accomplissez des rituels, sacrifiez ; puis terminez pour passer à la construction.
prompt-pending-basic = { $who } : prenez un bois, une brique ou une pierre.
prompt-pending-ritual = { $who } : vous pouvez poser gratuitement un disque sur une carte Rituel.
prompt-pending-tile = { $who } : utilisez { $tile } maintenant, ou renoncez-y ; dans les deux cas, la tuile est retournée.
prompt-build = { $who } : construisez sur des cases « { $property } », ou terminez.
prompt-score = { $who } : marquez avec la carte Score, ou avec une carte de votre main.
prompt-draft = { $who } : prenez une carte de l'Offre.
prompt-refill = Le marché est complété.
prompt-upkeep = La manche suivante se prépare.
prompt-bot = Cocijobot révèle une carte.

## Le journal : ce que le hasard a décidé

log-tile = { $w2 } est posée à { $w1 }.
log-market = { $w3 } est dévoilée au marché.
log-score-tile = Cette partie a { $w1 }.
log-scoring = La première carte Score est { $w1 }.
log-offer = { $w1 } rejoint l'Offre.
log-top = { $w1 } est visible sur la pioche.
log-deal = { $who } reçoit { $w2 }.
log-deal-secret = { $who } reçoit une carte.
log-ritual-open = Cette partie a { $w1 }.
log-hint = La prochaine carte de Cocijobot a pour indice : { $w1 }.
log-front = Cocijobot révèle { $w1 }.

## Le journal : ce qui a été dit

log-choose = { $who } choisit { $w1 }.
log-choose-secret = { $who } a choisi une carte.
log-income = { $who } perçoit les revenus de la { $w1 ->
        [row] rangée
       *[column] colonne
    }.
log-buy = { $who } achète { $w1 }.
log-use = { $who } utilise { $w1 }.
log-use-with = { $who } utilise { $w1 } pour poser un disque sur { $w2 }.
log-pyramid = { $who } ajoute un étage à la pyramide { $w1 }.
log-pyramid-new = { $who } commence une pyramide avec { $w2 }.
log-ritual = { $who } accomplit un rituel : un disque sur { $w1 }.
log-sacrifice = { $who } sacrifie { $w1 } maïs et un prêtre.
log-gain = { $who } prend 1 { $w1 }.
log-place = { $who } pose un disque gratuit sur { $w1 }.
log-decline = { $who } renonce.
log-build = { $who } construit à { $w1 } ; la tuile va en { $w2 }.
log-build-with = { $who } construit à { $w1 } grâce à { $w3 } ; la tuile va en { $w2 }.
log-palace = { $who } construit le palais à { $w1 }.
log-score = { $who } défausse { $w1 } pour marquer avec cette carte.
log-score-round = { $who } marque avec la carte Score.
log-draft = { $who } prend { $w1 } dans l'Offre.
log-done = { $who } ne construit plus.

## Le journal : ce qui s'ensuit

event-round = Manche { $round } : la carte Score est { $card }.
event-revealed = { $who } révèle { $card }.
event-income = { $who } reçoit { $gained }.
event-building = { $who } passe à la construction.
event-traded = { $who } reçoit { $gained }.
event-printed = { $who } recouvre une ressource imprimée et reçoit 1 { $resource }.
event-level = { $who } pose { $size ->
        [3] un étage inférieur
        [2] un étage intermédiaire
       *[1] un étage supérieur
    } sur la pyramide { $pyramid } ({ $property }).
event-step-points = { $who } atteint la case { $space } de la piste de Sacrifices : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-step-discount = { $who } atteint la case { $space } : les tuiles Commerce de niveau { $level } coûtent désormais moins cher.
event-step-rites = { $who } atteint la case { $space } : les rituels se font désormais sans prêtre.
event-step = { $who } atteint la case { $space }.
event-scored = { $who } marque { $points } PV pour la propriété { $property } : { $count ->
        [0] aucun bâtiment ne correspond
        [one] les bâtiments qui correspondent comptent pour { $count }
       *[other] les bâtiments qui correspondent comptent pour { $count }
    }.
event-left-over = Personne n'a pris { $card } : c'est la prochaine carte Score.
event-final = La partie est terminée : on compte la piste de Sacrifices, les rituels et les pyramides.
event-final-track = { $who } est numéro { $rank } sur la piste de Sacrifices, en case { $space } : { $points } points.
event-final-ritual = { $who } marque { $points } PV avec { $card }.
event-final-pyramid = { $who } marque { $points } PV pour la pyramide { $pyramid } ({ $property }) : { $levels ->
        [one] { $levels } étage
       *[other] { $levels } étages
    }, bâtiments qui correspondent : { $houses }, pyramide { $finished ->
        [1] achevée
       *[0] inachevée
    }.
event-won = { $who } gagne avec { $points } points.
event-shared = { $who } partage la victoire avec { $points } points.

# Cocijobot : chaque étape, et pourquoi

event-bot-revealed = { $who } révèle { $card }, initiative { $number }{ $tie ->
        [1] , et l'égalité profite à { $who }
       *[0] {""}
    }.
event-bot-turn = { $who } suit sa carte.
event-bot-built = { $who } construit { $what ->
        [palace] son palais
       *[house] une maison
    } sur { $space } : { $why ->
        [card] les trois symboles de sa carte
        [scoring] sa carte, avec la propriété de la carte Score
       *[pyramid] sa carte, avec la propriété de sa pyramide
    }.
event-bot-palace = { $who } construira son palais sur { $space } : { $why ->
        [both] la case correspond à la fois à la carte Score et à sa pyramide
        [last-round] c'est la dernière manche
       *[last-house] ses maisons s'épuisent
    }.
event-bot-skipped = L'essai { $attempt }, { $space }, est sauté : { $why ->
        [again] c'est de nouveau la même case
        [no-house] { $who } n'a plus de maison
        [own] { $who } y a déjà construit
       *[human] un de vos bâtiments s'y trouve
    }.
event-bot-blocked = Votre bâtiment sur { $space } barrait le passage : { $who } gagne { $points } points (variante plus facile).
event-bot-harder = { $who } gagne { $points } points pour { $missing ->
        [one] une maison non posée
       *[other] { $missing } maisons non posées
    } (variante plus difficile).
event-bot-acts = La carte montre { $action ->
        [pyramid] un temple : { $who } construit à une pyramide
        [trade] un village : { $who } commerce
       *[sacrifice] un champ de maïs : { $who } sacrifie
    }.
event-bot-second = { $who } n'a rien construit et révèle une seconde carte pour son action.
event-bot-sacrifice = { $who } { $corn ->
        [0] n'a aucune tuile champ de maïs et n'avance pas
        [one] a { $corn } tuile champ de maïs et monte de { $steps }
       *[other] a { $corn } tuiles champ de maïs et monte de { $steps }
    }.
event-bot-space-pyramid = La case { $space } permet à { $who } de construire à une pyramide.
event-bot-space-ritual = La case { $space } permet à { $who } de poser un disque Rituel.
event-bot-space-trade = La case { $space } permet à { $who } de prendre une tuile Commerce.
event-bot-space-nothing = La case { $space } ne donne rien à { $who }.
event-bot-trade = Avec { $villages ->
        [one] { $villages } tuile village
       *[other] { $villages } tuiles village
    } et sur la case { $space } de la piste, { $who } regarde d'abord le niveau { $level }.
event-bot-took = { $who } prend la plus à gauche : { $tile }.
event-bot-row-empty = Il ne reste aucune tuile Commerce de niveau { $level }.
event-bot-pyramid-starts = { $who } commence une pyramide avec { $property } : ses bâtiments qui correspondent : { $own }, les vôtres : { $human }, emplacement { $slot }.
event-bot-pyramid-joins = { $who } rejoint la pyramide { $property } : ses bâtiments qui correspondent : { $own }, les vôtres : { $human }.
event-bot-pyramid-finished = Sa pyramide { $pyramid } est achevée ; { $who } pose donc un disque Rituel à la place.
event-bot-no-pyramid = Aucune pyramide n'est ouverte à { $who }, qui pose donc un disque Rituel à la place.
event-bot-disc = { $who } pose un disque sur { $card }, la plus à gauche qui n'en porte pas des siens.
event-bot-no-disc = { $who } a un disque sur chaque carte Rituel : il ne se passe rien.
event-bot-final-stayed = { $who } n'a jamais quitté le départ de la piste de Sacrifices : { $points } points.
event-bot-final-trade = { $who } marque { $points } PV avec { $tile }.
event-bot-final-ritual = { $who } marque { $points } PV avec { $card }, { $shared ->
        [1] où vous avez aussi un disque
       *[0] où aucun autre disque ne se trouve
    }.
event-bot-final-pyramid = { $who } marque { $points } PV pour la pyramide { $pyramid } ({ $property }) : { $levels ->
        [one] { $levels } étage
       *[other] { $levels } étages
    }, bâtiments qui correspondent : { $houses }, pyramide { $finished ->
        [1] achevée
       *[0] inachevée
    }.

## Où en est la partie

board = Le plateau principal
status = Où en est la partie
scene-points = { $name } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
chance = On tire des cartes et des tuiles.
waiting = On attend { $names }
do-choose = Choisir en secret
do-income = Rangée ou colonne ?
do-capital = Agir dans la Capitale
do-pending-basic = Prendre une ressource
do-pending-ritual = Un disque gratuit ?
do-pending-tile = Utiliser la tuile ?
do-build = Construire, ou finir
do-score = Marquer avec quoi ?
do-draft = Prendre dans l'Offre
pile = Niveau { $level } : { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } face cachée
ritual-disc = Disque ({ $owner }) : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour l'instant
level-of = Étage de pyramide, { $size } ({ $owner })
card-pile = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la pioche
track-disc = { $owner } en case { $space } de la piste de Sacrifices
palace-of = palais ({ $owner })
house-of = maison ({ $owner })
bot-hint = Indice de la prochaine carte de Cocijobot : { $property }
bot-card = Cocijobot : { $card }, initiative { $number }
next-hint = carte suivante
hand = Votre main
layer-cards = Cases que visent les cartes de ma main
cards-for = { $space } : { $cards }
trade-none = Pas encore de tuile Commerce
hand-empty = Votre main est vide
houses-left = Maisons restantes : { $count }
levels-left = Étages de pyramide restants, { $size } : { $count }
palace-built = Le palais est construit
palace-left = Le palais reste à construire
has-chosen = a choisi
hand-known = { $count } en main{ $cards ->
        [none] {""}
       *[other]  : { $cards }
    }
played = carte { $card }
scene-round = Manche { $round } sur { $rounds }
set-up = Mise en place
setting-up = La partie se met en place.
game-over = La partie est terminée
moves = À { $name } de jouer
won = { $name } gagne.
shared = { $names } se partagent la victoire.

## La position en texte

tile-gain = +{ $gain }
tile-exchange = { $pay } -> { $gain }
tile-build = { $pay } : maison sur { $property }
tile-building_cost = { $building } coûte { $pay }
tile-sacrifice = { $pay } : monter de { $steps }
tile-score_from_hand = marquer avec une carte en main
tile-ritual = disque Rituel gratuit
step-vp = { $points } PV
step-basic = une ressource de base
step-discount = niveau { $level } -{ $discount } or
step-ritual_no_priest = rituels sans prêtre
step-free_ritual = disque Rituel gratuit
ritual-groups = { $each } pour trois bâtiments, même critère « { $same } », critère « { $different } » toujours différent, { $most } au plus
ritual-pyramid_levels = { $each } par étage de pyramide, { $most } au plus
ritual-resources = { $each } par ressource de base et { $advanced } par ressource avancée, { $most } au plus
ritual-sacrifice_steps = { $each } par pas sur la piste de Sacrifices, { $most } au plus
ritual-trade_tiles = { $levels } par tuile Commerce de niveau 1/2/3, { $most } au plus
text-scoring = Carte Score { $card } : { $property }
text-down = (cachée)
text-market = Marché { $level } (pioche { $pile }) : { $tiles }
text-score-tiles = Tuiles Score au bord : { $tiles }
text-finished = achevée
text-unfinished = inachevée
text-pyramid = Pyramide { $number } : { $tile } ; { $levels } ; { $state }
text-pyramid-empty = Pyramide { $number } : vide
text-ritual = Rituel { $card } : { $what } ; disques { $discs }
text-track = Piste de Sacrifices : { $steps }
text-standing = Sur la piste (le premier cité est devant) : { $discs }
text-offer = Offre : { $cards } ; { $pile } dans la pioche
text-top = Visible sur la pioche : { $card }
text-gone = Anciennes cartes Score : { $earlier } ; hors du jeu : { $gone }
text-hint = Indice de la prochaine carte de Cocijobot : { $hint }
text-bot-card = Carte de Cocijobot { $card } : { $symbols }, initiative { $number }, { $action }
text-mat = { $name } { $points } PV  { $stock }  maisons { $houses }  palais { $palace }  étages { $base }/{ $middle }/{ $top }  disques { $discs }
text-trade = Tuiles Commerce : { $tiles }
text-hand = Main : { $cards }{ $hidden ->
        [0] {""}
        [one] {" "}et { $hidden } carte inconnue
       *[other] {" "}et { $hidden } cartes inconnues
    }
text-chosen = Carte : { $card }
text-has-chosen = A choisi
text-legend =
    Légende : w bois, b brique, s pierre, c maïs, g or, p prêtre   EPT:wp tuile qui rapporte bois et prêtre
              EPT:O# maison d'Orange   EPT:O@ son palais   [wp] tuile de la grille   ww+g case vide qui donne de l'or une fois

## Pourquoi non

no-no-card = « { $word } » n'est pas une carte Action.
no-no-trade-tile = « { $word } » n'est pas une tuile Commerce.
no-no-space = « { $word } » n'est pas une case Bâtiment.
no-no-cell = « { $word } » n'est pas une case de la grille.
no-no-ritual-card = « { $word } » n'est pas une carte Rituel.
no-no-score-tile = « { $word } » n'est pas une tuile Score.
no-no-building-tile = « { $word } » n'est pas une tuile Bâtiment.
no-no-bot-card = « { $word } » n'est pas une carte de Cocijobot.
no-no-property = « { $word } » n'est pas une propriété.
no-no-market-slot = Le marché n'a pas d'emplacement { $slot } au niveau { $level }.
no-no-seat = Il n'y a pas de place { $seat } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
no-no-such-pyramid = Il n'y a pas d'emplacement de pyramide { $number } ; ils vont de 1 à { $most }.
no-row-or-column = Les revenus viennent de la rangée (row) ou de la colonne (column), pas de « { $word } ».
no-not-basic = « { $word } » n'est pas une ressource de base : dites wood, brick ou stone.
no-sacrifice-number = Un sacrifice demande de 1 à { $most } maïs, pas { $steps }.
no-ritual-not-open = { $card } n'est pas visible dans cette partie.
no-other-draw = Ce qui se tire maintenant commence par « { $verb } ».
no-other-place = Ce qui se tire maintenant commence par « { $place } ».
no-drawn-already = Cela ne peut pas être tiré maintenant : c'est déjà tiré, ou d'une autre sorte.
no-no-such-hint = Il ne reste aucune carte avec l'indice { $hint }.
no-other-hint = L'indice de la prochaine carte est { $hint }, et ce n'est pas celui de cette carte.
no-choose-now = Tout le monde choisit maintenant une carte : dites « choose » et une carte de votre main.
no-income-now = Percevez d'abord vos revenus, de la rangée ou de la colonne.
no-gain-now = La case { $space } vous donne d'abord une ressource de base : dites « gain wood », « gain brick » ou « gain stone ».
no-place-now = Posez d'abord le disque gratuit sur une carte Rituel, ou renoncez-y (« decline »).
no-tile-now = Utilisez d'abord { $tile }, ou renoncez-y (« decline »).
no-score-now = Vous marquez maintenant : dites « score round », ou « score » et une carte de votre main.
no-draft-now = Prenez maintenant une carte de l'Offre.
no-chosen-already = Les cartes de cette manche sont déjà choisies.
no-income-taken = Vous avez déjà perçu vos revenus.
no-build-later = Les actions de la Capitale d'abord : dites « done » pour passer à la construction.
no-capital-over = Les actions de la Capitale viennent avant la construction, et cette partie de votre tour est passée.
no-score-later = Vous marquez après avoir construit.
no-draft-later = Vous prenez une carte à la fin de votre tour.
no-no-gain-open = Aucune case de la piste de Sacrifices ne vous donne de ressource maintenant.
no-nothing-open = Il n'y a ni disque gratuit ni tuile en attente d'une décision.
no-not-in-hand = { $card } n'est pas dans votre main.
no-played-card = Vous avez joué { $card } ; cette carte n'est plus dans votre main.
no-not-in-offer = { $card } n'est pas dans l'Offre.
no-not-open = { $tile } n'est pas visible au marché.
no-level-bought = Vous avez déjà acheté une tuile Commerce de niveau { $level } dans cette manche.
no-too-little-gold = Cela coûte { $cost } or ; vous en avez { $gold }.
no-cannot-pay = Cela coûte { $price } ; vous avez { $stock }.
no-not-owned = Vous ne possédez pas { $tile }.
no-face-down = { $tile } est face cachée{ $again ->
        [1] {" "}jusqu'à la fin de votre tour
       *[0] {" "}définitivement
    }.
no-no-use = { $tile } ne s'utilise pas seule : { $kind ->
        [gain] elle a donné ses ressources à l'achat
        [build] nommez-la en construisant
        [building_cost] elle agit toujours
       *[score_from_hand] elle agit quand vous marquez
    }.
no-which-ritual = Dites sur quelle carte Rituel { $tile } pose un disque.
no-no-ritual-tile = { $tile } ne pose aucun disque.
no-no-builder = { $tile } ne construit pas.
no-track-end = Vous êtes sur la dernière case de la piste de Sacrifices.
no-too-many-steps = Il ne reste que { $left ->
        [one] { $left } case
       *[other] { $left } cases
    } au-dessus de votre disque.
no-no-empty-pyramid = Chaque emplacement porte déjà une pyramide.
no-tile-not-at-edge = { $tile } n'est pas au bord gauche.
no-no-level-left = Il ne vous reste aucun étage de pyramide.
no-pyramid-empty = La pyramide { $number } n'est pas commencée ; dites « pyramid new » et une tuile Score.
no-pyramid-finished = La pyramide { $number } est achevée.
no-pyramid-touched = Vous avez déjà posé un étage sur la pyramide { $number } dans cette manche.
no-no-such-level = La pyramide { $number } demande { $size ->
        [2] un étage intermédiaire
       *[1] un étage supérieur
    }, et il ne vous en reste pas.
no-own-disc = Votre disque est déjà sur { $card }.
no-too-few-levels = { $levels ->
        [0] Vous n'avez aucun étage de pyramide ; chacun permet un rituel.
        [one] Votre étage de pyramide permet un rituel ; rituels déjà accomplis : { $performed }.
       *[other] Vos { $levels } étages de pyramide permettent autant de rituels, trois au plus ; rituels déjà accomplis : { $performed }.
    }
no-not-in-play = { $space } n'est pas en jeu à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }.
no-built-already = Un bâtiment se trouve déjà sur { $space }.
no-no-match = { $space } a la propriété { $actual } ; { $by } montre { $wanted }.
no-cell-full = La case en { $cell } porte déjà une tuile.
no-no-house-left = Il ne vous reste aucune maison.
no-palace-built = Votre palais se trouve déjà sur { $space }.
no-market-empty = Aucune tuile Commerce n'est visible au marché.
no-all-too-dear = Aucune tuile Commerce ne peut être achetée maintenant : la moins chère coûte { $cost } or ; vous en avez { $gold }.
no-all-bought = Vous avez acheté une tuile Commerce de chaque niveau visible au marché.
no-nothing-to-use = Vous n'avez aucune tuile Commerce utilisable maintenant.
no-no-pyramid-fits = Aucune pyramide ne peut recevoir un de vos étages : elles sont finies, vous y avez déjà posé un étage dans cette manche, ou la bonne taille vous manque.
no-all-own-discs = Votre disque est déjà sur chaque carte Rituel.
no-grid-full = Votre grille est pleine.
no-no-space-shows = Aucune case libre ne montre { $wanted }.

# Ce à quoi pense un bot
part-scored = des points tout de suite
part-rounds = bâtiments pour les cartes Score des manches suivantes
part-pyramids = étages de pyramide à la fin
part-rituals = cartes Rituel à la fin
part-track = la place sur la piste de Sacrifices
part-income = revenus des manches suivantes
part-stock = ressources en réserve
part-trade = l'usage des tuiles Commerce
part-card = de bonnes cartes pour cette manche et la suivante
part-turns = ce qui peut être construit plus tard

# Une partie qui ne peut pas être préparée ainsi
