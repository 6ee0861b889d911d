"""Completion in shells: a script that completes commands, options and games, written by shtab from the parsers.

eval "$(patolli --print-completion bash)"          in ~/.bashrc
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Mapping

from patolli.cli.problem import OK, Command, Problem
from patolli.games import NAMES as GAMES

FILES = ("file", "page", "csv", "records", "svg", "out")
"""Arguments that are names of files or folders."""


def print_completion(words: list[str], commands: Mapping[str, Command]) -> int:
    """Print the script for a shell. A Problem if there is no such shell."""
    import shtab

    shells: list[str] = list(shtab.SUPPORTED_SHELLS)
    if len(words) != 1 or words[0] not in shells:
        raise Problem(f"Say for which shell: patolli --print-completion {' or '.join(shells)}.")
    print(shtab.complete(whole_parser(commands), words[0]))
    return OK


def whole_parser(commands: Mapping[str, Command]) -> ArgumentParser:
    """One parser that holds those of all commands."""
    import shtab

    parser = ArgumentParser(prog="patolli")
    parser.add_argument("--version", action="store_true", help="which version this is")
    choices = parser.add_subparsers()
    for name, command in commands.items():
        about = (command.__doc__ or "").strip().partition("\n")[0]
        own = choices.add_parser(name, help=about, description=about)
        command.arguments(own)
        for action in own._actions:
            if action.dest in ("game", "games"):
                action.choices = list(GAMES)
            elif action.dest in FILES:
                action.complete = shtab.FILE  # type: ignore[attr-defined]
    return parser
