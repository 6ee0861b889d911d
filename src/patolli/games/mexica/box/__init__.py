"""The box of Mexica: what is printed, the options of a game, and sets of cells of its board.

Interpreted, a set of cells is much faster as one Python int than as five 64-bit words.
"""

import sys

from patolli.engine.core import COMPILED

if not COMPILED:
    from patolli.games.mexica.box.interpreted import cells as _plain

    sys.modules["patolli.games.mexica.box.cells"] = globals()["cells"] = _plain
