"""A real server on a port of the loopback, and people who talk to it."""

from __future__ import annotations

import random
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from tests.waiting import PATIENCE

ROOT = Path(__file__).parents[2]
GAMES = {"mexica": 3}
"""The games at the table, each with a usual number of players."""

News = dict[str, Any]


class Server:
    """`python -m patolli.table`, which can be killed and started again at the same port."""

    def __init__(
        self, folder: Path, rate: int = 100_000, module: str = "patolli.table", db: str = "", options: str = ""
    ) -> None:
        self.command = [sys.executable, "-m", module, "--db", db or f"sqlite:///{folder}/tables.db"]
        self.command += ["--rate", str(rate), *options.split()]
        self.port = 0
        self.log = folder / "log.txt"
        self.process: subprocess.Popen[str] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [*self.command, "--port", str(self.port)]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", said)
        assert found, f"{said!r}\n{self.log.read_text()}"
        self.port = int(found[1])

    def kill(self) -> None:
        """At once, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.send_signal(signal.SIGCONT)  # also one that was stopped
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


class Person:
    """A browser, or a program: it has cookies, and remembers every byte it received."""

    def __init__(self, server: Server, **headers: str) -> None:
        self.server = server
        # the server ends a connection that was idle for five seconds: it must not do so while a request is on its way
        kept = httpx.Limits(keepalive_expiry=2)
        self.http = httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE, limits=kept)
        self.received: list[bytes] = []
        self.http.event_hooks["response"] = [self._keep]

    def _keep(self, response: httpx.Response) -> None:
        self.received.append(response.read())

    def close(self) -> None:
        self.http.close()

    def make(self, game: str, *seats: str, hints: bool | None = None, **options: str) -> tuple[str, dict[str, str]]:
        """A table; each seat is a kind and perhaps a name. Its id, and the links of its open seats."""
        wanted = [dict(zip(("kind", "name"), seat.split(" ", 1), strict=False)) for seat in seats]
        body = {"game": game, "seats": wanted, "options": options, "hints": hints}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"], made["links"]

    def follow(self, link: str) -> httpx.Response:
        answer = self.http.post(link)
        assert answer.status_code == 303, answer.text
        return answer

    def join(self, table: str, seat: int, owner: Person) -> httpx.Response:
        """Open a seat that is somebody's on this device, too, by a link that its owner makes."""
        answer = owner.post(table, f"seats/{seat}/link")
        assert answer.status_code == 201, answer.text
        return self.follow(answer.json()["link"])

    def news(self, table: str, **query: object) -> News:
        answer = self.ask(table, "", **query)
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=dict[str, Any])

    def ask(self, table: str, path: str, **query: object) -> httpx.Response:
        return self.http.get(f"/api/tables/{table}{path}", params={name: str(value) for name, value in query.items()})

    def post(self, table: str, path: str, **body: object) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/{path}", json=body)

    def say(self, table: str, news: News, *lines: str, seat: int | None = None) -> httpx.Response:
        """Say lines for the position of the news."""
        return self.post(table, "lines", seat=news["seat"] if seat is None else seat, seq=news["seq"], lines=lines)

    def watch(self, table: str, **query: object) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return connect(
            f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/live?{asked}",
            additional_headers={"Cookie": cookies} if cookies else {},
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,
            max_size=None,
            max_queue=None,  # one who reads nothing for a while hears the end of the connection all the same
        )


def random_line(news: News, rng: random.Random) -> str:
    """Any line that may be said, by following the tree."""
    words: list[str] = []
    node = news["lines"]
    while True:
        word = rng.choice(sorted(node))
        if word == ".":
            return " ".join(words)
        words.append(word)
        node = node[word]
