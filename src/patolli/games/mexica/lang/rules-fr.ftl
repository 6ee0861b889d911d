### Mexica en français : les règles, les précisions et les options, en bref.

about = Découpez une île en quartiers, fondez ceux que l'Empereur a commandés, et édifiez-y le plus d'étages de temples.

rules-intro =
    Vous cherchez le plus de prestige. Les canaux découpent l'île en quartiers ; qui a le plus d'étages de temples dans un quartier y marque des points, deux fois dans la partie.
    À votre tour, vous avez 6 points d'action : creuser des canaux, jeter des ponts, marcher ou naviguer, édifier des temples, ou garder un point pour plus tard. Quand votre pion se tient dans un quartier qui a juste la taille commandée par l'Empereur, fondez-le : cela rapporte tout de suite, et le quartier ne change plus.
    Une période se termine quand ses commandes sont remplies et qu'un joueur a construit tous les temples à sa disposition. Après le second décompte, le plus haut total gagne.

## Le plateau

section-board = Le plateau
    .rules = MEX-1 MEX-13

rule-MEX-1 = Une case est désignée par la lettre de sa colonne et le numéro de sa ligne, de A1 en haut à gauche à U14 en bas à droite. Le nord est du côté de la ligne 1 ; l'ordre de lecture va ligne par ligne depuis le haut, et de gauche à droite dans chaque ligne.
    .title = Coordonnées

rule-MEX-2 = Toute case qui ne fait pas partie de l'île est du lac, de même que tout ce qui dépasse le bord du plateau. Le lac est d'un seul tenant ; les baies C1-E1, S6, B9 et G14-H14 en font partie.
    .title = Lac

rule-MEX-3 = L'île compte 196 cases : 187 cases ordinaires, les 5 cases du palais (les cases départ H6, G7, I7 et H8 autour de la case Emblème H7) et les 4 cases O6 à O9, où un canal existe dès le début.
    .title = Île

rule-MEX-4 = Une case est une case d'eau si elle fait partie du lac ou si une tuile canal la recouvre, avec ou sans pont. Toute autre case de l'île est une case terrain. L'eau ne redevient jamais de la terre.
    .title = Eau et terre

rule-MEX-5 = Deux cases sont adjacentes si elles ont un côté commun. Un simple contact par un coin ne rend jamais deux cases adjacentes.
    .title = Cases adjacentes

rule-MEX-6 = Une case terrain est vide si elle ne porte ni pion, ni temple, ni jeton calpulli ; un pont est libre s'il ne porte aucun pion. Un pion peut entrer sur une case terrain vide, palais compris, et sur un pont libre. Une option peut fermer la case Emblème aux pions.
    .title = Vide et libre

rule-MEX-7 = Un quartier est un ensemble de cases terrain qui se tiennent par leurs côtés et que l'eau sépare de toutes les autres terres. Sa taille est le nombre de ses cases, palais compris, quoi qu'elles portent. Au début, l'île forme un seul quartier de 192 cases.
    .title = Quartier

rule-MEX-8 = Des canaux qui ne se touchent, ou ne touchent le lac, que par un coin suffisent à fermer un quartier, car on ne passe jamais par un coin. Les barques n'y passent pas non plus.
    .title = Un coin ferme un quartier

rule-MEX-9 = Les ponts, les pions, les temples et les jetons ne réunissent ni ne divisent les quartiers. Deux quartiers reliés par un pont restent deux quartiers.
    .title = Ce qui ne change pas les quartiers

rule-MEX-10 = Un quartier est fondé si un jeton calpulli se trouve sur l'une de ses cases ; sinon, il est non fondé. Les cases d'un quartier fondé ne changent plus jamais.
    .title = Fondé et non fondé

rule-MEX-11 = Un pion est dans un quartier s'il se tient sur l'une de ses cases, palais compris. Un pion sur un pont n'est dans aucun quartier.
    .title = Être dans un quartier

rule-MEX-12 = L'axe d'un pont est nord-sud ou ouest-est. Les deux cases vers lesquelles ses rampes d'accès sont tournées sont ses cases d'accès.
    .title = Axe et rampes d'accès

rule-MEX-13 = Deux cases d'eau communiquent si une suite de cases d'eau adjacentes, canal ou lac, les joint. Les ponts n'interrompent pas cette suite.
    .title = Eaux qui communiquent

## La mise en place

section-setup = Mise en place
    .rules = MEX-14 MEX-23a

rule-MEX-14 = On joue à 2, 3 ou 4, dans le sens des aiguilles d'une montre. Chacun a sa propre couleur : noir, gris, sable ou rouge, attribuées dans cet ordre sauf autre choix.
    .title = Joueurs et couleurs

rule-MEX-15 = Le premier joueur est celui du premier siège, ou un joueur tiré au sort si l'option le prévoit. Le même joueur commence tous les tours de table des deux périodes.
    .title = Premier joueur

