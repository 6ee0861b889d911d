### Mexica: de woorden van een regel, als knoppen.

verb-place = Plaatsen
    .hint = Zet je pion op een startvakje van het paleis.
verb-canal = Kanaal
    .hint = Graaf een kanaal van één vakje of van twee buurvakjes.
    .cost = 1
verb-bridge = Brug
    .hint = Bouw een brug over een kanaal.
    .cost = 1
verb-shift = Verleggen
    .hint = Verplaats een brug naar een ander kanaalvakje, als de voorraad op is.
    .cost = 1
verb-temple = Tempel
    .hint = Bouw een tempel in de wijk van je pion: één actiepunt per verdieping.
    .cost = 1–4
verb-walk = Lopen
    .hint = Loop naar een buurvakje of een brug ernaast.
    .cost = 1
verb-boat = Varen
    .hint = Ga per boot van brug naar brug: één actiepunt per brug onderweg.
    .cost = 1+
verb-fly = Springen
    .hint = Ga naar een willekeurige vrije plek voor een vaste prijs.
    .cost = 5
verb-found = Stichten
    .hint = Sticht de wijk van je pion, als de keizer er een van die grootte heeft besteld.
    .cost = 0
verb-take = Nemen
    .hint = Neem een actiefiche, om in een latere beurt uit te geven.
    .cost = 1
verb-spend = Uitgeven
    .hint = Geef een actiefiche terug voor één actiepunt extra.
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
