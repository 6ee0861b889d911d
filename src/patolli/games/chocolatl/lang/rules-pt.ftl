### Chocolatl em português europeu: as regras, os esclarecimentos e as opções, em resumo.

about = Em cada ronda, distribua as suas cartas de cacau aos pares por seis locais, construa cabanas e a pirâmide e marque o maior número de pontos.

rules-intro =
    Quer-se o total mais alto no fim, ao cabo de três a sete rondas. Seis lugares são visitados por ordem, e a soma mais alta de duas cartas ganha cada um: a vantagem nos empates, pontos, cabanas ou dados, pedras na pirâmide, cartas melhores.
    Todos têm as mesmas cartas, de 0 a 12; uma é oferecida antes do jogo e conta no fim. Em cada ronda põem-se todas as outras, duas em cada lugar, e recebem-se de volta.
    A cor da casa debaixo do disco da frente diz como: ouro, lugar a lugar; vermelho, tudo de antemão; verde, metade à vista e metade escondida. O jogo acaba com a ronda em que a pirâmide está cheia, um disco chega a 40 ou alguém põe a última pedra.

## O material

section-components = Material
    .rules = CHO-1 CHO-5

rule-CHO-1 = O jogo é para 3, 4 ou 5 jogadores. O tabuleiro, os ganhos, os dados e os baralhos são iguais para todos os números; as peças das cores não usadas ficam na caixa.
    .title = Jogadores

rule-CHO-2 = Cada jogador tem treze cartas de cacau com os valores 0 a 12, nove pedras e um disco, tudo da mesma cor.
    .title = As peças de um jogador

rule-CHO-3 = São comuns três dados brancos, sete dados pretos, sete fichas de bónus para as cabanas, doze cartas de melhoria de dois tipos, a figura de Chocolatl, o velho, o marcador de ronda e o tabuleiro. Cada jogador tem à sua frente um tabuleiro individual com um espaço para cada local.
    .title = As peças comuns

rule-CHO-4 = Todos os números vêm de um só ficheiro de tabelas. Cada uma está marcada como tirada das regras, deduzida ou reconstituída, para que uma reconstituída possa ser corrigida.
    .title = Tabelas

rule-CHO-5 = Todos os dados têm as faces 1 a 6, igualmente prováveis.
    .title = Dados

## As edições

section-editions = Edições
    .rules = CHO-6 CHO-7

rule-CHO-6 = A edição escolhe-se antes do jogo. Na neerlandesa (nl), no local 6 sai a carta mais baixa e os lances são revelados local a local; na francesa (fr), o jogador escolhe a carta que sai, e todos os lances de uma ronda são revelados ao mesmo tempo.
    .title = Duas edições

rule-CHO-7 = As duas edições não diferem em mais nada.
    .title = Tudo o resto é igual

## A preparação e a oferenda

section-setup = Preparação e oferenda
    .rules = CHO-8 CHO-16

rule-CHO-8 = A figura de Chocolatl e o velho estão no local 1. Não são de ninguém antes de o local 1 da ronda 1 ser resolvido.
    .title = As figuras no início

rule-CHO-9 = As cartas de melhoria formam dois baralhos virados para baixo, um grande e um pequeno. Sabe-se que valores restam num baralho; qual vem a seguir decide-se quando a carta é virada.
    .title = Baralhos

rule-CHO-10 = Todos os discos começam na casa 0 numa só pilha, por ordem sorteada. A ordem é pública.
    .title = A primeira pilha

rule-CHO-11 = Todos começam com nove pedras, sem cabana e sem dado preto. A pirâmide e a aldeia estão vazias; todos os dados pretos e fichas de bónus estão na reserva.
    .title = As reservas no início

rule-CHO-12 = Nenhuma regra depende do lugar à mesa. Só os dados da contagem final se lançam pela ordem dos lugares, o que não muda nenhum resultado.
    .title = Lugares à mesa

rule-CHO-13 = O que se sorteia ou lança decide-se no momento em que se fica a saber: os discos da primeira pilha, os dados brancos, as cartas de melhoria, cada dado preto.
    .title = Acaso

