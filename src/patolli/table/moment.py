"""A position of a table, and what each reader is told about it. Made once for each audience, then shared."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from patolli.engine.room import find
from patolli.engine.state import CHANCE, State
from patolli.engine.view import View
from patolli.engine.words import Tree
from patolli.games.room import GameRoom
from patolli.stage.scene import Drawn, Place, Sprite, Zone, layer
from patolli.stage.speech import ENGLISH
from patolli.stage.style import tint_of
from patolli.table.errors import words
from patolli.table.messages import Entry, LayerNews, Verb
from patolli.table.said import Ear, Moves, Said

NOTHING = Raw(b"{}")
SMALL = 60
"""Sprites of a zone that is compared with those before rather than written again."""


T = TypeVar("T")


def room_of(game: str) -> GameRoom:
    room = find(game)
    if not isinstance(room, GameRoom):
        raise TypeError(f"{game} cannot be shown")
    return room


class Moment:
    """The position after the first `seq` lines."""

    def __init__(self, room: GameRoom, state: State, lines: Sequence[Said], names: Sequence[str], moves: Moves) -> None:
        self.room = room
        self.state = state
        self.lines = lines
        self.seq = len(lines)
        self.names = names
        self.moves = moves
        self.actors = state.actors()
        self.over = not self.actors
        self._public: View | None = None
        self._views: dict[Ear, View] = {}
        self._scenes: dict[tuple[Ear, str], Raw] = {}
        self._drawn: dict[str, Drawn] = {}
        self._written: dict[int, tuple[object, Raw]] = {}
        self._trees: dict[int, Raw] = {}
        self._verbs: dict[int, dict[str, int]] = {}

    def view(self, ear: Ear) -> View:
        if ear not in self._views:
            if self._public is None:
                self._public = self.state.view(None)
            self._views[ear] = self.room.view(self.state, ear, self._public)
        return self._views[ear]

    def scene(self, ear: Ear, language: str) -> Raw:
        if (ear, language) not in self._scenes:
            last = self.lines[-1].to(ear) if self.lines else None
            drawn = self._drawn.setdefault(language, Drawn())
            scene = self.room.scene(self.view(ear), language, last or "", self.names, drawn)
            zones = [self._zone(zone) for zone in scene.zones]
            self._scenes[ear, language] = Raw(msgspec.json.encode(scene.frame() | {"zones": zones}))
        return self._scenes[ear, language]

    def _zone(self, zone: Zone) -> Raw:
        """A zone that was drawn once for several readers is written once, and so is each of its layers."""
        if len(zone.sprites) <= SMALL:
            return self._once(zone, _encoded)
        return self._once(zone, self._large)

    def _large(self, zone: Zone) -> Raw:
        sprites, places = self._once(zone.sprites, _layer), self._once(zone.places, _layer)
        return Raw(msgspec.json.encode(zone.frame() | {"sprites": sprites, "places": places}))

    def _once(self, thing: T, write: Callable[[T], Raw]) -> Raw:
        """The same object is written once; it is kept so that no other can take its place."""
        if id(thing) not in self._written:
            self._written[id(thing)] = (thing, write(thing))
        return self._written[id(thing)][1]

    def layers(self, ear: Ear, language: str) -> list[LayerNews]:
        """What can be shown on the board besides. Few want it, so nothing of it is kept."""
        found = self.room.layers(self.view(ear), language, self.names)
        return [LayerNews(one.name, one.label, layer(one.sprites)) for one in found]

    def rest(self) -> None:
        """Keep only what takes long to make: those who came late are told from the state again."""
        self._views.clear()
        self._scenes.clear()
        self._public = None
        self._drawn.clear()
        self._written.clear()

    def looks(self) -> list[str]:
        """The class of sprites.css that each seat's pieces have: of the first tinted sprite of its mat."""
        view = self.view(None)
        looks = [f"p{seat + 1}" for seat in range(len(view.points))]
        for zone in self.room.scene(view).zones:
            kind, _, seat = zone.name.partition(":")
            if kind == "mat" and seat.isdecimal() and int(seat) < len(looks):
                tints = (tint_of(sprite.look) for sprite in zone.sprites)
                looks[int(seat)] = next(filter(None, tints), looks[int(seat)])
        return looks

    def prompt(self, ear: Ear, language: str) -> str:
        return self.room.prompt(self.view(ear), language, self.names)

    def called(self, seat: int, language: str) -> str:
        view = next(iter(self._views.values()), None) or self.view(None)  # every reader calls a seat the same
        return self.room.called(view, seat, language, self.names)

    def tree(self, seat: int) -> Raw:
        """What the seat may say, as a tree of next words."""
        if seat not in self._trees:
            if seat in self.actors:
                moves = self.moves[seat] if seat in self.moves else self.state.moves(seat)
                self._verbs[seat], words = _words(self.room, self.state, seat, moves)
                self._trees[seat] = Raw(msgspec.json.encode(words))
            else:
                self._verbs[seat] = {}
                self._trees[seat] = NOTHING
        return self._trees[seat]

    def places(self, seat: int) -> list[str]:
        """The words of all places that the seat sees."""
        zones = msgspec.json.decode(self.scene(seat, ENGLISH))["zones"]
        return list(dict.fromkeys(place[0] for zone in zones for place in zone["places"]))

    def words(self) -> list[str]:
        """The words that are neither verbs nor places."""
        return _keys(self.room.name, "word")

    def begins(self, seat: int, words: Sequence[str]) -> bool:
        """Whether a line that the seat may say begins with these words."""
        node = msgspec.json.decode(self.tree(seat))
        for word in words:
            if not isinstance(node, dict) or word == "." or word not in node:
                return False
            node = node[word]
        return bool(words)

    def verbs(self, seat: int, language: str) -> dict[str, Verb]:
        """Those that the game's language knows, in its order, and those that may be said besides."""
        self.tree(seat)
        known = _labels(self.room, language)
        return known | {verb: Verb(verb.capitalize()) for verb in self._verbs[seat] if verb not in known}

    def names_of_words(self, language: str) -> dict[str, str]:
        """What words are called that are neither verbs nor places."""
        speech = self.room.speech(language)
        return {word: speech.tell(f"word-{word}") for word in _keys(self.room.name, "word")}

    def closes(self, seat: int) -> list[str]:
        """The verbs that end the turn."""
        self.tree(seat)
        verbs = self._verbs[seat].items()
        return [verb for verb, move in verbs if self.room.closes(self.state, seat, move)]

    def final(self, seat: int, bots: set[int]) -> list[str]:
        """The verbs that cannot be taken back: they reveal something, or a bot answers at once."""
        self.tree(seat)
        found = []
        for verb, move in self._verbs[seat].items():
            after = self.state.copy()
            after.play(seat, move)
            actors = after.actors()
            if (
                self.room.seals(self.state, seat, move)
                or not actors
                or CHANCE in actors
                or (actors != [seat] and bots.intersection(actors))
            ):
                found.append(verb)
        return found

    def log(self, ear: Ear, language: str, since: int) -> list[Entry]:
        """The lines after the first `since` ones, as the reader heard them."""
        view = self.view(ear)
        entries = []
        for n in range(since, self.seq):
            said = self.lines[n]
            line = said.to(ear)
            if line is None and not said.events:
                continue
            text = self.room.tell_line(view, said.actor, line, language, self.names) if line is not None else ""
            events = [self.room.tell_event(view, event, language, self.names) for event in said.events]
            entries.append(Entry(n + 1, said.actor, line or "", text, events, _part(said.part, language)))
        return entries


