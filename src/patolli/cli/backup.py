"""`patolli backup`: a store into a file."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from patolli.cli.problem import OK
from patolli.cli.stores import add_db, telling_problems
from patolli.stage.parser import Parser, add_language


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE")
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
