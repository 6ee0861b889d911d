### Zapotec em português de Portugal: rótulos, instruções, relato e recusas. As regras estão em rules-pt.ftl.
### O singular é [1] e não [one]: para a língua «pt», o Fluent conta também o zero como [one] («0 ponto»).

## Nomes

colour-orange = Laranja
colour-violet = Violeta
colour-blue = Azul
colour-white = Branco
cocijobot = Cocijobot

resource-wood = madeira
resource-brick = tijolo
resource-stone = pedra
resource-corn = milho
resource-gold = ouro
resource-priest = sacerdote

# Quantidades: «2 madeira, 1 sacerdote», unidas por vírgulas
amount-wood = { $count } madeira
amount-brick = { $count } { $count ->
        [1] tijolo
       *[other] tijolos
    }
amount-stone = { $count } { $count ->
        [1] pedra
       *[other] pedras
    }
amount-corn = { $count } milho
amount-gold = { $count } ouro
amount-priest = { $count } { $count ->
        [1] sacerdote
       *[other] sacerdotes
    }
nothing = nada

property-temple = templo
property-village = aldeia
property-cornfield = milharal
property-plains = planícies
property-hills = colinas
property-forest = florestas
property-etla = Etla
property-ocotlan = Ocotlan
property-mitla = Mitla

space-called = { $region } ({ $terrain }, { $type })
cell-called = linha { $row }, coluna { $column }

category-type = tipo
category-terrain = terreno
category-region = região

level-base = inferior
level-middle = médio
level-top = superior

act-pyramid = pirâmide
act-trade = comércio
act-sacrifice = sacrifício

## O que há a fazer

prompt-choose = { $who }: escolha em segredo uma carta da sua mão.
prompt-income = { $who }: receba a renda da sua linha de { $resource } ({ $row }) ou da sua coluna de { $resource } ({ $column }).
prompt-capital = { $who }: faça comércio, construa níveis de pirâmide, realize rituais, sacrifique; depois termine para começar a construir.
prompt-pending-basic = { $who }: receba uma madeira, um tijolo ou uma pedra.
prompt-pending-ritual = { $who }: pode colocar um disco numa carta de ritual, sem custo.
prompt-pending-tile = { $who }: use { $tile } agora, ou recuse; em ambos os casos, a peça fica fechada.
prompt-build = { $who }: construa em espaços com a propriedade { $property }, ou termine.
prompt-score = { $who }: pontue com a carta de pontuação, ou com uma carta da sua mão.
prompt-draft = { $who }: tire uma carta da oferta.
prompt-refill = O mercado está a ser reposto.
prompt-upkeep = A próxima ronda está a ser preparada.
prompt-bot = Cocijobot vira uma carta.

## O relato: o que o acaso decidiu

log-tile = { $w2 } é colocada em { $w1 }.
log-market = { $w3 } é aberta no mercado.
log-score-tile = Este jogo tem { $w1 }.
log-scoring = A primeira carta de pontuação é { $w1 }.
log-offer = { $w1 } junta-se à oferta.
log-top = { $w1 } está aberta no topo da pilha.
log-deal = { $who } recebe { $w2 }.
log-deal-secret = { $who } recebe uma carta.
log-ritual-open = Este jogo tem { $w1 }.
log-hint = A dica da próxima carta de Cocijobot é { $w1 }.
log-front = Cocijobot vira { $w1 }.

## O relato: o que foi dito

log-choose = { $who } escolhe { $w1 }.
log-choose-secret = { $who } escolheu uma carta.
log-income = { $who } recebe a renda da { $w1 ->
        [row] linha
       *[column] coluna
    }.
log-buy = { $who } compra { $w1 }.
log-use = { $who } usa { $w1 }.
log-use-with = { $who } usa { $w1 } para colocar um disco sobre { $w2 }.
log-pyramid = { $who } acrescenta um nível à pirâmide { $w1 }.
log-pyramid-new = { $who } começa uma pirâmide com { $w2 }.
log-ritual = { $who } realiza um ritual: um disco sobre { $w1 }.
log-sacrifice = { $who } sacrifica { $w1 } milho e um sacerdote.
log-gain = { $who } recebe 1 { $w1 }.
log-place = { $who } coloca um disco gratuito sobre { $w1 }.
log-decline = { $who } recusa.
log-build = { $who } constrói em { $w1 }; a peça vai para { $w2 }.
log-build-with = { $who } constrói em { $w1 } com { $w3 }; a peça vai para { $w2 }.
log-palace = { $who } constrói o palácio em { $w1 }.
log-score = { $who } descarta { $w1 } para pontuar com ela.
log-score-round = { $who } pontua com a carta de pontuação.
log-draft = { $who } tira { $w1 } da oferta.
log-done = { $who } já não constrói mais.

