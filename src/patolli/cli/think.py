"""Think for the bots of tables that other processes serve; they share a PostgreSQL. Servers then only serve."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace

from patolli.cli.arguments import add_language, words_of
from patolli.cli.problem import Problem


def arguments(parser: ArgumentParser) -> None:
    try:
        from patolli.table.think import add_arguments
    except ModuleNotFoundError as error:
        raise Problem(words_of(sys.argv).tell("cli-needs-table", name=error.name or "")) from error

    add_arguments(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    from patolli.table.think import think

    return think(args)
