"""The worked examples of the rules: EX-4, and EX-14 to EX-27."""

from __future__ import annotations

import pytest

from patolli import Match, NotLegal, Record, Rng, write_position
from patolli.engine.gesture import next_automatic_move
from patolli.games.chocolatl.rules.codes import CODES, pair_code
from patolli.games.chocolatl.show.view import CLOSED
from tests.chocolatl.table import BIDS, Table, final, first_round, gold


# ------------------------------------------------------------------- points and dice
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("3: C, 9: B, 12: A", "1: C, 9: B, 17: A"),
        ("1: C, 9: B, 12: A", "0: C, 9: B, 17: A"),
        ("0: C B, 12: A", "0: C B, 17: A"),
    ],
)
def test_ex_14_a_loss_stops_at_the_foot_of_the_track(before: str, after: str) -> None:
    """CHO-72: and a disc on 0 keeps its place in the stack."""
    table = gold(4, 5, before, {"A": "8+10", "B": "4+7", "C": "0+2"})
    assert table.order(5) == "A 18, B 11, C 2"
    assert table.track() == after


def test_ex_15_a_die_window() -> None:
    """CHO-35, CHO-37, CHO-38: the lowest speaks first, a roll opens it again."""
    table = gold(
        5,
        2,
        "18: B D, 20: A, 25: C",
        {"A": "6+8", "B": "5+8", "C": "4+9", "D": "2+3"},
        figure="C",
        old_man="D",
        huts="A1 B1 C1 D1",
        dice="A1 B2 D1",
        more="harvest: 4 6 1",
    )
    assert table.standing() == "A 15, C 14, B 14, D 5"
    assert table.asked() == "D"
    table.play("D pass")
    assert table.asked() == "B"
    table.play("B roll", "* face 1")
    assert table.standing() == "B 15, A 15, C 14, D 5"
    assert table.view().passed == [False] * 4
    table.play("D pass")
    assert table.asked() == "A"
    table.play("A roll", "* face 2")
    assert table.standing() == "A 17, B 15, C 14, D 5"
    table.play("D pass")
    assert table.asked() == "B"
    table.play("B pass")
    assert table.order(2) == "A 17, B 15, C 14, D 5"
    assert table.track() == "18: D, 22: B, 26: A C"
    assert table.view().dice == [0, 1, 0, 1]


def test_ex_16_a_die_at_the_temple_does_not_beat_the_figure() -> None:
    """CHO-34, CHO-46."""
    table = gold(
        3,
        1,
        "9: C, 11: B, 14: A",
        {"A": "8+10", "B": "2+3", "C": "6+8"},
        figure="A",
        old_man="B",
        huts="A1 C1",
        dice="B1 C1",
    )
    assert table.standing() == "A 19, C 15, B 6"
    table.play("B pass", "C roll", "* face 4")
    assert table.asked() == "B"
    table.play("B pass")
    assert table.order(1) == "A 19, C 19, B 6"
    assert table.track() == "9: C, 11: B, 15: A"
    assert (table.view().chocolatl, table.view().old_man, table.view().dice) == (0, 1, [0, 1, 0])


# ------------------------------------------------------------------- the last round
def test_ex_17_the_last_stone_is_a_hut() -> None:
    """CHO-62, CHO-75: then substitutes are placed, and the court pays points."""
    table = gold(
        5,
        3,
        "24: B, 28: C, 33: A",
        {"A": "9+10 7+8 0+1 2+3", "B": "5+6 4+7 0+1 2+3", "C": "4+6 8+10 0+1 2+3"},
        figure="B",
        old_man="C",
        huts="A3 B1",
        pyramid="A A A B A | A C B",
    )
    assert table.order(3) == "A 16, B 10, C 9"
    assert table.view().stones == [1, 6, 8]
    table.play("A hut")
    assert table.view().last_round
    assert (table.view().stones, table.view().dice) == ([0, 6, 8], [0, 1, 0])
    table.play("A bid 7+8", "B bid 4+7", "C bid 8+10", "B pass")
    assert table.order(4) == "A 19, C 17, B 12"
    assert table.asked() == "A"
    table.play("A first")
    assert table.pyramid() == "A A A B A | A C B A | C"
    assert table.view().substitutes == [1, 0, 0]
    assert table.track() == "24: B, 28: C, 37: A"
    table.play("A bid 0+1", "B bid 0+1", "C bid 0+1", "B pass")
    table.play("A bid 2+3", "B bid 2+3", "C bid 2+3", "B pass")
    assert [bid.points for bid in table.bids(6)] == [6, 3, 0]


