### What commands say of themselves, and what is wrong with a command. Read when it is shown, not before.
### `help-play` is the command, its attributes are its arguments; `help-all` has those that several commands share.

help-patolli =
    patolli: a table for strategy games of old Mexico and the Maya lands

      patolli games, patolli rules mexica MEX-35          which games there are, and their rules
      patolli play mexica, patolli serve --open           play in the terminal, or in a browser
      patolli replay game.txt, patolli show game.txt      a recorded game, told or drawn
      patolli advise game.txt, patolli review game.txt    what could be played there; what would have been better
      patolli simulate mexica, patolli arena mexica       let bots play, or play against each other
      patolli compare mexica box my.toml                  what another box changes
      patolli balance mexica, patolli sweep mexica        seats, cards, luck and skill; a better box
      patolli dataset zapotec --out data                  decisions of many games for learners, as Parquet
      patolli puzzles mine mexica, patolli bench          positions in which one turn is clearly best; the speed
      patolli think, patolli backup, patolli restore, patolli copy-store    for servers: bots, all games in a file

    `patolli play --help` says more; --language fr speaks another language; --print-completion bash completes words.

help-heading = { $title }:

help-capitals =
    .ADDRESS = ADDRESS
    .DAYS = DAYS
    .DIR = DIR
    .FILE = FILE
    .GAME = GAME
    .KEY = KEY
    .NAME = NAME
    .NAMES = NAMES
    .NEW = NEW
    .OLD = OLD
    .OUT = OUT
    .SECONDS = SECONDS
    .URL = URL
    .VALUE = VALUE
    .WORD = WORD

help-all =
    .at = after N lines of the game; counted from the end if < 0
    .bot = who plays at all seats (greedy)
    .csv = write the measures into this file, a row each
    .db = the URL of the store; SQLite in your data folder by default
    .file = a record, or `-` for standard input
    .game = { $games }
    .games = how many games ({ $default })
    .help = show this help message and exit
    .jobs = how many processes play at once (1); the games stay the same
    .json = one JSON object on standard output
    .language = { $languages }; without it, that of your system if it is one of them
    .on = play on a Ray cluster: `ray` starts one here, `ray:ADDRESS` joins one; the games stay the same
    .option = set up the game otherwise; `patolli rules GAME` lists the options at its end
    .page = write one HTML page with charts into this file
    .players = how many players
    .records = write the record of each game into this folder
    .rows = with --json: `rows` has an object for each game
    .seed = a number: the same one gives the same luck
    .version = which version this is

help-advise =
    What could be played in a position: the best lines, how likely they win, and why.

    patolli advise game.txt --at 40
    patolli advise game.txt --bot search:5s --json
    .bot = how long to think
    .file = a record, or a position set up by hand; `-` for standard input
    .seat = whom to advise, where several decide at once

help-arena =
    Let bots play against each other, every one from every seat, and rate them.

    patolli arena mexica --bots search:200,greedy,random --games 60
    patolli arena mexica --bots search:1s,greedy --players 3 --games 30 --records games --json
    .bots = who plays; the last one fills seats that are left
    .players = seats at the table; as many as bots without it

help-backup = Write all games of a store into one file, also while servers play. `patolli restore` reads it.
    .file = a new file; it holds secrets, so only you can read it

help-balance =
    The balance of a box: seats, cards, buildings, tension, luck and skill, and what options change.

    patolli balance zapotec --page zapotec.html
    patolli balance mexica --option components=my.toml --games 500 --skill search:100,greedy
    patolli balance chocolatl --options edition,opening
    .games = how many deals ({ $deals })
    .options = also tell what these options change: names, all, or none (none)
    .skill = the bots of luck and skill, the stronger first (greedy,novice), or none

help-bench =
    Measure the games on one core: the best of several rounds, beside the bars.

    patolli bench                   all games
    patolli bench mexica --quick
    .games = all of them without it
    .quick = fewer and shorter rounds

