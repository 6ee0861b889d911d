### Ce qui ne va pas dans un fichier de matériel ou une position de Dix-Huit Lapins

# Fichiers de matériel
bad-component-colours = colours sont ces quatre couleurs, dans n'importe quel ordre : { $colours }
bad-component-free-building = any : un bâtiment qui ne coûte rien ne peut pas être payé (LAP-36)
bad-component-fixed-slots = slots ({ $name }) vaut { $value } : il n'y a pas de dessin d'une autre taille, un fichier de matériel ne peut donc pas le changer
bad-component-fixed-strength = strength ({ $name }) vaut { $value } : une double garnison est deux garnisons (LAP-6), et un fichier de matériel ne peut pas le changer
bad-component-fixed-prisoners = prisoners ({ $name }) vaut { $value } : une garnison garde un prisonnier, une double garnison deux (LAP-58), et un fichier de matériel ne peut pas le changer
bad-component-fixed-taxes = taxes ({ $name }) vaut { $value } : seuls les palais prélèvent des taxes (LAP-75), et un fichier de matériel ne peut pas le changer
bad-component-fixed-type = type ({ $name }) est { $value }, comme le montre son dessin, et un fichier de matériel ne peut pas le changer
bad-component-empty-temple = points commence par 0 : un temple vide ne rapporte rien (LAP-76)
bad-component-temple-points = points : le bien { $goods } vaut moins que le précédent, les biens ne seraient donc pas répartis comme le dit LAP-76
bad-component-same-length = matches contient deux fois le même nombre
bad-component-cards = cards dit { $said }, mais les faces font { $count } en tout
bad-component-middle = middle vaut { $count } : c'est le nombre de cartes qui ne sont ni des matchs ni du maïs favorable (LAP-21)
bad-component-piles = piles vaut { $piles }, ce qui demande un match de moins entre elles, et il y en a { $matches } (LAP-22)
bad-component-pile-sizes = least et most : { $cards } cartes ne peuvent pas former { $piles } piles de { $least } à { $most } (LAP-22)
bad-component-arrangements = least et most : les piles peuvent avoir { $count } dispositions différentes, et les règles en distinguent au plus { $most }
bad-component-row-named = { $column } : la rangée { $row } est { $name } ; les règles connaissent ces rangées par leur nom et leur ordre, et un fichier de matériel ne peut pas le changer
bad-component-row-unknown = id : les règles ne connaissent pas cette rangée
bad-component-names = { $column } : « { $word } » n'est aucun de ceux-ci : { $names }
bad-component-tile-name = id : le nom d'une tuile de la sorte { $sort } est { $letter } et un nombre, comme { $letter }01
bad-component-tile-twice = id : une autre tuile s'appelle aussi { $name }
bad-component-tile-slots = slots vaut 2 ou 4 : il n'y a pas de dessin d'un autre site
bad-component-tile-sorts = { $name } : les tuiles d'une même sorte se suivent
bad-component-cells = columns et rows font { $cells } cases, et un plan en a au plus { $most }
bad-component-random-map = columns et rows font { $cells } cases, mais les sortes font { $tiles } tuiles en tout
bad-component-maps-apart = path_set { $set } : avec ces tuiles, presque aucun plan tiré au sort ne relie tous ses sites, et celui qui ne le fait pas est tiré à nouveau (LAP-16a)
bad-component-side = { $column } : « { $letter } » n'est pas un côté (N, E, S, W)
bad-component-link = links : « { $link } » ne relie pas deux côtés (N, E, S, W)
bad-component-links-touch = links : deux d'entre eux se touchent du côté { $side }

