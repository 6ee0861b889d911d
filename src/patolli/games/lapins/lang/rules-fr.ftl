### Dix-Huit Lapins en français : les règles, les précisions et les options, en bref.

about = Bâtissez des cités mayas, portez leurs richesses aux temples et aux palais, et gagnez le plus de gloire d'ici au dernier match de pelote.

rules-intro =
    Vous êtes roi et cherchez le plus de gloire. Bâtissez des cités dans la forêt et remplissez-les de villages, temples, palais, garnisons et autres bâtiments.
    Les villages produisent une fois par manche. À la fin, les richesses vont par les chemins à vos temples (gloire), palais (impôts : la richesse pour bâtir) ou réserves.
    Dans une manche, les rois font chacun une action à tour de rôle : bâtir, transformer, attaquer ou retourner une carte Katun. Beaucoup sont des catastrophes, et un roi sans richesse ne peut que retourner des cartes. Quand toutes les cartes de la rangée sont retournées, la manche finit ; la partie finit avec la manche du quatrième match de pelote.

## Le matériel

section-components = Matériel
    .rules = LAP-1 LAP-11

rule-LAP-1 = Il y a de 2 à 4 rois, chacun avec sa couleur. Les sièges se comptent dans le sens des aiguilles d'une montre ; à gauche d'un roi se trouve le siège suivant.
    .title = Rois

rule-LAP-2 = Il y a 40 tuiles : 33 avec un site, 7 avec seulement des chemins. Un site produit du maïs, du cacao, des coquillages, du jade ou de l'obsidienne. Les sites à coquillages ont 2 emplacements, tous les autres 4.
    .title = Tuiles

rule-LAP-3 = Maïs, cacao, coquillage, jade, obsidienne, prisonnier : toujours dans cet ordre. Les villages produisent les cinq premiers ; les prisonniers sont capturés ou viennent d'une carte.
    .title = Sortes de richesses

rule-LAP-4 = Les richesses du roi sont chez lui, et c'est avec elles qu'il paie. Les richesses du plateau appartiennent au peuple. Un palais les fait passer au roi ; l'inverse n'arrive jamais.
    .title = Richesses du roi et du plateau

rule-LAP-5 = Dans cet ordre : village (1 emplacement, coûte 1), palais (2 emplacements, 2), temple (2 emplacements, 2), garnison (1 emplacement, 1), garnison de niveau 2 (1 emplacement, 1 et 1 obsidienne), réserve (1 emplacement, 1 maïs), marché (1 emplacement, 1 cacao), observatoire (1 emplacement, 1 jade), terrain de pelote (1 emplacement, 1 coquillage). Un simple nombre se paie avec n'importe quelles richesses, prisonniers compris ; une sorte nommée doit être celle-là.
    .title = Bâtiments

rule-LAP-6 = Elle a une force de 2 sur un seul emplacement. Elle se perd niveau par niveau : elle devient d'abord une garnison, qui garde au plus un prisonnier, puis elle disparaît.
    .title = Garnison de niveau 2

rule-LAP-7 = Une cité a au plus un terrain de pelote. Tous les autres bâtiments peuvent être répétés tant qu'il y a des emplacements.
    .title = Un terrain de pelote par cité

rule-LAP-8 = Un roi a 12 stèles, donc au plus 12 cités.
    .title = Douze cités

rule-LAP-9 = Les richesses, les bâtiments et les jetons de contrôle ne s'épuisent jamais.
    .title = Pas d'autre limite

rule-LAP-10 = 1, 2 et 3 donnent autant de points ; 4 et 5 ne donnent rien ; 6 ne donne rien et c'est un échec.
    .title = Le dé

rule-LAP-11 = 59 cartes : 15 favorables (dont 10 de maïs), 5 exceptionnelles, 5 expéditions, 2 fêtes du cacao, 5 matchs de pelote et 27 catastrophes : 12 sécheresses, et 3 de chaque pour l'insurrection, le tremblement de terre, la concurrence Pochtecas, le raid toltèque et la décadence.
    .title = Cartes Katun

## La carte

section-map = La carte
    .rules = LAP-12 LAP-19

