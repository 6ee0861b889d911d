"""The worked examples of the rules, EX-1 to EX-13."""

from __future__ import annotations

import pytest

from patolli.games.chocolatl.box.components import BOX, MODES
from tests.chocolatl.table import Table, first_round, gold


# ------------------------------------------------------------------- from the rulebook
def test_ex_1a_the_lowest_row_goes_to_the_majority() -> None:
    """CHO-58, CHO-59, CHO-60: three stones in the lowest row are worth 5."""
    table = gold(
        3,
        4,
        "9: G, 10: P, 12: O",
        {"O": "8+9", "G": "2+3", "P": "7+9"},
        figure="P",
        old_man="G",
        huts="O1 G1 P1",
        pyramid="O P O G",
    )
    assert table.order(4) == "O 18, P 17, G 5"
    assert table.asked() == "O"
    table.play("O first")
    assert table.pyramid() == "O P O G O | P"
    assert table.track() == "9: G, 10: P, 17: O"


def test_ex_1b_a_tied_row_goes_to_the_owner_of_the_figure() -> None:
    """CHO-57, CHO-61: the figure comes before fewer points."""
    table = gold(
        5,
        4,
        "15: P, 22: O, 25: G",
        {"O": "3+4", "G": "1+2", "P": "9+10"},
        figure="G",
        old_man="O",
        huts="O2 P2 G1",
        pyramid="O P O G O | P G G",
    )
    assert table.order(4) == "P 21, O 8, G 4"
    assert table.pyramid() == "O P O G O | P G G P | P"
    assert table.track() == "15: P, 22: O, 29: G"


@pytest.mark.parametrize(
    ("round", "track"),
    [
        (1, "7: C D, 16: B, 18: A"),
        (2, "7: C D, 15: B, 17: A"),
        (3, "7: C D, 14: B, 16: A"),
        (4, "7: C D, 12: B, 15: A"),
        (7, "7: C D, 12: B A"),
    ],
)
def test_ex_2_the_drink_pays_less_in_every_round(round: int, track: str) -> None:
    """CHO-63, CHO-70."""
    cards = {"A": "8+10", "B": "6+7", "C": "4+6", "D": "1+2"}
    table = gold(round, 5, "7: C, 9: D, 10: A, 12: B", cards)
    assert table.order(5) == "A 18, B 13, C 10, D 3"
    assert table.track() == track


def test_ex_3_the_court_pays_points_in_the_last_round() -> None:
    """CHO-68: 6 and 3, and no card changes hands."""
    table = gold(
        5,
        6,
        "33: B, 36: C, 41: A",
        {"A": "1+2", "B": "5+7", "C": "10+11"},
        figure="A",
        old_man="B",
        huts="A2 B2 C1",
        more="open: 15 9",
        bid=False,
    )
    assert table.view().last_round
    before = [table.hand(letter) for letter in "ABC"]
    table.play("A bid 1 2", "B bid 5 7", "C bid 10 11")
    assert table.order(6) == "C 22, B 13, A 5"
    assert table.track() == "36: B, 41: A, 42: C"
    assert [table.hand(letter) for letter in "ABC"] == before
    assert not table.view().exchanges
    assert table.state.over()


def test_ex_5_the_colour_under_the_leading_disc_is_the_mode() -> None:
    """CHO-20: and space 0 acts as red, however many discs are there."""
    modes = {
        0: "red",
        1: "gold",
        2: "red",
        4: "green",
        7: "gold",
        10: "red",
        12: "green",
        14: "red",
        20: "green",
        27: "gold",
        36: "green",
        39: "gold",
    }
    for space, mode in modes.items():
        assert MODES[BOX.mode_of[space]] == mode
        round = 2 if space else 1
        for track in (f"{space}: 0 1 2", f"0: 1 2, {space}: 0" if space else "0: 2 0 1"):
            table = Table(f"chocolatl 3\nphase: small-card\nround: {round}\ntrack: {track}")
            table.play("* small 12")
            assert table.view().mode == mode, space
            assert table.view().phase == {"red": "bid-all", "gold": "bid-location", "green": "bid-first"}[mode]


# ------------------------------------------------------------------- a whole round
def test_ex_6_a_complete_first_round() -> None:
    """CHO-22 and all locations, edition nl."""
    game, table = first_round()
    assert table.view().mode == "red"
    assert table.order(1) == "C 21, B 5, A 5"  # B lies higher than A
    assert [(bid.prize, bid.points) for bid in table.bids(1)] == [("chocolatl", 1), ("", 0), ("old-man", 0)]
    assert (table.view().chocolatl, table.view().old_man) == (2, 0)
    assert table.order(2) == "A 20, C 12, B 3"
    assert [bid.points for bid in table.bids(2)] == [5, 4, 2]
    assert table.track() == "2: B, 5: A C"
    assert table.order(3) == "B 14, C 9, A 8"
    assert table.asked() == "B"
    game.say(1, ["die"])
    view = table.view()
    assert (view.huts, view.dice, view.stones) == ([0, 0, 1], [0, 1, 0], [9, 9, 8])
    assert table.asked() == "B"
    assert table.standing() == "C 14, B 13, A 12"
    game.say(1, ["pass"])
    assert table.pyramid() == "C B"
    assert table.standing() == "A 16, B 13, C 10"
    game.say(1, ["roll"])
    game.say(-1, ["face 3"])
    assert table.order(5) == "B 16, A 16, C 10"
    assert [bid.points for bid in table.bids(5)] == [8, 4, -2]
    assert table.bids(5)[0].dice == 3
    assert table.track() == "3: C, 9: A, 10: B"
    assert table.order(6) == "B 23, C 15, A 0"
    assert [(bid.prize, bid.won, bid.given) for bid in table.bids(6)[:2]] == [("card", 15, 0), ("card", 9, 1)]
    assert table.hand("A") == list(range(12))
    assert table.hand("B") == [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 15]
    assert table.hand("C") == [2, 3, 4, 5, 6, 7, 8, 9, 9, 10, 11, 12]
    for line in ("harvest 1 1 1", "big 13", "small 7"):
        game.say(-1, [line])
    assert (table.view().round, table.view().mode) == (2, "red")