def test_ex_18_forty_points_and_then_a_loss() -> None:
    """CHO-75, CHO-76, CHO-77: the flag stays."""
    table = gold(
        6,
        2,
        "29: C, 30: B, 37: A",
        {
            "A": "11+12 5+6 3+4 0+1 9+10",
            "B": "3+4 8+9 5+10 6+7 1+2",
            "C": "6+8 4+7 9+10 3+5 0+2",
        },
        figure="B",
        old_man="C",
        huts="A2 B2 C1",
        pyramid="A B C A B | C A B C | A",
        more="harvest: 4 2 1\nopen: 16 8",
    )
    assert table.order(2) == "A 25, C 14, B 9"
    assert table.track() == "31: C B, 41: A"
    assert table.view().last_round
    table.play("A bid 5+6", "B bid 8+9", "C bid 4+7")
    assert table.order(3) == "B 15, C 9, A 9"
    table.play("B die", "A bid 3+4", "B bid 5+10", "C bid 9+10", "B pass")
    assert table.order(4) == "C 20, B 17, A 9"
    assert table.pyramid() == "A B C A B | C A B C | A C C"
    assert table.track() == "31: B, 34: C, 41: A"
    table.play("A bid 0+1", "B bid 6+7", "C bid 3+5", "B pass")
    assert table.order(5) == "B 15, C 9, A 3"
    assert table.track() == "34: C B, 39: A"
    assert table.view().last_round
    table.play("A bid 9+10", "B bid 1+2", "C bid 0+2", "B pass")
    assert table.order(6) == "A 21, B 5, C 3"
    assert table.track() == "34: C, 37: B, 45: A"
    assert table.view().phase == "final"
    assert not table.view().exchanges


# ------------------------------------------------------------------- the court
def to_the_court(edition: str) -> tuple[Match, Table]:
    game, table = first_round(edition)
    for seat, line in ((1, "die"), (1, "pass"), (1, "roll"), (-1, "face 3")):
        game.say(seat, [line])
    return game, table


def test_ex_19_the_lowest_card_leaves_or_any_is_chosen() -> None:
    """CHO-65, CHO-66: by edition."""
    _, dutch = to_the_court("nl")
    assert dutch.view().phase == "harvest"
    assert [(swap.seat, swap.won, swap.given) for swap in dutch.view().exchanges] == [(1, 15, 0), (2, 9, 1)]
    _, table = to_the_court("fr")
    assert table.asked() == "B"
    assert table.state.moves(1) == [0, 1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12]
    assert table.refused("B discard 7").rule == "CHO-15"
    assert table.refused("B discard 15").rule == "CHO-66"
    assert table.refused("B discard 14").rule == "CHO-92"
    table.play("B discard 8")
    assert table.hand("B") == [0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 15]
    assert table.asked() == "C"
    assert table.state.moves(2) == list(range(1, 13))
    table.play("C discard 9")
    assert table.hand("C") == list(range(1, 13))
    assert table.view().phase == "harvest"


def test_ex_20_round_7_and_the_top_row() -> None:
    """CHO-19, CHO-60: no cards are laid out, the full pyramid pays its last row."""
    table = gold(
        7,
        4,
        "31: D, 33: B A, 35: C",
        {"A": "5+8 0+1 2+3", "B": "6+8 0+1 2+3", "C": "2+3 0+1 4+5", "D": "1+2 3+4 5+6"},
        figure="D",
        old_man="B",
        huts="A2 B2 C2 D1",
        pyramid="A A B B C | D A B C | B D A",
        bid=False,
    )
    assert table.view().last_round
    assert table.view().open_cards == []
    table.play("A bid 5+8", "B bid 6+8", "C bid 2+3", "D bid 1+2")
    assert table.order(4) == "A 15, B 15, C 7, D 4"
    assert table.pyramid() == "A A B B C | D A B C | B D A | A B"
    assert table.track() == "31: D, 33: B, 35: C A"
    table.play("A bid 0+1", "B bid 0+1", "C bid 0+1", "D bid 3+4")
    table.play("A bid 2+3", "B bid 2+3", "C bid 4+5", "D bid 5+6")
    assert [bid.points for bid in table.bids(6)] == [6, 3, 0, 0]


# ------------------------------------------------------------------- final scoring
def test_ex_4_bonuses_are_shared_at_the_end() -> None:
    """CHO-80, CHO-82."""
    table = final(3, 5, "28: B, 30: A, 41: C", "A A A A B B B B C C", "C", "B", "A=9 B=9 C=3", "A2 C1")
    assert table.asked() == "*"
    table.play("* face 4", "* face 2")
    scores = table.view().scores
    assert [
        (s.track, s.stones, s.majority, s.chocolatl, s.old_man, s.offering, s.highest_offering, s.die, s.total)
        for s in scores
    ] == [
        (30, 4, 3, 0, 0, 9, 3, 4, 53),
        (28, 4, 3, 0, -3, 9, 3, 0, 44),
        (41, 2, 0, 3, 0, 3, 0, 2, 51),
    ]
    assert table.state.winners() == [0]