rule-LAP-12 = Les colonnes sont des lettres d'ouest en est, les lignes des nombres du nord au sud. Un site porte le nom de sa case. L'ordre du plateau va ligne par ligne depuis le nord, chacune d'ouest en est.
    .title = Coordonnées

rule-LAP-13 = Une tuile à site a des sorties sur certains de ses côtés. Une tuile sans site a des liaisons, qui joignent chacune deux côtés et ne se rencontrent jamais. Les tuiles se tournent par quarts de tour.
    .title = Chemins

rule-LAP-14 = On quitte un site par une sortie et l'on suit le chemin sur les tuiles sans site. S'il aboutit à un autre site, les deux sont adjacents, quelle que soit la longueur du chemin. Un chemin qui rencontre un côté sans chemin ou le bord est une impasse. L'attaque, la défense, les marchés et le transport s'en servent tous.
    .title = Sites adjacents

rule-LAP-15 = La carte est aléatoire, celle pour débuter, ou libre. Dans le jeu de chemins « open », chaque site a quatre sorties ; dans « varied », certains en ont trois. La carte pour débuter va avec « open ».
    .title = Carte et jeu de chemins

rule-LAP-16 = 6 tuiles sur 5 : 16 de maïs, 3 de coquillages, 2 de cacao, 2 d'obsidienne, 2 de jade et 5 sans site, mélangées et tournées au hasard. Si les sites ne communiquent pas tous, on tire tout de nouveau.
    .title = Carte aléatoire

rule-LAP-16a = Case par case dans l'ordre du plateau : d'abord ce qui s'y trouve, puis quelle tuile et comment elle est tournée. Ce qui se ressemble compte pour un seul résultat, et un tirage à un seul résultat n'est pas demandé.
    .title = Tirage de la carte

rule-LAP-17 = Une carte fixe de 25 sites, qui communiquent tous, chacun avec deux à quatre voisins.
    .title = Carte pour débuter

rule-LAP-18 = Sont refusés : un rectangle incomplet, un côté de moins de 2 tuiles ou plus de 40 tuiles (E1) ; une tuile ou une rotation inconnue (E2) ; une tuile utilisée deux fois (E3) ; moins de 4 sites par roi (E4) ; des sites qui ne communiquent pas tous (E5). Simples avertissements : une sorte qu'aucun site ne produit (W1), un site avec un seul voisin (W2).
    .title = Carte libre

rule-LAP-19 = Le roi à gauche de celui qui a disposé la carte ; si personne ne l'a fait, un roi tiré au sort.
    .title = Premier roi

## Rois, pioche, durée

section-setup = Rois, pioche, durée
    .rules = LAP-20 LAP-24

rule-LAP-20 = Chaque roi a 10 maïs, aucune gloire et aucune cité.
    .title = Départ

rule-LAP-21 = Les 44 cartes qui ne sont ni matchs ni maïs favorables forment six paquets, avec un match entre deux paquets voisins. Sur le dessus sont posées deux cartes de maïs favorable par roi ; les autres ne servent pas.
    .title = La pioche

rule-LAP-22 = Six tailles de 6 à 9 qui font 44 en tout, les 546 façons étant également probables. Elles ne sont jamais dites.
    .title = Taille des paquets

rule-LAP-22a = Rien n'est tiré d'avance : une carte reçoit sa face quand quelqu'un la voit pour la première fois, avec exactement les chances d'une pioche préparée en secret. Elle garde cette face.
    .title = Quand une carte reçoit sa face

rule-LAP-23 = La partie finit avec la manche du 3e, du 4e ou du 5e match ; d'ordinaire, c'est le 4e.
    .title = Durée

rule-LAP-24 = Personne ne décide rien à la mise en place, sauf pour une carte libre. Pour des essais ou des problèmes, une position peut être composée à la main, avec les cartes déjà vues et par qui.
    .title = Aucun choix

## Les cités

section-state = Cités
    .rules = LAP-25 LAP-30

rule-LAP-25 = La carte, les richesses et la gloire des rois, les cités avec tout leur contenu, les cartes et qui les a regardées, les matchs joués, la manche, le tour, et ce qui est à décider.
    .title = Ce qu'il y a sur la table

