"""The worked examples of the specification, EX-1 to EX-20, number by number."""

from __future__ import annotations

import pytest

from patolli.games.mexica.box.components import BOX
from patolli.games.mexica.rules.roaming import freedom
from patolli.games.mexica.rules.scoring import prizes
from tests.mexica.tables import ALL_TOKENS, can, district, done, legal, listed, refused, rest, shown, sizes, table, told

WEST = "canals: C2-C3 C4-C5 B6"


def test_ex_1_the_founding_example_of_the_rulebook() -> None:
    """EX-1: MEX-7, MEX-8, MEX-36, MEX-39, MEX-40, MEX-41."""
    state = table("canals: R6 Q7-Q8", pawns="S8 H6 G7")
    assert len(district(state, "S8")) == 189
    refused(state, "found R7", "MEX-39c")
    dug = done(state, "canal Q9")
    assert dug.ap == 5
    assert sizes(dug) == [13, 175]
    assert listed(district(dug, "S8")) == "R7 R8 R9 S7 S8 S9 T6 T7 T8 T9 U6 U7 U8"
    founded = done(dug, "found R7")
    assert founded.ap == 5
    assert founded.points() == [7, 0, 0]
    assert 13 not in shown(founded).display
    assert [key for key, _ in told(dug, "found R7")] == ["founded"]


def test_ex_2_first_example_turn() -> None:
    """EX-2: MEX-28, MEX-41, MEX-52, MEX-61, MEX-62, MEX-68."""
    state = table(
        """
        canals: C2-C3 C4-C5 B6 O10-O11
        bridges: O7/EW O10/EW C3/EW
        seat 0: tokens 2
        """,
        pawns="O7 B5 O10",
    )
    assert sizes(state) == [7, 178]
    assert listed(district(state, "B5")) == "A3 A4 B1 B2 B3 B4 B5"
    assert shown(state).tokens_left == 10
    steps = [
        ("boat C3", 4),
        ("walk B3", 3),
        ("found A4", 3),
        ("temple 3 B4", 0),
        ("spend", 1),
        ("spend", 2),
        ("temple 2 A3", 0),
    ]
    for line, left in steps:
        state = done(state, line)
        assert state.ap == left, line
        if line == "found A4":
            assert state.points() == [4, 2, 0]
        if line == "temple 3 B4":
            refused(state, "temple 2 A3", "MEX-27")
    assert shown(state).tokens_left == 12
    assert shown(state).stock[0] == [3, 2, 1, 1]
    refused(state, "spend", "MEX-68")


def test_ex_3_second_example_turn_a_shut_in_player() -> None:
    """EX-3: MEX-13, MEX-44, MEX-57, MEX-61, MEX-62, MEX-64."""
    start = table(
        """
        canals: R6 Q7-Q8 Q9 C2-C3 C4-C5 B6
        bridges: C3/EW C5/EW
        founded: 13@R7
        """,
        pawns="R8 H6 G7",
    )
    refused(start, "boat C5", "MEX-60")
    state = done(start, "bridge Q8 EW")
    assert state.ap == 5
    state = done(state, "walk Q8")
    assert state.ap == 4
    refused(state, "boat C3", "MEX-63")
    refused(state, "boat C5", "MEX-63")
    state = done(state, "canal Q10")
    assert state.ap == 3
    assert done(state, "boat C3").ap == 2
    state = done(state, "boat C5")
    assert state.ap == 1
    state = done(state, "walk D5")
    assert state.ap == 0
    assert sizes(state) == [7, 13, 162]
    flown = done(start, "fly D5")
    assert flown.ap == 1
    assert shown(flown).pawns[0] == shown(state).pawns[0] == "D5"


def test_ex_4_third_example_turn() -> None:
    """EX-4: MEX-56, MEX-57, MEX-61, MEX-66."""
    state = table("bridges: O7/EW O9/EW", pawns="L7 H6 G7")
    for left, line in zip(
        (5, 4, 3, 2, 1, 0), ("walk M7", "walk N7", "walk O7", "boat O9", "walk P9", "take"), strict=True
    ):
        state = done(state, line)
        assert state.ap == left, line
    assert shown(state).held[0] == 1
    assert shown(state).tokens_left == 11


