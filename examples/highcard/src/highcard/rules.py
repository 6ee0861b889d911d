"""The rules of High Card: a state, who is asked, what may be done, and what follows."""

from __future__ import annotations

from typing import Final

from highcard.options import Options
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State, places_by
from patolli.engine.game import Game, find_game

ROUNDS: Final = 3
HAND: Final = 2


class HighCard(State):
    """Cards are numbers from 1; a move of a seat or of chance is the number of a card."""

    options: Options
    round: int
    hands: list[list[int]]
    chosen: list[int]
    """By seat; 0 while it has not chosen."""
    shown: list[int]
    """The cards of all earlier rounds."""
    played: list[int]
    """By seat, the card of the round before; 0 in the first."""
    score: list[int]

    def game(self) -> Game:
        return find_game("highcard")

    # ---- who is asked, and what may be done
    def actors(self) -> list[int]:
        """HIGH-2, HIGH-3: chance deals until all hands are full; then all choose at the same time."""
        if self.round > ROUNDS:
            return []
        if any(len(hand) < HAND for hand in self.hands):
            return [CHANCE]
        return [seat for seat in range(self.players) if not self.chosen[seat]]

    def moves(self, actor: int) -> list[int]:
        return self.unseen() if actor == CHANCE else self.hands[actor][:]

    def weights(self) -> list[int]:
        return [1] * len(self.unseen())

    def receiver(self) -> int:
        """HIGH-2: the next card goes to whoever has the fewest, from the first seat on."""
        return min(range(self.players), key=lambda seat: len(self.hands[seat]))

    def unseen(self, seat: int = -1) -> list[int]:
        """The cards that the seat has never seen; without a seat, those that nobody holds."""
        known = self.shown[:]
        for other, hand in enumerate(self.hands):
            if seat in (-1, other):
                known += hand
        return [card for card in range(1, cards(self) + 1) if card not in known]

    # ---- what follows
    def play(self, actor: int, move: int) -> None:
        if actor == CHANCE:
            seat = self.receiver()
            self.hands[seat] = sorted([*self.hands[seat], move])
            return
        self.chosen[actor] = move
        if all(self.chosen):
            self.reveal()

    def reveal(self) -> None:
        """HIGH-4: the highest card scores the number of the round; with the option `low`, the lowest."""
        winner = self.chosen.index(min(self.chosen) if self.options.low else max(self.chosen))
        self.score[winner] += self.round
        if self.events is not None:
            for seat, card in enumerate(self.chosen):
                self.events.append(("revealed", {"seat": seat, "card": card}))
            self.events.append(("won", {"seat": winner, "points": self.round}))
        for seat, card in enumerate(self.chosen):
            self.hands[seat].remove(card)
        self.shown = sorted(self.shown + self.chosen)
        self.played = self.chosen
        self.chosen = [0] * self.players
        self.round += 1

    def points(self) -> list[int]:
        return self.score[:]

    def places(self) -> list[int]:
        """HIGH-5."""
        return places_by(self.score, [0] * self.players) if self.over() else []

    # ---- other states
    def copy(self) -> HighCard:
        other = HighCard()
        other.players = self.players
        other.events = None
        other.options = self.options
        other.round = self.round
        other.hands = [hand[:] for hand in self.hands]
        other.chosen = self.chosen[:]
        other.shown = self.shown[:]
        other.played = self.played[:]
        other.score = self.score[:]
        return other

    def guess(self, seat: int, rng: Rng) -> State:
        """Other hands and what others have chosen from them, drawn among the cards that the seat has never seen."""
        other = self.copy()
        unseen = self.unseen(seat)
        for place in range(self.players):
            if place != seat:
                hand = [unseen.pop(rng.below(len(unseen))) for _ in self.hands[place]]
                other.hands[place] = sorted(hand)
                if self.chosen[place]:
                    other.chosen[place] = hand[rng.below(len(hand))]
        return other


def cards(state: HighCard) -> int:
    """HIGH-1: how many cards there are."""
    return 4 * state.players


def start(players: int, options: Options) -> HighCard:
    """The first state: nothing is dealt yet."""
    state = HighCard()
    state.players = players
    state.events = None
    state.options = options
    state.round = 1
    state.hands = [[] for _ in range(players)]
    state.chosen = [0] * players
    state.shown = []
    state.played = [0] * players
    state.score = [0] * players
    return state
