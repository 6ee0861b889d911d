"""Texts that a person wrote: their lines, and how much of them a reason may quote."""

from __future__ import annotations

LONGEST_REASON_LETTERS = 500
"""A reason may quote what was written, but not more than this."""


def lines_of(text: str) -> list[str]:
    """The lines of a text, with any of the three common line ends."""
    return text.replace("\r\n", "\n").replace("\r", "\n").split("\n")


def brief(why: str) -> str:
    """The reason, cut where it quotes too much."""
    return why if len(why) <= LONGEST_REASON_LETTERS else f"{why[:LONGEST_REASON_LETTERS]} …"
