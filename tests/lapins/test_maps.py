"""Maps: the beginner map, random maps, and maps of one's own (LAP-12 to LAP-19)."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli import CHANCE, BadOption, Record, Rng, parse, start
from patolli.games.lapins import GAME, one_line, problems, read_map
from patolli.games.lapins.box.components import BOX, BOXES
from patolli.games.lapins.box.maps import drawn
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.show.view import view
from tests.lapins.stories import position

SMALL = """
    # a small world for two
    M01  S01  X05     C
    J    M02  O01+90  M   # letters take the next tile
    M    M    X01+90  M
"""


def test_the_neighbours_of_the_beginner_map() -> None:
    """LAP-14, LAP-17."""
    listed = BOXES.values["map"]["beginner"]["neighbours"]
    sites = view(position("king 0: wealth 1 maize"), None).sites
    assert len(sites) == 25
    for one in sites:
        assert sorted(one.near) == sorted(listed[one.name].split())
        assert one.slots == (2 if one.resource == "shell" else 4)


@pytest.mark.parametrize("path_set", ["open", "varied"])
def test_a_random_map_has_the_tiles_of_the_default_draw(path_set: str) -> None:
    """LAP-16, LAP-16a."""
    for seed in range(6):
        state = start("lapins", 3, {"path_set": path_set})
        assert isinstance(state, Lapins)
        rng = Rng(seed)
        while not state.land.sites:
            moves, weights = state.moves(CHANCE), state.weights()
            assert len(moves) == len(weights) > 1
            state.play(CHANCE, state.pick(CHANCE, rng))
        sorts = [BOX.tile_sort[tile >> 2] for tile in state.tiles]
        assert [sorts.count(sort) for sort in range(7)] == BOX.random_sorts
        assert len({tile >> 2 for tile in state.tiles}) == 30


def test_open_sites_look_alike_however_they_lie() -> None:
    """LAP-16a: one result, so nothing is asked; without site there are three."""
    state = start("lapins", 2)
    assert isinstance(state, Lapins)
    assert state.weights() == [16, 2, 3, 2, 2, 5]
    other = state.copy()
    state.play(CHANCE, state.moves(CHANCE)[0])
    assert len(state.tiles) == 1
    other.play(CHANCE, other.moves(CHANCE)[5])
    assert other.weights() == [8, 8, 12]


def test_a_map_that_falls_apart_is_drawn_anew() -> None:
    """LAP-16a."""
    refused = 0
    for seed in range(40):
        state = start("lapins", 2, {"path_set": "varied"})
        assert isinstance(state, Lapins)
        rng = Rng(seed, 2)
        drawn_before = 0
        while not state.land.sites:
            state.play(CHANCE, state.pick(CHANCE, rng))
            refused += not state.land.sites and len(state.tiles) < drawn_before
            drawn_before = len(state.tiles)
        assert state.land.connected()
    assert 0 < refused < 80


def test_a_driver_knows_a_map_that_is_drawn_anew() -> None:
    """LAP-16, LAP-16a: what a driver counts are maps that fell apart, no others."""
    anew = 0
    for seed in range(12):
        state = start("lapins", 2, {"path_set": "varied"})
        assert isinstance(state, Lapins)
        rng = Rng(seed, 2)
        while not state.land.sites:
            many = len(state.tiles)
            state.play(CHANCE, state.pick(CHANCE, rng))
            assert GAME.draws_anew(state) == (many > 0 and not state.tiles)
            anew += GAME.draws_anew(state)
        assert not GAME.draws_anew(state)
    assert anew


def test_a_map_of_ones_own() -> None:
    """LAP-18: drawn by a person, kept whole in the record."""
    line = one_line(SMALL)
    assert line == "M01,S01,X05,C01/J01,M02,O01+90,M03/M04,M05,X01+90,M06"
    assert one_line(drawn(line, 4)) == line
    state = start("lapins", 2, {"map": SMALL})
    assert state.game().settings(state) == {"map": line}
    record = Record("lapins", 2, state.game().settings(state))
    again = parse(record.text()).start()
    assert isinstance(again, Lapins)
    assert isinstance(state, Lapins)
    assert again.land.tiles == state.land.tiles
    assert [one.name for one in view(state, None).sites][:3] == ["a1", "b1", "d1"]


def test_the_room_reads_drawn_maps() -> None:
    assert GAME.drawn("map", SMALL) == one_line(SMALL)
    assert GAME.drawn("length", " 3\n") == "3"


def test_a_map_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "small.txt"
    file.write_text(SMALL, encoding="utf-8")
    assert read_map(file) == one_line(SMALL)
    file.write_bytes(b"\xff\xfe M01")
    with pytest.raises(BadOption):
        read_map(file)
    file.write_text("M" * 9000, encoding="utf-8")
    with pytest.raises(BadOption):
        read_map(file)


@pytest.mark.parametrize(
    ("text", "code", "cell"),
    [
        ("M M M/M M", "E1", "row 2"),
        ("M M M M M M M M M M", "E1", ""),
        ("/".join(["M M M M M S"] * 7), "E1", ""),
        ("M01 Q77/M M/M M/M M/M M", "E2", "b1"),
        ("M01 M02+45/M M/M M/M M/M M", "E2", "b1"),
        ("M01 M02/M01 M/M M/M M/M M", "E3", "a2"),
        ("S S S/S S M/M M M/M M M", "E3", "b2"),
        ("M M/M M", "E4", ""),
        ("M M M M/X01 X02+90 X03 X04+90/M M M M", "E5", ""),
    ],
)
def test_errors_name_the_tile_and_what_is_wrong(text: str, code: str, cell: str) -> None:
    """LAP-18, E1 to E5."""
    found = [problem for problem in problems(text, 2, 0) if problem.code == code]
    assert found, problems(text, 2, 0)
    assert found[0].cell == cell
    with pytest.raises(BadOption) as caught:
        start("lapins", 2, {"map": text})
    assert code in str(caught.value)
    assert "LAP-18" in str(caught.value)


def test_all_problems_are_reported_together() -> None:
    """LAP-18."""
    codes = [problem.code for problem in problems("M01 M01/Q1 M02+5", 2, 0)]
    assert codes[:4] == ["E3", "E2", "E2", "E4"]
    assert codes.count("W1") == 4


def test_warnings_do_not_refuse() -> None:
    """LAP-18, W1 and W2."""
    text = "M M X05/M M M/M M M"
    found = problems(text, 2, 0)
    assert {problem.code for problem in found} == {"W1"}
    start("lapins", 2, {"map": text})
    narrow = problems("M M M M/X05 M M M/M M X06 M", 2, 0)
    assert all(problem.code[0] == "W" for problem in narrow)


def test_who_laid_the_map_is_followed_by_the_first_king() -> None:
    """LAP-19."""
    state = start("lapins", 3, {"map": SMALL.replace("M    M    X01", "S    M    X01") + "\nM M M M", "laid_by": "2"})
    assert state.actors() == [0]
    state = start("lapins", 2, {"map": SMALL})
    assert state.actors() == [CHANCE]
    assert state.weights() == [1, 1]
    wrong = [{"map": SMALL, "laid_by": seat} for seat in ("2", "01", "\u0661", "")]
    for options in ({"laid_by": "1"}, {"map": "beginner", "path_set": "varied"}, *wrong):
        with pytest.raises(BadOption):
            start("lapins", 2, options)


@pytest.mark.parametrize(
    ("option", "value"),
    [("length", "6"), ("path_set", "closed"), ("allocation", "x"), ("prisoner_place", "here"), ("map", "nowhere")],
)
def test_bad_options_are_refused_with_their_rule(option: str, value: str) -> None:
    with pytest.raises(BadOption) as caught:
        start("lapins", 3, {option: value})
    assert "LAP-" in str(caught.value)
