"""Mexica: cut an island into districts, found them, and build the most floors in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from patolli.engine.state import CHANCE, State
from patolli.engine.view import View
from patolli.games.mexica import picture, position, scene, view, words
from patolli.games.mexica.codes import CELL_BITS, END
from patolli.games.mexica.options import OPTIONS, Options
from patolli.games.mexica.state import Mexica, start
from patolli.games.mexica.view import MexicaView
from patolli.games.room import GameRoom
from patolli.stage.scene import Scene
from patolli.stage.speech import ENGLISH


class MexicaRoom(GameRoom):
    name = "mexica"
    title = "Mexica"
    prefix = "MEX"
    seats = (2, 3, 4)
    options = OPTIONS

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return start(players, Options(players, options))

    def settings(self, state: State) -> dict[str, str]:
        return dict(_ours(state).options.given)

    def say(self, state: State, actor: int, move: int) -> str:
        return words.say(move)

    def hear(self, state: State, actor: int, words_said: list[str]) -> int:
        return words.hear(_ours(state), actor, words_said, self.refuse)

    def closes(self, state: State, actor: int, move: int) -> bool:
        return move >> CELL_BITS == END

    def view(self, state: State, seat: int | None) -> MexicaView:
        return view.view(_ours(state), seat)

    def picture(self, view: View, language: str = ENGLISH) -> str:
        return picture.picture(_shown(view), self.speech(language).tell)

    def scene(self, view: View, language: str = ENGLISH, last: str = "", names: Sequence[str] = ()) -> Scene:
        return scene.scene(_shown(view), self.speech(language).tell, last, names)

    def read_position(self, text: str) -> State:
        return position.read(text)

    def write_position(self, state: State) -> str:
        return position.write(_ours(state))

    def name_of(self, view: View, seat: int, language: str) -> str:
        return self.speech(language).tell(f"colour-{_shown(view).colours[seat]}")

    def prompt(self, view: View, language: str, names: Sequence[str] = ()) -> str:
        shown = _shown(view)
        tell = self.speech(language).tell
        if shown.phase == "over":
            winners = [self.called(view, seat, language, names) for seat in shown.winners]
            return tell("won", name=winners[0]) if len(winners) == 1 else tell("shared", names=", ".join(winners))
        if shown.active < 0:
            return tell("setting-up")
        who = self.called(view, shown.active, language, names)
        if shown.phase == "place":
            return tell("prompt-place", who=who)
        if shown.ap:
            return tell("prompt-turn", who=who, ap=shown.ap, last=int(shown.last_round))
        return tell("prompt-spent", who=who, held=shown.held[shown.active])

    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        verb, *rest = line.split()
        values: dict[str, int | str] = {
            f"w{index}": int(word) if word.isdecimal() else word for index, word in enumerate(rest, start=1)
        }
        if verb == "first":
            values["who"] = self.called(view, int(rest[0]), language, names)
        elif actor != CHANCE:
            values["who"] = self.called(view, actor, language, names)
        key = "canals" if verb == "canal" and len(rest) == 2 else verb
        return self.speech(language).tell(f"log-{key}", **values)

    def rules(self) -> list[str]:
        numbers = [f"MEX-{number}" for number in range(1, 99)]
        numbers.insert(23, "MEX-23a")
        return numbers


def _ours(state: State) -> Mexica:
    if not isinstance(state, Mexica):
        raise TypeError(f"not a state of Mexica: {type(state).__name__}")
    return state


def _shown(view: View) -> MexicaView:
    if not isinstance(view, MexicaView):
        raise TypeError(f"not a view of Mexica: {type(view).__name__}")
    return view


ROOM = MexicaRoom()
