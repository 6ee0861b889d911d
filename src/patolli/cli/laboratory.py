"""What `compare`, `balance` and `sweep` share: who plays where, and where results are written."""

from __future__ import annotations

import os
import re
import secrets
import shlex
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from patolli.bots import maker
from patolli.cli.arguments import add_option, add_seed, count, default_players
from patolli.cli.files import write_text
from patolli.cli.many_games import add_jobs, add_json, check_rows
from patolli.cli.problem import Problem
from patolli.cli.texts import fit
from patolli.engine.game import start
from patolli.engine.options import COMPONENTS
from patolli.lab.boxes import NoSuchKey
from patolli.lab.simulate import SEEDS
from patolli.stage.game import ShownGame
from patolli.stage.parser import Parser, add_language
from patolli.stage.speech import Speech

TIMED = re.compile(r"(adept|master|search(:[\d.]+m?s)?)$")
"""Bots whose moves depend on how fast the machine is."""


def add_laboratory(parser: Parser, games: int) -> None:
    """The arguments that all of them have."""
    parser.add_argument("--players", type=count, metavar="N")
    parser.facts["deals"] = games
    parser.add_argument("--games", type=count, default=None, metavar="G")
    add_seed(parser)
    parser.add_argument("--bot", default="greedy", metavar="greedy")
    add_option(parser)
    add_jobs(parser)
    parser.add_argument("--page", metavar="FILE")
    parser.add_argument("--csv", metavar="FILE")
    add_json(parser)
    add_language(parser)


def players_of(args: Namespace, game: ShownGame) -> int:
    return int(args.players or default_players(game))


def seed_of(args: Namespace) -> int:
    return secrets.randbelow(SEEDS) if args.seed is None else int(args.seed)


def held(game: ShownGame, players: int, options: Mapping[str, str]) -> dict[str, str]:
    """The options, with what a component file changes instead of its path: other machines do not have the file.

    BadOption if the game cannot be set up so.
    """
    state = start(game.name, players, options)
    changed = game.settings(state).get(COMPONENTS)
    kept = {name: value for name, value in options.items() if name != COMPONENTS}
    return {**kept, COMPONENTS: changed} if changed else kept


def no_key(error: NoSuchKey, sentence: str, words: Speech) -> Problem:
    """That the box has no such key, and which may be meant."""
    near = words.tell("lab-vary-near", keys=", ".join(error.near)) if error.near else ""
    return Problem(f"{words.tell(sentence, key=error.key[:60])} {near}".strip())


def check_bots(*codes: str) -> None:
    """BadBot if there is no bot of that code."""
    for code in codes:
        maker(code)


def by_time(*codes: str) -> bool:
    """Whether one of the bots thinks for a time, so that a seed does not repeat its games."""
    return any(TIMED.fullmatch(code) for code in codes)


def seat_names(game: ShownGame, players: int, options: Mapping[str, str], language: str) -> list[str]:
    state = start(game.name, players, options)
    view = state.view(None)
    return [game.name_of(view, seat, language) for seat in range(len(state.points()))]


def command_again(name: str, argv: list[str], seed: int) -> str:
    """The command that gives the same again: what was said, with the seed and without where results went."""
    left: list[str] = []
    words = iter(argv)
    for word in words:
        if word in ("--page", "--csv", "--seed"):
            next(words, None)
        elif not word.startswith(("--page=", "--csv=", "--seed=")) and word not in ("--json", "--rows"):
            left.append(word)
    return shlex.join(["patolli", name, *left, "--seed", str(seed)])


def check_results(args: Namespace, words: Speech) -> None:
    """A Problem before anything is played, if what comes of it could not be told or written."""
    check_rows(args, words)
    for name in filter(None, (args.page, args.csv)):
        if Path(name).is_dir():
            raise Problem(words.tell("cli-is-folder", file=name))
        folder = Path(name).absolute().parent
        if not folder.is_dir():
            raise Problem(words.tell("cli-cannot-write", file=name, why=words.tell("system-ENOENT")))
        if not os.access(folder, os.W_OK):
            raise Problem(words.tell("cli-cannot-write", file=name, why=words.tell("system-EACCES")))


def write_results(args: Namespace, words: Speech, page: str, rows: str) -> None:
    """The files that were asked for; says where they are unless JSON is asked for."""
    for key, name, text in (("lab-page-in", args.page, page), ("lab-csv-in", args.csv, rows)):
        if name is None:
            continue
        write_text(Path(name), text, words)
        if not args.json:
            print(fit(words.tell(key, file=name)))