rule-MEX-16 = Deux tuiles grand canal (doubles) recouvrent dès le début O6-O7 et O8-O9 ; ce sont des tuiles canal comme les autres. La réserve contient 6 tuiles petit canal (simples) et 35 tuiles grand canal (doubles).
    .title = Tuiles canal au début

rule-MEX-17 = La réserve contient 11 ponts et 12 jetons « Point d'Action ». Personne n'a de jeton « Point d'Action » au début.
    .title = Ponts et jetons « Point d'Action » au début

rule-MEX-18 = Les 15 jetons calpulli sont mélangés. Huit d'entre eux sont dévoilés sur le tableau des commandes de l'Empereur, classés par taille ; les sept autres restent face cachée jusqu'à la période 2.
    .title = Tableau des commandes

rule-MEX-19 = Chaque joueur commence avec un stock de 9 temples : trois de 1 étage, trois de 2, deux de 3 et un de 4. Les 9 autres sont mis de côté pour la période 2 : trois de 1 étage, deux de 2, deux de 3 et deux de 4.
    .title = Temples au début

rule-MEX-20 = Chacun commence avec 0 point de prestige.
    .title = Prestige au début

rule-MEX-21 = À deux joueurs, les temples neutres sont placés avant les pions.
    .title = À deux : d'abord les temples neutres

rule-MEX-22 = Chacun à son tour, en commençant par le premier joueur, place son pion sur une case départ (H6, G7, I7 ou H8) encore sans pion. La case Emblème ne peut pas être choisie.
    .title = Placement des pions

rule-MEX-23 = Le hasard n'intervient que dans la mise en place : le premier joueur (si l'option le prévoit), les jetons calpulli et, à deux joueurs, les cases puis les hauteurs des temples neutres. Ensuite, plus rien ne dépend de la chance.
    .title = La part du hasard

rule-MEX-23a = Chaque tirage de la mise en place est une ligne à part dans l'enregistrement de la partie, avec les mêmes chances que si l'on tirait de vraies pièces. Les sept jetons calpulli face cachée sont simplement ceux qui n'ont pas été tirés : la période 2 ne demande aucun autre tirage.
    .title = Tirages enregistrés

## Le tour d'un joueur

section-turn = Tour d'un joueur
    .rules = MEX-24 MEX-31

rule-MEX-24 = La partie comporte deux périodes. Une période est une suite de tours de table ; à chaque tour de table, chacun joue une fois, dans le sens des aiguilles d'une montre à partir du premier joueur. Les tours de table sont comptés à partir de 1 dans chaque période.
    .title = Périodes et tours de table

rule-MEX-25 = Après la mise en place, les joueurs placent leur pion puis jouent tour à tour. À la fin de chaque tour de table, on vérifie si la période est terminée ; si oui, on passe au décompte, puis à la période 2 ou à la fin de la partie.
    .title = Déroulement de la partie

rule-MEX-26 = Un tour commence avec 6 points d'action (PA) et sans aucun jeton « Point d'Action » déjà récupéré.
    .title = Six points d'action

rule-MEX-27 = Les actions se font dans n'importe quel ordre, chacune aussi souvent qu'elle est permise. Chacune est jugée d'après la position du moment et payée en entier. Une action interdite ou impossible à payer ne change rien.
    .title = Ordre libre

rule-MEX-28 = 1 PA : une tuile canal (simple ou double), construire ou déplacer un pont, un pas à pied, chaque étape en barque, récupérer un jeton « Point d'Action ». Un temple coûte 1 PA par étage, le forfait de déplacement 5 PA. Fonder un quartier, dépenser un jeton « Point d'Action » (qui ajoute 1 PA) et terminer son tour coûtent 0 PA.
    .title = Coûts

rule-MEX-29 = À 0 PA, le tour continue : fonder un quartier, dépenser un jeton « Point d'Action » et terminer son tour peuvent encore être possibles.
    .title = Plus de points d'action

rule-MEX-30 = On peut terminer son tour à tout moment, même sans avoir rien fait. Les PA restants sont perdus, y compris ceux des jetons « Point d'Action » dépensés.
    .title = Terminer son tour

rule-MEX-31 = Seul le joueur dont c'est le tour prend des décisions. Il n'y a ni réaction, ni échange, ni vote.
    .title = Un seul joueur à la fois

## Les canaux

section-canals = Construire des canaux
    .rules = MEX-32 MEX-37

rule-MEX-32 = Une tuile canal coûte 1 PA, qu'elle soit simple ou double. La réserve doit contenir une tuile du type choisi ; tant qu'il reste des deux, le choix est libre.
    .title = Coût d'un canal

rule-MEX-33 = Le pion n'a pas besoin d'être à proximité, et la tuile canal n'a pas besoin de toucher d'autre eau.
    .title = Un canal se construit n'importe où

rule-MEX-34 = Une tuile canal simple recouvre une case, une double deux cases adjacentes d'une même ligne ou d'une même colonne, jamais en diagonale ni avec un écart. Deux cases terrain adjacentes sont toujours dans le même quartier.
    .title = Forme d'une tuile canal

