"""A component file of one's own: it is played with, or the error names the table and what is wrong."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from patolli import BadOption, Record, Rng, parse, read_position, start, write_position
from patolli.engine.core.playout import playout, walk
from patolli.games.mexica import GAME
from patolli.games.mexica.box.components import BOX, BOXES
from patolli.games.mexica.rules.state import Mexica
from patolli.stage.game import reason
from patolli.stage.speech import LANGUAGES
from tests.mexica.tables import legal, shown

TEXT = files("patolli.games.mexica.box").joinpath("components.toml").read_text(encoding="utf-8")
OTHER = [
    ("action_points = 6", "action_points = 5"),
    ("flat_fee = 5", "flat_fee = 4"),
    ("tokens_taken_at_most = 2", "tokens_taken_at_most = 3"),
    ("{ size = 3, second = 2, third = 1, copies = 2 },\n", "{ size = 2, second = 1, third = 0, copies = 3 },\n"),
    ("size = 13, second = 7, third = 4", "size = 15, second = 9, third = 5"),
    ("first_period = 8", "first_period = 9"),
    ("whole_colour = [6, 5, 4, 3]", "whole_colour = [5, 5, 4, 4]"),
    ("first_period = [3, 3, 2, 1]", "first_period = [2, 3, 2, 2]"),
    ("single_canals = 6", "single_canals = 9"),
    ("double_canals = 37", "double_canals = 30"),
    ("bridges = 11", "bridges = 4"),
    ("action_tokens = 12", "action_tokens = 8"),
    ("palace_bonus = 5", "palace_bonus = 11"),
]
"""Another box: what is changed in the file, and how."""


def changed(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my box.toml"
    path.write_text(changed(*OTHER), encoding="utf-8")
    return path


def begun(file: Path, players: int = 3) -> Mexica:
    state = start("mexica", players, {"components": str(file)})
    assert isinstance(state, Mexica)
    return state


def test_the_delivered_box_is_the_default() -> None:
    """MEX-16 to MEX-19, MEX-26: the numbers of the rulebook."""
    state = start("mexica", 3)
    assert isinstance(state, Mexica)
    assert state.box is BOX
    assert (BOX.singles, BOX.doubles, BOX.bridges, BOX.actions) == (6, 37, 11, 12)
    assert (BOX.turn_points, BOX.flat_fee, BOX.most_taken, BOX.palace_bonus) == (6, 5, 2, 5)
    assert (len(BOX.sizes), BOX.largest, BOX.first_display, BOX.neutral_count) == (15, 13, 8, 10)
    assert [BOX.whole_colour[i] - BOX.reserve[i] for i in range(4)] == BOX.first_stock == [3, 3, 2, 1]
    assert GAME.settings(start("mexica", 3, {"components": "box"})) == {}


def test_a_file_like_the_delivered_one_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text("# mine\n" + TEXT, encoding="utf-8")
    state = begun(path)
    assert state.box is BOX
    assert GAME.settings(state) == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_with_another_box_are_played_to_their_end(file: Path, players: int) -> None:
    """MEX-18, MEX-19, MEX-26, MEX-66, MEX-89: all numbers are those of the file."""
    for seed in range(3):
        state = begun(file, players)
        rng = Rng(seed)
        while state.phase < 5:
            walk(state, rng, 1)
        assert (state.ap, len(state.display), len(state.hidden)) == (5, 9, 7)
        assert (state.singles, state.doubles, state.bridges, state.actions) == (9, 28, 4, 8)
        while state.actors():
            assert sum(state.held) + state.actions == 8
            walk(state, rng, 60)
        assert state.winners()


def test_a_game_in_another_box_begins_with_its_numbers(file: Path) -> None:
    """MEX-26, MEX-64, MEX-67."""
    state = begun(file)
    while state.phase < 5:
        walk(state, Rng(1), 1)
    for _ in range(3):
        state.play(state.seat, state.moves(state.seat)[[line == "take" for line in legal(state)].index(True)])
    assert (state.ap, "take" in legal(state)) == (2, False)
    assert not any(line.startswith("fly") for line in legal(state))


def test_records_and_positions_hold_what_differs(file: Path) -> None:
    """So they need no file."""
    state = begun(file)
    walk(state, Rng(5), 120)
    text = Record("mexica", 3, GAME.settings(state)).text()
    assert "component turn.action_points 5\n" in text
    assert "component supply.bridges 4\n" in text
    assert str(file) not in text
    again = parse(text).start()
    assert isinstance(again, Mexica)
    assert again.box is state.box
    position = write_position(state)
    assert "component turn.action_points: 5\n" in position
    other = read_position(position)
    assert write_position(other) == position
    assert playout(other, Rng(2)) >= 0
    assert BOX.turn_points == 6


def test_what_is_shown_has_the_numbers_of_the_box(file: Path) -> None:
    state = begun(file)
    rng = Rng(3)
    while state.phase < 5:
        walk(state, rng, 1)
    view = shown(state)
    assert (view.box.turn_points, view.box.most_taken, view.box.first_display) == (5, 3, 9)
    assert (view.box.second[2], view.box.third[15]) == (1, 5)
    scene = GAME.scene(view)
    board, mat = scene.zones[0], next(zone for zone in scene.zones if zone.name == f"mat:{state.seat}")
    pictures = {sprite.picture for sprite in board.sprites if sprite.id.startswith("token-")}
    assert pictures <= {"", "mex-calpulli", *(f"mex-calpulli-{size}" for size in range(4, 13))}
    assert sum(sprite.id.startswith("taken-") for sprite in mat.sprites) == 3
    assert sum(sprite.id.startswith("pip-") for sprite in mat.sprites) == 5
    assert GAME.svg(view).startswith("<svg")
    assert str(state)


def test_a_token_with_other_numbers_has_them_written_on_it(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(changed(("size = 7, second = 4", "size = 7, second = 6")), encoding="utf-8")
    text = write_position(begun(path)).replace("phase: draw-orders", "phase: draw-orders\n")
    state = read_position(text.replace("display:", "display: 7 8"))
    (zone, *_) = GAME.scene(state.view()).zones
    sprites = {sprite.id: sprite for sprite in zone.sprites}
    assert sprites["token-7-1"].picture == "mex-calpulli"
    assert [sprites[f"token-7-1-{name}"].text for name in ("size", "second", "third")] == ["7", "6", "2"]
    assert sprites["token-8-1"].picture == "mex-calpulli-8"


ISLE = [
    ('".#...#####...........",', '"...........#.........",'),
    ('".###########.........",', '"..#########.#........",'),
]


def test_another_island_is_played_on(tmp_path: Path) -> None:
    """MEX-2, MEX-7: parts of it that hang together by nothing but corners are districts of their own."""
    path = tmp_path / "isle.toml"
    path.write_text(changed(*ISLE), encoding="utf-8")
    state = begun(path, 4)
    assert [district.cells for district in shown(state).districts if district.size < 9] == [["L1"], ["M2"]]
    (zone, *_) = GAME.scene(state.view()).zones
    ids = {sprite.id for sprite in zone.sprites}
    assert {"lake", "land-L1", "land-M2"} <= ids
    assert not {"land-A1", "coast"} & ids
    assert playout(state, Rng(1)) > 0


def test_bots_play_with_another_box(file: Path) -> None:
    state = begun(file, 2)
    rng = Rng(2)
    while state.phase < 5:
        walk(state, rng, 1)
    plans = GAME.advisor().plans(state, state.seat, 4)
    assert plans
    for move in plans[0].moves:
        assert move in state.moves(state.actors()[0])
        state.play(state.actors()[0], move)
    assert len(GAME.advisor().estimate(state)) == 2


WRONG = [
    ('".#...#####...........",\n', "", "board", "rows", "14"),
    ('".#...#####...........",', '".#...#####..........",', "board", "rows", "21"),
    ('".#...#####...........",', '".#...##?##...........",', "board", "?", "1"),
    ('".#####PEP#####=######",', '"######PEP#####=######",', "board", "6", "lake"),
    ('".#...#####...........",', '".#...#####.........#.",', "board", "T1", "lake"),
    ('".#####PEP#####=######",', '".######E######=######",', "board", "2", "MEX-22"),
    ('[["O6", "O7"], ["O8", "O9"]]', '[["O6", "O8"], ["O7", "O9"]]', "board", "first_canals", "O8"),
    ('[["O6", "O7"], ["O8", "O9"]]', '[["O6", "O7"], ["O7", "O8"]]', "board", "first_canals", "O7"),
    ('[["O6", "O7"], ["O8", "O9"]]', '[["O6", "O7"]]', "board", "first_canals", "="),
    ("{ size = 3,", "{ size = 4,", "calpulli", "row 2", "size"),
    ("{ size = 3,", "{ size = 1,", "calpulli", "size", "from 2 to 20"),
    ("size = 7, second = 4,", "size = 7, second = -4,", "calpulli", "second", "-4"),
    ("size = 13, second = 7,", "size = 13,", "row 11", "second", "missing"),
    ("first_period = 8", "first_period = 16", "calpulli.display", "first_period", "from 1 to 15"),
    ("first_period = [3, 3, 2, 1]", "first_period = [3, 3, 2]", "temples.stock", "first_period", "4"),
    ("first_period = [3, 3, 2, 1]", "first_period = [7, 3, 2, 1]", "temples.stock", "first_period", "6"),
    ("first_period = [3, 3, 2, 1]", "first_period = [0, 0, 0, 0]", "temples.stock", "first_period", "one"),
    ("hard = [2, 3, 3, 2]\n", "hard = [2, 3, 3, 1]\n", "temples.neutral_variants", "hard", "9"),
    ("double_canals = 37", "double_canals = 1", "supply", "double_canals", "from 2 to 99"),
    ("bridges = 11", 'bridges = "many"', "supply", "bridges", "many"),
    ("action_points = 6", "action_points = 0", "turn", "action_points", "from 1 to 20"),
    ("[turn]", "[turns]", "turn", "missing", ""),
    ('"black", "grey"', '"grey", "black"', "colours", "names", "MEX-14"),
    ("[turn]", "[turn", "TOML", "line", ""),
]


@pytest.mark.parametrize(("old", "new", "table", "key", "more"), WRONG)
def test_a_wrong_file_is_refused_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, table: str, key: str, more: str
) -> None:
    """It names the file, the table and the key, in every language."""
    monkeypatch.chdir(tmp_path)
    path = Path("my.toml")
    path.write_text(changed((old, new)), encoding="utf-8")
    with pytest.raises(BadOption) as error:
        begun(path)
    for word in ("my.toml", table, key, more):
        assert word in str(error.value), str(error.value)
    told = [reason(error.value, language, GAME) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert all("my.toml" in sentence for sentence in told)


def test_too_many_tokens_and_neutral_temples_have_no_room(tmp_path: Path) -> None:
    """MEX-94."""
    path = tmp_path / "my.toml"
    path.write_text(TEXT.replace("copies = 1 }", "copies = 3 }"), encoding="utf-8")
    with pytest.raises(BadOption, match="room for 24"):
        begun(path)
    many = TEXT.replace("[6, 5, 4, 3]", "[9, 9, 9, 9]").replace("[4, 3, 2, 1]", "[9, 9, 1, 1]")
    many = many.replace("[2, 3, 3, 2]", "[8, 8, 2, 2]").replace("[1, 2, 4, 3]", "[7, 7, 3, 3]")
    path.write_text(many, encoding="utf-8")
    with pytest.raises(BadOption, match="neutral temples at distance 5, not for 20"):
        begun(path)


def complaint(path: Path) -> str:
    """What is wrong with a file; its name if nothing is."""
    try:
        BOXES.read(str(path))
    except BadOption as error:
        return str(error)
    return path.name


def test_no_line_can_be_missing_without_a_sentence(tmp_path: Path) -> None:
    """Leave out any line that carries a value: the file still works, or the error is a sentence."""
    lines = TEXT.splitlines()
    path = tmp_path / "my.toml"
    for number, line in enumerate(lines):
        if line.strip() and not line.startswith("#"):
            path.write_text("\n".join(lines[:number] + lines[number + 1 :]), encoding="utf-8")
            assert "my.toml" in complaint(path), line
