"""Boxes that a stranger may send: numbers at their limits, rows left out or doubled, values of another kind.

Whatever differs is refused in a sentence of every language, or it can be played, drawn, written and read again.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from xml.etree import ElementTree

from patolli import (
    CHANCE,
    BadOption,
    NotLegal,
    Record,
    Rng,
    State,
    hear,
    lines,
    parse,
    read_position,
    say,
    start,
    write_position,
)
from patolli.bots import maker
from patolli.engine.component_changes import write_key, write_value
from patolli.engine.components import Boxes
from patolli.engine.match import Question
from patolli.stage.game import reason
from patolli.stage.speech import LANGUAGES
from patolli.testing import game_of
from patolli.testing.walking import seats_of

LONGEST_GAME = 20_000
LONGEST_SENTENCE = 1500
Place = tuple[tuple[str, ...], Any]
Special = Callable[[Random], dict[str, object]]

OTHER_KINDS = [
    *['""', "{}", "[]", "true", "-1", "0", "99", "9999999999999", "1.5", "inf", "nan", "1979-05-27", "07:32:00"],
    *["[1, 2, 3]", '["a"]', "[[1]]", "[{}]", "{a = 1}", '"<script>alert(1)</script>"', '"\\u0000"', '"a b"', '"#"'],
    *['"é\\u202E"', '"x\\ny"', "0x" + "f" * 5000, "[" * 60 + "]" * 60, '"' + "x" * 5000 + '"', '"\\"&<"'],
]


def places(value: object, key: tuple[str, ...] = ()) -> Iterator[Place]:
    """The values of a file by their keys, those of rows too, and the lists of rows as a whole."""
    rows = isinstance(value, list) and bool(value) and isinstance(value[0], dict)
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from places(inner, (*key, name))
        return
    yield key, value
    if isinstance(value, list) and rows:
        for number, row in enumerate(value, start=1):
            yield from places(row, (*key, str(row.get("id", number))))


class Strange:
    """Makes what differs, at random and always the same."""

    def __init__(self, name: str, boxes: Boxes[Any], special: Special) -> None:
        self.name = name
        self.places = [(key, value) for key, value in places(boxes.values) if key[-1] != "provenance"]
        self.special = special
        self.bounds: dict[tuple[str, ...], tuple[int, int]] = {}
        self.players = game_of(name).seats[-1]

    def changes(self, draw: Random) -> str:
        """The value of the option `components`."""
        found = {key: write_value(value) for key, value in self.special(draw).items()} if draw.random() < 0.6 else {}
        for _ in range(draw.choice([0, 1, 2] if found else [1, 1, 2, 3])):
            key, value = draw.choice(self.places)
            found[".".join(map(write_key, key))] = self.other(draw, key, value)
        return "{" + ", ".join(f"{key} = {value}" for key, value in found.items()) + "}"

    def other(self, draw: Random, key: tuple[str, ...], value: Any) -> str:
        if draw.random() < 0.15:
            return draw.choice(OTHER_KINDS)
        if isinstance(value, bool):
            return write_value(not value)
        if isinstance(value, int):
            return str(self.number(draw, key, value))
        if isinstance(value, str):
            alike = [other for place, other in self.places if place[-1] == key[-1] and isinstance(other, str)]
            return write_value(draw.choice([*alike, value + value, value[::-1]]))
        if value and all(type(one) is int for one in value):
            count = draw.choice([len(value)] * 4 + [0, 1, len(value) + 1])
            return write_value([self.number(draw, key, draw.choice(value), len(value)) for _ in range(count)])
        return write_value(self.other_list(draw, json.loads(json.dumps(value))))

    def other_list(self, draw: Random, values: list[Any]) -> list[Any]:
        at = draw.randrange(len(values))
        match draw.randrange(4):
            case 0:
                draw.shuffle(values)
            case 1:
                values.pop(at)
            case 2:
                values.insert(at, draw.choice(values))
            case _ if isinstance(values[at], str) and values[at]:
                values[at] = values[at].replace(draw.choice(values[at]), draw.choice("#.P=EX1<"), 1)
        return values

    def number(self, draw: Random, key: tuple[str, ...], value: int, count: int = 0) -> int:
        """One at the limits, beyond them, between them, or nearly the delivered one."""
        least, most = self.bounds.get(key) or self.find_bounds(key, count)
        return draw.choice([least, most, least, most, draw.randint(least, most), value + 1, value - 1, most + 1])

    def find_bounds(self, key: tuple[str, ...], count: int) -> tuple[int, int]:
        """The limits as the refusal of a far larger number tells them."""
        large = write_value([2**60] * count if count else 2**60)
        found = (-1, 1000)
        try:
            start(self.name, self.players, {"components": "{" + ".".join(map(write_key, key)) + f" = {large}" + "}"})
        except BadOption as error:
            found = int(error.values.get("least", -1)), int(error.values.get("most", 1000))
        self.bounds[key] = found
        return found


def refused_or_playable(name: str, players: int, options: dict[str, str], draw: Random, whole: bool) -> bool:
    """Whether it can be played; then it is, with looking at it now and then if that is asked for."""
    try:
        state = start(name, players, options)
    except BadOption as error:
        for language in LANGUAGES:
            told = reason(error, language, game_of(name))
            assert 0 < len(told) < LONGEST_SENTENCE, options
        return False
    record = Record(name, players, game_of(name).settings(state))
    rng = Rng(draw.getrandbits(30))
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        if whole and not rng.below(100):
            look_at(state, rng)
        if whole and actor != CHANCE and not rng.below(150):
            think(state, actor)
        move = state.pick(actor, rng)
        record.lines.append((actor, say(state, actor, move)))
        state.play(actor, move)
        assert len(record.lines) < LONGEST_GAME, f"the game does not end: {options}"
    look_at(state, rng)
    if whole:
        again = parse(record.text())
        assert again.text() == record.text()
        assert write_position(again.end()) == write_position(state), options
    return True


def look_at(state: State, rng: Rng) -> None:
    """Views, scenes, sentences, text pictures, positions, lines and what is refused."""
    game = game_of(state.game().name)
    language = sorted(LANGUAGES)[rng.below(len(LANGUAGES))]
    for seat in seats_of(state):
        view = state.view(seat)
        ElementTree.fromstring(game.svg(view))
        json.loads(game.scene(view, language).json())
        told = [game.prompt(view, language), game.picture(view, language)]
        assert not any("{" in text or not text for text in told), told
    text = write_position(state)
    again = read_position(text)
    assert write_position(again) == text
    for actor in state.actors():
        said = lines(state, actor)
        assert len(set(said)) == len(said)
        assert said == lines(again, actor)
        move = rng.below(len(said))
        assert hear(state, actor, said[move]) == state.moves(actor)[move]
        for line in ("x", f"{said[move]} 9", *said[move].split()):
            assert refused(state, actor, line, language)


def refused(state: State, actor: int, line: str, language: str) -> str:
    """Why a line is refused, in a language; the line itself if it is not."""
    try:
        hear(state, actor, line)
    except NotLegal as refusal:
        return game_of(state.game().name).refusal(refusal, language)
    return line


def think(state: State, seat: int) -> None:
    """A bot finds a move."""
    moves = state.moves(seat)
    for code in ("greedy", "search:50"):
        assert maker(code)(Rng(1)).decide(Question(state, seat, moves)) in moves


def many(strange: Strange, tries: int, seed: int, options: dict[str, str], every: int = 8) -> int:
    """How many of some boxes can be played, each with another number of players."""
    draw, played = Random(seed), 0
    seats = game_of(strange.name).seats
    for _ in range(tries):
        given = {**options, "components": strange.changes(draw)}
        played += refused_or_playable(strange.name, draw.choice(seats), given, draw, whole=played % every == 0)
    return played
