### Mexica em português europeu: as regras, os esclarecimentos e as opções, em resumo.

about = Divida uma ilha em bairros, funde os que o Imperador encomendou e edifique neles o maior número de andares de templos.

rules-intro =
    Quer-se o maior prestígio. Os canais cortam a ilha em bairros; quem tem mais andares de templos num bairro pontua por ele, duas vezes no jogo.
    Na sua vez tem 6 pontos de ação: cavar canais, lançar pontes, andar ou navegar, erguer templos, ou guardar um ponto. Quando o seu peão está num bairro com o tamanho exato que o Imperador encomenda, funde-o: dá pontos logo, e o bairro nunca mais muda.
    Um período acaba quando as encomendas estão cumpridas e um jogador construiu todos os templos de que dispõe. Depois da segunda contagem ganha o total mais alto.

## O tabuleiro

section-board = O tabuleiro
    .rules = MEX-1 MEX-13

rule-MEX-1 = Cada casa é designada pela letra da sua coluna e pelo número da sua linha, de A1, em cima à esquerda, a U14, em baixo à direita. O norte fica do lado da linha 1; a ordem de leitura é linha a linha a partir de cima e, em cada linha, da esquerda para a direita.
    .title = Coordenadas

rule-MEX-2 = Todas as casas que não fazem parte da ilha são lago, tal como tudo o que fica para lá da borda do tabuleiro. O lago é uma só massa de água; as baías C1-E1, S6, B9 e G14-H14 fazem parte dele.
    .title = Lago

rule-MEX-3 = A ilha tem 196 casas: 187 casas normais, as 5 casas do palácio (as casas de partida H6, G7, I7 e H8 em volta da casa do emblema H7) e as 4 casas O6 a O9, onde há um canal desde o início.
    .title = Ilha

rule-MEX-4 = Uma casa é de água se faz parte do lago ou se está coberta por uma peça de canal, com ou sem ponte. Qualquer outra casa da ilha é uma casa de terreno. A água nunca volta a ser terra.
    .title = Água e terra

rule-MEX-5 = Duas casas são adjacentes se têm um lado em comum. Casas que só se tocam num canto nunca são adjacentes.
    .title = Casas adjacentes

rule-MEX-6 = Uma casa de terreno está vazia se não tem peão, nem templo, nem ficha de calpulli; uma ponte está livre se não tem peão. Um peão pode entrar nas casas de terreno vazias, incluindo as do palácio, e nas pontes livres. Uma opção pode fechar a casa do emblema aos peões.
    .title = Vazia e livre

rule-MEX-7 = Um bairro é um conjunto de casas de terreno ligadas entre si pelos lados e separadas pela água de toda a outra terra. O seu tamanho é o número das suas casas, incluindo as do palácio, seja o que for que esteja nelas. No início, a ilha é um único bairro de 192 casas.
    .title = Bairro

rule-MEX-8 = Para fechar um bairro, basta que os canais se toquem, ou toquem no lago, num canto, porque ninguém passa por um canto. Os barcos também não passam.
    .title = Os cantos fecham um bairro

rule-MEX-9 = Pontes, peões, templos e fichas não juntam nem dividem bairros. Dois bairros ligados por uma ponte continuam a ser dois bairros.
    .title = O que não altera os bairros

rule-MEX-10 = Um bairro está fundado se houver uma ficha de calpulli numa das suas casas; caso contrário, é um bairro não fundado. As casas de um bairro fundado nunca mais mudam.
    .title = Fundado e não fundado

rule-MEX-11 = Um peão está num bairro se estiver numa das suas casas, incluindo as do palácio. Um peão numa ponte não está em nenhum bairro.
    .title = Estar num bairro

rule-MEX-12 = O eixo de uma ponte é norte-sul ou oeste-este. As duas casas para onde as suas rampas de acesso estão viradas são as suas casas de acesso.
    .title = Eixo e rampas de acesso

rule-MEX-13 = Duas casas de água comunicam se uma sequência de casas de água adjacentes, canal ou lago, as une. As pontes não interrompem a sequência.
    .title = Águas que comunicam

## A preparação

section-setup = Preparação
    .rules = MEX-14 MEX-23a

rule-MEX-14 = O jogo é para 2, 3 ou 4 jogadores, que jogam no sentido dos ponteiros do relógio. Cada um tem uma cor própria: preto, cinzento, areia ou vermelho, atribuídas por esta ordem, salvo outra escolha.
    .title = Jogadores e cores

rule-MEX-15 = O primeiro jogador é o do primeiro lugar à mesa, ou um jogador sorteado se a opção assim o disser. O mesmo jogador começa todas as rondas dos dois períodos.
    .title = Primeiro jogador

