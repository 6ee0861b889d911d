"""Zapotec: choose a card in secret, gather, trade, raise pyramids, and build in three valleys."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.options import COMPONENTS
from patolli.engine.uses import Use
from patolli.engine.view import View
from patolli.engine.words import NotLegal
from patolli.games.zapotec.bot.advisor import ZapotecAdvisor
from patolli.games.zapotec.box.components import BOXES
from patolli.games.zapotec.box.options import OPTIONS, Options
from patolli.games.zapotec.position.notation import POSITION
from patolli.games.zapotec.rules.building import line_income
from patolli.games.zapotec.rules.codes import (
    BUILD,
    CHOOSE_CARD,
    DONE,
    DRAFT_CARD,
    INCOME,
    KIND_BITS,
    LETTERS,
    PROPERTIES,
    RESOURCES,
    SCORE_CARD,
    SCORE_ROUND,
)
from patolli.games.zapotec.rules.state import Zapotec, start
from patolli.games.zapotec.rules.wording import wording
from patolli.games.zapotec.show import draws, moments, picture, scene, view
from patolli.games.zapotec.show.called import box_of, called
from patolli.games.zapotec.show.view import ZapotecView
from patolli.games.zapotec.words import lines
from patolli.games.zapotec.words.beginnings import why_not_begin
from patolli.stage.game import Refuse, TypedGame
from patolli.stage.scene import Layer
from patolli.stage.speech import ENGLISH

if TYPE_CHECKING:
    from patolli.dense.encoder import Encoder

AMOUNTS = ("price", "stock", "gained", "row", "column")
"""Values of sentences that are resources, spelled `w1 b2` until a language says them."""
CODED = ("card", "tile", "space", "cell", "by")
"""Values that are codes of the box, told by what is printed there."""
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

USES = (
    Use("card", "choose"),
    Use("trade-tile", "buy"),
    Use("ritual", "ritual"),
    Use("score-tile", "pyramid", word=2),
    Use("building", "build", letter=2, names={"T": "temple", "V": "village", "C": "cornfield"}),
    Use("building", "palace", word=0),
    Use("terrain", "build", letter=1, names={"P": "plains", "H": "hills", "F": "forest"}),
    Use("region", "build", letter=0, names={"E": "etla", "O": "ocotlan", "M": "mitla"}),
)
RETOLD = {"front": ("bot-revealed",), "pyramid": ("level",), "score round": ("scored",), "done": ("building",)}


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
    drawing = draws
    advice = ZapotecAdvisor()
    sheet = ("scored", "steps", "track", "rituals", "pyramids", "trade", "difficulty")
    origins = ORIGINS
    amounts = ("sacrifice",)
    uses = USES
    boxes = BOXES
    wording = staticmethod(wording)
    echoes = ("traded",)
    headings = ("round",)
    retold = RETOLD

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return start(players, Options(players, options))

    def encoder(self, options: Mapping[str, object] | None = None) -> Encoder:
        from patolli.games.zapotec.dense.encoder import ZapotecEncoder  # needs the extra `envs`

        return ZapotecEncoder(self.ours(self.any_start(options)).box)

    def settings(self, state: State) -> dict[str, str]:
        return dict(self.ours(state).options.given)

    def overhear(self, state: State, actor: int, move: int, seat: int | None) -> str | None:
        return lines.overhear(self.ours(state), actor, move, seat)

    def chance_moves(self, state: State, seat: int | None) -> list[int]:
        """ZAP-17: what is in the others' hands may be in the pile as well."""
        other = self.ours(state).copy()
        for player in range(other.players):
            if player != seat:
                other.cards_left |= other.hands[player] & ~other.known[player]
        return other.moves(CHANCE)

    def why_not(self, state: State, seat: int, words: list[str]) -> NotLegal | None:
        why = why_not_begin(self.ours(state), words) if words and seat in state.actors() else None
        return self._refusing(state)(why[0], why[1], **why[2]) if why else None

    def seals(self, state: State, actor: int, move: int) -> bool:
        return move >> KIND_BITS == CHOOSE_CARD

    def indifferent(self, state: State, actor: int) -> bool:
        """ZAP-24: the row and the column pay the same."""
        ours = self.ours(state)
        if ours.phase != INCOME:
            return False
        resource = ours.box.card_resource[ours.chosen[actor]]
        return line_income(ours, actor, resource, False) == line_income(ours, actor, resource, True)

    def closes(self, state: State, actor: int, move: int) -> bool:
        kind = move >> KIND_BITS
        return kind in (SCORE_ROUND, SCORE_CARD, DRAFT_CARD) or (kind == DONE and self.ours(state).phase == BUILD)

    def refuse(self, rule: str, key: str, **values: int | str) -> NotLegal:
        return NotLegal(rule, self._sentence(f"no-{key}", values, ENGLISH), key, values)

    def refusal(self, error: NotLegal, language: str) -> str:
        return self._sentence(f"no-{error.key}", error.values, language) if error.key else error.why

    def hear(self, state: State, actor: int, words: list[str]) -> int:
        return lines.hear(self.ours(state), actor, words, self._refusing(state))

    def _refusing(self, state: State) -> Refuse:
        """What refuses in a game whose box may be another one: sentences say what is printed there."""
        given = self.ours(state).options.given.get(COMPONENTS)
        return partial(self.refuse, **{COMPONENTS: given}) if given else self.refuse

    def _sentence(
        self, key: str, values: Mapping[str, int | str], language: str, options: Mapping[str, int | str] | None = None
    ) -> str:
        """A sentence with names for resources, properties and codes; the first of them may begin it."""
        told = self.speech(language).tell(key, **self.worded(values, language, options or values))
        return told[:1].upper() + told[1:]

    def worded(
        self, values: Mapping[str, int | str], language: str, options: Mapping[str, int | str]
    ) -> dict[str, int | str]:
        """The values of a sentence, with resources, properties and things of the box in the language."""
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
            elif name in CODED and isinstance(value, str):
                said[name] = called(value, box_of(options), tell) or value
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
            "property": card.property,
            "resource": card.resource,
            "tile": shown.pending,
            **dict(zip(("row", "column"), shown.income, strict=False)),
        }
        return self._sentence(f"prompt-{shown.phase}", values, language, shown.options)

    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        verb, rest, values = self.said(view, actor, line, language, names)
        tell, box = self.speech(language).tell, box_of(self.shown(view).options)
        for index, word in enumerate(rest, start=1):
            if word in PROPERTIES:
                values[f"w{index}"] = tell(f"property-{word}")
            elif word in RESOURCES:
                values[f"w{index}"] = tell(f"resource-{word}")
            else:
                values[f"w{index}"] = called(word, box, tell) or values[f"w{index}"]
        if actor == CHANCE:
            if verb == "deal":
                values["who"] = self.called(view, int(rest[0]), language, names)
            key = "ritual-open" if verb == "ritual" else "deal-secret" if "?" in rest else verb
            return self._sentence(f"log-{key}", values, language)
        key = verb
        if verb in ("use", "build") and len(rest) > (1 if verb == "use" else 2):
            key = f"{verb}-with"
        elif rest and rest[0].lower() in ("new", "round"):
            key = f"{verb}-{rest[0].lower()}"
        elif rest == ["?"]:
            key = f"{verb}-secret"
        return self._sentence(f"log-{key}", values, language)

    def tell_events(
        self, view: View, line: str | None, events: Iterable[Event], language: str, names: Sequence[str] = ()
    ) -> list[str]:
        """Whoever knows what was chosen is not told that it is revealed."""
        card = line.split()[1] if line and line.startswith("choose ") else None
        news = (event for event in events if event[0] != "revealed" or event[1]["card"] != card)
        return super().tell_events(view, line, news, language, names)

    def tell_event(self, view: View, event: Event, language: str, names: Sequence[str] = ()) -> str:
        key, values = event
        if "seat" in values:
            values = {**values, "who": self.called(view, int(values["seat"]), language, names)}
        return self._sentence(f"event-{key}", values, language, self.shown(view).options)

    def rules(self) -> list[str]:
        numbers = [f"ZAP-{number}" for number in range(1, 129)]
        numbers[17:17] = ["ZAP-17a", "ZAP-17b"]
        return numbers


GAME = ZapotecGame()