rule-CHO-14 = Antes da ronda 1, cada um põe em segredo uma das treze cartas no altar das oferendas, virada para baixo. Qualquer valor é permitido, mesmo que outros o tenham escolhido.
    .title = A oferenda

rule-CHO-15 = A carta oferecida fica fora da mão durante todo o jogo: não pode servir num lance nem ser descartada. Fica fechada até à contagem final; o dono pode vê-la.
    .title = A oferenda é definitiva

rule-CHO-16 = A partir daí, todos têm exatamente doze cartas para os lances, contando as que já estão postas na ronda atual.
    .title = Doze cartas

## A ronda

section-round = A ronda
    .rules = CHO-17 CHO-23

rule-CHO-17 = Há no máximo sete rondas. Em cada uma, prepara-se a ronda, lê-se a forma de fazer lances, fazem-se os lances, resolvem-se os locais 1 a 6 por esta ordem e recolhem-se todas as cartas.
    .title = Uma ronda

rule-CHO-18 = Lançam-se os dados brancos para o local 2; põe-se um dado preto no local 3; no local 5 conta a coluna da ronda; nas rondas 1 a 6 põem-se abertas no local 6 uma carta de melhoria grande e uma pequena. Tudo isto se vê antes do primeiro lance.
    .title = Preparação

rule-CHO-19 = A ronda 7 é a última desde a sua preparação.
    .title = A ronda 7

rule-CHO-20 = A cor da casa ocupada mais alta da pista de pontos diz como se fazem os lances: dourado, vermelho ou verde. A casa 0 conta como vermelha. Não importa quantos discos lá estão.
    .title = A cor decide

rule-CHO-21 = A cor lê-se uma vez e vale para toda a ronda. A ronda 1 é sempre vermelha.
    .title = Lida uma vez

rule-CHO-22 = Em cada local fazem-se os lances (numa ronda dourada), revelam-se, abre-se a vez dos dados pretos, ordena-se e resolve-se; depois vem o seguinte.
    .title = Um local

rule-CHO-23 = Todos recolhem as doze cartas. Depois de uma última ronda vem a contagem final; senão, a ronda seguinte.
    .title = O fim de uma ronda

## Os lances

section-bidding = Os lances
    .rules = CHO-24 CHO-33

rule-CHO-24 = Um lance são exatamente duas cartas por local. Numa ronda usam-se as doze cartas, cada uma uma vez; nenhuma volta antes do fim.
    .title = Duas cartas

rule-CHO-25 = Todos fazem os lances ao mesmo tempo, com as cartas viradas para baixo. Um lance confirmado não se muda, e nada é revelado antes de todos confirmarem. Os outros só veem quem já confirmou.
    .title = Secreto e definitivo

rule-CHO-26 = Cartas do mesmo valor são iguais, venham de onde vierem.
    .title = Cartas iguais

rule-CHO-27 = Onde só há uma possibilidade, ela é cumprida sem perguntar, como o último par de uma ronda.
    .title = Sem escolha não há pergunta

rule-CHO-28 = Local a local: todos escolhem duas cartas da mão, estas são reveladas, o local é resolvido por completo, e segue-se o lance para o próximo.
    .title = Dourado

rule-CHO-29 = Tudo de uma vez: antes de se resolver seja o que for, todos põem a mão inteira em seis pares. Depois seguem-se os seis locais.
    .title = Vermelho

rule-CHO-30 = Dois passos: todos põem uma carta em cada local; quando todos o tiverem feito, são mostradas. Depois todos põem as outras seis cartas viradas para baixo, uma em cada local. As duas cartas de um local contam o mesmo.
    .title = Verde

rule-CHO-31 = Edição nl: nas rondas vermelhas e verdes, as cartas fechadas de um local são reveladas quando chega a vez dele, não antes.
    .title = Revelar passo a passo

rule-CHO-32 = Edição fr: nas rondas vermelhas e verdes, todas as cartas fechadas são reveladas assim que todos confirmaram. Os locais resolvem-se na mesma um a um, cada um com os seus dados pretos.
    .title = Revelar ao mesmo tempo

rule-CHO-33 = As cartas reveladas ficam visíveis até ao fim da ronda.
    .title = O que está aberto fica aberto

## Os dados pretos

