"""The table with the same luck in every run: what a test found once, it finds again."""

import secrets
import sys

from patolli.engine.core.state import State
from patolli.table import said

OTHERWISE = said.settle
LUCK = [0]
"""How many lines were said before: each position has numbers of its own."""


def settle(state: State, start: int, moves: said.Moves, now: float) -> list[said.Said]:
    LUCK[0] = start
    return OTHERWISE(state, start, moves, now)


def randbits(k: int) -> int:
    return (18 << 32 | LUCK[0]) % (1 << k)


said.settle = settle
secrets.randbits = randbits  # also in the processes that think, which read this file again

if __name__ == "__main__":
    from patolli.table.serve import main

    sys.exit(main())
