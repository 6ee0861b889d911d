### What all games say, and what the command `patolli` says.

## Why not

no-line-too-long = A line has at most { $most } letters.
no-no-words = An empty line says nothing.
no-game-over = The game is over.
no-not-asked =
    { $who ->
        [chance] The game is waiting for chance, not for seat { $actor }.
       *[other] { $actor ->
            [chance] Chance decides nothing now; it is the turn of seat { $who }.
           *[other] Seat { $actor } owes no decision now; it is the turn of seat { $who }.
        }
    }
    .you = You are not asked at the moment.
no-gesture-over = Nothing may follow in the same go after a line that ends a secret decision, shows a card or lets chance speak.
no-unknown-word = “{ $word }” is not a word of this game. Lines begin with: { $words }.
no-wrong-words = “{ $verb }” is said like this: { $usage }.
no-other-kind = That is not what is chosen here: what can be chosen is lit.
no-no-number = “{ $word }” is not a number. It is said like this: { $usage }.

## The command: files

cli-no-file = There is no file { $file }.
cli-is-folder = { $file } is a folder, not a file.
cli-cannot-read = { $file } cannot be read: { $why }.
cli-cannot-write = { $file } cannot be written: { $why }.
cli-standard-output = Standard output
cli-exists = { $file } exists already; choose another name.
cli-record-exists = { $file } exists already. Say --resume { $file } to go on with it, or choose another name.

## The command: games, seats, simulations

cli-game = { $name }: { $title }, for { $players } players
cli-games-hint = Play one with: patolli play { $name }
cli-which-game = Which game? Say one of: { $games }.
cli-needs-table = The table needs packages that are not installed ({ $name }): pip install 'patolli[table]'
cli-no-command = patolli has no command “{ $name }”. Its commands are: { $names }.
cli-seats-count = { $seats ->
        [one] { $seats } seat is named
       *[other] { $seats } seats are named
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
cli-seats-me = A person who plays at this terminal is “me”.
cli-other-game = { $file } is a game of { $game }.
cli-set-already = { $file } says how many play ({ $players }) and with which options; that cannot be changed.
cli-progress = { $games } of { $of ->
        [one] { $of } game
       *[other] { $of } games
    }
cli-progress-left = { $progress }, { $left } left
cli-stopped = Stopped early, after { $games } of { $of } games.
cli-needs-data = Data sets need packages that are not installed ({ $name }): pip install 'patolli[data]'
cli-dataset-other = { $folder } holds a data set that was made otherwise ({ $what }). Choose another folder, or delete it.
cli-dataset-none = { $folder } holds no records.
cli-dataset-game = { $file } is a record of { $game } with other options than those that were asked for.
cli-dataset = { $games ->
    [one] One game
   *[other] { $games } games
 } with { $rows } decisions, in { $folder }.
cli-alone = { $bot } has met nobody but itself: its wins say nothing. Name another bot, as in --bots { $bot },{ $other }.
cli-balance = Every bot has sat everywhere equally often only after a multiple of { $set } games.
cli-simulated = { $title }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }
cli-head-seat = seat
cli-head-wins = wins
cli-head-place = mean place
cli-head-mean = mean points
cli-head-least = least
cli-head-most = most
cli-head-bot = bot
cli-head-share = share
cli-head-between = 95 %
cli-head-rating = rating
cli-shared = { $games ->
        [one] { $games } victory was shared; it counts for all who share it.
       *[other] { $games } victories were shared; they count for all who share them.
    }
cli-shared-part = { $games ->
        [one] { $games } victory was shared; it counts in part for each who shares it.
       *[other] { $games } victories were shared; they count in part for each who shares them.
    }
cli-advise-search = Advice comes from the search, as in --bot search:2s, not from { $bot }.
cli-advise-nobody = Chance decides there, nobody who could be advised.
cli-advise-next = The next decision is after line { $at }: --at { $at }
cli-advise-thinking = Thinking… (Ctrl-C: say what was found so far)
cli-advise-for = Advice for { $who }:
cli-advise-line = { $number }. wins about { $chance } % ({ $visits ->
        [one] tried { $visits } time
       *[other] tried { $visits } times
    })
