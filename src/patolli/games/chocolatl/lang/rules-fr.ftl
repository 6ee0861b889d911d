### Chocolatl en français : les règles, les précisions et les options, en bref.

about = À chaque ronde, répartissez vos cartes Cacao par paires sur six lieux, bâtissez des cabanes et la pyramide, et marquez le plus de points.

rules-intro =
    Vous cherchez le plus haut total à la fin, après trois à sept rondes. Six lieux sont visités dans l'ordre, et la plus haute somme de deux cartes gagne chacun : l'avantage aux égalités, des points, des cabanes ou des dés, des pierres dans la pyramide, de meilleures cartes.
    Chacun a les mêmes cartes, de 0 à 12 ; l'une est offerte avant la partie et compte à la fin. À chaque ronde, vous posez toutes les autres, deux par lieu, et vous les reprenez ensuite.
    La couleur de la case sous le marqueur en tête dit comment : or, lieu après lieu ; rouge, tout d'avance ; vert, une moitié ouverte et une moitié cachée. La partie se termine avec la ronde où la pyramide est pleine, où un marqueur atteint 40 ou quelqu'un pose sa dernière pierre.

## Le matériel

section-components = Matériel
    .rules = CHO-1 CHO-5

rule-CHO-1 = On joue à 3, 4 ou 5. Le plateau, les gains, les dés et les paquets sont les mêmes pour tous les nombres ; les pièces des couleurs inutilisées restent dans la boîte.
    .title = Joueurs

rule-CHO-2 = Chaque joueur a treize cartes Cacao de valeurs 0 à 12, neuf pierres et un marqueur de score, tous d'une même couleur.
    .title = Les pièces d'un joueur

rule-CHO-3 = Sont communs : trois dés blancs, sept dés noirs, sept jetons bonus pour les cabanes, douze cartes Amélioration de deux sortes, le personnage Chocolatl, le vieil homme, le cube blanc et le plateau. Chaque joueur a devant lui un plateau individuel avec un emplacement par lieu.
    .title = Les pièces communes

rule-CHO-4 = Tous les nombres viennent d'un seul fichier de tables. Chacune est marquée comme tirée des règles, déduite ou reconstituée, afin qu'une table reconstituée puisse être corrigée.
    .title = Tables

rule-CHO-5 = Tous les dés ont les faces 1 à 6, également probables.
    .title = Dés

## Les éditions

section-editions = Éditions
    .rules = CHO-6 CHO-7

rule-CHO-6 = L'édition est choisie avant la partie. Dans la néerlandaise (nl), la plus faible carte part au lieu 6 et les offrandes sont révélées lieu par lieu ; dans la française (fr), le joueur choisit la carte qui part, et toutes les offrandes d'une ronde sont révélées ensemble.
    .title = Deux éditions

rule-CHO-7 = Les deux éditions ne diffèrent en rien d'autre.
    .title = Tout le reste est pareil

## La mise en place et l'offrande au temple

section-setup = Mise en place et offrande au temple
    .rules = CHO-8 CHO-16

rule-CHO-8 = Le personnage Chocolatl et le vieil homme se tiennent sur le lieu 1. Ils n'appartiennent à personne avant que le lieu 1 de la ronde 1 soit résolu.
    .title = Les personnages au début

rule-CHO-9 = Les cartes Amélioration forment deux paquets face cachée, un grand et un petit. On sait quelles valeurs restent dans un paquet ; laquelle vient ensuite se décide quand on la retourne.
    .title = Paquets

rule-CHO-10 = Tous les marqueurs commencent sur la case 0, en une seule pile, dans un ordre tiré au sort. Tout le monde voit cet ordre.
    .title = La première pile

rule-CHO-11 = Chacun commence avec neuf pierres, sans cabane et sans dé noir. La pyramide et la cité sont vides ; tous les dés noirs et jetons bonus sont dans la réserve.
    .title = Les réserves au début

