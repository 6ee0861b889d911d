### Zapotec: como as coisas se chamam nas frases, e o que fazem: dicas.

called-card = a carta { $number } ({ $resource }, { $property })
called-trade = a peça de comércio de nível { $level } ({ $deed })
called-ritual = a carta de ritual «{ $counts }»
called-score-tile = a peça de pontuação «{ $property }»
called-tile = uma peça com { $basic } e { $advanced }
called-front = uma carta com { $type }, { $terrain }, { $region }
counts-groups = { $same } igual, { $different } diferente
counts-pyramid_levels = níveis de pirâmide
counts-resources = recursos em reserva
counts-sacrifice_steps = passos de sacrifício
counts-trade_tiles = peças de comércio
deed-gain = { $gain }
deed-exchange = { $pay } → { $gain }
deed-build = casa em { $property } por { $pay }
deed-building_cost = { $building } por { $pay }
deed-sacrifice = subir { $steps } por { $pay }
deed-score_from_hand = pontuar com uma carta da mão
deed-ritual = um disco de ritual gratuito
tip-code = { $tip } [{ $code }]
tip-card = { $card }: dá a renda da sua linha ou coluna de { $resource } e constrói em espaços com { $property } (livres agora: { $free }); o número mais baixo começa.
tip-scoring = { $card }: a carta de pontuação. No fim de cada turno, { $each } por edifício com { $property }; um palácio conta { $weight } vezes.
tip-now = Para si agora: { $points }.
tip-trade = { $tile }: funciona { $kind ->
        [gain] logo na compra
        [exchange] uma vez por ronda
        [build] uma vez por ronda, ao construir
        [building_cost] sempre, ao construir
        [score_from_hand] sempre, ao pontuar
       *[other] uma vez no jogo
    }.
tip-price = Custa-lhe { $gold } ouro agora.
tip-down = Está fechada.
tip-ritual = { $card }: no fim, quem tem aqui um disco marca { $scores }. Um disco custa um sacerdote, e um ouro por disco dos outros.
tip-score-tile = { $tile }: uma pirâmide começada com ela conta no fim os edifícios com { $property }.
tip-match = Os seus agora: { $count }.
tip-pyramid = a pirâmide { $number }: { $levels ->
        [0] vazia
        [1] { $levels } nível
       *[other] { $levels } níveis
    }. No fim, cada nível seu dá { $each } por cada edifício seu que corresponde, e { $finished } se estiver concluída.
tip-step = o espaço { $space } da trilha de sacrifício: { $gives }. Chega lá por { $corn } milho e um sacerdote.
gives-vp = { $points } pontos logo
gives-basic = uma madeira, um tijolo ou uma pedra
gives-discount = as peças de comércio de nível { $level } custam a partir daí menos { $discount } ouro
gives-ritual_no_priest = os rituais deixam de exigir sacerdote
gives-free_ritual = um disco de ritual gratuito
tip-space = { $space }: construir custa { $price }; a peça dá { $basic } e { $advanced }.
tip-built = { $space }: { $what }
tip-cell = { $cell }: vazia; uma peça aqui rende com essa linha ou essa coluna.
tip-cell-tile = { $cell }: a peça rende { $basic } e { $advanced } com essa linha ou essa coluna.
tip-printed = Cobri-la dá uma vez 1 { $resource }.
