"""Small stories about single rules: a position, a line, what must be true. What the worked examples leave out."""

from __future__ import annotations

import pytest

from patolli import CHANCE, NotLegal, hear, start
from patolli.games.mexica.rules.state import Mexica
from tests.mexica.tables import can, district, done, legal, ready, refused, rest, rounded, shown, sizes, table, told

WEST = "canals: C2-C3 C4-C5 B6"
"""Cuts off the district of 7: B1 B2 A3 B3 A4 B4 B5."""
ELEVEN = "O7/EW Q8/EW K10/NS L10/NS C3/EW C5/EW B6/NS H5/NS E9/NS F9/NS L4/NS"
ALL_BRIDGES = f"""
canals: C2-C3 C4-C5 B6 K10-L10 Q7-Q8 Q9 H5 E9-F9 L4 K7
bridges: {ELEVEN}
"""


def lines(state: Mexica, verb: str) -> list[str]:
    return [line for line in legal(state) if line.split()[0] == verb]


# ------------------------------------------------------------------- board and set-up
def test_the_lake_is_one_water() -> None:
    """MEX-2, MEX-13, RU-15: with its bays C1-E1, S6, B9 and G14-H14; a boat crosses it for one point."""
    rows = "canals: D2 S7 C9 G13\nbridges: D2/EW S7/EW C9/NS G13/EW"
    for bay, others in (("D2", "S7 C9 G13"), ("S7", "D2 C9 G13"), ("C9", "D2 S7 G13"), ("G13", "D2 S7 C9")):
        state = table(rows, pawns=f"{bay} H6 G7")
        assert sorted(lines(state, "boat")) == sorted(f"boat {other}" for other in others.split())
        assert all(done(state, line).ap == 5 for line in lines(state, "boat"))


def test_a_wet_cell_stays_wet_and_a_bridge_does_not_dry_it() -> None:
    """MEX-4: a cell with a bridge is wet: nothing is built, founded or dug there."""
    state = done(table("canals: E5", pawns="E4 H6 G7"), "bridge E5 NS", "walk E5")
    assert "E5" not in district(state, "E4")
    state = done(state, "walk E6")
    refused(state, "canal E5", "MEX-35a")
    refused(state, "temple 1 E5", "MEX-53")


def test_corners_are_no_adjacency() -> None:
    """MEX-5: no diagonal step, no diagonal tile."""
    state = table(pawns="E5 H6 G7")
    refused(state, "walk F6", "MEX-56")
    refused(state, "canal C4 D5", "MEX-34")
    assert sorted(lines(state, "walk")) == ["walk D5", "walk E4", "walk E6", "walk F5"]


def test_what_may_be_entered() -> None:
    """MEX-6: an empty dry cell or a free bridge; not a pawn, a temple, a token, water, an occupied bridge."""
    state = table(
        f"{WEST}\nbridges: C3/EW C5/EW\nfounded: 7@A4\nseat 1: temples 1@B2",
        pawns="H6 B4 C5",
    )
    for cell, free in [
        ("B3", 1),
        ("H7", 1),
        ("C3", 1),
        ("B4", 0),
        ("B2", 0),
        ("A4", 0),
        ("C2", 0),
        ("A1", 0),
        ("C5", 0),
    ]:
        assert can(state, f"fly {cell}") == bool(free), cell


def test_what_does_not_join_or_split_districts() -> None:
    """MEX-9: a bridge links two districts, they stay two; temples, pawns and tokens split nothing."""
    state = table(f"{WEST}\nseat 1: temples 1@B2", pawns="B3 B4 D3")
    before = sizes(state)
    assert before == [7, 180]
    state = done(state, "bridge C3 EW", "found A4", "temple 1 B1")
    assert sizes(state) == before


def test_a_pawn_on_a_bridge_is_in_no_district() -> None:
    """MEX-11, MEX-54, RU-3: it founds nothing, builds nothing, and scores nothing when somebody founds beside it."""
    state = table(f"{WEST}\nbridges: C3/EW", pawns="C3 B3 D3")
    refused(state, "found A4", "MEX-39a")
    refused(state, "temple 1 B4", "MEX-54")
    founded = done(state, "end", "found A4")
    assert founded.points() == [0, 4, 0]


