### Wat er mis is met een stelling of een materiaalbestand van Chocolatl

## Stellingen
bad-position-last-round-cards = in ronde { $round } worden geen verbeteringskaarten opengelegd (CHO-18)
bad-position-lowest-leaves = in deze editie gaat de laagste kaart vanzelf weg (CHO-65)
bad-position-mode = in de fase { $phase } is de manier van bieden { $modes }
bad-position-not-last = een ronde die wordt voorbereid is nog niet de laatste (CHO-75)
bad-position-last-discard = in de laatste ronde wordt geen kaart afgegeven (CHO-68)
bad-position-track = “{ $word }” is geen vak met zijn stoelen, zoals 12: 2 0
bad-position-disc-twice = het schijfje van stoel { $seat } ligt twee keer op het spoor (CHO-69)
bad-position-discs-missing = na de voorbereiding ligt elk schijfje op het spoor (CHO-10)
bad-position-discs-early = tijdens de voorbereiding liggen er enkele schijfjes op vak 0, en nog niet alle (CHO-10)
bad-position-no-seat = er is geen stoel “{ $word }”
bad-position-two-figures = de twee figuren zijn nooit bij één speler (CHO-51)
bad-position-harvest = harvest is drie getallen zoals 2 4 5, niet “{ $word }” (CHO-5)
bad-position-pyramid = op dit moment liggen er hoogstens { $most } stenen in de piramide (CHO-56)
bad-position-early-offering = het offer komt na de voorbereiding (CHO-14)
bad-position-early-cards = vóór het offer heeft iedereen de kaarten van het begin (CHO-14)
bad-position-offering = een offer is één kaart van { $least } tot en met { $most } (CHO-14)
bad-position-no-card = “{ $word }” is geen kaart; kaarten gaan van 0 tot en met { $most }
bad-position-locations = er zijn { $count } locaties om kaarten te leggen (CHO-24)
bad-position-pair = “{ $word }” is geen twee kaarten zoals 3+12 (CHO-24)
bad-position-laid-order = kaarten worden in de volgorde van de locaties gelegd (CHO-87, CHO-88)
bad-position-nothing-laid = in de fase { $phase } ligt er geen kaart
bad-position-card-count = { $laid } gelegde kaarten en { $hand } in de hand zijn geen { $all } (CHO-16)
bad-position-stones-sum = overgebleven stenen, hutten en stenen in de piramide zijn samen { $count } (CHO-2)
bad-position-stones-board = zonder overgebleven stenen liggen er { $least } tot en met { $most } op het bord (CHO-62)
bad-position-stone-left = voordat locatie 3 is afgehandeld heeft iedereen nog een steen (CHO-75)
bad-position-rolled = dobbelstenen worden alleen op een locatie gegooid (CHO-34)
bad-position-passed = niemand past zolang er niet wordt gegooid (CHO-37)
bad-position-final = alleen wie een zwarte dobbelsteen heeft gooit er een in de eindtelling (CHO-82)
bad-position-black-dice = er zijn maar { $count } zwarte dobbelstenen (CHO-3)
bad-position-laid-count = in deze fase liggen er { $least } tot en met { $most } kaarten, niet { $laid } (CHO-24)
bad-position-bids-over = iedereen heeft bevestigd, dus het bieden is voorbij (CHO-25)
bad-position-offering-over = iedereen heeft een kaart geofferd, dus het offeren is voorbij (CHO-14)
bad-position-no-final-die = niemand heeft een zwarte dobbelsteen om te gooien, dus het spel is afgelopen (CHO-82)
bad-position-no-speaker = niemand met een zwarte dobbelsteen is nog aan het woord (CHO-37)
bad-position-first-wins = de eerste in de rangorde, stoel { $seat }, wint als eerste een kaart (CHO-64)
bad-position-drawn-count = er zijn tot nu toe { $count } verbeteringskaarten opengedraaid, niet { $given }
bad-position-open-count = op dit moment liggen er { $count } verbeteringskaarten open, niet { $given } (CHO-18)
bad-position-not-in-deck = { $card } zit niet in de { $deck ->
        [big] grote
       *[small] kleine
    } stapel (CHO-9)
bad-position-exchange = “{ $word }” is geen ronde, stoel, gewonnen kaart en afgegeven kaart
bad-position-exchange-words = “{ $word }” noemt een ronde, stoel of kaart die niet kan
bad-position-exchange-round = kaarten worden op locatie 6 gewonnen, ronde na ronde; nog niet in { $round } (CHO-67)
bad-position-exchange-won = in ronde { $round } wint de eerste in de rangorde { $first }, dan de tweede { $second }, niet { $won } (CHO-64)
bad-position-exchange-over = als de tweede kaart gewonnen is, is de ronde voorbij (CHO-67)
bad-position-result-round = een uitslag begint met zijn ronde, zoals `round 2`
bad-position-not-played = ronde { $round } is nog niet gespeeld
bad-position-not-settled = locatie { $location } is in ronde { $round } nog niet afgehandeld (CHO-31)
bad-position-result-seats = een uitslag heeft { $count } stoelen, van de beste tot de laatste
bad-position-seat-once = een uitslag heeft elke stoel één keer
bad-position-result-form = “{ $word }” heeft niet de vorm `{ $form }`
bad-position-no-prize = “{ $word }” is geen prijs; er zijn: { $names }
bad-position-points = “{ $word }” is geen aantal punten
bad-position-nothing-won = stoel { $seat } heeft hier niets gewonnen dat niet bij de ruilen staat (CHO-47)

## Materiaalbestanden
bad-component-fixed = { $name } is { $wanted }, niet { $value }: de regels zijn daarvoor geschreven, dus een bestand kan het niet veranderen (CHO-4)
bad-component-space-count = by_space heeft een kleur voor elk van de { $count } vakken vóór de eindscore (CHO-20)
bad-component-space-colour = by_space: vak { $space } is gold, red of green, niet { $value } (CHO-20)
bad-component-different-cards = values zijn { $count } verschillende getallen: één wordt geofferd, met { $hand } wordt geboden (CHO-16)
bad-component-deck-size = { $name } heeft minstens { $count } kaarten, één voor elke ronde behalve de laatste (CHO-9)
bad-component-deck-large = { $name } heeft hoogstens { $most } kaarten
bad-component-pyramid-size = spaces is samen { $count }: twee stenen in elk van de { $rounds } rondes (CHO-56)
bad-component-drink-round = rounds heeft { $value }; een ronde is drie hele getallen: de eerste en de tweede winnen hoogstens 40 punten, de laagste verliest er hoogstens 40 (CHO-63)
bad-component-drink-count = drink.begin en drink.rest hebben samen { $count } rondes (CHO-63)
