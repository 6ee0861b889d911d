## Une partie notée d'après une vraie table

error-held-in-secret = D'après ce qui a été saisi en secret, quelqu'un l'a déjà. L'un des deux est faux : revenez à la ligne en cause.
error-no-chance = On ne demande rien au hasard pour l'instant.
error-not-drawn = Cela ne peut plus venir : tout a été tiré. Une ligne précédente est-elle fausse ?
error-not-hidden = Tout le monde voit cela : dites ce que c'est.
error-not-open = Une seule personne voit cela : dites ce que c'est, ou que personne ne le révèle.
error-not-recorded = À cette table, c'est le programme qui tire au sort : on n'y note rien.
error-recorded = Cette partie a été jouée à une vraie table : aucun robot ne peut y jouer, et personne n'y abandonne.
