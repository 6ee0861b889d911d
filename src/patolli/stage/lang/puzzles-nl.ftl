### Puzzels, in de terminal.

cli-puzzles-seed = { $file } is begonnen met --seed { $seed }. Laat de seed weg, of kies een ander bestand.
cli-puzzles-progress = { $games } van { $of } partijen, { $puzzles ->
    [one] 1 puzzel
   *[other] { $puzzles } puzzels
}; de laatste partij had { $decisions } beslissingen en { $candidates } kandidaten.
cli-puzzles-pace = { $pace } puzzels per uur.
cli-puzzles-in = { $puzzles ->
    [one] 1 puzzel
   *[other] { $puzzles } puzzels
} uit { $games } partijen in { $file }.
cli-puzzles-doubt = { $puzzle }: { $why }
cli-puzzles-margin = een andere beurt is { $points } punten van honderd beter.
cli-puzzles-checked = { $held } van { $puzzles } oplossingen zijn de beste met elk van { $seeds } seeds.

### Puzzels: wat een beurt waard is, in woorden

puzzle-theme-gains = { $part }
puzzle-theme-denies = anderen ontnomen: { $part }
puzzle-point = Vergeleken met een andere beurt die goed lijkt: deze { $reason }.
puzzle-rival = De andere beurt: { $lines }
puzzle-besides = Bovendien: de beurt { $reason }.
puzzle-yours = Vergeleken met de beste beurt: de jouwe { $reason }.
puzzle-answer = Een mogelijk antwoord: { $lines }