section-dice = Dados pretos
    .rules = CHO-34 CHO-40

rule-CHO-34 = Quando as cartas de um local estão abertas, e antes de a classificação contar, quem tem dados pretos pode lançar alguns para subir o seu lance nesse local. Isto é possível em todos os locais.
    .title = Quando se podem lançar dados

rule-CHO-35 = As pintas de um dado lançado somam-se ao lance só neste local, sejam quais forem. O dado volta para a reserva.
    .title = Um dado lançado

rule-CHO-36 = Um dado ganho no local 3 pode ser lançado a partir do local 4 da mesma ronda. Os dados que não se usam guardam-se.
    .title = Um dado acabado de ganhar

rule-CHO-37 = De entre os que têm um dado e não passaram, pergunta-se ao pior classificado do momento: lançar um dado, ou passar. Depois de um lançamento, esquece-se quem passou. Quando já não há a quem perguntar, acabam os dados deste local.
    .title = Quem fala

rule-CHO-38 = Passar não é definitivo se alguém lançar mais tarde; os dados lançam-se um a um, e o mais bem classificado fala em último.
    .title = O que daí resulta

rule-CHO-39 = Não pode haver mais lançamentos do que dados, por isso chega-se sempre ao fim.
    .title = Tem fim

rule-CHO-40 = Todos veem quem tem quantos dados, quem lança e quem passa. A quem tem um dado pergunta-se em todos os locais, mesmo que nenhum lançamento possa mudar nada.
    .title = Os dados são públicos

## Os lances ajustados e a classificação

section-ranking = Lances ajustados e classificação
    .rules = CHO-41 CHO-48

rule-CHO-41 = Às duas cartas somam-se: 1 por cada cabana própria (no local 3, subtrai-se); para quem tem o velho, 1 no local 1 e menos 1 nos outros; os dados pretos lançados aqui.
    .title = Lance ajustado

rule-CHO-42 = As cabanas e o velho contam como estão quando o local começa. Por isso, no local 1 o velho conta para o dono da ronda anterior, e uma cabana construída no local 3 conta a partir do local 4.
    .title = Como quando o local começa

rule-CHO-43 = Um lance ajustado pode ser zero ou negativo.
    .title = Sem limite inferior

rule-CHO-44 = Todos os jogadores ficam numa só ordem: primeiro o lance ajustado mais alto; em caso de empate, quem tem a figura de Chocolatl; depois, quem tem menos pontos; na mesma casa, o disco que está mais acima.
    .title = Classificação

rule-CHO-45 = O lance mais alto é o primeiro desta ordem, o mais baixo é o último. Quem perde um empate pelo lance mais baixo fica sozinho em último, nunca vários.
    .title = O mais alto e o mais baixo

rule-CHO-46 = No local 1, a figura conta para quem a tinha antes; na ronda 1, ninguém a tem. Só muda de mãos quando se conhecem o primeiro e o último lugar.
    .title = Empates no local 1

rule-CHO-47 = A classificação fica fixa quando já não se lançam dados. Os pontos marcados no local não a mudam.
    .title = A classificação fica

rule-CHO-48 = Os empates nas filas da pirâmide decidem-se da mesma forma, tal como as coisas estão nesse momento. Os empates no fim do jogo, não.
    .title = Empates na pirâmide

## Os seis locais

section-locations = Os seis locais
    .rules = CHO-49 CHO-68

rule-CHO-49 = O lance mais alto ganha ou mantém a figura de Chocolatl e marca 1 ponto, em todas as rondas.
    .title = O templo: primeiro

rule-CHO-50 = O lance mais baixo recebe ou mantém o velho. Isto não custa pontos.
    .title = O templo: último

rule-CHO-51 = As duas figuras ficam sempre com jogadores diferentes.
    .title = Dois donos

rule-CHO-52 = O lance mais alto marca o dado branco mais alto, o segundo o do meio, o terceiro o mais baixo. Os dados ficam como estão.
    .title = A colheita

rule-CHO-53 = O lance mais alto escolhe entre a cabana e o dado preto; o segundo tem de ficar com o outro. Mais ninguém recebe nada.
    .title = A aldeia

