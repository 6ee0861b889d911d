"""Show a position of a record, as text or as a drawing.

patolli show game.txt                         the last position
patolli show game.txt --at 40                 after 40 lines; --at -3 is three lines before the end
patolli show game.txt --svg out.svg           a drawing; `-` writes it to standard output
"""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

import msgspec

from patolli.cli.arguments import add_language, game_of, own_words
from patolli.cli.files import STANDARD, content, read_record, write_text
from patolli.cli.problem import OK, Problem
from patolli.cli.story import Story, names_of
from patolli.cli.texts import fit
from patolli.engine.game import BadOption
from patolli.engine.position import PositionError
from patolli.engine.record import Record, RecordError
from patolli.stage.game import ShownGame, reason
from patolli.stage.style import THEMES
from patolli.stage.svg import svg


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, or a position set up by hand; `-` for standard input")
    parser.add_argument("--at", type=place, metavar="N", help="after N lines of the game; counted from the end if < 0")
    parser.add_argument("--svg", metavar="OUT", help="write a drawing into this file")
    parser.add_argument("--theme", choices=THEMES, default=THEMES[0], help="of the drawing")
    parser.add_argument("--seat", type=place, metavar="S", help="what this seat may know; without it, a spectator")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output: what may be known")
    add_language(parser)


def place(text: str) -> int:
    if not (text.isascii() and text.removeprefix("-").isdecimal()) or len(text) > 9:
        raise ArgumentTypeError(f"{text[:40]!r} is not a whole number")
    return int(text)


def run(args: Namespace) -> int:
    words = own_words(args)
    game: ShownGame | None = None
    try:
        record = read_record(args.file, words)
        game = game_of(record.game, words)
        story = Story(lambda: record, game, args.language, None)
    except (RecordError, PositionError, BadOption) as error:
        raise content(args.file, reason(error, args.language, game)) from error
    if args.seat is not None and args.seat not in range(record.players):
        raise Problem(words.tell("cli-no-seat", seat=args.seat, last=record.players - 1))
    at = place_in(args.at, record)
    if at is None:
        raise Problem(words.tell("cli-at-range", at=str(args.at), lines=len(record.lines), last=str(len(record.lines))))
    try:
        story.skip(at)
    except RecordError as error:
        hint = words.tell("cli-before-error", at=str(story.at))
        raise content(args.file, f"{reason(error, args.language, game)}\n{hint}") from error
    view = story.state.view(args.seat)
    if args.json:
        told = {"game": game.name, "at": at, "lines": len(record.lines), "seat": args.seat, "view": view}
        print(msgspec.json.encode(told).decode())
    if args.svg is None:
        if args.json:
            return OK
        print(fit(game.picture(view, args.language)))
        if record.lines:
            print(words.tell("cli-at", at=str(at), lines=str(len(record.lines))))
        return OK
    last = record.lines[at - 1][1] if at else ""
    drawing = svg(game.scene(view, args.language, last, names_of(record)), args.theme)
    if args.svg == STANDARD:
        print(drawing, end="")
    else:
        write_text(Path(args.svg), drawing, words)
    return OK


def place_in(asked: int | None, record: Record) -> int | None:
    lines = len(record.lines)
    if asked is None:
        return lines
    at = asked if asked >= 0 else lines + asked
    return at if 0 <= at <= lines else None
