### Mexica en français : libellés, consignes, journal et refus. Les règles sont dans rules-fr.ftl.

## Couleurs

colour-black = Noir
colour-grey = Gris
colour-sand = Sable
colour-red = Rouge

## Ce qu'il faut faire

prompt-place = { $who } : placez votre pion sur une case départ du palais.
prompt-turn =
    { $who }, il vous reste { $ap ->
        [one] { $ap } point d'action
       *[other] { $ap } points d'action
    }.{ $last ->
        [1] {" "}C'est le dernier tour de table.
       *[0] {""}
    }
prompt-spent =
    { $who }, vos points d'action sont épuisés : { $size ->
        [0] { $held ->
            [0] finissez votre tour
           *[other] dépensez un jeton ou finissez votre tour
        }
       *[other] vous pouvez encore fonder gratuitement le quartier de { $size }{ $held ->
            [0] {""}
           *[other] , dépenser un jeton
        }, ou finir votre tour
    }.

## Le journal : ce qui a été dit

log-first = C'est { $who } qui commence.
log-order = L'Empereur commande un quartier de { $w1 } cases.
log-neutral = Un temple neutre se dressera en { $w1 }.
log-again = Il ne reste aucune case pour le prochain temple neutre : on les tire toutes de nouveau.
log-height = Le prochain temple neutre a { $w1 ->
        [one] { $w1 } étage
       *[other] { $w1 } étages
    }.
log-place = { $who } commence en { $w1 }.
log-canal = { $who } construit un canal en { $w1 }.
log-canals = { $who } construit un canal en { $w1 } et { $w2 }.
log-bridge = { $who } construit un pont en { $w1 }, { $w2 ->
        [NS] d'axe nord-sud
       *[EW] d'axe ouest-est
    }.
log-shift = { $who } déplace le pont de { $w1 } en { $w2 }, { $w3 ->
        [NS] d'axe nord-sud
       *[EW] d'axe ouest-est
    }.
log-temple = { $who } édifie un temple de { $w1 ->
        [one] { $w1 } étage
       *[other] { $w1 } étages
    } en { $w2 }.
log-walk = { $who } va à pied en { $w1 }.
log-boat = { $who } prend une barque jusqu'en { $w1 }.
log-fly = { $who } saute en { $w1 }.
log-found = { $who } fonde un quartier et pose le jeton calpulli en { $w1 }.
log-take = { $who } récupère un jeton « Point d'Action ».
log-spend = { $who } dépense un jeton « Point d'Action ».
log-end = { $who } termine son tour.

## Le journal : ce qui s'ensuit

event-founded = { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour la fondation du quartier de { $size } cases.
event-present = { $who } est aussi dans le quartier et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-removed = Aucun quartier de { $size } cases ne peut plus être fondé : { $count ->
        [one] le jeton calpulli de cette taille est retiré
       *[other] les jetons calpulli de cette taille sont retirés
    } du jeu.
event-stalled = Depuis { $rounds ->
        [one] { $rounds } tour de table
       *[other] { $rounds } tours de table
    }, personne n'a rien construit, fondé ni édifié : la période se termine.
event-scoring = Décompte de la période { $period }.
event-district-founded = Quartier fondé de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    } en { $cell } : { $who } obtient la { $place ->
        [1] 1re
       *[other] { $place }e
    } place avec { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-district-open = Quartier non fondé de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    } en { $cell } : { $who } obtient la { $place ->
        [1] 1re
       *[other] { $place }e
    } place avec { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-palace = { $who } se tient sur une case départ du palais et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-second-period = La seconde période commence : { $orders ->
        [7] sept
       *[other] { $orders }
    } nouvelles commandes, et { $temples ->
        [9] neuf
       *[other] { $temples }
    } nouveaux temples pour chacun.
event-won = { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## La scène : zones, cases, infobulles

# Les zones, pour les lecteurs d'écran, et le dessin entier

board = L'île
status = Où en est la partie
scene-title = Mexica, période { $period }, tour de table { $round }
scene-points = { $name } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Où en est la partie

scene-round = Période { $period }, tour de table { $round }
set-up = Mise en place
last-round = Dernier tour
game-over = La partie est terminée
setting-up = La partie se met en place.
places = { $name } place son pion.
moves = À { $name } de jouer.
won = { $name } gagne.
shared = { $names } se partagent la victoire.

# Les cases : « B4, terrain, quartier de 15 cases, temple de 3 étages (Noir) » ; les éléments sont joints par des virgules

land = terrain
start-cell = case départ du palais
emblem-cell = case Emblème du palais
canal = canal
in-district = quartier de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }
in-founded = quartier fondé de { $size ->
        [one] { $size } case
       *[other] { $size } cases
    }
token = jeton calpulli de { $size }
bridge-NS = pont nord-sud
bridge-EW = pont ouest-est
temple = temple de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } ({ $owner })
pawn = pion ({ $owner })
neutral = neutre

