### O que os comandos dizem de si, e o que está mal num comando. Lido quando é mostrado, não antes.

help-patolli =
    patolli: uma mesa para jogos de estratégia do México antigo e das terras maias

      patolli games, patolli rules mexica MEX-35          que jogos há, e as suas regras
      patolli play mexica, patolli serve --open           jogar no terminal, ou num navegador
      patolli replay game.txt, patolli show game.txt      uma partida registada, contada ou desenhada
      patolli advise game.txt, patolli review game.txt    o que ali se poderia jogar; o que teria sido melhor
      patolli simulate mexica, patolli arena mexica       pôr robôs a jogar, ou uns contra os outros
      patolli compare mexica box my.toml                  o que muda com outra caixa
      patolli balance mexica, patolli sweep mexica        lugares, cartas, sorte e perícia; uma caixa melhor
      patolli dataset zapotec --out data                  decisões de muitas partidas para aprender, em Parquet
      patolli puzzles mine mexica, patolli bench          posições em que uma jogada é claramente a melhor; a velocidade
      patolli think, patolli backup, patolli restore, patolli copy-store    para servidores: robôs, todas as partidas num ficheiro

    `patolli play --help` diz mais; --language fr fala outra língua; --print-completion bash completa palavras.

help-heading = { $title }:

help-capitals =
    .ADDRESS = ENDEREÇO
    .DAYS = DIAS
    .DIR = PASTA
    .FILE = FICHEIRO
    .GAME = JOGO
    .KEY = CHAVE
    .NAME = NOME
    .NAMES = NOMES
    .NEW = NOVO
    .OLD = ANTIGO
    .OUT = SAÍDA
    .SECONDS = SEGUNDOS
    .URL = URL
    .VALUE = VALOR
    .WORD = PALAVRA

help-all =
    .at = depois de N linhas da partida; um número < 0 conta a partir do fim
    .bot = quem joga em todos os lugares (greedy)
    .csv = escrever as medidas neste ficheiro, uma por linha
    .db = o URL do arquivo; por omissão, um SQLite na sua pasta de dados
    .file = um registo, ou `-` para a entrada padrão
    .game = { $games }
    .games = quantas partidas ({ $default })
    .help = mostrar esta ajuda e sair
    .jobs = quantos processos jogam ao mesmo tempo (1); as partidas são as mesmas
    .json = um objeto JSON na saída padrão
    .language = { $languages }; sem esta opção, a língua do seu sistema, se for uma delas
    .on = jogar num cluster Ray: `ray` inicia um aqui, `ray:ENDEREÇO` junta-se a um; as partidas são as mesmas
    .option = preparar o jogo de outra maneira; `patolli rules JOGO` tem a lista das opções no fim
    .page = escrever uma página HTML com gráficos neste ficheiro
    .players = quantos jogadores
    .records = escrever o registo de cada partida nesta pasta
    .rows = com --json: `rows` tem um objeto por partida
    .seed = um número, a semente: o mesmo dá a mesma sorte
    .version = que versão é esta

help-advise =
    O que se poderia jogar numa posição: as melhores linhas, com que probabilidade ganham, e porquê.

    patolli advise game.txt --at 40
    patolli advise game.txt --bot search:5s --json
    .bot = quanto tempo pensar
    .file = um registo, ou uma posição preparada à mão; `-` para a entrada padrão
    .seat = quem aconselhar, quando vários decidem ao mesmo tempo

help-arena =
    Pôr robôs a jogar uns contra os outros, cada um em cada lugar, e classificá-los.

    patolli arena mexica --bots search:200,greedy,random --games 60
    patolli arena mexica --bots search:1s,greedy --players 3 --games 30 --records games --json
    .bots = quem joga; o último ocupa os lugares que sobram
    .players = lugares à mesa; sem esta opção, tantos como os robôs

help-backup = Escrever todas as partidas de um arquivo num só ficheiro, mesmo enquanto os servidores jogam. `patolli restore` lê-o.
    .file = um ficheiro novo; contém segredos, por isso só você o pode ler

help-balance =
    O equilíbrio de uma caixa: lugares, cartas, edifícios, tensão, sorte e perícia, e o que as opções mudam.

    patolli balance zapotec --page zapotec.html
    patolli balance mexica --option components=my.toml --games 500 --skill search:100,greedy
    patolli balance chocolatl --options edition,opening
    .games = quantas distribuições ({ $deals })
    .options = dizer também o que mudam estas opções: nomes, all (todas) ou none (nenhuma); por omissão, none
    .skill = os robôs da sorte e da perícia, o mais forte primeiro (greedy,novice), ou none

help-bench =
    Medir os jogos num só núcleo: a melhor de várias séries, ao lado das metas.

    patolli bench                   todos os jogos
    patolli bench mexica --quick
    .games = todos, se nenhum for indicado
    .quick = menos séries, e mais curtas