def test_a_pawn_on_a_palace_cell_is_in_its_district() -> None:
    """MEX-11, MEX-54: it builds in the district of that cell."""
    state = table(pawns="H7 H6 G7")
    assert can(state, "temple 1 U8")
    assert done(state, "temple 1 U8").ap == 5


def test_the_start_of_a_game() -> None:
    """MEX-16, MEX-17, MEX-18, MEX-19, MEX-20: supplies, display, stocks, prestige."""
    for players in (2, 3, 4):
        view = shown(ready(players))
        assert view.tiles[:2] == [["O6", "O7"], ["O8", "O9"]]
        assert (view.singles, view.doubles, view.bridges_left, view.tokens_left) == (6, 35, 11, 12)
        assert (len(view.display), view.face_down, view.display) == (8, 7, sorted(view.display))
        assert view.stock == [[3, 3, 2, 1]] * players
        assert view.reserve == [[3, 2, 2, 2]] * players
        assert view.points == view.held == [0] * players


def test_neutral_temples_come_before_the_pawns() -> None:
    """MEX-21: in a game for two, and in no other."""
    assert [len(shown(ready(players)).temples) for players in (2, 3, 4)] == [10, 0, 0]


def test_pawns_are_placed_in_seat_order_on_start_cells() -> None:
    """MEX-22, RU-2: one of the four start cells without a pawn; the emblem cell is not a choice."""
    state = ready(4)
    assert sorted(legal(state)) == ["place G7", "place H6", "place H8", "place I7"]
    refused(state, "place H7", "MEX-22")
    refused(state, "place D4", "MEX-22")
    refused(state, "end", "MEX-22")
    refused(state, "canal D4", "MEX-22")
    state = done(state, "place H6")
    refused(state, "place H6", "MEX-22")
    assert state.actors() == [1]
    state = done(state, "place G7", "place I7")
    assert legal(state) == ["place H8"]
    state = done(state, "place H8")
    assert (state.actors(), state.ap, shown(state).phase) == ([0], 6, "turn")


def test_the_first_player_places_first() -> None:
    """MEX-15, MEX-22: seat order begins with the first player."""
    state = start("mexica", 3, {"first_player": "random"})
    assert isinstance(state, Mexica)
    state.play(CHANCE, hear(state, CHANCE, "first 2"))
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.moves(CHANCE)[0])
    seats = []
    for cell in ("H6", "G7", "I7"):
        seats.append(state.actors()[0])
        state = done(state, f"place {cell}")
    assert seats == [2, 0, 1]
    assert state.actors() == [2]


# ------------------------------------------------------------------- turns
def test_at_0_ap_the_turn_goes_on() -> None:
    """MEX-29, MEX-38: founding, spending and ending are still possible; founding is free and can be repeated."""
    state = table(f"{WEST}\nap: 0\nseat 0: tokens 1", pawns="B3 H6 G7")
    assert {line.split()[0] for line in legal(state)} == {"found", "spend", "end"}
    state = done(state, "found A4")
    assert (state.ap, state.seat) == (0, 0)
    assert done(state, "spend").ap == 1
    refused(state, "walk B2", "MEX-27")


def test_unspent_points_are_lost() -> None:
    """MEX-30: also those from spent tokens; doing nothing at all is allowed."""
    state = done(table("seat 0: tokens 2"), "spend", "end")
    assert (state.seat, state.ap) == (1, 6)
    state = done(state, "end", "end")
    assert (state.seat, state.ap, shown(state).held[0]) == (0, 6, 1)


def test_two_districts_can_be_founded_in_one_turn() -> None:
    """MEX-27, MEX-38: actions in any order, each as often as it is legal."""
    state = table("canals: C2-C3 C4-C5 B6 C13-D13 E13-F13", pawns="B3 H6 G7")
    state = done(state, "found A4", "fly C14", "found D14")
    assert state.points() == [6, 0, 0]
    assert [token >> 9 for token in state.tokens] == [7, 4]


# ------------------------------------------------------------------- canals
def test_the_kind_of_tile_is_free_while_both_are_left() -> None:
    """MEX-32: a tile of the chosen kind must be in the supply."""
    state = table("supply: singles 0")
    refused(state, "canal K9", "MEX-32")
    assert can(state, "canal K9 L9")
    state = table("supply: doubles 0")
    refused(state, "canal K9 L9", "MEX-32")
    assert done(state, "canal K9").singles == 5


