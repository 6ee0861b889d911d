"""Zapotec: choose a card in secret, gather, trade, raise pyramids, and build in three valleys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.view import View
from patolli.engine.words import NotLegal
from patolli.games.zapotec.bot.advisor import ZapotecAdvisor
from patolli.games.zapotec.box.options import OPTIONS, Options
from patolli.games.zapotec.position.notation import POSITION
from patolli.games.zapotec.rules.codes import (
    BUILD,
    CHOOSE_CARD,
    DONE,
    DRAFT_CARD,
    KIND_BITS,
    LETTERS,
    PROPERTIES,
    RESOURCES,
    SCORE_CARD,
    SCORE_ROUND,
)
from patolli.games.zapotec.rules.state import Zapotec, start
from patolli.games.zapotec.show import moments, picture, scene, view
from patolli.games.zapotec.show.view import ZapotecView
from patolli.games.zapotec.words import lines
from patolli.games.zapotec.words.beginnings import why_not_begin
from patolli.stage.game import TypedGame
from patolli.stage.scene import Layer
from patolli.stage.speech import ENGLISH

if TYPE_CHECKING:
    from patolli.dense.encoder import Encoder

AMOUNTS = ("price", "stock", "gained", "row", "column")
"""Values of sentences that are resources, spelled `w1 b2` until a language says them."""
NAMED = {"property": "property", "actual": "property", "wanted": "property", "hint": "property", "resource": "resource"}
"""Values that are words of the rules, and the keys under which a language has them."""

ORIGINS = {
    "scored": "scored",
    "step-points": "steps",
    "final-track": "track",
    "bot-final-stayed": "track",
    "final-ritual": "rituals",
    "bot-final-ritual": "rituals",
    "final-pyramid": "pyramids",
    "bot-final-pyramid": "pyramids",
    "bot-final-trade": "trade",
    "bot-blocked": "difficulty",
    "bot-harder": "difficulty",
}


class ZapotecGame(TypedGame[Zapotec, ZapotecView]):
    name = "zapotec"
    title = "Zapotec"
    prefix = "ZAP"
    seats = (1, 2, 3, 4)
    options = OPTIONS
    states = Zapotec
    views = ZapotecView
    words = lines
    notation = POSITION
    viewing = view
    pictures = picture
    scenes = scene
    deciding = moments
    advice = ZapotecAdvisor()
    sheet = ("scored", "steps", "track", "rituals", "pyramids", "trade", "difficulty")
    origins = ORIGINS
    amounts = ("sacrifice",)

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return start(players, Options(players, options))

    def encoder(self, options: Mapping[str, object] | None = None) -> Encoder:
        from patolli.games.zapotec.dense.encoder import ZapotecEncoder  # needs the extra `envs`

        return ZapotecEncoder(self.ours(self.any_start(options)).box)

    def settings(self, state: State) -> dict[str, str]:
        return dict(self.ours(state).options.given)

    def overhear(self, state: State, actor: int, move: int, seat: int | None) -> str | None:
        return lines.overhear(self.ours(state), actor, move, seat)

    def why_not(self, state: State, seat: int, words: list[str]) -> NotLegal | None:
        why = why_not_begin(self.ours(state), words) if words and seat in state.actors() else None
        return self.refuse(why[0], why[1], **why[2]) if why else None

    def seals(self, state: State, actor: int, move: int) -> bool:
        return move >> KIND_BITS == CHOOSE_CARD

    def closes(self, state: State, actor: int, move: int) -> bool:
        kind = move >> KIND_BITS
        return kind in (SCORE_ROUND, SCORE_CARD, DRAFT_CARD) or (kind == DONE and self.ours(state).phase == BUILD)

    def refuse(self, rule: str, key: str, **values: int | str) -> NotLegal:
        said = self.worded(values, ENGLISH)
        return NotLegal(rule, self.speech().tell(f"no-{key}", **said), key, values)

    def refusal(self, error: NotLegal, language: str) -> str:
        if not error.key:
            return error.why
        return self.speech(language).tell(f"no-{error.key}", **self.worded(error.values, language))

    def worded(self, values: Mapping[str, int | str], language: str) -> dict[str, int | str]:
        """The values of a sentence, with resources and properties in the language."""
        tell = self.speech(language).tell
        said = dict(values)
        for name, value in values.items():
            if name in AMOUNTS:
                parts = [
                    tell(f"amount-{RESOURCES[LETTERS.index(part[0])]}", count=int(part[1:]))
                    for part in str(value).split()
                    if part != "0"
                ]
                said[name] = ", ".join(parts) or tell("nothing")
            elif name in NAMED:
                said[name] = tell(f"{NAMED[name]}-{value}")
        return said

    def layers(self, view: View, language: str = ENGLISH, names: Sequence[str] = ()) -> list[Layer]:
        return scene.layers(self.shown(view), self.speech(language).tell)

    def name_of(self, view: View, seat: int, language: str) -> str:
        mat = self.shown(view).mats[seat]
        tell = self.speech(language).tell
        return tell("cocijobot") if mat.bot else tell(f"colour-{mat.colour}")

    def called(self, view: View, seat: int, language: str, names: Sequence[str]) -> str:
        return (
            self.name_of(view, seat, language) if seat >= view.players else super().called(view, seat, language, names)
        )

    def ask(self, shown: ZapotecView, language: str, names: Sequence[str]) -> str:
        tell = self.speech(language).tell
        if shown.phase in ("setup", "refill", "upkeep", "bot"):
            return tell("setting-up" if shown.phase == "setup" else f"prompt-{shown.phase}")
        if shown.phase == "choose":
            waiting = ", ".join(self.called(shown, seat, language, names) for seat in shown.actors)
            return tell("prompt-choose", who=waiting)
        who = self.called(shown, shown.active, language, names)
        card = shown.mats[shown.active].chosen
        assert card is not None
        values: dict[str, int | str] = {
            "who": who,
            "card": card.id,
            "property": card.property,
            "resource": card.resource,
            "tile": shown.pending,
            **dict(zip(("row", "column"), shown.income, strict=False)),
        }
        return tell(f"prompt-{shown.phase}", **self.worded(values, language))

    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        verb, rest, values = self.said(view, actor, line, language, names)
        tell = self.speech(language).tell
        for index, word in enumerate(rest, start=1):
            if word in PROPERTIES:
                values[f"w{index}"] = tell(f"property-{word}")
            elif word in RESOURCES:
                values[f"w{index}"] = tell(f"resource-{word}")
        if verb in ("tile", "build", "palace"):
            values["w1"] = self._space(view, rest[0], tell)
        if verb == "build":
            values["w2"] = self._cell(view, actor, rest[1], tell)
        if actor == CHANCE:
            if verb == "deal":
                values["who"] = self.called(view, int(rest[0]), language, names)
            key = "ritual-open" if verb == "ritual" else "deal-secret" if "?" in rest else verb
            return tell(f"log-{key}", **values)
        key = verb
        if verb in ("use", "build") and len(rest) > (1 if verb == "use" else 2):
            key = f"{verb}-with"
        elif rest and rest[0].lower() in ("new", "round"):
            key = f"{verb}-{rest[0].lower()}"
        elif rest == ["?"]:
            key = f"{verb}-secret"
        return tell(f"log-{key}", **values)

    def _space(self, view: View, word: str, tell: Callable[..., str]) -> str:
        """A space by what is printed around it: the log is read beside the board, which has no codes."""
        space = next((space for space in self.shown(view).spaces if space.id == word), None)
        if space is None:
            return word
        words = {name: tell(f"property-{getattr(space, name)}") for name in ("region", "terrain", "type")}
        return tell("space-called", **words)

    def _cell(self, view: View, seat: int, word: str, tell: Callable[..., str]) -> str:
        cell = next((cell for cell in self.shown(view).mats[seat].grid if cell.id == word), None)
        if cell is None:
            return word
        return tell("cell-called", row=tell(f"resource-{cell.row}"), column=tell(f"resource-{cell.column}"))

    def tell_event(self, view: View, event: Event, language: str, names: Sequence[str] = ()) -> str:
        key, values = event
        return super().tell_event(view, (key, self.worded(values, language)), language, names)

    def rules(self) -> list[str]:
        numbers = [f"ZAP-{number}" for number in range(1, 129)]
        numbers[17:17] = ["ZAP-17a", "ZAP-17b"]
        return numbers


GAME = ZapotecGame()