def _part(part: tuple[int, int], language: str) -> str:
    """The heading of the log under which a line stands."""
    period, round = part
    if not round:
        return ""
    return words(language).tell("part-period" if period else "part-round", period=period, round=round)


@lru_cache(512)
def _encoded(zone: Zone) -> Raw:
    """A mat that stays as it is from move to move is written once."""
    return Raw(msgspec.json.encode(zone.data()))


def _layer(things: Sequence[Sprite | Place]) -> Raw:
    return Raw(msgspec.json.encode(layer(things)))


def _words(room: GameRoom, state: State, seat: int, moves: list[int]) -> tuple[dict[str, int], Tree]:
    """The verbs, each with the last of its moves, and all lines as a tree: one pass, for this is what takes longest."""
    kept = _kept(room.name)
    verbs: dict[str, int] = {}
    root: dict[str, Any] = {}
    for move in moves:
        ways = kept.get(move)
        if ways is None:
            line = room.say(state, seat, move)
            ways = [way.split() for way in (line, room.turned(line)) if way]
            if room.same_words:
                kept[move] = ways
        verbs[ways[0][0]] = move
        for way in ways:
            node = root
            for word in way:
                branch = node.get(word)
                if branch is None:
                    branch = node[word] = {}
                node = branch
            node["."] = 1
    return verbs, root


@cache
def _kept(game: str) -> dict[int, list[list[str]]]:
    """Moves that are always said alike: the words, and the same in another order."""
    return {}


@cache
def _labels(room: GameRoom, language: str) -> dict[str, Verb]:
    speech = room.speech(language)

    def told(key: str) -> str:
        return speech.tell(key) if speech.knows(key) else ""

    return {
        verb: Verb(told(f"verb-{verb}"), told(f"verb-{verb}.hint"), told(f"verb-{verb}.cost"))
        for verb in _keys(room.name, "verb")
    }


@cache
def _keys(game: str, kind: str) -> list[str]:
    """The words that the game's language has keys for, in the order of its files: `verb-canal`, `word-NS`."""
    found = []
    for file in sorted(files(f"patolli.games.{game}").joinpath("lang").iterdir(), key=lambda file: file.name):
        if file.name.endswith("en.ftl"):
            found += re.findall(rf"^{kind}-(\S+) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
    return found
