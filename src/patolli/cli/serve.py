"""Serve the web table: play in a browser, alone, at one screen or by links."""

from __future__ import annotations

import gc
import sys
from argparse import ArgumentParser, Namespace

from patolli.cli.arguments import add_language, words_of
from patolli.cli.problem import Problem


def arguments(parser: ArgumentParser) -> None:
    gc.disable()  # while modules are imported there is nothing to collect; `collect_seldom` begins again
    try:
        from patolli.table.serve import add_arguments
    except ModuleNotFoundError as error:
        raise Problem(words_of(sys.argv).tell("cli-needs-table", name=error.name or "")) from error

    add_arguments(parser)
    add_language(parser)


def run(args: Namespace) -> int:
    from patolli.table.serve import serve

    return serve(args)
