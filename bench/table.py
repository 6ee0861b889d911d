"""The web table under load, compared with a bare Starlette that only echoes.

    python bench/table.py --tables 20 --seconds 10

Every table has four players, each with a WebSocket and a cookie of its own. Whoever is asked says a random line; the
time is taken from saying it to the last of the other three messages, which are zipped as for the page. The echo does
the same with a message of the same size and no game. Both servers are processes of their own; everything stays on the
loopback.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import inside
import msgspec
from websockets.asyncio.client import ClientConnection, connect

PLAYERS = 4
WARM_UP_SECONDS = 2.0
LONGEST_UNUSED_SECONDS = 3.0
"""Seconds after which a connection is made anew, before the server closes it."""
TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")

ECHO = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
rooms, message = {}, "x" * int(sys.argv[1])
async def live(socket):
    await socket.accept()
    room = rooms.setdefault(socket.path_params["table"], set())
    room.add(socket)
    await socket.send_text(message)
    try:
        while (await socket.receive())["type"] != "websocket.disconnect": pass
    finally:
        room.discard(socket)
async def say(request):
    body = await request.body()
    for socket in rooms[request.path_params["table"]]:
        await socket.send_text(message)
    return Response(body, media_type="application/json")
app = Starlette(routes=[Route("/api/tables/{table}/lines", say, methods=["POST"]),
                        WebSocketRoute("/api/tables/{table}/live", live)])
config = uvicorn.Config(app, port=0, ws_per_message_deflate=False, log_level="warning", access_log=False)
socket = config.bind_socket()
socket.listen()
print("at http://127.0.0.1:%d/" % socket.getsockname()[1], flush=True)
uvicorn.Server(config).run([socket])
"""


class Server:
    """A server in a process of its own."""

    def __init__(self, *command: str) -> None:
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
        if found is None:
            raise SystemExit("The server did not start.")
        self.port = int(found[1])

    def cpu(self) -> float:
        """Seconds of CPU so far, on Linux."""
        with contextlib.suppress(OSError):
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / TICKS_PER_SECOND
        return float("nan")

    def memory(self) -> float:
        """Megabytes in use, on Linux."""
        with contextlib.suppress(OSError):
            for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
                if line.startswith("VmRSS"):
                    return int(line.split()[1]) / 1024
        return float("nan")


@contextlib.contextmanager
def running(*command: str) -> Iterator[Server]:
    server = Server(*command)
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.wait()


class Speaker:
    """One keep-alive connection that posts, without a client library that would cost more than the server."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port = port
        self.cookie = cookie

    async def open(self) -> None:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.used = time.perf_counter()

    async def post(self, path: str, body: bytes) -> tuple[int, bytes]:
        if time.perf_counter() - self.used > LONGEST_UNUSED_SECONDS:
            self.writer.close()
            await self.open()
        self.used = time.perf_counter()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {self.cookie}\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        self.writer.write(head.encode() + body)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = int(re.search(rb"content-length: (\d+)", answer.lower())[1])  # type: ignore[index]
        return int(answer.split(b" ", 2)[1]), await self.reader.readexactly(length)


class Seen:
    """What the viewers of one table have received last."""

    def __init__(self) -> None:
        self.at = [0.0] * PLAYERS
        self.count = [0] * PLAYERS
        self.last: list[str | bytes] = [""] * PLAYERS
        self.changed = asyncio.Event()

    async def watch(self, viewer: int, socket: ClientConnection) -> None:
        with contextlib.suppress(Exception):
            async for message in socket:
                if isinstance(message, bytes) or len(message) > 2000:  # not the small one about who is there
                    self.at[viewer], self.last[viewer] = time.perf_counter(), message
                    self.count[viewer] += 1
                    self.changed.set()

    async def all_at(self, seq: int) -> None:
        """Until all have been told of so many lines."""
        for viewer in range(PLAYERS):
            while read(self.last[viewer])["seq"] < seq:
                self.changed.clear()
                await asyncio.wait_for(self.changed.wait(), 10)

    async def all_have(self, count: int) -> None:
        while min(self.count) < count:
            self.changed.clear()
            await asyncio.wait_for(self.changed.wait(), 10)


class Tally:
    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.times: list[float] = []
        self.sizes: list[int] = []


async def play(
    port: int, table: str, cookies: list[str], args: argparse.Namespace, echo: bool, tally: Tally, gate: asyncio.Barrier
) -> None:
    """One table: four viewers, one line after the other. Opening and closing sockets is not measured."""
    seen = Seen()
    speakers = [Speaker(port, cookie) for cookie in cookies]
    for speaker in speakers:
        await speaker.open()
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    async with contextlib.AsyncExitStack() as stack:
        tasks = []
        for viewer, cookie in enumerate(cookies):
            headers = {"Cookie": cookie}
            where = url if echo else f"{url}?seat={viewer}&since=1000000&zip=1"
            socket = await stack.enter_async_context(connect(where, additional_headers=headers, compression=None))
            tasks.append(asyncio.create_task(seen.watch(viewer, socket)))
        await seen.all_have(1)
        rng = random.Random(table)
        said = 1
        await gate.wait()
        until = time.perf_counter() + tally.seconds
        while time.perf_counter() < until:
            if echo:
                seat, body = said % PLAYERS, b'{"lines":["canal B6"]}'
            else:
                news = [read(message) for message in seen.last]
                asked = [one for one in news if one["asked"]]
                if not asked:
                    break
                seat = asked[0]["seat"]
                body = json.dumps(
                    {"seat": seat, "seq": asked[0]["seq"], "lines": [random_line(asked[0]["lines"], rng)]}
                ).encode()
            began = time.perf_counter()
            status, answer = await speakers[seat].post(f"/api/tables/{table}/lines", body)
            if status != 200:
                raise SystemExit(f"a line was answered with {status}")
            said += 1
            if echo:
                await seen.all_have(said)
            else:
                await seen.all_at(json.loads(answer)["seq"])
            tally.times.append(max(at for viewer, at in enumerate(seen.at) if viewer != seat) - began)
            tally.sizes.append(len(seen.last[seat]))
            if args.pause:
                await asyncio.sleep(rng.random() * 2 * args.pause)
        await gate.wait()
        for task in tasks:
            task.cancel()


def read(message: str | bytes) -> Any:
    return msgspec.json.decode(zlib.decompress(message) if isinstance(message, bytes) else message)


def random_line(tree: dict[str, object], rng: random.Random) -> str:
    words: list[str] = []
    node: object = tree
    while isinstance(node, dict):
        word = rng.choice(list(node))
        if word == ".":
            break
        words.append(word)
        node = node[word]
    return " ".join(words)


def make_table(port: int, game: str) -> tuple[str, list[str]]:
    """A table with four browsers, each at a seat of its own."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    seats = [{"kind": "open"}] * PLAYERS
    connection.request("POST", "/api/tables", json.dumps({"game": game, "seats": seats}))
    answer = connection.getresponse()
    made = json.loads(answer.read())
    cookies = []
    for seat in range(PLAYERS):
        connection.request("POST", made["links"][str(seat)])
        answer = connection.getresponse()
        answer.read()
        cookies.append(str(answer.getheader("set-cookie")).partition(";")[0])
    connection.close()
    return made["table"], cookies


