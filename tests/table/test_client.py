"""The example client of the documentation plays a whole game."""

import subprocess
import sys
from pathlib import Path

from tests.table.server import ROOT, Server
from tests.waiting import PATIENCE


def play(server: Server, game: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "docs" / "client.py"), server.url, game]
    return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_the_example_plays_a_whole_game(server: Server) -> None:
    client = ROOT / "docs" / "client.py"
    code = client.read_text(encoding="utf-8").partition('"""\n\n')[2].strip()
    assert len(code.splitlines()) <= 40
    done = play(server, "mexica")
    assert done.returncode == 0, done.stderr
    assert "and the victory" in done.stdout
    assert "Program" in done.stdout


def test_the_example_waits_where_it_asks_too_fast(tmp_path: Path) -> None:
    slow = Server(tmp_path, rate=10)
    slow.start()
    try:
        done = play(slow, "chocolatl")
    finally:
        slow.stop()
    assert done.returncode == 0, done.stderr
    assert "and the victory" in done.stdout
