import sys
from importlib.util import find_spec

_spec = find_spec("patolli.engine.cells")
COMPILED = _spec is not None and not str(_spec.origin).endswith(".py")
if not COMPILED:
    from patolli.engine import cells_int

    sys.modules["patolli.engine.cells"] = cells_int
