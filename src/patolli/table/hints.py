"""Hints: what the search would say, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.bots.advising import Advice, Reason
from patolli.stage.speech import ENGLISH
from patolli.table.errors import words
from patolli.table.messages import Hint
from patolli.table.moment import Moment

if TYPE_CHECKING:
    from patolli.table.live import Guest, Live

MOST_REASONS = 4


async def hints(live: Live, guest: Guest, seat: int, seq: int, edition: int | None) -> list[Hint]:
    """The best lines for a seat that is asked, told to its owner. Refused to all others."""
    moment, found = await live.advise(guest, seat, seq, edition)
    return [_hint(moment, seat, advice, guest.language) for advice in found]


def _hint(moment: Moment, seat: int, advice: Advice, language: str) -> Hint:
    reasons = [_reason(moment, seat, reason, language) for reason in advice.reasons[:MOST_REASONS]]
    return Hint(advice.says, round(advice.chance, 3), reasons)


def _reason(moment: Moment, seat: int, reason: Reason, language: str) -> str:
    """What the line does to one part of the estimate: of the seat itself, or of another."""
    good = reason.points > 0
    key = ("gains" if good else "costs") if reason.seat == seat else ("leaves" if good else "denies")
    return words(language).tell(
        f"hint-{key}",
        who=moment.called(reason.seat, language),
        points=_number(abs(reason.points), language),
        part=_part(moment, reason.part, language),
    )


def _part(moment: Moment, part: str, language: str) -> str:
    """A part of the estimate in the game's words; a game that does not part it has an outlook."""
    speech = moment.room.speech(language)
    return speech.tell(f"part-{part}") if speech.knows(f"part-{part}") else words(language).tell("hint-outlook")


def _number(points: float, language: str) -> str:
    said = f"{points:.1f}"
    return said if language == ENGLISH else said.replace(".", ",")