rule-MEX-35 = Chaque case que la tuile canal recouvre (a) doit être une case terrain, et non du lac, un canal ou un pont ; (b) ne doit pas être une des cinq cases du palais ; (c) doit être vide : ni pion, pas même le vôtre, ni temple, ni jeton calpulli ; (d) ne doit pas être la case d'accès d'un pont ; (e) doit se trouver dans un quartier non fondé.
    Si une seule case d'une tuile canal double ne convient pas, la tuile entière ne peut pas être posée.
    .title = Où un canal est interdit

rule-MEX-36 = La tuile canal quitte la réserve et ne bouge plus ; ses cases sont de l'eau jusqu'à la fin de la partie. On redétermine ensuite les quartiers, puis on retire les jetons calpulli devenus inutilisables.
    .title = Effet d'un canal

rule-MEX-37 = Un canal peut diviser un quartier, le réduire ou simplement s'y trouver. Il peut en résulter des quartiers de toute taille, même d'une seule case ou sans jeton calpulli correspondant, et des pions peuvent se retrouver enfermés, sauf si la protection du premier tour de table l'interdit.
    .title = Pas d'autre limite pour les canaux

## La fondation

section-founding = Fonder un quartier
    .rules = MEX-38 MEX-43

rule-MEX-38 = Fonder un quartier coûte 0 PA. C'est facultatif et possible à tout moment de votre tour, autant de fois que vous le pouvez.
    .title = Coût d'une fondation

rule-MEX-39 = Pour fonder un quartier, (a) votre pion doit s'y trouver, et non sur un pont ; (b) le quartier doit être non fondé ; (c) le tableau des commandes doit offrir un jeton calpulli exactement de sa taille ; (d) le jeton calpulli doit aller sur une case permise par MEX-40.
    .title = Conditions d'une fondation

rule-MEX-40 = Le fondateur choisit n'importe quelle case vide du quartier, sauf celles du palais. Une case avec un pion n'est pas vide ; une case d'accès convient. Un quartier sans une telle case ne peut pas être fondé pour le moment.
    .title = Où va le jeton calpulli

rule-MEX-41 = Un jeton calpulli de cette taille passe du tableau des commandes à la case choisie et y reste. Le fondateur marque aussitôt le nombre bleu du jeton, et chaque autre joueur dont le pion est dans le quartier le nombre blanc. La couleur neutre et les joueurs sur un pont ne marquent rien.
    .title = Points d'une fondation

rule-MEX-42 = On ne peut plus jamais entrer sur la case du jeton calpulli, ni y bâtir, ni y construire un canal, et plus aucun canal n'est permis dans le quartier. On peut encore y édifier des temples, et construire ou déplacer des ponts sur l'eau qui l'entoure.
    .title = Après la fondation

rule-MEX-43 = Peu importe qui a construit les canaux, à quel moment, et si le pion était là avant ou est venu après. Un quartier avec des cases du palais se fonde comme les autres, et ces cases comptent dans sa taille. Si deux jetons calpulli de cette taille sont disponibles, un seul est utilisé.
    .title = Ce qui ne compte pas pour fonder

## Les ponts

section-bridges = Ponts
    .rules = MEX-44 MEX-51

rule-MEX-44 = Construire un pont coûte 1 PA et prend un pont de la réserve. Le pion n'a pas besoin d'être à proximité.
    .title = Coût d'un pont

rule-MEX-45 = Un pont se pose sur une case recouverte d'une tuile canal, O6 à O9 comprises, qui ne porte pas de pont. Il ne se pose jamais sur le lac.
    .title = Emplacement d'un pont

rule-MEX-46 = Les deux cases d'accès doivent être des cases terrain. Elles peuvent faire partie du palais, être occupées par un pion, un temple ou un jeton calpulli, se trouver dans des quartiers fondés et se trouver dans le même quartier.
    .title = Des rampes d'accès vers la terre

rule-MEX-47 = Si les deux axes sont possibles, ce qui suppose une case de canal avec de la terre des quatre côtés, le joueur choisit. L'axe reste le même tant que le pont n'est pas déplacé.
    .title = Choix de l'axe

rule-MEX-48 = Une rampe d'accès ne peut pas déboucher sur un autre pont, un canal ou le lac : deux ponts ne se suivent donc jamais bout à bout. Deux ponts de même axe peuvent être côte à côte sur des cases adjacentes d'un canal, et deux ponts peuvent partager une case d'accès.
    .title = Ponts voisins

rule-MEX-49 = Tant qu'un pont est en place, aucun canal ne peut être construit sur ses deux cases d'accès.
    .title = Effet d'un pont

rule-MEX-50 = Déplacer un pont coûte 1 PA et n'est possible que si les 11 ponts sont sur le plateau et si le pont ne porte aucun pion, pas même le vôtre. Il va sur une autre case où un pont peut être construit. Quand la réserve est vide, on ne peut plus construire de pont, seulement en déplacer.
    .title = Déplacer un pont

