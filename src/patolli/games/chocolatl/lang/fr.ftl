### Chocolatl en français : libellés, consignes, journal et refus. Les règles sont dans rules-fr.ftl.

## Couleurs

colour-orange = Orange
colour-green = Vert
colour-purple = Violet
colour-blue = Bleu
colour-white = Blanc

## Les six lieux, les façons de poser les offrandes, les gains

location-1 = Temple de Chocolatl
location-2 = Récolte des fèves de cacao
location-3 = Cité de Tenochtitlan
location-4 = Pyramide de Cholula
location-5 = Préparation de la boisson cacaotée
location-6 = Tlachtli
short-1 = temple
short-2 = récolte
short-3 = cité
short-4 = pyramide
short-5 = boisson
short-6 = tlachtli
offering-place = Lieu d'offrande du temple
does-1 = La meilleure offrande reçoit { $points } et le personnage Chocolatl, qui gagne les égalités. La plus petite reçoit le vieil homme.
does-2 = Les trois meilleures offrandes marquent les dés blancs, du plus haut au plus bas{ $dice ->
        [none] {""}
       *[other] : maintenant { $dice }
    }.
does-3 = La meilleure offrande choisit la cabane ou le dé noir, la deuxième reçoit l'autre. Une cabane change vos offrandes suivantes de { $hut }, ici de { $here }.
does-4 = Deux pierres : toutes deux à la meilleure offrande si elle a { $margin } d'avance ou plus, sinon une chacune aux deux meilleures. Un rang plein donne { $rows } depuis le bas à qui y a le plus de pierres.
does-5 = Dans cette ronde, la meilleure offrande marque { $first }, la deuxième { $second }, la plus petite { $last }.
does-6 = La meilleure offrande échange une vieille carte contre la meilleure carte, la deuxième contre l'autre{ $cards ->
        [none] {""}
       *[other] , maintenant { $cards }
    }. À la dernière ronde, elles marquent { $first } et { $second }.
does-more = Ce que vous avez change ici votre offrande de { $more }.
mode-gold = doré : lieu par lieu
mode-red = rouge : tout d'un coup
mode-green = vert : une carte visible, une cachée
prize-chocolatl = le personnage Chocolatl
prize-old-man = le vieil homme
prize-hut = une cabane
prize-die = le dé noir
prize-stone = une pierre
prize-stones = deux pierres
prize-card = le { $won } contre le { $given }
points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## Ce qu'il faut faire

prompt-setup = Le hasard pose les marqueurs sur la case 0.
prompt-prepare = La ronde { $round } se prépare.
prompt-wait = En attente : { $names }.
prompt-offering = { $who } : mettez de côté pour de bon une de vos treize cartes. À la fin, elle rapporte sa valeur.
prompt-bid-all = { $who } : posez vos douze cartes, deux par lieu.{ $location ->
        [1] { "" }
        [6] { " " }Il reste le lieu 6.
       *[other] { " " }Il reste les lieux { $location } à 6.
    }
prompt-bid-first = { $who } : posez une carte par lieu ; tout le monde les verra.{ $location ->
        [1] { "" }
        [6] { " " }Il reste le lieu 6.
       *[other] { " " }Il reste les lieux { $location } à 6.
    }
prompt-bid-second = { $who } : posez la deuxième carte de chaque lieu, face cachée.{ $location ->
        [1] { "" }
        [6] { " " }Il reste le lieu 6.
       *[other] { " " }Il reste les lieux { $location } à 6.
    }
prompt-bid-location = { $who } : posez deux cartes pour le lieu { $location }, { $name }.
prompt-dice = { $who } ({ $name }) : lancez-vous un dé noir, ou passez-vous ? Vous avez { $bid }, { $place ->
        [1] 1re
       *[other] { $place }e
    } place ; la meilleure offrande est de { $best }.