hint-gains = brings you { $points }: { $part }
hint-costs = costs you { $points }: { $part }
hint-denies = takes { $points } from { $who }: { $part }
hint-leaves = leaves { $points } to { $who }: { $part }
hint-points = about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
hint-little = a little
hint-outlook = the outlook
cli-speed = { $decisions } decisions in { $seconds } s: { $speed } µs a decision, { $compiled ->
        [1] compiled
       *[0] interpreted
    }
cli-speed-jobs = { $decisions } decisions in { $seconds } s; { $jobs } processes played for { $playing } s together, { $speed } µs a decision, { $compiled ->
        [1] compiled
       *[0] interpreted
    }
cli-records-in = The records are in { $folder }.

## The command: positions and rules

cli-no-seat = There is no seat { $seat }; the seats go from 0 to { $last }.
cli-at-range = --at { $at } is outside of the game: it has { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    }, so from 0 (before the first) to { $last } (the last), or from -{ $last } counted from the end.
cli-at = After { $at } of { $lines } lines.
cli-before-error = The position before it: --at { $at }
cli-rulings = Rulings
cli-options = Options
cli-usual = unless you say otherwise
cli-no-rule = { $title } has no rule “{ $asked }”. Near it: { $near }.
cli-found-nothing = Nothing in the rules of { $title } has “{ $word }” in it.
cli-rules-hint = Read one with: rules { $rule }

## The command: playing

cli-you-sit = { $who }: you
cli-sits = { $who }: { $code }
cli-help-hint = Say ? for help.
cli-more = -- Enter: more; q: enough --
cli-thinks = { $who } is thinking…
cli-hand-over = { $who }, it is your turn. Sit down at the screen and press Enter.
cli-did-you-mean = Did you mean “{ $word }”?
cli-none-said = Nothing was done, because of “{ $line }”:
cli-read-rule = To read the rule: rules { $rule }
cli-help-lines = You may say now (how many lines, how they begin, an example):
cli-help-several = Several lines separated by ; are said all or none. The Tab key completes words.
cli-help-commands =
    To the program you say:
      moves [WORDS]   the lines you may say, those that begin so
      why [LINE]      why the last line, or this one, may not be said
      rules [NUMBER]  the rules, one rule, or all that have a word in them
      undo            take back your last line; undo turn: your turn so far
      board           show the position
      log [N]         what was said last
      save FILE       write a copy of the record
      quit            leave; the game can be resumed
cli-no-moves = You may not say anything that begins with “{ $words }”. Lines begin with: { $verbs }.
cli-many-moves = You may say { $count } different lines; “moves { $verb }” lists those of one kind:
cli-why-legal = That may be said.
cli-why-nothing = Nothing was refused. “why” and a line tells whether it may be said.
cli-undo-usage = Say “undo” for one line, or “undo turn”.
cli-undo-nothing = There is nothing to take back.
cli-undo-chance = No: chance has drawn since, and what is seen is seen.
cli-undo-other = No: { $who } has acted since.
cli-undo-sealed = No: that was final when you said it.
cli-undone = { $lines ->
        [one] { $lines } line is taken back.
       *[other] { $lines } lines are taken back.
    }
cli-log-usage = Say “log”, or “log 50” for so many lines.
cli-save-usage = Say where, as in: save game.txt
cli-saved = The record is saved in { $file }.
cli-end-of-input = The input ends here.
cli-record-in = The record is in { $file }. Go on with:
cli-record-over = The record is in { $file }.
cli-not-kept = The game is not kept: { $why }.
cli-save-as = Save it in which file (Enter: none)?

pair = { $name }: { $value }

sheet-other = Other
sheet-total = Total
sheet-place = Place

## Why a record or a game of one's own cannot be played

