"""The table with the toy game of the contract's tests besides: it has a hidden deal and secret choices."""

import sys

from tests.contract.toy import ROOM, on_the_table

with on_the_table(ROOM):
    from patolli.table.serve import main

    sys.exit(main())
