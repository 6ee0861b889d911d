"""The table with a clock on the wall that a test sets: it is wrong by the seconds in a file next to the store."""

import os
import sys
import time
from pathlib import Path

TRUE = time.time
WRONG_BY = Path(os.environ["WRONG_BY"])


def shown() -> float:
    return TRUE() + float(WRONG_BY.read_text())


time.time = shown

if __name__ == "__main__":
    from patolli.table.serve import main

    sys.exit(main())