def test_a_canal_may_be_dug_anywhere() -> None:
    """MEX-33: far from the pawn and touching no other water."""
    state = done(table(pawns="H6 G7 I7"), "canal E10 F10")
    assert (state.ap, state.doubles) == (5, 34)


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("canal C1", "MEX-35a"),
        ("canal C3", "MEX-35a"),
        ("canal C5", "MEX-35a"),
        ("canal H7", "MEX-35b"),
        ("canal B3", "MEX-35c"),
        ("canal D4", "MEX-35c"),
        ("canal E4", "MEX-35c"),
        ("canal A4", "MEX-35c"),
        ("canal D3", "MEX-35d"),
        ("canal B1", "MEX-35e"),
        ("canal B1 B2", "MEX-35e"),
        ("canal D3 E3", "MEX-35d"),
        ("canal E3 D3", "MEX-35d"),
        ("canal D4 D5", "MEX-35c"),
        ("canal G6 H6", "MEX-35b"),
    ],
)
def test_where_no_canal_is_dug(line: str, rule: str) -> None:
    """MEX-35, RU-37: each cell taken by itself; if one cell of a double tile fails, the whole placement is illegal."""
    state = table(
        f"{WEST}\nbridges: C3/EW\nfounded: 7@A4\nseat 1: temples 1@D4",
        pawns="B3 E4 G7",
    )
    refused(state, line, rule)


def test_canals_may_leave_anything() -> None:
    """MEX-36, MEX-37: a district of one cell, sizes without a token, a pawn shut in; the tile never moves."""
    state = done(table(pawns="B1 H6 G7"), "canal B2 C2")
    assert sizes(state) == [1, 189]
    assert ["B2", "C2"] in shown(state).tiles
    refused(state, "walk B2", "MEX-56")


# ------------------------------------------------------------------- founding
def test_only_an_ordered_size_can_be_founded() -> None:
    """MEX-39: on land, unfounded, of a size that is ordered, with the token on a cell of MEX-40."""
    state = table(f"{WEST}\ndisplay: 3 4 5 6 9 10 11 13", pawns="B3 H6 G7")
    refused(state, "found A4", "MEX-39c")
    again = table(f"{WEST}\nfounded: 7@A4", pawns="B3 H6 G7")
    refused(again, "found B1", "MEX-39b")


def test_where_the_token_is_laid() -> None:
    """MEX-40, RU-5, RU-6: an empty cell of the district, a ramp cell too; not under a pawn, elsewhere, in water."""
    state = table(f"{WEST}\nbridges: C3/EW\nseat 1: temples 1@B1", pawns="B2 B5 G7")
    assert can(state, "found B3")
    for cell in ("B2", "B5", "B1", "D3", "C4", "A1"):
        refused(state, f"found {cell}", "MEX-40")
    full = table(
        f"{WEST}\nseat 1: temples 1@B1 1@B2 1@A3; stock 0 3 2 1\nseat 2: temples 1@A4 1@B4 1@B5", pawns="B3 H6 G7"
    )
    assert not lines(full, "found")


def test_founding_pays_everybody_who_is_there() -> None:
    """MEX-41: blue for the founder, white for each other player present, nothing on a bridge or elsewhere."""
    state = table(f"{WEST}\nbridges: C3/EW", pawns="B3 B5 B1 C3", players=4)
    after = done(state, "found A4")
    assert after.points() == [4, 2, 2, 0]
    keys = [(key, values["seat"], values["points"]) for key, values in told(state, "found A4")]
    assert keys == [("founded", 0, 4), ("present", 1, 2), ("present", 2, 2)]
    assert 7 not in shown(after).display


def test_a_founded_district() -> None:
    """MEX-10, MEX-42: no canal in it, temples yes, bridges around it yes; its token cell is closed for ever."""
    state = done(table(WEST, pawns="B3 H6 G7"), "found A4")
    refused(state, "canal B1", "MEX-35e")
    refused(state, "temple 1 A4", "MEX-53")
    refused(state, "fly A4", "MEX-64")
    refused(done(state, "walk B4"), "walk A4", "MEX-58")
    assert can(state, "temple 1 B1")
    assert can(state, "bridge C3 EW")


