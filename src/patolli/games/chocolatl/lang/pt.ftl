### Chocolatl em português de Portugal: rótulos, instruções, relato e recusas. As regras estão em rules-pt.ftl.
### O singular é [1] e não [one]: para a língua «pt», o Fluent conta também o zero como [one] («0 ponto»).

## Cores

colour-orange = Laranja
colour-green = Verde
colour-purple = Roxo
colour-blue = Azul
colour-white = Branco

## Os seis locais, as formas de fazer lances, os ganhos

location-1 = Templo de Chocolatl
location-2 = Colheita do cacau
location-3 = Aldeia de Tenochtitlan
location-4 = Pirâmide de Cholula
location-5 = Preparação da bebida de cacau
location-6 = Campo de Tlachtli
short-1 = templo
short-2 = colheita
short-3 = aldeia
short-4 = pirâmide
short-5 = bebida
short-6 = campo
offering-place = Altar das oferendas
does-1 = O lance mais alto recebe { $points } e a figura de Chocolatl, que ganha os empates. O mais baixo recebe o velho.
does-2 = Os três lances mais altos marcam os dados brancos, do mais alto ao mais baixo{ $dice ->
        [none] {""}
       *[other] : agora { $dice }
    }.
does-3 = O lance mais alto escolhe a cabana ou o dado preto, o segundo recebe o outro. Uma cabana altera os seus lances seguintes em { $hut }, aqui em { $here }.
does-4 = Duas pedras: ambas para o lance mais alto se tiver { $margin } ou mais de avanço, senão uma para cada um dos dois mais altos. Uma fila cheia dá { $rows }, a partir de baixo, a quem lá tem mais pedras.
does-5 = Nesta ronda, o lance mais alto marca { $first }, o segundo { $second }, o mais baixo { $last }.
does-6 = O lance mais alto troca uma carta velha pela melhor carta, o segundo pela outra{ $cards ->
        [none] {""}
       *[other] , agora { $cards }
    }. Na última ronda marcam { $first } e { $second }.
does-more = O que tem altera aqui o seu lance em { $more }.
mode-gold = dourado: local a local
mode-red = vermelho: tudo de uma vez
mode-green = verde: uma carta aberta, uma fechada
prize-chocolatl = a figura de Chocolatl
prize-old-man = o velho
prize-hut = uma cabana
prize-die = o dado preto
prize-stone = uma pedra
prize-stones = duas pedras
prize-card = a carta { $won } em troca da { $given }
points = { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }

## O que há a fazer

prompt-setup = O acaso põe os discos na casa 0.
prompt-prepare = A ronda { $round } está a ser preparada.
prompt-wait = À espera de { $names }.
prompt-offering = { $who }: ponha de lado, de vez, uma das suas treze cartas. No fim, vale o seu valor em pontos.
prompt-bid-all = { $who }: ponha as doze cartas, duas em cada local.{ $location ->
        [1] { "" }
        [6] { " " }Falta o local 6.
       *[other] { " " }Faltam os locais { $location } a 6.
    }
prompt-bid-first = { $who }: ponha uma carta em cada local; serão mostradas a todos.{ $location ->
        [1] { "" }
        [6] { " " }Falta o local 6.
       *[other] { " " }Faltam os locais { $location } a 6.
    }
prompt-bid-second = { $who }: ponha a segunda carta de cada local, virada para baixo.{ $location ->
        [1] { "" }
        [6] { " " }Falta o local 6.
       *[other] { " " }Faltam os locais { $location } a 6.
    }
prompt-bid-location = { $who }: ponha duas cartas no local { $location }, { $name }.
prompt-dice = { $who } ({ $name }): lança um dado preto, ou passa? Tem { $bid } e está em { $place }.º lugar; o lance mais alto é { $best }.
prompt-roll = { $who } lança um dado preto.
prompt-village = { $who }: constrói a cabana ou fica com o dado preto? O segundo recebe o outro.
prompt-pyramid-order = { $who }: coloca a sua pedra em primeiro ou em segundo lugar?
prompt-discard = { $who }: ganha a carta { $won }. Qual das suas cartas antigas descarta?
prompt-final = { $who } lança um dado preto para a contagem final.
won = { $name } ganha.
shared = { $names } partilham a vitória.

## O relato: o que foi dito

log-disc = O disco de { $who } fica na casa 0, por cima dos anteriores.
log-harvest = Os dados da colheita mostram { $w1 }, { $w2 } e { $w3 }.
log-big = No campo, a carta de melhoria grande é a { $w1 }.
log-small = No campo, a carta de melhoria pequena é a { $w1 }.
log-face = O dado preto mostra { $w1 }.
log-offer = { $who } oferece a carta { $w1 }.
log-bid = { $who } faz um lance de { $w1 } e { $w2 }.
log-lay = { $who } põe a carta { $w1 }.
log-roll = { $who } lança um dado preto.
log-pass = { $who } passa.
log-hut = { $who } escolhe a cabana.
log-die = { $who } escolhe o dado preto.
log-first = { $who } coloca a primeira pedra.
log-second = { $who } coloca a segunda pedra.
log-discard = { $who } descarta a carta { $w1 }.

