"""The coach: every tip comes up in a few games, and none knows more than its player."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from patolli import CHANCE, Match, NotLegal, Question, Rng, State
from patolli.bots import maker
from patolli.engine.core.state import Event
from patolli.engine.game import find_game
from patolli.games import OURS
from patolli.stage.game import ShownGame
from patolli.stage.learn import coach
from patolli.stage.learn.coach import tip, tip_for, tips
from patolli.stage.learn.lessons import Coaching, Measure, Tip, coaching, course
from patolli.stage.learn.measures import fields_of
from patolli.stage.learn.teacher import begin, parted, play

PLAYED = {"mexica": (3, 3), "zapotec": (2, 4), "chocolatl": (3, 6), "lapins": (2, 2)}
"""Players, and games in which every tip comes up."""


def shown(name: str) -> ShownGame:
    game = find_game(name)
    assert isinstance(game, ShownGame)
    return game


def moments(name: str, seed: int) -> Iterator[tuple[State, list[Event]]]:
    """What seat 0 is asked in a game of greedy bots, with what followed since it was last asked."""
    players = PLAYED[name][0]
    match, rng = Match(name, players, seed=seed), Rng(seed, 11)
    bots = [maker("greedy")(Rng(seed, seat)) for seat in range(players)]
    events: list[Event] = []
    while actors := match.state.actors():
        actor = actors[0]
        if actor == 0:
            yield match.state, events
            events = []
        moves = match.moves(actor)
        if actor == CHANCE:
            move = match.state.pick(actor, rng)
        else:
            move = moves[0] if len(moves) == 1 else bots[actor].decide(Question(match.state, actor, moves))
        events = [*events, *match.play(actor, move).events]


@pytest.mark.slow
@pytest.mark.parametrize("name", OURS)
def test_every_tip_comes_up_and_twins_get_the_same(name: str) -> None:
    waiting = {one.id for one in coaching(shown(name)).tip if one.test}
    for seed in range(PLAYED[name][1]):
        for number, (state, events) in enumerate(moments(name, seed)):
            found = tips(state, 0, events)
            waiting -= {one.id for one in found}
            if number % 8 == 0:
                twin = state.guess(0, Rng(seed, number))
                assert tips(twin, 0, events) == found
            if not waiting:
                return
    assert not waiting


def test_a_tip_about_what_is_hidden_tells_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that names the true hand of another is as good as a guess: twins get the same."""
    state = next(state for state, _ in moments("zapotec", 1))
    hand = fields_of(state)["seat 1 hand"]
    curious = Coaching((Tip("curious", (), (Measure(field="seat 1 hand", is_=hand),)),))
    monkeypatch.setattr(coach, "coaching", lambda game: curious)
    twins = [state.guess(0, Rng(number)) for number in range(8)]
    assert len({fields_of(twin)["seat 1 hand"] for twin in twins}) > 1
    assert all(tips(twin, 0) == tips(state, 0) for twin in twins)


def test_a_tip_is_shown_once_and_the_first_comes_first() -> None:
    state, events = next(moments("mexica", 0))
    first = tip(state, 0, events)
    assert first is not None
    assert first.id == "start-cell"
    assert tip(state, 0, events, seen=["start-cell"]) != first


@pytest.mark.parametrize("name", OURS)
def test_a_refused_line_has_its_tip(name: str) -> None:
    """The example, said at the start of its lesson, is refused by a rule of the tip."""
    game = shown(name)
    found = [one for one in coaching(game).tip if one.refused]
    assert found
    for one in found:
        assert one.example is not None
        lesson = course(game).find(one.example.lesson)
        moment, (*before, last) = begin(lesson, 1), parted(one.example.line)
        for line in before:
            play(moment, line, lesson.seat)
        with pytest.raises(NotLegal) as refused:
            play(moment, last, lesson.seat)
        assert tip_for(refused.value.rule, game) == one
        assert tip_for(refused.value.rule, game, seen=[one.id]) is None
