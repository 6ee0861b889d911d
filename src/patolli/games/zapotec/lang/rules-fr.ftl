### Zapotec en français : les règles, les précisions et les options, en bref.

about = À chaque manche, choisissez une carte en secret, amassez des ressources, et marquez des points pour vos maisons, pyramides, rituels et sacrifices dans les vallées zapotèques.

rules-intro =
    Vous cherchez le plus de points après cinq manches : par les bâtiments que les cartes Score demandent, les pyramides, les rituels et la piste de Sacrifices.
    À chaque manche, chacun choisit une carte en secret. Son numéro dit qui joue d'abord, sa ressource quelle rangée ou colonne de votre grille rapporte, sa propriété où vous pouvez construire.
    À votre tour : le revenu, puis dans la Capitale les tuiles de Commerce, les pyramides, les rituels et les sacrifices, puis les bâtiments, dont chacun apporte une tuile à votre grille, donc plus de revenu. Prenez ensuite une nouvelle carte ; celle que personne ne prend sera la prochaine carte Score.

## Le matériel

section-components = Matériel
    .rules = ZAP-1 ZAP-10

rule-ZAP-1 = Bois, brique et pierre sont des ressources de base ; maïs, or et prêtres des ressources avancées. Chacun voit combien vous en avez, et il n'y a pas de maximum. Ce que vous dépensez retourne à la réserve commune.
    .title = Ressources

rule-ZAP-2 = Chaque case Bâtiment a un type (temple, village, champ de maïs), un terrain (plaines, collines, forêts) et une région (Etlá, Ocotlán, Mitla). Ces neuf valeurs sont les propriétés. Une case correspond à une propriété si c'est l'une de ses trois.
    .title = Propriétés

rule-ZAP-3 = Une case est désignée par les initiales anglaises de sa région, de son terrain et de son type, par exemple MFT pour Mitla, forêts, temple ; on ajoute 3 ou 4 pour les cases marquées. Cartes et tuiles ont une lettre et un numéro : A carte Action, B tuile Bâtiment, Z tuile Commerce, S tuile Score, R carte Rituel, K carte de Cocijobot. Une case de la grille est désignée par sa rangée et sa colonne, par exemple ww.
    .title = Noms

rule-ZAP-4 = La boîte contient 27 cartes Action, 45 tuiles Bâtiment, 4 tuiles Palais, 36 tuiles Commerce, 9 tuiles Score, 10 cartes Rituel et 27 cartes de Cocijobot ; dans chaque couleur, 9 maisons, 5 disques et 6 étages de pyramide.
    .title = Contenu de la boîte

rule-ZAP-5 = Une carte Action montre une ressource de base, une propriété et un numéro de 1 à 27, son initiative. Chaque paire d'une ressource et d'une propriété existe une fois.
    .title = Cartes Action

rule-ZAP-6 = Une tuile Bâtiment rapporte une ressource de base, imprimée dessus, et une ressource avancée qui dépend de son type : prêtre pour un temple, or pour un village, maïs pour un champ de maïs. Certains dos portent la marque 3+ ou 4.
    .title = Tuiles Bâtiment

rule-ZAP-7 = Chacune des neuf sections du plateau, un terrain dans une région, a cinq cases : un temple, un village et un champ de maïs sans marque, une case marquée 3+ et une marquée 4. À 1 ou 2 joueurs, 27 cases sont en jeu, à 3 joueurs 36, à 4 joueurs 45 ; chaque propriété en couvre un tiers.
    .title = Plateau principal

rule-ZAP-8 = Votre grille de ressources a neuf cases ; chaque ressource de base est l'en-tête d'une rangée et d'une colonne. Certaines cases montrent une ressource avancée. La case Palais, à côté de la grille, reçoit une tuile au plus.
    .title = Plateau Joueur

rule-ZAP-9 = Partout où l'on compte des bâtiments pour des points, une maison compte 1 et un palais compte 2.
    .title = Compter les bâtiments

rule-ZAP-10 = Sur le plateau, Etlá est en haut à gauche, Ocotlán en bas à gauche et Mitla en bas à droite ; les plaines sont à l'extérieur, les collines entre les deux, les forêts à l'intérieur. Le marché est en haut à droite, les tuiles Score au bord gauche, la piste de Sacrifices au bord droit.
    .title = Où se trouvent les choses

## La mise en place

section-setup = Mise en place
    .rules = ZAP-11 ZAP-17b

rule-ZAP-11 = Les tuiles Bâtiment dont la marque n'est pas en jeu restent dans la boîte. Chaque case en jeu reçoit au hasard une tuile de son type, côté ressources visible.
    .title = Tuiles Bâtiment sur le plateau

rule-ZAP-12 = De chaque niveau de tuiles Commerce, trois sont dévoilées ; les autres forment une pioche. En solo, on ne joue qu'avec ces neuf tuiles.
    .title = Marché

