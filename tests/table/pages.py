"""Many pages at once, as the browser's script behaves (`wire.js`), without a browser: they play whatever happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import secrets
import time
import zlib
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.table.server import News, random_line

SILENCE_SECONDS, FIRST_SECONDS, MADE_SECONDS = 5.0, 10.0, 20.0
PAUSES = (1.0, 2.0, 4.0)
ANSWER_SECONDS = 20.0
LOST = (OSError, WebSocketException, EOFError, asyncio.IncompleteReadError, ValueError, IndexError)
"""How a line breaks, or is not one."""
Lines = list[tuple[str, bool]]
"""What was said, and whether it was answered; if not, nobody knows whether it was written."""


async def asked(port: int, method: str, path: str, cookie: str = "", body: object = None) -> tuple[int, bytes, str]:
    """Status, body and cookie of an answer; one of LOST if there is none."""
    async with asyncio.timeout(ANSWER_SECONDS):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            sent = b"" if body is None else json.dumps(body).encode()
            head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nCookie: {cookie}\r\n"
            head += "Accept-Encoding: identity\r\n"  # else Caddy asks for gzip by itself, and answers in pieces
            writer.write(f"{head}Content-Length: {len(sent)}\r\n\r\n".encode() + sent)
            start, *fields = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            found = {name.lower(): value for name, _, value in (one.partition(": ") for one in fields)}
            text = await reader.readexactly(int(found.get("content-length", "0")))
            return int(start.split()[1]), text, found.get("set-cookie", "").partition(";")[0]
        finally:
            writer.close()


@dataclass
class Page:
    """The window of a person at a seat. It says a random line now and then while it is asked."""

    port: int
    table: str
    cookie: str
    seat: int
    pace: float
    """Seconds between lines, in the mean."""
    rng: random.Random
    alone: bool = False
    """Whether all others are bots."""
    said: Lines = field(default_factory=list)
    news: News = field(default_factory=dict)
    heard: asyncio.Event = field(default_factory=asyncio.Event)
    opened: int = 0
    """How often the line was made."""
    live: bool = False
    """Whether it has brought news. Before, a sign says only that somebody is about to find them."""
    taken: int = 0
    """How often it was told that another window had its seat; there is none."""
    window: str = field(default_factory=lambda: secrets.token_hex(6))
    lines: int = 0
    """How many lines were begun."""
    answered: int = 0
    at: float = field(default_factory=time.monotonic)
    """When something came last."""
    gaps: list[tuple[float, float]] = field(default_factory=list)
    """From when until when nothing came, where that was longer than usual."""
    waits: list[float] = field(default_factory=list)
    """Seconds from an answered line until this person was asked again."""
    delays: list[float] = field(default_factory=list)
    """Seconds from saying a line until the news of it."""
    refused: dict[str, int] = field(default_factory=dict)
    known: tuple[int, int] = (0, 0)
    """The number and the edition up to which it was told the log."""
    chat: int = 0
    log: list[tuple[int, int, str]] = field(default_factory=list)
    """Number, actor and line, as they were told."""

    def __str__(self) -> str:
        told = {name: self.news.get(name) for name in ("seq", "edition", "seat", "taken", "asked", "over", "prompt")}
        silent = time.monotonic() - self.at
        return f"{self.table}, seat {self.seat}, {told}, opened {self.opened} times, silent for {silent:.1f} s: more"

    async def run(self) -> None:
        await asyncio.gather(self._listen(), self._play())

    async def _listen(self) -> None:
        tries = 0
        while True:
            before = self.opened
            with contextlib.suppress(*LOST):
                await self._hear_all(min(SILENCE_SECONDS * (1 + tries), MADE_SECONDS))
            tries = 0 if self.opened > before else tries + 1
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)] * self.rng.uniform(0.5, 1))

    async def _hear_all(self, seconds: float) -> None:
        """Until the line breaks, or is silent for long."""
        self.lines += 1
        where = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live?{self.lacks()}&zip=1&signs=1"
        where += f"&window={self.window}&opened={self.lines}"
        headers = {"Cookie": self.cookie}
        async with asyncio.timeout(seconds) as silence:
            socket = await connect(
                where, additional_headers=headers, compression=None, open_timeout=None, max_size=None
            )
            silence.reschedule(asyncio.get_running_loop().time() + FIRST_SECONDS)
            try:
                self.live = False
                while True:
                    message = await socket.recv()
                    if not self._take(message):
                        return
                    limit = SILENCE_SECONDS if self.live else FIRST_SECONDS
                    silence.reschedule(asyncio.get_running_loop().time() + limit)
            finally:
                socket.transport.abort()

    def lacks(self) -> str:
        """How it asks for what it does not know."""
        since, edition = self.known
        return f"seat={self.seat}&since={since}&edition={edition}&chat={self.chat}"

    def hear_log(self, told: News) -> None:
        """Lines after `since` have other numbers now, or are new."""
        self.log = [entry for entry in self.log if entry[0] <= told["since"]]
        self.log += [(entry["n"], entry["actor"], entry["line"]) for entry in told["log"]]
        self.known = told["seq"], told["edition"]

    def _take(self, message: str | bytes) -> bool:
        told: dict[str, Any] = json.loads(zlib.decompress(message) if isinstance(message, bytes) else message)
        if "error" in told:
            return False
        if "scene" in told and not self.live:
            self.live, self.opened = True, self.opened + 1
        if self.live:
            now = time.monotonic()
            if now - self.at > SILENCE_SECONDS / 2:
                self.gaps.append((self.at, now))
            self.at = now
        self.chat = max([self.chat, *(said["n"] for said in told.get("chat", ()))])
        if "scene" in told:
            self.hear_log(told)
            self.taken += told["taken"] is not None
        if "scene" in told and told["seq"] >= self.news.get("seq", 0):
            self.news = told
            self.heard.set()
        return True

    async def _play(self) -> None:
        waits_since: float | None = None
        while True:
            self.heard.clear()
            if self.news.get("over"):
                return
            if not self.news.get("asked"):
                await self.heard.wait()
                continue
            if waits_since is not None:
                self.waits.append(time.monotonic() - waits_since)
                waits_since = None
            await asyncio.sleep(self.pace * self.rng.uniform(0.5, 1.5))
            if self.news["asked"] and await self._say(self.news):
                waits_since = time.monotonic()

    async def _say(self, news: News) -> bool:
        """Whether a line was answered; the news that belong to it have come then."""
        line, began = random_line(news, self.rng), time.monotonic()
        body = {"seat": self.seat, "seq": news["seq"], "edition": news["edition"], "lines": [line]}
        try:
            status, text, _ = await asked(self.port, "POST", f"/api/tables/{self.table}/lines", self.cookie, body)
        except LOST:
            status, text = 0, b""
        except asyncio.CancelledError:  # the page is closed: nobody knows whether the line was written
            self.said.append((line, False))
            raise
        if status != 200:
            self.refused[str(status)] = self.refused.get(str(status), 0) + 1
        if status not in (409, 412, 422, 429):
            self.said.append((line, status == 200))
        if status != 200:
            if status in (0, 412, 502, 503, 504):
                await self._look_again()
                return False
            raise AssertionError(f"{line} was refused: {status} {text!r}")
        self.answered += 1
        reached = json.loads(text)["seq"]
        while self.news["seq"] < reached:
            self.heard.clear()
            await self.heard.wait()
        self.delays.append(time.monotonic() - began)
        return True

    async def _look_again(self) -> None:
        """The position as it is, before anything else is said."""
        while True:
            with contextlib.suppress(*LOST):
                address = f"/api/tables/{self.table}?seat={self.seat}&since=0"
                status, text, _ = await asked(self.port, "GET", address, self.cookie)
                if status == 200:
                    found = json.loads(text)
                    if found["seq"] >= self.news["seq"]:
                        self.news = found
                    return
            await asyncio.sleep(0.5)


def plain(line: str) -> str:
    """The words of a line in one order: the two cells of a canal can be named from either end."""
    return " ".join(sorted(line.split()))


def differs(written: list[str], said: Lines) -> str:
    """What is wrong with the lines of a seat in the store, compared with what was said there: nothing if it is empty.

    Every answered line is there once and in its place; one without an answer may be there.
    """
    journal = [(plain(line), answered) for line, answered in said]

    def may_stand(at: int) -> list[int]:
        """Where the next written line may stand: those without an answer before it were not written."""
        places = []
        for place in range(at, len(journal)):
            places.append(place)
            if journal[place][1]:
                break
        return places

    ends = {0}
    for line in map(plain, written):
        ends = {place + 1 for end in ends for place in may_stand(end) if journal[place][0] == line}
        if not ends:
            return f"{line} was not said, or said once only"
    lost = min(([line for line, answered in journal[end:] if answered] for end in ends), key=len)
    return f"{lost} is lost" if lost else ""
