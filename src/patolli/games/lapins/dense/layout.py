"""What the numbers of Dix-Huit Lapins mean: its actions, its chance and its observations."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from patolli.dense.encoder import Encoder, count_to
from patolli.games.lapins.box.cards import MOST_PLAYERS
from patolli.games.lapins.box.components import Components
from patolli.games.lapins.box.land import Land
from patolli.games.lapins.rules import deck
from patolli.games.lapins.rules.attack import DIE_BITS, rolls
from patolli.games.lapins.rules.codes import (
    ATTACK,
    BUILD,
    CARD,
    CARD_NAMES,
    CLASS_NAMES,
    DEMOLISH,
    DESTROY,
    EMPTY,
    FACES,
    FLIP,
    FOUND,
    GAIN,
    HOLD,
    KIND_NAMES,
    LOOK,
    LOSE,
    LOSE_AT,
    MOST_DICE,
    NO_SITE,
    PARRY,
    PAY,
    SACRIFICE,
    SORT_NAMES,
    STORE,
    STRENGTH,
    TAX,
    TRANSFORM,
    TYPE_NAMES,
    UPGRADE,
)

VERSION: Final = 1
OTHER_SEATS: Final = ["self", "next", "second", "third"]
NEIGHBOURS: Final = 4
MOST_SENT: Final = 16
WORDS: Final = [
    *["flip", "pass", "done-demolish", "done-build", "pay-auto", "take", "leave", "divine", "no-divine", "suffer"],
    *["share-glory", "share-taxes", "share-manual", "done-sacrifice", "done-tax", "empty"],
]
"""Kinds of moves that have no digit, in the order of their numbers."""
DIGITS: Final = [
    *[FOUND, TRANSFORM, ATTACK, DEMOLISH, BUILD, UPGRADE, PAY, STRENGTH, LOSE, DESTROY, HOLD, LOOK, CARD, GAIN],
    *[PARRY, LOSE_AT, SACRIFICE, TAX, STORE],
]
PARTS_OF_SHARE: Final = ["stage", "last", "room", "store-at", "glory"]


class LapinsLayout(Encoder):
    """Dix-Huit Lapins with one box, and with a map or with maps that are drawn."""

    def __init__(self, box: Components, land: Land | None) -> None:
        super().__init__("lapins", MOST_PLAYERS, VERSION)
        sites = [land.name(site) for site in range(land.sites)] if land is not None else []
        if land is None:
            sites = count_to(box.random_cells - box.random_sorts[NO_SITE], 1)
        self.sites: i64 = len(sites)
        self.cards: i64 = deck.cards(box, MOST_PLAYERS) + 1
        """One more than the largest deck has: there is no card 0."""
        self.slots: i64 = deck.row_length(box, MOST_PLAYERS) + 1
        self.starts: list[int] = [0] * (EMPTY + 1)
        """By kind of move."""
        self.name_actions(sites)
        self.kind_of: list[int] = kinds_by_action(self)
        self.roll_of: list[int] = []
        for dice in range(1, MOST_DICE + 1):
            self.roll_of += rolls(dice)
        self.roll_at: dict[int, int] = {self.roll_of[at]: at for at in range(len(self.roll_of))}
        self.name_chance(box)
        self.name_numbers(sites)

    def name_actions(self, sites: list[str]) -> None:
        slots = count_to(self.slots)
        starts = self.starts
        add = self.add_actions
        starts[FOUND] = add("found", "found a city", sites)
        starts[TRANSFORM] = add("transform", "transform a city", sites)
        starts[ATTACK] = add("attack", "first half: the city that attacks", sites)
        starts[DEMOLISH] = add("demolish", "demolish a building", CLASS_NAMES)
        starts[BUILD] = add("build", "build", KIND_NAMES)
        starts[UPGRADE] = add("upgrade", "make a garrison a double one", CLASS_NAMES)
        starts[PAY] = add("pay", "pay a unit", TYPE_NAMES)
        starts[STRENGTH] = add("strength", "how many garrisons attack", count_to(MOST_SENT))
        starts[LOSE] = add("lose", "lose a garrison that attacks", CLASS_NAMES)
        starts[DESTROY] = add("destroy", "destroy a building", CLASS_NAMES)
        starts[HOLD] = add("hold", "first half: where a prisoner is held", sites)
        starts[LOOK] = add("look", "look at a card of the row", slots)
        starts[CARD] = add("card", "turn a card of the row", slots)
        starts[GAIN] = add("gain", "what an expedition brings", TYPE_NAMES)
        starts[PARRY] = add("parry", "first half: where the reserve is that averts a catastrophe", sites)
        starts[LOSE_AT] = add("lose-at", "first half: where a building is lost", sites)
        starts[SACRIFICE] = add("sacrifice", "sacrifice a good", TYPE_NAMES)
        starts[TAX] = add("tax", "take a good as taxes", TYPE_NAMES)
        starts[STORE] = add("store", "store a good", TYPE_NAMES)
        self.word_at: i64 = self.actions
        at = 0
        for kind in range(FLIP, EMPTY + 1):
            if kind not in DIGITS:
                starts[kind] = add(WORDS[at], "a word of the rules")
                at += 1
        self.target_at: i64 = add("target", "second half: the city that is attacked", sites)
        self.class_at: i64 = add("class", "second half: the class of building", CLASS_NAMES)
        self.type_at: i64 = add("type", "second half: the type of good", TYPE_NAMES)

    def name_chance(self, box: Components) -> None:
        add = self.add_chance
        sorts = [name or "prisoner" for name in SORT_NAMES]
        turned = [f"{name}+{quarters * 90}" for name in box.tile_names for quarters in range(4)]
        self.sort_at: i64 = add("sort", "what the next cell yields", sorts)
        self.tile_at: i64 = add("tile", "the tile of the next cell, and how it is turned", turned)
        self.first_at: i64 = add("first", "the first king", count_to(MOST_PLAYERS))
        dice = "how many of the dice show each face"
        self.rolled_at: i64 = add("roll", dice, [roll_name(roll) for roll in self.roll_of])
        self.face_at: i64 = add("face", "the face of a card", CARD_NAMES)

    def name_numbers(self, sites: list[str]) -> None:
        add = self.add_numbers
        others = OTHER_SEATS
        self.node: i64 = add("phase", "0 to 22, the nodes of the rules in their order: 6 turn, 21 share, 22 over")
        self.round: i64 = add("round", "from 1")
        self.turn: i64 = add("turn", "whose turn it is, counted from the one that looks")
        self.players: i64 = add("players", "kings")
        self.matches: i64 = add("matches", "matches played")
        self.length: i64 = add("length", "matches after which the game ends")
        rules = ["secret", "any-garrison"]
        self.rules: i64 = add("rules", "whether shares are secret; whether any garrison holds prisoners", rules)
        self.cell: i64 = add("cell", "1 + the cell of the site, row by row; 0 if there is no such site", sites)
        self.resource: i64 = add("resource", "1 + what the site yields", sites)
        self.room: i64 = add("slots", "slots of the site", sites)
        self.near: i64 = add("near", "1 + the adjacent sites, in board order; 0", sites, count_to(NEIGHBOURS, 1))
        self.owner: i64 = add("owner", "1 + whose city it is; 0", sites)
        self.buildings: i64 = add("buildings", "buildings of the class", sites, CLASS_NAMES)
        self.wealth: i64 = add("wealth", "units of wealth", others, TYPE_NAMES)
        self.glory: i64 = add("glory", "glory", others)
        self.points: i64 = add("points", "points", others)
        cards = count_to(self.cards)
        self.row: i64 = add("row", "number of the first card of the row, and of the first one after it", ["from", "to"])
        self.face: i64 = add("face", "1 + the face of the card, if the one who looks knows it; 0", cards)
        self.turned: i64 = add("turned", "whether the card of the row is turned", count_to(self.slots - 1, 1))
        self.looked: i64 = add(
            "looked", "whether it is being looked at in this divination", count_to(self.slots - 1, 1)
        )
        self.seen: i64 = add("seen", "whether the king has looked at the card", others, cards)
        self.unseen: i64 = add("unseen", "cards of this face that the one who looks has not seen", CARD_NAMES)
        self.name_action()
        self.asked: i64 = add("asked", "while goods are shared out, whether the king has to share", others)
        self.finished: i64 = add("finished", "while goods are shared out, whether the king has finished", others)
        text = "of shares that the one who looks may see: its stage, type chosen last, room left, 1 + city, glory"
        self.share: i64 = add("share", text, others, PARTS_OF_SHARE)
        self.given: i64 = add("given", "sacrificed in the area at hand", others, TYPE_NAMES)
        self.pool: i64 = add("pool", "left in the area at hand", others, TYPE_NAMES)
        self.taxed: i64 = add("taxed", "taken as taxes", others, TYPE_NAMES)
        self.area: i64 = add("area", "1 + the king whose area at hand has the city; 0", sites)
        self.stored: i64 = add("stored", "goods stored so far, as far as the one who looks may see", sites, TYPE_NAMES)

    def name_action(self) -> None:
        add = self.add_numbers
        text = "1 pass, 2 found, 3 transform, 4 attack, 5 take over, 6 divine; 0"
        self.action: i64 = add("action", text)
        self.site: i64 = add("site", "1 + the site that is built on, or attacked; 0")
        self.origin: i64 = add("origin", "1 + the city that attacks; 0")
        self.sent: i64 = add("sent", "garrisons that attack")
        self.base: i64 = add("kept", "what stays of a city that is transformed", CLASS_NAMES)
        self.plus: i64 = add("added", "what is built", CLASS_NAMES)
        self.gone: i64 = add("demolished", "whether the kind was demolished", KIND_NAMES)
        self.last: i64 = add("last", "what was chosen last in the series at hand; -1 before the first payment")
        self.fee: i64 = add("fee", "what the action costs in units of any type")
        self.named: i64 = add("named", "what it costs in units of this type besides", TYPE_NAMES)
        self.due: i64 = add("due", "units of any type that are still to be paid")
        self.count: i64 = add("count", "garrisons to lose, points of damage to spend, or buildings to lose")
        self.potential: i64 = add("potential", "potential of the attack")
        self.won: i64 = add("prisoners", "prisoners to place")
        self.looks: i64 = add("looks", "cards that may still be looked at")
        self.card: i64 = add("card", "number of the card that works, or that chance gives a face; 0")
        text = "of a move of which half is said: 1 attack, 2 hold, 3 parry, 4 lose at; its site"
        self.half_at: i64 = add("half", text, ["kind", "site"])


def roll_name(roll: int) -> str:
    return "-".join([str(roll >> DIE_BITS * face & 15) for face in range(FACES)])


def kinds_by_action(encoder: LapinsLayout) -> list[int]:
    """By action of a whole move, or of a first half: its kind of move."""
    kinds = [0] * encoder.target_at
    for block in encoder.action_blocks:
        for kind in range(FOUND, EMPTY + 1):
            if encoder.starts[kind] == block.start and block.start < encoder.target_at:
                for action in range(block.start, block.start + block.size):
                    kinds[action] = kind
    return kinds
