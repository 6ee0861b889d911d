### Zapotec: as palavras de uma linha, em botões. Estão por esta ordem.

verb-choose = Jogar
    .hint = Escolha em segredo a carta desta ronda. Não se pode mudar.
verb-income = Renda
    .hint = Receba a renda de uma linha ou de uma coluna.
verb-income-row = Linha
    .hint = Receba a renda da linha.
verb-income-column = Coluna
    .hint = Receba a renda da coluna.
verb-buy = Comércio
    .hint = Compre uma peça de comércio aberta: tanto ouro quanto o seu nível.
    .cost = { $price }
verb-use = Usar
    .hint = Use uma das suas peças de comércio.
verb-pyramid = Pirâmide
    .hint = Construa um nível: { $level }.
    .cost = { $level_price }
verb-ritual = Ritual
    .hint = Realize um ritual: um sacerdote, e um ouro por cada disco de outros.
    .cost = 1+
verb-sacrifice = Sacrifício
    .hint = Suba na trilha de sacrifício: um sacerdote, e um milho por passo.
    .cost = 2+
verb-gain = Receber
    .hint = Receba uma madeira, um tijolo ou uma pedra.
verb-place = Disco
    .hint = Coloque um disco numa carta de ritual, sem custo.
verb-build = Construir
    .hint = Construa uma casa num espaço e escolha a célula da sua tabela para a peça.
    .cost = { $house_price }
verb-palace = Palácio
    .hint = Construa o seu palácio: { $palace_cost }.
    .cost = { $palace_price }
verb-score = Pontuar
    .hint = Pontue com a carta de pontuação, ou com uma carta da sua mão.
verb-draft = Tirar
    .hint = Tire uma carta da oferta.
verb-decline = Recusar
    .hint = Continue sem isso.
verb-done = Pronto
    .hint = Passe ao passo seguinte do seu turno.

word-row = linha
word-column = coluna
word-new = nova
word-round = carta de pontuação

sheet-scored = Edifícios, a cada ronda
sheet-steps = Trilha de sacrifício, no caminho
sheet-track = Trilha de sacrifício, lugar
sheet-rituals = Rituais
sheet-pyramids = Pirâmides
sheet-trade = Peças de comércio do Cocijobot
sheet-difficulty = Dificuldade

log-part = Ronda { $round }
