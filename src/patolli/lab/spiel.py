"""Patolli's games behind OpenSpiel's interface, so that its searches can play them. Needs the extra `peers`.

Whoever searches is given the whole state, also what the seat cannot know: that favours OpenSpiel. Seats that decide
at once decide one after the other. What chance does are chance nodes.
"""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
from numpy.random import RandomState  # type: ignore[import-not-found,import-untyped,unused-ignore]
from open_spiel.python.algorithms import mcts  # type: ignore[import-not-found,import-untyped,unused-ignore]

from patolli.engine.core.playout import playout
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import find_game, start
from patolli.engine.match import Question

LARGEST_MOVE = 2**31 - 1
LONGEST_GAME = 100_000
CURIOSITY = 2.0
"""What OpenSpiel's own examples use."""
MOST = 1_000_000
"""Simulations; the clock comes first."""
MEMORY_MB = 500
SEED = 1


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for so many players with its usual options."""

    def __init__(self, game: str, players: int) -> None:
        self.first = start(game, players)
        kind = pyspiel.GameType(
            short_name=f"patolli_{game}",
            long_name=find_game(game).title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=players,
            min_num_players=players,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=False,
            provides_observation_tensor=False,
            parameter_specification={},
        )
        facts = pyspiel.GameInfo(
            num_distinct_actions=LARGEST_MOVE,
            max_chance_outcomes=LARGEST_MOVE,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(kind, facts, {})

    def new_initial_state(self) -> SpielState:
        """Asked for by OpenSpiel at every copy, too."""
        return SpielState(self, self.first.copy())


class Held:
    """A state of ours, copied our way when OpenSpiel copies what holds it."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.state.copy())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame, state: State) -> None:
        super().__init__(game)
        self.held = Held(state)

    def current_player(self) -> int:
        actors = self.held.state.actors()
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors[0] == CHANCE else actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.state.moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.held.state.weights()
        whole = sum(weights)
        moves = self.held.state.moves(CHANCE)
        return [(move, weight / whole) for move, weight in zip(moves, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        state = self.held.state
        state.play(state.actors()[0], action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.held.state.game().say(self.held.state, max(player, CHANCE), action)

    def is_terminal(self) -> bool:
        return self.held.state.over()

    def returns(self) -> list[float]:
        return returns(self.held.state)

    def __str__(self) -> str:
        return str(self.held.state)


def returns(state: State) -> list[float]:
    """1 for who has won alone, less for who has lost, in all 0; alone against the game it is 1 or -1."""
    winners = state.winners()
    if not winners:
        return [0.0] * state.players
    if state.players == 1:
        return [1.0 if 0 in winners else -1.0]
    share = state.players / len(winners) - 1
    return [(share if seat in winners else -1.0) / (state.players - 1) for seat in range(state.players)]


class OurPlayouts(mcts.Evaluator):  # type: ignore[misc]
    """Random playouts as OpenSpiel's own evaluator makes them, but with our compiled loop: many times as many."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def evaluate(self, state: SpielState) -> list[float]:
        trial = state.held.state.copy()
        playout(trial, self.rng)
        return returns(trial)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1.0 / len(actions)) for action in actions]


class TimeIsUp(Exception):
    pass


class TimedMcts(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's search in Python, as it is, but stopped by the clock instead of after so many simulations."""

    def __init__(self, game: SpielGame, seconds: float, evaluator: Any, chance: RandomState) -> None:
        super().__init__(game, CURIOSITY, MOST, evaluator, random_state=chance)
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
            game, evaluator, CURIOSITY, MOST, MEMORY_MB, True, seed, False, max_wall_clock_time=seconds
        )
        self.simulations = 0

    def step(self, state: SpielState) -> int:
        root = self.bot.mcts_search(state)
        self.simulations += root.explore_count
        best = root.best_child()
        return int(best.action if best is not None else state.legal_actions()[0])


def simulate(kind: str, state: State, simulations: int) -> int:
    """So many simulations from the state; how many there were."""
    game = SpielGame(state.game().name, state.players)
    bot: Any
    if kind == "c++":
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        bot = pyspiel.MCTSBot(game, evaluator, CURIOSITY, simulations, MEMORY_MB, True, SEED, False)
    else:
        chance = RandomState(SEED)
        evaluator = mcts.RandomRolloutEvaluator(random_state=chance)
        bot = mcts.MCTSBot(game, CURIOSITY, simulations, evaluator, random_state=chance)
    return int(bot.mcts_search(SpielState(game, state.copy())).explore_count)


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
        action = int(self.bot.step(SpielState(self.game, question._state.copy())))
        self.seconds += perf_counter() - began
        self.decisions += 1
        return action
