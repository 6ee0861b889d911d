"""Real browsers at several servers behind a proxy: they go on when one of these is killed, or hangs."""

from __future__ import annotations

import random
import signal
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.browser.conftest import Windows
from tests.browser.to_the_end import PREFERRED, SEATS, Two
from tests.browser.window import Window
from tests.table.conftest import postgres  # noqa: F401
from tests.table.failing_over import proxied
from tests.table.postgres import Postgres
from tests.table.server import Server
from tests.table.test_failover import needs
from tests.waiting import wait_until


@dataclass
class Site:
    url: str
    servers: list[Server]
    log: Path
    """Of the proxy."""

    def times(self, said: str) -> int:
        """How often the proxy has said this of a server."""
        return self.log.read_text().count(f"Server servers/{said}")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Site]:  # noqa: F811
    """Two servers; the connections of each table go to both."""
    needs("haproxy")
    url, servers, folder = postgres.new(), [], tmp_path_factory.mktemp("site")
    for name in ("one", "two"):
        (folder / name).mkdir()
        servers.append(Server(folder / name, db=url, options="--proxy 127.0.0.1"))
        servers[-1].start()
    with proxied("haproxy", folder, servers, spread=True) as (port, _):
        yield Site(f"http://127.0.0.1:{port}", servers, folder / "haproxy.log")
    for server in servers:
        server.stop()
        assert "Traceback" not in server.log.read_text()


def play_by_turns(ana: Window, ben: Window, rng: random.Random) -> None:
    """Whoever is asked says something, and the other one sees it."""
    ana.until(lambda: ana.asked() or ben.asked())
    here, there = (ana, ben) if ana.asked() else (ben, ana)
    said = there.log()
    here.say_something(rng, ("canal", "take"))
    there.until(lambda: there.log() > said)


def test_two_browsers_go_on_when_a_server_is_killed_and_when_one_hangs(windows: Windows, site: Site) -> None:
    ana, ben = (windows(site) for _ in range(2))
    for window in (ana, ben):
        window.allowed = "WebSocket|Failed to load|ERR_|50[234]"
    ana.make("mexica", "me Ana", "open Ben")
    ben.sit(ana.links["1"])
    rng, (one, two) = random.Random(3), site.servers
    play_by_turns(ana, ben, rng)
    play_by_turns(ana, ben, rng)
    one.kill()
    play_by_turns(ana, ben, rng)
    one.start()
    assert two.process is not None
    two.process.send_signal(signal.SIGSTOP)
    wait_until(lambda: "Server servers/two is DOWN" in site.log.read_text())
    for window in (ana, ben):
        window.page.wait_for_selector("#live:not(.wait):not(.off)", state="attached")
    play_by_turns(ana, ben, rng)
    two.process.send_signal(signal.SIGCONT)
    play_by_turns(ana, ben, rng)


@pytest.mark.parametrize("game", SEATS)
def test_two_browsers_play_to_the_end_while_each_server_is_killed(windows: Windows, site: Site, game: str) -> None:
    """The last decisions of a game; `bench/two_browsers.py` plays whole ones. So both have lost their server."""
    one, two = site.servers
    both = Two(windows(site), windows(site))
    both.sit_down(game, decisions=14)

    def restart_one_and_kill_the_other() -> None:
        one.start()
        wait_until(lambda: site.times("one is DOWN") == site.times("one is UP"))  # it may be back before it was missed
        two.kill()

    try:
        both.play(random.Random(3), PREFERRED.get(game, ()), [(2, one.kill), (4, restart_one_and_kill_the_other)])
    finally:
        for server in site.servers:
            if server.process is None:
                server.start()
    both.check()
