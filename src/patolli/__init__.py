"""Patolli: one table for four strategy games of old Mexico and the Maya lands."""

import sys
from importlib.util import find_spec

__version__ = "0.1.0"

_cells = find_spec("patolli.engine.cells")
COMPILED: bool = _cells is not None and not str(_cells.origin).endswith(".py")
"""Whether the rules run as compiled extension modules."""

if not COMPILED:
    # Interpreted, a set of cells is much faster as one Python int than as four 64-bit words.
    from patolli import engine
    from patolli.engine import cells_int

    sys.modules["patolli.engine.cells"] = engine.cells = cells_int  # type: ignore[attr-defined]
