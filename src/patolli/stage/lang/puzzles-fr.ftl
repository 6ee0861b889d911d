### Les problèmes, dans le terminal.

cli-puzzles-seed = { $file } a été commencé avec --seed { $seed }. Ne donnez pas de graine, ou choisissez un autre fichier.
cli-puzzles-progress = { $games } parties sur { $of }, { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} ; la dernière partie avait { $decisions } décisions et { $candidates } candidats.
cli-puzzles-pace = { $pace } problèmes par heure.
cli-puzzles-in = { $puzzles ->
    [one] { $puzzles } problème
   *[other] { $puzzles } problèmes
} de { $games } parties dans { $file }.
cli-puzzles-doubt = { $puzzle } : { $why }
cli-puzzles-margin = un autre tour est meilleur de { $points } points sur cent.
cli-puzzles-checked = { $held } solutions sur { $puzzles } sont les meilleures avec chacune des { $seeds } graines.

### Les problèmes : ce que vaut un tour, en mots

puzzle-theme-gains = { $part }
puzzle-theme-denies = pris aux autres : { $part }
puzzle-point = Comparé à un autre tour qui semble bon, celui-ci { $reason }.
puzzle-rival = L'autre tour : { $lines }
puzzle-besides = De plus, il { $reason }.
puzzle-yours = Comparé au meilleur tour, le vôtre { $reason }.
puzzle-answer = Une réponse possible : { $lines }
