"""The numbers of the box, component files of one's own, and what is said when one of them cannot be played with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from patolli import CHANCE, BadOption, Record, lines, read_position, start, write_position
from patolli.engine.components import BadComponents
from patolli.engine.core.rng import Rng
from patolli.engine.record import parse
from patolli.games.lapins import GAME
from patolli.games.lapins.box.components import BOX, BOXES
from patolli.games.lapins.rules.codes import CARD_NAMES, SLOTS
from patolli.games.lapins.rules.deck import cards, row_length
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.show.view import view
from patolli.stage.game import reason
from tests.lapins.stories import city, go, may, position, wealth

SOURCES = {"rulebook", "derived", "reconstructed"}
OTHER_DECK = {
    "count = 12, pay": "count = 6, pay",
    'id = "feast", count = 2, type = "cacao", gain = 1': 'id = "feast", count = 8, type = "jade", gain = 2',
    'id = "exceptional_maize", count = 1, type = "maize", gain = 3': (
        'id = "exceptional_maize", count = 1, type = "maize", gain = 7'
    ),
    "matches = [4, 3, 5]": "matches = [2, 1]",
    "least = 6\nmost = 9": "least = 4\nmost = 9",
    "row_beyond_kings = 1": "row_beyond_kings = 2",
    "top_maize_per_king = 2": "top_maize_per_king = 1",
}
CHEAP_TEMPLES = {
    '"temple", slots = 2, any = 2': '"temple", slots = 2, any = 1',
    '"court", slots = 1, any = 0, type = "shell", named = 1, damage = 1, most = 1': (
        '"court", slots = 1, any = 0, type = "maize", named = 2, damage = 3, most = 2'
    ),
    "points = [0, 1, 3, 5, 7, 10, 15]": "points = [0, 2, 5, 9, 14, 20, 30]",
    "start_wealth = { maize = 10 }": "start_wealth = { maize = 6, jade = 3, prisoner = 2 }",
    "stelae = 12": "stelae = 4",
}
OTHER_DICE = {
    "points = [1, 2, 3, 0, 0, 0]": "points = [9, 2, 3, 4, 0, 0]",
    "failures = [0, 0, 0, 0, 0, 1]": "failures = [0, 1, 0, 0, 2, 1]",
    "garrisons_for_one = 2": "garrisons_for_one = 1",
    "any = 1, damage = 1, strength = 1": "any = 3, damage = 2, strength = 1",
}
DEAR_VILLAGES = {
    '"village", slots = 1, any = 1': '"village", slots = 1, any = 4',
    '"garrison", slots = 1, any = 1': '"garrison", slots = 1, any = 4',
    "site = 1": "site = 0",
    "pass = 1": "pass = 3",
    "transform = 1": "transform = 2",
    "columns = 6\nrows = 5\nmaize = 16": "columns = 4\nrows = 5\nmaize = 6",
}


def file_with(folder: Path, changes: dict[str, str]) -> str:
    """A component file like the delivered one, but for these changes."""
    text = BOXES.text
    for old, new in changes.items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def tables(table: dict[str, Any], name: str = "") -> list[tuple[str, dict[str, Any]]]:
    """All tables of the file that hold something themselves."""
    found = [(name, table)] if any(not isinstance(value, dict) for value in table.values()) else []
    for key, value in table.items():
        if isinstance(value, dict) and key not in ("start_wealth",):
            found += tables(value, f"{name}.{key}".strip("."))
    return found


def test_every_table_says_where_its_numbers_come_from() -> None:
    found = tables(BOXES.values)
    assert len(found) > 15
    for name, table in found:
        assert table.get("provenance") in SOURCES, name
        for key, value in table.items():
            if key.endswith("_provenance"):
                assert value in SOURCES, (name, key)


def test_what_is_in_the_box() -> None:
    """LAP-2, LAP-5, LAP-10, LAP-11."""
    assert BOX.tiles == 40
    assert sum(slots > 0 for slots in BOX.tile_slots) == 33
    assert SLOTS == [1, 2, 2, 1, 1, 1, 1, 1, 1]
    assert BOX.cost_any == [1, 2, 2, 1, 1, 0, 0, 0, 0]
    assert BOX.die_points == [1, 2, 3, 0, 0, 0]
    assert BOX.die_failures == [0, 0, 0, 0, 0, 1]
    assert sum(BOX.card_count) == 59
    assert sum(BOX.card_count[CARD_NAMES.index("drought") :]) == 27


@pytest.mark.parametrize(("players", "deck", "row"), [(2, 53, 3), (3, 55, 4), (4, 57, 5)])
def test_the_deck(players: int, deck: int, row: int) -> None:
    """LAP-21."""
    assert cards(BOX, players) == deck
    assert row_length(BOX, players) == row


# ------------------------------------------------------------------- a box of one's own
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("changes", [OTHER_DECK, CHEAP_TEMPLES, OTHER_DICE, DEAR_VILLAGES], ids=lambda it: str(len(it)))
def test_random_games_with_a_box_of_ones_own(tmp_path: Path, changes: dict[str, str], players: int) -> None:
    """LAP-2: they come to an end, what may be said is understood, and positions and records hold the box."""
    path = file_with(tmp_path, changes)
    state = start("lapins", players, {"components": path})
    assert isinstance(state, Lapins)
    assert state.box is not BOX
    game = state.game()
    rng = Rng(players, 18)
    said: list[tuple[int, str]] = []
    while not state.over():
        actor = state.actors()[0]
        move = state.pick(actor, rng)
        line = game.say(state, actor, move)
        assert game.hear(state, actor, line.split()) == move
        if len(said) % 25 == 0:
            text = write_position(state)
            assert write_position(read_position(text)) == text
            if actor != CHANCE:
                assert move in state.moves(actor)
                assert str(state)
        said.append((actor, line))
        state.play(actor, move)
    text = Record("lapins", players, game.settings(state), lines=said).text()
    assert "own.toml" not in text
    assert text.count("\ncomponent ") >= len(changes)
    assert parse(text).end().points() == state.points()


@pytest.mark.parametrize("changes", [OTHER_DECK, CHEAP_TEMPLES, OTHER_DICE, DEAR_VILLAGES], ids=lambda it: str(len(it)))
def test_bots_play_with_a_box_of_ones_own(tmp_path: Path, changes: dict[str, str]) -> None:
    """Their plans are legal, and what they play on by takes no more than a king has (LAP-36)."""
    state = start("lapins", 3, {"components": file_with(tmp_path, changes)})
    assert isinstance(state, Lapins)
    rng = Rng(3, 18)
    while not state.over():
        actor = state.actors()[0]
        if actor == CHANCE:
            state.play(CHANCE, state.pick(CHANCE, rng))
            continue
        trial = state.copy()
        GAME.advisor().rollout(trial, 3, rng, None)
        assert min(trial.wealth) >= 0
        for move in GAME.advisor().plans(state, actor, 6)[0].moves:
            assert move in state.moves(actor)
            state.play(actor, move)


def test_the_numbers_of_the_file_are_those_of_the_game(tmp_path: Path) -> None:
    """LAP-5, LAP-20, LAP-76: also in what is seen and said."""
    path = file_with(tmp_path, CHEAP_TEMPLES)
    state = start("lapins", 2, {"components": path, "map": "beginner"})
    assert isinstance(state, Lapins)
    assert wealth(state, 0) == {"maize": 6, "jade": 3, "prisoner": 2}
    assert view(state, 0).stelae == [4, 4]
    body = "king 0: wealth 3 maize\nking 1: wealth 3 maize"
    own = read_position(write_position(state).split("phase:")[0] + body)
    assert isinstance(own, Lapins)
    assert "build temple" in may(go(own, "0 found a1"), 0)
    go(own, "0 build temple")
    assert city(own, "a1") == ""
    assert view(own, 0).action.price == 2
    usual = go(position(body), "0 found a1", "0 build temple")
    assert view(usual, 0).action.price == 0, "it was paid at once: nothing else could be built"


def test_cards_are_named_with_what_they_give(tmp_path: Path) -> None:
    """LAP-63, LAP-65."""
    state = start("lapins", 2, {"components": file_with(tmp_path, OTHER_DECK)})
    game = state.game()
    for language, said in (("en", "7 maize"), ("fr", "7 maïs"), ("nl", "7 maïs"), ("pt", "7 milhos")):
        line = "face 2 exceptional_maize"
        assert said in game.tell_line(state.view(), CHANCE, line, language)  # type: ignore[attr-defined]
    assert "2 jade for everybody" in game.tell_line(state.view(), CHANCE, "face 2 feast", "en")  # type: ignore[attr-defined]
    usual = start("lapins", 2)
    assert "3 maize" in game.tell_line(usual.view(), CHANCE, "face 2 exceptional_maize", "en")  # type: ignore[attr-defined]


def test_how_long_a_game_lasts_is_in_the_box(tmp_path: Path) -> None:
    """LAP-23: the first number of the file is the usual one."""
    path = file_with(tmp_path, OTHER_DECK)
    state = start("lapins", 2, {"components": path})
    assert isinstance(state, Lapins)
    assert state.options.length == 2
    assert start("lapins", 2, {"components": path, "length": "1"}).game().settings(state).keys() == {"components"}
    with pytest.raises(BadOption, match="length can be 2 or 1, not '4'"):
        start("lapins", 2, {"components": path, "length": "4"})


def test_founding_needs_a_building_that_can_be_paid(tmp_path: Path) -> None:
    """LAP-32, LAP-36: where only buildings of named types are cheap, the king must have the type."""
    state = start("lapins", 2, {"components": file_with(tmp_path, DEAR_VILLAGES), "map": "random"})
    assert isinstance(state, Lapins)
    rng = Rng(1, 1)
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.pick(CHANCE, rng))
    seat = state.actors()[0]
    state.wealth = [0] * 12
    state.wealth[seat * 6 + 5] = 1
    assert not [line for line in lines(state, seat) if line.startswith("found")]
    state.wealth[seat * 6] = 1
    assert [line for line in lines(state, seat) if line.startswith("found")]


# ------------------------------------------------------------------- files that cannot be played with
WRONG = [
    ('"temple", slots = 2, any = 2', '"temple", slots = 2, any = "two"', "buildings", "any is a whole number"),
    ('"temple", slots = 2', '"temple", slots = 1', "buildings", "slots of temple is 2"),
    ("strength = 2", "strength = 3", "buildings", "strength of double is 2"),
    ("prisoners = 2", "prisoners = 1", "buildings", "prisoners of double is 2"),
    ('"market", slots', '"hut", slots', "buildings", "row 7 is market"),
    ('any = 0, type = "jade", named = 1', "any = 0", "buildings", "costs nothing"),
    (
        '[buildings.upgrade]\nprovenance = "rulebook"',
        "[buildings.upgrade]\nprovenance = 3",
        "buildings.upgrade",
        "prov",
    ),
    ('"violet", "orange"', '"violet", "red"', "kings", "these four"),
    ("{ maize = 10 }", "{ gold = 10 }", "kings", "'gold' is unknown"),
    ("points = [0, 1, 3", "points = [1, 1, 3", "sacrifice", "begin with 0"),
    ("points = [0, 1, 3, 5, 7, 10, 15]", "points = [0, 5, 6, 7, 8, 9, 10]", "sacrifice", "good 2"),
    ("points = [1, 2, 3, 0, 0, 0]", "points = [1, 2, 3]", "dice", "6 whole numbers"),
    ("matches = [4, 3, 5]", "matches = [4, 4]", "length", "same number twice"),
    ("matches = [4, 3, 5]", "matches = [9]", "length", "from 1 to 5"),
    ('{ id = "X04", links = "NE SW" }', '{ id = "X04", links = "NE NS" }', "tiles", "touch on side N"),
    ('{ id = "X04", links = "NE SW" }', '{ id = "X04", links = "NX" }', "tiles", "does not join"),
    ('id = "S04", resource = "shell", slots = 2', 'id = "S04", resource = "shell", slots = 3', "tiles", "2 or 4"),
    ('id = "S04"', 'id = "shell4"', "tiles", "S and a number"),
    ('id = "S04"', 'id = "S\u0660\u0664"', "tiles", "S and a number"),
    ('id = "S04", resource = "shell"', 'id = "M99", resource = "maize"', "tiles", "stand together"),
    ("maize = 16", "maize = 15", "map.random", "add up to 29"),
    ("cards = 59", "cards = 60", "katun", "add up to 59"),
    ("middle = 44", "middle = 43", "katun.deck", "middle is 44"),
    ("piles = 6", "piles = 7", "katun.deck", "piles is 7"),
    ("most = 9", "most = 7", "katun.piles", "cannot be parted"),
    ("least = 6\nmost = 9", "least = 0\nmost = 44", "katun.piles", "different arrangements"),
    ('pay = "jade prisoner"', 'pay = "gold"', "katun.catastrophes", "“gold” is none of"),
    (
        'id = "favourable_cacao", count = 1, type = "cacao"',
        'id = "favourable_cacao", count = 1, type = "jade"',
        "",
        "type",
    ),
    ('id = "feast"', 'id = "famine"', "katun.others", "row 2 is feast"),
]


@pytest.mark.parametrize(("old", "new", "table", "why"), WRONG, ids=[why for *_, why in WRONG])
def test_a_wrong_file_is_refused(tmp_path: Path, old: str, new: str, table: str, why: str) -> None:
    """LAP-2, LAP-13: in a sentence of each language that names the table and what is wrong in it."""
    text = BOXES.text.replace(old, new, 1)
    assert text != BOXES.text
    path = tmp_path / "wrong.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadComponents, match="wrong.toml") as caught:
        start("lapins", 3, {"components": str(path)})
    error = caught.value
    assert why in str(error)
    assert f"table {table}" in str(error)
    told = {language: reason(error, language) for language in ("en", "fr", "nl", "pt")}
    assert told["en"] == str(error)
    assert len(set(told.values())) == 4
    assert all(error.table in said and "{" not in said for said in told.values())
