### Zapotec em português europeu: as regras, os esclarecimentos e as opções, em resumo.

about = Escolha em segredo uma carta por ronda, junte recursos e pontue com casas, pirâmides, rituais e sacrifícios nos vales dos Zapotecas.

rules-intro =
    Quer-se o maior número de pontos ao fim de cinco rondas: com edifícios que as cartas de pontuação pedem, pirâmides, rituais e a trilha de sacrifício.
    Em cada ronda todos escolhem uma carta em segredo. O número diz quem joga primeiro, o recurso que linha ou coluna da sua tabela dá renda, a propriedade onde pode construir.
    No seu turno: a renda, depois na Capital as peças de comércio, as pirâmides, os rituais e os sacrifícios, depois os edifícios, cada um dos quais traz uma peça para a sua tabela e assim mais renda. Tire então uma carta nova; a que ninguém tira é a próxima carta de pontuação.

## Os componentes

section-components = Componentes
    .rules = ZAP-1 ZAP-10

rule-ZAP-1 = Madeira, tijolo e pedra são recursos básicos; milho, ouro e sacerdotes são recursos avançados. Todos veem quantos tem, e não há limite máximo. O que gasta volta à reserva comum.
    .title = Recursos

rule-ZAP-2 = Cada espaço de construção tem um tipo (templo, aldeia, milharal), um terreno (planícies, colinas, florestas) e uma região (Etla, Ocotlan, Mitla). Estes nove valores são as propriedades. Um espaço corresponde a uma propriedade que seja uma das suas três.
    .title = Propriedades

rule-ZAP-3 = Um espaço designa-se pelas iniciais inglesas da região, do terreno e do tipo, como MFT para Mitla, florestas, templo; nos espaços com marca acrescenta-se 3 ou 4. Cartas e peças têm uma letra e um número: A carta de ação, B peça de construção, Z peça de comércio, S peça de pontuação, R carta de ritual, K carta de Cocijobot. Uma célula da tabela é a sua linha e a sua coluna, como ww.
    .title = Nomes

rule-ZAP-4 = A caixa contém 27 cartas de ação, 45 peças de construção, 4 peças de palácio, 36 peças de comércio, 9 peças de pontuação, 10 cartas de ritual e 27 cartas de Cocijobot; em cada cor, 9 casas, 5 discos e 6 níveis de pirâmide.
    .title = O que há na caixa

rule-ZAP-5 = Uma carta de ação mostra um recurso básico, uma propriedade e um número de 1 a 27, a sua iniciativa. Cada par de recurso e propriedade existe uma vez.
    .title = Cartas de ação

rule-ZAP-6 = Uma peça de construção rende um recurso básico, nela impresso, e um recurso avançado que depende do tipo: sacerdote num templo, ouro numa aldeia, milho num milharal. Alguns versos têm a marca 3+ ou 4.
    .title = Peças de construção

rule-ZAP-7 = Cada uma das nove secções do tabuleiro, um terreno numa região, tem cinco espaços: um templo, uma aldeia e um milharal sem marca, um espaço com a marca 3+ e um com a marca 4. Com 1 ou 2 jogadores estão em jogo 27 espaços, com 3 jogadores 36, com 4 jogadores 45; cada propriedade abrange um terço deles.
    .title = Tabuleiro principal

rule-ZAP-8 = A sua tabela de recursos tem nove células; cada recurso básico é o cabeçalho de uma linha e de uma coluna. Algumas células mostram um recurso avançado. O espaço do palácio, ao lado da tabela, leva no máximo uma peça.
    .title = Tabuleiro de jogador

rule-ZAP-9 = Sempre que se contam edifícios para pontos, uma casa conta 1 e um palácio conta 2.
    .title = Contar edifícios

rule-ZAP-10 = No tabuleiro, Etla fica em cima à esquerda, Ocotlan em baixo à esquerda e Mitla em baixo à direita; as planícies ficam por fora, as colinas no meio, as florestas por dentro. O mercado fica em cima à direita, as peças de pontuação na borda esquerda, a trilha de sacrifício na borda direita.
    .title = Onde estão as coisas

## A preparação

section-setup = Preparação
    .rules = ZAP-11 ZAP-17b

rule-ZAP-11 = As peças de construção cuja marca não está em jogo ficam na caixa. Cada espaço em jogo recebe ao acaso uma peça do seu tipo, com os recursos para cima.
    .title = Peças de construção no tabuleiro

rule-ZAP-12 = De cada nível abrem-se três peças de comércio; as outras formam uma pilha. No modo solo, joga-se só com estas nove peças.
    .title = Mercado

rule-ZAP-13 = Na borda esquerda coloca-se, de cima para baixo, uma peça de pontuação a mais do que o número de jogadores; no modo solo, três. Cada peça conserva o número do seu lugar.
    .title = Peças de pontuação

