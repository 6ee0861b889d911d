"""News: what the readers of a table are told. Each message is made once for all who are told the same."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from typing import Any, NamedTuple, TypeVar

import msgspec

import patolli
from patolli.engine.core.state import CHANCE
from patolli.engine.played import Reader
from patolli.engine.recording import owner
from patolli.stage.aid import has_aid
from patolli.stage.moment import Story
from patolli.table import recording, takeback
from patolli.table.errors import Refused, words
from patolli.table.messages import (
    ChatNews,
    ChatsNews,
    Entry,
    Farther,
    Lost,
    News,
    NoticeNews,
    Recording,
    Result,
    Round,
    SeatNews,
    SeatsNews,
    TakebackNews,
    WayBack,
)
from patolli.table.result import sources
from patolli.table.rows import ChatRow, NoticeRow
from patolli.table.session import Guest, Session
from patolli.table.snapshot import NOTHING, Snapshot

try:
    from isal import isal_zlib as zlib  # four times as fast; the extra `fast`
except ModuleNotFoundError:
    import zlib  # type: ignore[no-redef]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Audience:
    """Those who are told the same."""

    seat: Reader
    language: str
    mine: tuple[int, ...]
    host: bool
    taken: Reader = None
    """The seat that another window has taken from this one."""
    lost: tuple[int, str] | None = None
    """The seat that was ended for this browser, and how."""

    @staticmethod
    def of(session: Session, guest: Guest, seat: Reader, taken: Reader = None) -> Audience:
        """The audience that a guest belongs to who sees what that seat sees."""
        mine = tuple(session.mine(guest))
        return Audience(seat, guest.language, mine, session.hosted_by(guest), taken, session.lost(guest))

    def now(self, session: Session, guest: Guest) -> Audience:
        """The same reader after seats have changed hands: whoever has lost one sees what spectators see."""
        mine = tuple(session.mine(guest))
        seat = self.seat if session.is_open or self.seat in mine else None
        taken, lost = self.taken if self.taken in mine else None, session.lost(guest)
        return Audience(seat, guest.language, mine, session.hosted_by(guest), taken, lost)


def reader_of(session: Session, guest: Guest, wanted: str | None) -> Reader:
    """Whose view somebody asks for; their own by default. Refused if it is another's and the game goes on."""
    mine = session.mine(guest)
    if wanted is None:
        asked = [seat for seat in mine if seat in session.actors]
        return next(iter(asked or mine), None)
    if wanted in ("", "none"):
        return None
    if not wanted.isascii() or not wanted.isdecimal() or len(wanted) > 2:
        raise Refused("malformed", reason=f"seat is a number or none, not {wanted[:20]!r}")
    seat = int(wanted)
    session.seat(seat)
    if seat not in mine and not session.is_open:
        raise Refused("not-your-seat", seat=seat)
    return seat


class Same(NamedTuple):
    """What all readers of a table are told alike."""

    secrets: bool
    hints: bool
    aid: bool
    level: str


