"""The moments of Zapotec: cards that are turned over together (ZAP-20), and the final scoring (ZAP-72 to ZAP-79)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from patolli.engine.core.state import Event
from patolli.games.zapotec.show.called import box_of, ritual_scored
from patolli.games.zapotec.show.scene_mats import card
from patolli.games.zapotec.show.view_parts import Card
from patolli.stage.letters import written
from patolli.stage.moment import CARD, Beat, Moment, Score, Scores, Story, Sum, Thing, Turned, Voice, scoring
from patolli.stage.scene import Sprite

SKIPPED = ("bot-turn", "bot-skipped", "bot-palace", "revealed", "bot-revealed", "wins", "shared")
"""What is in the log only: attempts that came to nothing, and what other moments show."""


def moments(story: Story, voice: Voice) -> list[Moment]:
    events, points = story.now.events, story.now.points
    revealed = [event for event in events if event[0] in ("revealed", "bot-revealed")]
    found = [_revealed(revealed, voice)] if revealed else []
    if any(key == "bot-turn" for key, _ in events):
        found.append(_bot_turn(events, voice))
    if any(key == "final" for key, _ in events):
        found.append(scoring(voice, voice.tell("moment-final"), _final(events, voice), points))
    return found


# Cards


def _revealed(events: list[Event], voice: Voice) -> Moment:
    """ZAP-20, ZAP-82: the cards lie in the order of the seats; then the lower number goes first."""
    turned = []
    for rank, (key, values) in enumerate(events, start=1):
        thing = _bot_card(values, voice) if key == "bot-revealed" else _card(values, voice)
        turned.append(Turned(thing, int(values["seat"]), voice.called(int(values["seat"])), rank))
    order = [int(values["seat"]) for _, values in events]
    tied = any(values.get("tie") for _, values in events)
    beats = [Beat(voice.tell("moment-cards-turned")), Beat(voice.tell("moment-order", names=voice.named(order)))]
    sums = [Sum(voice.tell("moment-tie"), "")] if tied else []
    by_seat = sorted(turned, key=lambda one: -1 if one.seat is None else one.seat)
    return Moment(voice.tell("moment-cards"), beats, things=by_seat, sums=sums)


def _card(values: Mapping[str, int | str], voice: Voice) -> Thing:
    words = {name: str(values[name]) for name in ("resource", "property")}
    shown = Card(str(values["card"]), int(values["number"]), words["resource"], words["property"])
    said = {name: voice.tell(f"{name}-{word}") for name, word in words.items()}
    drawn = [Sprite("", *_bare(sprite)) for sprite in card(shown, 0, 0, 1, voice.tell)]
    return Thing(voice.tell("moment-card", number=shown.number, **said), sprites=drawn, box=CARD)


def _bare(sprite: Sprite) -> tuple[str, float, float, float, float, int, str, str, str]:
    """Without a name and a tip of its own."""
    size = (sprite.x, sprite.y, sprite.width, sprite.height)
    return (sprite.picture, *size, sprite.turn, sprite.look, sprite.sign, sprite.text)


def _bot_card(values: Mapping[str, int | str], voice: Voice) -> Thing:
    number = int(values["number"])
    drawn = [
        Sprite("", "zap-bot-card", 0, 0, 60, 84),
        Sprite("", f"zap-{values['type']}", 0, -25, 25, 25),
        Sprite("", f"zap-{values['terrain']}", -13, 5, 24, 24),
        Sprite("", f"zap-{values['region']}", 13, 5, 24, 24),
        written("", str(number), 0, 31, 40, 18, "t"),
    ]
    return Thing(voice.tell("moment-bot-card", number=number), sprites=drawn, box=CARD)


# Cocijobot


def _bot_turn(events: Sequence[Event], voice: Voice) -> Moment:
    """ZAP-84 to ZAP-98: what it builds, house by house, then its action, then what it scores. It is told, not drawn."""
    seat = next(int(values["seat"]) for key, values in events if key == "bot-turn")
    beats: list[Beat] = []
    action: list[Event] = []
    for event in _its_events(events, seat):
        key, values = event
        if key == "bot-built":
            beats.append(Beat(voice.told(event), [str(values["space"])]))
        elif key == "scored":
            beats += _action(action, voice)
            action = []
            beats.append(Beat(voice.told(event)))
        elif key not in SKIPPED:
            action.append(event)
    beats += _action(action, voice)
    title = voice.tell("moment-bot-turn", who=voice.called(seat))
    return Moment(title, beats or [Beat(title)], brief=True, seat=seat)


def _its_events(events: Sequence[Event], seat: int) -> list[Event]:
    begun = [key for key, _ in events].index("bot-turn")
    final = ("final", "bot-final")
    return [one for one in events[begun:] if one[1].get("seat") == seat and not one[0].startswith(final)]


def _action(events: Sequence[Event], voice: Voice) -> list[Beat]:
    """Why and what, in one beat."""
    return [Beat(" ".join(map(voice.told, events)))] if events else []


# The end


def _final(events: Sequence[Event], voice: Voice) -> list[Scores]:
    """ZAP-72 to ZAP-79, ZAP-99 to ZAP-103: the track, then each ritual and each pyramid."""
    rows: dict[tuple[int, str], dict[int, Score]] = {}
    for key, values in events:
        row = _row(key, values)
        if row:
            scores = rows.setdefault(row, {})
            seat = int(values["seat"])
            before = scores[seat].points if seat in scores else 0
            scores[seat] = Score(before + int(values["points"]), _note(key, values, voice))
    return [_scores(kind, which, scores, voice) for (kind, which), scores in sorted(rows.items())]


def _row(key: str, values: Mapping[str, int | str]) -> tuple[int, str] | None:
    """In which order: track, rituals, pyramids, the bot's trade tiles; and which one."""
    if key in ("final-track", "bot-final-stayed"):
        return 0, ""
    if key in ("final-ritual", "bot-final-ritual"):
        return 1, str(values["card"])
    if key in ("final-pyramid", "bot-final-pyramid"):
        return 2, str(values["pyramid"])
    return (3, "") if key == "bot-final-trade" else None


def _note(key: str, values: Mapping[str, int | str], voice: Voice) -> str:
    if key == "final-track":
        return voice.tell("moment-rank", rank=values["rank"])
    if key.endswith("final-pyramid"):
        return voice.tell("moment-levels", levels=values["levels"], houses=values["houses"])
    return ""


def _scores(kind: int, which: str, scores: dict[int, Score], voice: Voice) -> Scores:
    if kind == 1:
        return Scores(ritual_scored(which, box_of(voice.options), voice.tell), scores)
    key = ("sheet-track", "", "moment-pyramid", "sheet-trade")[kind]
    return Scores(voice.tell(key, pyramid=which), scores)
