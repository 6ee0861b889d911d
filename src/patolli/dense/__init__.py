"""Numbers for learners: what the encoders of all games share (docs/environments.md).

Only `envs` and the folders `dense` of games import this package: it needs librt, which the rules do without. The
modules are compiled. Interpreted, `words` is replaced: there a number has no 64 bits to overflow.
"""

import sys

from patolli.engine.core import COMPILED

if not COMPILED:
    from patolli.dense.interpreted import words as _plain

    sys.modules["patolli.dense.words"] = globals()["words"] = _plain
