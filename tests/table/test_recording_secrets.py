"""What is offered to whoever writes a game down tells no seat what the others hold, and is the same in each process."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from patolli import CHANCE, Rng
from patolli.engine.match import Match
from patolli.engine.recording import owner
from patolli.games import NAMES
from patolli.stage.game import ShownGame
from patolli.table import bot_pool, recording
from patolli.table.rows import SeatRow, TableRow
from patolli.table.session import Guest
from patolli.table.store import Store
from patolli.table.tables import Table

ANA = Guest("ana" * 6, "en")


@pytest.mark.parametrize("game", NAMES)
def test_twins_that_differ_in_what_others_hold_are_offered_the_same(game: str) -> None:
    match, rng, compared = Match(game, 3, {"length": "3"} if game == "lapins" else {}, seed=3), Rng(8), 0
    shown, state = match.game, match.state
    assert isinstance(shown, ShownGame)
    while actors := state.actors():
        if actors == [CHANCE]:
            seeing = owner(match)
            for seat in range(3) if seeing is None else [seeing]:
                twin = state.guess(seat, rng)
                assert shown.chance_moves(twin, None) == shown.chance_moves(state, None)
                offered = [msgspec.json.encode(shown.draws(one, seat, "fr", ["A", "B", "C"])) for one in (state, twin)]
                assert offered[0] == offered[1]
                assert set(state.moves(CHANCE)) <= set(shown.chance_moves(state, seat)), "what happened can be said"
                compared += 1
        actor = actors[0]
        match.play(actor, state.pick(actor, rng))
    assert compared > 10


def test_another_process_asks_for_the_same(tmp_path: Path) -> None:
    """Two copies of a table in two processes: what one is told the other takes over, exchanged hands included."""

    async def story() -> None:
        match = Match("zapotec", 2)
        match.asks_chance = True
        seats = [SeatRow("person", name, "", name, {ANA.browser}, used=True) for name in ("Ana", "Ben")]
        options = match.game.settings(match.state)
        row = TableRow("recorded" * 2, "zapotec", 2, options, "", ANA.browser, False, seats, [], recorded=True)
        row.actors = [CHANCE]
        store = Store(f"sqlite:///{tmp_path}/two.db")
        await store.open()
        await store.create(row)
        loaded = [await store.load(row.id) for _ in range(2)]
        here, there = (Table(one, store, bot_pool.BotPool()) for one in loaded if one)
        while here.session.actors == [CHANCE]:
            session = here.session
            how = "rest" if (seat := owner(session.match)) is None else "unknown-all"
            at = seat or 0
            await recording.say_chance(session, ANA, at, session.numbers.seq(at), None, how, "")
        await there.follow()
        assert there.session.match.asks_chance
        taken = next(card for card in range(40) if there.session.match.state.hands[1] >> card & 1)  # type: ignore[attr-defined]
        line = f"choose {there.session.match.state.box.cards[taken]}"  # type: ignore[attr-defined]
        session = there.session
        await session.say(ANA, 0, session.numbers.seq(0), None, [line])
        await here.follow()
        assert here.session.record() == there.session.record()
        assert here.session.record().possible == there.session.record().possible != []
        back = here.session
        await recording.go_back(back, ANA, 0, back.numbers.seq(0), None, 0)
        await there.follow()
        assert (there.session.actors, there.session.seq) == ([CHANCE], 0)
        for table in (here, there):
            table.give_up()
        await store.close()

    asyncio.run(story())
