"""`patolli puzzles`: find them, or check those that there are."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from pathlib import Path
from time import monotonic

from patolli.bots import BotFailed
from patolli.cli.arguments import add_seed, bot_problem, count, game_of, own_words
from patolli.cli.desk import ERASE
from patolli.cli.files import content, read_text, write_text
from patolli.cli.many_games import add_jobs, jobs_of, stoppable
from patolli.cli.problem import CONTENT, OK, Problem
from patolli.cli.texts import fit
from patolli.engine.words import NotLegal
from patolli.lab.puzzles import Judged, MinedGame, joined, judge, mine
from patolli.stage.game import ShownGame, reason
from patolli.stage.learn.puzzles import Collection, Puzzle, PuzzleError, parse, puzzles_of, write
from patolli.stage.parser import Parser, add_language
from patolli.stage.speech import Speech

LONG = 400
"""Simulations of each turn when a puzzle is checked."""
SEEDS = 3


def arguments(parser: Parser) -> None:
    parser.add_argument("what", choices=("mine", "check"))
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=count, default=20, metavar="G")
    parser.add_argument("--out", metavar="FILE")
    parser.add_argument("--seconds", type=count, metavar="S")
    parser.add_argument("--wanted", type=count, metavar="N")
    add_seed(parser)
    parser.add_argument("--file", metavar="FILE")
    parser.add_argument("--simulations", type=count, default=LONG, metavar="N")
    parser.add_argument("--seeds", type=count, default=SEEDS, metavar="N")
    add_jobs(parser)
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: Namespace) -> int:
    words = own_words(args)
    game = game_of(args.game, words)
    return _mine(args, game, words) if args.what == "mine" else _check(args, game, words)


def _mine(args: Namespace, game: ShownGame, words: Speech) -> int:
    path = Path(args.out or f"puzzles-{game.name}.toml")
    found = _read(str(path), words) if path.exists() else Collection(args.seed or 1)
    if args.seed is not None and found.seed != args.seed:
        raise Problem(words.tell("cli-puzzles-seed", file=str(path), seed=str(found.seed)))
    write_text(path, write(found), words)
    pace, jobs = _Pace(args.games, found, words), jobs_of(args, words)
    try:
        with stoppable():
            for mined in mine(game.name, args.games - found.games, found.seed, found.games, jobs):
                found = joined(found, mined)
                write_text(path, write(found), words)
                pace.show(found, mined)
                late = args.seconds is not None and pace.elapsed() >= args.seconds
                if late or (args.wanted is not None and len(found.puzzle) >= args.wanted):
                    break
    except BotFailed as error:
        raise bot_problem(error, words) from error
    except KeyboardInterrupt:
        pass
    finally:
        pace.end()
    if args.json:
        told = {"game": game.name, "seed": found.seed, "games": found.games, "puzzles": len(found.puzzle)}
        print(json.dumps({**told, "seconds": round(pace.elapsed(), 3), "file": str(path)}))
    else:
        told_in = words.tell("cli-puzzles-in", puzzles=len(found.puzzle), games=found.games, file=str(path))
        print(fit(f"{told_in} {pace.told(found)}"))
    return OK


class _Pace:
    """How far mining is, and at what pace puzzles are found; on standard error after each game."""

    def __init__(self, games: int, before: Collection, words: Speech) -> None:
        self.games = games
        self.before = before
        self.words = words
        self.began = monotonic()
        self.terminal = sys.stderr.isatty()

    def elapsed(self) -> float:
        return monotonic() - self.began

    def told(self, found: Collection) -> str:
        """How many puzzles an hour there were; nothing before the first."""
        new = len(found.puzzle) - len(self.before.puzzle)
        pace = round(new * 3600 / max(1.0, self.elapsed()))
        return self.words.tell("cli-puzzles-pace", pace=pace) if new else ""

    def show(self, found: Collection, mined: MinedGame) -> None:
        progress = self.words.tell(
            "cli-puzzles-progress",
            games=found.games,
            of=self.games,
            puzzles=len(found.puzzle),
            decisions=mined.decisions,
            candidates=mined.candidates,
        )
        text = f"{progress} {self.told(found)}".strip()
        print(
            f"{ERASE}{text}" if self.terminal else text, end="" if self.terminal else "\n", file=sys.stderr, flush=True
        )

    def end(self) -> None:
        if self.terminal:
            print(ERASE, end="", file=sys.stderr, flush=True)


def _check(args: Namespace, game: ShownGame, words: Speech) -> int:
    try:
        found = _read(args.file, words) if args.file else puzzles_of(game)
    except PuzzleError as error:
        raise content(error.name, words.tell(f"bad-{error.key}", **error.values)) from error
    rows: list[dict[str, object]] = []
    with stoppable():
        for puzzle in found.puzzle:
            rows.append(_checked(puzzle, args, game, words))
            if not args.json and not rows[-1]["holds"]:
                print(fit(words.tell("cli-puzzles-doubt", puzzle=puzzle.id, why=str(rows[-1]["why"]))), flush=True)
    held = sum(bool(row["holds"]) for row in rows)
    if args.json:
        print(json.dumps({"game": game.name, "puzzles": len(rows), "hold": held, "rows": rows}, ensure_ascii=False))
    else:
        print(fit(words.tell("cli-puzzles-checked", held=held, puzzles=len(rows), seeds=args.seeds)))
    return OK if held == len(rows) else CONTENT


def _checked(puzzle: Puzzle, args: Namespace, game: ShownGame, words: Speech) -> dict[str, object]:
    """Whether the solution wins with each seed, and by how much at least."""
    try:
        judged = [judge(puzzle, args.simulations, (args.seed or 0) + number + 1) for number in range(args.seeds)]
    except NotLegal as error:
        return {"id": puzzle.id, "holds": False, "why": reason(error, words.language, game), "margin": None}
    margin = min(one.margin for one in judged)
    why = "" if margin > 0 else words.tell("cli-puzzles-margin", points=f"{-100 * margin:.1f}")
    return {"id": puzzle.id, "holds": margin > 0, "why": why, "margin": round(margin, 4), "chance": _mean(judged)}


def _mean(judged: list[Judged]) -> float:
    return round(sum(one.good[0] for one in judged) / len(judged), 4)


def _read(name: str, words: Speech) -> Collection:
    try:
        return parse(read_text(name, words), name)
    except PuzzleError as error:
        raise content(error.name, words.tell(f"bad-{error.key}", **error.values)) from error