rule-LAP-26 = Les sites disponibles, les jetons de contrôle, les prix, la force, la défense et les zones de transport s'en déduisent à tout moment.
    .title = Ce qui s'en déduit

rule-LAP-27 = Un site avec un bâtiment est la cité d'un roi. Quand son dernier bâtiment s'en va, pour quelque raison que ce soit, le site est aussitôt disponible.
    .title = À qui est la cité

rule-LAP-28 = Ce qui se trouve sur un bâtiment retiré va à la banque.
    .title = Ce qui se perd avec un bâtiment

rule-LAP-29 = Les bâtiments n'ont pas de place précise dans leur cité. Ceux de même sorte et de même contenu se valent ; on les énumère par sorte, puis par contenu.
    .title = Bâtiments interchangeables

rule-LAP-30 = La force d'une cité est le nombre de ses garnisons, celles de niveau 2 comptant double.
    .title = Force

## La manche

section-round = Manche
    .rules = LAP-31 LAP-35

rule-LAP-31 = Au début d'une manche, on pose face cachée une carte de plus qu'il n'y a de rois, dans l'ordre de la pioche.
    .title = La rangée

rule-LAP-32 = Le roi dont c'est le tour en fait une : bâtir une cité sur un site disponible (avec moins de 12 cités, et de quoi payer le prix et un bâtiment), transformer une de ses cités, attaquer une cité ennemie adjacente (avec une garnison et 1 richesse), retourner une carte Katun, ou passer en payant 1.
    .title = Cinq actions

rule-LAP-33 = Un roi sans richesses ne peut que retourner une carte.
    .title = Sans richesses

rule-LAP-34 = Si toutes les cartes de la rangée sont retournées, la manche finit une fois la dernière résolue. Sinon, c'est au roi suivant.
    .title = Après l'action

rule-LAP-35 = Elle commence par le roi à gauche de celui qui a retourné la dernière carte.
    .title = La manche suivante

## Le paiement

section-payment = Paiement
    .rules = LAP-36 LAP-39

rule-LAP-36 = Le roi doit avoir la quantité voulue de chaque sorte nommée, et assez de richesses en tout.
    .title = Ce qu'on peut payer

rule-LAP-37 = Tous les coûts d'une action se paient ensemble, une fois ses choix faits et avant de lancer les dés ou de regarder des cartes. Les sortes nommées sont prises d'elles-mêmes. Seule l'appropriation d'un site se paie après son attaque.
    .title = Quand on paie

rule-LAP-38 = Les richesses au choix se désignent une à une dans l'ordre des sortes, de sorte que chaque paiement ne se fait que d'une façon. Une sorte est proposée si elle et les suivantes couvrent encore ce qui est dû.
    .title = Dans l'ordre

rule-LAP-39 = Proposé avant la première richesse s'il y a un choix : les prisonniers d'abord, puis toujours une richesse de la sorte que le roi a le plus, à égalité dans l'ordre des sortes.
    .title = Paiement automatique

## Bâtir une cité

section-founding = Bâtir une cité
    .rules = LAP-40 LAP-43

rule-LAP-40 = Sur n'importe quel site disponible, proche ou lointain.
    .title = Où

rule-LAP-41 = 1, plus les jetons de contrôle ennemis qui s'y trouvent, moins les siens ; jamais moins de 0.
    .title = Prix du site

rule-LAP-42 = On choisit les bâtiments un à un dans leur ordre, selon les emplacements et les richesses. Il en faut au moins un.
    .title = Construction

rule-LAP-43 = Après le paiement, les bâtiments sont debout, le site est la cité du roi, et ses jetons de contrôle disparaissent.
    .title = Effet

## Les marchés

section-markets = Marchés
    .rules = LAP-44 LAP-45

rule-LAP-44 = Sur chaque site disponible, un roi a autant de jetons de contrôle que de marchés dans les cités adjacentes. Sur les cités, il n'y en a pas.
    .title = Jetons de contrôle

rule-LAP-45 = Ils changent le prix du site et peuvent bloquer le transport.
    .title = À quoi ils servent

## Transformer une cité

section-transforming = Transformer une cité
    .rules = LAP-46 LAP-50