help-compare =
    Compare two boxes, two sets of options or two bots, on common deals.

    patolli compare mexica box turn.action_points=5 --page five-points.html
    patolli compare zapotec box my.toml --games 500 --csv measures.csv
    patolli compare lapins default map=beginner --what options --until share=0.02
    patolli compare chocolatl greedy search:100 --what bots --json
    .a = a box: box, FILE, KEY=VALUE; options: default, NAME=VALUE; or a bot
    .b = what A is compared with
    .games = how many deals ({ $deals })
    .separate = deals of its own for each side
    .until = play until the shares of victories are known this well
    .what = what A and B are (box)

help-copy-store = Copy all games into a store that has nothing yet: from SQLite to PostgreSQL, or back. Stop the servers first.
    .new = the URL of the other, such as postgresql://user@host/name
    .old = the URL of the store, such as sqlite:///tables.db

help-dataset =
    Write the decisions of many games for learners, as Parquet files.

    patolli dataset zapotec --bot search:200 --games 1000 --out data
    patolli dataset mexica --records games --out data

    What was interrupted is gone on with by the same command. Needs pip install 'patolli[data]'.
    .bot = one for all seats, or one each (search:200)
    .out = the folder of the data set
    .records = take the games of these records, instead of letting bots play

help-games = List the games.

help-play =
    Play in the terminal, alone against bots or several at one screen.

      patolli play mexica                             three players: you and two random ones
      patolli play mexica --seats me,me,random        two persons share the screen
      patolli play mexica --record game.txt           keep the record there; it is written after every line
      patolli play --resume game.txt                  go on with it

    Say `?` in the game for help. Several lines separated by `;` are said all or none.
    .record = keep the record of the game in this file
    .resume = go on with a record, or from a position set up by hand
    .seats = who sits where: me, { $bots }, or a bot of your own such as ./mybot.py:Clever

help-print-completion =
    Print a script that completes commands, options and games in a shell.

    eval "$(patolli --print-completion bash)"       in ~/.bashrc
    .shell = the shell

help-puzzles =
    Puzzles: find them in games between bots, or check those that there are.

    patolli puzzles mine mexica --games 40 --out mexica.toml
    patolli puzzles mine mexica --seconds 3600 --wanted 60 --out mexica.toml
    patolli puzzles check mexica
    patolli puzzles check mexica --file mexica.toml --simulations 1000 --seeds 5

    What was interrupted is gone on with by the same command.
    .file = check: these puzzles, not those that ship with the game
    .games = mine: how many games in all ({ $default })
    .out = mine: the file of the puzzles (puzzles-GAME.toml); gone on with
    .seconds = mine: stop when so many have passed
    .seeds = check: how many seeds ({ $default })
    .simulations = check: of each turn, with each seed ({ $default })
    .wanted = mine: stop when there are so many
    .what = mine finds puzzles, check tries them again

help-replay =
    Play a record again and tell its story.

    patolli replay game.txt
    patolli replay game.txt --json
    .json = one JSON object on standard output: how it ended

help-restore = Put all games of a backup into a store that has nothing yet. `patolli backup` has written the file.
    .file = what `patolli backup` has written

help-review =
    What happened in a game, and what would have been better.

    patolli review game.txt --seconds 60
    patolli review game.txt --simulations 256 --seed 1 --html review.html
    patolli review game.txt --json
    .html = write one HTML page with boards into this file
    .seconds = for all of the game (60)
    .simulations = for each decision: the same ones repeat

help-rules =
    Read the rules of a game, its rulings and its options.

    patolli rules mexica                    all of them
    patolli rules mexica MEX-35             one of them; also a ruling (RU-3) or an option (first_player)
    patolli rules mexica --search bridge
    .number = the numbers of rules
    .provenance = where the numbers of the box come from
    .search = only what has this word in it

help-serve = Serve the web table: play in a browser, alone, at one screen or by links.
    .drain = how long to go on after SIGTERM while /healthz says 503, so that a proxy finds out; without it { $drain } with PostgreSQL and --proxy, else 0
    .host = the address to listen at; 0.0.0.0 for everybody
    .keep = days without a line after which a table is deleted
    .log = json: one line for each event
    .metrics_host = the address for that, { $default } by default
    .metrics_port = serve metrics for Prometheus there; 0 chooses one
    .name = a name by which others open the table, such as club.example; may be given several times; numeric addresses and localhost need none
    .open = open a browser
    .port = 0 chooses one; without it { $port }, or another one if that is taken
    .proxy = an address or a network whose X-Forwarded headers are believed; may be given several times
    .rate = requests a second from one browser

