"""What people write about themselves and to each other, as it is shown to all."""

from __future__ import annotations

import unicodedata

from patolli.stage.letters import JOINER, drawn_as_one

LONGEST_NAME = 24
"""Signs of a name, as somebody counts who reads it."""
MOST_LETTERS = 60
"""Of all those signs together: one may be a letter with many accents, or a family of emoji."""
LOOK = "\ufe0f"
"""After a sign that shall be drawn as an emoji."""


def clean(name: str) -> str:
    """A name as it is shown: one line of text, without what a record would take for a remark."""
    signs = drawn_as_one(clean_chat(name.replace("#", " ")))[:LONGEST_NAME]
    while sum(map(len, signs)) > MOST_LETTERS:
        signs.pop()
    return "".join(signs).strip()


def clean_chat(text: str) -> str:
    """One line of text, without what could hide or turn around what follows; what joins two emoji hides nothing."""
    kept = "".join(letter if letter.isprintable() or _joins(text, at) else " " for at, letter in enumerate(text))
    return " ".join(kept.split())


def _joins(text: str, at: int) -> bool:
    """Whether a joiner stands there between two emoji; the first may have its look or its tone of skin with it."""
    if text[at] != JOINER or not 0 < at < len(text) - 1:
        return False
    before, after = text[at - 1], unicodedata.category(text[at + 1])
    return (before == LOOK or unicodedata.category(before) in ("So", "Sk")) and after == "So"
