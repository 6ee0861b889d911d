"""The contract: what the state of every game can do.

A game is a fold over moves. A state knows who owes a decision and what they may do; it holds no random
generator, no history and nothing that nobody has seen yet: what chance decides is a move of the actor CHANCE.

Pre- and postconditions, for all states and checked for every game by `patolli.testing`:

- `actors()` is empty exactly when the game is over. It is `[CHANCE]`, or one or more seats; several seats owe a
  secret decision at once, and may decide in any order.
- `moves(actor)` lists each legal move of a listed actor once, is never empty, and is complete: whoever picks among
  them plays the whole game. The moves of CHANCE have weights, in the same order.
- `play(actor, move)` trusts its caller: the move must be in `moves(actor)`. Words that come from outside go
  through `hear`, which checks and explains.
- `copy()` shares nothing that changes.
- `places()` is empty exactly while the game goes on. Then every seat of `points()` has a place, also one that the game
  itself plays: whoever has more points comes first, the rules break ties as far as they can, those who are still tied
  share a place, and the next place counts on (1, 1, 3). `winners()` are the seats in the first place.
- `events` is None, and playing costs nothing for it, until somebody listens by setting it to a list.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from types import MethodDescriptorType
from typing import TYPE_CHECKING, Final, TypeAlias

from patolli.engine.core.rng import Rng

if TYPE_CHECKING:
    from patolli.engine.game import Game
    from patolli.engine.view import View

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the engine needs the standard library alone; only its compiler needs this mark

    def mypyc_attr(*attrs, **kwattrs):  # type: ignore[no-untyped-def,misc]
        return lambda cls: cls


CHANCE: Final = -1
"""The actor that deals, rolls and shuffles."""

Event: TypeAlias = "tuple[str, dict[str, int | str]]"
"""What followed from a move without anybody's decision: a key, and what the sentence of that key needs."""


def places_by(points: list[int], ties: list[int]) -> list[int]:
    """The place of every seat: most points first, among equals most of `ties`; those who are equal in both share it."""
    found: list[int] = []
    for seat in range(len(points)):
        ahead: int = 0
        for other in range(len(points)):
            if points[other] > points[seat] or (points[other] == points[seat] and ties[other] > ties[seat]):
                ahead += 1
        found.append(1 + ahead)
    return found


def refuse_compiled_alone(cls: type, base: type) -> None:
    """TypeError for a subclass in another package that mypyc has compiled by itself: its methods would crash."""
    if _is_compiled(cls) and _is_compiled(base) and cls.__module__.split(".")[0] != "patolli":
        raise TypeError(
            f"{cls.__module__}.{cls.__name__} and {base.__name__} were compiled apart, and mypyc cannot extend a "
            "compiled class of another package. Leave the module interpreted, or compile the game together with "
            "Patolli; docs/adding-a-game.md says how."
        )


def _is_compiled(cls: type) -> bool:
    methods = [value for value in vars(cls).values() if isinstance(value, MethodDescriptorType)]
    return any(method.__objclass__ is cls for method in methods)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game. Each game subclasses it, in its `rules/state.py`."""

    players: int
    events: list[Event] | None

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        refuse_compiled_alone(cls, State)

    @abstractmethod
    def game(self) -> Game:
        """The game that this is a state of."""

    @abstractmethod
    def actors(self) -> list[int]:
        """Who owes a decision."""

    @abstractmethod
    def moves(self, actor: int) -> list[int]:
        """All legal moves of the actor."""

    @abstractmethod
    def weights(self) -> list[int]:
        """The weights of the moves of CHANCE, in their order."""

    @abstractmethod
    def play(self, actor: int, move: int) -> None:
        """Play the move. It must be legal: this is not checked."""

    @abstractmethod
    def copy(self) -> State:
        """Another state, equal to this one, that can go its own way. Nobody listens to it."""

    @abstractmethod
    def guess(self, seat: int, rng: Rng) -> State:
        """A state drawn at random among those the seat cannot tell from this one."""

    @abstractmethod
    def points(self) -> list[int]:
        """The points of every seat, now."""

    @abstractmethod
    def places(self) -> list[int]:
        """The place of every seat, 1 is the first; empty while the game goes on. See `places_by`."""

    def winners(self) -> list[int]:
        """The seats in the first place; empty while the game goes on."""
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors()

    def pick(self, actor: int, rng: Rng) -> int:
        """A move of the actor at random: equally likely for a seat, by weight for CHANCE."""
        moves = self.moves(actor)
        if actor == CHANCE:
            return moves[rng.weighted(self.weights())]
        return moves[rng.below(len(moves))]

    def view(self, seat: int | None = None) -> View:
        """What the seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"There is no seat {seat}: the first is 0, the last {self.players - 1}.")
        return self.game().view(self, seat)

    def key(self) -> str:
        """The position as a value that can be hashed: equal for equal states of the same game."""
        return self.game().write_position(self)

    def __eq__(self, other: object) -> bool:
        """Whether both are the same position of the same game, all that is hidden included."""
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("a state changes, so it has no hash; use state.key()")

    def __repr__(self) -> str:
        actors = self.actors()
        asked = "over" if not actors else "asks chance" if actors == [CHANCE] else f"asks {actors}"
        return f"<{type(self).__name__} for {self.players}: {asked}, points {self.points()}>"

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """For another process: the position as a text."""
        game = self.game()
        return game.read_position, (game.write_position(self),)

    def __str__(self) -> str:
        return self.game().picture(self.view())

    def _repr_svg_(self) -> str:
        return self.game().svg(self.view())
