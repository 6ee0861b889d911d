"""`patolli think`: a process that only thinks, for the tables that others serve from the same database."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys

from patolli.stage.parser import BadArgument, Parser, add_language
from patolli.table.app import bus_of, runners_of
from patolli.table.bot_pool import BotPool
from patolli.table.errors import words
from patolli.table.layouts import BadStore
from patolli.table.limits import Limits
from patolli.table.store import Store
from patolli.table.tables import Tables


def add_arguments(parser: Parser) -> None:
    parser.add_argument("--db", required=True, metavar="URL")
    parser.add_argument("--jobs", type=_jobs, default=os.cpu_count() or 2, metavar="N")
    add_language(parser)


def think(args: argparse.Namespace) -> int:
    """Think until interrupted; the exit code."""
    try:
        asyncio.run(_think(args))
    except BadStore as error:
        print(error.tell(args.language), file=sys.stderr)
        return 2
    return 0


async def _think(args: argparse.Namespace) -> None:
    store = Store(args.db)
    if not store.shared:
        raise BadStore("alone", store=store.url.render_as_string())
    bus = bus_of(store)
    tables = Tables(store, Limits(), 0, bus, runners_of(store, bus, thinks=True), BotPool(args.jobs))
    await tables.open()
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, ended.set)
    said = words(args.language).tell("think-for", store=store.url.render_as_string(), jobs=args.jobs)
    print(said, flush=True)
    try:
        await ended.wait()
    finally:
        await tables.close()


def _jobs(text: str) -> int:
    if text.isdecimal() and 0 < int(text) <= 1024:
        return int(text)
    raise BadArgument("number-between", text, least="1", most="1024")