rule-MEX-16 = Duas peças de canal duplas cobrem desde o início O6-O7 e O8-O9; são peças de canal como as outras. A reserva tem 6 peças de canal simples e 35 duplas.
    .title = Peças de canal no início

rule-MEX-17 = A reserva tem 11 pontes e 12 fichas de ação. Ninguém tem fichas de ação no início.
    .title = Pontes e fichas de ação no início

rule-MEX-18 = As 15 fichas de calpulli são baralhadas. Oito são viradas e expostas no quadro de encomendas do Imperador, por ordem de tamanho; as outras sete ficam viradas para baixo até ao período 2.
    .title = Quadro de encomendas

rule-MEX-19 = Cada jogador começa com 9 templos disponíveis: três de 1 andar, três de 2, dois de 3 e um de 4. Outros 9 ficam de parte para o período 2: três de 1 andar, dois de 2, dois de 3 e dois de 4.
    .title = Templos no início

rule-MEX-20 = Todos começam com 0 pontos de prestígio.
    .title = Prestígio no início

rule-MEX-21 = Com dois jogadores, os templos neutros são colocados antes dos peões.
    .title = Dois jogadores: primeiro os templos neutros

rule-MEX-22 = Um a um, a começar pelo primeiro jogador, cada jogador põe o seu peão numa casa de partida (H6, G7, I7 ou H8) ainda sem peão. A casa do emblema não pode ser escolhida.
    .title = Colocação dos peões

rule-MEX-23 = Só a preparação tem acaso: o primeiro jogador (se a opção assim o disser), as fichas de calpulli e, com dois jogadores, as casas e depois as alturas dos templos neutros. A partir daí, nada depende da sorte.
    .title = O papel da sorte

rule-MEX-23a = Cada sorteio da preparação é uma linha própria no registo da partida, com as mesmas probabilidades que tirar peças verdadeiras. As sete fichas de calpulli viradas para baixo são simplesmente as que não saíram, pelo que o período 2 não precisa de mais sorteios.
    .title = Sorteios no registo

## A vez de jogar

section-turn = A vez de jogar
    .rules = MEX-24 MEX-31

rule-MEX-24 = O jogo tem dois períodos. Um período é uma série de rondas; em cada ronda, cada jogador joga uma vez, no sentido dos ponteiros do relógio a partir do primeiro jogador. As rondas contam-se a partir de 1 em cada período.
    .title = Períodos e rondas

rule-MEX-25 = Depois da preparação, os jogadores colocam os seus peões e jogam à vez, ronda após ronda. No fim de cada ronda verifica-se se o período terminou; se sim, segue-se a contagem de pontos e depois o período 2 ou o fim do jogo.
    .title = Decurso do jogo

rule-MEX-26 = A vez de cada jogador começa com 6 pontos de ação (PA) e sem nenhuma ficha de ação já recolhida.
    .title = Seis pontos de ação

rule-MEX-27 = As ações podem ser feitas por qualquer ordem, cada uma tantas vezes quantas for permitida. Cada uma é avaliada pela posição desse momento e paga por inteiro. Uma ação que não é permitida ou que não se pode pagar não altera nada.
    .title = Ordem livre

rule-MEX-28 = 1 PA: uma peça de canal (simples ou dupla), construir ou deslocar uma ponte, um passo a pé, cada etapa de barco, recolher uma ficha de ação. Um templo custa 1 PA por andar, a deslocação a preço fixo 5 PA. Fundar um bairro, gastar uma ficha de ação (que acrescenta 1 PA) e terminar a vez custam 0 PA.
    .title = Custos

rule-MEX-29 = Com 0 PA, a vez continua: fundar um bairro, gastar uma ficha de ação e terminar a vez podem ainda ser possíveis.
    .title = Sem pontos de ação

rule-MEX-30 = Pode-se terminar a vez a qualquer momento, mesmo sem ter feito nada. Os PA que sobram perdem-se, incluindo os das fichas de ação gastas.
    .title = Terminar a vez

rule-MEX-31 = Só o jogador que tem a vez toma decisões. Não há reações, trocas nem votações.
    .title = Um jogador de cada vez

## Canais

section-canals = Construir canais
    .rules = MEX-32 MEX-37

rule-MEX-32 = Uma peça de canal custa 1 PA, seja simples ou dupla. A reserva tem de ter uma peça do tipo escolhido; enquanto houver dos dois tipos, a escolha é livre.
    .title = Custo de um canal

rule-MEX-33 = O peão não precisa de estar perto, e a peça de canal não precisa de tocar noutra água.
    .title = Um canal pode ficar em qualquer lado

rule-MEX-34 = Uma peça de canal simples cobre uma casa; uma dupla cobre duas casas adjacentes da mesma linha ou coluna, nunca na diagonal nem com um intervalo. Duas casas de terreno adjacentes pertencem sempre ao mesmo bairro.
    .title = Forma de uma peça de canal

