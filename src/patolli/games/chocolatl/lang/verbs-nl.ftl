### Chocolatl: de woorden van een regel, als knoppen. Ze staan in deze volgorde.

verb-offer = Offeren
    .hint = Leg een kaart voorgoed weg. Ze telt aan het einde haar waarde.
verb-bid = Bieden
    .hint = Leg twee kaarten voor een locatie.
verb-lay = Leggen
    .hint = Leg een kaart voor een locatie.
verb-roll = Gooien
    .hint = Gooi een van je zwarte dobbelstenen en tel de ogen op. Dat kan niet terug.
    .cost = 1
verb-hut = Hut
    .hint = Bouw de hut; de tweede krijgt de dobbelsteen.
verb-die = Dobbelsteen
    .hint = Neem de zwarte dobbelsteen; de tweede bouwt de hut.
verb-first = Eerst
    .hint = Plaats je steen voor de andere.
verb-second = Daarna
    .hint = Laat de andere steen eerst plaatsen.
verb-discard = Afgeven
    .hint = Geef een kaart af voor die je wint.
verb-pass = Passen
    .hint = Gooi nu geen dobbelsteen.

word-place-1 = Tempel
word-place-2 = Plantage
word-place-3 = Dorp
word-place-4 = Piramide
word-place-5 = Drank
word-place-6 = Tlachtli

log-part = Ronde { $round }

sheet-location-1 = Tempel
sheet-location-2 = Plantage
sheet-location-3 = Dorp
sheet-location-4 = Piramide
sheet-location-5 = Drank
sheet-location-6 = Tlachtli
sheet-stones = Stenen
sheet-majority = Meeste stenen
sheet-chocolatl = Chocolatl-figuur
sheet-old = Oude man
sheet-offering = Offer
sheet-highest = Hoogste offer
sheet-die = Laatste dobbelsteen