# ------------------------------------------------------------------- location 1
def test_ex_7_three_tied_at_the_temple() -> None:
    """CHO-42, CHO-46: the owner of the round before, then fewer points."""
    table = gold(
        3,
        1,
        "11: C, 14: B D, 16: A",
        {"A": "7+8", "B": "6+7", "C": "5+9", "D": "5+6"},
        figure="A",
        old_man="C",
        huts="B2",
    )
    assert table.order(1) == "A 15, C 15, B 15, D 11"
    assert table.track() == "11: C, 14: B D, 17: A"
    assert (table.view().chocolatl, table.view().old_man) == (0, 3)


def test_ex_8_a_tie_for_the_lowest_bid() -> None:
    """CHO-45: who loses the tie is the lowest."""
    table = gold(
        2,
        1,
        "6: C D B, 9: A",
        {"A": "1+2", "B": "0+2", "C": "0+3", "D": "8+9"},
        figure="A",
        old_man="B",
        huts="D1",
    )
    assert table.order(1) == "D 18, A 3, B 3, C 3"
    assert (table.view().chocolatl, table.view().old_man) == (3, 2)
    assert table.track() == "6: C B, 7: D, 9: A"


# ------------------------------------------------------------------- locations 2 and 3
def test_ex_9_the_harvest_stacks_discs() -> None:
    """CHO-52, CHO-73."""
    table = gold(
        2,
        2,
        "3: D E, 5: B C, 8: A",
        {"A": "1+2", "B": "3+9", "C": "5+7", "D": "4+8", "E": "11+12"},
        figure="A",
        old_man="E",
        huts="A1",
        more="harvest: 3 5 3",
    )
    assert table.order(2) == "E 22, D 12, C 12, B 12, A 4"
    assert [bid.points for bid in table.bids(2)] == [5, 3, 3, 0, 0]
    assert table.track() == "5: B, 6: D, 8: A E C"


def test_ex_10_huts_lower_bids_in_the_village_and_raise_them_elsewhere() -> None:
    """CHO-41, CHO-42, CHO-43, CHO-53."""
    table = gold(
        4,
        3,
        "18: C, 20: A, 22: B",
        {"A": "5+6 1+9", "B": "4+5 2+8", "C": "0+1 4+6"},
        figure="B",
        old_man="C",
        huts="A2 C1",
    )
    assert table.order(3) == "B 9, A 9, C -1"
    assert table.asked() == "B"
    table.play("B hut")
    assert (table.view().huts, table.view().dice) == ([2, 1, 1], [1, 0, 0])
    table.play("A bid 1+9", "B bid 2+8", "C bid 4+6", "A pass")
    assert table.order(4) == "A 12, B 11, C 10"


# ------------------------------------------------------------------- location 4
@pytest.mark.parametrize(
    ("cards", "bid", "pyramid"),
    [("5+9", 14, "C B A A"), ("4+9", 13, "C B A A"), ("3+9", 12, "C B A B")],
)
def test_ex_11_a_lead_of_three_places_both_stones(cards: str, bid: int, pyramid: str) -> None:
    """CHO-57, CHO-58: no question in one row."""
    table = gold(
        2,
        4,
        "7: C, 10: B, 12: A",
        {"A": cards, "B": "4+6", "C": "1+2"},
        figure="C",
        old_man="B",
        huts="B1 C1",
        pyramid="C B",
    )
    assert table.order(4) == f"A {bid}, B 10, C 4"
    assert table.pyramid() == pyramid
    assert table.view().phase == "bid-location"


@pytest.mark.parametrize(
    ("answer", "pyramid", "track"),
    [("first", "A B B C A | B", "13: B, 14: C, 16: A"), ("second", "A B B C B | A", "11: A, 14: C, 18: B")],
)
def test_ex_12_who_places_first_is_asked_between_rows(answer: str, pyramid: str, track: str) -> None:
    """CHO-59, CHO-60."""
    table = gold(
        3,
        4,
        "11: A, 13: B, 14: C",
        {"A": "7+8", "B": "7+9", "C": "1+2"},
        figure="C",
        old_man="B",
        huts="A1 C2",
        pyramid="A B B C",
    )
    assert table.order(4) == "A 16, B 15, C 5"
    assert table.asked() == "A"
    table.play(f"A {answer}")
    assert table.pyramid() == pyramid
    assert table.track() == track


def test_ex_13_a_tied_row_is_decided_by_the_stack() -> None:
    """CHO-61: same space, A on top."""
    table = gold(
        5,
        4,
        "21: C A, 24: B, 30: D",
        {"A": "8+9", "B": "6+7", "C": "1+2", "D": "3+4"},
        figure="D",
        old_man="C",
        huts="A1 B2 C1 D1",
        pyramid="A A B D D | A C C",
    )
    assert table.order(4) == "A 18, B 15, D 8, C 3"
    assert table.pyramid() == "A A B D D | A C C A | A"
    assert table.track() == "21: C, 24: B, 25: A, 30: D"