def test_what_founding_does_not_ask() -> None:
    """MEX-43: who dug, and when the pawn came; if two tokens of a size are shown, one is used."""
    rows = "canals: C13-D13 E13-F13\ndisplay: 3 4 4 7 9 10 11 13"
    state = done(table(rows, pawns="H6 G7 I7"), "end", "fly C14", "found D14")
    assert state.points() == [0, 2, 0]
    assert shown(state).display == [3, 4, 7, 9, 10, 11, 13]


# ------------------------------------------------------------------- bridges
def test_a_bridge_needs_a_bridge_and_a_point() -> None:
    """MEX-44: 1 AP, anywhere; MEX-50: when none is left, BRIDGE is illegal."""
    state = done(table(pawns="B1 B2 B3"), "bridge O7 EW")
    assert (state.ap, shown(state).bridges_left) == (5, 10)
    refused(table(ALL_BRIDGES, pawns="D3 H6 G7"), "bridge O9 EW", "MEX-50")
    refused(table("ap: 0"), "bridge O7 EW", "MEX-27")


def test_a_ramp_may_open_on_anything_dry() -> None:
    """MEX-46, RU-9: on a pawn, a temple, a token, a founded district, twice the same district."""
    state = table(f"{WEST} K10\nfounded: 7@B3\nseat 1: temples 1@K9", pawns="D3 K11 G7")
    assert can(state, "bridge C3 EW")
    assert can(state, "bridge K10 NS")
    state = done(state, "bridge C3 EW", "bridge K10 NS")
    assert shown(state).bridges == {"C3": "EW", "K10": "NS"}


def test_bridges_are_never_joined_end_to_end() -> None:
    """MEX-48: two bridges may have a ramp cell in common; a ramp on water makes a site illegal."""
    state = table("canals: E5 G5", pawns="H6 G7 I7")
    state = done(state, "bridge E5 EW", "bridge G5 EW")
    refused(state, "canal F5", "MEX-35d")
    line = table("canals: E5-F5")
    refused(line, "bridge E5 EW", "MEX-46")
    assert can(line, "bridge E5 NS")


def test_moving_a_bridge() -> None:
    """MEX-50, MEX-51, RU-10, RU-11: only when all 11 stand, not under a pawn, not on its own cell; 1 AP. The old ramp
    cells may be dug again."""
    state = table(ALL_BRIDGES, pawns="K10 E9 G7")
    refused(state, "shift K10 K7 NS", "MEX-50")
    refused(state, "shift E9 K7 NS", "MEX-50")
    refused(state, "shift O7 O7 EW", "MEX-50")
    refused(state, "shift P7 K7 NS", "MEX-50")
    refused(state, "shift O7 L10 NS", "MEX-45")
    refused(state, "shift O7 P7 NS", "MEX-45")
    refused(state, "shift O7 O8 NS", "MEX-46")
    refused(state, "canal D3", "MEX-35d")
    moved = done(state, "shift C3 K7 EW")
    assert moved.ap == 5
    assert shown(moved).bridges["K7"] == "EW"
    assert "C3" not in shown(moved).bridges
    assert can(moved, "canal D3")
    refused(moved, "canal L7", "MEX-35d")
    assert shown(moved).bridges_left == 0


def test_a_shared_ramp_stays_protected() -> None:
    """MEX-51: the old ramp cells lose the protection of MEX-35d, unless another bridge has them too."""
    bridges = ELEVEN.replace("L4/NS", "G5/EW").replace("H5/NS", "I5/EW")
    rows = f"canals: C2-C3 C4-C5 B6 K10-L10 Q7-Q8 Q9 G5 I5 E9-F9 K7\nbridges: {bridges}"
    state = table(rows, pawns="D3 B1 B2")
    refused(state, "canal H5", "MEX-35d")
    once = done(state, "shift G5 K7 EW")
    refused(once, "canal H5", "MEX-35d")
    assert can(once, "canal F5")
    assert can(done(once, "shift I5 G5 NS"), "canal H5")


def test_while_a_bridge_is_left_none_is_moved() -> None:
    """MEX-50."""
    state = table("canals: C2-C3\nbridges: C3/EW")
    assert not lines(state, "shift")
    refused(state, "shift C3 O7 EW", "MEX-50")


