"""A snapshot: one position of a table, and what each reader is told about it. Everything is made once, then shared."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Hashable, Sequence
from functools import cache, lru_cache, partial
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from patolli.engine.core.line_tree import Way, line_tree
from patolli.engine.core.state import State
from patolli.engine.match import Match
from patolli.engine.played import Reader
from patolli.engine.view import View
from patolli.engine.words import NotLegal, Tree
from patolli.stage.aid import numbers
from patolli.stage.game import ShownGame
from patolli.stage.scene import Place, SceneCache, Sprite, Zone, layer
from patolli.stage.style import tint_of
from patolli.table.messages import LayerNews, Verb
from patolli.table.rows import game_of
from patolli.table.why import why_not

NOTHING = Raw(b"{}")
MOST_REASONS = 200
"""Reasons that are kept of a version."""
_TINTS: dict[Hashable, Sequence[str]] = {}
"""By what tables of the same kind have in common: the classes of their seats."""
MOST_TINTS = 200
SMALL_ZONE_PARTS = 60
"""Sprites and places of a zone that is written as a whole."""

T = TypeVar("T")


class VersionCache:
    """What is kept of one version of a position, because it takes long to make. Another version has another cache."""

    def __init__(self, before: VersionCache | None = None) -> None:
        """`before` is that of a similar position: what looks the same is not drawn again."""
        self.drawn: dict[str, SceneCache] = {}
        if before:
            self.drawn = {language: SceneCache(drawn) for language, drawn in before.drawn.items()}
        self.words: dict[int, tuple[dict[str, int], Raw]] = {}
        """What each seat may say: the verbs, each with one of its moves, and the tree of all lines."""
        self.reasons: dict[tuple[int, str], NotLegal | None] = {}

    def drop_before(self) -> None:
        """All viewers have this position: what only the one before it looked like is not needed any more."""
        for drawn in self.drawn.values():
            drawn.settle()


class Snapshot:
    """The position of a match, with what readers see of it. It is made for one round of answers, and never changes."""

    def __init__(self, match: Match, names: Sequence[str], cache: VersionCache | None = None) -> None:
        self.game = game_of(match.header.game)
        self.match = match
        self.state = match.state
        self.lines = match.lines
        self.names = names
        self.actors = match.state.actors()
        self.over = not self.actors
        self.cache = cache or VersionCache()
        self._made: dict[Hashable, Any] = {}

    def _once(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made under that key, or is made now."""
        if key not in self._made:
            self._made[key] = make()
        found: T = self._made[key]
        return found

    # What a reader sees

    def view(self, reader: Reader) -> View:
        """What the reader knows."""
        if reader is None:
            return self.public()
        return self._once(("view", reader), lambda: self.game.view(self.state, reader, self.public()))

    def public(self) -> View:
        """What everybody knows: the spectators' view."""
        return self._once("public", lambda: self.state.view(None))

    def scene(self, reader: Reader, language: str) -> Raw:
        """The scene that the reader sees, as JSON."""
        return self._once(("scene", reader, language), partial(self._scene, reader, language))

    def _scene(self, reader: Reader, language: str) -> Raw:
        last = next((line.heard_by(reader) for line in reversed(self.lines) if line.noticed_by(reader)), None)
        drawn = self.cache.drawn.setdefault(language, SceneCache())
        scene = self.game.scene(self.view(reader), language, last or "", self.names, drawn)
        zones = [_zone(zone, drawn) for zone in scene.zones]
        return Raw(msgspec.json.encode(scene.frame() | {"zones": zones}))

    def layers(self, reader: Reader, language: str) -> list[LayerNews]:
        """What else can be shown on the board. Few ask for it, so nothing of it is kept."""
        found = self.game.layers(self.view(reader), language, self.names)
        return [LayerNews(one.name, one.label, Raw(layer(one.sprites))) for one in found]

    def seat_tints(self) -> Sequence[str]:
        """The class of sprites.css that each seat's pieces have, from the beginning of a game to its end."""
        header = self.match.header
        alike = (header.game, self.state.players, header.position, *sorted(header.options.items()))
        if alike not in _TINTS:
            if len(_TINTS) >= MOST_TINTS:
                _TINTS.clear()
            _TINTS[alike] = tuple(self._seat_tints())
        return _TINTS[alike]

    def _seat_tints(self) -> list[str]:
        """Those of the first tinted sprite of each mat: the whole scene is drawn to find them."""
        view = self.public()
        tints = [f"p{seat + 1}" for seat in range(len(view.points))]
        for zone in self.game.scene(view).zones:
            kind, _, seat = zone.name.partition(":")
            if kind == "mat" and seat.isdecimal() and int(seat) < len(tints):
                found = (tint_of(sprite.look) for sprite in zone.sprites)
                tints[int(seat)] = next(filter(None, found), tints[int(seat)])
        return tints

    def prompt(self, reader: Reader, language: str) -> str:
        """What the reader is asked, or waits for."""
        return self.game.prompt(self.view(reader), language, self.names)

    def called(self, seat: int, language: str) -> str:
        """What the seat is called: its name, or its colour."""
        return self.game.called(self.public(), seat, language, self.names)

    # What a seat may say

    def tree(self, seat: int) -> Raw:
        """What the seat may say, as a tree of next words."""
        return self._words_of(seat)[1]

    def _words_of(self, seat: int) -> tuple[dict[str, int], Raw]:
        if seat not in self.actors:
            return {}, NOTHING
        if seat not in self.cache.words:
            verbs, tree = _words(self.game, self.state, seat, self.match.moves(seat))
            self.cache.words[seat] = verbs, Raw(msgspec.json.encode(tree))
        return self.cache.words[seat]

    def verbs(self, seat: int, language: str) -> dict[str, Verb]:
        """Those that the game's language knows, in its order, and those that may be said besides."""
        known = _labels(self.game, language, tuple(numbers(self.game, self.state, language).items()))
        more = {verb: Verb(verb.capitalize()) for verb in self._words_of(seat)[0] if verb not in known}
        return known | more if more else known

    def names_of_words(self, language: str) -> dict[str, str]:
        """What words are called that are neither verbs nor places."""
        return _names(self.game, language)

    def closes(self, seat: int) -> list[str]:
        """The verbs that end the turn."""
        verbs = self._words_of(seat)[0].items()
        return [verb for verb, move in verbs if self.game.closes(self.state, seat, move)]

    def final(self, seat: int, bots: set[int]) -> list[str]:
        """The verbs that cannot be taken back: they reveal something, or a bot answers at once."""
        verbs = self._words_of(seat)[0].items()
        return [verb for verb, move in verbs if self.match.is_final(seat, move, bots)]

    async def why_not(self, seat: int, line: str) -> NotLegal | None:
        """Why the seat may say nothing that begins so; None if it may. Others go on while this is found out."""
        words = line.split()
        if self._begins(seat, words):
            return None
        asked, reasons = (seat, " ".join(words)), self.cache.reasons
        if asked not in reasons:
            found = await asyncio.to_thread(why_not, self.state.copy(), seat, line)
            if len(reasons) >= MOST_REASONS:
                reasons.clear()
            reasons[asked] = found
        return reasons[asked]

    def _begins(self, seat: int, words: Sequence[str]) -> bool:
        """Whether a line that the seat may say begins with these words."""
        node = msgspec.json.decode(self.tree(seat))
        for word in words:
            if not isinstance(node, dict) or word == "." or word not in node:
                return False
            node = node[word]
        return bool(words)


