### What is wrong with a component file or a position of Dix-Huit Lapins

# Component files
bad-component-colours = colours are these four, in any order: { $colours }
bad-component-free-building = any: a building that costs nothing cannot be paid for (LAP-36)
bad-component-fixed-slots = slots of { $name } is { $value }: there is no drawing of another size, so a component file cannot change it
bad-component-fixed-strength = strength of { $name } is { $value }: a double garrison is two garrisons (LAP-6), and a component file cannot change it
bad-component-fixed-prisoners = prisoners of { $name } is { $value }: a garrison holds one, a double garrison two (LAP-58), and a component file cannot change it
bad-component-fixed-taxes = taxes of { $name } is { $value }: palaces alone take taxes (LAP-75), and a component file cannot change it
bad-component-fixed-type = type of { $name } is { $value }, as its drawing shows, and a component file cannot change it
bad-component-empty-temple = points begin with 0: an empty temple brings none (LAP-76)
bad-component-temple-points = points: good { $goods } is worth less than the one before, so goods would not be spread as LAP-76 says
bad-component-same-length = matches says the same number twice
bad-component-cards = cards says { $said }, but the faces add up to { $count }
bad-component-middle = middle is { $count }: so many cards are neither matches nor favourable maize (LAP-21)
bad-component-piles = piles is { $piles }, which needs one match less than that between them, and there are { $matches } (LAP-22)
bad-component-pile-sizes = least and most: { $cards } cards cannot be parted into { $piles } piles of { $least } to { $most } (LAP-22)
bad-component-arrangements = least and most: the piles can have { $count } different arrangements, and the rules tell at most { $most } apart
bad-component-row-named = { $column }: row { $row } is { $name }; the rules know these rows by name and order, and a component file cannot change that
bad-component-row-unknown = id: the rules do not know this row
bad-component-names = { $column }: “{ $word }” is none of { $names }
bad-component-tile-name = id: the name of a tile of the sort { $sort } is { $letter } and a number, such as { $letter }01
bad-component-tile-twice = id: another tile is called { $name } too
bad-component-tile-slots = slots is 2 or 4: there is no drawing of another site
bad-component-tile-sorts = { $name }: tiles of one sort stand together
bad-component-cells = columns and rows are { $cells } cells, and a map has at most { $most }
bad-component-random-map = columns and rows are { $cells } cells, but the sorts add up to { $tiles } tiles
bad-component-side = { $column }: “{ $letter }” is no side (N, E, S, W)
bad-component-link = links: “{ $link }” does not join two sides (N, E, S, W)
bad-component-links-touch = links: two of them touch on side { $side }