@pytest.mark.parametrize(
    ("line", "expected"),
    [("canal B6", [7, 180]), ("canal B6 B7", [7, 179]), ("canal B5 B6", [6, 180]), ("canal C6", [187])],
)
def test_ex_5_corner_closing_in_the_west(line: str, expected: list[int]) -> None:
    """EX-5: MEX-7, MEX-8, MEX-37."""
    state = table("canals: C2-C3 C4-C5")
    assert sizes(state) == [188]
    after = done(state, line)
    assert sizes(after) == expected
    if line == "canal B5 B6":
        assert listed(district(after, "B1")) == "A3 A4 B1 B2 B3 B4"


def test_ex_6a_bridge_sites_on_a_bent_canal() -> None:
    """EX-6 (a): MEX-45, MEX-46, MEX-48."""
    state = table("canals: K10-L10 L11")
    assert can(state, "bridge K10 NS")
    refused(state, "bridge K10 EW", "MEX-46")
    refused(state, "bridge L10 NS", "MEX-46")
    refused(state, "bridge L10 EW", "MEX-46")
    assert can(state, "bridge L11 EW")
    refused(state, "bridge L11 NS", "MEX-46")
    for cell in ("O6", "O7", "O9"):
        assert can(state, f"bridge {cell} EW")
        refused(state, f"bridge {cell} NS", "MEX-46")
    for axis in ("NS", "EW"):
        refused(state, f"bridge S6 {axis}", "MEX-45")
        refused(state, f"bridge K9 {axis}", "MEX-45")


def test_ex_6b_a_lone_canal_leaves_the_choice_of_the_axis() -> None:
    """EX-6 (b): MEX-46, MEX-47."""
    state = table("canals: E5")
    assert sizes(state) == [191]
    assert can(state, "bridge E5 NS")
    assert can(state, "bridge E5 EW")
    refused(state, "bridge E5", "MEX-47")


def test_ex_6c_a_ramp_may_open_on_the_palace_and_protects_its_cells() -> None:
    """EX-6 (c): MEX-35d, MEX-46, MEX-49."""
    state = done(table("canals: H5"), "bridge H5 NS")
    refused(state, "canal H4", "MEX-35d")
    assert can(state, "canal G5")


def test_ex_7_bridges_side_by_side() -> None:
    """EX-7: MEX-48, MEX-57, MEX-61, MEX-35d."""
    state = table("canals: K10-L10\nbridges: K10/NS L10/NS", pawns="K10 H6 G7")
    refused(state, "walk L10", "MEX-57")
    refused(state, "walk J10", "MEX-57")
    assert can(state, "walk K9")
    assert done(state, "boat L10").ap == 5
    alone = table("canals: K10-L10\nbridges: K10/NS")
    for cell in ("K9", "K11"):
        refused(alone, f"canal {cell}", "MEX-35d")
    for cell in ("J10", "M10", "L9", "L11"):
        assert can(alone, f"canal {cell}")
    refused(alone, "canal K8 K9", "MEX-35d")
    assert can(alone, "canal J9 J10")


def test_ex_8_boats_corners_and_occupied_bridges() -> None:
    """EX-8: MEX-61, MEX-62, MEX-63."""
    rows = f"{WEST}\nbridges: C3/EW C5/EW B6/NS"
    state = table(rows, pawns="C5 C3 H6")
    refused(state, "boat C3", "MEX-63")
    assert done(state, "boat B6").ap == 4
    poor = table(f"{rows}\nap: 1", pawns="C5 C3 H6")
    refused(poor, "boat B6", "MEX-63")
    free = table(f"{WEST}\nbridges: C5/EW B6/NS", pawns="C5 H8 H6")
    assert done(free, "boat B6").ap == 5


def test_ex_9_the_pre_dug_canal_is_not_open() -> None:
    """EX-9: MEX-13, MEX-61."""
    state = table("canals: C2-C3\nbridges: O7/EW C3/EW", pawns="O7 H6 G7")
    refused(state, "boat C3", "MEX-63")
    refused(done(state, "canal O10"), "boat C3", "MEX-63")
    assert done(state, "canal O10 O11", "boat C3").ap == 4


