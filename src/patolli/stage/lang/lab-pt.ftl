## O laboratório: o que é medido

lab-points-of = pontos, { $seat }
lab-share-of = parte das vitórias em %, { $seat }
lab-length = duração em decisões
lab-margin = vantagem do vencedor em pontos
lab-lead-changes = número de mudanças de líder
lab-open = % do jogo até o vencedor liderar de vez
lab-duel-share = parte das vitórias em mesas mistas em %
lab-duel-points = pontos em mesas mistas
lab-from = pontos de: { $source }
lab-used-of = usos: { $thing }
lab-worth-of = valor de um uso: { $thing }
lab-kind-action = ação
lab-kind-card = carta
lab-kind-trade-tile = peça de comércio
lab-kind-score-tile = peça de pontuação
lab-kind-ritual = ritual
lab-kind-building = edifício
lab-kind-terrain = terreno
lab-kind-region = região
lab-kind-location = lugar ganho
lab-kind-improvement = carta ganha
lab-kind-offering = oferenda
lab-kind-temple = templo por andares
lab-kind-district = bairro por tamanho
lab-kind-share = divisão da colheita
lab-place = { $place }.º

## O laboratório: tabelas

lab-head-measure = medida
lab-head-a = A
lab-head-b = B
lab-head-change = diferença
lab-head-between = entre
lab-head-deals = distribuições
lab-head-value = valor
lab-head-option = opção
lab-head-goal = distância ao objetivo

## O laboratório: uma comparação

