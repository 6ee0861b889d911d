"""OpenSpiel's searches at our tables, through `patolli.envs.openspiel`. Needs the extra `openspiel`.

Whoever searches is given the whole state, also what the seat cannot know: that favours OpenSpiel.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
from numpy.random import RandomState  # type: ignore[import-not-found,import-untyped,unused-ignore]
from open_spiel.python.algorithms import mcts  # type: ignore[import-not-found,import-untyped,unused-ignore]

from patolli.dense.games import victory
from patolli.engine.core.playout import playout
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import State
from patolli.engine.match import Question
from patolli.envs.openspiel import SpielGame, SpielState

UCT_C = 2.0
"""The exploration constant that OpenSpiel's own examples use."""
MOST_SIMULATIONS = 1_000_000
"""The clock ends a search long before."""
MEMORY_MB = 500
SEED = 1


def spiel_game(name: str, players: int) -> SpielGame:
    """A game with its default options, as OpenSpiel has it."""
    game: SpielGame = pyspiel.load_game(f"patolli_{name}", {"players": players})
    return game


class OurPlayouts(mcts.Evaluator):  # type: ignore[misc]
    """Random playouts as OpenSpiel's own evaluator makes them, but many times as many, with our compiled loop."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, state: SpielState) -> list[float]:
        trial = state.held.state.copy()
        playout(trial, self.rng)
        return victory(trial)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class TimeIsUp(Exception):
    pass


class TimedMcts(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's search in Python, as it is, but stopped by the clock instead of a number of simulations."""

    def __init__(self, game: SpielGame, seconds: float, evaluator: Any, chance: RandomState) -> None:
        super().__init__(game, UCT_C, MOST_SIMULATIONS, evaluator, random_state=chance)
        self.seconds = seconds
        self.until = 0.0
        self.top: Any = None
        self.simulations = 0

    def mcts_search(self, state: SpielState) -> Any:
        self.until = perf_counter() + self.seconds
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self.top

    def _apply_tree_policy(self, root: Any, state: SpielState) -> Any:
        self.top = root
        if root.children and perf_counter() >= self.until:
            raise TimeIsUp
        self.simulations += 1
        return super()._apply_tree_policy(root, state)


class CompiledMcts:
    """OpenSpiel's search in C++. Asked by `step` it gives up the interpreter, and crashes with games in Python."""

    def __init__(self, game: SpielGame, seconds: float, seed: int) -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        self.bot = pyspiel.MCTSBot(
            game, evaluator, UCT_C, MOST_SIMULATIONS, MEMORY_MB, True, seed, False, max_wall_clock_time=seconds
        )
        self.simulations = 0

    def step(self, state: SpielState) -> int:
        root = self.bot.mcts_search(state)
        self.simulations += root.explore_count
        best = root.best_child()
        return int(best.action if best is not None else state.legal_actions()[0])


def simulate(kind: str, state: State, simulations: int) -> int:
    """Run simulations from the state; returns how many there were."""
    game = spiel_game(state.game().name, state.players)
    bot: Any
    if kind == "c++":
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        bot = pyspiel.MCTSBot(game, evaluator, UCT_C, simulations, MEMORY_MB, True, SEED, False)
    else:
        chance = RandomState(SEED)
        evaluator = mcts.RandomRolloutEvaluator(random_state=chance)
        bot = mcts.MCTSBot(game, UCT_C, simulations, evaluator, random_state=chance)
    return int(bot.mcts_search(game.state_at(state.copy())).explore_count)


KINDS = {
    "python": "OpenSpiel's MCTS in Python",
    "fast": "OpenSpiel's MCTS in Python with our playouts",
    "c++": "OpenSpiel's MCTS in C++",
}


def searcher(kind: str, game: SpielGame, seconds: float, seed: int) -> TimedMcts | CompiledMcts:
    if kind == "c++":
        return CompiledMcts(game, seconds, seed)
    chance = RandomState(seed)
    evaluator = OurPlayouts(Rng(seed)) if kind == "fast" else mcts.RandomRolloutEvaluator(random_state=chance)
    return TimedMcts(game, seconds, evaluator, chance)


class SpielPlayer:
    """A search of OpenSpiel at one of our tables. It sees everything."""

    def __init__(self, kind: str, game: SpielGame, seconds: float, seed: int) -> None:
        self.game = game
        self.bot = searcher(kind, game, seconds, seed)
        self.seconds = 0.0
        self.decisions = 0

    def decide(self, question: Question) -> int:
        began = perf_counter()
        state, half = self.game.state_at(question._state.copy()), -1
        while True:
            action = int(self.bot.step(state))
            move = int(self.game.encoder.move_of(state.held.state, question.seat, action, half))
            if move >= 0:
                break
            half = -1 - move
            state.apply_action(action)
        self.seconds += perf_counter() - began
        self.decisions += 1
        return move
