### Wat alle spellen zeggen, en wat het commando `patolli` zegt.

## Waarom niet

no-line-too-long = Een regel heeft hoogstens { $most } tekens.
no-no-words = Een lege regel zegt niets.
no-game-over = Het spel is afgelopen.
no-not-asked =
    { $who ->
        [chance] Het spel wacht op het toeval, niet op stoel { $actor }.
       *[other] { $actor ->
            [chance] Het toeval hoeft nu niets te beslissen; stoel { $who } is aan de beurt.
           *[other] Stoel { $actor } hoeft nu niets te beslissen; stoel { $who } is aan de beurt.
        }
    }
    .you = Je bent nu niet aan zet.
no-gesture-over = In één keer mag niets volgen op een regel die een geheime beslissing afsluit, een kaart toont of het toeval laat spreken.
no-unknown-word = “{ $word }” is geen woord van dit spel. Regels beginnen met: { $words }.
no-wrong-words = “{ $verb }” zeg je zo: { $usage }.
no-other-kind = Dat wordt hier niet gekozen: wat gekozen kan worden, is verlicht.
no-no-number = “{ $word }” is geen getal. Zo zeg je het: { $usage }.

## Het commando: bestanden

cli-no-file = Het bestand { $file } bestaat niet.
cli-is-folder = { $file } is een map, geen bestand.
cli-cannot-read = { $file } kan niet worden gelezen: { $why }.
cli-cannot-write = { $file } kan niet worden geschreven: { $why }.
cli-standard-output = De standaarduitvoer
cli-exists = { $file } bestaat al; kies een andere naam.
cli-record-exists = { $file } bestaat al. Zeg --resume { $file } om ermee door te gaan, of kies een andere naam.

## Het commando: spellen, stoelen, simulaties

cli-game = { $name }: { $title }, aantal spelers: { $players }
cli-games-hint = Zo speel je er een: patolli play { $name }
cli-which-game = Welk spel? Zeg een van deze: { $games }.
cli-needs-table = De tafel heeft pakketten nodig die niet zijn geïnstalleerd ({ $name }): pip install 'patolli[table]'
cli-no-command = patolli heeft geen opdracht “{ $name }”. De opdrachten zijn: { $names }.
cli-seats-count = { $seats ->
        [one] Er is { $seats } stoel genoemd
       *[other] Er zijn { $seats } stoelen genoemd
    } voor { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }.
cli-seats-me = Wie aan deze terminal speelt, heet “me”.
cli-other-game = { $file } is een partij { $game }.
cli-set-already = { $file } zegt al met hoeveel spelers ({ $players }) en met welke opties; dat kan niet meer anders.
cli-progress = { $games } van { $of ->
        [one] { $of } partij
       *[other] { $of } partijen
    }
cli-progress-left = { $progress }, nog { $left }
cli-stopped = Voortijdig gestopt, na { $games } van { $of } partijen.
cli-needs-data = Gegevensverzamelingen hebben pakketten nodig die niet geïnstalleerd zijn ({ $name }): pip install 'patolli[data]'
cli-dataset-other = { $folder } bevat een gegevensverzameling die anders gemaakt is ({ $what }). Kies een andere map, of verwijder haar.
cli-dataset-none = { $folder } bevat geen opgeslagen partijen.
cli-dataset-game = { $file } is een partij { $game } met andere opties dan gevraagd.
cli-dataset = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
 } met { $rows } beslissingen, in { $folder }.
cli-alone = { $bot } speelde alleen tegen zichzelf: zijn overwinningen zeggen niets. Noem nog een bot, bijvoorbeeld --bots { $bot },{ $other }.
cli-balance = Pas na een veelvoud van { $set } partijen heeft elke bot even vaak op elke plaats gezeten.
cli-simulated = { $title }: { $games ->
        [one] { $games } partij
       *[other] { $games } partijen
    } met { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }, seed { $seed }