# Les commandes de l'Empereur et la réserve

orders = Commandes de l'Empereur
order = Quartier de { $size } cases : { $founder } points pour qui le fonde, { $others } pour les autres présents ; aux décomptes, { $size } pour la 1re place, { $founder } pour la 2e, { $others } pour la 3e.
order-now = Quartiers non fondés de cette taille maintenant : { $count }.
face-down = { $count ->
        [one] { $count } jeton face cachée
       *[other] { $count } jetons face cachée
    }, pour la période 2
removed = Hors jeu : aucun quartier de { $size } cases ne peut plus être fondé
supply = La réserve
supply-singles = { $count ->
        [one] { $count } tuile petit canal (simple)
       *[other] { $count } tuiles petit canal (simples)
    } en réserve
supply-doubles = { $count ->
        [one] { $count } tuile grand canal (double)
       *[other] { $count } tuiles grand canal (doubles)
    } en réserve
supply-bridges = { $count ->
        [one] { $count } pont
       *[other] { $count } ponts
    } en réserve
supply-tokens = { $count ->
        [one] { $count } jeton « Point d'Action »
       *[other] { $count } jetons « Point d'Action »
    } en réserve

# Les plateaux des joueurs

you = vous
on-land = en { $cell }, quartier de { $size }
on-bridge = sur le pont en { $cell }
first = Commence chaque tour de table
points = { $name } : { $points ->
        [one] { $points } point de prestige
       *[other] { $points } points de prestige
    }
stock = { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    } de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } en stock
stock-later = { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    } de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } en stock, { $later } de plus en période 2
held = { $count ->
        [one] { $count } jeton « Point d'Action »
       *[other] { $count } jetons « Point d'Action »
    } en main
action-points = { $count ->
        [one] { $count } point d'action restant
       *[other] { $count } points d'action restants
    }
taken = { $count ->
        [one] { $count } jeton « Point d'Action » récupéré
       *[other] { $count } jetons « Point d'Action » récupérés
    } ce tour-ci, sur { $most }
tag-boat = points d'action
layer-ways = Voies d'eau : entre quels ponts vont les barques
waterway = Voie d'eau { $letter } : { $bridges }
neutral-temples = Temples neutres : { $colour }
neutral-standing = { $count ->
        [one] { $count } temple neutre
       *[other] { $count } temples neutres
    } de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }

## La position sous forme de texte

text-orders = L'Empereur commande des quartiers de : { $orders }
text-not-drawn = { $count ->
        [one] { $count } jeton pas encore tiré
       *[other] { $count } jetons pas encore tirés
    }
text-removed = Retirés : { $sizes }
text-supply = Réserve : canaux simples { $singles }, canaux doubles { $doubles }, ponts { $bridges }, jetons PA { $tokens }
text-player = { $name } points { $points }  pion { $pawn }  temples { $stock }  jetons { $held }
text-turn = PA restants { $ap }, jetons récupérés { $taken }
text-neutral = Temples neutres : { $colour } ({ $letter })
text-legend =
    Légende : . terrain   : fondé   + case départ   * Emblème   (7) jeton calpulli
              ~~~ canal   ~|~ pont nord-sud   [-] pont ouest-est
              B3 temple de Noir à 3 étages   @B pion
              temples : ceux qui restent, de 1/2/3/4 étages ; après +, période 2

## Pourquoi non

# ce qui occupe une case : { $what } est own-pawn, pawn, temple ou token
no-no-cell = « { $word } » n'est pas une case. Les cases vont de A1 à U14.
no-no-axis = « { $word } » n'est pas un axe. L'axe d'un pont est NS (nord-sud) ou EW (ouest-est).
no-no-such-height = Les temples ont de 1 à { $most } étages, pas { $floors }.
no-which-axis = En { $cell }, les deux axes sont possibles : précisez NS ou EW.
no-not-adjacent = { $a } et { $b } n'ont pas de côté commun : aucune tuile double ne les recouvre.
no-too-dear =
    Cela coûte { $price ->
        [one] { $price } point d'action
       *[other] { $price } points d'action
    } ; vous en avez { $ap }.{ $held ->
        [0] {""}
        [1] {" "}Vous pouvez d'abord dépenser un jeton « Point d'Action ».
       *[other] {" "}Vous pouvez d'abord dépenser { $held } jetons « Point d'Action ».
    }
