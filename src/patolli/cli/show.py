"""`patolli show`: a position of a record, in text or drawn."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import msgspec

from patolli.cli.arguments import game_of, own_words
from patolli.cli.files import STANDARD, content, read_record, write_text
from patolli.cli.problem import OK, Problem
from patolli.cli.story import Story, names_of
from patolli.cli.texts import fit
from patolli.engine.game import BadOption
from patolli.engine.position import PositionError
from patolli.engine.record import Record, RecordError
from patolli.stage.game import ShownGame, reason
from patolli.stage.parser import BadArgument, Parser, add_language
from patolli.stage.style import THEMES
from patolli.stage.svg import svg


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--at", type=place, metavar="N")
    parser.add_argument("--svg", metavar="OUT")
    parser.add_argument("--theme", choices=THEMES, default=THEMES[0])
    parser.add_argument("--seat", type=place, metavar="S")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def place(text: str) -> int:
    if not (text.isascii() and text.removeprefix("-").isdecimal()) or len(text) > 9:
        raise BadArgument("whole", text)
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
