### Ce qu'une leçon dit en plus de ses propres textes

error-no-lesson = Ce jeu n'a pas de leçon « { $lesson } ».
error-no-lesson-step = Cette leçon a { $steps } étapes : il n'y a pas d'étape { $step }.
error-lesson-lines = Ce qui a été dit avant ne va pas avec cette leçon, qui a peut-être changé entre-temps. Recommencez la leçon.
reply-unwanted = C'est possible, mais il s'agit ici d'autre chose. Regardez encore.
reply-missed = Le tour est fini et le but n'est pas atteint. Vous voilà de nouveau au début : essayez autrement.