lab-compare-title = { $title }: { $a } comparado com { $b }
lab-compare-lead = { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    } com { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, jogadas por ambos os lados{ $what ->
        [bots] {""}
       *[other] {" "}com o robô { $bot } em todos os lugares
    }; semente { $seed }.
lab-box-title = { $title }: o que { $b } muda
lab-what-changes = { $count } de { $all } medidas mudam, fora de dúvida
lab-finding = { $a } → { $b }, uma diferença de { $change } (entre { $between })
lab-more-findings = { $count ->
        [one] Mais { $count } diferença está
       *[other] Mais { $count } diferenças estão
    } na tabela abaixo.
lab-nothing-differs = Nenhuma diferença está fora de dúvida. Mais distribuições estreitariam os intervalos.
lab-read-interval = Uma diferença é “{ $b }” menos “{ $a }”. Os intervalos são largos o bastante para que todos juntos estejam certos em 95 de 100 comparações; um ponto cheio é uma diferença fora de dúvida. Uma linha fina numa barra é o intervalo de um só lado.
lab-chart-points = Diferença dos pontos
lab-chart-share = Diferença das partes das vitórias, em pontos percentuais
lab-chart-duel = Parte das vitórias em mesas mistas, B menos A, em pontos percentuais
lab-chart-change = Diferença: { $name }
lab-course-title = Em quantos jogos o futuro vencedor lidera
lab-course-below = % do jogo
lab-places = Classificações, em % dos jogos
lab-sources = De onde vêm os pontos
lab-chart-sheet = Pontos de um lugar
lab-things = O que é usado, e quanto vale
lab-worth-meaning = O valor diz quantos pontos a mais um lugar tem por cada uso, comparado com os outros da sua mesa. Diz o que anda junto, não o que é causa de quê.
lab-chart-used = Usos num jogo: { $kind }
lab-chart-worth = Valor de um uso em pontos: { $kind }
lab-all-measures = Todas as medidas
lab-show-all = Mostrar todas as { $count } medidas
lab-again = O mesmo outra vez:
lab-compare-note = Patolli { $version }. Ambos os lados jogam as mesmas distribuições, e as diferenças são tomadas distribuição a distribuição (intervalos de Student de razões linearizadas, corrigidos segundo Bonferroni: metade para pontos, vitórias, duração e tensão, metade para tudo o resto). Aquilo de que menos de 20 distribuições dizem algo não tem intervalo.

## O laboratório: equilíbrio

lab-balance-title = { $title }: o equilíbrio da caixa
lab-balance-lead = { $deals ->
        [one] { $deals } jogo
       *[other] { $deals } jogos
    } com { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, o robô { $bot } em todos os lugares; semente { $seed }.
lab-seats = Lugares
lab-advantage-of = vantagem em pontos, { $seat }
lab-chart-seat-share = Partes das vitórias; igual é { $even }
lab-chart-advantage = Pontos acima da média da mesa
lab-seats-even = Nenhum lugar tem uma vantagem fora de dúvida.
lab-seat-better = { $seat } ganha { $share } dos jogos (entre { $between }) em vez de { $even }.
lab-tension = Tensão
lab-tension-open = Em média o vencedor toma a liderança de vez depois de { $open } do jogo, e a liderança muda { $changes } vezes.
lab-skill = Sorte e perícia
lab-skill-wins = { $strong } contra { $weak }: o robô mais forte ganha { $share } das partidas em mesas mistas (entre { $between }).
lab-skill-parts = De que dependem os pontos de um lugar acima da média, em % da variância
lab-skill-skill = quem joga
lab-skill-seat = onde se senta
lab-skill-deal = a distribuição
lab-skill-rest = o jogo e a sorte depois
lab-skill-meaning = Cada distribuição é jogada duas vezes, e os robôs trocam de lugar: o que fica com o robô é perícia, o que fica com o lugar em todas as distribuições é o lugar, o que fica com o lugar numa distribuição é a distribuição.
lab-strategies = Estratégias, cartas, edifícios
lab-things-of = { $kind }: valor de um uso em pontos
lab-options = Opções
lab-options-none = Nenhuma opção muda algo fora de dúvida.
lab-balance-note = Patolli { $version }. Os intervalos são os de Student, de razões linearizadas, corrigidos pelo número de medidas (Bonferroni: metade para lugares, duração e tensão, metade para tudo o resto).

## O laboratório: uma procura

lab-sweep-title = { $title }: { $keys } para { $goal }
lab-sweep-lead = { $tries ->
        [one] { $tries } tentativa
       *[other] { $tries } tentativas
    } com { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    } cada, { $players ->
        [one] { $players } jogador
       *[other] { $players } jogadores
    }, robô { $bot }; semente { $seed }. As melhores são jogadas outra vez em { $fresh } distribuições novas.
lab-goal-seats = lugares iguais
lab-goal-length = uma duração de { $target } decisões
lab-goal-tension = tensão
lab-sweep-best = O melhor nas distribuições novas: { $values }. Distância ao objetivo: { $value } (a caixa como está: { $delivered }), uma diferença de { $change } (entre { $between }).
lab-sweep-unconfirmed = Nas distribuições novas nada do que se tentou é fora de dúvida melhor do que a caixa como está.
lab-sweep-confirmed = Nas distribuições novas isso é fora de dúvida melhor do que a caixa como está.
lab-sweep-chart = Distância ao objetivo, por { $key }
lab-sweep-fresh = Distância ao objetivo nas distribuições novas; a linha vertical é a caixa como está
lab-sweep-as-it-is = como está
lab-sweep-meaning-seats = Distância ao objetivo: a maior distância entre a parte das vitórias de um lugar e uma parte igual.
lab-sweep-meaning-length = Distância ao objetivo: quanto a duração média está longe de { $target } decisões.
lab-sweep-meaning-tension = Distância ao objetivo: a parte do jogo que resta quando o vencedor toma a liderança de vez; menos é mais tensão.
lab-sweep-note = Patolli { $version }. Todas as tentativas jogam as mesmas distribuições, e por isso a melhor parece nelas melhor do que é; só contam as distribuições novas. As tentativas a cores foram jogadas de novo.

## O laboratório: o comando

lab-side-options = { $text } não nomeia opções. Dizem-se assim: first_player=random,stall_rounds=off; ou default.
lab-same-keys = { $key } é dado duas vezes.
lab-no-key = A caixa não tem nada com a chave { $key }.
lab-vary-key = A caixa não tem o número { $key }.
lab-vary-near = Talvez { $keys }?
lab-rows-json = --rows vai com --json.
lab-needs-optuna = Uma procura precisa de pacotes que não estão instalados ({ $name }): pip install 'patolli[lab]'
lab-needs-ray = --on ray precisa de pacotes que não estão instalados ({ $name }): pip install 'patolli[ray]'
lab-on = --on é ray para um cluster nesta máquina, ou ray:ENDEREÇO para um que já corre, como ray:10.0.0.5:6379.
lab-ray-listens = Enquanto se joga, o Ray escuta em todos os endereços desta máquina e não pede palavra-passe: só atrás de uma firewall.
lab-ray-failed = O Ray não pôde ser iniciado ou alcançado: { $why }
lab-one-bot = { $count ->
        [one] { $count } robô é nomeado
       *[other] { $count } robôs são nomeados
    }; são precisos dois, o mais forte primeiro.
lab-page-in = A página está em { $file }.
lab-csv-in = As medidas estão em { $file }.
lab-narrow-enough = As partes das vitórias são precisas o bastante depois de { $deals } distribuições.
lab-not-narrow = Depois de { $deals } distribuições as partes das vitórias ainda não são tão precisas: peça mais partidas.
lab-by-time = Robôs que pensam durante segundos não se repetem exatamente, seja qual for a semente.
lab-changed = Diferenças fora de dúvida: { $count }

## A velocidade

bench-processor = processador
bench-system = sistema
bench-python = python
bench-rounds = séries
bench-best-of = conta a melhor de { $rounds }
bench-doing = { $title } com { $players }
bench-doing-interpreted = o mesmo, interpretado
bench-title = { $title }, { $compiled ->
        [1] compilado
       *[0] interpretado
    }, jogo ao acaso, um núcleo
bench-with-spiel = Com o OpenSpiel ao lado (`pip install open_spiel`), medem-se também as simulações do seu MCTS.
bench-players = { $players } j.
bench-bar = meta
bench-met = atingida
bench-not-met = NÃO atingida
bench-us-decision = µs por decisão
bench-times-simulate = simulate, vezes isso
bench-times-records = com registos, vezes isso
bench-us-first-quarter = no primeiro quarto
bench-us-last-quarter = no último quarto
bench-last-to-first = último para primeiro
bench-interpreted = interpretado
bench-times-as-fast = vezes mais rápido
bench-simulations-s = simulações por segundo
bench-search-s = da nossa pesquisa
bench-spiel-python-s = do MCTS do OpenSpiel, Python
bench-spiel-c-s = do MCTS do OpenSpiel, C++
bench-us-copy = µs por cópia
bench-ms-view = ms por vista
bench-ms-scene = ms por cena
bench-ms-svg = ms por desenho
bench-state-bytes = bytes de um estado
bench-copy-bytes = que uma cópia acrescenta
bench-record-bytes = bytes de um registo
bench-decisions = decisões numa partida