PYRAMID = "A A A A B B B B C C D D"


def test_ex_21_a_shared_victory() -> None:
    """CHO-85: the figure breaks no tie here."""
    table = final(4, 6, "37: B, 39: D, 40: C, 41: A", PYRAMID, "D", "B", "A=4 B=7 C=11 D=11", "C1 D1")
    table.play("* face 5", "* face 3")
    assert table.state.points() == [52, 48, 61, 61]
    assert table.state.winners() == [2, 3]
    assert table.state.places() == [3, 4, 1, 1]


def test_ex_22_the_higher_offering_wins_a_tie() -> None:
    """CHO-85."""
    table = final(4, 6, "30: C, 37: B, 38: D, 43: A", PYRAMID, "C", "B", "A=4 B=7 C=10 D=11", "")
    assert table.state.points() == [54, 48, 45, 54]
    assert table.state.winners() == [3]
    assert table.state.places() == [2, 3, 4, 1]


def test_the_offering_breaks_ties_for_every_place() -> None:
    """CHO-85: the same two keys give the places of all players; whoever is equal in both shares one."""
    table = final(4, 6, "30: C, 37: B, 48: A, 53: D", PYRAMID, "C", "B", "A=7 B=10 C=12 D=2", "")
    assert table.state.points() == [62, 51, 50, 57]
    assert table.state.places() == [1, 3, 4, 2]
    tied = final(4, 6, "36: C, 40: B, 48: A, 53: D", PYRAMID, "C", "B", "A=2 B=10 C=9 D=2", "")
    assert tied.state.points() == [57, 57, 50, 57]
    assert tied.state.places() == [2, 1, 4, 2]


# ------------------------------------------------------------------- bids
RED = "chocolatl 3\nphase: bid-all\nround: 1\nseat 0: offering 12\nseat 1: offering 7\nseat 2: offering 0"


def test_ex_23_a_red_bid_in_small_decisions() -> None:
    """CHO-86, CHO-87, CHO-90, CHO-92."""
    table = Table(RED)
    for line, code, options in (
        ("bid 2 3", 27, 66),
        ("bid 10 11", 95, 45),
        ("bid 4 5", 38, 28),
        ("bid 6 7", 53, 15),
        ("bid 8 9", 72, 6),
        ("bid 0 1", 20, 1),
    ):
        assert len(table.state.moves(0)) == options
        assert code in table.state.moves(0)
        table.play(f"A {line}")
    assert [pair_code(*pair) for pair in ((0, 0), (0, 1), (9, 9), (11, 12), (17, 18), (18, 18))] == [
        19,
        20,
        73,
        108,
        207,
        208,
    ]
    assert CODES == 215
    game = Match.read(Record("chocolatl", 3, position=RED))
    game.say(0, BIDS[0])
    assert write_position(game.state) == write_position(table.state)


@pytest.mark.parametrize(
    ("bids", "rule"),
    [
        (["bid 2 12"], "CHO-15"),
        (["bid 2 3", "bid 2 3"], "CHO-24"),
        (["bid 2 3 4", "bid 5"], "CHO-24"),
        (["bid 2 3", "bid 10 11", "bid 4 5", "bid 6 7", "bid 8 9", "bid 0 2"], "CHO-24"),
        (["bid 2 2"], "CHO-26"),
        (["bid 2 13"], "CHO-92"),
        (["bid 2 19"], "CHO-2"),
        (["lay 2"], "CHO-29"),
    ],
)
def test_ex_23_an_illegal_whole_bid_changes_nothing(bids: list[str], rule: str) -> None:
    """CHO-90, CHO-92: all lines or none."""
    game = Match.read(Record("chocolatl", 3, position=RED))
    before = write_position(game.state)
    with pytest.raises(NotLegal) as refusal:
        game.say(0, bids)
    assert refusal.value.rule == rule
    assert write_position(game.state) == before
    assert game.record().lines == []


def test_ex_23_five_locations_are_not_confirmed_and_a_confirmed_bid_is_final() -> None:
    """CHO-25, CHO-27, CHO-90: the sixth pair is forced, and made by whoever drives the game."""
    game = Match.read(Record("chocolatl", 3, position=RED))
    game.say(0, BIDS[0][:5])
    assert 0 in game.state.actors()
    assert next_automatic_move(game.state, Rng(1), {}) == (0, pair_code(0, 1))
    game.play(0, pair_code(0, 1))
    assert game.state.actors() == [1, 2]
    with pytest.raises(NotLegal):
        game.say(0, ["bid 0 1"])


def test_ex_23_equal_cards_make_fewer_options() -> None:
    """CHO-26: two nines, 56 pairs."""
    game, table = to_the_court("nl")
    for line in ("harvest 1 1 1", "big 13", "small 7"):
        game.say(-1, [line])
    assert len(table.state.moves(2)) == 56
    assert pair_code(9, 9) in table.state.moves(2)


