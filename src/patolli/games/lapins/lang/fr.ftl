### Dix-Huit Lapins en français : libellés, consignes, journal et refus. Les règles sont dans rules-fr.ftl.

## Couleurs, richesses, bâtiments, cartes

colour-violet = Violet
colour-orange = Orange
colour-turquoise = Turquoise
colour-white = Blanc

type-maize = maïs
type-cacao = cacao
type-shell = coquillage
type-jade = jade
type-obsidian = obsidienne
type-prisoner = prisonnier
type-none = sans site

kind-village = village
kind-palace = palais
kind-temple = temple
kind-garrison = garnison
kind-double = garnison de niveau 2
kind-reserve = réserve
kind-market = marché
kind-observatory = observatoire
kind-court = terrain de pelote
holding = { $what } avec { $good }
holding-prisoners = { $what } avec { $count ->
        [one] { $count } prisonnier
       *[other] { $count } prisonniers
    }

card-favourable_maize = Katun favorable, { $units } maïs
card-favourable_cacao = Katun favorable, { $units ->
        [one] { $units } cacao
       *[other] { $units } cacaos
    }
card-favourable_shell = Katun favorable, { $units ->
        [one] { $units } coquillage
       *[other] { $units } coquillages
    }
card-favourable_jade = Katun favorable, { $units ->
        [one] { $units } jade
       *[other] { $units } jades
    }
card-favourable_obsidian = Katun favorable, { $units ->
        [one] { $units } obsidienne
       *[other] { $units } obsidiennes
    }
card-favourable_prisoner = Katun favorable, { $units ->
        [one] { $units } prisonnier
       *[other] { $units } prisonniers
    }
card-exceptional_maize = Katun exceptionnel, { $units } maïs
card-exceptional_cacao = Katun exceptionnel, { $units ->
        [one] { $units } cacao
       *[other] { $units } cacaos
    }
card-exceptional_shell = Katun exceptionnel, { $units ->
        [one] { $units } coquillage
       *[other] { $units } coquillages
    }
card-exceptional_jade = Katun exceptionnel, { $units ->
        [one] { $units } jade
       *[other] { $units } jades
    }
card-exceptional_obsidian = Katun exceptionnel, { $units ->
        [one] { $units } obsidienne
       *[other] { $units } obsidiennes
    }
card-expedition = expédition lointaine
card-feast = fête du cacao
card-match = match de pelote
card-drought = sécheresse
card-insurrection = insurrection
card-earthquake = tremblement de terre
card-pochteca = concurrence Pochtecas
card-toltec = raid toltèque
card-decadence = décadence

## Ce qu'il faut faire

setting-up = La partie se met en place.
set-up = Mise en place
game-over = La partie est terminée
won = { $name } gagne et devient Empereur du Yucatan.
shared = { $names } se partagent la victoire.

prompt-roll = { $who } attaque { $site } depuis { $origin } : les dés sont lancés.
prompt-face-seen = { $who } regarde une carte.
prompt-face-turned = { $who } retourne la carte { $slot }.
prompt-turn = { $who } : bâtissez, transformez ou attaquez, retournez une carte ou passez.
prompt-demolish = { $who } : choisissez ce que vous détruisez en { $site }, ou passez à la construction.
prompt-build = { $who } : choisissez ce que vous construisez en { $site }.
prompt-pay = { $who } : choisissez comment payer encore { $due ->
        [one] { $due } richesse
       *[other] { $due } richesses
    }.
prompt-strength = { $who } : combien de garnisons { $origin } engage-t-elle contre { $site } ?
prompt-loss = { $who } : { $failures ->
        [one] un niveau de garnison est perdu
       *[other] { $failures } niveaux de garnison sont perdus
    } en { $origin }. Choisissez.
prompt-damage = { $who } : { $damage ->
        [one] un point
       *[other] { $damage } points
    } de dégâts en { $site }. Choisissez ce qui est détruit.
prompt-prisoner = { $who } : choisissez la garnison qui garde { $prisoners ->
        [one] le prisonnier
       *[other] le prochain des { $prisoners } prisonniers
    }.
