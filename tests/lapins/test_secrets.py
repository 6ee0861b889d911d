"""What one king has seen is his alone (section 17), and shares stay secret until all are known (LAP-95)."""

from __future__ import annotations

from collections import Counter

import pytest

from patolli import CHANCE, NotLegal, Rng, hear, lines, write_position
from patolli.engine.gesture import hear_gesture
from patolli.games.lapins import GAME
from patolli.games.lapins.box.components import CARD_NAMES
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.show.view import view
from tests.lapins.stories import go, position, share
from tests.lapins.test_invariants import game

DIVINER = """
    city a1: 1 observatory
    king 0: wealth 2 maize
    king 1: wealth 2 jade
    king 2: wealth 2 cacao
    turn: 1
"""
SHARERS = """
    phase: share
    turned: 1-3
    city a1: 0 village village reserve reserve
    city f1: 1 village village palace
"""


def divined(face: str) -> Lapins:
    return go(position(DIVINER, round=3), "1 flip", "1 divine", "1 look 2", f"* face 2 {face}")


def test_nobody_else_sees_what_a_diviner_saw() -> None:
    """LAP-93: two games that differ in the face alone look the same to the others, and to spectators."""
    one, two = divined("drought"), divined("feast")
    for seat in (None, 0, 2):
        assert view(one, seat) == view(two, seat)
    assert view(one, 1) != view(two, 1)
    assert view(one, 1).row[1].face == "drought"
    assert view(one, 0).row[1].seen_by == [1]


def test_others_hear_that_a_card_was_looked_at() -> None:
    """LAP-92: where he looked is public, what he saw is not."""
    state = go(position(DIVINER, round=3), "1 flip", "1 divine")
    look = hear(state, 1, "look 2")
    assert GAME.overhear(state, 1, look, 0) == "look 2"
    go(state, "1 look 2")
    move = hear(state, CHANCE, "face 2 drought")
    assert GAME.overhear(state, CHANCE, move, 1) == "face 2 drought"
    for seat in (None, 0, 2):
        assert GAME.overhear(state, CHANCE, move, seat) == "face 2 ?"
    assert "looked at" in GAME.tell_line(view(state, 0), CHANCE, "face 2 ?", "en")


def test_a_turned_card_is_heard_by_all() -> None:
    state = go(position(DIVINER, round=3), "1 flip", "1 no-divine", "1 card 2")
    move = hear(state, CHANCE, "face 2 drought")
    assert {GAME.overhear(state, CHANCE, move, seat) for seat in (None, 0, 1, 2)} == {"face 2 drought"}


def test_guesses_of_others_draw_the_card_anew() -> None:
    """LAP-96: by the odds of a king who has not seen it, and in step with what he knows."""
    state = divined("earthquake")
    rng = Rng(3)
    guessed = Counter(state.guess(0, rng).faces[10] for _ in range(600))
    assert guessed[CARD_NAMES.index("drought")] > guessed[CARD_NAMES.index("earthquake")] > 0
    assert CARD_NAMES.index("match") not in guessed
    assert {state.guess(1, rng).faces[10] for _ in range(20)} == {CARD_NAMES.index("earthquake")}


def test_guesses_have_the_odds_of_the_deck() -> None:
    """LAP-96: 37 cards are left, 12 of them droughts."""
    state = divined("earthquake")
    rng = Rng(4)
    left = sum(state.left) + 1
    droughts = sum(CARD_NAMES[state.guess(0, rng).faces[10]] == "drought" for _ in range(1500))
    assert abs(droughts / 1500 - 12 / left) < 0.05


def test_a_card_that_has_a_face_keeps_it() -> None:
    """LAP-22a: a second look, or turning it, draws nothing."""
    state = go(divined("drought"), "1 card 1", "* face 1 feast")
    go(state, "2 flip", "2 card 2")
    assert view(state, None).row[1].face == "drought"


def known_to_another(face: str) -> Lapins:
    """The second card has a face that only the first king knows; the turn is the second's."""
    return position(
        f"""
        city a1: 1 observatory
        city f1: 0 observatory
        faces: 7=expedition 8=expedition 10={face}
        king 0: wealth 2 maize; knows 10
        king 1: wealth 2 jade
        turn: 1
        """,
        round=3,
    )


def test_a_look_at_a_card_that_another_king_has_seen_is_sealed() -> None:
    """It draws nothing, but what was seen cannot be unseen."""
    state = known_to_another("drought")
    go(state, "1 flip", "1 divine")
    assert GAME.seals(state, 1, hear(state, 1, "look 2"))
    go(state, "1 look 2")
    assert view(state, 1).row[1].face == "drought"