rule-ZAP-14 = Uma carta de ação fica aberta como primeira carta de pontuação, depois vêm a oferta, a pilha e as mãos; o resto sai do jogo sem ser visto. Oferta, pilha, mão: 2, 6, 6 no modo solo; 3, 4, 6 com dois jogadores; 4, 4, 5 com três; 5, 4, 4 com quatro.
    .title = Cartas de ação no início

rule-ZAP-15 = Abrem-se três cartas de ritual; as outras sete não se usam.
    .title = Cartas de ritual em jogo

rule-ZAP-16 = Começa com 9 casas, um nível inferior, 2 médios e 3 superiores, um palácio, 3 discos de ritual, 1 madeira, 1 tijolo e 1 pedra, sem pontos, e no espaço 0 da trilha de sacrifício.
    .title = Com que começa cada um

rule-ZAP-17 = Todo o acaso está em tirar cartas e peças. Uma carta fechada não é nenhuma carta certa até alguém a ver; é nesse momento que é tirada.
    .title = Acaso

rule-ZAP-17a = Tira-se uma coisa de cada vez: na preparação, as peças do tabuleiro, o mercado, as peças de pontuação, a carta de pontuação, a oferta, no modo solo o topo da pilha, as mãos, as cartas de ritual, no modo solo a primeira dica; mais tarde, as cartas de Cocijobot, o mercado no fim de um turno e a oferta no fim de uma ronda. Tudo o que ainda não foi tirado tem a mesma probabilidade.
    .title = O que se tira, por ordem

rule-ZAP-17b = O que ainda pode ser tirado não é mostrado a ninguém, porque denunciaria as mãos. Os outros não veem as cartas que recebe.
    .title = Acaso e segredos

## Rondas e turnos

section-rounds = Rondas e turnos
    .rules = ZAP-18 ZAP-23

rule-ZAP-18 = Há cinco rondas. Em cada uma, todos escolhem uma carta, as cartas são reveladas e cada um joga um turno: renda, ações capitais, construção, pontuação, uma nova carta nas rondas 1 a 4, fim do turno. Depois das rondas 1 a 4 prepara-se a seguinte; depois da ronda 5 o jogo termina.
    .title = Decurso do jogo

rule-ZAP-19 = Cada um escolhe em segredo uma carta da sua mão. Os outros só veem que já escolheu. A escolha não pode ser alterada.
    .title = Escolher uma carta

rule-ZAP-20 = Quando todos escolheram, as cartas são viradas ao mesmo tempo. O número mais baixo joga primeiro; não há duas cartas com o mesmo número.
    .title = Ordem de jogo

rule-ZAP-21 = Tem um turno em cada ronda e termina-o antes de o jogador seguinte começar. O que é permitido uma vez por ronda é permitido uma vez nesse turno.
    .title = Um turno por ronda

rule-ZAP-22 = Todas as ações capitais vêm antes de toda a construção. Depois de começar a construir, já não pode voltar atrás. Pode deixar as duas etapas sem fazer nada.
    .title = Primeiro a capital, depois a construção

rule-ZAP-23 = Só pode fazer o que pode pagar e executar por inteiro. Enquanto um bónus espera pela sua escolha, nada mais é possível.
    .title = O que é permitido

## Renda

section-income = Renda
    .rules = ZAP-24 ZAP-27

rule-ZAP-24 = O recurso da sua carta indica uma linha e uma coluna da sua tabela. Recebe a renda de uma das duas.
    .title = Linha ou coluna

rule-ZAP-25 = A linha ou coluna escolhida rende uma unidade do seu cabeçalho e, por cada peça que contém, uma do recurso básico e uma do recurso avançado da peça. Recebe tudo.
    .title = O que rende

rule-ZAP-26 = Os recursos impressos nas células nunca são renda, e o espaço do palácio nunca rende nada.
    .title = O que não rende

rule-ZAP-27 = A propriedade e o número da sua carta não contam para a renda.
    .title = Só conta o recurso

## Comércio

section-trade = Capital: comércio
    .rules = ZAP-28 ZAP-33

rule-ZAP-28 = Na capital pode fazer comércio, construir níveis de pirâmide, realizar rituais, sacrificar e usar peças de troca, por qualquer ordem e tantas vezes quantas puder.
    .title = Ações capitais

rule-ZAP-29 = As peças de comércio de nível 1, 2, 3 custam 1, 2, 3 ouro. A partir do espaço 3 da trilha de sacrifício, o nível 2 custa menos 1; a partir do espaço 6, o nível 3 custa menos 2. Nenhuma peça custa menos de 1.
    .title = Preço das peças de comércio