# ------------------------------------------------------------------- temples
def test_temples_cost_their_floors_and_come_from_the_stock() -> None:
    """MEX-52, MEX-55: f AP; the temple stays on its cell as an obstacle."""
    state = table("ap: 3\nseat 0: stock 1 0 2 1", pawns="E5 H6 G7")
    refused(state, "temple 4 E6", "MEX-27")
    refused(state, "temple 2 E6", "MEX-52")
    state = done(state, "temple 1 E6")
    assert (state.ap, shown(state).stock[0]) == (2, [0, 0, 2, 1])
    refused(state, "temple 1 E7", "MEX-52")
    refused(state, "walk E6", "MEX-58")
    refused(state, "canal E6", "MEX-35c")
    refused(state, "temple 2 E6", "MEX-52")


def test_where_a_temple_stands() -> None:
    """MEX-53: an empty cell of the district of the own pawn, a ramp cell too, of any size, founded or not."""
    state = table(f"{WEST}\nbridges: C3/EW\nfounded: 7@A4", pawns="B2 B5 G7")
    assert can(state, "temple 1 B3")
    for cell in ("B2", "B5", "A4", "D3", "H6", "C3", "A1"):
        refused(state, f"temple 1 {cell}", "MEX-53")


def test_a_temple_can_block_a_ramp_and_shut_a_pawn_in() -> None:
    """MEX-55: from round 2 on."""
    shut = done(table(pawns="C2 B1 G7"), "temple 1 B2", "end")
    assert not lines(shut, "walk")
    ramp = table(f"{WEST}\nbridges: C3/EW", pawns="D4 C3 G7")
    after = done(ramp, "temple 1 D3", "end")
    assert lines(after, "walk") == ["walk B3"]


# ------------------------------------------------------------------- movement
def test_steps_between_land_and_bridges() -> None:
    """MEX-12, MEX-56, MEX-57, RU-12: a bridge is entered and left by its ramps only."""
    state = table("canals: E5\nbridges: E5/NS", pawns="D5 H6 G7")
    refused(state, "walk E5", "MEX-57")
    state = table("canals: E5\nbridges: E5/NS", pawns="E4 H6 G7")
    on = done(state, "walk E5")
    assert sorted(lines(on, "walk")) == ["walk E4", "walk E6"]
    refused(on, "walk D5", "MEX-57")


def test_obstacles_cannot_be_passed() -> None:
    """MEX-58: pawns, temples and tokens; an occupied bridge."""
    state = table(f"{WEST}\nbridges: C3/EW\nfounded: 7@B2\nseat 1: temples 1@A3", pawns="B3 B4 C3")
    for cell in ("B2", "A3", "B4", "C3"):
        refused(state, f"walk {cell}", "MEX-58")
    assert lines(state, "walk") == []


def test_steps_may_be_retraced_and_a_turn_may_end_on_a_bridge() -> None:
    """MEX-59: the pawn then blocks it for walkers."""
    state = table("bridges: O7/EW", pawns="M7 P7 G7")
    state = done(state, "walk N7", "walk M7", "walk N7", "walk O7", "end")
    refused(state, "walk O7", "MEX-58")
    assert state.seat == 1


def test_boats_start_and_end_on_bridges() -> None:
    """MEX-60, MEX-63, RU-14: not from land, not to land, water, the own bridge or an occupied one."""
    rows = f"{WEST}\nbridges: C3/EW C5/EW"
    refused(table(rows, pawns="D3 H6 G7"), "boat C5", "MEX-60")
    state = table(rows, pawns="C3 H6 G7")
    assert lines(state, "boat") == ["boat C5"]
    for cell in ("C3", "C4", "D3", "A1", "B6"):
        refused(state, f"boat {cell}", "MEX-63")
    refused(table(rows, pawns="C3 C5 G7"), "boat C5", "MEX-63")


def test_every_bridge_passed_under_is_a_hop() -> None:
    """MEX-61, MEX-62, RU-13, RU-15: over the lake without limit; occupied bridges are passed under."""
    rows = "canals: E9-F9 G9-H9\nbridges: E9/NS F9/NS G9/NS H9/NS"
    state = table(rows, pawns="E9 F9 G7")
    assert done(state, "boat G9").ap == 4
    assert done(state, "boat H9").ap == 3
    refused(table(rows + "\nap: 2", pawns="E9 F9 G7"), "boat H9", "MEX-63")


