"""The player aid: a game on one card. The goal in a sentence, the turn in steps, how points are made, when it ends.

A game keeps what its card consists of in `learn/aid.toml`, and its words in `lang/aid-*.ftl`:

    [numbers]
    points = "turn.action_points"                                       a number of the box
    founder = { of = "calpulli.tokens.*.second", as = "range" }         least to most of all rows
    [[step]]
    key = "canal"           `aid-step-canal`, with `.cost` where a step has a price
    rule = "MEX-32"
    [[score]]
    key = "palace"          `aid-score-palace`, with `.points`
    rule = "MEX-87"

The numbers are those of the box that a match is played with; the hints and costs of buttons (`verb-…`) name them too.
A path goes through tables and rows; rows are named by their `id` or counted from 1, as in a component file, and `*`
takes all. `options.NAME` is an option that was chosen. Several numbers are told one after the other, or, by `as`: their
`count`, their `range`, the `first` of them, the first `signed`, those above 0 (`gains`), or what each counts (`things`,
told by `aid-thing-NAME`). Of a table of things, `sum` is how many there are; `price` is what a row costs: `any` units,
or `named` ones of one `type`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any

from patolli.engine.components import FILE, apply, is_changes, load, read_changes
from patolli.engine.core.state import State
from patolli.engine.options import COMPONENTS
from patolli.stage.game import ShownGame
from patolli.stage.speech import ENGLISH, Speech

Values = dict[str, int | str]


@dataclass(frozen=True)
class AidRow:
    """A step of the turn with its price, or something that brings points."""

    text: str
    value: str
    """What it costs, or brings; empty if that needs no word."""
    rule: str


@dataclass(frozen=True)
class Aid:
    """The card of a game in one language."""

    goal: str
    turn: str
    """The heading of the steps."""
    steps: list[AidRow]
    scores: list[AidRow]
    end: str
    note: str
    """Small print, such as prices; empty if there is none."""


def has_aid(game: ShownGame) -> bool:
    return bool(_card(game.home()))


def aid(game: ShownGame, state: State, language: str = ENGLISH) -> Aid | None:
    """The card of a game, with the numbers that the state is played with; None if the game has none."""
    card = _card(game.home())
    if not card:
        return None
    speech, values = game.speech(language), numbers(game, state, language)

    def tell(key: str) -> str:
        return speech.tell(key, **values) if speech.knows(key) else ""

    def rows(kind: str, value: str) -> list[AidRow]:
        keys = [(f"aid-{kind}-{row['key']}", row["rule"]) for row in card[kind]]
        return [AidRow(tell(key), tell(f"{key}.{value}"), rule) for key, rule in keys]

    return Aid(
        tell("aid-goal"),
        tell("aid-turn"),
        rows("step", "cost"),
        rows("score", "points"),
        tell("aid-end"),
        tell("aid-note"),
    )


def numbers(game: ShownGame, state: State, language: str = ENGLISH) -> Values:
    """The numbers of the box that the state is played with, as sentences name them."""
    return _numbers(game, language, tuple(sorted(game.settings(state).items())))


@lru_cache(maxsize=64)
def _numbers(game: ShownGame, language: str, settings: tuple[tuple[str, str], ...]) -> Values:
    asked = _card(game.home()).get("numbers", {})
    if not asked:
        return {}
    chosen = dict(settings)
    tables = {**_tables(game, chosen.get(COMPONENTS, "")), "options": chosen}
    speech = game.speech(language)
    return {name: _told(how, tables, speech) for name, how in asked.items()}


@cache
def _card(home: str) -> dict[str, Any]:
    """What the card of a game consists of; empty if there is none."""
    file = files(home).joinpath("learn", "aid.toml")
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@cache
def _delivered(home: str, game: str) -> dict[str, Any]:
    return load(files(home).joinpath("box", FILE).read_text(encoding="utf-8"), FILE, game)


def _tables(game: ShownGame, changes: str) -> dict[str, Any]:
    """The tables of the box: the delivered ones, with what differs."""
    tables = _delivered(game.home(), game.name)
    return apply(tables, read_changes(changes)) if is_changes(changes) else tables


def _told(asked: str | Mapping[str, Any], tables: Mapping[str, Any], speech: Speech) -> int | str:
    """A number, or several as text."""
    paths, how = (asked, "") if isinstance(asked, str) else (asked["of"], asked.get("as", ""))
    found = [
        value for path in ([paths] if isinstance(paths, str) else paths) for value in _found(tables, path.split("."))
    ]
    if how == "things":
        return ", ".join(speech.tell(f"aid-thing-{name}", count=count) for one in found for name, count in one.items())
    if how == "price":
        return _price(found[0], speech)
    if how == "sum":
        found = [sum(one.values()) for one in found]
        how = "range"
    if how == "count":
        return len(found[0])
    numbers = [int(value) for one in found for value in (one if isinstance(one, list) else [one])]
    if how == "signed":
        return f"{numbers[0]:+d}".replace("-", "−")
    if how == "range":
        least, most = min(numbers), max(numbers)
        return least if least == most else f"{least}–{most}"
    if how == "gains":
        numbers = [number for number in numbers if number > 0]
    return numbers[0] if how == "first" or len(numbers) == 1 else ", ".join(map(str, numbers))


def _price(row: Mapping[str, Any], speech: Speech) -> int | str:
    """Units of any type, or of the one that is named; of both, how many in all."""
    units, named = int(row.get("any", 0)), int(row.get("named", 0)) if "type" in row else 0
    return speech.tell(f"aid-thing-{row['type']}", count=named) if named and not units else units + named


def _found(value: Any, path: Sequence[str]) -> Iterator[Any]:
    """What lies at the end of a path; nothing where a row lacks it."""
    if not path:
        yield value
        return
    for part in _parts(value, path[0]):
        yield from _found(part, path[1:])


def _parts(value: Any, name: str) -> list[Any]:
    """The parts of a table or a list that a name means."""
    if name == "*":
        return list(value.values() if isinstance(value, dict) else value)
    if isinstance(value, dict):
        return [value[name]] if name in value else []
    if name.isdecimal():
        return list(value[int(name) - 1 : int(name)])
    return [row for row in value if isinstance(row, dict) and row.get("id") == name]
