"""The invariants of section 18, ZAP-114 to ZAP-128, on every state of lively games."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patolli import CHANCE, Rng, hear, say
from patolli.games.zapotec.box.components import BOX
from patolli.games.zapotec.rules.codes import CHOOSE, PROPERTIES, RITUAL, TILED, UNUSED, VALUES
from patolli.games.zapotec.rules.scoring import groups, levels_built, ritual_value
from patolli.games.zapotec.rules.state import Zapotec
from tests.zapotec.tables import lively, lively_game, ready, table

GAMES = [(1, {}), (1, {"solo_pile_face_up": "false", "solo_difficulty": "easier"}), (2, {}), (3, {}), (4, {})]
SPACES = {1: 27, 2: 27, 3: 36, 4: 45}


def check(state: Zapotec) -> None:
    """Everything that is true of a single state after the set-up."""
    nothing_is_negative(state)
    buildings_add_up(state)
    trade_tiles_add_up(state)
    cards_are_partitioned(state)
    pyramids_stand(state)
    discs_lie(state)


def nothing_is_negative(state: Zapotec) -> None:
    """ZAP-114."""
    assert min(*state.stock, *state.houses, *state.pieces, *state.vp, state.pile, state.steps) >= 0


def buildings_add_up(state: Zapotec) -> None:
    """ZAP-115, ZAP-116."""
    size = len(state.box.cells)
    placed: list[int] = []
    for seat in range(len(state.vp)):
        built = [space for space, owner in enumerate(state.owner) if owner == seat]
        assert state.houses[seat] + len(built) == 9
        assert state.built[seat] == sum(1 << space for space in built)
        palace = [state.palaces[seat]] if state.palaces[seat] >= 0 else []
        grid = [space for space in state.grid[seat * size : seat * size + size] if space >= 0]
        assert set(palace) <= set(built)
        if seat < state.players:
            assert sorted(grid + palace) == built
        placed += built
    waiting = [space for space, owner in enumerate(state.owner) if owner == TILED]
    assert state.tiled == sum(1 << space for space in waiting)
    tiles = [state.tiles[space] for space in placed + waiting]
    assert len(set(tiles)) == len(tiles) == SPACES[state.players]
    assert all(state.tiles[space] < 0 for space, owner in enumerate(state.owner) if owner == UNUSED)


def trade_tiles_add_up(state: Zapotec) -> None:
    """ZAP-117."""
    for level in range(VALUES):
        mask = state.box.level_mask[level]
        slots = [tile for tile in state.market if tile >= 0 and mask >> tile & 1]
        owned = [(mine & mask).bit_count() for mine in state.owned]
        pile = (state.trade_left & mask).bit_count() if state.players > 1 else 0
        assert len(slots) + sum(owned) + pile == (12 if state.players > 1 else 3)
    for seat in range(len(state.vp)):
        assert not state.down[seat] & ~state.owned[seat]


def cards_are_partitioned(state: Zapotec) -> None:
    """ZAP-118."""
    cards = [*state.slot, *state.offer, *state.gone]
    if state.top >= 0:
        cards.append(state.top)
    if state.order:
        cards += [card for card in state.chosen if card >= 0 and card not in state.gone + state.offer]
    for hand in (*state.hands, state.cards_left):
        cards += [card for card in range(27) if hand >> card & 1]
    assert sorted(cards) == list(range(27))
    removed = {1: 12, 2: 7, 3: 3, 4: 1}[state.players]
    assert state.cards_left.bit_count() == state.pile - int(state.top >= 0) + removed
    for seat in range(state.players):
        assert not state.known[seat] & ~state.hands[seat]
    if state.phase == CHOOSE:
        assert len(state.slot) == state.round
        assert all(state.hands), "a hand is empty (ZAP-122)"
        if state.players > 1:
            assert (len(state.offer), state.pile) == (state.players + 1, 5 - state.round)
        else:
            assert len(state.offer) == (2 if state.round < 5 else 0)
            assert state.pile == [6, 4, 2, 0, 0][state.round - 1]


def pyramids_stand(state: Zapotec) -> None:
    """ZAP-119, and ZAP-128: the bot's levels lie in one pyramid."""
    for pyramid, slot in enumerate(state.beside):
        sizes = [level & 3 for level in state.levels if level >> 5 == pyramid]
        assert bool(sizes) == (slot >= 0)
        assert sizes == list(range(sizes[0], sizes[0] - len(sizes), -1)) if sizes else True
        assert state.tops[pyramid] == (sizes[-1] if sizes else 0)
    used = [slot for slot in state.beside if slot >= 0]
    assert len(set(used)) == len(used)
    for seat in range(len(state.vp)):
        for size, number in ((3, 1), (2, 2), (1, 3)):
            placed = sum(1 for level in state.levels if level >> 2 & 7 == seat and level & 3 == size)
            assert placed + state.pieces[seat * 3 + 3 - size] == number
    for pyramid in range(len(state.beside)):
        started = next((level for level in state.levels if level >> 5 == pyramid), 0)
        if started:
            smaller = 3 - (started & 3)
            pieces = state.pieces[(started >> 2 & 7) * 3 :]
            assert not any(pieces[:smaller]), "a pyramid was started with less than the largest level"
    if state.players == 1:
        assert len({level >> 5 for level in state.levels if level >> 2 & 7 == 1}) <= 1


