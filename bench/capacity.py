"""What several servers at one PostgreSQL can do: moves, time to the last viewer, CPU time of each part.

    python bench/capacity.py                           moves with 1, 2 and 3 servers behind HAProxy
    python bench/capacity.py --spread                  the viewers of a table at all servers: the bus has work
    python bench/capacity.py --hold 2000               so many tables and four times as many sockets are held

It starts a PostgreSQL (with fsync), the servers and the proxy itself, and ends them; everything stays on the
loopback. Load and servers share the cores of one machine, so moves a second say little: CPU time a move says what more
cores would give.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
import table as bench
from websockets.asyncio.client import ClientConnection, connect

from tests.table.failing_over import proxied
from tests.table.pages import LOST, asked
from tests.table.postgres import Postgres, programs
from tests.table.server import Server

TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")
AT_A_TIME = 50
"""Sockets that are opened together."""
ADDRESSES = 100
"""Of the loopback, from which people come: a server takes a thousand viewers from one."""


class DurablePostgres(Postgres):
    """What is committed is on the disk."""

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses=''"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    @property
    def pid(self) -> int:
        return int((self.folder / "data" / "postmaster.pid").read_text().split()[0])


def family(pid: int) -> set[int]:
    """A process and all that it has started."""
    parents = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = path.read_text().rpartition(")")[2].split()
            parents[int(path.parent.name)] = int(fields[1])
    found = {pid}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def cpu(*pids: int) -> float:
    """Seconds of CPU of these processes and their children."""
    ticks = 0
    for pid in set().union(*(family(pid) for pid in pids)):
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS_PER_SECOND


def memory(pid: int) -> float:
    """Megabytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


class Site:
    """Servers behind a proxy."""

    def __init__(self, port: int, servers: list[Server], proxy: int, postgres: DurablePostgres) -> None:
        self.port = port
        self.pids = [server.process.pid for server in servers if server.process]
        self.proxy = proxy
        self.postgres = postgres

    def used(self) -> dict[str, float]:
        return {
            "servers": cpu(*self.pids),
            "database": cpu(self.postgres.pid),
            "proxy": cpu(self.proxy),
            "load": time.process_time(),
        }


@contextlib.contextmanager
def site(count: int, spread: bool) -> Iterator[Site]:
    found = programs()
    if found is None:
        raise SystemExit("There is no PostgreSQL here. On Debian: apt install postgresql")
    postgres, servers = DurablePostgres(found), []
    folder = Path(tempfile.mkdtemp(prefix="patolli-capacity-"))
    try:
        url = postgres.new()
        for number in range(count):
            (folder / str(number)).mkdir()
            servers.append(Server(folder / str(number), rate=900_000, db=url, options="--proxy 127.0.0.1"))
            servers[-1].start()
        with proxied("haproxy", folder, servers, spread) as (port, process):
            time.sleep(2)
            yield Site(port, servers, process.pid, postgres)
    finally:
        for server in servers:
            server.stop()
        postgres.close()