def _zone(zone: Zone, drawn: SceneCache) -> Raw:
    """A zone as text, made once while it stays as it is; of a large one, each of its layers."""
    if len(zone.sprites) + len(zone.places) <= SMALL_ZONE_PARTS:
        return drawn.part(_encoded, zone.name, zone)
    sprites, places = (drawn.part(_layer, zone.name, things) for things in (zone.sprites, zone.places))
    return drawn.part(_joined, zone.name, zone, sprites, places)


def _encoded(_: str, zone: Zone) -> Raw:
    return Raw(zone.json())


def _joined(_: str, zone: Zone, sprites: Raw, places: Raw) -> Raw:
    return Raw(msgspec.json.encode(zone.frame() | {"sprites": sprites, "places": places}))


def _layer(_: str, things: Sequence[Sprite | Place]) -> Raw:
    return Raw(layer(things))


def _words(game: ShownGame, state: State, seat: int, moves: list[int]) -> tuple[dict[str, int], Tree]:
    """The verbs, each with the last of its moves, and all lines as a tree: this is what takes longest."""
    kept = _kept(game.name)

    def say(move: int) -> list[Way]:
        line = game.say(state, seat, move)
        ways = [(way.split()[0], *way.rpartition(" ")[::2]) for way in (line, game.turned(line)) if way]
        if game.same_words:
            kept[move] = ways
        return ways

    return line_tree(moves, kept, say)


@cache
def _kept(game: str) -> dict[int, list[Way]]:
    """Moves that are always said alike, in one order of words or two: the verb, all but the last word, the last."""
    return {}


@lru_cache(maxsize=64)
def _labels(game: ShownGame, language: str, values: tuple[tuple[str, int | str], ...]) -> dict[str, Verb]:
    """What the game's verbs are called; `values` are the numbers of the box that costs and hints may name."""
    speech, named = game.speech(language), dict(values)

    def told(key: str) -> str:
        return speech.tell(key, **named) if speech.knows(key) else ""

    return {
        verb: Verb(
            told(f"verb-{verb}"),
            told(f"verb-{verb}.hint"),
            told(f"verb-{verb}.cost"),
            waits=verb in game.waits,
            at_once=verb in game.at_once,
        )
        for verb in _keys(game.name, "verb")
    }


@cache
def _names(game: ShownGame, language: str) -> dict[str, str]:
    speech = game.speech(language)
    return {word: speech.tell(f"word-{word}") for word in _keys(game.name, "word")}


@cache
def _keys(game: str, kind: str) -> list[str]:
    """The words that the game's language has keys for, in the order of its files: `verb-canal`, `word-NS`."""
    found = []
    for file in sorted(files(game_of(game).home()).joinpath("lang").iterdir(), key=lambda file: file.name):
        if file.name.endswith("en.ftl"):
            found += re.findall(rf"^{kind}-(\S+) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
    return found