rule-CHO-54 = Põe-se uma pedra própria na aldeia. A partir do local seguinte, cada cabana soma 1 aos lances do dono, e subtrai 1 no local 3, até ao fim do jogo.
    .title = Uma cabana

rule-CHO-55 = Quem o recebe fica com o dado preto deste local e guarda-o.
    .title = O dado preto

rule-CHO-56 = A pirâmide tem filas de 5, 4, 3 e 2 espaços. Uma pedra vai para o próximo espaço livre, de baixo para cima e da esquerda para a direita. Em cada ronda colocam-se duas pedras.
    .title = A pirâmide

rule-CHO-57 = Se o lance mais alto tiver 3 ou mais de avanço sobre o segundo, coloca as duas pedras.
    .title = As duas pedras

rule-CHO-58 = Se o avanço for de 0, 1 ou 2, cada um dos dois coloca uma pedra, e o lance mais alto diz quem coloca primeiro.
    .title = Uma pedra cada um

rule-CHO-59 = Isso só se pergunta se os dois espaços estiverem em filas diferentes; senão, a ordem não muda nada.
    .title = Quando se pergunta

rule-CHO-60 = Quando uma fila fica completa, e antes de se colocar outra pedra, o jogador com mais pedras nela marca o seu bónus: 5, 4, 3 ou 2, de baixo para cima.
    .title = Uma fila completa

rule-CHO-61 = Se vários tiverem mais pedras, está primeiro quem tem a figura de Chocolatl, depois quem tem menos pontos, depois o disco mais acima, tal como estão nesse momento. Marca exatamente um jogador.
    .title = Empate numa fila

rule-CHO-62 = Quem tem de colocar uma pedra na pirâmide e já não tem nenhuma coloca uma pedra substituta, que conta em tudo como própria. Só pode acontecer na última ronda. Uma cabana nunca é uma pedra substituta.
    .title = Pedras substitutas

rule-CHO-63 = Nas rondas 1 a 7, o lance mais alto marca 8, 7, 6, 5, 4, 3 ou 2, e nas rondas 1 a 3 o segundo marca 4, 3 ou 2. Depois, o lance mais baixo perde 2.
    .title = A bebida

rule-CHO-64 = Se não for a última ronda, o lance mais alto fica com a mais alta das duas cartas de melhoria abertas e o segundo fica com a outra. Cada um deles descarta uma das doze cartas que tinha antes; ela sai do jogo.
    .title = O campo

rule-CHO-65 = Edição nl: a mais baixa das doze cartas antigas sai por si.
    .title = Sai a carta mais baixa

rule-CHO-66 = Edição fr: primeiro o lance mais alto, depois o segundo, escolhe qualquer uma das suas doze cartas antigas. A carta acabada de ganhar não pode ser escolhida.
    .title = Sai uma carta à escolha

rule-CHO-67 = As cartas ganhas e descartadas são públicas.
    .title = À vista de todos

rule-CHO-68 = Se já se sabe que é a última ronda, nenhuma carta muda de mãos: o lance mais alto marca 6, o segundo 3.
    .title = O campo na última ronda

## A pista de pontos

section-track = Pista de pontos
    .rules = CHO-69 CHO-74

rule-CHO-69 = Cada disco está numa casa numerada; os discos da mesma casa formam uma pilha.
    .title = Discos e pilhas

rule-CHO-70 = Um disco que se move deixa a sua pilha e fica por cima na casa de chegada, tanto para a frente como para trás.
    .title = Mover um disco

rule-CHO-71 = Quem marca 0 pontos não se move e mantém o lugar na pilha.
    .title = Sem pontos não se move

rule-CHO-72 = Nenhum disco desce abaixo de 0. Um disco em 0 que devia perder pontos fica onde está, no seu lugar na pilha.
    .title = O início da pista

rule-CHO-73 = Se vários jogadores se movem num local, fazem-no pela ordem da classificação, e as perdas vêm no fim.
    .title = A ordem dos movimentos

rule-CHO-74 = A pista não tem limite superior.
    .title = Sem limite superior

## O fim do jogo

section-end = Fim do jogo
    .rules = CHO-75 CHO-79

