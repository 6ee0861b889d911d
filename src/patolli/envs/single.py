"""One game as environments for one game play it: acting, looking, telling, saving."""

from __future__ import annotations

import json
import operator
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import numpy as np
from gymnasium.error import ResetNeeded

from patolli.bots import Bot, maker
from patolli.bots.random import RandomBot
from patolli.dense.games import LOSE, NOBODY, RAISE, Episode, IllegalAction
from patolli.engine.core.rng import Rng
from patolli.engine.match import Player, Question
from patolli.engine.position import read_position
from patolli.envs.setup import Observation, Screen, Setup
from patolli.stage.speech import ENGLISH

RENDER_MODES = ["ansi", "human", "svg"]


class SingleGame:
    """One game, asked by seat. Whoever uses it says what an environment's names are."""

    def __init__(self, setup: Setup, more: int = 0) -> None:
        self.setup = setup
        self.encoder = setup.encoder
        self.players = setup.players
        self.episode = Episode(setup.encoder, setup.first, Rng(0), setup.reward)
        self.begun = False
        self._screen = Screen(setup.encoder, more)

    def begin(self, rng: Rng | None) -> None:
        """Start anew; without a generator, with the numbers that come next, or with new ones the first time."""
        if rng is not None:
            self.episode.rng = rng
        elif not self.begun:
            self.episode.rng = Rng(secrets.randbits(64))
        self.begun = True
        self.episode.begin()
        while self.episode.seat == NOBODY:  # over before anybody was asked
            self.episode.begin()

    # ------------------------------------------------------------------- acting
    def check_begun(self) -> None:
        if not self.begun:
            raise ResetNeeded("Call reset() before anything else.")

    def act(self, seat: int, action: SupportsIndex, mask: Any) -> bool:
        """Play an action of a seat that is asked; whether it was illegal. IllegalAction if such actions raise."""
        number = as_number(action)
        if 0 <= number < self.encoder.actions and mask[number]:
            self.episode.act(seat, number)
            return False
        self.refuse(seat, number, mask)
        return True

    def refuse(self, seat: int, number: int, mask: Any) -> None:
        """What becomes of an illegal action."""
        if not self.refuses_all(seat, number):
            self.episode.act(seat, self.any_legal(mask))

    def refuses_all(self, seat: int, number: int) -> bool:
        """Whether an illegal action ends the game, for all. IllegalAction if such actions raise."""
        if self.setup.illegal == RAISE:
            raise IllegalAction(f"{number} is no legal action of seat {seat} now; action_mask has those that are.")
        if self.setup.illegal == LOSE:
            self.episode.lose(seat)
        return self.setup.illegal == LOSE

    def any_legal(self, mask: Any) -> int:
        """A legal action at random."""
        legal = np.flatnonzero(mask)
        return int(legal[self.episode.rng.below(len(legal))])

    def play_bot(self, seat: int, bot: Player) -> None:
        """Let a bot decide for a seat that is asked."""
        state = self.episode.state
        if isinstance(bot, RandomBot):
            move = state.pick(seat, bot.rng)  # without listing all moves
        else:
            moves = state.moves(seat)
            move = moves[0] if len(moves) == 1 else bot.decide(Question(state, seat, moves))
        half = -1
        while True:
            action = self.encoder.index_of(state, seat, move, half)
            self.episode.act(seat, action)
            half = self.episode.halves[seat]
            if half < 0:
                return

    # ------------------------------------------------------------------- looking
    def look(self, seat: int, asked: bool) -> Observation:
        """What a seat knows; what it may do if it is asked."""
        episode = self.episode
        return self._screen.read(episode.state, seat, episode.halves[seat], asked)

    def say(self, seat: int, action: int) -> str:
        """A legal action in words: the line of its move, or of a first half what it means."""
        episode = self.episode
        move = self.encoder.move_of(episode.state, seat, action, episode.halves[seat])
        return self.encoder.label(action) if move < 0 else self.setup.game.say(episode.state, seat, move)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat that is asked."""
        return self.encoder.legal_actions(self.episode.state, seat, self.episode.halves[seat])

    def view(self, seat: int, asked: bool) -> dict[str, Any]:
        """What a seat knows as plain data, with its legal actions in words if it is asked."""
        found: dict[str, Any] = json.loads(self.episode.state.view(seat).json())
        found["legal"] = {str(action): self.say(seat, action) for action in self.legal(seat)} if asked else {}
        return found

    def text(self, seat: int, asked: bool) -> str:
        """The same to read: a picture, the question, and each legal action with its number."""
        view, game = self.episode.state.view(seat), self.setup.game
        parts = [game.picture(view).rstrip(), "", f"You are player_{seat}."]
        if asked:
            parts += [game.prompt(view, ENGLISH), "", "Legal actions:"]
            parts += [f"{action}: {self.say(seat, action)}" for action in self.legal(seat)]
        return "\n".join(parts) + "\n"

    def render(self, mode: str | None, seat: int) -> str | None:
        """What the seat sees, as a picture of letters or a drawing."""
        self.check_begun()
        view, game = self.episode.state.view(seat), self.setup.game
        if mode == "human":
            print(game.picture(view))
        return game.svg(view) if mode == "svg" else game.picture(view) if mode == "ansi" else None

    # ------------------------------------------------------------------- saving
    def save(self) -> dict[str, Any]:
        """All that is needed to go on from here, as plain data."""
        self.check_begun()
        episode, setup = self.episode, self.setup
        return {
            "game": setup.game.name,
            "version": self.encoder.version,
            "position": setup.game.write_position(episode.state),
            "rng": rng_words(episode.rng),
            "halves": list(episode.halves),
            "loser": episode.loser,
            "counted": list(episode.counted),
            "rewards": list(episode.rewards),
            "over": episode.seat == NOBODY,
        }

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go on from there. ValueError, and nothing is changed, if that was another game or another encoder."""
        setup, episode = self.setup, self.episode
        if (saved.get("game"), saved.get("version")) != (setup.game.name, self.encoder.version):
            raise ValueError(
                f"This was saved from {saved.get('game')!r} with encoder {saved.get('version')!r}, "
                f"and the environment is {setup.game.name!r} with encoder {self.encoder.version}."
            )
        state = read_position(str(saved["position"]))
        if state.players != self.players:
            raise ValueError(f"This was saved with {state.players} players, and the environment has {self.players}.")
        if setup.game.settings(state) != setup.game.settings(setup.first):
            raise ValueError("This was saved with other options than those of the environment.")
        episode.state = state
        episode.rng = rng_of(saved["rng"])
        episode.halves = [int(half) for half in saved["halves"]]
        episode.loser = int(saved["loser"])
        episode.counted = [int(points) for points in saved["counted"]]
        episode.rewards = [float(reward) for reward in saved["rewards"]]
        episode.seat = NOBODY if saved["over"] else state.actors()[0]
        self.begun = True

    def copy_from(self, other: SingleGame) -> None:
        """Be where another game with the same set-up is; nothing that changes is shared."""
        ours, theirs = self.episode, other.episode
        ours.state = theirs.state.copy()
        ours.rng = rng_of(rng_words(theirs.rng))
        ours.halves, ours.counted, ours.rewards = list(theirs.halves), list(theirs.counted), list(theirs.rewards)
        ours.loser, ours.seat = theirs.loser, theirs.seat
        self.begun = other.begun


def as_number(action: SupportsIndex) -> int:
    try:
        return operator.index(action)
    except TypeError:
        raise TypeError(f"An action is a whole number, not {action!r}.") from None


def rng_words(rng: Rng) -> list[int]:
    return [rng.a, rng.b, rng.c, rng.d]


def rng_of(words: list[int]) -> Rng:
    rng = Rng(0)
    rng.a, rng.b, rng.c, rng.d = words
    return rng


def seated(opponents: Bot | Sequence[Bot] | None, others: int) -> list[Bot]:
    """The bots of the other seats: one for all of them, or one for each. BadBot or ValueError if not."""
    if opponents is None:
        opponents = "random"
    found = [opponents] * others if isinstance(opponents, str) or callable(opponents) else list(opponents)
    if len(found) != others:
        raise ValueError(f"There are {others} other seats, and {len(found)} opponents.")
    for bot in found:
        maker(bot)
    return found


def agents_of(players: int) -> list[str]:
    return [f"player_{seat}" for seat in range(players)]


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is None or one of {', '.join(RENDER_MODES)}, not {mode!r}.")
    return mode
