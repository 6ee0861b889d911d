"""Texts that stay inside their box.

The font of the reader is not known when a scene is made, so widths are those of a wide font.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from patolli.stage.scene import Sprite

SMALLEST_SCALE = 0.75
"""A text that is too long is written smaller, down to this share of its size, and then cut."""
STRONG_WIDTH = 1.12
"""How much wider strong letters are."""

_THIN = frozenset("ijlI.,:;·'|!()[] ")
_NARROW = frozenset("tfrs-J")
_WIDE = frozenset("mwMWQOD@%&…")
JOINER = "\u200d"
"""Joins the emoji on both sides into one."""
_TONES = frozenset(map(chr, range(0x1F3FB, 0x1F400)))
_FLAGS = frozenset(map(chr, range(0x1F1E6, 0x1F200)))
"""Two of these letters are a flag."""


@lru_cache(8192)
def written(
    id: str, text: str, x: float, y: float, width: float, size: float, look: str = "t", tip: str = ""
) -> Sprite:
    """A text of that size in a box around the point, smaller or cut where it would not fit. A number is never cut."""
    weight = STRONG_WIDTH if "t-strong" in look or not look.startswith("w") else 1.0
    needed = _width(text) * weight * size
    if needed > width:
        size = max(size * SMALLEST_SCALE, round(size * width / needed, 1))
        if not text.isdecimal():
            text = _cut(text, width / weight / size)
    return Sprite(id, "", x, y, width, size, 0, look, "", text, tip)


def drawn_as_one(text: str) -> list[str]:
    """The text in parts that are one sign each: a letter with its accents, a family of joined emoji, a flag."""
    parts: list[str] = []
    for letter in text:
        if parts and _belongs(parts[-1], letter):
            parts[-1] += letter
        else:
            parts.append(letter)
    return parts


def _belongs(part: str, letter: str) -> bool:
    if part[-1] == JOINER or letter == JOINER or letter in _TONES or unicodedata.category(letter)[0] == "M":
        return True
    return len(part) == 1 and part in _FLAGS and letter in _FLAGS


def _width(text: str) -> float:
    """The width of a text, in units of its size."""
    return sum(_letter(part[0]) for part in drawn_as_one(text))


def _letter(letter: str) -> float:
    if letter in _THIN:
        return 0.36
    if letter in _NARROW:
        return 0.5
    if letter in _WIDE:
        return 0.96
    if letter < "\u0250":
        return 0.75 if letter.isupper() else 0.64
    if unicodedata.combining(letter):
        return 0.0
    return 1.05 if unicodedata.east_asian_width(letter) in "WF" else 0.7


def _cut(text: str, width: float) -> str:
    if _width(text) <= width + 0.05:
        return text
    parts = drawn_as_one(text)
    while parts and _width("".join(parts) + "…") > width:
        parts.pop()
    return "".join(parts).rstrip() + "…"
