### Os problemas: o que é recusado

error-no-puzzle = Este jogo não tem nenhum problema «{ $puzzle }».
error-puzzle-over = O que foi dito não serve para este problema, que pode ter mudado. Recarregue a página.
error-puzzle-unfinished = A sua jogada ainda não está completa. Jogue-a até ao fim e depois verifique-a.
