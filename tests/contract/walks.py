"""Random games for the checks of a contract, step by step, and what is known of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec
from unittest.mock import patch

from fluent.runtime import FluentBundle

from patolli import Record, Rng, State, say, start, write_position
from patolli.engine.game import find_game
from patolli.stage.game import ShownGame
from patolli.stage.speech import speech

Options = Mapping[str, object] | None

QUICK = os.environ.get("PATOLLI_QUICK") == "1"
"""One random game for each check (`script/test --quick`)."""
LONGEST_GAME = 20_000
"""Moves. No game of ours comes near it."""


class Walk:
    """A random game, step by step: before each move, and once more when it is over."""

    def __init__(self, name: str, players: int, options: Options, seed: int) -> None:
        self.rng = Rng(seed, 7)
        self.state = start(name, players, options)
        self.record = Record(name, players, self.state.game().settings(self.state))
        self.step = 0

    def steps(self) -> Iterator[State]:
        yield self.state
        while actors := self.state.actors():
            actor = actors[self.rng.below(len(actors))]
            move = self.state.pick(actor, self.rng)
            self.record.lines.append((actor, say(self.state, actor, move)))
            self.state.play(actor, move)
            self.step += 1
            assert self.step < LONGEST_GAME, "the game does not end"
            yield self.state

    def some(self, every: int) -> Iterator[State]:
        """The first steps, then now and then one, and the last."""
        for state in self.steps():
            if self.step < 8 or not self.rng.below(every) or not state.actors():
                yield state

    def __str__(self) -> str:
        return f"after {self.step} lines of\n{self.record.text()}"


def walks(name: str, players: int, options: Options, games: int, seed: int = 1) -> Iterator[Walk]:
    for game in range(1 if QUICK and name != "toy" else games):
        yield Walk(name, players, options, seed * 1000 + game)


def game_of(name: str) -> ShownGame:
    game = find_game(name)
    assert isinstance(game, ShownGame)
    return game


def seats_of(state: State) -> list[int | None]:
    return [None, *range(state.players)]


def fingerprint(state: State) -> str:
    """The position and what everybody sees of it, as text."""
    return write_position(state) + "".join(state.view(seat).json() for seat in seats_of(state))


def seen_by_all(state: State) -> str:
    """What the players know together. Two states that agree here are the same for everybody."""
    return "\n".join(state.view(seat).json() for seat in range(state.players))


Args = ParamSpec("Args")


def watching_words(check: Callable[Args, None]) -> Callable[Args, None]:
    """For checks that hear sentences: one that lacks a word fails, where it would otherwise be said with a hole."""

    @wraps(check)
    def watched(*args: Args.args, **kwargs: Args.kwargs) -> None:
        with every_word_given():
            check(*args, **kwargs)

    return watched


@contextmanager
def every_word_given() -> Iterator[None]:
    plain = FluentBundle.format_pattern

    def strict(bundle: FluentBundle, pattern: Any, values: Any = None) -> Any:
        text, errors = plain(bundle, pattern, values)
        assert not errors, f"{text!r} lacks a sentence or a word: {errors}"
        return text, errors

    speech.cache_clear()
    with patch.object(FluentBundle, "format_pattern", strict):
        yield
    speech.cache_clear()