rule-ZAP-13 = Une tuile Score de plus qu'il n'y a de joueurs est posée au bord gauche, de haut en bas ; en solo, trois. Chaque tuile garde le numéro de son emplacement.
    .title = Tuiles Score

rule-ZAP-14 = Une carte Action est posée face visible comme première carte Score, puis viennent l'Offre, la pioche et les mains ; le reste quitte le jeu sans être vu. Offre, pioche, main : 2, 6, 6 en solo ; 3, 4, 6 à deux joueurs ; 4, 4, 5 à trois ; 5, 4, 4 à quatre.
    .title = Cartes Action au début

rule-ZAP-15 = Trois cartes Rituel sont dévoilées ; les sept autres ne servent pas.
    .title = Cartes Rituel en jeu

rule-ZAP-16 = Vous commencez avec 9 maisons, un étage inférieur, 2 intermédiaires et 3 supérieurs, un palais, 3 disques Rituel, 1 bois, 1 brique et 1 pierre, sans point, et sur la case 0 de la piste de Sacrifices.
    .title = Ce que chacun a au début

rule-ZAP-17 = Tout le hasard est dans le tirage des cartes et des tuiles. Une carte face cachée n'est aucune carte précise tant que personne ne la voit ; le tirage a lieu à ce moment.
    .title = Hasard

rule-ZAP-17a = Les tirages se font un par un : à la mise en place, les tuiles du plateau, le marché, les tuiles Score, la carte Score, l'Offre, en solo le dessus de la pioche, les mains, les cartes Rituel, en solo le premier indice ; plus tard, les cartes de Cocijobot, le marché à la fin d'un tour et l'Offre à la fin d'une manche. Tout ce qui n'a pas encore été tiré a les mêmes chances.
    .title = Les tirages, dans l'ordre

rule-ZAP-17b = Ce qui peut encore être tiré n'est montré à personne, car cela trahirait les mains. Les autres ne voient pas les cartes que vous recevez.
    .title = Tirages et secrets

## Manches et tours

section-rounds = Manches et tours
    .rules = ZAP-18 ZAP-23

rule-ZAP-18 = Il y a cinq manches. Dans chacune, tous choisissent une carte, les cartes sont révélées, et chacun joue un tour : revenus, actions de la Capitale, construction, décompte, une nouvelle carte dans les manches 1 à 4, fin du tour. Après les manches 1 à 4, on prépare la suivante ; après la manche 5, la partie se termine.
    .title = Déroulement de la partie

rule-ZAP-19 = Chacun choisit en secret une carte de sa main. Les autres voient seulement que vous avez choisi. Un choix ne peut pas être changé.
    .title = Choisir une carte

rule-ZAP-20 = Quand tous ont choisi, les cartes sont révélées ensemble. Le plus petit numéro joue en premier ; deux cartes n'ont jamais le même.
    .title = Ordre du tour

rule-ZAP-21 = Vous jouez un tour par manche et vous le terminez avant que le suivant commence. Ce qui est permis une fois par manche l'est une fois dans ce tour.
    .title = Un tour par manche

rule-ZAP-22 = Toutes les actions de la Capitale précèdent toutes les constructions. Une fois que vous construisez, vous ne pouvez plus revenir en arrière. Les deux étapes peuvent être quittées sans rien faire.
    .title = La Capitale avant la construction

rule-ZAP-23 = Vous ne pouvez faire que ce que vous pouvez payer et exécuter en entier. Tant qu'un bonus attend votre choix, rien d'autre n'est possible.
    .title = Ce qui est permis

## Revenus

section-income = Revenus
    .rules = ZAP-24 ZAP-27

rule-ZAP-24 = La ressource de votre carte désigne une rangée et une colonne de votre grille. Vous percevez les revenus de l'une des deux.
    .title = Rangée ou colonne

rule-ZAP-25 = La ligne choisie rapporte une unité de son en-tête et, pour chacune de ses tuiles, une de la ressource de base et une de la ressource avancée de la tuile. Vous prenez tout.
    .title = Ce que rapporte une ligne

rule-ZAP-26 = Les ressources imprimées sur les cases ne sont jamais des revenus, et la case Palais ne rapporte jamais rien.
    .title = Ce qui ne rapporte pas

rule-ZAP-27 = La propriété et le numéro de votre carte ne comptent pas pour les revenus.
    .title = Seule la ressource compte

## Commerce

section-trade = Capitale : commerce
    .rules = ZAP-28 ZAP-33

rule-ZAP-28 = À l'étape de la Capitale, vous pouvez commercer, construire des étages de pyramide, accomplir des rituels, sacrifier et utiliser des tuiles d'échange, dans n'importe quel ordre et aussi souvent que vous le pouvez.
    .title = Actions de la Capitale

rule-ZAP-29 = Les tuiles Commerce de niveau 1, 2, 3 coûtent 1, 2, 3 or. À partir de la case 3 de la piste de Sacrifices, le niveau 2 coûte 1 de moins ; à partir de la case 6, le niveau 3 coûte 2 de moins. Aucune tuile ne coûte moins de 1.
    .title = Prix des tuiles Commerce