rule-MEX-35 = Cada casa que a peça de canal cobre (a) tem de ser uma casa de terreno, e não lago, canal ou ponte; (b) não pode ser uma das cinco casas do palácio; (c) tem de estar vazia: sem peão, nem sequer o próprio, sem templo e sem ficha de calpulli; (d) não pode ser casa de acesso de uma ponte; (e) tem de estar num bairro não fundado.
    Se uma só casa de uma peça de canal dupla não servir, a peça inteira não pode ser colocada.
    .title = Onde um canal não pode ficar

rule-MEX-36 = A peça de canal sai da reserva e nunca mais se move; as suas casas são água até ao fim do jogo. Depois determinam-se de novo os bairros e retiram-se as fichas de calpulli que já não se podem usar.
    .title = Efeito de um canal

rule-MEX-37 = Um canal pode dividir um bairro, diminuí-lo ou simplesmente ficar dentro dele. Podem surgir bairros de qualquer tamanho, até de uma só casa ou sem ficha de calpulli correspondente, e podem ficar peões encerrados, salvo se a proteção da primeira ronda o proibir.
    .title = Sem mais limites para os canais

## Fundação

section-founding = Fundar um bairro
    .rules = MEX-38 MEX-43

rule-MEX-38 = Fundar um bairro custa 0 PA. É facultativo e possível a qualquer momento da própria vez, as vezes que se quiser.
    .title = Custo de uma fundação

rule-MEX-39 = Para fundar um bairro, (a) o peão do jogador tem de estar nele, e não numa ponte; (b) o bairro ainda não pode estar fundado; (c) o quadro de encomendas tem de ter uma ficha de calpulli exatamente do seu tamanho; (d) a ficha de calpulli tem de ir para uma casa permitida por MEX-40.
    .title = Condições de uma fundação

rule-MEX-40 = O fundador escolhe qualquer casa vazia do bairro, exceto as do palácio. Uma casa com um peão não está vazia; uma casa de acesso serve. Um bairro sem nenhuma casa assim não pode ser fundado por agora.
    .title = Para onde vai a ficha de calpulli

rule-MEX-41 = Uma ficha de calpulli desse tamanho passa do quadro de encomendas para a casa escolhida e fica lá. O fundador marca logo o número azul da ficha, e cada outro jogador com o peão no bairro o número branco. A cor neutra e os jogadores em pontes não marcam nada.
    .title = Pontos de uma fundação

rule-MEX-42 = Na casa da ficha de calpulli nunca mais se pode entrar, edificar ou construir um canal, e já não se pode construir nenhum canal no bairro. Ainda se podem edificar templos nele, e construir ou deslocar pontes na água em redor.
    .title = Depois da fundação

rule-MEX-43 = Não importa quem construiu os canais, quando, nem se o peão já lá estava ou chegou depois. Um bairro com casas do palácio funda-se como qualquer outro, e essas casas contam para o tamanho. Se houver duas fichas de calpulli desse tamanho no quadro, usa-se uma.
    .title = O que não importa para fundar

## Pontes

section-bridges = Pontes
    .rules = MEX-44 MEX-51

rule-MEX-44 = Construir uma ponte custa 1 PA e gasta uma ponte da reserva. O peão não precisa de estar perto.
    .title = Custo de uma ponte

rule-MEX-45 = Uma ponte fica numa casa coberta por uma peça de canal, incluindo O6 a O9, que ainda não tenha ponte. Nunca fica sobre o lago.
    .title = Local de uma ponte

rule-MEX-46 = As duas casas de acesso têm de ser casas de terreno. Podem ser do palácio, podem estar ocupadas por peões, templos ou fichas de calpulli, podem estar em bairros fundados e podem estar no mesmo bairro.
    .title = Rampas de acesso em terra

rule-MEX-47 = Se os dois eixos forem possíveis, o que exige uma casa de canal com terra dos quatro lados, o jogador escolhe. O eixo mantém-se até a ponte ser deslocada.
    .title = Escolha do eixo

rule-MEX-48 = Uma rampa de acesso não pode dar para outra ponte, para um canal ou para o lago; por isso, as pontes nunca se unem topo a topo. Duas pontes com o mesmo eixo podem ficar lado a lado em casas adjacentes de um canal, e duas pontes podem partilhar uma casa de acesso.
    .title = Pontes vizinhas

rule-MEX-49 = Enquanto uma ponte estiver de pé, não se pode construir um canal nas suas duas casas de acesso.
    .title = Efeito de uma ponte