def discs_lie(state: Zapotec) -> None:
    """ZAP-120, ZAP-121."""
    for seat in range(len(state.vp)):
        discs = sum(1 for mask in state.discs if mask >> seat & 1)
        assert discs <= 3
        assert state.performed[seat] <= min(3, levels_built(state, seat), discs)
    assert sorted(state.track) == list(range(len(state.vp)))
    positions = [state.position[seat] for seat in state.track]
    assert positions == sorted(positions, reverse=True)
    assert all(0 <= position <= 12 for position in positions)


@pytest.mark.parametrize(("players", "options"), GAMES)
@pytest.mark.parametrize("gifts", [0, 1])
def test_every_state_of_a_game(players: int, options: dict[str, str], gifts: int) -> None:
    """ZAP-114 to ZAP-123."""
    for seed in range(3):
        points = [0] * (2 if players == 1 else players)
        position = points[:]
        turns: list[tuple[int, int]] = []
        owned = [0] * len(points)
        for state in lively_game(players, seed + 10 * gifts, options, gifts):
            check(state)
            assert all(now >= before for now, before in zip(state.vp, points, strict=True)), "points fell (ZAP-114)"
            assert all(now >= before for now, before in zip(state.position, position, strict=True))
            points, position = state.vp[:], state.position[:]
            if state.phase == CHOOSE:
                owned = state.owned[:]
            for seat in range(players):
                gained = state.owned[seat] & ~owned[seat]
                assert all((gained & mask).bit_count() <= 1 for mask in BOX.level_mask), "ZAP-117"
            if state.order:
                numbers = [BOX.card_number[state.chosen[seat]] for seat in state.order if seat < players]
                assert numbers == sorted(set(numbers)), "ZAP-122"
                if state.seat >= 0 and (state.round, state.seat) not in turns:
                    turns.append((state.round, state.seat))
        humans = [turn for turn in turns if turn[1] < players]
        assert sorted(humans) == [(number, seat) for number in range(1, 6) for seat in range(players)]


@pytest.mark.parametrize(("players", "options"), GAMES)
def test_gains_of_the_scorings(players: int, options: dict[str, str]) -> None:
    """ZAP-123."""
    for seed in range(3):
        state = ready(players, options, seed)
        rng = Rng(seed, 3)
        track = 0
        while actors := state.actors():
            state.events = []
            state.play(actors[0], lively(state, actors[0], rng))
            for key, values in state.events:
                if key == "scored":
                    assert int(values["points"]) % 2 == 0
                elif key in ("final-track", "bot-final-stayed"):
                    track += int(values["points"])
            state.events = None
        assert track in ((3, 9, 12, 15) if players == 1 else (0, 9, 15, 18))


