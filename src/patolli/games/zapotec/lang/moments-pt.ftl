# Cartas reveladas ao mesmo tempo, e a contagem final

moment-cards = As cartas
moment-cards-turned = Todas as cartas são reveladas.
moment-order = Os números mais baixos primeiro: { $names }.
moment-card = número { $number }, { $resource }, { $property }
moment-bot-card = iniciativa { $number }
moment-bot-turn = Vez de { $who }
moment-tie = Números iguais: Cocijobot joga primeiro.
moment-final = Contagem final
moment-rank = { $rank }.º
moment-ritual = Ritual «{ $counts }»
moment-pyramid = Pirâmide { $pyramid }
moment-levels = { $levels ->
        [1] { $levels } nível
       *[other] { $levels } níveis
    } × { $houses }
