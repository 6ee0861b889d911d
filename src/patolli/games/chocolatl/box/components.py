"""The box: a component file, read once and checked, as numbers.

The components are an object that every state refers to, not constants, so that a game can be played with a file of
its own. What the code takes for granted is a constant here, and a file that says otherwise is refused.
"""

from __future__ import annotations

from typing import Final

from patolli.engine.component_tables import quoted
from patolli.engine.components import Boxes, Row, Tables

FEWEST: Final = 3
MOST: Final = 5
LOCATIONS: Final = 6
HAND: Final = 12
"""Two cards for each location."""
HIGHEST_CARD: Final = 60
"""The highest value that a card can have: the moves are numbered for it."""
MOST_IN_DECK: Final = 60
MOST_ROUNDS: Final = 7
LAST_SPACE: Final = 60
"""The last space of the score track that is drawn."""

# The ways of bidding (CHO-20), as the colours of the score track are numbered.
NO_MODE: Final = 0
GOLD: Final = 1
RED: Final = 2
GREEN: Final = 3
MODES: Final[list[str]] = ["", "gold", "red", "green"]

LOCATION_KEYS: Final[list[str]] = ["temple", "harvest", "village", "pyramid", "drink", "court"]
COLOURS: Final[list[str]] = ["orange", "green", "purple", "blue", "white"]
EDITIONS: Final[list[str]] = ["nl", "fr"]
"""CHO-6: the first is the default."""

# Room for bids in the tables of bots: more where the numbers of the box need it.
LOWEST_BID: Final = -10
BID_SPAN: Final = 64


