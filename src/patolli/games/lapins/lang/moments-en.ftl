# Attacks, cards, shares

moment-attack = Attack
moment-dice = The dice show { $dice }.
moment-potential = Attack
moment-defence = Defence
moment-damage = Damage
moment-card = A Katun card
moment-effect = { $card }. { $effect }
moment-match = A ball match
moment-shares = The shares
moment-end = The end
moment-kept = taxes { $taxes }, stored { $stored }
