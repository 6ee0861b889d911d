"""The Katun cards of the box: their faces, and the piles that the deck is made of (LAP-11, LAP-21, LAP-22)."""

from __future__ import annotations

from typing import Final

from patolli.engine.components import Row, Tables
from patolli.games.lapins.box.tiles import Tiles
from patolli.games.lapins.rules.codes import (
    CARD_IDS,
    CARD_NAMES,
    CLASS_MASK,
    CLASSES,
    EXPEDITION_CARD,
    FIRST_DOOM,
    KIND_NAMES,
    KIND_OF,
    MATCH_CARD,
    TOP_CARD,
    TYPE_NAMES,
    UNIT,
)

MOST_PLAYERS: Final = 4
MOST_CARDS: Final = 99
MOST_ARRANGEMENTS: Final = 5000
"""A state has a bit for each."""


class Cards(Tiles):
    """What is printed on Katun cards, and how their deck is put together."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables)
        table = tables.table("katun")
        self.card_count: list[int] = []
        """This and what follows by face."""
        self.card_type: list[int] = []
        self.card_gain: list[int] = []
        self.accepts: list[int] = []
        """The types that avert it, a bit each."""
        self.ravages: list[int] = []
        """The kinds that it takes, a bit each."""
        self.ravage_bits: list[int] = []
        """The same as bits of a city's number."""
        self.takes: list[int] = []
        for name, first, end in (
            ("gains", 0, EXPEDITION_CARD),
            ("others", EXPEDITION_CARD, FIRST_DOOM),
            ("catastrophes", FIRST_DOOM, CARD_IDS),
        ):
            part = table.table(name)
            for row in rows_named(part, "faces", CARD_NAMES[first:end]):
                self.read_face(row)
        if sum(self.card_count) != table.number("cards", 999):
            raise table.bad("cards", "cards", said=table.number("cards", 999), count=sum(self.card_count))
        self.beyond_kings: int = table.number("row_beyond_kings", 3)
        """LAP-31: how many more cards than kings there are in a row."""
        self.read_deck(table)

    def read_face(self, row: Row) -> None:
        face = len(self.card_count)
        doom = face >= FIRST_DOOM
        gains = face < MATCH_CARD
        self.card_count.append(row.number("count", MOST_CARDS))
        self.card_gain.append(row.number("gain", 9) if gains else 0)
        self.card_type.append(row.one_of("type", TYPE_NAMES) if gains and face != EXPEDITION_CARD else -1)
        if face < EXPEDITION_CARD and CARD_NAMES[face].partition("_")[2] != TYPE_NAMES[self.card_type[face]]:
            raise row.bad("fixed-type", "type", name=CARD_NAMES[face], value=CARD_NAMES[face].partition("_")[2])
        self.accepts.append(names_in(row, "pay", TYPE_NAMES) if doom else 0)
        kinds = names_in(row, "lose", KIND_NAMES) if doom else 0
        self.ravages.append(kinds)
        self.ravage_bits.append(
            sum([UNIT[which] * CLASS_MASK for which in range(CLASSES) if kinds >> KIND_OF[which] & 1])
        )
        self.takes.append(row.number("amount", 9) if doom else 0)

    def read_deck(self, table: Row) -> None:
        deck, piles = table.table("deck"), table.table("piles")
        self.top_per_king: int = deck.number("top_maize_per_king", self.card_count[TOP_CARD] // MOST_PLAYERS)
        self.piles: int = deck.number("piles", 9, 2)
        self.middle: int = deck.number("middle", MOST_CARDS, 1)
        """The cards that are neither matches nor the maize on top."""
        others = sum(self.card_count) - self.card_count[TOP_CARD] - self.card_count[MATCH_CARD]
        if others != self.middle:
            raise deck.bad("middle", "middle", count=others)
        if self.card_count[MATCH_CARD] != self.piles - 1:
            raise deck.bad("piles", "piles", piles=self.piles, matches=self.card_count[MATCH_CARD])
        self.least_pile: int = piles.number("least", MOST_CARDS)
        self.most_pile: int = piles.number("most", MOST_CARDS, self.least_pile)
        number = self.count_arrangements()
        if not number:
            raise piles.bad(
                "pile-sizes", cards=self.middle, piles=self.piles, least=self.least_pile, most=self.most_pile
            )
        if number > MOST_ARRANGEMENTS:
            raise piles.bad("arrangements", count=number, most=MOST_ARRANGEMENTS)
        self.read_matches()

    def count_arrangements(self) -> int:
        """In how many ways the middle can be parted into piles."""
        ways = [1] + [0] * self.middle
        for _ in range(self.piles):
            longer = [0] * (self.middle + 1)
            for cards in range(self.middle + 1):
                for size in range(self.least_pile, min(self.most_pile, self.middle - cards) + 1):
                    longer[cards + size] += ways[cards]
            ways = longer
        return ways[self.middle]

    def arrangements(self) -> list[list[int]]:
        """LAP-22: the possible sizes of the piles."""
        found: list[list[int]] = [[]]
        for pile in range(self.piles):
            longer: list[list[int]] = []
            for start in found:
                rest = self.middle - sum(start)
                after = self.piles - pile - 1
                for size in range(self.least_pile, self.most_pile + 1):
                    if after * self.least_pile <= rest - size <= after * self.most_pile:
                        longer.append([*start, size])
            found = longer
        return found

    def read_matches(self) -> None:
        """LAP-22a: where the matches may lie."""
        arrangements = self.arrangements()
        self.match_at: list[int] = [0] * (self.middle + self.piles)
        """By place below the top maize, from 1: the arrangements that put a match there, a bit for each."""
        self.last_match_at: list[list[int]] = [[0] * len(self.match_at) for _ in range(self.piles)]
        """By length of a game and place: the arrangements that put its last match there or before."""
        for index, sizes in enumerate(arrangements):
            place = 0
            for number in range(self.piles - 1):
                place += sizes[number] + 1
                self.match_at[place] |= 1 << index
                self.last_match_at[number + 1][place] |= 1 << index
        for masks in self.last_match_at:
            for place in range(1, len(masks)):
                masks[place] |= masks[place - 1]
        self.all_possible: int = (1 << len(arrangements)) - 1
        self.no_match_at: list[int] = [self.all_possible ^ mask for mask in self.match_at]
        self.first_left: list[int] = self.card_count[:]
        """By face: how many are drawn by lot; not the matches and the maize on top."""
        self.first_left[TOP_CARD] = 0
        self.first_left[MATCH_CARD] = 0


def rows_named(table: Row, column: str, names: list[str]) -> list[Row]:
    """The rows of a list, which must be these in this order: rules and drawings know them by name."""
    rows = table.rows(column)
    for index, name in enumerate(names):
        if index >= len(rows) or rows[index].word("id") != name:
            raise table.bad("row-named", column, name=name, row=index + 1, column=column)
    if len(rows) > len(names):
        raise rows[len(names)].bad("row-unknown", "id")
    return rows


def names_in(row: Row, column: str, names: list[str]) -> int:
    """A list of names as bits."""
    bits = 0
    for word in row.word(column).split():
        if word not in names:
            raise row.bad("names", column, column=column, word=word[:30], names=", ".join(names))
        bits |= 1 << names.index(word)
    return bits
