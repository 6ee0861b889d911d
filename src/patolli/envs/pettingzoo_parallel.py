"""PettingZoo's environment in which all seats that are asked act at once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, SupportsIndex

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import ParallelEnv  # type: ignore[import-untyped]

from patolli.dense.games import NOBODY
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE
from patolli.engine.game import BadOption
from patolli.envs.setup import Observation, Setup
from patolli.envs.single import RENDER_MODES, SingleGame, agents_of, as_number, check_render_mode

Agent = str


class ParallelGame(ParallelEnv):  # type: ignore[misc]
    """A game whose seats act at once: every seat that is asked chooses an action, the others `wait`."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "victory",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        self.setup = Setup(game, players, options, reward, illegal)
        if not self.setup.game.simultaneous:
            raise BadOption(
                f"In {self.setup.game.title} seats never decide at once, so it has no parallel environment. "
                f'Use patolli.envs.aec("{game}").'
            )
        self.single = SingleGame(self.setup, more=1)
        self.encoder = self.setup.encoder
        self.wait: int = int(self.encoder.actions)
        """The action of a seat that is not asked; the last one."""
        self.metadata = {"name": f"patolli_{game}_v0", "render_modes": RENDER_MODES}
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents: list[Agent] = agents_of(self.setup.players)
        self.action_spaces: dict[Agent, spaces.Space[Any]] = {
            agent: self.setup.action_space(1) for agent in self.possible_agents
        }
        self.observation_spaces: dict[Agent, spaces.Space[Any]] = {
            agent: self.setup.observation_space(1) for agent in self.possible_agents
        }
        self.agents: list[Agent] = []
        self._shown: dict[Agent, Observation] = {}

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def asked(self) -> list[int]:
        """The seats that have to choose an action other than `wait`."""
        if self.single.episode.seat == NOBODY:
            return []
        return [actor for actor in self.single.episode.state.actors() if actor != CHANCE]

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[Agent, Observation], dict[Agent, dict[str, Any]]]:
        """Start anew. The same seed gives the same chance; without one the generator goes on."""
        self.single.begin(None if seed is None else Rng(seed))
        self.agents = self.possible_agents[:]
        self._look()
        return dict(self._shown), self._infos(())

    def _look(self) -> None:
        asked = self.asked()
        self._shown = {}
        for seat, agent in enumerate(self.possible_agents):
            found = self.single.look(seat, seat in asked)
            if seat not in asked:
                found["action_mask"][self.wait] = 1
            self._shown[agent] = found

    def _infos(self, illegal: tuple[int, ...]) -> dict[Agent, dict[str, Any]]:
        return {
            agent: {"action_mask": self._shown[agent]["action_mask"].copy(), "illegal": seat in illegal}
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(
        self, actions: Mapping[Agent, SupportsIndex]
    ) -> tuple[
        dict[Agent, Observation],
        dict[Agent, float],
        dict[Agent, bool],
        dict[Agent, bool],
        dict[Agent, dict[str, Any]],
    ]:
        """Every seat acts at once: nobody sees what another has chosen in the same step."""
        self.single.check_begun()
        if not self.agents:
            raise ResetNeeded("The game is over: call reset().")
        chosen = self._checked(actions)
        illegal = tuple(seat for seat, number in enumerate(chosen) if not self._is_legal(seat, number))
        earned = self._act(chosen, illegal)
        over = self.single.episode.seat == NOBODY
        self._look()
        agents = self.agents
        if over:
            self.agents = []
        rewards = dict(zip(agents, earned, strict=True))
        ended = dict.fromkeys(agents, over)
        return dict(self._shown), rewards, ended, dict.fromkeys(agents, False), self._infos(illegal)

    def _checked(self, actions: Mapping[Agent, SupportsIndex]) -> list[int]:
        """By seat. ValueError or TypeError, and nothing is played, if one is missing or no number."""
        for agent in self.agents:
            if agent not in actions:
                raise ValueError(f"{agent} has no action; a seat that is not asked waits: {self.wait}.")
        return [as_number(actions[agent]) for agent in self.agents]

    def _is_legal(self, seat: int, number: int) -> bool:
        mask = self._shown[self.possible_agents[seat]]["action_mask"]
        return 0 <= number <= self.wait and bool(mask[number])

    def _act(self, chosen: list[int], illegal: tuple[int, ...]) -> list[float]:
        """Play the actions of all seats that are asked; returns what each seat is rewarded."""
        episode, single = self.single.episode, self.single
        earned = [0.0] * self.setup.players
        if illegal and single.refuses_all(illegal[0], chosen[illegal[0]]):
            return list(episode.rewards)
        for seat in self.asked():
            mask = self._shown[self.possible_agents[seat]]["action_mask"]
            number = single.any_legal(mask) if seat in illegal else chosen[seat]
            episode.act(seat, number)
            earned = [one + more for one, more in zip(earned, episode.rewards, strict=True)]
        return earned

    # ------------------------------------------------------------------- for people and language models
    def render(self) -> str | None:
        """What the first seat that is asked sees."""
        return self.single.render(self.render_mode, max(self.single.episode.seat, 0))

    def close(self) -> None:
        """There is nothing to close."""

    def view(self, agent: Agent) -> dict[str, Any]:
        """What the seat knows as plain data, with its legal actions in words."""
        seat = self.possible_agents.index(agent)
        return self.single.view(seat, seat in self.asked())

    def text(self, agent: Agent) -> str:
        """The same to read, for a language model: picture, question, and the legal actions by number."""
        seat = self.possible_agents.index(agent)
        return self.single.text(seat, seat in self.asked())

    # ------------------------------------------------------------------- saving
    def save(self) -> str:
        """The running game as text: `restore` goes on from there, here or in another process."""
        return json.dumps(self.single.save())

    def restore(self, saved: str) -> None:
        """Go on from what `save` returned. ValueError if that was another game, or had other players or options."""
        self.single.restore(json.loads(saved))
        self._go_on()

    def _go_on(self) -> None:
        self.agents = [] if self.single.episode.seat == NOBODY else self.possible_agents[:]
        self._look()

    def copy(self) -> ParallelGame:
        """Another environment at the same point, that can go its own way."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.single = SingleGame(self.setup, more=1)
        other.single.copy_from(self.single)
        if self.single.begun:
            other._go_on()
        return other

    def __deepcopy__(self, memo: object) -> ParallelGame:
        return self.copy()
