### Os problemas, no terminal.

cli-puzzles-seed = { $file } foi começado com --seed { $seed }. Não dê semente, ou escolha outro ficheiro.
cli-puzzles-progress = { $games } de { $of } partidas, { $puzzles ->
    [one] { $puzzles } problema
   *[other] { $puzzles } problemas
}; a última partida tinha { $decisions } decisões e { $candidates } candidatos.
cli-puzzles-pace = { $pace } problemas por hora.
cli-puzzles-in = { $puzzles ->
    [one] { $puzzles } problema
   *[other] { $puzzles } problemas
} de { $games } partidas em { $file }.
cli-puzzles-doubt = { $puzzle }: { $why }
cli-puzzles-margin = outra jogada é melhor em { $points } pontos de cem.
cli-puzzles-checked = { $held } de { $puzzles } soluções são as melhores com cada uma de { $seeds } sementes.
