"""The part of the engine that is compiled.

A module in a folder `interpreted` takes the place of the one of the same name above it when the package is not
compiled.
"""

import sys
from importlib.util import find_spec

_bits = find_spec("patolli.engine.core.bits")
COMPILED: bool = _bits is not None and not str(_bits.origin).endswith(".py")
"""Whether the rules run as compiled extension modules."""

if not COMPILED:
    from patolli.engine.core.interpreted import bits as _plain

    sys.modules["patolli.engine.core.bits"] = globals()["bits"] = _plain
