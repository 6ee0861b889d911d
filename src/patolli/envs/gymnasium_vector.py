"""Many games in one compiled call, as Gymnasium's vector environment."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from numpy.typing import NDArray

from patolli.dense.games import Games
from patolli.envs.setup import Observation, Screen, Setup, planes_in
from patolli.envs.single import SingleGame


class VectorGames(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """Many games; in each, the seat that is asked acts. `info` says which seat that is."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "autoreset_mode": AutoresetMode.SAME_STEP,
        "render_modes": [],
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        num_envs: int = 64,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "victory",
        illegal: str = "raise",
        packed: bool = False,
        copy: bool = True,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}.")
        self.setup = Setup(game, players, options, reward, illegal)
        self.encoder = encoder = self.setup.encoder
        self.num_envs = num_envs
        self.packed = packed
        self.copy_out = copy
        self.begun = False
        luck = secrets.randbits(63) if seed is None else seed
        self.games = Games(encoder, self.setup.first, num_envs, luck, self.setup.reward, self.setup.illegal, packed)
        self._map_buffers()
        self.single_action_space = self.setup.action_space()
        self.action_space = spaces.MultiDiscrete([int(encoder.actions)] * num_envs)
        self.single_observation_space = self.setup.observation_space()
        if packed:
            self.single_observation_space = self._packed_space()
        self.observation_space = spaces.Dict(
            {name: _batched(space, num_envs) for name, space in self.single_observation_space.items()}
        )
        self._final = Screen(encoder)

    def _map_buffers(self) -> None:
        """Arrays that lie where compiled code writes."""
        count, encoder = self.num_envs, self.encoder
        raw: dict[str, NDArray[Any]] = {}
        types = {"numbers": np.int16, "rewards": np.float64, "done": np.uint8, "broken": np.uint8, "masks": np.uint8}
        for name, buffer in self.games.buffers().items():
            raw[name] = np.frombuffer(memoryview(buffer), types.get(name, np.int64))  # type: ignore[arg-type]
        self._seats, self._acted, self._sampled = raw["seats"], raw["acted"], raw["actions"]
        self._rewards = raw["rewards"].reshape(count, -1)
        self._done, self._broken = raw["done"], raw["broken"]
        self._out: Observation = {"observation": raw["numbers"].reshape(count, -1)}
        if self.packed:
            self._out["action_mask"] = raw["bits"].view(np.uint64).reshape(count, -1)
            if encoder.bit_plane_words:
                planes = (count, len(encoder.bit_plane_names), -1)
                self._out["planes"] = raw["planes"].view(np.uint64).reshape(planes)
            return
        self._out["action_mask"] = raw["masks"].view(np.int8).reshape(count, -1)[:, : encoder.actions]
        planes_now = planes_in(encoder, self.games.out.planes, count)
        if planes_now is not None:
            self._out["planes"] = planes_now

    def _packed_space(self) -> spaces.Dict:
        whole = np.iinfo(np.uint64).max
        parts: dict[str, spaces.Space[Any]] = {"observation": self.single_observation_space["observation"]}  # type: ignore[index]
        for name in self._out.keys() - {"observation"}:
            parts[name] = spaces.Box(0, whole, self._out[name].shape[1:], np.uint64)
        return spaces.Dict(parts)

    # ------------------------------------------------------------------- playing
    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start all games anew; game i has stream i of the seed."""
        if isinstance(seed, list):
            raise ValueError("One seed is for all games: each has a stream of its own.")
        if seed is not None:
            self.games.seed(seed)
        self.games.begin()
        self.begun = True
        return self._shown(), self._info()

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An action for each game, of the seat that is asked there; rewards are of the seats that have acted."""
        if not self.begun:
            raise ValueError("Call reset() before anything else.")
        self.games.step(self._encoded(actions))
        info = self._info()
        done = self._done.astype(np.bool_)
        rewards = self._rewards[np.arange(self.num_envs), self._acted]
        if done.any():
            self._add_final(info, done)
        return self._shown(), rewards, done, np.zeros(self.num_envs, np.bool_), info

    def _encoded(self, actions: NDArray[Any]) -> bytes:
        found = np.asarray(actions)
        if found.shape != (self.num_envs,) or found.dtype.kind not in "iu":
            raise ValueError(
                f"Actions are {self.num_envs} whole numbers, one for each game, "
                f"not an array {found.dtype} of shape {found.shape}."
            )
        if found.dtype != np.int32:
            found = np.where((found >= 0) & (found < self.encoder.actions), found, -1)
        return found.astype("<i4").tobytes()

    def sample(self) -> NDArray[np.int64]:
        """A legal action at random for each game, drawn in compiled code."""
        self.games.sample()
        return self._sampled.copy()

    def _shown(self) -> Observation:
        if not self.copy_out:
            return dict(self._out)
        return {name: array.copy() for name, array in self._out.items()}

    def _info(self) -> dict[str, Any]:
        found = {
            "seat": self._seats,
            "acted": self._acted,
            "rewards": self._rewards,
            "action_mask": self._out["action_mask"],
        }
        if self.copy_out:
            found = {name: array.copy() for name, array in found.items()}
        return {**found, "illegal": self._broken.astype(np.bool_)}

    def _add_final(self, info: dict[str, Any], done: NDArray[np.bool_]) -> None:
        """What was seen at the end of games that have begun anew, by the seat that acted last."""
        final = np.full(self.num_envs, None, dtype=object)
        infos = np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(done):
            state, seat = self.games.ended[i], int(self._acted[i])
            if state is not None:
                final[i] = self._final.read(state, seat, -1, False)
                infos[i] = {"seat": seat, "rewards": self._rewards[i].copy(), "points": state.points()}
        info.update(final_obs=final, _final_obs=done.copy(), final_info=infos, _final_info=done.copy())

    def close_extras(self, **kwargs: Any) -> None:
        """There is nothing to close."""

    # ------------------------------------------------------------------- saving
    def save(self) -> str:
        """All running games as text."""
        return json.dumps([self._single(i).save() for i in range(self.num_envs)])

    def restore(self, saved: str) -> None:
        """Go on from what `save` returned. ValueError if that was other games, or another number of them."""
        found = json.loads(saved)
        if len(found) != self.num_envs:
            raise ValueError(f"{len(found)} games were saved, and there are {self.num_envs}.")
        for i, one in enumerate(found):
            self._single(i, False).restore(one)
            self.games.resume(i)
        self.begun = True

    def copy(self) -> VectorGames:
        """Another environment at the same point, that can go its own way."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        setup = self.setup
        other.games = Games(setup.encoder, setup.first, self.num_envs, 0, setup.reward, setup.illegal, self.packed)
        other._map_buffers()
        other._final = Screen(setup.encoder)
        for i in range(self.num_envs):
            if self.begun:
                other._single(i, False).copy_from(self._single(i))
                other.games.resume(i)
        return other

    def __deepcopy__(self, memo: object) -> VectorGames:
        return self.copy()

    def _single(self, i: int, begun: bool = True) -> SingleGame:
        """Game i, to be saved or restored."""
        single = SingleGame(self.setup)
        single.episode = self.games.episodes[i]
        single.begun = begun and self.begun
        return single


def _batched(space: spaces.Space[Any], count: int) -> spaces.Box:
    assert isinstance(space, spaces.Box)
    low, high = (np.broadcast_to(bound, (count, *space.shape)) for bound in (space.low, space.high))
    return spaces.Box(low, high, dtype=space.dtype.type)
