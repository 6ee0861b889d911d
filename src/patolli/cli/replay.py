"""`patolli replay`: the story of a record."""

from __future__ import annotations

import json
from argparse import Namespace

from patolli.cli.arguments import game_of, own_words
from patolli.cli.files import content, read_record
from patolli.cli.problem import CONTENT, OK
from patolli.cli.story import Story, result
from patolli.cli.texts import fit, table
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import BadOption
from patolli.engine.position import PositionError
from patolli.engine.record import Record, RecordError
from patolli.engine.words import NotLegal
from patolli.stage.game import ShownGame, reason, wrong
from patolli.stage.parser import Parser, add_language


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: Namespace) -> int:
    """Errors in the record are told where the record is told; only then comes the exit code."""
    words = own_words(args)
    game: ShownGame | None = None
    try:
        record = read_record(args.file, words)
        game = game_of(record.game, words)
        story = Story(lambda: record, game, args.language, None, everything=True)
    except (RecordError, PositionError, BadOption) as error:
        if args.json:
            print(json.dumps({"file": args.file, "lines": 0, "error": _plain_error(error, game, args.language)}))
            return CONTENT
        raise content(args.file, reason(error, args.language, game)) from error
    if args.json:
        return _as_json(args, game, record, story)
    try:
        for told in story.more():
            print(fit(f"{told.number:>4}  {told.sentence}", hang="      "))
            for event in told.events:
                print(fit(event, "      - ", "        "))
    except RecordError as error:
        raise content(args.file, reason(error, args.language, game)) from error
    view = story.state.view(None)
    print()
    print(fit(game.prompt(view, args.language, story.names)))
    print("\n".join(table(result(game, record, args.language))))
    return OK


def _as_json(args: Namespace, game: ShownGame, record: Record, story: Story) -> int:
    failure = None
    try:
        story.skip(len(record.lines))
    except RecordError as error:
        failure = error
    told = _outcome(story.state)
    actors = [actor for actor, _ in record.lines[: story.at]]
    head = {
        "file": args.file,
        "game": record.game,
        "players": record.players,
        "options": record.options,
        "lines": story.at,
        "decisions": sum(actor != CHANCE for actor in actors),
    }
    tail = {} if failure is None else {"error": _plain_error(failure, game, args.language)}
    print(json.dumps({**head, **told, **tail}, ensure_ascii=False))
    return OK if failure is None else CONTENT


def _outcome(state: State) -> dict[str, object]:
    return {"over": state.over(), "points": state.points(), "winners": state.winners(), "places": state.places()}


def _plain_error(error: ValueError, game: ShownGame | None, language: str) -> dict[str, object]:
    refusal = error.__cause__
    if game is not None and isinstance(refusal, NotLegal):
        why = game.refusal(refusal, language)
    elif isinstance(error, (RecordError, PositionError)):
        why = wrong(error, language, game)
    else:
        why = reason(error, language, game)
    return {"line": getattr(error, "line", 1), "rule": getattr(error, "rule", ""), "why": why}
