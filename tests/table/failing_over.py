"""Three servers behind a real proxy, with many tables at which pages and quick bots play, while things go wrong."""

from __future__ import annotations

import asyncio
import json
import random
import re
import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from patolli.engine.game import find_game
from tests.table.pages import LOST, Page, asked, differs
from tests.table.postgres import Postgres
from tests.table.server import ROOT, Server
from tests.waiting import PATIENCE, wait_until

GAMES = ("mexica", "zapotec", "chocolatl", "lapins")
MOVES_SECONDS = 3.0
"""Between the lines of a person, in the mean."""


def free_ports(count: int) -> list[int]:
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports


def listens(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def configured(proxy: str, port: int, servers: list[Server], spread: bool = False) -> str:
    """The file that is shipped in deploy/, with the ports of a test; `spread`: a table is at all servers."""
    name = {"haproxy": "haproxy.cfg", "caddy": "Caddyfile"}[proxy]
    text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
    for number in (8001, 8002, 8003):
        assert f"127.0.0.1:{number}" in text
        if number - 8001 < len(servers):
            text = text.replace(f"127.0.0.1:{number}", f"127.0.0.1:{servers[number - 8001].port}")
        else:
            text = re.sub(rf"\n *server \w+ 127\.0\.0\.1:{number}", "", text)
    if proxy == "haproxy":
        text, changed = re.subn(r"bind :80\n", f"bind 127.0.0.1:{port}\n", text)
        if spread:
            text = text.replace("balance hash var(txn.table)", "balance roundrobin").replace("hash-type consistent", "")
    else:
        text, changed = re.subn(r"^club\.example \{", f"http://127.0.0.1:{port} {{", text, flags=re.MULTILINE)
        text = text.replace("{\n\tservers {", "{\n\tadmin off\n\tauto_https off\n\tservers {", 1)
    assert changed == 1
    return text


@contextmanager
def proxied(
    proxy: str, folder: Path, servers: list[Server], spread: bool = False
) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """The port at which the proxy stands before the servers, and its process."""
    (port,) = free_ports(1)
    file = folder / {"haproxy": "haproxy.cfg", "caddy": "Caddyfile"}[proxy]
    file.write_text(configured(proxy, port, servers, spread), encoding="utf-8")
    path = shutil.which(proxy) or f"/usr/sbin/{proxy}"
    command = [path, "-f", str(file)] if proxy == "haproxy" else [path, "run", "--config", str(file)]
    with (folder / f"{proxy}.log").open("wb") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder)
    try:
        wait_until(lambda: listens(port))
        yield port, process
    finally:
        process.kill()
        process.wait(PATIENCE)


