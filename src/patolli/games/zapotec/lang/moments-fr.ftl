# Les cartes révélées ensemble, et le décompte final

moment-cards = Les cartes
moment-cards-turned = Toutes les cartes sont révélées.
moment-order = Les plus petits numéros d'abord : { $names }.
moment-card = numéro { $number }, { $resource }, { $property }
moment-bot-card = initiative { $number }
moment-bot-turn = { $who } joue
moment-tie = Numéros égaux : Cocijobot commence.
moment-final = Décompte final
moment-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
moment-ritual = Rituel « { $counts } »
moment-pyramid = Pyramide { $pyramid }
moment-levels = { $levels ->
        [one] { $levels } étage
       *[other] { $levels } étages
    } × { $houses }