help-compare =
    Comparar duas caixas, dois conjuntos de opções ou dois robôs, nas mesmas distribuições.

    patolli compare mexica box turn.action_points=5 --page five-points.html
    patolli compare zapotec box my.toml --games 500 --csv measures.csv
    patolli compare lapins default map=beginner --what options --until share=0.02
    patolli compare chocolatl greedy search:100 --what bots --json
    .a = uma caixa: box, FICHEIRO, CHAVE=VALOR; opções: default, NOME=VALOR; ou um robô
    .b = aquilo com que A é comparado
    .games = quantas distribuições ({ $deals })
    .separate = distribuições próprias para cada lado
    .until = jogar até as partes das vitórias serem conhecidas com esta precisão
    .what = o que são A e B (box)

help-copy-store = Copiar todas as partidas para um arquivo ainda vazio: de SQLite para PostgreSQL, ou o contrário. Pare primeiro os servidores.
    .new = o URL do outro, como postgresql://user@host/name
    .old = o URL do arquivo, como sqlite:///tables.db

help-dataset =
    Escrever as decisões de muitas partidas para aprender, em ficheiros Parquet.

    patolli dataset zapotec --bot search:200 --games 1000 --out data
    patolli dataset mexica --records games --out data

    O mesmo comando continua o que foi interrompido. Precisa de pip install 'patolli[data]'.
    .bot = um para todos os lugares, ou um para cada (search:200)
    .out = a pasta do conjunto de dados
    .records = usar as partidas destes registos, em vez de pôr robôs a jogar

help-games = Listar os jogos.

help-play =
    Jogar no terminal, a sós contra robôs ou vários no mesmo ecrã.

      patolli play mexica                             três jogadores: você e dois ao acaso
      patolli play mexica --seats me,me,random        duas pessoas partilham o ecrã
      patolli play mexica --record game.txt           guardar ali o registo; é escrito depois de cada linha
      patolli play --resume game.txt                  continuar essa partida

    Diga `?` no jogo para obter ajuda. Várias linhas separadas por `;` são ditas todas ou nenhuma.
    .record = guardar o registo da partida neste ficheiro
    .resume = continuar um registo, ou partir de uma posição preparada à mão
    .seats = quem se senta onde: me, { $bots }, ou um robô seu, como ./mybot.py:Clever

help-print-completion =
    Escrever um script que completa comandos, opções e jogos numa shell.

    eval "$(patolli --print-completion bash)"       em ~/.bashrc
    .shell = qual é a shell

help-puzzles =
    Problemas: encontrá-los em partidas entre robôs, ou verificar os que há.

    patolli puzzles mine mexica --games 40 --out mexica.toml
    patolli puzzles mine mexica --seconds 3600 --wanted 60 --out mexica.toml
    patolli puzzles check mexica
    patolli puzzles check mexica --file mexica.toml --simulations 1000 --seeds 5

    O mesmo comando continua o que foi interrompido.
    .file = check: estes problemas, e não os que vêm com o jogo
    .games = mine: quantas partidas ao todo ({ $default })
    .out = mine: o ficheiro dos problemas (puzzles-JOGO.toml); se existir, é continuado
    .seconds = mine: parar quando tiverem passado tantos segundos
    .seeds = check: quantas sementes ({ $default })
    .simulations = check: de cada jogada, com cada semente ({ $default })
    .wanted = mine: parar quando houver tantos problemas
    .what = mine encontra problemas, check volta a testá-los

help-replay =
    Jogar de novo um registo e contar a sua história.

    patolli replay game.txt
    patolli replay game.txt --json
    .json = um objeto JSON na saída padrão: como terminou

help-restore = Pôr todas as partidas de uma cópia de segurança num arquivo ainda vazio. Foi `patolli backup` que escreveu o ficheiro.
    .file = o que `patolli backup` escreveu

help-review =
    O que aconteceu numa partida, e o que teria sido melhor.

    patolli review game.txt --seconds 60
    patolli review game.txt --simulations 256 --seed 1 --html review.html
    patolli review game.txt --json
    .html = escrever uma página HTML com tabuleiros neste ficheiro
    .seconds = para toda a partida (60)
    .simulations = por decisão: o mesmo número dá o mesmo resultado

help-rules =
    Ler as regras de um jogo, os seus esclarecimentos e as suas opções.

    patolli rules mexica                    todas
    patolli rules mexica MEX-35             uma delas; também um esclarecimento (RU-3) ou uma opção (first_player)
    patolli rules mexica --search bridge
    .number = os números das regras
    .provenance = de onde vêm os números da caixa
    .search = só o que contém esta palavra

help-serve = Servir a mesa web: jogar num navegador, a sós, no mesmo ecrã ou por ligações.
    .drain = quanto tempo continuar depois de SIGTERM enquanto /healthz responde 503, para que um proxy dê por isso; por omissão, { $drain } com PostgreSQL e --proxy, senão 0
    .host = o endereço onde escutar; 0.0.0.0 para toda a gente
    .keep = dias sem nenhuma linha após os quais uma mesa é apagada
    .log = json: uma linha por acontecimento
    .metrics_host = o endereço para isso, por omissão { $default }
    .metrics_port = servir ali medições para o Prometheus; 0 escolhe uma
    .name = um nome pelo qual outros abrem a mesa, como club.example; pode ser dado várias vezes; os endereços numéricos e localhost não precisam
    .open = abrir um navegador
    .port = 0 escolhe uma; por omissão { $port }, ou outra se essa estiver ocupada
    .proxy = um endereço ou uma rede cujos cabeçalhos X-Forwarded merecem confiança; pode ser dado várias vezes
    .rate = pedidos por segundo de um navegador

