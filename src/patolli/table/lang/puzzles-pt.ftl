### Os problemas: o que é recusado

error-no-puzzle = Este jogo não tem nenhum problema «{ $puzzle }».
error-puzzle-over = O que foi dito não serve para este problema, que pode ter mudado. Recarregue a página.
error-puzzle-unfinished = A sua jogada ainda não está completa. Jogue-a até ao fim e depois verifique-a.
error-puzzle-running = Pode fazer-se um problema deste jogo quando terminar: até lá mostraria o que está escondido.

## Por que uma decisão não é um problema

no-puzzle-choice = Aqui quase não havia o que escolher.
no-puzzle-many = Há aqui jogadas demais para comparar todas.
no-puzzle-written = Esta posição não pode ser escrita como problema.
no-puzzle-obvious = A melhor jogada é aquela que todos veem logo.
no-puzzle-decided = O jogo já estava praticamente decidido.
no-puzzle-close = Várias jogadas são quase tão boas como a melhor.
no-puzzle-point = Uma jogada é melhor, mas não se pode dizer porquê numa frase.
no-puzzle-seeds = Não é certo o bastante qual é a melhor jogada: depende da sorte.
no-puzzle-check = Não é certo o bastante qual é a melhor jogada: depende da sorte.
no-puzzle-possible = Ninguém disse esta mão; por isso ninguém sabe o que era melhor.
