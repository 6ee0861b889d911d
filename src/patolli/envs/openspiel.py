"""Patolli's games as OpenSpiel's: importing this module registers `patolli_mexica` and the others.

    import patolli.envs.openspiel
    game = pyspiel.load_game("patolli_zapotec(players=2)")      # options are parameters: (players=3,length=3)

What chance decides are chance nodes. Seats that decide at once are asked one after the other and see nothing of each
other's choice. Returns are 1 for a seat that has won alone, less for those that have lost, 0 in sum.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np

from patolli.dense.encoder import Encoder
from patolli.dense.games import victory
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import BadOption, find_game, plain
from patolli.engine.played import play_line
from patolli.envs.setup import Screen, Setup, fewest
from patolli.games import NAMES
from patolli.stage.game import ShownGame

try:
    import pyspiel  # type: ignore[import-not-found,import-untyped,unused-ignore]
except ImportError as error:
    raise ImportError("patolli.envs.openspiel needs OpenSpiel: pip install 'patolli[openspiel]'") from error

MOST_MOVES = 100_000
"""Lines of a game, those of chance included: there is no bound in the rules, but no game comes near it."""


def game_type(game: ShownGame, players: int) -> Any:
    """What OpenSpiel knows of a game before it is loaded. Alone against the game itself, points are not zero in sum."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"patolli_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if players > 1 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters(game),
    )


def parameters(game: ShownGame) -> dict[str, int | bool | str]:
    """By name: the default. OpenSpiel takes a value of its type only: a number for `length`, words for most."""
    found: dict[str, int | bool | str] = {"players": fewest(game)}
    for option in game.options:
        first = option.values[0] if option.values else ""
        if not option.free and all(value.isdecimal() for value in option.values):
            found[option.name] = int(first)
        elif set(option.values) == {"true", "false"}:
            found[option.name] = first == "true"
        else:
            found[option.name] = first
    return found


