# Les moments décisifs : une ligne d'un tableau, puis qui est en tête

moment-row = { $row } : { $scores }.
moment-leads = { $count ->
        [one] { $names } est en tête avec { $points }.
       *[other] { $names } sont en tête avec { $points }.
    }
