"""A toy game for the contract's own tests: a hidden deal, and secret choices made at the same time.

Everybody is dealt two of 4n cards (n players), one after the other. In each of three rounds all choose one of their
cards in secret; the last choice reveals them, the highest scores the number of the round (with the option `low` the
lowest), and new ones are dealt.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

import pytest

import patolli.games
from patolli import CHANCE, PositionError, Rng, State, View
from patolli.engine.core.state import places_by
from patolli.engine.game import Game, Option, find_game
from patolli.engine.position import Fields, options_line
from patolli.stage.game import ShownGame
from patolli.stage.scene import Drawn, Place, Scene, Sprite, Zone
from patolli.stage.speech import ENGLISH

ROUNDS = 3
HAND = 2


class Toy(State):
    low: bool
    """The option `low`: the lowest card scores."""
    round: int
    hands: list[list[int]]
    chosen: list[int]
    """By seat; 0 while it has not chosen."""
    shown: list[int]
    """Cards that everybody has seen."""
    score: list[int]

    def game(self) -> Game:
        return find_game("toy")

    def actors(self) -> list[int]:
        if self.round > ROUNDS:
            return []
        if any(len(hand) < HAND for hand in self.hands):
            return [CHANCE]
        return [seat for seat in range(self.players) if not self.chosen[seat]]

    def receiver(self) -> int:
        return min(range(self.players), key=lambda seat: len(self.hands[seat]))

    def unseen(self, seat: int | None = None) -> list[int]:
        """The cards that the seat has not seen; None: that nobody holds."""
        known = self.shown[:]
        for other, hand in enumerate(self.hands):
            if seat is None or other == seat:
                known += hand
        return [card for card in range(1, 4 * self.players + 1) if card not in known]

    def moves(self, actor: int) -> list[int]:
        return self.unseen() if actor == CHANCE else self.hands[actor][:]

    def weights(self) -> list[int]:
        return [1] * len(self.unseen())

    def play(self, actor: int, move: int) -> None:
        if actor == CHANCE:
            seat = self.receiver()
            self.hands[seat] = sorted([*self.hands[seat], move])
            return
        self.chosen[actor] = move
        if all(self.chosen):
            self.reveal()

    def reveal(self) -> None:
        winner = self.chosen.index(min(self.chosen) if self.low else max(self.chosen))
        self.score[winner] += self.round
        if self.events is not None:
            for seat, card in enumerate(self.chosen):
                self.events.append(("revealed", {"seat": seat, "card": card}))
            self.events.append(("won", {"seat": winner, "points": self.round}))
        for seat, card in enumerate(self.chosen):
            self.hands[seat].remove(card)
        self.shown = sorted(self.shown + self.chosen)
        self.chosen = [0] * self.players
        self.round += 1

    def points(self) -> list[int]:
        return self.score[:]

    def places(self) -> list[int]:
        return places_by(self.score, [0] * self.players) if self.over() else []

    def copy(self) -> Toy:
        other = type(self)()
        other.players = self.players
        other.events = None
        other.low = self.low
        other.round = self.round
        other.hands = [hand[:] for hand in self.hands]
        other.chosen = self.chosen[:]
        other.shown = self.shown[:]
        other.score = self.score[:]
        return other

    def guess(self, seat: int, rng: Rng) -> State:
        other = self.copy()
        unseen = self.unseen(seat)
        for place in range(self.players):
            if place == seat:
                continue
            drawn = [unseen.pop(rng.below(len(unseen))) for _ in self.hands[place]]
            other.hands[place] = sorted(drawn)
            if self.chosen[place]:
                other.chosen[place] = drawn[rng.below(len(drawn))]
        return other


@dataclass(frozen=True, kw_only=True)
class ToyView(View):
    round: int
    hand: list[int]
    own: int
    cards: list[int]
    has_chosen: list[bool]
    shown: list[int]


class ToyGame(ShownGame):
    name = "toy"
    title = "Toy"
    prefix = "TOY"
    package = __name__
    seats = (2, 3)
    options = (Option("low", ("false", "true"), "TOY-1"),)
    kind: type[Toy] = Toy

    def start(self, players: int, options: Mapping[str, str]) -> State:
        state = self.kind()
        state.players = players
        state.events = None
        state.low = options.get("low") == "true"
        state.round = 1
        state.hands = [[] for _ in range(players)]
        state.chosen = [0] * players
        state.shown = []
        state.score = [0] * players
        return state

    def settings(self, state: State) -> dict[str, str]:
        return {"low": "true"} if _ours(state).low else {}

    def say(self, state: State, actor: int, move: int) -> str:
        return f"deal {_ours(state).receiver()} {move}" if actor == CHANCE else f"choose {move}"

    def overhear(self, state: State, actor: int, move: int, seat: int | None) -> str | None:
        if actor == CHANCE:
            receiver = _ours(state).receiver()
            return f"deal {receiver} {move if receiver == seat else '?'}"
        return f"choose {move}" if actor == seat else "choose ?"

    def seals(self, state: State, actor: int, move: int) -> bool:
        return actor != CHANCE

    def hear(self, state: State, actor: int, words: list[str]) -> int:
        verb = ["deal", str(_ours(state).receiver())] if actor == CHANCE else ["choose"]
        number = words[-1]
        if words[:-1] != verb or not (number.isascii() and number.isdigit() and len(number) < 3):
            raise self.refuse("", "usage", usage=" ".join([*verb, "4"]))
        if int(number) not in state.moves(actor):
            raise self.refuse("TOY-1", "not-left" if actor == CHANCE else "not-in-hand", card=number)
        return int(number)

    def view(self, state: State, seat: int | None, public: View | None = None) -> View:
        toy = _ours(state)
        return ToyView(
            game="toy",
            players=toy.players,
            seat=seat,
            actors=toy.actors(),
            points=toy.points(),
            winners=toy.winners(),
            places=toy.places(),
            round=toy.round,
            hand=[] if seat is None else toy.hands[seat][:],
            own=0 if seat is None else toy.chosen[seat],
            cards=[len(hand) for hand in toy.hands],
            has_chosen=[bool(card) for card in toy.chosen],
            shown=toy.shown[:],
        )

    def picture(self, view: View, language: str = ENGLISH) -> str:
        return " ".join(map(str, _shown(view).hand)) or "-"

    def scene(
        self,
        view: View,
        language: str = ENGLISH,
        last: str = "",
        names: Sequence[str] = (),
        drawn: Drawn | None = None,
    ) -> Scene:
        shown = _shown(view)
        tell = self.speech(language).tell
        sprites = [Sprite(f"card-{card}", "", 60 * n, 0, text=str(card), look="t") for n, card in enumerate(shown.hand)]
        places = [Place(str(card), 60 * n, 0, 0, tell("card", card=card)) for n, card in enumerate(shown.hand)]
        zone = Zone("hand", tell("hand"), (-30, -30, 300, 60), "", tuple(sprites), tuple(places))
        return Scene("toy", "patolli.games.mexica.show", tell("scene-title", round=shown.round), "", (zone,))

    def name_of(self, view: View, seat: int, language: str) -> str:
        return self.speech(language).tell("name", seat=seat)

    def prompt(self, view: View, language: str, names: Sequence[str] = ()) -> str:
        shown = _shown(view)
        key = "prompt-over" if not shown.actors else "prompt-deal" if shown.actors == [CHANCE] else "prompt-choose"
        return self.speech(language).tell(key, round=shown.round)

    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        tell = self.speech(language).tell
        words = line.split()
        if words[0] == "deal":
            return tell("log-deal", seat=words[1], card=words[2])
        return tell("log-choose", who=self.called(view, actor, language, names), card=words[1])

    def rules(self) -> list[str]:
        return ["TOY-1"]

    def write_position(self, state: State) -> str:
        toy = _ours(state)
        rows = [f"toy {toy.players}"]
        if given := self.settings(toy):
            rows.append(options_line(given))
        rows += [f"round: {toy.round}", "shown: " + " ".join(map(str, toy.shown))]
        for seat in range(toy.players):
            rows.append(f"hand {seat}: " + " ".join(map(str, toy.hands[seat])))
            rows.append(f"chosen {seat}: {toy.chosen[seat]}")
            rows.append(f"score {seat}: {toy.score[seat]}")
        return "\n".join(row.rstrip() for row in rows) + "\n"

    def read_position(self, text: str) -> State:
        fields = Fields(text)
        state = self.start(fields.players, fields.options(self.options))
        assert isinstance(state, Toy)
        state.round = fields.number("round", 1, ROUNDS + 1)
        state.shown = self._cards(fields, "shown")
        for seat in range(fields.players):
            state.hands[seat] = self._cards(fields, f"hand {seat}")
            state.chosen[seat] = fields.number(f"chosen {seat}", 0, 99)
            state.score[seat] = fields.number(f"score {seat}", 0, 99)
        return state

    def _cards(self, fields: Fields, name: str) -> list[int]:
        try:
            return [int(word) for word in fields.words(name)]
        except ValueError as error:
            raise PositionError(fields.numbers[name], f"{name} is a list of cards") from error


def _ours(state: State) -> Toy:
    assert isinstance(state, Toy)
    return state


def _shown(view: View) -> ToyView:
    assert isinstance(view, ToyView)
    return view


GAME: ShownGame = ToyGame()


@contextmanager
def on_the_table(game: ShownGame) -> Iterator[None]:
    """Let the library find this room as the game `toy`."""
    module = sys.modules[__name__]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(patolli.games, "NAMES", (*patolli.games.NAMES, "toy"))
        patch.setitem(sys.modules, "patolli.games.toy", module)
        patch.setattr(module, "GAME", game)
        yield
