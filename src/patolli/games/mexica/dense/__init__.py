"""Mexica for learners: actions, masks and observations as numbers.

Interpreted, a set of cells is one Python int (box/interpreted), so writing one is replaced, too.
"""

import sys

from patolli.engine.core import COMPILED

if not COMPILED:
    from patolli.games.mexica.dense.interpreted import sets as _plain

    sys.modules["patolli.games.mexica.dense.sets"] = globals()["sets"] = _plain