def test_ex_10_a_district_with_the_palace() -> None:
    """EX-10: MEX-35b, MEX-40, MEX-43, MEX-53."""
    state = table("canals: F6-F7 G5-H5 J7-J8 H9-I9 G8", pawns="G7 C7 K4 M12", players=4)
    assert len(district(state, "G7")) == 183
    for cell in ("H6", "G7", "H7", "I7", "H8"):
        refused(state, f"canal {cell}", "MEX-35b")
    state = done(state, "canal I6")
    assert sizes(state) == [7, 175]
    assert listed(district(state, "G7")) == "G6 G7 H6 H7 H8 I7 I8"
    assert [line for line in legal(state) if line.startswith("found")] == ["found G6", "found I8"]
    for cell in ("H6", "G7", "H7", "I7", "H8"):
        refused(state, f"found {cell}", "MEX-40")
    state = done(state, "found I8")
    assert state.points() == [4, 0, 0, 0]
    assert {line.split()[2] for line in legal(state) if line.startswith("temple")} == {"G6"}
    refused(state, "temple 1 I8", "MEX-53")
    refused(state, "temple 1 H6", "MEX-53")
    assert {line for line in legal(state) if line.startswith("walk")} == {"walk G6", "walk H7"}


def test_ex_11_first_round_the_bound() -> None:
    """EX-11: MEX-71, MEX-72."""
    first = "round: 1\ncanals: R6 Q7-Q8"
    state = table(first, pawns="H6 S8 G7")
    assert freedom(state, 1) == 186
    refused(state, "canal Q9", "MEX-72a")
    refused(state, "canal Q9 Q10", "MEX-72a")
    wider = table("round: 1\ncanals: Q6-Q7 Q8-Q9", pawns="H6 S8 G7")
    after = done(wider, "canal Q10")
    assert len(district(after, "S8")) == 14
    assert freedom(after, 1) == 13
    bridged = table(first + "\nbridges: Q8/EW", pawns="H6 S8 G7")
    assert freedom(done(bridged, "canal Q9"), 1) == 186
    second = table("round: 2\ncanals: R6 Q7-Q8", pawns="H6 S8 G7")
    assert freedom(done(second, "canal Q9"), 1) == 12
    assert can(second, "canal Q9 Q10")


def test_ex_12a_first_round_in_the_palace() -> None:
    """EX-12 (a): MEX-70, MEX-72."""
    canals = "canals: F6-F7 G5-H5 J7-J8 H9-I9 G8"
    state = table("round: 1\n" + canals, pawns="C7 G7 I7 H8", players=4)
    assert [freedom(state, seat) for seat in (1, 2, 3)] == [178, 179, 179]
    refused(state, "canal I6", "MEX-72a")
    assert can(table("round: 2\n" + canals, pawns="C7 G7 I7 H8", players=4), "canal I6")


def test_ex_12b_first_round_no_single_step() -> None:
    """EX-12 (b): MEX-70, MEX-72."""
    state = table("round: 1", pawns="H6 B1 G7")
    assert freedom(state, 1) == 189
    refused(state, "canal B2", "MEX-72b")
    refused(state, "canal B2 C2", "MEX-72b")
    assert can(state, "canal C2")
    assert can(table("round: 2", pawns="H6 B1 G7"), "canal B2")


FLOORS = [
    ([7, 4, 2, 1], [10, 5, 3, 0]),
    ([4, 4, 3, 1], [10, 10, 3, 0]),
    ([4, 4, 2, 2], [10, 10, 3, 3]),
    ([4, 4, 4, 1], [10, 10, 10, 0]),
    ([2, 2, 2, 2], [10, 10, 10, 10]),
    ([5, 3, 3, 1], [10, 5, 5, 0]),
    ([5, 3, 3, 3], [10, 5, 5, 5]),
    ([6, 4, 2, 2], [10, 5, 3, 3]),
    ([3, 1, 0, 0], [10, 5, 0, 0]),
    ([2, 2, 0, 0], [10, 10, 0, 0]),
    ([0, 0, 1, 0], [0, 0, 10, 0]),
]


@pytest.mark.parametrize(("floors", "points"), FLOORS)
def test_ex_13_ties_in_a_founded_district(floors: list[int], points: list[int]) -> None:
    """EX-13: MEX-83, MEX-84, MEX-85. The district of 10 east of the canals R7-R8, R9, in the first scoring."""
    cells = iter(["S8", "S9", "T6", "T7", "T8", "T9", "U6", "U7", "U8"])
    seats = []
    for value in floors:
        heights = [4, value - 4] if value > 4 else [value] if value else []
        seats.append("temples " + " ".join(f"{height}@{next(cells)}" for height in heights) + "; stock 0 0 0 0")
    state = table(
        "canals: R7-R8 R9\nfounded: 10@S7\ndisplay:\nremoved: 3 4 5 6 7 8 9\nturn: 3\n"
        + "\n".join(f"seat {seat}: {row}" for seat, row in enumerate(seats)),
        pawns="B2 B3 B4 B5",
        players=4,
    )
    assert done(state, "end").points() == points


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        (1, [1, 1, 1]),
        (2, [2, 1, 1]),
        (3, [3, 2, 1]),
        (5, [5, 3, 2]),
        (9, [9, 5, 3]),
        (14, [14, 7, 4]),
        (15, [15, 8, 4]),
        (17, [17, 9, 5]),
        (26, [26, 13, 7]),
        (27, [27, 14, 7]),
        (33, [33, 17, 9]),
    ],
)
def test_ex_14_rounding_in_unfounded_districts(size: int, expected: list[int]) -> None:
    """EX-14: MEX-86."""
    assert prizes(BOX, size, False)[:4] == [*expected, 0]


