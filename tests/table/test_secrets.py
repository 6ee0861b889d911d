"""A seat's messages hold nothing outside its view: every byte is read, through whole games."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from functools import lru_cache

import msgspec
import pytest
from websockets.sync.client import ClientConnection

from patolli import CHANCE, NotLegal, Record, Rng, State, hear, parse
from patolli.engine.core.playout import walk
from patolli.engine.game import find_game, start
from patolli.engine.match import Match
from patolli.engine.played import PlayedLine
from patolli.games import NAMES
from patolli.table import bot_pool
from patolli.table.messages import ChatNews, Hint, NoticeNews, SeatNews
from patolli.table.numbers import Numbers
from patolli.table.rows import game_of
from patolli.table.snapshot import Snapshot
from tests.contract.example import GAME, on_the_table
from tests.table.postgres import Postgres
from tests.table.server import News, Person, Server, random_line
from tests.waiting import PATIENCE

SECRETIVE = ["highcard", *(name for name in NAMES if find_game(name).has_secrets)]
"""The games in which not everybody hears everything."""
MOST_SEATS = 3
"""Everybody has two others to learn of; with five a game has three times as many messages, and no other ones."""
FIRST_LINES = 12
OFTEN = 0.06
"""Somebody pries at each of the first lines, and now and then later: some games have many hundreds."""
EACH = 4
"""Until then whoever pries tries every seat of others each time, and later one of them."""
HINTED = (1, 8)
GREETING = "Good luck"
MOST_CHECKED = 400
"""So many messages of a game are made again from a guess; a long game has thousands."""


SMALL = {"error", "table", "links", "watch", "seq", "edition", "rule", "why", "seats", "next", "chat", "n", "lines"}
SEAT = set(SeatNews.__struct_fields__)
CHAT = frozenset(ChatNews.__struct_fields__)
HINT = set(Hint.__struct_fields__)
NOTICE = set(NoticeNews.__struct_fields__)
"""What messages without a scene may hold."""


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("toys"), module="tests.table.toy_server")
    running.start()
    with on_the_table(GAME):
        yield running
    running.stop()
    assert "Traceback" not in running.log.read_text()


@pytest.fixture(scope="module")
def both_toys(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[list[Server]]:
    """Two processes at one database."""
    url = postgres.new()
    running = [Server(tmp_path_factory.mktemp("toys"), module="tests.table.toy_server", db=url) for _ in range(2)]
    for server in running:
        server.start()
    with on_the_table(GAME):
        yield running
    for server in running:
        server.stop()
        assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("game", SECRETIVE)
def test_nothing_that_a_seat_may_not_know_reaches_it(toys: Server, game: str) -> None:
    pry_through_a_game([toys], game)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["highcard", "lapins"])
def test_nor_does_it_where_every_other_one_is_at_another_process(both_toys: list[Server], game: str) -> None:
    pry_through_a_game(both_toys, game)


def pry_through_a_game(servers: list[Server], game: str) -> None:
    seats = min(MOST_SEATS, game_of(game).seats[-1])
    people = [Person(servers[number % len(servers)]) for number in range(seats + 1)]
    host, watcher = people[0], people[-1]
    table, links = host.make(game, *["open"] * seats, hints=True)
    for seat in range(seats):
        people[seat].follow(links[str(seat)])
    stack = ExitStack()
    sockets = [stack.enter_context(person.watch(table)) for person in people]
    before_the_end: list[tuple[int | None, list[bytes]]] = []
    heard_live: list[list[bytes]] = [[] for _ in sockets]
    rng = random.Random(18)
    lines = 0
    while not (news := watcher.news(table))["over"]:
        lines += 1
        for socket, kept in zip(sockets, heard_live, strict=True):
            drain(socket, kept)
        asked = [people[seat["seat"]] for seat in news["seats"] if seat["asked"]]
        person = rng.choice(asked)
        mine = person.news(table)
        if lines < FIRST_LINES or rng.random() < OFTEN:
            for curious in people:
                pry(curious, table, mine, rng, lines < EACH)
        if lines in HINTED:
            ask_for_a_hint(person, table, mine)
        for seat, curious in enumerate(people):
            before_the_end.append((seat if seat < seats else None, curious.received[:]))
            curious.received.clear()
        assert person.say(table, mine, random_line(mine, rng)).status_code == 200
        person.received.clear()
    for seat, (socket, kept) in enumerate(zip(sockets, heard_live, strict=True)):
        while is_before_the_end(kept[-1]):
            kept.append(told(socket, PATIENCE))
        before_the_end.append((seat if seat < seats else None, [body for body in kept if is_before_the_end(body)]))
    stack.close()
    record = watcher.ask(table, "/record").text
    bodies = [(body, seat) for seat, received in before_the_end for body in received if body]
    for body, seat_or_none in rng.sample(bodies, min(len(bodies), MOST_CHECKED)):
        check(body, seat_or_none, record, rng)
    assert "?" not in record
    assert host.news(table, seat=seats - 1)["seat"] == seats - 1, "after the end every view is open"
    for person in people:
        person.close()


def drain(socket: ClientConnection, kept: list[bytes]) -> None:
    """Keep what has arrived: a reader who lets messages pile up is dropped by the table."""
    with suppress(TimeoutError):
        while True:
            kept.append(told(socket, 0))


def told(socket: ClientConnection, wait: float) -> bytes:
    text = socket.recv(wait)
    assert isinstance(text, str)
    return text.encode()


def is_before_the_end(body: bytes) -> bool:
    message = json.loads(body)
    return not message.get("over")


def pry(curious: Person, table: str, mine: News, rng: random.Random, each: bool) -> None:
    """Ask for everything that one should not get, and for everything that one should."""
    own = curious.news(table)
    seat = own["seat"]
    others = [other for other in range(len(mine["seats"])) if other != seat]
    for other in others if each else [rng.choice(others)]:
        assert curious.ask(table, "", seat=other).status_code == 403
        assert curious.ask(table, f"/at/{mine['seq']}", seat=other).status_code == 403
        assert curious.ask(table, f"/at/{mine['seq']}/layers", seat=other).status_code == 403
        assert curious.ask(table, f"/at/{mine['seq']}/steps", seat=other).status_code == 403
        assert curious.ask(table, "/record", seat=other).status_code == 403
        assert curious.ask(table, "/why", seat=other, line="choose 1").status_code == 403
        assert curious.say(table, mine, random_line(mine, rng), seat=other).status_code == 403
        assert curious.post(table, "undo", seat=other, seq=mine["seq"]).status_code == 403
        assert curious.post(table, "hint", seat=other, seq=mine["seq"]).status_code == 403
        assert curious.post(table, "chat", seat=other, text="It was me").status_code == 403
    curious.post(table, "chat", seat=seat, text=GREETING)
    curious.ask(table, f"/at/{rng.randrange(own['seq'] + 1)}")
    curious.ask(table, f"/at/{rng.randrange(own['seq'] + 1)}/layers", seat="none" if seat is None else seat)
    at = rng.randrange(own["seq"] + 1)
    curious.ask(table, f"/at/{at}/steps", since=max(0, at - 2), seat="none" if seat is None else seat)
    curious.ask(table, "/record")
    if seat is not None:
        curious.ask(table, "/why", seat=seat, line=random_line(mine, rng))


def ask_for_a_hint(person: Person, table: str, mine: News) -> None:
    """Its lines begin with what the seat may say."""
    answer = person.post(table, "hint", seat=mine["seat"], seq=mine["seq"])
    assert answer.status_code == 200, answer.text
    for hint in answer.json()["lines"]:
        node = mine["lines"]
        for word in hint["lines"][0].split():
            node = node[word]
        assert "." in node


def check(body: bytes, seat: int | None, record: str, rng: random.Random) -> None:
    """Everything in a message comes from a guess of the seat as well as from the truth; its log is what it heard."""
    if body.startswith(b"patolli 1"):
        return check_record(body.decode(), seat, record)
    message = json.loads(body)
    if "steps" in message:
        return check_steps(message, seat, played_again(record), rng)
    if "scene" not in message and "layers" not in message:
        assert set(message) <= SMALL
        check_small(message)
        return None
    played = played_again(record)
    possible = played.places(seat, message["seq"], message.get("end"))
    assert possible, f"nobody at seat {seat} was ever told {message['seq']} lines"
    if "layers" in message:
        layers = [shown_besides(played, index, seat, rng) for index in possible]
        assert message["layers"] in layers
        return None
    index, numbers = possible[0], played.numbers(played.told(seat, message["end"]))
    state = played.state(index)
    guess = state if seat is None else state.guess(seat, Rng(rng.getrandbits(32)))
    moment = position(played.record, guess)
    for entry in message["log"]:
        place = numbers.index(seat, entry["n"])
        assert place is not None
        assert entry["line"] == (played.lines[place - 1].heard_by(seat) or "")
    assert message["scene"] == shown(played, index, seat, moment)
    assert message["prompt"] == moment.prompt(seat, "en")
    assert [one["points"] for one in message["seats"]] == guess.points()
    check_small(message)
    if message["asked"]:
        assert seat is not None
        assert message["lines"] == msgspec.json.decode(moment.tree(seat))
    else:
        assert message["lines"] == {}
    return None


def check_steps(message: News, seat: int | None, played: Played, rng: random.Random) -> None:
    """Each of the positions is one that news show as well, at some time."""
    assert set(message) == {"seq", "edition", "steps"}
    for step in message["steps"]:
        scenes = []
        for index in played.places(seat, step["seq"], None):
            state = played.state(index)
            guess = state if seat is None else state.guess(seat, Rng(rng.getrandbits(32)))
            scenes.append((shown(played, index, seat, position(played.record, guess)), guess.points()))
        assert (step["scene"], step["points"]) in scenes


class Played:
    """A whole game as the table has told it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        match = Match.read(record)
        self.lines: list[PlayedLine] = match.lines
        self.states = list(match.states())
        self.decisions = [state.game().secret_decision(state) for state in self.states]
        self.counts: dict[int | None, list[int]] = {}

    def numbers(self, reached: int) -> Numbers:
        """How readers counted when the game had so many lines."""
        return Numbers(self.lines[:reached], self.decisions[reached], 0, {})

    def told(self, seat: int | None, seq: int) -> int:
        """How many lines the game had when a reader had been told of so many."""
        if seat not in self.counts:
            self.counts[seat] = [self.numbers(reached).seq(seat) for reached in range(len(self.lines) + 1)]
        return self.counts[seat].index(seq)

    def places(self, seat: int | None, seq: int, end: int | None) -> list[int]:
        """After how many lines a position with that number can be, told when the last one was `end`, or at any time."""
        times = range(len(self.lines) + 1) if end is None else [self.told(seat, end)]
        found = (self.numbers(reached).index(seat, seq) for reached in times)
        return list(dict.fromkeys(index for index in found if index is not None))

    def state(self, index: int) -> State:
        return self.states[index].copy()