rule-MEX-51 = Le pont quitte son ancienne case et se dresse sur la nouvelle. Il ne protège plus ses anciennes cases d'accès contre les canaux.
    .title = Effet du déplacement d'un pont

## Les temples

section-temples = Édifier des temples
    .rules = MEX-52 MEX-55

rule-MEX-52 = Un temple coûte autant de PA qu'il a d'étages, de 1 à 4. Votre stock doit contenir un temple de cette hauteur.
    .title = Coût d'un temple

rule-MEX-53 = Un temple s'édifie sur une case vide du quartier où se trouve votre pion, jamais sur une case du palais ni sous votre propre pion. Les cases d'accès conviennent, et le quartier peut être fondé ou non et de toute taille.
    .title = Où édifier un temple

rule-MEX-54 = Un pion sur un pont n'est dans aucun quartier et ne permet donc d'édifier aucun temple. Un pion sur une case du palais est dans le quartier de cette case.
    .title = Le pion doit être dans le quartier

rule-MEX-55 = Le temple quitte votre stock et reste sur sa case jusqu'à la fin de la partie ; c'est un obstacle. Il peut bloquer des rampes d'accès et enfermer des pions, sauf si la protection du premier tour de table l'interdit.
    .title = Effet d'un temple

## À pied

section-walking = À pied
    .rules = MEX-56 MEX-59

rule-MEX-56 = Pour 1 PA, un pion passe d'une case terrain à une case terrain adjacente où un pion peut entrer.
    .title = De terre à terre

rule-MEX-57 = Un pion monte sur un pont libre depuis une de ses cases d'accès, et en descend vers une de ses cases d'accès où un pion peut entrer. On ne franchit pas à pied les longs côtés d'un pont, et l'on ne passe pas à pied d'un pont à un autre.
    .title = Monter sur un pont et en descendre

rule-MEX-58 = Les pions, les temples (même neutres) et les jetons calpulli barrent le chemin : à pied, on n'entre pas là où ils se trouvent et l'on n'y passe pas. Il n'y a pas de pas en diagonale.
    .title = Obstacles

rule-MEX-59 = Chaque pas est une action à part, et l'on peut revenir sur ses pas. Un tour peut se terminer sur un pont ; le pion le bloque alors pour ceux qui vont à pied.
    .title = Pas à pas

## En barque

section-boats = En barque
    .rules = MEX-60 MEX-63

rule-MEX-60 = Pour se déplacer en barque, votre pion doit se trouver sur un pont. On ne monte jamais en barque depuis une case terrain.
    .title = Départ en barque

rule-MEX-61 = Deux ponts sont reliés si une suite de cases d'eau adjacentes, canal ou lac, les joint sans autre pont entre eux. Le lac s'emprunte sans limite et sans supplément ; les coins ne relient pas. Des ponts sur des cases adjacentes sont reliés.
    .title = Ponts reliés

rule-MEX-62 = Un trajet en barque coûte 1 PA par étape d'un pont à un pont relié, par le chemin qui compte le moins d'étapes. Les ponts du trajet peuvent être occupés ; chaque pont sous lequel on passe compte pour une étape.
    .title = Coût d'un trajet en barque

rule-MEX-63 = Un trajet en barque se termine sur un pont libre autre que celui du départ, jamais sur une case de canal sans pont, sur le lac ou sur la terre. Il est impossible si aucune suite de ponts reliés n'y mène ou s'il coûte plus de PA qu'il n'en reste.
    .title = Arrivée en barque

## Le forfait

section-flat = Forfait de déplacement
    .rules = MEX-64 MEX-65

rule-MEX-64 = Pour 5 PA, le pion va de l'endroit où il se trouve, terre ou pont, à n'importe quel emplacement du plateau où un pion peut entrer : une case terrain vide, palais compris, ou un pont libre. Aucun chemin n'est nécessaire.
    .title = N'importe où pour 5 PA

rule-MEX-65 = Tout pion peut utiliser le forfait de déplacement, enfermé ou non, et même plusieurs fois dans un tour si l'on peut le payer.
    .title = Toujours disponible

## Les jetons « Point d'Action »

section-tokens = Jetons « Point d'Action »
    .rules = MEX-66 MEX-69

rule-MEX-66 = Récupérer un jeton « Point d'Action » de la réserve coûte 1 PA. C'est impossible si la réserve est vide.
    .title = Récupérer un jeton

rule-MEX-67 = On récupère au plus 2 jetons « Point d'Action » par tour ; en dépenser ne change pas ce compte. Le nombre de jetons que l'on possède n'est pas limité.
    .title = Deux par tour

rule-MEX-68 = Dépenser un jeton « Point d'Action » coûte 0 PA : il retourne à la réserve et ajoute 1 PA à ce tour. On peut en dépenser autant qu'on veut par tour.
    .title = Dépenser un jeton

