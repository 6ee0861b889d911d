"""The example game High Card, for tests that need a game of another package, or one with secrets."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import patolli.games
from patolli.stage.game import ShownGame

SOURCES = Path(__file__).parents[2] / "examples" / "highcard" / "src"
if str(SOURCES) not in sys.path:
    sys.path.append(str(SOURCES))

import highcard  # noqa: E402
from highcard import GAME, HighCardGame  # noqa: E402
from highcard.rules import ROUNDS, HighCard  # noqa: E402
from highcard.show.view import HighCardView  # noqa: E402

__all__ = ["GAME", "ROUNDS", "HighCard", "HighCardGame", "HighCardView", "on_the_table"]

ENTRY = EntryPoint("highcard", "highcard:GAME", patolli.games.GROUP)


@contextmanager
def on_the_table(game: ShownGame = GAME, kind: type[HighCard] = HighCard) -> Iterator[None]:
    """Let the library find this game as `highcard`, with states of this kind."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(patolli.games, "NAMES", tuple(dict.fromkeys([*patolli.games.NAMES, "highcard"])))
        patch.setitem(patolli.games.OTHERS, "highcard", ENTRY)
        patch.setattr(highcard, "GAME", game)
        patch.setattr(highcard.rules, "HighCard", kind)
        yield
