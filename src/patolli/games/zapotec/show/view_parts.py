"""What a view of Zapotec shows: cards, spaces, pyramids, rituals, mats; all of it plain data."""

from __future__ import annotations

from dataclasses import dataclass

NOBODY = -1


@dataclass(frozen=True)
class Card:
    """An Action card."""

    id: str
    number: int
    resource: str
    property: str


@dataclass(frozen=True)
class Space:
    """A building space that is in play."""

    id: str
    type: str
    terrain: str
    region: str
    mark: str
    """`all`, `3+` or `4`."""
    basic: str
    """The basic resource on its tile; empty when it is built on (and during the set-up)."""
    advanced: str
    tile: str
    """The name of its tile, B01 to B45; empty when it is built on."""
    owner: int
    """The seat whose house stands there; NOBODY."""
    palace: bool


@dataclass(frozen=True)
class Trade:
    """A trade tile."""

    id: str
    level: int
    kind: str
    """`gain`, `exchange`, `build`, `building_cost`, `sacrifice`, `score_from_hand` or `ritual`."""
    pay: dict[str, int]
    """What using it costs; for `building_cost`, what the building costs."""
    gain: dict[str, int]
    property: str
    """Where a `build` tile builds."""
    building: str
    """The type whose cost a `building_cost` tile replaces."""
    steps: int
    up: bool = True
    """Whether it lies face up."""


@dataclass(frozen=True)
class Cell:
    """A cell of a resource grid, with the tile on it."""

    id: str
    row: str
    column: str
    printed: str
    """An advanced resource, or empty."""
    space: str
    """The space that the tile came from; empty if there is none."""
    tile: str
    type: str
    basic: str
    advanced: str


@dataclass(frozen=True)
class Level:
    seat: int
    size: str
    """`base`, `middle` or `top`."""


@dataclass(frozen=True)
class Pyramid:
    number: int
    tile: str
    """Its scoring tile; empty while the space is empty."""
    property: str
    levels: list[Level]
    """From the bottom up."""
    finished: bool


@dataclass(frozen=True)
class ScoreTile:
    """A scoring tile, in its slot at the left edge or beside a pyramid."""

    id: str
    property: str
    pyramid: int
    """The number of the pyramid it lies beside; 0 while it is at the edge."""


@dataclass(frozen=True)
class Ritual:
    id: str
    kind: str
    """`groups`, `pyramid_levels`, `resources`, `sacrifice_steps` or `trade_tiles`."""
    same: str
    different: str
    """For `groups`: the category that must be equal and the one that must differ."""
    each: int
    """Points for a group, level, step or basic resource."""
    advanced: int
    """Points for an advanced resource."""
    levels: list[int]
    """Points for a trade tile of level 1, 2, 3."""
    most: int
    discs: list[int]
    """The seats with a disc on it."""
    values: list[int]
    """By seat: what it would be worth now; for Cocijobot 0."""


@dataclass(frozen=True)
class Step:
    """A space of the sacrifice track."""

    index: int
    kind: str
    """`vp`, `basic`, `discount`, `ritual_no_priest`, `free_ritual`; empty for the start space."""
    points: int
    level: int
    """The level of trade tiles that a discount is for."""
    discount: int
    bot: str
    """What Cocijobot takes: `vp`, `trade_level_2`, `pyramid`, `ritual` …; empty for nothing."""
    discs: list[int]
    """The seats whose discs lie here, the lowest first: who lies lower is ahead (ZAP-49)."""


@dataclass(frozen=True)
class BotCard:
    """The front of a Cocijobot card."""

    id: str
    type: str
    terrain: str
    region: str
    initiative: int
    action: str
    """`pyramid`, `trade` or `sacrifice`."""
    hint: str
    hint_true: bool


@dataclass(frozen=True)
class Mat:
    """What belongs to one seat."""

    bot: bool
    colour: str
    resources: dict[str, int]
    houses: int
    palace: str
    """The space of the palace; empty while it is unbuilt."""
    palace_tile: str
    """The type of the tile face down in the palace slot; empty."""
    levels: dict[str, int]
    """Pyramid levels left: base, middle, top."""
    levels_built: int
    performed: int
    """Ritual discs placed by the ritual action (ZAP-42)."""
    discs: int
    """Ritual discs left."""
    position: int
    prices: list[int]
    """What a trade tile of level 1, 2, 3 costs this seat."""
    trade: list[Trade]
    grid: list[Cell]
    """Row by row; empty for Cocijobot."""
    collected: dict[str, int]
    """Buildings by type."""
    hand: list[Card]
    """The cards of the hand that the viewer knows: all of the own one, and what others drafted."""
    hand_size: int
    has_chosen: bool
    chosen: Card | None
    """The own secret choice while cards are chosen; after that the card that everybody has played."""
