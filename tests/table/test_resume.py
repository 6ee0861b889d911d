"""Whoever comes back says up to where they know the log, and is told what they lack: no less, and seldom all of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from patolli import Record, Rng, State, say
from patolli.engine.match import Match
from patolli.engine.played import Reader
from patolli.table.news import Audience
from tests.contract.example import GAME, on_the_table
from tests.table.test_twins import SECRETIVE, Twin, decisions

LINES = 24
Log = dict[int, tuple[int, str]]
Known = tuple[Reader, int, int, Log]
"""A reader, the number and the edition where they stood, and the log as they knew it."""


@pytest.mark.parametrize("game", ["mexica", *SECRETIVE])
def test_whoever_comes_back_has_the_log_of_those_who_stayed(game: str, tmp_path: Path) -> None:
    """Also if seats decided in secret, or took something back, while they were away."""

    async def played() -> None:
        twin, rng, away = Twin(tmp_path, *begun(game)), Rng(5, 2), list[Known]()
        await twin.open()
        first = twin.live.session.seq
        for number in range(LINES):
            if await change(twin, rng, takes_back=number % 5 == 4):
                compare(twin, away, first)
                if number % 8 == 7:
                    await twin.reload()
        await twin.close()
        assert len(away) > LINES
        taken_back = len({edition for _, _, edition, _ in away}) > 1
        assert taken_back or game in ("highcard", "zapotec"), "there a decision is one line"

    with on_the_table(GAME):
        asyncio.run(played())


def begun(game: str) -> tuple[Record, State]:
    """A game in the moment in which seats decide in secret; one without secrets at its start."""
    if game in SECRETIVE:
        record, state = next(decisions(game, 3, 1))
        return Record(game, 3, dict(record.options), lines=record.lines[:]), state
    match = Match(game, 3, {})
    match.settle(Rng(1))
    return match.record(), match.state


async def change(twin: Twin, rng: Rng, takes_back: bool) -> bool:
    """Somebody says a line, or takes one back; False if nobody can."""
    session = twin.live.session
    seats = [seat for seat in range(3) if not session.match.way_back(seat).why] if takes_back else session.actors
    if not seats:
        return False
    seat, numbers = seats[rng.below(len(seats))], session.numbers
    if takes_back:
        await session.undo(twin.guest(seat), seat, numbers.seq(seat), None, False)
    else:
        line = say(session.match.state, seat, session.match.state.pick(seat, rng))
        await session.say(twin.guest(seat), seat, numbers.seq(seat), None, [line])
    return True


def compare(twin: Twin, away: list[Known], first: int) -> None:
    """All who have gone at some time come back; they know the `first` lines, unless something was taken back."""
    session, bulletin = twin.live.session, twin.live.broadcast.bulletin()
    for reader in (None, 0, 1, 2):
        audience, numbers = Audience.of(session, twin.guest(reader), reader), session.numbers
        news = bulletin.news(audience, 0)
        whole = {entry.n: (entry.actor, entry.line) for entry in news.log}
        for who, seq, edition, log in away:
            if who == reader:
                lacks = bulletin.news(audience, numbers.resume(reader, seq, edition))
                known = {n: entry for n, entry in log.items() if n <= lacks.since}
                known |= {entry.n: (entry.actor, entry.line) for entry in lacks.log}
                assert known == whole, f"reader {reader}, who stood at {seq}"
                assert first <= lacks.since <= seq if edition == news.edition else lacks.since == 0
        away.append((reader, news.seq, news.edition, whole))