def test_every_turn_ends() -> None:
    """ZAP-124: who never says done before having to comes to an end all the same."""
    for players in (1, 4):
        state = ready(players)
        length = 0
        while actors := state.actors():
            moves = state.moves(actors[0])
            before = (state.round, state.turn)
            state.play(actors[0], moves[0])
            length = length + 1 if (state.round, state.turn) == before else 0
            assert length < 120


@given(st.lists(st.sampled_from(BOX.spaces), unique=True, max_size=8), st.data())
@settings(max_examples=60, deadline=None)
def test_ritual_values_and_renamed_properties(houses: list[str], data: st.DataObject) -> None:
    """ZAP-125, ZAP-126."""
    rest = [space for space in BOX.spaces if space not in houses]
    palace = data.draw(st.sampled_from(["-", *rest]))
    state = table(f"phase: build\nseat 0: buildings {' '.join(houses)}; palace {palace}", players=4)
    values = [ritual_value(state, 0, card) for card in range(6)]
    assert all(value % 6 == 0 and 0 <= value <= 18 for value in values)
    for card in range(6):
        assert values[card] == min(18, 6 * best_groups(state, BOX.ritual_same[card], BOX.ritual_different[card]))
    for order in permutations(range(VALUES)):
        for category in range(3):
            renamed = [group_value(state, card, category, list(order)) for card in range(6)]
            assert renamed == values


def group_value(state: Zapotec, card: int, category: int, order: list[int]) -> int:
    """The value of the card when the names inside a category are exchanged."""
    kept = state.box.space_values
    state.box.space_values = [
        category * VALUES + order[value % VALUES] if at % VALUES == category else value for at, value in enumerate(kept)
    ]
    try:
        return ritual_value(state, 0, card)
    finally:
        state.box.space_values = kept


def best_groups(state: Zapotec, same: int, different: int) -> int:
    """ZAP-74 by trying: take groups apart until none is left; the count of groups does not depend on the order."""
    units: list[tuple[int, int]] = []
    for space, owner in enumerate(state.owner):
        if owner == 0:
            values = state.box.space_values[space * VALUES : space * VALUES + VALUES]
            units += [(values[same], values[different])] * (2 if state.palaces[0] == space else 1)
    found = 0
    for a in {unit[0] for unit in units}:
        rest = [unit[1] for unit in units if unit[0] == a]
        while len(set(rest)) == VALUES:
            for value in set(rest):
                rest.remove(value)
            found += 1
    assert found == groups(state, 0, same, different)
    return found


def test_the_other_ritual_cards_keep_their_caps() -> None:
    """ZAP-125."""
    for state in lively_game(3, 4, gifts=1):
        for seat in range(3):
            assert ritual_value(state, seat, 6) in (0, 3, 6, 9, 12)
            assert all(0 <= ritual_value(state, seat, card) <= BOX.ritual_most[card] for card in range(10))


def test_cocijobot_is_a_function_of_what_is_seen() -> None:
    """ZAP-128: the same state and the same cards give the same turn; it never owes a decision."""
    for state in lively_game(1, 2):
        assert 1 not in state.actors()
        if state.actors() == [CHANCE] or not state.actors():
            continue
        one, two = state.copy(), state.copy()
        move = state.moves(0)[-1]
        one.play(0, move)
        two.play(0, hear(two, 0, say(two, 0, move)))
        assert one.vp == two.vp
        assert one.owner == two.owner
        assert one.market == two.market


def test_free_discs_are_not_counted() -> None:
    """ZAP-45, ZAP-120: only the ritual action counts against the levels."""
    state = table("phase: pending-ritual\nseat 0: position 11; played A01; resources p1")
    state.play(0, hear(state, 0, "place R01"))
    assert state.performed[0] == 0
    assert not [move for move in state.moves(0) if move >> 16 == RITUAL]


def test_properties_cover_a_third_of_the_board() -> None:
    """ZAP-7: 9, 12 or 15 spaces."""
    for players, spaces in SPACES.items():
        for wanted in range(len(PROPERTIES)):
            in_play = BOX.in_play[players - 1]
            assert sum(BOX.property_spaces[wanted] >> space & 1 for space in in_play) == spaces // 3
