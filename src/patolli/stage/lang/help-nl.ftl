### Wat opdrachten over zichzelf zeggen, en wat er mis is met een opdracht. Gelezen als het getoond wordt, niet eerder.

help-patolli =
    patolli: een tafel voor strategische spellen uit het oude Mexico en het land van de Maya's

      patolli games, patolli rules mexica MEX-35          welke spellen er zijn, en hun regels
      patolli play mexica, patolli serve --open           spelen in de terminal, of in een browser
      patolli replay game.txt, patolli show game.txt      een genoteerde partij, verteld of getekend
      patolli advise game.txt, patolli review game.txt    wat daar gespeeld kan worden; wat beter was geweest
      patolli simulate mexica, patolli arena mexica       bots laten spelen, of tegen elkaar
      patolli compare mexica box my.toml                  wat een andere doos verandert
      patolli balance mexica, patolli sweep mexica        stoelen, kaarten, geluk en kunde; een betere doos
      patolli dataset zapotec --out data                  beslissingen uit veel partijen om van te leren, als Parquet
      patolli puzzles mine mexica, patolli bench          stellingen waarin één beurt duidelijk de beste is; de snelheid
      patolli think, patolli backup, patolli restore, patolli copy-store    voor servers: bots, alle partijen in een bestand

    `patolli play --help` zegt meer; --language fr spreekt een andere taal; --print-completion bash vult woorden aan.

help-heading = { $title }:

help-capitals =
    .ADDRESS = ADRES
    .DAYS = DAGEN
    .DIR = MAP
    .FILE = BESTAND
    .GAME = SPEL
    .KEY = SLEUTEL
    .NAME = NAAM
    .NAMES = NAMEN
    .NEW = NIEUW
    .OLD = OUD
    .OUT = UITVOER
    .SECONDS = SECONDEN
    .URL = URL
    .VALUE = WAARDE
    .WORD = WOORD

help-all =
    .at = na N regels van de partij; geteld vanaf het einde als het < 0 is
    .bot = wie er op alle stoelen speelt (greedy)
    .csv = schrijf de maten in dit bestand, elk op een rij
    .db = de URL van de opslag; standaard een SQLite in je gegevensmap
    .file = een verslag, of `-` voor de standaardinvoer
    .game = { $games }
    .games = hoeveel partijen ({ $default })
    .help = toon deze hulp en stop
    .jobs = hoeveel processen tegelijk spelen (1); de partijen blijven dezelfde
    .json = één JSON-object op de standaarduitvoer
    .language = { $languages }; zonder deze optie die van je systeem, als het een van deze is
    .on = speel op een Ray-cluster: `ray` start er hier een, `ray:ADRES` sluit zich bij een aan; de partijen blijven dezelfde
    .option = zet het spel anders op; `patolli rules SPEL` noemt de opties aan het eind
    .page = schrijf één HTML-pagina met grafieken in dit bestand
    .players = hoeveel spelers
    .records = schrijf het verslag van elke partij in deze map
    .rows = met --json: `rows` heeft een object voor elke partij
    .seed = een getal, de seed: hetzelfde getal geeft hetzelfde toeval
    .version = welke versie dit is

help-advise =
    Wat in een stelling gespeeld kan worden: de beste regels, hoe waarschijnlijk ze winnen, en waarom.

    patolli advise game.txt --at 40
    patolli advise game.txt --bot search:5s --json
    .bot = hoe lang er wordt nagedacht
    .file = een verslag, of een stelling die met de hand is opgezet; `-` voor de standaardinvoer
    .seat = wie advies krijgt, als er meer tegelijk beslissen

help-arena =
    Laat bots tegen elkaar spelen, elk op elke stoel, en geef ze een rating.

    patolli arena mexica --bots search:200,greedy,random --games 60
    patolli arena mexica --bots search:1s,greedy --players 3 --games 30 --records games --json
    .bots = wie er speelt; de laatste krijgt de stoelen die over zijn
    .players = stoelen aan de tafel; zonder deze optie evenveel als bots

