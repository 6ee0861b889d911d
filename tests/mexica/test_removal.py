"""Tokens that can no longer be used: the search for a witness against trying everything out."""

from __future__ import annotations

from itertools import combinations

import pytest

from patolli import Rng
from patolli.games.mexica.box.board import NAMES, NUMBERS
from patolli.games.mexica.box.cells import empty, numbers_of, only, size_of, without
from patolli.games.mexica.rules.removal import find_witness, usable
from patolli.games.mexica.rules.state import Mexica
from tests.mexica import naive
from tests.mexica.tables import done, lively_game, refused, rest, shown, table, told

ENTERABLE = naive.START | {naive.EMBLEM}


def coverable(border: set[str], ground: set[str], singles: int, doubles: int) -> bool:
    """MEX-75c, by trying every tile on the first cell of the border."""
    if not border:
        return True
    cell = min(border)
    if singles and coverable(border - {cell}, ground - {cell}, singles - 1, doubles):
        return True
    if not doubles:
        return False
    partners = [near for near in naive.NEXT[cell] if near in ground]
    return any(coverable(border - {cell, near}, ground - {cell, near}, singles, doubles - 1) for near in partners)


def is_witness(area: set[str], whole: set[str], temples: set[str], singles: int, doubles: int) -> bool:
    """MEX-75, letter by letter."""
    if naive.connected(min(area), area) != area:
        return False
    border = {near for cell in area for near in naive.NEXT[cell] if near in whole - area}
    ground = whole - area - naive.PALACE - temples
    if not border <= ground or not coverable(border, ground, singles, doubles):
        return False
    p = len(area - naive.PALACE - temples)
    q = len(area & ENTERABLE)
    return p >= 1 and p + q >= 2


def small_world(rng: Rng) -> tuple[Mexica, set[str], set[str]]:
    """A state whose only unfounded district is a random patch of land with temples on it."""
    home = sorted(naive.ISLAND - naive.FIRST_CANALS)
    roots = ["G7", "H5", "J8", "B2", "D9", "T7"]
    patch = {roots[rng.below(len(roots))]}
    size = 5 + rng.below(6)
    while len(patch) < size:
        edge = sorted({near for cell in patch for near in naive.NEXT[cell] if near in home} - patch)
        patch.add(edge[rng.below(len(edge))])
    temples = {cell for cell in patch - naive.PALACE if not rng.below(4)}
    state = table()
    area = state.districts[0]
    for number in numbers_of(area):
        if NAMES[number] not in patch:
            area = without(area, only(number))
    state.districts = [area]
    state.dry = area
    built = area
    for cell in patch - temples:
        built = without(built, only(NUMBERS[cell]))
    state.built = built
    state.singles = rng.below(4)
    state.doubles = rng.below(3)
    return state, patch, temples


def test_a_witness_is_found_exactly_when_there_is_one() -> None:
    """MEX-75, MEX-76: every set of cells of small patches of land is tried."""
    rng = Rng(7)
    seen = {True: 0, False: 0}
    for _ in range(60):
        state, patch, temples = small_world(rng)
        supply = (state.singles, state.doubles)
        for size in range(2, min(13, len(patch)) + 1):
            possible = any(is_witness(set(area), patch, temples, *supply) for area in combinations(sorted(patch), size))
            found = {NAMES[number] for number in numbers_of(find_witness(state, size))}
            assert bool(found) == possible, (sorted(patch), sorted(temples), supply, size)
            seen[possible] += 1
            if found:
                assert len(found) == size
                assert is_witness(found, patch, temples, *supply)
    assert min(seen.values()) > 80


def sizes_by_digging(state: Mexica, tiles: list[int]) -> set[int]:
    """The sizes of all districts that can be founded after digging at most these tiles, anywhere."""
    found = set()
    for area in state.districts:
        cells = {NAMES[number] for number in numbers_of(area)}
        free = cells - naive.PALACE - {NAMES[number] for number in numbers_of(state.built)}
        if free and len(free) + len(cells & ENTERABLE) >= 2:
            found.add(len(cells))
    if tiles:
        for move in state.moves(state.seat):
            if move >> 9 in ((14,) if tiles[0] == 1 else (15, 16)):
                after = state.copy()
                after.play(after.seat, move)
                found |= sizes_by_digging(after, tiles[1:])
    return found


@pytest.mark.parametrize("tiles", [[1], [2], [1, 1], [1, 2]])
def test_on_the_untouched_island_digging_everywhere_gives_the_usable_sizes(tiles: list[int]) -> None:
    """EX-17, MEX-75, MEX-76: every way to lay one or two tiles is tried out."""
    state = table("first: 0\noptions: first_round_rule=off", players=4)
    expected = sizes_by_digging(state, tiles) & set(range(3, 14))
    by_hand = table(f"supply: singles {tiles.count(1)}; doubles {tiles.count(2)}", players=4)
    assert {size for size in range(3, 14) if usable(by_hand, size)} == expected