def test_the_flat_fee_move() -> None:
    """MEX-64, MEX-65: 5 AP, from wherever the pawn is, to any free place; twice in a turn if it can be paid."""
    state = table("bridges: O7/EW\nseat 0: tokens 4", pawns="B1 H6 G7")
    state = done(state, "fly O7")
    assert state.ap == 1
    refused(state, "fly H7", "MEX-27")
    state = done(state, "spend", "spend", "spend", "spend", "fly H7")
    assert (state.ap, shown(state).pawns[0]) == (0, "H7")
    refused(table("ap: 4"), "fly U8", "MEX-27")


def test_action_tokens_are_kept() -> None:
    """MEX-66, MEX-69, RU-34: between turns and periods; a token taken may be spent, a token spent taken again."""
    state = done(table("seat 1: tokens 12"), "end", "spend", "take", "spend", "take")
    assert (shown(state).held[1], state.ap, shown(state).tokens_left) == (12, 6, 0)
    empty = table("seat 1: tokens 12")
    refused(empty, "take", "MEX-66")
    late = table("display:\nremoved: 3 4 5 7 9 10 11 13\nturn: 2\nseat 0: tokens 3; stock 0 0 0 0")
    after = done(late, "end")
    assert (after.period, shown(after).held[0]) == (2, 3)


# ------------------------------------------------------------------- first round
def test_the_first_round_protects_in_period_1_only() -> None:
    """MEX-70, RU-18: round 1 of period 1, also those who have had their turn."""
    rows = f"round: 1\nperiod: 2\ncanals: R6 Q7-Q8\ndisplay: {rest([])}"
    assert can(table(rows, pawns="H6 S8 G7"), "canal Q9")
    assert not can(table("round: 1\nturn: 2\ncanals: R6 Q7-Q8", pawns="H6 S8 G7"), "canal Q9")


def test_temples_tokens_pawns_and_bridges_can_shut_in_too() -> None:
    """MEX-70, MEX-72, MEX-73, RU-19, RU-20: every action is looked at, also a moment in the middle of a turn."""
    state = table("round: 1", pawns="C2 B1 G7")
    refused(state, "walk B2", "MEX-72b")
    refused(state, "fly B2", "MEX-72b")
    refused(state, "temple 1 B2", "MEX-72b")
    inside = table("round: 1\ncanals: C2-C3 C4-C5 B6\nbridges: C3/EW\ndisplay: 3 4 5 7 9 10 11 13", pawns="B4 B2 G7")
    refused(inside, "found B3", "MEX-72a")
    assert can(inside, "found B1")
    assert can(inside, "end")


# ------------------------------------------------------------------- period ends
def test_both_conditions_end_a_period() -> None:
    """MEX-79, MEX-81: an empty display alone or an empty stock alone does not."""
    only_display = table("display:\nremoved: 3 4 5 7 9 10 11 13")
    assert rounded(only_display).period == 1
    only_stock = table("seat 1: stock 0 0 0 0")
    assert rounded(only_stock).period == 1
    both = table("display:\nremoved: 3 4 5 7 9 10 11 13\nseat 1: stock 0 0 0 0")
    assert shown(both).last_round
    assert rounded(both).period == 2


def test_the_end_of_period_2() -> None:
    """MEX-80, MEX-86, MEX-90: nine new temples and what is left; then the game is over."""
    rows = f"period: 2\ndisplay:\nremoved: {rest([])}"
    assert not rounded(table(rows)).over()
    after = rounded(table(rows + "\nseat 2: stock 0 0 0 0; temples 3@D4", pawns="B1 B2 B3"))
    assert after.over()
    assert after.points() == [0, 0, 192]
    assert after.winners() == [2]
    with pytest.raises(NotLegal):
        hear(after, 0, "end")


def test_period_2_begins() -> None:
    """MEX-89: the face-down tokens and the reserves come, the counters start again, everything else stays."""
    state = table(
        f"{WEST}\nround: 7\nstall: 1\nturn: 2\nfounded: 7@A4\ndisplay:\nremoved: 3 4 5 9 10 11 13\n"
        "seat 0: stock 0 0 0 0; tokens 2; prestige 5\nseat 1: stock 1 1 0 1",
        pawns="B3 H8 D4",
    )
    after = done(state, "end")
    view = shown(after)
    assert (view.period, view.round, view.stall, view.active, view.ap) == (2, 1, 0, 0, 6)
    assert sorted(view.display) == [3, 4, 5, 6, 6, 8, 12]
    assert view.face_down == 0
    assert view.stock == [[3, 2, 2, 2], [4, 3, 2, 3], [6, 5, 4, 3]]
    assert view.reserve == [[0, 0, 0, 0]] * 3
    assert (view.held[0], view.pawns, view.points) == (2, ["B3", "H8", "D4"], [5, 5, 0])


