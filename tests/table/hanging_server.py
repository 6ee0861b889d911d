"""A server whose end hangs: started by a test that wants to see it end all the same."""

import sys
import time

from patolli.table import stopping
from patolli.table.serve import main
from patolli.table.tables import Tables


async def close(_: Tables) -> None:
    """The whole process hangs, as when a driver waits for a database that has vanished."""
    time.sleep(600)


if __name__ == "__main__":
    setattr(Tables, "close", close)  # noqa: B010, a test's own end
    stopping.LAST_SECONDS = 1.0
    sys.exit(main())
