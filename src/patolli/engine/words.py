"""Words: a move is a line such as `canal D4 D5`.

`NotLegal` is how a line is refused. It names the rule and says why; the reason is also kept as a key with
arguments, so that every language can say it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

Tree: TypeAlias = "dict[str, Tree | int]"
Why: TypeAlias = tuple[str, str, dict[str, int | str]]
"""Why a move may not be made: the rule, the key of the sentence, its values."""


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


Refuse: TypeAlias = Callable[..., NotLegal]
"""Makes the refusal of a rule, a key and values: `refuse("MEX-1", "no-cell", word="Z9")`."""


def known_verb(word: str, verbs: Mapping[str, str], refuse: Refuse) -> str:
    """The verb that a line begins with. NotLegal if it is none of these."""
    if word.lower() not in verbs:
        raise refuse("", "unknown-word", word=word[:30], words=", ".join(verbs))
    return word.lower()


def refuse_if(why: Why | None, refuse: Refuse) -> None:
    """NotLegal if there is a reason."""
    if why is not None:
        rule, key, values = why
        raise refuse(rule, key, **values)


class Arguments:
    """The words after a verb, each read as what should stand there. NotLegal if it is something else."""

    def __init__(self, verb: str, words: list[str], usage: str, refuse: Refuse) -> None:
        self.verb = verb
        self.words = words
        self.usage = usage
        self.refuse = refuse

    def count(self, *allowed: int) -> None:
        """There are as many words as one of these numbers."""
        if len(self.words) not in allowed:
            raise self.refuse("", "wrong-words", verb=self.verb, usage=self.usage)

    def number(self, at: int, digits: int = 2) -> int:
        if not is_number(self.words[at], digits):
            raise self.refuse("", "no-number", word=self.words[at][:30], usage=self.usage)
        return int(self.words[at])


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
