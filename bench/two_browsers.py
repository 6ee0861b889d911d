"""Two real browsers play whole games of all four at two servers behind HAProxy, while each server is killed in turn.

    python bench/two_browsers.py                       all four games
    python bench/two_browsers.py zapotec lapins        some of them

The test (`tests/browser/test_servers.py`) does the same with the last decisions of a game. It needs a Chromium, HAProxy
and PostgreSQL.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, NAMES
from tests.browser.test_servers import Site
from tests.browser.to_the_end import SEATS, Two
from tests.browser.window import Window
from tests.table.failing_over import proxied
from tests.table.postgres import Postgres, programs
from tests.table.server import Server

EVERY_CLICKS = 40
"""After which a server is killed, and the one that was killed before is started again."""


def play(site: Site, game: str, seed: int) -> str:
    path = next(filter(None, map(shutil.which, NAMES)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        both = Two(Window(browser, site), Window(browser, site))  # type: ignore[arg-type]
        both.sit_down(game)
        killed = 0

        def kill() -> None:
            nonlocal killed
            for server in site.servers:
                if server.process is None:
                    server.start()
            site.servers[killed % 2].kill()
            killed += 1

        began = time.perf_counter()
        clicks = both.play(random.Random(seed), every=(EVERY_CLICKS, kill))
        for server in site.servers:
            if server.process is None:
                server.start()
        both.check()
        complaints = both.ana.complaints + both.ben.complaints
        assert not complaints, complaints
        browser.close()
    lines = [len(sockets) for sockets in both.sockets.values()]
    took = time.perf_counter() - began
    return f"{game}: over after {clicks} clicks and {killed} kills, {took:.0f} s, lines opened {lines},"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--seed", type=int, default=3)
    args = parser.parse_args()
    found = programs()
    if found is None:
        raise SystemExit("There is no PostgreSQL here. On Debian: apt install postgresql")
    postgres, servers, folder = Postgres(found), list[Server](), Path(tempfile.mkdtemp(prefix="patolli-browsers-"))
    try:
        url = postgres.new()
        for name in ("one", "two"):
            (folder / name).mkdir()
            servers.append(Server(folder / name, db=url, options="--proxy 127.0.0.1"))
            servers[-1].start()
        with proxied("haproxy", folder, servers, spread=True) as (port, _):
            site = Site(f"http://127.0.0.1:{port}", servers, folder / "haproxy.log")
            for game in args.games:
                print(play(site, game, args.seed), f"load average {os.getloadavg()[0]:.1f}", flush=True)
    finally:
        for server in servers:
            server.stop()
        postgres.close()


if __name__ == "__main__":
    main()
