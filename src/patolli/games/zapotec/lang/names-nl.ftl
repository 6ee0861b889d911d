### Zapotec: hoe dingen in zinnen heten, en wat ze doen: knopinfo.

called-card = kaart { $number } ({ $resource }, { $property })
called-trade = de handelstegel van niveau { $level } ({ $deed })
called-ritual = de ritueelkaart “{ $counts }”
called-score-tile = de waarderingstegel “{ $property }”
called-tile = een tegel met { $basic } en { $advanced }
called-front = een kaart met { $type }, { $terrain }, { $region }
counts-groups = { $same } gelijk, { $different } anders
counts-pyramid_levels = piramidelagen
counts-resources = grondstoffen in voorraad
counts-sacrifice_steps = offerstappen
counts-trade_tiles = handelstegels
deed-gain = { $gain }
deed-exchange = { $pay } → { $gain }
deed-build = huis op { $property } voor { $pay }
deed-building_cost = { $building } voor { $pay }
deed-sacrifice = { $steps } omhoog voor { $pay }
deed-score_from_hand = scoren met een handkaart
deed-ritual = een gratis ritueelschijf
tip-code = { $tip } [{ $code }]
tip-card = { $card }: geeft de inkomsten van je rij of kolom { $resource } en bouwt op velden met { $property } (nu vrij: { $free }); het laagste nummer begint.
tip-scoring = { $card }: de waarderingskaart. Aan het eind van een beurt { $each } per gebouw met { $property }; een paleis telt { $weight } keer.
tip-now = Voor jou nu: { $points }.
tip-trade = { $tile }: werkt { $kind ->
        [gain] meteen, bij aankoop
        [exchange] één keer per ronde
        [build] één keer per ronde, bij het bouwen
        [building_cost] altijd, bij het bouwen
        [score_from_hand] altijd, bij het scoren
       *[other] één keer in het spel
    }.
tip-price = Ze kost je nu { $gold } goud.
tip-down = Ze ligt gedekt.
tip-ritual = { $card }: aan het eind scoort wie hier een schijf heeft { $scores }. Een schijf kost een priester, en een goud per schijf van anderen.
tip-score-tile = { $tile }: een piramide die ermee begint, telt aan het eind de gebouwen met { $property }.
tip-match = Nu van jou: { $count }.
tip-pyramid = piramide { $number }: { $levels ->
        [0] leeg
        [one] { $levels } laag
       *[other] { $levels } lagen
    }. Aan het eind geeft elke laag van jou { $each } per passend gebouw van jou, en { $finished } als ze voltooid is.
tip-step = vak { $space } van het offerspoor: { $gives }. Je komt er voor { $corn } maïs en een priester.
gives-vp = meteen { $points } punten
gives-basic = een hout, een baksteen of een steen
gives-discount = handelstegels van niveau { $level } kosten voortaan { $discount } goud minder
gives-ritual_no_priest = voortaan is voor rituelen geen priester nodig
gives-free_ritual = een gratis ritueelschijf
tip-space = { $space }: bouwen kost { $price }; de tegel geeft { $basic } en { $advanced }.
tip-built = { $space }: { $what }
tip-cell = { $cell }: leeg; een tegel hier levert op met die rij of die kolom.
tip-cell-tile = { $cell }: de tegel levert { $basic } en { $advanced } op met die rij of die kolom.
tip-printed = Bedekken geeft één keer 1 { $resource }.