# Positions
bad-position-map-given = l'option `map` dit quelles tuiles il y a
bad-position-no-tile = { $cell } : il n'y a pas de tuile « { $word } » (LAP-18)
bad-position-tile-turn = { $cell } : une tuile est tournée de 0, 90, 180 ou 270 degrés (LAP-13)
bad-position-tile-twice = la tuile { $tile } y est deux fois (LAP-18)
bad-position-tile-sorts = une carte tirée au sort a { $maize } maize, { $shell } shell, { $cacao } cacao, { $obsidian } obsidian, { $jade } jade, { $none } none (LAP-16)
bad-position-tiles-all = toutes les cases ont leur tuile, on n'en tire donc aucune (LAP-16a)
bad-position-tiles-count = une carte de { $cells } cases a { $cells } tuiles, et non { $count } (LAP-16)
bad-position-tiles-apart = on n'atteint pas tous les sites les uns depuis les autres (LAP-16)
bad-position-no-sort = « { $word } » n'est pas une sorte de tuiles (LAP-16a)
bad-position-sort-laid = il ne manque aucune tuile { $sort } (LAP-16)
bad-position-no-site = « { $word } » n'est pas un site de cette carte (LAP-12)
bad-position-city-form = une cité est la place de son roi et ses bâtiments, comme `0 village market`
bad-position-city-slots = ces bâtiments demandent { $needs } emplacements ; le site en a { $slots } (LAP-5)
bad-position-city-most = une cité a au plus { $most } { $kind } (LAP-7)
bad-position-many-buildings = c'est trop de bâtiments pour une cité (LAP-5)
bad-position-no-class = « { $word } » ne figure pas dans cette liste : { $names } (LAP-29)
bad-position-stelae = un roi a au plus { $most } cités (LAP-8)
bad-position-amount = « { $words } » n'est pas une quantité comme `5 maize`
bad-position-many-units = il y a au plus { $most } { $type } ici
bad-position-no-card = « { $word } » n'est pas une carte : elles sont numérotées de 1 à { $last } (LAP-96)
bad-position-turned-before = les cartes 1 à { $last } sont retournées à la manche { $round }, et aucune après la rangée
bad-position-face-form = « { $word } » n'est pas une carte et sa face, comme 7=drought (LAP-11)
bad-position-face-twice = la carte { $card } a déjà une face (les cartes 1 à { $top } sont du maïs, LAP-21)
bad-position-face-deck = avec la carte { $card } ({ $face }), ces faces ne peuvent pas être dans un même paquet (LAP-22a)
bad-position-face-lacking = la carte { $card } a été vue, `faces` doit donc dire ce qu'elle est (LAP-24)
bad-position-face-unseen = personne n'a vu la carte { $card }, elle n'a donc pas encore de face (LAP-22a)
bad-position-matches = { $count } des matchs ont été retournés dans cette manche, et avant elle moins qu'il n'en faut pour finir la partie (LAP-83)
bad-position-action-site = { $part } attend le nom d'un site (LAP-12)
bad-position-no-kind = « { $word } » n'est pas une sorte de bâtiment (LAP-5)
bad-position-action-idle = rien n'est en cours à la phase { $phase }
bad-position-action-kind = à la phase { $phase }, `kind` dit ce qui se fait
bad-position-action-last = à la phase { $phase }, `last` est un nombre
bad-position-action-due = { $due } restent dus, et le prix est { $price } (LAP-37)
bad-position-plan-owner = site est une cité du roi qui la transforme (LAP-46)
bad-position-plan-kind = à la phase { $phase }, `kind` est autre chose
bad-position-plan-free = une cité se fonde sur un site libre, par un roi qui en a moins que { $most } (LAP-40)
bad-position-plan-slots = c'est plus que n'en contient le site (LAP-42)
bad-position-plan-nothing = rien n'a été bâti qui puisse être payé (LAP-42)
bad-position-plan-bill = kept, added, demolished, price et named ne vont pas ensemble (LAP-36, LAP-47)
bad-position-plan-poor = le roi ne peut pas payer ce qui est prévu (LAP-36)
bad-position-attack-origin = origin est une cité du roi qui attaque (LAP-51)
bad-position-attack-site = site est la cité d'un autre roi, voisine de origin (LAP-51)
bad-position-attack-city = il n'y a pas de cité sur le site attaqué (LAP-51)
bad-position-attack-sent = sent dit combien de dés sont lancés, un par garnison (LAP-53)
bad-position-card-at-work = card est le numéro de la carte de la rangée qui agit (LAP-62)
bad-position-card-other = la carte { $card } ne mène pas à la phase { $phase } (LAP-64, LAP-67)
bad-position-card-takes = cette catastrophe prend { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    } (LAP-69)
bad-position-card-faceless = card est le numéro d'une carte qui n'a pas encore de face (LAP-22a)
bad-position-card-row = on ne retourne que des cartes de la rangée (LAP-62)
bad-position-looks-phase = on ne regarde aucune carte à la phase { $phase } (LAP-61)
bad-position-looks-queue = queue commence par la carte qui est vue ensuite (LAP-61)
bad-position-looks-looked = looked nomme des cartes de la rangée que le roi connaît (LAP-61)
bad-position-share-early = les biens se partagent quand toutes les cartes de la rangée sont retournées (LAP-34)
bad-position-share-never = rien ne se partage dans cette phase (LAP-78)
bad-position-share-nobody = le roi { $seat } n'a rien à décider ici (LAP-78)
bad-position-share-done = personne n'a plus rien à partager (LAP-78)
bad-position-map-drawn = l'option `map` dit quelles tuiles il y a, on n'en tire donc aucune (LAP-16a)
bad-position-set-up = à la phase { $phase }, aucune carte n'est retournée et aucune cité fondée (LAP-19)
bad-position-round-over = toutes les cartes de la rangée sont retournées, la manche est donc finie (LAP-34)
bad-position-no-choice = à la phase { $phase }, il n'y aurait rien à décider ici (LAP-86)