prompt-takeover = { $who } : { $site } est vide. Vous appropriez-vous le site, ou le laissez-vous ?
prompt-divine = { $who } : payez-vous une divination avant de retourner une carte ?
prompt-look = { $who } : choisissez une carte à regarder ; encore { $looks }.
prompt-card = { $who } : choisissez la carte à retourner.
prompt-expedition = { $who } : l'expédition rapporte une richesse. Laquelle ?
prompt-parry = { $who } : { $card }. Payez-vous avec une réserve, ou subissez-vous la perte ?
prompt-suffer = { $who } : { $card }. Choisissez ce qui est perdu ; encore { $losses }.
prompt-share = Les richesses sont réparties. Pas encore prêts : { $names }.
prompt-share-choice = { $who } : répartissez les richesses, gloire d'abord, impôts d'abord ou à la main.
prompt-share-sacrifice = { $who } : choisissez les richesses que reçoivent les temples de cette zone.
prompt-share-tax = { $who } : choisissez les richesses que perçoivent les palais de cette zone.
prompt-share-store = { $who } : choisissez les richesses que gardent les réserves en { $city }.
prompt-share-finished = { $who } a terminé.

## Le journal : ce qui a été dit

log-land = { $w1 } : { $t2 }.
log-tile = La tuile de { $w1 } est posée{ $w3 ->
        [0] {""}
       *[other] , tournée de { $w3 } degrés
    }.
log-first = C'est { $who } qui commence.
log-roll = Les dés donnent { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $failures ->
        [0] {""}
        [one] {" "}et { $failures } échec
       *[other] {" "}et { $failures } échecs
    }.
log-face = La carte { $w1 } est regardée en secret.
log-found = { $who } bâtit une cité en { $w1 }.
log-transform = { $who } transforme { $w1 }.
log-attack = { $who } attaque { $w2 } depuis { $w1 }.
log-flip = { $who } se tourne vers les cartes Katun.
log-pass = { $who } passe.
log-demolish = { $who } détruit dans sa propre cité : { $t1 }.
log-build = { $who } construit : { $t1 }.
log-upgrade = { $who } fait passer au niveau 2 : { $t1 }.
log-done = { $w1 ->
        [demolish] { $who } a fini de détruire.
        [build] { $who } a fini de construire.
        [sacrifice] { $who } termine les sacrifices.
       *[tax] { $who } termine les impôts.
    }
log-pay = { $who } paie 1 { $t1 }.
log-pay-auto = { $who } paie, d'abord en prisonniers, puis avec ce qui abonde.
log-strength = { $who } engage { $w1 ->
        [1] 1 garnison
       *[other] { $w1 } garnisons
    }.
log-lose = { $who } perd : { $t1 }.
log-lose-at = { $who } perd en { $w1 } : { $t2 }.
log-destroy = { $who } détruit : { $t1 }.
log-hold = { $who } conduit un prisonnier en { $w1 } : { $t2 }.
log-take = { $who } s'approprie le site.
log-leave = { $who } laisse le site.
log-divine = { $who } interroge les astres.
log-no-divine = { $who } n'interroge pas les astres.
log-look = { $who } regarde la carte { $w1 }.
log-card = { $who } retourne la carte { $w1 }.
log-gain = { $who } rapporte { $units } { $t1 }.
log-parry = { $who } paie avec une réserve en { $w1 } : { $t2 }.
log-suffer = { $who } subit la perte.
log-share = { $w1 ->
        [glory] { $who } répartit, gloire d'abord.
        [taxes] { $who } répartit, impôts d'abord.
       *[manual] { $who } répartit à la main.
    }
log-sacrifice = { $who } sacrifie 1 { $t1 }.
log-tax = { $who } perçoit 1 { $t1 }.
log-store = { $who } stocke 1 { $t1 }.
log-empty = { $who } laisse les réserves vides.

## Le journal : ce qui s'ensuit

# Ce qui n'a été demandé à personne est dit comme la ligne que c'est ; ceci vaut pour les lignes sans phrase.
event-forced = { $who } : { $line }
event-map-refused = Cette carte n'est pas d'un seul tenant ; on en tire une autre.
event-free = { $site } est de nouveau disponible.
event-assault = Potentiel d'attaque { $potential } contre une défense de { $defence } : { $damage ->
        [0] rien n'est détruit en { $site }
        [one] { $damage } point de dégâts en { $site }
       *[other] { $damage } points de dégâts en { $site }
    }.
