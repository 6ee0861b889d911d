"""A scene: what lies where, for one reader. A game's `scene.py` makes it from a view.

A scene has zones (the board, the mats), each with a box of its own. A zone has two layers: sprites, which are
pictures and may slide, and places, which have words and never move. All of it is plain data that can be sent;
the SVG writer and the page draw it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeAlias, TypeVar

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""

MARGIN = 12


class Sprite(NamedTuple):
    """A picture, or a text, in a box around the point x, y."""

    id: str
    """Stays with the thing: a sprite whose id stays and whose point changes slides there."""
    picture: str
    """A symbol of the art. Empty: the text alone, as high as the box."""
    x: float
    y: float
    width: float = 48
    height: float = 48
    turn: int = 0
    """Degrees, clockwise."""
    look: str = ""
    """Classes of sprites.css: whose it is (`p1`), paled (`spent`), how a text is written (`w t-start`)."""
    sign: str = ""
    """The owner's sign, drawn where the picture says `sign x y size`."""
    text: str = ""
    """On a picture it is written where the picture says `text x y size`."""
    tip: str = ""


class Place(NamedTuple):
    """A box around the point x, y that stands for a word of a line."""

    word: str
    x: float
    y: float
    row: int
    """Its row in the grid that a screen reader walks through."""
    name: str
    """All there is to say about it, in a sentence."""
    width: float = 48
    height: float = 48
    tag: str = ""
    verbs: str = ""
    """The verbs whose lines mean this place by the word, all if empty: a number is a card here, a step there."""


class Slot(NamedTuple):
    """A place of a draft, and what belongs there."""

    place: str
    room: int
    """How many cards make its line."""
    more: int = 0
    """What is added to the sum of the cards."""
    before: tuple[str, ...] = ()
    """The cards that lay there last time."""


class Draft(NamedTuple):
    """Cards of this zone are laid on places, changed as one likes, and then said: one line for each slot, in order."""

    verb: str
    slots: tuple[Slot, ...]


class Tags(NamedTuple):
    """What a place says while a verb is said: what it costs to go there, how strong who sits there is."""

    verb: str
    label: str
    """What the texts are, for who cannot see where they stand: `price`."""
    texts: dict[str, str]
    """By the words of the places."""


class Layer(NamedTuple):
    """Something that is only sometimes wanted on the first zone: the reader switches it on."""

    name: str
    label: str
    sprites: tuple[Sprite, ...]
    """Their tips say the same in sentences."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table. Sprites are in drawing order, places in reading order."""

    name: str
    """`board`, `status`, `mat:0`."""
    label: str
    box: Box
    """In its own units."""
    ground: str
    """The picture under everything, a symbol or group of the art in the units of the box."""
    sprites: tuple[Sprite, ...]
    places: tuple[Place, ...] = ()
    draft: Draft | None = None

    def data(self) -> dict[str, Any]:
        """The zone as plain data."""
        return self.frame() | {"sprites": layer(self.sprites), "places": layer(self.places)}

    def frame(self) -> dict[str, Any]:
        """The zone without its layers."""
        drafted = {} if self.draft is None else {"draft": {"verb": self.draft.verb, "slots": list(self.draft.slots)}}
        return drafted | {
            "name": self.name,
            "label": self.label,
            "box": list(self.box),
            "ground": self.ground,
        }


@dataclass(frozen=True, slots=True)
class Scene:
    """All that one reader sees. The first zone is the large one."""

    game: str
    art: str
    """The package whose folder `art` holds the game's pictures."""
    title: str
    story: str
    """The position in a few words, for who cannot see the picture."""
    zones: tuple[Zone, ...]
    ghosts: tuple[Sprite, ...] = ()
    """What the reader's next line would lay, each with that line as its id (`temple 3 *`), shown before it is said.

    A `*` is any word, `walk|fly` one of these. The point is counted from the place of the last word that has one, or
    from the middle between two words that are `+`; then the sprite is turned as they lie. Without a place it is a
    point of the first zone.
    """
    tags: tuple[Tags, ...] = ()

    def part(self, name: str, words: Sequence[str] = (), box: Box | None = None) -> Scene:
        """One zone alone; of a large one only the box, or what lies around the places of these words."""
        zone = next(zone for zone in self.zones if zone.name == name)
        if words:
            places = {place.word: place for place in zone.places}
            box = _around([places[word] for word in words])
        return replace(self, zones=(replace(zone, box=box or zone.box),))

    def data(self) -> dict[str, Any]:
        """The scene as plain data."""
        return self.frame() | {"zones": [zone.data() for zone in self.zones]}

    def frame(self) -> dict[str, Any]:
        """The scene without its zones."""
        told: dict[str, Any] = {"game": self.game, "title": self.title, "story": self.story}
        if self.ghosts:
            told["ghosts"] = layer(self.ghosts)
        if self.tags:
            told["tags"] = list(self.tags)
        return told

    def json(self) -> str:
        """The same as text, the same text for the same scene."""
        return json.dumps(self.data(), ensure_ascii=False, separators=(",", ":"))


T = TypeVar("T")


class Drawn:
    """What the readers of one position see alike: drawn for the first of them, shared with the others.

    The key must tell apart what readers see differently.
    """

    def __init__(self) -> None:
        self._kept: dict[Hashable, Any] = {}

    def once(self, key: Hashable, draw: Callable[[], T]) -> T:
        if key not in self._kept:
            self._kept[key] = draw()
        found: T = self._kept[key]
        return found


def layer(things: Sequence[Sprite | Place]) -> list[tuple[float | str, ...]]:
    """Sprites or places as plain data: tuples of their fields in order, usual ends left out."""
    return [_data(thing) for thing in things]


def _around(places: Sequence[Place]) -> Box:
    left = min(place.x - place.width / 2 for place in places) - MARGIN
    top = min(place.y - place.height / 2 for place in places) - MARGIN
    right = max(place.x + place.width / 2 for place in places) + MARGIN
    bottom = max(place.y + place.height / 2 for place in places) + MARGIN
    return left, top, right - left, bottom - top


def _data(thing: Sprite | Place) -> tuple[float | str, ...]:
    count = len(thing)
    for end in _USUAL_ENDS[type(thing)]:
        if thing[count - 1] != end:
            break
        count -= 1
    return thing[:count]


_USUAL_ENDS = {kind: tuple(reversed(kind._field_defaults.values())) for kind in (Sprite, Place)}