rule-ZAP-30 = Vous pouvez acheter une tuile de chaque niveau par manche.
    .title = Une de chaque niveau

rule-ZAP-31 = Seules les tuiles visibles peuvent être achetées. Les emplacements vides sont complétés depuis la pioche du niveau à la fin du tour de l'acheteur ; les autres tuiles ne bougent pas. Si la pioche est épuisée, ils restent vides, et en solo rien n'est jamais complété.
    .title = Le marché est complété

rule-ZAP-32 = Une tuile achetée est à vous jusqu'à la fin de la partie. Face cachée, elle compte encore pour la carte Rituel des tuiles Commerce.
    .title = Les tuiles se gardent

rule-ZAP-33 = Vous pouvez acheter une tuile qui ne vous sert à rien.
    .title = Tuiles inutiles

## Pyramides

section-pyramids = Capitale : pyramides
    .rules = ZAP-34 ZAP-41

rule-ZAP-34 = Un étage coûte 1 prêtre, 1 bois, 1 brique et 1 pierre.
    .title = Coût d'un étage

rule-ZAP-35 = Un emplacement de pyramide est vide, ou sa pyramide est inachevée, ou elle est achevée : son étage le plus haut est alors un étage supérieur. Les étages inférieur, intermédiaire et supérieur ont les tailles 3, 2 et 1.
    .title = États d'une pyramide

rule-ZAP-36 = Sur un emplacement vide, vous commencez une pyramide : choisissez une tuile Score du bord gauche, posez-la définitivement près de la pyramide, et posez le plus grand étage qu'il vous reste.
    .title = Commencer une pyramide

rule-ZAP-37 = À une pyramide inachevée, quel qu'en soit le bâtisseur, vous pouvez ajouter un étage exactement d'une taille de moins que le plus haut, si vous en avez un. Peu importe que vous en ayez de plus grands.
    .title = Ajouter un étage

rule-ZAP-38 = Sur chaque pyramide, vous pouvez poser un étage par manche, le premier compris. Les autres pyramides et les autres joueurs n'en sont pas affectés.
    .title = Un étage par manche sur chaque pyramide

rule-ZAP-39 = Une pyramide achevée a donc trois étages, ou deux si elle a commencé par un étage intermédiaire, ou un seul si elle a commencé par un étage supérieur.
    .title = Pyramides basses

rule-ZAP-40 = Les emplacements vides se valent, et on utilise le premier. Il reste toujours une tuile Score pour lui.
    .title = Quel emplacement vide

rule-ZAP-41 = Vos étages construits sont tous vos étages sur toutes les pyramides.
    .title = Étages construits

## Rituels

section-rituals = Capitale : rituels
    .rules = ZAP-42 ZAP-45

rule-ZAP-42 = Vous pouvez poser un disque sur une carte Rituel visible où vous n'en avez pas, si vous avez accompli moins de rituels que vous n'avez construit d'étages, et moins de trois, et si vous pouvez payer.
    .title = Accomplir un rituel

rule-ZAP-43 = Un rituel coûte 1 prêtre, aucun à partir de la case 9 de la piste de Sacrifices, et 1 or par disque des autres sur la carte.
    .title = Coût d'un rituel

rule-ZAP-44 = Le disque reste sur la carte. Vous avez trois disques pour trois cartes.
    .title = Disques

rule-ZAP-45 = Un disque gratuit, dû à la case 11 ou à la tuile Commerce qui en donne un, ne demande ni étage, ni prêtre, ni or, et ne compte pas comme rituel accompli. Il lui faut une carte sans disque à vous, et vous pouvez y renoncer.
    .title = Disques gratuits

## Sacrifice

section-sacrifice = Capitale : sacrifice
    .rules = ZAP-46 ZAP-50

rule-ZAP-46 = Pour 1 prêtre et 1 à 5 maïs, votre disque monte d'autant de cases que vous payez de maïs, sans dépasser la dernière. Vous pouvez sacrifier plusieurs fois dans un tour.
    .title = Sacrifier

rule-ZAP-47 = Chaque case où vous entrez donne aussitôt son bonus : des points en 1, 4, 7, 10 et 12 (2, 3, 4, 5, 5), une ressource de base au choix en 2, 5 et 8, des tuiles Commerce moins chères en 3 et 6, les rituels sans prêtre en 9, un disque gratuit en 11.
    .title = Bonus de la piste

rule-ZAP-48 = La case 11 offre son disque gratuit aussitôt, et une seule fois.
    .title = Le disque gratuit de la case 11

rule-ZAP-49 = Un disque qui s'arrête sur d'autres se pose par-dessus. Qui est plus bas est arrivé avant et est devant. Passer sans s'arrêter ne change rien.
    .title = Piles

rule-ZAP-50 = La tuile qui vous fait monter de 4 cases s'arrête à la dernière. Elle ne peut pas y être utilisée.
    .title = Le bout de la piste

## Tuiles Commerce

section-tiles = Tuiles Commerce
    .rules = ZAP-51 ZAP-57

