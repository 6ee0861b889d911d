### The player aid: the game on one card.

aid-goal = Found cities whose villages feed your temples (glory) and palaces (wealth), and have the most of both together after ball match { $matches }.
aid-turn = Your turn: one action
aid-step-found = Found a city on any free site, with its buildings
    .cost = { $site }, more or less by markets near by, and the buildings
aid-step-transform = Transform a city: demolish, build
    .cost = { $transform } and the buildings
aid-step-attack = Attack a neighbouring city, a die for each garrison
    .cost = 1 for { $garrisons } garrisons
aid-step-flip = Turn a Katun card: a gift, a ball match, or a catastrophe that a good in a reserve can stop
    .cost = free
aid-step-pass = Pass
    .cost = { $pass }
aid-step-produce = All cards of the row are turned: each village makes a good of its site
aid-step-share = Then share the goods out to temples, palaces and reserves; the rest is lost
aid-score-temple = Temple with one good, two different ones, three …
    .points = glory { $glory }
aid-score-palace = Palace
    .points = up to { $taxes } goods become your wealth
aid-score-reserve = Reserve
    .points = keeps a good for later
aid-score-match = Ball match: most ball courts
    .points = 1 glory for each own city, divided among equals
aid-score-wealth = End: each unit of wealth
    .points = 1
aid-end = After the round of ball match { $matches }. In a tie, more cities win.
aid-note = Village { $village }, palace { $palace }, temple { $temple }, garrison { $garrison }, double garrison { $double } and { $obsidian } obsidian, reserve { $reserve } maize, market { $market } cacao, observatory { $observatory } jade, ball court { $court } shell.
aid-thing-maize = { $count ->
    [1] maize
   *[other] { $count } maize
}
aid-thing-cacao = { $count ->
    [1] cacao
   *[other] { $count } cacao
}
aid-thing-shell = { $count ->
    [1] shell
   *[other] { $count } shells
}
aid-thing-jade = { $count ->
    [1] jade
   *[other] { $count } jade
}
aid-thing-obsidian = { $count ->
    [1] obsidian
   *[other] { $count } obsidian
}
aid-thing-prisoner = { $count ->
    [1] prisoner
   *[other] { $count } prisoners
}