cli-head-seat = stoel
cli-head-wins = gewonnen
cli-head-place = gemiddelde rang
cli-head-mean = punten (gemiddeld)
cli-head-least = minste
cli-head-most = meeste
cli-shared = { $games ->
        [one] { $games } overwinning werd gedeeld; ze telt voor iedereen die haar deelt.
       *[other] { $games } overwinningen werden gedeeld; ze tellen voor iedereen die ze deelt.
    }
cli-head-bot = bot
cli-head-share = aandeel
cli-head-between = 95 %
cli-head-rating = rating
cli-shared-part = { $games ->
        [one] { $games } overwinning werd gedeeld; ze telt gedeeltelijk voor ieder die haar deelt.
       *[other] { $games } overwinningen werden gedeeld; ze tellen gedeeltelijk voor ieder die ze deelt.
    }
cli-advise-search = Advies komt van de zoekende bot, zoals in --bot search:2s, niet van { $bot }.
cli-advise-nobody = Daar beslist het toeval, niemand die advies kan krijgen.
cli-advise-next = De volgende beslissing is na regel { $at }: --at { $at }
cli-advise-thinking = Aan het denken… (Ctrl-C: zeg wat al gevonden is)
cli-advise-for = Advies voor { $who }:
cli-advise-line = { $number }. wint ongeveer { $chance } % ({ $visits ->
        [one] { $visits } keer geprobeerd
       *[other] { $visits } keer geprobeerd
    })
