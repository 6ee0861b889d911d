"""The modules of the commands, and their parsers."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import cast

from patolli.cli.problem import Command
from patolli.games import NAMES as GAMES
from patolli.stage.parser import Parser


def find_command(name: str) -> Command:
    """The module of a command; only the one that is asked for is imported."""
    return cast(Command, import_module(f"patolli.cli.{name.replace('-', '_')}"))


def parser_of(name: str, argv: Sequence[str] = ()) -> Parser:
    """The parser of a command, in the language that the words after its name ask for."""
    parser = Parser(name, argv, {"games": ", ".join(GAMES)})
    find_command(name).arguments(parser)
    return parser
