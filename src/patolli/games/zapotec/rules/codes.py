"""How resources, properties, phases and moves are numbered inside the engine."""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("wood", "brick", "stone", "corn", "gold", "priest")
WOOD: Final = 0
BRICK: Final = 1
STONE: Final = 2
CORN: Final = 3
GOLD: Final = 4
PRIEST: Final = 5
KINDS: Final = 6
"""How many resources there are; the first BASIC of them are basic (ZAP-1)."""
BASIC: Final = 3
LETTERS: Final = "wbscgp"

CATEGORIES: Final = ("type", "terrain", "region")
PROPERTIES: Final = (
    "temple",
    "village",
    "cornfield",
    "plains",
    "hills",
    "forest",
    "etla",
    "ocotlan",
    "mitla",
)
"""The nine properties of ZAP-2, three for each category in the order of CATEGORIES."""
TEMPLE: Final = 0
VILLAGE: Final = 1
CORNFIELD: Final = 2
PALACE: Final = 3
"""After the three types in the table of building costs."""
VALUES: Final = 3
"""How many values each category has; also the number of levels of trade tiles."""

# The phases of ZAP-18. Those before CHOOSE are the draws of ZAP-17a; DRAW_OFFER and DRAW_TOP come at the set-up
# (round 0) and in the upkeep.
DRAW_TILES: Final = 0
DRAW_MARKET: Final = 1
DRAW_SCORE_TILES: Final = 2
DRAW_SCORING: Final = 3
DRAW_OFFER: Final = 4
DRAW_TOP: Final = 5
DRAW_HANDS: Final = 6
DRAW_RITUALS: Final = 7
DRAW_HINT: Final = 8
DRAW_FRONT: Final = 9
REFILL: Final = 10
CHOOSE: Final = 11
INCOME: Final = 12
CAPITAL: Final = 13
PENDING_BASIC: Final = 14
PENDING_RITUAL: Final = 15
PENDING_TILE: Final = 16
BUILD: Final = 17
SCORE: Final = 18
DRAFT: Final = 19
OVER: Final = 20

PHASES: Final = (
    "draw-tiles",
    "draw-market",
    "draw-score-tiles",
    "draw-scoring",
    "draw-offer",
    "draw-top",
    "draw-hands",
    "draw-rituals",
    "draw-hint",
    "draw-front",
    "refill",
    "choose",
    "income",
    "capital",
    "pending-basic",
    "pending-ritual",
    "pending-tile",
    "build",
    "score",
    "draft",
    "over",
)

# A move: its kind above the lowest 16 bits, then up to three numbers of 6, 4 and 6 bits.
KIND_BITS: Final = 16
LOW: Final = 63
MIDDLE_BITS: Final = 6
MIDDLE: Final = 15
HIGH_BITS: Final = 10
HIGH: Final = 63

# Moves of CHANCE: low is the card or tile; high a space, middle a slot of the market or a seat.
DRAWN_TILE: Final = 0
DRAWN_TRADE: Final = 1
DRAWN_SCORE_TILE: Final = 2
DRAWN_SCORING: Final = 3
DRAWN_OFFER: Final = 4
DRAWN_TOP: Final = 5
DEALT: Final = 6
DRAWN_RITUAL: Final = 7
DRAWN_HINT: Final = 8
DRAWN_FRONT: Final = 9

# Moves of players: low is a card, tile, number, resource, ritual card, pyramid or space.
CHOOSE_CARD: Final = 16
INCOME_ROW: Final = 17
INCOME_COLUMN: Final = 18
BUY: Final = 19
PYRAMID_NEW: Final = 20
PYRAMID_ADD: Final = 21
RITUAL: Final = 22
SACRIFICE: Final = 23
USE: Final = 24
USE_RITUAL: Final = 25
"""Low is the trade tile, middle the place of the ritual card."""
GAIN: Final = 26
PLACE: Final = 27
DECLINE: Final = 28
BUILD_HOUSE: Final = 29
"""Low is the space, middle the cell, high 0 for the Action card or 1 + the trade tile."""
BUILD_PALACE: Final = 30
SCORE_ROUND: Final = 31
SCORE_CARD: Final = 32
DRAFT_CARD: Final = 33
DONE: Final = 34

# Spaces of the board: who has built there.
TILED: Final = -1
"""The building tile still lies on the space."""
UNUSED: Final = -2
"""The space is not in play with so many players."""

# Spaces of the sacrifice track.
NOTHING: Final = 0
POINTS: Final = 1
ANY_BASIC: Final = 2
DISCOUNT: Final = 3
NO_PRIEST: Final = 4
FREE_DISC: Final = 5

# What Cocijobot takes from them, and what its cards make it do.
BOT_NOTHING: Final = 0
BOT_POINTS: Final = 1
BOT_TRADE: Final = 2
"""2, 3, 4: the leftmost tile of level 1, 2, 3."""
BOT_PYRAMID: Final = 5
BOT_RITUAL: Final = 6
ACT_PYRAMID: Final = 0
ACT_TRADE: Final = 1
ACT_SACRIFICE: Final = 2
ACTIONS: Final = ("pyramid", "trade", "sacrifice")

# Kinds of trade tiles.
TRADE_KINDS: Final = ("gain", "exchange", "build", "building_cost", "sacrifice", "score_from_hand", "ritual")
TRADE_GAIN: Final = 0
TRADE_EXCHANGE: Final = 1
TRADE_BUILD: Final = 2
TRADE_COST: Final = 3
TRADE_SACRIFICE: Final = 4
TRADE_SCORE: Final = 5
TRADE_RITUAL: Final = 6

# Kinds of ritual cards.
RITUAL_KINDS: Final = ("groups", "pyramid_levels", "resources", "sacrifice_steps", "trade_tiles")
RITUAL_GROUPS: Final = 0
RITUAL_LEVELS: Final = 1
RITUAL_RESOURCES: Final = 2
RITUAL_STEPS: Final = 3
RITUAL_TRADE: Final = 4
