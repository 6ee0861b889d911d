"""List the games."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from patolli.cli import OK
from patolli.cli.arguments import add_language, game_of, own_words
from patolli.cli.texts import paragraph
from patolli.games import NAMES


def arguments(parser: ArgumentParser) -> None:
    add_language(parser)


def run(args: Namespace) -> int:
    words = own_words(args)
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
