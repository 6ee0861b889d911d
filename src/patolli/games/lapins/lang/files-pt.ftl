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
bad-component-side = { $column }: «{ $letter }» não é um lado (N, E, S, W)
bad-component-link = links: «{ $link }» não une dois lados (N, E, S, W)
bad-component-links-touch = links: dois deles tocam-se no lado { $side }
