"""The moments of Chocolatl: locations that are settled, black dice, the final scoring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from patolli.engine.core.state import Event
from patolli.games.chocolatl.box.components import LOCATIONS
from patolli.stage.moment import (
    Beat,
    Moment,
    Panel,
    Score,
    Scores,
    Side,
    Story,
    Thing,
    Turned,
    Voice,
    pictured,
    scoring,
    signed,
)

SETTLING = ("bid", "chocolatl", "old-man", "scores", "loses", "hut", "die", "stone", "row", "swap")
"""What is told of a location, from the ranking on."""
FINAL = ("stones", "majority", "chocolatl", "old", "offering", "highest", "die")


def moments(story: Story, voice: Voice) -> list[Moment]:
    events, points = story.now.events, story.now.points
    found = [_roll(values, voice) for key, values in events if key in ("raised", "final-die")]
    if any(key in SETTLING for key, _ in events):
        found += _bids(story, voice)
    totals = [values for key, values in events if key == "total"]
    if totals:
        found.append(scoring(voice, voice.tell("moment-final"), _final(totals, voice), points))
    return found


def _roll(values: Mapping[str, int | str], voice: Voice) -> Moment:
    """CHO-35, CHO-82: a black die."""
    seat, face = int(values["seat"]), int(values["face"])
    key = "raised" if "bid" in values else "final-die"
    title = voice.tell("moment-die", who=voice.called(seat))
    die = Turned(pictured(str(face), f"cho-black-{face}"), seat, voice.called(seat))
    return Moment(title, [Beat(voice.told((key, dict(values))))], brief=True, things=[die])


# Bids


@dataclass
class Location:
    """What was told of a location in this round."""

    bids: list[Mapping[str, int | str]] = field(default_factory=list)
    """In the order of the ranking."""
    gains: dict[int, list[str]] = field(default_factory=dict)


def _bids(story: Story, voice: Voice) -> list[Moment]:
    """CHO-22, CHO-44: all locations of the round as far as they are settled; those of this line are shown now.

    None where the game began in the middle of a location, so that nobody has heard the bids.
    """
    before, mode = _round(story)
    locations: dict[int, Location] = {}
    now = _settle(locations, before, 0, voice)
    first = LOCATIONS
    for event in story.now.events:
        now = _settle(locations, [event], now, voice)
        if event[0] in SETTLING:
            first = min(first, now)
    told = [(number, location) for number, location in sorted(locations.items()) if location.bids]
    title = voice.tell("moment-bids", round=mode["round"], mode=mode["mode"])
    moment = Moment(
        title,
        [_beat(number, location, voice) for number, location in told],
        shown=sum(number < first for number, _ in told),
        panels=[_panel(number, location, voice) for number, location in told],
        rest=LOCATIONS - len(told),
    )
    return [moment] if told else []


def _round(story: Story) -> tuple[list[Event], Mapping[str, int | str]]:
    """The events of this round before this line, and how it is bid (CHO-20)."""
    events: list[Event] = []
    for line in story.before():
        for event in reversed(line.events):
            if event[0] == "mode":
                return events[::-1], event[1]
            events.append(event)
    return events[::-1], {"round": 0, "mode": ""}


def _settle(locations: dict[int, Location], events: Sequence[Event], now: int, voice: Voice) -> int:
    """Add what is told; which location is being settled then."""
    for key, values in events:
        now = int(values["location"]) if key == "bid" else now
        location = locations.setdefault(now, Location())
        if key == "bid":
            location.bids.append(values)
        elif key in SETTLING:
            location.gains.setdefault(int(values["seat"]), []).append(_gain(key, values, voice))
    return now


def _gain(key: str, values: Mapping[str, int | str], voice: Voice) -> str:
    """What somebody gets, in a word or two."""
    if key in ("scores", "loses"):
        points = int(values["points"])
        return voice.tell("moment-points", points=signed(-points if key == "loses" else points), count=points)
    if key == "swap":
        return voice.tell("moment-swap", won=values["won"], given=values["given"])
    return voice.tell(f"moment-got-{key}")


def _panel(number: int, location: Location, voice: Voice) -> Panel:
    sides = [
        Side(
            int(bid["seat"]),
            [Thing(text=str(bid[card])) for card in ("a", "b")],
            str(bid["bid"]),
            [_term(term, int(bid[term]), voice) for term in ("huts", "old", "dice") if bid[term]],
            _counted(location.gains.get(int(bid["seat"]), ())),
            bid["place"] == 1,
        )
        for bid in location.bids
    ]
    return Panel(str(number), voice.tell(f"location-{number}"), sides, _ties(location.bids, voice))


def _counted(gains: Sequence[str]) -> str:
    """What comes several times is counted."""
    counts = Counter(gains)
    return ", ".join(f"{count} × {gain}" if count > 1 else gain for gain, count in counts.items())


def _term(term: str, value: int, voice: Voice) -> str:
    """CHO-41: what huts, the old man or dice add."""
    return voice.tell(f"moment-term-{term}", value=signed(value))


def _ties(bids: Sequence[Mapping[str, int | str]], voice: Voice) -> str:
    """CHO-44: what put one ahead of the next who bid as much."""
    return " ".join(
        voice.tell(
            "moment-tie",
            bid=bid["bid"],
            why=bid["ahead"],
            who=voice.called(int(bid["seat"])),
            behind=voice.called(int(behind["seat"])),
        )
        for bid, behind in pairwise(bids)
        if bid["ahead"] != "bid"
    )


def _beat(number: int, location: Location, voice: Voice) -> Beat:
    best = location.bids[0]
    who = voice.called(int(best["seat"]))
    name = voice.tell(f"location-{number}")
    said = voice.tell("moment-wins", location=number, name=name, who=who, bid=best["bid"])
    return Beat(" ".join(filter(None, (said, _ties(location.bids, voice)))), [str(number)])


# The end


def _final(totals: Sequence[Mapping[str, int | str]], voice: Voice) -> list[Scores]:
    """CHO-80: what is added to the track, in the order of the sheet."""
    rows = []
    for part in FINAL:
        gained = {int(total["seat"]): Score(int(total[part])) for total in totals if total[part]}
        if gained:
            rows.append(Scores(voice.tell(f"sheet-{part}"), gained))
    return rows
