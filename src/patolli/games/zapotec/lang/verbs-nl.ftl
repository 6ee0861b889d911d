### Zapotec: de woorden van een regel, als knoppen. Ze staan in deze volgorde.

verb-choose = Spelen
    .hint = Kies in het geheim de kaart van deze ronde. Je kunt niet meer ruilen.
verb-income = Inkomsten
    .hint = Neem de inkomsten van een rij of van een kolom.
verb-income-row = Rij
    .hint = Neem de inkomsten van de rij.
verb-income-column = Kolom
    .hint = Neem de inkomsten van de kolom.
verb-buy = Handel
    .hint = Koop een open handelstegel: evenveel goud als zijn niveau.
    .cost = { $price }
verb-use = Gebruiken
    .hint = Gebruik een van je handelstegels.
verb-pyramid = Piramide
    .hint = Bouw een laag: { $level }.
    .cost = { $level_price }
verb-ritual = Ritueel
    .hint = Voer een ritueel uit: een priester, en een goud voor elke schijf van anderen.
    .cost = 1+
verb-sacrifice = Offeren
    .hint = Klim op het offerspoor: een priester, en een maïs per stap.
    .cost = 2+
verb-gain = Nemen
    .hint = Neem een hout, een baksteen of een steen.
verb-place = Schijf
    .hint = Leg een schijf op een ritueelkaart, gratis.
verb-build = Bouwen
    .hint = Bouw een huis op een veld en kies dan het vak van je raster voor de tegel.
    .cost = { $house_price }
verb-palace = Paleis
    .hint = Bouw je paleis: { $palace_cost }.
    .cost = { $palace_price }
verb-score = Scoren
    .hint = Scoor met de waarderingskaart, of met een kaart uit je hand.
verb-draft = Nemen
    .hint = Neem een kaart uit het aanbod.
verb-decline = Afzien
    .hint = Ga verder zonder.
verb-done = Klaar
    .hint = Ga naar de volgende stap van je beurt.

word-row = rij
word-column = kolom
word-new = nieuw
word-round = waarderingskaart

sheet-scored = Gebouwen, elke ronde
sheet-steps = Offerspoor, onderweg
sheet-track = Offerspoor, plaats
sheet-rituals = Rituelen
sheet-pyramids = Piramides
sheet-trade = Handelstegels van Cocijobot
sheet-difficulty = Moeilijkheid

log-part = Ronde { $round }
