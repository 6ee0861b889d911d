# Moments that decide: a row of a table ("Palace: Ana +5, Ben +5."), then who is ahead

moment-row = { $row }: { $scores }.
moment-leads = { $count ->
        [one] { $names } leads with { $points }.
       *[other] { $names } lead with { $points }.
    }
