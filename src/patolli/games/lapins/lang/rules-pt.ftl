### Dix-Huit Lapins em português europeu: as regras, os esclarecimentos e as opções, em resumo.

about = Funde cidades maias, leve os seus bens aos templos e aos palácios e ganhe a maior glória até ao último jogo de pelota.

rules-intro =
    É rei e quer a maior glória. Funde cidades na floresta e encha-as de aldeias, templos, palácios, guarnições e mais.
    As aldeias produzem uma vez por ronda. No fim, os bens vão pelos caminhos para os seus templos (glória), palácios (impostos: riqueza para construir) ou reservas.
    Numa ronda os reis fazem uma ação cada um por sua vez: fundar, transformar, atacar ou virar uma carta Katun. Muitas são catástrofes, e um rei sem riqueza só pode virar cartas. Quando todas as cartas da fila estão viradas, a ronda acaba; o jogo acaba com a ronda do quarto jogo de pelota.

## O material

section-components = Material
    .rules = LAP-1 LAP-11

rule-LAP-1 = Jogam 2 a 4 reis, cada um com uma cor. Os lugares contam-se no sentido dos ponteiros do relógio; à esquerda de um rei está o lugar seguinte.
    .title = Reis

rule-LAP-2 = Há 40 peças: 33 com um local, 7 só com caminhos. Um local produz milho, cacau, conchas, jade ou obsidiana. Os locais de conchas têm 2 espaços, todos os outros 4.
    .title = Peças

rule-LAP-3 = Milho, cacau, concha, jade, obsidiana, prisioneiro: sempre por esta ordem. As aldeias produzem os cinco primeiros; os prisioneiros são capturados ou vêm de uma carta.
    .title = Tipos de riqueza

rule-LAP-4 = As riquezas estão com o rei, que paga com elas. Os bens estão no tabuleiro e são do povo. Um palácio transforma bens em riquezas; as riquezas nunca se tornam bens.
    .title = Riquezas e bens

rule-LAP-5 = Por esta ordem: aldeia (1 espaço, custa 1), palácio (2 espaços, 2), templo (2 espaços, 2), guarnição (1 espaço, 1), guarnição dupla (1 espaço, 1 e 1 obsidiana), reserva (1 espaço, 1 milho), mercado (1 espaço, 1 cacau), observatório (1 espaço, 1 jade), campo de pelota (1 espaço, 1 concha). Um simples número paga-se com quaisquer tipos, incluindo prisioneiros; um tipo indicado tem de ser esse.
    .title = Edifícios

rule-LAP-6 = Tem força 2 num só espaço. Perde-se nível a nível: primeiro torna-se uma guarnição, que fica no máximo com um prisioneiro, depois desaparece.
    .title = Guarnição dupla

rule-LAP-7 = Uma cidade tem no máximo um campo de pelota. Todos os outros tipos podem repetir-se enquanto houver espaços.
    .title = Um campo de pelota por cidade

rule-LAP-8 = Um rei tem 12 estelas, portanto no máximo 12 cidades.
    .title = Doze cidades

rule-LAP-9 = As riquezas, os edifícios e os marcadores de controlo nunca se esgotam.
    .title = Nenhum outro limite

rule-LAP-10 = 1, 2 e 3 dão outros tantos pontos; 4 e 5 não dão nada; 6 não dá nada e é uma falha.
    .title = O dado

rule-LAP-11 = 59 cartas: 15 favoráveis (10 delas de milho), 5 excecionais, 5 expedições, 2 festas do cacau, 5 jogos de pelota e 27 catástrofes: 12 secas, e 3 de cada para insurreição, terramoto, concorrência dos Pochtecas, incursão tolteca e decadência.
    .title = Cartas Katun

## O mapa

section-map = O mapa
    .rules = LAP-12 LAP-19

rule-LAP-12 = As colunas são letras de oeste para leste, as linhas são números de norte para sul. Um local tem o nome da sua casa. A ordem do tabuleiro vai linha a linha a partir do norte, cada uma de oeste para leste.
    .title = Coordenadas

