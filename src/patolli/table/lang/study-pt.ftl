### O que uma lição diz além dos seus próprios textos

error-no-lesson = Este jogo não tem a lição «{ $lesson }».
error-no-lesson-step = Esta lição tem { $steps } passos: não há passo { $step }.
error-lesson-lines = O que foi dito antes não serve nesta lição, que pode ter mudado entretanto. Comece a lição de novo.
reply-unwanted = É possível, mas não é disso que trata este passo. Olhe outra vez.
reply-missed = A sua vez acabou e o objetivo não foi alcançado. Está de novo no início: tente de outra maneira.
