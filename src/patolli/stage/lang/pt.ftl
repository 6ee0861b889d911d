### O que dizem todos os jogos, e o que diz o comando `patolli`.
### O singular é [1] e não [one]: para a língua «pt», o Fluent conta também o zero como [one].

## Porque não

no-line-too-long = Uma linha tem no máximo { $most } caracteres.
no-no-words = Uma linha vazia não diz nada.
no-game-over = O jogo terminou.
no-not-asked =
    { $who ->
        [chance] O jogo espera pelo acaso, não pelo lugar { $actor }.
       *[other] { $actor ->
            [chance] O acaso não tem nada a decidir agora; é a vez do lugar { $who }.
           *[other] O lugar { $actor } não tem nada a decidir agora; é a vez do lugar { $who }.
        }
    }
    .you = De momento, não lhe é pedido nada.
no-gesture-over = De uma só vez, nada pode seguir-se a uma linha que conclui uma decisão secreta, mostra uma carta ou deixa falar o acaso.
no-unknown-word = «{ $word }» não é uma palavra deste jogo. As linhas começam por: { $words }.
no-wrong-words = «{ $verb }» diz-se assim: { $usage }.
no-other-kind = Não é isso que se escolhe aqui: o que se pode escolher está iluminado.
no-no-number = «{ $word }» não é um número. Diz-se assim: { $usage }.

## O comando: ficheiros

cli-no-file = O ficheiro { $file } não existe.
cli-is-folder = { $file } é uma pasta, não um ficheiro.
cli-cannot-read = Não é possível ler { $file }: { $why }.
cli-cannot-write = Não é possível escrever { $file }: { $why }.
cli-standard-output = a saída padrão
cli-exists = { $file } já existe; escolha outro nome.
cli-record-exists = { $file } já existe. Diga --resume { $file } para continuar a partida, ou escolha outro nome.

## O comando: jogos, lugares, simulações

cli-game = { $name }: { $title }, número de jogadores: { $players }
cli-games-hint = Para jogar: patolli play { $name }
cli-which-game = Que jogo? Diga um destes: { $games }.
cli-needs-table = A mesa precisa de pacotes que não estão instalados ({ $name }): pip install 'patolli[table]'
cli-no-command = patolli não tem o comando «{ $name }». Os comandos são: { $names }.
cli-seats-count = { $seats ->
        [1] É indicado { $seats } lugar
       *[other] São indicados { $seats } lugares
    } para { $players ->
        [1] { $players } jogador
       *[other] { $players } jogadores
    }.
cli-seats-me = Quem joga neste terminal é «me».
cli-other-game = { $file } é uma partida de { $game }.
cli-set-already = { $file } já diz quantos jogam ({ $players }) e com que opções; isso não se pode mudar.
cli-progress = { $games } de { $of ->
        [1] { $of } partida
       *[other] { $of } partidas
    }
cli-progress-left = { $progress }, faltam { $left }
cli-stopped = Interrompido antes do fim, após { $games } de { $of } partidas.
cli-needs-data = Os conjuntos de dados precisam de pacotes que não estão instalados ({ $name }): pip install 'patolli[data]'
cli-dataset-other = { $folder } contém um conjunto de dados feito de outra maneira ({ $what }). Escolha outra pasta, ou apague-a.
cli-dataset-none = { $folder } não contém partidas gravadas.
cli-dataset-game = { $file } é uma partida de { $game } com outras opções que as pedidas.
cli-dataset = { $games ->
    [one] Uma partida
   *[other] { $games } partidas
 } com { $rows } decisões, em { $folder }.
cli-alone = { $bot } só jogou contra si próprio: as suas vitórias nada dizem. Indique outro robô, por exemplo --bots { $bot },{ $other }.
cli-balance = Só após um múltiplo de { $set } partidas é que cada robô ocupou cada lugar o mesmo número de vezes.
cli-simulated = { $title }: { $games ->
        [1] { $games } partida
       *[other] { $games } partidas
    } com { $players ->
        [1] { $players } jogador
       *[other] { $players } jogadores
    }, semente { $seed }
cli-head-seat = lugar
cli-head-wins = vitórias
cli-head-place = lugar final (média)
cli-head-mean = pontos (média)
cli-head-least = mínimo
cli-head-most = máximo
cli-shared = { $games ->
        [1] { $games } vitória foi partilhada; conta para todos os que a partilham.
       *[other] { $games } vitórias foram partilhadas; contam para todos os que as partilham.
    }
cli-head-bot = robô
cli-head-share = parte
cli-head-between = 95 %
cli-head-rating = classificação
cli-shared-part = { $games ->
        [one] { $games } vitória foi partilhada; conta em parte para cada um dos que a partilham.
       *[other] { $games } vitórias foram partilhadas; contam em parte para cada um dos que as partilham.
    }