rule-LAP-13 = Uma peça com local tem saídas em alguns dos seus lados. Uma peça sem local tem ligações, que unem dois lados cada uma e nunca se encontram. As peças podem rodar por quartos de volta.
    .title = Caminhos

rule-LAP-14 = Sai-se de um local por uma saída e segue-se o caminho pelas peças sem local. Se acabar noutro local, os dois são adjacentes, seja qual for o comprimento do caminho. Um caminho que encontra um lado sem caminho ou a borda não tem saída. O ataque, a defesa, os mercados e o transporte regem-se todos por isto.
    .title = Locais adjacentes

rule-LAP-15 = O mapa é aleatório, o da primeira partida ou um mapa próprio. No conjunto de caminhos «open», cada local tem quatro saídas; em «varied», alguns têm três. O mapa para a primeira partida usa «open».
    .title = Mapa e conjunto de caminhos

rule-LAP-16 = 6 por 5 peças: 16 de milho, 3 de conchas, 2 de cacau, 2 de obsidiana, 2 de jade e 5 sem local, baralhadas e giradas ao acaso. Se os locais não estiverem todos ligados, sorteia-se tudo de novo.
    .title = Mapa aleatório

rule-LAP-16a = Casa a casa pela ordem do tabuleiro: primeiro o que lá está, depois que peça é e como está girada. O que tem o mesmo aspeto conta como um só resultado, e um sorteio com um só resultado não é pedido.
    .title = Sorteio do mapa

rule-LAP-17 = Um mapa fixo de 25 locais, todos ligados, cada um com dois a quatro vizinhos.
    .title = Mapa para a primeira partida

rule-LAP-18 = São recusados: um retângulo incompleto, um lado com menos de 2 peças ou mais de 40 peças (E1); uma peça ou rotação desconhecida (E2); uma peça usada duas vezes (E3); menos de 4 locais por rei (E4); locais que não estão todos ligados (E5). Só avisos: um tipo que nenhum local produz (W1), um local com um só vizinho (W2).
    .title = Um mapa próprio

rule-LAP-19 = O rei à esquerda de quem dispôs o mapa; se ninguém o fez, um rei tirado à sorte.
    .title = Primeiro rei

## Reis, baralho, duração

section-setup = Reis, baralho, duração
    .rules = LAP-20 LAP-24

rule-LAP-20 = Cada rei tem 10 milhos, nenhuma glória e nenhuma cidade.
    .title = Início

rule-LAP-21 = As 44 cartas que não são jogos nem milho favorável dividem-se em seis montes, com um jogo entre cada dois. Por cima ficam duas cartas de milho favorável por rei; as restantes não se usam.
    .title = O baralho

rule-LAP-22 = Seis tamanhos de 6 a 9 que somam 44, todas as 546 maneiras igualmente prováveis. Nunca são ditos.
    .title = Tamanho dos montes

rule-LAP-22a = Nada é sorteado de antemão: uma carta recebe a sua face quando alguém a vê pela primeira vez, com exatamente as probabilidades de um baralho preparado em segredo. Mantém essa face.
    .title = Quando uma carta recebe a sua face

rule-LAP-23 = O jogo termina com a ronda do 3.º, 4.º ou 5.º jogo de pelota; o habitual é o 4.º.
    .title = Duração

rule-LAP-24 = Ninguém decide nada na preparação, exceto num mapa próprio. Para testes e problemas pode compor-se uma posição à mão, com as cartas já vistas e por quem.
    .title = Sem escolhas

## Cidades

section-state = Cidades
    .rules = LAP-25 LAP-30

rule-LAP-25 = O mapa, as riquezas e a glória dos reis, as cidades com tudo o que têm, as cartas e quem olhou para elas, os jogos até agora, a ronda, a vez e o que se está a decidir.
    .title = O que está na mesa

rule-LAP-26 = Os locais livres, os marcadores de controlo, os preços, a força, a defesa e as zonas de transporte deduzem-se disso a qualquer momento.
    .title = O que daí se deduz