EX_15 = """
canals: C2-C3 C4-C5 B6 R6 Q7-Q8 Q9 C13-D13 E13-F13
bridges: C3/EW
founded: 7@A4 13@R7
display:
turn: 2
seat 0: temples 3@B4 2@A3 1@U8 1@C14; stock 0 0 0 0
seat 1: temples 4@B2 3@S7
seat 2: temples 1@B1 3@T7 2@D14
"""


def test_ex_15_first_scoring() -> None:
    """EX-15, first scoring: MEX-83, MEX-84, MEX-85, MEX-87, MEX-88."""
    state = table(EX_15 + "removed: 3 4 5 9 10 11", pawns="H6 H7 C3")
    assert sizes(state) == [4, 7, 13, 155]
    assert listed(district(state, "C14")) == "C14 D14 E14 F14"
    after = done(state, "end")
    assert after.points() == [16, 17, 15]
    assert after.period == 2
    scored = [
        (values["seat"], values.get("size", "palace"), values["points"]) for _, values in told(state, "end")[1:-1]
    ]
    in_seven, in_thirteen = [(0, 7, 7), (1, 7, 4), (2, 7, 2)], [(0, 13, 4), (1, 13, 13), (2, 13, 13)]
    assert scored == [*in_seven, *in_thirteen, (0, "palace", 5)]


def test_ex_15_second_scoring() -> None:
    """EX-15, the same position in the second scoring: MEX-83, MEX-84, MEX-85, MEX-86, MEX-87, MEX-88."""
    state = table(EX_15 + f"period: 2\nremoved: {rest([7, 13])}", pawns="H6 H7 C3")
    after = done(state, "end")
    assert after.points() == [18, 17, 19]
    assert after.over()
    assert after.winners() == [2]


@pytest.mark.parametrize(
    ("floors", "neutral", "points"),
    [([3, 2], 4, [4, 2]), ([4, 1], 4, [7, 2]), ([2, 2], 1, [7, 7]), ([1, 0], 1, [7, 0]), ([1, 3], 3, [2, 7])],
)
def test_ex_16_two_players_with_neutral_temples(floors: list[int], neutral: int, points: list[int]) -> None:
    """EX-16: MEX-97."""
    temples = [f"temples {value}@{cell}" if value else "" for value, cell in zip(floors, ("B1", "B2"), strict=True)]
    state = table(
        f"""
        {WEST}
        founded: 7@A4
        display:
        removed: 3 4 5 9 10 11 13
        turn: 1
        neutral: {neutral}@B4
        seat 0: {temples[0]}; stock 0 0 0 0
        seat 1: {temples[1]}
        """,
        pawns="D4 D5",
        players=2,
    )
    assert done(state, "end").points() == points


UNTOUCHED = {
    (1, 0): [],
    (0, 1): [4],
    (2, 0): [3, 4, 5],
    **{key: list(range(3, 13)) for key in [(3, 0), (1, 1), (0, 2)]},
    **{key: list(range(3, 14)) for key in [(4, 0), (2, 1), (1, 2), (0, 3)]},
    (6, 35): list(range(3, 14)),
}


@pytest.mark.parametrize(("tiles", "usable"), UNTOUCHED.items())
def test_ex_17_removal_on_the_untouched_island(tiles: tuple[int, int], usable: list[int]) -> None:
    """EX-17: MEX-75, MEX-76."""
    rows = f"period: 2\ndisplay: {rest([])}\nsupply: singles {tiles[0]}; doubles {tiles[1]}"
    state = table(rows)
    assert sorted(set(shown(state).display)) == usable
    assert shown(state).display == [size for size in ALL_TOKENS if size in usable]
    assert sorted(shown(state).display + shown(state).removed) == ALL_TOKENS


