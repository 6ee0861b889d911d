"""What the commands share that read or write a whole store."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from functools import wraps

from patolli.cli.problem import CONTENT, Problem
from patolli.stage.parser import Parser, words_of


def add_db(parser: Parser) -> None:
    parser.add_argument("--db", default="", metavar="URL")


def telling_problems(run: Callable[[Namespace], int]) -> Callable[[Namespace], int]:
    """Whatever is wrong with a store, in a sentence."""

    @wraps(run)
    def told(args: Namespace) -> int:
        try:
            from patolli.table.layouts import BadStore
        except ModuleNotFoundError as error:
            raise Problem(words_of(sys.argv).tell("cli-needs-table", name=error.name or "")) from error
        try:
            return run(args)
        except BadStore as error:
            raise Problem(error.tell(args.language), CONTENT) from error

    return told


def shown(url: str) -> str:
    """A URL without its password."""
    from patolli.table.engines import engine_of

    return engine_of(url).url.render_as_string()
