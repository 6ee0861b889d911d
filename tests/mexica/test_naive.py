"""The engine against a slow second implementation, written from the text of the rules (naive.py), along games."""

from __future__ import annotations

import pytest

from patolli import Rng
from patolli.games.mexica.box.board import NAMES, NUMBERS
from patolli.games.mexica.rules.codes import TURN
from patolli.games.mexica.rules.roaming import freedom, hops, shuts_in
from patolli.games.mexica.rules.state import Mexica
from patolli.games.mexica.show.scene_aids import hops as seen_hops
from tests.mexica import naive
from tests.mexica.tables import done, legal, lively_game, ready, shown, table


def late_states(players: int, seed: int, every: int, options: dict[str, str] | None = None) -> list[Mexica]:
    rng = Rng(seed, 11)
    return [
        state.copy() for state in lively_game(players, seed, options) if state.phase == TURN and not rng.below(every)
    ]


def test_the_island() -> None:
    """MEX-1, MEX-2, MEX-3: rows, columns and counts of the printed board, as in section 3.1."""
    assert len(naive.ISLAND) == 196
    assert [sum(cell[1:] == str(row) for cell in naive.ISLAND) for row in range(1, 15)] == [
        6, 11, 12, 14, 15, 19, 20, 20, 18, 16, 15, 13, 11, 6,
    ]  # fmt: skip
    assert {"H6", "G7", "I7", "H8", "H7"} == naive.PALACE
    assert {"O6", "O7", "O8", "O9"} == naive.FIRST_CANALS
    assert (NAMES[0], NAMES[-1], NUMBERS["U1"], NUMBERS["A2"]) == ("A1", "U14", 20, 21)
    assert naive.connected("A0", naive.WATERS) == naive.WATERS
    assert {"C1", "D1", "E1", "S6", "B9", "G14", "H14"} <= naive.WATERS
    view = shown(ready(3))
    (district,) = view.districts
    assert set(district.cells) == naive.ISLAND - naive.FIRST_CANALS
    assert district.size == 192
    assert sum(any(near in naive.WATERS for near in naive.NEXT[cell]) for cell in naive.ISLAND) == 54


@pytest.mark.parametrize("players", [2, 3, 4])
def test_districts_are_those_of_the_rules(players: int) -> None:
    """MEX-4, MEX-5, MEX-7, MEX-8, MEX-9, MEX-10 (invariants 7 and 8)."""
    for seed in range(4):
        before: list[set[str]] = [naive.ISLAND]
        for step, state in enumerate(lively_game(players, seed)):
            if step % 5 and state.actors():
                continue
            view = shown(state)
            here = naive.table(view)
            mine = sorted(map(sorted, here.districts))
            assert sorted(sorted(district.cells) for district in view.districts) == mine
            for district in view.districts:
                assert here.founded(set(district.cells)) == bool(district.token)
                assert district.size == len(district.cells)
            for part in here.districts:
                assert any(part <= whole for whole in before), "districts only shrink"
            before = here.districts


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_actions_are_those_of_the_rules(players: int) -> None:
    """MEX-6, MEX-29, MEX-32 to MEX-35, MEX-39, MEX-40, MEX-44 to MEX-48, MEX-50, MEX-52 to MEX-54, MEX-56 to MEX-58,
    MEX-60 to MEX-65, MEX-66 to MEX-68."""
    compared = 0
    for seed in range(5):
        options = {"emblem_enterable": "false"} if seed % 2 else {}
        for state in late_states(players, 100 + seed, 9, options):
            if state.period == 2 or state.round > 1:
                assert set(legal(state)) == naive.legal(shown(state)), str(state)
                compared += 1
    assert compared > 60


@pytest.mark.parametrize("rule", ["enclosure", "immobile", "off"])
def test_the_first_round_is_protected_as_in_the_rules(rule: str) -> None:
    """MEX-70, MEX-71, MEX-72, MEX-73 (invariant 18), for all that could shut somebody in and some of the rest."""
    rng = Rng(1, 13)
    seen = 0
    for seed in range(5):
        players = 2 + seed % 3
        for state in late_states(players, seed, 3, {"first_round_rule": rule}):
            if state.round > 1 or state.period > 1:
                break
            view = shown(state)
            offered = naive.legal(view)
            listed = set(legal(state))
            assert listed <= offered
            assert "end" in listed
            for line in sorted(offered - listed):
                assert naive.shuts_in(view, line), line
            for line in sorted(listed):
                if not rng.below(60):
                    assert not naive.shuts_in(view, line), line
                    seen += 1
    assert seen > 20


