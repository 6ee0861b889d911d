"""A game's room, with what a player sees besides the rules: scenes, sentences, the text of the rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from patolli.engine.room import Room
from patolli.engine.state import Event
from patolli.engine.view import View
from patolli.engine.words import NotLegal
from patolli.stage.scene import Scene
from patolli.stage.speech import ENGLISH, Speech, speech
from patolli.stage.svg import svg


class GameRoom(Room):
    """One game, as everybody above the engine sees it."""

    prefix: str
    """How its rules are numbered: MEX, ZAP, CHO, LAP."""

    same_words: bool = False
    """Whether a move is said in the same words in every position of every game: then they are kept."""

    def speech(self, language: str = ENGLISH) -> Speech:
        return speech(language, (f"patolli.games.{self.name}",))

    def refuse(self, rule: str, key: str, **values: int | str) -> NotLegal:
        return NotLegal(rule, self.speech().tell(f"no-{key}", **values), key, values)

    def refusal(self, error: NotLegal, language: str) -> str:
        """The reason of a refusal in another language."""
        return self.speech(language).tell(f"no-{error.key}", **error.values) if error.key else error.why

    @abstractmethod
    def picture(self, view: View, language: str = ENGLISH) -> str:
        """A text picture, good enough to play from."""

    @abstractmethod
    def name_of(self, view: View, seat: int, language: str) -> str:
        """What a player is called who gave no name: a colour of the box."""

    def turned(self, line: str) -> str | None:
        """The same line with its words in another order, for who names the second thing first."""
        return None

    @abstractmethod
    def prompt(self, view: View, language: str, names: Sequence[str] = ()) -> str:
        """What has to be done now, in one sentence."""

    @abstractmethod
    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        """A line as a sentence of the log."""

    def tell_event(self, view: View, event: Event, language: str, names: Sequence[str] = ()) -> str:
        """What followed from a line, as a sentence of the log."""
        key, values = event
        if "seat" in values:
            values = {**values, "who": self.called(view, int(values["seat"]), language, names)}
        return self.speech(language).tell(f"event-{key}", **values)

    def called(self, view: View, seat: int, language: str, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) and names[seat] else self.name_of(view, seat, language)

    @abstractmethod
    def scene(self, view: View, language: str = ENGLISH, last: str = "", names: Sequence[str] = ()) -> Scene:
        """How it looks."""

    def svg(self, view: View) -> str:
        return svg(self.scene(view))

    @abstractmethod
    def rules(self) -> list[str]:
        """The numbers of the rules, in order."""
