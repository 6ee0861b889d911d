### Les problèmes : ce qui est refusé

error-no-puzzle = Ce jeu n'a pas de problème « { $puzzle } ».
error-puzzle-over = Ce qui a été dit ne va pas avec ce problème, qui a peut-être changé. Rechargez la page.
error-puzzle-unfinished = Votre tour n'est pas complet. Jouez-le jusqu'au bout, puis vérifiez-le.
