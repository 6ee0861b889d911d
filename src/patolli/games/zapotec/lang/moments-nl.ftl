# Kaarten die samen worden onthuld, en de eindtelling

moment-cards = De kaarten
moment-cards-turned = Alle kaarten worden onthuld.
moment-order = Lage nummers eerst: { $names }.
moment-card = nummer { $number }, { $resource }, { $property }
moment-bot-card = initiatief { $number }
moment-bot-turn = Beurt van { $who }
moment-tie = Gelijke nummers: Cocijobot gaat eerst.
moment-final = Eindtelling
moment-rank = { $rank }e
moment-ritual = Ritueel “{ $counts }”
moment-pyramid = Piramide { $pyramid }
moment-levels = { $levels ->
        [one] { $levels } laag
       *[other] { $levels } lagen
    } × { $houses }
