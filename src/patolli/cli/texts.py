"""Text for a terminal: as wide as it is and not wider."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence

NARROW, WIDE = 40, 110
"""Sentences are never set narrower or wider than this."""
BOLD, MARKED = "1", "1;33"


def width() -> int:
    return shutil.get_terminal_size((80, 24)).columns


def height() -> int:
    return shutil.get_terminal_size((80, 24)).lines


def fit(text: str, indent: str = "", hang: str | None = None) -> str:
    """The text with lines that are too long broken between words; lines that fit stay as they are."""
    most = max(NARROW, min(width(), 1000))
    lines: list[str] = []
    for line in text.split("\n"):
        line = (indent + line).rstrip()
        if len(line) <= most:
            lines.append(line)
            continue
        lead = line[: len(line) - len(line.lstrip())]
        below = lead + "    " if hang is None else hang
        lines += textwrap.wrap(
            line,
            most,
            subsequent_indent=below,
            replace_whitespace=False,
            drop_whitespace=True,
            break_long_words=False,
            break_on_hyphens=False,
        )
    return "\n".join(lines)


def paragraph(text: str, indent: str = "") -> str:
    """Sentences set anew, with the same indent in every line."""
    most = max(NARROW, min(width(), WIDE))
    parts = [part.strip(" ") for part in text.split("\n")]
    return "\n".join(textwrap.fill(part, most, initial_indent=indent, subsequent_indent=indent) for part in parts)


def columns(words: Sequence[str], indent: str = "  ") -> list[str]:
    """The words in as many columns as there is room for, read downwards."""
    if not words:
        return []
    wide = max(map(len, words)) + 2
    across = max(1, (min(width(), WIDE) - len(indent)) // wide)
    down = -(-len(words) // across)
    rows = [words[row::down] for row in range(down)]
    return [(indent + "".join(word.ljust(wide) for word in row)).rstrip() for row in rows]


def table(rows: Iterable[Sequence[str]], indent: str = "  ", marked: Iterable[int] = ()) -> list[str]:
    """Rows with cells under each other; numbers to the right, words to the left.

    Where a terminal has colours the first row is bold, and the rows of these numbers (0 is the first) stand out.
    """
    rows = [list(row) for row in rows]
    wide = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    styles = dict.fromkeys(marked, MARKED) | {0: BOLD}
    lines = []
    for number, row in enumerate(rows):
        cells = [cell.rjust(w) if _number(cell) else cell.ljust(w) for cell, w in zip(row, wide, strict=True)]
        lines.append(painted((indent + "  ".join(cells)).rstrip(), styles.get(number, "")))
    return lines


def painted(text: str, style: str) -> str:
    """The text in a style, if standard output is a terminal that has any (https://no-color.org)."""
    shown = style and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return f"\033[{style}m{text}\033[0m" if shown and sys.stdout.isatty() else text


def _number(cell: str) -> bool:
    return cell[:1].isdigit() or (cell[:1] in ("-", "+") and cell[1:2].isdigit())
