"""How nodes, goods, buildings and moves are numbered inside the engine."""

from __future__ import annotations

from typing import Final

# The nodes of section 6. Up to CHANCE_NODES it is chance that decides.
DRAW_SORTS: Final = 0
DRAW_TILES: Final = 1
DRAW_FIRST: Final = 2
ROLLING: Final = 3
FACE_SEEN: Final = 4
FACE_TURNED: Final = 5
CHANCE_NODES: Final = 5
TURN: Final = 6
DEMOLISHING: Final = 7
BUILDING: Final = 8
PAYING: Final = 9
SENDING: Final = 10
LOSING: Final = 11
DESTROYING: Final = 12
HOLDING: Final = 13
TAKING: Final = 14
DIVINING: Final = 15
LOOKING: Final = 16
CHOOSING: Final = 17
EXPEDITION: Final = 18
PARRYING: Final = 19
SUFFERING: Final = 20
SHARING: Final = 21
OVER: Final = 22

# What a payment is for (LAP-37).
NOTHING: Final = 0
PASSING: Final = 1
FOUNDING: Final = 2
TRANSFORMING: Final = 3
ATTACKING: Final = 4
TAKING_OVER: Final = 5
LOOKING_AHEAD: Final = 6

# Wealth and goods, in canonical order (LAP-3).
MAIZE: Final = 0
CACAO: Final = 1
SHELL: Final = 2
JADE: Final = 3
OBSIDIAN: Final = 4
PRISONER: Final = 5
TYPES: Final = 6
NO_SITE: Final = 6
"""As the sort of a tile: it has no site."""

# Kinds of buildings, in canonical order (LAP-5).
VILLAGE: Final = 0
PALACE: Final = 1
TEMPLE: Final = 2
GARRISON: Final = 3
DOUBLE: Final = 4
RESERVE: Final = 5
MARKET: Final = 6
OBSERVATORY: Final = 7
COURT: Final = 8
KINDS: Final = 9

# Classes of buildings: a kind with what is on it, in order (LAP-29).
VILLAGES: Final = 0
PALACES: Final = 1
TEMPLES: Final = 2
GARRISONS: Final = 3
"""4 is a garrison with a prisoner."""
DOUBLES: Final = 5
"""6 and 7 are double garrisons with one prisoner and with two."""
RESERVES: Final = 8
"""9 to 14 are reserves with a good, by its type."""
MARKETS: Final = 15
OBSERVATORIES: Final = 16
COURTS: Final = 17
CLASSES: Final = 18

# A city is one number: three bits for each class say how many there are, above them the owner's seat plus one.
CLASS_BITS: Final = 3
CLASS_MASK: Final = 7
OWNER_BITS: Final = 54
BUILDINGS: Final = 0x3FFFFFFFFFFFFF

# Some of those bits together.
MARKET_BITS: Final = 0x7 << 45
GARRISON_BITS: Final = 0x7FFF << 9
"""Garrisons of all classes, single and double."""
STORED_BITS: Final = 0x3FFFF << 27
"""Full reserves."""
GOODS_BITS: Final = 0x1FF << 27 | 0x1FF << 36 | 0x3F << 18 | 0x7 << 12
"""Whatever has a good or a prisoner on it: full reserves, and garrisons with prisoners."""
YIELD_BITS: Final = 0x7
BIN_BITS: Final = 0x3F << 3 | 0x1FFFFF << 24
"""Palaces, temples and reserves, empty or not."""

# Named costs: five bits for each type.
COST_BITS: Final = 5
COST_MASK: Final = 31

# A move: what it is above bit 24, what it is about below; two things have six bits each.
MOVE_BITS: Final = 24
ABOUT: Final = 0xFFFFFF
PART_BITS: Final = 6
PART: Final = 63

# Moves of CHANCE.
DRAW_SORT: Final = 0
DRAW_TILE: Final = 1
FIRST: Final = 2
ROLL: Final = 3
FACE: Final = 4

# Moves of kings.
FOUND: Final = 8
TRANSFORM: Final = 9
ATTACK: Final = 10
FLIP: Final = 11
PASS: Final = 12
DEMOLISH: Final = 13
DONE_DEMOLISH: Final = 14
BUILD: Final = 15
UPGRADE: Final = 16
DONE_BUILD: Final = 17
PAY_AUTO: Final = 18
PAY: Final = 19
STRENGTH: Final = 20
LOSE: Final = 21
DESTROY: Final = 22
HOLD: Final = 23
TAKE: Final = 24
LEAVE: Final = 25
DIVINE: Final = 26
NO_DIVINE: Final = 27
LOOK: Final = 28
CARD: Final = 29
GAIN: Final = 30
PARRY: Final = 31
SUFFER: Final = 32
LOSE_AT: Final = 33
SHARE_GLORY: Final = 34
SHARE_TAXES: Final = 35
SHARE_MANUAL: Final = 36
SACRIFICE: Final = 37
DONE_SACRIFICE: Final = 38
TAX: Final = 39
DONE_TAX: Final = 40
STORE: Final = 41
EMPTY: Final = 42