event-devastated = { $who } dévaste { $site }.
event-turned = { $card ->
        [favourable_maize] La carte { $slot } est un Katun favorable : { $units } maïs.
        [favourable_cacao] La carte { $slot } est un Katun favorable : { $units ->
            [one] { $units } cacao
           *[other] { $units } cacaos
        }.
        [favourable_shell] La carte { $slot } est un Katun favorable : { $units ->
            [one] { $units } coquillage
           *[other] { $units } coquillages
        }.
        [favourable_jade] La carte { $slot } est un Katun favorable : { $units ->
            [one] { $units } jade
           *[other] { $units } jades
        }.
        [favourable_obsidian] La carte { $slot } est un Katun favorable : { $units ->
            [one] { $units } obsidienne
           *[other] { $units } obsidiennes
        }.
        [favourable_prisoner] La carte { $slot } est un Katun favorable : { $units ->
            [one] { $units } prisonnier
           *[other] { $units } prisonniers
        }.
        [exceptional_maize] La carte { $slot } est un Katun exceptionnel : { $units } maïs.
        [exceptional_cacao] La carte { $slot } est un Katun exceptionnel : { $units ->
            [one] { $units } cacao
           *[other] { $units } cacaos
        }.
        [exceptional_shell] La carte { $slot } est un Katun exceptionnel : { $units ->
            [one] { $units } coquillage
           *[other] { $units } coquillages
        }.
        [exceptional_jade] La carte { $slot } est un Katun exceptionnel : { $units ->
            [one] { $units } jade
           *[other] { $units } jades
        }.
        [exceptional_obsidian] La carte { $slot } est un Katun exceptionnel : { $units ->
            [one] { $units } obsidienne
           *[other] { $units } obsidiennes
        }.
        [expedition] La carte { $slot } est une expédition lointaine.
        [feast] La carte { $slot } est la fête du cacao : { $units } { $type ->
            [maize] maïs
            [cacao] { $units ->
                [one] cacao
               *[other] cacaos
            }
            [shell] { $units ->
                [one] coquillage
               *[other] coquillages
            }
            [jade] { $units ->
                [one] jade
               *[other] jades
            }
            [obsidian] { $units ->
                [one] obsidienne
               *[other] obsidiennes
            }
           *[prisoner] { $units ->
                [one] prisonnier
               *[other] prisonniers
            }
        } pour chacun.
        [match] La carte { $slot } est un match de pelote.
        [drought] La carte { $slot } est une sécheresse.
        [insurrection] La carte { $slot } est une insurrection.
        [earthquake] La carte { $slot } est un tremblement de terre.
        [pochteca] La carte { $slot } est la concurrence Pochtecas.
        [toltec] La carte { $slot } est un raid toltèque.
       *[decadence] La carte { $slot } est la décadence.
    }
event-gained = { $who } reçoit { $units } { $type ->
        [maize] maïs
        [cacao] { $units ->
            [one] cacao
           *[other] cacaos
        }
        [shell] { $units ->
            [one] coquillage
           *[other] coquillages
        }
        [jade] { $units ->
            [one] jade
           *[other] jades
        }
        [obsidian] { $units ->
            [one] obsidienne
           *[other] obsidiennes
        }
       *[prisoner] { $units ->
            [one] prisonnier
           *[other] prisonniers
        }
    }.
event-paid = { $who } paie { $units } { $type ->
        [maize] maïs
        [cacao] { $units ->
            [one] cacao
           *[other] cacaos
        }
        [shell] { $units ->
            [one] coquillage
           *[other] coquillages
        }
        [jade] { $units ->
            [one] jade
           *[other] jades
        }
        [obsidian] { $units ->
            [one] obsidienne
           *[other] obsidiennes
        }
       *[prisoner] { $units ->
            [one] prisonnier
           *[other] prisonniers
        }
    }.
event-match = { $who } a { $courts ->
        [one] { $courts } terrain de pelote
       *[other] { $courts } terrains de pelote
    }, personne n'en a plus, et marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de gloire.
event-no-match = Personne n'a de terrain de pelote : pas de gloire, mais le match compte.
only-flip = { $who } ne peut que retourner une carte.
event-spared = { $who } n'a rien que cette carte puisse détruire.
event-shared = { $who } : gloire { $glory }, impôts { $taxes }, stockage { $stored }.
event-round = La manche { $round } commence.
event-wealth = Il reste à { $who } { $points ->
        [one] { $points } richesse : { $points } point
       *[other] { $points } richesses : { $points } points
    }.