## O relato: o que se seguiu

event-offered = { $who } já ofereceu uma carta.
event-confirmed = { $who } confirmou o lance.
event-round = Começa a ronda { $round }.
event-mode = O disco da frente está na casa { $space }. { $mode ->
        [gold] Ronda dourada: os lances fazem-se local a local.
        [red] Ronda vermelha: as doze cartas põem-se de uma vez.
       *[green] Ronda verde: em cada local põe-se uma carta aberta e depois uma fechada.
    }
event-first-cards = { $who } tem como primeiras cartas { $cards } nos locais 1 a 6.
event-reveal-all = { $who } tem lances de { $cards } nos locais 1 a 6.
event-reveal = Local { $location }: { $who } revela { $a } e { $b }.
event-raised = O dado mostra { $face }: o lance de { $who } sobe para { $bid }.
event-bid =
    Local { $location }, { $place }.º lugar: { $who } tem { $a } + { $b }{ $huts ->
        [0] {""}
       *[other] , cabanas { $huts }
    }{ $old ->
        [0] {""}
       *[other] , velho { $old }
    }{ $dice ->
        [0] {""}
       *[other] , dados { $dice }
    }, ao todo { $bid }{ $ahead ->
        [figure] , e fica à frente do seguinte graças à figura de Chocolatl
        [points] , e fica à frente do seguinte por ter menos pontos
        [stack] , e fica à frente do seguinte por ter o disco mais acima
       *[other] {""}
    }.
event-chocolatl = { $who } tem a figura de Chocolatl.
event-old-man = { $who } tem o velho.
event-scores =
    { $who } marca { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }{ $location ->
        [1] {" "}no templo
        [2] {" "}pela colheita
        [4] {" "}pela fila
        [5] {" "}pela bebida
       *[6] {" "}no campo
    } e está na casa { $space }.
event-loses =
    { $who } tem o lance mais baixo{ $points ->
        [0] , mas nenhum ponto a perder
        [1] , perde { $points } ponto e está na casa { $space }
       *[other] , perde { $points } pontos e está na casa { $space }
    }.
event-hut = { $who } constrói uma cabana e tem agora { $huts ->
        [1] { $huts } cabana
       *[other] { $huts } cabanas
    }.
event-die = { $who } fica com o dado preto e tem agora { $dice ->
        [1] { $dice } dado preto
       *[other] { $dice } dados pretos
    }.
event-stone = { $who } coloca uma { $substitute ->
        [1] pedra substituta
       *[0] pedra
    } na fila { $row } da pirâmide.
