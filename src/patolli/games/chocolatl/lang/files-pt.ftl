### O que está errado numa posição ou num ficheiro de componentes de Chocolatl

## Posições
bad-position-last-round-cards = na ronda { $round } não se põem cartas de melhoria (CHO-18)
bad-position-lowest-leaves = nesta edição, a carta mais baixa sai por si (CHO-65)
bad-position-mode = na fase { $phase }, o modo é { $modes }
bad-position-not-last = uma ronda que está a ser preparada ainda não é a última (CHO-75)
bad-position-last-discard = na última ronda não se descarta nenhuma carta (CHO-68)
bad-position-track = «{ $word }» não é uma casa com os seus lugares, como 12: 2 0
bad-position-disc-twice = o disco do lugar { $seat } está duas vezes na pista (CHO-69)
bad-position-discs-missing = todos os discos estão na pista quando a preparação acaba (CHO-10)
bad-position-discs-early = durante a preparação alguns discos estão na casa 0, e ainda não todos (CHO-10)
bad-position-no-seat = não há nenhum lugar «{ $word }»
bad-position-two-figures = as duas figuras nunca estão com um só jogador (CHO-51)
bad-position-harvest = harvest são três faces como 2 4 5, não «{ $word }» (CHO-5)
bad-position-pyramid = neste momento há no máximo { $most } pedras na pirâmide (CHO-56)
bad-position-early-offering = a oferenda vem depois da preparação (CHO-14)
bad-position-early-cards = antes da oferenda todos têm as cartas do início (CHO-14)
bad-position-offering = uma oferenda é uma carta de { $least } a { $most } (CHO-14)
bad-position-no-card = «{ $word }» não é nenhuma carta; as cartas vão de 0 a { $most }
bad-position-locations = há { $count } locais para pôr cartas (CHO-24)
bad-position-pair = «{ $word }» não são duas cartas como 3+12 (CHO-24)
bad-position-laid-order = as cartas põem-se pela ordem dos locais (CHO-87, CHO-88)
bad-position-nothing-laid = na fase { $phase } não há nenhuma carta posta
bad-position-card-count = { $laid } cartas postas e { $hand } na mão não são { $all } (CHO-16)
bad-position-stones-sum = as pedras restantes, as cabanas e as pedras na pirâmide são { $count } (CHO-2)
bad-position-stones-board = sem pedras restantes, estão { $least } a { $most } no tabuleiro (CHO-62)
bad-position-stone-left = antes de o local 3 ser resolvido, todos têm ainda uma pedra (CHO-75)
bad-position-rolled = só se lançam dados num local (CHO-34)
bad-position-passed = ninguém passa quando não se lançam dados (CHO-37)
bad-position-final = só quem tem um dado preto lança um na contagem final (CHO-82)
bad-position-black-dice = há só { $count } dados pretos (CHO-3)
bad-position-laid-count = nesta fase estão postas { $least } a { $most } cartas, não { $laid } (CHO-24)
bad-position-bids-over = todos confirmaram, por isso os lances acabaram (CHO-25)
bad-position-offering-over = todos ofereceram uma carta, por isso as oferendas acabaram (CHO-14)
bad-position-no-final-die = ninguém tem um dado preto para lançar, por isso o jogo acabou (CHO-82)
bad-position-no-speaker = ninguém com um dado preto tem ainda de falar (CHO-37)
bad-position-first-wins = o primeiro da classificação, lugar { $seat }, ganha uma carta primeiro (CHO-64)
bad-position-drawn-count = até agora foram reveladas { $count } cartas de melhoria, não { $given }
bad-position-open-count = neste momento há { $count } cartas de melhoria abertas, não { $given } (CHO-18)
bad-position-not-in-deck = { $card } não está no baralho { $deck ->
        [big] grande
       *[small] pequeno
    } (CHO-9)
bad-position-exchange = «{ $word }» não é uma ronda, um lugar, uma carta ganha e uma carta descartada
bad-position-exchange-words = «{ $word }» indica uma ronda, um lugar ou uma carta que não pode ser
bad-position-exchange-round = as cartas ganham-se no local 6, ronda a ronda; ainda não na { $round } (CHO-67)
bad-position-exchange-won = na ronda { $round } o primeiro da classificação ganha a carta { $first }, depois o segundo a { $second }, não a { $won } (CHO-64)
bad-position-exchange-over = ganha a segunda carta, a ronda acaba (CHO-67)
bad-position-result-round = um resultado começa com a sua ronda, como `round 2`
bad-position-not-played = a ronda { $round } ainda não foi jogada
bad-position-not-settled = o local { $location } ainda não está resolvido na ronda { $round } (CHO-31)
bad-position-result-seats = um resultado tem { $count } lugares, do melhor ao último
bad-position-seat-once = um resultado tem cada lugar uma vez
bad-position-result-form = «{ $word }» não tem a forma `{ $form }`
bad-position-no-prize = «{ $word }» não é nenhum prémio; há: { $names }
bad-position-points = «{ $word }» não é um número de pontos
bad-position-nothing-won = o lugar { $seat } não ganhou aqui nada que não esteja nas trocas (CHO-47)

## Ficheiros de componentes
bad-component-fixed = { $name } é { $wanted }, não { $value }: as regras estão escritas assim, e um ficheiro não o pode mudar (CHO-4)
bad-component-space-count = by_space tem uma cor para cada uma das { $count } casas antes da pontuação final (CHO-20)
bad-component-space-colour = by_space: a casa { $space } é gold, red ou green, não { $value } (CHO-20)
bad-component-different-cards = values são { $count } números diferentes: um é oferecido, { $hand } servem para os lances (CHO-16)
bad-component-deck-size = { $name } tem pelo menos { $count } cartas, uma para cada ronda menos a última (CHO-9)
bad-component-deck-large = { $name } tem no máximo { $most } cartas
bad-component-pyramid-size = spaces soma { $count }: duas pedras em cada uma das { $rounds } rondas (CHO-56)
bad-component-drink-round = rounds tem { $value }; uma ronda são três números inteiros: o primeiro e o segundo ganham até 40 pontos, o mais baixo perde até 40 (CHO-63)
bad-component-drink-count = drink.begin e drink.rest têm juntos { $count } rondas (CHO-63)
