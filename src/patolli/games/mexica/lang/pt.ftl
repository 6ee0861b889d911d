### Mexica em português de Portugal: rótulos, instruções, relato e recusas. As regras estão em rules-pt.ftl.
### O singular é [1] e não [one]: para a língua «pt», o Fluent conta também o zero como [one] («0 ponto»).

## Cores

colour-black = Preto
colour-grey = Cinzento
colour-sand = Areia
colour-red = Vermelho

## O que há a fazer

prompt-place = { $who }: coloque o seu peão numa casa de partida do palácio.
prompt-turn =
    { $who }, ainda tem { $ap ->
        [1] { $ap } ponto de ação
       *[other] { $ap } pontos de ação
    }.{ $last ->
        [1] {" "}Esta é a última ronda.
       *[0] {""}
    }
prompt-spent =
    { $who }, os seus pontos de ação acabaram: { $size ->
        [0] { $held ->
            [0] termine a sua vez
           *[other] gaste uma ficha ou termine a sua vez
        }
       *[other] ainda pode fundar de graça o bairro de { $size }{ $held ->
            [0] {""}
           *[other] , gastar uma ficha
        }, ou terminar a sua vez
    }.

## O relato: o que foi dito

log-first = É { $who } quem começa.
log-order = O Imperador encomenda um bairro de { $w1 } casas.
log-neutral = Vai haver um templo neutro em { $w1 }.
log-again = Não resta nenhuma casa para o próximo templo neutro: sorteiam-se todas de novo.
log-height = O próximo templo neutro tem { $w1 ->
        [1] { $w1 } andar
       *[other] { $w1 } andares
    }.
log-place = { $who } começa em { $w1 }.
log-canal = { $who } constrói um canal em { $w1 }.
log-canals = { $who } constrói um canal em { $w1 } e { $w2 }.
log-bridge = { $who } constrói uma ponte em { $w1 }, { $w2 ->
        [NS] no eixo norte-sul
       *[EW] no eixo oeste-leste
    }.
log-shift = { $who } desloca a ponte de { $w1 } para { $w2 }, { $w3 ->
        [NS] no eixo norte-sul
       *[EW] no eixo oeste-leste
    }.
log-temple = { $who } edifica um templo de { $w1 ->
        [1] { $w1 } andar
       *[other] { $w1 } andares
    } em { $w2 }.
log-walk = { $who } vai a pé para { $w1 }.
log-boat = { $who } vai de barco para { $w1 }.
log-fly = { $who } salta para { $w1 }.
log-found = { $who } funda um bairro e põe a ficha de calpulli em { $w1 }.
log-take = { $who } recolhe uma ficha de ação.
log-spend = { $who } gasta uma ficha de ação.
log-end = { $who } termina a sua vez.

## O relato: o que se seguiu