rule-CHO-12 = Aucune règle ne dépend de la place à table. Seuls les dés du décompte final sont lancés dans l'ordre des sièges, ce qui ne change aucun résultat.
    .title = Sièges

rule-CHO-13 = Ce qui est tiré ou lancé se décide au moment où on l'apprend : les marqueurs de la première pile, les dés blancs, les cartes Amélioration, chaque dé noir.
    .title = Hasard

rule-CHO-14 = Avant la ronde 1, chacun met en secret une de ses treize cartes au lieu d'offrande du temple, face cachée. Toute valeur est permise, même si d'autres l'ont choisie.
    .title = L'offrande au temple

rule-CHO-15 = La carte offerte quitte la main pour toute la partie : on ne peut ni la poser ni la défausser. Elle reste cachée jusqu'au décompte final ; son propriétaire peut la regarder.
    .title = L'offrande au temple est définitive

rule-CHO-16 = Dès lors, chacun a exactement douze cartes pour ses offrandes, en comptant celles qui sont posées dans la ronde en cours.
    .title = Douze cartes

## La ronde

section-round = La ronde
    .rules = CHO-17 CHO-23

rule-CHO-17 = Il y a sept rondes au plus. Dans chacune, on prépare la ronde, on lit la façon de poser les offrandes, on les pose, on résout les lieux 1 à 6 dans cet ordre, et chacun reprend ses cartes.
    .title = Une ronde

rule-CHO-18 = Les dés blancs sont lancés pour le lieu 2 ; un dé noir est mis sur le lieu 3 ; au lieu 5, la colonne de la ronde compte ; dans les rondes 1 à 6, une grande et une petite carte Amélioration sont posées visibles au lieu 6. On voit tout cela avant la première offrande.
    .title = Préparation

rule-CHO-19 = La ronde 7 est la dernière dès sa préparation.
    .title = La ronde 7

rule-CHO-20 = La couleur de la plus haute case occupée de la piste de score dit comment on pose les offrandes : doré, rouge ou vert. La case 0 compte comme rouge. Peu importe combien de marqueurs s'y trouvent.
    .title = La couleur décide

rule-CHO-21 = La couleur est lue une fois et vaut pour toute la ronde. La ronde 1 est toujours rouge.
    .title = Lue une fois

rule-CHO-22 = Pour chaque lieu, on pose les offrandes (dans une ronde dorée), on les révèle, on permet les dés noirs, on classe et on résout ; puis vient le lieu suivant.
    .title = Un lieu

rule-CHO-23 = Chacun reprend ses douze cartes. Après une dernière ronde vient le décompte final, sinon la ronde suivante.
    .title = La fin d'une ronde

## Les offrandes

section-bidding = Les offrandes
    .rules = CHO-24 CHO-33

rule-CHO-24 = Une offrande compte exactement deux cartes par lieu. Les douze cartes servent toutes au cours d'une ronde, chacune une fois ; aucune ne revient avant la fin.
    .title = Deux cartes

rule-CHO-25 = Tous posent leurs offrandes en même temps, face cachée. Une offrande validée ne change plus, et rien n'est révélé avant que tous aient validé. Les autres voient seulement qui a validé.
    .title = Secrète et définitive

rule-CHO-26 = Les cartes de même valeur se valent, d'où qu'elles viennent.
    .title = Cartes égales

rule-CHO-27 = S'il n'y a qu'une possibilité, elle est exécutée sans question, comme la dernière paire d'une ronde.
    .title = Pas de choix, pas de question

rule-CHO-28 = Lieu par lieu : tous choisissent deux cartes de leur main, on les révèle, on résout entièrement le lieu, puis vient l'offrande suivante.
    .title = Doré

rule-CHO-29 = Tout d'un coup : avant que rien soit résolu, tous posent leur main entière en six paires. Puis viennent les six lieux.
    .title = Rouge

