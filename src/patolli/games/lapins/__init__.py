"""Dix-Huit Lapins: Maya kings found cities, feed temples and palaces, and turn the cards of the Katun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.uses import Use
from patolli.engine.view import View
from patolli.engine.words import NotLegal
from patolli.games.lapins.bot.advisor import LapinsAdvisor
from patolli.games.lapins.box.components import BOXES
from patolli.games.lapins.box.maps import Problem, one_line, problems, read_map
from patolli.games.lapins.box.options import OPTIONS, Options
from patolli.games.lapins.position.notation import POSITION
from patolli.games.lapins.rules import deck
from patolli.games.lapins.rules.codes import DRAW_SORTS, FACE_SEEN, FINISHED, SHARE_ROW, SHARING, STAGE
from patolli.games.lapins.rules.state import Lapins, start
from patolli.games.lapins.rules.wording import wording
from patolli.games.lapins.show import draws, moments, picture, scene, view
from patolli.games.lapins.show.card_gains import expedition_gain, gain_of, with_gains
from patolli.games.lapins.show.view import LapinsView
from patolli.games.lapins.words import beginnings, lines
from patolli.stage.game import Gain, TypedGame
from patolli.stage.scene import Layer
from patolli.stage.speech import ENGLISH

if TYPE_CHECKING:
    from patolli.dense.encoder import Encoder

__all__ = ["GAME", "Problem", "one_line", "problems", "read_map"]

RETOLD = {"pay auto": ("paid",)}
ORIGINS = {"match": "matches", "wealth": "wealth"}
USES = (Use("building", "build"), Use("share", "share"), Use("card", event="turned", value="card"))


class LapinsGame(TypedGame[Lapins, LapinsView]):
    name = "lapins"
    title = "Dix-Huit Lapins"
    prefix = "LAP"
    seats = (2, 3, 4)
    options = OPTIONS
    states = Lapins
    views = LapinsView
    words = lines
    notation = POSITION
    viewing = view
    pictures = picture
    scenes = scene
    deciding = moments
    drawing = draws
    advice = LapinsAdvisor()
    sheet = ("temples", "matches", "wealth")
    origins = ORIGINS
    amounts = ("strength",)
    uses = USES
    boxes = BOXES
    wording = staticmethod(wording)
    echoes = ("gained",)
    headings = ("round",)
    retold = RETOLD

    def start(self, players: int, options: Mapping[str, str]) -> State:
        return start(players, Options(players, options))

    def encoder(self, options: Mapping[str, object] | None = None) -> Encoder:
        from patolli.games.lapins.dense.encoder import LapinsEncoder  # needs the extra `envs`

        first = self.ours(self.any_start(options))
        return LapinsEncoder(first.box, first.options.land)

    def settings(self, state: State) -> dict[str, str]:
        return dict(self.ours(state).options.given)

    def draws_anew(self, state: State) -> bool:
        """LAP-16a: the map fell apart, and all of its cells are empty again."""
        ours = self.ours(state)
        return ours.node == DRAW_SORTS and not ours.tiles

    def chance_moves(self, state: State, seat: int | None) -> list[int]:
        """LAP-94: a face that only others have seen may come as well."""
        other = self.ours(state).copy()
        known = other.turned if seat is None else other.turned | other.seen[seat]
        if any(other.hides(card, known) for card in range(len(other.faces))):
            deck.forget(other, known)
        return other.moves(CHANCE)

    def drawn(self, option: str, text: str) -> str:
        """LAP-18: a map that somebody drew in a file."""
        return one_line(text) if option == "map" else super().drawn(option, text)

    def overhear(self, state: State, actor: int, move: int, seat: int | None) -> str | None:
        """LAP-92 to LAP-95: who looks hears what the card is; shares are secret until all are known."""
        ours = self.ours(state)
        if ours.node == FACE_SEEN and seat != ours.seat:
            return f"face {lines.slot_of(ours)} ?"
        if ours.node == SHARING and ours.options.secret and seat != actor:
            return None
        return lines.say(ours, actor, move)

    def seals(self, state: State, actor: int, move: int) -> bool:
        """LAP-89: a card is looked at or turned, or a secret share is complete."""
        ours = self.ours(state)
        if actor == CHANCE:
            return False
        after = ours.copy()
        after.play(actor, move)
        if ours.node == SHARING:
            row = actor * SHARE_ROW
            return ours.options.secret and (not after.shares or after.shares[row + STAGE] == FINISHED)
        return (after.turned, after.seen) != (ours.turned, ours.seen)

    def news_of(self, events: Sequence[Event]) -> Sequence[Event]:
        """LAP-37: what is paid for one action, named types and others, is one payment in each type."""
        found: list[Event] = []
        at: dict[tuple[int | str, int | str], int] = {}
        for key, values in events:
            payment = (values["seat"], values["type"]) if key == "paid" else None
            if payment is not None and payment in at:
                before = found[at[payment]][1]
                units = int(before["units"]) + int(values["units"])
                found[at[payment]] = (key, {**before, "units": units})
                continue
            if payment is not None:
                at[payment] = len(found)
            found.append((key, values))
        return found

    def why_not(self, state: State, seat: int, words: list[str]) -> NotLegal | None:
        return beginnings.why_not(self.ours(state), seat, words, self.refuse)

    def secret_decision(self, state: State) -> int:
        """LAP-82: the share-out of a round."""
        ours = self.ours(state)
        return ours.round if ours.node == SHARING and ours.options.secret else 0

    def gains(self, event: Event) -> list[Gain]:
        key, values = event
        return [("temples", int(values["seat"]), int(values["glory"]))] if key == "shared" else super().gains(event)

    def layers(self, view: View, language: str = ENGLISH, names: Sequence[str] = ()) -> list[Layer]:
        return scene.layers(self.shown(view), self.speech(language).tell, names)

    def name_of(self, view: View, seat: int, language: str) -> str:
        return self.speech(language).tell(f"colour-{self.shown(view).colours[seat]}")

    def ask(self, shown: LapinsView, language: str, names: Sequence[str]) -> str:
        tell = with_gains(self.speech(language).tell, shown.options)
        if not shown.sites or shown.phase == "draw-first":
            return tell("setting-up")
        if shown.phase == "share":
            return self._prompt_share(shown, language, names)
        action = shown.action
        return tell(
            f"prompt-{shown.phase}",
            who=self.called(shown, shown.active, language, names),
            site=action.site,
            origin=action.origin,
            due=action.due,
            failures=action.failures,
            damage=action.damage,
            prisoners=action.prisoners,
            card=tell(f"card-{action.card}") if action.card else "",
            losses=action.losses,
            looks=action.looks,
            slot=action.slot,
        )

    def _prompt_share(self, shown: LapinsView, language: str, names: Sequence[str]) -> str:
        tell = self.speech(language).tell
        own = next((share for share in shown.shares if share.seat in shown.actors), None)
        if own is None:
            waiting = ", ".join(self.called(shown, seat, language, names) for seat in shown.actors)
            return tell("prompt-share", names=waiting)
        who = self.called(shown, own.seat, language, names)
        return tell(f"prompt-share-{own.stage}", who=who, city=own.city)

    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        tell = self.speech(language).tell
        verb, rest, values = self.said(view, actor, line, language, names)
        key = verb
        if verb == "first":
            values["who"] = self.called(view, int(rest[0]), language, names)
        if verb == "face" and rest[1] != "?":
            return tell("event-turned", slot=int(rest[0]), card=rest[1], **gain_of(self.shown(view).options, rest[1]))
        if verb == "roll":
            values |= moments.brought(self.shown(view).options, rest)
        elif verb == "pay" and rest[0] == "auto":
            key = "pay-auto"
        elif verb == "lose" and len(rest) == 2:
            key = "lose-at"
        elif verb == "gain":
            values["units"] = expedition_gain(self.shown(view).options)
        for index, word in enumerate(rest, start=1):
            values[f"t{index}"] = self.named(word, language)
        return tell(f"log-{key}", **values)

    def tell_event(self, view: View, event: Event, language: str, names: Sequence[str] = ()) -> str:
        key, values = event
        if key == "forced":
            if values["line"] == "flip":
                who = self.called(view, int(values["seat"]), language, names)
                return self.speech(language).tell("only-flip", who=who)
            return self.tell_line(view, int(values["seat"]), str(values["line"]), language, names)
        return super().tell_event(view, event, language, names)

    def named(self, word: str, language: str) -> str:
        """A type, a building with what it holds, or the word itself, as the language calls it."""
        speech = self.speech(language)
        name, _, good = word.partition(":")
        kind, _, held = name.partition("+")
        for key in (f"type-{kind}", f"kind-{kind}"):
            if speech.knows(key):
                text = speech.tell(key)
                if good:
                    return speech.tell("holding", what=text, good=speech.tell(f"type-{good}"))
                return speech.tell("holding-prisoners", what=text, count=int(held)) if held else text
        return word

    def rules(self) -> list[str]:
        numbers = [f"LAP-{number}" for number in range(1, 98)]
        numbers.insert(16, "LAP-16a")
        numbers.insert(23, "LAP-22a")
        return numbers


GAME = LapinsGame()