rule-ZAP-30 = Pode comprar uma peça de cada nível por ronda.
    .title = Uma de cada nível

rule-ZAP-31 = Só se podem comprar peças abertas. Os lugares vazios são repostos com a pilha do nível no fim do turno de quem comprou; as outras peças não se movem. Se a pilha estiver vazia, ficam vazios, e no modo solo nunca se repõe nada.
    .title = O mercado é reposto

rule-ZAP-32 = Uma peça comprada é sua até ao fim do jogo. Mesmo fechada, conta para a carta de ritual das peças de comércio.
    .title = As peças ficam consigo

rule-ZAP-33 = Pode comprar uma peça que não lhe serve para nada.
    .title = Peças inúteis

## Pirâmides

section-pyramids = Capital: pirâmides
    .rules = ZAP-34 ZAP-41

rule-ZAP-34 = Um nível custa 1 sacerdote, 1 madeira, 1 tijolo e 1 pedra.
    .title = Custo de um nível

rule-ZAP-35 = Um espaço de pirâmide está vazio, ou a sua pirâmide está por concluir, ou está concluída: o seu nível mais alto é então um nível superior. Os níveis inferior, médio e superior têm os tamanhos 3, 2 e 1.
    .title = Estados de uma pirâmide

rule-ZAP-36 = Num espaço vazio começa uma pirâmide: escolha uma peça de pontuação da borda esquerda, ponha-a para sempre ao lado da pirâmide e coloque o maior nível que ainda tem.
    .title = Começar uma pirâmide

rule-ZAP-37 = A uma pirâmide por concluir, seja quem for que a construiu, pode acrescentar um nível exatamente um tamanho abaixo do mais alto, se o tiver. Não importa que tenha outros maiores.
    .title = Acrescentar um nível

rule-ZAP-38 = Em cada pirâmide pode colocar um nível por ronda, incluindo o primeiro. As outras pirâmides e os outros jogadores não são afetados.
    .title = Um nível por ronda em cada pirâmide

rule-ZAP-39 = Assim, uma pirâmide concluída tem três níveis, ou dois se começou com um nível médio, ou um se começou com um nível superior.
    .title = Pirâmides baixas

rule-ZAP-40 = Os espaços vazios são iguais, e usa-se o primeiro. Resta sempre uma peça de pontuação para ele.
    .title = Que espaço vazio

rule-ZAP-41 = Os níveis construídos são todos os seus níveis em todas as pirâmides.
    .title = Níveis construídos

## Rituais

section-rituals = Capital: rituais
    .rules = ZAP-42 ZAP-45

rule-ZAP-42 = Pode pôr um disco numa carta de ritual aberta onde não tenha nenhum, se realizou menos rituais do que os níveis que construiu, e menos de três, e se puder pagar.
    .title = Realizar um ritual

rule-ZAP-43 = Um ritual custa 1 sacerdote, nenhum a partir do espaço 9 da trilha de sacrifício, e 1 ouro por cada disco de outros na carta.
    .title = Custo de um ritual

rule-ZAP-44 = O disco fica na carta. Tem três discos para três cartas.
    .title = Discos

rule-ZAP-45 = Um disco gratuito, do espaço 11 ou da peça de comércio que dá um, não exige nível, sacerdote nem ouro e não conta como ritual realizado. Precisa de uma carta sem disco seu, e pode recusá-lo.
    .title = Discos gratuitos

## Sacrifício

section-sacrifice = Capital: sacrifício
    .rules = ZAP-46 ZAP-50

rule-ZAP-46 = Por 1 sacerdote e 1 a 5 milho, o seu disco sobe tantos espaços quanto o milho pago, sem passar do último. Pode sacrificar várias vezes num turno.
    .title = Sacrificar

rule-ZAP-47 = Cada espaço em que entra dá logo o seu bónus: pontos em 1, 4, 7, 10 e 12 (2, 3, 4, 5, 5), um recurso básico à escolha em 2, 5 e 8, peças de comércio mais baratas em 3 e 6, rituais sem sacerdote em 9, um disco gratuito em 11.
    .title = Bónus da trilha

rule-ZAP-48 = O espaço 11 oferece o seu disco gratuito de imediato, e uma só vez.
    .title = O disco gratuito do espaço 11

rule-ZAP-49 = Um disco que para sobre outros fica por cima deles. Quem está mais abaixo chegou primeiro e vai à frente. Passar sem parar não muda nada.
    .title = Discos empilhados

rule-ZAP-50 = A peça que o faz subir 4 espaços para no último. Aí não pode ser usada.
    .title = O fim da trilha

## Peças de comércio

section-tiles = Peças de comércio
    .rules = ZAP-51 ZAP-57

rule-ZAP-51 = Nível 1: os recursos recebem-se na compra da peça; depois fica fechada para sempre.
    .title = Peças que dão recursos

