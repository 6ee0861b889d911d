### Puzzles, in the terminal.

cli-puzzles-seed = { $file } was begun with --seed { $seed }. Leave the seed out, or choose another file.
cli-puzzles-progress = { $games } of { $of } games, { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
}; the last game had { $decisions } decisions and { $candidates } candidates.
cli-puzzles-pace = { $pace } puzzles an hour.
cli-puzzles-in = { $puzzles ->
    [one] 1 puzzle
   *[other] { $puzzles } puzzles
} from { $games } games in { $file }.
cli-puzzles-doubt = { $puzzle }: { $why }
cli-puzzles-margin = another turn is better by { $points } points of a hundred.
cli-puzzles-checked = { $held } of { $puzzles } solutions are best with each of { $seeds } seeds.

### Puzzles: what a turn is worth, in words

puzzle-theme-gains = { $part }
puzzle-theme-denies = taken from others: { $part }
puzzle-point = Compared with another turn that looks good, this one { $reason }.
puzzle-rival = The other turn: { $lines }
puzzle-besides = It also { $reason }.
puzzle-yours = Compared with the best turn, yours { $reason }.
puzzle-answer = A possible answer to it: { $lines }
