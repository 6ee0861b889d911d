"""Comparisons: nothing where nothing differs, and known effects where something does."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Sequence
from functools import cache

import pytest

from patolli.engine.game import find_game
from patolli.games import NAMES
from patolli.lab.compare import Change, Comparison, Pair, Side, Until, compare
from patolli.lab.comparison_page import comparison_page, findings, plain, rows
from patolli.stage.game import ShownGame

SEEDS, MOST_NAMED = 200, 20
PRIZE = {"components": "{sacrifice_track.final.vp_by_rank = [40, 6, 3]}"}


def compared(
    game: str, a: Side, b: Side, deals: int = 30, seed: int = 5, players: int = 3, separate: bool = False
) -> Comparison:
    found = Comparison()
    for pair in compare(game, players, deals, seed, a, b, separate):
        found.add(pair)
    return found


def by_name(changes: Sequence[Change], group: str) -> dict[str, Change]:
    return {change.measure.name: change for change in changes if change.measure.group == group}


@pytest.mark.parametrize("game", NAMES)
def test_with_equal_streams_nothing_differs_from_itself(game: str) -> None:
    changes = compared(game, Side("A", "random"), Side("B", "random"), deals=4).changes()
    assert len(changes) > 40
    assert {change.change.value for change in changes} == {0.0}
    assert {change.change.half for change in changes} <= {0.0, None}
    assert not any(change.named for change in changes)


def test_a_bot_differs_in_nothing_from_one_of_another_name() -> None:
    """At mixed tables each sits where the other sat, so the same bot under two names is exactly even."""
    from tests.lab.one_bot import One

    found = compared("chocolatl", Side("A", One), Side("B", lambda: One()), deals=3)
    assert all(pair.duel is not None and pair.duel.shares[0] == pair.duel.shares[1] for pair in found.pairs)
    assert {change.change.value for change in found.changes()} == {0.0}


@pytest.mark.slow
def test_with_separate_streams_hardly_any_page_names_a_difference() -> None:
    """All intervals of a page together hold in 95 of 100 comparisons; 20 of 200 leaves room for chance."""
    named = 0
    for seed in range(SEEDS):
        found = compared("chocolatl", Side("A", "random"), Side("B", "random"), 24, seed, separate=True)
        named += any(change.named for change in found.changes())
    assert named <= MOST_NAMED


def test_a_prize_raised_from_9_to_40_shifts_points_as_it_must() -> None:
    """Random play does not look at points: the same moves, and 31 points more for whoever is first on the track."""
    found = compared("zapotec", Side("9", "random"), Side("40", "random", PRIZE), deals=40)
    changes = found.changes()
    assert all(change.change.value == 0 for change in by_name(changes, "used").values())
    assert by_name(changes, "game")["length"].change.value == 0
    firsts = 0
    for pair in found.pairs:
        gained = sum(pair.b.points) - sum(pair.a.points)
        assert gained % 31 == 0
        assert gained == sum(pair.b.sheet.get("track", ())) - sum(pair.a.sheet.get("track", ()))
        firsts += gained // 31
    track = by_name(changes, "sheet")["track"]
    assert track.named
    assert track.change.value == pytest.approx(31 * firsts / len(found.pairs) / 3)
    others = [change for name, change in by_name(changes, "sheet").items() if name != "track"]
    assert others
    assert not any(change.named for change in others)


def test_things_are_counted_by_who_uses_them() -> None:
    (pair,) = compare("zapotec", 3, 1, 5, Side("A", "random"), Side("B", "random"))
    cards = pair.a.uses["card"]
    assert [sum(row[seat] for row in cards.values()) for seat in range(3)] == [5, 5, 5]
    built = [sum(row) for row in (pair.a.uses["action"]["build"], *pair.a.uses["building"].values())]
    palaces = sum(pair.a.uses["building"].get("palace", ()))
    assert built[0] == sum(built[1:]) - palaces
    (pair,) = compare("chocolatl", 3, 1, 5, Side("A", "random"), Side("B", "random"))
    assert set(pair.a.uses["location"]) <= {"temple", "harvest", "village", "pyramid", "drink", "court"}


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_thing_has_a_name(name: str) -> None:
    game = find_game(name)
    assert isinstance(game, ShownGame)
    assert game.uses
    assert all(game.speech("fr").knows(f"lab-kind-{use.kind}") for use in game.uses)


def test_the_course_of_a_game_ends_with_its_winner() -> None:
    for pair in compare("chocolatl", 3, 12, 5, Side("A", "random"), Side("B", "random")):
        assert 0 <= pair.a.open <= 1
        if len(pair.a.winners) == 1 and pair.a.points.count(max(pair.a.points)) == 1:
            assert pair.a.course[-1] == 1.0


def test_it_stops_when_the_shares_are_known_well_enough() -> None:
    narrow = Until(0.5)
    halves = iter([None, 0.9, 0.4])
    looked = [deals for deals in range(1, 200) if narrow.reached(deals, lambda: next(halves, 0.4))]
    assert looked[0] > 40
    assert not Until(None).reached(10**6, lambda: 0.0)


@cache
def some() -> Comparison:
    return compared("zapotec", Side("box", "random"), Side("prize", "random", PRIZE), 24)


@pytest.mark.parametrize("language", ["en", "fr", "nl", "pt"])
def test_the_page_is_whole_in_every_language(language: str) -> None:
    game = find_game("zapotec")
    assert isinstance(game, ShownGame)
    a, b = Side("box", "random"), Side("<prize>", "random", PRIZE)
    found = plain("zapotec", 3, 5, a, b, "box", some())
    page = comparison_page(
        found, game.speech(language), game.title, ["one", "two", "three"], "patolli compare --seed 5"
    )
    assert page.count("<svg") > 10
    assert "&lt;prize&gt;" in page
    assert "<prize>" not in page
    assert "{lab" not in page
    for foreign in ("<script", "http:", "https:", "url("):
        assert foreign not in page.replace("http://www.w3.org/2000/svg", "")


def test_plain_data_is_json_and_its_rows_are_csv() -> None:
    found = plain("zapotec", 3, 5, Side("box", "random"), Side("prize", "random", PRIZE), "box", some())
    assert json.loads(json.dumps(found)) == found
    read = list(csv.DictReader(io.StringIO(rows(found))))
    assert len(read) == len(found["measures"])
    assert read[0]["group"] == "points"
    assert float(read[0]["change"]) == found["measures"][0]["change"]


def test_a_pair_is_a_row_of_json() -> None:
    (pair,) = compare("chocolatl", 3, 1, 5, Side("A", "random"), Side("B", "greedy"))
    assert isinstance(pair, Pair)
    row = json.loads(json.dumps(pair.plain()))
    assert row["a"]["points"] == pair.a.points
    assert sum(row["duel"]["shares"]) == pytest.approx(1.0)


def test_a_finding_tells_shares_in_percent_and_what_changes_alike_once() -> None:
    def row(group: str, name: str, kind: str = "") -> dict[str, object]:
        values = {"a": 0.25, "b": 0.5, "change": 0.25, "change_95": [0.2, 0.3]}
        return {"group": group, "kind": kind, "name": name, "named": True, **values}

    measures = [row("used", "court", "location"), row("used", "drink", "location"), row("share", "1")]
    game = find_game("chocolatl")
    assert isinstance(game, ShownGame)
    assert findings({"measures": measures}, game.speech("en"), ["Orange", "Green"]) == [
        (
            "share of victories in %, Green",
            "25.00 → 50.00, a change of +25.00 (between +20.00 … +30.00)",
            1,
        ),
        (
            "uses of court, drink (location won)",
            "0.250 → 0.500, a change of +0.250 (between +0.200 … +0.300)",
            2,
        ),
    ]
