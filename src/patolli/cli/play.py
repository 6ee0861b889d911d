"""`patolli play`: a person at the terminal."""

from __future__ import annotations

import secrets
from argparse import Namespace
from pathlib import Path

from patolli.bots import CODES, BadBot, BotFailed, Maker, maker
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
from patolli.cli.desk import Desk
from patolli.cli.files import STANDARD, content, read_record, read_text, write_text
from patolli.cli.keeper import Keeper, unnamed
from patolli.cli.problem import Problem
from patolli.cli.sitting import ME, Sitting, default_seats
from patolli.engine.core.rng import Rng
from patolli.engine.game import BadOption, find_game, start
from patolli.engine.match import Match
from patolli.engine.position import PositionError
from patolli.engine.record import Record, RecordError
from patolli.games import NAMES
from patolli.lab.simulate import SEEDS
from patolli.stage.game import ShownGame, reason
from patolli.stage.parser import Parser, add_language
from patolli.stage.speech import Speech


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?")
    parser.add_argument("--players", type=count, metavar="N")
    parser.add_argument(
        "--seats",
        metavar="me,random",
    )
    parser.facts["bots"] = ", ".join(CODES)
    add_option(parser)
    add_language(parser)
    add_seed(parser)
    parser.add_argument("--record", metavar="FILE")
    parser.add_argument("--resume", metavar="FILE")


def run(args: Namespace) -> int:
    words = own_words(args)
    if args.resume is None:
        if args.game is None:
            raise Problem(words.tell("cli-which-game", games=", ".join(NAMES)))
        game = game_for(args, words)
        seated = _seated(args, words)
        record = _fresh(args, game, words)
    else:
        record, game = _resumed(args, words)
        seated = _seated(args, words)
    codes, makers = seated or (default_seats(record.players), _makers(default_seats(record.players), words))
    if len(codes) != record.players:
        raise Problem(words.tell("cli-seats-count", seats=len(codes), players=record.players))
    seed = secrets.randbelow(SEEDS) if args.seed is None else args.seed
    rng = Rng(seed, len(record.lines))
    try:
        bots = {seat: make(rng.split()) for seat, make in makers.items()}
        keeper = _keeper(args, record, words)
        desk = Desk(words)
        _introduce(record, game, codes, args.language, desk)
        return Sitting(record, game, codes, bots, rng, keeper, desk, args.language).run()
    except (BadBot, BotFailed) as error:
        raise bot_problem(error, words) from error


def _fresh(args: Namespace, game: ShownGame, words: Speech) -> Record:
    seats = args.seats.count(",") + 1 if args.seats else 0
    players = args.players or seats or default_players(game)
    try:
        start(game.name, players, args.option)
    except BadOption as error:
        raise mistake(error, args.language, game) from error
    return Record(game.name, players, dict(args.option))


def _resumed(args: Namespace, words: Speech) -> tuple[Record, ShownGame]:
    try:
        record = read_record(args.resume, words)
        game = find_game(record.game)
        assert isinstance(game, ShownGame)
    except (RecordError, PositionError, BadOption) as error:
        raise content(args.resume, reason(error, args.language)) from error
    try:
        record = Match.read(record).record()
    except RecordError as error:
        raise content(args.resume, reason(error, args.language, game)) from error
    if args.game not in (None, record.game):
        raise Problem(words.tell("cli-other-game", file=args.resume, game=record.game))
    if args.players not in (None, record.players) or args.option:
        raise Problem(words.tell("cli-set-already", file=args.resume, players=record.players))
    return record, game


def _seated(args: Namespace, words: Speech) -> tuple[list[str], dict[int, Maker]] | None:
    """The codes given for the seats, and makers of their bots; None if no seats were given."""
    if not args.seats:
        return None
    codes = [code.strip() for code in args.seats.split(",")]
    return codes, _makers(codes, words)


def _makers(codes: list[str], words: Speech) -> dict[int, Maker]:
    """A maker for each seat with a bot; a person sits at the others."""
    try:
        return {seat: maker(code) for seat, code in enumerate(codes) if code != ME}
    except BadBot as error:
        raise Problem(f"{reason(error, words.language)} {words.tell('cli-seats-me')}") from error


def _keeper(args: Namespace, record: Record, words: Speech) -> Keeper:
    """--record FILE; else the file that is resumed, unless it is a position; else a file with a name of ours."""
    resumed = args.resume not in (None, STANDARD) and not (record.position and not record.lines)
    if args.record is not None:
        path = Path(args.record)
        if path.exists() and not (resumed and path.samefile(args.resume)):
            raise Problem(words.tell("cli-record-exists", file=args.record))
    elif resumed:
        path = Path(args.resume)
    else:
        return unnamed(record.game, words)
    keeper = Keeper(words, path)
    if path.exists():
        keeper = Keeper(words, path, text=read_text(args.resume, words), lines=record.lines)
    write_text(path, keeper.text(record), words)
    return keeper


def _introduce(record: Record, game: ShownGame, codes: list[str], language: str, desk: Desk) -> None:
    """Who sits where."""
    view = record.end().view(None)
    for seat, code in enumerate(codes):
        who = game.called(view, seat, language, [record.names.get(at, "") for at in range(record.players)])
        desk.tell("cli-sits" if code != ME else "cli-you-sit", who=who, code=code)
    desk.tell("cli-help-hint")
    desk.say()
