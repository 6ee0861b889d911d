## Terugblik: wat er in een partij gebeurde, en wat beter was geweest

review-title = Terugblik: { $title }
review-lead = { $decisions ->
        [one] { $decisions } beslissing
       *[other] { $decisions } beslissingen
    }, { $simulations ->
        [one] minstens { $simulations } simulatie
       *[other] minstens { $simulations } simulaties
    } voor elk, seed { $seed }
review-best = beste
review-good = goed
review-inaccuracy = onnauwkeurigheid
review-mistake = fout
review-blunder = blunder
review-forced = gedwongen
review-possible = onbekend
review-period = periode { $period }, ronde { $round }
review-round = ronde { $round }
review-set-up = bij het begin
review-lost = { $lost } op 100 verloren
review-cost = De zet van { $who } kostte { $chance ->
        [0] bijna geen kans om te winnen
       *[other] { $chance } van 100 kansen om te winnen
    }{ $points ->
        [0] .
        [one] { "" }, en ongeveer { $points } punt.
       *[other] { "" }, en ongeveer { $points } punten.
    }
review-no-cost = Er is niets beters gevonden.
review-played = Gespeeld
review-better = Beter
review-why = Waarom
review-gains = levert { $who } { $points } op: { $part }
review-costs = kost { $who } { $points }: { $part }
review-chance = Kans om te winnen
review-chance-below = regels van de partij
review-turning = Keerpunten
review-turning-none = Geen enkel moment veranderde veel.
review-turn-up = { $who } won { $change } van 100 kansen
review-turn-down = { $who } verloor { $change } van 100 kansen
review-by-luck = door geluk
review-after = na regel { $line }
review-seats = De spelers
review-player = speler
review-accuracy = nauwkeurigheid
review-accuracy-why = Nauwkeurigheid is 100 min de kans om te winnen die een beslissing gemiddeld heeft gekost, in punten van honderd. Een beslissing die het beter deed dan de beste gevonden zet telt als winst. Gedwongen beslissingen tellen niet mee.
review-luck = geluk
review-luck-why = Geluk is wat dobbelstenen en getrokken kaarten gaven of namen: hoe de kansen om te winnen veranderden terwijl niemand besliste. Het hoort niet bij de nauwkeurigheid.
review-mistakes = Wat beter had gekund
review-mistakes-none = Niets was duidelijk minder dan iets anders.
review-all = Alle { $count } beslissingen
review-how = Een beslissing wordt beoordeeld naar wat de speler toen kon weten, nooit naar de kaarten die kwamen: de gespeelde zet en de beste die werd gevonden worden in dezelfde veronderstellingen geprobeerd, met hetzelfde geluk. Alleen een verschil buiten twijfel telt: onder { $best } op 100 is het de beste, onder { $good } goed, onder { $inaccuracy } een onnauwkeurigheid, onder { $mistake } een fout, daarboven een blunder.
review-head-decision = beslissing
review-head-when = wanneer
review-head-judgement = oordeel
review-head-lost = verlies
review-again = Nog eens hetzelfde:
review-progress = { $done } van { $of } bekeken
review-seconds = --seconds vraagt een getal boven 0, zoals 60.
review-one-budget = Zeg hoe lang met --seconds of hoe vaak met --simulations, niet allebei.
review-written = De pagina staat in { $file }.
