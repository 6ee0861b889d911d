# Attaques, cartes, partages

moment-attack = Attaque
moment-dice = Les dés donnent { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $failures ->
        [0] {""}
        [one] {" "}et { $failures } échec
       *[other] {" "}et { $failures } échecs
    }.
moment-potential = Attaque
moment-defence = Défense
moment-damage = Dégâts
moment-card = Une carte Katun
moment-effect = { $card }. { $effect }
moment-match = Un match de pelote
moment-shares = Les partages
moment-end = La fin
moment-kept = impôts { $taxes }, stockage { $stored }
