"""Patolli, the race: pieces run round a cross, beans are the dice, and beans are what is won."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.view import View
from patolli.engine.words import NotLegal
from patolli.stage.game import Gain, TypedGame
from race import words
from race.bot import RaceAdvisor
from race.options import OPTIONS, Options
from race.position import POSITION
from race.rules import Race, start
from race.show import picture, scene, view
from race.show.view import RaceView

LOSSES = {"marked": "marked", "captured": "captures", "pays": "home"}
"""Events that cost their seat beans, and the rows of the sheet where they stand."""
WINS = {"purse": "purse", "captures": "captures", "home": "home", "pot": "pot"}


class RaceGame(TypedGame[Race, RaceView]):
    name = "race"
    title = "Patolli, the race"
    prefix = "PAT"
    package = __name__
    seats = (2, 3, 4)
    options = OPTIONS
    at_once = ("walk",)
    sheet = ("purse", "marked", "captures", "home", "pot")
    states = Race
    views = RaceView
    words = words
    notation = POSITION
    viewing = view
    pictures = picture
    scenes = scene
    advice = RaceAdvisor()

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return start(players, Options(players, options))

    def settings(self, state: State) -> dict[str, str]:
        return dict(self.ours(state).options.given)

    def name_of(self, view: View, seat: int, language: str) -> str:
        return self.speech(language).tell("name", quarter=self.shown(view).quarters[seat])

    def ask(self, shown: RaceView, language: str, names: Sequence[str]) -> str:
        tell = self.speech(language).tell
        if shown.turn < 0:
            return tell("prompt-first")
        name = self.called(shown, shown.turn, language, names)
        if shown.actors == [CHANCE]:
            return tell("prompt-throw", name=name)
        key = "prompt-move" if shown.seat == shown.turn else "prompt-wait"
        return tell(key, name=name, marks=shown.marks, steps=shown.steps)

    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        verb, rest, values = self.said(view, actor, line, language, names)
        tell = self.speech(language).tell
        if verb == "first":
            return tell("log-first", name=self.called(view, int(rest[0]), language, names))
        if verb == "walk" and rest == [words.IN]:
            return tell("log-enter", **values)
        return tell(f"log-{verb}", **values)

    def unasked(self, state: State, actor: int, words: list[str]) -> NotLegal | None:
        """PAT-5: one moves by one's own throw only."""
        race = self.ours(state)
        if words[0] != "walk" or race.turn in (-1, actor) or race.ended:
            return None
        return self.refuse("PAT-5", "not-your-throw")

    def gains(self, event: Event) -> list[Gain]:
        key, values = event
        row = WINS.get(key, LOSSES.get(key))
        if row is None:
            return []
        return [(row, int(values["seat"]), int(values["points"]) * (-1 if key in LOSSES else 1))]

    def rules(self) -> list[str]:
        return [f"PAT-{number}" for number in range(1, 14)]


GAME = RaceGame()
