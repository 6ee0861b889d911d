"""The contract of all encoders: dense actions, legal masks and observations, written into buffers.

An encoder belongs to a game with its box and map. What its numbers mean is the same in all positions and for all
numbers of players. `half` is the first half of a move that takes two actions, or -1: whoever steps a game keeps it.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from patolli.dense.words import count_bits, nth_of
from patolli.engine.core.bits import bits_in
from patolli.engine.core.state import State

NO_HALF: Final = -1


class Block:
    """A row of actions, of outcomes of chance, or of numbers of an observation, that mean the same kind of thing."""

    def __init__(self, name: str, start: int, axes: list[list[str]], text: str) -> None:
        self.name: str = name
        self.start: int = start
        self.axes: list[list[str]] = axes
        """What each digit of a number inside stands for, the first digit first."""
        self.text: str = text
        size = 1
        for axis in axes:
            size *= len(axis)
        self.size: int = size

    def __repr__(self) -> str:
        return f"<Block {self.name} {self.start}..{self.start + self.size - 1}>"

    def shape(self) -> list[int]:
        return [len(axis) for axis in self.axes]

    def label(self, number: int) -> str:
        """What a number of the block means: its name and what its digits stand for."""
        rest = number - self.start
        parts: list[str] = []
        for axis in reversed(self.axes):
            parts.append(axis[rest % len(axis)])
            rest //= len(axis)
        return " ".join([self.name, *reversed(parts)])


def find_block(blocks: list[Block], number: int) -> Block:
    for block in blocks:
        if block.start <= number < block.start + block.size:
            return block
    raise IndexError(f"there is no number {number}")


def count_to(size: int, first: int = 0) -> list[str]:
    """An axis of plain numbers."""
    return [str(number) for number in range(first, first + size)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The actions, chance and observations of a game with its box and map, as numbers."""

    def __init__(self, game: str, seats: int, version: int) -> None:
        self.game: str = game
        self.seats: int = seats
        """The most seats that an observation has room for; seats are counted from the one that looks."""
        self.version: int = version
        """Another one whenever the meaning of any number changes."""
        self.action_blocks: list[Block] = []
        self.chance_blocks: list[Block] = []
        self.number_blocks: list[Block] = []
        self.plane_names: list[str] = []
        self.plane_height: int = 0
        self.plane_width: int = 0
        self.bit_plane_names: list[str] = []
        """Packed, planes have only bits, so there are more of them."""
        self.actions: i64 = 0
        self.chances: i64 = 0
        self.numbers: i64 = 0
        self.words: i64 = 0
        """64-bit words of a mask as bits."""
        self.plane_words: i64 = 0
        """64-bit words of all planes as bytes; a plane begins at a whole word."""
        self.bit_plane_words: i64 = 0
        """64-bit words of all planes as bits."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.version}: {self.actions} actions, {self.numbers} numbers>"

    # ------------------------------------------------------------------- the layout
    def add_actions(self, name: str, text: str, *axes: list[str]) -> int:
        """The next actions; returns the first of them."""
        block = Block(name, self.actions, [*axes], text)
        self.action_blocks.append(block)
        self.actions += block.size
        self.words = (self.actions + 63) // 64
        return block.start

    def add_chance(self, name: str, text: str, *axes: list[str]) -> int:
        """The next outcomes of chance; returns the first of them."""
        block = Block(name, self.chances, [*axes], text)
        self.chance_blocks.append(block)
        self.chances += block.size
        return block.start

    def add_numbers(self, name: str, text: str, *axes: list[str]) -> int:
        """The next numbers of an observation; returns the first of them."""
        block = Block(name, self.numbers, [*axes], text)
        self.number_blocks.append(block)
        self.numbers += block.size
        return block.start

    def label(self, action: int) -> str:
        """What an action means, in short words."""
        return find_block(self.action_blocks, action).label(action)

    def chance_label(self, outcome: int) -> str:
        """What an outcome of chance means, in short words."""
        return find_block(self.chance_blocks, outcome).label(outcome)

    # ------------------------------------------------------------------- what a game has to say
    @abstractmethod
    def index_of(self, state: State, actor: i64, move: i64, half: i64) -> i64:
        """The action that plays this move, or its first half if that is not chosen yet."""

    @abstractmethod
    def move_of(self, state: State, actor: i64, action: i64, half: i64) -> i64:
        """The move of a legal action; -1 - half if it is only the first half of one."""

    @abstractmethod
    def write_mask(self, state: State, actor: i64, half: i64, out: vec[i64], at: i64) -> None:
        """All legal actions of an actor that is asked, as bits of `words` words; all of them are written."""

    @abstractmethod
    def write_numbers(self, state: State, seat: i64, half: i64, out: vec[i16], at: i64) -> None:
        """What the seat may know, as `numbers` numbers; all of them are written."""

    def write_planes(self, state: State, seat: i64, half: i64, out: vec[i64], at: i64, packed: bool) -> None:
        """The planes of a game that has a picture, as bytes or packed as bits; all of them are written."""

    @abstractmethod
    def chance_index(self, state: State, move: i64) -> i64:
        """The outcome of this move of chance."""

    @abstractmethod
    def chance_move(self, state: State, outcome: i64) -> i64:
        """The move of chance of this outcome."""

    # ------------------------------------------------------------------- for programs in Python
    def legal_actions(self, state: State, actor: i64, half: i64 = NO_HALF) -> list[int]:
        """The legal actions of an actor that is asked, in ascending order."""
        words: vec[i64] = vec[i64]([0] * self.words)
        self.write_mask(state, actor, half, words, 0)
        return [nth_of(words, 0, self.words, n) for n in range(count_bits(words, 0, self.words))]

    def observe(self, state: State, seat: i64, half: i64 = NO_HALF) -> list[int]:
        """The numbers of an observation as a list."""
        out: vec[i16] = vec[i16]([0] * self.numbers)
        self.write_numbers(state, seat, half, out, 0)
        return [int(out[i]) for i in range(self.numbers)]

    def decode(self, numbers: list[int]) -> dict[str, object]:
        """The numbers of an observation by name, in lists as the blocks have axes: for debugging."""
        if len(numbers) != self.numbers:
            raise ValueError(f"an observation has {self.numbers} numbers, not {len(numbers)}")
        found: dict[str, object] = {}
        for block in self.number_blocks:
            part: list[object] = [*numbers[block.start : block.start + block.size]]
            for axis in reversed(block.axes[1:]):
                part = [part[at : at + len(axis)] for at in range(0, len(part), len(axis))]
            found[block.name] = part if block.axes else part[0]
        return found


def new_words(count: int) -> vec[i64]:
    """A buffer of 64-bit words. Its memory is read by `numpy.frombuffer` without a copy."""
    return vec[i64]([0] * count)


def new_numbers(count: int) -> vec[i16]:
    """A buffer of 16-bit numbers."""
    return vec[i16]([0] * count)


def clear_numbers(out: vec[i16], at: i64, count: i64) -> None:
    for i in range(at, at + count):
        out[i] = 0


def put_cards(out: vec[i16], at: i64, cards: i64, value: i64) -> None:
    """Add the value to the number of each bit of a set."""
    while cards:
        i = at + bits_in((cards & -cards) - 1)
        out[i] = out[i] + i16(value)
        cards &= cards - 1
