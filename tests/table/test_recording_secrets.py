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
from patolli.table import bot_pool, recording, searching
from patolli.table.errors import Refused
from patolli.table.limits import Buckets
from patolli.table.rows import SeatRow, TableRow
from patolli.table.session import Guest
from patolli.table.store import Store
from patolli.table.table import Table

ANA, BEN = Guest("ana" * 6, "en"), Guest("ben" * 6, "en")
NAMED = ("Ana", "Ben")


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


async def dealt(tmp_path: Path, owners: dict[str, set[str]]) -> tuple[Store, list[Table]]:
    """Two copies of a table at which nobody told a hand; Ana writes the game down."""
    match = Match("zapotec", 2)
    match.asks_chance = True
    seats = [SeatRow("person", name, "", name, {ANA.browser} | owners.get(name, set()), used=True) for name in NAMED]
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
    return store, [here, there]


def test_who_plays_at_another_device_does_not_learn_what_others_hold(tmp_path: Path) -> None:
    """Whether another hand is possible depends on theirs, so it is looked for when the host says the line."""

    async def story() -> None:
        store, (table, other) = await dealt(tmp_path, {"Ben": {BEN.browser}})
        session, told = table.session, set()
        state, before = session.match.state, session.record()
        for card in (card for card in range(len(state.box.cards)) if not state.hands[1] >> card & 1):  # type: ignore[attr-defined]
            line = f"choose {state.box.cards[card]}"  # type: ignore[attr-defined]
            with pytest.raises(Refused) as refused:
                await session.say(BEN, 1, session.numbers.seq(1), None, [line])
            told.add((refused.value.key, refused.value.rule))
        assert told == {("not-legal", next(iter(told))[1])}
        assert session.record() == before
        for one in (table, other):
            one.give_up()
        await store.close()

    asyncio.run(story())


def test_another_process_asks_for_the_same(tmp_path: Path) -> None:
    """Two copies of a table in two processes: what one is told the other takes over, exchanged hands included."""

    async def story() -> None:
        store, (here, there) = await dealt(tmp_path, {})
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


def test_other_hands_are_not_looked_for_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "SEARCHES", Buckets(0, 1))

    async def story() -> None:
        store, (table, other) = await dealt(tmp_path, {})
        session = table.session
        assert await recording.others(session, ANA, 0)
        for again in (
            recording.others(session, ANA, 0),
            recording.hold(session, ANA, 0, session.numbers.seq(0), None, "deal 0 A01"),
            session.say(ANA, 0, session.numbers.seq(0), None, ["choose nonsense"]),
        ):
            with pytest.raises(Refused, match="too-fast"):
                await again
        for one in (table, other):
            one.give_up()
        await store.close()

    asyncio.run(story())
