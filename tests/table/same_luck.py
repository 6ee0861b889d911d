"""The table with the same luck in every run: what a test found once, it finds again."""

import secrets
import sys

from patolli.engine.core.rng import Rng
from patolli.engine.match import Match
from patolli.engine.played import PlayedLine

OTHERWISE = Match.settle
LUCK = [0]
"""How many lines were said before: each position has numbers of its own."""


def settle(match: Match, rng: Rng | None = None, time: float = 0.0) -> list[PlayedLine]:
    LUCK[0] = match.lines[-1].start if match.lines else 0
    return OTHERWISE(match, rng, time)


def randbits(k: int) -> int:
    return (18 << 32 | LUCK[0]) % (1 << k)


Match.settle = settle  # type: ignore[method-assign,assignment]
secrets.randbits = randbits  # also in the processes that think, which read this file again

if __name__ == "__main__":
    from patolli.table.serve import main

    sys.exit(main())