no-no-draw-now = On ne tire au sort que pendant la mise en place.
no-other-draw = Le tirage attendu commence par « { $verb } ».
no-no-seat = À { $players } joueurs, il n'y a pas de place { $seat }.
no-no-order = Il ne reste aucun jeton calpulli de taille { $size } à tirer.
no-sites-run-out = Il ne reste aucune case pour le prochain temple neutre : dites « again ».
no-no-neutral-left = Il ne reste aucun temple neutre de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } à placer.
no-not-inland = { $cell } est sur la côte, dans le palais ou dans l'eau : aucun temple neutre ne peut s'y dresser.
no-too-close = { $cell } est à moins de { $distance } pas d'un autre temple neutre.
no-placed-already = Les pions sont déjà placés.
no-place-first = Placez d'abord votre pion sur une case départ.
no-not-start = { $cell } n'est pas une des cases départ { $cells } et { $last }.
no-start-taken = Il y a déjà un pion en { $cell }.
no-no-single-left = Il ne reste aucune tuile petit canal (simple). Tuiles doubles restantes : { $doubles }.
no-no-double-left = Il ne reste aucune tuile grand canal (double). Tuiles simples restantes : { $singles }.
no-no-canal-left = Il ne reste aucune tuile canal.
no-dig-lake = { $cell } fait partie du lac ; un canal se construit sur la terre.
no-dig-canal = Il y a déjà un canal en { $cell }.
no-dig-palace = { $cell } fait partie du palais ; on n'y construit pas de canal.
no-dig-occupied = { $what ->
        [own-pawn] Votre propre pion se trouve en { $cell }.
        [pawn] Un pion se trouve en { $cell }.
        [temple] Un temple se dresse en { $cell }.
       *[token] Un jeton calpulli se trouve en { $cell }.
    }
no-dig-ramp = { $cell } est une case d'accès d'un pont ; on n'y construit pas de canal.
no-dig-founded = { $cell } est dans un quartier fondé ; on n'y construit plus de canal.
no-canal-nowhere = Il ne reste aucun endroit où poser une tuile canal.
no-home-wet = { $cell } n'est pas une case terrain.
no-home-elsewhere = { $cell } n'est pas dans le quartier de votre pion, qui se trouve en { $pawn }.
no-home-palace = { $cell } fait partie du palais ; on n'y met ni temple ni jeton calpulli.
no-home-occupied = { $what ->
        [own-pawn] Votre propre pion se trouve en { $cell }.
        [pawn] Un pion se trouve en { $cell }.
        [temple] Un temple se dresse en { $cell }.
       *[token] Un jeton calpulli se trouve en { $cell }.
    }
no-found-bridge = Votre pion se tient sur un pont : il n'est dans aucun quartier. Descendez d'abord à terre.
no-found-again = Ce quartier est déjà fondé.
no-home-full = Aucune case du quartier de votre pion n'est libre.
no-found-size = Votre quartier a { $size ->
        [one] { $size } case
       *[other] { $size } cases
    } ; { $sizes ->
        [none] plus aucun quartier n'est commandé
       *[other] l'Empereur commande des quartiers de { $sizes }
    }.
no-no-bridge-left = Il ne reste aucun pont dans la réserve : déplacez-en un avec « shift ».
no-bridge-land = { $cell } est de la terre ; un pont se pose sur un canal.
no-bridge-lake = { $cell } fait partie du lac ; un pont se pose sur un canal.
no-bridge-there = Il y a déjà un pont en { $cell }.
no-bridge-ramp = Un pont d'axe { $axis } en { $cell } doit avoir de la terre devant ses deux rampes d'accès, { $ramp ->
        [lake] or l'une donnerait sur le lac
       *[other] or { $ramp } est de l'eau
    }.
no-bridge-nowhere = Aucune case canal sans pont n'a de la terre devant les deux rampes d'accès.
no-shift-supply = On ne déplace un pont que si la réserve n'en a plus ; il en reste { $left }.
no-no-bridge-there = Il n'y a pas de pont en { $cell }.
no-shift-pawn = Un pion se tient sur le pont en { $cell } : on ne peut pas le déplacer.
no-shift-same = Un pont se déplace sur une autre case ; on ne peut pas seulement le tourner en { $cell }.
no-shift-none-free = Aucun pont du plateau n'est libre pour être déplacé.
no-temple-bridge = Votre pion se tient sur un pont : il n'est dans aucun quartier. Descendez d'abord à terre.
no-no-temple-left = Vous n'avez plus de temple de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }.
no-no-temples-left = Vous n'avez plus de temple à construire.
no-enter-water = { $cell } est de l'eau sans pont ; un pion ne peut pas s'y tenir.
no-enter-occupied = { $what ->
        [own-pawn] Votre pion est déjà en { $cell }.
        [pawn] Un pion se trouve en { $cell }.
        [temple] Un temple se dresse en { $cell }.
       *[token] Un jeton calpulli se trouve en { $cell }.
    }
