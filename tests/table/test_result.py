"""The end explained."""

from __future__ import annotations

from patolli import Match, Record, Rng
from patolli.engine.match import play_at_random
from patolli.table.result import rounds


def test_a_round_ends_with_the_points_of_its_last_line() -> None:
    """In Chocolatl the line that decides the last location ends the round too."""
    record = Record("chocolatl", 3, {})
    play_at_random(record, Rng(0, 3))
    match = Match.read(record)
    earned = {round: [0, 0, 0] for round in range(1, 8)}
    number, before = 1, [0, 0, 0]
    for state in match.states():
        points = state.points()
        for seat, (old, new) in enumerate(zip(before, points, strict=True)):
            earned[number][seat] += new - old
        number, before = max(1, state.round), points  # type: ignore[attr-defined]
    total = [0, 0, 0]
    for found in rounds(match):
        total = [old + new for old, new in zip(total, earned[int(found.label)], strict=True)]
        assert found.points == total
    assert total == match.state.points()