rule-CHO-75 = Esta ronda é a última assim que um disco chega a 40 ou mais, um jogador usa a última pedra própria, ou a pirâmide fica completa.
    .title = A última ronda

rule-CHO-76 = Continua a ser a última ronda mesmo que o disco desça de novo abaixo de 40.
    .title = Uma vez última, sempre última

rule-CHO-77 = A ronda joga-se até ao fim; a única diferença é que o local 6 dá pontos.
    .title = Jogada até ao fim

rule-CHO-78 = Os lances que estão na mesa não mudam por isso.
    .title = Os lances ficam

rule-CHO-79 = O jogo termina depois da última ronda. Tem no mínimo três e no máximo sete rondas.
    .title = De três a sete rondas

## A contagem final

section-final = Contagem final
    .rules = CHO-80 CHO-85

rule-CHO-80 = Aos pontos da pista somam-se: 1 por cada pedra própria na pirâmide; 3 por ter lá mais pedras; 3 pela figura de Chocolatl, menos 3 pelo velho; o valor da própria oferenda; 3 pela maior oferenda; um dado preto. Todos os empatados em número de pedras ou na maior oferenda recebem os 3 pontos.
    .title = O que conta no fim

rule-CHO-81 = As cabanas e as pedras restantes não marcam nada.
    .title = O que não conta

rule-CHO-82 = Quem ainda tem dados pretos lança exatamente um; os outros não valem nada. Não se pergunta a ninguém.
    .title = O último dado

rule-CHO-83 = As oferendas são reveladas quando começa a contagem final.
    .title = Abrem-se as oferendas

rule-CHO-84 = O total é uma simples soma e pode ser negativo.
    .title = O total

rule-CHO-85 = Ganha o total mais alto. Em caso de empate, ganha a maior oferenda; se também for igual, a vitória é partilhada.
    .title = Vencedor

## Como se decide

section-decisions = Como se decide
    .rules = CHO-86 CHO-92

rule-CHO-86 = Uma decisão é uma carta, duas cartas ou uma palavra: offer, lay, discard; bid; roll, pass, hut, die, first, second.
    .title = Pequenas decisões

rule-CHO-86a = O acaso tem palavras próprias: disc, harvest, big, small, face.
    .title = As decisões do acaso

rule-CHO-87 = Um lance vermelho são seis pares: para o local 1, depois o 2, e assim por diante. O último par é o que resta.
    .title = Um lance vermelho

rule-CHO-88 = Numa ronda verde põe-se uma carta para o local 1, depois o 2, até ao 6; no segundo passo faz-se o mesmo com as outras seis cartas.
    .title = Um lance verde

rule-CHO-89 = Um lance incompleto é um rascunho privado. Os rascunhos não dependem uns dos outros e podem fazer-se por qualquer ordem. Um lance fica confirmado quando está completo.
    .title = Um rascunho

rule-CHO-90 = Pode-se dispor todas as cartas e dizer o lance inteiro de uma só vez: todas as linhas ou nenhuma. É o mesmo que dizê-las uma a uma.
    .title = Um lance inteiro de uma vez

rule-CHO-91 = Nada muda se os jogadores completarem os seus lances um depois do outro.
    .title = Um depois do outro

rule-CHO-92 = Recusam-se, sem que nada mude: uma carta que o jogador não tem ou já pôs, a carta oferecida, mais ou menos de duas cartas para um local, um lance depois de confirmar, lançar sem dado, descartar a carta acabada de ganhar, e tudo o que não é pedido.
    .title = O que é recusado

## O que está escondido

section-hidden = O que está escondido
    .rules = CHO-93 CHO-99

rule-CHO-93 = Todos veem a ronda, a cor, quem confirmou e quem tem de decidir, todas as pilhas, as duas figuras, as cabanas, os dados, as pedras e as substitutas, a pirâmide, os dados brancos, as cartas de melhoria abertas, o que resta nos baralhos, as cartas ganhas e descartadas, os lances revelados e cada dado.
    .title = Público

rule-CHO-94 = Só o dono vê a sua mão, a sua oferenda, o seu rascunho e os seus lances fechados.
    .title = Só para o dono

rule-CHO-95 = Ninguém sabe que carta ou que face vem a seguir.
    .title = Ninguém sabe