rule-CHO-30 = En deux temps : tous posent une carte à chaque lieu ; quand chacun l'a fait, on les montre. Puis tous posent les six autres cartes face cachée, une par lieu. Les deux cartes d'un lieu comptent autant.
    .title = Vert

rule-CHO-31 = Édition nl : dans les rondes rouges et vertes, les cartes cachées d'un lieu sont révélées quand vient son tour, pas avant.
    .title = Révéler pas à pas

rule-CHO-32 = Édition fr : dans les rondes rouges et vertes, toutes les cartes cachées sont révélées dès que tous ont validé. Les lieux sont tout de même résolus un par un, chacun avec ses dés noirs.
    .title = Révéler ensemble

rule-CHO-33 = Les cartes révélées restent visibles jusqu'à la fin de la ronde.
    .title = Visible reste visible

## Les dés noirs

section-dice = Dés noirs
    .rules = CHO-34 CHO-40

rule-CHO-34 = Quand les cartes d'un lieu sont visibles, et avant que le classement compte, qui a des dés noirs peut en lancer pour augmenter son offrande à ce lieu. C'est possible à tous les lieux.
    .title = Quand on peut lancer

rule-CHO-35 = Les points d'un dé lancé s'ajoutent à l'offrande de ce lieu seulement, quel que soit le résultat. Le dé retourne dans la réserve.
    .title = Un dé lancé

rule-CHO-36 = Un dé gagné au lieu 3 peut être lancé dès le lieu 4 de la même ronde. Les dés qu'on n'utilise pas se gardent.
    .title = Un dé tout juste gagné

rule-CHO-37 = Parmi ceux qui ont un dé et n'ont pas passé, on demande au moins bien classé du moment : lancer un dé, ou passer. Après un lancer, tous les refus sont oubliés. Quand il n'y a plus personne à interroger, on s'arrête.
    .title = Qui parle

rule-CHO-38 = Passer n'est pas définitif tant que quelqu'un lance ensuite ; les dés se lancent un par un, et le mieux classé parle en dernier.
    .title = Ce qui en découle

rule-CHO-39 = Il ne peut pas y avoir plus de lancers que de dés : cela s'arrête donc toujours.
    .title = Une fin certaine

rule-CHO-40 = Tout le monde voit qui a combien de dés, qui lance et qui passe. Qui a un dé est interrogé à chaque lieu, même si aucun lancer ne pouvait rien changer.
    .title = Les dés sont publics

## Les offrandes corrigées et le classement

section-ranking = Offrandes corrigées et classement
    .rules = CHO-41 CHO-48

rule-CHO-41 = Aux deux cartes s'ajoutent : 1 par cabane qu'on possède (au lieu 3, on le retranche) ; pour qui a le vieil homme, 1 au lieu 1 et moins 1 ailleurs ; les dés noirs lancés ici.
    .title = Offrande corrigée

rule-CHO-42 = Les cabanes et le vieil homme comptent tels qu'ils sont quand le lieu commence. Au lieu 1, le vieil homme compte donc pour son propriétaire de la ronde précédente, et une cabane construite au lieu 3 compte dès le lieu 4.
    .title = Tels qu'au début du lieu

rule-CHO-43 = Une offrande corrigée peut être nulle ou négative.
    .title = Pas de minimum

rule-CHO-44 = Tous les joueurs sont rangés dans un seul ordre : d'abord la meilleure offrande corrigée ; en cas d'égalité, qui a le personnage Chocolatl ; puis qui a moins de points ; sur la même case, le marqueur le plus haut dans la pile.
    .title = Classement

rule-CHO-45 = La meilleure offrande est la première de cet ordre, la plus petite la dernière. Qui perd une égalité pour la dernière place est seul dernier, jamais plusieurs.
    .title = Meilleure et plus petite

