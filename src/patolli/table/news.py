"""News: all that one audience is told about a table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import patolli
from patolli.engine.game import Game
from patolli.table import notices, seating
from patolli.table.errors import Refused, words
from patolli.table.messages import ChatNews, ChatsNews, News, Result, SeatNews, SeatsNews, WayBack
from patolli.table.moment import NOTHING, Moment
from patolli.table.result import sources
from patolli.table.rows import ChatRow
from patolli.table.said import Ear

if TYPE_CHECKING:
    from patolli.table.live import Guest, Live


@dataclass(frozen=True, slots=True)
class Audience:
    """Those who are told the same."""

    seat: Ear
    language: str
    mine: tuple[int, ...]
    host: bool
    taken: Ear = None
    """The seat that another window has taken from this one."""
    lost: tuple[int, str] | None = None
    """The seat that was ended for this browser, and how."""

    @staticmethod
    def of(live: Live, guest: Guest, seat: Ear, taken: Ear = None) -> Audience:
        mine, lost = tuple(live.mine(guest)), seating.lost(live, guest)
        return Audience(seat, guest.language, mine, live.hosted_by(guest), taken, lost)

    def now(self, live: Live, guest: Guest) -> Audience:
        """The same reader after seats have changed hands: whoever has lost one sees what spectators see."""
        mine, open_to_all = live.mine(guest), live.row.replay or live.moment.over
        seat = self.seat if open_to_all or self.seat in mine else None
        return Audience.of(live, guest, seat, self.taken if self.taken in mine else None)


def ear_of(live: Live, guest: Guest, wanted: str | None) -> Ear:
    """Whose view somebody asks for; their own by default. Refused if it is another's and the game goes on."""
    mine = live.mine(guest)
    if wanted is None:
        asked = [seat for seat in mine if seat in live.moment.actors]
        return next(iter(asked or mine), None)
    if wanted in ("", "none"):
        return None
    if not wanted.isascii() or not wanted.isdecimal() or len(wanted) > 2:
        raise Refused("malformed", reason=f"seat is a number or none, not {wanted[:20]!r}")
    seat = int(wanted)
    live.seat(seat)
    if seat not in mine and not live.row.replay and not live.moment.over:
        raise Refused("not-your-seat", seat=seat)
    return seat


def news(live: Live, audience: Audience, since: int, heard: int, moment: Moment | None = None) -> News:
    """What the audience is told, now or as of an earlier moment: the log and, now, the chat that it does not know."""
    now = moment is None
    moment = moment or live.moment
    seat, language = audience.seat, audience.language
    numbers = live.numbers
    seq = numbers.seq(seat, moment.seq)
    since = min(numbers.since(seat, since), seq)
    asked = now and seat is not None and seat in audience.mine and seat in moment.actors and not live.row.replay
    own = now and seat in audience.mine
    speaks = asked and seat is not None
    return News(
        table=live.id,
        game=live.row.game,
        title=live.room.title,
        version=patolli.__version__,
        seq=seq,
        edition=numbers.edition(seat),
        since=since,
        end=numbers.seq(seat),
        seat=seat,
        mine=list(audience.mine),
        taken=audience.taken,
        host=audience.host,
        replay=live.row.replay,
        language=language,
        seats=live.told_seats(language) if now else seats(live, language, moment),
        prompt=moment.prompt(seat, language),
        asked=asked,
        over=moment.over,
        scene=moment.scene(seat, language),
        lines=moment.tree(seat) if speaks and seat is not None else NOTHING,
        verbs=moment.verbs(seat, language) if speaks and seat is not None else {},
        names=moment.names_of_words(language) if speaks else {},
        closes=moment.closes(seat) if speaks and seat is not None else [],
        secrets=type(live.room).overhear is not Game.overhear,
        log=moment.log(seat, language, numbers, since),
        undo=way_back(live, seat, audience) if own and seat is not None else WayBack(False, False, seq),
        final=moment.final(seat, live.bot_seats()) if speaks and seat is not None else [],
        links=links(live) if audience.host else {},
        next=live.row.next,
        chat=chat(live, language, heard) if now else [],
        hints=live.hints,
        notices=notices.told(live, language, since, moment),
        devices=seating.devices(live, audience.mine),
        lost=notices.lost(audience.lost, language),
        result=result(live, moment, language) if moment.over else None,
    )


def way_back(live: Live, seat: int, audience: Audience) -> WayBack:
    """What the seat can take back; or, if nothing, whether another of the same screen can, who acted before."""
    numbers, way = live.numbers, live.way_back(seat)
    if not way.why:
        return WayBack(True, len(way.turn) > len(way.gesture), numbers.seq(seat, way.turn[0]))
    others = (mine for mine in audience.mine if numbers.seq(mine) == numbers.seq(seat))
    by = next((other for other in others if not live.way_back(other).why), None)
    return WayBack(False, False, numbers.seq(seat), words(audience.language).tell(f"error-{way.why}"), by)


def seats(live: Live, language: str, moment: Moment) -> list[SeatNews]:
    places, now = moment.state.places(), live.course.now()
    found = []
    for number, points in enumerate(moment.state.points()):
        row = live.seats[number] if number < len(live.seats) else None
        found.append(
            SeatNews(
                seat=number,
                name=moment.called(number, language),
                kind=row.kind if row else "game",
                level=row.level if row else "",
                look=live.looks[number],
                points=points,
                asked=number in moment.actors,
                thinking=live.thinks(number),
                here=live.here(number) if row else True,
                winner=bool(places) and places[number] == 1,
                place=places[number] if places else None,
                clock=live.clock.of(number, now) if live.clock and row and row.kind != "bot" else None,
            )
        )
    return found


def seats_news(live: Live, language: str, ear: Ear) -> SeatsNews:
    numbers = live.numbers
    return SeatsNews(live.id, numbers.seq(ear), numbers.edition(ear), live.told_seats(language), live.row.next)


def chat(live: Live, language: str, heard: int) -> list[ChatNews]:
    """What was said beside the game after message `heard`."""
    return [
        ChatNews(row.n, row.seat, _speaker(live, row, language), row.text, row.time)
        for row in live.chat
        if row.n > heard
    ]


def _speaker(live: Live, row: ChatRow, language: str) -> str:
    return words(language).tell("spectator") if row.seat is None else live.moment.called(row.seat, language)


def chat_news(live: Live, language: str, ear: Ear, heard: int) -> ChatsNews:
    numbers = live.numbers
    return ChatsNews(live.id, numbers.seq(ear), numbers.edition(ear), chat(live, language, heard))


def links(live: Live) -> dict[str, str]:
    """Where the seats wait for somebody."""
    return {str(number): link(live.id, seat.secret) for number, seat in enumerate(live.seats) if seat.kind == "open"}


def link(table: str, secret: str) -> str:
    return f"/t/{table}/sit/{secret}"


def result(live: Live, moment: Moment, language: str) -> Result:
    points = moment.state.points()
    return Result(
        points,
        moment.state.winners(),
        moment.state.places(),
        sources(live.room, live.lines, points, language),
        live.rounds or [],
    )