rule-ZAP-51 = Niveau 1 : les ressources se prennent à l'achat de la tuile ; elle est ensuite face cachée pour toujours.
    .title = Tuiles qui donnent des ressources

rule-ZAP-52 = Niveau 2 : une fois par manche, à l'étape de la Capitale ou en construisant, payez ce qui est montré et prenez ce qui est montré. La tuile est retournée, et redevient visible à la fin de votre tour.
    .title = Tuiles d'échange

rule-ZAP-53 = Z25 à Z30 : une fois par manche, en construisant, payez une ressource et construisez une maison sur une case qui a la propriété montrée. Cela remplace le coût habituel, votre carte n'importe pas, et ce n'est jamais un palais.
    .title = Tuiles qui construisent

rule-ZAP-54 = Z31 à Z33 : un type de bâtiment ne vous coûte désormais qu'une seule ressource. Le palais et les tuiles qui construisent ne sont pas concernés.
    .title = Tuiles qui rendent la construction moins chère

rule-ZAP-55 = Z34 : à l'achat, vous pouvez payer 2 maïs, sans prêtre, et monter de 4 cases sur la piste de Sacrifices. Utilisée ou non, elle est ensuite face cachée pour toujours. Une option permet de la garder pour plus tard.
    .title = La tuile qui sacrifie

rule-ZAP-56 = Z35 : quand vous marquez, vous pouvez prendre la propriété d'une carte de votre main à la place de celle de la carte Score. Cette carte quitte le jeu, et votre main reste plus petite.
    .title = La tuile qui marque avec une carte en main

rule-ZAP-57 = Z36 : à l'achat, vous pouvez poser un disque gratuit sur une carte Rituel. Utilisée ou non, elle est ensuite face cachée pour toujours. Une option permet de la garder pour plus tard.
    .title = La tuile qui donne un disque

## Construction

section-building = Construction
    .rules = ZAP-58 ZAP-64

rule-ZAP-58 = Vous pouvez construire autant que vos ressources, vos maisons et les cases le permettent, un bâtiment après l'autre.
    .title = Autant de bâtiments qu'on veut

rule-ZAP-59 = Vous construisez sur une case en jeu qui a encore sa tuile et correspond à la propriété de votre carte. Il vous faut une maison et une case vide dans votre grille.
    .title = Où construire

rule-ZAP-60 = Un village coûte 1 brique et 1 bois, un temple 1 brique et 1 pierre, un champ de maïs 1 bois et 1 pierre.
    .title = Coût d'une maison

rule-ZAP-61 = Payez, posez une maison sur la case, et mettez sa tuile sur une case vide de votre grille. Si cette case montre une ressource, vous en recevez une, une seule fois. Les tuiles ne bougent plus jamais.
    .title = Construire une maison

rule-ZAP-62 = Une fois dans la partie, vous pouvez construire votre palais pour 1 bois, 1 brique et 1 pierre, sur une case où vous pourriez construire une maison. Il prend aussi une maison. La tuile va face cachée sur la case Palais et ne rapporte rien ; le bâtiment compte 2.
    .title = Le palais

rule-ZAP-63 = Le palais prend une des neuf maisons : personne n'a plus de neuf bâtiments, et après neuf maisons il n'y a plus de palais.
    .title = Neuf bâtiments

rule-ZAP-64 = Un bâtiment compte dès le décompte de ce tour ; sa tuile donne des revenus à partir de la manche suivante.
    .title = Quand un bâtiment compte

## Décompte, pioche de cartes, manche suivante

section-scoring = Décompte, pioche, manche suivante
    .rules = ZAP-65 ZAP-71

rule-ZAP-65 = À la fin de votre tour, vous gagnez 2 points par bâtiment à vous qui correspond à la carte Score ; un palais en donne 4.
    .title = Décompte de la manche

rule-ZAP-66 = Dans les manches 1 à 4, vous prenez ensuite en main une carte de l'Offre. Une carte reste à la fin.
    .title = Pioche de cartes

rule-ZAP-67 = À la fin de votre tour, vos tuiles à usage unique par manche redeviennent visibles et le marché est complété.
    .title = Fin du tour

rule-ZAP-68 = Après les manches 1 à 4, la carte que personne n'a prise devient la carte Score, et les cartes jouées, avec une de la pioche, forment l'Offre.
    .title = Préparer la manche suivante

rule-ZAP-69 = La manche 5 n'a pas de pioche de cartes, et rien n'est préparé après elle.
    .title = La dernière manche

rule-ZAP-70 = Votre main a sa taille de départ chaque fois que vous choisissez, moins une carte pour chacune de celles avec lesquelles vous avez marqué. Elle n'est jamais vide.
    .title = Taille de la main

rule-ZAP-71 = La carte que vous avez jouée n'est pas dans votre main : vous ne pouvez pas marquer avec elle.
    .title = La carte jouée

## Fin de partie

section-final = Fin de partie
    .rules = ZAP-72 ZAP-80