rule-CHO-46 = Au lieu 1, le personnage compte pour qui l'avait avant ; dans la ronde 1, personne ne l'a. Il ne change de mains que lorsqu'on connaît la première et la dernière place.
    .title = Égalités au lieu 1

rule-CHO-47 = Le classement est fixé quand on ne lance plus de dés. Les points marqués au lieu ne le changent pas.
    .title = Le classement reste

rule-CHO-48 = Les égalités aux étages de la pyramide se tranchent de la même façon, selon la situation du moment. Celles de la fin de la partie, non.
    .title = Égalités dans la pyramide

## Les six lieux

section-locations = Les six lieux
    .rules = CHO-49 CHO-68

rule-CHO-49 = La meilleure offrande prend ou garde le personnage Chocolatl et marque 1 point, à chaque ronde.
    .title = Le temple : premier

rule-CHO-50 = La plus petite offrande prend ou garde le vieil homme. Cela ne coûte pas de points.
    .title = Le temple : dernier

rule-CHO-51 = Les deux personnages finissent toujours chez des joueurs différents.
    .title = Deux propriétaires

rule-CHO-52 = La meilleure offrande marque le dé blanc le plus haut, la deuxième celui du milieu, la troisième le plus bas. Les dés restent tels quels.
    .title = La récolte

rule-CHO-53 = La meilleure offrande choisit entre la cabane et le dé noir ; la deuxième doit prendre l'autre. Personne d'autre ne reçoit rien.
    .title = La cité

rule-CHO-54 = On met une de ses pierres dans la cité. Dès le lieu suivant, chaque cabane ajoute 1 aux offrandes de son propriétaire, et retranche 1 au lieu 3, jusqu'à la fin de la partie.
    .title = Une cabane

rule-CHO-55 = Qui l'obtient prend le dé noir de ce lieu et le garde.
    .title = Le dé noir

rule-CHO-56 = La pyramide a des étages de 5, 4, 3 et 2 emplacements. Une pierre va sur le prochain emplacement libre, de bas en haut et de gauche à droite. Deux pierres sont placées à chaque ronde.
    .title = La pyramide

rule-CHO-57 = Si la meilleure offrande devance la deuxième de 3 ou plus, elle place les deux pierres.
    .title = Les deux pierres

rule-CHO-58 = Si l'écart est de 0, 1 ou 2, chacune des deux place une pierre, et la meilleure dit qui place en premier.
    .title = Une pierre chacun

rule-CHO-59 = La question n'est posée que si les deux emplacements sont à des étages différents ; sinon, l'ordre ne change rien.
    .title = Quand la question se pose

rule-CHO-60 = Quand un étage est complet, et avant qu'une autre pierre soit placée, le joueur qui y a le plus de pierres marque son bonus : 5, 4, 3 ou 2, de bas en haut.
    .title = Un étage complet

rule-CHO-61 = Si plusieurs ont le plus de pierres, le personnage Chocolatl l'emporte, puis moins de points, puis le marqueur le plus haut dans la pile, selon la situation du moment. Un seul joueur marque.
    .title = Égalité à un étage

rule-CHO-62 = Qui doit placer une pierre dans la pyramide et n'en a plus place une pierre de remplacement, qui compte en tout comme la sienne. Cela n'arrive que dans la dernière ronde. Une cabane ne se remplace jamais ainsi.
    .title = Pierres de remplacement

rule-CHO-63 = Dans les rondes 1 à 7, la meilleure offrande marque 8, 7, 6, 5, 4, 3 ou 2, et dans les rondes 1 à 3, la deuxième marque 4, 3 ou 2. Ensuite, la plus petite perd 2.
    .title = La boisson

rule-CHO-64 = Si ce n'est pas la dernière ronde, la meilleure offrande prend la plus forte des deux cartes Amélioration visibles et la deuxième prend l'autre. Chacun des deux défausse une des douze cartes qu'il avait avant ; elle quitte le jeu.
    .title = Le Tlachtli

