"""`patolli rules`: those of a game, with its rulings and options."""

from __future__ import annotations

import json
import tomllib
from argparse import Namespace
from collections.abc import Iterator
from importlib.resources import files

from patolli.cli.arguments import game_of, own_words
from patolli.cli.problem import CONTENT, OK, Problem
from patolli.cli.rulebook import Rulebook
from patolli.cli.texts import table
from patolli.stage.game import ShownGame
from patolli.stage.parser import Parser, add_language
from patolli.stage.speech import Speech


def arguments(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("number", metavar="MEX-35", nargs="*")
    parser.add_argument("--search", metavar="WORD")
    parser.add_argument("--provenance", action="store_true")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: Namespace) -> int:
    words = own_words(args)
    game = game_of(args.game, words)
    if args.provenance:
        found = list(_provenance(game))
        print(json.dumps({"game": game.name, "provenance": dict(found)}) if args.json else "\n".join(table(found)))
        return OK
    book = Rulebook(game, args.language, words)
    names = _names(args, book, game, words)
    if args.json:
        rules = [
            {"name": name, "text": book.text(name)} for name in names or [*book.rules, *book.rulings, *book.options]
        ]
        print(json.dumps({"game": game.name, "language": args.language, "rules": rules}))
    elif names:
        print("\n\n".join(map(book.text, names)))
    else:
        print(f"{game.title}\n")
        for text in book.everything():
            print(text)
    return OK


def _names(args: Namespace, book: Rulebook, game: ShownGame, words: Speech) -> list[str]:
    """The rules that are asked for; none for all of them. A Problem if there is no such rule."""
    if args.search is not None:
        found = book.search(args.search) if args.search.strip() else []
        if not found:
            raise Problem(words.tell("cli-found-nothing", word=args.search, title=game.title), CONTENT)
        return found
    names = []
    for asked in args.number:
        name = book.find(asked)
        if name is None:
            near = ", ".join(book.nearest(asked))
            raise Problem(words.tell("cli-no-rule", asked=asked[:40], title=game.title, near=near))
        names.append(name)
    return names


def _provenance(game: ShownGame) -> Iterator[tuple[str, str]]:
    file = files(game.home()).joinpath("box", "components.toml")
    if file.is_file():
        yield from _tables("", tomllib.loads(file.read_text(encoding="utf-8")))


def _tables(name: str, value: object) -> Iterator[tuple[str, str]]:
    """Every table with a provenance, by its full name."""
    if isinstance(value, dict):
        if "provenance" in value:
            yield name, str(value["provenance"])
        for key, inner in value.items():
            yield from _tables(f"{name}.{key}" if name else key, inner)
    elif isinstance(value, list):
        for number, inner in enumerate(value, start=1):
            yield from _tables(f"{name} {number}", inner)
