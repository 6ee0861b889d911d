"""`patolli sweep`: numbers of a box, varied towards a goal."""

from __future__ import annotations

import json
import re
from argparse import Namespace

from patolli.bots import BadBot, BotFailed
from patolli.cli.arguments import bot_problem, count, game_for, mistake, own_words
from patolli.cli.laboratory import (
    add_laboratory,
    by_time,
    check_bots,
    check_results,
    command_again,
    held,
    no_key,
    players_of,
    seed_of,
    write_results,
)
from patolli.cli.many_games import Progress, jobs_of, stoppable
from patolli.cli.problem import OK, Problem
from patolli.cli.texts import fit
from patolli.cli.texts import table as rows_of
from patolli.engine.game import BadOption
from patolli.lab.boxes import NoSuchKey
from patolli.lab.sweep import FINALISTS, LENGTH, SEATS, TENSION, Goal, Range, Sweep
from patolli.lab.sweep_page import goal_name, lead, meaning, plain, rows, sentences, sweep_page, table
from patolli.stage.game import ShownGame, reason
from patolli.stage.parser import BadArgument, Parser
from patolli.stage.speech import Speech

GAMES, TRIES = 100, 20
FRESH = 2
"""Fresh deals for each deal of a try."""
RANGE = re.compile(r"([\w.-]+)\s*=\s*(-?\d{1,6})\.\.(-?\d{1,6})(?::(\d{1,6}))?")
GOAL = re.compile(rf"({SEATS}|{TENSION})|{LENGTH}=(\d{{1,6}})")


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--vary",
        type=ranged,
        action="append",
        required=True,
        metavar="KEY=1..9",
    )
    parser.add_argument("--goal", type=goal, default=Goal(SEATS), metavar="seats")
    parser.add_argument("--tries", type=count, default=TRIES, metavar="N")
    add_laboratory(parser, GAMES)


def ranged(text: str) -> Range:
    found = RANGE.fullmatch(text.strip())
    if not found:
        raise BadArgument("vary", text)
    key, low, high, step = found[1], int(found[2]), int(found[3]), int(found[4] or 1)
    if low >= high or not 0 < step <= high - low:
        raise BadArgument("vary-nothing", text)
    return Range(key, low, high - (high - low) % step, step)


def goal(text: str) -> Goal:
    found = GOAL.fullmatch(text.strip())
    if not found:
        raise BadArgument("goal", text)
    return Goal(found[1]) if found[1] else Goal(LENGTH, float(found[2]))


def run(args: Namespace) -> int:
    words = own_words(args)
    check_results(args, words)
    game = game_for(args, words)
    players, seed, deals = players_of(args, game), seed_of(args), args.games or GAMES
    keys = [each.key for each in args.vary]
    if twice := next((key for key in keys if keys.count(key) > 1), ""):
        raise Problem(words.tell("lab-same-keys", key=twice))
    try:
        check_bots(args.bot)
        options = held(game, players, args.option)
        sweep = Sweep(game.name, players, seed, args.goal, args.vary, args.bot, options)
    except (BadOption, BadBot) as error:
        raise mistake(error, args.language, game) from error
    except NoSuchKey as error:
        raise no_key(error, "lab-vary-key", words) from error
    sweep.jobs = jobs_of(args, words)
    _play(args, sweep, deals, words)
    _tell(args, game, sweep, deals)
    return OK


def _play(args: Namespace, sweep: Sweep, deals: int, words: Speech) -> None:
    tries = min(args.tries, sweep.possible())
    progress = Progress(tries * deals + (1 + min(tries, FINALISTS)) * deals * FRESH, words)
    done = 0

    def played() -> None:
        nonlocal done
        done += 1
        progress.show(done)

    try:
        with stoppable():
            sweep.look(args.tries, deals, played)
            sweep.confirm(deals * FRESH, played)
    except ImportError as error:
        raise Problem(words.tell("lab-needs-optuna", name=error.name or "optuna")) from error
    except (BadBot, BotFailed) as error:
        raise bot_problem(error, words) from error
    except KeyboardInterrupt:
        if not sweep.tries:
            raise
    finally:
        progress.clear()


def _tell(args: Namespace, game: ShownGame, sweep: Sweep, deals: int) -> None:
    words = game.speech(args.language)
    found = {**plain(sweep, deals, deals * FRESH), "repeats": not by_time(args.bot)}
    page = sweep_page(found, words, game.title, command_again("sweep", args.argv, sweep.seed)) if args.page else ""
    if args.json:
        played = [
            {"values": each.values, "fresh": fresh, **facts.plain()}
            for fresh, tries in ((False, sweep.tries), (True, sweep.fresh))
            for each in tries
            for facts in each.games
        ]
        print(json.dumps({**found, "rows": played} if args.rows else found))
    else:
        keys = ", ".join(found["vary"])
        print(words.tell("lab-sweep-title", title=game.title, keys=keys, goal=goal_name(found, words)))
        print(fit(lead(found, words)))
        shown, marked = table(found, words)
        print("\n".join(rows_of(shown, marked=[row + 1 for row in marked])))
        for sentence in [*sentences(found, words), meaning(found, words)]:
            print(fit(sentence))
        for why in sorted({reason(each.error, args.language, game) for each in sweep.tries if each.error}):
            print(fit(why))
        if not found["repeats"]:
            print(fit(words.tell("lab-by-time")))
    write_results(args, words, page, rows(found) if args.csv else "")
