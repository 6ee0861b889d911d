"""The colours and classes of the drawings, read once from palette.css and sprites.css.

A drawing that is put into somebody's page must not colour that page, and many viewers know no variables. So the
writer renames every class for one game and one theme (`mexica-l-o`) and writes its colours as numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib import resources

THEMES = ("light", "dark", "auto")
TINTS = tuple(f"p{number}" for number in range(6))

_Rule = tuple[str, list[str]]
"""A class and its declarations."""

_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_COLOUR = re.compile(r"--([\w-]+)\s*:\s*([^;]+);")
_VARIABLE = re.compile(r"var\(--([\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
_TINT = re.compile(r"p\d")


class Style:
    """The classes of one game in one theme."""

    def __init__(self, game: str, theme: str) -> None:
        if theme not in THEMES:
            raise ValueError(f"There is no theme {theme!r}. The themes are: {', '.join(THEMES)}.")
        self.theme = theme
        self.scope = f"{game}-{theme[0]}"
        self._light = palette(game, dark=False)
        self._dark = palette(game, dark=True)

    def renamed(self, classes: str, tint: str) -> str:
        """The classes as they are called here; what takes a player's colour carries the tint in its name."""
        return " ".join(self._name(name, tint) for name in classes.split() if name in rules())

    def _name(self, name: str, tint: str) -> str:
        return f"{self.scope}-{name}-{tint}" if tint and name in tinted() else f"{self.scope}-{name}"

    def sheet(self, used: Iterable[str]) -> str:
        """The rules of those renamed classes."""
        wanted = frozenset(used)
        names = [
            (self._name(name, tint), rule, tint)
            for name, rule in rules().items()
            for tint in (("", *TINTS) if name in tinted() else ("",))
            if self._name(name, tint) in wanted
        ]
        day = [(name, _resolved(rule, self._light, tint).split(";")) for name, rule, tint in names]
        night = [(name, _resolved(rule, self._dark, tint).split(";")) for name, rule, tint in names]
        lines = [f".{self.scope}{{max-width:100%;height:auto}}", *_written(night if self.theme == "dark" else day)]
        if self.theme == "auto":
            lines += ["@media(prefers-color-scheme:dark){", *_written(_what_changes(day, night)), "}"]
        return "\n".join(lines)


def tint_of(look: str) -> str:
    """The player's class among those of a sprite."""
    return next((name for name in look.split() if _TINT.fullmatch(name)), "")


@cache
def rules() -> dict[str, str]:
    """The classes of sprites.css, in its order."""
    return {
        selector.strip()[1:]: re.sub(r"\s*([:;])\s*", r"\1", block.strip()).rstrip(";")
        for selector, block in _blocks("sprites.css")
        if selector.strip() != ".wide"
    }


@cache
def tinted() -> frozenset[str]:
    """The classes that take a player's colour."""
    return frozenset(name for name, rule in rules().items() if "var(--tint" in rule or "var(--on-tint" in rule)


@cache
def palette(game: str, dark: bool) -> dict[str, str]:
    """What each name of palette.css stands for."""
    colours: dict[str, str] = {}
    wanted = [":root", *([':root[data-theme="dark"]'] if dark else []), f'[data-game="{game}"]']
    for selector, block in _blocks("palette.css"):
        if selector.strip() in wanted:
            colours.update((name, value.strip()) for name, value in _COLOUR.findall(block))
    return colours


def _blocks(file: str) -> list[tuple[str, str]]:
    text = resources.files("patolli.stage").joinpath("art", file).read_text(encoding="utf-8")
    return _RULE.findall(re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL))


def _what_changes(day: list[_Rule], night: list[_Rule]) -> list[_Rule]:
    """What the dark theme declares again: every property that changes somewhere, so that the order holds."""
    changed = {
        one.split(":")[0]
        for (_, by_day), (_, by_night) in zip(day, night, strict=True)
        for one, other in zip(by_day, by_night, strict=True)
        if one != other
    }
    again = [(name, [one for one in declarations if one.split(":")[0] in changed]) for name, declarations in night]
    return [(name, declarations) for name, declarations in again if declarations]


def _written(sheet: list[_Rule]) -> list[str]:
    return [f".{name}{{{';'.join(declarations)}}}" for name, declarations in sheet]


def _resolved(rule: str, colours: dict[str, str], tint: str) -> str:
    mine = {"tint": colours[tint], "on-tint": colours[f"on-{tint}"]} if tint else {}
    return _VARIABLE.sub(lambda found: mine.get(found[1]) or colours.get(found[1]) or found[2], rule)
