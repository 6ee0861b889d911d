"""One line of several is taken back in one request: what was said after it is said again."""

from __future__ import annotations

from tests.table.conftest import People
from tests.table.server import News, Person


def undo(person: Person, table: str, n: int) -> News:
    news = person.news(table)
    answer = person.post(table, "undo", seat=news["seat"], seq=news["seq"], line=n)
    return {"status": answer.status_code, **answer.json()}


def own(news: News) -> list[str]:
    return [entry["line"] for entry in news["log"] if entry["actor"] == news["seat"]]


def first_line(news: News) -> str:
    words, node = list[str](), news["lines"]
    while "." not in node:
        words.append(sorted(node)[0])
        node = node[words[-1]]
    return " ".join(words)


def placed(people: People) -> tuple[Person, str]:
    """Two at one screen have set up their pieces; the first one is asked."""
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "here Ben")
    for cell in ("H6", "G7"):
        assert ana.say(table, ana.news(table), f"place {cell}").status_code == 200
    return ana, table


def canals(news: News) -> list[str]:
    """Three canals far from one another; neutral temples stand somewhere else in each game."""
    free = [cell for cell in ("D5", "D8", "D11", "K5", "K8") if "." in news["lines"]["canal"].get(cell, {})]
    return [f"canal {cell}" for cell in free[:3]]


def test_what_followed_is_said_again(people: People) -> None:
    ana, table = placed(people)
    lines = canals(ana.news(table))
    for line in lines:
        assert ana.say(table, ana.news(table), line).status_code == 200
    before = ana.news(table)
    answer = undo(ana, table, before["seq"] - 1)
    assert (answer["seq"], answer["edition"]) == (before["seq"] - 1, before["edition"] + 1), "one undo"
    assert (answer["left"], answer["why"]) == ([], "")
    assert own(ana.news(table))[-2:] == [lines[0], lines[2]]
    assert ana.post(table, "undo", seat=before["seat"], seq=answer["seq"]).json()["seq"] == answer["seq"] - 1


def test_the_others_of_its_gesture_stay(people: People) -> None:
    ana, table = placed(people)
    lines = canals(ana.news(table))
    assert ana.say(table, ana.news(table), *lines).status_code == 200
    assert undo(ana, table, ana.news(table)["seq"] - 1)["left"] == []
    assert own(ana.news(table))[-2:] == [lines[0], lines[2]]


def test_what_ends_the_turn_is_not_said_again(people: People) -> None:
    ana, table = placed(people)
    assert ana.say(table, ana.news(table), canals(ana.news(table))[0]).status_code == 200
    seat, seq = (news := ana.news(table))["seat"], news["seq"]
    assert ana.say(table, news, "end").status_code == 200
    now = ana.news(table, seat=seat)
    answer = ana.post(table, "undo", seat=seat, seq=now["seq"], line=seq).json()
    assert (answer["left"], answer["why"]) == (["end"], "")
    assert own(ana.news(table, seat=seat))[-1] == "place H6"


def test_what_may_not_be_said_any_more_is_left_with_the_reason(people: People) -> None:
    """A bridge stood on the canal."""
    ana, table = placed(people)
    canal = canals(ana.news(table))[0]
    bridge = f"bridge {canal.split()[1]} NS"
    for line in (canal, bridge):
        assert ana.say(table, ana.news(table), line).status_code == 200, line
    answer = undo(ana, table, ana.news(table)["seq"] - 1)
    assert answer["left"] == [bridge]
    assert answer["why"]


def test_only_what_an_undo_could_take_back(people: People) -> None:
    ana, table = placed(people)
    news = ana.news(table)
    assert ana.say(table, news, canals(news)[0]).status_code == 200
    now = ana.news(table)["seq"]
    for n in (0, 1, news["seq"], now + 1):
        answer = undo(ana, table, n)
        assert (answer["status"], answer["error"]["key"]) == (409, "nothing-to-undo"), n
    stranger = people()
    assert stranger.post(table, "undo", seat=news["seat"], seq=now, line=now).status_code == 403
    assert ana.post(table, "undo", seat=news["seat"], seq=now - 1, line=now).status_code == 412


def test_nobody_else_notices_it_in_a_secret_decision(people: People) -> None:
    """A bid of Chocolatl: the number of lines and the edition of the others stay."""
    ana, ben = people(), people()
    table, links = ana.make("chocolatl", "me Ana", "open Ben", "bot Bo")
    ben.follow(links["1"])
    while "bid" not in ana.news(table)["lines"]:
        for person in (ana, ben):
            if (news := person.news(table))["asked"] and "bid" not in news["lines"]:
                assert person.say(table, news, first_line(news)).status_code == 200
    said = list[str]()
    for _ in range(2):
        said.append(first_line(ana.news(table)))
        assert ana.say(table, ana.news(table), said[-1]).status_code == 200, said
    seen, mine = ben.news(table), ana.news(table)
    answer = undo(ana, table, mine["seq"] - 1)
    assert (answer["seq"], answer["edition"]) == (mine["seq"] - 1, mine["edition"] + 1)
    assert ben.news(table) == seen
    assert own(ana.news(table))[-1] == said[1]
