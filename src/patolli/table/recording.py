"""A game that is written down from a real table: what chance did is said by the host, and everything can be corrected.

It is a table like any other. Only that chance is asked, that any line can be taken back, and that a possible hand is
exchanged when somebody says what it does not allow (`engine/recording.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from patolli.engine.core.state import CHANCE
from patolli.engine.match import EndlessDraw, Match
from patolli.engine.played import Reader, SaidLine
from patolli.engine.recording import exchange, other_hands, owner, possible_lines, say_again
from patolli.engine.words import NotLegal
from patolli.stage.draws import Draw
from patolli.table.errors import Refused
from patolli.table.messages import Recording
from patolli.table.searching import search
from patolli.table.session import Change, Guest, Session


def check(session: Session, guest: Guest, seat: int) -> None:
    """Refused to all but the host of a table where a game is written down."""
    session.check_player(guest, seat)
    if not session.recording:
        raise Refused("not-recorded")
    if not session.hosted_by(guest):
        raise Refused("not-host")


async def say_chance(
    session: Session, guest: Guest, seat: int, seq: int, edition: int | None, how: str, line: str
) -> None:
    """The host says what chance did, lets the table draw, or does not know."""
    async with session.changing(seat):
        check(session, guest, seat)
        session.check_newest(seat, seq, edition)
        if session.actors != [CHANCE]:
            raise Refused("no-chance")
        after, left, now = session.match.copy(), session.seq, session.course.now()
        if how == "said":
            after, left = await _said(session, after, line, now)
        else:
            _drawn(after, how, now)
        after.settle(time=now)
        change = await session.move_on(after, left)
    await session.announce(change)


async def _said(session: Session, after: Match, line: str, now: float) -> tuple[Match, int]:
    """The match after a line of chance, and how many lines are as they were."""
    left = session.seq
    try:
        after.say(CHANCE, line, now)
    except NotLegal as error:
        other = await search(session.row.host, exchange, session.match, CHANCE, [line])
        if other is None:
            raise Refused("held-in-secret" if line in _publicly_possible(session) else "not-drawn") from error
        after, left = other.match, other.left
        after.say(CHANCE, line, now)
    return after, left


def _publicly_possible(session: Session) -> list[str]:
    """What chance could say as far as everybody knows."""
    state, game = session.match.state, session.game
    return [game.say(state, CHANCE, move) for move in game.chance_moves(state, None)]


def _drawn(after: Match, how: str, now: float) -> None:
    """Let the table draw: once, or what belongs together."""
    first = owner(after)
    if (first is None) != (how in ("any", "rest")):
        raise Refused("not-open" if first is not None else "not-hidden")
    try:
        while True:
            if first is None:  # laid as the table says, so it is what happened
                trial = after.copy().draw(time=now)
                after.say(CHANCE, trial.line, now)
            else:
                after.draw(time=now)
            after.settle(time=now)
            if how not in ("rest", "unknown-all") or after.state.actors() != [CHANCE] or owner(after) != first:
                return
    except EndlessDraw as error:
        raise Refused("no-chance") from error


async def others(session: Session, guest: Guest, seat: int) -> list[Draw]:
    """What else the seat, whose hand nobody told, may hold."""
    check(session, guest, seat)
    match = session.match
    lines = list(await search(session.row.host, other_hands, match, seat))
    names = [row.name for row in session.seats]
    return session.game.drawn_things(match.state, seat, lines, guest.language, names)


async def hold(session: Session, guest: Guest, seat: int, seq: int, edition: int | None, line: str) -> None:
    """The seat, whose hand nobody told, holds this: the possible hands are exchanged so."""
    async with session.changing(seat):
        check(session, guest, seat)
        session.check_newest(seat, seq, edition)
        other = (await search(session.row.host, other_hands, session.match, seat)).get(line)
        if other is None:
            raise Refused("not-drawn")
        change = await session.move_on(other.match, other.left)
    await session.announce(change)


async def go_back(session: Session, guest: Guest, seat: int, seq: int, edition: int | None, to: int) -> list[SaidLine]:
    """Take back the lines after the first `to` ones that the seat has been told of: they are the answer."""
    async with session.changing(seat):
        check(session, guest, seat)
        session.check_newest(seat, seq, edition)
        left = session.line_count(seat, to)
        if left >= session.seq:
            raise Refused("nothing-to-undo")
        gone = [SaidLine(line.actor, line.line, line.made) for line in session.lines[left:]]
        after = session.match.copy()
        after.cut(left)
        after.settle(time=session.course.now())
        await session.cut(after, left, after.lines[left:])
    await session.announce(Change("undo", left))
    return gone


async def again(
    session: Session, guest: Guest, seat: int, seq: int, edition: int | None, lines: Sequence[SaidLine]
) -> tuple[list[SaidLine], NotLegal | None]:
    """Say lines that were taken back, up to the first that is not legal any more: those that are left, and why."""
    async with session.changing(seat):
        check(session, guest, seat)
        session.check_newest(seat, seq, edition)
        after, before = session.match.copy(), session.seq
        left, why = await asyncio.to_thread(say_again, after, lines, session.course.now())
        if len(after.lines) == before:
            return left, why
        change = await session.move_on(after, before)
    await session.announce(change)
    return left, why


def news(session: Session, match: Match, seat: Reader, language: str) -> Recording:
    """What the host, who writes the game down, is asked for at that seat.

    All of it is made from what the seat may know: what is offered includes what others hold in secret.
    """
    found = possible_lines(match.lines)
    own = [index for index in found if match.lines[index].heard_by(seat) == match.lines[index].line]
    possible = [session.numbers.seq(seat, index + 1) for index in found]
    if match.state.actors() != [CHANCE]:
        return Recording(None, None, possible, bool(own))
    of = owner(match)
    names = [row.name for row in session.seats]
    asks = session.game.draws(match.state, seat, language, names) if of in (None, seat) else None
    return Recording(asks, of, possible, bool(own))
