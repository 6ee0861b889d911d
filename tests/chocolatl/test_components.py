"""A component file of one's own is played with and shown, or the error names the table, the key and what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from patolli import BadOption, Match, Record, Rng, parse, read_position, start, write_position
from patolli.bots import maker
from patolli.engine.components import Tables
from patolli.engine.core.playout import playout
from patolli.games.chocolatl import GAME
from patolli.games.chocolatl.box.components import BOX, BOXES, Components
from patolli.games.chocolatl.rules.state import Chocolatl
from patolli.games.chocolatl.show.view import ChocolatlView
from patolli.stage.game import reason
from patolli.stage.speech import LANGUAGES
from patolli.stage.svg import svg
from patolli.testing import suite

TEXT = BOXES.text

LAST_SPACES = '"red",   "gold", "green", "gold", "red",   "gold", "green", "gold", "red",   "gold",\n]'
CHANGES = (
    ("[[8, 4, -2], [7, 3, -2]]", "[[11, 1, -4], [7, 0, -1]]"),
    ("[[6, 2, -2], [5, 0, -2], [4, 0, -2], [3, 0, -2], [2, 0, -2]]", "[[6, 2, -2], [5, 1, -2], [4, 0, 0]]"),
    ("values = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]", "values = [0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 7, 9, 60]"),
    ("big = [13, 14, 15, 16, 17, 18]", "big = [9, 20, 20, 40]"),
    ("small = [7, 8, 9, 10, 11, 12]", "small = [20, 8, 9, 10, 11]"),
    ("rounds_max = 7", "rounds_max = 5"),
    ("spaces = [5, 4, 3, 2]\nbonus = [5, 4, 3, 2]", "spaces = [6, 1, 3]\nbonus = [7, 0, 3]"),
    ("end_score = 40", "end_score = 45"),
    (LAST_SPACES, '"green"' + ', "red"' * 14),
    ("values = [1, 2, 3, 4, 5, 6]", "values = [1, 1, 2, 2, 6, 6]"),
    ("bonus = 1\nbonus_in_village = -1", "bonus = 3\nbonus_in_village = -2"),
    ("old_man_here = 1\nold_man_elsewhere = -1", "old_man_here = 4\nold_man_elsewhere = -3"),
    ("first_points = 1", "first_points = 2"),
    ("paid = 3", "paid = 2"),
    ("margin = 3", "margin = 5"),
    ("last_round_first = 6", "last_round_first = 9"),
    ("per_stone = 1\nmajority = 3", "per_stone = 2\nmajority = 5"),
    ("chocolatl = 3\nold_man = -3", "chocolatl = 4\nold_man = -7"),
    ("per_player = 9", "per_player = 7"),
)
"""What differs in the box of these tests: nearly everything that a file can change."""


def changed(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new + ("]" if old.endswith("\n]") else ""))
    return text


@pytest.fixture(name="path")
def own_file(tmp_path: Path) -> str:
    path = tmp_path / "my box.toml"
    path.write_text(changed(*CHANGES), encoding="utf-8")
    return str(path)


def started(players: int, path: str, edition: str = "nl") -> Chocolatl:
    state = start("chocolatl", players, {"components": path, "edition": edition})
    assert isinstance(state, Chocolatl)
    return state


def seen(state: Chocolatl, seat: int | None = None) -> ChocolatlView:
    view = state.view(seat)
    assert isinstance(view, ChocolatlView)
    return view


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("edition", ["nl", "fr"])
def test_another_box_is_played_to_the_end(path: str, players: int, edition: str) -> None:
    """CHO-4: the numbers change the game without a line of code."""
    ends = set()
    for seed in range(20):
        state = started(players, path, edition)
        assert playout(state, Rng(seed)) > 0
        assert state.over()
        assert state.round <= 5
        assert {state.final[seat] for seat in range(players)} <= {0, 1, 2, 6}
        ends.add(state.round)
    assert len(ends) > 1


def test_the_points_are_those_of_the_box(path: str) -> None:
    """CHO-50, CHO-63, CHO-80."""
    position = "chocolatl 3\nphase: {}\nround: {}\n" + "".join(
        f"{line}\n" for line in write_position(started(3, path)).splitlines() if line.startswith("component ")
    )
    over = read_position(position.format("over", 1) + "track: 0: 0 1 2\nfigure: 0\nold man: 1\npyramid: 0 0")
    assert over.points() == [60 + 0 + 2 * 2 + 5 + 4 + 3, 60 + 3 - 7, 60 + 3]
    bid = read_position(position.format("bid-location", 1) + "track: 1: 0 1 2\nseat 0: offering 60")
    assert isinstance(bid, Chocolatl)
    assert bid.box.drink[0] == [11, 1, -4]
    assert GAME.say(bid, 0, bid.moves(0)[-1]) == "bid 34 55"


def test_record_and_position_hold_what_differs(path: str) -> None:
    """The file is not needed again."""
    match = Match("chocolatl", 4, {"components": path}, seed=3)
    Path(path).unlink()
    while not match.state.over():
        match.settle()
        for actor in match.state.actors():
            match.play(actor, match.state.pick(actor, Rng(len(match.lines))))
    text = match.record().text()
    assert "component drink.begin.rounds [[11, 1, -4], [7, 0, -1]]" in text
    assert path not in text
    again = Match.read(parse(text)).state
    assert write_position(again) == write_position(match.state)
    position = write_position(match.state)
    assert "component final.majority: 5" in position
    assert write_position(read_position(position)) == position
    assert match.record().start().game().settings(match.state)["components"].startswith("{")


def test_every_position_of_another_box_can_be_written_and_read(path: str) -> None:
    """INV-21."""
    state = started(4, path, "fr")
    rng = Rng(5)
    while actors := state.actors():
        text = write_position(state)
        assert write_position(read_position(text)) == text
        state.play(actors[0], state.pick(actors[0], rng))


@pytest.mark.parametrize("check", suite.CHECKS)
def test_the_contract_holds_with_another_box(path: str, check: suite.Check) -> None:
    check("chocolatl", 3, {"components": path, "edition": "fr"})


def test_bots_play_with_another_box(path: str) -> None:
    for name in ("greedy", "search:8"):
        match = Match("chocolatl", 3, {"components": path}, seed=1)
        bots = [maker(name)(Rng(seat)) for seat in range(3)]
        for _ in range(60 if name == "greedy" else 4):
            match.settle()
            actors = match.state.actors()
            if not actors:
                break
            match.play(actors[0], match.ask(actors[0], bots[actors[0]]))


def test_view_and_picture_show_the_numbers_of_the_box(path: str) -> None:
    state = started(3, path)
    playout(state, Rng(1))
    view = seen(state)
    assert (view.box.rounds, view.box.end_score, view.box.row_spaces) == (5, 45, [6, 1, 3])
    assert view.box.modes[30] == "green"
    assert [len(row) for row in view.pyramid] == [len(row) for row in view.pyramid[:3]]
    picture = GAME.picture(view)
    assert "(7)" in picture
    assert "/".join(map(str, view.box.drink[view.round - 1])) in picture


def test_the_board_shows_what_differs_and_nothing_else(path: str) -> None:
    plain = GAME.scene(start("chocolatl", 3).view())
    assert not [sprite.id for zone in plain.zones for sprite in zone.sprites if sprite.id.startswith("own-")]
    state = started(3, path)
    scene = GAME.scene(state.view())
    texts = {sprite.id: sprite.text for sprite in scene.zones[0].sprites}
    assert [texts[f"own-drink-0-{place}"] for place in range(3)] == ["11", "1", "-4"]
    assert (texts["own-row-0"], texts["own-row-2"], "own-row-3" in texts) == ("7", "3", False)
    assert (texts["own-temple_points"], texts["own-hut_bonus"], texts["own-court_first"]) == ("2", "+3", "9")
    assert "own-court_second" not in texts
    assert [place for place in range(3) if f"own-harvest-{place}" in texts] == [2]
    assert (texts["own-space-44"], "own-space-45" in texts, "own-space-0" in texts) == ("44", False, False)
    drawn = svg(scene)
    assert "cho-own-space-green" in drawn
    ids = [sprite.id for sprite in scene.zones[0].sprites]
    assert len(set(ids)) == len(ids)


def test_cards_without_a_picture_show_their_value(path: str) -> None:
    state = started(3, path, "fr")
    rng = Rng(2)
    shown = set()
    while actors := state.actors():
        for seat in range(3):
            scene = GAME.scene(state.view(seat))
            for zone in scene.zones:
                assert len({sprite.id for sprite in zone.sprites}) == len(zone.sprites), zone.name
                shown |= {(sprite.picture, sprite.text) for sprite in zone.sprites if "cho-own-" in sprite.picture}
        state.play(actors[0], state.pick(actors[0], rng))
    assert {("cho-own-card", "55"), ("cho-own-improvement", "20")} <= shown
    svg(GAME.scene(state.view(0)))


@pytest.mark.parametrize(
    ("old", "new", "place", "why"),
    [
        ('provenance = "reconstructed"\n# one', 'provenance = "guessed"\n# one', "score_track.colours", "provenance"),
        ('[stones]\nprovenance = "rulebook"', "[stones]", "stones", "provenance"),
        ("end_score = 40", "end_score = 41", "score_track.colours", "41"),
        ('"red",   "gold", "red"', '"red",   "gold", "blue"', "score_track.colours", "blue"),
        ("11, 12]\noffered", "11, 11]\noffered", "cacao_cards", "values"),
        ("11, 12]\noffered", "11, 61]\noffered", "cacao_cards", "60"),
        ("per_player = 9", 'per_player = "nine"', "stones", "per_player"),
        ("[13, 14, 15, 16, 17, 18]", "[13, 14]", "improvement.decks", "big"),
        ("spaces = [5, 4, 3, 2]", "spaces = [5, 4, 3]", "pyramid.rows", "bonus"),
        ("spaces = [5, 4, 3, 2]", "spaces = [5, 4, 3, 1]", "pyramid.rows", "14"),
        ("[[8, 4, -2], [7, 3, -2]]", "[[8, 4], [7, 3, -2]]", "drink.begin", "[8, 4]"),
        ("[[8, 4, -2], [7, 3, -2]]", "[[8, 4, 2], [7, 3, -2]]", "drink.begin", "[8, 4, 2]"),
        ("[[8, 4, -2], [7, 3, -2]]", "[[8, 4, -2]]", "drink.rest", "7"),
        ("[[8, 4, -2], [7, 3, -2]]", "8", "drink.begin", "8"),
        ("values = [1, 2, 3, 4, 5, 6]\n", "values = [1, 2]\n", "dice.faces", "values"),
        ("[harvest]", "[crop]", "harvest", "harvest"),
        ("[game]", "[game", "TOML", "TOML"),
        ("white = 3", "white = 4", "dice", "white"),
        ("players_max = 5", "players_max = 6", "game", "players_max"),
        ("cards_per_location = 2", "cards_per_location = 3", "game", "cards_per_location"),
        ('"drink", "court"]', '"court", "drink"]', "locations", "keys"),
        ('"blue", "white"]', '"blue", "pink"]', "colours", "names"),
        ("stones_per_round = 2", "stones_per_round = 1", "pyramid", "stones_per_round"),
        ("offered = 1", "offered = true", "cacao_cards", "offered"),
        ('discard_rule = "lowest"', 'discard_rule = "highest"', "edition.nl", "discard_rule"),
    ],
)
def test_a_wrong_table_is_named_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, place: str, why: str
) -> None:
    """CHO-4."""
    assert old in TEXT
    monkeypatch.chdir(tmp_path)
    Path("my.toml").write_text(TEXT.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadOption) as error:
        start("chocolatl", 3, {"components": "my.toml"})
    told = {reason(error.value, language, GAME) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    for sentence in (str(error.value), *told):
        assert "my.toml" in sentence
        assert place in sentence
        assert why in sentence
        assert "bad-" not in sentence


def complaint(text: str) -> str:
    """What is wrong with a file; empty if nothing is."""
    try:
        Components(Tables.parse(text, "my.toml", "chocolatl"))
    except BadOption as error:
        return str(error)
    return ""


def test_no_line_can_be_missing_without_a_sentence() -> None:
    """Leave out any line that carries a value: the file still works, or the error is a sentence."""
    rows = TEXT.splitlines()
    for number, row in enumerate(rows):
        if row.strip() and not row.startswith("#"):
            said = complaint("\n".join(rows[:number] + rows[number + 1 :]))
            assert not said or said.startswith("my.toml"), row


def test_the_delivered_box_stays_as_it_is(path: str) -> None:
    started(3, path)
    assert BOX.drink[0] == [8, 4, -2]
    assert start("chocolatl", 3, {"components": "box"}).game().settings(start("chocolatl", 3)) == {}
    record = Record("chocolatl", 3, {})
    assert "component" not in record.text()