@lru_cache(1)
def played_again(record: str) -> Played:
    return Played(parse(record))


def position(record: Record, state: State) -> Snapshot:
    """What readers would be told of a state that nobody has played to."""
    match = Match.read(replace(record, lines=[]))
    match.state = state
    return Snapshot(match, [])


def shown(played: Played, index: int, seat: int | None, moment: Snapshot) -> object:
    """The scene of a guess after so many lines."""
    last = next((line.heard_by(seat) for line in reversed(played.lines[:index]) if line.noticed_by(seat)), "") or ""
    return json.loads(json.dumps(moment.game.scene(moment.view(seat), "en", last, []).data()))


def shown_besides(played: Played, index: int, seat: int | None, rng: random.Random) -> object:
    state = played.state(index)
    guess = state if seat is None else state.guess(seat, Rng(rng.getrandbits(32)))
    moment = position(played.record, guess)
    return msgspec.json.decode(msgspec.json.encode(moment.layers(seat, "en")))


def check_small(message: News) -> None:
    """Chat is what people said, and no seat is said to have more than what everybody sees."""
    assert all(set(hint) == HINT for hint in message.get("lines", [])) or "scene" in message
    assert {(one["text"], frozenset(one)) for one in message.get("chat", [])} <= {(GREETING, CHAT)}
    assert all(set(seat) == SEAT for seat in message.get("seats", []))
    for notice in message.get("notices", []):
        assert (notice["kind"], set(notice)) == ("hint", NOTICE)
        assert notice["text"] == f"{message['seats'][notice['seat']]['name']} used a hint."
        assert notice["after"] <= message["seq"]


