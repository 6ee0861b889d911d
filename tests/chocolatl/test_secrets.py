"""Bids are secret until they are turned over: INV-17 to INV-20, in all three ways of bidding."""

from __future__ import annotations

from itertools import permutations

import pytest

from patolli import CHANCE, Match, NotLegal, Record, Rng, hear, lines, read_position, say, write_position
from patolli.engine.game import find_game
from patolli.games.chocolatl.rules.codes import BID_ALL, BID_LOCATION, FINAL, OFFERING
from patolli.games.chocolatl.rules.state import Chocolatl
from patolli.games.chocolatl.show.view import ChocolatlView
from patolli.games.chocolatl.show.view_parts import CLOSED
from tests.chocolatl.histories import TABLES, Step, history, steps

MODES = {
    "offering": "chocolatl 3\nphase: offering",
    "red": "chocolatl 3\nphase: bid-all\nround: 2\ntrack: 2: 0 1 2",
    "red, first round": "chocolatl 3\nphase: bid-all\nround: 1",
    "green, first cards": "chocolatl 3\nphase: bid-first\nround: 2\ntrack: 4: 0 1 2",
    "green, second cards": (
        "chocolatl 3\nphase: bid-second\nround: 2\ntrack: 4: 0 1 2\n"
        "seat 0: offering 12; laid 5+- 0+- 9+- 11+- 2+- 7+-\n"
        "seat 1: offering 12; laid 4+- 1+- 8+- 10+- 2+- 6+-\n"
        "seat 2: offering 12; laid 3+- 1+- 9+- 11+- 0+- 6+-"
    ),
    "gold": "chocolatl 3\nphase: bid-location\nround: 2\nlocation: 1\ntrack: 1: 0 1 2",
    "gold, later": (
        "chocolatl 3\nphase: bid-location\nround: 2\nlocation: 2\ntrack: 1: 0 1 2\n"
        "seat 0: offering 12; laid 5+7\nseat 1: offering 12; laid 4+8\nseat 2: offering 12; laid 3+9"
    ),
}
"""Every secret step of a game."""


def position(name: str, edition: str = "nl") -> Chocolatl:
    first, _, rest = MODES[name].partition("\n")
    state = read_position(f"{first}\noptions: edition={edition}\n{rest}")
    assert isinstance(state, Chocolatl)
    return state


def seen(state: Chocolatl, seat: int | None) -> str:
    return state.view(seat).json()


@pytest.mark.parametrize("edition", ["nl", "fr"])
@pytest.mark.parametrize("name", MODES)
def test_what_another_seat_has_laid_changes_nobody_elses_view(name: str, edition: str) -> None:
    """CHO-25, CHO-89: two different drafts, and two different confirmed bids, look the same to all others."""
    one, two = position(name, edition), position(name, edition)
    game = find_game("chocolatl")
    while 1 in one.actors():
        moves = one.moves(1), two.moves(1)
        picked = moves[0][0], moves[1][-1]
        for state, move in ((one, picked[0]), (two, picked[1])):
            for seat in (None, 0, 2):
                assert game.overhear(state, 1, move, seat) is None
            assert game.overhear(state, 1, move, 1) == say(state, 1, move)
        one.events, two.events = [], []
        one.play(1, picked[0])
        two.play(1, picked[1])
        assert one.events == two.events
        one.events = two.events = None
        for seat in (None, 0, 2):
            assert seen(one, seat) == seen(two, seat)
    assert write_position(one) != write_position(two)
    view = one.view(0)
    assert isinstance(view, ChocolatlView)
    assert view.confirmed == [False, True, False]


@pytest.mark.parametrize("name", MODES)
def test_only_the_move_that_confirms_is_final(name: str) -> None:
    """CHO-25: a person may take back a draft until then, and others see nothing of it."""
    state = position(name)
    game = find_game("chocolatl")
    before = seen(state, 0)
    while 1 in state.actors():
        move = state.moves(1)[0]
        after = state.copy()
        after.play(1, move)
        assert game.seals(state, 1, move) == (1 not in after.actors())
        if 1 in after.actors():
            assert seen(after, 0) == before
        state = after
    assert seen(state, 0) != before