prompt-roll = { $who } lance un dé noir.
prompt-village = { $who } : construisez-vous la cabane ou prenez-vous le dé noir ? Le deuxième reçoit l'autre.
prompt-pyramid-order = { $who } : placez-vous votre pierre en premier ou en second ?
prompt-discard = { $who } : vous gagnez le { $won }. Laquelle de vos anciennes cartes défaussez-vous ?
prompt-final = { $who } lance un dé noir pour le décompte final.
won = { $name } gagne.
shared = { $names } se partagent la victoire.

## Le journal : ce qui a été dit

log-disc = { $who } a son marqueur sur la case 0, au-dessus des précédents.
log-harvest = Les dés de récolte montrent { $w1 }, { $w2 } et { $w3 }.
log-big = Au Tlachtli, la grande carte Amélioration est le { $w1 }.
log-small = Au Tlachtli, la petite carte Amélioration est le { $w1 }.
log-face = Le dé noir montre { $w1 }.
log-offer = { $who } fait au temple l'offrande du { $w1 }.
log-bid = { $who } pose { $w1 } et { $w2 }.
log-lay = { $who } pose le { $w1 }.
log-roll = { $who } lance un dé noir.
log-pass = { $who } passe.
log-hut = { $who } choisit la cabane.
log-die = { $who } choisit le dé noir.
log-first = { $who } place la première pierre.
log-second = { $who } place la deuxième pierre.
log-discard = { $who } défausse le { $w1 }.

## Le journal : ce qui s'ensuit

event-offered = { $who } a fait son offrande au temple.
event-confirmed = { $who } a validé son offrande.
event-round = La ronde { $round } commence.
event-mode = Le marqueur en tête est sur la case { $space }. { $mode ->
        [gold] Ronde dorée : les offrandes se font lieu par lieu.
        [red] Ronde rouge : les douze cartes sont posées d'un coup.
       *[green] Ronde verte : à chaque lieu, une carte est posée visible, puis une cachée.
    }
event-first-cards = { $who } a pour premières cartes { $cards } aux lieux 1 à 6.
event-reveal-all = { $who } a posé { $cards } aux lieux 1 à 6.
event-reveal = Lieu { $location } : { $who } révèle { $a } et { $b }.
event-raised = Le dé montre { $face } : l'offrande ({ $who }) monte à { $bid }.
event-bid =
    Lieu { $location }, { $place ->
        [1] 1re
       *[other] { $place }e
    } place : { $who } a { $a } + { $b }{ $huts ->
        [0] {""}
       *[other] , cabanes { $huts }
    }{ $old ->
        [0] {""}
       *[other] , vieil homme { $old }
    }{ $dice ->
        [0] {""}
       *[other] , dés { $dice }
    }, en tout { $bid }{ $ahead ->
        [figure] , et devance le suivant grâce au personnage Chocolatl
        [points] , et devance le suivant avec moins de points
        [stack] , et devance le suivant avec un marqueur plus haut dans la pile
       *[other] {""}
    }.
event-chocolatl = { $who } a le personnage Chocolatl.
event-old-man = { $who } a le vieil homme.
event-scores =
    { $who } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $location ->
        [1] {" "}au temple
        [2] {" "}pour la récolte
        [4] {" "}pour l'étage
        [5] {" "}pour la boisson
       *[6] {" "}au Tlachtli
    } et arrive sur la case { $space }.
event-loses =
    { $who } a la plus petite offrande{ $points ->
        [0] , mais aucun point à perdre
        [one] , perd { $points } point et recule sur la case { $space }
       *[other] , perd { $points } points et recule sur la case { $space }
    }.
event-hut = { $who } construit une cabane et a maintenant { $huts ->
        [one] { $huts } cabane
       *[other] { $huts } cabanes
    }.
event-die = { $who } prend le dé noir et a maintenant { $dice ->
        [one] { $dice } dé noir
       *[other] { $dice } dés noirs
    }.
event-stone = { $who } place une { $substitute ->
        [1] pierre de remplacement
       *[0] pierre
    } à l'étage { $row } de la pyramide.
