"""The table with other patience for the head of a request, so that a test of it does not last long."""

import os
import sys

from patolli.table.limits import Limits

LIMITS = Limits(
    head_seconds=float(os.environ.get("PATIENCE", "1")),
    body_seconds=1,
    unread_seconds=1,
    connections=int(os.environ.get("CONNECTIONS", "1200")),
)

if __name__ == "__main__":
    from patolli.table.serve import main

    sys.exit(main(limits=LIMITS))
