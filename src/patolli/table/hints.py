"""Hints: what the search would say, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.bots.advise import Advice
from patolli.bots.reason_texts import reasons
from patolli.table.messages import Hint
from patolli.table.moment import Moment

if TYPE_CHECKING:
    from patolli.table.live import Guest, Live


async def hints(live: Live, guest: Guest, seat: int, seq: int, edition: int | None) -> list[Hint]:
    """The best lines for a seat that is asked, told to its owner. Refused to all others."""
    moment, found = await live.advise(guest, seat, seq, edition)
    return [_hint(moment, seat, advice, guest.language) for advice in found]


def _hint(moment: Moment, seat: int, advice: Advice, language: str) -> Hint:
    why = reasons(moment.room, seat, advice, lambda other: moment.called(other, language), language)
    return Hint(advice.says, round(advice.chance, 3), why)
