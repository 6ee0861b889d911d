# Ataques, cartas, partilhas

moment-attack = Ataque
moment-dice = Os dados dão { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }{ $failures ->
        [0] {""}
        [one] {" "}e { $failures } falha
       *[other] {" "}e { $failures } falhas
    }.
moment-potential = Ataque
moment-defence = Defesa
moment-damage = Danos
moment-card = Uma carta Katun
moment-effect = { $card }. { $effect }
moment-match = Um jogo de pelota
moment-shares = As partilhas
moment-end = O fim
moment-kept = impostos { $taxes }, armazenamento { $stored }
