"""What is counted in many games: how often each card, tile, building or location is used, and by whom.

A game declares it as `uses`, one `Use` for each way in which a thing is used:

    uses = (
        Use("card", "choose"),                                       # `choose A13` uses card A13
        Use("building", "palace", word=0),                           # the verb itself names the thing
        Use("building", "build", letter=2, names={"T": "temple"}),   # the third letter of `build EPT bs`
        Use("location", event="bid", value="location", where={"place": 1}),
    )
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from patolli.engine.core.state import CHANCE, Event

ACTION = "action"
"""The kind of all verbs of seats, which is counted in every game."""


@dataclass(frozen=True)
class Use:
    """A way in which a thing is used: by a line with this verb, or by an event of this name that has a `seat`."""

    kind: str
    verb: str = ""
    word: int = 1
    """Which word of the line names the thing; 0 is the verb."""
    event: str = ""
    value: str = ""
    """Which value of the event names the thing."""
    where: Mapping[str, int | str] = field(default_factory=dict)
    """Values that the event must have."""
    letter: int = -1
    """The thing is named by this letter of the word alone."""
    names: Mapping[str, str] = field(default_factory=dict)
    """What a word stands for; words that are not listed stand for themselves."""

    def name(self, word: str) -> str:
        """What the word names; empty if it names nothing."""
        if self.letter >= 0:
            word = word[self.letter : self.letter + 1]
        return self.names.get(word, word)


@dataclass(frozen=True)
class Used:
    """A thing that was used once."""

    seat: int
    kind: str
    name: str


def used(uses: Sequence[Use], actor: int, line: str, events: Iterable[Event]) -> Iterator[Used]:
    """What a line and the events that followed from it have used."""
    if actor != CHANCE:
        words = line.split()
        yield Used(actor, ACTION, words[0])
        for use in uses:
            if use.verb == words[0] and use.word < len(words) and (name := use.name(words[use.word])):
                yield Used(actor, use.kind, name)
    for key, values in events:
        for use in uses:
            if use.event == key and all(values.get(name) == value for name, value in use.where.items()):
                yield Used(int(values["seat"]), use.kind, use.name(str(values[use.value])))
