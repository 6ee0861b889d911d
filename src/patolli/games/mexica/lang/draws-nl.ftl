## Wat het toeval deed, gevraagd bij een spel dat wordt opgeschreven

draw-first = Wie begint?
draw-order = Welke wijk bestelt de keizer?
draw-neutral = Waar staat een neutrale tempel?
draw-height = Hoeveel verdiepingen heeft de volgende neutrale tempel?
draws-district = wijk van { $size }
draws-height = tempel met { $floors ->
        [one] { $floors } verdieping
       *[other] { $floors } verdiepingen
    }
