### Wat er mis is met een materiaalbestand of een stelling van Dix-Huit Lapins

# Materiaalbestanden
bad-component-colours = colours zijn deze vier, in willekeurige volgorde: { $colours }
bad-component-free-building = any: een gebouw dat niets kost, kan niet worden betaald (LAP-36)
bad-component-fixed-slots = slots van { $name } is { $value }: er is geen tekening van een andere grootte, dus een materiaalbestand kan dat niet veranderen
bad-component-fixed-strength = strength van { $name } is { $value }: een dubbel garnizoen is twee garnizoenen (LAP-6), en een materiaalbestand kan dat niet veranderen
bad-component-fixed-prisoners = prisoners van { $name } is { $value }: een garnizoen houdt één gevangene, een dubbel garnizoen twee (LAP-58), en een materiaalbestand kan dat niet veranderen
bad-component-fixed-taxes = taxes van { $name } is { $value }: alleen paleizen innen belasting (LAP-75), en een materiaalbestand kan dat niet veranderen
bad-component-fixed-type = type van { $name } is { $value }, zoals de tekening laat zien, en een materiaalbestand kan dat niet veranderen
bad-component-empty-temple = points begint met 0: een lege tempel levert niets op (LAP-76)
bad-component-temple-points = points: goed { $goods } is minder waard dan het vorige, dus goederen zouden niet worden verdeeld zoals LAP-76 zegt
bad-component-same-length = matches noemt tweemaal hetzelfde getal
bad-component-cards = cards zegt { $said }, maar de kaarten zijn samen { $count }
bad-component-middle = middle is { $count }: zoveel kaarten zijn geen wedstrijd en geen gunstige maïs (LAP-21)
bad-component-piles = piles is { $piles }, en dat vraagt één wedstrijd minder ertussen; er zijn er { $matches } (LAP-22)
bad-component-pile-sizes = least en most: { $cards } kaarten kunnen niet worden verdeeld in { $piles } stapels van { $least } tot { $most } (LAP-22)
bad-component-arrangements = least en most: de stapels kunnen { $count } verschillende indelingen hebben, en de regels onderscheiden er hoogstens { $most }
bad-component-row-named = { $column }: rij { $row } is { $name }; de regels kennen deze rijen bij naam en volgorde, en een materiaalbestand kan dat niet veranderen
bad-component-row-unknown = id: de regels kennen deze rij niet
bad-component-names = { $column }: “{ $word }” is geen van { $names }
bad-component-tile-name = id: de naam van een tegel van de soort { $sort } is { $letter } en een getal, zoals { $letter }01
bad-component-tile-twice = id: een andere tegel heet ook { $name }
bad-component-tile-slots = slots is 2 of 4: er is geen tekening van een andere bouwplaats
bad-component-tile-sorts = { $name }: tegels van één soort staan bij elkaar
bad-component-cells = columns en rows zijn { $cells } vakken, en een kaart heeft er hoogstens { $most }
bad-component-random-map = columns en rows zijn { $cells } vakken, maar de soorten zijn samen { $tiles } tegels
bad-component-side = { $column }: “{ $letter }” is geen zijde (N, E, S, W)
bad-component-link = links: “{ $link }” verbindt geen twee zijden (N, E, S, W)
bad-component-links-touch = links: twee ervan raken elkaar aan zijde { $side }
