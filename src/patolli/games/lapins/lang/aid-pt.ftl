### A ajuda de jogo: o jogo num só cartão.

aid-goal = Funde cidades cujas aldeias alimentam os seus templos (glória) e palácios (riqueza), e tenha mais das duas em conjunto depois do jogo de pelota { $matches }.
aid-turn = A sua vez: uma ação
aid-step-found = Fundar uma cidade num local livre, com os seus edifícios
    .cost = { $site }, mais ou menos conforme os mercados vizinhos, e os edifícios
aid-step-transform = Transformar uma cidade: demolir, construir
    .cost = { $transform } e os edifícios
aid-step-attack = Atacar uma cidade vizinha, um dado por guarnição
    .cost = 1 por { $garrisons } guarnições
aid-step-flip = Virar uma carta Katun: uma dádiva, um jogo de pelota, ou uma catástrofe que um bem numa reserva pode travar
    .cost = grátis
aid-step-pass = Passar
    .cost = { $pass }
aid-step-produce = Todas as cartas da fila foram viradas: cada aldeia produz um bem do seu local
aid-step-share = Reparta os bens por templos, palácios e reservas; o resto perde-se
aid-score-temple = Templo com um bem, dois diferentes, três …
    .points = glória { $glory }
aid-score-palace = Palácio
    .points = até { $taxes } bens tornam-se riqueza sua
aid-score-reserve = Reserva
    .points = guarda um bem para depois
aid-score-match = Jogo de pelota: mais campos de pelota
    .points = 1 de glória por cidade própria, dividida entre iguais
aid-score-wealth = Fim: cada unidade de riqueza
    .points = 1
aid-end = Depois da ronda do jogo de pelota { $matches }. Em caso de empate, ganha quem tem mais cidades.
aid-note = Aldeia { $village }, palácio { $palace }, templo { $temple }, guarnição { $garrison }, guarnição dupla { $double } e { $obsidian } obsidiana, reserva { $reserve } milho, mercado { $market } cacau, observatório { $observatory } jade, campo de pelota { $court } concha.
aid-thing-maize = { $count ->
    [1] milho
   *[other] { $count } milho
}
aid-thing-cacao = { $count ->
    [1] cacau
   *[other] { $count } cacau
}
aid-thing-shell = { $count ->
    [1] concha
   *[other] { $count } conchas
}
aid-thing-jade = { $count ->
    [1] jade
   *[other] { $count } jades
}
aid-thing-obsidian = { $count ->
    [1] obsidiana
   *[other] { $count } obsidianas
}
aid-thing-prisoner = { $count ->
    [1] prisioneiro
   *[other] { $count } prisioneiros
}