event-row = A fila { $row } da pirâmide está completa: { $who } tem a maioria.
event-swap = { $who } fica com a carta de melhoria { $won } e descarta a { $given }.
event-last-round-score = { $who } chegou à casa { $space }: esta é a última ronda.
event-last-round-stones = { $who } usou a última pedra: esta é a última ronda.
event-last-round-pyramid = A pirâmide está completa: a ronda { $round } é a última.
event-last-round-seventh = A ronda { $round } é sempre a última.
event-offering = A oferenda de { $who } é a carta { $value }.
event-final-die = O dado preto de { $who } mostra { $face }.
event-total = { $who } tem { $track } na pista, { $stones } pelas pedras, { $majority } pela maioria, { $chocolatl } pela figura de Chocolatl, { $old } pelo velho, { $offering } pela oferenda, { $highest } pela maior oferenda, { $die } pelo dado: { $points } ao todo.
event-won = { $who } ganha com { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.

# Os termos de um lance ajustado, como em «9 + 12 + 2 (cabanas) - 1 (velho) + 3 (dados)»
term-huts = cabanas
term-old-man = velho
term-dice = dados

## Como está o jogo

board = O tabuleiro
status = Como está o jogo
scene-now = Ronda { $round }, { $mode }
colour-of-gold = dourada
colour-of-red = vermelha
colour-of-green = verde
scene-points = { $name } tem { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }.
chance = O acaso decide.
waiting = À espera de { $names }
do-offering = Ofereça uma carta
do-bid-all = Duas cartas por local
do-bid-first = Ponha 6 cartas abertas
do-bid-second = Ponha 6 cartas fechadas
do-bid-location = 2 cartas para o local { $location }
do-dice = Lance um dado ou passe
do-village = Cabana ou dado preto?
do-pyramid-order = 1.ª ou 2.ª pedra?
do-discard = Descarte uma carta
edition-nl = Regras neerlandesas
edition-fr = Regras francesas
own-box = uma caixa com outros números
disc = Disco de { $owner } na casa { $space }, { $place } de { $discs } a contar de baixo
figure-chocolatl = A figura de Chocolatl ({ $owner }): ganha os empates
figure-old-man = O velho ({ $owner }): mais um no templo, menos um nos outros locais
white-die = Dado da colheita: { $face }
hut-of = Cabana ({ $owner })
die-waiting = O dado preto desta ronda
village-supply = Dados pretos restantes: { $dice }. Fichas de bónus restantes: { $tiles }.
stone-of = Pedra ({ $owner }) na fila { $row }
round-marker = Ronda { $round }
improvement = Carta de melhoria { $card }
deck = { $count ->
        [1] Resta { $count } carta
       *[other] Restam { $count } cartas
    } neste baralho: { $cards }
offering-closed = Uma oferenda fechada ({ $owner })
offering-open = Oferenda: { $card } ({ $owner })
bid-closed = Uma carta fechada ({ $owner })
bid-card = Carta { $card } ({ $owner })
laid-by = { $owner }: { $cards }
ledger-label = As contas dos lances
ledger = { $location }. { $name }
ledger-none = Ainda nenhum local resolvido
term-cards = cartas { $cards }
got-chocolatl = a figura
got-old-man = o velho
got-hut = uma cabana
got-die = dado preto
got-stone = uma pedra
got-stones = duas pedras
got-card = carta { $won }
has-huts = Cabanas: { $count }
has-dice = Dados pretos: { $count }
has-stones = Pedras restantes: { $count }
has-cards = Cartas na mão: { $count }
you = você
known = Cartas: { $cards }
known-none = Cartas ainda desconhecidas
hand = A sua mão
card-in-hand = Carta { $card } da sua mão
card-laid = Carta { $card }, posta no local { $location }
sheet = Contagem final
source-track = pista
source-stones = pedras
source-majority = maioria
source-chocolatl = figura
source-old-man = velho
source-offering = oferenda
source-highest-offering = maior
source-die = dado
source-total = total
scene-round = Ronda { $round }, { $mode }
scene-location = Local { $location }, { $name }
set-up = Preparação
offering = A oferenda
preparing = Preparação da ronda { $round }
last-round = Última ronda
game-over = O jogo terminou

## A posição em texto

text-track = Pista de pontos: { $stacks }
text-board = Dados da colheita: { $dice }   Bebida: { $drink }   Campo: { $cards }
text-decks = Ainda nos baralhos: { $big } | { $small }
text-pyramid = Pirâmide: { $rows }
text-player = { $name } pontos { $points }  cabanas { $huts }  dados pretos { $dice }  pedras { $stones }
text-substitutes = pedras substitutas { $count }
text-offering = oferenda { $card }
text-figure = figura de Chocolatl
text-old-man = velho
text-hand = mão { $cards }
text-known = conhecidas { $cards }
text-confirmed = confirmado
text-passed = passou
text-asked = tem de decidir
text-standing = Local { $location } neste momento: { $bids }
text-result = Local { $location }, ronda { $round }: { $bids }
text-score = { $name } { $total } = pista { $track } + pedras { $stones } + maioria { $majority } + figura { $chocolatl } + velho { $old } + oferenda { $offering } + maior oferenda { $highest } + dado { $die }
text-legend = Legenda: ? uma carta fechada   12: O G discos na casa 12, o último por cima   . um espaço livre da pirâmide

## Porque não

no-not-now = «{ $verb }» não é pedido agora: { $phase ->
        [offer] ofereça uma carta.
        [bid] faça um lance de duas cartas.
        [lay] ponha uma carta.
        [roll] lance um dado preto, ou passe.
        [hut] escolha a cabana ou o dado preto.
        [first] diga quem coloca primeiro.
       *[discard] descarte uma das suas cartas antigas.
    }
no-other-draw = O que se sorteia agora começa por «{ $verb }».
no-no-seat = Com { $players } jogadores, não há lugar { $seat }.
no-disc-laid = O disco do lugar { $seat } já está na pilha.
no-no-dice = Três dados mostram três faces de 1 a 6, por exemplo: { $usage }.
no-not-in-deck = Já não há nenhuma carta { $card } no baralho { $deck ->
        [big] grande
       *[small] pequeno
    }; contém { $left }.
no-no-face = Um dado não tem a face { $face }.
no-offered-already = A sua oferenda é a carta { $card }, para o jogo inteiro.
no-bid-already = O seu lance está confirmado: já não pode ser alterado.
no-not-offerable = Não tem nenhuma carta { $card } para oferecer; as suas cartas vão de { $least } a { $most }.
no-no-card = Não há nenhuma carta { $card } no jogo.
no-two-cards = Um lance são duas cartas por local, não { $count }.
no-one-card = Numa ronda verde, as cartas põem-se uma a uma, não { $count } de cada vez.
no-only-one = Só tem uma carta { $card }.
no-laid-already = A sua carta { $card } está no local { $location } nesta ronda.
no-offered-card = A carta { $card } é a sua oferenda: está fora da sua mão durante todo o jogo.
no-not-yours = Não tem nenhuma carta { $card }.
no-just-won = A carta { $card } é a que acabou de ganhar; descarte uma das doze antigas.
no-no-discard = Nesta edição, a carta mais baixa sai por si; ninguém escolhe.
no-no-black-die = Não tem nenhum dado preto.

# Em que um bot pensa
part-scored = pontos já
part-figures = as duas figuras
part-pyramid = pedras na pirâmide
part-offering = a oferenda
part-dice = dados pretos para lançar mais tarde
part-round = o que os lances desta ronda ganham
part-strength = melhores cartas e cabanas para as rondas seguintes