rule-LAP-46 = 1, plus ce qui est construit. Détruire est gratuit et ne rend rien. Une seule de ses cités par action.
    .title = Coût

rule-LAP-47 = On commence par là, dans l'ordre. Le dernier bâtiment ne peut partir que si l'on peut en payer un d'une autre sorte en plus du coût de l'action. On peut s'arrêter quand quelque chose a été détruit, ou quand quelque chose peut être construit ou amélioré.
    .title = Détruire

rule-LAP-48 = Avec 1 richesse, si quelque chose peut être détruit, construit ou amélioré.
    .title = Quand c'est possible

rule-LAP-49 = Comme pour bâtir une cité, et de plus : une sorte détruite pendant l'action ne peut pas y être construite ; une garnison déjà présente peut passer au niveau 2 pour 1 obsidienne en gardant son prisonnier, après toutes les constructions ; quelque chose doit changer, et un bâtiment doit rester debout.
    .title = Construire et améliorer

rule-LAP-50 = Tous les changements ont lieu ensemble après le paiement. Ce qui reste garde son contenu.
    .title = Effet

## Attaquer

section-attack = Attaquer
    .rules = LAP-51 LAP-59

rule-LAP-51 = D'une de ses cités avec une garnison vers une cité adjacente d'un autre roi.
    .title = D'où et vers où

rule-LAP-52 = L'attaquant engage autant de garnisons qu'il veut, dans la limite de la force de sa cité et de ce qu'il peut payer. Une garnison de niveau 2 peut compter pour une ou deux.
    .title = Combien

rule-LAP-53 = 1 richesse pour deux garnisons, arrondi au supérieur, payée avant le jet. Puis on lance autant de dés que de garnisons.
    .title = Prix et dés

rule-LAP-54 = Pour chaque échec, l'attaquant perd un niveau de garnison de son choix dans la cité qui attaque, quelle que soit l'issue.
    .title = Échecs

rule-LAP-55 = Le potentiel est la somme des points. La défense est la force de la cité attaquée et de celles du même roi qui lui sont adjacentes. Les dégâts sont la différence, si elle dépasse 0.
    .title = Potentiel et défense

rule-LAP-56 = L'attaquant choisit ce qui part : 2 points pour un palais ou un temple, 1 pour tout le reste, 1 par niveau pour une garnison de niveau 2. Il continue tant qu'il le peut. Si les points suffisent pour tout, tout part.
    .title = Dégâts

rule-LAP-57 = Un pour chaque bâtiment détruit, et un pour chaque niveau d'une garnison de niveau 2.
    .title = Prisonniers gagnés

rule-LAP-58 = Aux garnisons de la cité qui attaque où il y a de la place : un par garnison, deux au niveau 2. S'ils remplissent toutes les places, les autres sont perdus. Une option permet toutes les garnisons de l'attaquant.
    .title = Où vont les prisonniers

rule-LAP-59 = Si la cité attaquée est vide, l'attaquant peut aussitôt s'approprier le site s'il a 1 richesse et moins de 12 cités. Le site ne coûte rien ; il doit y construire quelque chose et le payer.
    .title = S'approprier le site

## Les cartes Katun

section-katun = Cartes Katun
    .rules = LAP-60 LAP-69

rule-LAP-60 = Avant de retourner une carte, un roi qui a un observatoire peut payer 1 pour regarder des cartes. Il doit ensuite en retourner une.
    .title = Divination

rule-LAP-61 = Une par observatoire. Si cela suffit pour toutes les cartes cachées de la rangée, il les voit, puis les suivantes de la pioche. Sinon, il les choisit l'une après l'autre et voit chacune avant la suivante.
    .title = Combien de cartes

rule-LAP-62 = Il retourne n'importe quelle carte cachée de la rangée. Les cartes retournées sont connues de tous et hors du jeu.
    .title = Retourner

rule-LAP-63 = Une carte favorable ou exceptionnelle donne au roi ce qu'elle montre. La fête donne 1 cacao à chaque roi.
    .title = Gains et fête

rule-LAP-64 = Le roi reçoit 1 richesse de la sorte de son choix, parmi les six.
    .title = Expédition

rule-LAP-65 = Seuls la fête et le match concernent d'autres rois que celui qui a retourné la carte.
    .title = Qui est concerné

