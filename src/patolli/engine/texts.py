"""Texts that a person wrote: their lines, and how much of them a reason may quote."""

from __future__ import annotations

LONGEST_REASON = 500
"""A reason may quote what was written, but not all of it."""


def lines_of(text: str) -> list[str]:
    """The lines of a text, whichever of the three usual ends they have."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def brief(why: str) -> str:
    """The reason, cut where it quotes too much."""
    return why if len(why) <= LONGEST_REASON else f"{why[:LONGEST_REASON]} …"
