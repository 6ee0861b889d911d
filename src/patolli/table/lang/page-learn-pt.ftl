### Aprender: as páginas das lições, e o guia à mesa

## Todas as lições

learn = Aprender
learn-how = Lições curtas no tabuleiro verdadeiro, uma coisa de cada vez. Nada pode correr mal.
learn-new = É a primeira vez? Comece por { $title }
learn-new-how = { $minutes } minutos, sem regras para ler primeiro.
learn-start-here = Comece aqui
learn-begin = Começar
learn-go-on = Continuar
learn-stopped = Onde parou
learn-next-up = A seguir
learn-n-of = { $n } de { $m } lições feitas
learn-all-done = Todas as lições feitas
learn-minutes = { $n } min
learn-steps = { $n } passos
learn-done = Feita
learn-forget = Começar de novo pela primeira lição
learn-progress = { $n } % feito
learn-rather = Prefere ler? Cada mesa tem a sua ajuda, e aqui estão as regras:
learn-game = Aprender { $title }
learn-game-done = Lições
learn-lessons-of = Lições de { $title }

## Uma lição

learn-strip = Lição
all-lessons = Todas as lições
learn-step = Passo { $n } de { $m }
learn-questions = O que acha?
learn-back = Voltar
learn-show = Mostre-me
learn-why = Porquê
learn-skip = Saltar
learn-next = Seguinte
learn-next-lesson = A seguir: { $title }
learn-first-game = Jogue a sua primeira partida
learn-check = Verificar
learn-yes = sim
learn-no = não
learn-fill-in = Ponha uma resposta em cada campo: um número, ou sim ou não.
learn-one-wrong = Uma ainda não está certa.
learn-some-wrong = { $n } ainda não estão certas.
learn-answer-is = É { $answer }.
learn-lights = Em destaque: { $places }.
learn-go-on-above = Feito. Continue com Seguinte.
learn-answer-above = Olhe para o tabuleiro e responda acima.
learn-over = Foi esta a lição.
no-position-here = Esta posição não está guardada: só as do passo presente estão.

## O guia à mesa

tip-coach = Guia
tip-coach-why = Uma observação quando algo acontece pela primeira vez, cada uma só uma vez.
tip-first = Nas minhas primeiras partidas
tip-on = Sempre
tip-off = Nunca
tip-less = Menos
tip-less-why = Sem mais observações nesta partida
tip-never = Nunca
tip-never-why = Sem mais observações; as definições trazem-nas de volta
tip-again = O que o guia já disse
