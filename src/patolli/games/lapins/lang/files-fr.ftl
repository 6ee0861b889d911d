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
bad-component-side = { $column } : « { $letter } » n'est pas un côté (N, E, S, W)
bad-component-link = links : « { $link } » ne relie pas deux côtés (N, E, S, W)
bad-component-links-touch = links : deux d'entre eux se touchent du côté { $side }
