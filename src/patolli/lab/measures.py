"""What is measured of games: two numbers for each game and measure (see `patolli.lab.estimates`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from patolli.lab.estimates import ALPHA, Parts
from patolli.lab.facts import Facts

MAIN = ("points", "share", "game", "duel")
"""The groups whose measures share one half of what may be named by mistake; all others share the other half."""
GAME = ("length", "margin", "lead-changes", "open")
"""Of a game as a whole."""


@dataclass(frozen=True, order=True)
class Measure:
    """One thing that is measured.

    group    points, share: by seat; game: of the game as a whole; duel: of two bots at one table;
             sheet: points of a seat by where they came from; used: uses in a game; worth: points for each use
    """

    group: str
    name: str
    kind: str = ""
    """Of used and worth: card, building and so on."""

    def parts(self, games: Sequence[Facts]) -> Parts:
        """What is counted in each game, and what it is counted per."""
        match self.group:
            case "points":
                return [facts.points[int(self.name)] for facts in games], [1.0] * len(games)
            case "share":
                return [victory(facts, int(self.name)) for facts in games], [1.0] * len(games)
            case "game":
                return [_of_the_game(facts, self.name) for facts in games], [1.0] * len(games)
            case "sheet":
                rows = [facts.sheet.get(self.name, ()) for facts in games]
                return [float(sum(row)) for row in rows], [float(len(facts.points)) for facts in games]
            case "used":
                return [float(sum(self._uses(facts))) for facts in games], [1.0] * len(games)
        worths = [_worth(self._uses(facts), facts.points) for facts in games]
        return [gained for gained, _ in worths], [used for _, used in worths]

    def _uses(self, facts: Facts) -> Sequence[int]:
        return facts.uses.get(self.kind, {}).get(self.name, ())


def victory(facts: Facts, seat: int) -> float:
    """1 for a victory, a part of 1 for one that is shared."""
    return 1 / len(facts.winners) if seat in facts.winners else 0.0


def _of_the_game(facts: Facts, name: str) -> float:
    match name:
        case "length":
            return facts.decisions
        case "margin":
            return facts.margin
        case "lead-changes":
            return facts.lead_changes
    return facts.open


def _worth(uses: Sequence[int], points: Sequence[int]) -> tuple[float, float]:
    """How points and uses vary together within a game, and how much uses vary: their ratio is points for each use."""
    if not uses or len(uses) < 2:
        return 0.0, 0.0
    mean_uses, mean_points = sum(uses) / len(uses), sum(points) / len(points)
    above = sum((used - mean_uses) * (own - mean_points) for used, own in zip(uses, points, strict=True))
    return above, sum((used - mean_uses) ** 2 for used in uses)


def measures_of(games: Iterable[Facts]) -> list[Measure]:
    """All measures that these games tell something about."""
    seats = 0
    rows: set[str] = set()
    things: set[tuple[str, str]] = set()
    for facts in games:
        seats = max(seats, len(facts.points))
        rows |= facts.sheet.keys()
        things |= {(kind, name) for kind, names in facts.uses.items() for name in names}
    found = [Measure(group, str(seat)) for group in ("points", "share") for seat in range(seats)]
    found += [Measure("game", name) for name in GAME]
    found += [Measure("sheet", row) for row in sorted(rows)]
    by_kind = sorted(things, key=lambda thing: (thing[0] == "action", thing[0], _natural(thing[1])))
    found += [Measure(group, name, kind) for group in ("used", "worth") for kind, name in by_kind]
    return found


def _natural(name: str) -> tuple[int, int, str]:
    """Numbers in their order, before words."""
    return (0, int(name), "") if name.isdecimal() else (1, 0, name)


def corrected(measure: Measure, measures: Sequence[Measure]) -> float:
    """Which share of ALPHA the interval of a measure has (Bonferroni, half for the main measures)."""
    main = measure.group in MAIN
    alike = sum(1 for other in measures if (other.group in MAIN) == main)
    return ALPHA / 2 / max(1, alike)
