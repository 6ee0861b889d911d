"""Whole random games in one call, played in compiled code."""

from patolli.engine.core.playout import playout, walk

__all__ = ["playout", "walk"]
