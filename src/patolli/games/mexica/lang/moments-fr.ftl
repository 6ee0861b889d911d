# Le décompte d'une période, ligne par ligne

moment-scoring = Décompte de la période { $period }
moment-district-founded = Quartier de { $size }
moment-district-open = Quartier non fondé de { $size }
moment-floors = { $place ->
        [1] 1er
       *[other] { $place }e
    }, { $floors } ét.
moment-palace = Palais
moment-pawn = pion présent
