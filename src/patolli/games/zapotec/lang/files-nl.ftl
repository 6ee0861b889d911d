### Wat er mis is met een materiaalbestand
bad-component-colours = name noemt { $count } verschillende kleuren
bad-component-letters = id bestaat uit letters en cijfers
bad-component-same-space = { $space } heeft dezelfde drie eigenschappen en geen merk
bad-component-no-space = er is geen vak zonder merk voor { $properties }
bad-component-same-number = nummer { $number } is ook dat van { $card }
bad-component-rows-for-players = { $name } heeft een rij nodig voor 1, 2, 3 en 4 spelers
bad-component-marks = marks is een begin van de lijst { $marks }, niet { $found }
bad-component-marked-spaces = spaces zegt { $said }; { $count } vakken van tabel board hebben deze merken
bad-component-tiles-for-spaces = { $type }: { $tiles } tegels (tabel building_tiles) voor { $spaces } vakken
bad-component-card-sum = de kaarten zijn er samen { $total }, niet de { $count } van tabel action_cards
bad-component-score-tiles = score_tiles zegt { $said }, maar de doos heeft er { $count }
bad-component-heads = { $name } noemt elke basisgrondstof één keer, niet { $found }
bad-component-cell = hier hoort, rij voor rij, het vak van rij { $row }, kolom { $column }
bad-component-nine-cells = een raster heeft negen vakken, niet { $count }
bad-component-bot-points = bot is vp, maar het vak geeft geen vp
bad-component-track-length = length zegt { $said }, maar er zijn { $count } vakken
bad-component-sizes = size is base = 3, middle = 2, top = 1
bad-component-pyramids = er zijn meer piramideplaatsen dan scoretegels (tabel setup)
bad-component-market-slots = niveau { $level } heeft minder tegels dan plaatsen op de markt
bad-component-two-categories = same en different zijn twee categorieën
bad-component-open-rituals = er zijn minder kaarten dan de { $count } die open liggen (tabel setup)
bad-component-ritual-discs = ritual_discs (tabel setup) is kleiner dan het aantal open rituelenkaarten (ZAP-44)
bad-component-bot-cards = { $count } kaarten kunnen worden omgedraaid, en van nog een is de aanwijzing te zien
bad-component-hint = hint_true zegt of de aanwijzing een van de drie symbolen van de kaart is