rule-MEX-69 = Un jeton « Point d'Action » récupéré pendant ce tour peut y être dépensé, et un jeton dépensé peut y être récupéré de nouveau, dans la limite de 2. On garde ses jetons d'un tour à l'autre et de la période 1 à la période 2.
    .title = Garder ses jetons

## Le premier tour de table

section-first-round = Protection du premier tour de table
    .rules = MEX-70 MEX-73

rule-MEX-70 = Au premier tour de table de la période 1, et seulement là, aucune action ne peut enfermer le pion d'un autre joueur. Tous les autres joueurs sont protégés, qu'ils aient déjà joué leur premier tour ou non.
    .title = Quand la protection s'applique

rule-MEX-71 = La liberté d'un pion est le nombre d'autres emplacements, cases terrain et ponts, où il peut entrer et qu'il pourrait atteindre à pied et en barque avec des PA illimités, toutes les autres pièces restant en place. Les barques passent sous les ponts occupés mais ne s'y arrêtent pas. Les constructions et le forfait de déplacement ne comptent pas.
    .title = Liberté d'un pion

rule-MEX-72 = Une action est interdite si elle fait passer la liberté du pion d'un autre joueur (a) de 13 ou plus à 12 ou moins, ou (b) de 1 ou plus à 0.
    .title = Ce qui est interdit au premier tour de table

rule-MEX-73 = Chaque action est examinée séparément : on peut donc toujours terminer son tour. Vous pouvez enfermer votre propre pion, et un pion enfermé par son propriétaire n'interdit rien ailleurs. À partir du tour de table 2, cette protection ne s'applique plus.
    .title = Limites de la protection

## Le retrait

section-removal = Retrait de jetons calpulli
    .rules = MEX-74 MEX-78

rule-MEX-74 = Après chaque canal, temple et fondation, et chaque fois que des jetons calpulli arrivent sur le tableau des commandes, on examine quelles tailles sont encore utilisables. Cela se fait dans les deux périodes, sauf si une option en décide autrement.
    .title = Quand on examine le retrait

rule-MEX-75 = Une taille est encore possible si un quartier non fondé contient un ensemble d'autant de cases tel que : (a) ces cases se tiennent par leurs côtés ; (b) toute autre case du quartier adjacente à l'ensemble est une case ordinaire sans temple (on ne tient pas compte des pions ni des rampes d'accès) ;
    (c) les tuiles canal de la réserve peuvent recouvrir toutes ces cases adjacentes sans se chevaucher et sans recouvrir autre chose que des cases ordinaires sans temple, du même quartier et hors de l'ensemble ;
    (d) l'ensemble offre une case ordinaire sans temple pour le jeton calpulli et, pour le fondateur, une autre case de ce genre ou une case du palais où un pion peut entrer. Un quartier entier de la bonne taille n'a besoin d'aucun canal.
    .title = Le quartier est-il encore réalisable ?

rule-MEX-76 = S'il y a plus de 12 tuiles canal dans la réserve, une taille est utilisable si un quartier non fondé a au moins autant de cases ; à 12 ou moins, l'examen exact de MEX-75 décide. Tous les jetons calpulli d'une taille inutilisable sont retirés aussitôt. Chaque taille est jugée à part, même s'il n'y a de place que pour un jeton sur deux.
    .title = Quelles tailles sont utilisables

rule-MEX-77 = Un jeton calpulli retiré du jeu ne rapporte rien et compte comme posé pour la fin de la période. Personne n'a rien à décider.
    .title = Effet d'un retrait

rule-MEX-78 = Après un retrait, on continue à construire comme d'habitude ; on peut encore créer des quartiers de toute taille.
    .title = La partie continue

## Le décompte

section-scoring = Fin d'une période, décompte, fin de la partie
    .rules = MEX-79 MEX-91

rule-MEX-79 = La période 1 se termine quand deux conditions sont remplies : (a) le tableau des commandes est vide, les 8 jetons calpulli étant posés ou retirés ; (b) au moins un joueur a un stock de temples vide, ses 9 temples étant posés.
    .title = Fin de la période 1

rule-MEX-80 = La période 2 se termine quand deux conditions sont remplies : (a) le tableau des commandes est vide, tous les jetons calpulli étant posés ou retirés ; (b) au moins un joueur a un stock de temples vide, les 9 nouveaux temples et tous ceux qui restaient de la période 1 étant posés.
    .title = Fin de la période 2

rule-MEX-81 = Dès que les deux conditions sont remplies, le tour de table en cours est le dernier tour de la période. On le joue jusqu'au bout, pour que chacun ait joué le même nombre de fois ; vient alors le décompte. Plus aucun quartier ne peut être fondé pendant le reste de ce tour de table, puisque le tableau des commandes est vide.
    .title = Dernier tour

rule-MEX-82 = Si 5 tours de table complets d'une période (ou le nombre fixé par l'option) se suivent sans que personne construise un canal, fonde un quartier ou édifie un temple, la période se termine. Si cela arrive en période 1, les jetons calpulli encore sur le tableau des commandes y restent pour la période 2. Cette règle n'est pas dans le livret ; elle garantit que toute partie se termine.
    .title = Quand il ne se passe plus rien