class Club:
    """Tables, and people at them. `failures` are counted by kind."""

    def __init__(self, port: int, servers: list[Server], postgres: Postgres, url: str, seed: int) -> None:
        self.port = port
        self.servers = servers
        self.postgres = postgres
        self.url = url
        self.rng = random.Random(seed)
        self.pages: list[Page] = []
        self.tables: list[str] = []
        self.playing: list[asyncio.Task[None]] = []
        self.failures: dict[str, int] = {}
        self.failed: list[tuple[float, str]] = []
        """When what went wrong."""
        self.pace = MOVES_SECONDS
        self.renewed: set[str] = set()

    async def open(self, tables: int) -> None:
        """At every other table a second person sits; all have quick bots."""
        for number in range(tables):
            await self._new_table(number)

    async def open_for_two(self) -> None:
        """One table of each game, for two people, and where it needs them for bots."""
        for number, game in enumerate(GAMES):
            bots = max(0, find_game(game).seats[0] - 2)
            await self._seat_people(number, [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot"}] * bots])

    async def open_with(self, tables: int, level: str) -> None:
        """Each person alone with a bot of a level."""
        for number in range(tables):
            await self._seat_people(number, [{"kind": "me"}, *[{"kind": "bot", "level": level}] * 2])

    async def _new_table(self, number: int) -> None:
        both = number % 2 == 1
        await self._seat_people(number, [{"kind": "me"}, {"kind": "open" if both else "bot"}, {"kind": "bot"}])

    async def _seat_people(self, number: int, seats: list[dict[str, str]]) -> None:
        game, both = GAMES[number % len(GAMES)], {"kind": "open"} in seats
        status = 409
        while status == 409:  # whoever sat down was not told so, and has no cookie: at another table then
            _, text, ana = await self._sure("POST", "/api/tables", "", {"game": game, "seats": seats})
            made, cookies = json.loads(text), [ana]
            status, _, ben = await self._sure("POST", made["links"]["1"], "", {}) if both else (201, b"", "")
            cookies += [ben] if both else []
        self.tables.append(made["table"])
        for seat, cookie in enumerate(cookies):
            rng = random.Random(self.rng.random())
            page = Page(self.port, made["table"], cookie, seat, self.pace, rng, alone=not both)
            self.pages.append(page)
            self.playing.append(asyncio.create_task(page.run()))

    async def renew(self) -> None:
        """Where a game is over, another begins."""
        over = {page.table for page in self.pages if page.news.get("over")} - self.renewed
        for table in over:
            self.renewed.add(table)
            await self._new_table(self.tables.index(table))

    async def _sure(self, method: str, path: str, cookie: str, body: object) -> tuple[int, bytes, str]:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                found = await asked(self.port, method, path, cookie, body)
                if found[0] in (200, 201, 303, 409):
                    return found
            except LOST:
                pass
            assert time.monotonic() < end, f"{path} is not answered"
            await asyncio.sleep(0.2)

    async def close(self) -> None:
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)

    def check_playing(self) -> None:
        """Nobody was refused what may be said."""
        for task in self.playing:
            if task.done() and not task.cancelled() and task.exception():
                raise AssertionError from task.exception()

    async def until(self, true: Callable[[], object], what: object = "what was waited for") -> None:
        end = time.monotonic() + 2 * PATIENCE
        while not true():
            self.check_playing()
            assert time.monotonic() < end, f"{what} never came"
            await asyncio.sleep(0.05)

    async def goes_on(self) -> None:
        """Until every page has heard of something that was said after now, or its game is over."""
        before = [page.news.get("seq", 0) for page in self.pages]
        for page, seq in zip(self.pages, before, strict=True):
            await self.until(lambda page=page, seq=seq: page.news.get("seq", 0) > seq or page.news.get("over"), page)  # type: ignore[misc]

    # What goes wrong

    async def kill(self, server: Server, seconds: float = 0.0) -> None:
        """As a power cut would; after a while it is started again."""
        self._count("killed")
        await asyncio.to_thread(server.kill)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(server.start)

    async def hang(self, server: Server, seconds: float) -> None:
        """Stopped as by a debugger: its connections stay open, and nobody answers."""
        self._count("stopped")
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        server.process.send_signal(signal.SIGCONT)

    async def end(self, server: Server) -> None:
        self._count("ended and started")
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)

    async def restart_database(self) -> None:
        self._count("database restarted")
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.to_thread(self.postgres.start)

    def _count(self, what: str) -> None:
        self.failures[what] = self.failures.get(what, 0) + 1
        self.failed.append((time.monotonic(), what))

    # What must be true

    def wrong(self) -> list[str]:
        """Lines that were lost or doubled, in any table."""
        found = []
        with psycopg.connect(self.url.replace("+psycopg", "")) as db:
            for table in dict.fromkeys(self.tables):
                rows = db.execute(
                    'SELECT seq, actor, line, made FROM lines WHERE "table" = %s ORDER BY seq', (table,)
                ).fetchall()
                if [row[0] for row in rows] != list(range(1, len(rows) + 1)):
                    found.append(f"{table}: the numbers of its lines have gaps")
                for page in self.pages:
                    if page.table == table:
                        own = [line for _, actor, line, made in rows if actor == page.seat and not made]
                        what = differs(own, page.said)
                        found += [f"{table}, seat {page.seat}: {what}"] if what else []
        return found

    async def wrong_logs(self) -> list[str]:
        """Pages whose log is not the one of their table, after they were told what they lack. Nobody plays any more."""
        found = []
        for page in self.pages:
            while True:
                address = f"/api/tables/{page.table}?"
                lacks, whole = [
                    json.loads((await self._sure("GET", address + query, page.cookie, None))[1])
                    for query in (page.lacks(), f"seat={page.seat}&since=0")
                ]
                page.hear_log(lacks)
                if (lacks["seq"], lacks["edition"]) == (whole["seq"], whole["edition"]):
                    break  # else a bot has just spoken
            if page.log != [(entry["n"], entry["actor"], entry["line"]) for entry in whole["log"]]:
                found.append(f"{page.table}, seat {page.seat}: its page has another log")
        return found

    def lines(self) -> int:
        """How many lines the store has."""
        with psycopg.connect(self.url.replace("+psycopg", "")) as db:
            row = db.execute("SELECT count(*) FROM lines").fetchone()
        return int(row[0]) if row else 0

    def answered(self) -> int:
        return sum(page.answered for page in self.pages)
