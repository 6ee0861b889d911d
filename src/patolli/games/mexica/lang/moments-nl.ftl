# De puntentelling van een periode, rij voor rij

moment-scoring = Puntentelling van periode { $period }
moment-district-founded = Wijk van { $size }
moment-district-open = Niet-gestichte wijk van { $size }
moment-floors = { $place }e, { $floors } verd.
moment-palace = Paleis
moment-pawn = pion erop