rule-LAP-66 = Le roi qui a le plus de terrains de pelote marque autant de points de gloire qu'il a de cités. Si plusieurs en ont le plus, chacun prend le nombre de ses propres cités divisé par le nombre de ces rois, arrondi à l'inférieur. Si personne n'en a, personne ne marque ; le match compte quand même.
    .title = Match de pelote

rule-LAP-67 = Si le roi n'a aucun des bâtiments visés, il ne se passe rien.
    .title = Catastrophe sans cible

rule-LAP-68 = Il peut à la place dépenser une richesse d'une de ses réserves : du maïs contre la sécheresse et l'insurrection ; du jade contre le tremblement de terre, du cacao contre la concurrence Pochtecas, de l'obsidienne contre le raid toltèque, un coquillage contre la décadence, et pour ces quatre aussi un prisonnier.
    .title = Payer

rule-LAP-69 = Sinon, il choisit ce qu'il perd : 2 villages pour la sécheresse, 1 palais pour l'insurrection, 1 temple pour le tremblement de terre, 2 marchés pour la concurrence Pochtecas, 2 niveaux de garnison pour le raid toltèque, 1 terrain de pelote ou observatoire pour la décadence ; s'il en a moins, ceux-là.
    .title = Subir

## La fin de la manche

section-share = Fin de la manche
    .rules = LAP-70 LAP-82

rule-LAP-70 = Chaque village produit une richesse de la sorte de son site.
    .title = Production

rule-LAP-71 = Par les cités du roi et par les sites disponibles qui ne lui sont pas bloqués, jamais par des cités ennemies. La distance ne compte pas.
    .title = Par où passent les richesses

rule-LAP-72 = Un site disponible est bloqué pour un roi si les jetons de contrôle ennemis y sont plus nombreux que les siens.
    .title = Sites bloqués

rule-LAP-73 = Les cités d'un roi qui sont ainsi reliées. Les richesses circulent librement dans une zone et jamais vers une autre.
    .title = Zone de transport

rule-LAP-74 = Les richesses qui viennent d'être produites, celles des réserves et les prisonniers des garnisons de la zone.
    .title = Ce qui est réparti

rule-LAP-75 = À un temple (chaque sorte une fois), à un palais (3 richesses), à une réserve (1 richesse), ou bien elles sont perdues.
    .title = Où vont les richesses

rule-LAP-76 = Un temple avec 0 à 6 richesses différentes rapporte 0, 1, 3, 5, 7, 10 ou 15 points de gloire. Les richesses sont réparties au mieux entre les temples d'une zone.
    .title = Cérémonie

rule-LAP-77 = Les richesses des palais deviennent celles du roi. Celles des réserves y restent.
    .title = Impôts et stockage

rule-LAP-78 = Quiconque a une zone avec une richesse et une place pour elle choisit : gloire d'abord, impôts d'abord, ou à la main. À la main, pour chaque zone : les sacrifices, puis les impôts, puis les réserves cité par cité, toujours dans l'ordre des sortes.
    .title = Décider

rule-LAP-79 = « Gloire d'abord » sacrifie tout ce que les temples acceptent, puis perçoit, puis stocke. « Impôts d'abord » perçoit avant de sacrifier. Les impôts prennent toujours la sorte dont il reste le plus ; les réserves prennent tour à tour maïs, prisonnier, jade, obsidienne, cacao, coquillage. Aucune autre répartition ne fait mieux dans cet ordre de buts.
    .title = Répartitions automatiques

rule-LAP-80 = Pour tous les rois ensemble : gloire, impôts, réserves ; les prisonniers des garnisons et tout le reste sont défaussés.
    .title = Effet

rule-LAP-81 = Ce qu'un roi fait ici ne change rien pour les autres.
    .title = L'ordre ne compte pas

rule-LAP-82 = D'ordinaire, tous décident en même temps et ne voient des autres que qui a terminé. Une option les fait décider ouvertement tour à tour, en commençant par celui qui a retourné la dernière carte.
    .title = En secret ou tour à tour

## La fin de la partie

section-end = Fin de la partie
    .rules = LAP-83 LAP-85