cli-advise-search = Os conselhos vêm da pesquisa, como em --bot search:2s, e não de { $bot }.
cli-advise-nobody = Ali quem decide é o acaso, ninguém que se possa aconselhar.
cli-advise-next = A próxima decisão vem depois da linha { $at }: --at { $at }
cli-advise-thinking = A pensar… (Ctrl-C: dizer o que já foi encontrado)
cli-advise-for = Conselho para { $who }:
cli-advise-line = { $number }. ganha cerca de { $chance } % ({ $visits ->
        [one] tentado { $visits } vez
       *[other] tentado { $visits } vezes
    })
hint-gains = dá-lhe { $points }: { $part }
hint-costs = custa-lhe { $points }: { $part }
hint-denies = tira { $points } a { $who }: { $part }
hint-leaves = deixa { $points } a { $who }: { $part }
hint-points = cerca de { $points ->
        [1] { $points } ponto
       *[other] { $points } pontos
    }
hint-little = um pouco
hint-outlook = as perspetivas
cli-speed = { $decisions } decisões em { $seconds } s: { $speed } µs por decisão, { $compiled ->
        [1] compilado
       *[0] interpretado
    }
cli-speed-jobs = { $decisions } decisões em { $seconds } s; { $jobs } processos jogaram { $playing } s ao todo, { $speed } µs por decisão, { $compiled ->
        [1] compilado
       *[0] interpretado
    }
cli-records-in = Os registos estão em { $folder }.

## O comando: posições e regras

cli-no-seat = Não há lugar { $seat }; os lugares vão de 0 a { $last }.
cli-at-range = --at { $at } está fora da partida: ela tem { $lines ->
        [1] { $lines } linha
       *[other] { $lines } linhas
    }, portanto de 0 (antes da primeira) a { $last } (a última), ou a partir de -{ $last } contando do fim.
cli-at = Depois de { $at } de { $lines } linhas.
cli-before-error = A posição anterior: --at { $at }
cli-rulings = Esclarecimentos
cli-options = Opções
cli-usual = se nada for dito
cli-no-rule = { $title } não tem a regra «{ $asked }». As mais próximas: { $near }.
cli-found-nothing = Nada nas regras de { $title } contém «{ $word }».
cli-rules-hint = Para ler uma: rules { $rule }

## O comando: jogar

cli-you-sit = { $who }: você
cli-sits = { $who }: { $code }
cli-help-hint = Diga ? para obter ajuda.
cli-more = -- Enter: mais; q: chega --
cli-thinks = { $who } está a pensar…
cli-hand-over = { $who }, é a sua vez. Sente-se em frente ao ecrã e prima Enter.
cli-did-you-mean = Queria dizer «{ $word }»?
cli-none-said = Nada foi feito, por causa de «{ $line }»:
cli-read-rule = Para ler a regra: rules { $rule }
cli-help-lines = Agora pode dizer (quantas linhas, como começam, um exemplo):
cli-help-several = Várias linhas separadas por ; são ditas todas ou nenhuma. A tecla Tab completa palavras.
cli-help-commands =
    Ao programa diz:
      moves [PALAVRAS]  as linhas que pode dizer, as que começam assim
      why [LINHA]       porque é que a última linha, ou esta, não se pode dizer
      rules [NÚMERO]    as regras, uma regra, ou as que contêm uma palavra
      undo              retirar a sua última linha; undo turn: a sua vez até aqui
      board             mostrar a posição
      log [N]           o que foi dito por último
      save FICHEIRO     escrever uma cópia do registo
      quit              sair; a partida pode ser retomada
cli-no-moves = Nada do que pode dizer começa por «{ $words }». As linhas começam por: { $verbs }.
cli-many-moves = Pode dizer { $count } linhas diferentes; «moves { $verb }» mostra as de um tipo:
cli-why-legal = Isso pode dizer-se.
cli-why-nothing = Nada foi recusado. «why» seguido de uma linha diz se ela é permitida.
cli-undo-usage = Diga «undo» para uma linha, ou «undo turn».
cli-undo-nothing = Não há nada a retirar.
cli-undo-chance = Não: o acaso falou entretanto, e o que se viu está visto.
cli-undo-other = Não: { $who } jogou entretanto.
cli-undo-sealed = Não: era definitivo quando o disse.
cli-undone = { $lines ->
        [1] { $lines } linha foi retirada.
       *[other] { $lines } linhas foram retiradas.
    }
cli-log-usage = Diga «log», ou «log 50» para tantas linhas.
cli-save-usage = Diga onde, por exemplo: save partida.txt
cli-saved = O registo está guardado em { $file }.
cli-end-of-input = A entrada termina aqui.
cli-record-in = O registo está em { $file }. Para continuar:
cli-record-over = O registo está em { $file }.
cli-not-kept = A partida não fica guardada: { $why }.
cli-save-as = Em que ficheiro guardar (Enter: nenhum)?

pair = { $name }: { $value }

sheet-other = Outros
sheet-total = Total
sheet-place = Lugar

## Porque um registo, ou um jogo preparado por si, não pode ser jogado

