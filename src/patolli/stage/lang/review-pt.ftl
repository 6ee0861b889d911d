## Análise: o que aconteceu numa partida, e o que teria sido melhor

review-title = Análise: { $title }
review-lead = { $decisions ->
        [one] { $decisions } decisão
       *[other] { $decisions } decisões
    }, { $simulations ->
        [one] pelo menos { $simulations } simulação
       *[other] pelo menos { $simulations } simulações
    } para cada uma, semente { $seed }
review-best = melhor
review-good = bom
review-inaccuracy = imprecisão
review-mistake = erro
review-blunder = erro grave
review-forced = forçado
review-possible = desconhecido
review-period = período { $period }, ronda { $round }
review-round = ronda { $round }
review-set-up = no início
review-lost = { $lost } em 100 perdidos
review-cost = A jogada de { $who } custou { $chance ->
        [0] quase nenhuma hipótese de ganhar
       *[other] { $chance } em 100 hipóteses de ganhar
    }{ $points ->
        [0] .
        [one] { "" }, e cerca de { $points } ponto.
       *[other] { "" }, e cerca de { $points } pontos.
    }
review-no-cost = Nada melhor foi encontrado.
review-played = Jogado
review-better = Melhor
review-why = Porquê
review-gains = traz { $points } a { $who }: { $part }
review-costs = custa { $points } a { $who }: { $part }
review-chance = Probabilidade de ganhar
review-chance-below = linhas da partida
review-turning = Pontos de viragem
review-turning-none = Nenhum momento, por si só, mudou muito.
review-turn-up = { $who } ganhou { $change } em 100 hipóteses
review-turn-down = { $who } perdeu { $change } em 100 hipóteses
review-by-luck = por sorte
review-after = depois da linha { $line }
review-seats = Os jogadores
review-player = jogador
review-accuracy = precisão
review-accuracy-why = A precisão é 100 menos a hipótese de ganhar que uma decisão perdeu em média, em pontos de cem. Uma decisão melhor do que a melhor linha encontrada conta como ganho. As decisões forçadas não contam.
review-luck = sorte
review-luck-why = A sorte é o que os dados e as cartas deram ou tiraram: como as hipóteses de ganhar mudaram sem que ninguém decidisse. Não faz parte da precisão.
review-mistakes = O que poderia ter sido melhor
review-mistakes-none = Nada foi claramente pior do que outra coisa.
review-all = Todas as { $count } decisões
review-how = Uma decisão é julgada pelo que o jogador podia saber então, nunca pelas cartas que vieram: a linha jogada e a melhor encontrada são tentadas nas mesmas suposições, com a mesma sorte. Só conta uma diferença fora de dúvida: abaixo de { $best } em 100 é a melhor, abaixo de { $good } boa, abaixo de { $inaccuracy } uma imprecisão, abaixo de { $mistake } um erro, acima disso um erro grave.
review-head-decision = decisão
review-head-when = quando
review-head-judgement = juízo
review-head-lost = perda
review-again = O mesmo de novo:
review-progress = { $done } de { $of } analisadas
review-seconds = --seconds pede um número acima de 0, como 60.
review-one-budget = Diga quanto tempo com --seconds ou quantas vezes com --simulations, não os dois.
review-written = A página está em { $file }.