rule-LAP-83 = Quand le nombre de matchs prévu par la durée est atteint, la partie finit une fois réparties les richesses de cette manche.
    .title = Quand

rule-LAP-84 = La gloire, et 1 point par richesse du roi. Les richesses du plateau ne comptent pas.
    .title = Points

rule-LAP-85 = Le plus de points ; à égalité, le plus de cités ; sinon, victoire partagée.
    .title = Vainqueur

## Décisions et hasard

section-decisions = Décisions et hasard
    .rules = LAP-86 LAP-91

rule-LAP-86 = Une décision à une seule possibilité est exécutée sans être demandée ni écrite. Ce que le hasard tire est toujours une ligne, sauf pour la carte, où un tirage à un seul résultat n'en demande pas.
    .title = Décisions forcées

rule-LAP-87 = Chaque possibilité est une ligne de mots, la même dans toutes les langues, et elles sont énumérées dans un ordre fixe.
    .title = Les lignes et leur ordre

rule-LAP-88 = Aucune suite de choix ne revient en arrière, et chacune est limitée.
    .title = Des suites courtes

rule-LAP-89 = Un roi peut dire plusieurs lignes ensemble ; si l'une n'est pas permise, rien n'est fait. Elles s'arrêtent là où interviennent les dés, les cartes ou un autre roi.
    .title = Plusieurs lignes à la fois

rule-LAP-90 = Une personne compose une cité, une attaque ou une répartition entière et la confirme ; les lignes en découlent, avec le paiement automatique sauf indication contraire.
    .title = Gestes

rule-LAP-91 = Les dés : les faces montrées, avec la probabilité de leurs jets. Les cartes, la carte et le premier roi selon leurs propres règles. Personne ne voit ce que le hasard peut encore tirer.
    .title = Hasard

## Ce qui est caché

section-hidden = Ce qui est caché
    .rules = LAP-92 LAP-97

rule-LAP-92 = La carte, les cités et leur contenu, les richesses, la gloire, les cartes retournées, la composition de la pioche et le maïs sur son dessus ; et aussi qui a fait une divination et où il a regardé.
    .title = Connu de tous

rule-LAP-93 = Les faces des cartes qu'un roi a regardées. Il les connaît encore quand elles sont posées plus tard.
    .title = Connu d'un seul

rule-LAP-94 = Ce que le hasard n'a pas tiré. On sait quelles cartes ont été vues, pas ce qu'elles sont.
    .title = Caché à tous

rule-LAP-95 = Tant que tous répartissent en même temps, personne ne voit les choix des autres avant que le dernier roi ait décidé.
    .title = Répartitions secrètes

rule-LAP-96 = Les cartes que seuls d'autres ont vues sont pour lui tirées de nouveau selon leurs chances ; les répartitions cachées peuvent être toutes celles qui sont permises.
    .title = Ce qu'un roi peut supposer

rule-LAP-97 = Retourner une carte en use une, et toute autre action coûte au moins 1 richesse : chaque partie arrive donc à sa fin.
    .title = La partie finit

## Précisions

ruling-R-1 = 59 : la liste imprimée, les 5 matchs et les 44 autres cartes de la mise en place concordent ; la liste du matériel dit 64.
    .question = Combien y a-t-il de cartes Katun ?

ruling-R-2 = 10 sur 15 ; il y en a une pour le cacao, le coquillage, le jade, l'obsidienne et le prisonnier.
    .question = Combien de cartes favorables donnent du maïs ?

ruling-R-3 = Elles sont hors du jeu.
    .question = Que deviennent les cartes de maïs au-delà de deux par roi ?

ruling-R-4 = Six tailles de 6 à 9, tirées au hasard et jamais dites.
    .question = Les six paquets sont-ils égaux ?

ruling-R-5 = 1 richesse ; 3 maïs ou 2 d'une autre sorte.
    .question = Que donnent les cartes favorables et exceptionnelles ?

ruling-R-6 = 1 point, 2 points, rien.
    .question = Que donnent les faces 1, 2 et 4 du dé ?

ruling-R-7 = Des quatre ; l'option path_set offre un autre jeu.
    .question = De quels côtés les chemins quittent-ils un site ?

