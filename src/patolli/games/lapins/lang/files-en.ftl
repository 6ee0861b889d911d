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
bad-component-maps-apart = path_set { $set }: with these tiles hardly any random map joins all its sites, and one that does not is drawn anew (LAP-16a)
bad-component-side = { $column }: “{ $letter }” is no side (N, E, S, W)
bad-component-link = links: “{ $link }” does not join two sides (N, E, S, W)
bad-component-links-touch = links: two of them touch on side { $side }

# Positions
bad-position-map-given = the option `map` says which tiles there are
bad-position-no-tile = { $cell }: there is no tile “{ $word }” (LAP-18)
bad-position-tile-turn = { $cell }: a tile is turned by 0, 90, 180 or 270 degrees (LAP-13)
bad-position-tile-twice = the tile { $tile } is there twice (LAP-18)
bad-position-tile-sorts = a random map has { $maize } maize, { $shell } shell, { $cacao } cacao, { $obsidian } obsidian, { $jade } jade, { $none } none (LAP-16)
bad-position-tiles-all = all cells have their tile, so none is drawn (LAP-16a)
bad-position-tiles-count = a map of { $cells } cells has { $cells } tiles, not { $count } (LAP-16)
bad-position-tiles-apart = not every site can be reached from every other (LAP-16)
bad-position-no-sort = “{ $word }” is no sort of tiles (LAP-16a)
bad-position-sort-laid = no tile with { $sort } is lacking (LAP-16)
bad-position-no-site = “{ $word }” is not a site of this map (LAP-12)
bad-position-city-form = a city is the seat of its king and its buildings, such as `0 village market`
bad-position-city-slots = these buildings need { $needs } slots; the site has { $slots } (LAP-5)
bad-position-city-most = a city has at most { $most } { $kind } (LAP-7)
bad-position-many-buildings = these are too many buildings for one city (LAP-5)
bad-position-no-class = “{ $word }” is none of: { $names } (LAP-29)
bad-position-stelae = a king has at most { $most } cities (LAP-8)
bad-position-amount = “{ $words }” is not an amount such as `5 maize`
bad-position-many-units = there are at most { $most } { $type } here
bad-position-no-card = “{ $word }” is no card: they are numbered from 1 to { $last } (LAP-96)
bad-position-turned-before = cards 1 to { $last } are turned in round { $round }, and none after the row
bad-position-face-form = “{ $word }” is not a card and its face, such as 7=drought (LAP-11)
bad-position-face-twice = card { $card } has a face already (cards 1 to { $top } are maize, LAP-21)
bad-position-face-deck = with card { $card } a { $face }, these faces cannot be in one deck (LAP-22a)
bad-position-face-lacking = card { $card } was seen, so `faces` has to say what it is (LAP-24)
bad-position-face-unseen = nobody has seen card { $card }, so it has no face yet (LAP-22a)
bad-position-matches = { $count } of the matches were turned in this round, and before it fewer than end the game (LAP-83)
bad-position-action-site = { $part } takes the name of a site (LAP-12)
bad-position-no-kind = “{ $word }” is no kind of building (LAP-5)
bad-position-action-idle = nothing is going on at { $phase }
bad-position-action-kind = at { $phase } `kind` says what is being done
bad-position-action-last = at { $phase } `last` is a number
bad-position-action-due = { $due } are due, and the price is { $price } (LAP-37)
bad-position-plan-owner = site is a city of the king who transforms it (LAP-46)
bad-position-plan-kind = at { $phase } `kind` is another one
bad-position-plan-free = a city is founded on a free site, by a king with less than { $most } (LAP-40)
bad-position-plan-slots = this is more than fits the site (LAP-42)
bad-position-plan-nothing = nothing was built that could be paid (LAP-42)
bad-position-plan-bill = kept, added, demolished, price and named do not fit each other (LAP-36, LAP-47)
bad-position-plan-poor = the king cannot pay what is planned (LAP-36)
bad-position-attack-origin = origin is a city of the king who attacks (LAP-51)
bad-position-attack-site = site is the city of another king, next to origin (LAP-51)
bad-position-attack-city = there is no city at the site that is attacked (LAP-51)
bad-position-attack-sent = sent says how many dice are rolled, one for each garrison (LAP-53)
bad-position-card-at-work = card is the number of the card of the row that is at work (LAP-62)
bad-position-card-other = card { $card } is not one that leads to { $phase } (LAP-64, LAP-67)
bad-position-card-takes = this catastrophe takes { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    } (LAP-69)
bad-position-card-faceless = card is the number of a card that has no face yet (LAP-22a)
bad-position-card-row = only cards of the row are turned (LAP-62)
bad-position-looks-phase = no card is looked at when the phase is { $phase } (LAP-61)
bad-position-looks-queue = queue begins with the card that is seen next (LAP-61)
bad-position-looks-looked = looked names cards of the row that the king knows (LAP-61)
bad-position-share-early = goods are shared out when all cards of the row are turned (LAP-34)
bad-position-share-never = nothing is shared out in this phase (LAP-78)
bad-position-share-nobody = king { $seat } has nothing to decide here (LAP-78)
bad-position-share-done = nobody has anything left to share out (LAP-78)
bad-position-map-drawn = the option `map` says which tiles there are, so none is drawn (LAP-16a)
bad-position-set-up = at { $phase } no card is turned and no city is founded yet (LAP-19)
bad-position-round-over = all cards of the row are turned, so the round is over (LAP-34)
bad-position-no-choice = at { $phase } there would be nothing to decide here (LAP-86)
