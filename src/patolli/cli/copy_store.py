"""`patolli copy-store`: from SQLite to PostgreSQL, or back."""

from __future__ import annotations

from argparse import Namespace

from patolli.cli.problem import CONTENT, OK, Problem
from patolli.cli.stores import shown, telling_problems
from patolli.stage.parser import Parser, add_language


def arguments(parser: Parser) -> None:
    parser.add_argument("old", metavar="OLD")
    parser.add_argument("new", metavar="NEW")
    add_language(parser)


@telling_problems
def run(args: Namespace) -> int:
    from patolli.table.copying import copy_store
    from patolli.table.errors import words

    say = words(args.language)
    done = copy_store(args.old, args.new)
    print(say.tell("copy-done", store=shown(args.new), **done.held._asdict()))
    if done.changed:
        raise Problem(say.tell("copy-changed", old=shown(args.old), new=shown(args.new)), CONTENT)
    return OK