def test_a_gesture_does_not_run_past_a_card() -> None:
    """LAP-89: whatever follows a card that is looked at or turned gets one fixed answer, whoever knew the card."""
    for gesture in (["flip", "no-divine", "card 2"], ["flip", "divine", "look 2"], ["flip", "no-divine", "card 1"]):
        answers = set()
        for face in ("drought", "feast", "expedition"):
            state = known_to_another(face)
            after = state.copy()
            for line in gesture:
                after.play(1, hear(after, 1, line))
            assert hear_gesture(state, 1, gesture)
            for line in [*(lines(after, 1)), "gain jade", "end", "flip", "nonsense"]:
                with pytest.raises(NotLegal) as refused:
                    hear_gesture(state, 1, [*gesture, line])
                answers.add((refused.value.rule, refused.value.key, str(refused.value)))
        assert len(answers) == 1, gesture


def test_shares_are_secret() -> None:
    """LAP-82, LAP-95: others see only who has finished, and hear nothing."""
    ready = position(SHARERS, players=2)
    assert ready.actors() == [0, 1]
    move = hear(ready, 0, "share manual")
    assert GAME.overhear(ready, 0, move, 1) is None
    assert GAME.overhear(ready, 0, move, None) is None
    assert GAME.overhear(ready, 0, move, 0) == "share manual"
    one = go(ready.copy(), "0 share manual", "0 store maize", "0 store maize")
    two = go(ready.copy(), "0 share manual", "0 empty")
    assert one.actors() == two.actors() == [1]
    for seat in (None, 1):
        assert view(one, seat) == view(two, seat)
    assert view(one, 1).finished == [True, False]
    assert view(one, 0) != view(two, 0)
    half = go(ready.copy(), "0 share manual", "0 store maize")
    assert view(half, 1) == view(ready, 1)
    assert share(half, 0).stored == {"a1": ["maize"]}
    assert GAME.seals(half, 0, hear(half, 0, "empty"))


def test_shares_come_out_together() -> None:
    """LAP-80: nothing is applied before the last king has decided, in whatever order."""
    ready = position(SHARERS, players=2)
    one = go(ready.copy(), "0 share glory")
    assert one.wealth == ready.wealth
    assert one.cities == ready.cities
    go(one, "1 share taxes")
    two = go(ready, "1 share taxes", "0 share glory")
    assert one.cities == two.cities
    assert one.wealth == two.wealth
    assert (one.round, two.round) == (2, 2)


def test_a_guess_replaces_hidden_shares() -> None:
    """LAP-96: a finished share by any legal one, an unfinished one by none."""
    state = go(position(SHARERS, players=2), "0 share manual", "0 store maize", "0 store maize")
    rng = Rng(1)
    kept = {tuple(state.guess(1, rng).after) for _ in range(40)}
    assert len(kept) > 1
    assert all(state.guess(1, rng).actors() == [1] for _ in range(10))
    half = go(position(SHARERS, players=2), "0 share manual", "0 store maize")
    assert half.guess(1, rng).said == []
    assert half.guess(0, rng).said == half.said


def test_a_guess_depends_on_what_the_king_knows_alone() -> None:
    """LAP-96: from two states that he cannot tell apart, the same numbers at random give the same guess."""
    hidden = 0
    for number, players in enumerate((2, 3, 4)):
        for state, _, _, _ in game(players, {"length": "3"}, 40 + number):
            for seat in range(players):
                if not hides_something(state, seat):
                    continue
                hidden += 1
                other = state.guess(seat, Rng(hidden, 1))
                guesses = [write_position(state.guess(seat, Rng(hidden, n))) for n in range(2, 6)]
                assert guesses == [write_position(other.guess(seat, Rng(hidden, n))) for n in range(2, 6)]
    assert hidden > 50


def hides_something(state: Lapins, seat: int) -> bool:
    known = state.turned | state.seen[seat]
    seen = any(others & ~known for others in state.seen)
    return seen or any(line & 7 != seat for line in state.said)


def test_guesses_differ_where_something_is_hidden() -> None:
    spread = 0
    for state, _, _, _ in game(3, {"length": "3"}, 41):
        for seat in range(3):
            if hides_something(state, seat):
                spread += len({write_position(state.guess(seat, Rng(n))) for n in range(8)}) > 1
    assert spread > 10


def test_turn_order_is_open() -> None:
    """LAP-82: one after the other, beginning with who turned the last card."""
    state = position(SHARERS + "turn: 1", players=2, options="map=beginner allocation=turn_order")
    assert state.actors() == [1]
    move = hear(state, 1, "share manual")
    assert GAME.overhear(state, 1, move, 0) == "share manual"
    go(state, "1 share manual", "1 tax maize")
    assert view(state, 0).shares[1].taxes == {"maize": 1}
    go(state, "1 done tax")
    assert state.actors() == [0]