help-backup = Schrijf alle partijen van een opslag in één bestand, ook terwijl servers spelen. `patolli restore` leest het.
    .file = een nieuw bestand; er staan geheimen in, dus alleen jij kunt het lezen

help-balance =
    Hoe evenwichtig een doos is: stoelen, kaarten, gebouwen, spanning, geluk en kunde, en wat opties veranderen.

    patolli balance zapotec --page zapotec.html
    patolli balance mexica --option components=my.toml --games 500 --skill search:100,greedy
    patolli balance chocolatl --options edition,opening
    .games = hoeveel delingen ({ $deals })
    .options = zeg ook wat deze opties veranderen: namen, all (alle) of none (geen); standaard none
    .skill = de bots voor geluk en kunde, de sterkste eerst (greedy,novice), of none

help-bench =
    Meet de spellen op één kern: de beste van een aantal ronden, naast de norm.

    patolli bench                   alle spellen
    patolli bench mexica --quick
    .games = zonder naam alle spellen
    .quick = minder en kortere ronden

help-compare =
    Vergelijk twee dozen, twee stellen opties of twee bots, op dezelfde delingen.

    patolli compare mexica box turn.action_points=5 --page five-points.html
    patolli compare zapotec box my.toml --games 500 --csv measures.csv
    patolli compare lapins default map=beginner --what options --until share=0.02
    patolli compare chocolatl greedy search:100 --what bots --json
    .a = een doos: box, BESTAND, SLEUTEL=WAARDE; opties: default, NAAM=WAARDE; of een bot
    .b = waarmee A wordt vergeleken
    .games = hoeveel delingen ({ $deals })
    .separate = eigen delingen voor elke kant
    .until = speel tot de aandelen overwinningen zo nauwkeurig bekend zijn
    .what = wat A en B zijn (box)

help-copy-store = Kopieer alle partijen naar een opslag waar nog niets in staat: van SQLite naar PostgreSQL, of terug. Stop eerst de servers.
    .new = de URL van de andere, zoals postgresql://user@host/name
    .old = de URL van de opslag, zoals sqlite:///tables.db

help-dataset =
    Schrijf de beslissingen uit veel partijen om van te leren, als Parquet-bestanden.

    patolli dataset zapotec --bot search:200 --games 1000 --out data
    patolli dataset mexica --records games --out data

    Dezelfde opdracht gaat door met wat is afgebroken. Heeft pip install 'patolli[data]' nodig.
    .bot = één voor alle stoelen, of voor elke stoel een (search:200)
    .out = de map van de gegevensverzameling
    .records = neem de partijen van deze verslagen, in plaats van bots te laten spelen

help-games = Noem de spellen.

help-play =
    Speel in de terminal, alleen tegen bots of met meer mensen aan één scherm.

      patolli play mexica                             drie spelers: jij en twee die op goed geluk spelen
      patolli play mexica --seats me,me,random        twee mensen delen het scherm
      patolli play mexica --record game.txt           bewaar het verslag daar; het wordt na elke regel geschreven
      patolli play --resume game.txt                  ga ermee door

    Zeg `?` in het spel voor hulp. Meer regels met `;` ertussen worden allemaal gezegd of geen.
    .record = bewaar het verslag van de partij in dit bestand
    .resume = ga door met een verslag, of vanuit een stelling die met de hand is opgezet
    .seats = wie waar zit: me, { $bots }, of een eigen bot zoals ./mybot.py:Clever

help-print-completion =
    Druk een script af dat in een shell opdrachten, opties en spellen aanvult.

    eval "$(patolli --print-completion bash)"       in ~/.bashrc
    .shell = de shell

