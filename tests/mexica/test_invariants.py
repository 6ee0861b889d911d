"""The 22 invariants of section 16, along lively and random games, with all numbers of players and with options."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from patolli import CHANCE, Rng, hear, read_position, say, start, write_position
from patolli.games.mexica.box.components import BOX
from patolli.games.mexica.rules.codes import PLACE, TURN
from patolli.games.mexica.rules.moves import cost
from patolli.games.mexica.rules.removal import find_witness, remove_unusable
from patolli.games.mexica.rules.scoring import place, prizes
from patolli.games.mexica.rules.state import Mexica
from patolli.games.mexica.show.view import NEUTRAL, MexicaView
from tests.mexica import naive
from tests.mexica.tables import ALL_TOKENS, lively, ready, shown

PRICES = {"found": 0, "spend": 0, "end": 0, "place": 0, "fly": 5}
WHOLE = [6, 5, 4, 3]

games = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "seed": st.integers(0, 10_000),
        "options": st.fixed_dictionaries(
            {},
            optional={
                "first_player": st.just("random"),
                "emblem_enterable": st.just("false"),
                "first_round_rule": st.sampled_from(["immobile", "off"]),
                "removal_periods": st.sampled_from(["second_only", "off"]),
                "stall_rounds": st.sampled_from(["1", "2"]),
                "neutral_min_distance": st.just("4"),
                "neutral_mix": st.sampled_from(["hard", "very_hard", "3,3,2,2"]),
            },
        ),
        "lively": st.booleans(),
    }
)
"""Any game: its players, its options, its seed, and how it is played."""


class Told:
    """A game played step by step, with what the invariants need to remember."""

    def __init__(self, players: int, seed: int, options: dict[str, str], lively: bool) -> None:
        if players != 2:
            options = {name: value for name, value in options.items() if name != "neutral_mix"}
        self.state = ready(players, options, seed)
        self.rng = Rng(seed, 17)
        self.lively = lively
        self.line = ""
        self.actor = -1
        self.price = 0

    def step(self) -> bool:
        """Play one move; False when the game is over."""
        actors = self.state.actors()
        if not actors:
            return False
        (self.actor,) = actors
        move = lively(self.state, self.rng) if self.lively else self.state.pick(self.actor, self.rng)
        self.line = say(self.state, self.actor, move)
        self.price = cost(self.state, move)
        self.state.play(self.actor, move)
        return True


def pieces_are_conserved(state: Mexica, view: MexicaView) -> None:
    """Invariants 1 to 7."""
    singles = sum(len(tile) == 1 for tile in view.tiles)
    doubles = sum(len(tile) == 2 for tile in view.tiles)
    here = naive.table(view)
    assert (singles + view.singles, doubles + view.doubles) == (6, 37), "invariant 1"
    assert len(here.canals) == singles + 2 * doubles, "invariant 1"
    assert 4 <= len(here.canals) <= 80, "invariant 1"
    assert len(view.bridges) + view.bridges_left == 11, "invariant 2"
    assert here.bridges.keys() <= here.canals, "invariant 2"
    assert here.ramps <= here.dry, "invariant 2"
    assert view.tokens_left + sum(view.held) == 12, "invariant 3"
    assert min(view.tokens_left, *view.held) >= 0, "invariant 3"
    laid = [district.token for district in view.districts if district.token]
    assert sorted(view.display + laid + view.removed + state.hidden) == ALL_TOKENS, "invariant 4"
    assert view.face_down == len(state.hidden) == (7 if view.period == 1 else 0), "invariant 4"
    assert view.display == sorted(view.display), "invariant 4"
    for seat in range(view.players):
        for floors in range(1, 5):
            built = sum(temple.seat == seat and temple.floors == floors for temple in view.temples)
            owned = view.stock[seat][floors - 1] + view.reserve[seat][floors - 1] + built
            assert owned == WHOLE[floors - 1], "invariant 5"
            assert view.stock[seat][floors - 1] >= 0, "invariant 5"
    neutral = [temple.floors for temple in view.temples if temple.seat == NEUTRAL]
    mix = state.options.mix if view.players == 2 else [0] * 4
    assert [neutral.count(floors) for floors in range(1, 5)] == mix, "invariant 5"
    pawns = [cell for cell in view.pawns if cell]
    tokens = [district.token_cell for district in view.districts if district.token]
    standing = [temple.cell for temple in view.temples] + tokens
    assert len({*pawns, *standing}) == len(pawns) + len(standing), "invariant 6"
    assert set(standing) <= here.dry - naive.PALACE, "invariant 6"
    assert set(pawns) <= here.dry | here.bridges.keys(), "invariant 6"
    assert sum(district.size for district in view.districts) + len(here.canals) == 196, "invariant 7"
    cells = [cell for district in view.districts for cell in district.cells]
    assert sorted(cells) == sorted(here.dry), "invariant 7"


@given(games)
@settings(max_examples=14)
def test_pieces_are_conserved(game: dict[str, object]) -> None:
    """Invariants 1 to 7: MEX-4, MEX-6, MEX-7, MEX-16, MEX-17, MEX-18, MEX-19, MEX-35, MEX-46, MEX-89, MEX-92."""
    told = Told(**game)  # type: ignore[arg-type]
    every = 1 + told.rng.below(7)
    step = 0
    while told.step():
        step += 1
        if step % every == 0 or told.line.startswith(("end", "found", "shift")):
            pieces_are_conserved(told.state, shown(told.state.copy()))
    pieces_are_conserved(told.state, shown(told.state))


@given(games)
@settings(max_examples=10)
def test_districts_only_shrink_and_founded_ones_stay(game: dict[str, object]) -> None:
    """Invariants 8 and 9: MEX-10, MEX-35e, MEX-36, MEX-41, MEX-42."""
    told = Told(**game)  # type: ignore[arg-type]
    before = [set(district.cells) for district in shown(told.state.copy()).districts]
    founded: dict[str, list[str]] = {}
    while told.step():
        if not told.line.startswith(("canal", "found")):
            continue
        view = shown(told.state.copy())
        for district in view.districts:
            assert any(set(district.cells) <= whole for whole in before), "invariant 8"
            if district.token:
                assert district.token == district.size, "invariant 9"
                kept = founded.setdefault(district.token_cell, district.cells)
                assert kept == district.cells, "invariant 9"
        tokens = [district for district in view.districts if district.token]
        assert len(tokens) == len(founded), "invariant 9"
        before = [set(district.cells) for district in view.districts]


@given(games)
@settings(max_examples=14)
def test_action_points_are_paid(game: dict[str, object]) -> None:
    """Invariants 10 and 11: MEX-26, MEX-27, MEX-28, MEX-29, MEX-30, MEX-38, MEX-59, MEX-62, MEX-67, MEX-68."""
    told = Told(**game)  # type: ignore[arg-type]
    state = told.state
    paid = spent = 0
    while True:
        left, seat, taken, phase = state.ap, state.seat, state.taken, state.phase
        naive_view = shown(state.copy()) if told.rng.below(4) == 0 else None
        if not told.step():
            break
        verb, *words = told.line.split()
        price = PRICES.get(verb, int(words[0]) if verb == "temple" else 1)
        if verb == "boat":
            price = told.price
            assert price >= 1
            if naive_view is not None:
                here = naive.table(naive_view)
                assert price == here.hops(here.pawns[seat])[words[0]], "MEX-62"
        assert told.price == price, "invariant 11"
        if phase != TURN:
            continue
        if verb == "end":
            paid = spent = 0
            if state.phase == TURN:
                assert (state.ap, state.taken) == (6, 0), "MEX-26"
            continue
        paid += price
        spent += verb == "spend"
        assert state.seat == seat, "only the active player decides (MEX-31)"
        assert state.ap == left - price + (verb == "spend"), "invariant 11"
        assert state.ap >= 0, "invariant 10"
        assert state.ap + paid == 6 + spent, "invariant 10"
        assert state.taken == taken + (verb == "take") <= 2, "invariant 10"


@given(games)
@settings(max_examples=14)
def test_somebody_can_always_end_the_turn_and_nothing_else_moves(game: dict[str, object]) -> None:
    """Invariants 12 and 21: MEX-23, MEX-25, MEX-30, MEX-31. (What is not listed is refused: test_legality.)"""
    told = Told(**game)  # type: ignore[arg-type]
    state = told.state
    step = 0
    while actors := state.actors():
        assert actors != [CHANCE], "invariant 21"
        assert actors == [state.seat], "MEX-31"
        if state.phase == TURN and step % 6 == 0:
            assert "end" in [say(state, state.seat, move) for move in state.moves(state.seat)], "invariant 12"
        if step % 40 == 0:
            views = {state.view(seat).json().replace(f'"seat":{seat},"sing', '"sing') for seat in range(state.players)}
            assert len(views) == 1, "invariant 21"
        told.step()
        step += 1


@given(games)
@settings(max_examples=14)
def test_prestige_never_decreases(game: dict[str, object]) -> None:
    """Invariant 13: MEX-20, MEX-41, MEX-88."""
    told = Told(**game)  # type: ignore[arg-type]
    state = told.state
    assert state.points() == [0] * state.players, "MEX-20"
    while True:
        before, period, pawns = state.points(), state.period, state.pawns[:]
        home = naive.table(shown(state.copy())) if state.display else None
        if not told.step():
            break
        after = state.points()
        gains = [now - then for now, then in zip(after, before, strict=True)]
        assert min(gains) >= 0, "invariant 13"
        if told.line.startswith("found"):
            assert home is not None
            size = state.tokens[-1] >> 9
            cells = home.district(home.pawns[told.actor])
            for seat in range(state.players):
                blue = (size + 1) // 2
                present = home.pawns[seat] in cells
                assert gains[seat] == (blue if seat == told.actor else (blue + 1) // 2 if present else 0), "MEX-41"
            assert pawns == state.pawns
        elif any(gains):
            assert told.line == "end", "invariant 13"
            assert (state.period, state.over()) != (period, False), "invariant 13"


@given(games)
@settings(max_examples=20)
def test_everybody_has_had_the_same_number_of_turns_at_a_scoring(game: dict[str, object]) -> None:
    """Invariant 14: MEX-15, MEX-24, MEX-25, MEX-81."""
    told = Told(**game)  # type: ignore[arg-type]
    state = told.state
    turns = [0] * state.players
    expected = state.first
    scorings = 0
    while True:
        period, phase, round_ = state.period, state.phase, state.round
        if not told.step():
            break
        if phase != TURN or told.line != "end":
            continue
        assert told.actor == expected, "MEX-24"
        turns[told.actor] += 1
        expected = (expected + 1) % state.players
        last = expected == state.first
        if (state.period, state.over()) != (period, False):
            scorings += 1
            assert last, "MEX-81"
            assert len(set(turns)) == 1, "invariant 14"
            assert state.over() or (state.round, state.seat, state.stall) == (1, state.first, 0), "MEX-89"
        else:
            assert state.round == round_ + last, "MEX-24"
    assert scorings == 2


def tie_cases(values: list[int]) -> list[int]:
    """MEX-84 as the rulebook spells it out, case by case, for the colours with a value of at least 1: their places."""
    ranked = sorted({value for value in values if value > 0}, reverse=True)
    groups = [[index for index, value in enumerate(values) if value == level] for level in ranked]
    places = [0] * len(values)
    first, *others = groups
    for index in first:
        places[index] = 1
    if len(first) == 1 and others:
        second, *rest = others
        for index in second:
            places[index] = 2
        if len(second) == 1 and rest:
            for index in rest[0]:
                places[index] = 3
    if len(first) == 2 and others:
        for index in others[0]:
            places[index] = 3
    return places


def test_the_ranking_formula_gives_the_tie_cases() -> None:
    """Invariant 16: MEX-84, MEX-85, for all values 0 to 12 of one to four colours. Place 4 scores nothing."""
    paid = [0, 10, 5, 3]
    prize = prizes(BOX, 10, True)
    for colours in (1, 2, 3, 4):
        for values in product(range(13), repeat=colours):
            if not any(values):
                continue
            mine = list(values)
            expected = [paid[at] for at in tie_cases(mine)]
            assert [prize[place(mine, seat) - 1] if mine[seat] else 0 for seat in range(colours)] == expected, values


@given(games)
@settings(max_examples=10)
def test_what_was_founded_with_few_tiles_had_a_witness(game: dict[str, object]) -> None:
    """Invariant 17: MEX-74, MEX-75, MEX-76, MEX-77. A size without a witness never gets one again."""
    told = Told(**game)  # type: ignore[arg-type]
    state = told.state
    lost: set[int] = set()
    step = 0
    while True:
        step += 1
        few = state.singles + state.doubles <= 12
        before = state.copy() if few else None
        if not told.step():
            break
        if told.line.startswith("found") and before is not None:
            size = state.tokens[-1] >> 9
            assert any(_cells(find_witness(before, size))), "invariant 17"
            assert size not in lost, "invariant 17"
        if few and step % 25 == 0:
            for size in range(3, 14):
                found = any(_cells(find_witness(state, size)))
                assert not (found and size in lost), "invariant 17"
                if not found:
                    lost.add(size)


def _cells(cells: object) -> tuple[int, ...]:
    return cells if isinstance(cells, tuple) else (int(cells),)  # type: ignore[call-overload]


@given(games)
@settings(max_examples=10)
def test_irreversible_actions_are_few(game: dict[str, object]) -> None:
    """Invariant 19: MEX-32, MEX-52, MEX-82."""
    told = Told(**game)  # type: ignore[arg-type]
    count: Counter[str] = Counter()
    temples: Counter[int] = Counter()
    idle = 0
    while told.step():
        verb = told.line.split()[0]
        count[verb] += 1
        temples[told.actor] += verb == "temple"
        idle = 0 if verb in ("canal", "found", "temple") else idle + (told.line == "end")
        limit = 2 * (told.state.options.stall or 5) * told.state.players + told.state.players
        assert idle <= limit, "MEX-82"
    assert count["canal"] <= 41
    assert count["found"] <= 15
    assert max(temples.values(), default=0) <= 18


@given(games)
@settings(max_examples=10)
def test_the_same_lines_give_the_same_state_and_it_can_be_saved_in_the_middle_of_a_turn(
    game: dict[str, object],
) -> None:
    """Invariant 20: MEX-23a, MEX-25."""
    told = Told(**game)  # type: ignore[arg-type]
    first = write_position(told.state)
    saved = read_position(first)
    cut = 30 + told.rng.below(200)
    while told.step():
        saved.play(told.actor, hear(saved, told.actor, told.line))
        cut -= 1
        if cut == 0:
            saved = read_position(write_position(saved))
    assert write_position(saved) == write_position(told.state)
    assert saved.winners() == told.state.winners()


@given(games.filter(lambda game: game["players"] == 2))
@settings(max_examples=10)
def test_neutral_temples_keep_their_distance_and_never_change(game: dict[str, object]) -> None:
    """Invariant 22: MEX-92, MEX-93, MEX-94, MEX-96, MEX-97."""
    told = Told(**game)  # type: ignore[arg-type]

    def neutral() -> list[tuple[str, int]]:
        temples = shown(told.state.copy()).temples
        return [(temple.cell, temple.floors) for temple in temples if temple.seat == NEUTRAL]

    standing = neutral()
    assert len(standing) == 10
    inland = {cell for cell in naive.ISLAND if not any(near in naive.WATERS for near in naive.NEXT[cell])}
    for cell, _ in standing:
        assert cell in inland - naive.PALACE - naive.FIRST_CANALS, "MEX-93"
    for one, _ in standing:
        for two, _ in standing:
            steps = abs(ord(one[0]) - ord(two[0])) + abs(int(one[1:]) - int(two[1:]))
            assert one == two or steps >= told.state.options.distance, "MEX-94"
    while told.step():
        pass
    assert neutral() == standing
    assert len(told.state.points()) == 2, "the neutral colour has no prestige"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_hold_the_first_round_rule(players: int) -> None:
    """Invariant 18: MEX-70, MEX-71, MEX-72. No action of another player takes Freedom from 13 or more to 12 or less."""
    for seed in range(6):
        state = start("mexica", players)
        rng = Rng(seed, 23)
        while state.actors() == [CHANCE] or (isinstance(state, Mexica) and state.phase == PLACE):
            state.play(state.actors()[0], state.pick(state.actors()[0], rng))
        assert isinstance(state, Mexica)
        before = naive.table(shown(state))
        while state.round == 1 and state.phase == TURN and state.period == 1:
            seat = state.seat
            state.play(seat, lively(state, rng))
            after = naive.table(shown(state.copy()))
            for other in range(players):
                if other != seat:
                    had, has = before.freedom(other), after.freedom(other)
                    assert not (had >= 13 and has <= 12), "invariant 18"
                    assert not (had >= 1 and has == 0), "invariant 18"
            before = after


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("removal", ["both", "second_only"])
def test_removing_when_somebody_looks_is_removing_after_each_action(players: int, removal: str) -> None:
    """MEX-74, MEX-76, MEX-77, MEX-79, MEX-80, MEX-81: lazy and eager removal give the same game.

    One state is never looked at, in the other one unusable tokens are removed after each action.
    """
    for seed in range(6):
        lazy = ready(players, {"removal_periods": removal}, seed)
        eager = lazy.copy()
        rng = Rng(seed, 29)
        step = 0
        while lazy.actors():
            remove_unusable(eager)
            assert eager.actors() == lazy.actors()
            seat = lazy.seat
            move = lively(lazy, rng) if seed % 2 else lazy.pick(seat, rng)
            step += 1
            if step % 7 == 0:
                assert eager.moves(seat) == lazy.moves(seat)
                looked = lazy.copy()
                remove_unusable(looked)
                assert (looked.display, looked.removed) == (eager.display, eager.removed)
            lazy.play(seat, move)
            eager.play(seat, move)
            assert (lazy.period, lazy.round, lazy.seat, lazy.phase) == (
                eager.period,
                eager.round,
                eager.seat,
                eager.phase,
            )
        assert lazy.points() == eager.points()
        assert write_position(lazy) == write_position(eager)
