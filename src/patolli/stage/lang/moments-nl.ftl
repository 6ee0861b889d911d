# Beslissende momenten: een rij van een tabel, dan wie voorop ligt

moment-row = { $row }: { $scores }.
moment-leads = { $count ->
        [one] { $names } gaat aan kop met { $points }.
       *[other] { $names } gaan aan kop met { $points }.
    }