@pytest.mark.parametrize("edition", ["nl", "fr"])
@pytest.mark.parametrize("name", ["red", "green, second cards"])
def test_whoever_has_seen_the_next_bids_takes_nothing_back(name: str, edition: str) -> None:
    """CHO-31: what settles a location turns over the bids of the next one, so it is final, and nothing may follow."""
    match = Match("chocolatl", position=write_position(position(name, edition)), seed=1)
    while "hut" not in (said := lines(match.state, seat := match.state.actors()[0])):
        match.say(seat, said[0])
        match.settle()
    shows = edition == "nl"
    assert [match.game.seals(match.state, seat, move) for move in match.moves(seat)] == [shows] * len(said)
    if shows:
        with pytest.raises(NotLegal) as refused:
            match.say(seat, ["hut", "pass"])
        assert refused.value.key == "gesture-over"
    match.say(seat, "hut")
    assert match.way_back(seat).why == ("revealed" if shows else "")


@pytest.mark.parametrize("name", MODES)
def test_guesses_take_drafts_back_and_redraw_what_lies_closed(name: str) -> None:
    """CHO-98."""
    state = position(name)
    while 1 in state.actors():
        state.play(1, state.moves(1)[0])
    if len(state.moves(2)) > 1 and name not in ("offering", "gold", "gold, later"):
        state.play(2, state.moves(2)[0])
    rng = Rng(4)
    guesses = [state.guess(0, rng) for _ in range(60)]
    for guess in guesses:
        assert seen(guess, 0) == seen(state, 0)
        assert guess.actors() == state.actors()
    assert len({seen(guess, 1) for guess in guesses}) > 12
    if name not in ("offering", "red, first round"):
        assert len({seen(guess, 2) for guess in guesses}) == 1  # an empty draft, and the cards are known
    assert seen(state.guess(1, rng), 1) == seen(state, 1)


@pytest.mark.parametrize("phase", ["harvest", "big-card", "small-card", "bid-all"])
def test_offerings_are_redrawn_in_the_first_round(phase: str) -> None:
    """CHO-98: one of the thirteen values, as nothing has been shown yet."""
    state = read_position(f"chocolatl 3\nphase: {phase}\nround: 1\nseat 0: offering 4")
    assert isinstance(state, Chocolatl)
    guesses = [state.guess(0, Rng(seed)) for seed in range(300)]
    assert {guess.offering[0] for guess in guesses} == {4}
    assert {guess.offering[1] for guess in guesses} == set(range(13))
    for guess in guesses:
        assert sorted([*guess.cards[12:24], guess.offering[1]]) == list(range(13))
        assert seen(guess, 0) == seen(state, 0)


def test_offerings_are_known_once_they_can_be_worked_out() -> None:
    """CHO-97, CHO-98."""
    for phase in ("small-card", "bid-all"):
        state = read_position(f"chocolatl 3\nphase: {phase}\nround: 2\ntrack: 2: 0 1 2")
        assert isinstance(state, Chocolatl)
        assert {tuple(state.guess(0, Rng(seed)).offering) for seed in range(20)} == {(12, 12, 12)}


def complete(state: Chocolatl, seat: int) -> bool:
    """Whether no other player is in the middle of a draft."""
    if not BID_ALL <= state.phase <= BID_LOCATION:
        return True
    start = {"bid-second": 6, "bid-location": 2 * state.location - 2}
    view = state.view(seat)
    assert isinstance(view, ChocolatlView)
    least = start.get(view.phase, 0)
    return all(laid in (least, state.goal) for other, laid in enumerate(state.laid) if other != seat)


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_guesses_are_spread_and_do_not_know_the_truth(players: int, edition: str) -> None:
    """As suite.guesses_are_spread, where nobody else is in the middle of a draft (CHO-98 takes drafts back)."""
    rng = Rng(8)
    several = few = 0
    for step in history(players, edition, 1)[::17]:
        state = step.after
        seat = rng.below(players)
        if not complete(state, seat):
            continue
        imagined = {write_position(state.guess(seat, rng)) for _ in range(60)}
        several += len(imagined) > 1
        if len(imagined) > 6:
            continue
        few += 1
        assert write_position(state) in imagined
        other = state.guess(seat, rng)
        assert {write_position(other.guess(seat, rng)) for _ in range(60)} == imagined
    assert several
    assert few


