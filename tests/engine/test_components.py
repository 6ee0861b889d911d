"""Component files: what differs from the delivered box, and how records and positions hold it."""

from __future__ import annotations

import copy
from importlib.resources import files
from pathlib import Path

import pytest

from patolli import BadOption, PositionError, Record, Rng, parse, read_position, start, write_position
from patolli.engine.component_tables import line_numbers
from patolli.engine.components import (
    FILE,
    LARGEST_CHANGES,
    BadComponents,
    Tables,
    apply,
    change_lines,
    difference,
    load,
    read_changes,
    write_changes,
)
from patolli.engine.core.playout import playout
from patolli.engine.files import closed
from patolli.engine.record import RecordError
from patolli.games.zapotec import GAME
from patolli.games.zapotec.rules.state import Zapotec
from patolli.stage.game import reason
from patolli.stage.speech import LANGUAGES

TEXT = files("patolli.games.zapotec.box").joinpath(FILE).read_text(encoding="utf-8")
BOX = load(TEXT, FILE)
CHANGES = '{sacrifice_track.space.1.vp = 7, player_board.cell.bw.printed = "gold"}'


def test_what_differs_gives_the_other_file_back() -> None:
    other = copy.deepcopy(BOX)
    other["sacrifice_track"]["space"][0]["vp"] = 7
    other["board"]["space"][3]["mark"] = 'x # : "y" \\ \u2028'
    other["meta"]["a new: key"] = [1, {"a": 2.5}]
    del other["colours"]["name"]
    other["setup"]["count"][1]["hand"] = True
    other["trade_tiles"]["tile"].pop()
    changes = difference(BOX, other)
    written = write_changes(changes)
    assert "\n" not in written
    assert "#" not in written
    assert apply(BOX, read_changes(written)) == other
    assert change_lines(changes)[-1][0] == "trade_tiles.tile"
    assert ("board.space.EPT3.mark") in dict(change_lines(changes))


def test_nothing_differs_from_itself_and_true_is_not_one() -> None:
    assert difference(BOX, copy.deepcopy(BOX)) == {}
    assert difference({"a": {"b": 1}}, {"a": {"b": True}}) == {"a": {"b": True}}
    assert difference({"a": {"b": 1}}, {}) == {"a": {}}
    assert apply({"a": {"b": 1}}, {"a": {}}) == {}


def test_the_line_of_a_table_a_value_and_a_row() -> None:
    lines = TEXT.splitlines()
    found = line_numbers(TEXT)
    assert lines[found["meta"] - 1] == "[meta]"
    assert lines[found["sacrifice_track.length"] - 1].startswith("length = 12")
    assert 'id = "A02"' in lines[found["action_cards.card.2"] - 1]
    assert lines[found["setup.count.3"] - 1] == "[[setup.count]]"