rule-ZAP-52 = Nível 2: uma vez por ronda, na capital ou ao construir, pague o que se mostra e receba o que se mostra. A peça fica fechada, e volta a abrir no fim do seu turno.
    .title = Peças de troca

rule-ZAP-53 = Z25 a Z30: uma vez por ronda, ao construir, pague um recurso e construa uma casa num espaço com a propriedade indicada. Isto substitui o custo habitual, a sua carta não importa, e nunca é um palácio.
    .title = Peças que constroem

rule-ZAP-54 = Z31 a Z33: um tipo de edifício passa a custar-lhe um só recurso. O palácio e as peças que constroem não são afetados.
    .title = Peças que tornam a construção mais barata

rule-ZAP-55 = Z34: ao comprá-la, pode pagar 2 milho, sem sacerdote, e subir 4 espaços na trilha de sacrifício. Usada ou não, fica depois fechada para sempre. Com uma opção pode guardá-la para mais tarde.
    .title = A peça que sacrifica

rule-ZAP-56 = Z35: ao pontuar, pode usar a propriedade de uma carta da sua mão em vez da propriedade da carta de pontuação. Essa carta sai do jogo, e a sua mão fica mais pequena.
    .title = A peça que pontua com uma carta da mão

rule-ZAP-57 = Z36: ao comprá-la, pode colocar um disco gratuito numa carta de ritual. Usada ou não, fica depois fechada para sempre. Com uma opção pode guardá-la para mais tarde.
    .title = A peça que dá um disco

## Construção

section-building = Construção
    .rules = ZAP-58 ZAP-64

rule-ZAP-58 = Pode construir tantas vezes quantas os recursos, as casas e os espaços permitirem, um edifício após outro.
    .title = Quantos edifícios quiser

rule-ZAP-59 = Constrói num espaço em jogo que ainda tenha a sua peça e corresponda à propriedade da sua carta. Precisa de uma casa e de uma célula vazia na sua tabela.
    .title = Onde pode construir

rule-ZAP-60 = Uma aldeia custa 1 tijolo e 1 madeira, um templo 1 tijolo e 1 pedra, um milharal 1 madeira e 1 pedra.
    .title = Quanto custa uma casa

rule-ZAP-61 = Pague, ponha uma casa no espaço e ponha a peça dele numa célula vazia da sua tabela. Se a célula mostra um recurso, recebe um, uma vez. As peças nunca mais se movem.
    .title = Construir uma casa

rule-ZAP-62 = Uma vez no jogo pode construir o seu palácio por 1 madeira, 1 tijolo e 1 pedra, num espaço onde poderia construir uma casa. Também gasta uma casa. A peça vai fechada para o espaço do palácio e não rende nada; o edifício conta 2.
    .title = O palácio

rule-ZAP-63 = O palácio gasta uma das nove casas: ninguém tem mais de nove edifícios, e depois de nove casas já não há palácio.
    .title = Nove edifícios

rule-ZAP-64 = Um edifício conta já na pontuação deste turno; a sua peça dá renda a partir da ronda seguinte.
    .title = Quando conta um edifício

## Pontuação, comprar carta, próxima ronda

section-scoring = Pontuação, comprar carta, próxima ronda
    .rules = ZAP-65 ZAP-71

rule-ZAP-65 = No fim do seu turno ganha 2 pontos por cada edifício seu que corresponda à carta de pontuação; um palácio dá 4.
    .title = Pontuação do turno

rule-ZAP-66 = Nas rondas 1 a 4 tira depois uma carta da oferta para a sua mão. No fim sobra uma carta.
    .title = Comprar carta

rule-ZAP-67 = No fim do seu turno, as suas peças de uso único por ronda voltam a abrir e o mercado é reposto.
    .title = Fim do turno

rule-ZAP-68 = Depois das rondas 1 a 4, a carta que ninguém tirou torna-se a carta de pontuação, e as cartas jogadas, com uma da pilha, formam a oferta.
    .title = Preparar a próxima ronda

rule-ZAP-69 = Na ronda 5 não se tira carta e nada se prepara depois dela.
    .title = A última ronda

rule-ZAP-70 = A sua mão tem o tamanho inicial sempre que escolhe, menos uma por cada carta com que pontuou. Nunca está vazia.
    .title = Tamanho da mão

rule-ZAP-71 = A carta que jogou não está na sua mão: não pode pontuar com ela.
    .title = A carta jogada

## Fim do jogo

section-final = Fim do jogo
    .rules = ZAP-72 ZAP-80

rule-ZAP-72 = Os três discos mais adiantados na trilha de sacrifício marcam 9, 6 e 3; num monte de discos, o de baixo vai à frente. Os discos no espaço 0 não marcam nada.
    .title = Trilha de sacrifício

