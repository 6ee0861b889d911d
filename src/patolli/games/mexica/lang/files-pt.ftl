### O que está errado numa posição ou num ficheiro de material

## Posições
bad-position-cell = «{ $word }» não é uma casa da ilha
bad-position-canal-form = «{ $word }» não é uma casa nem duas casas adjacentes como C2-C3 (MEX-34)
bad-position-canal-palace = { $word } fica no palácio (MEX-35b)
bad-position-canal-again = { $word } cobre uma casa que já é canal (MEX-35a)
bad-position-canal-tiles = só há { $singles } peças simples e { $doubles } duplas, das quais { $laid ->
        [2] duas
       *[other] { $laid }
    } já postas
bad-position-bridge-form = «{ $word }» não é uma casa e um eixo como C3/EW (MEX-12)
bad-position-bridge-dry = não há canal em { $cell } (MEX-45)
bad-position-bridge-twice = há duas pontes em { $cell } (MEX-45)
bad-position-bridge-ramps = a ponte { $word } precisa de terra nas duas rampas de acesso (MEX-46)
bad-position-bridge-count = só há { $count } pontes (MEX-17)
bad-position-water = { $cell } é água
bad-position-two-pieces = há duas peças em { $cell }
bad-position-palace = { $cell } pertence ao palácio
bad-position-emblem = não se entra em { $cell } com emblem_enterable=false (MEX-6)
bad-position-temple-form = «{ $word }» não é um templo como 3@B4
bad-position-temple-count = só há { $count ->
        [one] { $count } templo
       *[other] { $count } templos
    } de { $floors ->
        [1] { $floors } andar
       *[other] { $floors } andares
    } (MEX-19)
bad-position-stock-count = no período { $period } uma cor só tem { $count ->
        [one] { $count } templo
       *[other] { $count } templos
    } de { $floors ->
        [1] { $floors } andar
       *[other] { $floors } andares
    } (MEX-19)
bad-position-site = { $word } não serve para mais um templo neutro (MEX-93, MEX-94)
bad-position-neutral-count = só há { $count } templos neutros (MEX-92)
bad-position-neutral-two = só uma partida a dois tem templos neutros (MEX-92)
bad-position-one-pawn = um lugar tem um só peão
bad-position-action-tokens = só há { $count } fichas de ação (MEX-17)
bad-position-token-form = «{ $word }» não é uma ficha como 7@A4
bad-position-founded-twice = o bairro de { $cell } tem duas fichas (MEX-39b)
bad-position-founded-size = o bairro de { $cell } tem { $found } casas, e não { $size }
bad-position-no-size = não há ficha de calpulli de tamanho «{ $word }»
bad-position-size-count = só há { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } de tamanho { $size } (MEX-18)
bad-position-face-down = display, founded e removed deixam { $count } fichas ({ $sizes }); no período { $period } há { $wanted } viradas para baixo (MEX-18, MEX-89)
bad-position-stall = o período acaba após { $rounds } rondas sem nada (MEX-82)
bad-position-pawn-missing = todos os peões estão no tabuleiro quando se joga (MEX-22)
bad-position-set-up-period = a preparação pertence ao período 1 (MEX-25)
bad-position-set-up-temple = ninguém construiu um templo durante a preparação (MEX-25)
bad-position-set-up-turn = ninguém jogou ainda durante a preparação, por isso { $name } é 0 (MEX-25)
bad-position-set-up-round = a preparação vem antes da ronda 1 (MEX-25)
bad-position-pawn-order = os peões colocam-se pela ordem dos lugares, até ao de quem joga (MEX-22)
bad-position-set-up-first = é o primeiro jogador que começa a colocar o peão (MEX-22)
bad-position-set-up-board = não se constrói nenhum canal nem se usa nenhuma ficha de calpulli antes de colocar os peões (MEX-25)
bad-position-orders-drawn = as { $count } encomendas já foram tiradas (MEX-18)
bad-position-orders-first = tiram-se { $count } encomendas antes dos templos neutros (MEX-23)
bad-position-sites-first = tiram-se { $count } casas antes das alturas (MEX-95)
bad-position-neutral-order = os templos neutros constroem-se nas casas tiradas, pela ordem de leitura (MEX-95)
bad-position-neutral-mix = os templos neutros são { $mix }, de 1 a { $most } andares (MEX-98)
bad-position-neutral-later = os templos neutros tiram-se mais tarde (MEX-23)

## Ficheiros de material
bad-component-rectangle = rows são { $height } filas de { $width } letras: o programa fixa este retângulo (MEX-1)
bad-component-letter = a fila { $row } tem «{ $letter }»; as letras são { $letters }
bad-component-edge = a fila { $row } acaba em ilha e a fila { $next } começa por ela: o programa precisa de lago num dos dois
bad-component-panel = { $cell } é lago: aí estão desenhadas as encomendas e a reserva
bad-component-start-cells = rows tem { $count } casas de partida P; { $players } jogadores precisam de outras tantas (MEX-22)
bad-component-canal-pair = first_canals é uma lista de pares de casas adjacentes como ["O6", "O7"], e não { $value }
bad-component-canal-twice = first_canals tem duas peças em { $cell }
bad-component-canal-cover = first_canals cobre só as casas que rows mostra como =
bad-component-fixed-colours = names são { $names }: o programa fixa-as (MEX-14)
bad-component-many-tokens = há { $count } fichas ao todo; há lugar para { $most }
bad-component-no-temple = { $name } tem pelo menos um templo
bad-component-many-temples = { $name } tem { $count } templos de { $floors ->
        [1] { $floors } andar
       *[other] { $floors } andares
    }; whole_colour só tem { $whole } (MEX-19)
bad-component-mix-sum = { $name } tem { $count } templos e { $standard } { $wanted }: são sempre os mesmos (MEX-98)
bad-component-neutral-room = o tabuleiro tem lugar para { $room } templos neutros à distância { $distance }, e não para { $count } (MEX-94)
