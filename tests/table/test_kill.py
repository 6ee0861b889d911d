"""The process is killed during play, many times: every answered line is there, no other is, and everybody goes on."""

from __future__ import annotations

import json
import random
import threading
import time

import httpx
import pytest
from websockets.exceptions import WebSocketException

from patolli import parse
from tests.table.server import Person, Server, random_line
from tests.waiting import PATIENCE, wait_until

KILLS = 6
Lines = list[tuple[int, str]]


def plain(actor: int, line: str) -> tuple[int, str]:
    """The words of a line in one order: the two cells of a canal can be named from either end."""
    return actor, " ".join(sorted(line.split()))


class Player(threading.Thread):
    """Says random lines for both seats of a table, and takes some back, whatever happens to the server."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.answered = self.record()
        """All lines, as far as the server has answered."""
        self.trying: list[Lines] = []
        """What the lines may be instead if a request that was not answered was carried out."""
        self.said = 0
        self.done = threading.Event()
        self.failed: list[str] = []

    def record(self) -> Lines:
        return [plain(actor, line) for actor, line in parse(self.person.ask(self.table, "/record").text).lines]

    def run(self) -> None:
        rng = random.Random(7)
        while not self.done.is_set():
            try:
                self.check()
                self.act(rng)
            except httpx.TransportError:
                time.sleep(0.02)
            except Exception as error:
                self.failed.append(repr(error))
                return

    def check(self) -> None:
        """Nothing but what was answered, or the one thing that was asked when the server died."""
        now = self.record()
        if now != self.answered and now not in self.trying:
            raise AssertionError(f"{self.answered[-3:]} or {[t[-3:] for t in self.trying]}, not {now[-3:]}")
        self.answered, self.trying = now, []

    def act(self, rng: random.Random) -> None:
        news = self.person.news(self.table)
        if news["undo"]["line"] and rng.random() < 0.2:
            self.trying = [self.answered[:-1]]
            answer = self.person.post(self.table, "undo", seat=news["seat"], seq=news["seq"])
            assert answer.status_code == 200, answer.text
            self.answered = self.answered[: answer.json()["seq"]]
        else:
            line = random_line(news, rng)
            self.trying = [[*self.answered, plain(news["seat"], line)]]
            answer = self.person.say(self.table, news, line)
            assert answer.status_code == 200, answer.text
            self.answered = self.trying[0]
        self.trying = []
        self.said += 1


class Watcher(threading.Thread):
    """A spectator that comes back by itself, with what it knows."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(daemon=True)
        self.person = person
        self.table = table
        self.log: Lines = []
        self.edition = 0
        self.done = threading.Event()
        self.breaks = 0

    def run(self) -> None:
        while not self.done.is_set():
            try:
                with self.person.watch(self.table, since=len(self.log), edition=self.edition) as live:
                    while not self.done.is_set():
                        try:
                            self.hear(json.loads(live.recv(0.2)))
                        except TimeoutError:
                            continue
            except (OSError, WebSocketException):
                self.breaks += 1
                time.sleep(0.02)

    def hear(self, news: dict[str, object]) -> None:
        if "scene" not in news:
            return
        since, log, edition = news["since"], news["log"], news["edition"]
        assert isinstance(since, int)
        assert isinstance(log, list)
        assert isinstance(edition, int)
        self.log = self.log[:since] + [plain(entry["actor"], entry["line"]) for entry in log]
        self.edition = edition


@pytest.mark.slow
def test_a_killed_server_has_lost_nothing_and_invented_nothing(own_server: Server) -> None:
    person = Person(own_server)
    table, _ = person.make("mexica", "me", "here")
    player, watcher = Player(person, table), Watcher(Person(own_server), table)
    player.start()
    watcher.start()
    rng = random.Random(5)
    for _ in range(KILLS):
        said = player.said
        while player.said < said + 3 and not player.failed:
            time.sleep(0.005)
        time.sleep(rng.random() * 0.1)
        own_server.kill()
        own_server.start()
    said = player.said
    while player.said < said + 3 and not player.failed:
        time.sleep(0.01)
    player.done.set()
    player.join(PATIENCE)
    assert not player.failed
    wait_until(lambda: watcher.log == player.record())
    watcher.done.set()
    watcher.join(PATIENCE)
    assert watcher.breaks >= 1