## O relato: o que se seguiu

event-round = Ronda { $round }: a carta de pontuação é { $card }.
event-revealed = { $who } revela { $card }.
event-income = { $who } recebe { $gained }.
event-building = { $who } começa a construir.
event-traded = { $who } recebe { $gained }.
event-printed = { $who } cobre um recurso impresso e recebe 1 { $resource }.
event-level = { $who } coloca { $size ->
        [3] um nível inferior
        [2] um nível médio
       *[1] um nível superior
    } na pirâmide { $pyramid } ({ $property }).
event-step-points = { $who } chega ao espaço { $space } da trilha de sacrifício: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
event-step-discount = { $who } chega ao espaço { $space }: as peças de comércio de nível { $level } passam a ser mais baratas.
event-step-rites = { $who } chega ao espaço { $space }: os rituais deixam de exigir sacerdote.
event-step = { $who } chega ao espaço { $space }.
event-scored = { $who } marca { $points } por { $property }: { $count ->
        [0] nenhum edifício corresponde
        [1] os edifícios que correspondem valem { $count }
       *[other] os edifícios que correspondem valem { $count }
    }.
event-left-over = Ninguém tirou { $card }: é a próxima carta de pontuação.
event-final = O jogo terminou: contam-se a trilha de sacrifício, os rituais e as pirâmides.
event-final-track = { $who } está em { $rank }.º lugar na trilha de sacrifício, no espaço { $space }: { $points } pontos.
event-final-ritual = { $who } marca { $points } com { $card }.
event-final-pyramid = { $who } marca { $points } pela pirâmide { $pyramid } ({ $property }): { $levels ->
        [1] { $levels } nível
       *[other] { $levels } níveis
    }, edifícios que correspondem: { $houses }, pirâmide { $finished ->
        [1] concluída
       *[0] por concluir
    }.
event-won = { $who } ganha com { $points } pontos.
event-shared = { $who } partilha a vitória com { $points } pontos.

# Cocijobot: cada passo, e porquê

event-bot-revealed = { $who } revela { $card }, iniciativa { $number }{ $tie ->
        [1] , e o empate favorece { $who }
       *[0] {""}
    }.
event-bot-turn = { $who } segue a sua carta.
event-bot-built = { $who } constrói { $what ->
        [palace] o seu palácio
       *[house] uma casa
    } em { $space }: { $why ->
        [card] os três símbolos da sua carta
        [scoring] a sua carta, com a propriedade da carta de pontuação
       *[pyramid] a sua carta, com a propriedade da sua pirâmide
    }.
event-bot-palace = { $who } vai construir o seu palácio em { $space }: { $why ->
        [both] o espaço corresponde à carta de pontuação e à sua pirâmide
        [last-round] é a última ronda
       *[last-house] as suas casas estão a acabar
    }.
event-bot-skipped = A tentativa { $attempt }, { $space }, é saltada: { $why ->
        [again] é outra vez o mesmo espaço
        [no-house] { $who } já não tem casas
        [own] { $who } já construiu aí
       *[human] há aí um edifício seu
    }.
event-bot-blocked = O seu edifício em { $space } estava no caminho: { $who } ganha { $points } pontos (variante mais fácil).
event-bot-harder = { $who } ganha { $points } pontos por { $missing ->
        [1] uma casa não colocada
       *[other] { $missing } casas não colocadas
    } (variante mais difícil).
event-bot-acts = A carta mostra { $action ->
        [pyramid] um templo, por isso { $who } constrói numa pirâmide
        [trade] uma aldeia, por isso { $who } faz comércio
       *[sacrifice] um milharal, por isso { $who } sacrifica
    }.
event-bot-second = { $who } não construiu nada e vira uma segunda carta para a sua ação.
event-bot-sacrifice = { $who } { $corn ->
        [0] não tem peças de milharal e não avança
        [1] tem { $corn } peça de milharal e sobe { $steps }
       *[other] tem { $corn } peças de milharal e sobe { $steps }
    }.
event-bot-space-pyramid = O espaço { $space } permite a { $who } construir numa pirâmide.
event-bot-space-ritual = O espaço { $space } permite a { $who } colocar um disco de ritual.
event-bot-space-trade = O espaço { $space } permite a { $who } tirar uma peça de comércio.
event-bot-space-nothing = O espaço { $space } não dá nada a { $who }.
event-bot-trade = Com { $villages ->
        [1] { $villages } peça de aldeia
       *[other] { $villages } peças de aldeia
    } e no espaço { $space } da trilha, { $who } olha primeiro para o nível { $level }.