rule-LAP-27 = Um local com um edifício é a cidade de um rei. Quando sai o último edifício, seja por que razão for, o local fica logo livre.
    .title = De quem é a cidade

rule-LAP-28 = O que está num edifício retirado vai para o banco.
    .title = O que se perde com um edifício

rule-LAP-29 = Os edifícios não têm lugar certo na sua cidade. Os do mesmo tipo com o mesmo conteúdo são iguais; enumeram-se por tipo e depois por conteúdo.
    .title = Edifícios equivalentes

rule-LAP-30 = A força de uma cidade é o número das suas guarnições, contando as duplas duas vezes.
    .title = Força

## A ronda

section-round = A ronda
    .rules = LAP-31 LAP-35

rule-LAP-31 = No início de uma ronda, põe-se virada para baixo mais uma carta do que o número de reis, pela ordem do baralho.
    .title = A fila

rule-LAP-32 = O rei que tem a vez faz uma: fundar uma cidade num local livre (com menos de 12 cidades, e riquezas para o preço e um edifício), transformar uma cidade própria, atacar uma cidade inimiga adjacente (com uma guarnição e 1 riqueza), virar uma carta Katun, ou passar pagando 1.
    .title = Cinco ações

rule-LAP-33 = Um rei sem riquezas só pode virar uma carta.
    .title = Sem riquezas

rule-LAP-34 = Se todas as cartas da fila estiverem viradas, a ronda termina depois de resolvida a última. Caso contrário, é a vez do rei seguinte.
    .title = Depois da ação

rule-LAP-35 = Começa pelo rei à esquerda de quem virou a última carta.
    .title = A ronda seguinte

## Pagamento

section-payment = Pagamento
    .rules = LAP-36 LAP-39

rule-LAP-36 = O rei precisa da quantidade indicada de cada tipo indicado, e de riquezas suficientes no total.
    .title = O que se pode pagar

rule-LAP-37 = Todos os custos de uma ação se pagam juntos, depois de feitas as escolhas e antes de lançar dados ou olhar para cartas. Os tipos indicados são tirados por si. Só a tomada de um local se paga depois do ataque.
    .title = Quando se paga

rule-LAP-38 = As unidades à escolha indicam-se uma a uma pela ordem dos tipos, para que cada pagamento só se possa fazer de uma maneira. Um tipo é oferecido se ele e os seguintes ainda cobrem o que falta.
    .title = Por ordem

rule-LAP-39 = Oferecido antes da primeira unidade se houver escolha: primeiro os prisioneiros, depois sempre uma unidade do tipo que o rei mais tem, em caso de empate pela ordem dos tipos.
    .title = Pagamento automático

## Fundar uma cidade

section-founding = Fundar uma cidade
    .rules = LAP-40 LAP-43

rule-LAP-40 = Em qualquer local livre, perto ou longe.
    .title = Onde

rule-LAP-41 = 1, mais os marcadores de controlo inimigos que lá estão, menos os próprios; nunca menos de 0.
    .title = Preço do local

rule-LAP-42 = Os edifícios escolhem-se um a um pela sua ordem, até onde chegam os espaços e as riquezas. É preciso pelo menos um.
    .title = Construir

rule-LAP-43 = Depois do pagamento, os edifícios ficam de pé, o local é cidade do rei, e os seus marcadores de controlo desaparecem.
    .title = Efeito

## Mercados

section-markets = Mercados
    .rules = LAP-44 LAP-45

rule-LAP-44 = Em cada local livre, um rei tem tantos marcadores de controlo como mercados em cidades adjacentes. Nas cidades não há nenhum.
    .title = Marcadores de controlo

rule-LAP-45 = Mudam o preço do local e podem bloquear o transporte.
    .title = Para que servem

## Transformar uma cidade

section-transforming = Transformar uma cidade
    .rules = LAP-46 LAP-50

