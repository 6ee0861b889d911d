"""A position of a table, and what each reader is told about it. Made once for each audience, then shared."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
from msgspec import Raw

from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import find_game
from patolli.engine.view import View
from patolli.engine.words import Tree
from patolli.stage.game import ShownGame
from patolli.stage.scene import Drawn, Place, Sprite, Zone, layer
from patolli.stage.style import tint_of
from patolli.table.messages import Entry, LayerNews, Verb
from patolli.table.numbers import Numbers
from patolli.table.said import Ear, Moves, Said
from patolli.table.why import Reasons, why_not

NOTHING = Raw(b"{}")
END: dict[str, Any] = {".": 1}
"""What follows a word that ends a line and does nothing else."""
MOST_WHYS = 200
"""Reasons that a position keeps."""
SMALL = 60
"""Sprites and places of a zone that is written as a whole."""


def game_of(game: str) -> ShownGame:
    room = find_game(game)
    if not isinstance(room, ShownGame):
        raise TypeError(f"{game} cannot be shown")
    return room


class Moment:
    """The position after the first `seq` lines."""

    def __init__(
        self,
        room: ShownGame,
        state: State,
        lines: Sequence[Said],
        names: Sequence[str],
        moves: Moves,
        before: Moment | None = None,
    ) -> None:
        """`before` is a position much like it: what looks the same is not drawn again."""
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
        if before:
            self._drawn |= {language: Drawn(drawn) for language, drawn in before._drawn.items()}
        self._told: dict[tuple[int, int, str | None, str], Entry] = {}
        self._trees: dict[int, Raw] = {}
        self._whys: dict[tuple[int, str], Reasons | None] = {}
        self._verbs: dict[int, dict[str, int]] = {}

    def view(self, ear: Ear) -> View:
        if ear is None:
            return self.public()
        if ear not in self._views:
            self._views[ear] = self.room.view(self.state, ear, self.public())
        return self._views[ear]

    def public(self) -> View:
        """What everybody knows: the spectators' view."""
        if self._public is None:
            self._public = self.state.view(None)
        return self._public

    def scene(self, ear: Ear, language: str) -> Raw:
        if (ear, language) not in self._scenes:
            last = next((line.to(ear) for line in reversed(self.lines) if line.noticed(ear)), None)
            drawn = self._drawn.setdefault(language, Drawn())
            scene = self.room.scene(self.view(ear), language, last or "", self.names, drawn)
            zones = [_zone(zone, drawn) for zone in scene.zones]
            self._scenes[ear, language] = Raw(msgspec.json.encode(scene.frame() | {"zones": zones}))
        return self._scenes[ear, language]

    def layers(self, ear: Ear, language: str) -> list[LayerNews]:
        """What can be shown on the board besides. Few want it, so nothing of it is kept."""
        found = self.room.layers(self.view(ear), language, self.names)
        return [LayerNews(one.name, one.label, Raw(layer(one.sprites))) for one in found]

    def rest(self) -> None:
        """Keep only what takes long to make: those who came late are told from the state again."""
        self._views.clear()
        self._scenes.clear()
        self._told.clear()
        self._public = None

    def settle(self) -> None:
        """All viewers have been told."""
        for drawn in self._drawn.values():
            drawn.settle()

    def forget(self) -> None:
        """Give up what was drawn, too: nobody looks."""
        self.rest()
        self._drawn.clear()

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
        return self.room.called(self.public(), seat, language, self.names)

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

    async def why_not(self, seat: int, line: str) -> Reasons | None:
        """Why the seat may say nothing that begins so. Many lines are tried for it, so others go on meanwhile."""
        words = line.split()
        if self._begins(seat, words):
            return None
        asked = (seat, " ".join(words))
        if asked not in self._whys:
            zones = self.room.scene(self.view(seat)).zones
            places = list(dict.fromkeys(place.word for zone in zones for place in zone.places))
            found = await asyncio.to_thread(why_not, self.state.copy(), seat, line, places)
            if len(self._whys) >= MOST_WHYS:
                self._whys.clear()
            self._whys[asked] = found
        return self._whys[asked]

    def _begins(self, seat: int, words: Sequence[str]) -> bool:
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
        more = {verb: Verb(verb.capitalize()) for verb in self._verbs[seat] if verb not in known}
        return known | more if more else known

    def names_of_words(self, language: str) -> dict[str, str]:
        """What words are called that are neither verbs nor places."""
        return _names(self.room, language)

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
                or (self.room.secret_decision(after) and not self.room.secret_decision(self.state))
                or (actors != [seat] and bots.intersection(actors))
            ):
                found.append(verb)
        return found

    def log(self, ear: Ear, language: str, numbers: Numbers, since: int) -> list[Entry]:
        """The lines after the first `since` ones that the reader has been told of, as the reader heard them."""
        entries = []
        for index in range(numbers.index(ear, since) or 0, self.seq):
            line = self.lines[index].to(ear)
            if line is not None or self.lines[index].events:
                entries.append(self._entry(index, numbers.seq(ear, index + 1), line, language))
        return entries

    def _entry(self, index: int, n: int, line: str | None, language: str) -> Entry:
        """A line as somebody heard it, told once for all who heard it so: from what everybody knows besides."""
        if (index, n, line, language) not in self._told:
            said, view = self.lines[index], self.public()
            text = self.room.tell_line(view, said.actor, line, language, self.names) if line is not None else ""
            events = self.room.tell_events(view, line, said.events, language, self.names)
            period, round = said.part
            part = self.room.speech(language).tell("log-part", period=period, round=round) if round else ""
            made = said.made and line == said.line  # whether somebody had a choice is as secret as what they chose
            self._told[index, n, line, language] = Entry(n, said.actor, line or "", text, events, part, made)
        return self._told[index, n, line, language]