help-show =
    Show a position of a record, as text or as a drawing.

    patolli show game.txt                         the last position
    patolli show game.txt --at 40                 after 40 lines; --at -3 is three lines before the end
    patolli show game.txt --svg out.svg           a drawing; `-` writes it to standard output
    .file = a record, or a position set up by hand; `-` for standard input
    .json = one JSON object on standard output: what may be known
    .seat = what this seat may know; without it, a spectator
    .svg = write a drawing into this file
    .theme = of the drawing

help-simulate =
    Let bots play many games, and count.

    patolli simulate mexica --players 4 --games 1000 --seed 1 --json
    patolli simulate mexica --bots random,./mybot.py:Clever --records games
    .bots = a bot for each seat, or one for all; all random without it

help-sweep =
    Vary numbers of a box towards a goal, and confirm the best on fresh deals.

    patolli sweep mexica --vary turn.action_points=4..8 --goal seats --page sweep.html
    patolli sweep zapotec --vary round_scoring.vp_per_house=1..4 --goal tension --tries 8
    patolli sweep chocolatl --vary game.end_score=30..60:5 --goal length=150
    .games = how many deals ({ $deals })
    .goal = seats, tension, or length=120 (seats)
    .tries = how many boxes are tried ({ $default })
    .vary = a number of the box; several times

help-think = Think for the bots of tables that other processes serve; they share a PostgreSQL. Servers then only serve.
    .db = the URL of the store, a PostgreSQL that servers use, too
    .jobs = how many bots think at a time; one for each core

## What is wrong with a command

usage-wrong = { $why }. See `{ $command } --help`.
usage-count = '{ $given }' is not a whole number from 1 to 999999999
usage-goal = --goal is seats, tension, or a length such as length=120, not '{ $given }'
usage-host-name = a name is as in club.example, without http:// and without a port, not '{ $given }'
usage-language = there is no language '{ $given }'; the languages are: { $languages }
usage-number-above = a number above 0 is wanted, not '{ $given }'
usage-number-between = a number from { $least } to { $most } is wanted, not '{ $given }'
usage-option = --option needs a name and a value, such as first_player=random, not '{ $given }'
usage-option-letters = an option has neither line breaks nor `#` in it
usage-option-twice = the option '{ $given }' is given twice
usage-port = a port is a number from 0 to 65535, not '{ $given }'
usage-proxy = a proxy is one address or one network, as 127.0.0.1 or 10.0.0.0/8, not '{ $given }'
usage-seconds = --seconds is a number above 0, such as 60, not '{ $given }'
usage-seed = a seed is a whole number from 0 to { $most }, not '{ $given }'
usage-until = --until is said like this: share=0.02, not '{ $given }'
usage-vary = --vary is said like this: turn.action_points=4..8, or 4..8:2 for steps of 2, not '{ $given }'
usage-vary-nothing = '{ $given }' has nothing to vary: from the smaller number to the larger one
usage-whole = '{ $given }' is not a whole number

## The words of argparse, by what it says in English

argparse-usage = usage:
argparse-positional-arguments = positional arguments
argparse-options = options
argparse-argument-argument-name-s-message-s = argument %(argument_name)s: %(message)s
argparse-unrecognized-arguments-s = unrecognized arguments: %s
argparse-the-following-arguments-are-required-s = the following arguments are required: %s
argparse-ignored-explicit-argument-r = ignored explicit argument %r
argparse-expected-one-argument = expected one argument
argparse-expected-at-most-one-argument = expected at most one argument
argparse-expected-at-least-one-argument = expected at least one argument
argparse-invalid-type-s-value-value-r = invalid %(type)s value: %(value)r
argparse-invalid-choice-value-r-choose-from-choices-s = invalid choice: %(value)r (choose from %(choices)s)
argparse-invalid-choice-value-r-maybe-you-meant-suggestion-r-choose-from-choices-s = invalid choice: %(value)r, maybe you meant %(suggestion)r? (choose from %(choices)s)
argparse-ambiguous-option-option-s-could-match-matches-s = ambiguous option: %(option)s could match %(matches)s
argparse-unexpected-option-string-s = unexpected option string: %s
