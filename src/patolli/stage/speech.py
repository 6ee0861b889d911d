"""Sentences: keys with arguments, turned into four languages by Project Fluent.

Words that all games share are in `stage/lang`, those of a game in its own `lang`. Adding a language is adding
files. A key that a language lacks is said in English; an unknown key is shown as it is, in braces. The chapter `learn-`
is read when somebody learns, and `help-` when a command explains itself, not before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

Parts: TypeAlias = list[tuple[str, str]]
"""Each text of a sentence with the name of the value that follows it; the last has none."""

LANGUAGES = {"en": "English", "fr": "Français", "nl": "Nederlands", "pt": "Português"}
ENGLISH = "en"
KEPT_SENTENCES = 20_000
"""Sentences that a language keeps: a scene asks for the same few hundred again and again."""
LONGEST_VALUE = 2500
"""Letters that Fluent takes for a value."""
LARGE = 1000
"""From here on a language would set marks between the digits."""

CHAPTERS = {"learn-": ("lesson-", "coach-"), "help-": ("help-", "usage-", "argparse-")}
"""The chapters that are read apart, and how their keys begin. Their sentences name no key of another chapter."""

_KEY = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


class Speech:
    """One language of one game."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        self.packages = packages
        self.told: dict[str | tuple[int | str, ...], str] = {}
        """By key, the names of the values, and the values; by key alone where there are none."""
        self.plain: dict[str, Parts | None] = {}
        """By key, the parts of a sentence; None if it has choices or calls functions."""

    def __repr__(self) -> str:
        return f"<Speech {self.language!r} of {', '.join(self.packages)}>"

    def tell(self, key: str, /, **values: int | str) -> str:
        """The sentence of a key, or of its attribute: `tell("rule-MEX-35.title")`."""
        asked = (key, *values, *values.values()) if values else key
        told = self.told.get(asked)
        if told is None:
            if len(self.told) >= KEPT_SENTENCES:
                self.told.clear()
            told = self.told[asked] = self._tell(key, values)
        return told

    def _tell(self, key: str, values: dict[str, int | str]) -> str:
        known = self.plain.get(key)
        told = _filled(known, values) if known else None
        if told is not None:
            return told
        name, _, attribute = key.partition(".")
        for bundle in self._bundles(name):
            if not bundle.has_message(name):
                continue
            message = bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                if key not in self.plain:
                    self.plain[key] = _parts(pattern)
                return str(bundle.format_pattern(pattern, values)[0])
        return f"{{{key}}}"

    def knows(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        for bundle in self._bundles(name):
            if bundle.has_message(name):
                message = bundle.get_message(name)
                return attribute in message.attributes if attribute else message.value is not None
        return False

    def keys(self, prefix: str) -> list[str]:
        """The keys with this prefix, in the order of the English file."""
        texts = _texts(ENGLISH, self.packages, _chapter_of(prefix))
        keys = (key for text in texts for key in _KEY.findall(text))
        return [key for key in keys if key.startswith(prefix)]

    def _bundles(self, key: str) -> Iterator[FluentBundle]:
        """The language; and English, which is read only where the language lacks a key."""
        chapter = _chapter_of(key)
        yield _bundle(self.language, self.packages, chapter)
        if self.language != ENGLISH:
            yield _bundle(ENGLISH, self.packages, chapter)


def _parts(pattern: Pattern) -> Parts | None:
    """The parts of a sentence; None if it has choices or calls functions."""
    from fluent.runtime.resolver import Placeable, TextElement, VariableReference

    found, text = [], ""
    for element in getattr(pattern, "elements", [pattern]):  # one that is alone is its own pattern
        if isinstance(element, TextElement):
            text += element.value
        elif isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
            found.append((text, element.expression.id.name))
            text = ""
        else:
            return None
    return [*found, (text, "")]


def _filled(parts: Parts, values: Mapping[str, int | str]) -> str | None:
    """The sentence, if Fluent would write all its values as they are; None where a value is missing, large or long."""
    told = ""
    for text, name in parts:
        told += text
        if name:
            value = values.get(name)
            if isinstance(value, str):
                if len(value) > LONGEST_VALUE:
                    return None
                told += value
            elif type(value) is int and 0 <= value < LARGE:
                told += str(value)
            else:
                return None
    return told


@cache
def speech(language: str, packages: tuple[str, ...]) -> Speech:
    """The language as spoken in these packages, each with a folder `lang`."""
    if language not in LANGUAGES:
        raise ValueError(f"There is no language {language!r}. The languages are: {', '.join(LANGUAGES)}.")
    return Speech(language, ("patolli.stage", *packages))


@cache
def _bundle(language: str, packages: tuple[str, ...], chapter: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and a simulation says nothing

    bundle = FluentBundle([language], use_isolating=False)
    for text in _texts(language, packages, chapter):
        bundle.add_resource(FluentResource(text))
    return bundle


def _texts(language: str, packages: tuple[str, ...], chapter: str) -> Iterator[str]:
    for package in packages:
        for file in sorted(files(package).joinpath("lang").iterdir(), key=_name):
            ours = file.name == f"{language}.ftl" or file.name.endswith(f"-{language}.ftl")
            if ours and next((name for name in CHAPTERS if file.name.startswith(name)), "") == chapter:
                yield file.read_text(encoding="utf-8")


def _chapter_of(key: str) -> str:
    """The chapter that is read apart for this key; empty for all others together."""
    return next((chapter for chapter, heads in CHAPTERS.items() if key.startswith(heads)), "")


def _name(file: Traversable) -> str:
    return file.name