def _zone(zone: Zone, drawn: Drawn) -> Raw:
    """A zone as text, made once while it stays as it is; of a large one, each of its layers."""
    if len(zone.sprites) + len(zone.places) <= SMALL:
        return drawn.part(_encoded, zone.name, zone)
    sprites, places = drawn.part(_layer, zone.sprites), drawn.part(_layer, zone.places)
    return Raw(msgspec.json.encode(zone.frame() | {"sprites": sprites, "places": places}))


def _encoded(_: str, zone: Zone) -> Raw:
    """The name comes first because it tells most zones apart at once."""
    return Raw(zone.json())


def _layer(things: Sequence[Sprite | Place]) -> Raw:
    return Raw(layer(things))


def _words(room: ShownGame, state: State, seat: int, moves: list[int]) -> tuple[dict[str, int], Tree]:
    """The verbs, each with the last of its moves, and all lines as a tree: one pass, for this is what takes longest."""
    kept = _kept(room.name)
    verbs: dict[str, int] = {}
    root: dict[str, Any] = {}
    nodes = {"": root}
    for move in moves:
        ways = kept.get(move)
        if ways is None:
            line = room.say(state, seat, move)
            ways = [(way.split()[0], *way.rpartition(" ")[::2]) for way in (line, room.turned(line)) if way]
            if room.same_words:
                kept[move] = ways
        verbs[ways[0][0]] = move
        for _, before, last in ways:
            node = nodes.get(before)
            if node is None:
                node = _node(nodes, before)
            end = node.setdefault(last, END)
            if end is not END:
                end["."] = 1
    return verbs, root


def _node(nodes: dict[str, dict[str, Any]], words: str) -> dict[str, Any]:
    """What can follow these words, whether or not a line ends with them."""
    if words not in nodes:
        before, _, last = words.rpartition(" ")
        parent = _node(nodes, before)
        nodes[words] = parent[last] = {**parent.get(last, {})}
    return nodes[words]


@cache
def _kept(game: str) -> dict[int, list[tuple[str, str, str]]]:
    """Moves that are always said alike, in one order of words or two: the verb, all but the last word, the last."""
    return {}


@cache
def _labels(room: ShownGame, language: str) -> dict[str, Verb]:
    speech = room.speech(language)

    def told(key: str) -> str:
        return speech.tell(key) if speech.knows(key) else ""

    return {
        verb: Verb(told(f"verb-{verb}"), told(f"verb-{verb}.hint"), told(f"verb-{verb}.cost"))
        for verb in _keys(room.name, "verb")
    }


@cache
def _names(room: ShownGame, language: str) -> dict[str, str]:
    speech = room.speech(language)
    return {word: speech.tell(f"word-{word}") for word in _keys(room.name, "word")}


@cache
def _keys(game: str, kind: str) -> list[str]:
    """The words that the game's language has keys for, in the order of its files: `verb-canal`, `word-NS`."""
    found = []
    for file in sorted(files(game_of(game).home()).joinpath("lang").iterdir(), key=lambda file: file.name):
        if file.name.endswith("en.ftl"):
            found += re.findall(rf"^{kind}-(\S+) *=", file.read_text(encoding="utf-8"), re.MULTILINE)
    return found
