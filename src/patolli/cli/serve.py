"""`patolli serve`: the web table."""

from __future__ import annotations

import gc
import sys
from argparse import Namespace

from patolli.cli.problem import Problem
from patolli.stage.parser import Parser, words_of


def arguments(parser: Parser) -> None:
    gc.disable()  # while modules are imported there is nothing to collect; `collect_seldom` begins again
    try:
        from patolli.table.serve import add_arguments
    except ModuleNotFoundError as error:
        raise Problem(words_of(sys.argv).tell("cli-needs-table", name=error.name or "")) from error

    add_arguments(parser)


def run(args: Namespace) -> int:
    from patolli.table.serve import serve

    return serve(args)
