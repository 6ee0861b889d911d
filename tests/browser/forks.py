"""Tables that go on from a position of a game: what decides is seen without playing up to it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from patolli import CHANCE, Match, Record, Rng
from patolli.engine.gesture import next_automatic_move
from patolli.engine.match import play_at_random
from tests.browser.window import Window
from tests.table.server import Person

NAMES = ("Ana", "Nour", "Itzel", "Olin")


LINE = re.compile(r"^ *\d+  (\*|\d) (.+?)  ", re.MULTILINE)


@cache
def played(game: str, players: int) -> Match:
    """A game at random; of Mexica the golden one, in which districts are founded."""
    record = Record(game, players, {"length": "3"} if game == "lapins" else {})
    if game == "mexica":
        text = (Path(__file__).parents[1] / "golden" / f"mexica-{players}.txt").read_text(encoding="utf-8")
        record.options["first_player"] = "random"
        record.lines += [(CHANCE if who == "*" else int(who), line.strip()) for who, line in LINE.findall(text)]
    else:
        play_at_random(record, Rng(7, players))
    return Match.read(record)


def find(match: Match, key: str, times: int = 1) -> int:
    """How many lines there are before the first one from which this event follows so often; before a choice."""
    wanted = (
        index for index, line in enumerate(match.lines) if [event for event, _ in line.events].count(key) >= times
    )
    at = next(wanted)
    while next_automatic_move(match.at(at).state, Rng(1), {}) is not None:
        at -= 1
    return at


class Fork:
    """A game as far as a line, with a window at one seat and a program at all others."""

    def __init__(self, window: Window, match: Match, at: int, seat: int, *, hints: bool | None = None) -> None:
        self.window, self.match, self.at, self.seat = window, match, at, seat
        post, record = window.context.request.post, match.record().text()
        read = post("/api/replay", data=record, headers={"content-type": "text/plain"}).json()["table"]
        players = match.header.players
        seats = [{"kind": "me" if one == seat else "open", "name": NAMES[one]} for one in range(players)]
        made = post(f"/api/tables/{read}/play-on", data={"at": at, "seats": seats, "hints": hints}).json()
        self.table = str(made["table"])
        self.others = Person(window.server)
        for link in made["links"].values():
            self.others.follow(link)
        self.mine = Person(window.server)
        """A program that has the window's own seat."""
        cookies = {one.get("name", ""): one.get("value", "") for one in window.context.cookies()}
        self.mine.http.cookies.update(cookies)
        window.sit(f"/t/{self.table}")
        window.page.wait_for_selector("#live:not(.wait):not(.off)", state="attached")  # before a test stops its clock

    def say(self, times: int = 1) -> None:
        """The next lines as they were said there, each as a gesture of its own."""
        for _ in range(times):
            line = self.match.lines[self.at]
            self.at += 1
            if line.actor < 0 or line.made:
                continue
            news = self.others.news(self.table, seat=line.actor)
            answer = self.others.say(self.table, news, line.line)
            assert answer.status_code == 200, answer.text

    def say_together(self, times: int) -> None:
        """The next lines, all of one seat, as one gesture."""
        lines = self.match.lines[self.at : self.at + times]
        news = self.others.news(self.table, seat=lines[0].actor)
        answer = self.others.say(self.table, news, *[line.line for line in lines])
        assert answer.status_code == 200, answer.text
        self.at += times
