"""The table with a High Card whose choices are said at once, as in a game in which dice follow every move."""

import sys
from contextlib import ExitStack

from tests.contract.example import HighCardGame, on_the_table


class SaysAtOnce(HighCardGame):
    at_once = ("choose",)


KEPT = ExitStack()
KEPT.enter_context(on_the_table(SaysAtOnce()))  # also in the processes that think, which read this file again

if __name__ == "__main__":
    from patolli.table.serve import main

    sys.exit(main())