async def run(
    server: Server, tables: list[tuple[str, list[str]]], args: argparse.Namespace, echo: bool
) -> dict[str, float]:
    for seconds in (WARM_UP_SECONDS, args.seconds):  # first, languages are read and caches filled
        tally, gate = Tally(seconds), asyncio.Barrier(len(tables) + 1)
        plays = [play(server.port, table, cookies, args, echo, tally, gate) for table, cookies in tables]
        playing = asyncio.gather(*plays)
        await gate.wait()
        before = server.cpu()
        await gate.wait()
        used = server.cpu() - before
        await playing
    times = sorted(tally.times)
    if not times:
        raise SystemExit("All games were over before the measured seconds began: more tables, or a longer game.")
    return {
        "moves": len(times),
        "moves a second": len(times) / args.seconds,
        "CPU ms a move": 1000 * used / max(1, len(times)),
        "ms to the last viewer, median": 1000 * times[len(times) // 2],
        "99 of 100 within": 1000 * times[len(times) * 99 // 100],
        "bytes a message, mean": sum(tally.sizes) / len(tally.sizes),
        "MB of memory": server.memory(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="mexica")
    parser.add_argument("--tables", type=int, default=5, choices=range(1, 201), metavar="N")
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--pause", type=float, default=0.0, help="mean seconds that a player thinks")
    parser.add_argument("--in-process", action="store_true", help="what a move of each game costs, without HTTP")
    parser.add_argument("--moves", type=int, default=120, help="of each game, with --in-process")
    parser.add_argument("--rounds", type=int, default=3, help="with --in-process")
    args = parser.parse_args()
    if args.in_process:
        inside.main(args.moves, args.rounds)
        return
    args.seconds = min(args.seconds, 60)
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite:///{folder}/bench.db"
        with running(sys.executable, "-m", "patolli.table", "--port", "0", "--db", db, "--rate", "100000") as server:
            idle = server.memory()
            tables = [make_table(server.port, args.game) for _ in range(args.tables)]
            table = asyncio.run(run(server, tables, args, echo=False))
            table["kB of memory a table, all told"] = (server.memory() - idle) * 1024 / args.tables
    size = str(int(table["bytes a message, mean"]))
    with running(sys.executable, "-c", ECHO, size) as server:
        echo = asyncio.run(run(server, tables, args, echo=True))
    print(f"{args.tables} tables of {args.game}, {PLAYERS} viewers each; {idle:.0f} MB when idle")
    print(f"{'':32}{'table':>10}{'echo':>10}")
    for name, value in table.items():
        print(f"{name:32}{value:10.1f}" + (f"{echo[name]:10.1f}" if name in echo else ""))


if __name__ == "__main__":
    main()