event-bot-took = { $who } tira a mais à esquerda: { $tile }.
event-bot-row-empty = Já não há peças de comércio de nível { $level }.
event-bot-pyramid-starts = { $who } começa uma pirâmide com { $property }: edifícios próprios que correspondem: { $own }, seus: { $human }, lugar { $slot }.
event-bot-pyramid-joins = { $who } junta-se à pirâmide de { $property }: edifícios próprios que correspondem: { $own }, seus: { $human }.
event-bot-pyramid-finished = A sua pirâmide { $pyramid } está concluída, por isso { $who } coloca antes um disco de ritual.
event-bot-no-pyramid = Nenhuma pirâmide está ao alcance de { $who }, que coloca antes um disco de ritual.
event-bot-disc = { $who } coloca um disco sobre { $card }, a mais à esquerda sem um disco próprio.
event-bot-no-disc = { $who } tem um disco em todas as cartas de ritual: não acontece nada.
event-bot-final-stayed = { $who } nunca saiu do início da trilha de sacrifício: { $points } pontos.
event-bot-final-trade = { $who } marca { $points } com { $tile }.
event-bot-final-ritual = { $who } marca { $points } com { $card }, { $shared ->
        [1] onde também há um disco seu
       *[0] onde não há outros discos
    }.
event-bot-final-pyramid = { $who } marca { $points } pela pirâmide { $pyramid } ({ $property }): { $levels ->
        [1] { $levels } nível
       *[other] { $levels } níveis
    }, edifícios que correspondem: { $houses }, pirâmide { $finished ->
        [1] concluída
       *[0] por concluir
    }.

## Como está o jogo

