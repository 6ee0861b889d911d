# Ataques, cartas, partilhas

moment-attack = Ataque
moment-dice = Os dados mostram { $dice }.
moment-potential = Ataque
moment-defence = Defesa
moment-damage = Danos
moment-card = Uma carta Katun
moment-effect = { $card }. { $effect }
moment-match = Um jogo de pelota
moment-shares = As partilhas
moment-end = O fim
moment-kept = impostos { $taxes }, armazenamento { $stored }