ruling-R-8 = Deux liaisons qui joignent chacune deux côtés et ne se rencontrent jamais.
    .question = Comment vont les chemins sur les tuiles sans site ?

ruling-R-9 = La carte aléatoire ; la carte fixe pour débuter est notre ajout, pour les leçons.
    .question = Quelle carte convient à une première partie ?

ruling-R-10 = 4 de maïs, 1 de coquillages, 1 de cacao, 1 d'obsidienne, 1 de jade, 2 sans site.
    .question = Quelles sont les dix tuiles laissées hors d'une carte aléatoire ?

ruling-R-11 = Ceux qui produisent des coquillages.
    .question = Quels sites ont deux emplacements ?

ruling-R-12 = Non, elle a 6 tuiles sur 5 ; une carte libre peut avoir une autre taille.
    .question = La carte est-elle plus petite à deux ou trois rois ?

ruling-R-13 = Un rectangle complet de tuiles de la boîte, avec quatre sites par roi, qui communiquent tous.
    .question = Quand une carte libre est-elle permise ?

ruling-R-14 = On la tire de nouveau.
    .question = Et si une carte aléatoire n'est pas d'un seul tenant ?

ruling-R-15 = Un roi tiré au sort.
    .question = Qui commence si personne n'a disposé la carte ?

ruling-R-16 = Le roi à gauche de celui qui a retourné la dernière carte.
    .question = Qui commence la manche suivante ?

ruling-R-17 = Cela n'arrive jamais.
    .question = Et si les jetons ou les tuiles s'épuisent ?

ruling-R-18 = Non.
    .question = Un roi peut-il avoir plus de 12 cités ?

ruling-R-19 = Non : il y en a un pour chaque marché de son roi dans une cité adjacente.
    .question = Faut-il suivre chaque jeton de contrôle ?

ruling-R-20 = La même chose que pour une cité dévastée.
    .question = Que deviennent les jetons quand une cité est perdue par une catastrophe ou par des échecs ?

ruling-R-21 = Ils s'additionnent, pour le prix et pour le transport.
    .question = Et si plusieurs ennemis ont des jetons sur un site ?

ruling-R-22 = Non, 0 est le minimum.
    .question = Un site peut-il coûter moins que rien ?

ruling-R-23 = Oui, pour les richesses au choix, jamais pour une sorte nommée.
    .question = Peut-on payer avec des prisonniers ?

ruling-R-24 = Non ; construisez plutôt une garnison de niveau 2.
    .question = Peut-on améliorer une garnison dans l'action qui la construit ?

ruling-R-25 = Non.
    .question = Peut-on transformer une cité sans rien changer ?

ruling-R-26 = Non, au moins un bâtiment reste ou est construit.
    .question = Peut-on vider une cité en la transformant ?

ruling-R-27 = Non.
    .question = Peut-on détruire et reconstruire la même sorte dans une action ?

ruling-R-28 = Seulement en la détruisant et en construisant une garnison.
    .question = Peut-on réduire exprès une garnison de niveau 2 ?

ruling-R-29 = Le prix d'une attaque est arrondi au supérieur.
    .question = Et la moitié d'une richesse ?

ruling-R-30 = L'attaquant choisit dans la cité qui attaque, même parmi celles qui n'ont pas été engagées.
    .question = Quelles garnisons sont perdues par les échecs ?

ruling-R-31 = Oui, tant que le reste permet de détruire quelque chose ; personne n'a à le prévoir.
    .question = Faut-il utiliser tous les dégâts ?

ruling-R-32 = Un par niveau.
    .question = Combien de prisonniers donne une garnison de niveau 2 ?

ruling-R-33 = Seulement celui qui n'a plus de place.
    .question = Quel prisonnier est perdu quand une garnison de niveau 2 est réduite ?

ruling-R-34 = Aux garnisons de la cité qui attaque ; une option permet toutes les garnisons de l'attaquant.
    .question = Où vont les prisonniers capturés ?

ruling-R-35 = Les autres sont perdus.
    .question = Et s'il y a plus de prisonniers que de places ?

ruling-R-36 = Elles vont à la banque, les prisonniers aussi.
    .question = Que deviennent les richesses des bâtiments détruits ?

