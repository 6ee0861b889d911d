"""Measures of lessons and tips, taken of a position and of what happened since a step began."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from patolli.engine.core.state import Event, State
from patolli.engine.game import lines
from patolli.engine.played import SaidLine
from patolli.engine.position import write_position
from patolli.stage.learn.lessons import LessonError, Measure, Who

GROWING = ("city", "pyramid")
"""Lines of a position that are there only when something is."""


@dataclass
class Moment:
    """A position, and what has happened since a step began."""

    before: State
    state: State
    events: list[Event] = field(default_factory=list)
    position: str = ""
    """The text of the position that its lines go on from."""
    played: list[SaidLine] = field(default_factory=list)
    """Who said what since that position, in earlier steps too, and what was forced."""

    def fresh(self) -> Moment:
        """The same position at the beginning of a step."""
        return Moment(self.state.copy(), self.state.copy(), [], self.position, list(self.played))

    def copy(self) -> Moment:
        return Moment(self.before, self.state.copy(), list(self.events), self.position, list(self.played))


def holds(spec: Measure, moment: Moment, me: int) -> bool:
    value = measure(spec, moment, me)
    if spec.exactly is not None:
        return value == spec.exactly
    least = spec.least if spec.least is not None else 1 if spec.most is None else value
    return least <= value <= (value if spec.most is None else spec.most)


def measure(spec: Measure, moment: Moment, me: int) -> float:
    """The number. LessonError if the position has no such field."""
    state = moment.state
    if spec.points is not None:
        seat = _seat(spec.points, me)
        return state.points()[seat] - moment.before.points()[seat]
    if spec.total is not None:
        return state.points()[_seat(spec.total, me)]
    if spec.best is not None:
        return max(state.points())
    if spec.margin is not None:
        seat = _seat(spec.margin, me)
        estimate = state.game().advisor().estimate(state)
        return estimate[seat] - max(value for other, value in enumerate(estimate) if other != seat)
    if spec.field is not None:
        return _field(spec, spec.field, state, me)
    if spec.legal is not None:
        return sum(fits(spec.legal, line) for line in lines(state, me))
    if spec.event is not None:
        found = [values for key, values in moment.events if key == spec.event and _agrees(spec, values, me)]
        return len(found) if spec.value is None else sum(float(values[spec.value]) for values in found)
    return float(state.over())


def fits(pattern: str, line: str) -> bool:
    """`temple 3 *`: a star is any word; `pay **`: two stars are any words, or none."""
    expression = re.escape(pattern).replace(r"\ \*\*", "( .*)?").replace(r"\*", r"\S+")
    return re.fullmatch(expression, line, re.IGNORECASE) is not None


def fields_of(state: State) -> dict[str, str]:
    """`ap`, `seat 0 tokens`: the values of the position's text by their names."""
    found: dict[str, str] = {}
    for line in write_position(state).splitlines()[1:]:
        name, _, value = line.partition(":")
        if name.startswith(("seat", "king")):
            for part in value.split(";"):
                key, _, rest = part.strip().partition(" ")
                found[f"{name} {key}"] = rest.strip()
        else:
            found[name] = value.strip()
    return found


def _field(spec: Measure, field: str, state: State, me: int) -> float:
    name = re.sub(r"\bme\b", str(me), field)
    text = fields_of(state).get(name)
    if text is None:
        if name.startswith(GROWING):
            return 0
        raise LessonError(f"The position has no field {name!r}.")
    return float(text == spec.is_) if spec.is_ is not None else _number(text.split(), spec.of)


def _number(words: Sequence[str], of: str | None) -> float:
    """A number; of `w2 b1` or `5 maize 1 jade` how many of one thing, or of all; else how many words there are."""
    if of == "all":
        return sum(int(word) for word in words if word.isdigit())
    if of is not None:
        for at, word in enumerate(words):
            if word == of and at and words[at - 1].isdigit():
                return int(words[at - 1])
            if re.fullmatch(re.escape(of) + r"\d+", word):
                return int(word[len(of) :])
        return 0
    if len(words) == 1 and re.fullmatch(r"-?\d+", words[0]):
        return int(words[0])
    return len([word for word in words if word != "-"])


def _seat(who: Who, me: int) -> int:
    return me if who == "me" else who


def _agrees(spec: Measure, values: dict[str, int | str], me: int) -> bool:
    """Whether the values of an event are those wanted; `other` is any seat but mine."""
    for name, wanted in spec.with_.items():
        found = values.get(name)
        if found == me if wanted == "other" else found != (me if wanted == "me" else wanted):
            return False
    return True
