### Chocolatl: as palavras de uma linha, em botões. Estão por esta ordem.

verb-offer = Oferecer
    .hint = Ponha uma carta de lado de vez. Vale o seu valor no fim.
verb-bid = Lance
    .hint = Ponha duas cartas para um local.
verb-lay = Pôr
    .hint = Ponha uma carta para um local.
verb-roll = Lançar
    .hint = Lance um dos seus dados pretos e some os pontos. Não se pode desfazer.
    .cost = 1
verb-hut = Cabana
    .hint = Construa a cabana; o segundo recebe o dado.
verb-die = Dado preto
    .hint = Receba o dado preto; o segundo constrói a cabana.
verb-first = Primeiro
    .hint = Coloque a sua pedra antes da outra.
verb-second = Depois
    .hint = Deixe colocar a outra pedra primeiro.
verb-discard = Descartar
    .hint = Descarte uma carta pela que ganha.
verb-pass = Passar
    .hint = Não lance um dado agora.

word-place-1 = Templo
word-place-2 = Colheita
word-place-3 = Aldeia
word-place-4 = Pirâmide
word-place-5 = Bebida
word-place-6 = Campo

log-part = Ronda { $round }

sheet-location-1 = Templo
sheet-location-2 = Colheita
sheet-location-3 = Aldeia
sheet-location-4 = Pirâmide
sheet-location-5 = Bebida
sheet-location-6 = Campo
sheet-stones = Pedras
sheet-majority = Mais pedras
sheet-chocolatl = Figura de Chocolatl
sheet-old = Velho
sheet-offering = Oferenda
sheet-highest = Maior oferenda
sheet-die = Último dado
