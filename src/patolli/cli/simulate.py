"""`patolli simulate`: bots play many games. Also what other commands share that play many."""

from __future__ import annotations

import json
import secrets
import signal
import sys
from argparse import Namespace
from contextlib import AbstractContextManager
from pathlib import Path
from time import monotonic

from patolli import COMPILED
from patolli.bots import BadBot, BotFailed, maker
from patolli.cli.arguments import (
    add_option,
    add_seed,
    bot_problem,
    count,
    default_players,
    game_for,
    mistake,
    own_words,
)
from patolli.cli.desk import ERASE
from patolli.cli.problem import OK, Problem
from patolli.cli.texts import fit, table, width
from patolli.engine.game import BadOption, start
from patolli.lab.jobs import Jobs
from patolli.lab.signals import heard
from patolli.lab.simulate import SEEDS, Played, Tally, keep, simulate
from patolli.stage.game import ShownGame
from patolli.stage.parser import Parser, add_language
from patolli.stage.speech import Speech
from patolli.stage.system import system_reason

TERMINAL_SECONDS, LOG_SECONDS = 0.2, 5.0
"""Between two signs of life on a terminal, and in a log."""
BAR = 20
"""Letters of the bar of progress."""


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--players", type=count, metavar="N")
    parser.add_argument("--games", type=count, default=100, metavar="G")
    add_seed(parser)
    parser.add_argument("--bots", metavar="A,B")
    add_option(parser)
    add_jobs(parser)
    parser.add_argument("--records", metavar="DIR")
    add_json(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    words = own_words(args)
    check_rows(args, words)
    game = game_for(args, words)
    bots = [code.strip() for code in args.bots.split(",")] if args.bots is not None else []
    players = args.players or (len(bots) if len(bots) > 1 else default_players(game))
    try:
        for code in bots:
            maker(code)
        start(game.name, players, args.option)
    except (BadOption, BadBot) as error:
        raise mistake(error, args.language, game) from error
    if len(bots) == 1:
        bots *= players
    if bots and len(bots) != players:
        raise Problem(words.tell("cli-seats-count", seats=len(bots), players=players))
    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    folder = folder_for(args.records, words)
    jobs = jobs_of(args, words)
    tally = Tally()
    rows: list[dict[str, object]] = []
    progress = Progress(args.games, words)
    problem: Problem | None = None
    try:
        kept = folder is not None
        with stoppable():
            for played in simulate(game.name, players, args.games, seed, bots, args.option, kept, jobs):
                tally.add(played)
                if args.rows:
                    rows.append(_row(played))
                if folder is not None:
                    keep(played, folder, seed)
                progress.show(tally.games)
    except OSError as error:
        problem = Problem(words.tell("cli-cannot-write", file=str(folder), why=system_reason(error, words)))
    except (BadBot, BotFailed) as error:
        problem = bot_problem(error, words)
    except KeyboardInterrupt:
        if not tally.games:
            raise
    finally:
        progress.end()
    if problem is not None and not tally.games:
        raise problem
    if args.json:
        told = _plain(args, game, players, seed, bots, tally, progress.elapsed())
        print(json.dumps({**told, "rows": rows} if args.rows else told))
    else:
        _tell(game, players, seed, tally, words, args, progress.elapsed())
    if problem is not None:
        raise problem
    return OK


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

    def end(self) -> None:
        if self.shown:
            print(ERASE, end="", file=sys.stderr, flush=True)


def _duration(seconds: float) -> str:
    """Hours, minutes and seconds as 1:05:09, or 0:07."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def _row(played: Played) -> dict[str, object]:
    """A game as a row of the JSON."""
    return {name: value for name, value in vars(played).items() if name != "record"}


def _plain(
    args: Namespace, game: ShownGame, players: int, seed: int, bots: list[str], tally: Tally, seconds: float
) -> dict[str, object]:
    return {
        "game": game.name,
        "players": players,
        "games": tally.games,
        "games_asked": args.games,
        "seed": seed,
        "bots": bots or ["random"] * players,
        "options": args.option,
        "decisions": tally.decisions,
        "jobs": args.jobs,
        "on": args.on,
        "seconds": round(seconds, 6),
        "seconds_playing": round(tally.seconds, 6),
        "us_per_decision": round(tally.us_per_decision(), 3),
        "compiled": COMPILED,
        "wins": tally.wins,
        "shared": tally.shared,
        "places": tally.places,
        "points": {
            "mean": [round(mean, 3) for mean in tally.means()],
            "min": tally.least,
            "max": tally.most,
        },
        "records": args.records,
    }


def _tell(
    game: ShownGame, players: int, seed: int, tally: Tally, words: Speech, args: Namespace, seconds: float
) -> None:
    view = start(game.name, players, args.option).view(None)
    print(words.tell("cli-simulated", title=game.title, games=tally.games, players=players, seed=str(seed)))
    heads = [words.tell(f"cli-head-{key}") for key in ("seat", "wins", "place", "mean", "least", "most")]
    rows = [
        [
            game.name_of(view, seat, args.language),
            f"{tally.wins[seat]} ({tally.wins[seat] / tally.games:.0%})",
            f"{place:.2f}",
            f"{mean:.1f}",
            str(tally.least[seat]),
            str(tally.most[seat]),
        ]
        for seat, (place, mean) in enumerate(zip(tally.mean_places(), tally.means(), strict=True))
    ]
    print("\n".join(table([heads, *rows])))
    if tally.shared:
        print(words.tell("cli-shared", games=tally.shared))
    alone = args.jobs == 1
    told = words.tell(
        "cli-speed" if alone else "cli-speed-jobs",
        decisions=str(tally.decisions),
        seconds=f"{tally.seconds if alone else seconds:.2f}",
        jobs=args.jobs,
        playing=f"{tally.seconds:.2f}",
        speed=f"{tally.us_per_decision():.2f}",
        compiled=int(COMPILED),
    )
    print(fit(told))
    if tally.games < args.games:
        print(fit(words.tell("cli-stopped", games=tally.games, of=args.games)))
    if args.records is not None:
        print(words.tell("cli-records-in", folder=args.records))
