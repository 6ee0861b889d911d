"""Patolli: one table for four strategy games of old Mexico and the Maya lands."""

import sys
from importlib.util import find_spec

__version__ = "0.1.0"

_cells = find_spec("patolli.engine.cells")
COMPILED: bool = _cells is not None and not str(_cells.origin).endswith(".py")
"""Whether the rules run as compiled extension modules."""

if not COMPILED:
    # Interpreted, a set of cells is much faster as one Python int than as five 64-bit words.
    from patolli import engine
    from patolli.engine import cells_int

    sys.modules["patolli.engine.cells"] = vars(engine)["cells"] = cells_int

from patolli.engine.drive import Game, Player, Question, play
from patolli.engine.position import PositionError, read_position, write_position
from patolli.engine.record import Record, RecordError, parse, read, write
from patolli.engine.rng import Rng
from patolli.engine.room import BadOption, hear, lines, say, start
from patolli.engine.state import CHANCE, State
from patolli.engine.view import View
from patolli.engine.words import NotLegal

__all__ = [
    "CHANCE",
    "COMPILED",
    "BadOption",
    "Game",
    "NotLegal",
    "Player",
    "PositionError",
    "Question",
    "Record",
    "RecordError",
    "Rng",
    "State",
    "View",
    "__version__",
    "hear",
    "lines",
    "parse",
    "play",
    "read",
    "read_position",
    "say",
    "start",
    "write",
    "write_position",
]