def test_an_error_names_file_line_table_and_row_in_every_language(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text(TEXT.replace('id = "A03", number =  3', 'id = "A03", number = -3'), encoding="utf-8")
    with pytest.raises(BadComponents) as error:
        start("zapotec", 2, {"components": str(path)})
    line = next(number for number, row in enumerate(TEXT.splitlines(), 1) if 'id = "A03"' in row)
    assert str(error.value) == (
        f"{path}, line {line}: table action_cards, row 3 (A03): number is a whole number from 1 to 999, not -3."
    )
    told = {language: reason(error.value, language, GAME) for language in LANGUAGES}
    assert told["en"] == str(error.value)
    assert len(set(told.values())) == len(LANGUAGES)
    assert all(str(line) in said and "A03" in said and "-3" in said for said in told.values())


def test_a_record_holds_what_differs_and_needs_no_file() -> None:
    record = Record("zapotec", 2, {"components": CHANGES})
    text = record.text()
    assert "component sacrifice_track.space.1.vp 7\n" in text
    assert 'component player_board.cell.bw.printed "gold"\n' in text
    assert "option components" not in text
    again = parse(text)
    assert again.text() == text
    state = again.start()
    assert isinstance(state, Zapotec)
    assert (state.box.track_points[1], state.box.cell_printed[1]) == (7, 4)
    assert playout(state, Rng(1)) > 0


def test_a_record_that_names_a_file_is_read_and_completed(tmp_path: Path) -> None:
    """Records of 0.1 name the file of a game of Zapotec."""
    path = tmp_path / "my.toml"
    path.write_text(TEXT.replace("vp_per_house = 2", "vp_per_house = 3"), "utf-8")
    record = parse(f"patolli 1\ngame zapotec\nplayers 2\noption components {path}\n")
    record.start()
    path.unlink()
    state = parse(record.text()).start()
    assert isinstance(state, Zapotec)
    assert state.box.house_points == 3
    assert f"{path}" not in record.text()


def test_a_file_like_the_box_is_the_box(tmp_path: Path) -> None:
    path = tmp_path / "same.toml"
    path.write_text(TEXT, encoding="utf-8")
    state = start("zapotec", 2, {"components": str(path)})
    assert state.game().settings(state) == {}


def test_where_no_file_is_read_what_differs_is_still_taken() -> None:
    with closed():
        state = start("zapotec", 2, {"components": CHANGES})
        with pytest.raises(BadOption, match="cannot be read"):
            start("zapotec", 2, {"components": "my.toml"})
    assert isinstance(state, Zapotec)
    assert state.box.track_points[1] == 7


def test_a_position_holds_what_differs() -> None:
    text = write_position(start("zapotec", 2, {"components": CHANGES, "one_shot_tiles": "kept"}))
    assert "\ncomponent sacrifice_track.space.1.vp: 7\n" in text
    state = read_position(text)
    assert isinstance(state, Zapotec)
    assert state.box.track_points[1] == 7
    assert write_position(state) == text
    record = parse(Record("zapotec", 2, position=text).text())
    assert record.start().game().settings(state) == state.game().settings(state)


@pytest.mark.parametrize(
    ("head", "line", "said"),
    [
        ("component sacrifice_track.space.1.vp 700", 4, "from 0 to 99"),
        ("component meta.rounds 5\ncomponent sacrifice_track.space.1.vp x", 4, "TOML"),
        ("component meta.rounds 5\ncomponent action_cards.card.A02.number 999999", 5, "from 1 to 999"),
        ("component meta.rounds", 4, "no value"),
        ('component board.space.XYZ.mark "all"', 4, "no row 'XYZ'"),
        ("component board 7", 4, "named values"),
        ("option components my.toml\ncomponent meta.rounds 4", 5, "given twice"),
        ("component meta.rounds 4\noption components my.toml", 5, "given twice"),
        ("component meta.rounds 4\ncomponent meta.rounds 5", 4, "TOML"),
    ],
)
def test_a_wrong_line_of_a_record_is_named(head: str, line: int, said: str) -> None:
    with pytest.raises(RecordError) as error:
        parse(f"patolli 1\ngame zapotec\nplayers 2\n{head}\n").start()
    assert said in str(error.value)
    assert error.value.line == line
    for language in LANGUAGES:
        assert "{" not in reason(error.value, language, GAME)


def test_a_wrong_line_of_a_position_is_named() -> None:
    for text, said in (("700", "from 0 to 99"), ("{}", "missing"), ("[", "TOML")):
        with pytest.raises(PositionError) as error:
            read_position(f"zapotec 2\nround: 1\ncomponent sacrifice_track.space.1.vp: {text}\n")
        assert said in str(error.value)
        assert error.value.line == 3


DEEP = "{" + ".".join("a" * 9000) + " = 1}"
HEXADECIMAL = "{a = [0x" + "f" * 9000 + "]}"


def test_what_differs_is_bounded() -> None:
    many = "\n".join(f"component meta.x{number} {'1' * 40}" for number in range(LARGEST_CHANGES // 20))
    with pytest.raises(RecordError, match="more than"):
        parse(f"patolli 1\ngame zapotec\nplayers 2\n{many}\n")
    with pytest.raises(BadComponents, match="more than"):
        read_changes("{" + " " * LARGEST_CHANGES + "}")
    nested, long = "{a = " + "[" * 5000 + "]" * 5000 + "}", "{a = " + "1" * 5000 + "}"
    for value in (nested, long, "{} x = 1", "{}\nx = 1", DEEP, HEXADECIMAL):
        with pytest.raises(BadComponents, match="TOML"):
            read_changes(value)


def test_every_table_says_where_it_comes_from() -> None:
    Tables(BOX).check_provenance(inherited=True)
    with pytest.raises(BadComponents, match="table colours: provenance is one of"):
        Tables(apply(BOX, {"colours": {"provenance": {}}})).check_provenance()
    with pytest.raises(BadComponents, match="not 'rumour'"):
        Tables(apply(BOX, {"colours": {"provenance": "rumour"}})).check_provenance()
