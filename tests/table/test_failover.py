"""Servers are killed, stopped and ended, and the database restarts: nothing that was answered is lost or doubled."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.failing_over import Club, configured, proxied
from tests.table.pages import differs
from tests.table.postgres import Postgres
from tests.table.server import Server
from tests.waiting import PATIENCE

TABLES = 40
MIDDLE = 8
"""Lines of each person, of at least twenty: in the middle of their game."""


@pytest.fixture
def three(tmp_path: Path, postgres: Postgres) -> Iterator[list[Server]]:
    url = postgres.new()
    servers = []
    for name in ("one", "two", "three"):
        (tmp_path / name).mkdir()
        servers.append(Server(tmp_path / name, db=url, options="--proxy 127.0.0.1"))
        servers[-1].start()
    yield servers
    for server in servers:
        server.stop()
        assert "Traceback" not in server.log.read_text()


def needs(program: str) -> None:
    if shutil.which(program) is None and not Path(f"/usr/sbin/{program}").exists():
        reason = f"There is no {program} here. On Debian: apt install {program}"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)


@pytest.mark.slow
def test_forty_tables_go_on_whatever_fails(three: list[Server], postgres: Postgres, tmp_path: Path) -> None:
    needs("haproxy")

    async def story(port: int) -> None:
        one, two, last = three
        club = Club(port, three, postgres, one.command[one.command.index("--db") + 1], 20)
        await club.open(TABLES)
        await club.goes_on()
        hanging = asyncio.create_task(club.hang(one, 8))
        killing = asyncio.create_task(club.kill(two))
        await club.goes_on()
        await asyncio.gather(hanging, killing)
        await club.restart_database()
        await club.goes_on()
        await asyncio.gather(club.kill(last), club.end(one))
        await club.goes_on()
        answered = club.answered()
        await club.close()
        assert answered > 4 * TABLES
        assert club.wrong() == []
        assert await club.wrong_logs() == []

    with proxied("haproxy", tmp_path, three) as (port, _):
        asyncio.run(asyncio.wait_for(story(port), 3 * PATIENCE))


@pytest.mark.slow
def test_two_pages_at_two_processes_play_each_game_to_its_end_while_one_process_is_killed(
    three: list[Server], postgres: Postgres, tmp_path: Path
) -> None:
    needs("haproxy")
    one, two, last = three
    last.stop()

    async def story(port: int) -> None:
        club = Club(port, [one, two], postgres, one.command[one.command.index("--db") + 1], 4)
        club.pace = 0.01
        await club.open_for_two()
        await club.until(lambda: all(page.answered > MIDDLE for page in club.pages))
        await club.kill(one)
        await club.until(lambda: all(page.news.get("over") for page in club.pages))
        await club.close()
        assert club.wrong() == []
        assert await club.wrong_logs() == []
        for ana, ben in zip(club.pages[::2], club.pages[1::2], strict=True):
            assert ana.news["seq"] == ben.news["seq"]
            assert ana.news["result"] == ben.news["result"]

    with proxied("haproxy", tmp_path, [one, two], spread=True) as (port, _):
        asyncio.run(asyncio.wait_for(story(port), 3 * PATIENCE))
    last.start()


def test_what_is_lost_or_doubled_is_found() -> None:
    said = [("canal A1 A2", True), ("take", False), ("take", True), ("end", True)]
    assert differs(["canal A2 A1", "take", "end"], said) == ""
    assert differs(["canal A1 A2", "take", "take", "end"], said) == ""
    assert "is lost" in differs(["canal A1 A2", "take"], said)
    assert "was not said" in differs(["canal A1 A2", "take", "end", "end"], said)
    assert "was not said" in differs(["canal A1 A2", "end"], said)
    assert differs([], [("take", False)]) == ""


@pytest.mark.parametrize("proxy", ["haproxy", "caddy"])
def test_the_configurations_that_are_shipped_are_well(proxy: str, tmp_path: Path) -> None:
    needs(proxy)
    servers = [Server(tmp_path) for _ in range(3)]
    for number, server in enumerate(servers, 9001):
        server.port = number
    file = tmp_path / "shipped"
    file.write_text(configured(proxy, 9000, servers), encoding="utf-8")
    check = ["-c", "-f"] if proxy == "haproxy" else ["validate", "--adapter", "caddyfile", "--config"]
    path = shutil.which(proxy) or f"/usr/sbin/{proxy}"
    done = subprocess.run([path, *check, file], capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "warning" not in (done.stdout + done.stderr).lower()