bad-by-rule = { $rule }: { $why }
bad-line = linha { $line }: { $why }
bad-position = a posição, { $why }
bad-position-large = uma posição tem menos de { $most } letras
bad-position-form = «{ $text }» não tem a forma «nome: valor»
bad-position-twice = «{ $name }» é dado duas vezes
bad-position-begins = uma posição começa com um jogo e um número de jogadores, por exemplo «mexica 3»
bad-position-name = «{ $name }» não faz parte de uma posição; fazem parte: { $names }
bad-position-number = { $name } é um número de { $least } a { $most }, não «{ $value }»
bad-position-option-form = «{ $text }» não tem a forma opção=valor
bad-position-no-option = não há nenhuma opção «{ $name }»; as opções são: { $names }
bad-position-option-twice = a opção «{ $name }» é dada duas vezes
bad-begins = um registo começa com a linha «patolli 1»
bad-version = este programa lê a versão { $known } do formato, não «{ $found }»
bad-no-line = «{ $text }» não é uma linha de jogo: começa com o número de um lugar ou com «*»
bad-nothing = nada se segue a «{ $word }»
bad-game-twice = o jogo é indicado duas vezes
bad-players-twice = o número de jogadores é indicado duas vezes
bad-no-number = «{ $word }» não é um número de jogadores
bad-no-value = a opção «{ $name }» não tem valor
bad-option-twice = a opção «{ $name }» é dada duas vezes
bad-seat = um lugar é um número e um nome, por exemplo «seat 0 Ana»
bad-seat-twice = o lugar { $seat } é indicado duas vezes
bad-no-head = «{ $word }» não faz parte de um cabeçalho (game, players, option, component, seat, position)
bad-which-game = o cabeçalho não diz que jogo é («game mexica»)
bad-how-many = o cabeçalho não diz quantos jogadores há («players 3»)
bad-no-seat = não há lugar { $seat } com { $players } jogadores
bad-no-words = um lugar sem palavras
bad-large = o ficheiro tem mais de { $most } bytes, por isso não é um registo
bad-not-text = o ficheiro não é texto em UTF-8 (byte { $byte })
bad-many-lines = mais de { $most } linhas
bad-other-players = a posição tem { $there } jogadores, o cabeçalho diz { $said }
bad-not-a-game = “{ $name }” está anunciado como jogo, mas o que lá se encontra não é um com esse nome.
bad-game-fails = O jogo “{ $name }” de outro pacote não pode ser carregado: { $reason }.
bad-no-game = Não há nenhum jogo «{ $name }». Os jogos são: { $games }.
bad-players = { $title } é para { $least } a { $most } jogadores, não { $players }.
bad-no-option = { $title } não tem a opção «{ $name }». As opções são: { $names }.
bad-value = { $name } pode ser: { $values }; não «{ $value }» ({ $rule }).
bad-colours-count = Cores indicadas: { $count }, para { $players } jogadores ({ $rule }).
bad-no-colour = «{ $name }» não é uma cor da caixa: { $colours } ({ $rule }).
bad-colour-twice = Dois jogadores não podem ter ambos a cor { $name } ({ $rule }).
bad-bot = Não há nenhum robô «{ $code }». Os robôs são: { $codes }, ou o seu próprio: ./mybot.py:Clever.
bad-bot-colon = O robô «{ $name }» não leva nada depois de dois pontos, como em «{ $code }».
bad-bot-budget = Uma pesquisa tem um orçamento como search:1s, search:200ms ou search:5000, não «{ $budget }».
bad-bot-chose = O robô { $code } escolheu { $move }, que não está entre as jogadas que lhe foram dadas.
bad-bot-ended = O processo que devia jogar a partida { $number } terminou sem uma palavra.
bad-bot-failed = { $line ->
    [none] O robô { $code } falhou: { $what }.
   *[other] O robô { $code } falhou na linha { $line }: { $what }.
 }
bad-bot-file = { $line ->
    [none] O ficheiro { $file } não pode ser usado: { $what }.
   *[other] O ficheiro { $file } não pode ser usado, por causa da linha { $line }: { $what }.
 }
bad-bot-no-class = Não há a classe «{ $name }» em { $file }. { $classes ->
    [none] Nenhuma das suas classes tem um método `decide`.
   *[other] As suas classes com um método `decide`: { $classes }.
 }
bad-bot-no-decide = { $file ->
    [none] A classe «{ $name }» não tem um método `decide(self, question)`.
   *[other] A classe «{ $name }» em { $file } não tem um método `decide(self, question)`.
 }
bad-bot-no-file = O ficheiro «{ $file }» não existe (para o robô «{ $code }»).
bad-bot-not-python = { $file } não é um ficheiro Python.
bad-bot-unmade = { $line ->
    [none] O robô { $code } não pode ser criado: { $what }.
   *[other] O robô { $code } não pode ser criado, por causa da linha { $line }: { $what }.
 }
bad-bot-which-class = Diga que classe de { $file } é o robô, como em { $file }:Clever. { $classes ->
    [none] Nenhuma tem um método `decide`.
   *[other] Há: { $classes }.
 }
bad-puzzles-file = isto não é um ficheiro de problemas: { $what }
bad-puzzles-twice = há dois problemas «{ $puzzle }».