no-enter-emblem = Dans cette partie, personne n'entre sur la case Emblème { $cell }.
no-fly-nowhere = Aucune case et aucun pont n'est libre pour y aller.
no-walk-far = { $cell } n'est pas à côté de votre pion, qui se trouve en { $pawn }.
no-walk-bridges = On ne va pas à pied d'un pont à un autre ; de { $pawn } à { $cell }, prenez une barque.
no-walk-off-side = On quitte un pont par ses rampes d'accès ; { $cell } est sur le côté du pont en { $pawn }.
no-walk-on-side = On monte sur un pont par ses rampes d'accès ; { $pawn } est sur le côté du pont en { $cell }.
no-walk-nowhere = Votre pion, en { $pawn }, ne peut faire aucun pas.
no-boat-land = Les barques partent des ponts, et votre pion est à terre ({ $pawn }).
no-boat-here = Votre pion est déjà en { $cell }.
no-boat-no-way = Aucune voie d'eau ne relie les ponts en { $pawn } et { $cell }.
no-boat-nowhere = Aucun pont libre n'est accessible en barque depuis { $pawn }.
no-boat-far = La barque jusqu'en { $cell } coûte { $price ->
        [one] { $price } point d'action
       *[other] { $price } points d'action
    } ; vous en avez { $ap }.{ $held ->
        [0] {""}
        [1] {" "}Vous pouvez d'abord dépenser un jeton « Point d'Action ».
       *[other] {" "}Vous pouvez d'abord dépenser { $held } jetons « Point d'Action ».
    }
no-no-token-left = Il ne reste aucun jeton « Point d'Action » dans la réserve.
no-taken-enough = Vous avez déjà récupéré { $most } jetons « Point d'Action » ce tour-ci ; c'est le maximum.
no-no-token-held = Vous n'avez pas de jeton « Point d'Action ».
no-shut-in = Au premier tour de table, personne ne doit être enfermé : { $colour ->
        [black] Noir
        [grey] Gris
        [sand] Sable
       *[red] Rouge
    } n'aurait plus que { $places ->
        [one] { $places } autre emplacement
       *[other] { $places } autres emplacements
    } où aller.
no-stuck = Au premier tour de table, personne ne doit être bloqué : { $colour ->
        [black] Noir
        [grey] Gris
        [sand] Sable
       *[red] Rouge
    } ne pourrait plus faire un seul pas.

# Ce à quoi pense un robot
part-scored = des points tout de suite
part-founded = le plus d'étages dans les quartiers fondés
part-open = le plus d'étages dans les quartiers pas encore fondés
part-tokens = jetons d'action pour plus tard
part-palace = être au palais à la fin de la période
part-outlook = un quartier à fonder bientôt
part-stock = temples gardés pour plus tard

# Une partie qui ne peut pas être préparée ainsi
bad-stall-off = Une période ne peut durer sans limite que si les jetons calpulli inutilisables sont retirés dans les deux périodes : un jeton inutilisable l'empêcherait de finir (MEX-82).
bad-stall-box = Si le fichier de matériel change plus que des points, une période finit après au plus { $most } tours de table sans canal, fondation ni temple : sinon, personne ne pourrait peut-être y mettre fin (MEX-82).
bad-stall-removal = Si les jetons calpulli inutilisables ne sont pas retirés dans les deux périodes, une période finit après au plus { $most } tours de table sans canal, fondation ni temple : un jeton inutilisable l'empêcherait de finir plus tôt (MEX-82).
bad-stall = « { $value } » n'est ni un nombre de tours de table, au moins 1, ni off (MEX-82).
bad-mix = « { $value } » n'est ni une suite de quatre nombres comme 3,3,2,2, ni le nom d'un mélange (MEX-98).
bad-mix-sum = { $value } fait { $count } temples neutres ; il y en a toujours { $wanted } (MEX-98).
bad-mix-many = { $value } demande { $count } temples de hauteur { $floors } ; une couleur n'en a que { $most } (MEX-98).
bad-mix-two = neutral_mix est pour deux joueurs : à { $players }, il n'y a pas de temples neutres sur le plateau (MEX-92, MEX-98).
