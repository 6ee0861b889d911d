"""Gymnasium's environment: one seat learns, bots have the others."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import gymnasium
import numpy as np
from numpy.random import PCG64, Generator

from patolli.bots import Bot, maker
from patolli.dense.games import NOBODY
from patolli.engine.core.rng import Rng
from patolli.engine.match import Player
from patolli.envs.setup import Observation, Setup
from patolli.envs.single import RENDER_MODES, SingleGame, check_render_mode, rng_of, rng_words, seated


class GymEnv(gymnasium.Env[Any, Any]):
    """A game as one of its seats plays it."""

    metadata: dict[str, Any] = {  # noqa: RUF012
        "render_modes": RENDER_MODES,
        "render_fps": 1,
    }

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: Bot | Sequence[Bot] | None = None,
        seat: int | None = 0,
        options: Mapping[str, object] | None = None,
        reward: str = "victory",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.setup = Setup(game, players, options, reward, illegal)
        self.encoder = self.setup.encoder
        self.opponents = seated(opponents, self.setup.players - 1)
        if seat is not None and not 0 <= seat < self.setup.players:
            raise ValueError(f"There is no seat {seat}: the first is 0, the last {self.setup.players - 1}.")
        self.fixed_seat = seat
        self.render_mode = check_render_mode(render_mode)
        self.single = SingleGame(self.setup)
        self.action_space = self.setup.action_space()
        self.observation_space = self.setup.observation_space()
        self.seat = seat or 0
        """Who learns."""
        self._lucks: list[Rng] = []
        self._bots: dict[int, Player] = {}
        self._mask = np.zeros(int(self.encoder.actions), np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start anew, and let the others play until the one who learns is asked."""
        super().reset(seed=seed)
        while True:
            luck = Rng(int(self.np_random.integers(1 << 63)))
            self.seat = luck.below(self.setup.players) if self.fixed_seat is None else self.fixed_seat
            self._lucks = [luck.split() for _ in self.opponents]
            self._seat_bots()
            self.single.begin(luck)
            self._let_others_play()
            if self.single.episode.seat != NOBODY:  # else it was over before the one who learns was asked
                return self._shown(False)

    def _seat_bots(self) -> None:
        others = [seat for seat in range(self.setup.players) if seat != self.seat]
        bots = zip(self.opponents, self._lucks, strict=True)
        self._bots = {seat: maker(bot)(luck) for seat, (bot, luck) in zip(others, bots, strict=True)}

    def _let_others_play(self) -> float:
        """Until the one who learns is asked, or the game is over; returns what it is rewarded meanwhile."""
        episode, earned = self.single.episode, 0.0
        while episode.seat not in (NOBODY, self.seat):
            self.single.play_bot(episode.seat, self._bots[episode.seat])
            earned += episode.rewards[self.seat]
        return earned

    def _shown(self, illegal: bool) -> tuple[Observation, dict[str, Any]]:
        """What the one who learns knows, and the info beside it."""
        found = self.single.look(self.seat, self.single.episode.seat == self.seat)
        self._mask = found["action_mask"].copy()
        return found, {"action_mask": found["action_mask"].copy(), "illegal": illegal, "seat": self.seat}

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action, and let the others play until the one who learns is asked again or the game is over."""
        self.single.check_begun()
        episode = self.single.episode
        if episode.seat == NOBODY:
            raise gymnasium.error.ResetNeeded("The game is over: call reset().")
        illegal = self.single.act(self.seat, action, self._mask)
        earned = episode.rewards[self.seat] + self._let_others_play()
        found, info = self._shown(illegal)
        return found, earned, episode.seat == NOBODY, False, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, by the name that sb3-contrib asks for."""
        return self._mask.astype(np.bool_)

    # ------------------------------------------------------------------- for people and language models
    def render(self) -> str | None:
        """What the one who learns sees."""
        return self.single.render(self.render_mode, self.seat)

    def view(self) -> dict[str, Any]:
        """What the one who learns knows as plain data, with its legal actions in words."""
        self.single.check_begun()
        return self.single.view(self.seat, self.single.episode.seat == self.seat)

    def text(self) -> str:
        """The same to read, for a language model: picture, question, and the legal actions by number."""
        self.single.check_begun()
        return self.single.text(self.seat, self.single.episode.seat == self.seat)

    def say(self, action: int) -> str:
        """A legal action in words."""
        return self.single.say(self.seat, action)

    # ------------------------------------------------------------------- saving
    def save(self) -> str:
        """The running game as text. Bots are kept by their generators: what one has thought is thought again."""
        luck = self.np_random.bit_generator.state
        kept = {"seat": self.seat, "lucks": [rng_words(rng) for rng in self._lucks], "numpy": luck}
        return json.dumps({**self.single.save(), "gym": kept})

    def restore(self, saved: str) -> None:
        """Go on from what `save` returned. ValueError if that was another game, or had other players or options."""
        found = json.loads(saved)
        self.single.restore(found)
        self._take_over(found["gym"])

    def _take_over(self, kept: Mapping[str, Any]) -> None:
        self.seat = int(kept["seat"])
        self._lucks = [rng_of(words) for words in kept["lucks"]]
        self._seat_bots()
        generator = PCG64()
        generator.state = kept["numpy"]
        self.np_random = Generator(generator)
        self._shown(False)

    def copy(self) -> GymEnv:
        """Another environment at the same point, that can go its own way."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.single = SingleGame(self.setup)
        other.single.copy_from(self.single)
        if self.single.begun:
            lucks = [rng_words(rng) for rng in self._lucks]
            other._take_over({"seat": self.seat, "lucks": lucks, "numpy": self.np_random.bit_generator.state})
        return other

    def __deepcopy__(self, memo: object) -> GymEnv:
        return self.copy()
