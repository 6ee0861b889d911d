# Les lieux que l'on résout

moment-bids = { $mode ->
        [gold] Ronde { $round }, dorée : les offrandes
        [red] Ronde { $round }, rouge : les offrandes
        [green] Ronde { $round }, verte : les offrandes
       *[other] Les offrandes
    }
moment-wins = { $location }, { $name } : { $who } est en tête avec { $bid }.
moment-tie = { $why ->
        [figure] Égalité à { $bid } : { $who } a le personnage Chocolatl et devance { $behind }.
        [points] Égalité à { $bid } : { $who } a moins de points et devance { $behind }.
       *[stack] Égalité à { $bid } : { $who } a le marqueur le plus haut et devance { $behind }.
    }
moment-points = { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
moment-swap = carte { $won } contre { $given }
moment-got-chocolatl = personnage Chocolatl
moment-got-old-man = vieil homme
moment-got-hut = cabane
moment-got-die = dé noir
moment-got-stone = pierre
moment-got-row = étage complet
moment-term-huts = { $value } cabanes
moment-term-old = { $value } vieil homme
moment-term-dice = { $value } dés

# Les dés noirs, et la fin

moment-die = { $who } lance un dé noir
moment-final = Décompte final