rule-LAP-46 = 1, mais o que se constrói. Demolir é gratuito e não devolve nada. Uma só cidade própria por ação.
    .title = Custo

rule-LAP-47 = Vem primeiro, por ordem. O último edifício só pode sair se for possível pagar um de outro tipo juntamente com o custo da ação. Pode parar-se quando algo foi demolido, ou quando algo pode ser construído ou melhorado.
    .title = Demolir

rule-LAP-48 = Com 1 riqueza, se algo puder ser demolido, construído ou melhorado.
    .title = Quando é possível

rule-LAP-49 = Como ao fundar, e ainda: um tipo demolido nesta ação não pode ser construído nela; uma guarnição que já lá estava pode tornar-se dupla por 1 obsidiana, mantendo o seu prisioneiro, depois de todas as construções; algo tem de mudar, e um edifício tem de ficar de pé.
    .title = Construir e melhorar

rule-LAP-50 = Todas as mudanças acontecem juntas depois do pagamento. O que fica mantém o seu conteúdo.
    .title = Efeito

## Atacar

section-attack = Atacar
    .rules = LAP-51 LAP-59

rule-LAP-51 = De uma cidade própria com guarnição para uma cidade adjacente de outro rei.
    .title = De onde para onde

rule-LAP-52 = O atacante envia quantas quiser, até à força da sua cidade e até onde puder pagar. Uma guarnição dupla pode enviar uma ou duas.
    .title = Quantas

rule-LAP-53 = 1 riqueza por cada duas guarnições, arredondado para cima, paga antes do lançamento. Depois lançam-se tantos dados como guarnições.
    .title = Preço e dados

rule-LAP-54 = Por cada falha, o atacante perde um nível de guarnição à sua escolha na cidade que ataca, seja qual for o resultado.
    .title = Falhas

rule-LAP-55 = O potencial é a soma dos pontos. A defesa é a força da cidade atacada e das cidades do mesmo rei que lhe são adjacentes. Os danos são a diferença, se for superior a 0.
    .title = Potencial e defesa

rule-LAP-56 = O atacante escolhe o que sai: 2 pontos por um palácio ou templo, 1 por qualquer outro, 1 por cada nível de uma guarnição dupla. Continua enquanto puder. Se os pontos chegarem para tudo, sai tudo.
    .title = Danos

rule-LAP-57 = Um por cada edifício destruído, e um por cada nível de uma guarnição dupla.
    .title = Prisioneiros ganhos

rule-LAP-58 = Para guarnições da cidade que ataca com lugar: um numa guarnição, dois numa dupla. Se encherem todos os lugares, os restantes perdem-se. Uma opção permite todas as guarnições do atacante.
    .title = Para onde vão os prisioneiros

rule-LAP-59 = Se a cidade atacada ficar vazia, o atacante pode logo tomar o local se tiver 1 riqueza e menos de 12 cidades. O local não custa nada; tem de construir alguma coisa e pagá-la.
    .title = Tomar o local

## Cartas Katun

section-katun = Cartas Katun
    .rules = LAP-60 LAP-69

rule-LAP-60 = Antes de virar uma carta, um rei com um observatório pode pagar 1 para olhar para cartas. Depois tem de virar uma.
    .title = Adivinhação

rule-LAP-61 = Uma por observatório. Se chegar para todas as cartas da fila viradas para baixo, vê-as e depois as seguintes do baralho. Caso contrário, escolhe uma após outra e vê cada uma antes da seguinte.
    .title = Quantas cartas

rule-LAP-62 = Vira qualquer carta da fila que esteja virada para baixo. As cartas já viradas são públicas e saem do jogo.
    .title = Virar

rule-LAP-63 = Uma carta favorável ou excecional dá ao rei o que mostra. A festa dá 1 cacau a cada rei.
    .title = Ganhos e festa

rule-LAP-64 = O rei recebe 1 unidade de um tipo à sua escolha, entre os seis.
    .title = Expedição

