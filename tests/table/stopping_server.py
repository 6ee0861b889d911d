"""The table, which stops itself (SIGSTOP) in the middle of a transaction when a file asks for it."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import Any

from patolli.table.store import Store

WISH = Path(os.environ.get("STOP_IN_COMMIT", "none"))
OTHERWISE = Store._count


def count(self: Store, *values: Any, **more: Any) -> None:
    """Afterwards the row of the table is locked."""
    OTHERWISE(self, *values, **more)
    if WISH.exists():
        WISH.unlink()
        os.kill(os.getpid(), signal.SIGSTOP)
        time.sleep(1)  # this thread may run on for a moment before the stop reaches it, and must not commit then


Store._count = count  # type: ignore[method-assign]

if __name__ == "__main__":
    from patolli.table.serve import main

    sys.exit(main())
