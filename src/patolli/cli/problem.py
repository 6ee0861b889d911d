"""What a command is, and what it ends with: exit codes, and a person's problem as a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from argparse import Namespace

    from patolli.stage.parser import Parser

OK, CONTENT, USAGE, INTERRUPTED = 0, 1, 2, 130
"""Exit codes: a record that is not legal and the like is CONTENT, a command that cannot be understood USAGE."""


class Problem(Exception):
    """What a person asked for and cannot have: a sentence, and the exit code."""

    def __init__(self, why: str, code: int = USAGE) -> None:
        super().__init__(why)
        self.code = code


class Command(Protocol):
    """A module of this folder."""

    def arguments(self, parser: Parser) -> None: ...

    def run(self, args: Namespace) -> int: ...