rule-LAP-65 = Só a festa e o jogo de pelota dizem respeito a outros além do rei que virou a carta.
    .title = A quem dizem respeito

rule-LAP-66 = O rei com mais campos de pelota marca tantos pontos de glória quantas as suas cidades. Se vários tiverem o maior número, cada um recebe o número das suas próprias cidades dividido por quantos são, arredondado para baixo. Se ninguém tiver nenhum, ninguém marca; o jogo conta na mesma.
    .title = Jogo de pelota

rule-LAP-67 = Se o rei não tiver nenhum dos edifícios em causa, nada acontece.
    .title = Catástrofe sem alvo

rule-LAP-68 = Em vez disso, pode gastar um bem de uma das suas reservas: milho contra a seca e a insurreição; jade contra o terramoto, cacau contra a concorrência dos Pochtecas, obsidiana contra a incursão tolteca, uma concha contra a decadência, e nestes quatro casos também um prisioneiro.
    .title = Pagar

rule-LAP-69 = Caso contrário, escolhe o que perde: 2 aldeias na seca, 1 palácio na insurreição, 1 templo no terramoto, 2 mercados na concorrência dos Pochtecas, 2 níveis de guarnição na incursão tolteca, 1 campo de pelota ou observatório na decadência; se tiver menos, esses.
    .title = Aceitar a perda

## Fim da ronda

section-share = Fim da ronda
    .rules = LAP-70 LAP-82

rule-LAP-70 = Cada aldeia produz um bem do tipo do seu local.
    .title = Produção

rule-LAP-71 = Pelas cidades do próprio rei e pelos locais livres que não lhe estejam bloqueados, nunca por cidades inimigas. A distância não importa.
    .title = Por onde passam os bens

rule-LAP-72 = Um local livre está bloqueado para um rei se os marcadores de controlo inimigos forem aí mais do que os seus.
    .title = Locais bloqueados

rule-LAP-73 = As cidades de um rei que estão ligadas deste modo. Os bens circulam livremente dentro de uma zona e nunca para outra.
    .title = Zona de transporte

rule-LAP-74 = Os bens acabados de produzir, os das reservas e os prisioneiros das guarnições da zona.
    .title = O que se distribui

rule-LAP-75 = Para um templo (cada tipo uma vez), para um palácio (3 bens), para uma reserva (1 bem), ou perdem-se.
    .title = Para onde vão os bens

rule-LAP-76 = Um templo com 0 a 6 bens diferentes dá 0, 1, 3, 5, 7, 10 ou 15 pontos de glória. Os bens repartem-se o melhor possível pelos templos de uma zona.
    .title = Cerimónia

rule-LAP-77 = Os bens nos palácios tornam-se riquezas do rei. Os bens nas reservas ficam lá.
    .title = Impostos e armazenamento

rule-LAP-78 = Quem tiver uma zona com um bem e um lugar para ele escolhe: glória primeiro, impostos primeiro ou à mão. À mão, em cada zona: sacrifícios, depois impostos, depois reservas cidade a cidade, sempre pela ordem dos tipos.
    .title = Decidir

rule-LAP-79 = Glória primeiro sacrifica tudo o que os templos aceitam, depois cobra, depois armazena. Impostos primeiro cobra antes de sacrificar. Os impostos levam sempre o tipo de que mais resta; as reservas levam à vez milho, prisioneiro, jade, obsidiana, cacau, concha. Nenhuma outra distribuição é melhor por essa ordem de objetivos.
    .title = Distribuição automática

rule-LAP-80 = Para todos os reis ao mesmo tempo: glória, impostos, reservas; os prisioneiros nas guarnições e tudo o resto são descartados.
    .title = Efeito

rule-LAP-81 = O que um rei faz aqui não muda nada para os outros.
    .title = A ordem não importa

rule-LAP-82 = Normalmente, todos decidem ao mesmo tempo e dos outros só veem quem já terminou. Por opção, decidem abertamente à vez, a começar por quem virou a última carta.
    .title = Em segredo ou à vez

## Fim do jogo

