## What chance did, asked at a game that is written down

draw-first = Who begins?
draw-order = Which district does the emperor order?
draw-neutral = Where does a neutral temple stand?
draw-height = How many floors has the next neutral temple?
draws-district = district of { $size }
draws-height = temple with { $floors ->
        [one] { $floors } floor
       *[other] { $floors } floors
    }