rule-MEX-83 = Votre grandeur spirituelle dans un quartier est la somme des étages de vos temples qui s'y trouvent, et non le nombre de temples : des hauteurs de 3, 3 et 2 font 8. Les pions ne jouent aucun rôle.
    .title = Grandeur spirituelle

rule-MEX-84 = Dans chaque quartier, on classe toutes les couleurs dont la grandeur spirituelle est d'au moins 1, à deux joueurs la couleur neutre aussi. La place d'une couleur est 1 plus le nombre de couleurs dont la grandeur est supérieure. En cas d'égalité, chaque couleur marque tous les points de sa place et une place est sautée pour chaque couleur de plus à égalité : 1, 1, 3 ou 1, 2, 2. Avec 0, on n'a pas de place.
    .title = Classement et égalités

rule-MEX-85 = Les quartiers fondés comptent dans les deux décomptes : la première place rapporte le nombre jaune du jeton calpulli, la deuxième le bleu, la troisième le blanc et la quatrième rien. Les quartiers comptés en période 1 le sont de nouveau en période 2.
    .title = Décompte des quartiers fondés

rule-MEX-86 = Les quartiers non fondés, y compris le reste de l'île, ne comptent qu'au second décompte. La première place rapporte le nombre de cases, la deuxième la moitié, la troisième la moitié des points de la deuxième, chaque fois arrondie à l'unité supérieure ; la quatrième ne rapporte rien. Les cases du palais comptent.
    .title = Décompte des quartiers non fondés

rule-MEX-87 = À chaque décompte, tout joueur dont le pion se tient sur une des 4 cases départ marque 5 points. N'importe laquelle des quatre convient, et un pion qui n'a jamais quitté la sienne compte aussi. La case Emblème et tous les autres emplacements ne rapportent rien.
    .title = Bonus du palais

rule-MEX-88 = Les points de tous les quartiers et le bonus du palais s'additionnent ; l'ordre n'a aucun effet. Le prestige ne diminue jamais.
    .title = Addition des points

rule-MEX-89 = Après le premier décompte, les 7 jetons calpulli face cachée rejoignent le tableau des commandes, classés par taille, et les 9 temples mis de côté rejoignent le stock de chaque joueur ; on garde les temples restants. Les jetons calpulli inutilisables sont retirés, les tours de table sont de nouveau comptés à partir de 1 et le premier joueur commence. Tout le reste demeure tel quel.
    .title = Début de la période 2

rule-MEX-90 = La partie se termine juste après le second décompte. Le joueur qui a le plus de points de prestige gagne.
    .title = Vainqueur

rule-MEX-91 = Si plusieurs joueurs ont le plus de points de prestige, celui d'entre eux qui possède le plus de jetons « Point d'Action » gagne. En cas de nouvelle égalité, ces joueurs partagent la victoire.
    .title = Égalité finale

## Deux joueurs

section-two = Deux joueurs
    .rules = MEX-92 MEX-98

rule-MEX-92 = La couleur neutre est la première parmi noir, gris, sable et rouge qu'aucun joueur n'utilise. Elle a dès le début 10 temples sur le plateau : quatre de 1 étage, trois de 2, deux de 3 et un de 4, soit 20 étages ; ses 8 autres temples ne servent pas. Elle n'a pas de pion, ne joue pas et n'a pas de stock.
    .title = Couleur neutre

rule-MEX-93 = Les temples neutres se placent sur des cases ordinaires dont aucun côté ne touche le lac ; il y en a 133. Le canal présent dès le début n'est pas une côte.
    .title = Cases pour les temples neutres

rule-MEX-94 = Il y a au moins 4 cases entre deux temples neutres, comptées en pas le long des lignes et des colonnes : l'écart en colonnes plus l'écart en lignes vaut au moins 5. Une option abaisse ce nombre à 4.
    .title = Distance entre temples neutres

rule-MEX-95 = On tire des cases au sort et l'on garde chacune si elle est assez loin de celles déjà gardées, jusqu'à en avoir dix ; si l'on n'y arrive pas, on recommence. Puis on répartit au hasard les dix hauteurs sur ces cases.
    .title = Placement des temples neutres

rule-MEX-96 = Les temples neutres sont des obstacles et des temples dans toutes les règles. Ils ne jouent aucun rôle dans la fin d'une période (MEX-79, MEX-80).
    .title = Temples neutres en cours de partie

rule-MEX-97 = Dans les deux décomptes, la couleur neutre est classée avec ses étages et occupe sa place, mais ses points ne sont pas notés. Toutes les autres règles sont celles de 3 et 4 joueurs.
    .title = Décompte avec la couleur neutre