section-end = Fim do jogo
    .rules = LAP-83 LAP-85

rule-LAP-83 = Quando tiverem sido virados tantos jogos de pelota como a duração diz, o jogo termina depois de distribuídos os bens dessa ronda.
    .title = Quando

rule-LAP-84 = A glória, e 1 ponto por cada unidade de riqueza. Os bens no tabuleiro não contam.
    .title = Pontos

rule-LAP-85 = Mais pontos; em caso de empate, mais cidades; depois, vitória partilhada.
    .title = Vencedor

## Decisões e acaso

section-decisions = Decisões e acaso
    .rules = LAP-86 LAP-91

rule-LAP-86 = Uma decisão com uma só possibilidade é cumprida sem perguntar e não se escreve. O que o acaso sorteia é sempre uma linha, exceto no mapa, onde um sorteio com um só resultado não precisa dela.
    .title = Decisões forçadas

rule-LAP-87 = Cada possibilidade é uma linha em palavras, a mesma em todas as línguas, e enumeram-se por uma ordem fixa.
    .title = As linhas e a sua ordem

rule-LAP-88 = Nenhuma série de escolhas volta atrás, e cada uma é limitada.
    .title = As séries são curtas

rule-LAP-89 = Um rei pode dizer várias linhas juntas; se uma não for permitida, nada se faz. Acabam onde entram dados, cartas ou outro rei.
    .title = Várias linhas de uma vez

rule-LAP-90 = Uma pessoa compõe uma cidade, um ataque ou uma distribuição inteira e confirma; as linhas resultam daí, com pagamento automático salvo indicação em contrário.
    .title = Gestos

rule-LAP-91 = Dados: as faces mostradas, com a probabilidade dos seus lançamentos. Cartas, mapa e primeiro rei segundo as suas próprias regras. Ninguém vê o que o acaso ainda pode sortear.
    .title = Acaso

## O que está escondido

section-hidden = O que está escondido
    .rules = LAP-92 LAP-97

rule-LAP-92 = O mapa, as cidades com o seu conteúdo, as riquezas, a glória, as cartas viradas, a composição do baralho e o milho no cimo; e também quem fez uma adivinhação e para onde olhou.
    .title = Público

rule-LAP-93 = As faces das cartas para que um rei olhou. Continua a conhecê-las quando são postas mais tarde.
    .title = Privado

rule-LAP-94 = O que o acaso não sorteou. Que cartas foram vistas é público; o que elas são, não.
    .title = Escondido de todos

rule-LAP-95 = Enquanto todos distribuem ao mesmo tempo, ninguém vê as escolhas dos outros até o último rei ter decidido.
    .title = Distribuição secreta

rule-LAP-96 = As cartas que só outros viram são, para ele, sorteadas de novo segundo as suas probabilidades; as distribuições escondidas podem ser quaisquer das permitidas.
    .title = O que um rei pode supor

rule-LAP-97 = Virar uma carta gasta-a, e qualquer outra ação custa pelo menos 1 riqueza: assim, todos os jogos chegam ao fim.
    .title = O jogo termina

## Esclarecimentos

ruling-R-1 = 59: a lista impressa, os 5 jogos e as 44 outras da preparação concordam; a lista do material diz 64.
    .question = Quantas cartas Katun há?

ruling-R-2 = 10 das 15; há uma de cacau, uma de concha, uma de jade, uma de obsidiana e uma de prisioneiro.
    .question = Quantas cartas favoráveis são de milho?

ruling-R-3 = Ficam fora do jogo.
    .question = O que acontece às cartas de milho além de duas por rei?

ruling-R-4 = Seis tamanhos de 6 a 9, sorteados e nunca ditos.
    .question = Quão iguais são os seis montes?

ruling-R-5 = 1 unidade; 3 de milho ou 2 de outro tipo.
    .question = O que dão as cartas favoráveis e excecionais?

ruling-R-6 = 1 ponto, 2 pontos, nada.
    .question = O que dão as faces 1, 2 e 4 do dado?

