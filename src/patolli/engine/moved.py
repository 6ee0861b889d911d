"""Modules that have moved in 0.2: they are still found by their old names, with a warning that names the new ones."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

PARTS = {
    "box": "components options",
    "rules": "codes state moves scoring",
    "show": "view picture scene",
}
MOVED = {
    **{f"patolli.engine.{name}": f"patolli.engine.core.{name}" for name in ("habits", "plan", "rng", "state")},
    **{f"patolli.bots.{name}": f"patolli.bots.core.{name}" for name in ("climbing", "search")},
    **{
        f"patolli.games.{game}.{name}": f"patolli.games.{game}.{part}.{name}"
        for game in ("mexica", "zapotec", "chocolatl", "lapins")
        for part, names in PARTS.items()
        for name in names.split()
    },
}
"""What programs outside may import. The other parts of a game's folder were never named in the documentation."""


class Moved(MetaPathFinder, Loader):
    """Asked last, for a name that is nowhere else."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(name, self) if name in MOVED else None

    def exec_module(self, module: ModuleType) -> None:
        new = MOVED[module.__name__]
        warnings.warn(f"{module.__name__} is now {new}; the old name goes with 0.3.", DeprecationWarning, stacklevel=2)
        names = vars(import_module(new))
        vars(module).update({name: value for name, value in names.items() if not name.startswith("__")})


if not any(isinstance(finder, Moved) for finder in sys.meta_path):
    sys.meta_path.append(Moved())