rule-ZAP-72 = Les trois disques les plus avancés sur la piste de Sacrifices marquent 9, 6 et 3 ; dans une pile, celui du dessous est devant. Les disques de la case 0 ne marquent rien.
    .title = Piste de Sacrifices

rule-ZAP-73 = Vous marquez chaque carte Rituel qui porte un de vos disques, peu importe qui d'autre y en a un.
    .title = Rituels

rule-ZAP-74 = R01 à R06 donnent 6 points par groupe de trois bâtiments égaux selon un critère et tous différents selon un autre, 18 au plus. Un bâtiment n'appartient qu'à un groupe ; un palais peut servir à deux, mais pas deux fois au même.
    .title = Groupes de bâtiments

rule-ZAP-75 = R07 donne 3 points par étage que vous avez construit, 12 au plus.
    .title = Étages de pyramide

rule-ZAP-76 = R08 donne 1 point par ressource de base et 2 par ressource avancée que vous possédez, 12 au plus.
    .title = Ressources gardées

rule-ZAP-77 = R09 donne un point par pas sur la piste de Sacrifices, 12 au plus.
    .title = Pas de sacrifice

rule-ZAP-78 = R10 donne, en points, le niveau de chacune de vos tuiles Commerce, 12 au plus.
    .title = Tuiles Commerce

rule-ZAP-79 = Pour chacun de vos étages dans une pyramide, vous marquez un point par bâtiment à vous qui correspond à sa tuile Score, et 5 de plus si la pyramide est achevée.
    .title = Pyramides

rule-ZAP-80 = Le plus de points gagne. En cas d'égalité, qui est devant sur la piste de Sacrifices gagne ; ceux qui n'ont jamais quitté la case 0 sont derrière, et se partagent la victoire s'ils y sont tous restés.
    .title = Vainqueur

## Mode solo : mise en place et déroulement

section-solo = En solo contre Cocijobot
    .rules = ZAP-81 ZAP-87

rule-ZAP-81 = Cocijobot a des maisons, un palais, des étages de pyramide et des disques comme un joueur, mais ni ressources, ni grille, ni main. Ses 27 cartes sont face cachée ; l'indice au dos de la prochaine est toujours visible.
    .title = Cocijobot

rule-ZAP-82 = Quand vous avez choisi, sa prochaine carte est révélée. Il joue en premier si son initiative ne dépasse pas votre numéro.
    .title = Qui joue en premier

rule-ZAP-83 = Votre tour se joue comme d'habitude, mais le marché n'est jamais complété et l'Offre a deux cartes.
    .title = Votre tour

rule-ZAP-84 = Vous prenez l'une des deux cartes ; l'autre devient la carte Score à la fin de la manche.
    .title = La carte refusée

rule-ZAP-85 = Après les manches 1 à 4, votre carte jouée quitte le jeu, et deux cartes de la pioche forment l'Offre suivante tant qu'il y en a.
    .title = Préparer la manche suivante en solo

rule-ZAP-86 = Un indice nomme une propriété. Le plus souvent, c'est l'une des trois de la carte ; sur les cartes de haute initiative, il trompe.
    .title = Indices

rule-ZAP-87 = Une carte de Cocijobot a un type, un terrain, une région et une initiative. Son type dit ce qu'il fait : champ de maïs sacrifice, village commerce, temple pyramide.
    .title = Cartes de Cocijobot

## Mode solo : le tour de Cocijobot

section-bot = Le tour de Cocijobot
    .rules = ZAP-88 ZAP-98

rule-ZAP-88 = Il construit, fait l'action de sa carte, fait celle d'une seconde carte s'il n'a rien construit, et marque la manche.
    .title = Ordre de son tour

rule-ZAP-89 = Il essaie la case des trois symboles de sa carte, puis la même avec la propriété de la carte Score, puis, s'il a une pyramide, la même avec la propriété de cette pyramide ; toujours une case sans marque.
    .title = Où il essaie de construire

rule-ZAP-90 = Un essai réussit si la case a encore sa tuile, n'est pas déjà prise à l'instant, et s'il reste une maison. Il ne paie rien et garde la tuile.
    .title = Quand il construit

rule-ZAP-91 = Il construit son palais sur la première case qui correspond à la fois à la carte Score et à sa pyramide. Dans la dernière manche, ou quand ses maisons s'épuisent, une case qui correspond à sa pyramide suffit, sinon à la carte Score.
    .title = Son palais

rule-ZAP-92 = L'action vient après la construction, qu'il ait construit ou non, et compte toutes les tuiles obtenues jusque-là.
    .title = Son action

rule-ZAP-93 = S'il n'a rien construit, la carte suivante est révélée et seule son action est faite, après la première.
    .title = Seconde carte

rule-ZAP-94 = Il marque 2 par bâtiment qui correspond, après ses actions.
    .title = Son décompte de la manche