hint-gains = levert je { $points } op: { $part }
hint-costs = kost je { $points }: { $part }
hint-denies = ontneemt { $who } { $points }: { $part }
hint-leaves = laat { $who } { $points }: { $part }
hint-points = ongeveer { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
hint-little = een beetje
hint-outlook = de vooruitzichten
cli-speed = { $decisions } beslissingen in { $seconds } s: { $speed } µs per beslissing, { $compiled ->
        [1] gecompileerd
       *[0] geïnterpreteerd
    }
cli-speed-jobs = { $decisions } beslissingen in { $seconds } s; { $jobs } processen speelden samen { $playing } s, { $speed } µs per beslissing, { $compiled ->
        [1] gecompileerd
       *[0] geïnterpreteerd
    }
cli-records-in = De verslagen staan in { $folder }.

## Het commando: stellingen en regels

cli-no-seat = Er is geen stoel { $seat }; de stoelen lopen van 0 tot en met { $last }.
cli-at-range = --at { $at } ligt buiten de partij: ze heeft { $lines ->
        [one] { $lines } regel
       *[other] { $lines } regels
    }, dus van 0 (voor de eerste) tot { $last } (de laatste), of vanaf -{ $last } geteld vanaf het einde.
cli-at = Na { $at } van { $lines } regels.
cli-before-error = De stelling ervoor: --at { $at }
cli-rulings = Uitspraken
cli-options = Opties
cli-usual = als je niets anders zegt
cli-no-rule = { $title } heeft geen regel “{ $asked }”. In de buurt: { $near }.
cli-found-nothing = In de regels van { $title } komt “{ $word }” niet voor.
cli-rules-hint = Zo lees je er een: rules { $rule }

## Het commando: spelen

cli-you-sit = { $who }: jij
cli-sits = { $who }: { $code }
cli-help-hint = Zeg ? voor hulp.
cli-more = -- Enter: meer; q: genoeg --
cli-thinks = { $who } denkt na…
cli-hand-over = { $who }, je bent aan de beurt. Ga voor het scherm zitten en druk op Enter.
cli-did-you-mean = Bedoelde je “{ $word }”?
cli-none-said = Er is niets gedaan, vanwege “{ $line }”:
cli-read-rule = Zo lees je de regel: rules { $rule }
cli-help-lines = Je mag nu zeggen (hoeveel regels, hoe ze beginnen, een voorbeeld):
cli-help-several = Meer regels met ; ertussen worden allemaal gezegd of geen. De Tab-toets vult woorden aan.
cli-help-commands =
    Tegen het programma zeg je:
      moves [WOORDEN]  de regels die je mag zeggen, die zo beginnen
      why [REGEL]      waarom de laatste regel, of deze, niet mag
      rules [NUMMER]   de regels, één regel, of die waarin een woord voorkomt
      undo             je laatste regel terugnemen; undo turn: je beurt tot nu toe
      board            de stelling tonen
      log [N]          wat het laatst is gezegd
      save BESTAND     een kopie van het verslag schrijven
      quit             weggaan; de partij kan worden hervat
cli-no-moves = Niets wat je mag zeggen begint met “{ $words }”. Regels beginnen met: { $verbs }.
cli-many-moves = Je mag { $count } verschillende regels zeggen; “moves { $verb }” toont die van één soort:
cli-why-legal = Dat mag worden gezegd.
cli-why-nothing = Er is niets geweigerd. “why” met een regel zegt of die mag.
cli-undo-usage = Zeg “undo” voor één regel, of “undo turn”.
cli-undo-nothing = Er valt niets terug te nemen.
cli-undo-chance = Nee: het toeval heeft sindsdien gesproken, en gezien is gezien.
cli-undo-other = Nee: { $who } heeft sindsdien gespeeld.
cli-undo-sealed = Nee: dat stond vast toen je het zei.
cli-undone = { $lines ->
        [one] { $lines } regel is teruggenomen.
       *[other] { $lines } regels zijn teruggenomen.
    }
cli-log-usage = Zeg “log”, of “log 50” voor zoveel regels.
cli-save-usage = Zeg waar, bijvoorbeeld: save partij.txt
cli-saved = Het verslag is bewaard in { $file }.
cli-end-of-input = De invoer houdt hier op.
cli-record-in = Het verslag staat in { $file }. Zo ga je door:
cli-record-over = Het verslag staat in { $file }.
cli-not-kept = De partij wordt niet bewaard: { $why }.
cli-save-as = In welk bestand bewaren (Enter: geen)?

pair = { $name }: { $value }

sheet-other = Overig
sheet-total = Totaal
sheet-place = Plaats

## Waarom een genoteerde of zelf samengestelde partij niet gespeeld kan worden

bad-by-rule = { $rule }: { $why }
bad-line = regel { $line }: { $why }
bad-position = de stelling, { $why }
bad-position-large = een stelling heeft minder dan { $most } letters
bad-position-form = “{ $text }” heeft niet de vorm “naam: waarde”
bad-position-twice = “{ $name }” wordt twee keer gegeven
bad-position-begins = een stelling begint met een spel en een aantal spelers, zoals “mexica 3”
bad-position-name = “{ $name }” hoort niet bij een stelling; dit hoort erbij: { $names }
bad-position-number = { $name } is een getal van { $least } tot en met { $most }, niet “{ $value }”
bad-position-option-form = “{ $text }” heeft niet de vorm optie=waarde
bad-position-no-option = er is geen optie “{ $name }”; dit zijn de opties: { $names }
bad-position-option-twice = de optie “{ $name }” wordt twee keer gegeven
bad-begins = een genoteerde partij begint met de regel “patolli 1”
bad-version = dit programma leest versie { $known } van het formaat, niet “{ $found }”
bad-no-line = “{ $text }” is geen regel van een spel: die begint met het nummer van een stoel of met “*”
bad-nothing = na “{ $word }” volgt niets
bad-game-twice = het spel wordt twee keer genoemd
bad-players-twice = het aantal spelers wordt twee keer genoemd
bad-no-number = “{ $word }” is geen aantal spelers
bad-no-value = de optie “{ $name }” heeft geen waarde
bad-option-twice = de optie “{ $name }” wordt twee keer gegeven
bad-seat = een stoel is een nummer en een naam, zoals “seat 0 Ana”
bad-seat-twice = stoel { $seat } wordt twee keer genoemd
bad-no-head = “{ $word }” hoort niet in een kop (game, players, option, component, seat, position)
bad-which-game = de kop zegt niet welk spel het is (“game mexica”)
bad-how-many = de kop zegt niet hoeveel spelers er zijn (“players 3”)
bad-no-seat = met { $players } spelers is er geen stoel { $seat }
bad-no-words = een stoel zonder woorden
bad-large = het bestand is groter dan { $most } bytes en dus geen genoteerde partij
bad-not-text = het bestand is geen tekst in UTF-8 (byte { $byte })
bad-many-lines = meer dan { $most } regels
bad-other-players = de stelling heeft { $there } spelers, de kop zegt { $said }
bad-not-a-game = “{ $name }” is aangekondigd als spel, maar wat daar staat is er geen met die naam.
bad-game-fails = Het spel “{ $name }” van een ander pakket kan niet worden geladen: { $reason }.
bad-no-game = Er is geen spel “{ $name }”. De spellen zijn: { $games }.
bad-players = { $title } is voor { $least } tot { $most } spelers, niet voor { $players }.
bad-no-option = { $title } heeft geen optie “{ $name }”. De opties zijn: { $names }.
bad-value = { $name } kan een van deze zijn: { $values }; niet “{ $value }” ({ $rule }).
bad-colours-count = Genoemde kleuren: { $count }, voor { $players } spelers ({ $rule }).
bad-no-colour = “{ $name }” is geen kleur uit de doos: { $colours } ({ $rule }).
bad-colour-twice = Twee spelers kunnen niet allebei { $name } zijn ({ $rule }).
bad-bot = Er is geen bot “{ $code }”. De bots zijn: { $codes }, of een eigen bot: ./mybot.py:Clever.
bad-bot-colon = Na de bot “{ $name }” komt niets achter een dubbele punt, zoals in “{ $code }”.
bad-bot-budget = Een zoektocht heeft een budget zoals search:1s, search:200ms of search:5000, niet “{ $budget }”.
bad-bot-chose = De bot { $code } koos { $move }, en dat is geen van de zetten die hij kreeg.
bad-bot-ended = Het proces dat partij { $number } zou spelen, is zonder iets te zeggen gestopt.
bad-bot-failed = { $line ->
    [none] De bot { $code } ging fout: { $what }.
   *[other] De bot { $code } ging fout in regel { $line }: { $what }.
 }
bad-bot-file = { $line ->
    [none] Het bestand { $file } kan niet worden gebruikt: { $what }.
   *[other] Het bestand { $file } kan niet worden gebruikt, vanwege regel { $line }: { $what }.
 }
bad-bot-no-class = Er is geen klasse “{ $name }” in { $file }. { $classes ->
    [none] Geen klasse daar heeft een methode `decide`.
   *[other] Klassen met een methode `decide`: { $classes }.
 }
bad-bot-no-decide = { $file ->
    [none] De klasse “{ $name }” heeft geen methode `decide(self, question)`.
   *[other] De klasse “{ $name }” in { $file } heeft geen methode `decide(self, question)`.
 }
bad-bot-no-file = Het bestand “{ $file }” bestaat niet (voor de bot “{ $code }”).
bad-bot-not-python = { $file } is geen Python-bestand.
bad-bot-unmade = { $line ->
    [none] De bot { $code } kan niet worden gemaakt: { $what }.
   *[other] De bot { $code } kan niet worden gemaakt, vanwege regel { $line }: { $what }.
 }
bad-bot-which-class = Zeg welke klasse van { $file } de bot is, zoals in { $file }:Clever. { $classes ->
    [none] Geen klasse heeft een methode `decide`.
   *[other] Er zijn: { $classes }.
 }
bad-puzzles-file = dit is geen bestand met puzzels: { $what }
bad-puzzles-twice = er zijn twee puzzels “{ $puzzle }”.