rule-CHO-96 = O que foi público continua conhecido: podem consultar-se as cartas que alguém tem com certeza. Depois da ronda 1, é a mão inteira.
    .title = Nada se esquece

rule-CHO-97 = Depois da ronda 1, cada oferenda pode deduzir-se das cartas mostradas. Mesmo assim, só é mostrada aos outros na contagem final.
    .title = A oferenda pode deduzir-se

rule-CHO-98 = Um programa que adivinha dá a cada outro jogador que confirmou uma disposição ao acaso das cartas ainda não vistas, e um rascunho vazio a quem não confirmou.
    .title = Adivinhar

rule-CHO-99 = O que se diz a todos só contém o que todos podem saber: uma confirmação vem sem cartas, estas vêm quando são reveladas.
    .title = Acontecimentos

## Esclarecimentos

ruling-RUL-1 = A imagem perdeu-se. Aqui, a casa 0 é vermelha, as casas ímpares são douradas, e as pares alternam entre vermelho e verde.
    .question = Que cores tem a pista de pontos?

ruling-RUL-2 = Perderam-se. Aqui, as grandes vão de 13 a 18 e as pequenas de 7 a 12, seis de cada.
    .question = Que valores têm as cartas de melhoria?

ruling-RUL-3 = 6 e 2 na ronda 3, depois 5, 4, 3 e 2 só para o lance mais alto.
    .question = O que dá o local 5 a partir da ronda 3?

ruling-RUL-4 = Filas de 5, 4, 3 e 2 espaços, com bónus de 5, 4, 3 e 2.
    .question = Que forma tem a pirâmide?

ruling-RUL-5 = Sete, todos iguais: constrói-se uma cabana em cada ronda.
    .question = Quantos espaços há para cabanas?

ruling-RUL-6 = De 1 a 6.
    .question = Que faces têm os dados?

ruling-RUL-7 = As regras francesas, nas duas edições.
    .question = O que vale para os locais 2, 3 e 4 na edição neerlandesa, a cujas regras falta essa página?

ruling-RUL-8 = Conforme a edição: a mais baixa (nl), ou qualquer uma (fr).
    .question = Que carta se descarta no local 6?

ruling-RUL-9 = Não, sempre uma das doze antigas.
    .question = Pode-se descartar a carta acabada de ganhar?

ruling-RUL-10 = O lance mais alto, depois o segundo, à vista de todos.
    .question = Quem descarta uma carta primeiro?

ruling-RUL-11 = Conforme a edição: local a local (nl), ou todas logo no início (fr).
    .question = Quando são reveladas as cartas de uma ronda vermelha?

ruling-RUL-12 = As seis põem-se antes de se resolver qualquer local; são reveladas como numa ronda vermelha.
    .question = Quando se põem e revelam as segundas cartas de uma ronda verde?

ruling-RUL-13 = Não, uma vez por ronda.
    .question = Lê-se de novo a cor quando o disco da frente se move?

ruling-RUL-14 = Ao acaso.
    .question = Por que ordem se empilham os discos no início?

ruling-RUL-15 = Só quem perde o empate.
    .question = Quem fica em último num empate pelo lance mais baixo?

ruling-RUL-16 = Quem tinha a figura antes; na ronda 1 decidem os pontos e a pilha.
    .question = Quem ganha um empate no local 1?

ruling-RUL-17 = O dono fica em primeiro, os outros seguem-se por pontos e pilha.
    .question = E se três ou mais estiverem empatados, entre eles o dono da figura?

ruling-RUL-18 = Não, a classificação já está fixa.
    .question = Os pontos marcados num local mudam a classificação desse local?

ruling-RUL-19 = Pela classificação, as perdas no fim.
    .question = Por que ordem se movem vários jogadores?

ruling-RUL-20 = O disco para em 0; se já está em 0, não se move.
    .question = E se alguém em 0 ou 1 perder 2 pontos?

ruling-RUL-21 = O pior classificado fala primeiro, e cada lançamento volta a abrir a pergunta a todos.
    .question = Quando e por que ordem se lançam os dados pretos?

