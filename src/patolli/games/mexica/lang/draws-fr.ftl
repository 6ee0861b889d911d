## Ce que le hasard a fait, demandé pour une partie que l'on note

draw-first = Qui commence ?
draw-order = Quel quartier l'empereur commande-t-il ?
draw-neutral = Où se dresse un temple neutre ?
draw-height = Combien d'étages a le temple neutre suivant ?
draws-district = quartier de { $size }
draws-height = temple de { $floors ->
        [one] { $floors } étage
       *[other] { $floors } étages
    }