rule-MEX-50 = Deslocar uma ponte custa 1 PA e só é possível se as 11 pontes estiverem no tabuleiro e a ponte não tiver nenhum peão, nem sequer o próprio. A ponte vai para outra casa onde se possa construir uma ponte. Quando a reserva está vazia, já não se podem construir pontes, só deslocá-las.
    .title = Deslocar uma ponte

rule-MEX-51 = A ponte sai da casa antiga e fica na nova. Deixa de proteger as suas antigas casas de acesso contra canais.
    .title = Efeito de deslocar uma ponte

## Templos

section-temples = Edificar templos
    .rules = MEX-52 MEX-55

rule-MEX-52 = Um templo custa tantos PA quantos os seus andares, de 1 a 4. O jogador tem de ter disponível um templo dessa altura.
    .title = Custo de um templo

rule-MEX-53 = Um templo fica numa casa vazia do bairro onde está o peão do jogador, nunca numa casa do palácio nem debaixo do próprio peão. As casas de acesso servem, e o bairro pode ser fundado ou não e de qualquer tamanho.
    .title = Onde edificar um templo

rule-MEX-54 = Um peão numa ponte não está em nenhum bairro, por isso daí não se pode edificar nenhum templo. Um peão numa casa do palácio está no bairro dessa casa.
    .title = O peão tem de estar no bairro

rule-MEX-55 = O templo deixa de estar disponível e fica na sua casa até ao fim do jogo, como obstáculo. Pode bloquear rampas de acesso e encerrar peões, salvo se a proteção da primeira ronda o proibir.
    .title = Efeito de um templo

## A pé

section-walking = A pé
    .rules = MEX-56 MEX-59

rule-MEX-56 = Por 1 PA, um peão passa de uma casa de terreno para uma casa de terreno adjacente onde um peão possa entrar.
    .title = De terra para terra

rule-MEX-57 = Um peão sobe para uma ponte livre a partir de uma das suas casas de acesso, e desce dela para uma das suas casas de acesso onde um peão possa entrar. Os lados compridos de uma ponte não se atravessam a pé, e não se passa a pé de uma ponte para outra.
    .title = Subir para uma ponte e descer dela

rule-MEX-58 = A pé, não se pode entrar nem passar onde há um peão, um templo (mesmo neutro) ou uma ficha de calpulli. Não há passos na diagonal.
    .title = Obstáculos

rule-MEX-59 = Cada passo é uma ação à parte, e pode-se voltar para trás. A vez pode terminar numa ponte, que o peão fica então a bloquear a quem anda a pé.
    .title = Passo a passo

## De barco

section-boats = De barco
    .rules = MEX-60 MEX-63

rule-MEX-60 = Para ir de barco, o peão tem de estar numa ponte. Nunca se embarca a partir de uma casa de terreno.
    .title = Início de uma viagem de barco

rule-MEX-61 = Duas pontes estão ligadas se uma sequência de casas de água adjacentes, canal ou lago, as une sem outra ponte pelo meio. O lago pode ser usado sem limite e sem custo adicional; os cantos não ligam. Pontes em casas adjacentes estão ligadas.
    .title = Pontes ligadas

rule-MEX-62 = Uma viagem de barco custa 1 PA por cada etapa de uma ponte para outra ligada, pelo caminho com menos etapas. As pontes do caminho podem estar ocupadas; cada ponte por baixo da qual se passa conta como uma etapa.
    .title = Custo de uma viagem de barco

rule-MEX-63 = Uma viagem de barco termina numa ponte livre que não a de partida, nunca numa casa de canal sem ponte, no lago ou em terra. Não é possível se nenhuma série de pontes ligadas lá chegar ou se custar mais PA do que os que restam.
    .title = Fim de uma viagem de barco

## Preço fixo

section-flat = Deslocação a preço fixo
    .rules = MEX-64 MEX-65

rule-MEX-64 = Por 5 PA, o peão vai de onde estiver, terra ou ponte, para qualquer posição do tabuleiro onde um peão possa entrar: uma casa de terreno vazia, incluindo as do palácio, ou uma ponte livre. Não é preciso haver caminho.
    .title = Para qualquer lado por 5 PA

rule-MEX-65 = Qualquer peão pode usar a deslocação a preço fixo, encerrado ou não, e até repetidamente na mesma vez, se houver PA para a pagar.
    .title = Sempre disponível

## Fichas de ação

section-tokens = Fichas de ação
    .rules = MEX-66 MEX-69

rule-MEX-66 = Recolher uma ficha de ação da reserva custa 1 PA. Não é possível se a reserva estiver vazia.
    .title = Recolher uma ficha

rule-MEX-67 = Na sua vez, um jogador pode recolher no máximo 2 fichas de ação; gastar fichas não altera essa conta. Não há limite para as fichas que se têm.
    .title = Duas, no máximo

