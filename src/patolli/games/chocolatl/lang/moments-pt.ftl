# Locais que se resolvem

moment-bids = { $mode ->
        [gold] Ronda { $round }, dourada: os lances
        [red] Ronda { $round }, vermelha: os lances
        [green] Ronda { $round }, verde: os lances
       *[other] Os lances
    }
moment-wins = { $location }, { $name }: { $who } fica em primeiro com { $bid }.
moment-tie = { $why ->
        [figure] Empate a { $bid }: { $who } tem a figura de Chocolatl e fica à frente de { $behind }.
        [points] Empate a { $bid }: { $who } tem menos pontos e fica à frente de { $behind }.
       *[stack] Empate a { $bid }: { $who } tem o disco mais acima e fica à frente de { $behind }.
    }
moment-points = { $count ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
moment-swap = carta { $won } pela { $given }
moment-got-chocolatl = figura de Chocolatl
moment-got-old-man = velho
moment-got-hut = cabana
moment-got-die = dado preto
moment-got-stone = pedra
moment-got-row = fila completa
moment-term-huts = { $value } cabanas
moment-term-old = { $value } velho
moment-term-dice = { $value } dados

# Dados pretos, e o fim

moment-die = { $who } lança um dado preto
moment-final = Contagem final
