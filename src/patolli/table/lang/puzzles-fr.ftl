### Les problèmes : ce qui est refusé

error-no-puzzle = Ce jeu n'a pas de problème « { $puzzle } ».
error-puzzle-over = Ce qui a été dit ne va pas avec ce problème, qui a peut-être changé. Rechargez la page.
error-puzzle-unfinished = Votre tour n'est pas complet. Jouez-le jusqu'au bout, puis vérifiez-le.
error-puzzle-running = On pourra faire un problème de cette partie quand elle sera terminée : d'ici là, il montrerait ce qui est caché.

## Pourquoi une décision n'est pas un problème

no-puzzle-choice = Il n'y avait presque rien à choisir ici.
no-puzzle-many = Il y a ici trop de tours possibles pour les comparer tous.
no-puzzle-written = Cette position ne peut pas s'écrire comme un problème.
no-puzzle-obvious = Le meilleur tour est celui que tout le monde voit aussitôt.
no-puzzle-decided = La partie était déjà presque décidée.
no-puzzle-close = Plusieurs tours valent à peu près le meilleur.
no-puzzle-point = Un tour est meilleur, mais on ne peut pas dire pourquoi en une phrase.
no-puzzle-seeds = Il n'est pas assez sûr quel tour est le meilleur : cela dépend de la chance.
no-puzzle-check = Il n'est pas assez sûr quel tour est le meilleur : cela dépend de la chance.
no-puzzle-possible = Personne n'a dit cette main : nul ne sait ce qui était le mieux.