rule-ZAP-95 = Sacrifice : il monte d'autant de cases qu'il a de tuiles champ de maïs. Il marque les points ; les cases 3 et 6 donnent la tuile Commerce la plus à gauche du niveau 2 et 3, la case 8 une action pyramide, les cases 9 et 11 un disque Rituel, 2 et 5 rien.
    .title = Il sacrifie

rule-ZAP-96 = Commerce : il prend la tuile la plus à gauche du niveau 3 avec 4 tuiles village ou à partir de la case 6, du niveau 2 avec 3 ou à partir de la case 3, sinon du niveau 1. Si la rangée est vide, il essaie les rangées inférieures, puis les supérieures.
    .title = Il commerce

rule-ZAP-97 = Pyramide : il continue sa propre pyramide ; sans elle, il en commence une, ou en rejoint une inachevée. Il préfère la tuile Score qui a le plus de ses bâtiments, puis le moins des vôtres, puis la plus haute. Si rien n'est possible, il pose un disque Rituel.
    .title = Il construit à une pyramide

rule-ZAP-98 = Son disque va sur la carte Rituel la plus à gauche qui n'en porte pas des siens, et vous y coûte de l'or comme un autre.
    .title = Ses disques Rituel

## Mode solo : décompte et variantes

section-solo-final = Solo : fin de partie et variantes
    .rules = ZAP-99 ZAP-106

rule-ZAP-99 = Vous marquez comme d'habitude ; avec deux disques sur la piste, 9 et 6 sont attribués.
    .title = Votre décompte final

rule-ZAP-100 = Cocijobot marque son rang sur la piste ; s'il n'a jamais quitté la case 0, il gagne 3 points sans rang.
    .title = Sa place sur la piste

rule-ZAP-101 = Il marque 3, 6 ou 9 par tuile Commerce de niveau 1, 2 ou 3.
    .title = Ses tuiles Commerce

rule-ZAP-102 = Il marque 10 par carte Rituel où seul son disque se trouve, et 6 là où vous en avez un aussi.
    .title = Ses rituels

rule-ZAP-103 = Il marque 5 par étage à lui, et les points des bâtiments qui correspondent seulement si la pyramide est achevée ; une option change cela.
    .title = Sa pyramide

rule-ZAP-104 = Le plus haut total gagne ; les égalités se règlent comme entre joueurs. Ses 3 points pour être resté en case 0 ne sont pas un pas.
    .title = Qui gagne en solo

rule-ZAP-105 = Plus facile : vous gagnez 2 points chaque fois qu'un essai échoue parce que votre bâtiment est là et que Cocijobot avait encore une maison pour lui.
    .title = Variante plus facile

rule-ZAP-106 = Plus difficile : à chaque tour, Cocijobot gagne 2 points pour chacune des trois maisons qu'il n'a pas posée.
    .title = Variante plus difficile

## Informations cachées

section-hidden = Informations cachées
    .rules = ZAP-107 ZAP-113

rule-ZAP-107 = Tous voient : tout ce qui est sur la table, les ressources, la taille des pioches, la taille des mains, les cartes jouées, défaussées ou à l'emplacement Score, les cartes révélées de Cocijobot et l'indice.
    .title = Ce qui est public

rule-ZAP-108 = Vous seul connaissez votre main et, jusqu'à la révélation des cartes, votre choix.
    .title = Ce qui est privé

rule-ZAP-109 = Personne ne connaît ce qui est face cachée ou retiré sans être vu.
    .title = Ce que personne ne sait

rule-ZAP-110 = Une carte prise dans l'Offre a été vue de tous, et reste connue tant qu'elle est en main.
    .title = Les cartes prises sont connues

rule-ZAP-111 = Pendant le choix des cartes, les autres voient seulement si vous avez choisi ; votre main semble aussi grande qu'avant.
    .title = Pendant le choix

rule-ZAP-112 = En solo, la pioche est une pile face visible : sa carte du dessus est connue, celles du dessous non. Vous voyez l'indice de la prochaine carte de Cocijobot quand vous choisissez.
    .title = Ce que vous voyez en solo

rule-ZAP-113 = Qui devine répartit au hasard les cartes jamais vues entre les places inconnues des autres mains, et donne à ceux qui ont choisi n'importe laquelle des leurs.
    .title = Deviner

## Ce qui est toujours vrai

section-invariants = Ce qui est toujours vrai
    .rules = ZAP-114 ZAP-128

rule-ZAP-114 = Rien n'est jamais négatif, et les points ne baissent jamais.
    .title = Pas de dettes

rule-ZAP-115 = Maisons restantes et bâtiments font neuf ; les tuiles de la grille et celle du palais d'un joueur sont aussi nombreuses que ses bâtiments ; un palais au plus.
    .title = Neuf maisons

rule-ZAP-116 = Chaque tuile Bâtiment est à un seul endroit, et une case a sa tuile ou un bâtiment.
    .title = Chaque tuile a sa place

rule-ZAP-117 = De chaque niveau, il y a 12 tuiles Commerce entre pioche, marché et joueurs, 3 en solo. Un joueur en gagne au plus une d'un niveau par manche.
    .title = Le compte des tuiles Commerce

