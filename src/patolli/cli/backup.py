"""Write all games of a store into one file, also while servers play. `patolli restore` reads it."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from patolli.cli.arguments import add_language
from patolli.cli.problem import OK
from patolli.cli.stores import add_db, telling_problems


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a new file; it holds secrets, so only you can read it")
    add_db(parser)
    add_language(parser)


@telling_problems
def run(args: Namespace) -> int:
    from patolli.table.backups import backup
    from patolli.table.engines import own_url
    from patolli.table.errors import words

    count = backup(args.db or own_url(), Path(args.file))
    print(words(args.language).tell("backup-done", file=args.file, **count._asdict()))
    return OK