ruling-R-37 = Non.
    .question = Peut-on s'approprier un site sans richesses ?

ruling-R-38 = Personne ne marque, mais le match compte pour la fin.
    .question = Et si personne n'a de terrain de pelote lors d'un match ?

ruling-R-39 = Chacun des rois à égalité prend le nombre de ses propres cités divisé par le nombre de ces rois, arrondi à l'inférieur.
    .question = Que rapporte un match à égalité ?

ruling-R-40 = Non, il doit retourner une carte.
    .question = Un roi peut-il faire une divination puis autre chose ?

ruling-R-41 = Non.
    .question = Un roi peut-il regarder moins de cartes qu'il ne pourrait ?

ruling-R-42 = N'importe laquelle qui est face cachée.
    .question = Quelle carte de la rangée retourne-t-on ?

ruling-R-43 = Non.
    .question = Doit-on payer contre une catastrophe si on le peut ?

ruling-R-44 = On perd ce qu'il y a.
    .question = Et s'il y a moins de bâtiments que la carte n'en prend ?

ruling-R-45 = Non, seulement les richesses des réserves.
    .question = Un prisonnier sur une garnison aide-t-il contre une catastrophe ?

ruling-R-46 = N'importe laquelle des six sortes.
    .question = Que peut rapporter une expédition ?

ruling-R-47 = Ils sont perdus.
    .question = Que deviennent les prisonniers restés sur les garnisons à la fin de la manche ?

ruling-R-48 = Tous en même temps et en secret ; l'option allocation les fait passer tour à tour, en commençant par celui qui a retourné la dernière carte.
    .question = Dans quel ordre les rois répartissent-ils leurs richesses ?

ruling-R-49 = D'eux-mêmes, au mieux.
    .question = Comment les sacrifices se répartissent-ils entre plusieurs temples ?

ruling-R-50 = Non.
    .question = Un roi peut-il cacher ses richesses ?

ruling-R-51 = Non, on les compte sur toute la partie.
    .question = Les matchs doivent-ils venir dans une même manche pour finir la partie ?

ruling-R-52 = Ils partagent la victoire.
    .question = Et si des rois sont à égalité de points et de cités ?

ruling-R-53 = Turquoise et blanc.
    .question = Quelles sont les couleurs du troisième et du quatrième roi ?

ruling-R-54 = Oui.
    .question = Tous savent-ils que les premières cartes sont du maïs ?

ruling-R-55 = Non, elle est remplie dans l'ordre de la pioche.
    .question = La rangée est-elle mélangée avant d'être posée ?

ruling-R-56 = Non, il ne se passe rien.
    .question = Un roi peut-il payer pour éviter une carte qui ne le concerne pas ?

ruling-R-57 = Oui.
    .question = Peut-on regarder de nouveau une carte connue ?

## Options

option-length = Après combien de matchs de pelote la partie finit : 3 pour une partie courte, 4 d'ordinaire, 5 pour une longue.

option-map = La carte sur laquelle on joue.
    .random = Tirée au hasard
    .beginner = La carte pour débuter
    .custom = Une carte libre : des lignes de tuiles, par exemple M01,S02,X05/J01+90,M02,M03/…

option-path_set = De quels côtés les chemins quittent les sites.
    .open = Des quatre
    .varied = De trois côtés sur certaines tuiles

option-allocation = Comment les richesses sont réparties à la fin d'une manche.
    .simultaneous = Tous les rois à la fois, en secret
    .turn_order = L'un après l'autre, ouvertement

option-prisoner_place = Où les prisonniers capturés peuvent être conduits.
    .attacking_city = Dans la cité qui a attaqué
    .any_garrison = Dans n'importe quelle garnison de l'attaquant

option-laid_by = Qui a disposé une carte libre ; le roi à gauche commence.
    .lot = Personne : le premier roi est tiré au sort
    .custom = Avec une carte libre : le numéro du siège dont le roi l'a composée, à partir de 0

option-components = Le fichier de matériel : ce que coûtent les bâtiments, les dés, les cartes, les tuiles et les plans.
    .box = Comme livré avec Patolli
    .custom = Votre propre fichier, en ligne de commande : son chemin, par exemple my.toml