class Bulletin:
    """All that is told about a table at one moment. It is made for one round of messages and then thrown away."""

    def __init__(
        self,
        session: Session,
        snapshot: Snapshot,
        tints: Sequence[str],
        here: Collection[str],
        rounds: Sequence[Round] = (),
        past: bool = False,
        elsewhere: Collection[int] = (),
    ) -> None:
        """`here`: the browsers that look on; `elsewhere`: the seats whose owners do in another process; `past`: the
        snapshot is of an earlier position."""
        self.session = session
        self.snapshot = snapshot
        self.tints = tints
        self.here = here
        self.rounds = rounds
        self.past = past
        self.elsewhere = elsewhere
        self._made: dict[Hashable, Any] = {}

    def _once(self, key: Hashable, make: Callable[[], T]) -> T:
        if key not in self._made:
            self._made[key] = make()
        found: T = self._made[key]
        return found

    @property
    def looking(self) -> Reader:
        """Where a game is written down: the seat that alone may see what is drawn, and has to come to the screen."""
        asks = self.session.recording and self.snapshot.actors == [CHANCE]
        return owner(self.snapshot.match) if asks else None

    @cached_property
    def same(self) -> Same:
        """What all readers are told alike."""
        session = self.session
        return Same(session.game.has_secrets, session.hints_allowed, has_aid(session.game), session.level)

    # Messages

    def message(self, audience: Audience, since: int, chat: int = 0) -> bytes:
        """The news for an audience, as JSON."""
        return self._once((audience, since, chat), lambda: msgspec.json.encode(self.news(audience, since, chat)))

    def seats_message(self, language: str, reader: Reader) -> bytes:
        """Who is there, for the readers of a language."""
        numbers, next = self.session.numbers, self.session.row.next
        return self._once(
            ("seats", language, reader),
            lambda: msgspec.json.encode(
                SeatsNews(self.session.id, numbers.seq(reader), numbers.edition(reader), self.seats(language), next)
            ),
        )

    def chat_message(self, language: str, reader: Reader, after: int) -> bytes:
        """What was said beside the game after a message."""
        numbers, chat = self.session.numbers, partial(self.chat, language, after)
        return self._once(
            ("chat", language, reader, after),
            lambda: msgspec.json.encode(
                ChatsNews(self.session.id, numbers.seq(reader), numbers.edition(reader), chat())
            ),
        )

    def packed(self, message: bytes) -> bytes:
        """A message, compressed once."""
        return self._once(message, lambda: zlib.compress(message, 1))

    # News

    def news(self, audience: Audience, since: int, chat: int = 0) -> News:
        """What an audience is told: the position, and the log and the chat that it does not know."""
        session, snapshot, numbers = self.session, self.snapshot, self.session.numbers
        reader, language = audience.seat, audience.language
        own = reader is not None and reader in audience.mine and not self.past
        same = self.same
        seq = numbers.seq(reader, len(snapshot.lines))
        since = min(numbers.since(reader, since), seq)
        speaker = reader if own and reader in snapshot.actors and self._plays(reader) else None
        stuck = session.stuck.refused().tell(language) if session.stuck else ""
        writing = self.recording(audience)
        asked = writing.asks.ask if writing and writing.asks else ""
        return News(
            table=session.id,
            game=session.row.game,
            title=session.game.title,
            version=patolli.__version__,
            seq=seq,
            edition=numbers.edition(reader),
            since=since,
            end=numbers.seq(reader),
            seat=reader,
            mine=list(audience.mine),
            taken=audience.taken,
            host=audience.host,
            replay=session.row.replay,
            language=language,
            seats=self.seats(language),
            prompt=stuck or asked or snapshot.prompt(reader, language),
            asked=speaker is not None,
            over=snapshot.over,
            scene=snapshot.scene(reader, language),
            lines=NOTHING if speaker is None else snapshot.tree(speaker),
            verbs={} if speaker is None else snapshot.verbs(speaker, language),
            names={} if speaker is None else snapshot.names_of_words(language),
            closes=[] if speaker is None else snapshot.closes(speaker),
            secrets=same.secrets,
            log=self.log(reader, language, since),
            undo=self.way_back(reader, audience)
            if own and reader is not None and not stuck
            else WayBack(False, False, seq),
            final=[] if speaker is None else snapshot.final(speaker, session.bot_seats()),
            links=links(session) if audience.host else {},
            next=session.row.next,
            chat=[] if self.past else self.chat(language, chat),
            hints=same.hints,
            aid=same.aid,
            notices=self.notices(language, since),
            devices={str(number): len(session.seats[number].owners) for number in audience.mine},
            lost=lost(audience),
            farther=self.farther(reader) if own and reader is not None else None,
            takeback=None if self.past else self.takeback(reader),
            level=same.level,
            play_on=session.may_play_on(audience.mine, audience.host),
            stuck=stuck,
            result=self.result(language) if snapshot.over else None,
            recorded=session.recording,
            recording=writing,
        )

    def recording(self, audience: Audience) -> Recording | None:
        """What whoever writes the game down is asked for; nobody else is told of it."""
        own = audience.host and audience.seat is not None and audience.seat in audience.mine
        if not (self.session.recording and own) or self.past or self.session.stuck:
            return None
        return recording.news(self.session, self.snapshot.match, audience.seat, audience.language)

    def _plays(self, seat: Reader) -> bool:
        """Whether whoever owns the seat plays it; a bot may, after they gave up."""
        session = self.session
        return seat is not None and not (session.row.replay or session.stuck or session.seats[seat].kind == "bot")

    def seats(self, language: str) -> list[SeatNews]:
        """The seats, as all readers of a language are told about them."""
        return self._once(("seats", language), partial(self._seats, language))

    def _seats(self, language: str) -> list[SeatNews]:
        session, snapshot = self.session, self.snapshot
        places, now = snapshot.state.places(), session.course.now()
        found = []
        for number, points in enumerate(snapshot.state.points()):
            row = session.seats[number] if number < len(session.seats) else None
            found.append(
                SeatNews(
                    seat=number,
                    name=snapshot.called(number, language),
                    kind=row.kind if row else "game",
                    level=row.level if row else "",
                    look=self.tints[number],
                    points=points,
                    asked=(number in snapshot.actors or number == self.looking) and not session.stuck,
                    thinking=number in session.thinking and number in session.actors,
                    here=not row or number in self.elsewhere or not row.owners.isdisjoint(self.here),
                    winner=bool(places) and places[number] == 1,
                    place=places[number] if places else None,
                    clock=session.clock.of(number, now) if session.clock and row and row.kind != "bot" else None,
                    resigned=bool(row and row.resigned),
                )
            )
        return found

    def log(self, reader: Reader, language: str, since: int) -> list[Entry]:
        """The lines after the first `since` ones that the reader has been told of, as the reader heard them."""
        numbers, lines = self.session.numbers, self.snapshot.lines
        entries = []
        for index in range(numbers.index(reader, since) or 0, len(lines)):
            heard = lines[index].heard_by(reader)
            if heard is not None or lines[index].events:
                key = (index, numbers.seq(reader, index + 1), heard, language)
                entries.append(self._once(key, partial(self._entry, *key)))
        return entries

    def _entry(self, index: int, n: int, heard: str | None, language: str) -> Entry:
        """A line as somebody heard it, told from what everybody knows: the same for all who heard it so."""
        snapshot, game, names = self.snapshot, self.session.game, self.snapshot.names
        line, view = snapshot.lines[index], snapshot.public()
        text, events = game.tell_entry(view, line.actor, heard, line.events, language, names, headed=True)
        period, round = line.part
        part = game.speech(language).tell("log-part", period=period, round=round) if round else ""
        made = line.made and heard == line.line  # whether somebody had a choice is as secret as what they chose
        moments = game.moments(view, Story(snapshot.lines, index), language, names)
        return Entry(n, line.actor, heard or "", text, events, part, made, moments)

    def way_back(self, seat: int, audience: Audience) -> WayBack:
        """What the seat can take back; or, if nothing, whether another of the same screen can, who acted before."""
        numbers, match = self.session.numbers, self.session.match
        way = match.way_back(seat)
        if not way.why:
            return WayBack(True, len(way.turn) > len(way.gesture), numbers.seq(seat, way.turn[0]))
        others = (mine for mine in audience.mine if mine != seat and numbers.seq(mine) == numbers.seq(seat))
        by = next((other for other in others if not match.way_back(other).why), None)
        return WayBack(False, False, numbers.seq(seat), words(audience.language).tell(f"error-{way.why}"), by)

    def farther(self, seat: int) -> Farther | None:
        """How far the seat can go back past what others did."""
        left = takeback.farthest(self.session, seat)
        if left is None:
            return None
        return Farther(self.session.numbers.seq(seat, left), list(takeback.consents(self.session, seat)))

    def takeback(self, reader: Reader) -> TakebackNews | None:
        """What somebody asks to take back."""
        asked = takeback.outstanding(self.session)
        if asked is None:
            return None
        waits = [seat for seat in asked.waits if seat not in asked.agreed]
        return TakebackNews(asked.seat, self.session.numbers.seq(reader, asked.left), waits)

    def chat(self, language: str, after: int) -> list[ChatNews]:
        """What was said beside the game after a message."""
        chat = [row for row in self.session.row.chat if row.n > after]
        return [ChatNews(row.n, row.seat, self._speaker(row, language), row.text, row.time) for row in chat]

    def _speaker(self, row: ChatRow, language: str) -> str:
        return words(language).tell("spectator") if row.seat is None else self.snapshot.called(row.seat, language)

    def notices(self, language: str, since: int) -> list[NoticeNews]:
        """Those that a reader may not know who knows the first `since` lines."""
        first, last = min(since, self.session.numbers.begun), len(self.snapshot.lines)
        return [
            NoticeNews(notice.n, notice.place, notice.kind, notice.seat, self._noticed(notice, language))
            for notice in self.session.notices
            if first <= notice.place <= last
        ]

    def _noticed(self, notice: NoticeRow, language: str) -> str:
        """A seat that had no name is called by its colour, whoever sits there now."""
        nameless, view = [""] * self.session.row.players, self.snapshot.public()
        name = notice.name or self.session.game.called(view, notice.seat, language, nameless)
        return words(language).tell(f"notice-{notice.kind}", name=name)

    def result(self, language: str) -> Result:
        """How the game ended."""
        state = self.snapshot.state
        points = state.points()
        earned = sources(self.session.game, self.snapshot.lines, points, language)
        return Result(
            points,
            state.winners(),
            state.places(),
            earned,
            list(self.rounds),
            resigned=[number for number, seat in enumerate(self.session.seats) if seat.resigned],
            takebacks=[seat.takebacks for seat in self.session.seats],
            forked=self.session.row.forked,
        )


def lost(audience: Audience) -> Lost | None:
    """What a browser is told whose seat was ended."""
    if audience.lost is None:
        return None
    seat, why = audience.lost
    return Lost(seat, words(audience.language).tell(f"lost-{why}"))


def links(session: Session) -> dict[str, str]:
    """Where the seats wait for somebody."""
    seats = enumerate(session.seats)
    return {str(number): link(session.id, seat.secret) for number, seat in seats if seat.kind == "open"}


def link(table: str, secret: str) -> str:
    """The address at which a secret seats somebody."""
    return f"/t/{table}/sit/{secret}"
