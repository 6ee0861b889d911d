"""What chance decides, and how likely it is (MEX-23a): counted, not sampled."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import comb

import pytest

from patolli import CHANCE, NotLegal, Rng, hear, lines, start
from patolli.games.mexica.rules.codes import DRAW_HEIGHTS, DRAW_ORDERS, DRAW_SITES, PLACE
from patolli.games.mexica.rules.state import Mexica
from tests.mexica import naive
from tests.mexica.tables import ALL_TOKENS, legal, ready, refused, shown

EXAMPLE = ["I2", "C4", "L4", "G6", "P6", "S8", "D9", "L9", "G11", "J13"]
"""A valid set of cells, from MEX-95."""


def drawn(state: Mexica, *said: str) -> Mexica:
    """The state after these draws."""
    after = state.copy()
    for line in said:
        after.play(CHANCE, hear(after, CHANCE, line))
    return after


def begun(players: int, **options: str) -> Mexica:
    state = start("mexica", players, options)
    assert isinstance(state, Mexica)
    return state


def orders_drawn(players: int = 2, **options: str) -> Mexica:
    return drawn(begun(players, **options), *(f"order {size}" for size in (3, 4, 5, 7, 9, 10, 11, 13)))


def test_the_order_of_the_draws() -> None:
    """MEX-21, MEX-23, MEX-23a, MEX-25: first player, display, neutral cells, neutral heights, then the pawns."""
    state = begun(2, first_player="random")
    kinds = []
    rng = Rng(5)
    while state.actors() == [CHANCE]:
        kinds.append(lines(state, CHANCE)[0].split()[0])
        state.play(CHANCE, state.pick(CHANCE, rng))
    assert [kind for kind in kinds if kind != "again"] == ["first"] + ["order"] * 8 + ["neutral"] * (
        kinds.count("neutral")
    ) + ["height"] * 10
    assert state.phase == PLACE
    assert begun(3).phase == DRAW_ORDERS
    assert ready(3).actors() == [0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_drawn_with_equal_weights(players: int) -> None:
    """MEX-15, MEX-23a (1)."""
    state = begun(players, first_player="random")
    assert lines(state, CHANCE) == [f"first {seat}" for seat in range(players)]
    assert state.weights() == [1] * players


def test_a_size_is_as_likely_as_it_has_tokens_left() -> None:
    """MEX-18, MEX-23a (2): eight draws; the seven left over lie face down."""
    state = begun(3)
    left = Counter(ALL_TOKENS)
    for number, size in enumerate((3, 3, 4, 13, 6, 6, 5, 9), start=1):
        assert dict(zip(lines(state, CHANCE), state.weights(), strict=True)) == {
            f"order {known}": count for known, count in sorted(left.items()) if count
        }
        state = drawn(state, f"order {size}")
        left[size] -= 1
        assert len(state.display) == number
    assert shown(state).display == [3, 3, 4, 5, 6, 6, 9, 13]
    assert state.hidden == sorted(left.elements())
    assert shown(state).face_down == 7
    assert state.phase == PLACE


def test_every_display_is_as_likely_as_with_a_shuffle() -> None:
    """MEX-18, MEX-23a (2): the chance of a display, over all orders of its draws, is that of drawing 8 of 15."""
    sizes = (3, 3, 4, 5)
    ways = Fraction(0)
    for order in set(permutations(sizes)):
        state = begun(3)
        chance = Fraction(1)
        for size in order:
            weights = dict(zip(lines(state, CHANCE), state.weights(), strict=True))
            chance *= Fraction(weights[f"order {size}"], sum(weights.values()))
            state = drawn(state, f"order {size}")
        ways += chance
    expected = Fraction(comb(2, 2) * comb(2, 1) * comb(2, 1), comb(15, 4))
    assert ways == expected


def test_neutral_temples_stand_inland() -> None:
    """MEX-93: 133 ordinary cells without a side on the lake, all equally likely at first."""
    state = orders_drawn()
    assert state.phase == DRAW_SITES
    inland = {cell for cell in naive.ISLAND if not any(near in naive.WATERS for near in naive.NEXT[cell])}
    expected = inland - naive.PALACE - naive.FIRST_CANALS
    assert len(expected) == 133
    assert {line.split()[1] for line in lines(state, CHANCE)} == expected
    assert state.weights() == [1] * 133
    refused(state, "neutral B1", "MEX-93")
    refused(state, "neutral H7", "MEX-93")
    refused(state, "neutral O7", "MEX-93")
    refused(state, "height 1", "MEX-23")


@pytest.mark.parametrize("distance", [4, 5])
def test_neutral_temples_keep_their_distance(distance: int) -> None:
    """MEX-94, MEX-95, MEX-23a (3): after each draw exactly the cells that keep the distance to all are left."""
    state = orders_drawn(neutral_min_distance=str(distance))
    first = {line.split()[1] for line in lines(state, CHANCE)}
    taken: list[str] = []
    for cell in EXAMPLE[:-1]:
        state = drawn(state, f"neutral {cell}")
        taken.append(cell)
        left = {
            other
            for other in first
            if all(abs(ord(other[0]) - ord(c[0])) + abs(int(other[1:]) - int(c[1:])) >= distance for c in taken)
        }
        assert {line.split()[1] for line in lines(state, CHANCE)} == left
        assert set(state.weights()) == {1}
        refused(state, f"neutral {cell}", "MEX-94")
    assert drawn(state, f"neutral {EXAMPLE[-1]}").phase == DRAW_HEIGHTS


def test_when_no_cell_is_left_they_are_drawn_again() -> None:
    """MEX-95, MEX-23a (3): the only outcome is to start over, which takes the drawn cells back."""
    before = orders_drawn()
    for seed in range(200):
        state = before.copy()
        rng = Rng(seed)
        while lines(state, CHANCE) != ["again"] and state.phase == DRAW_SITES:
            state.play(CHANCE, state.pick(CHANCE, rng))
        if state.phase == DRAW_SITES:
            break
    assert lines(state, CHANCE) == ["again"]
    assert state.weights() == [1]
    assert len(state.sites) < 10
    refused(state, "neutral G6", "MEX-95")
    state = drawn(state, "again")
    assert lines(state, CHANCE) == lines(before, CHANCE)
    with pytest.raises(NotLegal):
        hear(before, CHANCE, "again")


def test_about_seven_of_ten_series_of_draws_succeed() -> None:
    """MEX-95: as the specification measured it with shuffles (a wide bound: this one is sampled)."""
    before = orders_drawn()
    good = 0
    for seed in range(300):
        state = before.copy()
        rng = Rng(seed, 2)
        while state.phase == DRAW_SITES and lines(state, CHANCE) != ["again"]:
            state.play(CHANCE, state.pick(CHANCE, rng))
        good += state.phase == DRAW_HEIGHTS
    assert 0.6 < good / 300 < 0.8


@pytest.mark.parametrize(
    ("mix", "counts"),
    [("standard", [4, 3, 2, 1]), ("hard", [2, 3, 3, 2]), ("very_hard", [1, 2, 4, 3]), ("6,0,1,3", [6, 0, 1, 3])],
)
def test_heights_are_drawn_in_reading_order(mix: str, counts: list[int]) -> None:
    """MEX-92, MEX-95, MEX-98, MEX-23a (4): weight = neutral temples of that height that are not placed yet."""
    state = drawn(orders_drawn(neutral_mix=mix), *(f"neutral {cell}" for cell in reversed(EXAMPLE)))
    left = counts[:]
    rng = Rng(1)
    placed = []
    while state.phase == DRAW_HEIGHTS:
        weights = dict(zip(lines(state, CHANCE), state.weights(), strict=True))
        assert weights == {f"height {floors}": left[floors - 1] for floors in range(1, 5) if left[floors - 1]}
        gone = [floors for floors in range(1, 5) if not left[floors - 1]]
        for floors in [*gone, 0, 5]:
            refused(state, f"height {floors}", "MEX-92")
        move = state.pick(CHANCE, rng)
        placed.append(move & 7)
        left[placed[-1] - 1] -= 1
        state.play(CHANCE, move)
    assert left == [0] * 4
    view = shown(state)
    assert [(temple.cell, temple.floors) for temple in view.temples] == list(zip(EXAMPLE, placed, strict=True))
    assert {temple.seat for temple in view.temples} == {-1}
    assert sum(placed) == sum(floors * count for floors, count in enumerate(counts, start=1))
    assert {"standard": 20, "hard": 25, "very_hard": 29}.get(mix, sum(placed)) == sum(placed)
    assert state.phase == PLACE


def test_the_cells_of_the_example_are_valid() -> None:
    """MEX-94, MEX-95: the smallest distance is 5, for example between D9 and G11."""
    steps = [
        abs(ord(one[0]) - ord(two[0])) + abs(int(one[1:]) - int(two[1:]))
        for one in EXAMPLE
        for two in EXAMPLE
        if one < two
    ]
    assert min(steps) == 5
    assert abs(ord("D") - ord("G")) + abs(9 - 11) == 5


def test_chance_has_no_move_after_the_set_up() -> None:
    """MEX-23, MEX-89: the reveal of period 2 is not a draw; a line of chance is refused."""
    state = ready(2)
    with pytest.raises(NotLegal):
        hear(state, CHANCE, "order 3")
    assert not any(line.startswith(("order", "neutral", "height", "first", "again")) for line in legal(state))


def test_pick_follows_the_weights() -> None:
    """MEX-23a: a draw spreads the numbers of the generator over the outcomes by their weights."""
    state = drawn(begun(3), "order 3", "order 3")
    weights = state.weights()
    expected = [move for move, weight in zip(state.moves(CHANCE), weights, strict=True) for _ in range(weight)]
    total = sum(weights)
    assert len(expected) == total == 13
    for seed in range(400):
        assert state.pick(CHANCE, Rng(seed)) == expected[Rng(seed).below(total)]
    assert {state.pick(CHANCE, Rng(seed)) for seed in range(400)} == set(expected)