rule-MEX-68 = Gastar uma ficha de ação custa 0 PA: ela volta à reserva e acrescenta 1 PA a essa vez. Podem gastar-se tantas quantas se quiser na mesma vez.
    .title = Gastar uma ficha

rule-MEX-69 = Uma ficha de ação recolhida nesta vez pode ser gasta nesta vez, e uma ficha gasta pode voltar a ser recolhida dentro do limite de 2. As fichas guardam-se de uma vez para a outra e do período 1 para o período 2.
    .title = Guardar fichas

## Primeira ronda

section-first-round = Proteção na primeira ronda
    .rules = MEX-70 MEX-73

rule-MEX-70 = Na ronda 1 do período 1, e só nela, nenhuma ação pode encerrar o peão de outro jogador. Todos os outros jogadores estão protegidos, quer já tenham tido a sua primeira vez quer não.
    .title = Quando se aplica a proteção

rule-MEX-71 = A liberdade de um peão é o número de outras posições, casas de terreno e pontes, onde ele pode entrar e a que poderia chegar a pé e de barco com PA ilimitados, ficando todas as outras peças onde estão. Os barcos passam por baixo de pontes ocupadas, mas não param nelas. Construir e a deslocação a preço fixo não contam.
    .title = Liberdade de um peão

rule-MEX-72 = Uma ação não é permitida se fizer descer a liberdade do peão de outro jogador (a) de 13 ou mais para 12 ou menos, ou (b) de 1 ou mais para 0.
    .title = O que é proibido na primeira ronda

rule-MEX-73 = Cada ação é examinada em separado, por isso terminar a vez é sempre possível. Pode-se encerrar o próprio peão, e um peão encerrado pelo seu dono não proíbe nada noutros locais. A partir da ronda 2, esta proteção não se aplica.
    .title = Limites da proteção

## Retirada

section-removal = Retirar fichas de calpulli
    .rules = MEX-74 MEX-78

rule-MEX-74 = Depois de cada canal, templo e fundação, e sempre que se põem fichas de calpulli no quadro de encomendas, examina-se que tamanhos ainda se podem usar. Isto acontece nos dois períodos, salvo se uma opção disser o contrário.
    .title = Quando se examina

rule-MEX-75 = Um tamanho ainda é possível se um bairro não fundado contiver um conjunto com esse número de casas em que: (a) as casas estão ligadas entre si pelos lados; (b) qualquer outra casa do bairro adjacente ao conjunto é uma casa normal sem templo (peões e rampas de acesso não contam);
    (c) as peças de canal da reserva podem cobrir todas essas casas adjacentes sem se sobreporem e sem cobrirem nada além de casas normais sem templo, do mesmo bairro e fora do conjunto;
    (d) o conjunto tem uma casa normal sem templo para a ficha de calpulli e, para o fundador, mais uma casa assim ou uma casa do palácio onde um peão possa entrar. Um bairro inteiro do tamanho certo não precisa de nenhum canal.
    .title = O bairro ainda pode ser criado?

rule-MEX-76 = Com mais de 12 peças de canal na reserva, um tamanho pode ser usado se algum bairro não fundado tiver pelo menos esse número de casas; com 12 ou menos, decide o exame exato de MEX-75. Todas as fichas de calpulli de um tamanho que já não se pode usar são logo retiradas. Cada tamanho é avaliado em separado, mesmo que só haja espaço para uma de duas fichas.
    .title = Que tamanhos se podem usar

rule-MEX-77 = Uma ficha de calpulli retirada do jogo não dá pontos e conta como resolvida para o fim do período. Ninguém tem de decidir nada.
    .title = Efeito de uma retirada

rule-MEX-78 = Depois de uma retirada continua-se a construir e a edificar como habitualmente; ainda se podem criar bairros de qualquer tamanho.
    .title = O jogo continua

## Contagem de pontos

section-scoring = Fim de um período, contagem de pontos, fim do jogo
    .rules = MEX-79 MEX-91

rule-MEX-79 = O período 1 termina quando se cumprem duas condições: (a) o quadro de encomendas está vazio, com as 8 fichas de calpulli colocadas ou retiradas; (b) pelo menos um jogador já não tem templos disponíveis, com os 9 colocados.
    .title = Fim do período 1

rule-MEX-80 = O período 2 termina quando se cumprem duas condições: (a) o quadro de encomendas está vazio, com todas as fichas de calpulli colocadas ou retiradas; (b) pelo menos um jogador já não tem templos disponíveis: nem os 9 novos nem os que sobraram do período 1.
    .title = Fim do período 2

rule-MEX-81 = Assim que se cumprem as duas condições, a ronda em curso é a última ronda do período. Joga-se até ao fim, para que todos tenham jogado o mesmo número de vezes; depois vem a contagem de pontos. No resto desta ronda já não se pode fundar nenhum bairro, porque o quadro de encomendas está vazio.
    .title = Última ronda

