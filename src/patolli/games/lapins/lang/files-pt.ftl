### O que está errado num ficheiro de componentes ou numa posição de Dix-Huit Lapins

# Ficheiros de componentes
bad-component-colours = colours são estas quatro, por qualquer ordem: { $colours }
bad-component-free-building = any: um edifício que não custa nada não pode ser pago (LAP-36)
bad-component-fixed-slots = slots de { $name } é { $value }: não há desenho de outro tamanho, por isso um ficheiro de componentes não o pode mudar
bad-component-fixed-strength = strength de { $name } é { $value }: uma guarnição dupla são duas guarnições (LAP-6), e um ficheiro de componentes não o pode mudar
bad-component-fixed-prisoners = prisoners de { $name } é { $value }: uma guarnição guarda um prisioneiro, uma dupla dois (LAP-58), e um ficheiro de componentes não o pode mudar
bad-component-fixed-taxes = taxes de { $name } é { $value }: só os palácios cobram impostos (LAP-75), e um ficheiro de componentes não o pode mudar
bad-component-fixed-type = type de { $name } é { $value }, como mostra o seu desenho, e um ficheiro de componentes não o pode mudar
bad-component-empty-temple = points começa por 0: um templo vazio não rende nada (LAP-76)
bad-component-temple-points = points: o bem { $goods } vale menos do que o anterior, por isso os bens não seriam repartidos como diz LAP-76
bad-component-same-length = matches diz duas vezes o mesmo número
bad-component-cards = cards diz { $said }, mas as faces somam { $count }
bad-component-middle = middle é { $count }: é o número de cartas que não são jogos nem milho favorável (LAP-21)
bad-component-piles = piles é { $piles }, o que pede menos um jogo entre eles, e há { $matches } (LAP-22)
bad-component-pile-sizes = least e most: { $cards } cartas não podem ser divididas em { $piles } montes de { $least } a { $most } (LAP-22)
bad-component-arrangements = least e most: os montes podem ter { $count } disposições diferentes, e as regras distinguem no máximo { $most }
bad-component-row-named = { $column }: a linha { $row } é { $name }; as regras conhecem estas linhas pelo nome e pela ordem, e um ficheiro de componentes não o pode mudar
bad-component-row-unknown = id: as regras não conhecem esta linha
bad-component-names = { $column }: «{ $word }» não é nenhum de { $names }
bad-component-tile-name = id: o nome de uma peça do tipo { $sort } é { $letter } e um número, como { $letter }01
bad-component-tile-twice = id: outra peça também se chama { $name }
bad-component-tile-slots = slots é 2 ou 4: não há desenho de outro local
bad-component-tile-sorts = { $name }: as peças de um tipo ficam juntas
bad-component-cells = columns e rows são { $cells } casas, e um mapa tem no máximo { $most }
bad-component-random-map = columns e rows são { $cells } casas, mas os tipos somam { $tiles } peças
bad-component-maps-apart = path_set { $set }: com estas peças quase nenhum mapa ao acaso une todos os seus locais, e um que não o faça é sorteado de novo (LAP-16a)
bad-component-side = { $column }: «{ $letter }» não é um lado (N, E, S, W)
bad-component-link = links: «{ $link }» não une dois lados (N, E, S, W)
bad-component-links-touch = links: dois deles tocam-se no lado { $side }