CROWDED = [
    ("canals: R6 Q7-Q8", "H6 S8 G7"),
    ("canals: R6 Q7-Q8 Q9\nbridges: Q8/EW", "H6 R8 P8"),
    ("canals: C2-C3 C4-C5\nbridges: C3/EW", "H6 B1 B2"),
    ("canals: C2-C3 C4-C5 B6\nbridges: C3/EW C5/EW B6/NS", "D3 B4 D5"),
    ("canals: F6-F7 G5-H5 J7-J8 H9-I9 G8\nbridges: F6/EW", "H7 G7 E6"),
    ("canals: F6-F7 G5-H5 J7-J8 H9-I9 G8 I6\nbridges: F6/EW I6/NS H9/NS", "I6 G7 F6"),
    ("canals: B13 B11-B12\nseat 2: temples 1@A12", "H6 A13 B10"),
]


@pytest.mark.parametrize(("rows", "pawns"), CROWDED)
def test_every_action_in_a_tight_place_of_the_first_round(rows: str, pawns: str) -> None:
    """MEX-70, MEX-71, MEX-72: each legal action shuts nobody in, each action that would is refused."""
    state = table(f"round: 1\n{rows}", pawns=pawns)
    view = shown(state)
    here = naive.table(view)
    assert [freedom(state, seat) for seat in range(3)] == [here.freedom(seat) for seat in range(3)]
    listed = set(legal(state))
    near = [cell for pawn in here.pawns for cell in [pawn, *naive.NEXT[pawn]]]
    checked = 0
    for line in sorted(naive.legal(view)):
        if line in listed and not set(line.split()) & set(near) and hash_of(line) % 12:
            continue
        assert (line in listed) != naive.shuts_in(view, line), line
        checked += 1
    assert checked > 20


def hash_of(line: str) -> int:
    return sum(map(ord, line))


@pytest.mark.parametrize("players", [2, 4])
def test_boats_and_freedom_are_those_of_the_rules(players: int) -> None:
    """MEX-13, MEX-61, MEX-62, MEX-63, MEX-71 (invariants 15 and 18)."""
    trips = 0
    for seed in range(4):
        for state in late_states(players, 200 + seed, 25):
            here = naive.table(shown(state))
            costs = {bridge: here.hops(bridge) for bridge in here.bridges}
            for one in here.bridges:
                assert seen_hops(shown(state), one) == costs[one], "what the tags of boats say"
                for two in here.bridges:
                    if one == two:
                        continue
                    cost = costs[one].get(two, 0)
                    assert cost == costs[two].get(one, 0), "a trip costs the same there and back"
                    assert hops(state, NUMBERS[one], NUMBERS[two]) == cost
                    assert cost <= len(here.bridges) - 1
                    trips += cost > 0
            for seat in range(players):
                free = here.freedom(seat)
                assert freedom(state, seat) == free
                assert free >= len(here.steps(here.pawns[seat]))
            steps = {line for line in legal(state) if line.startswith("walk")}
            assert len(steps) <= freedom(state, state.seat)
    assert trips > 100


def test_a_canal_never_makes_a_trip_longer_and_a_bridge_can() -> None:
    """MEX-61, MEX-62 (invariant 15)."""
    for seed in range(3):
        for state in late_states(3, 300 + seed, 40):
            if state.ap:
                before = naive.table(shown(state))
                costs = {bridge: before.hops(bridge) for bridge in before.bridges}
                for line in [line for line in legal(state) if line.startswith("canal")][::25]:
                    then = naive.table(shown(done(state, line)))
                    for bridge, trips in costs.items():
                        now = then.hops(bridge)
                        assert all(now[other] <= cost for other, cost in trips.items()), line
    row = table("canals: E5-F5 G5 H5\nbridges: E5/NS H5/NS", pawns="E5 H8 I7")
    assert done(row, "boat H5").ap == 5
    assert done(row, "bridge F5 NS", "boat H5").ap == 3


def test_a_pawn_shut_in_already_forbids_nothing() -> None:
    """MEX-73: the test looks at each action separately; END_TURN is always legal, the own pawn may be shut in."""
    state = table("round: 1\ncanals: R6 Q7-Q8 Q9", pawns="H6 S8 G7")
    assert freedom(state, 1) == 12
    assert "canal T7" in legal(state)
    own = table("round: 1\ncanals: R6 Q7-Q8", pawns="S8 H6 G7")
    assert "canal Q9" in legal(own)
    assert shuts_in(own, own.moves(0)[0]) == -1