rule-ZAP-73 = Pontua cada carta de ritual com um disco seu, seja quem for que tenha lá outro.
    .title = Rituais

rule-ZAP-74 = R01 a R06 dão 6 pontos por cada grupo de três edifícios iguais numa categoria e todos diferentes noutra, no máximo 18. Um edifício pertence a um grupo; um palácio pode servir em dois, mas não duas vezes no mesmo.
    .title = Grupos de edifícios

rule-ZAP-75 = R07 dá 3 pontos por cada nível que construiu, no máximo 12.
    .title = Níveis de pirâmide

rule-ZAP-76 = R08 dá 1 ponto por cada recurso básico e 2 por cada recurso avançado que tenha, no máximo 12.
    .title = Recursos guardados

rule-ZAP-77 = R09 dá um ponto por cada passo na trilha de sacrifício, no máximo 12.
    .title = Passos de sacrifício

rule-ZAP-78 = R10 dá em pontos o nível de cada uma das suas peças de comércio, no máximo 12.
    .title = Peças de comércio

rule-ZAP-79 = Por cada nível seu numa pirâmide marca um ponto por cada edifício seu que corresponda à peça de pontuação dela, e mais 5 se a pirâmide estiver concluída.
    .title = Pirâmides

rule-ZAP-80 = Ganha quem tem mais pontos. Em caso de empate, ganha quem vai à frente na trilha de sacrifício; quem nunca saiu do espaço 0 fica atrás, e partilham a vitória se todos lá ficaram.
    .title = Vencedor

## Modo solo: preparação e decurso

section-solo = Modo solo contra Cocijobot
    .rules = ZAP-81 ZAP-87

rule-ZAP-81 = Cocijobot tem casas, um palácio, níveis de pirâmide e discos como um jogador, mas não tem recursos, nem tabela, nem mão. As suas 27 cartas estão fechadas; a dica no verso da próxima está sempre à vista.
    .title = Cocijobot

rule-ZAP-82 = Depois de escolher, vira-se a próxima carta dele. Joga primeiro se a sua iniciativa não for superior ao número da carta do jogador.
    .title = Quem joga primeiro

rule-ZAP-83 = O seu turno é como de costume, mas o mercado nunca é reposto e a oferta tem duas cartas.
    .title = O seu turno

rule-ZAP-84 = Tira uma das duas cartas; a outra torna-se a carta de pontuação no fim da ronda.
    .title = A carta recusada

rule-ZAP-85 = Depois das rondas 1 a 4, a carta que jogou sai do jogo, e duas cartas da pilha formam a próxima oferta enquanto as houver.
    .title = Preparar a próxima ronda no modo solo

rule-ZAP-86 = Uma dica indica uma propriedade. Quase sempre é uma das três da carta; nas cartas de iniciativa alta, engana.
    .title = Dicas

rule-ZAP-87 = Uma carta de Cocijobot tem um tipo, um terreno, uma região e uma iniciativa. O tipo diz o que ele faz: milharal sacrifício, aldeia comércio, templo pirâmide.
    .title = Cartas de Cocijobot

## Modo solo: o turno de Cocijobot

section-bot = O turno de Cocijobot
    .rules = ZAP-88 ZAP-98

rule-ZAP-88 = Constrói, faz a ação da sua carta, faz a de uma segunda carta se não construiu nada, e pontua a ronda.
    .title = Ordem do turno dele

rule-ZAP-89 = Tenta o espaço dos três símbolos da sua carta, depois o mesmo com a propriedade da carta de pontuação, depois, se tiver uma pirâmide, o mesmo com a propriedade dessa pirâmide; sempre um espaço sem marca.
    .title = Onde tenta construir

rule-ZAP-90 = Uma tentativa resulta se o espaço ainda tem a sua peça, não acabou de ser ocupado, e resta uma casa. Não paga nada e fica com a peça.
    .title = Quando constrói

rule-ZAP-91 = Constrói o palácio no primeiro espaço que corresponda à carta de pontuação e à sua pirâmide. Na última ronda, ou quando as suas casas acabam, basta um que corresponda à sua pirâmide, ou então à carta de pontuação.
    .title = O palácio dele

rule-ZAP-92 = A ação vem depois da construção, quer tenha construído quer não, e conta todas as peças obtidas até então.
    .title = A ação dele

rule-ZAP-93 = Se não construiu nada, vira-se a carta seguinte e faz-se só a ação dela, depois da primeira.
    .title = Segunda carta

rule-ZAP-94 = Marca 2 por cada edifício que corresponda, depois das suas ações.
    .title = A pontuação do turno dele