ruling-R-7 = Dos quatro; a opção path_set tem outro conjunto.
    .question = De que lados saem os caminhos de um local?

ruling-R-8 = Duas ligações que unem dois lados cada uma e nunca se encontram.
    .question = Como são os caminhos nas peças sem local?

ruling-R-9 = O mapa aleatório; o mapa fixo para a primeira partida é um acrescento nosso, para as lições.
    .question = Que mapa se destina a uma primeira partida?

ruling-R-10 = 4 de milho, 1 de conchas, 1 de cacau, 1 de obsidiana, 1 de jade, 2 sem local.
    .question = Que dez peças ficam fora de um mapa aleatório?

ruling-R-11 = Os que produzem conchas.
    .question = Que locais têm dois espaços?

ruling-R-12 = Não, tem 6 por 5 peças; um mapa próprio pode ter outro tamanho.
    .question = O mapa é mais pequeno com dois ou três reis?

ruling-R-13 = Um retângulo completo de peças da caixa, quatro locais por rei, todos ligados.
    .question = Quando é permitido um mapa próprio?

ruling-R-14 = Sorteia-se de novo.
    .question = E se um mapa aleatório não ficar todo ligado?

ruling-R-15 = Um rei tirado à sorte.
    .question = Quem começa se ninguém dispôs o mapa?

ruling-R-16 = O rei à esquerda de quem virou a última carta.
    .question = Quem começa a ronda seguinte?

ruling-R-17 = Nunca acontece.
    .question = E se os marcadores ou as peças se esgotarem?

ruling-R-18 = Não.
    .question = Um rei pode ter mais de 12 cidades?

ruling-R-19 = Não: há um por cada mercado do seu rei numa cidade adjacente.
    .question = É preciso seguir cada marcador de controlo?

ruling-R-20 = O mesmo que numa cidade devastada.
    .question = O que acontece aos marcadores quando uma cidade se perde por uma catástrofe ou por falhas?

ruling-R-21 = Somam-se, para o preço e para o transporte.
    .question = E se vários inimigos tiverem marcadores num local?

ruling-R-22 = Não, 0 é o mínimo.
    .question = Um local pode custar menos do que nada?

ruling-R-23 = Sim, para unidades à escolha, nunca para um tipo indicado.
    .question = Pode pagar-se com prisioneiros?

ruling-R-24 = Não; construa antes uma guarnição dupla.
    .question = Pode melhorar-se uma guarnição na ação que a constrói?

ruling-R-25 = Não.
    .question = Pode transformar-se uma cidade sem mudar nada?

ruling-R-26 = Não, pelo menos um edifício fica ou é construído.
    .question = Pode esvaziar-se uma cidade ao transformá-la?

ruling-R-27 = Não.
    .question = Pode demolir-se e reconstruir-se o mesmo tipo numa ação?

ruling-R-28 = Só demolindo-a e construindo uma guarnição.
    .question = Pode reduzir-se de propósito uma guarnição dupla?

ruling-R-29 = O preço de um ataque arredonda-se para cima.
    .question = E meia unidade de riqueza?

ruling-R-30 = O atacante escolhe na cidade que ataca, também entre as não enviadas.
    .question = Que guarnições se perdem com as falhas?

ruling-R-31 = Sim, enquanto o que resta chegar para destruir alguma coisa; ninguém tem de planear isso.
    .question = É preciso usar todos os danos?

ruling-R-32 = Um por cada nível.
    .question = Quantos prisioneiros dá uma guarnição dupla?

ruling-R-33 = Só o que já não tem lugar.
    .question = Que prisioneiro se perde quando uma guarnição dupla é reduzida?

ruling-R-34 = Para guarnições da cidade que ataca; uma opção permite todas as guarnições do atacante.
    .question = Para onde vão os prisioneiros capturados?

ruling-R-35 = Os outros perdem-se.
    .question = E se houver mais prisioneiros do que lugares?

ruling-R-36 = Vão para o banco, os prisioneiros também.
    .question = O que acontece aos bens em edifícios destruídos?