ruling-RUL-22 = Sim.
    .question = Pode-se lançar um dado nos locais 1 e 3?

ruling-RUL-23 = A partir do local 4 da mesma ronda.
    .question = Quando se pode usar uma cabana ou um dado ganho no local 3?

ruling-RUL-24 = Volta para a reserva.
    .question = Um dado usado perde-se?

ruling-RUL-25 = Para quem o tem quando o local começa: mais 1 no local 1, menos 1 em todos os outros.
    .question = Quando é que o velho soma e quando subtrai?

ruling-RUL-26 = Não.
    .question = Receber o velho custa um ponto?

ruling-RUL-27 = Sim, 1 ponto em cada ronda.
    .question = Manter a figura de Chocolatl volta a marcar?

ruling-RUL-28 = Sim.
    .question = Um lance ajustado pode ser negativo?

ruling-RUL-29 = Sim, comparam-se os lances ajustados, com os dados incluídos.
    .question = O avanço de 3 na pirâmide conta-se com os bónus?

ruling-RUL-30 = Sim.
    .question = O segundo na aldeia tem de ficar com o que resta?

ruling-RUL-31 = Decide o lance mais alto; só se pergunta se puder fazer diferença.
    .question = Quem coloca primeiro quando cada um coloca uma pedra?

ruling-RUL-32 = Sim, assim que está completa.
    .question = Uma fila marca entre as duas pedras?

ruling-RUL-33 = Os desse momento.
    .question = Que pontos e pilhas decidem um empate numa fila?

ruling-RUL-34 = Sim, com esta ronda.
    .question = Uma nona pedra usada como cabana acaba o jogo?

ruling-RUL-35 = Tudo, com pedras substitutas que contam por inteiro.
    .question = O que pode fazer um jogador sem pedras?

ruling-RUL-36 = Continua a ser a última ronda.
    .question = E se alguém chegar a 40 e depois descer?

ruling-RUL-37 = O local 6 dá então 6 e 3 pontos em vez de cartas.
    .question = E se só a meio da ronda se souber que é a última?

ruling-RUL-38 = Não, é a última ronda desde o início.
    .question = Há cartas de melhoria na ronda 7?

ruling-RUL-39 = Não, a ronda atual é a última.
    .question = Joga-se mais uma ronda depois de se dar o fim?

ruling-RUL-40 = É lançado sem perguntar; não pode prejudicar.
    .question = É obrigatório lançar o último dado?

ruling-RUL-41 = Sim.
    .question = Um total pode ser negativo?

ruling-RUL-42 = Sim, podem sempre ser consultadas.
    .question = As cartas já mostradas continuam conhecidas?

ruling-RUL-43 = Não, fica fechada até ao fim.
    .question = A oferenda é mostrada quando já se pode deduzir?

ruling-RUL-44 = Não, só os valores importam.
    .question = Um 9 próprio e uma carta de melhoria 9 são diferentes?

ruling-RUL-45 = Todos eles, por 0 e 3 pontos.
    .question = Quem tem a maior oferenda se todos ofereceram 0?

ruling-RUL-46 = Continua-se a contar; 60 é o máximo que se pode atingir.
    .question = O que vem depois da última casa desenhada da pista?

ruling-RUL-47 = Todos eles partilham a vitória.
    .question = Quem ganha se os totais e as oferendas forem iguais?

## Opções

option-edition = Que regras decidem onde as duas diferem: que carta se descarta no local 6, e quando se revelam os lances fechados.
    .nl = Neerlandesas: sai a carta mais baixa, os lances são revelados local a local
    .fr = Francesas: descarta-se qualquer carta, os lances são revelados ao mesmo tempo

option-colours = As cores dos jogadores pela ordem dos lugares à mesa, cada uma usada por um jogador no máximo.
    .orange = Laranja
    .green = Verde
    .purple = Roxo
    .blue = Azul
    .white = Branco
    .custom = Outras: uma cor por lugar, como blue,orange,white

option-components = O ficheiro de componentes: o que está impresso em cartas, dados e tabuleiro. Um ficheiro próprio pode ter outros números.
    .box = Como vem com o Patolli
    .custom = Um ficheiro próprio, na linha de comandos: o caminho, como my.toml