async def moves(here: Site, args: argparse.Namespace) -> dict[str, float]:
    tables = [await asyncio.to_thread(bench.make_table, here.port, args.game) for _ in range(args.tables)]
    for seconds in (bench.WARM_UP_SECONDS, args.seconds):
        tally, gate = bench.Tally(seconds), asyncio.Barrier(len(tables) + 1)
        plays = [bench.play(here.port, table, cookies, args, False, tally, gate) for table, cookies in tables]
        playing = asyncio.gather(*plays)
        await gate.wait()
        before = here.used()
        await gate.wait()
        after = here.used()
        await playing
    times = sorted(tally.times)
    count = len(times)
    parts = {f"CPU ms a move: {part}": 1000 * (after[part] - before[part]) / count for part in after}
    return {
        "moves a second": count / args.seconds,
        "ms to the last viewer, median": 1000 * times[count // 2],
        "99 of 100 within": 1000 * times[count * 99 // 100],
        **parts,
    }


async def hold(here: Site, args: argparse.Namespace) -> None:
    """Hold many tables with four sockets each, then play at some of them."""
    began = time.perf_counter()
    seats = [{"kind": "me"}, {"kind": "here"}, {"kind": "here"}, {"kind": "here"}]
    tables: list[tuple[str, str]] = []
    for start in range(0, args.hold, 20):
        asking = [
            asked(here.port, "POST", "/api/tables", "", {"game": args.game, "seats": seats})
            for _ in range(min(20, args.hold - start))
        ]
        for status, text, cookie in await asyncio.gather(*asking):
            assert status == 201, text
            tables.append((json.loads(text)["table"], cookie))
    print(f"{len(tables)} tables made in {time.perf_counter() - began:.0f} s", flush=True)
    began, gate = time.perf_counter(), asyncio.Semaphore(AT_A_TIME)
    heard: dict[tuple[str, int], list[float]] = {}
    opened, again, signs = 0, 0, 0

    async def look(number: int, table: str, cookie: str, seat: int) -> tuple[ClientConnection, asyncio.Task[None]]:
        nonlocal opened, again
        async with gate:
            while True:
                try:
                    socket = await opened_line(number, table, cookie, seat)
                    break
                except LOST:  # the proxy, or a server, is too slow just now
                    again += 1
                    await asyncio.sleep(1)
        opened += 1
        if opened % 1000 == 0:
            print(f"{opened} sockets after {time.perf_counter() - began:.0f} s, {again} tried again", flush=True)
        return socket, asyncio.create_task(listen(socket, heard.setdefault((table, seat), [])))

    async def opened_line(number: int, table: str, cookie: str, seat: int) -> ClientConnection:
        socket = await connect(
            f"ws://127.0.0.1:{here.port}/api/tables/{table}/live?seat={seat}&zip=1&signs=1&since=0",
            additional_headers={"Cookie": cookie},
            compression=None,
            ping_interval=None,
            open_timeout=120,
            max_queue=None,
            local_addr=(f"127.0.1.{1 + number % ADDRESSES}", 0),
        )
        await socket.recv()
        return socket

    async def listen(socket: ClientConnection, times: list[float]) -> None:
        nonlocal signs
        async for message in socket:
            signs += len(message) == 2
            if len(message) > 2 and (isinstance(message, bytes) or len(message) > 2000):
                times.append(time.perf_counter())

    looking = [look(number, *one, seat) for number, one in enumerate(tables) for seat in range(4)]
    sockets = await asyncio.gather(*looking)
    print(f"{len(sockets)} sockets opened in {time.perf_counter() - began:.0f} s", flush=True)
    await asyncio.sleep(5)
    before, signs = here.used(), 0
    await asyncio.sleep(args.seconds)
    after = here.used()
    print(f"{signs / args.seconds:.0f} signs came a second")
    idle = ", ".join(f"{part} {100 * (after[part] - before[part]) / args.seconds:.0f} %" for part in after)
    print(f"held for {args.seconds:g} s, nobody plays: {idle} of a core, load average {os.getloadavg()[0]:.1f}")
    held = {"servers": here.pids, "proxy": [here.proxy], "load": [os.getpid()]}
    print("MB:", {part: [round(memory(pid)) for pid in pids] for part, pids in held.items()})
    late, rng = [], random.Random(1)
    for table, cookie in rng.sample(tables, min(100, len(tables))):
        _, text, _ = await asked(here.port, "GET", f"/api/tables/{table}?since=0", cookie)
        news = json.loads(text)
        known = [len(heard[table, seat]) for seat in range(4)]
        line = bench.random_line(news["lines"], rng)
        said = time.perf_counter()
        body = {"seat": news["seat"], "seq": news["seq"], "lines": [line]}
        status, text, _ = await asked(here.port, "POST", f"/api/tables/{table}/lines", cookie, body)
        assert status == 200, text
        while any(len(heard[table, seat]) == known[seat] for seat in range(4)):
            await asyncio.sleep(0.001)
        late.append(1000 * (max(heard[table, seat][known[seat]] for seat in range(4)) - said))
    late.sort()
    alive = sum(not task.done() for _, task in sockets)
    print(
        f"{len(late)} moves meanwhile: ms to the last viewer, median {late[len(late) // 2]:.0f}, longest {late[-1]:.0f}"
    )
    print(f"{alive} of {len(sockets)} sockets are still open")
    for socket, task in sockets:
        task.cancel()
        socket.transport.abort()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="mexica")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--pause", type=float, default=0.0, help="mean seconds that a player thinks")
    parser.add_argument("--spread", action="store_true")
    parser.add_argument("--hold", type=int, default=0)
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 2, 3])
    args = parser.parse_args()
    args.seconds = min(args.seconds, 60)
    if args.hold:
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # for the servers and the proxy, too
        with site(max(args.servers), args.spread) as here:
            asyncio.run(hold(here, args))
        return
    found = {}
    for count in args.servers:
        with site(count, args.spread) as here:
            found[count] = asyncio.run(moves(here, args))
    print(f"{args.tables} tables of {args.game}, {bench.PLAYERS} viewers each, load average {os.getloadavg()[0]:.1f}")
    print(f"{'servers':34}" + "".join(f"{count:10}" for count in found))
    for name in next(iter(found.values())):
        print(f"{name:34}" + "".join(f"{one[name]:10.1f}" for one in found.values()))


if __name__ == "__main__":
    main()
