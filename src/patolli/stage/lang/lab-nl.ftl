## Het laboratorium: wat gemeten wordt

lab-points-of = punten, { $seat }
lab-share-of = aandeel overwinningen in %, { $seat }
lab-length = lengte in beslissingen
lab-margin = voorsprong van de winnaar in punten
lab-lead-changes = hoe vaak de leiding wisselt
lab-open = % van het spel tot de winnaar voorgoed leidt
lab-duel-share = aandeel overwinningen aan gemengde tafels in %
lab-duel-points = punten aan gemengde tafels
lab-from = punten uit: { $source }
lab-used-of = keren gebruikt: { $thing }
lab-worth-of = waarde van één keer: { $thing }
lab-kind-action = actie
lab-kind-card = kaart
lab-kind-trade-tile = handelstegel
lab-kind-score-tile = scoretegel
lab-kind-ritual = ritueel
lab-kind-building = gebouw
lab-kind-terrain = terrein
lab-kind-region = streek
lab-kind-location = gewonnen plaats
lab-kind-improvement = gewonnen kaart
lab-kind-offering = offer
lab-kind-temple = tempel naar verdiepingen
lab-kind-district = wijk naar grootte
lab-kind-share = verdeling van de oogst
lab-place = plaats { $place }

## Het laboratorium: tabellen

lab-head-measure = maat
lab-head-a = A
lab-head-b = B
lab-head-change = verschil
lab-head-between = tussen
lab-head-deals = delingen
lab-head-value = waarde
lab-head-option = optie
lab-head-goal = van het doel af

## Het laboratorium: een vergelijking

lab-compare-title = { $title }: { $a } vergeleken met { $b }
lab-compare-lead = { $deals ->
        [one] { $deals } deling
       *[other] { $deals } delingen
    } met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }, door beide kanten gespeeld{ $what ->
        [bots] {""}
       *[other] {" "}met de bot { $bot } op alle stoelen
    }; seed { $seed }.
lab-box-title = { $title }: wat { $b } verandert
lab-what-changes = { $count } van { $all } metingen veranderen buiten twijfel
lab-finding = { $a } → { $b }, een verschil van { $change } (tussen { $between })
lab-more-findings = Nog { $count ->
        [one] { $count } verschil staat
       *[other] { $count } verschillen staan
    } in de tabel hieronder.
lab-nothing-differs = Geen verschil staat buiten twijfel. Meer delingen maken de intervallen smaller.
lab-read-interval = Een verschil is “{ $b }” min “{ $a }”. De intervallen zijn zo breed dat ze in 95 van de 100 vergelijkingen allemaal samen kloppen; een vol punt is een verschil buiten twijfel. Een dunne lijn op een balk is het interval van één kant.
lab-chart-points = Verschil in punten
lab-chart-share = Verschil in aandelen overwinningen, in procentpunten
lab-chart-duel = Aandeel overwinningen aan gemengde tafels, B min A, in procentpunten
lab-chart-change = Verschil: { $name }
lab-course-title = In hoeveel spellen de latere winnaar leidt
lab-course-below = % van het spel
lab-places = Plaatsen, in % van de spellen
lab-sources = Waar punten vandaan komen
lab-chart-sheet = Punten van een stoel
lab-things = Wat gebruikt wordt, en wat het waard is
lab-worth-meaning = Waarde is hoeveel punten een stoel meer heeft voor elke keer gebruiken, vergeleken met de anderen aan zijn tafel. Ze zegt wat samengaat, niet wat de oorzaak is.
lab-chart-used = Keren gebruikt in een spel: { $kind }
lab-chart-worth = Waarde van één keer in punten: { $kind }
lab-all-measures = Alle maten
lab-show-all = Toon alle { $count } maten
lab-again = Hetzelfde nog eens:
lab-compare-note = Patolli { $version }. Beide kanten spelen dezelfde delingen, en verschillen worden per deling genomen (intervallen van Student van gelineariseerde verhoudingen, gecorrigeerd volgens Bonferroni: de ene helft voor punten, overwinningen, lengte en spanning, de andere voor al het overige). Waar minder dan 20 delingen iets over zeggen, heeft geen interval.

## Het laboratorium: evenwicht

lab-balance-title = { $title }: het evenwicht van de doos
lab-balance-lead = { $deals ->
        [one] { $deals } spel
       *[other] { $deals } spellen
    } met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }, de bot { $bot } op alle stoelen; seed { $seed }.
lab-seats = Stoelen
lab-advantage-of = voordeel in punten, { $seat }
lab-chart-seat-share = Aandelen overwinningen; gelijk is { $even }
lab-chart-advantage = Punten boven het gemiddelde van de tafel
lab-seats-even = Geen stoel heeft een voordeel buiten twijfel.
lab-seat-better = { $seat } wint { $share } van de spellen (tussen { $between }) in plaats van { $even }.
lab-tension = Spanning
lab-tension-open = Gemiddeld neemt de winnaar na { $open } van het spel voorgoed de leiding, en de leiding wisselt { $changes } keer.
lab-skill = Geluk en kunde
lab-skill-wins = { $strong } tegen { $weak }: de sterkere bot wint { $share } van de partijen aan gemengde tafels (tussen { $between }).
lab-skill-parts = Waar de punten van een stoel boven het gemiddelde van afhangen, in % van de variantie
lab-skill-skill = wie speelt
lab-skill-seat = waar men zit
lab-skill-deal = de deling
lab-skill-rest = spel en later geluk
lab-skill-meaning = Elke deling wordt twee keer gespeeld, de bots wisselen van stoel: wat bij de bot blijft is kunde, wat in alle delingen bij de stoel blijft is de stoel, wat in één deling bij de stoel blijft is de deling.
lab-strategies = Strategieën, kaarten, gebouwen
lab-things-of = { $kind }: waarde van één keer in punten
lab-options = Opties
lab-options-none = Geen optie verandert iets buiten twijfel.
lab-balance-note = Patolli { $version }. De intervallen zijn die van Student, van gelineariseerde verhoudingen, gecorrigeerd voor het aantal maten (Bonferroni: de ene helft voor stoelen, lengte en spanning, de andere voor al het overige).

