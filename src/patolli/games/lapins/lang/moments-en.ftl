# Attacks, cards, shares

moment-attack = Attack
moment-dice = The dice bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $failures ->
        [0] {""}
        [one] {" "}and { $failures } failure
       *[other] {" "}and { $failures } failures
    }.
moment-potential = Attack
moment-defence = Defence
moment-damage = Damage
moment-card = A Katun card
moment-effect = { $card }. { $effect }
moment-match = A ball match
moment-shares = The shares
moment-end = The end
moment-kept = taxes { $taxes }, stored { $stored }
