"""Why no line may begin so: a verb alone, or with some of its words."""

from __future__ import annotations

import pytest

from patolli import NotLegal
from patolli.games.mexica import GAME
from patolli.games.mexica.rules.codes import PLACE, TURN
from patolli.games.mexica.rules.state import Mexica
from patolli.games.mexica.words.lines import PLAYER_VERBS
from patolli.stage.speech import LANGUAGES
from tests.mexica.tables import done, legal, lively_game, ready, table


def why(state: Mexica, words: str) -> NotLegal | None:
    return GAME.why_not(state, state.seat, words.split())


def key(state: Mexica, words: str, rule: str) -> str:
    """The key of the reason, which is that of the rule and has a sentence in every language."""
    found = why(state, words)
    assert found is not None, words
    assert found.rule == rule, str(found)
    told = {GAME.refusal(found, language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    return found.key


def beginnings(state: Mexica) -> list[str]:
    """Verbs, and verbs with a first word that is not the last one."""
    more = [f"temple {floors}" for floors in range(1, 5)] + [f"shift {cell}" for cell in ("A1", "O7", "C3", "H7")]
    return [*PLAYER_VERBS, *more]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reason_is_told_exactly_where_no_line_begins_so(players: int) -> None:
    """In lively games, for every beginning; it always names a rule."""
    for step, state in enumerate(lively_game(players, 6)):
        if state.phase not in (PLACE, TURN) or (step > 8 and step % 37):
            continue
        lines = legal(state)
        for words in beginnings(state):
            said = any(line.startswith(words + " ") or line == words for line in lines)
            found = why(state, words)
            assert (found is None) == said, f"{words}: {found}\n{state}"
            assert found is None or (found.rule and found.key != "wrong-words"), words


def test_whoever_is_not_asked_is_told_nothing_here() -> None:
    state = ready(3)
    assert GAME.why_not(state, (state.seat + 1) % 3, ["canal"]) is None
    assert why(state, "dig") is None


def test_pawns_come_first() -> None:
    """MEX-22, MEX-25."""
    state = ready(2)
    assert key(state, "canal", "MEX-22") == "place-first"
    assert key(state, "temple 3", "MEX-22") == "place-first"
    assert key(table(), "place", "MEX-25") == "placed-already"


def test_nothing_is_left_to_do_it_with() -> None:
    """MEX-32, MEX-50, MEX-52, MEX-66, MEX-68."""
    state = table(
        "supply: singles 0; doubles 0; bridges 0; tokens 0\nseat 0: stock 0 0 0 0\nbridges: O7/EW",
        "O7 G7 H8",
    )
    assert key(state, "canal", "MEX-32") == "no-canal-left"
    assert key(state, "bridge", "MEX-50") == "no-bridge-left"
    assert key(state, "shift", "MEX-50") == "shift-none-free"
    assert key(state, "take", "MEX-66") == "no-token-left"
    assert key(state, "spend", "MEX-68") == "no-token-held"
    assert key(state, "temple", "MEX-54") == "temple-bridge"
    assert key(state, "found", "MEX-39a") == "found-bridge"
    assert key(done(state, "walk N7"), "temple", "MEX-52") == "no-temples-left"
    assert key(done(state, "walk N7"), "temple 2", "MEX-52") == "no-temples-left"


def test_the_points_are_spent() -> None:
    """MEX-27: the price is that of the cheapest line that begins so."""
    state = table("ap: 0\nseat 0: stock 0 3 0 0; tokens 3")
    for words, price in (("walk", 1), ("canal", 1), ("bridge", 1), ("temple", 2), ("temple 2", 2), ("fly", 5)):
        found = why(state, words)
        assert found is not None
        assert (found.rule, found.key) == ("MEX-27", "too-dear")
        assert found.values == {"price": price, "ap": 0, "held": price if price <= 3 else 0}
    assert key(state, "temple 3", "MEX-52") == "no-temple-left"


def test_boats_leave_from_bridges_and_need_another_one() -> None:
    """MEX-60, MEX-63."""
    assert key(table(), "boat", "MEX-60") == "boat-land"
    alone = table("bridges: O7/EW", "O7 G7 H8")
    assert key(alone, "boat", "MEX-63") == "boat-nowhere"
    spent = table("canals: C2-C3 C4-C5\nbridges: C3/EW C5/EW\nap: 0", "C3 G7 H8")
    assert key(spent, "boat", "MEX-63") == "boat-far"


def test_districts_that_cannot_be_founded() -> None:
    """MEX-39, MEX-40, MEX-53."""
    island = "canals: C2-C3 C4-C5 B6"
    assert key(table(), "found", "MEX-39c") == "found-size"
    assert key(table(island + "\nfounded: 7@A4", "B3 G7 H8"), "found", "MEX-39b") == "found-again"
    full = island + "\nseat 1: temples 1@A3 1@B4 2@A4\nseat 2: temples 1@B2 1@B5 2@B1"
    assert key(table(full, "B3 G7 H8"), "found", "MEX-40") == "home-full"
    assert key(table(full, "B3 G7 H8"), "temple", "MEX-53") == "home-full"
    assert key(table(full, "B3 G7 H8"), "temple 1", "MEX-53") == "home-full"


def test_in_the_first_round_a_pawn_whose_only_step_blocks_another_is_told_so() -> None:
    """MEX-72b: the pawn on B4 can only step onto B3, the last place of the one on B2."""
    rows = "canals: C2-C3 C4-C5 B6\nround: 1\nseat 2: temples 1@B1 1@A3 1@A4 2@B5"
    state = table(rows, "B4 B2 H8")
    assert key(state, "walk", "MEX-72b") == "stuck"
    assert key(state, "walk B3", "MEX-72b") == "stuck"
    assert why(table(rows.replace("round: 1", "round: 2"), "B4 B2 H8"), "walk") is None


def test_a_shift_names_a_bridge_that_can_be_moved() -> None:
    """MEX-50."""
    assert key(table(), "shift", "MEX-50") == "shift-supply"
    state = table("canals: C2-C3\nbridges: C3/EW O7/EW\nsupply: bridges 0", "O7 G7 H8")
    assert key(state, "shift A1", "MEX-50") == "no-bridge-there"
    assert key(state, "shift O7", "MEX-50") == "shift-pawn"
    assert why(state, "shift C3") is None


def test_a_whole_line_has_its_own_reason() -> None:
    """MEX-34, MEX-56; a canal of one cell is also the beginning of one of two."""
    assert key(table(), "walk A1", "MEX-56") == "walk-far"
    no_single = table("supply: singles 0")
    assert why(no_single, "canal B3") is None
    assert key(no_single, "canal A1", "MEX-32") == "no-single-left"
    assert why(table(), "canal B4 B3") is None
