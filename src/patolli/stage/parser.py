"""Parsers of commands that explain themselves, and what is wrong with a command, in four languages.

The texts are in the chapter `help-`: `help-play` is what the command `play` does, `help-play.seats` its option
`--seats`, `help-all.json` an option that several commands share. argparse's own words are there by what it says in
English. A command that is well written reads none of them.
"""

from __future__ import annotations

import argparse
import os
import re
from argparse import Action, ArgumentError, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import NoReturn

from patolli.stage.speech import ENGLISH, LANGUAGES, Speech, speech

USAGE = 2
"""The exit code of a command that cannot be understood."""
SHOWN_LETTERS = 60
"""Of a wrong word, in a sentence about it."""
PLACEHOLDER = re.compile(r"[A-Z]{2,}")


class BadArgument(Exception):
    """A word that is not what an argument takes: the key of the sentence after `usage-`, the word, and other values."""

    def __init__(self, key: str, given: str, **values: int | str) -> None:
        super().__init__(key, given)
        self.key = key
        self.values = {**values, "given": repr(given[:SHOWN_LETTERS])[1:-1]}


class _Misused(Exception):
    """The command is not well written; which sentence says so is not known yet."""


class Parser(ArgumentParser):
    """The parser of a command, in the language that the command line asks for."""

    def __init__(self, command: str, argv: Sequence[str] = (), facts: Mapping[str, int | str] | None = None) -> None:
        super().__init__(prog=f"patolli {command}", formatter_class=RawDescriptionHelpFormatter, allow_abbrev=False)
        self.command = command.lstrip("-")
        self.words = words_of(argv)
        self.facts = dict(facts or {})
        """Values that the texts of this command may name."""
        self.speaks = False

    def parse(self, argv: Sequence[str]) -> Namespace:
        """What the words mean. Ends the process with a sentence if they mean nothing."""
        try:
            return self.parse_args(argv)
        except _Misused:
            self.speak()
            with _argparse_in(self.words):
                return self.parse_args(argv)

    def error(self, message: str) -> NoReturn:
        if not self.speaks:
            raise _Misused
        why = f"{message[:1].upper()}{message[1:].rstrip('.')}"
        self.exit(USAGE, self.words.tell("usage-wrong", why=why, command=self.prog) + "\n")

    def speak(self) -> None:
        """Fill in all texts."""
        if self.speaks:
            return
        self.speaks = True
        self.description = self.words.tell(f"help-{self.command}", **self.facts)
        for group, key in ((self._positionals, "argparse-positional-arguments"), (self._optionals, "argparse-options")):
            heading = self.words.tell("help-heading", title=self.words.tell(key))
            group.title = heading.removesuffix(":")  # argparse adds the colon
        for action in self._actions:
            facts = {**self.facts, "default": str(action.default)}
            action.help = self.words.tell(self.key_of(action), **facts).replace("%", "%%")
            if action.nargs != 0 and not action.choices:
                action.metavar = self._placeholder(action)

    def key_of(self, action: Action) -> str:
        """The key of the text of an argument."""
        own = f"help-{self.command}.{action.dest}"
        return own if self.words.knows(own) else f"help-all.{action.dest}"

    def _placeholder(self, action: Action) -> str:
        """What stands for a value: words in capitals are those of the language, others are examples."""
        shown = action.metavar if isinstance(action.metavar, str) else action.dest.upper()
        return PLACEHOLDER.sub(self._capitals, shown)

    def _capitals(self, found: re.Match[str]) -> str:
        key = f"help-capitals.{found[0]}"
        return self.words.tell(key) if self.words.knows(key) else found[0]

    def format_help(self) -> str:
        self.speak()
        with _argparse_in(self.words):
            return super().format_help()

    def refuse(self, error: BadArgument) -> NoReturn:
        self.error(self._why(error))

    def _why(self, error: BadArgument) -> str:
        return self.words.tell(f"usage-{error.key}", **error.values)

    def _get_value(self, action: Action, arg_string: str) -> object:
        try:
            return super()._get_value(action, arg_string)
        except BadArgument as error:
            raise ArgumentError(action, self._why(error)) from error


@contextmanager
def _argparse_in(words: Speech) -> Iterator[None]:
    """Inside, argparse speaks the language: it asks these two functions for every sentence of its own."""

    def say(english: str) -> str:
        key = argparse_key(english)
        return words.tell(key) + english[len(english.rstrip()) :] if words.knows(key) else english

    def count(one: str, many: str, number: int) -> str:
        return say(one if number == 1 else many)

    module = vars(argparse)
    before = module["_"], module["ngettext"]
    module["_"], module["ngettext"] = say, count
    try:
        yield
    finally:
        module["_"], module["ngettext"] = before


def argparse_key(english: str) -> str:
    """The key of a sentence of argparse."""
    return "argparse-" + re.sub(r"[^a-z]+", "-", english.lower()).strip("-")


def add_language(parser: Parser) -> None:
    parser.facts["languages"] = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
    parser.add_argument("--language", type=_language, default=own_language(), metavar="fr")


def _language(text: str) -> str:
    if not (code := _code(text)):
        raise BadArgument("language", text[:20], languages=", ".join(LANGUAGES))
    return code


def _code(text: str) -> str:
    """The code of a language of ours, such as `fr` for `fr_BE.UTF-8`; empty if it is none."""
    code = text[:2].lower()
    return code if code in LANGUAGES and (len(text) == 2 or text[2] in "-_.") else ""


def own_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the system, if it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environment.get(name, ""):
            return value[:2] if value[:2] in LANGUAGES and value[2:3] in ("", "_", ".") else ENGLISH
    return ENGLISH


def words_of(argv: Sequence[str]) -> Speech:
    """The sentences of a command line that could not be parsed, in the language that it asks for."""
    return speech(language_of(argv), ())


def language_of(argv: Sequence[str]) -> str:
    """The language that a command line asks for, whatever is wrong with the rest; else that of the system."""
    asked = ""
    for word, after in zip(argv, [*argv[1:], ""], strict=False):
        if word == "--":
            break
        name, equals, value = word.partition("=")
        if name == "--language":
            asked = _code(value if equals else after) or asked
    return asked or own_language()