event-row = L'étage { $row } de la pyramide est complet : { $who } y a la majorité.
event-swap = { $who } prend la carte Amélioration { $won } et défausse le { $given }.
event-last-round-score = { $who } a atteint la case { $space } : c'est la dernière ronde.
event-last-round-stones = { $who } a utilisé sa dernière pierre : c'est la dernière ronde.
event-last-round-pyramid = La pyramide est complète : la ronde { $round } est la dernière.
event-last-round-seventh = La ronde { $round } est toujours la dernière.
event-offering = { $who } révèle son offrande au temple : { $value }.
event-final-die = Le dé noir ({ $who }) montre { $face }.
event-total = { $who } a { $track } sur la piste, { $stones } pour les pierres, { $majority } pour la majorité, { $chocolatl } pour le personnage Chocolatl, { $old } pour le vieil homme, { $offering } pour l'offrande au temple, { $highest } pour la plus belle offrande au temple, { $die } pour le dé : { $points } au total.
event-won = { $who } gagne avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

# Les termes d'une offrande corrigée, comme dans « 9 + 12 + 2 (cabanes) - 1 (vieil homme) + 3 (dés) »
term-huts = cabanes
term-old-man = vieil homme
term-dice = dés

## Où en est la partie

board = Le plateau
status = Où en est la partie
scene-now = Ronde { $round }, { $mode }
colour-of-gold = dorée
colour-of-red = rouge
colour-of-green = verte
scene-points = { $name } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
chance = Le hasard décide.
waiting = En attente : { $names }
do-offering = Offrez une carte
do-bid-all = Deux cartes par lieu
do-bid-first = Posez 6 cartes visibles
do-bid-second = Posez 6 cartes cachées
do-bid-location = 2 cartes pour le lieu { $location }
do-dice = Lancez, ou passez
do-village = Cabane ou dé noir ?
do-pyramid-order = 1re ou 2e pierre ?
do-discard = Défaussez une carte
edition-nl = Règles néerlandaises
edition-fr = Règles françaises
own-box = une boîte avec d'autres nombres
disc = Marqueur de score ({ $owner }) sur la case { $space }, { $place } sur { $discs } à partir du bas
figure-chocolatl = Le personnage Chocolatl ({ $owner }) : gagne les égalités
figure-old-man = Le vieil homme ({ $owner }) : un de plus au temple, un de moins ailleurs
white-die = Dé de récolte : { $face }
hut-of = Cabane ({ $owner })
die-waiting = Le dé noir de cette ronde
village-supply = Dés noirs restants : { $dice }. Jetons bonus restants : { $tiles }.
stone-of = Pierre ({ $owner }) à l'étage { $row }
round-marker = Ronde { $round }
improvement = Carte Amélioration { $card }
deck = { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    } dans ce paquet : { $cards }
offering-closed = Une offrande au temple, face cachée ({ $owner })
offering-open = Offrande au temple : { $card } ({ $owner })
bid-closed = Une carte cachée ({ $owner })
bid-card = Carte { $card } ({ $owner })
laid-by = { $owner } : { $cards }
ledger-label = Le calcul des offrandes
ledger = { $location }. { $name }
ledger-none = Aucun lieu n'est encore résolu
term-cards = cartes { $cards }
got-chocolatl = Chocolatl
got-old-man = vieil homme
got-hut = une cabane
got-die = un dé noir
got-stone = une pierre
got-stones = deux pierres
got-card = le { $won }
has-huts = Cabanes : { $count }
has-dice = Dés noirs : { $count }
has-stones = Pierres restantes : { $count }
has-cards = Cartes en main : { $count }
you = vous
known = Cartes : { $cards }
known-none = Cartes encore inconnues
hand = Votre main
card-in-hand = Carte { $card } de votre main
card-laid = Carte { $card }, posée au lieu { $location }
sheet = Décompte final
source-track = piste
source-stones = pierres
source-majority = majorité
source-chocolatl = Chocolatl
source-old-man = vieillard
source-offering = offrande
source-highest-offering = meilleure
source-die = dé
source-total = total
scene-round = Ronde { $round }, { $mode }
scene-location = Lieu { $location }, { $name }
set-up = Mise en place
offering = L'offrande au temple
preparing = Préparation de la ronde { $round }
last-round = Dernière ronde
game-over = La partie est terminée