class Components:
    """Every number of the box. BadComponents names the table, the key and what is wrong."""

    def __init__(self, tables: Tables) -> None:
        tables.check_provenance()
        self.read_game(tables)
        self.read_cards(tables)
        self.read_dice(tables)
        self.read_bonuses(tables)
        self.read_pyramid(tables)
        self.read_drink(tables)
        self.read_final(tables)
        self.derive_for_bots()

    def read_game(self, tables: Tables) -> None:
        """CHO-1, CHO-6, CHO-20."""
        game = tables.table("game")
        fixed(game, "players_min", FEWEST)
        fixed(game, "players_max", MOST)
        fixed(game, "cards_per_location", HAND // LOCATIONS)
        fixed(tables.table("locations"), "keys", LOCATION_KEYS)
        fixed(tables.table("colours"), "names", COLOURS)
        self.rounds: int = game.number("rounds_max", MOST_ROUNDS, 2)
        self.end_score: int = game.number("end_score", 200, 1)
        self.lowest_leaves: list[bool] = []
        """By edition: whether the lowest card leaves by itself at location 6 (CHO-65)."""
        self.stepwise: list[bool] = []
        """By edition: whether bids are turned over location by location (CHO-31)."""
        for name in EDITIONS:
            edition = tables.table(f"edition.{name}")
            self.lowest_leaves.append(edition.one_of("discard_rule", ["lowest", "free"]) == 0)
            self.stepwise.append(edition.one_of("reveal_rule", ["stepwise", "together"]) == 0)
        fixed(tables.table("score_track"), "last_drawn", LAST_SPACE)
        self.mode_of: list[int] = self.read_modes(tables.table("score_track.colours"))
        """The way of bidding, by space of the score track."""

    def read_modes(self, table: Row) -> list[int]:
        by_space = table.words("by_space")
        if len(by_space) != self.end_score:
            raise table.bad("space-count", "by_space", count=self.end_score)
        for space, colour in enumerate(by_space):
            if colour not in MODES[1:]:
                raise table.bad("space-colour", "by_space", space=space, value=quoted(colour))
        return [MODES.index(colour) for colour in by_space]

    def read_cards(self, tables: Tables) -> None:
        """CHO-2, CHO-9, CHO-64 to CHO-68."""
        table = tables.table("cacao_cards")
        fixed(table, "offered", 1)
        self.values: list[int] = sorted(table.numbers("values", HIGHEST_CARD, count=HAND + 1))
        """The cards of everybody at the start, from low to high."""
        if len(set(self.values)) != len(self.values):
            raise table.bad("different-cards", "values", count=HAND + 1, hand=HAND)
        decks = tables.table("improvement.decks")
        self.big: list[int] = self.read_deck(decks, "big")
        self.small: list[int] = self.read_deck(decks, "small")
        self.highest_card: int = max(self.values + self.big + self.small)
        table = tables.table("improvement")
        self.court_first: int = table.number("last_round_first", 40)
        self.court_second: int = table.number("last_round_second", 40)

    def read_deck(self, decks: Row, name: str) -> list[int]:
        """CHO-9: a card for every round but the last."""
        deck = sorted(decks.numbers(name, HIGHEST_CARD))
        if len(deck) < self.rounds - 1:
            raise decks.bad("deck-size", name, name=name, count=self.rounds - 1)
        if len(deck) > MOST_IN_DECK:
            raise decks.bad("deck-large", name, name=name, most=MOST_IN_DECK)
        return deck

    def read_dice(self, tables: Tables) -> None:
        """CHO-3, CHO-5, CHO-13."""
        table = tables.table("dice")
        fixed(table, "white", 3)
        self.black_dice: int = table.number("black", 20, self.rounds)
        faces = sorted(tables.table("dice.faces").numbers("values", 6, 1, count=6))
        self.faces: list[int] = faces
        """The six faces of a die, from low to high; a face may be there twice."""
        self.triples: list[list[int]] = []
        """The outcomes of three white dice, each from low to high."""
        for a in range(6):
            for b in range(a, 6):
                for c in range(b, 6):
                    triple = [faces[a], faces[b], faces[c]]
                    if triple not in self.triples:
                        self.triples.append(triple)
        self.triple_at: list[int] = [
            self.triples.index(sorted([faces[a], faces[b], faces[c]]))
            for a in range(6)
            for b in range(6)
            for c in range(6)
        ]
        """The outcome of three dice, by 36 times the first, 6 times the second, and the third."""
        self.triple_weights: list[int] = [self.triple_at.count(index) for index in range(len(self.triples))]

    def read_bonuses(self, tables: Tables) -> None:
        """CHO-2, CHO-41, CHO-50, CHO-52, CHO-54."""
        self.stones: int = tables.table("stones").number("per_player", 99, 1)
        temple = tables.table("temple")
        self.temple_points: int = temple.number("first_points", 40)
        self.old_man_here: int = temple.number("old_man_here", 9, -9)
        self.old_man_elsewhere: int = temple.number("old_man_elsewhere", 9, -9)
        self.harvest_paid: int = tables.table("harvest").number("paid", 3, 1)
        """How many players take a white die each, from high to low."""
        huts = tables.table("huts")
        self.bonus_tiles: int = huts.number("bonus_tiles", 99, self.rounds)
        self.hut_bonus: int = huts.number("bonus", 9, -9)
        self.hut_bonus_in_village: int = huts.number("bonus_in_village", 9, -9)
        tables.table("huts.spaces").number("count", 99, self.rounds)

    def read_pyramid(self, tables: Tables) -> None:
        """CHO-56 to CHO-60."""
        table = tables.table("pyramid")
        fixed(table, "stones_per_round", 2)
        self.margin: int = table.number("margin", 99, 1)
        rows = tables.table("pyramid.rows")
        self.row_spaces: list[int] = rows.numbers("spaces", 14, 1)
        self.row_bonus: list[int] = rows.numbers("bonus", 30, count=len(self.row_spaces))
        self.pyramid: int = sum(self.row_spaces)
        """How many stones the whole pyramid has."""
        if self.pyramid != 2 * self.rounds:
            raise rows.bad("pyramid-size", "spaces", rounds=self.rounds, count=2 * self.rounds)
        self.row_of: list[int] = [row for row in range(len(self.row_spaces)) for _ in range(self.row_spaces[row])]
        """The row of each space of the pyramid, from 0 at the bottom."""
        self.row_end: list[int] = [sum(self.row_spaces[: row + 1]) for row in range(len(self.row_spaces))]
        """How many stones the pyramid has when a row is full."""

    def read_drink(self, tables: Tables) -> None:
        """CHO-63."""
        self.drink: list[list[int]] = []
        """By round: the points of the first, the second and the lowest bid."""
        for name in ("drink.begin", "drink.rest"):
            table = tables.table(name)
            rounds = table.value("rounds")
            for row in rounds if isinstance(rounds, list) else [rounds]:
                if not is_drink_round(row):
                    raise table.bad("drink-round", "rounds", value=quoted(row))
                self.drink.append(list(row))
        if len(self.drink) != self.rounds:
            raise tables.table("drink.rest").bad("drink-count", "rounds", count=self.rounds)

    def read_final(self, tables: Tables) -> None:
        """CHO-80."""
        table = tables.table("final")
        self.per_stone: int = table.number("per_stone", 99)
        self.majority: int = table.number("majority", 99)
        self.chocolatl_points: int = table.number("chocolatl", 99, -99)
        self.old_man_points: int = table.number("old_man", 99, -99)
        self.highest_offering: int = table.number("highest_offering", 99)

    def derive_for_bots(self) -> None:
        """What bots work out of the numbers above, once."""
        self.big_mean: float = sum(self.big) / len(self.big)
        self.small_mean: float = sum(self.small) / len(self.small)
        self.face_mean: float = sum(self.faces) / len(self.faces)
        self.dice_means: list[float] = []
        """The white dice from low to high, on average."""
        for die in range(3):
            total = 0
            for index, triple in enumerate(self.triples):
                total += triple[die] * self.triple_weights[index]
            self.dice_means.append(round(total / 216, 2))
        self.hut_scale: float = (5 * self.hut_bonus + self.hut_bonus_in_village) / 4
        """What a hut adds to the bids of a round, compared with a hut of the delivered box."""
        huts = [0, self.rounds * self.hut_bonus, self.rounds * self.hut_bonus_in_village]
        old_man = [0, self.old_man_here, self.old_man_elsewhere]
        self.lowest_bid: int = min(LOWEST_BID, min(huts) + min(old_man))
        """Bids in the tables of bots are counted from this one on."""
        highest = 2 * self.highest_card + max(huts) + max(old_man)
        self.bid_span: int = max(BID_SPAN, highest - self.lowest_bid + 1)
        """How many different bids there are at a location."""


def fixed(table: Row, name: str, wanted: object) -> None:
    """What the code takes for granted. BadComponents if a file says otherwise."""
    value = table.value(name)
    if value != wanted or isinstance(value, bool):
        raise table.bad("fixed", name, name=name, wanted=quoted(wanted), value=quoted(value))


def is_drink_round(row: object) -> bool:
    """Whether these are the points of a round: the first and the second win some, the lowest bid loses some."""
    if not isinstance(row, list) or len(row) != 3 or not all(type(points) is int for points in row):
        return False
    return bool(0 <= row[0] <= 40 and 0 <= row[1] <= 40 and -40 <= row[2] <= 0)


BOXES: Final = Boxes("chocolatl", "patolli.games.chocolatl.box", Components)
BOX: Final = BOXES.delivered
"""The box as it is delivered with Patolli."""