rule-MEX-82 = Se passarem 5 rondas completas seguidas de um período (ou as que a opção disser) em que ninguém constrói um canal, funda um bairro ou edifica um templo, o período termina. Se isso acontecer no período 1, as fichas de calpulli ainda no quadro de encomendas ficam lá para o período 2. Esta regra não está no livro de regras; garante que todos os jogos terminam.
    .title = Quando já nada acontece

rule-MEX-83 = A grandeza espiritual de um jogador num bairro é a soma dos andares dos seus templos nesse bairro, não o número de templos: alturas de 3, 3 e 2 somam 8. Os peões não têm influência.
    .title = Grandeza espiritual

rule-MEX-84 = Em cada bairro classificam-se todas as cores com uma grandeza espiritual de pelo menos 1, incluindo a cor neutra no jogo a dois. O lugar de uma cor é 1 mais o número de cores com uma grandeza superior. Em caso de empate, cada cor marca por inteiro os pontos do seu lugar e salta-se um lugar por cada cor a mais no empate: 1, 1, 3 ou 1, 2, 2. Com 0 não há lugar.
    .title = Classificação e empates

rule-MEX-85 = Os bairros fundados contam nas duas contagens de pontos: o 1.º lugar marca o número amarelo da ficha de calpulli, o 2.º o azul, o 3.º o branco e o 4.º nada. Os bairros contados no período 1 voltam a contar no período 2.
    .title = Contagem dos bairros fundados

rule-MEX-86 = Os bairros não fundados, incluindo o resto da ilha, só contam na segunda contagem de pontos. O 1.º lugar marca o número de casas, o 2.º metade disso, o 3.º metade dos pontos do 2.º, sempre com arredondamento para cima; o 4.º não marca nada. As casas do palácio contam.
    .title = Contagem dos bairros não fundados

rule-MEX-87 = Em cada contagem de pontos, cada jogador com o peão numa das 4 casas de partida marca 5 pontos. Qualquer das quatro serve, e um peão que nunca saiu da sua também conta. A casa do emblema e todas as outras posições não dão nada.
    .title = Bónus do palácio

rule-MEX-88 = Os pontos de todos os bairros e o bónus do palácio somam-se; a ordem não tem efeito. O prestígio nunca diminui.
    .title = Soma dos pontos

rule-MEX-89 = Depois da primeira contagem de pontos, as 7 fichas de calpulli viradas para baixo juntam-se ao quadro de encomendas, por ordem de tamanho, e os 9 templos postos de parte juntam-se aos templos disponíveis de cada jogador, que guarda os que sobraram. Retiram-se as fichas de calpulli que já não se podem usar, as rondas contam-se de novo a partir de 1 e o primeiro jogador começa. Tudo o resto fica como está.
    .title = Início do período 2

rule-MEX-90 = O jogo termina logo após a segunda contagem de pontos. Ganha o jogador com mais pontos de prestígio.
    .title = Vencedor

rule-MEX-91 = Se vários jogadores tiverem o maior número de pontos de prestígio, ganha de entre eles o que tiver mais fichas de ação. Se também aí houver empate, esses jogadores partilham a vitória.
    .title = Empate final

## Dois jogadores

section-two = Dois jogadores
    .rules = MEX-92 MEX-98

rule-MEX-92 = A cor neutra é a primeira de preto, cinzento, areia e vermelho que nenhum jogador usa. Tem desde o início 10 templos no tabuleiro: quatro de 1 andar, três de 2, dois de 3 e um de 4, ao todo 20 andares; os seus outros 8 templos não se usam. Não tem peão, não joga e não tem templos disponíveis.
    .title = Cor neutra

rule-MEX-93 = Os templos neutros ficam em casas normais sem nenhum lado no lago; são 133. O canal que existe desde o início não é costa.
    .title = Casas para os templos neutros

rule-MEX-94 = Entre dois templos neutros há pelo menos 4 casas, contadas em passos ao longo de linhas e colunas: a diferença de colunas mais a diferença de linhas é pelo menos 5. Uma opção baixa este valor para 4.
    .title = Distância entre templos neutros

rule-MEX-95 = Sorteiam-se casas e fica-se com cada uma que estiver longe o bastante das já escolhidas, até haver dez; se não for possível, o sorteio recomeça. Depois distribuem-se ao acaso as dez alturas por essas casas.
    .title = Colocação dos templos neutros

rule-MEX-96 = Os templos neutros são obstáculos e templos em todas as regras. Não têm influência no fim de um período (MEX-79, MEX-80).
    .title = Templos neutros durante o jogo

rule-MEX-97 = Nas duas contagens de pontos, a cor neutra é classificada com os seus andares e ocupa o seu lugar, mas os seus pontos não são registados. Todas as outras regras são as de 3 e 4 jogadores.
    .title = Contagem com a cor neutra

