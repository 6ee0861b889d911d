"""PettingZoo's environment of one seat after the other."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from patolli.dense.games import NOBODY, VICTORY
from patolli.engine.core.rng import Rng
from patolli.envs.setup import Observation, Setup
from patolli.envs.single import RENDER_MODES, SingleGame, agents_of, check_render_mode

Agent = str


class AecEnv(AECEnv):  # type: ignore[misc]
    """A game whose seats act one after the other."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        reward: str = "victory",
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setup = Setup(game, players, options, reward, illegal)
        self.single = SingleGame(self.setup)
        self.encoder = self.setup.encoder
        self.metadata = {"name": f"patolli_{game}_v0", "render_modes": RENDER_MODES, "is_parallelizable": False}
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents: list[Agent] = agents_of(self.setup.players)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces: dict[Agent, spaces.Space[Any]] = {
            agent: self.setup.action_space() for agent in self.possible_agents
        }
        self.observation_spaces: dict[Agent, spaces.Space[Any]] = {
            agent: self.setup.observation_space() for agent in self.possible_agents
        }
        self.agents: list[Agent] = []
        self._nothing = np.zeros(int(self.encoder.actions), np.int8)
        """The mask of seats that are not asked."""
        self._nothing.setflags(write=False)

    def observation_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Start anew. The same seed gives the same chance; without one the generator goes on."""
        self.single.begin(None if seed is None else Rng(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._illegal: set[Agent] = set()
        """Whose last action was illegal."""
        self.infos: dict[Agent, dict[str, Any]] = {}
        self._ask_nobody()
        self._refresh()

    def _ask_nobody(self) -> None:
        self.infos = {agent: {"action_mask": self._nothing, "illegal": agent in self._illegal} for agent in self.agents}

    def _refresh(self) -> None:
        """Who is asked, what they know and may do."""
        seat = self.single.episode.seat
        self.agent_selection = self.possible_agents[seat]
        self._shown = self.single.look(seat, True)
        agent = self.agent_selection
        self.infos[agent] = {"action_mask": self._shown["action_mask"], "illegal": agent in self._illegal}

    def observe(self, agent: Agent) -> Observation:
        """What the seat knows; its mask is empty unless it is the one that is asked."""
        self.single.check_begun()
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            return self._shown
        return self.single.look(self._seat_of[agent], False)

    def step(self, action: SupportsIndex | None) -> None:
        self.single.check_begun()
        if not self.agents:
            raise ResetNeeded("The game is over: call reset().")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"{agent} is asked for an action; None is for seats whose game is over.")
        episode = self.single.episode
        illegal = self.single.act(self._seat_of[agent], action, self._shown["action_mask"])
        (self._illegal.add if illegal else self._illegal.discard)(agent)
        self.infos[agent] = {"action_mask": self._nothing, "illegal": illegal}
        self._cumulative_rewards[agent] = 0.0
        over = episode.seat == NOBODY
        if over or episode.reward != VICTORY:
            self.rewards = dict(zip(self.possible_agents, episode.rewards, strict=True))
            self._accumulate_rewards()
        if over:
            self._end(agent)
        else:
            self._refresh()

    def _end(self, agent: Agent) -> None:
        """The game is over for all; each is shown the end once, beginning with the seat after the last that acted."""
        self.terminations = dict.fromkeys(self.agents, True)
        self._ask_nobody()
        self.agent_selection = self.agents[(self._seat_of[agent] + 1) % len(self.agents)]

    # ------------------------------------------------------------------- for people and language models
    def render(self) -> str | None:
        """What the seat that is asked sees."""
        return self.single.render(self.render_mode, self._seat_of[self.agent_selection])

    def close(self) -> None:
        """There is nothing to close."""

    def view(self, agent: Agent) -> dict[str, Any]:
        """What the seat knows as plain data, with its legal actions in words."""
        return self.single.view(self._seat_of[agent], self._is_asked(agent))

    def text(self, agent: Agent) -> str:
        """The same to read, for a language model: picture, question, and the legal actions by number."""
        return self.single.text(self._seat_of[agent], self._is_asked(agent))

    def say(self, action: int) -> str:
        """A legal action of the seat that is asked, in words."""
        return self.single.say(self._seat_of[self.agent_selection], action)

    def _is_asked(self, agent: Agent) -> bool:
        self.single.check_begun()
        return agent == self.agent_selection and not self.terminations.get(agent, True)

    # ------------------------------------------------------------------- saving
    def _kept(self) -> dict[str, Any]:
        """What PettingZoo adds to a game."""
        return {
            "agents": list(self.agents),
            "agent_selection": self.agent_selection,
            "rewards": dict(self.rewards),
            "_cumulative_rewards": dict(self._cumulative_rewards),
            "terminations": dict(self.terminations),
            "_illegal": sorted(self._illegal),
        }

    def _take_over(self, kept: Mapping[str, Any]) -> None:
        for name, value in kept.items():
            setattr(self, name, value)
        self._illegal = set(kept["_illegal"])
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask_nobody()
        if self.single.episode.seat != NOBODY:
            self._refresh()

    def save(self) -> str:
        """The running game as text: `restore` goes on from there, here or in another process."""
        return json.dumps({**self.single.save(), "aec": self._kept()})

    def restore(self, saved: str) -> None:
        """Go on from what `save` returned. ValueError if that was another game, or had other players or options."""
        found = json.loads(saved)
        self.single.restore(found)
        self._take_over(found["aec"])

    def copy(self) -> AecEnv:
        """Another environment at the same point, that can go its own way."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.single = SingleGame(self.setup)
        other.single.copy_from(self.single)
        if self.single.begun:
            other._take_over(self._kept())
        return other

    def __deepcopy__(self, memo: object) -> AecEnv:
        return self.copy()
