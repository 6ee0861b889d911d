"""`patolli games`: which there are."""

from __future__ import annotations

import json
from argparse import Namespace

from patolli.cli.arguments import game_of, own_words
from patolli.cli.problem import OK
from patolli.cli.texts import paragraph
from patolli.games import NAMES
from patolli.stage.game import ShownGame
from patolli.stage.parser import Parser, add_language


def arguments(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: Namespace) -> int:
    words = own_words(args)
    if args.json:
        print(json.dumps({"games": [_plain(game_of(name, words)) for name in NAMES]}))
        return OK
    for name in NAMES:
        game = game_of(name, words)
        said = game.speech(args.language)
        players = ", ".join(map(str, game.seats))
        print(words.tell("cli-game", name=name, title=game.title, players=players))
        if said.knows("about"):
            print(paragraph(said.tell("about"), "    "))
    print()
    print(words.tell("cli-games-hint", name=NAMES[0]))
    return OK


def _plain(game: ShownGame) -> dict[str, object]:
    options = [{"name": option.name, "values": option.values, "rule": option.rule} for option in game.options]
    return {"name": game.name, "title": game.title, "players": game.seats, "options": options}