def test_inv_18_nothing_closed_is_in_a_view() -> None:
    """CHO-94: of others, only open cards have values."""
    for step in list(steps())[::25]:
        state = step.after
        for seat in (None, *range(state.players)):
            view = state.view(seat)
            assert isinstance(view, ChocolatlView)
            if seat is None:
                assert view.hand == []
            for other in range(state.players):
                if other == seat:
                    continue
                for laid in view.laid[other]:
                    assert all(
                        (card == CLOSED) == (not shown) for card, shown in zip(laid.cards, laid.open, strict=True)
                    )
                assert state.phase >= FINAL or view.offerings[other] < 0


# ------------------------------------------------------------------- the order of the seats
@pytest.mark.parametrize("name", MODES)
def test_inv_19_the_order_of_confirming_does_not_matter(name: str) -> None:
    """CHO-89, CHO-91: seat after seat, or line by line in turn."""
    whole: dict[int, list[str]] = {}
    trial = position(name)
    rng = Rng(3)
    for seat in range(3):
        whole[seat] = []
        while seat in trial.actors() and trial.phase == position(name).phase:
            if trial.location != position(name).location:
                break
            move = trial.pick(seat, rng)
            whole[seat].append(say(trial, seat, move))
            trial.play(seat, move)
        assert whole[seat], "the step is over before everybody has confirmed"
    ends = set()
    for order in permutations(range(3)):
        game = Match.read(Record("chocolatl", 3, position=write_position(position(name))))
        for seat in order:
            game.say(seat, whole[seat])
        ends.add(write_position(game.state))
    mixed = position(name)
    left = {seat: lines[:] for seat, lines in whole.items()}
    while any(left.values()):
        for seat in (2, 0, 1):
            if left[seat]:
                line = left[seat].pop(0)
                mixed.play(seat, hear(mixed, seat, line))
    ends.add(write_position(mixed))
    assert len(ends) == 1


def renamed(game: tuple[Step, ...], seats: list[int]) -> list[tuple[int, str]]:
    """The lines of the game with other seats; the dice of final scoring come in the new seat order (CHO-12)."""
    lines: list[tuple[int, str]] = []
    last: list[tuple[int, str]] = []
    for step in game:
        if step.before.phase == FINAL:
            last.append((seats[step.before.asked], step.line))
        elif step.actor == CHANCE:
            verb, *words = step.line.split()
            lines.append((CHANCE, f"disc {seats[int(words[0])]}" if verb == "disc" else step.line))
        else:
            lines.append((seats[step.actor], step.line))
    return lines + [(CHANCE, line) for _, line in sorted(last)]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_inv_20_seats_are_names_only(players: int, edition: str) -> None:
    """CHO-12."""
    game = history(players, edition, 2)
    seats = [(seat * 2 + 1) % players if players % 2 else players - 1 - seat for seat in range(players)]
    assert sorted(seats) == list(range(players))
    end = Record("chocolatl", players, {"edition": edition}, lines=renamed(game, seats)).end()
    truth = game[-1].after
    assert [end.points()[seats[seat]] for seat in range(players)] == truth.points()
    assert sorted(end.winners()) == sorted(seats[seat] for seat in truth.winners())


def test_the_offering_is_closed_until_final_scoring() -> None:
    """CHO-15, CHO-83, CHO-97."""
    for step in list(steps())[::25]:
        state = step.after
        view = state.view(0)
        assert isinstance(view, ChocolatlView)
        if OFFERING < state.phase < FINAL:
            assert view.offerings == [state.offering[0]] + [CLOSED] * (state.players - 1)
        elif state.phase >= FINAL:
            assert view.offerings == state.offering
