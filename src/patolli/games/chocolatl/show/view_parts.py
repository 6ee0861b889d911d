"""The parts of a view of Chocolatl: plain data."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from patolli.games.chocolatl.box.components import MODES, Components

CLOSED = -1
"""A card that is there and that the reader may not see."""
NONE = -2
"""No card yet."""


@dataclass(frozen=True)
class Numbers:
    """What the box of this game prints: known to everybody."""

    rounds: int
    end_score: int
    modes: list[str]
    """The way of bidding by space of the score track, before the end score."""
    cards: list[int]
    """The values that everybody has at the start."""
    big: list[int]
    small: list[int]
    """The improvement cards of both decks."""
    row_spaces: list[int]
    row_bonus: list[int]
    """The rows of the pyramid, from the lowest."""
    drink: list[list[int]]
    """By round: the points of the first, the second and the lowest bid."""
    temple_points: int
    hut_bonus: int
    hut_bonus_in_village: int
    old_man_here: int
    old_man_elsewhere: int
    court_first: int
    court_second: int
    harvest_paid: int
    """How many players take a white die each."""
    margin: int
    """By how much the first at the pyramid must lead to place both stones."""
    faces: list[int]
    """Of every die."""
    per_stone: int
    majority: int
    chocolatl: int
    old_man: int
    highest_offering: int
    """The points of final scoring (CHO-80)."""


@dataclass(frozen=True)
class Stack:
    """The discs on one space of the score track (CHO-69)."""

    space: int
    seats: list[int]
    """From the bottom to the top."""


@dataclass(frozen=True)
class Laid:
    """The cards of one player at one location in this round."""

    cards: list[int]
    """None, one or two values; CLOSED for a card that the reader may not see."""
    open: list[bool]
    """Whether each of them has been turned over for all; a card of the reader's own may be seen and not open."""


@dataclass(frozen=True)
class Bid:
    """A bid with every addition and subtraction (CHO-41), and what it brought."""

    seat: int
    place: int
    """In the ranking, from 1."""
    cards: list[int]
    huts: int
    """What the huts add; negative in the village."""
    old_man: int
    """What the old man adds: 1, -1 or 0."""
    dice: int
    """The pips of the black dice rolled here."""
    total: int
    points: int = 0
    """By how much the disc moved."""
    prize: str = ""
    """`chocolatl`, `old-man`, `hut`, `die`, `stone`, `stones` (two) or `card`; empty if nothing."""
    won: int = NONE
    """The improvement card, if the prize is a card."""
    given: int = NONE
    """The card given up for it."""


@dataclass(frozen=True)
class Result:
    """How a location was settled the last time."""

    location: int
    round: int
    bids: list[Bid]
    """The best first."""


@dataclass(frozen=True)
class Exchange:
    """A card won and a card given up at location 6 (CHO-67)."""

    round: int
    seat: int
    won: int
    given: int


@dataclass(frozen=True)
class Score:
    """The final score of a player (CHO-80)."""

    track: int
    stones: int
    majority: int
    chocolatl: int
    old_man: int
    offering: int
    highest_offering: int
    die: int
    total: int


@lru_cache(16)
def numbers(box: Components) -> Numbers:
    """The numbers of a box as plain data; all views of a game share them."""
    return Numbers(
        rounds=box.rounds,
        end_score=box.end_score,
        modes=[MODES[mode] for mode in box.mode_of],
        cards=box.values[:],
        big=box.big[:],
        small=box.small[:],
        row_spaces=box.row_spaces[:],
        row_bonus=box.row_bonus[:],
        drink=[paid[:] for paid in box.drink],
        temple_points=box.temple_points,
        hut_bonus=box.hut_bonus,
        hut_bonus_in_village=box.hut_bonus_in_village,
        old_man_here=box.old_man_here,
        old_man_elsewhere=box.old_man_elsewhere,
        court_first=box.court_first,
        court_second=box.court_second,
        harvest_paid=box.harvest_paid,
        margin=box.margin,
        faces=box.faces[:],
        per_stone=box.per_stone,
        majority=box.majority,
        chocolatl=box.chocolatl_points,
        old_man=box.old_man_points,
        highest_offering=box.highest_offering,
    )