board = O tabuleiro principal
status = Como está o jogo
scene-points = { $name } tem { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
chance = Tiram-se cartas e peças à sorte.
waiting = À espera de { $names }
do-choose = Escolha em segredo
do-income = Linha ou coluna?
do-capital = Faça ações capitais
do-pending-basic = Receba um recurso
do-pending-ritual = Um disco gratuito?
do-pending-tile = Usar a peça agora?
do-build = Construa, ou termine
do-score = Que carta pontua?
do-draft = Tire uma carta da oferta
pile = Nível { $level }: { $count ->
        [1] { $count } peça fechada
       *[other] { $count } peças fechadas
    }
ritual-disc = Disco de { $owner }: { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } de momento
level-of = Nível de pirâmide, { $size } ({ $owner })
card-pile = { $count ->
        [1] { $count } carta
       *[other] { $count } cartas
    } na pilha
track-disc = { $owner } no espaço { $space } da trilha de sacrifício
palace-of = palácio ({ $owner })
house-of = casa ({ $owner })
bot-hint = Dica da próxima carta de Cocijobot: { $property }
bot-card = Cocijobot: { $card }, iniciativa { $number }
next-hint = próxima carta
hand = A sua mão
layer-cards = Espaços a que servem cartas da minha mão
cards-for = { $space }: { $cards }
trade-none = Ainda sem peças de comércio
hand-empty = A sua mão está vazia
houses-left = Casas restantes: { $count }
levels-left = Níveis de pirâmide restantes, { $size }: { $count }
palace-built = O palácio está construído
palace-left = O palácio está por construir
has-chosen = já escolheu
hand-known = { $count } na mão{ $cards ->
        [none] {""}
       *[other] : { $cards }
    }
played = carta { $card }
scene-round = Ronda { $round } de { $rounds }
set-up = Preparação
setting-up = O jogo está a ser preparado.
game-over = O jogo terminou
moves = { $name } tem a vez
won = { $name } ganha.
shared = { $names } partilham a vitória.

## A posição em texto

tile-gain = +{ $gain }
tile-exchange = { $pay } -> { $gain }
tile-build = { $pay }: casa em { $property }
tile-building_cost = { $building } custa { $pay }
tile-sacrifice = { $pay }: subir { $steps }
tile-score_from_hand = pontuar com uma carta da mão
tile-ritual = disco de ritual gratuito
step-vp = { $points } PV
step-basic = um recurso básico
step-discount = nível { $level } -{ $discount } ouro
step-ritual_no_priest = rituais sem sacerdote
step-free_ritual = disco de ritual gratuito
ritual-groups = { $each } por três edifícios, { $same } igual e { $different } sempre diferente, no máximo { $most }
ritual-pyramid_levels = { $each } por nível de pirâmide, no máximo { $most }
ritual-resources = { $each } por recurso básico e { $advanced } por recurso avançado, no máximo { $most }
ritual-sacrifice_steps = { $each } por passo na trilha de sacrifício, no máximo { $most }
ritual-trade_tiles = { $levels } por peça de comércio de nível 1/2/3, no máximo { $most }
text-scoring = Carta de pontuação { $card }: { $property }
text-down = (fechada)
text-market = Mercado { $level } (pilha { $pile }): { $tiles }
text-score-tiles = Peças de pontuação na borda: { $tiles }
text-finished = concluída
text-unfinished = por concluir
text-pyramid = Pirâmide { $number }: { $tile }; { $levels }; { $state }
text-pyramid-empty = Pirâmide { $number }: vazia
text-ritual = Ritual { $card }: { $what }; discos { $discs }
text-track = Trilha de sacrifício: { $steps }
text-standing = Na trilha (o primeiro indicado vai à frente): { $discs }
text-offer = Oferta: { $cards }; { $pile } na pilha
text-top = Aberta no topo da pilha: { $card }
text-gone = Cartas de pontuação anteriores: { $earlier }; fora do jogo: { $gone }
text-hint = Dica da próxima carta de Cocijobot: { $hint }
text-bot-card = Carta { $card } de Cocijobot: { $symbols }, iniciativa { $number }, { $action }
text-mat = { $name } { $points } PV  { $stock }  casas { $houses }  palácio { $palace }  níveis { $base }/{ $middle }/{ $top }  discos { $discs }
text-trade = Peças de comércio: { $tiles }
text-hand = Mão: { $cards }{ $hidden ->
        [0] {""}
        [1] {" "}e { $hidden } carta desconhecida
       *[other] {" "}e { $hidden } cartas desconhecidas
    }
text-chosen = Carta: { $card }
text-has-chosen = Já escolheu
text-legend =
    Legenda: w madeira, b tijolo, s pedra, c milho, g ouro, p sacerdote   EPT:wp peça que rende madeira e sacerdote
             EPT:O# casa de Laranja   EPT:O@ o seu palácio   [wp] peça na tabela   ww+g célula vazia que dá ouro uma vez

## Porque não

no-no-card = «{ $word }» não é uma carta de ação.
no-no-trade-tile = «{ $word }» não é uma peça de comércio.
no-no-space = «{ $word }» não é um espaço de construção.
no-no-cell = «{ $word }» não é uma célula da tabela.
no-no-ritual-card = «{ $word }» não é uma carta de ritual.
no-no-score-tile = «{ $word }» não é uma peça de pontuação.
no-no-building-tile = «{ $word }» não é uma peça de construção.
no-no-bot-card = «{ $word }» não é uma carta de Cocijobot.
no-no-property = «{ $word }» não é uma propriedade.
no-no-market-slot = O mercado não tem lugar { $slot } no nível { $level }.
no-no-seat = Não há lugar { $seat } com { $players ->
        [1] { $players } jogador
       *[other] { $players } jogadores
    }.
no-no-such-pyramid = Não há espaço de pirâmide { $number }; vão de 1 a { $most }.
no-row-or-column = A renda vem da linha (row) ou da coluna (column), não de «{ $word }».
no-not-basic = «{ $word }» não é um recurso básico: diga wood, brick ou stone.
no-sacrifice-number = Um sacrifício exige de 1 a { $most } milho, não { $steps }.
no-ritual-not-open = { $card } não está aberta neste jogo.
no-other-draw = O que se tira agora começa por «{ $verb }».
no-other-place = O que se tira agora começa por «{ $place }».
no-drawn-already = Isso não pode ser tirado agora: já foi tirado, ou é de outro género.
no-no-such-hint = Já não há cartas com a dica { $hint }.
no-other-hint = A dica da próxima carta é { $hint }, e a dessa não.
no-choose-now = Agora todos escolhem uma carta: diga «choose» e uma carta da sua mão.
no-income-now = Receba primeiro a sua renda, da linha ou da coluna.
no-gain-now = O espaço { $space } dá-lhe primeiro um recurso básico: diga «gain wood», «gain brick» ou «gain stone».
no-place-now = Coloque primeiro o disco gratuito numa carta de ritual, ou recuse («decline»).
no-tile-now = Use primeiro { $tile }, ou recuse («decline»).
no-score-now = Agora pontua: diga «score round», ou «score» e uma carta da sua mão.
no-draft-now = Agora tira uma carta da oferta.
no-chosen-already = As cartas desta ronda já estão escolhidas.
no-income-taken = Já recebeu a sua renda.
no-build-later = Primeiro vêm as ações capitais: diga «done» para começar a construir.
no-capital-over = As ações capitais vêm antes de construir, e essa parte da sua vez já passou.
no-score-later = Pontua depois de construir.
no-draft-later = Tira uma carta no fim do seu turno.
no-no-gain-open = Nenhum espaço da trilha de sacrifício lhe dá agora um recurso.
no-nothing-open = Não há disco gratuito nem peça à espera de decisão.
no-not-in-hand = { $card } não está na sua mão.
no-played-card = Jogou { $card }; já não está na sua mão.
no-not-in-offer = { $card } não está na oferta.
no-not-open = { $tile } não está aberta no mercado.
no-level-bought = Já comprou uma peça de comércio de nível { $level } nesta ronda.
no-too-little-gold = Isso custa { $cost } ouro; tem { $gold }.
no-cannot-pay = Isso custa { $price }; tem { $stock }.
no-not-owned = Não possui { $tile }.
no-face-down = { $tile } está fechada{ $again ->
        [1] {" "}até ao fim do seu turno
       *[0] {" "}para sempre
    }.
no-no-use = { $tile } não se usa por si só: { $kind ->
        [gain] deu os seus recursos quando foi comprada
        [build] indique-a quando construir
        [building_cost] tem sempre efeito
       *[score_from_hand] tem efeito quando pontua
    }.
no-which-ritual = Diga em que carta de ritual { $tile } coloca um disco.
no-no-ritual-tile = { $tile } não coloca discos.
no-no-builder = { $tile } não constrói.
no-track-end = Está no último espaço da trilha de sacrifício.
no-too-many-steps = Só { $left ->
        [1] resta { $left } espaço
       *[other] restam { $left } espaços
    } acima do seu disco.
no-no-empty-pyramid = Todos os espaços de pirâmide têm já uma pirâmide.
no-tile-not-at-edge = { $tile } não está na borda esquerda.
no-no-level-left = Já não tem níveis de pirâmide.
no-pyramid-empty = A pirâmide { $number } não foi começada; diga «pyramid new» e uma peça de pontuação.
no-pyramid-finished = A pirâmide { $number } está concluída.
no-pyramid-touched = Já colocou um nível na pirâmide { $number } nesta ronda.
no-no-such-level = A pirâmide { $number } precisa de { $size ->
        [2] um nível médio
       *[1] um nível superior
    }, e já não tem nenhum.
no-own-disc = O seu disco já está sobre { $card }.
no-too-few-levels = { $levels ->
        [0] Não tem nenhum nível de pirâmide; cada um permite um ritual.
        [1] O seu nível de pirâmide permite um ritual; rituais já realizados: { $performed }.
       *[other] Os seus { $levels } níveis de pirâmide permitem outros tantos rituais, no máximo três; rituais já realizados: { $performed }.
    }
no-not-in-play = { $space } não está em jogo com { $players ->
        [1] { $players } jogador
       *[other] { $players } jogadores
    }.
no-built-already = Já há um edifício em { $space }.
no-no-match = { $space } tem a propriedade { $actual }; { $by } mostra { $wanted }.
no-cell-full = A célula da { $cell } já tem uma peça.
no-no-house-left = Já não tem casas.
no-palace-built = O seu palácio já está em { $space }.
no-market-empty = Nenhuma peça de comércio está aberta no mercado.
no-all-too-dear = Nenhuma peça de comércio pode ser comprada agora: a mais barata custa { $cost } ouro; tem { $gold }.
no-all-bought = Já comprou uma peça de comércio de cada nível que está aberto.
no-nothing-to-use = Não tem nenhuma peça de comércio que possa usar agora.
no-no-pyramid-fits = Nenhuma pirâmide aceita agora um nível seu: estão acabadas, já lá colocou um nesta ronda, ou falta-lhe o tamanho.
no-all-own-discs = O seu disco já está em todas as cartas de ritual.
no-grid-full = A sua tabela está cheia.
no-no-space-shows = Nenhum espaço livre mostra { $wanted }.

# Em que um bot pensa
part-scored = pontos já
part-rounds = edifícios para as cartas de pontuação de rondas seguintes
part-pyramids = níveis de pirâmide no fim
part-rituals = cartas de ritual no fim
part-track = o lugar na trilha de sacrifício
part-income = renda de rondas seguintes
part-stock = recursos em reserva
part-trade = o uso de peças de comércio
part-card = boas cartas para esta ronda e a seguinte
part-turns = o que se pode construir mais tarde

# Um jogo que não pode ser preparado assim
