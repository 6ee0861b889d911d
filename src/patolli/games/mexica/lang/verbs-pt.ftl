### Mexica: as palavras de uma linha, como botões.

verb-place = Colocar
    .hint = Ponha o seu peão numa casa de partida do palácio.
verb-canal = Canal
    .hint = Construa um canal de uma casa ou de duas casas vizinhas.
    .cost = 1
verb-bridge = Ponte
    .hint = Construa uma ponte sobre um canal.
    .cost = 1
verb-shift = Deslocar
    .hint = Desloque uma ponte para outra casa de canal, quando a reserva acabou.
    .cost = 1
verb-temple = Templo
    .hint = Edifique um templo no bairro do seu peão: um ponto de ação por andar.
    .cost = 1–4
verb-walk = Andar
    .hint = Ande até uma casa ou ponte vizinha.
    .cost = 1
verb-boat = Navegar
    .hint = Vá de barco de ponte em ponte: um ponto de ação por ponte do caminho.
    .cost = 1+
verb-fly = Saltar
    .hint = Vá para onde quiser por um preço fixo.
    .cost = { $fee }
verb-found = Fundar
    .hint = Funde o bairro do seu peão, se o Imperador encomendou um desse tamanho.
    .cost = 0
verb-take = Recolher
    .hint = Recolha uma ficha de ação, para gastar numa das suas vezes seguintes.
    .cost = 1
verb-spend = Gastar
    .hint = Devolva uma ficha de ação por mais um ponto de ação.
    .cost = +1
verb-end = Acabar a vez
    .hint = Acabe a sua vez. Os pontos de ação que sobram perdem-se.

word-NS = norte – sul
word-EW = oeste – leste

sheet-founded = Fundação de bairros
sheet-present = Presença em fundações
sheet-district-founded = Bairros fundados
sheet-district-open = Bairros não fundados
sheet-palace = Bónus do palácio

log-part = Período { $period }, ronda { $round }