def test_the_palace_bonus() -> None:
    """MEX-87, RU-39: 5 for a pawn on any of the four start cells, nothing for the emblem or any other place."""
    for pawns, bonus in (("H6 G7 H7", [5, 5, 0]), ("I7 H8 G6", [5, 5, 0])):
        state = table("display:\nremoved: 3 4 5 7 9 10 11 13\nturn: 2\nseat 0: stock 0 0 0 0", pawns=pawns)
        assert done(state, "end").points() == bonus


def test_floors_count_not_temples() -> None:
    """MEX-83: heights 3, 3 and 2 make 8, more than four temples of 1; pawns play no part."""
    rows = f"""
    canals: R7-R8 R9
    period: 2
    turn: 2
    display:
    removed: {rest([])}
    seat 0: temples 3@S7 3@S8 2@S9; stock 0 0 0 0
    seat 1: temples 1@T6 1@T7 1@T8 1@T9
    """
    assert done(table(rows, pawns="B1 U6 U7"), "end").points() == [10, 5, 0]


def test_unfounded_districts_score_in_the_second_scoring_only() -> None:
    """MEX-85, MEX-86, RU-28: the remainder of the island is a district too; a founded one scores in both."""
    rows = f"{WEST}\nfounded: 7@A4\nturn: 2\nseat 0: temples 1@B1 1@D4; stock 0 0 0 0"
    first = table(f"{rows}\ndisplay:\nremoved: 3 4 5 9 10 11 13", pawns="B2 B3 B4")
    assert done(first, "end").points() == [7, 0, 0]
    second = table(f"{rows}\nperiod: 2\ndisplay:\nremoved: {rest([7])}", pawns="B2 B3 B4")
    assert done(second, "end").points() == [7 + 180, 0, 0]


def test_ties_at_the_end() -> None:
    """MEX-91, RU-29: three who are still tied share."""
    seats = "\n".join(f"seat {seat}: prestige 40; tokens 2" for seat in range(3))
    state = table(
        f"phase: over\nperiod: 2\ndisplay:\nremoved: {rest([])}\n{seats}\nseat 3: prestige 39; tokens 6", players=4
    )
    assert state.winners() == [0, 1, 2]
    assert state.places() == [1, 1, 1, 4]


@pytest.mark.parametrize(("tokens", "places"), [((6, 1, 2, 2), [4, 1, 2, 2]), ((0, 3, 1, 5), [4, 1, 3, 2])])
def test_tokens_break_ties_for_every_place(tokens: tuple[int, ...], places: list[int]) -> None:
    """MEX-90, MEX-91, applied to all places; tokens alone are worth nothing."""
    seats = "\n".join(
        f"seat {seat}: prestige {points}; tokens {held}"
        for seat, (points, held) in enumerate(zip((12, 50, 40, 40), tokens, strict=True))
    )
    state = table(f"phase: over\nperiod: 2\ndisplay:\nremoved: {rest([])}\n{seats}", players=4)
    assert state.places() == places


# ------------------------------------------------------------------- two players
def test_neutral_temples_are_obstacles() -> None:
    """MEX-96: in digging, founding, building and walking; they end no period."""
    rows = f"{WEST}\nneutral: 1@B4 1@D4"
    state = table(rows, pawns="B3 H6", players=2)
    refused(state, "canal D4", "MEX-35c")
    refused(state, "found B4", "MEX-40")
    refused(state, "temple 1 B4", "MEX-53")
    refused(state, "walk B4", "MEX-58")
    refused(state, "fly D4", "MEX-64")
    idle = table("display:\nremoved: 3 4 5 7 9 10 11 13\nneutral: 1@B4", players=2)
    assert rounded(idle).period == 1


def test_neutral_temples_take_their_place_and_score_nothing() -> None:
    """MEX-97, RU-33: in the second scoring too."""
    rows = f"period: 2\nturn: 1\ndisplay:\nremoved: {rest([])}\nneutral: 4@D4\nseat 0: temples 1@D6; stock 0 0 0 0"
    after = done(table(rows, pawns="B1 B2", players=2), "end")
    assert after.points() == [96, 0]
    assert after.winners() == [0]