rule-ZAP-95 = Sacrifício: sobe tantos espaços quantas as peças de milharal que tem. Os pontos são marcados; os espaços 3 e 6 dão a peça de comércio mais à esquerda do nível 2 e 3, o espaço 8 uma ação de pirâmide, os espaços 9 e 11 um disco de ritual, 2 e 5 nada.
    .title = Sacrifica

rule-ZAP-96 = Comércio: tira a peça mais à esquerda do nível 3 com 4 peças de aldeia ou a partir do espaço 6, do nível 2 com 3 ou a partir do espaço 3, senão do nível 1. Se a fila estiver vazia, tenta filas inferiores, depois superiores.
    .title = Faz comércio

rule-ZAP-97 = Pirâmide: continua a sua própria pirâmide; sem ela, começa uma, ou junta-se a uma por concluir. Prefere a peça de pontuação com mais edifícios próprios, depois com menos do jogador, depois a mais acima. Se nada for possível, coloca um disco de ritual.
    .title = Constrói numa pirâmide

rule-ZAP-98 = O disco dele vai para a carta de ritual mais à esquerda sem um disco próprio, e aí custa-lhe ouro a si como qualquer outro.
    .title = Os discos de ritual dele

## Modo solo: pontuação e variantes

section-solo-final = Modo solo: fim do jogo e variantes
    .rules = ZAP-99 ZAP-106

rule-ZAP-99 = Pontua como de costume; com dois discos na trilha, atribuem-se 9 e 6.
    .title = A sua pontuação final

rule-ZAP-100 = Cocijobot marca pelo seu lugar na trilha; se nunca saiu do espaço 0, ganha 3 pontos sem lugar.
    .title = O lugar dele na trilha

rule-ZAP-101 = Marca 3, 6 ou 9 por cada peça de comércio de nível 1, 2 ou 3.
    .title = As peças de comércio dele

rule-ZAP-102 = Marca 10 por cada carta de ritual onde só ele tem disco e 6 onde o jogador também tem um.
    .title = Os rituais dele

rule-ZAP-103 = Marca 5 por cada um dos seus níveis, e os pontos dos edifícios que correspondem só se a pirâmide estiver concluída; uma opção altera isto.
    .title = A pirâmide dele

rule-ZAP-104 = Ganha o total mais alto; os empates são como entre jogadores. Os 3 pontos dele por ficar no espaço 0 não são um passo.
    .title = Quem ganha no modo solo

rule-ZAP-105 = Mais fácil: ganha 2 pontos sempre que uma tentativa falha porque está lá um edifício seu e Cocijobot ainda tinha uma casa para ele.
    .title = Variante mais fácil

rule-ZAP-106 = Mais difícil: em cada turno, Cocijobot ganha 2 pontos por cada uma de três casas que não colocou.
    .title = Variante mais difícil

## Informação escondida

section-hidden = Informação escondida
    .rules = ZAP-107 ZAP-113

rule-ZAP-107 = Todos veem: tudo o que está na mesa, os recursos, o tamanho das pilhas, o tamanho das mãos, as cartas jogadas, descartadas ou no lugar de pontuação, as cartas viradas de Cocijobot e a dica.
    .title = O que é público

rule-ZAP-108 = Só você conhece a sua mão e, até as cartas serem reveladas, a sua escolha.
    .title = O que é privado

rule-ZAP-109 = Ninguém sabe o que está fechado ou foi retirado sem ser visto.
    .title = O que ninguém sabe

rule-ZAP-110 = Uma carta tirada da oferta foi vista por todos, e continua conhecida enquanto está na mão.
    .title = As cartas tiradas são conhecidas

rule-ZAP-111 = Enquanto se escolhem cartas, os outros só veem se já escolheu; a sua mão parece tão grande como antes.
    .title = Durante a escolha

rule-ZAP-112 = No modo solo, a pilha está aberta: a carta de cima é conhecida, as de baixo não. Quando escolhe, vê a dica da próxima carta de Cocijobot.
    .title = O que vê no modo solo

rule-ZAP-113 = Quem adivinha distribui ao acaso as cartas nunca vistas pelos lugares desconhecidos das outras mãos, e dá a quem já escolheu uma qualquer das suas.
    .title = Adivinhar

## O que é sempre verdade

section-invariants = O que é sempre verdade
    .rules = ZAP-114 ZAP-128

rule-ZAP-114 = Nada é jamais negativo, e os pontos nunca descem.
    .title = Sem dívidas

rule-ZAP-115 = Casas restantes e edifícios somam nove; as peças da tabela e do palácio de um jogador são tantas como os seus edifícios; no máximo um palácio.
    .title = Nove casas

rule-ZAP-116 = Cada peça de construção está num só sítio, e um espaço tem a sua peça ou um edifício.
    .title = Cada peça tem o seu sítio

