"""Where a person sits: a terminal with line editing, or a pipe."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress

from patolli.cli.texts import fit, height
from patolli.stage.speech import Speech

CLEAR = "\033[2J\033[3J\033[H"
ERASE = "\r\033[K"


class Desk:
    """Reads lines and shows texts."""

    def __init__(self, words: Speech) -> None:
        self.words = words
        self.terminal = bool(sys.stdin and sys.stdin.isatty() and sys.stdout.isatty())

    def say(self, text: str = "") -> None:
        print(fit(text))

    def tell(self, key: str, **values: int | str) -> None:
        self.say(self.words.tell(key, **values))

    def ask(self, prompt: str) -> str | None:
        """A line that the person types; None at the end of input."""
        if self.terminal:
            try:
                return input(prompt)
            except EOFError:
                print()
                return None
        print(prompt, end="", flush=True)
        line = sys.stdin.readline() if sys.stdin else ""
        print(line.rstrip("\n"))
        return line.rstrip("\n") if line else None

    def page(self, lines: Iterable[str]) -> None:
        """Show many lines, a screen at a time where there is a screen."""
        screen = max(height() - 2, 5)
        for number, line in enumerate(lines, start=1):
            print(line)
            if self.terminal and number % screen == 0:
                answer = self.ask(self.words.tell("cli-more") + " ")
                if answer is None or answer.strip():
                    return

    @contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """Show a text on the screen while somebody else does something."""
        if self.terminal:
            print(fit(text), end="", flush=True)
        try:
            yield
        finally:
            if self.terminal:
                print(ERASE, end="", flush=True)

    def clear(self) -> None:
        """Clear the screen and its scrollback: others must not see it."""
        if self.terminal:
            print(CLEAR, end="", flush=True)


def complete_with(candidates: Callable[[str], list[str]]) -> None:
    """The Tab key offers what `candidates` knows for the text to the left of the cursor."""
    try:
        import readline
    except ImportError:  # a Python without it still plays
        return
    offered: list[str] = []

    def complete(text: str, index: int) -> str | None:
        nonlocal offered
        if index == 0:
            offered = []
            with suppress(Exception):  # readline shows no errors, it would only fall silent
                offered = candidates(readline.get_line_buffer()[: readline.get_endidx()])
        return offered[index] + " " if index < len(offered) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ;\t\n")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
