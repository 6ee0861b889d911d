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

### Os problemas: o que vale uma jogada, em palavras

puzzle-theme-gains = { $part }
puzzle-theme-denies = tirado aos outros: { $part }
puzzle-point = Em comparação com outra jogada que parece boa, esta { $reason }.
puzzle-rival = A outra jogada: { $lines }
puzzle-besides = Além disso, { $reason }.
puzzle-yours = Em comparação com a melhor jogada, a sua { $reason }.
puzzle-answer = Uma resposta possível: { $lines }
