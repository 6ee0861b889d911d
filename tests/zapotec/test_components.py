"""A component file of one's own: it is played with, or the error names the table, the row and what is wrong."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from patolli import BadOption, Record, Rng, parse, read_position, start, write_position
from patolli.engine.core.playout import playout
from patolli.games.zapotec import GAME
from patolli.games.zapotec.box.components import BOX, Components
from patolli.games.zapotec.box.tables import BadComponents, Row
from patolli.games.zapotec.rules.state import Zapotec
from patolli.stage.game import reason
from patolli.stage.speech import LANGUAGES
from tests.zapotec.tables import shown

TEXT = files("patolli.games.zapotec.box").joinpath("components.toml").read_text(encoding="utf-8")


def changed(line: str, old: str, new: str) -> str:
    """The file with something else in the line that has these words."""
    (found,) = [row for row in TEXT.splitlines() if line in row]
    assert old in found
    return TEXT.replace(found, found.replace(old, new, 1))


def test_the_box_adds_up() -> None:
    """ZAP-4 to ZAP-8."""
    assert (len(BOX.cards), len(BOX.tiles), len(BOX.trade), len(BOX.fronts)) == (27, 45, 36, 27)
    assert (len(BOX.score_tiles), len(BOX.rituals), len(BOX.spaces), len(BOX.cells)) == (9, 10, 45, 9)
    assert len({(BOX.card_resource[card], BOX.card_property[card]) for card in range(27)}) == 27
    assert sorted(BOX.card_number) == list(range(1, 28))
    assert sorted(BOX.score_property) == list(range(9))
    assert [len(tiles) for tiles in BOX.tiles_of] == [15, 15, 15]
    assert [BOX.prices[at : at + 3] for at in (0, 9, 18)] == [[1, 2, 3], [1, 1, 3], [1, 1, 1]]
    assert [BOX.front_true[card] for card in range(27) if BOX.front_initiative[card] > 10] == [False] * 8


def test_every_table_says_where_it_comes_from() -> None:
    grades = dict(BOX.provenance)
    for name in ("action_cards", "building_tiles", "board", "player_board", "sacrifice_track", "cocijobot"):
        assert grades[name] == "reconstructed"
    assert grades["trade_tiles"] == "rulebook"
    assert grades["sacrifice_track.space 3"] == "rulebook"


def test_another_file_is_played_with(tmp_path: Path) -> None:
    """Printed values change the game without a line of code: here the track, a cost and a cell."""
    text = changed("index = 1,", "vp = 2", "vp = 7")
    cell = 'id = "bw", row = "brick", column = "wood",  printed = '
    text = text.replace(f'{cell}""', f'{cell}"gold"')
    path = tmp_path / "my box.toml"
    path.write_text(text, encoding="utf-8")
    state = start("zapotec", 2, {"components": str(path)})
    assert isinstance(state, Zapotec)
    assert shown(state).track[1].points == 7
    assert shown(state).mats[0].grid[1].printed == "gold"
    assert shown(state).components == str(path)
    again = read_position(write_position(state))
    assert write_position(again) == write_position(state)
    record = parse(Record("zapotec", 2, state.game().settings(state)).text())
    other = record.start()
    assert isinstance(other, Zapotec)
    assert other.box.track_points[1] == 7
    assert playout(state, Rng(1)) > 0
    assert BOX.track_points[1] == 2


@pytest.mark.parametrize(
    ("line", "old", "new", "said"),
    [
        ('id = "A02"', "number =  2", "number =  1", ("action_cards, row 2 (A02)", "number 1", "A01")),
        ('id = "A03"', '"brick"', '"corn"', ("row 3 (A03)", "resource", "corn")),
        ('id = "A12"', '"mitla"', '"mitlan"', ("row 12 (A12)", "property", "mitlan")),
        ('id = "B12"', "B12", "B11", ("building_tiles, row 12 (B11)", "also that of row 11")),
        ('id = "B16"', '"gold"', '"corn"', ("row 16 (B16)", "gold")),
        ('id = "EPT3"', '"temple"', '"village"', ("setup, row 3 (players 3)", "12 temple tiles", "11 temple spaces")),
        ('id = "EPV"', '"village"', '"temple"', ("board, row 2 (EPV)", "EPT")),
        ("index = 5,", '"basic"', '"magic"', ("sacrifice_track, row 5 (index 5)", "magic")),
        ("length = 12", "12", "13", ("sacrifice_track", "13", "12")),
        ('id = "Z13"', "level = 2", "level = 4", ("trade_tiles, row 13 (Z13)", "level", "4")),
        ('id = "Z25"', "{ brick = 1 }", "{ bricks = 1 }", ("row 25 (Z25)", "bricks")),
        ('id = "Z35"', '"permanent"', '"one_shot"', ("row 35 (Z35)", "timing", "permanent")),
        ('id = "R01"', '"region"', '"type"', ("ritual_cards, row 1 (R01)", "two categories")),
        ('id = "K03"', '"MPT"', '"MPV"', ("cocijobot.deck, row 3 (K03)", "MPT")),
        ('id = "K09"', 'hint = "mitla"', 'hint = "etla"', ("row 9 (K09)", "hint_true")),
        ("cards_removed = 7", "7", "8", ("setup, row 2 (players 2)", "28")),
        ("rows = [", '"stone"', '"wood"', ("player_board", "rows")),
        ("[score_tiles]", "score_tiles", "scoring_tiles", ("score_tiles", "missing")),
        ('name = ["orange"', '"violet", ', "", ("colours", "4")),
        ("[meta]", "]", "", ("TOML", "line")),
    ],
)
def test_a_bad_table_is_named(tmp_path: Path, line: str, old: str, new: str, said: tuple[str, ...]) -> None:
    path = tmp_path / "my.toml"
    path.write_text(changed(line, old, new), encoding="utf-8")
    with pytest.raises(BadOption) as error:
        start("zapotec", 2, {"components": str(path)})
    assert "my.toml" in str(error.value)
    for word in said:
        assert word in str(error.value), str(error.value)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.toml"):
        with pytest.raises(BadOption, match="cannot be read"):
            start("zapotec", 2, {"components": str(path)})
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadOption, match="cannot be read"):
        start("zapotec", 2, {"components": str(binary)})
    large = tmp_path / "large.toml"
    large.write_text("#" * 300_000, encoding="utf-8")
    with pytest.raises(BadOption, match="letters"):
        start("zapotec", 2, {"components": str(large)})


def test_a_file_that_is_missing_is_told_with_where_it_was_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for path in ("none.toml", "cards/none.toml"):
        with pytest.raises(BadOption) as error:
            start("zapotec", 2, {"components": path})
        assert f"The component file '{path}' cannot be read: No such file or directory." in str(error.value)
        for language in LANGUAGES:
            told = reason(error.value, language, GAME)
            assert str(tmp_path / path) in told
            assert "No such file" in told


def complaint(text: str) -> str:
    """What is wrong with a file; empty if nothing is."""
    try:
        Components(text, "my.toml")
    except BadOption as error:
        return str(error)
    return ""


def test_no_line_can_be_missing_without_a_sentence() -> None:
    """Leave out any line that carries a value: the file still works, or the error is a sentence."""
    lines = TEXT.splitlines()
    for number in range(0, len(lines), 3):
        if not lines[number].strip() or lines[number].startswith("#"):
            continue
        said = complaint("\n".join(lines[:number] + lines[number + 1 :]))
        assert not said or said.startswith("my.toml"), lines[number]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"solo_difficulty": "brutal"}, "solo_difficulty"),
        ({"one_shot_tiles": "never"}, "one_shot_tiles"),
        ({"components": " "}, "components"),
        ({"tempo": "1"}, "tempo"),
    ],
)
def test_a_bad_option_is_named(options: dict[str, str], said: str) -> None:
    with pytest.raises(BadOption, match=said):
        start("zapotec", 1, options)


def test_a_list_has_no_more_rows_than_a_word_has_bits() -> None:
    table = Row("table cards", {"card": [{"id": str(number)} for number in range(61)]})
    with pytest.raises(BadComponents, match="card has more than 60 rows"):
        table.rows("card")
