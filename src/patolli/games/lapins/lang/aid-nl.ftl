### De spelhulp: het spel op één kaart.

aid-goal = Sticht steden waarvan de dorpen je tempels (roem) en paleizen (rijkdom) voeden, en heb van beide samen het meest na balspelwedstrijd { $matches }.
aid-turn = Je beurt: één actie
aid-step-found = Sticht een stad op een vrije bouwplaats, met haar gebouwen
    .cost = { $site }, meer of minder door markten ernaast, en de gebouwen
aid-step-transform = Verbouw een stad: slopen, bouwen
    .cost = { $transform } en de gebouwen
aid-step-attack = Val een aangrenzende stad aan, een dobbelsteen per garnizoen
    .cost = 1 per { $garrisons } garnizoenen
aid-step-flip = Draai een Katunkaart om: een geschenk, een wedstrijd, of een ramp die een goed in een voorraadschuur kan keren
    .cost = gratis
aid-step-pass = Pas
    .cost = { $pass }
aid-step-produce = Alle kaarten van de rij zijn omgedraaid: elk dorp levert een goed van zijn bouwplaats
aid-step-share = Verdeel de goederen over tempels, paleizen en voorraadschuren; de rest gaat verloren
aid-score-temple = Tempel met één goed, twee verschillende, drie …
    .points = roem { $glory }
aid-score-palace = Paleis
    .points = hoogstens { $taxes } goederen worden jouw rijkdom
aid-score-reserve = Voorraadschuur
    .points = bewaart een goed
aid-score-match = Wedstrijd: de meeste balspelvelden
    .points = 1 roem per eigen stad, gedeeld bij gelijke stand
aid-score-wealth = Einde: elk stuk rijkdom
    .points = 1
aid-end = Na de ronde van balspelwedstrijd { $matches }. Bij gelijke stand winnen meer steden.
aid-note = Dorp { $village }, paleis { $palace }, tempel { $temple }, garnizoen { $garrison }, dubbel garnizoen { $double } en { $obsidian } obsidiaan, voorraadschuur { $reserve } maïs, markt { $market } cacao, observatorium { $observatory } jade, balspelveld { $court } schelp.
aid-thing-maize = { $count ->
    [1] maïs
   *[other] { $count } maïs
}
aid-thing-cacao = { $count ->
    [1] cacao
   *[other] { $count } cacao
}
aid-thing-shell = { $count ->
    [1] schelp
   *[other] { $count } schelpen
}
aid-thing-jade = { $count ->
    [1] jade
   *[other] { $count } jade
}
aid-thing-obsidian = { $count ->
    [1] obsidiaan
   *[other] { $count } obsidiaan
}
aid-thing-prisoner = { $count ->
    [1] gevangene
   *[other] { $count } gevangenen
}