rule-CHO-65 = Édition nl : la plus faible des douze anciennes cartes part d'elle-même.
    .title = La plus faible carte part

rule-CHO-66 = Édition fr : la meilleure offrande, puis la deuxième, choisit n'importe laquelle de ses douze anciennes cartes. La carte tout juste gagnée ne peut pas être choisie.
    .title = N'importe quelle carte part

rule-CHO-67 = Les cartes gagnées et défaussées sont publiques.
    .title = Vu de tous

rule-CHO-68 = Si l'on sait que c'est la dernière ronde, aucune carte ne change de mains : la meilleure offrande marque 6, la deuxième 3.
    .title = Le Tlachtli dans la dernière ronde

## La piste de score

section-track = Piste de score
    .rules = CHO-69 CHO-74

rule-CHO-69 = Chaque marqueur est sur une case numérotée ; les marqueurs d'une même case forment une pile.
    .title = Marqueurs et piles

rule-CHO-70 = Un marqueur qui bouge quitte sa pile et se pose au-dessus de la case d'arrivée, en avant comme en arrière.
    .title = Déplacer un marqueur

rule-CHO-71 = Qui marque 0 point ne bouge pas et garde sa place dans la pile.
    .title = Pas de points, pas de mouvement

rule-CHO-72 = Aucun marqueur ne descend sous 0. Un marqueur sur 0 qui devrait perdre des points reste où il est, à sa place dans la pile.
    .title = Le bas de la piste

rule-CHO-73 = Si plusieurs joueurs bougent à un lieu, ils le font dans l'ordre du classement, et les pertes viennent en dernier.
    .title = L'ordre des mouvements

rule-CHO-74 = La piste n'a pas de fin vers le haut.
    .title = Pas de maximum

## La fin de la partie

section-end = Fin de la partie
    .rules = CHO-75 CHO-79

rule-CHO-75 = La ronde est la dernière dès qu'un marqueur arrive à 40 ou plus loin, qu'un joueur utilise la dernière de ses pierres, ou que la pyramide est complète.
    .title = La dernière ronde

rule-CHO-76 = Elle reste la dernière même si le marqueur redescend sous 40.
    .title = Dernière une fois pour toutes

rule-CHO-77 = La ronde est jouée jusqu'au bout ; la seule différence est que le lieu 6 donne des points.
    .title = Jouée jusqu'au bout

rule-CHO-78 = Les offrandes déjà posées n'en sont pas changées.
    .title = Les offrandes restent

rule-CHO-79 = La partie finit après la dernière ronde. Elle compte au moins trois et au plus sept rondes.
    .title = De trois à sept rondes

## Le décompte final

section-final = Décompte final
    .rules = CHO-80 CHO-85

rule-CHO-80 = Aux points de la piste s'ajoutent : 1 par pierre qu'on a dans la pyramide ; 3 pour qui en a le plus ; 3 pour le personnage Chocolatl, moins 3 pour le vieil homme ; la valeur de son offrande au temple ; 3 pour la plus belle offrande au temple ; un dé noir. Tous les joueurs à égalité pour le plus de pierres ou la plus belle offrande au temple ont les 3 points.
    .title = Ce qui compte à la fin

rule-CHO-81 = Les cabanes et les pierres restantes ne rapportent rien.
    .title = Ce qui ne compte pas

rule-CHO-82 = Qui a encore des dés noirs en lance exactement un ; les autres ne valent rien. On ne demande rien à personne.
    .title = Le dernier dé

rule-CHO-83 = Les offrandes au temple sont révélées au début du décompte final.
    .title = Les offrandes au temple révélées

rule-CHO-84 = Le total est une simple somme et peut être négatif.
    .title = Le total

rule-CHO-85 = Le plus grand total gagne. En cas d'égalité, la plus belle offrande au temple l'emporte ; si elle est égale aussi, la victoire est partagée.
    .title = Vainqueur