rule-ZAP-117 = De cada nível há 12 peças de comércio na pilha, no mercado e com os jogadores, 3 no modo solo. Um jogador obtém no máximo uma de um nível por ronda.
    .title = A conta das peças de comércio

rule-ZAP-118 = Cada uma das 27 cartas de ação está num só sítio; as que não foram tiradas são tantas como as que estão fechadas na pilha e as que foram retiradas.
    .title = A conta das cartas de ação

rule-ZAP-119 = De baixo para cima, os tamanhos de uma pirâmide descem de um em um. Tem uma peça de pontuação exatamente quando tem níveis.
    .title = As pirâmides estreitam

rule-ZAP-120 = Tem no máximo um disco numa carta de ritual, três ao todo, e não mais rituais realizados do que níveis construídos.
    .title = Os discos são limitados

rule-ZAP-121 = Cada disco da trilha de sacrifício está num só monte e nunca desce.
    .title = Os discos sobem

rule-ZAP-122 = A ordem de jogo sobe com os números das cartas; cada um tem um turno por ronda; nenhuma mão está vazia quando se escolhem cartas.
    .title = Os turnos são regulares

rule-ZAP-123 = A pontuação do turno dá números pares. A trilha dá ao todo 0, 9, 15 ou 18 pontos, no modo solo 3, 9, 12 ou 15.
    .title = Somas de pontos

rule-ZAP-124 = Todos os turnos terminam, porque cada ação gasta alguma coisa.
    .title = Os turnos terminam

rule-ZAP-125 = R01 a R06 valem um múltiplo de 6 até 18, R07 um múltiplo de 3 até 12; nenhuma carta de ritual passa do seu limite.
    .title = Valores das cartas de ritual

rule-ZAP-126 = Trocar nomes dentro de uma categoria, duas regiões por exemplo, não altera nenhum valor de R01 a R06.
    .title = Os nomes não importam

rule-ZAP-127 = O que vê é o mesmo, adivinhe o que adivinhar sobre o que não pode ver.
    .title = O que se vê não denuncia nada

rule-ZAP-128 = O turno de Cocijobot resulta do que está aberto e das suas cartas. Os níveis dele estão numa só pirâmide.
    .title = Cocijobot não decide nada

## Esclarecimentos

ruling-RU-1 = Não, a reserva é ilimitada.
    .question = As 15 fichas de cada recurso são um limite?

ruling-RU-2 = Cada par de recurso e propriedade existe uma vez; os tipos têm os números 1 a 9, os terrenos e as regiões 10 a 27. Um ficheiro de componentes pode dizer outra coisa.
    .question = Que carta tem que número?

ruling-RU-3 = Tão por igual quanto possível: 5 de cada por tipo. Um ficheiro de componentes pode dizer outra coisa.
    .question = Que recursos básicos estão nas peças de construção?

ruling-RU-4 = Cada secção tem um espaço para 3+ e um para 4, cada propriedade o mesmo número de vezes. Um ficheiro de componentes pode dizer outra coisa.
    .question = De que tipo são os espaços com marca?

ruling-RU-5 = Linhas e colunas são tijolo, madeira, pedra; sacerdote, ouro e milho estão na diagonal. Um ficheiro de componentes pode dizer outra coisa.
    .question = O que está impresso na tabela?

ruling-RU-6 = 12 espaços com os bónus de ZAP-47. Um ficheiro de componentes pode dizer outra coisa.
    .question = Que comprimento tem a trilha de sacrifício, e que dão os seus espaços?

ruling-RU-7 = 2 para um ou dois jogadores, 3 para três, 4 para quatro.
    .question = Quantos espaços de pirâmide há?

ruling-RU-8 = Na capital e ao construir, uma vez por turno.
    .question = Quando se podem usar as peças de nível 2?

ruling-RU-9 = O que se paga por elas é o preço inteiro; servem ao construir, e só para casas.
    .question = Como funcionam Z25 a Z30?

ruling-RU-10 = Uma vez, na compra; uma opção permite guardá-las.
    .question = Quando se podem usar Z34 e Z36?

ruling-RU-11 = Não gastam nada, não custam nada, e continuam a precisar de uma carta sem disco seu.
    .question = E os discos gratuitos e os limites dos rituais?

ruling-RU-12 = Não, pode ser recusado.
    .question = Um disco gratuito tem de ser colocado?

ruling-RU-13 = Um sacrifício não pode passar do fim da trilha; Z34 e Cocijobot param nele.
    .question = E se houver mais passos do que espaços?

ruling-RU-14 = Sai do jogo, à vista de todos.
    .question = Para onde vai a carta com que se pontuou?

ruling-RU-15 = No fim do próprio turno.
    .question = Quando voltam a abrir as peças de uso único por ronda?