def late(seed: int, singles: int, doubles: int) -> Mexica:
    """A position of a game, without bridges, with all pawns in the palace, and so many tiles left."""
    for moved in lively_game(3, seed):
        if moved.singles + moved.doubles <= 7:
            break
    view = shown(moved)
    laid = [part for part in view.districts if part.token]
    rows = [
        "period: 2",
        "canals: " + " ".join("-".join(tile) for tile in view.tiles[2:]),
        "founded: " + " ".join(f"{part.token}@{part.token_cell}" for part in laid),
        "display: " + rest([part.token for part in laid]),
    ]
    for seat in range(3):
        temples = " ".join(f"{temple.floors}@{temple.cell}" for temple in view.temples if temple.seat == seat)
        rows.append(f"seat {seat}: temples {temples}")
    state = table("\n".join(rows))
    state.singles, state.doubles = singles, doubles
    return state


@pytest.mark.parametrize("tiles", [[], [1], [2], [1, 1], [1, 2], [2, 2]])
def test_late_in_a_game_digging_everywhere_gives_the_usable_sizes(tiles: list[int]) -> None:
    """MEX-75, MEX-76: pawns and bridges, which can go away, are taken off the land."""
    for seed in range(3):
        state = late(seed, tiles.count(1), tiles.count(2))
        expected = sizes_by_digging(state, tiles) & set(range(3, 14))
        assert {size for size in range(3, 14) if usable(state, size)} == expected


def test_all_tokens_of_an_unusable_size_go_at_once_and_the_game_goes_on() -> None:
    """MEX-74, MEX-76, MEX-77, MEX-78: after a canal; digging goes on afterwards."""
    rows = f"period: 2\ndisplay: {rest([])}\nsupply: singles 3; doubles 0"
    state = table(rows)
    assert 12 in shown(state).display
    events = told(state, "canal H1")
    gone = [(values["size"], values["count"]) for key, values in events if key == "removed"]
    assert gone == [(6, 2), *((size, 1) for size in range(7, 13))]
    after = done(state, "canal H1")
    assert shown(after).display == [3, 3, 4, 4, 5, 5]
    assert shown(after).removed == [6, 6, 7, 8, 9, 10, 11, 12, 13]
    assert done(after, "canal H2").singles == 1


def test_a_temple_can_make_a_size_unusable() -> None:
    """MEX-74, MEX-75b, MEX-75d: a temple takes the last room for token and founder."""
    rows = """
    period: 2
    canals: C13-D13 E13-F13
    supply: singles 0; doubles 0
    display: 4
    removed: 3 3 4 5 5 6 6 7 8 9 10 11 12 13
    seat 1: temples 1@D14 1@E14
    """
    state = table(rows, pawns="C14 H6 G7")
    assert shown(state).display == [4]
    after = done(state, "temple 1 F14")
    assert shown(after).display == []
    assert [key for key, _ in told(state, "temple 1 F14")] == ["removed"]


def test_founding_can_make_a_size_unusable() -> None:
    """MEX-74, MEX-41: two tokens of a size stay while there is room for one (RU-36), until it is used."""
    rows = """
    period: 2
    canals: C13-D13 E13-F13
    supply: singles 0; doubles 0
    display: 4 4
    removed: 3 3 5 5 6 6 7 8 9 10 11 12 13
    """
    state = table(rows, pawns="C14 H6 G7")
    assert shown(state).display == [4, 4]
    after = done(state, "found D14")
    assert (shown(after).display, shown(after).removed.count(4)) == ([], 1)


def test_with_many_tiles_only_the_size_of_districts_counts() -> None:
    """MEX-76: above 12 tiles a size is usable exactly when some unfounded district is large enough."""
    state = table("supply: singles 6; doubles 7")
    assert all(usable(state, size) for size in range(3, 14))
    small = state.copy()
    small.districts = [area for area in table("canals: C13-D13 E13-F13").districts if size_of(area) == 4]
    assert [size for size in range(3, 14) if usable(small, size)] == [3, 4]
    assert all(empty(witness) for witness in small.witnesses)


@pytest.mark.parametrize(("value", "first", "second"), [("both", [], []), ("second_only", [6], []), ("off", [6], [6])])
def test_removal_can_be_left_out(value: str, first: list[int], second: list[int]) -> None:
    """MEX-74, option `removal_periods`."""
    for period, expected in ((1, first), (2, second)):
        others = "3 4 5 7 9 10 11" if period == 1 else rest([6])
        rows = f"options: removal_periods={value}\nperiod: {period}\ndisplay: 6\nremoved: {others}"
        assert shown(table(rows + "\nsupply: singles 0; doubles 0")).display == expected


def test_period_2_begins_with_the_removal_test() -> None:
    """MEX-74, MEX-89: tokens that are put in the display are looked at directly."""
    rows = """
    display: 6
    removed: 3 4 5 7 9 10 11
    turn: 2
    stall: 4
    supply: singles 0; doubles 0
    options: removal_periods=second_only
    """
    after = done(table(rows), "end")
    assert after.period == 2
    assert (shown(after).display, len(shown(after).removed)) == ([], 15)


def test_a_removed_token_cannot_be_founded() -> None:
    """MEX-77: it is out of the game."""
    rows = "canals: C2-C3 C4-C5 B5-B6\ndisplay: 3 4 5 9 10 11\nremoved: 6 7"
    refused(table(rows, pawns="B1 H6 G7"), "found A4", "MEX-39c")
