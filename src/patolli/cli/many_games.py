"""What the commands share that play many games: who plays, where, how far they are, and what stops them."""

from __future__ import annotations

import signal
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from time import monotonic

from patolli.bots import BadBot, BotFailed, maker
from patolli.cli.arguments import bot_problem, count, default_players, mistake
from patolli.cli.desk import ERASE
from patolli.cli.problem import Problem
from patolli.cli.texts import fit, width
from patolli.engine.core.state import State
from patolli.engine.game import BadOption, start
from patolli.lab.jobs import Jobs
from patolli.lab.signals import heard
from patolli.stage.game import ShownGame
from patolli.stage.parser import Parser
from patolli.stage.speech import Speech
from patolli.stage.system import system_reason

TERMINAL_SECONDS, LOG_SECONDS = 0.2, 5.0
"""Between two signs of life on a terminal, and in a log."""
BAR = 20
"""Letters of the bar of progress."""


def codes_of(bots: str) -> list[str]:
    """The codes of bots such as `greedy,random`."""
    return [code.strip() for code in bots.split(",")]


def first_state(game: ShownGame, players: int, bots: list[str], args: Namespace) -> State:
    """What every game begins with. A Problem if there is no such bot, or no such game."""
    try:
        for code in bots:
            maker(code)
        return start(game.name, players, args.option)
    except (BadOption, BadBot) as error:
        raise mistake(error, args.language, game) from error


def players_and_bots(given: str | None, game: ShownGame, args: Namespace, words: Speech) -> tuple[int, list[str]]:
    """How many play, and the bot of each seat: one that is named alone has all of them."""
    bots = codes_of(given) if given is not None else []
    players = args.players or (len(bots) if len(bots) > 1 else default_players(game))
    first_state(game, players, bots, args)
    if len(bots) == 1:
        bots *= players
    if bots and len(bots) != players:
        raise Problem(words.tell("cli-seats-count", seats=len(bots), players=players))
    return players, bots


def add_jobs(parser: Parser) -> None:
    """Where games are played: `jobs_of` reads it."""
    parser.add_argument(
        "--jobs",
        type=count,
        default=1,
        metavar="N",
    )
    parser.add_argument(
        "--on",
        metavar="ray",
    )


def jobs_of(args: Namespace, words: Speech) -> Jobs:
    """The processes or the cluster that were asked for."""
    if args.on is None:
        return int(args.jobs)
    kind, _, address = str(args.on).partition(":")
    if kind != "ray" or str(args.on).endswith(":"):
        raise Problem(words.tell("lab-on"))
    from patolli.lab.cluster import NoCluster, RayCluster

    if not address:
        print(fit(words.tell("lab-ray-listens")), file=sys.stderr)
    try:
        return RayCluster(address, args.jobs if args.jobs > 1 else None)
    except ImportError as error:
        raise Problem(words.tell("lab-needs-ray", name=error.name or "ray")) from error
    except NoCluster as error:
        raise Problem(words.tell("lab-ray-failed", why=str(error))) from error


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--rows", action="store_true")


def check_rows(args: Namespace, words: Speech) -> None:
    if args.rows and not args.json:
        raise Problem(words.tell("lab-rows-json"))


def folder_for(name: str | None, words: Speech) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial = folder / ".patolli"
        trial.touch()
        trial.unlink()
    except (OSError, ValueError) as error:
        raise Problem(words.tell("cli-cannot-write", file=name, why=system_reason(error, words))) from error
    return folder


def stoppable() -> AbstractContextManager[None]:
    """Inside, a signal to end, as `timeout` sends it, works like Ctrl-C: what was played is told."""
    return heard(signal.SIGTERM, signal.default_int_handler)


class Progress:
    """Signs of life on standard error: a line that changes on a terminal, a new line every few seconds elsewhere."""

    def __init__(self, games: int, words: Speech) -> None:
        self.games = games
        self.words = words
        self.terminal = sys.stderr.isatty()
        self.began = monotonic()
        self.next = self.began + (TERMINAL_SECONDS if self.terminal else LOG_SECONDS)
        self.shown = False
        if self.terminal:
            self._say(0)

    def elapsed(self) -> float:
        """Seconds that have passed. The seconds that several processes played add up to more."""
        return monotonic() - self.began

    def show(self, games: int) -> None:
        if (now := monotonic()) < self.next:
            return
        self.next = now + (TERMINAL_SECONDS if self.terminal else LOG_SECONDS)
        self._say(games)

    def _say(self, games: int) -> None:
        text = self.words.tell("cli-progress", games=games, of=self.games)
        if games:
            left = self.elapsed() / games * (self.games - games)
            text = self.words.tell("cli-progress-left", progress=text, left=_duration(left))
        if self.terminal:
            filled = BAR * games // max(1, self.games)
            text = f"{ERASE}[{'=' * filled}{' ' * (BAR - filled)}] {text}"[: width() + len(ERASE) - 1]
        print(text, end="" if self.terminal else "\n", file=sys.stderr, flush=True)
        self.shown = self.terminal

    def clear(self) -> None:
        if self.shown:
            print(ERASE, end="", file=sys.stderr, flush=True)


class Playing(Progress):
    """Many games as they are played. If something stops them, what was played is told first, then what it was."""

    def __init__(self, games: int, words: Speech, folder: Path | None = None) -> None:
        """`folder`: where they are written."""
        super().__init__(games, words)
        self.folder = folder
        self.done = 0
        self.problem: Problem | None = None

    def show(self, games: int) -> None:
        self.done = games
        super().show(games)

    @contextmanager
    def until_stopped(self) -> Iterator[None]:
        """Inside, games are played. What stops them before the first is over goes on from here."""
        try:
            with stoppable():
                yield
        except OSError as error:
            if self.folder is None:
                raise
            why = system_reason(error, self.words)
            self.problem = Problem(self.words.tell("cli-cannot-write", file=str(self.folder), why=why))
        except (BadBot, BotFailed) as error:
            self.problem = bot_problem(error, self.words)
        except KeyboardInterrupt:
            if not self.done:
                raise
        finally:
            self.clear()
        if not self.done:
            self.end()

    def end(self) -> None:
        """A Problem if something has stopped them."""
        if self.problem is not None:
            raise self.problem


def _duration(seconds: float) -> str:
    """Hours, minutes and seconds as 1:05:09, or 0:07."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