# What a king has decided of his share (LAP-78): a row of numbers for each king.
STAGE: Final = 0
AREA: Final = 1
"""The cities of the area at hand, a bit for each site."""
TREATED: Final = 2
"""The cities of this area and of those before."""
LAST: Final = 3
"""The type that was chosen last: the next one does not come before it."""
ROOM: Final = 4
"""In SACRIFICES the temples of the area, in TAXES what its palaces still take, in STORES the city's free reserves."""
STORE_AT: Final = 5
GIVEN: Final = 6
"""Six numbers: what is sacrificed in this area."""
POOL: Final = 12
"""Six numbers: what is left in this area."""
GLORY: Final = 18
TAXED: Final = 19
"""Six numbers."""
ASKED: Final = 25
SHARE_ROW: Final = 26

# The stages of a share.
FINISHED: Final = 0
CHOICE: Final = 1
SACRIFICES: Final = 2
TAXES: Final = 3
STORES: Final = 4

# The order that BUILD goes by: the kinds, then upgrades of garrisons without a prisoner and with one (LAP-49).
UPGRADES: Final = 9

# What the words, the drawings and the number of a city fix: a component file cannot change it.
TYPE_NAMES: Final[list[str]] = ["maize", "cacao", "shell", "jade", "obsidian", "prisoner"]
SORT_NAMES: Final[list[str]] = [*TYPE_NAMES[:5], "", "none"]
"""The sorts of tiles, by what their site yields."""
SORT_LETTERS: Final = "MCSJO X"
"""The letter that the name of a tile begins with, by sort."""
KIND_NAMES: Final[list[str]] = [
    *["village", "palace", "temple", "garrison", "double"],
    *["reserve", "market", "observatory", "court"],
]
CLASS_NAMES: Final[list[str]] = [
    *["village", "palace", "temple", "garrison", "garrison+1", "double", "double+1", "double+2", "reserve"],
    *[f"reserve:{name}" for name in TYPE_NAMES],
    *["market", "observatory", "court"],
]
CARD_NAMES: Final[list[str]] = [
    *[f"favourable_{name}" for name in TYPE_NAMES],
    *[f"exceptional_{name}" for name in TYPE_NAMES[:5]],
    *["expedition", "feast", "match"],
    *["drought", "insurrection", "earthquake", "pochteca", "toltec", "decadence"],
]
"""The faces of the Katun cards (LAP-11)."""
TOP_CARD: Final = 0
"""The maize that lies on top of the deck (LAP-21)."""
EXPEDITION_CARD: Final = 11
FEAST_CARD: Final = 12
MATCH_CARD: Final = 13
FIRST_DOOM: Final = 14
"""This face and all that follow are catastrophes."""
CARD_IDS: Final = 20
COLOURS: Final = ("orange", "turquoise", "violet", "white")
SIDES: Final = "NESW"
PATH_SETS: Final[list[str]] = ["open", "varied"]
NO_WAY: Final = -1
SITE: Final = 4
"""LAP-13: where the way from a side of a tile leads, if not out by another side."""

SLOTS: Final[list[int]] = [1, 2, 2, 1, 1, 1, 1, 1, 1]
"""The slots that each kind of building fills."""
MOST_SLOTS: Final = 4
"""Of a site: it has two or four."""
DOUBLE_STRENGTH: Final = 2
"""LAP-6: a double garrison is two garrisons."""
MOST_DICE: Final = 8
"""Four double garrisons attack with as many."""
PRISONERS_OF: Final[list[int]] = [0, 0, 0, 1, 2, 0, 0, 0, 0]
"""How many prisoners each kind of building holds (LAP-58)."""
KIND_OF: Final[list[int]] = [0, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 6, 7, 8]
"""The kind of each class."""
HELD_BY: Final[list[int]] = [0, 0, 0, 0, 1, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
"""The prisoners on a garrison of each class."""
CLASS_OF: Final[list[int]] = [KIND_OF.index(kind) for kind in range(KINDS)]
"""The class of a new building of each kind."""
UNIT: Final[list[int]] = [1 << CLASS_BITS * which for which in range(CLASSES)]
"""One building of a class, in a city's number."""
FITS: Final[list[int]] = [
    sum([1 << kind for kind in range(KINDS) if SLOTS[kind] <= room]) for room in range(MOST_SLOTS + 1)
]
"""By free slots: the kinds that fit, a bit for each."""
MOST_NAMED: Final = 7
"""A building costs no more units of a named type: four of them fit COST_BITS."""
FACES: Final = 6
"""Of a die."""
MOST_CELLS: Final = 52
"""Of a map: a set of sites is one number, and a column is called by one letter."""