def test_ex_24_a_green_bid() -> None:
    """CHO-30, CHO-31, CHO-88."""
    table = Table("chocolatl 3\nphase: bid-first\nround: 2\ntrack: 4: 0 1 2")
    for value, options in zip((5, 0, 9, 11, 2), (12, 11, 10, 9, 8), strict=True):
        assert len(table.state.moves(0)) == options
        table.play(f"A lay {value}")
    assert len(table.state.moves(0)) == 7
    assert table.refused("A lay 5").rule == "CHO-24"
    table.play("A lay 7")
    assert table.view("B").laid[0][0].cards == [CLOSED]
    for letter in "BC":
        table.play(*[f"{letter} lay {value}" for value in range(6)])
    assert table.view().phase == "bid-second"
    assert [place.cards for place in table.view("B").laid[0]] == [[5], [0], [9], [11], [2], [7]]
    assert table.view("A").hand == [1, 3, 4, 6, 8, 10]
    for value, options in zip((10, 8, 1, 3, 6, 4), (6, 5, 4, 3, 2, 1), strict=True):
        assert len(table.state.moves(0)) == options
        table.play(f"A lay {value}")
    for letter in "BC":
        table.play(*[f"{letter} lay {value}" for value in range(6, 12)])
    # locations 1 and 2 ask nobody; at location 3 the first in rank is asked
    assert table.view().phase == "village"
    shown = [place.cards for place in table.view("B").laid[0]]
    assert shown == [[5, 10], [0, 8], [9, 1], [11, CLOSED], [2, CLOSED], [7, CLOSED]]
    assert [sum(bid.cards) for at in (1, 2, 3) for bid in table.bids(at) if bid.seat == 0] == [15, 8, 10]
    assert [sum(place.cards) for place in table.view("A").laid[0]] == [15, 8, 10, 14, 8, 11]


def test_ex_24_what_others_see_while_location_2_is_settled() -> None:
    """CHO-31: a die window at location 2 keeps location 3 closed."""
    cards = "offering 12; laid 5+10 0+8 9+1 11+3 2+6 7+4; hand"
    text = (
        "chocolatl 3\nphase: dice\nmode: green\nround: 2\nlocation: 2\ntrack: 4: 0 1 2\n"
        f"seat 0: {cards}\nseat 1: {cards}; dice 1\nseat 2: {cards}"
    )
    table = Table(text)
    shown = [place.cards for place in table.view("B").laid[0]]
    assert shown == [[5, 10], [0, 8], [9, CLOSED], [11, CLOSED], [2, CLOSED], [7, CLOSED]]
    together = Table(text.replace("phase", "options: edition=fr\nphase"))
    assert [place.cards for place in together.view("B").laid[0]][5] == [7, 4]


# ------------------------------------------------------------------- what is known
def test_ex_25_what_was_shown_stays_known() -> None:
    """CHO-96, CHO-97."""
    for edition, known in (("nl", [1, 2, 7, 9, 11, 12]), ("fr", list(range(1, 13)))):
        _, table = first_round(edition)
        assert table.view().phase == "village"
        assert table.view("B").known_cards[2] == known
    _, table = to_the_court("nl")
    assert table.view("A").known_cards[1] == [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 15]
    assert table.view("B").offerings == [CLOSED, 7, CLOSED]


def test_ex_26_the_mode_is_read_once() -> None:
    """CHO-21."""
    table = Table(
        "chocolatl 3\nphase: small-card\nround: 2\ntrack: 5: 1, 6: 2, 7: 0\nharvest: 5 1 1\nfigure: 1\nold man: 2"
    )
    table.play("* small 12")
    assert table.view().mode == "gold"
    table.play("A bid 0 3", "B bid 1 11", "C bid 0 1")  # location 1: B first
    table.play("A bid 10 11", "B bid 0 2", "C bid 2 3")
    assert table.state.space[0] == 12
    assert (table.view().mode, table.view().phase, table.view().location) == ("gold", "bid-location", 3)
    later = Table("chocolatl 3\nphase: small-card\nround: 3\ntrack: 5: 1, 6: 2, 12: 0")
    assert later.play("* small 12").view().mode == "green"


def test_ex_27_a_die_just_won_may_be_rolled_at_the_next_location() -> None:
    """CHO-36."""
    cards = {"A": "10+11 8+9", "B": "6+7 4+5", "C": "0+1 2+3"}
    table = gold(2, 3, "7: C, 9: B, 11: A", cards, figure="A", old_man="C")
    assert (table.view().phase, table.asked()) == ("village", "A")
    table.play("A hut", "A bid 8+9", "B bid 4+5", "C bid 2+3")
    assert (table.view().phase, table.asked()) == ("dice", "B")
