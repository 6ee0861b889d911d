"""The example client of the documentation plays a whole game."""

import subprocess
import sys

from tests.table.server import ROOT, Server


def test_the_example_plays_a_whole_game(server: Server) -> None:
    client = ROOT / "docs" / "client.py"
    code = client.read_text(encoding="utf-8").partition('"""\n\n')[2].strip()
    assert len(code.splitlines()) <= 40
    done = subprocess.run([sys.executable, client, server.url], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "and the victory" in done.stdout
    assert "Program" in done.stdout
