"""Taking back more than an undo does: alone as far as one likes, among people with everybody's consent."""

from __future__ import annotations

import pytest

from patolli import Record, Rng, say
from patolli.engine.match import Match
from patolli.engine.takeback import last_reveal, reach
from patolli.games import NAMES
from tests.table.conftest import People
from tests.table.server import News, Person, Server
from tests.waiting import wait_until


def two_people(people: People) -> tuple[Person, Person, str]:
    """A table of Mexica at which both have set up their first piece, Ana before Ben."""
    ana, ben = people(), people()
    table, links = ana.make("mexica", "me Ana", "open Ben")
    ben.follow(links["1"])
    for person, cell in ((ana, "H6"), (ben, "G7")):
        assert person.say(table, person.news(table), f"place {cell}").status_code == 200
    return ana, ben, table


def ask(person: Person, table: str, news: News, to: int, seat: int | None = None) -> News:
    answer = person.post(table, "takeback", seat=news["seat"] if seat is None else seat, seq=news["seq"], to=to)
    return {"status": answer.status_code, **answer.json()}


def reply(person: Person, table: str, news: News, agree: bool, **more: object) -> News:
    body = {"seat": news["seat"], "seq": news["seq"], "to": (news["takeback"] or {"to": 0})["to"], "agree": agree}
    answer = person.post(table, "takeback/answer", **(body | more))
    return {"status": answer.status_code, **answer.json()}


def first_line(news: News) -> str:
    words, node = list[str](), news["lines"]
    while "." not in node:
        words.append(sorted(node)[0])
        node = node[words[-1]]
    return " ".join(words)


def key(answer: News) -> str:
    return str(answer["error"]["key"])


def test_past_what_others_did_everybody_has_to_agree(people: People) -> None:
    ana, ben, table = two_people(people)
    news = ana.news(table)
    assert news["undo"]["why"] == "Somebody else has acted since."
    far = news["farther"]["to"]
    assert (far, news["farther"]["consents"]) == (news["seq"] - 2, [1])
    asked = ask(ana, table, news, far)
    assert (asked["waits"], asked["seq"]) == ([1], news["seq"]), "nothing is taken back yet"
    for person in (ana, ben, people()):
        assert person.news(table)["takeback"] == {"seat": 0, "to": far, "waits": [1]}
    done = reply(ben, table, ben.news(table), True)
    assert (done["waits"], done["seq"], done["edition"]) == ([], far, 1)
    after = ana.news(table)
    assert (after["asked"], after["takeback"]) == (True, None)
    (notice,) = after["notices"]
    assert (notice["kind"], notice["after"], notice["text"]) == (
        "takeback",
        far,
        "Ana took back: the game goes on from here.",
    )
    record = ana.ask(table, "/record").text
    assert "took" not in record, "the record's lines stay ordinary"


def test_whoever_does_not_agree_ends_it_and_so_does_whoever_asked(people: People) -> None:
    ana, ben, table = two_people(people)
    for person in (ben, ana):
        news = ana.news(table)
        assert ask(ana, table, news, news["farther"]["to"])["waits"] == [1]
        assert reply(person, table, person.news(table), False)["seq"] == news["seq"]
        assert ben.news(table)["takeback"] is None
    assert ana.news(table)["notices"] == [], "what was not done stands nowhere"
    news = ben.news(table) | {"takeback": {"to": 4}}
    assert key(reply(ben, table, news, True)) == "takeback-lapsed"


def test_it_lapses_with_the_next_line_and_blocks_nobody(people: People) -> None:
    ana, ben, table = two_people(people)
    before = ana.news(table)
    assert ask(ana, table, before, before["farther"]["to"])["waits"] == [1]
    asked = ben.news(table)
    assert ana.say(table, before, first_line(before)).status_code == 200
    assert ben.news(table)["takeback"] is None
    assert key(reply(ben, table, asked, True)) == "takeback-lapsed"


def test_it_lapses_when_the_seats_change_and_one_asks_at_a_time(people: People) -> None:
    ana, ben, table = two_people(people)
    news = ana.news(table)
    assert ask(ana, table, news, news["farther"]["to"])["waits"] == [1]
    answer = ask(ben, table, ben.news(table), news["farther"]["to"] + 1)
    assert (answer["seq"], answer["edition"]) == (news["seq"] - 1, 1), "Ben's own last line is an ordinary undo"
    assert ana.news(table)["takeback"] is None
    assert ana.news(table)["notices"] == []
    assert ben.say(table, ben.news(table), "place G7").status_code == 200
    news = ana.news(table)
    assert ask(ana, table, news, news["farther"]["to"])["waits"] == [1]
    asked = ben.news(table)
    assert ben.post(table, "resign", seat=1).status_code == 200
    assert ana.news(table)["takeback"] is None
    assert reply(ben, table, asked, True)["status"] == 403


