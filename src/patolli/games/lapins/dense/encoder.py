"""Dix-Huit Lapins for learners: dense actions, legal masks and observations.

A site is its number in board order; on a random map an observation says where it lies. Moves with a site and something
else take two actions: the city that attacks and its target, the site and the class or type. All other actions are the
kind of the move and its own digit.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from patolli.dense.encoder import clear_numbers
from patolli.dense.words import clear, set_bit, set_bits
from patolli.engine.core.state import State
from patolli.games.lapins.dense.layout import NEIGHBOURS, PARTS_OF_SHARE, LapinsLayout
from patolli.games.lapins.rules.cities import first_site, riches
from patolli.games.lapins.rules.codes import (
    ABOUT,
    AREA,
    ASKED,
    ATTACK,
    CARD_IDS,
    CLASS_BITS,
    CLASS_MASK,
    CLASSES,
    COST_BITS,
    COST_MASK,
    DRAW_FIRST,
    DRAW_SORTS,
    DRAW_TILES,
    FACE,
    FACE_SEEN,
    FACE_TURNED,
    FINISHED,
    FLIP,
    FOUND,
    GIVEN,
    GLORY,
    HOLD,
    KINDS,
    LAST,
    LOSE_AT,
    MOVE_BITS,
    NOTHING,
    OVER,
    OWNER_BITS,
    PARRY,
    PARRYING,
    PART,
    PART_BITS,
    PASS,
    POOL,
    RESERVES,
    ROLL,
    ROLLING,
    ROOM,
    SENDING,
    SHARE_ROW,
    SHARING,
    STAGE,
    STORE_AT,
    SUFFERING,
    TAKING,
    TAXED,
    TRANSFORM,
    TURN,
    TYPES,
)
from patolli.games.lapins.rules.katun import row_end, row_start
from patolli.games.lapins.rules.moves import moves, sites_to_act
from patolli.games.lapins.rules.state import Lapins


class LapinsEncoder(LapinsLayout):
    """What a seat may know and do, in those numbers."""

    # ------------------------------------------------------------------- actions
    def index_of(self, state: State, actor: i64, move: i64, half: i64) -> i64:
        return self.action_of(move, half)

    def action_of(self, move: i64, half: i64) -> i64:
        kind = move >> MOVE_BITS
        if kind != ATTACK and kind != HOLD and kind != PARRY and kind != LOSE_AT:
            return i64(self.starts[kind]) + (move & PART)
        if half < 0:
            return i64(self.starts[kind]) + (move >> PART_BITS & PART)
        if kind == ATTACK:
            return self.target_at + (move & PART)
        return (self.type_at if kind == PARRY else self.class_at) + (move & PART)

    def move_of(self, state: State, actor: i64, action: i64, half: i64) -> i64:
        if action >= self.target_at:
            if action >= self.type_at:
                return half | (action - self.type_at)
            return half | (action - (self.class_at if action >= self.class_at else self.target_at))
        kind: i64 = self.kind_of[action]
        digit = action - i64(self.starts[kind])
        if kind == ATTACK or kind == HOLD or kind == PARRY or kind == LOSE_AT:
            return -1 - (kind << MOVE_BITS | digit << PART_BITS)
        return kind << MOVE_BITS | digit

    def write_mask(self, state: State, actor: i64, half: i64, out: vec[i64], at: i64) -> None:
        lapins = cast(Lapins, state)
        clear(out, at, self.words)
        if lapins.node == TURN and not lapins.options_now:
            self.mask_turn(lapins, half, out, at)
            return
        found = moves(lapins, actor) if lapins.node == SHARING else lapins.options_now
        for move in found:
            one: i64 = move
            if half < 0 or one >> PART_BITS << PART_BITS == half:
                set_bit(out, at, self.action_of(one, half))

    def mask_turn(self, state: Lapins, half: i64, out: vec[i64], at: i64) -> None:
        """LAP-32, LAP-33, for a king who can pass."""
        founding, changing, armed, enemies = sites_to_act(state, riches(state, state.seat))
        near = state.land.near_bits
        if half >= 0:
            set_bits(out, at, self.target_at, near[half >> PART_BITS & PART] & enemies)
            return
        set_bits(out, at, self.starts[FOUND], founding)
        set_bits(out, at, self.starts[TRANSFORM], changing)
        while armed:
            site = first_site(armed)
            armed &= armed - 1
            if near[site] & enemies:
                set_bit(out, at, self.starts[ATTACK] + site)
        set_bit(out, at, self.starts[FLIP])
        set_bit(out, at, self.starts[PASS])

    # ------------------------------------------------------------------- chance
    def chance_index(self, state: State, move: i64) -> i64:
        kind = move >> MOVE_BITS
        if kind == ROLL:
            return self.rolled_at + self.roll_at[move]
        return self.chance_start(cast(Lapins, state).node) + (move & ABOUT)

    def chance_move(self, state: State, outcome: i64) -> i64:
        node = cast(Lapins, state).node
        if node == ROLLING:
            return self.roll_of[outcome - self.rolled_at]
        kind = node if node <= DRAW_FIRST else FACE
        return i64(kind) << MOVE_BITS | (outcome - self.chance_start(node))

    def chance_start(self, node: i64) -> i64:
        if node == DRAW_SORTS:
            return self.sort_at
        if node == DRAW_TILES:
            return self.tile_at
        return self.first_at if node == DRAW_FIRST else self.face_at

    # ------------------------------------------------------------------- observations
    def write_numbers(self, state: State, seat: i64, half: i64, out: vec[i16], at: i64) -> None:
        lapins = cast(Lapins, state)
        clear_numbers(out, at, self.numbers)
        players: i64 = lapins.players
        node = lapins.node
        out[at + self.node] = i16(node)
        out[at + self.round] = i16(lapins.round)
        out[at + self.turn] = i16((i64(lapins.seat) - seat + players) % players)
        out[at + self.players] = i16(players)
        out[at + self.matches] = i16(lapins.matches)
        out[at + self.length] = i16(lapins.options.length)
        out[at + self.rules] = 1 if lapins.options.secret else 0
        out[at + self.rules + 1] = 1 if lapins.options.any_garrison else 0
        self.write_land(lapins, seat, out, at)
        points = lapins.points()
        for other in range(players):
            column = (other - seat + players) % players
            out[at + self.glory + column] = i16(lapins.glory[other])
            out[at + self.points + column] = i16(points[other])
            i = at + self.wealth + column * TYPES
            for which in range(i64(TYPES)):
                out[i + which] = i16(lapins.wealth[other * TYPES + which])
        self.write_cards(lapins, seat, out, at)
        if node != TURN and node != OVER:
            self.write_action(lapins, out, at)
        if node == SHARING:
            for other in range(players):
                self.write_share(lapins, seat, other, out, at)
        if half >= 0:
            kind = half >> MOVE_BITS
            named = 1 if kind == ATTACK else 2 if kind == HOLD else 3 if kind == PARRY else 4
            out[at + self.half_at] = i16(named)
            out[at + self.half_at + 1] = i16((half >> PART_BITS & PART) + 1)

    def write_land(self, state: Lapins, seat: i64, out: vec[i16], at: i64) -> None:
        land = state.land
        players: i64 = state.players
        for site in range(i64(land.sites)):
            out[at + self.cell + site] = i16(land.cell_of[site] + 1)
            out[at + self.resource + site] = i16(land.resource[site] + 1)
            out[at + self.room + site] = i16(land.slots[site])
            i = at + self.near + site * NEIGHBOURS
            for other in land.near[site]:
                out[i] = i16(other + 1)
                i += 1
        for site in range(i64(len(state.cities))):
            city: i64 = state.cities[site]
            if city:
                out[at + self.owner + site] = i16(((city >> OWNER_BITS) - 1 - seat + players) % players + 1)
                write_classes(city, out, at + self.buildings + site * CLASSES)

    def write_cards(self, state: Lapins, seat: i64, out: vec[i16], at: i64) -> None:
        """LAP-93 to LAP-95: all cards before the row are turned; those on top of the deck are maize."""
        faces = state.faces
        players: i64 = state.players
        top = state.players * state.box.top_per_king
        start = row_start(state)
        end = row_end(state)
        known = state.turned | state.seen[seat]
        out[at + self.row] = i16(start)
        out[at + self.row + 1] = i16(end)
        unseen = at + self.unseen
        for face in range(CARD_IDS):
            out[unseen + i64(face)] = i16(state.box.card_count[face])
        out[unseen] = i16(top)
        looked_at: int = 0
        for cards in state.seen:
            looked_at |= cards
        for card in range(1, len(faces)):
            if card <= top or known >> card & 1:
                face = faces[card]
                out[at + self.face + i64(card)] = i16(face + 1)
                out[unseen + i64(face)] = out[unseen + i64(face)] - 1
            if looked_at >> card & 1:
                for other in range(players):
                    if state.seen[other] >> card & 1:
                        out[at + self.seen + (other - seat + players) % players * self.cards + i64(card)] = 1
        for card in range(start, end):
            out[at + self.turned + i64(card - start)] = i16(state.turned >> card & 1)
            out[at + self.looked + i64(card - start)] = i16(state.looked >> card & 1)

    def write_action(self, state: Lapins, out: vec[i16], at: i64) -> None:
        node = state.node
        out[at + self.action] = i16(state.action)
        if state.action != NOTHING or SENDING <= node <= TAKING or node == ROLLING:
            out[at + self.site] = i16(state.site + 1)
            out[at + self.origin] = i16(state.origin + 1)
        out[at + self.sent] = i16(state.sent)
        write_classes(state.base, out, at + self.base)
        write_classes(state.plus, out, at + self.plus)
        for kind in range(i64(KINDS)):
            out[at + self.gone + kind] = i16(i64(state.gone) >> kind & 1)
        out[at + self.last] = i16(state.last)
        out[at + self.fee] = i16(state.fee)
        for which in range(i64(TYPES)):
            out[at + self.named + which] = i16(i64(state.named) >> COST_BITS * which & COST_MASK)
        out[at + self.due] = i16(state.due)
        out[at + self.count] = i16(state.count)
        out[at + self.potential] = i16(state.potential)
        out[at + self.won] = i16(state.won)
        out[at + self.looks] = i16(state.looks)
        if node == FACE_SEEN or node == FACE_TURNED or node == PARRYING or node == SUFFERING:
            out[at + self.card] = i16(state.card)

    def write_share(self, state: Lapins, seat: i64, other: i64, out: vec[i16], at: i64) -> None:
        """LAP-82, LAP-95: a secret share is seen by its king alone."""
        shares = state.shares
        players: i64 = state.players
        column = (other - seat + players) % players
        row = other * SHARE_ROW
        out[at + self.asked + column] = i16(shares[row + ASKED])
        out[at + self.finished + column] = 1 if shares[row + STAGE] == FINISHED else 0
        if not shares[row + ASKED] or (state.options.secret and other != seat):
            return
        i = at + self.share + column * len(PARTS_OF_SHARE)
        out[i] = i16(shares[row + STAGE])
        out[i + 1] = i16(shares[row + LAST])
        out[i + 2] = i16(shares[row + ROOM])
        out[i + 3] = i16(shares[row + STORE_AT] + 1)
        out[i + 4] = i16(shares[row + GLORY])
        i = column * TYPES
        for which in range(i64(TYPES)):
            out[at + self.given + i + which] = i16(shares[row + GIVEN + which])
            out[at + self.pool + i + which] = i16(shares[row + POOL + which])
            out[at + self.taxed + i + which] = i16(shares[row + TAXED + which])
        area: i64 = shares[row + AREA]
        for site in range(i64(len(state.after))):
            if area >> site & 1:
                out[at + self.area + site] = i16(column + 1)
            city: i64 = state.after[site]
            if (city >> OWNER_BITS) - 1 == other:
                for which in range(i64(TYPES)):
                    stored = city >> CLASS_BITS * (RESERVES + 1 + which) & CLASS_MASK
                    out[at + self.stored + site * TYPES + which] = i16(stored)


def write_classes(city: i64, out: vec[i16], at: i64) -> None:
    """The buildings of a city, by class; what is 0 is not written."""
    for which in range(i64(CLASSES)):
        number = city >> CLASS_BITS * which & CLASS_MASK
        if number:
            out[at + which] = i16(number)