event-won = { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## La scène et la position en texte

board = Le pays des Mayas
status = Où en est la partie
scene-round = Manche { $round }, matchs : { $matches } sur { $length }
scene-points = { $name } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
chance = Le hasard décide.
waiting = On attend { $names }
your-turn = { $who }, à vous de jouer
site = { $type }, { $slots } emplacements
city-of = cité ({ $owner }) : { $buildings }, défense { $defence }
tokens = jetons de contrôle : { $tokens }
price = une cité ici vous coûte { $price }, sans les bâtiments
planned-price = coûte { $price }
effect-gain = Qui la retourne le reçoit.
effect-expedition = Qui la retourne reçoit { $units } au choix.
effect-feast = Chacun reçoit { $units } { $good }.
effect-match = Qui a le plus de terrains de pelote marque le nombre de ses cités, partagé en cas d'égalité.
effect-loss = Qui la retourne perd { $amount } : { $kinds } ; un bien en réserve l'écarte : { $goods }.
effect-now = Vous en avez { $count }.
tag-strength = force
tag-defence = défense
layer-areas = Zones de transport : entre quelles cités vont les richesses
area = { $owner }, zone { $letter } : { $cities }
shelf = Les cartes Katun
face-down = face cachée
only-you = Vous seul connaissez cette carte
looked = a regardé cette carte
katun-place = Carte { $slot } : { $name }
deck = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans la pioche
on-deck = Sur le dessus de la pioche
matches = Matchs de pelote : { $matches } sur { $length }
turned = Retournée à la manche { $round } : { $name }
unseen = Pas encore vues : { $cards }
share-title = { $name } répartit
share-by-glory = D'abord gloire { $glory }, impôts { $taxes }, stock { $stored }, perdu { $lost }
share-by-taxes = D'abord impôts { $taxes }, gloire { $glory }, stock { $stored }, perdu { $lost }
share-order = Les temples prennent une richesse de chaque sorte. Les palais prennent ce qu'il y a de plus (à égalité : jade, obsidienne, cacao, coquillage, maïs, prisonnier). Les réserves prennent à tour de rôle maïs, prisonnier, jade, obsidienne, cacao, coquillage. Ce qui est en réserve est réparti aussi.
share-glory = gloire
share-taxes = impôts
share-stored = stocké
share-lost = perdu
share-first-by-glory = gloire d'abord
share-first-by-taxes = impôts d'abord
ready = prêt
you = vous
king-line = gloire { $glory }, cités { $cities }, stèles restantes { $stelae }
text-round = Manche { $round }. Matchs : { $matches } sur { $length }
text-city = { $site } { $who } : { $buildings }  (force { $strength }, défense { $defence })
text-row = Katun : { $row }   pioche : { $deck }
text-ahead = Sur le dessus de la pioche : { $cards }
text-king = { $name } gloire { $glory }  points { $points }  richesses { $wealth }  cités { $cities }
text-areas = zones { $areas }
text-building = { $site } : gardé { $kept } ; nouveau { $added } ; coûte { $price } au choix, et { $named }
text-attack = { $origin } attaque { $site } avec { $sent }
text-due = encore { $due } à payer
text-battle = échecs { $failures }  dégâts { $damage }  prisonniers { $prisoners }
text-area = { $name } peut répartir : { $pool }  en { $cities }  (temples { $temples }, palais { $palaces }, réserves { $reserves })
text-share = sacrifié ici { $given }  reste { $left }
text-totals = { $line } : gloire { $glory }  impôts { $taxes }  stockage { $stored }  perdu { $lost }
text-legend =
    Légende : M4 c3 V  maïs, 4 emplacements, site c3, cité de Violet   M C S J O maïs cacao coquillage jade obsidienne
              v village  PP palais  TT temple  g garnison  G niveau 2  ' prisonnier  r réserve  m marché  o observatoire  c terrain de pelote
              (vo) jetons de contrôle   - | chemins   NE SW côtés reliés par une tuile sans site   (carte) vous seul la connaissez

## Pourquoi pas

no-not-now = { $now ->
        [draw-sort] On tire maintenant ce qui se trouve sur la prochaine case : « land ».
        [draw-tile] On tire maintenant la tuile de la prochaine case : « tile ».
        [draw-first] On tire maintenant au sort le premier roi : « first ».
        [roll] On lance maintenant les dés : « roll ».
        [face-seen] On regarde maintenant une carte : « face ».
        [face-turned] On retourne maintenant une carte : « face ».
        [turn] Une nouvelle action commence : « found », « transform », « attack », « flip » ou « pass ».
        [demolish] Dites d'abord ce qui est détruit : « demolish » ou « done demolish ».
        [build] Il s'agit maintenant de ce qui est construit : « build », « upgrade » ou « done build ».
        [pay] Il s'agit maintenant du paiement : « pay ».
        [strength] Dites d'abord combien de garnisons vous engagez : « strength ».
        [loss] Choisissez la garnison perdue : « lose ».
        [damage] Choisissez ce qui est détruit : « destroy ».
        [prisoner] Choisissez qui garde le prisonnier : « hold ».
        [takeover] Appropriez-vous le site ou laissez-le : « take » ou « leave ».
        [divine] Dites si vous faites une divination : « divine » ou « no-divine ».
        [look] Choisissez une carte à regarder : « look ».
        [card] Choisissez la carte à retourner : « card ».
        [expedition] Choisissez ce que l'expédition rapporte : « gain ».
        [parry] Payez ou subissez la perte : « parry » ou « suffer ».
        [suffer] Choisissez ce qui est perdu, cité et bâtiment : « lose ».
        [choice] Dites comment vous répartissez : « share glory », « share taxes » ou « share manual ».
        [sacrifice] Il s'agit maintenant des temples : « sacrifice » ou « done sacrifice ».
        [tax] Il s'agit maintenant des palais : « tax » ou « done tax ».
       *[store] Il s'agit maintenant des réserves : « store » ou « empty ».
    }
no-no-cell = « { $word } » n'est pas une case. Les cases vont de a1 à { $last }.
no-no-site = Il n'y a pas de site en { $cell }, seulement des chemins.
no-no-class = « { $word } » n'est pas un bâtiment. Les bâtiments sont : { $names }.
no-no-kind = « { $word } » n'est pas une sorte de bâtiment. Il y a : { $names }.
no-no-type = « { $word } » n'est pas une sorte de richesse. Il y a : { $names }.
no-no-card = « { $word } » n'est pas une carte Katun. Il y a : { $names }.
no-no-sort = « { $word } » n'est pas une sorte de tuile. Il y a : { $names }.
no-no-tile = Il n'y a pas de tuile « { $word } ».
no-no-turn = Une tuile est tournée de 0, 90, 180 ou 270 degrés, pas de « { $word } ».
no-no-face = Un dé montre 1 à 6, pas { $word }.
no-other-slot = C'est la carte { $wanted } qui reçoit sa face maintenant, pas la carte { $slot }.
no-other-cell = La prochaine case est { $cell }, pas « { $word } ».
no-other-sort = { $tile } n'est pas une tuile de la sorte tirée.
no-tile-used = La tuile { $tile } est déjà sur la carte.
no-no-sort-left = La carte a déjà toutes ses tuiles de cette sorte.
no-no-seat = Il n'y a pas de place { $seat } à { $players } joueurs.
no-impossible-face = Après ce qui a été tiré, cette carte ne peut pas être celle-là.
no-dice = Il y a { $sent ->
        [one] { $sent } dé
       *[other] { $sent } dés
    }, pas { $shown }.
no-found-taken = { $owner ->
        [own] Vous avez déjà une cité en { $site }.
        [violet] { $site } est une cité de Violet.
        [orange] { $site } est une cité d'Orange.
        [turquoise] { $site } est une cité de Turquoise.
       *[white] { $site } est une cité de Blanc.
    }
no-twelve-cities = Vous avez { $most } cités, et plus aucune stèle.
no-found-poor = Le site { $site } vous coûte { $price }, et un bâtiment au moins { $least } de plus ; vous avez { $wealth }.
no-transform-other = { $owner ->
        [free] { $site } est un site disponible ; il n'y a pas de cité à transformer.
        [violet] { $site } est une cité de Violet.
        [orange] { $site } est une cité d'Orange.
        [turquoise] { $site } est une cité de Turquoise.
       *[white] { $site } est une cité de Blanc.
    }
no-transform-nothing = Avec { $wealth } à dépenser, rien ne peut changer en { $site } : transformer coûte { $fee }, et le seul bâtiment ne peut partir que si un autre est construit.
no-attack-from = { $owner ->
        [free] { $site } est un site disponible ; une attaque part d'une de vos cités.
       *[other] { $site } n'est pas votre cité.
    }
no-attack-weak = Il n'y a pas de garnison en { $site }.
no-attack-whom = { $owner ->
        [free] { $site } est un site disponible : il n'y a personne à attaquer.
       *[own] { $site } est votre propre cité.
    }
no-attack-far = Aucun chemin direct ne relie { $site } et { $target }.
no-demolish-none = Il n'y a rien de tel à détruire en { $site } : « { $class } ».
no-demolish-order = On détruit les bâtiments dans l'ordre : « { $class } » vient avant « { $last } ».
no-demolish-last = Il faut un bâtiment à une cité : le dernier ne peut partir que si vous pouvez en payer un d'une autre sorte.
no-demolish-nothing = Rien ne peut être construit en { $site } : il faut donc détruire quelque chose.
no-build-first = Il faut au moins un bâtiment à une cité.
no-change-first = Transformer, c'est changer quelque chose : construisez, améliorez ou détruisez.
no-build-order = On choisit les bâtiments dans l'ordre : « { $kind } » vient avant « { $last } ».
no-build-demolished = Vous avez détruit un « { $kind } » pendant cette action : vous ne pouvez pas en construire.
no-build-slots = Il faut à « { $kind } » { $needs ->
        [one] { $needs } emplacement
       *[other] { $needs } emplacements
    } ; { $room ->
        [0] aucun n'est libre
        [one] { $room } est libre
       *[other] { $room } sont libres
    }.
no-build-most = Une cité a au plus { $most } « { $kind } ».
no-build-poor = « { $kind } » coûte { $cost } de plus ; il vous reste { $spare }.
no-named-short = Il faut { $needed } « { $type } » ; vous avez { $held }.
no-upgrade-new = On n'améliore que les garnisons déjà présentes, et cette cité est nouvelle.
no-upgrade-what = On n'améliore que les garnisons, pas « { $class } ».
no-upgrade-none = Il ne reste en { $site } aucun « { $class } » qui s'y trouvait déjà.
no-upgrade-order = Les garnisons sans prisonnier sont améliorées avant celles qui en ont un.
no-upgrade-poor = Une amélioration coûte { $cost } de plus ; il vous reste { $spare }.
no-pay-begun = Le paiement automatique n'est possible qu'avant la première richesse payée.
no-pay-none = Il ne vous reste rien de cette sorte : « { $type } ».
no-pay-order = On paie dans l'ordre : « { $type } » vient avant « { $last } ».
no-pay-short = Il reste { $due } à payer ; « { $type } » et tout ce qui suit ne font que { $later }.
no-send-nobody = Il faut au moins une garnison pour attaquer.
no-send-many = { $site } peut engager { $most } au plus.
no-send-poor = Cela coûte { $price } ; vous avez { $wealth }.
no-lose-what = Les échecs coûtent des garnisons, pas « { $class } ».
no-none-there = Il n'y a rien de tel en { $site } : « { $class } ».
no-damage-short = Il faut { $needed } points pour « { $class } » ; il en reste { $damage ->
        [one] { $damage }
       *[other] { $damage }
    }.
no-hold-other = { $site } n'est pas votre cité.
no-hold-away = Les prisonniers sont conduits en { $origin }, la cité qui a attaqué, pas en { $site }.
no-hold-what = Ce sont les garnisons qui gardent les prisonniers, pas « { $class } ».
no-hold-full = « { $class } » ne peut garder aucun prisonnier de plus.
no-no-slot = Il n'y a pas de carte { $slot } dans la rangée ; elles vont de 1 à { $slots }.
no-slot-turned = La carte { $slot } est déjà retournée.
no-slot-looked = Vous venez de regarder la carte { $slot }.
no-not-your-city = { $owner ->
        [free] { $site } est un site disponible.
       *[other] { $site } n'est pas votre cité.
    }
no-parry-what = « { $type } » ne sert à rien contre cette carte.
no-parry-none = Aucune réserve en { $site } ne contient « { $type } ».
no-suffer-what = Cette carte ne détruit pas « { $class } ».
no-share-none = Il ne reste rien de cette sorte dans cette zone : « { $type } ».
no-share-order = On choisit les richesses dans l'ordre : « { $type } » vient avant « { $last } ».
no-temples-full = Chaque temple prend une sorte une seule fois : { $temples ->
        [one] le temple a
       *[other] les { $temples } temples ont
    } déjà « { $type } ».

# Pourquoi aucune phrase ne commence ainsi
no-pass-poor = Passer coûte { $price } ; vous avez { $wealth }.
no-no-free-site = Aucun site n'est libre.
no-found-nowhere = Le site le moins cher vous coûte { $price }, et un bâtiment au moins { $least } de plus ; vous avez { $wealth }.
no-found-goods = Rien de ce qui tient sur un site libre ne peut être payé avec les biens que vous avez.
no-no-city = Vous n'avez pas encore de cité.
no-transform-poor = Transformer une cité coûte { $fee } avant toute construction ; vous avez { $wealth }.
no-transform-none = Avec { $wealth } à dépenser, rien ne peut changer dans vos cités : transformer coûte { $fee }, et un seul bâtiment ne peut partir que si un autre est construit.
no-attack-no-city = Une attaque part d'une de vos cités, et vous n'en avez pas.
no-attack-no-garrison = Une attaque part d'une cité avec une garnison, et aucune des vôtres n'en a.
no-attack-nobody = Aucune cité d'un autre roi n'est voisine d'une de vos cités avec une garnison.
no-attack-nobody-near = Aucune cité d'un autre roi n'est voisine de { $site }.
no-build-full = Tous les emplacements de { $site } sont pris.
no-build-broke = Un bâtiment coûte au moins { $least } ; il vous reste { $spare }.
no-build-passed = On choisit les bâtiments dans l'ordre, et rien à partir de { $last } ne peut être bâti avec { $spare } de reste.
no-build-none = Rien de ce qui tient en { $site } ne peut être payé avec ce que vous avez : il vous reste { $spare }.
no-build-ended = On ne pouvait plus rien bâtir en { $site } : maintenant on paie.
no-upgrade-nothing = Il ne reste en { $site } aucune garnison d'avant.
no-hold-nowhere = Aucune garnison en { $site } ne peut garder un prisonnier de plus.
no-parry-nothing = Aucune de vos réserves ne contient ce qui écarte cette carte.
no-parry-empty = Aucune réserve en { $site } ne contient ce qui écarte cette carte.
no-suffer-nothing = Cette carte ne touche rien en { $site }.

# Ce à quoi pense un robot
part-scored = de la gloire tout de suite
part-wealth = richesses du roi
part-harvest = les richesses de cette manche
part-income = les richesses des manches suivantes
part-matches = matchs de pelote à venir
part-danger = la protection contre catastrophes et attaques
part-standing = sites et bâtiments pour plus tard

# Une partie qui ne peut pas être préparée ainsi
bad-beginner = La carte pour débuter utilise toujours le jeu de chemins « open » : choisissez-le, ou une autre carte (LAP-15).
bad-laid-nobody = Seule une carte libre a été composée par quelqu'un ; celle-ci ne l'a été par personne (LAP-19).
bad-laid-by = Qui a composé la carte : lot, ou une place de 0 à { $last }, pas « { $value } » (LAP-19).
bad-map = La carte est inutilisable (LAP-18).
bad-map-long = { $code } : une carte a moins de { $most } lettres.
bad-map-row = { $code }, rangée { $row } : { $count } tuiles, contre { $first } dans la première.
bad-map-small = { $code } : { $columns } tuiles sur { $rows } ; aucun côté ne peut en avoir moins de { $least }.
bad-map-large = { $code } : il y a { $count } tuiles, et la boîte n'en a que { $most }.
bad-map-turn = { $code }, { $cell } : une tuile est tournée de 0, 90, 180 ou 270 degrés, pas de « { $degrees } ».
bad-map-used = { $code }, { $cell } : il ne reste aucune tuile { $tile } : toutes celles de cette sorte sont prises.
bad-map-there = { $code }, { $cell } : la tuile { $tile } est déjà en { $other }.
bad-map-no-tile = { $code }, { $cell } : il n'y a pas de tuile « { $tile } ».
bad-map-sites = { $code } : il y a { $count } sites ; à { $players } rois, il en faut { $needed }.
bad-map-apart = { $code } : les sites ne sont pas tous reliés, { $others ->
        [none] il n'y en a aucun
       *[other] aucun chemin ne mène de { $site } à { $others }
    }.
