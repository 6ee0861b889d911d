"""Positions set up by hand: errors name the line, and what is written is read back."""

from __future__ import annotations

import pytest

from patolli import PositionError, Rng, read_position, start, write_position
from patolli.games.lapins import GAME
from patolli.games.lapins.rules.state import Lapins
from tests.lapins.stories import go, position
from tests.lapins.test_invariants import builder

HEAD = "lapins 3\noptions: map=beginner\n"


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("lapins 5", 1, "players, not 5"),
        (HEAD + "city c1: 0 village", 3, "not a site"),
        (HEAD + "city a1: 3 village", 3, "seat"),
        (HEAD + "city a1: 0 castle", 3, "castle"),
        (HEAD + "city f3: 0 palace village", 3, "LAP-5"),
        (HEAD + "city a1: 0 court court", 3, "LAP-7"),
        (HEAD + "city a1: 0", 3, "city"),
        (HEAD + "king 0: wealth five maize", 3, "amount"),
        (HEAD + "king 0: gold 5", 3, "gold"),
        (HEAD + "king 0: knows 99", 3, "LAP-96"),
        (HEAD + "king 7: glory 3", 3, "king 7"),
        (HEAD + "round: 3\nturned: 1-8", 4, "LAP-24"),
        (HEAD + "round: 2\nturned: 1-2", 4, "turned"),
        (HEAD + "faces: 7=drought", 3, "nobody has seen"),
        (HEAD + "faces: 7=match\nking 0: knows 7", 3, "LAP-22a"),
        (HEAD + "faces: 3=drought", 3, "maize"),
        (HEAD + "faces: 7=plague", 3, "plague"),
        (HEAD + "king 0: knows 9", 3, "LAP-24"),
        (HEAD + "phase: lunch", 3, "lunch"),
        (HEAD + "phase: share", 1, "LAP-34"),
        (HEAD + "phase: takeover", 3, "LAP-51"),
        (HEAD + "phase: build", 1, "kind"),
        (HEAD + "turned: 1-4", 3, "LAP-34"),
        (HEAD + "action: kind found", 3, "nothing"),
        (HEAD + "share 0: share glory", 3, "LAP-78"),
        (HEAD + "city a1: 0002 village", 3, "seat"),
        (HEAD + "king 0: wealth 9999 maize 1 maize", 3, "at most 9999"),
        (HEAD + "matches: 9", 3, "matches"),
        (HEAD + "round: 2\nmatches: 4", 4, "LAP-83"),
        (HEAD.replace("beginner", "beginner length=3") + "round: 2\nmatches: 3", 4, "LAP-83"),
        (HEAD + "phase: draw-sort", 3, "LAP-16a"),
        (HEAD + "phase: draw-first\nround: 2", 3, "LAP-19"),
        (HEAD + "phase: share\nturned: 1-4\naction: card 1", 5, "nothing"),
        (HEAD + "phase: build\naction: kind found; site a1; last none", 4, "last"),
        (HEAD + "phase: build\naction: kind found; site a1; added village; price 9", 4, "LAP-36"),
        (HEAD + "phase: build\naction: kind found; site a1; added village; price 2", 4, "cannot pay"),
        (HEAD + "phase: build\ncity a1: 1 village\naction: kind found; site a1; price 1", 5, "LAP-40"),
        (HEAD + "phase: demolish\ncity a1: 1 village\naction: kind transform; site a1; price 1", 5, "LAP-46"),
        (HEAD + "phase: pay\naction: kind pass; price 1; due 2", 4, "LAP-37"),
        (
            HEAD + "phase: roll\ncity a1: 0 garrison\ncity f3: 1 village\naction: site f3; origin a1; sent 1",
            6,
            "LAP-51",
        ),
        (HEAD + "phase: parry\nturned: 1\naction: card 1", 5, "LAP-67"),
        (HEAD + "phase: face-seen\naction: card 9; queue 8-9", 4, "LAP-61"),
        (HEAD + "phase: card\naction: looks 2", 4, "LAP-61"),
        ("lapins 3\noptions: map=nowhere", 2, "LAP-18"),
        ("lapins 3\noptions: wind=east", 2, "wind"),
        ("lapins 3\ntiles: M01 M01", 2, "twice"),
        ("lapins 3\ntiles: M01 M02", 2, "30"),
        ("lapins 3\nphase: draw-sort\ntiles: Q1", 3, "a1"),
    ],
)
def test_errors_name_the_line(text: str, line: int, word: str) -> None:
    with pytest.raises(PositionError) as caught:
        read_position(text)
    assert word in str(caught.value)
    assert caught.value.line == line


@pytest.mark.parametrize("length", [3, 4, 5])
def test_a_game_goes_on_until_the_round_of_its_last_match_ends(length: int) -> None:
    """LAP-83: in the round before, all matches but the last may have been turned; in this one the last is."""
    seen = " ".join(f"{card}=drought" for card in range(7, 13))
    head = HEAD.replace("beginner", f"beginner length={length}") + "round: 4\nking 0: wealth 1 maize\n"
    assert read_position(f"{head}faces: {seen}\nmatches: {length - 1}").actors() == [0]
    assert read_position(f"{head}turned: 1-13\nfaces: {seen} 13=match\nmatches: {length}").actors() == [0]


def test_a_wrong_share_is_refused_with_its_rule() -> None:
    text = HEAD.replace("3\n", "2\n", 1) + "phase: share\nturned: 1-3\ncity a1: 0 village reserve\n"
    with pytest.raises(PositionError, match="LAP-74"):
        read_position(text + "share 0: share manual, store jade")
    state = read_position(text + "share 0: share manual")
    assert state.actors() == [0]


def test_a_position_of_every_moment_is_read_back() -> None:
    """LAP-25: all of it is stored, with drafts, divinations and dice in between."""
    nodes = set()
    for seed, options in enumerate([{}, {"map": "beginner", "allocation": "turn_order"}, {"path_set": "varied"}]):
        rng = Rng(seed, 4)
        state = start("lapins", 2 + seed, options)
        assert isinstance(state, Lapins)
        for at in range(len(state.wealth)):
            state.wealth[at] += 4
        while actors := state.actors():
            if state.node not in nodes or not rng.below(5):
                nodes.add(state.node)
                text = write_position(state)
                again = read_position(text)
                assert write_position(again) == text
                assert again.actors() == actors
                for actor in actors:
                    assert again.moves(actor) == state.moves(actor)
                for seat in range(state.players):
                    assert again.view(seat) == state.view(seat)
            actor = actors[rng.below(len(actors))]
            state.play(actor, builder(state, actor, rng))
    assert len(nodes) > 15, sorted(nodes)


def test_a_picture_to_play_from() -> None:
    """Cities, tokens, cards, kings, and what is being shared are all in the text."""
    state = position(
        """
        city c4: 0 village garrison+1 reserve:jade market
        city b3: 1 palace double
        king 0: wealth 5 maize; glory 12; knows 10
        faces: 7=expedition 8=expedition 10=drought
        """,
        round=3,
    )
    text = GAME.picture(state.view(0))
    for part in ("M4 c4 V", "vg'rJm", "(v)", "(drought)", "5 maize", "glory 12", "Matches: 0 of 4"):
        assert part in text
    assert "drought" not in GAME.picture(state.view(1))
    shared = position("phase: share\nturned: 1-3\ncity a1: 0 village temple", players=2)
    assert "share glory: glory 1" in GAME.picture(shared.view(0))
    assert "share glory" not in GAME.picture(shared.view(1))
    go(shared, "0 share glory")
    assert shared.glory == [1, 0]