help-puzzles =
    Puzzels: vind ze in partijen tussen bots, of controleer de puzzels die er al zijn.

    patolli puzzles mine mexica --games 40 --out mexica.toml
    patolli puzzles mine mexica --seconds 3600 --wanted 60 --out mexica.toml
    patolli puzzles check mexica
    patolli puzzles check mexica --file mexica.toml --simulations 1000 --seeds 5

    Dezelfde opdracht gaat door met wat is afgebroken.
    .file = check: deze puzzels, niet die van het spel zelf
    .games = mine: hoeveel partijen in totaal ({ $default })
    .out = mine: het bestand van de puzzels (puzzles-SPEL.toml); het wordt aangevuld
    .seconds = mine: stop als er zoveel seconden voorbij zijn
    .seeds = check: hoeveel seeds ({ $default })
    .simulations = check: van elke beurt, met elke seed ({ $default })
    .wanted = mine: stop als er zoveel puzzels zijn
    .what = mine vindt puzzels, check probeert ze opnieuw

help-replay =
    Speel een verslag na en vertel het verhaal.

    patolli replay game.txt
    patolli replay game.txt --json
    .json = één JSON-object op de standaarduitvoer: hoe het afliep

help-restore = Zet alle partijen van een reservekopie in een opslag waar nog niets in staat. `patolli backup` heeft het bestand geschreven.
    .file = wat `patolli backup` heeft geschreven

help-review =
    Wat er in een partij gebeurde, en wat beter was geweest.

    patolli review game.txt --seconds 60
    patolli review game.txt --simulations 256 --seed 1 --html review.html
    patolli review game.txt --json
    .html = schrijf één HTML-pagina met borden in dit bestand
    .seconds = voor de hele partij (60)
    .simulations = voor elke beslissing: hetzelfde aantal geeft dezelfde uitkomst

help-rules =
    Lees de regels van een spel, de uitspraken en de opties.

    patolli rules mexica                    allemaal
    patolli rules mexica MEX-35             een ervan; ook een uitspraak (RU-3) of een optie (first_player)
    patolli rules mexica --search bridge
    .number = de nummers van regels
    .provenance = waar de getallen van de doos vandaan komen
    .search = alleen waar dit woord in staat

help-serve = Bedien de webtafel: speel in een browser, alleen, aan één scherm of via links.
    .drain = hoe lang door te gaan na SIGTERM terwijl /healthz 503 zegt, zodat een proxy het merkt; standaard { $drain } met PostgreSQL en --proxy, anders 0
    .host = het adres om op te luisteren; 0.0.0.0 voor iedereen
    .keep = dagen zonder regel waarna een tafel wordt verwijderd
    .log = json: één regel voor elke gebeurtenis
    .metrics_host = het adres daarvoor, standaard { $default }
    .metrics_port = bied daar metingen voor Prometheus aan; 0 kiest er een
    .name = een naam waaronder anderen de tafel openen, zoals club.example; mag meer dan eens worden gegeven; niet nodig voor numerieke adressen en localhost
    .open = open een browser
    .port = 0 kiest er een; standaard { $port }, of een andere als die bezet is
    .proxy = een adres of een netwerk waarvan de X-Forwarded-headers worden geloofd; mag meer dan eens worden gegeven
    .rate = verzoeken per seconde van één browser

help-show =
    Toon een stelling uit een verslag, als tekst of als tekening.

    patolli show game.txt                         de laatste stelling
    patolli show game.txt --at 40                 na 40 regels; --at -3 is drie regels voor het einde
    patolli show game.txt --svg out.svg           een tekening; `-` schrijft die naar de standaarduitvoer
    .file = een verslag, of een stelling die met de hand is opgezet; `-` voor de standaardinvoer
    .json = één JSON-object op de standaarduitvoer: wat bekend mag zijn
    .seat = wat deze stoel mag weten; zonder deze optie een toeschouwer
    .svg = schrijf een tekening in dit bestand
    .theme = het thema van de tekening

help-simulate =
    Laat bots veel partijen spelen, en tel.

    patolli simulate mexica --players 4 --games 1000 --seed 1 --json
    patolli simulate mexica --bots random,./mybot.py:Clever --records games
    .bots = een bot voor elke stoel, of één voor alle; zonder deze optie allemaal random

