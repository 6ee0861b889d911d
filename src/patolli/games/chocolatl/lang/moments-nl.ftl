# Locaties die worden afgehandeld

moment-bids = { $mode ->
        [gold] Ronde { $round }, goud: de biedingen
        [red] Ronde { $round }, rood: de biedingen
        [green] Ronde { $round }, groen: de biedingen
       *[other] De biedingen
    }
moment-wins = { $location }, { $name }: { $who } is eerste met { $bid }.
moment-tie = { $why ->
        [figure] Gelijk op { $bid }: { $who } heeft de Chocolatl-figuur en gaat { $behind } voor.
        [points] Gelijk op { $bid }: { $who } heeft minder punten en gaat { $behind } voor.
       *[stack] Gelijk op { $bid }: { $who } heeft het hogere schijfje en gaat { $behind } voor.
    }
moment-points = { $count ->
        [one] { $points } punt
       *[other] { $points } punten
    }
moment-swap = kaart { $won } voor { $given }
moment-got-chocolatl = Chocolatl-figuur
moment-got-old-man = oude man
moment-got-hut = hut
moment-got-die = zwarte dobbelsteen
moment-got-stone = steen
moment-got-row = volle rij
moment-term-huts = { $value } hutten
moment-term-old = { $value } oude man
moment-term-dice = { $value } dobbelstenen

# Zwarte dobbelstenen, en het einde

moment-die = { $who } gooit een zwarte dobbelsteen
moment-final = Eindtelling