bad-by-rule = { $rule }: { $why }
bad-line = line { $line }: { $why }
bad-position = the position, { $why }
bad-position-large = a position has fewer than { $most } letters
bad-position-form = “{ $text }” is not of the form `name: value`
bad-position-twice = “{ $name }” is given twice
bad-position-begins = a position begins with a game and a number of players, such as `mexica 3`
bad-position-name = “{ $name }” is not part of a position; these are: { $names }
bad-position-number = { $name } is a number from { $least } to { $most }, not “{ $value }”
bad-position-option-form = “{ $text }” is not of the form option=value
bad-position-no-option = there is no option “{ $name }”; these are: { $names }
bad-position-option-twice = the option “{ $name }” is given twice
bad-begins = a record begins with the line `patolli 1`
bad-version = this program reads version { $known } of the format, not “{ $found }”
bad-no-line = “{ $text }” is no line of a game: it begins with a seat's number or with `*`
bad-nothing = nothing follows “{ $word }”
bad-game-twice = the game is named twice
bad-players-twice = the number of players is given twice
bad-no-number = “{ $word }” is not a number of players
bad-no-value = the option “{ $name }” has no value
bad-option-twice = the option “{ $name }” is given twice
bad-seat = a seat is a number and a name, such as `seat 0 Ana`
bad-seat-twice = seat { $seat } is named twice
bad-no-head = “{ $word }” is no part of a header (game, players, option, component, seat, position)
bad-which-game = the header does not say which game it is (`game mexica`)
bad-how-many = the header does not say how many players there are (`players 3`)
bad-no-seat = there is no seat { $seat } with { $players } players
bad-no-words = an actor without words
bad-large = the file is larger than { $most } bytes, so it is not a record
bad-not-text = the file is not text in UTF-8 (byte { $byte })
bad-many-lines = more than { $most } lines
bad-other-players = the position has { $there } players, the header says { $said }
bad-not-a-game = “{ $name }” is announced as a game, but what is found there is none of that name.
bad-game-fails = The game “{ $name }” of another package cannot be loaded: { $reason }.
bad-no-game = There is no game “{ $name }”. The games are: { $games }.
bad-players = { $title } is for { $least } to { $most } players, not { $players }.
bad-no-option = { $title } has no option “{ $name }”. Its options are: { $names }.
bad-value = { $name } can be one of: { $values }; not “{ $value }” ({ $rule }).
bad-colours-count = Colours named: { $count }, for { $players } players ({ $rule }).
bad-no-colour = “{ $name }” is no colour of the box: { $colours } ({ $rule }).
bad-colour-twice = Two players cannot both be { $name } ({ $rule }).
bad-bot = There is no bot “{ $code }”. The bots are: { $codes }, or your own: ./mybot.py:Clever.
bad-bot-colon = The bot “{ $name }” takes nothing after a colon, as in “{ $code }”.
bad-bot-budget = A search has a budget such as search:1s, search:200ms or search:5000, not “{ $budget }”.
bad-bot-chose = The bot { $code } chose { $move }, which is not among the moves it was given.
bad-bot-ended = The process that was to play game { $number } has ended without a word.
bad-bot-failed = { $line ->
    [none] The bot { $code } failed: { $what }.
   *[other] The bot { $code } failed in line { $line }: { $what }.
 }
bad-bot-file = { $line ->
    [none] The file { $file } cannot be used: { $what }.
   *[other] The file { $file } cannot be used in line { $line }: { $what }.
 }
bad-bot-no-class = There is no class “{ $name }” in { $file }. { $classes ->
    [none] It has no class with a method `decide`.
   *[other] Its classes with a method `decide`: { $classes }.
 }
bad-bot-no-decide = { $file ->
    [none] The class “{ $name }” has no method `decide(self, question)`.
   *[other] The class “{ $name }” in { $file } has no method `decide(self, question)`.
 }
bad-bot-no-file = There is no file “{ $file }” (for the bot “{ $code }”).
bad-bot-not-python = { $file } is not a file of Python.
bad-bot-unmade = { $line ->
    [none] The bot { $code } cannot be made: { $what }.
   *[other] The bot { $code } cannot be made in line { $line }: { $what }.
 }
bad-bot-which-class = Say which class of { $file } is the bot, as in { $file }:Clever. { $classes ->
    [none] It has none with a method `decide`.
   *[other] There are: { $classes }.
 }
bad-puzzles-file = this is no file of puzzles: { $what }
bad-puzzles-twice = there are two puzzles “{ $puzzle }”.