@lru_cache(64)
def set_up(name: str, players: int, given: tuple[tuple[str, str], ...]) -> Setup:
    """Kept, because OpenSpiel loads the same game again and again."""
    return Setup(name, players, dict(given), "victory", "raise")


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players and options. Each of our games has a subclass, which OpenSpiel keeps."""

    name: ClassVar[str]

    def __init__(self, params: Mapping[str, object] | None = None) -> None:
        game = find_game(self.name)
        assert isinstance(game, ShownGame)
        usual = parameters(game)
        asked = {key: value for key, value in (params or {}).items() if value != usual.get(key)}
        players = int(str(asked.pop("players", usual["players"])))
        given = tuple((option, plain(value)) for option, value in sorted(asked.items()))
        self.setup = set_up(self.name, players, given)
        self.encoder: Encoder = self.setup.encoder
        facts = pyspiel.GameInfo(
            num_distinct_actions=int(self.encoder.actions),
            max_chance_outcomes=int(self.encoder.chances),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if players > 1 else None,
            max_game_length=MOST_MOVES,
        )
        super().__init__(game_type(game, players), facts, {"players": players, **asked})

    def new_initial_state(self) -> SpielState:
        """Asked for by OpenSpiel at every copy, too."""
        return SpielState(self, Held(self.setup, self.setup.first.copy()))

    def state_at(self, state: State) -> SpielState:
        """A position of ours in OpenSpiel's hands; its history is empty. The state is given away."""
        return SpielState(self, Held(self.setup, state))

    def make_py_observer(self, iig_obs_type: Any = None, params: object = None) -> SpielObserver:
        """What a seat may know: now, or with perfect recall all that it has heard, as a string."""
        if params:
            raise ValueError(f"Observers have no parameters, not {params!r}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return SpielObserver(self.encoder, kind.perfect_recall)


class Held:
    """A state of ours, copied and packed our way when OpenSpiel copies or serialises what holds it."""

    __slots__ = ("half", "setup", "state")

    def __init__(self, setup: Setup, state: State, half: int = -1) -> None:
        self.setup = setup
        self.state = state
        self.half = half
        """Of the seat that is asked: the first half of its move; -1."""

    @property
    def encoder(self) -> Encoder:
        return self.setup.encoder

    def __deepcopy__(self, memo: object) -> Held:
        return Held(self.setup, self.state.copy(), self.half)

    def __reduce__(self) -> tuple[object, ...]:
        setup = self.setup
        given = tuple((option, plain(value)) for option, value in sorted(setup.options.items()))
        return unpacked, (setup.game.name, setup.players, given, self.state, self.half)


def unpacked(name: str, players: int, given: tuple[tuple[str, str], ...], state: State, half: int) -> Held:
    return Held(set_up(name, players, given), state, half)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position as OpenSpiel asks for it."""

    def __init__(self, game: SpielGame, held: Held) -> None:
        super().__init__(game)
        self.held = held

    def current_player(self) -> int:
        actors = self.held.state.actors()
        if not actors:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actors[0] == CHANCE else actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return self.held.encoder.legal_actions(self.held.state, player, self.held.half)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state, encoder = self.held.state, self.held.encoder
        weights = state.weights()
        whole = sum(weights)
        outcomes = [int(encoder.chance_index(state, move)) for move in state.moves(CHANCE)]
        return sorted((outcome, weight / whole) for outcome, weight in zip(outcomes, weights, strict=True))

    def _apply_action(self, action: int) -> None:
        self.held.half = act(self.held.encoder, self.held.state, action, self.held.half)

    def _action_to_string(self, player: int, action: int) -> str:
        held, encoder = self.held, self.held.encoder
        if player == int(pyspiel.PlayerId.CHANCE):
            return held.state.game().say(held.state, CHANCE, encoder.chance_move(held.state, action))
        move = encoder.move_of(held.state, player, action, held.half)
        return encoder.label(action) if move < 0 else held.state.game().say(held.state, player, move)

    def is_terminal(self) -> bool:
        return self.held.state.over()

    def returns(self) -> list[float]:
        return victory(self.held.state)

    def __str__(self) -> str:
        """The position with all that is hidden in it; OpenSpiel compares states by it."""
        half = f"half {self.held.half}\n" if self.held.half >= 0 else ""
        return half + self.held.state.key()

    def heard_by(self, player: int) -> str:
        """All that a seat has heard since the game began, and what it sees now."""
        game: SpielGame = self.get_game()
        encoder, state, half = game.encoder, game.setup.first.copy(), -1
        told: list[str] = []
        for action in self.history():
            half, line = act_aloud(encoder, state, action, half, player)
            told += line
        return "\n".join([*told, self.seen_by(player)])

    def seen_by(self, player: int) -> str:
        """What a seat sees now."""
        held = self.held
        half = f"half {held.half} " if held.half >= 0 and player == self.current_player() else ""
        return half + held.state.view(player).json()


def act(encoder: Encoder, state: State, action: int, half: int) -> int:
    """Play an action of whoever is asked first; returns the first half of its move, or -1."""
    actor = state.actors()[0]
    move = encoder.chance_move(state, action) if actor == CHANCE else encoder.move_of(state, actor, action, half)
    if move < 0:
        return -1 - move
    state.play(actor, move)
    return -1


def act_aloud(encoder: Encoder, state: State, action: int, half: int, player: int) -> tuple[int, list[str]]:
    """The same; also what a seat hears of it."""
    actor = state.actors()[0]
    move = encoder.chance_move(state, action) if actor == CHANCE else encoder.move_of(state, actor, action, half)
    if move < 0:
        return -1 - move, []
    line = play_line(state, actor, move, False, 0, 0.0)
    words = line.heard_by(player)
    who = "*" if actor == CHANCE else str(actor)
    return -1, [*([f"{who} {words}"] if words is not None else []), *map(str, line.events)]


class SpielObserver:
    """What a seat may know, as OpenSpiel's observers tell it."""

    def __init__(self, encoder: Encoder, recall: bool) -> None:
        self.encoder = encoder
        self.recall = recall
        self.screen = Screen(encoder)
        planes = (len(encoder.plane_names), encoder.plane_height, encoder.plane_width)
        numbers, cells = int(encoder.numbers), planes[0] * planes[1] * planes[2]
        self.tensor = np.zeros(0 if recall else numbers + cells, np.float32)
        """With perfect recall there is none: a game has no largest length."""
        self.dict: dict[str, Any] = {}
        if not recall:
            self.dict["numbers"] = self.tensor[:numbers]
            if cells:
                self.dict["planes"] = self.tensor[numbers:].reshape(planes)

    def set_from(self, state: SpielState, player: int) -> None:
        if self.recall:
            return
        held = state.held
        half = held.half if player == state.current_player() else -1
        found = self.screen.read(held.state, player, half, False)
        self.dict["numbers"][:] = found["observation"]
        if "planes" in self.dict:
            self.dict["planes"][:] = found["planes"]

    def string_from(self, state: SpielState, player: int) -> str:
        return state.heard_by(player) if self.recall else state.seen_by(player)


def register(name: str) -> None:
    """Let OpenSpiel know a game. One of another package that cannot be loaded is left out."""
    try:
        game = find_game(name)
    except BadOption:
        return
    if isinstance(game, ShownGame):
        # (Anything but a class is freed when Python has ended, and that aborts the process.)
        kind = type(f"Spiel{name.capitalize()}", (SpielGame,), {"name": name})
        globals()[kind.__name__] = kind  # where pickle finds it
        pyspiel.register_game(game_type(game, max(game.seats)), kind)


for _name in NAMES:
    register(_name)