## Comment on décide

section-decisions = Comment on décide
    .rules = CHO-86 CHO-92

rule-CHO-86 = Une décision est une carte, deux cartes ou un mot : offer, lay, discard ; bid ; roll, pass, hut, die, first, second.
    .title = De petites décisions

rule-CHO-86a = Le hasard a ses propres mots : disc, harvest, big, small, face.
    .title = Les décisions du hasard

rule-CHO-87 = Une offrande rouge, ce sont six paires : pour le lieu 1, puis 2, et ainsi de suite. La dernière paire est ce qui reste.
    .title = Une offrande rouge

rule-CHO-88 = Dans une ronde verte, on pose une carte pour le lieu 1, puis 2, jusqu'à 6 ; au second temps, de même avec les six autres cartes.
    .title = Une offrande verte

rule-CHO-89 = Une offrande incomplète est un brouillon privé. Les brouillons ne dépendent pas les uns des autres et se font dans n'importe quel ordre. Une offrande est validée quand elle est complète.
    .title = Un brouillon

rule-CHO-90 = On peut disposer toutes ses cartes et dire l'offrande entière d'un seul coup : toutes les lignes ou aucune. Cela revient à les dire une par une.
    .title = Une offrande entière d'un coup

rule-CHO-91 = Cela ne change rien si les joueurs complètent leurs offrandes l'un après l'autre.
    .title = L'un après l'autre

rule-CHO-92 = Sont refusés, sans que rien change : une carte que le joueur n'a pas ou a déjà posée, la carte offerte au temple, plus ou moins de deux cartes pour un lieu, une offrande après validation, un lancer sans dé, la défausse de la carte tout juste gagnée, et tout ce qui n'est pas demandé.
    .title = Ce qui est refusé

## Ce qui est caché

section-hidden = Ce qui est caché
    .rules = CHO-93 CHO-99

rule-CHO-93 = Tout le monde voit la ronde, la couleur, qui a validé et qui doit décider, toutes les piles, les deux personnages, les cabanes, les dés, les pierres et leurs remplacements, la pyramide, les dés blancs, les cartes Amélioration visibles, ce qui reste dans les paquets, les cartes gagnées et défaussées, les offrandes révélées et chaque dé.
    .title = Public

rule-CHO-94 = Seul le propriétaire voit sa main, son offrande au temple, son brouillon et ses offrandes cachées.
    .title = Pour les yeux du propriétaire

rule-CHO-95 = Personne ne sait quelle carte ou quelle face vient ensuite.
    .title = Inconnu de tous

rule-CHO-96 = Ce qui a été public reste connu : on peut consulter les cartes dont on est sûr que quelqu'un les a. Après la ronde 1, c'est la main entière.
    .title = Rien n'est oublié

rule-CHO-97 = Après la ronde 1, chaque offrande au temple peut se déduire des cartes montrées. Elle n'est pourtant montrée aux autres qu'au décompte final.
    .title = L'offrande au temple se déduit

rule-CHO-98 = Un programme qui devine donne à chaque autre joueur qui a validé une disposition au hasard des cartes pas encore vues, et un brouillon vide à qui n'a pas validé.
    .title = Deviner

rule-CHO-99 = Ce qui est dit à tous ne contient que ce que tous peuvent savoir : une validation vient sans cartes, celles-ci viennent quand on les révèle.
    .title = Événements

## Précisions

ruling-RUL-1 = L'image est perdue. Ici, la case 0 est rouge, les cases impaires sont dorées, et les paires rouges et vertes en alternance.
    .question = Quelles sont les couleurs de la piste de score ?

ruling-RUL-2 = Elles sont perdues. Ici, les grandes vont de 13 à 18 et les petites de 7 à 12, six de chaque.
    .question = Quelles sont les valeurs des cartes Amélioration ?

