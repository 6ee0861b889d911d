# Momentos decisivos: uma linha de uma tabela, depois quem vai à frente

moment-row = { $row }: { $scores }.
moment-leads = { $count ->
        [1] { $names } vai à frente com { $points }.
       *[other] { $names } vão à frente com { $points }.
    }