# Posições
bad-position-map-given = a opção `map` diz que peças há
bad-position-no-tile = { $cell }: não há peça «{ $word }» (LAP-18)
bad-position-tile-turn = { $cell }: uma peça é virada 0, 90, 180 ou 270 graus (LAP-13)
bad-position-tile-twice = a peça { $tile } está lá duas vezes (LAP-18)
bad-position-tile-sorts = um mapa sorteado tem { $maize } maize, { $shell } shell, { $cacao } cacao, { $obsidian } obsidian, { $jade } jade, { $none } none (LAP-16)
bad-position-tiles-all = todas as casas têm a sua peça, por isso não se tira nenhuma (LAP-16a)
bad-position-tiles-count = um mapa de { $cells } casas tem { $cells } peças, não { $count } (LAP-16)
bad-position-tiles-apart = nem todos os locais se alcançam uns aos outros (LAP-16)
bad-position-no-sort = «{ $word }» não é um tipo de peça (LAP-16a)
bad-position-sort-laid = não falta nenhuma peça { $sort } (LAP-16)
bad-position-no-site = «{ $word }» não é um local deste mapa (LAP-12)
bad-position-city-form = uma cidade é o lugar do seu rei e os seus edifícios, como `0 village market`
bad-position-city-slots = estes edifícios precisam de { $needs } espaços; o local tem { $slots } (LAP-5)
bad-position-city-most = uma cidade tem no máximo { $most } { $kind } (LAP-7)
bad-position-many-buildings = são edifícios a mais para uma cidade (LAP-5)
bad-position-no-class = «{ $word }» não é nenhum de: { $names } (LAP-29)
bad-position-stelae = um rei tem no máximo { $most } cidades (LAP-8)
bad-position-amount = «{ $words }» não é uma quantidade como `5 maize`
bad-position-many-units = há no máximo { $most } { $type } aqui
bad-position-no-card = «{ $word }» não é uma carta: estão numeradas de 1 a { $last } (LAP-96)
bad-position-turned-before = as cartas 1 a { $last } estão viradas na ronda { $round }, e nenhuma depois da fila
bad-position-face-form = «{ $word }» não é uma carta e a sua face, como 7=drought (LAP-11)
bad-position-face-twice = a carta { $card } já tem uma face (as cartas 1 a { $top } são milho, LAP-21)
bad-position-face-deck = com a carta { $card } ({ $face }), estas faces não podem estar num só baralho (LAP-22a)
bad-position-face-lacking = a carta { $card } foi vista, por isso `faces` tem de dizer o que é (LAP-24)
bad-position-face-unseen = ninguém viu a carta { $card }, por isso ainda não tem face (LAP-22a)
bad-position-matches = { $count } dos jogos foram virados nesta ronda, e antes dela menos do que os que acabam a partida (LAP-83)
bad-position-action-site = { $part } leva o nome de um local (LAP-12)
bad-position-no-kind = «{ $word }» não é um tipo de edifício (LAP-5)
bad-position-action-idle = não se passa nada na fase { $phase }
bad-position-action-kind = na fase { $phase }, `kind` diz o que se faz
bad-position-action-last = na fase { $phase }, `last` é um número
bad-position-action-due = faltam pagar { $due }, e o preço é { $price } (LAP-37)
bad-position-plan-owner = site é uma cidade do rei que a transforma (LAP-46)
bad-position-plan-kind = na fase { $phase }, `kind` é outra coisa
bad-position-plan-free = uma cidade funda-se num local livre, por um rei com menos de { $most } (LAP-40)
bad-position-plan-slots = é mais do que cabe no local (LAP-42)
bad-position-plan-nothing = não se construiu nada que se possa pagar (LAP-42)
bad-position-plan-bill = kept, added, demolished, price e named não combinam entre si (LAP-36, LAP-47)
bad-position-plan-poor = o rei não pode pagar o que está planeado (LAP-36)
bad-position-attack-origin = origin é uma cidade do rei que ataca (LAP-51)
bad-position-attack-site = site é a cidade de outro rei, vizinha de origin (LAP-51)
bad-position-attack-city = não há cidade no local que é atacado (LAP-51)
bad-position-attack-sent = sent diz quantos dados se lançam, um por guarnição (LAP-53)
bad-position-card-at-work = card é o número da carta da fila que está a agir (LAP-62)
bad-position-card-other = a carta { $card } não leva à fase { $phase } (LAP-64, LAP-67)
bad-position-card-takes = esta catástrofe leva { $count ->
        [one] { $count } edifício
       *[other] { $count } edifícios
    } (LAP-69)
bad-position-card-faceless = card é o número de uma carta que ainda não tem face (LAP-22a)
bad-position-card-row = só se viram cartas da fila (LAP-62)
bad-position-looks-phase = não se olha para nenhuma carta na fase { $phase } (LAP-61)
bad-position-looks-queue = queue começa pela carta que é vista a seguir (LAP-61)
bad-position-looks-looked = looked nomeia cartas da fila que o rei conhece (LAP-61)
bad-position-share-early = os bens repartem-se quando todas as cartas da fila estão viradas (LAP-34)
bad-position-share-never = nesta fase não se reparte nada (LAP-78)
bad-position-share-nobody = o rei { $seat } não tem nada a decidir aqui (LAP-78)
bad-position-share-done = ninguém tem mais nada a repartir (LAP-78)
bad-position-map-drawn = a opção `map` diz que peças há, por isso não se tira nenhuma (LAP-16a)
bad-position-set-up = na fase { $phase } ainda não há carta virada nem cidade fundada (LAP-19)
bad-position-round-over = todas as cartas da fila estão viradas, por isso a ronda acabou (LAP-34)
bad-position-no-choice = na fase { $phase } não haveria nada a decidir aqui (LAP-86)
