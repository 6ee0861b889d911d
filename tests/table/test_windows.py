"""Two windows at one seat: the newer one shows it, the older one looks on and can take it back."""

from __future__ import annotations

import json
from typing import Any

from websockets.sync.client import ClientConnection

from tests.table.conftest import People
from tests.waiting import PATIENCE


def next_news(live: ClientConnection) -> dict[str, Any]:
    while "scene" not in (message := json.loads(live.recv(PATIENCE))):
        pass
    return dict(message)


def shown(news: dict[str, Any]) -> tuple[object, object, bool]:
    return news["seat"], news["taken"], news["asked"]


def test_the_older_window_becomes_a_spectator_and_takes_the_seat_back(people: People) -> None:
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "bot")
    with ana.watch(table) as old:
        assert shown(next_news(old)) == (0, None, True)
        with ana.watch(table) as new:
            assert shown(next_news(new)) == (0, None, True)
            taken = next_news(old)
            assert shown(taken) == (None, 0, False)
            assert taken["lines"] == {}
            assert taken["mine"] == [0]
            assert ana.say(table, ana.news(table), "place H6").status_code == 200
            assert shown(next_news(old))[:2] == (None, 0), "and stays one"
            with ana.watch(table, seat=0) as back:
                assert shown(next_news(back))[:2] == (0, None)
                while shown(next_news(new))[:2] != (None, 0):
                    pass


def test_two_devices_of_one_player_take_turns(people: People) -> None:
    ana, desk, phone = people(), people(), people()
    table, links = ana.make("mexica", "open", "bot")
    desk.follow(links["0"])
    phone.join(table, 0, desk)
    with desk.watch(table) as at_desk:
        assert shown(next_news(at_desk)) == (0, None, True)
        with phone.watch(table) as on_phone:
            assert shown(next_news(on_phone)) == (0, None, True)
            assert shown(next_news(at_desk)) == (None, 0, False)
            assert phone.say(table, phone.news(table), "place H6").status_code == 200
    with desk.watch(table) as at_desk:
        news = next_news(at_desk)
        assert shown(news)[:2] == (0, None)
        while not news["asked"]:
            news = next_news(at_desk)
        assert desk.say(table, news, "take").status_code == 200, "rights are the browser's, not the window's"


def test_windows_at_different_seats_and_spectators_are_left_alone(people: People) -> None:
    ana, eve = people(), people()
    table, _ = ana.make("mexica", "me", "here")
    with ana.watch(table, seat=0) as one, ana.watch(table, seat=1) as other, eve.watch(table) as eyes:
        assert shown(next_news(one)) == (0, None, True)
        assert shown(next_news(other)) == (1, None, False)
        assert shown(next_news(eyes)) == (None, None, False)
        with eve.watch(table) as more, ana.watch(table, seat="none") as looking:
            assert shown(next_news(more)) == shown(next_news(looking)) == (None, None, False)
        assert ana.say(table, ana.news(table), "place H6").status_code == 200
        assert shown(next_news(one)) == (0, None, False)
        assert shown(next_news(other)) == (1, None, True)
        assert shown(next_news(eyes)) == (None, None, False)