ruling-RU-16 = O lugar fica vazio.
    .question = E se uma pilha de comércio estiver vazia?

ruling-RU-17 = Só para começar uma pirâmide.
    .question = Tem de se usar sempre o maior nível?

ruling-RU-18 = 9 e 6.
    .question = Que pontos dá a trilha com dois jogadores?

ruling-RU-19 = Aberta, só com a carta de cima à vista; uma opção fecha-a.
    .question = A pilha do modo solo está aberta?

ruling-RU-20 = Nenhuma depois da ronda 4: a pilha está vazia.
    .question = Que cartas há na oferta depois da ronda 4 no modo solo?

ruling-RU-21 = Sai do jogo.
    .question = Para onde vai a carta jogada no modo solo?

ruling-RU-22 = No fim da ronda.
    .question = Quando se torna a carta recusada a carta de pontuação?

ruling-RU-23 = É outra vez o primeiro espaço, e é saltado.
    .question = E se um símbolo já estiver na carta de Cocijobot?

ruling-RU-24 = As tentativas fazem-se pela sua ordem.
    .question = E se Cocijobot tiver menos casas do que espaços?

ruling-RU-25 = A primeira tentativa.
    .question = Que espaço recebe o palácio de Cocijobot se vários servirem?

ruling-RU-26 = Sim a ambas.
    .question = O palácio dele gasta uma casa, e a peça dele conta?

ruling-RU-27 = No turno em que a última casa é colocada.
    .question = Quando acabam as casas de Cocijobot?

ruling-RU-28 = Não acontece nada.
    .question = E se a fila do espaço 3 ou 6 estiver vazia?

ruling-RU-29 = As filas inferiores a descer, depois as superiores a subir.
    .question = Qual é a melhor fila seguinte para Cocijobot?

ruling-RU-30 = Não.
    .question = Cocijobot só pode colocar um nível por ronda?

ruling-RU-31 = Conta 2, dos dois lados.
    .question = Como conta um palácio quando Cocijobot escolhe uma peça de pontuação?

ruling-RU-32 = O lugar que tinha na borda esquerda.
    .question = Que peça está mais acima entre as que estão ao lado de pirâmides?

ruling-RU-33 = Coloca um disco de ritual.
    .question = E se nenhuma pirâmide estiver ao alcance de Cocijobot?

ruling-RU-34 = Nada, só 5 por nível; uma opção altera isto.
    .question = Que dão os edifícios que correspondem numa pirâmide por concluir de Cocijobot?

ruling-RU-35 = Conta como não colocada.
    .question = E a terceira casa na variante mais difícil, enquanto Cocijobot não tem pirâmide?

ruling-RU-36 = Cada uma conta, mas nenhuma sem casa.
    .question = E se duas tentativas encontrarem o mesmo edifício seu na variante mais fácil?

ruling-RU-37 = Só a ação dela, depois da ação da primeira carta.
    .question = Que faz a segunda carta de Cocijobot?

ruling-RU-38 = Trata-se de Z12; Z14 e Z16 estão certas como estão.
    .question = Há gralhas nas peças de comércio?

ruling-RU-39 = Quando a peça é colocada, uma vez, nunca como renda.
    .question = Quando rende uma célula impressa?

ruling-RU-40 = Não.
    .question = Pode mudar-se a escolha antes da revelação?

ruling-RU-41 = Laranja, violeta, azul e branco.
    .question = Que cores há?

ruling-RU-42 = Sim, são indicadas.
    .question = Os outros conhecem as cartas tiradas da oferta?

ruling-RU-43 = Normal; uma opção torna-o mais fácil ou mais difícil.
    .question = Qual é a dificuldade do modo solo?

## Opções

option-one_shot_tiles = Quando se podem usar as peças de comércio que sacrificam (Z34) ou dão um disco gratuito (Z36).
    .immediate = Na compra, ou nunca
    .kept = Em qualquer momento na capital, uma vez

option-solo_pile_face_up = Se a carta de cima da pilha está à vista no modo solo.
    .true = A carta de cima está à vista
    .false = Fechada

option-bot_unfinished_house_points = Se os edifícios que correspondem pontuam para Cocijobot numa pirâmide por concluir.
    .false = Só numa pirâmide concluída
    .true = Sempre

option-solo_difficulty = A dificuldade do modo solo.
    .normal = Normal
    .easier = Mais fácil: 2 pontos para si sempre que lhe barra o caminho
    .harder = Mais difícil: 2 pontos para Cocijobot por cada casa que não coloca

option-components = O ficheiro de componentes: o que está impresso em cartas, peças e tabuleiros. Quem possui o jogo pode usar um ficheiro com os valores impressos.
    .box = Como vem com o Patolli
    .custom = Um ficheiro próprio, na linha de comandos: o caminho, como my.toml
