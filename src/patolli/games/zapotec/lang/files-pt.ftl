### O que está errado num ficheiro de material
bad-component-colours = name indica { $count } cores diferentes
bad-component-letters = id é feito de letras e algarismos
bad-component-same-space = { $space } tem as mesmas três propriedades e nenhuma marca
bad-component-no-space = não há espaço sem marca para { $properties }
bad-component-same-number = o número { $number } também é o de { $card }
bad-component-rows-for-players = { $name } precisa de uma fila para cada um de 1, 2, 3 e 4 jogadores
bad-component-marks = marks é um início da lista { $marks }, e não { $found }
bad-component-marked-spaces = spaces diz { $said }; { $count } espaços da tabela board têm estas marcas
bad-component-tiles-for-spaces = { $type }: { $tiles } peças (tabela building_tiles) para { $spaces } espaços
bad-component-card-sum = as cartas somam { $total }, e não as { $count } da tabela action_cards
bad-component-score-tiles = score_tiles diz { $said }, mas a caixa tem { $count }
bad-component-heads = { $name } nomeia cada recurso básico uma vez, e não { $found }
bad-component-cell = aqui, fila a fila, deve estar a casa da fila { $row }, coluna { $column }
bad-component-nine-cells = uma grelha tem nove casas, não { $count }
bad-component-bot-points = bot é vp, mas o espaço não dá vp
bad-component-track-length = length diz { $said }, mas há { $count } espaços
bad-component-sizes = size é base = 3, middle = 2, top = 1
bad-component-pyramids = há mais lugares de pirâmide do que peças de pontuação (tabela setup)
bad-component-market-slots = o nível { $level } tem menos peças do que lugares no mercado
bad-component-two-categories = same e different são duas categorias
bad-component-open-rituals = há menos cartas do que as { $count } que ficam abertas (tabela setup)
bad-component-ritual-discs = ritual_discs (tabela setup) é menor do que o número de cartas de ritual abertas (ZAP-44)
bad-component-bot-cards = podem ser viradas { $count } cartas, e mostra-se a pista de mais uma
bad-component-hint = hint_true diz se a pista é um dos três símbolos da carta
