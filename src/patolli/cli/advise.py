"""`patolli advise`: the best lines of a position, and why."""

from __future__ import annotations

import json
import signal
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from patolli.bots import BadBot
from patolli.bots.advise import Advice, advise
from patolli.bots.reason_texts import reasons
from patolli.bots.search_bot import Budget
from patolli.cli.arguments import add_seed, game_of, mistake, own_words
from patolli.cli.desk import ERASE
from patolli.cli.files import content, read_record
from patolli.cli.problem import CONTENT, OK, Problem
from patolli.cli.show import place, place_in
from patolli.cli.story import Story
from patolli.cli.texts import fit
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE
from patolli.engine.game import BadOption
from patolli.engine.match import Question
from patolli.engine.position import PositionError
from patolli.engine.record import RecordError
from patolli.lab.signals import heard
from patolli.stage.game import ShownGame, reason
from patolli.stage.parser import Parser, add_language
from patolli.stage.speech import Speech


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--at", type=place, metavar="N")
    parser.add_argument("--seat", type=place, metavar="S")
    parser.add_argument("--bot", default="search:2s", metavar="search:2s")
    add_seed(parser)
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: Namespace) -> int:
    words = own_words(args)
    name, _, time = args.bot.partition(":")
    if name != "search":
        raise Problem(words.tell("cli-advise-search", bot=args.bot))
    game: ShownGame | None = None
    try:
        budget = Budget(time or "2s")
        record = read_record(args.file, words)
        game = game_of(record.game, words)
        story = Story(lambda: record, game, args.language, None)
    except BadBot as error:
        raise mistake(error, args.language) from error
    except (RecordError, PositionError, BadOption) as error:
        raise content(args.file, reason(error, args.language, game)) from error
    at = place_in(args.at, record)
    if at is None:
        raise Problem(words.tell("cli-at-range", at=str(args.at), lines=len(record.lines), last=str(len(record.lines))))
    try:
        story.skip(at)
    except RecordError as error:
        raise content(args.file, reason(error, args.language, game)) from error
    seat = _advised(args.seat, story, words)
    question = Question(story.state, seat, story.state.moves(seat))
    with _patience(words) as stopped:
        found = advise(question, budget, Rng(args.seed or 0), stopped)
    if not found:
        raise KeyboardInterrupt
    if args.json:
        print(json.dumps(_plain(args, at, seat, found), ensure_ascii=False))
    else:
        _tell(args, game, story, seat, found, words)
    return OK


def _advised(asked: int | None, story: Story, words: Speech) -> int:
    """The seat to advise; a Problem that says who decides if it cannot be advised."""
    state = story.state
    if asked is not None and asked not in range(state.players):
        raise Problem(words.tell("cli-no-seat", seat=asked, last=state.players - 1))
    actors = state.actors()
    if not actors:
        raise Problem(words.tell("no-game-over"), CONTENT)
    if actors == [CHANCE]:
        nobody = words.tell("cli-advise-nobody") if asked is None else _not_asked(asked, "chance", words)
        raise Problem(f"{nobody}{_next(story, words)}", CONTENT)
    if asked is None:
        return actors[0]
    if asked not in actors:
        raise Problem(_not_asked(asked, ", ".join(map(str, actors)), words), CONTENT)
    return asked


def _not_asked(asked: int, who: str, words: Speech) -> str:
    return words.tell("no-not-asked", actor=str(asked), who=who)


def _next(story: Story, words: Speech) -> str:
    """A sentence that says where somebody decides next; empty if that is not in the record."""
    while story.state.actors() == [CHANCE] and story.at < len(story.record().lines):
        story.skip(story.at + 1)
    if story.state.actors() in ([], [CHANCE]):
        return ""
    return f" {words.tell('cli-advise-next', at=str(story.at))}"


@contextmanager
def _patience(words: Speech) -> Iterator[Callable[[], bool]]:
    """While the search thinks: a sign of life on a terminal, and Ctrl-C makes it say what it has found so far."""
    pressed: list[int] = []
    waiting = sys.stderr.isatty()
    if waiting:
        print(words.tell("cli-advise-thinking"), end="", file=sys.stderr, flush=True)
    try:
        with heard(signal.SIGINT, lambda number, _: pressed.append(number)):
            yield lambda: bool(pressed)
    finally:
        if waiting:
            print(ERASE, end="", file=sys.stderr, flush=True)


def _plain(args: Namespace, at: int, seat: int, found: list[Advice]) -> dict[str, object]:
    lines = [
        {
            "lines": advice.says,
            "chance": round(advice.chance, 4),
            "visits": advice.visits,
            "reasons": [
                {"part": gain.part, "seat": gain.seat, "points": round(gain.points, 2)} for gain in advice.reasons
            ],
        }
        for advice in found
    ]
    return {"file": args.file, "at": at, "seat": seat, "advice": lines}


def _tell(args: Namespace, game: ShownGame, story: Story, seat: int, found: list[Advice], words: Speech) -> None:
    view = story.state.view(seat)

    def called(other: int) -> str:
        return game.called(view, other, args.language, story.names)

    print(fit(game.prompt(view, args.language, story.names)))
    if len(story.state.actors()) > 1:
        print(fit(words.tell("cli-advise-for", who=called(seat))))
    for number, advice in enumerate(found, start=1):
        print()
        print(words.tell("cli-advise-line", number=number, chance=f"{100 * advice.chance:.0f}", visits=advice.visits))
        print(fit("; ".join(advice.says), "   ", "     "))
        for why in reasons(game, seat, advice, called, args.language):
            print(fit(why, "   - ", "     "))
