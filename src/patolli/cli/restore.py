"""`patolli restore`: a backup into a store."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from patolli.cli.problem import OK
from patolli.cli.stores import add_db, shown, telling_problems
from patolli.stage.parser import Parser, add_language


def arguments(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE")
    add_db(parser)
    add_language(parser)


@telling_problems
def run(args: Namespace) -> int:
    from patolli.table.backups import restore
    from patolli.table.engines import own_url
    from patolli.table.errors import words

    url = args.db or own_url()
    count = restore(Path(args.file), url)
    print(words(args.language).tell("restore-done", store=shown(url), **count._asdict()))
    return OK