ruling-RUL-3 = 6 et 2 dans la ronde 3, puis 5, 4, 3 et 2 pour la meilleure offrande seulement.
    .question = Que rapporte le lieu 5 à partir de la ronde 3 ?

ruling-RUL-4 = Des étages de 5, 4, 3 et 2 emplacements, avec des bonus de 5, 4, 3 et 2.
    .question = Quelle est la forme de la pyramide ?

ruling-RUL-5 = Sept, tous pareils : une cabane est construite à chaque ronde.
    .question = Combien d'emplacements y a-t-il pour les cabanes ?

ruling-RUL-6 = De 1 à 6.
    .question = Quelles faces ont les dés ?

ruling-RUL-7 = Les règles françaises, dans les deux éditions.
    .question = Qu'est-ce qui vaut pour les lieux 2, 3 et 4 dans l'édition néerlandaise, dont les règles n'ont pas cette page ?

ruling-RUL-8 = Selon l'édition : la plus faible (nl), ou n'importe laquelle (fr).
    .question = Quelle carte défausse-t-on au lieu 6 ?

ruling-RUL-9 = Non, toujours une des douze anciennes.
    .question = Peut-on défausser la carte tout juste gagnée ?

ruling-RUL-10 = La meilleure offrande, puis la deuxième, ouvertement.
    .question = Qui défausse une carte en premier ?

ruling-RUL-11 = Selon l'édition : lieu par lieu (nl), ou toutes dès le début (fr).
    .question = Quand les cartes d'une ronde rouge sont-elles révélées ?

ruling-RUL-12 = Les six sont posées avant qu'un lieu soit résolu ; elles sont révélées comme dans une ronde rouge.
    .question = Quand les deuxièmes cartes d'une ronde verte sont-elles posées et révélées ?

ruling-RUL-13 = Non, une fois par ronde.
    .question = Relit-on la couleur quand le marqueur en tête bouge ?

ruling-RUL-14 = Au hasard.
    .question = Dans quel ordre les marqueurs sont-ils empilés au début ?

ruling-RUL-15 = Seulement celui qui perd l'égalité.
    .question = Qui est dernier en cas d'égalité pour la plus petite offrande ?

ruling-RUL-16 = Qui avait le personnage avant ; dans la ronde 1, les points et la pile décident.
    .question = Qui gagne une égalité au lieu 1 ?

ruling-RUL-17 = Celui qui a le personnage est premier, les autres suivent selon les points et la pile.
    .question = Et si trois joueurs ou plus sont à égalité, dont celui qui a le personnage ?

ruling-RUL-18 = Non, le classement est fixé avant.
    .question = Les points marqués à un lieu changent-ils son propre classement ?

ruling-RUL-19 = Selon le classement, les pertes en dernier.
    .question = Dans quel ordre plusieurs joueurs bougent-ils ?

ruling-RUL-20 = Le marqueur s'arrête à 0 ; sur 0, il ne bouge pas du tout.
    .question = Et si quelqu'un sur 0 ou 1 perd 2 points ?

ruling-RUL-21 = Le moins bien classé parle d'abord, et chaque lancer repose la question à tous.
    .question = Quand et dans quel ordre lance-t-on les dés noirs ?

ruling-RUL-22 = Oui.
    .question = Peut-on lancer un dé aux lieux 1 et 3 ?

ruling-RUL-23 = Dès le lieu 4 de la même ronde.
    .question = Quand peut servir une cabane ou un dé gagné au lieu 3 ?

ruling-RUL-24 = Il retourne dans la réserve.
    .question = Un dé utilisé est-il perdu ?

ruling-RUL-25 = Pour qui l'a quand le lieu commence : plus 1 au lieu 1, moins 1 à tous les autres.
    .question = Quand le vieil homme compte-t-il en plus, quand en moins ?

ruling-RUL-26 = Non.
    .question = Prendre le vieil homme coûte-t-il un point ?

