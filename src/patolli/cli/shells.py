"""Completion in shells: a script that completes commands, options and games, written by shtab from the parsers.

eval "$(patolli --print-completion bash)"          in ~/.bashrc
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Sequence

from patolli.cli.commands import parser_of
from patolli.cli.problem import OK
from patolli.games import NAMES as GAMES
from patolli.stage.parser import Parser, add_language, words_of

FILES = ("file", "page", "csv", "records", "svg", "out")
"""Arguments that are names of files or folders."""


def print_completion(argv: Sequence[str], commands: Sequence[str]) -> int:
    """Print the script for a shell."""
    import shtab

    parser = Parser("--print-completion", argv)
    parser.add_argument("shell", choices=shtab.SUPPORTED_SHELLS)
    add_language(parser)
    shell = parser.parse(argv).shell
    print(shtab.complete(whole_parser(commands, argv), shell))
    return OK


def whole_parser(commands: Sequence[str], argv: Sequence[str] = ()) -> ArgumentParser:
    """One parser that holds those of all commands."""
    import shtab

    tell = words_of(argv).tell
    parser = ArgumentParser(prog="patolli", add_help=False)
    parser.add_argument("-h", "--help", action="help", help=tell("help-all.help"))
    parser.add_argument("--version", action="store_true", help=tell("help-all.version"))
    choices = parser.add_subparsers()
    for name in commands:
        own = parser_of(name, argv)
        own.speak()
        for action in own._actions:
            if action.dest in ("game", "games"):
                action.choices = list(GAMES)
            elif action.dest in FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
        about = (own.description or "").partition("\n")[0]
        choices.add_parser(name, help=about, description=about, parents=[own], add_help=False)
    return parser
