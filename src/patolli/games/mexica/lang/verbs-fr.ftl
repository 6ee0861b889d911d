### Mexica : les mots d'une ligne, comme boutons.

verb-place = Placer
    .hint = Posez votre pion sur une case départ du palais.
verb-canal = Canal
    .hint = Construisez un canal d'une case ou de deux cases voisines.
    .cost = 1
verb-bridge = Pont
    .hint = Construisez un pont sur un canal.
    .cost = 1
verb-shift = Déplacer
    .hint = Déplacez un pont vers une autre case de canal, quand la réserve n'en a plus.
    .cost = 1
verb-temple = Temple
    .hint = Édifiez un temple dans le quartier de votre pion : un point d'action par étage.
    .cost = 1–4
verb-walk = Marcher
    .hint = Marchez jusqu'à une case ou un pont voisin.
    .cost = 1
verb-boat = Naviguer
    .hint = Allez en barque de pont en pont : un point d'action par pont du trajet.
    .cost = 1+
verb-fly = Sauter
    .hint = Allez où vous voulez pour un prix fixe, au forfait.
    .cost = { $fee }
verb-found = Fonder
    .hint = Fondez le quartier de votre pion, si l'Empereur en a commandé un de cette taille.
    .cost = 0
verb-take = Récupérer
    .hint = Récupérez un jeton « Point d'Action », à dépenser lors d'un de vos tours suivants.
    .cost = 1
verb-spend = Dépenser
    .hint = Rendez un jeton « Point d'Action » pour un point d'action de plus.
    .cost = +1
verb-end = Finir le tour
    .hint = Terminez votre tour. Les points d'action restants sont perdus.

word-NS = nord – sud
word-EW = ouest – est

sheet-founded = Fondation de quartiers
sheet-present = Présence lors des fondations
sheet-district-founded = Quartiers fondés
sheet-district-open = Quartiers non fondés
sheet-palace = Bonus du palais

log-part = Période { $period }, tour de table { $round }