rule-MEX-98 = Uma opção torna os templos neutros mais altos: continuam a ser 10, com no máximo 6, 5, 4 e 3 templos de 1, 2, 3 e 4 andares. A distribuição normal é 4, 3, 2, 1 (20 andares), a difícil 2, 3, 3, 2 (25 andares), a muito difícil 1, 2, 4, 3 (29 andares).
    Qualquer outra distribuição dentro destes limites é aceite; só é a variante mais difícil com mais de 20 andares.
    .title = Variante mais difícil

## Esclarecimentos

ruling-RU-1 = Sim; uma opção fecha-a.
    .question = Um peão pode entrar na casa do emblema H7?

ruling-RU-2 = Nem uma coisa nem outra: isso só vale para as 4 casas de partida.
    .question = A casa do emblema dá o bónus do palácio, ou serve de casa de partida?

ruling-RU-3 = Não, não está em nenhum.
    .question = Um peão numa ponte está num bairro?

ruling-RU-4 = Não, uma só ficha de calpulli marca-o até ao fim do jogo.
    .question = Um bairro fundado pode voltar a ser fundado?

ruling-RU-5 = Não, a ficha de calpulli precisa de uma casa vazia fora do palácio.
    .question = Pode-se fundar um bairro onde já não há casas livres?

ruling-RU-6 = Sim, uma ficha de calpulli pode bloquear uma rampa de acesso.
    .question = Pode-se pôr uma ficha de calpulli numa casa de acesso?

ruling-RU-7 = Aquele que o jogador que constrói a ponte escolher.
    .question = Que eixo tem uma ponte numa peça de canal simples isolada, com terra dos quatro lados?

ruling-RU-8 = Não, as pontes só ficam sobre peças de canal.
    .question = Uma ponte pode atravessar uma casa do lago entre duas casas de terreno, como S6?

ruling-RU-9 = Sim, basta que as duas rampas de acesso deem para terra.
    .question = As duas rampas de acesso de uma ponte podem dar para o mesmo bairro?

ruling-RU-10 = Não, uma ponte deslocada tem de ir para outra casa.
    .question = Pode-se deslocar uma ponte rodando-a na sua própria casa?

ruling-RU-11 = Não, não pode haver nenhum peão na ponte.
    .question = Pode-se deslocar a ponte onde está o próprio peão?

ruling-RU-12 = Não, a pé só se passa pelas rampas de acesso, embora um barco possa ligar pontes vizinhas.
    .question = Um peão pode subir para uma ponte ou descer dela pelo lado?

ruling-RU-13 = Custa 1 PA por cada ponte a que se chega ou por baixo da qual se passa, e não 1 PA ao todo.
    .question = Quanto custa uma viagem longa de barco?

ruling-RU-14 = É uma só ação com um destino, e o custo é o menor número de etapas.
    .question = Uma viagem de barco é uma só ação ou uma série de etapas?

ruling-RU-15 = Sim, também por trás do quadro de encomendas e da terra firme da imagem.
    .question = Todo o lago está ligado?

ruling-RU-16 = Fecha bairros, mas não está aberto aos barcos.
    .question = O que faz um canal que só toca no lago num canto?

ruling-RU-17 = Deixar a um peão no máximo 13 posições, incluindo a sua, ou nem um único passo (MEX-71 e MEX-72); uma opção altera isto.
    .question = O que conta como bloquear ou encerrar na primeira ronda?

ruling-RU-18 = Não, só a ronda 1 do período 1.
    .question = A primeira ronda do período 2 também está protegida?

ruling-RU-19 = Sim, fundar é examinado como qualquer outra ação.
    .question = A proteção da primeira ronda também vale contra o bloqueio com uma ficha de calpulli?

ruling-RU-20 = Não, cada ação é examinada em separado.
    .question = Na primeira ronda, pode-se bloquear um peão por um momento a meio da vez?

ruling-RU-21 = Sim, salvo se uma opção limitar ou desligar a retirada.
    .question = As fichas de calpulli que já não se podem usar também são retiradas no período 1?

ruling-RU-22 = O programa, pelos exames de MEX-75 e MEX-76, e nunca retira uma ficha que ainda se possa usar.
    .question = Quem decide que uma ficha de calpulli já não se pode usar?

ruling-RU-23 = Sim, acima disso só se olha para o tamanho dos bairros, e uma ficha mantida tempo de mais é detetada quando restarem 12 peças de canal.
    .question = O exame exato só se faz com 12 ou menos peças de canal na reserva?

ruling-RU-24 = No fim da ronda, o que vai dar ao mesmo, porque, uma vez cumpridas, assim ficam.
    .question = Quando se verificam as condições do fim de um período?

