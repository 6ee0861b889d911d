"""Names from before 0.2. They keep working through 0.2, each with a warning that names its successor."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable, Sequence
from dataclasses import fields
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import State
from patolli.engine.match import Match
from patolli.engine.played import PlayedLine
from patolli.engine.record import Record, RecordError
from patolli.engine.words import NotLegal

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


class _OldRecord(Record):
    """The record of a match, which was an attribute before it was a method."""

    def __call__(self) -> Record:
        return self


class _OldGame(Match):
    """A match with the names that `patolli.Game` had."""

    @property
    def record(self) -> _OldRecord:  # type: ignore[override]
        record = super().record()
        return _OldRecord(**{field.name: getattr(record, field.name) for field in fields(Record)})

    def settle(self, rng: Rng | None = None, time: float = 0.0) -> list[PlayedLine]:
        if rng is None:
            raise TypeError("settle() of a patolli.Game needs an Rng; patolli.Match has its own")
        return super().settle(rng, time)

    def undo(self, lines: int) -> None:  # type: ignore[override]
        """Take back so many lines, or all if there are not so many."""
        self.cut(max(0, len(self.lines) - lines))


def Game(record: Record, listen: Callable[[int, str, list[object]], None] | None = None) -> Match:
    """A match of the record: `patolli.Match.read(record)`. What a game is, is got by `patolli.game(name)`."""
    _warn("patolli.Game is now patolli.Match.read", 2)
    try:
        match = _OldGame.read(record)
    except RecordError as error:
        if isinstance(error.__cause__, NotLegal):
            raise error.__cause__ from None
        raise
    if listen is not None:
        match.listen = lambda line: listen(line.actor, line.line, list(line.events))
    return match
