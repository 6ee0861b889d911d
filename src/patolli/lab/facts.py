"""What happened in a game: points, winners, who led when, where points came from, and what was used by whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from patolli.bots import Maker
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.game import kept_lines
from patolli.engine.match import play_watched
from patolli.engine.uses import used
from patolli.stage.game import ShownGame

BOTS_STREAM = 0x9E3779B97F4A7C15
"""What bots draw comes from the seed xor this, so that it never meets what chance draws."""
PARTS = 10
"""Into so many parts of equal length a game is divided, for the course of the lead."""


@dataclass
class Facts:
    """One game that was played to its end. All of it is plain data."""

    number: int
    points: list[int]
    winners: list[int]
    places: list[int]
    decisions: int
    """How many decisions the seats made: the length of the game."""
    margin: int
    """Points between the first place and the next seat; 0 where there is none."""
    lead_changes: int
    """How often another seat than before had most points; a tie changes nothing."""
    open: float
    """The share of the game after which a winner led, alone or with others, until the end."""
    course: list[float]
    """After each tenth of the game: 1 if a winner led alone, a part of 1 if several led."""
    sheet: dict[str, list[int]] = field(default_factory=dict)
    """The points of every seat, by where they came from."""
    uses: dict[str, dict[str, list[int]]] = field(default_factory=dict)
    """By kind and name: how often each seat has used the thing."""

    def plain(self) -> dict[str, object]:
        """A row for JSON."""
        return dict(vars(self))


class Watch:
    """Plays games and keeps the facts. One for all games with the same box, options and players."""

    def __init__(self, first: State) -> None:
        self.first = first
        game = first.game()
        assert isinstance(game, ShownGame)
        self.game = game
        self.lines = kept_lines(first)

    def play(self, makers: Sequence[Maker], number: int, deal: Rng, luck: Rng) -> Facts:
        """Play a game. Without makers everybody plays at random; `deal` draws for chance, `luck` for the players."""
        state = self.first.copy()
        leads = _Leads()
        happened: list[Event] = []
        uses: dict[tuple[str, str], list[int]] = {}
        size = len(state.points())
        decisions = 0

        def note(actor: int, line: str, events: list[Event]) -> None:
            nonlocal decisions
            decisions += actor != CHANCE
            happened.extend(events)
            for use in used(self.game.uses, actor, line, events):
                uses.setdefault((use.kind, use.name), [0] * size)[use.seat] += 1
            if actor != CHANCE or events:
                leads.note(decisions, state.points())

        play_watched(state, [make(luck.split()) for make in makers], deal, luck, self.lines, note)
        return self._facts(number, state, decisions, leads, happened, uses)

    def _facts(
        self,
        number: int,
        state: State,
        decisions: int,
        leads: _Leads,
        events: Sequence[Event],
        uses: dict[tuple[str, str], list[int]],
    ) -> Facts:
        points, winners = state.points(), state.winners()
        ordered = sorted(points, reverse=True)
        by_kind: dict[str, dict[str, list[int]]] = {}
        for kind, name in sorted(uses):
            by_kind.setdefault(kind, {})[name] = uses[kind, name]
        return Facts(
            number=number,
            points=points,
            winners=winners,
            places=state.places(),
            decisions=decisions,
            margin=ordered[0] - ordered[1] if len(ordered) > 1 and len(winners) == 1 else 0,
            lead_changes=leads.changes,
            open=leads.open(winners, decisions),
            course=leads.course(winners, decisions),
            sheet=self.game.earned(events, points),
            uses=by_kind,
        )


class _Leads:
    """Who had most points, and from when on."""

    def __init__(self) -> None:
        self.since: list[tuple[int, list[int]]] = []
        """The number of decisions, and who leads from then on."""
        self.changes = 0
        self.last = -1

    def note(self, decisions: int, points: Sequence[int]) -> None:
        most = max(points)
        leaders = [seat for seat, own in enumerate(points) if own == most]
        if self.since and self.since[-1][1] == leaders:
            return
        self.since.append((decisions, leaders))
        if len(leaders) == 1:
            if self.last >= 0 and leaders[0] != self.last:
                self.changes += 1
            self.last = leaders[0]

    def open(self, winners: Sequence[int], decisions: int) -> float:
        """The share of the game after which a winner led until the end."""
        until = decisions
        for begin, leaders in reversed(self.since):
            if not set(leaders) & set(winners):
                break
            until = begin
        else:
            until = 0
        return until / decisions if decisions else 0.0

    def course(self, winners: Sequence[int], decisions: int) -> list[float]:
        found = []
        for part in range(1, PARTS + 1):
            leaders = [who for begin, who in self.since if begin * PARTS <= part * decisions][-1:]
            held = len(set(leaders[0]) & set(winners)) / len(leaders[0]) if leaders else 0.0
            found.append(held)
        return found