def check_record(text: str, seat: int | None, record: str) -> None:
    game = parse(record)
    state = game.start()
    heard: list[tuple[int, str]] = []
    for actor, line in game.lines:
        words = overheard(state, actor, line, seat)
        if words is not None:
            heard.append((actor, words))
        state.play(actor, hear(state, actor, line))
    told = parse(text).lines
    assert told == heard[: len(told)]
    if game.game == "highcard":  # in the others chance may leave a seat with nothing that is kept from it
        assert any("?" in line for _, line in told)


def overheard(state: State, actor: int, line: str, seat: int | None) -> str | None:
    return state.game().overhear(state, actor, hear(state, actor, line), seat)


@pytest.mark.parametrize("game", SECRETIVE)
def test_what_a_seat_cannot_know_does_not_change_its_hint(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same random numbers in worlds that the seat cannot tell apart give the same advice."""
    monkeypatch.setattr(bot_pool, "HINT_BUDGET", "30")
    monkeypatch.setattr("patolli.table.bot_pool.secrets.randbits", lambda _: 7)
    with on_the_table(GAME):
        compared = 0
        for number in range(4):
            state = start(game, game_of(game).seats[-1])
            rng = Rng(21, number)
            for _ in range(40 + 30 * number):
                if state.actors():
                    walk(state, rng, 1)
            for seat in [seat for seat in state.actors() if seat != CHANCE][:1]:
                truth = bot_pool.advice(state, seat)
                assert truth
                for other in range(2):
                    assert bot_pool.advice(state.guess(seat, Rng(22, other)), seat) == truth
                    compared += 1
        assert compared or game == "highcard"


def test_who_decides_at_the_same_time_does_not_make_others_late(toys: Server) -> None:
    ana, ben = Person(toys), Person(toys)
    table, links = ana.make("highcard", "me", "open")
    ben.follow(links["1"])
    early = ben.news(table)
    assert ana.say(table, ana.news(table), random_line(ana.news(table), random.Random(1))).status_code == 200
    assert ben.news(table)["seq"] == early["seq"] + 1
    said = ben.say(table, early, random_line(early, random.Random(1)))
    assert said.status_code == 200, said.text
    assert ben.say(table, early, random_line(early, random.Random(1))).status_code == 412
    for person in (ana, ben):
        assert person.post(table, "undo", seat=person.news(table)["seat"], seq=said.json()["seq"]).status_code == 409
        person.close()


def test_the_example_has_secrets() -> None:
    with on_the_table(GAME):
        state = find_game("highcard").start(2, {})
        move = state.moves(CHANCE)[0]
        assert overheard(state, CHANCE, state.game().say(state, CHANCE, move), 1) == "deal 0 ?"
        with pytest.raises(NotLegal):
            hear(state, 0, "choose 1")
