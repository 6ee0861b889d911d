error-review-running = Outros ainda jogam este jogo, e uma análise mostraria o que está escondido. Poderá ser analisado quando terminar.
error-no-decision = Não há decisão { $number } nesta análise.
