"""How an environment is set up: a game, its encoder and its spaces, and what becomes of actions and points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from patolli.dense.encoder import Encoder
from patolli.dense.games import ILLEGAL, REWARDS, Buffers
from patolli.engine.core.state import State
from patolli.engine.game import BadOption, find_game, start
from patolli.stage.game import ShownGame

Observation = dict[str, NDArray[Any]]
"""`observation`: the numbers; `planes`, if the game has a picture; `action_mask`."""


class Setup:
    """A game with its players and options, ready to be started again and again."""

    def __init__(
        self, game: str, players: int | None, options: Mapping[str, object] | None, reward: str, illegal: str
    ) -> None:
        found = find_game(game)
        if not isinstance(found, ShownGame):
            raise BadOption(f"{found.title} has no encoder, so it cannot be an environment.")
        self.game: ShownGame = found
        self.players: int = fewest(found) if players is None else players
        self.options: dict[str, object] = dict(options or {})
        self.first: State = start(game, self.players, self.options)
        self.encoder: Encoder = found.encoder(self.options)
        self.reward: int = number_of("reward", reward, REWARDS)
        self.illegal: int = number_of("illegal", illegal, ILLEGAL)

    def __repr__(self) -> str:
        return f"<Setup of {self.game.name} for {self.players}>"

    def __reduce__(self) -> tuple[object, ...]:
        """For another process: what it was made of."""
        return Setup, (self.game.name, self.players, self.options, REWARDS[self.reward], ILLEGAL[self.illegal])

    def action_space(self, more: int = 0) -> spaces.Discrete:
        return spaces.Discrete(int(self.encoder.actions) + more)

    def observation_space(self, more: int = 0) -> spaces.Dict:
        """What `Screen.read` returns; `more`: actions that the game does not know."""
        encoder = self.encoder
        parts: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-32768, 32767, (int(encoder.numbers),), np.int16),
            "action_mask": spaces.Box(0, 1, (int(encoder.actions) + more,), np.int8),
        }
        if encoder.plane_words:
            shape = (len(encoder.plane_names), encoder.plane_height, encoder.plane_width)
            parts["planes"] = spaces.Box(0, 255, shape, np.uint8)
        return spaces.Dict(parts)


def fewest(game: ShownGame) -> int:
    """The fewest players that the game has, but not one alone if there may be two."""
    return next((players for players in game.seats if players > 1), game.seats[0])


def number_of(option: str, value: str, known: list[str]) -> int:
    if value not in known:
        raise BadOption(f"{option} is one of {', '.join(known)}, not {value!r}.")
    return known.index(value)


class Screen:
    """What one seat knows and may do, copied from buffers that compiled code writes."""

    def __init__(self, encoder: Encoder, more: int = 0) -> None:
        self.buffers = Buffers(encoder, 1, False)
        self._numbers = np.frombuffer(memoryview(self.buffers.numbers), np.int16)
        self._mask = np.frombuffer(memoryview(self.buffers.masks), np.int8)[: encoder.actions]
        self._more = more
        self._planes = planes_in(encoder, self.buffers.planes, 1)

    def read(self, state: State, seat: int, half: int, asked: bool) -> Observation:
        """Arrays that belong to the caller."""
        self.buffers.show(0, state, seat, half, asked)
        mask = self._mask.copy()
        if self._more:
            mask = np.concatenate((mask, np.zeros(self._more, np.int8)))
        found: Observation = {"observation": self._numbers.copy(), "action_mask": mask}
        if self._planes is not None:
            found["planes"] = self._planes[0].copy()
        return found


def planes_in(encoder: Encoder, buffer: object, count: int) -> NDArray[np.uint8] | None:
    """The planes of many games as bytes, where they lie; each begins at a whole word. None if there are none."""
    if not encoder.plane_words:
        return None
    planes, height, width = len(encoder.plane_names), encoder.plane_height, encoder.plane_width
    each = int(encoder.plane_words) // planes * 8
    rows = np.frombuffer(memoryview(buffer), np.uint8).reshape(count, planes, each)  # type: ignore[arg-type]
    whole = np.lib.stride_tricks.as_strided(
        rows, (count, planes, height, width), (*rows.strides[:2], width, 1), writeable=False
    )
    return whole
