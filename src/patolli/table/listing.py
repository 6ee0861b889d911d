"""The lists of the lobby: what a browser is told of the tables at which it has a seat.

It is never more than the table itself tells this browser: who is asked is known to all, and when a line was said, how
many there are and what the points are is not told before the game is over.
"""

from __future__ import annotations

from patolli.engine.core.state import CHANCE
from patolli.engine.options import BadOption
from patolli.table.lobby_messages import ListedSeat, Mine, SetUp, SetUpClock, SetUpSeat
from patolli.table.rows import SeatRow, TableRow, game_of


def listed(table: TableRow, browser: str, stuck: bool = False) -> Mine:
    """A table in the list of a browser that has a seat there; `stuck`: one can only look at it."""
    seats = [number for number, seat in enumerate(table.seats) if browser in seat.owners]
    others = [seat for number, seat in enumerate(table.seats) if len(seats) > 1 or number not in seats]
    over = not table.actors
    return Mine(
        id=table.id,
        game=table.game,
        title=_title(table.game),
        names=[seat.name for seat in others if seat.name],
        asked=not stuck
        and (
            any(number in table.actors and table.seats[number].kind != "bot" for number in seats)
            or (table.recorded and CHANCE in table.actors)
        ),
        over=over,
        created=table.created,
        ended=table.ended if over else None,
        seats=_seats(table, browser, stuck),
        next=table.next,
        again=_again(table, browser) if over else None,
        stuck=stuck,
    )


def _title(game: str) -> str:
    """Of a game of another package that is not installed any more, its name."""
    try:
        return game_of(game).title
    except BadOption:
        return game


def _seats(table: TableRow, browser: str, stuck: bool) -> list[ListedSeat]:
    """The seats in their order; where the rules play an opponent it is the last."""
    outcome = None if table.actors else table.outcome
    found = [
        ListedSeat(
            name=seat.name,
            kind=seat.kind,
            level=seat.level,
            mine=browser in seat.owners,
            asked=number in table.actors and not stuck,
            resigned=seat.resigned,
        )
        for number, seat in enumerate(table.seats)
    ]
    if outcome:
        found += [ListedSeat("", "game", "", False, False, False) for _ in outcome.points[len(found) :]]
        for seat, points, place in zip(found, outcome.points, outcome.places, strict=False):
            seat.points, seat.place = points, place
    return found


def _again(table: TableRow, browser: str) -> SetUp:
    """What makes the same table again: others than this browser come by link."""
    me = next((number for number, seat in enumerate(table.seats) if browser in seat.owners), 0)
    seats = [_seat_again(seat, browser, number == me) for number, seat in enumerate(table.seats)]
    clock = SetUpClock(*table.clock) if table.clock else None
    return SetUp(table.game, seats, table.options, clock, table.hints, table.level)


def _seat_again(seat: SeatRow, browser: str, first: bool) -> SetUpSeat:
    if browser in seat.owners:
        return SetUpSeat("me" if first else "here", seat.name, "")
    if seat.kind == "bot" and not seat.resigned:
        return SetUpSeat("bot", seat.name, seat.level)
    return SetUpSeat("open", seat.name, "")
