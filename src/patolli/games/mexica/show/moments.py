"""The moments of Mexica: the scoring at the end of a period (section 10), district by district."""

from __future__ import annotations

from collections.abc import Mapping

from patolli.stage.moment import Moment, Score, Scores, Story, Thing, Voice, pictured, scoring


def moments(story: Story, voice: Voice) -> list[Moment]:
    """MEX-83: what a line decided that ended a period."""
    now = story.now
    period = next((int(values["period"]) for key, values in now.events if key == "scoring"), 0)
    if not period:
        return []
    districts: dict[str, dict[int, Score]] = {}
    about: dict[str, tuple[str, Mapping[str, int | str]]] = {}
    palace: dict[int, Score] = {}
    for key, values in now.events:
        if key in ("district-founded", "district-open"):
            cells = str(values["cells"])
            about[cells] = (key, values)
            note = voice.tell("moment-floors", place=values["place"], floors=values["floors"])
            districts.setdefault(cells, {})[int(values["seat"])] = Score(int(values["points"]), note)
        elif key == "palace":
            palace[int(values["seat"])] = Score(int(values["points"]), voice.tell("moment-pawn"))
    rows = [_district(*about[cells], scores, voice) for cells, scores in districts.items()]
    if palace:
        rows.append(Scores(voice.tell("moment-palace"), palace))
    return [scoring(voice, voice.tell("moment-scoring", period=period), rows, now.points)]


def _district(kind: str, values: Mapping[str, int | str], scores: dict[int, Score], voice: Voice) -> Scores:
    """MEX-84 to MEX-86: a founded district shows its token, another one its size."""
    size = int(values["size"])
    name = voice.tell(f"moment-{kind}", size=size)
    thing = pictured(name, f"mex-calpulli-{size}") if kind == "district-founded" else Thing(name, str(size))
    return Scores(name, scores, str(values["cells"]).split(), thing)