ruling-RU-25 = Nem lugar nem pontos.
    .question = O que dá uma grandeza espiritual de 0 num bairro?

ruling-RU-26 = Ninguém.
    .question = Quem fica com o 2.º lugar se só uma cor tiver templos num bairro?

ruling-RU-27 = Metade dos pontos do 2.º lugar, já arredondados para cima, com novo arredondamento para cima.
    .question = Quanto marca o 3.º lugar num bairro não fundado?

ruling-RU-28 = Sim, é um bairro como os outros.
    .question = O grande resto da ilha conta como bairro na segunda contagem de pontos?

ruling-RU-29 = Todos os que continuarem empatados partilham a vitória.
    .question = O que acontece se três ou mais jogadores estiverem empatados no fim?

ruling-RU-30 = As casas com um lado no lago.
    .question = Que casas ficam junto à costa e estão por isso vedadas aos templos neutros?

ruling-RU-31 = Que há 4 casas pelo meio, ou seja, uma distância de 5 ou mais; uma opção permite 4.
    .question = O que significa um espaço de 4 casas entre templos neutros?

ruling-RU-32 = Continuam a ser 10 templos, mas mais altos.
    .question = Como ganham andares os templos neutros na variante mais difícil?

ruling-RU-33 = Ocupa o seu lugar, mas não marca nada.
    .question = O que faz a cor neutra na classificação?

ruling-RU-34 = Sim, dentro do limite de 2 fichas recolhidas em cada vez de jogar.
    .question = Pode-se gastar e recolher fichas de ação na mesma vez?

ruling-RU-35 = Após 5 rondas sem canal, fundação ou templo, termina por si; uma opção altera esse número.
    .question = O que acontece se ninguém quiser acabar um período?

ruling-RU-36 = Sim, ficam ambas até uma ser colocada.
    .question = Ficam ambas as fichas de calpulli de um tamanho se só houver espaço para uma?

ruling-RU-37 = Não, só se pode construir um canal em casas vazias.
    .question = Pode-se construir um canal debaixo do próprio peão?

ruling-RU-38 = O jogador do primeiro lugar à mesa, ou um jogador sorteado se a opção assim o disser, porque as idades não são conhecidas.
    .question = Quem começa em vez do jogador mais velho?

ruling-RU-39 = Sim, só conta o local onde ele está.
    .question = Um peão que nunca saiu da sua casa de partida recebe o bónus do palácio?

## Opções

option-first_player = Quem começa todas as rondas.
    .seat0 = O jogador do primeiro lugar à mesa
    .random = Um jogador sorteado

option-emblem_enterable = Indica se os peões podem entrar na casa do emblema H7, no meio do palácio.
    .true = Os peões podem entrar
    .false = Fechada aos peões

option-first_round_rule = O que é proibido em relação aos peões dos outros jogadores na ronda 1 do período 1.
    .enclosure = Reduzir um peão a 12 ou menos outras posições, ou a nenhuma
    .immobile = Apenas reduzir um peão a nenhuma outra posição
    .off = Nada

option-removal_periods = Quando são retiradas do jogo as fichas de calpulli que já não se podem usar.
    .both = Nos dois períodos
    .second_only = Só no período 2
    .off = Nunca

option-stall_rounds = Ao fim de quantas rondas seguidas sem canal, fundação ou templo termina um período: 1 ou mais; para o desligar, é preciso que a retirada valha nos dois períodos.
    .off = Nunca
    .custom = Outro número de rondas, pelo menos 1

option-neutral_min_distance = Distância mínima entre dois templos neutros, diferença de colunas mais diferença de linhas: 5 deixa quatro casas pelo meio, 4 deixa três.

option-neutral_mix = Quantos templos neutros de 1, 2, 3 e 4 andares estão no tabuleiro com dois jogadores.
    .standard = 4, 3, 2, 1: 20 andares
    .hard = 2, 3, 3, 2: 25 andares
    .very_hard = 1, 2, 4, 3: 29 andares
    .custom = Qualquer distribuição de 10 templos com no máximo 6, 5, 4 e 3 de cada altura, como 3,3,2,2

option-colours = As cores dos jogadores pela ordem dos lugares à mesa, cada uma usada por um jogador no máximo; com dois jogadores, a primeira cor não usada é a neutra.
    .black = Preto
    .grey = Cinzento
    .sand = Areia
    .red = Vermelho
    .custom = Outras: uma cor por lugar, como red,sand

option-components = O ficheiro de componentes: todos os números da caixa, e o tabuleiro. Quem quiser experimentar uma mudança pode usar um ficheiro com outros valores.
    .box = Como vem com o Patolli
    .custom = Um ficheiro próprio, na linha de comandos: o caminho, como my.toml
