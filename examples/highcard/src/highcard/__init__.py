"""High Card: choose in secret, and hope that yours is the highest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from highcard import words
from highcard.bot import HighCardAdvisor
from highcard.options import OPTIONS, Options
from highcard.position import POSITION
from highcard.rules import HighCard, start
from highcard.show import picture, scene, view
from highcard.show.view import HighCardView
from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.view import View
from patolli.stage.game import Gain, TypedGame


class HighCardGame(TypedGame[HighCard, HighCardView]):
    name = "highcard"
    title = "High Card"
    prefix = "HIGH"
    package = __name__
    seats = (2, 3, 4)
    options = OPTIONS
    sheet = ("round-1", "round-2", "round-3")
    states = HighCard
    views = HighCardView
    words = words
    notation = POSITION
    viewing = view
    pictures = picture
    scenes = scene
    advice = HighCardAdvisor()

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return start(players, Options(players, options))

    def settings(self, state: State) -> dict[str, str]:
        return dict(self.ours(state).options.given)

    def overhear(self, state: State, actor: int, move: int, seat: int | None) -> str | None:
        return words.overhear(self.ours(state), actor, move, seat)

    def seals(self, state: State, actor: int, move: int) -> bool:
        """HIGH-3: a choice is final."""
        return actor != CHANCE

    def name_of(self, view: View, seat: int, language: str) -> str:
        return self.speech(language).tell("name", seat=seat)

    def ask(self, shown: HighCardView, language: str, names: Sequence[str]) -> str:
        key = "prompt-deal" if shown.actors == [CHANCE] else "prompt-choose"
        return self.speech(language).tell(key, round=shown.round)

    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        verb, _, values = self.said(view, actor, line, language, names)
        return self.speech(language).tell(f"log-{verb}", **values)

    def gains(self, event: Event) -> list[Gain]:
        """A round is worth its number."""
        key, values = event
        points = int(values["points"]) if key == "won" else 0
        return [(f"round-{points}", int(values["seat"]), points)] if points else []

    def rules(self) -> list[str]:
        return [f"HIGH-{number}" for number in range(1, 6)]


GAME = HighCardGame()