rule-MEX-98 = Une option rend les temples neutres plus hauts : toujours 10, avec au plus 6, 5, 4 et 3 temples de 1, 2, 3 et 4 étages. La répartition normale est 4, 3, 2, 1 (20 étages), la difficile 2, 3, 3, 2 (25 étages), la très difficile 1, 2, 4, 3 (29 étages).
    Toute autre répartition dans ces limites est acceptée ; elle n'est la variante plus difficile qu'avec plus de 20 étages.
    .title = Variante plus difficile

## Précisions

ruling-RU-1 = Oui ; une option la ferme.
    .question = Un pion peut-il entrer sur la case Emblème H7 ?

ruling-RU-2 = Ni l'un ni l'autre : cela ne vaut que pour les 4 cases départ.
    .question = La case Emblème donne-t-elle le bonus du palais, ou sert-elle de case départ ?

ruling-RU-3 = Non, il n'est dans aucun.
    .question = Un pion sur un pont est-il dans un quartier ?

ruling-RU-4 = Non, un seul jeton calpulli le marque jusqu'à la fin de la partie.
    .question = Un quartier fondé peut-il être fondé une seconde fois ?

ruling-RU-5 = Non, le jeton calpulli demande une case vide hors du palais.
    .question = Peut-on fonder un quartier où il ne reste aucune case libre ?

ruling-RU-6 = Oui, un jeton calpulli peut bloquer une rampe d'accès.
    .question = Peut-on poser un jeton calpulli sur une case d'accès ?

ruling-RU-7 = Celui que choisit le joueur qui construit le pont.
    .question = Quel est l'axe d'un pont sur une tuile petit canal (simple) isolée, avec de la terre des quatre côtés ?

ruling-RU-8 = Non, les ponts ne se posent que sur des tuiles canal.
    .question = Un pont peut-il franchir une case du lac entre deux cases terrain, comme S6 ?

ruling-RU-9 = Oui, il suffit que les deux rampes d'accès donnent sur la terre.
    .question = Les deux rampes d'accès d'un pont peuvent-elles donner sur le même quartier ?

ruling-RU-10 = Non, un pont déplacé doit aller sur une autre case.
    .question = Peut-on déplacer un pont en le tournant sur sa propre case ?

ruling-RU-11 = Non, il ne doit y avoir aucun pion sur le pont.
    .question = Peut-on déplacer le pont sur lequel se tient son propre pion ?

ruling-RU-12 = Non, à pied on ne passe que par les rampes d'accès, même si une barque peut relier deux ponts voisins.
    .question = Un pion peut-il monter sur un pont ou en descendre par le côté ?

ruling-RU-13 = Il coûte 1 PA pour chaque pont atteint ou sous lequel on passe, et non 1 PA en tout.
    .question = Que coûte un long trajet en barque ?

ruling-RU-14 = C'est une seule action avec une destination, et son coût est le plus petit nombre d'étapes.
    .question = Un trajet en barque est-il une seule action ou une suite d'étapes ?

ruling-RU-15 = Oui, y compris derrière le tableau des commandes et la terre ferme de l'image.
    .question = Le lac est-il entièrement d'un seul tenant ?

ruling-RU-16 = Il ferme des quartiers, mais il n'est pas ouvert aux barques.
    .question = Que fait un canal qui ne touche le lac que par un coin ?

ruling-RU-17 = Ne laisser à un pion que 13 emplacements au plus, le sien compris, ou plus aucun pas possible (MEX-71 et MEX-72) ; une option change cela.
    .question = Qu'est-ce que bloquer ou enfermer au premier tour de table ?

ruling-RU-18 = Non, seulement celui de la période 1.
    .question = Le premier tour de table de la période 2 est-il protégé lui aussi ?

ruling-RU-19 = Oui, une fondation est examinée comme toute autre action.
    .question = La protection du premier tour de table vaut-elle aussi contre un blocage par un jeton calpulli ?

ruling-RU-20 = Non, chaque action est examinée à part.
    .question = Au premier tour de table, peut-on bloquer un pion un instant au milieu de son tour ?

ruling-RU-21 = Oui, sauf si une option limite ou supprime le retrait.
    .question = Retire-t-on aussi les jetons calpulli inutilisables en période 1 ?

ruling-RU-22 = Le programme, par l'examen de MEX-75 et MEX-76, et il ne retire jamais un jeton encore utilisable.
    .question = Qui décide qu'un jeton calpulli est inutilisable ?

ruling-RU-23 = Oui, au-dessus on ne regarde que la taille des quartiers, et un jeton gardé trop longtemps est repéré dès qu'il reste 12 tuiles canal.
    .question = L'examen exact n'a-t-il lieu qu'avec 12 tuiles canal ou moins dans la réserve ?

ruling-RU-24 = À la fin du tour de table, ce qui revient au même, car une fois remplies, elles le restent.
    .question = Quand vérifie-t-on les conditions de fin de période ?