## Het laboratorium: een zoektocht

lab-sweep-title = { $title }: { $keys } naar { $goal }
lab-sweep-lead = { $tries ->
        [one] { $tries } poging
       *[other] { $tries } pogingen
    } met elk { $deals ->
        [one] { $deals } deling
       *[other] { $deals } delingen
    }, { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }, bot { $bot }; seed { $seed }. De beste worden nog eens gespeeld op { $fresh } verse delingen.
lab-goal-seats = gelijke stoelen
lab-goal-length = een lengte van { $target } beslissingen
lab-goal-tension = spanning
lab-sweep-best = Het beste op verse delingen: { $values }. Van het doel af: { $value } (de doos zoals hij is: { $delivered }), een verschil van { $change } (tussen { $between }).
lab-sweep-unconfirmed = Op verse delingen is niets van wat geprobeerd werd buiten twijfel beter dan de doos zoals hij is.
lab-sweep-confirmed = Op verse delingen is dat buiten twijfel beter dan de doos zoals hij is.
lab-sweep-chart = Van het doel af, naar { $key }
lab-sweep-fresh = Van het doel af op verse delingen; de rechte lijn is de doos zoals hij is
lab-sweep-as-it-is = zoals hij is
lab-sweep-meaning-seats = Van het doel af: de grootste afstand tussen het aandeel overwinningen van een stoel en een gelijk aandeel.
lab-sweep-meaning-length = Van het doel af: hoe ver de gemiddelde lengte van { $target } beslissingen is.
lab-sweep-meaning-tension = Van het doel af: het deel van het spel dat over is als de winnaar voorgoed de leiding neemt; minder is meer spanning.
lab-sweep-note = Patolli { $version }. Alle pogingen spelen dezelfde delingen, dus de beste lijkt daarop beter dan hij is; alleen de verse delingen tellen. Pogingen in kleur zijn opnieuw gespeeld.

## Het laboratorium: de opdracht

lab-side-options = { $text } noemt geen opties. Ze worden zo gezegd: first_player=random,stall_rounds=off; of default.
lab-same-keys = { $key } is twee keer gegeven.
lab-no-key = De doos heeft niets met de sleutel { $key }.
lab-vary-key = De doos heeft geen getal { $key }.
lab-vary-near = Misschien { $keys }?
lab-rows-json = --rows hoort bij --json.
lab-needs-optuna = Een zoektocht heeft pakketten nodig die niet geïnstalleerd zijn ({ $name }): pip install 'patolli[lab]'
lab-needs-ray = --on ray heeft pakketten nodig die niet geïnstalleerd zijn ({ $name }): pip install 'patolli[ray]'
lab-on = --on is ray voor een cluster op deze machine, of ray:ADRES voor een dat al draait, zoals ray:10.0.0.5:6379.
lab-ray-listens = Zolang er gespeeld wordt, luistert Ray op alle adressen van deze machine en vraagt geen wachtwoord: alleen achter een firewall.
lab-ray-failed = Ray kon niet gestart of bereikt worden: { $why }
lab-one-bot = { $count ->
        [one] { $count } bot is genoemd
       *[other] { $count } bots zijn genoemd
    }; er zijn er twee nodig, de sterkste eerst.
lab-page-in = De pagina staat in { $file }.
lab-csv-in = De maten staan in { $file }.
lab-narrow-enough = De aandelen overwinningen zijn na { $deals } delingen nauwkeurig genoeg.
lab-not-narrow = Na { $deals } delingen zijn de aandelen overwinningen nog niet zo nauwkeurig: vraag om meer partijen.
lab-by-time = Bots die seconden lang denken herhalen zich niet precies, wat de seed ook is.
lab-changed = Verschillen buiten twijfel: { $count }

## De snelheid

bench-processor = processor
bench-system = systeem
bench-python = python
bench-rounds = ronden
bench-best-of = de beste van { $rounds } telt
bench-doing = { $title } met { $players }
bench-doing-interpreted = hetzelfde, geïnterpreteerd
bench-title = { $title }, { $compiled ->
        [1] gecompileerd
       *[0] geïnterpreteerd
    }, willekeurig spel, één kern
bench-with-spiel = Met OpenSpiel ernaast (`pip install open_spiel`) worden ook de simulaties van zijn MCTS gemeten.
bench-players = { $players } sp.
bench-bar = norm
bench-met = gehaald
bench-not-met = NIET gehaald
bench-us-decision = µs per beslissing
bench-times-simulate = simulate, maal zoveel
bench-times-records = met verslagen, maal zoveel
bench-us-first-quarter = in het eerste kwart
bench-us-last-quarter = in het laatste kwart
bench-last-to-first = laatste op eerste
bench-interpreted = geïnterpreteerd
bench-times-as-fast = maal zo snel
bench-simulations-s = simulaties per seconde
bench-search-s = van onze zoektocht
bench-spiel-python-s = van de MCTS van OpenSpiel, Python
bench-spiel-c-s = van de MCTS van OpenSpiel, C++
bench-us-copy = µs per kopie
bench-ms-view = ms per aanzicht
bench-ms-scene = ms per scène
bench-ms-svg = ms per tekening
bench-state-bytes = bytes van een toestand
bench-copy-bytes = die een kopie toevoegt
bench-record-bytes = bytes van een verslag
bench-decisions = beslissingen in een partij
