"""Arguments that several commands share, and what is wrong with them, in sentences."""

from __future__ import annotations

import re
from argparse import Action, ArgumentParser, Namespace
from collections.abc import Sequence
from difflib import get_close_matches

from patolli.bots import BadBot, BotFailed
from patolli.cli.files import content, read_text
from patolli.cli.problem import CONTENT, Problem
from patolli.engine.game import BadOption, find_game
from patolli.engine.record import RecordError
from patolli.games import NAMES
from patolli.lab.simulate import SEEDS
from patolli.stage.game import ShownGame, reason
from patolli.stage.parser import BadArgument, Parser
from patolli.stage.speech import Speech, speech

DEFAULT_PLAYERS = 3


def own_words(args: Namespace) -> Speech:
    """The sentences of the command itself, in the language that was asked for."""
    return speech(str(args.language), ())


def add_option(parser: Parser) -> None:
    parser.add_argument(
        "--option",
        action=_Option,
        default={},
        metavar="NAME=VALUE",
    )


class _Option(Action):
    def __call__(self, parser: ArgumentParser, space: Namespace, values: object, option: str | None = None) -> None:
        assert isinstance(parser, Parser)
        name, equals, value = str(values).partition("=")
        name, value = name.strip(), value.strip()
        if not equals or not name or not value:
            parser.refuse(BadArgument("option", str(values)))
        if any(letter in name + value for letter in "\n\r#"):
            parser.refuse(BadArgument("option-letters", str(values)))
        given = dict(getattr(space, self.dest))
        if name in given:
            parser.refuse(BadArgument("option-twice", name))
        setattr(space, self.dest, {**given, name: value})


def add_seed(parser: Parser) -> None:
    parser.add_argument("--seed", type=_seed, metavar="S")


GROUPED = re.compile(r"\d{1,3}([,._\s]\d{3})+|\d+(_\d+)+", re.ASCII)
"""A whole number as people write it, its digits in groups."""


def _seed(given: str) -> int:
    text = re.sub(r"\D", "", given) if GROUPED.fullmatch(given.replace("\u202f", " ").replace("\xa0", " ")) else given
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(SEEDS)) or int(text) >= SEEDS:
        raise BadArgument("seed", given, most=str(SEEDS - 1))
    return int(text)


def count(text: str) -> int:
    """A number of things, at least one."""
    if not (text.isascii() and text.isdecimal()) or not 0 < len(text) < 10 or int(text) < 1:
        raise BadArgument("count", text)
    return int(text)


def game_of(name: str, words: Speech) -> ShownGame:
    """The game of that name; a Problem if there is none of that name."""
    try:
        game = find_game(name)
    except BadOption as error:
        raise Problem(reason(error, words.language) + meant(name, NAMES, words)) from error
    assert isinstance(game, ShownGame)
    return game


def game_for(args: Namespace, words: Speech) -> ShownGame:
    """The game that is asked for. An option that is a text, such as a map, may be the name of its file.

    A number with a dot in it is no name of a file: the game says what is wrong with it.
    """
    game = game_of(args.game, words)
    for option in game.options:
        file = args.option.get(option.name, "")
        if option.free != "text" or "." not in file or not any(map(str.isalpha, file)):
            continue
        try:
            args.option[option.name] = game.drawn(option.name, read_text(file, words))
        except BadOption as error:
            raise mistake(error, args.language, game) from error
        except RecordError as error:
            raise content(file, reason(error, args.language)) from error
    return game


def mistake(error: ValueError, language: str, game: ShownGame | None = None) -> Problem:
    """A Problem that says the error in the language."""
    return Problem(reason(error, language, game))


def bot_problem(error: BadBot | BotFailed, words: Speech) -> Problem:
    """What a bot did wrong while games were played."""
    if isinstance(error, BadBot):
        return Problem(reason(error, words.language), CONTENT)
    return Problem(words.tell(f"bad-{error.key}", **error.values) if error.key else str(error), CONTENT)


def meant(name: str, known: Sequence[str], words: Speech) -> str:
    """A question after a sentence: which known name may be meant; empty if none is similar."""
    near = get_close_matches(name.lower(), known, 1)
    return f" {words.tell('cli-did-you-mean', word=near[0])}" if near else ""


def default_players(game: ShownGame) -> int:
    """The number of players if none is given."""
    return DEFAULT_PLAYERS if DEFAULT_PLAYERS in game.seats else game.seats[-1]