ruling-RU-25 = Ni place ni points.
    .question = Que donne une grandeur spirituelle de 0 dans un quartier ?

ruling-RU-26 = Personne.
    .question = Qui obtient la deuxième place si une seule couleur a des temples dans un quartier ?

ruling-RU-27 = La moitié des points de la deuxième place, eux-mêmes déjà arrondis à l'unité supérieure, arrondie à son tour de la même façon.
    .question = Que rapporte la troisième place dans un quartier non fondé ?

ruling-RU-28 = Oui, c'est un quartier comme les autres.
    .question = Le grand reste de l'île est-il un quartier au second décompte ?

ruling-RU-29 = Tous ceux qui sont encore à égalité partagent la victoire.
    .question = Que se passe-t-il si trois joueurs ou plus sont à égalité à la fin ?

ruling-RU-30 = Les cases dont un côté touche le lac.
    .question = Quelles cases bordent la côte et sont donc interdites aux temples neutres ?

ruling-RU-31 = Que 4 cases les séparent, donc une distance de 5 ou plus ; une option permet 4.
    .question = Que veut dire un espace de 4 cases entre temples neutres ?

ruling-RU-32 = Il y a toujours 10 temples, mais plus hauts.
    .question = Comment les temples neutres gagnent-ils des étages dans la variante plus difficile ?

ruling-RU-33 = Elle occupe sa place mais ne marque rien.
    .question = Que fait la couleur neutre dans le classement ?

ruling-RU-34 = Oui, dans la limite de 2 jetons récupérés par tour.
    .question = Peut-on dépenser et récupérer des jetons « Point d'Action » dans le même tour ?

ruling-RU-35 = Après 5 tours de table sans canal, ni fondation, ni temple, elle se termine d'elle-même ; une option change ce nombre.
    .question = Que se passe-t-il si personne ne veut finir une période ?

ruling-RU-36 = Oui, les deux restent jusqu'à ce que l'un soit posé.
    .question = Les deux jetons calpulli d'une taille restent-ils s'il n'y a de place que pour un seul ?

ruling-RU-37 = Non, un canal ne se construit que sur des cases vides.
    .question = Peut-on construire un canal sous son propre pion ?

ruling-RU-38 = Le joueur du premier siège, ou un joueur tiré au sort si l'option le prévoit, car on ne connaît pas l'âge des joueurs.
    .question = Qui commence à la place du joueur le plus âgé ?

ruling-RU-39 = Oui, seul compte l'endroit où il se tient.
    .question = Un pion qui n'a jamais quitté sa case départ reçoit-il le bonus du palais ?

## Options

option-first_player = Qui commence tous les tours de table.
    .seat0 = Le joueur du premier siège
    .random = Un joueur tiré au sort

option-emblem_enterable = Indique si les pions peuvent entrer sur la case Emblème H7, au centre du palais.
    .true = Les pions peuvent entrer
    .false = Fermée aux pions

option-first_round_rule = Ce qui est interdit envers les pions des autres joueurs au premier tour de table de la période 1.
    .enclosure = Réduire un pion à 12 autres emplacements ou moins, ou à aucun
    .immobile = Seulement réduire un pion à aucun autre emplacement
    .off = Rien

option-removal_periods = Quand les jetons calpulli devenus inutilisables sont retirés du jeu.
    .both = Dans les deux périodes
    .second_only = Seulement en période 2
    .off = Jamais

option-stall_rounds = Après combien de tours de table de suite sans canal, ni fondation, ni temple une période se termine : 1 ou plus ; pour y renoncer, il faut le retrait dans les deux périodes.
    .off = Jamais
    .custom = Un autre nombre de tours de table, au moins 1

option-neutral_min_distance = Distance minimale entre deux temples neutres, écart en colonnes plus écart en lignes : 5 laisse quatre cases entre eux, 4 en laisse trois.

option-neutral_mix = Combien de temples neutres de 1, 2, 3 et 4 étages se trouvent sur le plateau à deux joueurs.
    .standard = 4, 3, 2, 1 : 20 étages
    .hard = 2, 3, 3, 2 : 25 étages
    .very_hard = 1, 2, 4, 3 : 29 étages
    .custom = Toute répartition de 10 temples avec au plus 6, 5, 4 et 3 de chaque hauteur, par exemple 3,3,2,2

option-colours = Les couleurs des joueurs dans l'ordre des sièges, chacune utilisée par un joueur au plus ; à deux joueurs, la première couleur inutilisée est la couleur neutre.
    .black = Noir
    .grey = Gris
    .sand = Sable
    .red = Rouge
    .custom = Autres : une couleur par siège, par exemple red,sand

option-components = Le fichier de matériel : tous les nombres de la boîte, et le plateau. Qui veut essayer un changement peut utiliser un fichier avec d'autres valeurs.
    .box = Comme livré avec Patolli
    .custom = Votre propre fichier, en ligne de commande : son chemin, par exemple my.toml