event-founded = { $who } marca { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    } por fundar o bairro de { $size } casas.
event-present = { $who } também está no bairro e marca { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
event-removed = Já não se pode fundar nenhum bairro de { $size } casas: { $count ->
        [1] a ficha de calpulli desse tamanho é retirada
       *[other] as fichas de calpulli desse tamanho são retiradas
    } do jogo.
event-stalled = Há { $rounds ->
        [1] { $rounds } ronda
       *[other] { $rounds } rondas
    } que ninguém constrói, funda ou edifica nada: o período termina.
event-scoring = Contagem de pontos do período { $period }.
event-district-founded = Bairro fundado de { $size ->
        [1] { $size } casa
       *[other] { $size } casas
    } em { $cell }: { $who } fica em { $place }.º lugar com { $floors ->
        [1] { $floors } andar
       *[other] { $floors } andares
    } e marca { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
event-district-open = Bairro não fundado de { $size ->
        [1] { $size } casa
       *[other] { $size } casas
    } em { $cell }: { $who } fica em { $place }.º lugar com { $floors ->
        [1] { $floors } andar
       *[other] { $floors } andares
    } e marca { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
event-palace = { $who } está numa casa de partida do palácio e marca { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
event-second-period = Começa o segundo período: { $orders ->
        [7] sete
       *[other] { $orders }
    } novas encomendas e { $temples ->
        [9] nove
       *[other] { $temples }
    } novos templos para cada um.
event-won = { $who } ganha com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.

## A cena: zonas, casas, dicas

# As zonas, para leitores de ecrã, e o desenho inteiro

board = A ilha
status = Como está o jogo
scene-title = Mexica, período { $period }, ronda { $round }
scene-points = { $name } tem { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.

# Como está o jogo

scene-round = Período { $period }, ronda { $round }
set-up = Preparação
last-round = Última ronda
game-over = O jogo terminou
setting-up = O jogo está a ser preparado.
places = { $name } coloca o peão.
moves = { $name } tem a vez.
won = { $name } ganha.
shared = { $names } partilham a vitória.

# As casas: «B4, terreno, bairro de 15 casas, templo de 3 andares (Preto)»; os elementos são unidos por vírgulas

land = terreno
start-cell = casa de partida do palácio
emblem-cell = casa do emblema do palácio
canal = canal
in-district = bairro de { $size ->
        [1] { $size } casa
       *[other] { $size } casas
    }
in-founded = bairro fundado de { $size ->
        [1] { $size } casa
       *[other] { $size } casas
    }
token = ficha de calpulli de { $size }
bridge-NS = ponte norte-sul
bridge-EW = ponte oeste-leste
temple = templo de { $floors ->
        [1] { $floors } andar
       *[other] { $floors } andares
    } ({ $owner })
pawn = peão ({ $owner })
neutral = neutro

# As encomendas do Imperador e a reserva

orders = Encomendas do Imperador
order = Bairro de { $size } casas: { $founder } pontos para quem o funda, { $others } para os outros presentes; nas contagens de pontos, { $size } para o 1.º lugar, { $founder } para o 2.º, { $others } para o 3.º.
order-now = Bairros por fundar com esse tamanho agora: { $count }.
face-down = { $count ->
        [1] { $count } ficha virada
       *[other] { $count } fichas viradas
    } para baixo, para o período 2
removed = Fora do jogo: já não se pode fundar nenhum bairro de { $size } casas
supply = A reserva
supply-singles = { $count ->
        [1] { $count } peça de canal simples
       *[other] { $count } peças de canal simples
    } na reserva
supply-doubles = { $count ->
        [1] { $count } peça de canal dupla
       *[other] { $count } peças de canal duplas
    } na reserva
supply-bridges = { $count ->
        [1] { $count } ponte
       *[other] { $count } pontes
    } na reserva
supply-tokens = { $count ->
        [1] { $count } ficha de ação
       *[other] { $count } fichas de ação
    } na reserva

# Os tabuleiros dos jogadores

you = você
on-land = em { $cell }, bairro de { $size }
on-bridge = na ponte em { $cell }
first = Começa todas as rondas
points = { $name }: { $points ->
        [1] { $points } ponto de prestígio
       *[other] { $points } pontos de prestígio
    }
stock = { $count ->
        [1] { $count } templo
       *[other] { $count } templos
    } de { $floors ->
        [1] { $floors } andar
       *[other] { $floors } andares
    } { $count ->
        [1] disponível
       *[other] disponíveis
    }
stock-later = { $count ->
        [1] { $count } templo
       *[other] { $count } templos
    } de { $floors ->
        [1] { $floors } andar
       *[other] { $floors } andares
    } { $count ->
        [1] disponível
       *[other] disponíveis
    }, mais { $later } no período 2
held = { $count ->
        [1] { $count } ficha de ação guardada
       *[other] { $count } fichas de ação guardadas
    }
action-points = { $count ->
        [1] { $count } ponto de ação disponível
       *[other] { $count } pontos de ação disponíveis
    }
taken = { $count } de { $most } fichas de ação recolhidas nesta vez
tag-boat = pontos de ação
layer-ways = Vias de água: entre que pontes vão os barcos
waterway = Via de água { $letter }: { $bridges }
neutral-temples = Templos neutros: { $colour }
neutral-standing = { $count ->
        [1] { $count } templo neutro
       *[other] { $count } templos neutros
    } de { $floors ->
        [1] { $floors } andar
       *[other] { $floors } andares
    }

## A posição em texto

text-orders = O Imperador encomenda bairros de: { $orders }
text-not-drawn = { $count ->
        [1] { $count } ficha ainda não tirada
       *[other] { $count } fichas ainda não tiradas
    }
text-removed = Retiradas: { $sizes }
text-supply = Reserva: canais simples { $singles }, canais duplos { $doubles }, pontes { $bridges }, fichas de ação { $tokens }
text-player = { $name } pontos { $points }  peão { $pawn }  templos { $stock }  fichas { $held }
text-turn = PA disponíveis { $ap }, fichas recolhidas { $taken }
text-neutral = Templos neutros: { $colour } ({ $letter })
text-legend =
    Legenda: . terreno   : fundado   + casa de partida   * emblema
             ~~~ canal   ~|~ ponte norte-sul   [-] ponte oeste-leste
             B3 templo de Preto com 3 andares   @B peão   (7) ficha de calpulli
             templos: os que restam, de 1/2/3/4 andares; depois de +, período 2

## Porque não

# o que ocupa uma casa: { $what } é own-pawn, pawn, temple ou token
no-no-cell = «{ $word }» não é uma casa. As casas vão de A1 a U14.
no-no-axis = «{ $word }» não é um eixo. O eixo de uma ponte é NS (norte-sul) ou EW (oeste-leste).
no-no-such-height = Os templos têm de 1 a { $most } andares, não { $floors }.
no-which-axis = Em { $cell } são possíveis os dois eixos: diga NS ou EW.
no-not-adjacent = { $a } e { $b } não têm um lado em comum: nenhuma peça dupla cobre ambas.
no-too-dear =
    Isso custa { $price ->
        [1] { $price } ponto de ação
       *[other] { $price } pontos de ação
    }; tem { $ap }.{ $held ->
        [0] {""}
        [1] {" "}Pode gastar primeiro uma ficha de ação.
       *[other] {" "}Pode gastar primeiro { $held } fichas de ação.
    }
no-no-draw-now = Só se fazem sorteios durante a preparação.
no-other-draw = O sorteio esperado começa por «{ $verb }».
no-no-seat = Com { $players } jogadores não existe o lugar { $seat }.
no-no-order = Já não há fichas de calpulli de tamanho { $size } para sortear.
no-sites-run-out = Não resta nenhuma casa para o próximo templo neutro: diga «again».
no-no-neutral-left = Já não há templos neutros de { $floors ->
        [1] { $floors } andar
       *[other] { $floors } andares
    } para colocar.
no-not-inland = { $cell } fica na costa, no palácio ou na água: não pode haver aí um templo neutro.
no-too-close = { $cell } fica a menos de { $distance } passos de outro templo neutro.
no-placed-already = Os peões já estão colocados.
no-place-first = Coloque primeiro o seu peão numa casa de partida.
no-not-start = { $cell } não é uma das casas de partida { $cells } e { $last }.
no-start-taken = Já há um peão em { $cell }.
no-no-single-left = Já não há peças de canal simples. Peças duplas que restam: { $doubles }.
no-no-double-left = Já não há peças de canal duplas. Peças simples que restam: { $singles }.
no-no-canal-left = Já não há peças de canal.
no-dig-lake = { $cell } é lago; os canais constroem-se em terra.
no-dig-canal = Já há um canal em { $cell }.
no-dig-palace = { $cell } pertence ao palácio; não se pode construir aí um canal.
no-dig-occupied = { $what ->
        [own-pawn] O seu próprio peão está em { $cell }.
        [pawn] Há um peão em { $cell }.
        [temple] Há um templo em { $cell }.
       *[token] Há uma ficha de calpulli em { $cell }.
    }
no-dig-ramp = { $cell } é casa de acesso de uma ponte; não se pode construir aí um canal.
no-dig-founded = { $cell } fica num bairro fundado; já não se pode construir aí um canal.
no-canal-nowhere = Já não há nenhum lugar onde se possa pôr uma peça de canal.
no-home-wet = { $cell } não é uma casa de terreno.
no-home-elsewhere = { $cell } não fica no bairro do seu peão, que está em { $pawn }.
no-home-palace = { $cell } pertence ao palácio; não pode levar templos nem fichas de calpulli.
no-home-occupied = { $what ->
        [own-pawn] O seu próprio peão está em { $cell }.
        [pawn] Há um peão em { $cell }.
        [temple] Há um templo em { $cell }.
       *[token] Há uma ficha de calpulli em { $cell }.
    }
no-found-bridge = O seu peão está numa ponte, por isso não está em nenhum bairro. Passe primeiro para terra.
no-found-again = Este bairro já está fundado.
no-home-full = Nenhuma casa do bairro do seu peão está livre.
no-found-size = O seu bairro tem { $size ->
        [1] { $size } casa
       *[other] { $size } casas
    }; { $sizes ->
        [none] já não há encomendas
       *[other] o Imperador encomenda bairros de { $sizes }
    }.
no-no-bridge-left = Já não há pontes na reserva: desloque uma com «shift».
no-bridge-land = { $cell } é terra; as pontes ficam sobre canais.
no-bridge-lake = { $cell } é lago; as pontes ficam sobre canais.
no-bridge-there = Já há uma ponte em { $cell }.
no-bridge-ramp = Uma ponte no eixo { $axis } em { $cell } precisa de terra nas duas rampas de acesso, { $ramp ->
        [lake] mas uma delas daria para o lago
       *[other] mas { $ramp } é água
    }.
no-bridge-nowhere = Nenhuma casa de canal sem ponte tem terra nas duas rampas de acesso.
no-shift-supply = Só se deslocam pontes quando já não há nenhuma na reserva; ainda há { $left }.
no-no-bridge-there = Não há nenhuma ponte em { $cell }.
no-shift-pawn = Há um peão na ponte em { $cell }, por isso não se pode deslocá-la.
no-shift-same = Uma ponte desloca-se para outra casa; não se pode só rodá-la em { $cell }.
no-shift-none-free = Nenhuma ponte do tabuleiro está livre para ser deslocada.
no-temple-bridge = O seu peão está numa ponte, por isso não está em nenhum bairro. Passe primeiro para terra.
no-no-temple-left = Já não tem templos de { $floors ->
        [1] { $floors } andar
       *[other] { $floors } andares
    }.
no-no-temples-left = Já não tem templos para construir.
no-enter-water = { $cell } é água sem ponte; um peão não pode ficar aí.
no-enter-occupied = { $what ->
        [own-pawn] O seu peão já está em { $cell }.
        [pawn] Há um peão em { $cell }.
        [temple] Há um templo em { $cell }.
       *[token] Há uma ficha de calpulli em { $cell }.
    }
no-enter-emblem = Neste jogo, ninguém entra na casa do emblema { $cell }.
no-fly-nowhere = Nenhuma casa e nenhuma ponte está livre para lá ir.
no-walk-far = { $cell } não fica ao lado do seu peão, que está em { $pawn }.
no-walk-bridges = Não se passa a pé de uma ponte para outra; vá de barco de { $pawn } para { $cell }.
no-walk-off-side = Sai-se de uma ponte pelas rampas de acesso; { $cell } fica ao lado da ponte em { $pawn }, não numa rampa.
no-walk-on-side = Entra-se numa ponte pelas rampas de acesso; { $pawn } fica ao lado da ponte em { $cell }, não numa rampa.
no-walk-nowhere = O seu peão, em { $pawn }, não pode dar nenhum passo.
no-boat-land = Os barcos partem das pontes, e o seu peão está em terra ({ $pawn }).
no-boat-here = O seu peão já está em { $cell }.
no-boat-no-way = Nenhuma via de água liga as pontes em { $pawn } e { $cell }.
no-boat-nowhere = Nenhuma ponte livre é acessível de barco a partir de { $pawn }.
no-boat-far = O barco para { $cell } custa { $price ->
        [1] { $price } ponto de ação
       *[other] { $price } pontos de ação
    }; tem { $ap }.{ $held ->
        [0] {""}
        [1] {" "}Pode gastar primeiro uma ficha de ação.
       *[other] {" "}Pode gastar primeiro { $held } fichas de ação.
    }
no-no-token-left = Já não há fichas de ação na reserva.
no-taken-enough = Já recolheu { $most } fichas de ação nesta vez; não pode recolher mais.
no-no-token-held = Não tem nenhuma ficha de ação.
no-shut-in = Na primeira ronda, ninguém pode ficar encerrado: { $colour ->
        [black] Preto
        [grey] Cinzento
        [sand] Areia
       *[red] Vermelho
    } só teria mais { $places ->
        [1] { $places } posição
       *[other] { $places } posições
    } para onde ir.
no-stuck = Na primeira ronda, ninguém pode ficar bloqueado: { $colour ->
        [black] Preto
        [grey] Cinzento
        [sand] Areia
       *[red] Vermelho
    } não poderia dar nem um passo.

# Em que pensa um robô
part-scored = pontos já
part-founded = mais andares nos bairros fundados
part-open = mais andares nos bairros ainda por fundar
part-tokens = fichas de ação para mais tarde
part-palace = estar no palácio no fim do período
part-outlook = um bairro para fundar em breve
part-stock = templos guardados para mais tarde

# Um jogo que não pode ser preparado assim
bad-stall-off = Um período só pode durar sem limite se as fichas de calpulli inutilizáveis forem retiradas nos dois períodos: uma ficha inutilizável mantê-lo-ia aberto para sempre (MEX-82).
bad-stall-box = Se o ficheiro de componentes muda mais do que pontos, um período acaba após no máximo { $most } rondas sem canal, fundação nem templo: de outro modo talvez ninguém o pudesse acabar (MEX-82).
bad-stall-removal = Se as fichas de calpulli inutilizáveis não forem retiradas nos dois períodos, um período acaba após no máximo { $most } rondas sem canal, fundação nem templo: uma ficha inutilizável mantê-lo-ia aberto até lá (MEX-82).
bad-stall = «{ $value }» não é um número inteiro de rondas, pelo menos 1, nem off (MEX-82).
bad-mix = «{ $value }» não são quatro números como 3,3,2,2, nem o nome de uma mistura (MEX-98).
bad-mix-sum = { $value } dá { $count } templos neutros; são sempre { $wanted } (MEX-98).
bad-mix-many = { $value } pede { $count } templos de altura { $floors }; uma cor só tem { $most } (MEX-98).
bad-mix-two = neutral_mix é para dois jogadores: com { $players } não há templos neutros no tabuleiro (MEX-92, MEX-98).
