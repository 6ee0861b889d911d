"""Chocolatl: two cards for each of six places, in every round, and one card put away for the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.uses import Use
from patolli.engine.view import View
from patolli.engine.words import NotLegal
from patolli.games.chocolatl.bot.advisor import ChocolatlAdvisor
from patolli.games.chocolatl.box.components import BOXES, FEWEST, LOCATION_KEYS, LOCATIONS, MOST
from patolli.games.chocolatl.box.options import OPTIONS, Options
from patolli.games.chocolatl.position.notation import POSITION
from patolli.games.chocolatl.rules.state import Chocolatl, start
from patolli.games.chocolatl.rules.wording import wording
from patolli.games.chocolatl.show import draws, moments, picture, scene, view
from patolli.games.chocolatl.show.view import ChocolatlView
from patolli.games.chocolatl.words import lines, refusals
from patolli.stage.game import Gain, TypedGame

if TYPE_CHECKING:
    from patolli.dense.encoder import Encoder

FINAL_PARTS = ("stones", "majority", "chocolatl", "old", "offering", "highest", "die")
"""What final scoring adds to the track."""
RETOLD = {
    "hut": ("hut",),
    "die": ("die",),
    "first": ("stone",),
    "second": ("stone",),
    "discard": ("swap",),
    "face": ("raised", "final-die"),
}
REVEALS = ("reveal", "reveal-all", "first-cards")
PREPARING = ("harvest", "big-card", "small-card")
USES = (
    Use(
        "location",
        event="bid",
        value="location",
        where={"place": 1},
        names=dict(zip("123456", LOCATION_KEYS, strict=True)),
    ),
    Use("improvement", event="swap", value="won"),
    Use("offering", "offer"),
)


class ChocolatlGame(TypedGame[Chocolatl, ChocolatlView]):
    name = "chocolatl"
    title = "Chocolatl"
    prefix = "CHO"
    seats = tuple(range(FEWEST, MOST + 1))
    options = OPTIONS
    states = Chocolatl
    views = ChocolatlView
    words = lines
    notation = POSITION
    viewing = view
    pictures = picture
    scenes = scene
    deciding = moments
    drawing = draws
    advice = ChocolatlAdvisor()
    echoes = ("offered", "confirmed")
    headings = ("round",)
    retold = RETOLD
    uses = USES
    boxes = BOXES
    wording = staticmethod(wording)
    sheet = (*(f"location-{location}" for location in range(1, LOCATIONS + 1)), *FINAL_PARTS)

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return start(players, Options(players, options))

    def encoder(self, options: Mapping[str, object] | None = None) -> Encoder:
        from patolli.games.chocolatl.dense.encoder import ChocolatlEncoder  # needs the extra `envs`

        return ChocolatlEncoder(self.ours(self.any_start(options)).box)

    def settings(self, state: State) -> dict[str, str]:
        return dict(self.ours(state).options.given)

    def unasked(self, state: State, actor: int, words_said: list[str]) -> NotLegal | None:
        why = refusals.decided(self.ours(state), actor, words_said[0].lower())
        return self.refuse(why[0], why[1], **why[2]) if why else None

    def why_not(self, state: State, seat: int, words_said: list[str]) -> NotLegal | None:
        why = refusals.why_not_begun(self.ours(state), seat, words_said) if words_said else None
        return self.refuse(why[0], why[1], **why[2]) if why else None

    def overhear(self, state: State, actor: int, move: int, seat: int | None) -> str | None:
        return lines.overhear(self.ours(state), actor, move, seat)

    def seals(self, state: State, actor: int, move: int) -> bool:
        """CHO-25, CHO-31: a bid is confirmed, or closed bids are turned over."""
        ours = self.ours(state)
        return actor != CHANCE and (lines.confirms(ours, actor) or lines.turns_over(ours, actor, move))

    def secret_decision(self, state: State) -> int:
        """CHO-25, CHO-89: offerings, and bids for one location or for all."""
        return lines.secret_decision(self.ours(state))

    def chance_spread(self, state: State) -> float:
        """Measured: after the bids of the first round next to nothing can be told of who wins."""
        return 4.0 if self.ours(state).round <= 1 else 1.0

    def gains(self, event: Event) -> list[Gain]:
        """The track by the locations that moved the disc, then what the end adds to it (CHO-80)."""
        key, values = event
        if key in ("scores", "loses"):
            points = int(values["points"])
            return [(f"location-{values['location']}", int(values["seat"]), -points if key == "loses" else points)]
        return [(part, int(values["seat"]), int(values[part])) for part in FINAL_PARTS] if key == "total" else []

    def news_of(self, events: Sequence[Event]) -> Sequence[Event]:
        """A bid that is ranked needs not be shown before, and one that is shown needs not be confirmed."""
        ranked = {int(values["location"]) for key, values in events if key == "bid"}
        shown = any(key in REVEALS for key, _ in events)
        needless = {"confirmed"} if shown else set()
        needless |= {"reveal"} if ranked else set()
        needless |= {"reveal-all"} if 1 in ranked else set()
        return [event for event in events if event[0] not in needless]

    def name_of(self, view: View, seat: int, language: str) -> str:
        return self.speech(language).tell(f"colour-{self.shown(view).colours[seat]}")

    def ask(self, shown: ChocolatlView, language: str, names: Sequence[str]) -> str:
        tell = self.speech(language).tell
        if shown.phase == "setup":
            return tell("prompt-setup")
        if shown.phase in PREPARING:
            return tell("prompt-prepare", round=shown.round)
        if shown.asked >= 0:
            return tell(f"prompt-{shown.phase}", **self._question(shown, language, names))
        if shown.seat not in shown.actors or shown.seat is None:
            return tell("prompt-wait", names=", ".join(self.called(shown, at, language, names) for at in shown.actors))
        who = self.called(shown, shown.seat, language, names)
        name = tell(f"location-{shown.drafting}") if shown.drafting else ""
        return tell(f"prompt-{shown.phase}", who=who, location=shown.drafting, name=name)

    def _question(self, shown: ChocolatlView, language: str, names: Sequence[str]) -> dict[str, int | str]:
        """What the prompt of a single player needs."""
        values: dict[str, int | str] = {"who": self.called(shown, shown.asked, language, names)}
        if shown.location:
            values["name"] = self.speech(language).tell(f"location-{shown.location}")
        for bid in shown.standing:
            if bid.seat == shown.asked:
                values.update(bid=bid.total, place=bid.place, best=shown.standing[0].total)
        if shown.phase == "discard":
            values["won"] = max(shown.open_cards)
        return values

    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        verb, rest, values = self.said(view, actor, line, language, names)
        if verb == "disc":
            values["who"] = self.called(view, int(rest[0]), language, names)
        return self.speech(language).tell(f"log-{verb}", **values)

    def rules(self) -> list[str]:
        numbers = [f"CHO-{number}" for number in range(1, 100)]
        numbers.insert(86, "CHO-86a")
        return numbers


GAME = ChocolatlGame()
