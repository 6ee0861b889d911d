### Zapotec : comment les choses s'appellent dans les phrases, et ce qu'elles font (infobulles).

called-card = la carte { $number } ({ $resource }, { $property })
called-trade = la tuile Commerce de niveau { $level } ({ $deed })
called-ritual = la carte Rituel « { $counts } »
called-score-tile = la tuile Score « { $property } »
called-tile = une tuile avec { $basic } et { $advanced }
called-front = une carte { $type }, { $terrain }, { $region }
counts-groups = même { $same }, autre { $different }
counts-pyramid_levels = étages de pyramide
counts-resources = ressources en réserve
counts-sacrifice_steps = piste de Sacrifices
counts-trade_tiles = tuiles Commerce
deed-gain = { $gain }
deed-exchange = { $pay } → { $gain }
deed-build = maison sur { $property } pour { $pay }
deed-building_cost = { $building } pour { $pay }
deed-sacrifice = monter de { $steps } pour { $pay }
deed-score_from_hand = marquer avec une carte de la main
deed-ritual = un disque Rituel gratuit
tip-code = { $tip } [{ $code }]
tip-card = { $card } : elle donne les revenus de votre rangée ou colonne de { $resource } et construit sur des cases « { $property } » (libres pour l'instant : { $free }) ; le plus petit numéro commence.
tip-scoring = { $card } : la carte Score. À la fin d'un tour, { $each } PV par bâtiment « { $property } » ; un palais compte { $weight } fois.
tip-now = Pour vous maintenant : { $points }.
tip-trade = { $tile } : elle sert { $kind ->
        [gain] aussitôt, à l'achat
        [exchange] une fois par manche
        [build] une fois par manche, quand vous construisez
        [building_cost] toujours, quand vous construisez
        [score_from_hand] toujours, quand vous marquez
       *[other] une fois dans la partie
    }.
tip-price = Elle vous coûte { $gold } or maintenant.
tip-down = Elle est face cachée.
tip-ritual = { $card } : à la fin, qui a un disque ici marque { $scores }. Un disque coûte un prêtre, et un or par disque des autres.
tip-score-tile = { $tile } : une pyramide commencée avec elle compte à la fin les bâtiments « { $property } ».
tip-match = Les vôtres maintenant : { $count }.
tip-pyramid = la pyramide { $number } : { $levels ->
        [0] vide
        [one] { $levels } étage
       *[other] { $levels } étages
    }. À la fin, chacun de vos étages donne { $each } par bâtiment à vous qui correspond, et { $finished } si elle est achevée.
tip-step = la case { $space } de la piste de Sacrifices : { $gives }. Vous y arrivez pour { $corn } maïs et un prêtre.
gives-vp = { $points } PV aussitôt
gives-basic = un bois, une brique ou une pierre
gives-discount = les tuiles Commerce de niveau { $level } coûtent dès lors { $discount } or de moins
gives-ritual_no_priest = les rituels se font dès lors sans prêtre
gives-free_ritual = un disque Rituel gratuit
tip-space = { $space } : construire ici coûte { $price } ; la tuile donne { $basic } et { $advanced }.
tip-built = { $space } : { $what }
tip-cell = { $cell } : vide ; une tuile ici rapporte avec cette ligne ou cette colonne.
tip-cell-tile = { $cell } : la tuile rapporte { $basic } et { $advanced } avec cette ligne ou cette colonne.
tip-printed = La recouvrir donne une fois 1 { $resource }.
