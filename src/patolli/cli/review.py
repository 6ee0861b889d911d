"""`patolli review`: what would have been better in a game."""

from __future__ import annotations

import json
import shlex
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from patolli.cli.arguments import add_seed, count, game_of, own_words
from patolli.cli.desk import ERASE
from patolli.cli.files import content, read_record, write_text
from patolli.cli.problem import OK, Problem
from patolli.cli.story import names_of
from patolli.cli.texts import fit, table
from patolli.engine.game import BadOption
from patolli.engine.position import PositionError
from patolli.engine.record import Record, RecordError
from patolli.lab.decisions import Course
from patolli.lab.judging import Stopped
from patolli.lab.review import Review, review_course
from patolli.lab.review_page import known, review_page, standings
from patolli.lab.review_texts import SIGNS, Teller, worse
from patolli.lab.signals import heard
from patolli.stage.game import ShownGame, reason
from patolli.stage.parser import BadArgument, Parser, add_language
from patolli.stage.speech import Speech

SECONDS = 60.0


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--seconds", type=seconds, metavar="60")
    parser.add_argument("--simulations", type=count, metavar="N")
    add_seed(parser)
    parser.add_argument("--html", metavar="OUT")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def seconds(text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found <= 86400:
        raise BadArgument("seconds", text)
    return found


def run(args: Namespace) -> int:
    words = own_words(args)
    if args.seconds and args.simulations:
        raise Problem(words.tell("review-one-budget"))
    game: ShownGame | None = None
    try:
        record = read_record(args.file, words)
        game = game_of(record.game, words)
        course = Course(record)
    except (RecordError, PositionError, BadOption) as error:
        raise content(args.file, reason(error, args.language, game)) from error
    with _patience(words) as (stopped, progress):
        budget = 0.0 if args.simulations else args.seconds or SECONDS
        found = review_course(course, args.simulations or 0, budget, args.seed or 0, progress, stopped)
    teller = Teller(game, course.states[-1], names_of(record), args.language)
    if args.html:
        write_text(Path(args.html), review_page(course, found, teller, _again(args)), words)
    if args.json:
        print(json.dumps({"file": args.file, "names": _names(record, teller), **found.plain()}, ensure_ascii=False))
    else:
        _tell(course, found, teller)
        if args.html:
            print(fit(words.tell("review-written", file=args.html)))
    return OK


@contextmanager
def _patience(words: Speech) -> Iterator[tuple[Stopped, Callable[[int, int], None]]]:
    """Signs of life; and Ctrl-C tells what was found so far."""
    pressed: list[int] = []
    terminal = sys.stderr.isatty()

    def show(done: int, of: int) -> None:
        if terminal:
            print(ERASE + words.tell("review-progress", done=done, of=of), end="", file=sys.stderr, flush=True)

    try:
        with heard(signal.SIGINT, lambda number, _: pressed.append(number)):
            yield lambda: bool(pressed), show
    finally:
        if terminal:
            print(ERASE, end="", file=sys.stderr, flush=True)


def _names(record: Record, teller: Teller) -> list[str]:
    return [teller.called(seat) for seat in range(record.players)]


def _again(args: Namespace) -> str:
    budget = (
        ["--simulations", str(args.simulations)] if args.simulations else ["--seconds", f"{args.seconds or SECONDS:g}"]
    )
    return shlex.join(["patolli", "review", args.file, *budget, "--seed", str(args.seed or 0)])


def _tell(course: Course, found: Review, teller: Teller) -> None:
    tell = teller.words.tell
    print(fit(tell("review-title", title=teller.game.title)))
    print(fit(tell("review-lead", decisions=len(found.decisions), simulations=found.simulations, seed=str(found.seed))))
    print()
    print("\n".join(table(standings(found, teller))))
    print()
    print(fit(tell("review-turning")))
    for turning in found.turning:
        print(fit(f"{tell('review-after', line=turning.line)}: {teller.turning(turning)}", "   ", "     "))
    if not found.turning:
        print(fit(tell("review-turning-none"), "   "))
    print()
    print(fit(tell("review-mistakes")))
    for verdict in worse(found):
        print()
        when = f"{teller.called(verdict.seat)}, {teller.when(verdict.part)}"
        print(
            fit(
                f"{SIGNS[verdict.judgement]:>2} {when}: {teller.judgement(verdict)}. {teller.cost(verdict)}", hang="   "
            )
        )
        before = known(course, verdict)
        for key, says in (("review-played", verdict.played), ("review-better", verdict.best)):
            print(fit(f"{tell(key)}: {'; '.join(says)}", "   ", "     "))
            if key == "review-better":
                print(fit(" ".join(teller.sentences(before, verdict.seat, says)), "     ", "     "))
        for why in teller.reasons(verdict):
            print(fit(why, "   - ", "     "))
    if not worse(found):
        print(fit(tell("review-mistakes-none"), "   "))
    print()
    print(fit(teller.how()))
