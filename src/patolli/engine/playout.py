"""The door to whole games in one call; they are played in compiled code."""

from patolli.engine.core.playout import playout, walk

__all__ = ["playout", "walk"]