rule-ZAP-118 = Chacune des 27 cartes Action est à un seul endroit ; celles qui n'ont pas été tirées sont aussi nombreuses que celles qui sont face cachée dans la pioche ou retirées.
    .title = Le compte des cartes Action

rule-ZAP-119 = De bas en haut, les tailles d'une pyramide baissent de un. Elle a une tuile Score si et seulement si elle a des étages.
    .title = Les pyramides s'amincissent

rule-ZAP-120 = Vous avez un disque au plus sur une carte Rituel, trois en tout, et pas plus de rituels accomplis que d'étages construits.
    .title = Les disques sont limités

rule-ZAP-121 = Chaque disque de la piste de Sacrifices est dans une seule pile et ne descend jamais.
    .title = Les disques montent

rule-ZAP-122 = L'ordre du tour suit les numéros des cartes ; chacun a un tour par manche ; aucune main n'est vide quand on choisit les cartes.
    .title = Les tours sont réguliers

rule-ZAP-123 = Le décompte de la manche donne des nombres pairs. La piste donne 0, 9, 15 ou 18 points en tout, en solo 3, 9, 12 ou 15.
    .title = Sommes de points

rule-ZAP-124 = Chaque tour se termine, car chaque action épuise quelque chose.
    .title = Les tours se terminent

rule-ZAP-125 = R01 à R06 valent un multiple de 6 jusqu'à 18, R07 un multiple de 3 jusqu'à 12 ; aucune carte Rituel ne dépasse sa limite.
    .title = Valeurs des cartes Rituel

rule-ZAP-126 = Échanger des noms dans une catégorie, deux régions par exemple, ne change aucune valeur de R01 à R06.
    .title = Les noms n'importent pas

rule-ZAP-127 = Ce que vous voyez est le même, quoi que vous deviniez de ce que vous ne voyez pas.
    .title = Les vues ne trahissent rien

rule-ZAP-128 = Le tour de Cocijobot découle de ce qui est visible et de ses cartes. Ses étages sont dans une seule pyramide.
    .title = Cocijobot ne décide rien

## Précisions

ruling-RU-1 = Non, la réserve est illimitée.
    .question = Les 15 jetons de chaque ressource sont-ils une limite ?

ruling-RU-2 = Chaque paire d'une ressource et d'une propriété existe une fois ; les types ont les numéros 1 à 9, les terrains et les régions 10 à 27. Un fichier de matériel peut en décider autrement.
    .question = Quelle carte a quel numéro ?

ruling-RU-3 = Aussi également que possible : 5 de chaque par type. Un fichier de matériel peut en décider autrement.
    .question = Quelles ressources de base sont sur les tuiles Bâtiment ?

ruling-RU-4 = Chaque section a une case pour 3+ et une pour 4, chaque propriété aussi souvent. Un fichier de matériel peut en décider autrement.
    .question = De quel type sont les cases marquées ?

ruling-RU-5 = Rangées et colonnes sont brique, bois, pierre ; prêtre, or et maïs sont sur la diagonale. Un fichier de matériel peut en décider autrement.
    .question = Qu'y a-t-il d'imprimé sur la grille ?

ruling-RU-6 = 12 cases avec les bonus de ZAP-47. Un fichier de matériel peut en décider autrement.
    .question = Quelle est la longueur de la piste de Sacrifices, et que donnent ses cases ?

ruling-RU-7 = 2 pour un ou deux joueurs, 3 pour trois, 4 pour quatre.
    .question = Combien d'emplacements de pyramide y a-t-il ?

ruling-RU-8 = À l'étape de la Capitale et en construisant, une fois par tour.
    .question = Quand les tuiles de niveau 2 peuvent-elles être utilisées ?

ruling-RU-9 = Leur paiement est tout le prix ; elles servent en construisant, et pour des maisons seulement.
    .question = Comment fonctionnent Z25 à Z30 ?

ruling-RU-10 = Une fois, à l'achat ; une option permet de les garder.
    .question = Quand Z34 et Z36 peuvent-elles être utilisées ?

ruling-RU-11 = Ils n'épuisent rien, ne coûtent rien, et demandent toujours une carte sans disque à vous.
    .question = Qu'en est-il des disques gratuits et des limites des rituels ?

ruling-RU-12 = Non, on peut y renoncer.
    .question = Un disque gratuit doit-il être posé ?

ruling-RU-13 = Un sacrifice ne peut pas dépasser la piste ; Z34 et Cocijobot s'arrêtent à son bout.
    .question = Et s'il y a plus de pas que de cases ?

ruling-RU-14 = Elle quitte le jeu, face visible.
    .question = Où va la carte avec laquelle on a marqué ?

ruling-RU-15 = À la fin de votre propre tour.
    .question = Quand les tuiles à usage unique par manche redeviennent-elles visibles ?

ruling-RU-16 = L'emplacement reste vide.
    .question = Et si une pioche de tuiles Commerce est épuisée ?

