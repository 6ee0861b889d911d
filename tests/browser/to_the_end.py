"""Two windows that play a game to its end, whatever happens to the servers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial

from playwright.sync_api import WebSocket

from patolli import Rng, say
from patolli.engine.match import Match
from tests.browser.window import NEXT, Window
from tests.waiting import wait_until

SEATS = {"mexica": 2, "zapotec": 2, "chocolatl": 3, "lapins": 2}
OPTIONS = {"lapins": {"length": "3"}}
PREFERRED = {"mexica": ("end",)}
"""Where nobody builds any more, the game is soon over."""
CUT = "WebSocket|Failed to load|ERR_|50[234]"
"""What a browser says of a server that is gone."""


def nearly_over(game: str, decisions: int) -> tuple[str, int]:
    """The record of a random game, and after how many of its lines so many decisions were left."""
    match, rng = Match(game, SEATS[game], OPTIONS.get(game, {})), Rng(4, 1)
    match.settle(rng)
    while not match.over:
        seat = match.state.actors()[0]
        match.say(seat, [say(match.state, seat, match.state.pick(seat, rng))])
        match.settle(rng)
    own = [index for index, line in enumerate(match.lines) if not line.made]
    return match.record().text(), own[-decisions]


@dataclass
class Two:
    """Two people at one table, each with a window, and bots where the game needs more."""

    ana: Window
    ben: Window
    sockets: dict[str, list[str]] = field(default_factory=dict)
    """The addresses of the lines of each window."""
    lit: list[tuple[Window, list[list[str]]]] = field(default_factory=list)
    """What each of them can click on."""

    def __post_init__(self) -> None:
        for name, window in (("ana", self.ana), ("ben", self.ben)):
            window.allowed = CUT
            found = self.sockets.setdefault(name, [])
            window.page.on("websocket", partial(_note, found))

    def sit_down(self, game: str, decisions: int = 0) -> None:
        """At a new game; or at one that has only so many decisions left."""
        bots = [{"kind": "bot"}] * (SEATS[game] - 2)
        wanted: dict[str, object] = {"seats": [{"kind": "me", "name": "Ana"}, {"kind": "open", "name": "Ben"}, *bots]}
        asked = self.ana.context.request
        if decisions:
            text, at = nearly_over(game, decisions)
            table = asked.post("/api/replay", data=text).json()["table"]
            made = asked.post(f"/api/tables/{table}/play-on", data={"at": at, **wanted}).json()
        else:
            made = asked.post("/api/tables", data={"game": game, "options": OPTIONS.get(game, {}), **wanted}).json()
        self.ana.sit(f"/t/{made['table']}")
        self.ben.sit(made["links"]["1"])

    def play(
        self,
        rng: random.Random,
        prefer: tuple[str, ...] = (),
        at: Sequence[tuple[int, Callable[[], None]]] = (),
        every: tuple[int, Callable[[], None]] | None = None,
    ) -> int:
        """Until the game is over for both; something happens at some clicks. How many clicks it took."""
        count, to_come = 0, list(at)
        while True:
            wait_until(self._look)
            if not self.lit:
                assert not to_come, f"over after {count} clicks"
                return count
            window, lit = self.lit[0]
            window.touch_if_still_lit(*rng.choice([one for one in lit if one[1] in prefer] or lit))
            count += 1
            if to_come and count == to_come[0][0]:
                to_come.pop(0)[1]()
            if every and count % every[0] == 0:
                every[1]()

    def _look(self) -> bool:
        """Whether somebody can click on something, or both know that it is over."""
        found = [(window, window.page.evaluate(NEXT) or {}) for window in (self.ana, self.ben)]
        self.lit = [(window, state["lit"]) for window, state in found if "lit" in state]
        return bool(self.lit) or all(state.get("over") for _, state in found)

    def check(self) -> None:
        """Both have come back, asking for what they lacked, and have the log of a page that was never away."""
        for window, sockets in zip((self.ana, self.ben), self.sockets.values(), strict=True):
            assert len(sockets) > 1
            assert all(re.search(r"since=[1-9]\d*&edition=\d", address) for address in sockets), sockets
            before = log_of(window)
            window.page.reload()
            window.page.wait_for_selector(".lines li", state="attached")
            assert log_of(window) == before
        assert points_of(self.ana) == points_of(self.ben)


def _note(found: list[str], socket: WebSocket) -> None:
    found.append(socket.url)


def log_of(window: Window) -> list[str]:
    found: list[str] = window.page.eval_on_selector_all(
        ".lines li:not(.notice)", "all => all.map((one) => one.textContent)"
    )
    return found


def points_of(window: Window) -> list[str]:
    """Of all seats; each window begins with its own."""
    return sorted(window.page.eval_on_selector_all(".seatstrip b.num", "all => all.map((one) => one.textContent)"))
