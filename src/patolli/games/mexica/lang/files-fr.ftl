### Ce qui ne va pas dans une position ou un fichier de matériel

## Positions
bad-position-cell = « { $word } » n'est pas une case de l'île
bad-position-canal-form = « { $word } » n'est ni une case ni deux cases voisines comme C2-C3 (MEX-34)
bad-position-canal-palace = { $word } est dans le palais (MEX-35b)
bad-position-canal-again = { $word } couvre une case qui est déjà un canal (MEX-35a)
bad-position-canal-tiles = il n'y a que { $singles } tuiles simples et { $doubles } doubles, dont { $laid ->
        [2] deux
       *[other] { $laid }
    } déjà posées
bad-position-bridge-form = « { $word } » n'est pas une case et un axe comme C3/EW (MEX-12)
bad-position-bridge-dry = il n'y a pas de canal en { $cell } (MEX-45)
bad-position-bridge-twice = il y a deux ponts en { $cell } (MEX-45)
bad-position-bridge-ramps = le pont { $word } doit avoir de la terre devant ses deux rampes d'accès (MEX-46)
bad-position-bridge-count = il n'y a que { $count } ponts (MEX-17)
bad-position-water = { $cell } est de l'eau
bad-position-two-pieces = il y a deux pièces en { $cell }
bad-position-palace = { $cell } fait partie du palais
bad-position-emblem = on n'entre pas en { $cell } avec emblem_enterable=false (MEX-6)
bad-position-temple-form = « { $word } » n'est pas un temple comme 3@B4
bad-position-temple-count = il n'y a que { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    } de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } (MEX-19)
bad-position-stock-count = dans la période { $period }, une couleur n'a que { $count ->
        [one] { $count } temple
       *[other] { $count } temples
    } de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } (MEX-19)
bad-position-site = { $word } ne convient pas pour un temple neutre de plus (MEX-93, MEX-94)
bad-position-neutral-count = il n'y a que { $count } temples neutres (MEX-92)
bad-position-neutral-two = seule une partie à deux a des temples neutres (MEX-92)
bad-position-one-pawn = un siège a un seul pion
bad-position-action-tokens = il n'y a que { $count } jetons « Point d'Action » (MEX-17)
bad-position-token-form = « { $word } » n'est pas un jeton comme 7@A4
bad-position-founded-twice = le quartier de { $cell } a deux jetons (MEX-39b)
bad-position-founded-size = le quartier de { $cell } a { $found } cases, et non { $size }
bad-position-no-size = il n'y a pas de jeton calpulli de taille « { $word } »
bad-position-size-count = il n'y a que { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    } de taille { $size } (MEX-18)
bad-position-face-down = display, founded et removed laissent { $count } jetons ({ $sizes }) ; dans la période { $period }, il y en a { $wanted } face cachée (MEX-18, MEX-89)
bad-position-stall = la période prend fin après { $rounds } tours de table sans rien (MEX-82)
bad-position-pawn-missing = tous les pions sont sur le plateau quand on joue ses tours (MEX-22)
bad-position-set-up-period = la mise en place appartient à la période 1 (MEX-25)
bad-position-set-up-temple = personne n'a construit de temple pendant la mise en place (MEX-25)
bad-position-set-up-turn = personne n'a encore joué pendant la mise en place : { $name } vaut 0 (MEX-25)
bad-position-set-up-round = la mise en place précède le tour de table 1 (MEX-25)
bad-position-pawn-order = les pions se placent dans l'ordre des sièges, jusqu'à celui dont c'est le tour (MEX-22)
bad-position-set-up-first = c'est au premier joueur de commencer à placer son pion (MEX-22)
bad-position-set-up-board = on ne construit aucun canal et n'utilise aucun jeton calpulli avant de placer les pions (MEX-25)
bad-position-orders-drawn = les { $count } commandes sont déjà tirées (MEX-18)
bad-position-orders-first = { $count } commandes se tirent avant les temples neutres (MEX-23)
bad-position-sites-first = { $count } cases se tirent avant les hauteurs (MEX-95)
bad-position-neutral-order = les temples neutres se construisent sur les cases tirées, dans l'ordre de lecture (MEX-95)
bad-position-neutral-mix = les temples neutres sont { $mix }, de 1 à { $most } étages (MEX-98)
bad-position-neutral-later = les temples neutres se tirent plus tard (MEX-23)

## Fichiers de matériel
bad-component-rectangle = rows compte { $height } rangées de { $width } lettres : le programme fixe ce rectangle (MEX-1)
bad-component-letter = la rangée { $row } contient « { $letter } » ; les lettres sont { $letters }
bad-component-edge = la rangée { $row } finit par l'île et la rangée { $next } commence par elle : le programme demande le lac à l'un des deux bouts
bad-component-panel = { $cell } est du lac : les commandes et la réserve y sont dessinées
bad-component-start-cells = rows a { $count } cases départ P ; { $players } joueurs en demandent autant (MEX-22)
bad-component-canal-pair = first_canals est une liste de paires de cases voisines comme ["O6", "O7"], et non { $value }
bad-component-canal-twice = first_canals a deux tuiles en { $cell }
bad-component-canal-cover = first_canals couvre exactement les cases que rows montre comme =
bad-component-fixed-colours = names est { $names } : le programme les fixe (MEX-14)
bad-component-many-tokens = il y a { $count } jetons en tout ; la place en admet { $most }
bad-component-no-temple = { $name } a au moins un temple
bad-component-many-temples = { $name } a { $count } temples de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    } ; whole_colour n'en a que { $whole } (MEX-19)
bad-component-mix-sum = { $name } a { $count } temples et { $standard } { $wanted } : il y en a toujours autant (MEX-98)
bad-component-neutral-room = le plateau a de la place pour { $room } temples neutres à la distance { $distance }, et non pour { $count } (MEX-94)
