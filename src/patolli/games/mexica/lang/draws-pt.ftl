## O que o acaso fez, perguntado num jogo que se anota

draw-first = Quem começa?
draw-order = Que bairro encomenda o imperador?
draw-neutral = Onde fica um templo neutro?
draw-height = Quantos andares tem o próximo templo neutro?
draws-district = bairro de { $size }
draws-height = templo com { $floors ->
        [one] { $floors } andar
       *[other] { $floors } andares
    }