def test_strangers_old_positions_and_wrong_requests_change_nothing(people: People) -> None:
    ana, ben, table = two_people(people)
    cy, news = people(), ana.news(table)
    far = news["farther"]["to"]
    assert ask(cy, table, news, far)["status"] == 403
    assert ask(ben, table, news, far, seat=0)["status"] == 403
    assert ask(ana, table, news | {"seq": news["seq"] - 1}, far)["status"] == 412
    assert ask(ana, table, news, news["seq"])["error"]["key"] == "nothing-to-undo"
    assert ask(ana, table, news, far)["waits"] == [1]
    spectator = cy.news(table)
    assert reply(cy, table, spectator | {"seat": 1}, True)["status"] == 403
    assert reply(ben, table, ben.news(table), True, to=far + 1)["error"]["key"] == "takeback-lapsed"
    assert reply(ana, table, ana.news(table), True)["seq"] == news["seq"], "one cannot agree for the others"
    assert ana.news(table)["takeback"]["waits"] == [1]


def test_a_request_survives_the_server(own_server: Server) -> None:
    ana, ben = Person(own_server), Person(own_server)
    table, links = ana.make("mexica", "me Ana", "open Ben")
    ben.follow(links["1"])
    for person, cell in ((ana, "H6"), (ben, "G7")):
        assert person.say(table, person.news(table), f"place {cell}").status_code == 200
    news = ana.news(table)
    assert ask(ana, table, news, news["farther"]["to"])["waits"] == [1]
    own_server.kill()
    own_server.start()
    assert ben.news(table)["takeback"]["waits"] == [1]
    assert reply(ben, table, ben.news(table), True)["waits"] == []
    own_server.kill()
    own_server.start()
    assert ana.news(table)["notices"][0]["kind"] == "takeback"
    ana.close()
    ben.close()


def test_at_one_screen_nobody_else_is_asked(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "here Ben")
    for cell in ("H6", "G7"):
        assert ana.say(table, ana.news(table), f"place {cell}").status_code == 200
    news = ana.news(table, seat=0)
    assert news["farther"]["consents"] == []
    assert ask(ana, table, news, news["farther"]["to"])["waits"] == []
    assert ana.news(table)["seat"] == 0
    assert ana.news(table)["notices"][0]["kind"] == "takeback"


def test_alone_against_bots_one_goes_back_to_any_of_ones_own_lines(people: People) -> None:
    """Also while a bot thinks, and past what chance has revealed; it is marked."""
    ana = people()
    table, _ = ana.make("lapins", "me Ana", "bot", length="3")
    own: list[int] = []
    while len(own) < 4:
        wait_until(lambda: ana.news(table)["asked"])
        news = ana.news(table)
        assert ana.say(table, news, first_line(news)).status_code == 200
        own.append(news["seq"])
    news = ana.news(table)
    assert news["farther"] == {"to": own[0], "consents": []}
    done = ask(ana, table, news, own[1])
    assert done["status"] == 200 or ana.news(table)["seq"] != news["seq"], "the bot may have spoken between"
    while done["status"] != 200:
        done = ask(ana, table, ana.news(table), own[1])
    after = ana.news(table)
    assert after["seq"] == own[1]
    assert [notice["kind"] for notice in after["notices"]] == ["takeback"]


@pytest.mark.parametrize("game", NAMES)
def test_among_people_no_way_leads_past_a_reveal(game: str) -> None:
    """What chance said, what was turned over and what others did not wholly hear stays (LAP-89, CHO-25, ZAP-17b)."""
    record = Record(game, {"chocolatl": 3}.get(game, 2), {"length": "3"} if game == "lapins" else {})
    match, rng, far = Match(game, record.players, record.options), Rng(4), 0
    while not match.over and len(match.lines) < 400:
        match.settle(rng)
        actors = match.state.actors()
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        match.say(seat, say(match.state, seat, match.state.pick(seat, rng)))
        for reader in range(record.players):
            left = reach(match.lines, reader, last_reveal(match.lines))
            if left is None:
                continue
            far = max(far, len(match.lines) - left)
            assert match.lines[left].actor == reader
            for line in match.lines[left:]:
                assert line.actor >= 0
                assert not line.sealed
                assert all(line.heard_by(other) == line.line for other in (None, *range(record.players)))
            alone = reach(match.lines, reader, 0)
            assert alone is not None
            assert alone <= left
    assert far or game != "mexica"