help-sweep =
    Verander getallen van een doos naar een doel toe, en bevestig de beste op verse delingen.

    patolli sweep mexica --vary turn.action_points=4..8 --goal seats --page sweep.html
    patolli sweep zapotec --vary round_scoring.vp_per_house=1..4 --goal tension --tries 8
    patolli sweep chocolatl --vary game.end_score=30..60:5 --goal length=150
    .games = hoeveel delingen ({ $deals })
    .goal = seats (stoelen), tension (spanning) of length=120 (lengte); standaard seats
    .tries = hoeveel dozen worden geprobeerd ({ $default })
    .vary = een getal van de doos; mag meer dan eens worden gegeven

help-think = Denk voor de bots van tafels die andere processen bedienen; ze delen een PostgreSQL. De servers hoeven dan alleen te bedienen.
    .db = de URL van de opslag, een PostgreSQL die ook door servers wordt gebruikt
    .jobs = hoeveel bots tegelijk denken; één per kern

## Wat er mis is met een opdracht

usage-wrong = { $why }. Zie `{ $command } --help`.
usage-count = “{ $given }” is geen geheel getal van 1 tot en met 999999999
usage-goal = --goal is seats, tension, of een lengte zoals length=120, niet “{ $given }”
usage-host-name = een naam is zoals club.example, zonder http:// en zonder poort, niet “{ $given }”
usage-language = er is geen taal “{ $given }”; de talen zijn: { $languages }
usage-number-above = er is een getal boven 0 nodig, niet “{ $given }”
usage-number-between = er is een getal van { $least } tot en met { $most } nodig, niet “{ $given }”
usage-option = --option heeft een naam en een waarde nodig, zoals first_player=random, niet “{ $given }”
usage-option-letters = in een optie staan geen regeleinden en geen `#`
usage-option-twice = de optie “{ $given }” is twee keer gegeven
usage-port = een poort is een getal van 0 tot en met 65535, niet “{ $given }”
usage-proxy = een proxy is één adres of één netwerk, zoals 127.0.0.1 of 10.0.0.0/8, niet “{ $given }”
usage-seconds = --seconds is een getal boven 0, zoals 60, niet “{ $given }”
usage-seed = een seed is een geheel getal van 0 tot en met { $most }, niet “{ $given }”
usage-until = --until zeg je zo: share=0.02, niet “{ $given }”
usage-vary = --vary zeg je zo: turn.action_points=4..8, of 4..8:2 voor stappen van 2, niet “{ $given }”
usage-vary-nothing = “{ $given }” heeft niets te veranderen: van het kleinste getal naar het grootste
usage-whole = “{ $given }” is geen geheel getal

## De woorden van argparse, naar wat het in het Engels zegt

argparse-usage = gebruik:
argparse-positional-arguments = positionele argumenten
argparse-options = opties
argparse-argument-argument-name-s-message-s = argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments-s = onbekende argumenten: %s
argparse-the-following-arguments-are-required-s = deze argumenten ontbreken: %s
argparse-ignored-explicit-argument-r = neemt geen waarde, en “%s” is er een
argparse-expected-one-argument = er is één waarde nodig
argparse-expected-at-most-one-argument = er is ten hoogste één waarde nodig
argparse-expected-at-least-one-argument = er is ten minste één waarde nodig
argparse-invalid-type-s-value-value-r = “%(value)s” is geen waarde van het type %(type)s
argparse-invalid-choice-value-r-choose-from-choices-s = “%(value)s” kan niet worden gekozen (kies uit %(choices)s)
argparse-invalid-choice-value-r-maybe-you-meant-suggestion-r-choose-from-choices-s = “%(value)s” kan niet worden gekozen, bedoelde je “%(suggestion)s”? (kies uit %(choices)s)
argparse-ambiguous-option-option-s-could-match-matches-s = dubbelzinnige optie: %(option)s kan %(matches)s zijn
argparse-unexpected-option-string-s = onverwachte optie: %s