ruling-R-37 = Não.
    .question = Pode tomar-se um local sem riquezas?

ruling-R-38 = Ninguém marca, mas o jogo conta para o fim.
    .question = E se ninguém tiver um campo de pelota num jogo?

ruling-R-39 = Cada um dos reis empatados recebe o número das suas próprias cidades dividido pelo número de reis empatados, arredondado para baixo.
    .question = Como se pontua um jogo empatado?

ruling-R-40 = Não, tem de virar uma carta.
    .question = Um rei pode fazer uma adivinhação e depois outra coisa?

ruling-R-41 = Não.
    .question = Um rei pode olhar para menos cartas do que poderia?

ruling-R-42 = Qualquer uma que esteja virada para baixo.
    .question = Que carta da fila se vira?

ruling-R-43 = Não.
    .question = É preciso pagar contra uma catástrofe quando se pode?

ruling-R-44 = Perde-se o que houver.
    .question = E se houver menos edifícios do que a carta leva?

ruling-R-45 = Não, só os bens nas reservas.
    .question = Um prisioneiro numa guarnição ajuda contra uma catástrofe?

ruling-R-46 = Qualquer um dos seis tipos.
    .question = O que pode trazer uma expedição?

ruling-R-47 = Perdem-se.
    .question = O que acontece aos prisioneiros que ficam nas guarnições no fim da ronda?

ruling-R-48 = Todos ao mesmo tempo e em segredo; a opção allocation fá-los ir à vez, a começar por quem virou a última carta.
    .question = Por que ordem distribuem os reis os seus bens?

ruling-R-49 = Por si, o melhor possível.
    .question = Como se repartem os sacrifícios por vários templos?

ruling-R-50 = Não.
    .question = Um rei pode esconder as suas riquezas?

ruling-R-51 = Não, contam-se ao longo de todo o jogo.
    .question = Os jogos de pelota têm de sair numa só ronda para o jogo terminar?

ruling-R-52 = Partilham a vitória.
    .question = E se houver reis empatados em pontos e cidades?

ruling-R-53 = Turquesa e branco.
    .question = Que cores têm o terceiro e o quarto rei?

ruling-R-54 = Sim.
    .question = Todos sabem que as primeiras cartas são de milho?

ruling-R-55 = Não, enche-se pela ordem do baralho.
    .question = A fila é baralhada antes de ser posta?

ruling-R-56 = Não, nada acontece.
    .question = Um rei pode pagar para evitar uma carta que não lhe diz respeito?

ruling-R-57 = Sim.
    .question = Pode olhar-se de novo para uma carta conhecida?

## Opções

option-length = Depois de quantos jogos de pelota termina o jogo: 3 é um jogo curto, 4 o habitual, 5 um longo.

option-map = O mapa em que se joga.
    .random = Sorteado
    .beginner = O mapa para a primeira partida
    .custom = Um mapa próprio: linhas de peças, como M01,S02,X05/J01+90,M02,M03/…

option-path_set = De que lados saem os caminhos dos locais.
    .open = Dos quatro
    .varied = De três lados em algumas peças

option-allocation = Como se distribuem os bens no fim de uma ronda.
    .simultaneous = Todos os reis ao mesmo tempo, em segredo
    .turn_order = Um após outro, abertamente

option-prisoner_place = Para onde podem ser levados os prisioneiros capturados.
    .attacking_city = Para a cidade que atacou
    .any_garrison = Para qualquer guarnição do atacante

option-laid_by = Quem dispôs um mapa próprio; começa o rei à esquerda.
    .lot = Ninguém: o primeiro rei é tirado à sorte
    .custom = Com um mapa próprio: o número do lugar do rei que o montou, a partir de 0

option-components = O ficheiro de componentes: o que custam os edifícios, dados, cartas, peças e mapas.
    .box = Como vem com o Patolli
    .custom = Um ficheiro próprio, na linha de comandos: o caminho, como my.toml