@pytest.mark.parametrize(
    ("canals", "cells"),
    [
        ("T7-T8", "T6 U6 U7 U8"),
        ("S7 T8", "T6 T7 U6 U7 U8"),
        ("R7 Q8-Q9", "R8 R9 S7 S8 S9 T6 T7 T8 T9 U6 U7 U8"),
    ],
)
def test_ex_17_witnesses(canals: str, cells: str) -> None:
    """EX-17: MEX-75. What the search finds can really be dug."""
    assert listed(district(table(f"canals: {canals}"), cells.split()[0])) == cells


LAST_ORDER = """
canals: C2-C3 C4-C5 B5-B6
round: 9
display: 6
removed: 3 4 5 7 9 10 11
seat 0: stock 0 0 0 0
seat 1: stock 2 0 0 0
seat 2: stock 1 0 0 0
"""


def test_ex_18a_the_second_player_founds_the_last_order() -> None:
    """EX-18 (a): MEX-79, MEX-81."""
    state = done(table(LAST_ORDER, pawns="H6 B1 G7"), "end")
    assert not shown(state).last_round
    state = done(state, "found A4")
    assert shown(state).last_round
    state = done(state, "end")
    assert (state.period, state.seat, state.points()) == (1, 2, [0, 3, 0])
    state = done(state, "end")
    assert (state.period, state.round, state.seat) == (2, 1, 0)


def test_ex_18b_the_last_player_founds_it() -> None:
    """EX-18 (b): MEX-79, MEX-81."""
    state = done(table(LAST_ORDER, pawns="H6 G7 B1"), "end", "end", "found A4")
    assert state.period == 1
    assert done(state, "end").period == 2


def test_ex_18c_the_first_player_founds_it() -> None:
    """EX-18 (c): MEX-79, MEX-81."""
    state = done(table(LAST_ORDER, pawns="B1 H6 G7"), "found A4", "end")
    assert (state.period, state.seat) == (1, 1)
    refused(state, "found A3", "MEX-39c")
    state = done(state, "end")
    assert (state.period, state.seat) == (1, 2)
    assert done(state, "end").period == 2


def test_ex_18d_nobody_founds_it() -> None:
    """EX-18 (d): MEX-79, MEX-81."""
    state = done(table(LAST_ORDER, pawns="H6 B1 G7"), "end", "end", "end")
    assert (state.period, state.round, state.seat) == (1, 10, 0)


def test_ex_18e_it_becomes_unusable() -> None:
    """EX-18 (e): MEX-74, MEX-77, MEX-79, MEX-81."""
    state = done(table(LAST_ORDER + "supply: singles 1; doubles 0", pawns="H6 B1 G7"), "end")
    assert shown(state).display == [6]
    assert [key for key, _ in told(state, "canal B4")] == ["removed"]
    state = done(state, "canal B4")
    assert shown(state).display == []
    assert shown(state).last_round
    state = done(state, "end")
    assert (state.period, state.seat) == (1, 2)
    assert done(state, "end").period == 2


def test_ex_19_action_tokens() -> None:
    """EX-19: MEX-66, MEX-67, MEX-68, MEX-69."""
    state = done(table("seat 0: tokens 1"), "take", "take")
    assert (shown(state).held[0], shown(state).tokens_left, state.ap) == (3, 9, 4)
    refused(state, "take", "MEX-67")
    state = done(state, "spend", "spend", "spend")
    assert (shown(state).held[0], shown(state).tokens_left, state.ap) == (0, 12, 7)
    refused(state, "take", "MEX-67")


@pytest.mark.parametrize(("tokens", "winners"), [((1, 3, 5), [1]), ((2, 2, 5), [0, 1])])
def test_ex_20_the_winner(tokens: tuple[int, int, int], winners: list[int]) -> None:
    """EX-20: MEX-90, MEX-91."""
    seats = "\n".join(
        f"seat {seat}: prestige {points}; tokens {held}"
        for seat, (points, held) in enumerate(zip((97, 97, 90), tokens, strict=True))
    )
    state = table(f"phase: over\nperiod: 2\ndisplay:\nremoved: {rest([])}\n{seats}")
    assert state.winners() == winners
    assert state.places() == [1 if seat in winners else 2 + (seat == 2) for seat in range(3)]
    assert state.points() == [97, 97, 90]
    assert state.over()
