"""What could be played in a position: the best lines, how likely they win, and why.

patolli advise game.txt --at 40
patolli advise game.txt --bot search:5s --json
"""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace

from patolli.bots import BadBot
from patolli.bots.advising import Advice, advise
from patolli.bots.searching import Budget
from patolli.cli import CONTENT, OK, Problem
from patolli.cli.arguments import add_language, add_seed, own_words
from patolli.cli.files import content, read_record
from patolli.cli.replay import explained
from patolli.cli.show import place, place_in
from patolli.cli.story import Story
from patolli.cli.texts import fit
from patolli.engine.drive import Question
from patolli.engine.position import PositionError
from patolli.engine.record import RecordError
from patolli.engine.rng import Rng
from patolli.engine.room import BadOption, find
from patolli.engine.state import CHANCE
from patolli.games.room import GameRoom
from patolli.stage.speech import Speech


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, or a position set up by hand; `-` for standard input")
    parser.add_argument("--at", type=place, metavar="N", help="after N lines of the game; counted from the end if < 0")
    parser.add_argument("--seat", type=place, metavar="S", help="whom to advise, where several decide at once")
    parser.add_argument("--bot", default="search:2s", metavar="search:2s", help="how long to think")
    add_seed(parser)
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    add_language(parser)


def run(args: Namespace) -> int:
    words = own_words(args)
    name, _, time = args.bot.partition(":")
    if name != "search":
        raise Problem(words.tell("cli-advise-search", bot=args.bot))
    try:
        budget = Budget(time or "2s")
        record = read_record(args.file, words)
        room = find(record.game)
        assert isinstance(room, GameRoom)
        story = Story(record, room, args.language, None)
    except BadBot as error:
        raise Problem(str(error)) from error
    except (RecordError, PositionError, BadOption) as error:
        raise content(args.file, error) from error
    at = place_in(args.at, record)
    if at is None:
        raise Problem(words.tell("cli-at-range", at=str(args.at), lines=len(record.lines), last=str(len(record.lines))))
    try:
        story.skip(at)
    except RecordError as error:
        raise content(args.file, explained(error, room, args.language)) from error
    actors = [actor for actor in story.state.actors() if actor != CHANCE]
    seat = args.seat if args.seat is not None else actors[0] if actors else -1
    if seat not in actors:
        raise Problem(words.tell("cli-advise-nobody"), CONTENT)
    question = Question(story.state, seat, story.state.moves(seat))
    found = advise(question, budget, Rng(args.seed or 0))
    if args.json:
        print(json.dumps(_plain(args, at, seat, found), ensure_ascii=False))
    else:
        _tell(args, room, story, seat, found, words)
    return OK


def _plain(args: Namespace, at: int, seat: int, found: list[Advice]) -> dict[str, object]:
    lines = [
        {
            "lines": advice.says,
            "chance": round(advice.chance, 4),
            "visits": advice.visits,
            "reasons": [
                {"part": reason.part, "seat": reason.seat, "points": round(reason.points, 2)}
                for reason in advice.reasons
            ],
        }
        for advice in found
    ]
    return {"file": args.file, "at": at, "seat": seat, "advice": lines}


def _tell(args: Namespace, room: GameRoom, story: Story, seat: int, found: list[Advice], words: Speech) -> None:
    view = story.state.view(seat)
    speech = room.speech(args.language)
    print(fit(room.prompt(view, args.language, story.names)))
    for number, advice in enumerate(found, start=1):
        print()
        print(words.tell("cli-advise-line", number=number, chance=f"{100 * advice.chance:.0f}", visits=advice.visits))
        print(fit("; ".join(advice.says), "   ", "     "))
        for reason in advice.reasons:
            who = room.called(view, reason.seat, args.language, story.names)
            key = f"part-{reason.part}"
            part = speech.tell(key) if speech.knows(key) else reason.part
            print(
                fit(words.tell("cli-advise-why", who=who, points=f"{reason.points:+.1f}", part=part), "   - ", "     ")
            )
