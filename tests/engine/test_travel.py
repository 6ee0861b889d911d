"""States, luck and refusals are copied by Python's own means, and travel to other processes; so do games."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from patolli import (
    BadOption,
    Match,
    NotLegal,
    PositionError,
    Question,
    Record,
    RecordError,
    Rng,
    State,
    hear,
    lines,
    parse,
    read_position,
    start,
    write_position,
)
from patolli.engine.core.playout import playout
from patolli.engine.game import find_game
from patolli.games import NAMES


def moved_on(name: str, moves: int) -> State:
    rng = Rng(4, 2)
    state = start(name, find_game(name).seats[-1])
    for _ in range(moves):
        actor = state.actors()[0]
        state.play(actor, state.pick(actor, rng))
    return state


def played_out(state: State, rng: Rng) -> list[int]:
    playout(state, rng)
    return state.points()


def refused(line: str) -> int:
    return hear(start("zapotec", 2), 0, line)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("moves", [0, 45])
def test_a_state_is_pickled(name: str, moves: int) -> None:
    state = moved_on(name, moves)
    other = pickle.loads(pickle.dumps(state))
    assert type(other) is type(state)
    assert write_position(other) == write_position(state)
    assert played_out(other, Rng(8)) == played_out(state, Rng(8))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_copy_goes_its_own_way(name: str, copied: Callable[[State], State]) -> None:
    state = moved_on(name, 45)
    before = write_position(state)
    other = copied(state)
    assert write_position(other) == before
    playout(other, Rng(8))
    assert write_position(state) == before


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda rng: pickle.loads(pickle.dumps(rng))])
def test_luck_goes_on_with_the_same_numbers(copied: Callable[[Rng], Rng]) -> None:
    rng = Rng(3, 9)
    rng.word()
    other = copied(rng)
    assert [other.below(1000) for _ in range(9)] == [rng.below(1000) for _ in range(9)]


def test_a_game_and_a_question_are_pickled() -> None:
    game = Match.read(Record("chocolatl", 3))
    game.settle(Rng(7))
    other = pickle.loads(pickle.dumps(game))
    assert (other.record(), write_position(other.state)) == (game.record(), write_position(game.state))
    question = pickle.loads(pickle.dumps(Question(game.state, 0, game.state.moves(0))))
    assert (question.seat, question.view()) == (0, game.state.view(0))


@pytest.mark.parametrize(
    "error",
    [
        NotLegal("MEX-56", "H5 is far.", "far", {"cell": "H5"}),
        RecordError(7, "nothing follows", rule="", key="nothing", word="seat"),
        PositionError(3, "there is no such place"),
        BadOption("That cannot be.", "value", name="map"),
    ],
)
def test_a_refusal_is_pickled(error: Exception) -> None:
    other = pickle.loads(pickle.dumps(error))
    assert (type(other), str(other), vars(other)) == (type(error), str(error), vars(error))


def test_other_processes_play() -> None:
    """Also what they refuse comes home."""
    state = moved_on("lapins", 45)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        assert pool.submit(played_out, state, Rng(8)).result(60) == played_out(state, Rng(8))
        with pytest.raises(NotLegal, match="waiting for chance"):
            pool.submit(refused, "dance").result(60)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seat", [-1, 9])
def test_there_is_no_such_seat(name: str, seat: int) -> None:
    with pytest.raises(ValueError, match=f"There is no seat {seat}"):
        moved_on(name, 45).view(seat)


def test_who_is_not_asked_may_say_nothing() -> None:
    game = Match.read(Record("mexica", 3))
    game.settle(Rng(7))
    assert [bool(lines(game.state, seat)) for seat in (-1, 0, 1, 2, 9)] == [False, True, False, False, False]
    assert lines(read_position(write_position(game.state)), 0) == lines(game.state, 0)


def test_one_line_may_be_said_without_a_list() -> None:
    game = Match.read(Record("mexica", 3))
    game.settle(Rng(7))
    game.say(0, "place H6")
    assert game.record().lines[-1] == (0, "place H6")


def test_what_python_has_for_an_option_is_written_as_people_write_it() -> None:
    options: dict[str, object] = {"emblem_enterable": True, "colours": ["grey", "black"]}
    record = Record("mexica", 2, options)  # type: ignore[arg-type]
    again = parse(record.text())
    assert write_position(again.start()) == write_position(record.start())


def test_a_name_cannot_be_a_remark_or_a_line() -> None:
    record = Record("mexica", 3, names={0: "Ana #1", 1: "Ben\n* order 3", 2: " "})
    again = parse(record.text())
    assert (again.names, again.lines) == ({0: "Ana 1", 1: "Ben * order 3"}, [])
