### Mexica: de woorden van een regel, als knoppen.

verb-place = Plaatsen
    .hint = Zet je pion op een startvak van het paleis.
verb-canal = Kanaal
    .hint = Graaf een kanaal van één vak of van twee aangrenzende vakken.
    .cost = 1
verb-bridge = Brug
    .hint = Bouw een brug over een kanaal.
    .cost = 1
verb-shift = Verplaatsen
    .hint = Verplaats een brug naar een ander kanaalvak, als de voorraad op is.
    .cost = 1
verb-temple = Tempel
    .hint = Bouw een tempel in de wijk van je pion: één actiepunt per verdieping.
    .cost = 1–4
verb-walk = Lopen
    .hint = Loop naar een aangrenzend vak of een brug ernaast.
    .cost = 1
verb-boat = Varen
    .hint = Ga per boot van brug naar brug: één actiepunt per brug onderweg.
    .cost = 1+
verb-fly = Springen
    .hint = Ga waarheen je wilt, tegen vast tarief.
    .cost = { $fee }
verb-found = Stichten
    .hint = Sticht de wijk van je pion, als de keizer er een van die grootte heeft besteld.
    .cost = 0
verb-take = Nemen
    .hint = Neem een actiefiche, om in een latere beurt in te zetten.
    .cost = 1
verb-spend = Inzetten
    .hint = Zet een actiefiche in voor één actiepunt extra.
    .cost = +1
verb-end = Beurt klaar
    .hint = Beëindig je beurt. Overgebleven actiepunten vervallen.

word-NS = noord – zuid
word-EW = west – oost

sheet-founded = Wijken stichten
sheet-present = Aanwezig bij stichtingen
sheet-district-founded = Gestichte wijken
sheet-district-open = Niet-gestichte wijken
sheet-palace = Paleisbonus

log-part = Periode { $period }, ronde { $round }
