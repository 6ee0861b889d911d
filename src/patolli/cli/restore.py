"""Put all games of a backup into a store that has nothing yet. `patolli backup` has written the file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from patolli.cli.arguments import add_language
from patolli.cli.problem import OK
from patolli.cli.stores import add_db, shown, telling_problems


def arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="what `patolli backup` has written")
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
