"""A scene: what lies where, for one reader. A game's `show/scene.py` makes it from a view.

A scene has zones (the board, the mats), each with a box of its own. A zone has two layers: sprites, which are
pictures and may slide, and places, which have words and never move. All of it is plain data that can be sent;
the SVG writer and the page draw it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, TypeAlias, TypeVar, TypeVarTuple

import msgspec
from msgspec import Raw, Struct

Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, width, height."""

MARGIN = 12
LISTED = "file"
"""The look of a thing that lies in a row with others: where it lies is no news, so that nobody is told to have put it
there."""


class Sprite(Struct, frozen=True, array_like=True, gc=False):
    """A picture, or a text, in a box around the point x, y. Sent as a list of its fields."""

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


class Place(Struct, frozen=True, array_like=True, gc=False):
    """A box around the point x, y that stands for a word of a line. Sent as a list of its fields."""

    word: str
    x: float
    y: float
    row: int
    """Its row in the grid that a screen reader walks through."""
    name: str
    """All about it, in a sentence."""
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
    """Cards of this zone are laid on places, changed at will, and then said: one line for each slot, in order."""

    verb: str
    slots: tuple[Slot, ...]


class Tags(NamedTuple):
    """Short texts on places while a verb is said: what it costs to go there, how strong the defender is."""

    verb: str
    label: str
    """What the texts are, for readers who cannot see where they stand: `price`."""
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

    def json(self) -> bytes:
        """The zone as text."""
        layers = {"sprites": Raw(layer(self.sprites)), "places": Raw(layer(self.places))}
        return msgspec.json.encode(self.frame() | layers)

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
    """The position in a few words, for readers who cannot see the picture."""
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
        plain: dict[str, Any] = msgspec.json.decode(self.json())
        return plain

    def frame(self) -> dict[str, Any]:
        """The scene without its zones."""
        told: dict[str, Any] = {"game": self.game, "title": self.title, "story": self.story}
        if self.ghosts:
            told["ghosts"] = Raw(layer(self.ghosts))
        if self.tags:
            told["tags"] = self.tags
        return told

    def json(self) -> str:
        """The scene as text, the same text for the same scene."""
        zones = [Raw(zone.json()) for zone in self.zones]
        return msgspec.json.encode(self.frame() | {"zones": zones}).decode()


T = TypeVar("T")
Inputs = TypeVarTuple("Inputs")


class SceneCache:
    """A cache: what was drawn for other readers of the same position, and for the position before it."""

    def __init__(self, before: SceneCache | None = None) -> None:
        self._once: dict[Hashable, Any] = {}
        self._parts: dict[Hashable, list[_Part]] = {}
        """What was made by one function, from inputs of which the first is the same if it is a name."""
        self._before = before._parts if before else {}

    def once(self, key: Hashable, draw: Callable[[], T]) -> T:
        """What readers of one position see alike. The key must tell apart what they see differently."""
        if key not in self._once:
            self._once[key] = draw()
        found: T = self._once[key]
        return found

    def part(self, draw: Callable[[*Inputs], T], *inputs: *Inputs) -> T:
        """A part of the picture, made from the inputs and nothing else, and made again only when they have changed.

        Where there are many of a kind, such as sites, the first input should be a name: then only one is compared.
        """
        key = _kind(draw, inputs)
        known = self._parts.setdefault(key, [])
        part = _made_from(inputs, known)
        if part is None:
            part = _made_from(inputs, self._before.get(key, ())) or (inputs, draw(*inputs))
            known.append(part)
        found: T = part[1]
        return found

    def settle(self) -> None:
        """Forget the position before this one: all readers have seen this one."""
        self._before = {}


_Part: TypeAlias = tuple[tuple[Any, ...], Any]
"""What something was made from, and the thing."""


def _kind(draw: Callable[..., Any], inputs: tuple[Any, ...]) -> Hashable:
    return (draw, inputs[0]) if isinstance(inputs[0], str) else draw


def _made_from(inputs: tuple[Any, ...], parts: Sequence[_Part]) -> _Part | None:
    for part in parts:
        if part[0] == inputs:
            return part
    return None


_SPRITE_ENDS = (b',48,48,0,"","","",""]', b',0,"","","",""]', b',"","","",""]', b',"","",""]', b',"",""]', b',""]')
_PLACE_ENDS = (b',48,48,"",""]', b',"",""]', b',""]')
"""How the list of a sprite or a place ends when its last fields have their defaults, the longest first.

Two adjacent quotes are an empty field, never part of a text: there they would be escaped.
"""


def layer(things: Sequence[Sprite | Place]) -> bytes:
    """Sprites or places as text: lists of their fields in order, without defaults at the end."""
    text = msgspec.json.encode(things)
    for end in _PLACE_ENDS if things and isinstance(things[0], Place) else _SPRITE_ENDS:
        text = text.replace(end, b"]")
    return text


def said_points(points: Sequence[int], owners: Sequence[str], tell: Callable[..., str]) -> list[str]:
    """The points of each seat, in a sentence."""
    return [tell("scene-points", name=name, points=count) for name, count in zip(owners, points, strict=True)]


def _around(places: Sequence[Place]) -> Box:
    left = min(place.x - place.width / 2 for place in places) - MARGIN
    top = min(place.y - place.height / 2 for place in places) - MARGIN
    right = max(place.x + place.width / 2 for place in places) + MARGIN
    bottom = max(place.y + place.height / 2 for place in places) + MARGIN
    return left, top, right - left, bottom - top