ruling-RU-17 = Seulement pour commencer une pyramide.
    .question = Faut-il toujours utiliser le plus grand étage ?

ruling-RU-18 = 9 et 6.
    .question = Que rapporte la piste à deux joueurs ?

ruling-RU-19 = Face visible, seule la carte du dessus est visible ; une option la cache.
    .question = La pioche du mode solo est-elle face visible ?

ruling-RU-20 = Aucune après la manche 4 : la pioche est épuisée.
    .question = Quelles cartes sont offertes après la manche 4 en solo ?

ruling-RU-21 = Elle quitte le jeu.
    .question = Où va la carte jouée en solo ?

ruling-RU-22 = À la fin de la manche.
    .question = Quand la carte refusée devient-elle la carte Score ?

ruling-RU-23 = C'est de nouveau la première case, et l'essai est sauté.
    .question = Et si un symbole est déjà sur la carte de Cocijobot ?

ruling-RU-24 = Les essais se font dans leur ordre.
    .question = Et si Cocijobot a moins de maisons que de cases ?

ruling-RU-25 = Le premier essai.
    .question = Quelle case reçoit le palais de Cocijobot si plusieurs conviennent ?

ruling-RU-26 = Oui aux deux.
    .question = Son palais prend-il une maison, et sa tuile compte-t-elle ?

ruling-RU-27 = Dans le tour où sa dernière maison est posée.
    .question = Quand les maisons de Cocijobot s'épuisent-elles ?

ruling-RU-28 = Il ne se passe rien.
    .question = Et si la rangée de la case 3 ou 6 est vide ?

ruling-RU-29 = Les rangées inférieures en descendant, puis les supérieures en montant.
    .question = Quelle est la meilleure rangée suivante pour Cocijobot ?

ruling-RU-30 = Non.
    .question = Cocijobot ne peut-il poser qu'un étage par manche ?

ruling-RU-31 = Il compte 2, des deux côtés.
    .question = Comment compte un palais quand Cocijobot choisit une tuile Score ?

ruling-RU-32 = L'emplacement qu'elle avait au bord gauche.
    .question = Quelle tuile est la plus haute parmi celles qui sont près des pyramides ?

ruling-RU-33 = Il pose un disque Rituel.
    .question = Et si aucune pyramide n'est ouverte à Cocijobot ?

ruling-RU-34 = Rien, seulement 5 par étage ; une option change cela.
    .question = Que donnent les bâtiments qui correspondent dans une pyramide inachevée de Cocijobot ?

ruling-RU-35 = Elle compte comme non posée.
    .question = Qu'en est-il de la troisième maison dans la variante plus difficile, tant que Cocijobot n'a pas de pyramide ?

ruling-RU-36 = Chacun compte, mais aucun sans maison.
    .question = Et si deux essais rencontrent le même bâtiment à vous dans la variante plus facile ?

ruling-RU-37 = Seulement son action, après celle de la première carte.
    .question = Que fait la seconde carte de Cocijobot ?

ruling-RU-38 = C'est Z12 qui est visée ; Z14 et Z16 sont justes telles quelles.
    .question = Y a-t-il des coquilles parmi les tuiles Commerce ?

ruling-RU-39 = Quand la tuile est posée, une fois, jamais comme revenus.
    .question = Quand une case imprimée rapporte-t-elle ?

ruling-RU-40 = Non.
    .question = Peut-on changer son choix avant la révélation ?

ruling-RU-41 = Orange, violet, bleu et blanc.
    .question = Quelles couleurs y a-t-il ?

ruling-RU-42 = Oui, elles sont listées.
    .question = Les cartes prises sont-elles connues des autres ?

ruling-RU-43 = Normal ; une option le rend plus facile ou plus difficile.
    .question = Quelle est la difficulté du mode solo ?

## Options

option-one_shot_tiles = Quand les tuiles Commerce qui sacrifient (Z34) ou donnent un disque gratuit (Z36) peuvent être utilisées.
    .immediate = À l'achat, ou jamais
    .kept = À tout moment à l'étape de la Capitale, une fois

option-solo_pile_face_up = Si la carte du dessus de la pioche est visible en mode solo.
    .true = Sa carte du dessus est visible
    .false = Face cachée

option-bot_unfinished_house_points = Si les bâtiments qui correspondent rapportent à Cocijobot dans une pyramide inachevée.
    .false = Seulement dans une pyramide achevée
    .true = Toujours

option-solo_difficulty = La difficulté du mode solo.
    .normal = Normale
    .easier = Plus facile : 2 points pour vous chaque fois que vous lui barrez le passage
    .harder = Plus difficile : 2 points pour Cocijobot par maison qu'il ne pose pas

option-components = Le fichier de matériel : ce qui est imprimé sur les cartes, les tuiles et les plateaux. Qui possède le jeu peut utiliser un fichier avec les valeurs imprimées.
    .box = Comme livré avec Patolli
    .custom = Votre propre fichier, en ligne de commande : son chemin, par exemple my.toml