help-show =
    Mostrar uma posição de um registo, em texto ou em desenho.

    patolli show game.txt                         a última posição
    patolli show game.txt --at 40                 depois de 40 linhas; --at -3 é três linhas antes do fim
    patolli show game.txt --svg out.svg           um desenho; `-` escreve-o na saída padrão
    .file = um registo, ou uma posição preparada à mão; `-` para a entrada padrão
    .json = um objeto JSON na saída padrão: o que se pode saber
    .seat = o que este lugar pode saber; sem esta opção, um espectador
    .svg = escrever um desenho neste ficheiro
    .theme = o tema do desenho

help-simulate =
    Pôr robôs a jogar muitas partidas, e contar.

    patolli simulate mexica --players 4 --games 1000 --seed 1 --json
    patolli simulate mexica --bots random,./mybot.py:Clever --records games
    .bots = um robô para cada lugar, ou um para todos; sem esta opção, todos random

help-sweep =
    Variar números de uma caixa em direção a um objetivo, e confirmar os melhores em distribuições novas.

    patolli sweep mexica --vary turn.action_points=4..8 --goal seats --page sweep.html
    patolli sweep zapotec --vary round_scoring.vp_per_house=1..4 --goal tension --tries 8
    patolli sweep chocolatl --vary game.end_score=30..60:5 --goal length=150
    .games = quantas distribuições ({ $deals })
    .goal = seats (lugares), tension (tensão) ou length=120 (duração); por omissão, seats
    .tries = quantas caixas se tentam ({ $default })
    .vary = um número da caixa; várias vezes

help-think = Pensar pelos robôs de mesas que outros processos servem; partilham um PostgreSQL. Os servidores só servem, então.
    .db = o URL do arquivo, um PostgreSQL que os servidores também usam
    .jobs = quantos robôs pensam ao mesmo tempo; um por núcleo

## O que está mal num comando

usage-wrong = { $why }. Veja `{ $command } --help`.
usage-count = «{ $given }» não é um número inteiro de 1 a 999999999
usage-goal = --goal é seats, tension, ou uma duração como length=120, e não «{ $given }»
usage-host-name = um nome é como club.example, sem http:// e sem porta, e não «{ $given }»
usage-language = não há a língua «{ $given }»; as línguas são: { $languages }
usage-number-above = é preciso um número acima de 0, e não «{ $given }»
usage-number-between = é preciso um número de { $least } a { $most }, e não «{ $given }»
usage-option = --option precisa de um nome e de um valor, como first_player=random, e não «{ $given }»
usage-option-letters = uma opção não contém quebras de linha nem `#`
usage-option-twice = a opção «{ $given }» é dada duas vezes
usage-port = uma porta é um número de 0 a 65535, e não «{ $given }»
usage-proxy = um proxy é um endereço ou uma rede, como 127.0.0.1 ou 10.0.0.0/8, e não «{ $given }»
usage-seconds = --seconds é um número acima de 0, como 60, e não «{ $given }»
usage-seed = uma semente é um número inteiro de 0 a { $most }, e não «{ $given }»
usage-until = --until diz-se assim: share=0.02, e não «{ $given }»
usage-vary = --vary diz-se assim: turn.action_points=4..8, ou 4..8:2 para passos de 2, e não «{ $given }»
usage-vary-nothing = «{ $given }» nada tem para variar: do número menor para o maior
usage-whole = «{ $given }» não é um número inteiro

## As palavras do argparse, pelo que diz em inglês

argparse-usage = utilização:
argparse-positional-arguments = argumentos posicionais
argparse-options = opções
argparse-argument-argument-name-s-message-s = argumento %(argument_name)s: %(message)s
argparse-unrecognized-arguments-s = argumentos desconhecidos: %s
argparse-the-following-arguments-are-required-s = faltam estes argumentos: %s
argparse-ignored-explicit-argument-r = não leva valor, e «%s» é um
argparse-expected-one-argument = é preciso um valor
argparse-expected-at-most-one-argument = é preciso no máximo um valor
argparse-expected-at-least-one-argument = é preciso pelo menos um valor
argparse-invalid-type-s-value-value-r = «%(value)s» não é um valor do tipo %(type)s
argparse-invalid-choice-value-r-choose-from-choices-s = «%(value)s» não se pode escolher (à escolha: %(choices)s)
argparse-invalid-choice-value-r-maybe-you-meant-suggestion-r-choose-from-choices-s = «%(value)s» não se pode escolher, queria dizer «%(suggestion)s»? (à escolha: %(choices)s)
argparse-ambiguous-option-option-s-could-match-matches-s = opção ambígua: %(option)s pode ser %(matches)s
argparse-unexpected-option-string-s = opção inesperada: %s
