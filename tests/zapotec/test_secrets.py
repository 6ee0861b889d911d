"""Hidden information (section 15): what others see of a hand and of a choice, and what a guess may change."""

from __future__ import annotations

import json

import pytest

from patolli import CHANCE, Rng, say
from patolli.engine.game import find_game
from patolli.games.zapotec.rules.codes import CHOOSE
from patolli.games.zapotec.rules.state import Zapotec
from tests.zapotec.tables import done, lively_game, ready, shown, table

GAME = find_game("zapotec")
HANDS = """
    phase: choose
    round: 2
    scoring: A26 A27
    offer: A22 A23 A24
    seat 0: hand A01 A02 A03 A04 A05 A06
    seat 1: hand A07 A08 A09 A10 A11 A12; known A12
"""


def test_a_hand_is_secret_but_for_drafted_cards() -> None:
    """ZAP-108, ZAP-110, RU-42."""
    state = table(HANDS)
    assert [card.id for card in shown(state, 0).mats[1].hand] == ["A12"]
    assert [card.id for card in shown(state, 1).mats[1].hand] == ["A07", "A08", "A09", "A10", "A11", "A12"]
    assert [[card.id for card in mat.hand] for mat in shown(state).mats] == [[], ["A12"]]
    assert [mat.hand_size for mat in shown(state).mats] == [6, 6]


def test_a_choice_is_secret_until_all_have_chosen() -> None:
    """ZAP-19, ZAP-108, ZAP-111."""
    state = table(HANDS)
    after = done(state, "choose A02")
    assert after.actors() == [1]
    assert shown(after, 0).mats[0].chosen is not None
    for seat in (1, None):
        mat = shown(after, seat).mats[0]
        assert (mat.has_chosen, mat.chosen, mat.hand_size) == (True, None, 6)
    other = done(state, "choose A05")
    assert shown(after, 1).json() == shown(other, 1).json()
    assert shown(after).json() == shown(other).json()
    move = state.moves(0)[1]
    assert GAME.overhear(state, 0, move, 0) == "choose A02"
    assert GAME.overhear(state, 0, move, 1) == "choose ?"
    assert GAME.overhear(state, 0, move, None) == "choose ?"
    assert GAME.seals(state, 0, move)
    revealed = done(after, "choose A12")
    view = shown(revealed)
    assert [mat.chosen.id for mat in view.mats if mat.chosen] == ["A02", "A12"]
    assert [mat.hand_size for mat in view.mats] == [5, 5]
    assert view.mats[1].hand == []


def test_dealt_cards_are_heard_by_their_owner() -> None:
    """ZAP-17b."""
    state = ready(3)
    start = state.game().start(3, {})
    assert isinstance(start, Zapotec)
    rng = Rng(1)
    while start.round == 0:
        move = start.pick(CHANCE, rng)
        line = say(start, CHANCE, move)
        for seat in (None, 0, 1, 2):
            heard = GAME.overhear(start, CHANCE, move, seat)
            if line.startswith("deal") and line.split()[1] != str(seat):
                assert heard == f"deal {line.split()[1]} ?"
            else:
                assert heard == line
        start.play(CHANCE, move)


def hidden_names(state: Zapotec, seat: int) -> set[str]:
    """The cards that the seat must not be able to find: dealt to others, and not drawn."""
    mask = state.cards_left
    for other in range(state.players):
        if other != seat:
            mask |= state.hands[other] & ~state.known[other]
    return {name for card, name in enumerate(state.box.cards) if mask >> card & 1}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_hidden_card_is_in_a_view(players: int) -> None:
    """ZAP-107 to ZAP-109."""
    for step, state in enumerate(lively_game(players, 3)):
        if step % 6:
            continue
        for seat in range(players):
            text = json.dumps(json.loads(shown(state, seat).json()))
            for name in hidden_names(state, seat):
                assert f'"{name}"' not in text, f"seat {seat} sees {name}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_guess_deals_the_unseen_cards_anew(players: int) -> None:
    """ZAP-113, ZAP-127."""
    rng = Rng(9)
    for step, state in enumerate(lively_game(players, 7)):
        if step % 8:
            continue
        for seat in range(players):
            guess = state.guess(seat, rng)
            assert guess.hands[seat] == state.hands[seat]
            assert guess.chosen[seat] == state.chosen[seat]
            assert guess.known == state.known
            assert [hand.bit_count() for hand in guess.hands] == [hand.bit_count() for hand in state.hands]
            for other in range(players):
                assert not state.known[other] & ~guess.hands[other]
                if state.phase == CHOOSE and other != seat and state.chosen[other] >= 0:
                    assert guess.hands[other] >> guess.chosen[other] & 1
            assert hidden_names(guess, seat) == hidden_names(state, seat)
            assert shown(guess, seat) == shown(state, seat)


def test_guesses_give_every_unseen_card_its_chance() -> None:
    """ZAP-113: each of the cards that seat 0 has not seen comes up as often as another in the hand of seat 1."""
    state = done(table(HANDS), "choose A01")
    rng = Rng(4)
    seen = [0] * 27
    rounds = 2000
    for _ in range(rounds):
        guess = state.guess(0, rng)
        for card in range(27):
            seen[card] += guess.hands[1] >> card & 1
    unseen = [card for card in range(27) if state.box.cards[card] in hidden_names(state, 0)]
    assert len(unseen) == 15
    expected = rounds * 5 / 15
    assert all(abs(seen[card] - expected) < 5 * expected**0.5 for card in unseen)
    assert seen[11] == rounds
    assert sum(seen) == rounds * 6


def test_what_another_chose_is_guessed_among_the_whole_hand() -> None:
    """ZAP-113."""
    state = table(HANDS.replace("known A12", "known A12; chose A12"))
    rng = Rng(2)
    chosen = [state.guess(0, rng).chosen[1] for _ in range(300)]
    assert 30 < chosen.count(11) < 75
    assert len(set(chosen)) > 10
