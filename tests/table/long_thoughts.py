"""The table with masters that think for an hour: whoever has to wait for them is found out."""

import sys
from functools import partial

from patolli import bots
from patolli.bots.search_bot import Budget, SearchBot

bots.CODES["master"] = lambda budget: partial(SearchBot, budget=Budget("3600s"))
"""Also in the processes that think, which read this file again."""

if __name__ == "__main__":
    from patolli.table.serve import main

    sys.exit(main())
