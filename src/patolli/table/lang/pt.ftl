### O que a mesa diz, para além dos jogos.

## Porque um pedido foi recusado

error-bad-host = O cabeçalho Host de um pedido é um só nome ou um só endereço.
error-bad-record = Este registo não pode ser jogado: { $reason }
error-bad-set-up = O jogo não pode ser preparado assim: { $reason }
error-broken = Algo correu mal aqui, e a culpa não é sua. O que foi dito antes está guardado: tente de novo.
error-game-over = O jogo terminou: já nada pode ser desfeito.
error-gave-up = Quem ali jogava desistiu: o lugar não pode ser devolvido. O anfitrião pode abri-lo a outra pessoa.
error-hint-running = Um conselho de cada vez: alguém nesta mesa está a ser aconselhado agora.
error-hints-off = Nesta mesa não há dicas.
error-is-over = Nesse ponto o jogo já terminou: não há mais nada para jogar.
error-link-late = Esta ligação só era válida durante { $minutes } minutos. Crie outra no aparelho em que o lugar está aberto.
error-link-used = Esta ligação já foi usada: senta uma pessoa, uma só vez. Quem lá está sentado cria uma ligação para outro aparelho; o anfitrião pode libertar o lugar.
error-malformed = O pedido não se percebe: { $reason }
error-no-game = Não há nenhum jogo «{ $game }».
error-no-link = Esta ligação não é válida, ou já não é. Peça uma nova a quem a enviou.
error-no-page = Não há nada aqui.
error-no-position = O jogo tem { $seq } linhas até agora: não há posição { $at }.
error-no-seat = Não há lugar { $seat } nesta mesa.
error-no-table = Esta mesa não existe.
error-not-asked = Ninguém espera agora uma decisão do lugar { $seat }.
error-not-host = Só o anfitrião da mesa pode fazer isso.
error-not-your-seat = O lugar { $seat } não é seu.
error-nothing-to-undo = Não disse nada que possa ser desfeito.
error-old-position = A posição mudou entretanto: a mesa tem agora { $seq } linhas.
error-other-name = Esta mesa não responde pelo nome { $name }. Se é mesmo esta, sirva-a com --name { $name }.
error-other-site = Este pedido veio de outro sítio.
error-others-acted = Outra pessoa agiu entretanto.
error-others-decide = Outros podem ter decidido em segredo entretanto: o que veio antes não pode ser desfeito.
error-read-only = Isto é uma repetição: aqui nada pode ser dito.
error-revealed = Algo foi revelado: não pode ser desfeito.
error-seat-full = Demasiados navegadores ocuparam este lugar. Peça outra mesa ao anfitrião.
error-still-played = Outros ainda jogam este jogo, e as suas posições mostrariam o que está escondido. Poderá continuá-lo quando terminar.
error-store-away = A mesa não consegue ler nem escrever os seus jogos neste momento. O que foi dito antes está guardado: tente de novo daqui a pouco.
error-table-full = Há demasiados espectadores neste momento. Tente de novo daqui a um minuto.
error-takeback-asked = Outra pessoa já pede para voltar atrás: isso primeiro.
error-takeback-lapsed = Já ninguém pede isso: o jogo continuou, ou o pedido foi retirado.
error-too-fast = Devagar: um momento.
error-too-large = Isso é demasiado grande: no máximo { $most } bytes.
error-too-slow = O pedido demorou demasiado a chegar.
error-unreadable = Esta mesa foi jogada com regras diferentes destas e já não pode ser lida.
error-wrong-method = Este endereço não pode ser pedido assim.
serve-at = A mesa está em { $address }
serve-taken = Outro programa já escuta na porta { $port } de { $host }. Indique outra com --port, ou 0 para qualquer uma livre.
serve-unheard = A mesa não pode escutar na porta { $port } de { $host }: { $why }. Indique outros com --host e --port.
look-on = Assistir
sit-down = Sentar-se a uma mesa de { $game }
to-the-lobby = Para a entrada

## Porque um arquivo não pode ser usado

store-foreign = A base de dados { $store } pertence a outro programa. Ficou como estava. Escolha outro arquivo com --db.
store-no-psycopg = O PostgreSQL precisa também do psycopg: pip install 'psycopg[binary]'
store-no-url = Um arquivo é sqlite:///tables.db ou postgresql://user@host/name, e não «{ $url }».
store-other-layout = O arquivo { $store } foi escrito por outro Patolli (formato { $layout }, este escreve { $known }). Ficou como estava. Inicie esse, ou escolha outro arquivo com --db.
store-read-only = O arquivo { $store } só pode ser lido: { $why }. Permita a este utilizador escrever o ficheiro e a sua pasta, ou escolha outro arquivo com --db.
store-unopened = O arquivo { $store } não pode ser aberto: { $why }

## No diário, entre as linhas

notice-back = O anfitrião devolveu o lugar: { $name } joga.
notice-bot = O anfitrião deixa um robô jogar por { $name }.
notice-freed = O anfitrião retirou o lugar a { $name } e abriu-o a outra pessoa.
notice-fork = { $name } continua este jogo noutra mesa.
notice-forked = Até aqui jogou-se outro jogo; este continua a partir daí.
notice-hint = { $name } usou uma dica.
notice-opened = O anfitrião abriu o lugar do robô { $name } a uma pessoa.
notice-resigned = { $name } desistiu: um robô continua.
notice-sat = Outra pessoa sentou-se no lugar libertado.
notice-takeback = { $name } voltou atrás: o jogo continua daqui.
lost-ended = Outro aparelho seu fechou este lugar aqui. Está a assistir.
lost-freed = O anfitrião libertou o seu lugar. Está a assistir.

## Os jogos no átrio

game-mexica = Escave canais, funde bairros na ilha de Tenochtitlan e construa neles o maior número de andares.
    .length = 90 min
    .weight = médio
game-zapotec = Escolha uma carta em segredo e construa casas, palácios e templos no vale de Oaxaca.
    .length = 60 min
    .weight = médio
    .alone = Com um só lugar joga sozinho contra o Cocijobot, que as regras fazem jogar.
game-chocolatl = Distribua as suas cartas pelos lugares da corte asteca, em segredo e todos ao mesmo tempo.
    .length = 60 min
    .weight = leve
game-lapins = Funde cidades maias, cobre impostos, faça a guerra e ganhe glória sob o rei Dezoito Coelhos.
    .length = 120 min
    .weight = pesado

## A folha de pontos


## Conversa

spectator = espectador