## La position sous forme de texte

text-track = Piste de score : { $stacks }
text-board = Dés de récolte : { $dice }   Boisson : { $drink }   Tlachtli : { $cards }
text-decks = Encore dans les paquets : { $big } | { $small }
text-pyramid = Pyramide : { $rows }
text-player = { $name } points { $points }  cabanes { $huts }  dés noirs { $dice }  pierres { $stones }
text-substitutes = remplacements { $count }
text-offering = offrande au temple { $card }
text-figure = personnage Chocolatl
text-old-man = vieil homme
text-hand = main { $cards }
text-known = connues { $cards }
text-confirmed = validé
text-passed = passe
text-asked = doit décider
text-standing = Lieu { $location } en ce moment : { $bids }
text-result = Lieu { $location }, ronde { $round } : { $bids }
text-score = { $name } { $total } = piste { $track } + pierres { $stones } + majorité { $majority } + personnage { $chocolatl } + vieil homme { $old } + offrande au temple { $offering } + plus belle offrande au temple { $highest } + dé { $die }
text-legend = Légende : ? une carte cachée   12: O G marqueurs sur la case 12, le dernier au-dessus   . un emplacement libre de la pyramide

## Pourquoi non

no-not-now = « { $verb } » n'est pas demandé maintenant : { $phase ->
        [offer] faites votre offrande au temple.
        [bid] posez deux cartes.
        [lay] posez une carte.
        [roll] lancez un dé noir, ou passez.
        [hut] choisissez la cabane ou le dé noir.
        [first] dites qui place en premier.
       *[discard] défaussez une de vos anciennes cartes.
    }
no-other-draw = Le tirage attendu commence par « { $verb } ».
no-no-seat = À { $players } joueurs, il n'y a pas de place { $seat }.
no-disc-laid = Le marqueur de la place { $seat } est déjà dans la pile.
no-no-dice = Trois dés montrent trois faces de 1 à 6, par exemple : { $usage }.
no-not-in-deck = Il ne reste pas de { $card } dans le { $deck ->
        [big] grand
       *[small] petit
    } paquet ; il contient { $left }.
no-no-face = Un dé n'a pas de face { $face }.
no-offered-already = Votre offrande au temple est le { $card }, pour toute la partie.
no-bid-already = Votre offrande est confirmée : elle ne peut plus être changée.
no-not-offerable = Vous n'avez pas de { $card } à offrir ; vos cartes vont de { $least } à { $most }.
no-no-card = Il n'y a pas de carte { $card } dans le jeu.
no-two-cards = Une offrande compte deux cartes par lieu, pas { $count }.
no-one-card = Dans une ronde verte, les cartes se posent une par une, pas par { $count }.
no-only-one = Vous n'avez qu'un seul { $card }.
no-laid-already = Votre { $card } est posé au lieu { $location } dans cette ronde.
no-offered-card = Le { $card } est votre offrande au temple : il n'est plus en main de toute la partie.
no-not-yours = Vous n'avez pas de { $card }.
no-just-won = Le { $card } est la carte que vous venez de gagner ; défaussez une des douze anciennes.
no-no-discard = Dans cette édition, la plus faible carte part d'elle-même ; personne ne choisit.
no-no-black-die = Vous n'avez pas de dé noir.

# Ce à quoi pense un robot
part-scored = des points tout de suite
part-figures = les deux personnages
part-pyramid = pierres de la pyramide
part-offering = l'offrande au temple
part-dice = dés noirs à lancer plus tard
part-round = ce que rapportent les offrandes de cette ronde
part-strength = de meilleures cartes et cabanes pour les rondes suivantes
