"""Mexica: cut an island into districts, found them, and build the most floors in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from patolli.engine.core.spoken import same_wording
from patolli.engine.core.state import State
from patolli.engine.uses import Use
from patolli.engine.view import View
from patolli.engine.words import NotLegal
from patolli.games.mexica.bot.advisor import MexicaAdvisor
from patolli.games.mexica.box.components import BOXES
from patolli.games.mexica.box.options import OPTIONS, Options, check_new
from patolli.games.mexica.position.notation import POSITION
from patolli.games.mexica.rules.codes import CELL_BITS, END
from patolli.games.mexica.rules.state import Mexica, start
from patolli.games.mexica.show import draws, moments, picture, scene, view
from patolli.games.mexica.show.scene_aids import foundable
from patolli.games.mexica.show.view import MexicaView
from patolli.games.mexica.words import lines
from patolli.games.mexica.words.beginnings import why_not_begin
from patolli.stage.game import TypedGame
from patolli.stage.scene import Layer
from patolli.stage.speech import ENGLISH

if TYPE_CHECKING:
    from patolli.dense.encoder import Encoder

SHEET = ("founded", "present", "district-founded", "district-open", "palace")
ORIGINS = dict(zip(SHEET, SHEET, strict=True))
USES = (Use("temple", "temple"), Use("district", event="founded", value="size"))


class MexicaGame(TypedGame[Mexica, MexicaView]):
    name = "mexica"
    title = "Mexica"
    prefix = "MEX"
    seats = (2, 3, 4)
    simultaneous = False
    options = OPTIONS
    states = Mexica
    views = MexicaView
    words = lines
    notation = POSITION
    viewing = view
    pictures = picture
    scenes = scene
    deciding = moments
    drawing = draws
    advice = MexicaAdvisor()
    same_words = True
    uses = USES
    boxes = BOXES
    wording = staticmethod(same_wording)
    waits = ("spend",)
    sheet = SHEET
    origins = ORIGINS

    def start(self, players: int, options: Mapping[str, str]) -> State:
        chosen = Options(players, options)
        check_new(players, chosen)
        return start(players, chosen)

    def resume(self, players: int, options: Mapping[str, str]) -> State:
        return start(players, Options(players, options))

    def encoder(self, options: Mapping[str, object] | None = None) -> Encoder:
        from patolli.games.mexica.dense.encoder import MexicaEncoder  # needs the extra `envs`

        return MexicaEncoder(self.ours(self.any_start(options)).box)

    def settings(self, state: State) -> dict[str, str]:
        return dict(self.ours(state).options.given)

    def why_not(self, state: State, seat: int, words: list[str]) -> NotLegal | None:
        return why_not_begin(self.ours(state), seat, words, self.refuse)

    def closes(self, state: State, actor: int, move: int) -> bool:
        return move >> CELL_BITS == END

    def chance_spread(self, state: State) -> float:
        """Measured on recorded games: in the first period nearly all is open, whatever the estimate says."""
        return 5.0 if self.ours(state).period == 1 else 1.2

    def layers(self, view: View, language: str = ENGLISH, names: Sequence[str] = ()) -> list[Layer]:
        return scene.layers(self.shown(view), self.speech(language).tell)

    def name_of(self, view: View, seat: int, language: str) -> str:
        return self.speech(language).tell(f"colour-{self.shown(view).colours[seat]}")

    def turned(self, line: str) -> str | None:
        """A double canal tile has no first cell (MEX-34)."""
        words = line.split()
        return f"canal {words[2]} {words[1]}" if words[0] == "canal" and len(words) == 3 else None

    def ask(self, shown: MexicaView, language: str, names: Sequence[str]) -> str:
        tell = self.speech(language).tell
        if shown.active < 0:
            return tell("setting-up")
        who = self.called(shown, shown.active, language, names)
        if shown.phase == "place":
            return tell("prompt-place", who=who)
        if shown.ap:
            return tell("prompt-turn", who=who, ap=shown.ap, last=int(shown.last_round))
        return tell("prompt-spent", who=who, held=shown.held[shown.active], size=foundable(shown, shown.active))

    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        verb, rest, values = self.said(view, actor, line, language, names)
        if verb == "first":
            values["who"] = self.called(view, int(rest[0]), language, names)
        key = "canals" if verb == "canal" and len(rest) == 2 else verb
        return self.speech(language).tell(f"log-{key}", **values)

    def rules(self) -> list[str]:
        numbers = [f"MEX-{number}" for number in range(1, 99)]
        numbers.insert(23, "MEX-23a")
        return numbers


GAME = MexicaGame()
