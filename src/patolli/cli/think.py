"""`patolli think`: a process that thinks for the bots of servers."""

from __future__ import annotations

import sys
from argparse import Namespace

from patolli.cli.problem import Problem
from patolli.stage.parser import Parser, words_of


def arguments(parser: Parser) -> None:
    try:
        from patolli.table.think import add_arguments
    except ModuleNotFoundError as error:
        raise Problem(words_of(sys.argv).tell("cli-needs-table", name=error.name or "")) from error

    add_arguments(parser)


def run(args: Namespace) -> int:
    from patolli.table.think import think

    return think(args)
