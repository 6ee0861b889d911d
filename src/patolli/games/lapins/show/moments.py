"""The moments of Dix-Huit Lapins: dice of an attack, Katun cards, ball matches, shares, what is left in the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from patolli.engine.core.state import CHANCE, Event
from patolli.games.lapins.show.card_gains import box_of, card_effect
from patolli.games.lapins.show.scene_mats import face_picture
from patolli.stage.moment import (
    Beat,
    Heard,
    Moment,
    Score,
    Scores,
    Story,
    Sum,
    Turned,
    Voice,
    pictured,
    scoring,
)

KATUN = (-38.0, -53.0, 76.0, 106.0)
FOLLOWS = ("gained", "match", "no-match", "spared", "free")
"""What a card brings without a decision."""


def moments(story: Story, voice: Voice) -> list[Moment]:
    now = story.now
    found = []
    assault = next((values for key, values in now.events if key == "assault"), None)
    if assault or _verb(now) == "roll":
        found.append(_attack(story, assault, voice))
    found += _cards(now, voice)
    shared = {int(values["seat"]): values for key, values in now.events if key == "shared"}
    left = {int(values["seat"]): Score(int(values["points"])) for key, values in now.events if key == "wealth"}
    if shared or left:
        found.append(_shares(now, shared, left, voice))
    return found


def _verb(line: Heard) -> str:
    return line.line.split()[0] if line.line and line.actor == CHANCE else ""


# Attacks


def _attack(story: Story, assault: Mapping[str, int | str] | None, voice: Voice) -> Moment:
    """LAP-54, LAP-55: the dice, and what they come to as soon as it is known what the attacker loses."""
    now = story.now
    rolled = now if _verb(now) == "roll" else next((line for line in story.before() if _verb(line) == "roll"), None)
    faces = rolled.line.split()[1:] if rolled else []
    dice = [Turned(pictured(face, f"lap-die-{face}")) for face in faces]
    beats = [Beat(voice.tell("moment-dice", **brought(voice.options, faces)))] if faces else []
    if assault is None:
        return Moment(voice.tell("moment-attack"), beats, brief=True, things=dice)
    damage = int(assault["damage"])
    told = [event for event in now.events if event[0] in ("assault", "devastated")]
    beats.append(Beat(" ".join(map(voice.told, told)), [str(assault["site"])]))
    sums = [
        Sum(voice.tell("moment-potential"), str(assault["potential"]), damage > 0),
        Sum(voice.tell("moment-defence"), str(assault["defence"]), not damage),
        Sum(voice.tell("moment-damage"), str(damage)),
    ]
    shown = 0 if rolled is now else len(beats) - 1
    return Moment(voice.tell("moment-attack"), beats, brief=True, shown=shown, things=dice, sums=sums)


def brought(options: Mapping[str, str], faces: Sequence[str]) -> dict[str, int]:
    """LAP-54: what dice come to. A face has a picture and no number; that of a line says nothing to a reader."""
    box, shown = box_of(options), [int(face) - 1 for face in faces]
    return {
        "points": sum(box.die_points[face] for face in shown),
        "failures": sum(box.die_failures[face] for face in shown),
    }


# Katun cards


def _cards(now: Heard, voice: Voice) -> list[Moment]:
    """LAP-62 to LAP-69: each card that was turned, and what it brings at once. What somebody looks at is no moment."""
    words = now.line.split()
    faces: list[tuple[str, list[Event]]] = []
    if _verb(now) == "face" and words[2] != "?":
        faces.append((words[2], []))
    for event in now.events:
        if event[0] == "turned":
            faces.append((str(event[1]["card"]), [event]))
        elif event[0] in FOLLOWS and faces:
            faces[-1][1].append(event)
    return [_card(face, events, voice) for face, events in faces]


def _card(face: str, events: list[Event], voice: Voice) -> Moment:
    """A gift says what it is; of all others it is told what they do."""
    units = next((values["units"] for _, values in events if "units" in values), 0)
    name = voice.tell(f"card-{face}", units=units)
    followed = [event for event in events if event[0] in FOLLOWS]
    gift = any(key == "gained" for key, _ in followed)
    effect = card_effect(box_of(voice.options), face, {}, voice.tell)
    said = name if gift else voice.tell("moment-effect", card=name, effect=effect)
    beats = [Beat(said[:1].upper() + said[1:])]
    if followed:
        beats.append(Beat(" ".join(map(voice.told, followed))))
    matches = [values for key, values in followed if key == "match"]
    sums = [Sum(voice.called(int(values["seat"])), f"+{values['points']}", True) for values in matches]
    title = voice.tell("moment-match" if face == "match" else "moment-card")
    card = Turned(pictured(name, face_picture(face), KATUN), note=name)
    return Moment(title, beats, brief=not matches, things=[card], sums=sums)


# Shares


def _shares(now: Heard, shared: Mapping[int, Mapping[str, int | str]], left: dict[int, Score], voice: Voice) -> Moment:
    """LAP-80, LAP-83: the glory of the temples, in the end what is left."""
    rows = []
    if shared:
        glory = {
            seat: Score(int(values["glory"]), voice.tell("moment-kept", taxes=values["taxes"], stored=values["stored"]))
            for seat, values in shared.items()
        }
        rows.append(Scores(voice.tell("sheet-temples"), glory))
    if left:
        rows.append(Scores(voice.tell("sheet-wealth"), left))
    title = voice.tell("moment-end" if left else "moment-shares")
    return scoring(voice, title, rows, now.points, brief=not left)
