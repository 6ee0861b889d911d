"""The table with the toy game of the contract's tests besides: it has a hidden deal and secret choices."""

import sys
from contextlib import ExitStack

from tests.contract.toy import GAME, on_the_table

KEPT = ExitStack()
KEPT.enter_context(on_the_table(GAME))  # also in the processes that think, which read this file again

if __name__ == "__main__":
    from patolli.table.serve import main

    sys.exit(main())
