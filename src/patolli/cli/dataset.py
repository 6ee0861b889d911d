"""`patolli dataset`: decisions of many games, as Parquet."""

from __future__ import annotations

import json
import secrets
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path

from patolli.bots import BadBot, BotFailed
from patolli.cli.arguments import (
    add_option,
    add_seed,
    bot_problem,
    count,
    game_for,
    mistake,
    own_words,
)
from patolli.cli.files import content, read_record
from patolli.cli.many_games import Progress, add_jobs, folder_for, jobs_of, players_and_bots, stoppable
from patolli.cli.problem import CONTENT, OK, Problem
from patolli.engine.game import BadOption
from patolli.engine.position import PositionError
from patolli.engine.record import Record, RecordError
from patolli.lab.simulate import SEEDS
from patolli.stage.game import ShownGame
from patolli.stage.game import reason as sentence
from patolli.stage.parser import Parser, add_language
from patolli.stage.speech import Speech
from patolli.stage.system import system_reason

NEEDED = ("pyarrow", "numpy", "gymnasium", "librt")


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--out", required=True, metavar="DIR")
    parser.add_argument("--bot", default="search:200", metavar="A,B")
    parser.add_argument("--games", type=count, default=100, metavar="G")
    parser.add_argument("--players", type=count, metavar="N")
    parser.add_argument("--records", metavar="DIR")
    add_seed(parser)
    add_option(parser)
    add_jobs(parser)
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: Namespace) -> int:
    words = own_words(args)
    game = game_for(args, words)
    if missing := next((name for name in NEEDED if find_spec(name) is None), ""):
        raise Problem(words.tell("cli-needs-data", name=missing))
    from patolli.lab import dataset

    folder = folder_for(args.out, words)
    assert folder is not None
    if args.records is not None:
        records = records_in(Path(args.records), game, args, words)
        plan = dataset.Plan(game.name, 0, (), dict(args.option), 0, tuple(record.text() for record in records))
        games = len(records)
    else:
        seed = dataset.seed_of(folder) if args.seed is None else args.seed
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        players, bots = players_and_bots(args.bot, game, args, words)
        plan, games = dataset.Plan(game.name, players, tuple(bots), dict(args.option), seed), args.games
    jobs = jobs_of(args, words)
    done, rows = 0, 0
    progress = Progress(games, words)
    try:
        with stoppable():
            for part in dataset.make(plan, games, folder, jobs):
                done, rows = done + part.games, rows + part.rows
                progress.show(done)
    except dataset.OtherDataset as error:
        raise Problem(words.tell("cli-dataset-other", folder=args.out, what=str(error))) from error
    except OSError as error:
        raise Problem(words.tell("cli-cannot-write", file=args.out, why=system_reason(error, words))) from error
    except (BadBot, BotFailed) as error:
        raise bot_problem(error, words) from error
    finally:
        progress.clear()
    if args.json:
        told = {"game": game.name, "games": done, "rows": rows, "seed": plan.seed, "bots": list(plan.bots)}
        print(json.dumps({**told, "folder": args.out, "seconds": round(progress.elapsed(), 3)}))
    else:
        print(words.tell("cli-dataset", games=done, rows=str(rows), folder=args.out))
    return OK


def records_in(folder: Path, game: ShownGame, args: Namespace, words: Speech) -> list[Record]:
    """The records of a folder, or the one that is named. A Problem if one of them cannot be played."""
    files = sorted(folder.glob("*.txt")) if folder.is_dir() else [folder]
    if not files:
        raise Problem(words.tell("cli-dataset-none", folder=str(folder)))
    try:
        wanted = game.settings(game.any_start(args.option))
    except BadOption as error:
        raise mistake(error, args.language, game) from error
    found = []
    for file in files:
        try:
            record = read_record(str(file), words)
            state = record.end()
        except (RecordError, PositionError) as error:
            raise content(str(file), sentence(error, args.language)) from error
        if record.game != game.name:
            raise Problem(words.tell("cli-other-game", file=str(file), game=record.game), CONTENT)
        if game.settings(state) != wanted:
            raise Problem(words.tell("cli-dataset-game", file=str(file), game=game.title), CONTENT)
        found.append(record)
    return found
