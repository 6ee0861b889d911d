"""Names from before 0.2. They keep working through 0.2, each with a warning that names its successor."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import Event, State
from patolli.engine.match import Match
from patolli.engine.played import PlayedLine, SaidLine
from patolli.engine.record import Record

PARTS = {
    "box": "components options",
    "rules": "codes state moves scoring",
    "show": "view picture scene",
}
MOVED = {
    **{f"patolli.engine.{name}": f"patolli.engine.core.{name}" for name in ("plan", "rng", "state")},
    "patolli.engine.room": "patolli.engine.game",
    "patolli.engine.drive": "patolli.engine.match",
    "patolli.games.room": "patolli.stage.game",
    "patolli.engine.habits": "patolli.engine.core.rollout_policy",
    "patolli.bots.climbing": "patolli.bots.core.hill_climb",
    "patolli.bots.search": "patolli.bots.core.search",
    "patolli.bots.advising": "patolli.bots.advise",
    "patolli.bots.own": "patolli.bots.user_bots",
    "patolli.bots.searching": "patolli.bots.search_bot",
    **{
        f"patolli.games.{game}.{name}": f"patolli.games.{game}.{part}.{name}"
        for game in ("mexica", "zapotec", "chocolatl", "lapins")
        for part, names in PARTS.items()
        for name in names.split()
    },
}
"""What programs outside may import. The other parts of a game's folder were never named in the documentation."""

RENAMED = {
    "patolli.engine.room": {"Room": "Game", "find": "find_game"},
    "patolli.engine.habits": {"Habits": "RolloutPolicy"},
    "patolli.games.room": {"GameRoom": "ShownGame", "RoomOf": "TypedGame"},
}
"""Names that such a module had, and what they are called now."""


class Moved(MetaPathFinder, Loader):
    """Asked last, for a name that is nowhere else."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(name, self) if name in MOVED else None

    def exec_module(self, module: ModuleType) -> None:
        new = MOVED[module.__name__]
        _warn(f"{module.__name__} is now {new}", 2)
        names = vars(import_module(new))
        old = {name: names[now] for name, now in RENAMED.get(module.__name__, {}).items()}
        vars(module).update({name: value for name, value in names.items() if not name.startswith("__")} | old)
        if module.__name__ == "patolli.engine.drive":
            vars(module).update(Game=Game)


if not any(isinstance(finder, Moved) for finder in sys.meta_path):
    sys.meta_path.append(Moved())


ADVICE = {
    "estimate": "estimate",
    "account": "breakdown",
    "scale": "score_scale",
    "promise": "priors",
    "habitual": "learned_priors",
    "habit": "learning_rate",
    "foresee": "rollout",
    "vague": "needs_rollout",
    "plans": "plans",
    "variants": "neighbours",
    "feasible": "feasible",
    "reopen": "redecide_hidden",
}
"""Methods that a state had for bots, and those of `Advisor` that have taken their place."""


def _warn(what: str, level: int = 3) -> None:
    warnings.warn(f"{what}; the old name goes with 0.3.", DeprecationWarning, stacklevel=level + 1)


def _advice(old: str, new: str) -> Callable[..., object]:
    def ask(state: State, *args: object, **values: object) -> object:
        _warn(f"State.{old}(...) is now state.game().advisor().{new}(state, ...)")
        advice: Callable[..., object] = getattr(state.game().advisor(), new)
        return advice(state, *args, **values)

    return ask


def _room(state: State) -> object:
    _warn("State.room() is now State.game()")
    return state.game()


for _old, _new in ADVICE.items():
    setattr(State, _old, _advice(_old, _new))
setattr(State, "room", _room)  # noqa: B010


class Game(Match):
    """A match as it was before 0.2: `patolli.Match.read(record)`. What a game is, is got by `patolli.game(name)`.

    What is played is added to the record that it was made of.
    """

    record: Record  # type: ignore[assignment]
    listen: Callable[[int, str, list[Event]], None] | None  # type: ignore[assignment]

    def __init__(self, record: Record, listen: Callable[[int, str, list[Event]], None] | None = None) -> None:
        _warn("patolli.Game is now patolli.Match.read", 2)
        state = record.start()
        self._begin(replace(record, lines=[], numbers=[]), state)
        self.record = record
        self.replay(SaidLine(actor, line, start=at) for at, (actor, line) in enumerate(record.lines))
        self.listen = listen

    def states(self) -> Iterator[State]:
        return self.record.states()

    def play(self, actor: int, move: int) -> None:  # type: ignore[override]
        """Play a move, which must be legal."""
        self._append(actor, move)

    def say(self, actor: int, lines: str | Sequence[str]) -> None:  # type: ignore[override]
        """Play a line of an actor, or several, all of them or none: NotLegal changes nothing."""
        super().say(actor, lines)

    def settle(self, rng: Rng) -> None:  # type: ignore[override]
        """Play lines of chance and forced moves until a seat has to be asked."""
        super().settle(rng)

    def undo(self, lines: int) -> None:  # type: ignore[override]
        """Take back this many lines, or all if there are fewer."""
        self.cut(max(0, len(self.lines) - lines))

    def cut(self, left: int) -> None:
        super().cut(left)
        del self.record.lines[left:]

    def _tell(self, line: PlayedLine) -> None:
        if len(self.record.lines) < len(self.lines):
            self.record.lines.append((line.actor, line.line))
        if self.listen is not None:
            self.listen(line.actor, line.line, list(line.events))
