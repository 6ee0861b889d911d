"""Records give states, and drivers do not wait for ever."""

from __future__ import annotations

import pytest

import patolli
from patolli import CHANCE, Match, Record, Rng, State, write_position
from patolli.engine.core.playout import MOST_DRAWN, playout
from patolli.engine.match import MOST_DRAWS, EndlessDraw
from patolli.games import NAMES
from patolli.table import said
from tests.contract import toy
from tests.contract.toy import Toy, ToyGame


def short_record(name: str) -> Record:
    """A few dozen lines of a random game."""
    game = Match.read(Record(name, 3))
    rng = Rng(5)
    for _ in range(60):
        actor = game.state.actors()[0]
        game.play(actor, game.state.pick(actor, rng))
    return game.record()


@pytest.mark.parametrize("name", NAMES)
def test_the_states_of_a_record_are_states_of_their_own(name: str) -> None:
    record = short_record(name)
    states = list(record.states())
    assert len(states) == len(record.lines) + 1
    assert len(set(map(id, states))) == len(states)
    for count in (0, 17, 60):
        fresh = Record(name, 3, lines=record.lines[:count]).end()
        assert write_position(states[count]) == write_position(fresh)
    texts = [write_position(state) for state in states]
    actor = states[40].actors()[0]
    states[40].play(actor, states[40].pick(actor, Rng(1)))
    assert [write_position(state) for state in states if state is not states[40]] == texts[:40] + texts[41:]


def test_a_state_that_is_changed_does_not_change_the_next_one() -> None:
    record = short_record("mexica")
    ends = [write_position(state) for state in record.states()]
    seen = []
    for state in record.states():
        seen.append(write_position(state))
        playout(state, Rng(3))
    assert seen == ends


def test_the_end_of_a_record_is_folded_without_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    copies: list[State] = []
    plain = Toy.copy

    def counted(self: Toy) -> Toy:
        copies.append(self)
        return plain(self)

    monkeypatch.setattr(Toy, "copy", counted)
    with toy.on_the_table(ToyGame()):
        record = Record("toy", 2, lines=[(CHANCE, "deal 0 1"), (CHANCE, "deal 1 2")])
        record.end()
        assert not copies
        assert len(list(record.states())) == len(copies) == 3


# ------------------------------------------------------------------- what is drawn without end
class NeverReady(Toy):
    """Chance deals one card, and takes it back."""

    def play(self, actor: int, move: int) -> None:
        super().play(actor, move)
        self.hands = [[] for _ in range(self.players)]


class EndlessGame(ToyGame):
    kind = NeverReady

    def draws_anew(self, state: State) -> bool:
        return True


def test_a_driver_gives_up_after_a_thousand_draws() -> None:
    """LAP-16: with an error, whichever driver it is; the state knows of no limit."""
    with toy.on_the_table(EndlessGame()):
        game = Match.read(Record("toy", 2))
        with pytest.raises(EndlessDraw, match="1000 times"):
            game.settle(Rng(1))
        assert len(game.record().lines) == MOST_DRAWS == 1000
        with pytest.raises(EndlessDraw, match="1000 times"):
            patolli.play(Record("toy", 2), [], Rng(1))
        with pytest.raises(EndlessDraw):
            said.settle(patolli.start("toy", 2), 0, {}, 0.0)


def test_a_playout_gives_up_too() -> None:
    """LAP-16."""
    with toy.on_the_table(EndlessGame()), pytest.raises(RuntimeError, match=f"{MOST_DRAWN} times on end"):
        playout(patolli.start("toy", 2), Rng(1))


def test_draws_that_succeed_are_not_counted() -> None:
    """LAP-16: only what is thrown away is."""
    with toy.on_the_table(ToyGame()):
        game = Match.read(Record("toy", 2))
        game.settle(Rng(1))
        assert game.vain_draws == 0
