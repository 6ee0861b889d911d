# The scoring of a period, row by row

moment-scoring = Scoring of period { $period }
moment-district-founded = District of { $size }
moment-district-open = Unfounded district of { $size }
moment-floors = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }, { $floors } fl.
moment-palace = Palace
moment-pawn = pawn there
