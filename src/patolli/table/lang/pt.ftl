### O que a mesa diz, para além dos jogos.

## Porque um pedido foi recusado

error-bad-host = O cabeçalho Host de um pedido é um só nome ou um só endereço.
error-bad-record = Este registo não pode ser jogado: { $reason }
error-bad-set-up = O jogo não pode ser preparado assim: { $reason }
set-up-seats = há { $seats } lugares para { $players } jogadores.
set-up-no-bot = não há robô «{ $name }»; os robôs são { $names }.
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
error-not-asked = De momento, não lhe é pedido nada.
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
error-stopping = A mesa está a ser reiniciada. O que teve resposta está guardado: peça de novo daqui a pouco.
error-store-away = A mesa não consegue ler nem escrever os seus jogos neste momento. O que foi dito antes está guardado: tente de novo daqui a pouco.
error-stuck = { $played ->
    [same] As regras de { $now } recusam a linha { $line } deste jogo, embora a mesma versão o tenha jogado: as suas linhas foram alteradas, ou as regras desde então. Aqui só se pode ver.
    [unknown] Este jogo foi começado com um Patolli mais antigo, anterior a 0.2.0. As regras de { $now } recusam a sua linha { $line }, por isso aqui só se pode ver. Essa versão mais antiga pode continuá-lo.
   *[other] Este jogo foi começado com { $begun ->
        [unknown] um Patolli mais antigo
       *[other] o Patolli { $begun }
    } e jogado pela última vez com { $played }. As regras de { $now } recusam a sua linha { $line }, por isso aqui só se pode ver. O Patolli { $played } pode continuá-lo.
}
error-table-full = Há demasiados espectadores neste momento. Tente de novo daqui a um minuto.
error-takeback-asked = Outra pessoa já pede para voltar atrás: isso primeiro.
error-takeback-lapsed = Já ninguém pede isso: o jogo continuou, ou o pedido foi retirado.
error-too-fast = Devagar: um momento.
error-too-large = Isso é demasiado grande: no máximo { $most } bytes.
error-too-slow = O pedido demorou demasiado a chegar.
error-unreadable = { $played ->
    [unknown] Este jogo foi jogado com um Patolli mais antigo, anterior a 0.2.0, com outras regras ou com um jogo que não está instalado aqui. O Patolli { $now } não o pode mostrar.
   *[other] Este jogo foi jogado com o Patolli { $played }, com outras regras ou com um jogo que não está instalado aqui. O Patolli { $now } não o pode mostrar.
}
error-wrong-method = Este endereço não pode ser pedido assim.
serve-at = A mesa está em { $address }
serve-metrics-at = As medições estão em { $address }
serve-no-metrics = As medições precisam de um pacote que não está instalado ({ $name }): pip install 'patolli[table]'
serve-taken = Outro programa já escuta na porta { $port } de { $host }. Indique outra com --port, ou 0 para qualquer uma livre.
serve-unheard = A mesa não pode escutar na porta { $port } de { $host }: { $why }. Indique outros com --host e --port.
think-for = Pensa para as mesas de { $store }, em { $jobs } de cada vez.
look-on = Assistir
sit-down = Sentar-se a uma mesa de { $game }
to-the-lobby = Para a entrada

## Porque um arquivo não pode ser usado

store-alone = { $store } é o arquivo de um só processo, que pensa por si. Um processo que só pensa precisa de um PostgreSQL que os servidores também usem.
store-copy-instead = { $file } é uma cópia de segurança de um SQLite. Para a pôr no PostgreSQL: patolli copy-store { $url } URL
store-damaged = O arquivo { $store } está danificado: faltam linhas da tabela { $table }, ou a própria tabela. Use a cópia de segurança mais recente que esteja inteira.
store-file-exists = { $file } já existe; escolha outro nome.
store-foreign = A base de dados { $store } pertence a outro programa. Ficou como estava. Escolha outro arquivo com --db.
store-left-over = { $name } foi deixado por um programa que foi interrompido, e seria misturado com o novo { $file }. Pertence ao ficheiro que lá estava antes: mova os dois juntos.
store-no-backup = { $file } não é uma cópia de segurança que `patolli backup` tenha escrito.
store-no-program = Não há { $name } aqui. Instale os programas cliente do PostgreSQL { $server } ou mais recente (Debian: apt install postgresql-client), ou diga em PG_BIN em que pasta estão.
store-no-psycopg = O PostgreSQL precisa também do psycopg: pip install 'psycopg[binary]'
store-no-url = Um arquivo é sqlite:///tables.db ou postgresql://user@host/name, e não «{ $url }».
store-not-empty = Já há alguma coisa em { $store }, e ficou como estava. Escolha uma base de dados vazia, ou um ficheiro que ainda não exista.
store-nothing = Não há nenhum arquivo em { $store }. Procure um erro no endereço.
store-old-layout = O arquivo { $store } tem o formato { $layout }, e é preciso o { $known }. Inicie uma vez `patolli serve` com ele, o que o atualiza, e copie depois.
store-old-program = { $name } é do PostgreSQL { $found }, e o servidor é { $server }. Instale os programas cliente do { $server } ou mais recente, ou diga em PG_BIN em que pasta estão.
store-other-kind = { $file } é uma cópia de segurança de um PostgreSQL. Reponha-a num PostgreSQL e copie daí com `patolli copy-store`.
store-other-layout = O arquivo { $store } foi escrito por outro Patolli (formato { $layout }, este escreve { $known }). Ficou como estava. Inicie esse, ou escolha outro arquivo com --db.
store-other-schema = A cópia de segurança é do esquema { $there }, e esta base de dados tem { $here }. Escolha uma que tenha o mesmo.
store-program-failed = { $name } falhou: { $why }
store-read-only = O arquivo { $store } só pode ser lido: { $why }. Permita a este utilizador escrever o ficheiro e a sua pasta, ou escolha outro arquivo com --db.
store-served = Outro Patolli já serve o arquivo { $store }. Pare esse, ou escolha outro arquivo com --db: só um PostgreSQL tem vários servidores.
store-unlike = A cópia em { $store } não era igual ao arquivo antigo (tabela { $table }), e foi desfeita.
store-unopened = O arquivo { $store } não pode ser aberto: { $why }
store-unread = { $file } não pode ser lido: { $why }.
store-unwritten = { $file } não pode ser escrito: { $why }.

## No diário, entre as linhas

notice-back = O anfitrião devolveu o lugar: { $name } joga.
notice-bot = O anfitrião deixa um robô jogar por { $name }.
notice-freed = O anfitrião retirou o lugar a { $name } e abriu-o a outra pessoa.
notice-fork = { $name } continua este jogo noutra mesa.
notice-forked = Até aqui jogou-se outro jogo; este continua a partir daí.
notice-hint = { $name } usou uma dica.
notice-opened = O anfitrião abriu o lugar do robô { $name } a uma pessoa.
notice-resigned = { $name } desistiu: um robô continua.
notice-review = { $name } pede a análise deste jogo e pode assim ficar a saber o que está escondido.
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

## Backups

backup-done = { $file } está escrito e verificado. Jogos: { $games }, linhas: { $lines }.
copy-changed = Entretanto alguém jogou em { $old }, e isso falta em { $new }. Pare os servidores, esvazie { $new } e copie de novo.
copy-done = { $store } está preenchido, e igual ao arquivo antigo, registo a registo. Jogos: { $games }, linhas: { $lines }.
restore-done = { $store } está preenchido e verificado. Jogos: { $games }, linhas: { $lines }.
