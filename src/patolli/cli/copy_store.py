"""Copy all games into a store that has nothing yet: from SQLite to PostgreSQL, or back. Stop the servers first."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from patolli.cli.arguments import add_language
from patolli.cli.problem import CONTENT, OK, Problem
from patolli.cli.stores import shown, telling_problems


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("old", metavar="OLD", help="the URL of the store, such as sqlite:///tables.db")
    parser.add_argument("new", metavar="NEW", help="the URL of the other, such as postgresql://user@host/name")
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
