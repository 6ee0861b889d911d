"""Words: a move is a line such as `canal D4 D5`.

`NotLegal` is how a line is refused. It names the rule and says why; the reason is also kept as a key with
arguments, so that every language can say it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Tree: TypeAlias = "dict[str, Tree | int]"


class NotLegal(ValueError):
    """A line that may not be said now: the rule, and why, in a sentence."""

    def __init__(self, rule: str, why: str, key: str = "", values: Mapping[str, int | str] | None = None) -> None:
        super().__init__(f"{rule}: {why}" if rule else why)
        self.rule = rule
        self.why = why
        self.key = key
        self.values: dict[str, int | str] = dict(values or {})
        self.line = ""
        """The line of a gesture that was refused."""

    def __reduce__(self) -> tuple[object, ...]:
        return NotLegal, (self.rule, self.why, self.key, self.values)


def is_number(word: str, digits: int) -> bool:
    """Whether the word is a whole number written with the digits 0 to 9, at most `digits` of them."""
    return word.isascii() and word.isdigit() and len(word) <= digits


def tree(lines: Sequence[str]) -> Tree:
    """The lines as a tree of next words; the key `.` says that a line may end here."""
    root: Tree = {}
    for line in lines:
        node = root
        for word in line.split():
            branch = node.setdefault(word, {})
            if isinstance(branch, dict):
                node = branch
        node["."] = 1
    return root
