"""Looking at a state leaves it as it was, and what is said of a district, a bridge and a boat is to the point."""

from __future__ import annotations

import pytest

from patolli import NotLegal, PositionError, hear, read_position, write_position
from patolli.games.mexica.rules.scoring import score
from patolli.games.mexica.rules.state import Mexica
from patolli.stage.game import reason
from patolli.testing.looking import LOOKS, attributes
from patolli.testing.walking import game_of
from tests.mexica.tables import done, refused, shown, table

WEST = "canals: C2-C3 C4-C5 B6\n"
LANGUAGES = ("en", "fr", "nl", "pt")


def late() -> Mexica:
    """MEX-75, EX-17: two single tiles are left, so only the sizes 3, 4 and 5 can be used; nobody has looked yet."""
    return table("supply: singles 2; doubles 0")


@pytest.mark.parametrize("look", LOOKS)
def test_removing_tokens_waits_for_no_looker(look: object) -> None:
    """MEX-74 to MEX-77: whoever looks sees the tokens removed, and the state that is looked at stays as it was."""
    state = late()
    before = attributes(state)
    assert callable(look)
    look(state)
    assert attributes(state) == before
    assert (shown(state).display, shown(state).removed) == ([3, 4, 5], [7, 9, 10, 11, 13])
    assert "removed: 7 9 10 11 13" in write_position(state)
    assert attributes(state) == before


def test_who_begins_to_listen_is_not_told_of_earlier_removals() -> None:
    """MEX-74, MEX-77: what was played while nobody listened has removed tokens that everybody sees removed."""
    state = late()
    assert shown(state).removed == [7, 9, 10, 11, 13]
    state.events = []
    state.play(0, hear(state, 0, "take"))
    assert state.events == []
    state.play(0, hear(state, 0, "canal E5"))
    assert [values["size"] for key, values in state.events if key == "removed"] == [3, 4, 5]
    assert shown(state).removed == [3, 4, 5, 7, 9, 10, 11, 13]


def test_a_refusal_lists_the_sizes_that_are_left() -> None:
    """MEX-39c, MEX-74: what is refused tells of the same display as what is shown."""
    state = late()
    before = attributes(state)
    with pytest.raises(NotLegal, match="3, 4, 5") as refusal:
        hear(state, 0, "found A4")
    assert refusal.value.values["sizes"] == "3, 4, 5"
    assert attributes(state) == before


@pytest.mark.parametrize("line", ["bridge K9", "bridge S6", "bridge H7"])
def test_a_bridge_without_its_axis_needs_a_canal_first(line: str) -> None:
    """MEX-45, MEX-47: on land or in the lake nobody is asked for an axis."""
    refused(table(), line, "MEX-45")


def test_a_bridge_that_is_there_is_named_before_the_axis() -> None:
    """MEX-45, MEX-47: on E5 both axes are possible, until a bridge stands there."""
    state = table("canals: E5")
    refused(state, "bridge E5", "MEX-47")
    refused(done(state, "bridge E5 NS"), "bridge E5", "MEX-45")


def test_a_district_is_named_by_its_token() -> None:
    """MEX-41, MEX-85: founding and scoring name the cell of the token; without one it is the first cell (MEX-86)."""
    rows = f"{WEST}period: 2\ndisplay: 3 3 4 4 5 5 6 6 7 8 9 10 11 12 13\nseat 0: temples 1@B1"
    state = table(rows, pawns="B3 H6 G7")
    state.events = []
    state.play(0, hear(state, 0, "found A4"))
    state.play(0, hear(state, 0, "temple 3 B4"))
    score(state)
    told = [(key, values["cell"]) for key, values in state.events if "cell" in values]
    assert told == [("founded", "A4"), ("district-founded", "A4")]
    open_one = table(rows, pawns="B3 H6 G7")
    open_one.events = []
    score(open_one)
    assert [values["cell"] for key, values in open_one.events if key == "district-open"] == ["B1"]


@pytest.mark.parametrize(
    ("tokens", "ap", "said"),
    [
        (0, 1, "costs 2 action points; you have 1."),
        (1, 1, "costs 2 action points; you have 1. You could spend an action token first."),
        (1, 0, "costs 2 action points; you have 0."),
        (3, 0, "costs 2 action points; you have 0. You could spend 2 action tokens first."),
    ],
)
def test_a_boat_that_is_too_dear_names_the_tokens_that_would_pay(tokens: int, ap: int, said: str) -> None:
    """MEX-27, MEX-63, MEX-68."""
    state = table(f"{WEST}bridges: C3/EW C5/EW B6/NS\nap: {ap}\nseat 0: tokens {tokens}", pawns="C5 C3 H6")
    assert refused(state, "boat B6", "MEX-63").endswith(said)
    with pytest.raises(NotLegal) as refusal:
        hear(state, 0, "boat B6")
    enough = tokens >= 2 - ap
    for language in LANGUAGES:
        reason = game_of("mexica").refusal(refusal.value, language)
        assert len(reason.split(". ")) == 1 + enough, f"{language}: {reason}"


def test_other_actions_name_the_tokens_that_would_pay_too() -> None:
    """MEX-27, MEX-68: a token that does not help is not mentioned."""
    assert "spend" not in refused(table("ap: 1\nseat 0: tokens 1"), "fly B3", "MEX-27")
    assert refused(table("ap: 1\nseat 0: tokens 4"), "fly B3", "MEX-27").endswith("spend 4 action tokens first.")


def test_a_temple_has_one_floor_or_several_floors() -> None:
    """MEX-19."""
    many = " ".join(f"1@{cell}" for cell in "D4 E4 F4 G4 H4 I4 J4".split())
    with pytest.raises(PositionError, match=r"only 3 temples of 1 floor \(MEX-19\)"):
        table(f"seat 0: temples {many}")
    tall = " ".join(f"4@{cell}" for cell in "D4 E4 F4 G4 H4".split())
    with pytest.raises(PositionError, match=r"only 1 temple of 4 floors \(MEX-19\)"):
        table(f"seat 0: temples {tall}")
    with pytest.raises(PositionError, match=r"temples of 1 floor \(MEX-19\)"):
        read_position("mexica 3\nphase: place\nseat 0: stock 6 1 1 1")


@pytest.mark.parametrize(
    ("language", "temple", "floor"),
    [
        ("en", "1 temple of 4 floors", "3 temples of 1 floor"),
        ("fr", "1 temple de 4 étages", "3 temples de 1 étage"),
        ("nl", "1 tempel van 4 verdiepingen", "3 tempels van 1 verdieping"),
        ("pt", "1 templo de 4 andares", "3 templos de 1 andar"),
    ],
)
def test_one_temple_and_one_floor_are_told_as_one(language: str, temple: str, floor: str) -> None:
    """MEX-19: in every language, of what stands on the board and of what is in stock."""
    many = " ".join(f"1@{cell}" for cell in "D4 E4 F4 G4".split())
    for rows, said in (
        ("temples 4@D4 4@E4", temple),
        ("stock 3 3 2 2", temple),
        (f"temples {many}", floor),
        ("stock 4 3 2 1", floor),
    ):
        with pytest.raises(PositionError) as error:
            read_position(f"mexica 3\nphase: place\nseat 0: {rows}")
        assert f"{said} (MEX-19)" in reason(error.value, language)
