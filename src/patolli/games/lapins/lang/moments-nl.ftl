# Aanvallen, kaarten, verdelingen

moment-attack = Aanval
moment-dice = De dobbelstenen geven { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }{ $failures ->
        [0] {""}
        [one] {" "}en { $failures } mislukking
       *[other] {" "}en { $failures } mislukkingen
    }.
moment-potential = Aanval
moment-defence = Verdediging
moment-damage = Schade
moment-card = Een Katun-kaart
moment-effect = { $card }. { $effect }
moment-match = Een balspel
moment-shares = De verdeling
moment-end = Het einde
moment-kept = belasting { $taxes }, opslag { $stored }
