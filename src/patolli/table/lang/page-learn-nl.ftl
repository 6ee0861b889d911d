### Leren: de pagina's met lessen, en de coach aan tafel

## Alle lessen

learn = Leren
learn-how = Korte lessen op het echte bord, één ding tegelijk. Er kan niets misgaan.
learn-new = Nieuw hier? Begin met { $title }
learn-new-how = { $minutes } minuten, zonder eerst regels te lezen.
learn-start-here = Begin hier
learn-begin = Beginnen
learn-go-on = Verder
learn-stopped = Waar je gebleven was
learn-next-up = Hierna
learn-n-of = { $n } van { $m } lessen klaar
learn-all-done = Alle lessen klaar
learn-minutes = { $n } min
learn-steps = { $n } stappen
learn-done = Klaar
learn-forget = Opnieuw beginnen bij de eerste les
learn-progress = { $n } % klaar
learn-rather = Liever lezen? Elke tafel heeft een spelhulp, en hier zijn de regels:
learn-game = { $title } leren
learn-game-done = Lessen
learn-lessons-of = Lessen van { $title }

## Een les

learn-strip = Les
all-lessons = Alle lessen
learn-step = Stap { $n } van { $m }
learn-questions = Wat denk je?
learn-back = Terug
learn-show = Laat zien
learn-why = Waarom
learn-skip = Overslaan
learn-next = Verder
learn-next-lesson = Hierna: { $title }
learn-first-game = Speel je eerste spel
learn-check = Controleren
learn-yes = ja
learn-no = nee
learn-fill-in = Zet in elk veld een antwoord: een getal, of ja of nee.
learn-one-wrong = Eén antwoord klopt nog niet.
learn-some-wrong = { $n } antwoorden kloppen nog niet.
learn-answer-is = Het is { $answer }.
learn-lights = Verlicht: { $places }.
learn-go-on-above = Gedaan. Ga verder met Verder.
learn-answer-above = Kijk naar het bord en antwoord dan hierboven.
learn-over = Dat was de les.
no-position-here = Deze stelling is niet bewaard: alleen die van de huidige stap.

## De coach aan tafel

tip-coach = Coach
tip-coach-why = Een opmerking als iets voor het eerst gebeurt, elke één keer.
tip-first = In mijn eerste spellen
tip-on = Altijd
tip-off = Nooit
tip-less = Minder
tip-less-why = Geen opmerkingen meer in dit spel
tip-never = Nooit
tip-never-why = Nooit meer opmerkingen; de instellingen halen ze terug
tip-again = Wat de coach tot nu toe heeft gezegd
