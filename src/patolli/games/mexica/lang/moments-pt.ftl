# A contagem de um período, linha a linha

moment-scoring = Contagem do período { $period }
moment-district-founded = Bairro de { $size }
moment-district-open = Bairro não fundado de { $size }
moment-floors = { $place }.º, { $floors } and.
moment-palace = Palácio
moment-pawn = peão lá
