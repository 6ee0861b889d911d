"""Arguments that several commands share, and what is wrong with them, in sentences."""

from __future__ import annotations

import os
import re
from argparse import Action, ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import NoReturn

from patolli.cli.files import content, read_text
from patolli.cli.problem import Problem
from patolli.engine.game import BadOption, find_game
from patolli.engine.record import RecordError
from patolli.games import NAMES
from patolli.lab.simulate import SEEDS
from patolli.stage.game import ShownGame, reason
from patolli.stage.speech import ENGLISH, LANGUAGES, Speech, speech

DEFAULT_PLAYERS = 3


class Parser(ArgumentParser):
    def __init__(self, **settings: object) -> None:
        super().__init__(formatter_class=RawDescriptionHelpFormatter, **settings)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        raise Problem(f"{message[:1].upper()}{message[1:].rstrip('.')}. See `{self.prog} --help`.")


def add_language(parser: ArgumentParser) -> None:
    names = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    parser.add_argument(
        "--language",
        type=_language,
        default=own_language(),
        metavar="fr",
        help=f"{names}; without it, that of your system if it is one of them",
    )


def _language(text: str) -> str:
    code = text[:2].lower()
    if code not in LANGUAGES or (len(text) > 2 and text[2] not in "-_."):
        raise ArgumentTypeError(f"there is no language {text[:20]!r}; the languages are: {', '.join(LANGUAGES)}")
    return code


def own_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES and value[2:3] in ("", "_", ".") else ENGLISH
    return ENGLISH


def own_words(args: Namespace) -> Speech:
    """The sentences of the command itself, in the language that was asked for."""
    return speech(str(args.language), ())


def words_of(argv: list[str]) -> Speech:
    """The same, for a command that could not be parsed."""
    parser = Parser(prog="patolli", add_help=False, allow_abbrev=False)
    add_language(parser)
    return own_words(parser.parse_known_args(argv)[0])


def add_option(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--option",
        action=_Option,
        default={},
        metavar="NAME=VALUE",
        help="set up the game otherwise; `patolli rules GAME` lists the options at its end",
    )


class _Option(Action):
    def __call__(self, parser: ArgumentParser, space: Namespace, values: object, option: str | None = None) -> None:
        name, equals, value = str(values).partition("=")
        name, value = name.strip(), value.strip()
        if not equals or not name or not value:
            parser.error(f"--option needs a name and a value, such as first_player=random, not {str(values)[:40]!r}")
        if any(letter in name + value for letter in "\n\r#"):
            parser.error("an option has neither line breaks nor `#` in it")
        given = dict(getattr(space, self.dest))
        if name in given:
            parser.error(f"the option {name!r} is given twice")
        setattr(space, self.dest, {**given, name: value})


def add_seed(parser: ArgumentParser) -> None:
    parser.add_argument("--seed", type=_seed, metavar="S", help="a number: the same one gives the same luck")


GROUPED = re.compile(r"\d{1,3}([,._\s]\d{3})+|\d+(_\d+)+", re.ASCII)
"""A whole number as people write it, its digits in groups."""


def _seed(given: str) -> int:
    text = re.sub(r"\D", "", given) if GROUPED.fullmatch(given.replace("\u202f", " ").replace("\xa0", " ")) else given
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(SEEDS)) or int(text) >= SEEDS:
        raise ArgumentTypeError(f"a seed is a whole number from 0 to {SEEDS - 1}, not {given[:40]!r}")
    return int(text)


def count(text: str) -> int:
    """A number of things, at least one."""
    if not (text.isascii() and text.isdecimal()) or not 0 < len(text) < 10 or int(text) < 1:
        raise ArgumentTypeError(f"{text[:40]!r} is not a whole number from 1 to 999999999")
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
    """The game that is asked for. An option that is a text, such as a map, may be the name of its file."""
    game = game_of(args.game, words)
    for option in game.options:
        file = args.option.get(option.name, "")
        if option.free != "text" or "." not in file:
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


def meant(name: str, known: Sequence[str], words: Speech) -> str:
    """A question after a sentence: which known name may be meant; empty if none is similar."""
    near = get_close_matches(name.lower(), known, 1)
    return f" {words.tell('cli-did-you-mean', word=near[0])}" if near else ""


def default_players(game: ShownGame) -> int:
    """The number of players if none is given."""
    return DEFAULT_PLAYERS if DEFAULT_PLAYERS in game.seats else game.seats[-1]
