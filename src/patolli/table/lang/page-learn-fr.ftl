### Apprendre : les pages des leçons, et le guide à la table

## Toutes les leçons

learn = Apprendre
learn-how = De courtes leçons sur le vrai plateau, une chose à la fois. Rien ne peut mal tourner.
learn-new = Nouveau ici ? Commencez par { $title }
learn-new-how = { $minutes } minutes, aucune règle à lire d'abord.
learn-start-here = Commencez ici
learn-begin = Commencer
learn-go-on = Continuer
learn-stopped = Là où vous vous êtes arrêté
learn-next-up = Ensuite
learn-n-of = { $n } leçons sur { $m } terminées
learn-all-done = Toutes les leçons terminées
learn-minutes = { $n } min
learn-steps = { $n } étapes
learn-done = Terminée
learn-forget = Reprendre à la première leçon
learn-progress = { $n } % terminé
learn-rather = Vous préférez lire ? Chaque table a son aide de jeu, et voici les règles :
learn-game = Apprendre { $title }
learn-game-done = Leçons
learn-lessons-of = Leçons de { $title }

## Une leçon

learn-strip = Leçon
all-lessons = Toutes les leçons
learn-step = Étape { $n } sur { $m }
learn-questions = Qu'en pensez-vous ?
learn-back = Retour
learn-show = Montrez-moi
learn-why = Pourquoi
learn-skip = Passer
learn-next = Suite
learn-next-lesson = Ensuite : { $title }
learn-first-game = Jouer votre première partie
learn-check = Vérifier
learn-yes = oui
learn-no = non
learn-fill-in = Mettez une réponse dans chaque case : un nombre, ou oui ou non.
learn-one-wrong = Une réponse n'est pas encore juste.
learn-some-wrong = { $n } réponses ne sont pas encore justes.
learn-answer-is = C'est { $answer }.
learn-lights = En lumière : { $places }.
learn-go-on-above = C'est fait. Continuez avec Suite.
learn-answer-above = Regardez le plateau, puis répondez ci-dessus.
learn-over = C'était la leçon.
no-position-here = Cette position n'est pas gardée : seules celles de l'étape présente le sont.

## Le guide à la table

tip-coach = Guide
tip-coach-why = Une remarque quand quelque chose arrive pour la première fois, chacune une seule fois.
tip-first = Dans mes premières parties
tip-on = Toujours
tip-off = Jamais
tip-less = Moins
tip-less-why = Plus de remarques dans cette partie
tip-never = Jamais
tip-never-why = Plus jamais de remarques ; les réglages les rappellent
tip-again = Ce que le guide a dit jusqu'ici