ruling-RUL-27 = Oui, 1 point à chaque ronde.
    .question = Garder le personnage Chocolatl rapporte-t-il de nouveau ?

ruling-RUL-28 = Oui.
    .question = Une offrande corrigée peut-elle être négative ?

ruling-RUL-29 = Oui, on compare les offrandes corrigées, dés compris.
    .question = L'avance de 3 à la pyramide se compte-t-elle avec les bonus ?

ruling-RUL-30 = Oui.
    .question = Le deuxième à la cité doit-il prendre ce qui reste ?

ruling-RUL-31 = La meilleure offrande décide ; on ne le demande que si cela peut compter.
    .question = Qui place en premier quand chacun place une pierre ?

ruling-RUL-32 = Oui, dès qu'il est complet.
    .question = Un étage rapporte-t-il entre les deux pierres ?

ruling-RUL-33 = Ceux du moment.
    .question = Quels points et quelles piles tranchent une égalité à un étage ?

ruling-RUL-34 = Oui, avec cette ronde.
    .question = Une neuvième pierre utilisée comme cabane termine-t-elle la partie ?

ruling-RUL-35 = Tout, avec des pierres de remplacement qui comptent pleinement.
    .question = Que peut faire un joueur sans pierres ?

ruling-RUL-36 = C'est toujours la dernière ronde.
    .question = Et si quelqu'un atteint 40 puis redescend ?

ruling-RUL-37 = Le lieu 6 donne alors 6 et 3 points au lieu de cartes.
    .question = Et si l'on apprend en cours de ronde que c'est la dernière ?

ruling-RUL-38 = Non, c'est la dernière ronde dès son début.
    .question = Y a-t-il des cartes Amélioration dans la ronde 7 ?

ruling-RUL-39 = Non, la ronde en cours est la dernière.
    .question = Joue-t-on encore une ronde après le déclenchement de la fin ?

ruling-RUL-40 = Il est lancé sans question ; il ne peut pas nuire.
    .question = Le dernier dé doit-il être lancé ?

ruling-RUL-41 = Oui.
    .question = Un total peut-il être négatif ?

ruling-RUL-42 = Oui, on peut toujours les consulter.
    .question = Les cartes une fois montrées restent-elles connues ?

ruling-RUL-43 = Non, elle reste cachée jusqu'à la fin.
    .question = L'offrande au temple est-elle montrée dès qu'on peut la déduire ?

ruling-RUL-44 = Non, seules les valeurs comptent.
    .question = Son propre 9 et une carte Amélioration 9 sont-ils différents ?

ruling-RUL-45 = Tous, pour 0 et 3 points.
    .question = Qui a la plus belle offrande au temple si tous ont offert 0 ?

ruling-RUL-46 = On continue de compter ; 60 est le plus qu'on puisse atteindre.
    .question = Que vient-il après la dernière case dessinée de la piste ?

ruling-RUL-47 = Tous ceux-là se partagent la victoire.
    .question = Qui gagne si les totaux et les offrandes au temple sont égaux ?

## Options

option-edition = Quelles règles décident là où les deux diffèrent : quelle carte on défausse au lieu 6, et quand les offrandes cachées sont révélées.
    .nl = Néerlandaises : la plus faible carte part, les offrandes sont révélées lieu par lieu
    .fr = Françaises : on défausse la carte de son choix, les offrandes sont révélées ensemble

option-colours = Les couleurs des joueurs dans l'ordre des sièges, chacune utilisée par un joueur au plus.
    .orange = Orange
    .green = Vert
    .purple = Violet
    .blue = Bleu
    .white = Blanc
    .custom = Autres : une couleur par siège, par exemple blue,orange,white

option-components = Le fichier de matériel : ce qui est imprimé sur les cartes, les dés et le plateau. Votre propre fichier peut avoir d'autres nombres.
    .box = Comme livré avec Patolli
    .custom = Votre propre fichier, en ligne de commande : son chemin, par exemple my.toml
