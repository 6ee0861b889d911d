"""A compiled copy of the rules that comes while the table runs: whoever thinks uses it, nothing is started again."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import patolli

ROOT = Path(__file__).parents[2]
COPY = Path(patolli.__file__).parents[1]
"""Compiled, where the tests run on the compiled package."""

STORY = """
import asyncio, os, sys
import patolli
from patolli.engine.match import Match
from patolli.engine.core.rng import Rng
from patolli.table import bot_pool

copy, complete = sys.argv[1:]
where = {}

async def main():
    game = Match("zapotec", players=2)
    game.settle(Rng(7))
    seat = game.state.actors()[0]
    pool = bot_pool.BotPool()

    async def think(when):
        lines = await pool.ask("a table", seat, "search:20", game)
        assert patolli.hear(game.state, seat, lines[0]) is not None  # what was thought there may be said here
        where[when] = await pool.all[0].run(eval, "__import__('patolli').__file__")

    await think("before")
    first = pool.all[0]
    os.rename(copy, complete)
    pool.mid_turn.add(("a table", seat))
    await think("in the middle of a turn")
    pool.mid_turn.clear()
    await think("after")
    assert (await pool.advise(seat, game))[0].says
    assert first not in pool.all
    assert sys.path[0] != complete
    await pool.close()

if __name__ == "__main__":
    assert not patolli.COMPILED
    asyncio.run(main())
    print(*where.values(), sep="\\n")
"""


def test_whoever_thinks_uses_the_copy_as_soon_as_it_is_there_but_not_in_the_middle_of_a_turn(tmp_path: Path) -> None:
    (tmp_path / "work").symlink_to(COPY)
    (tmp_path / "story.py").write_text(STORY, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, tmp_path / "story.py", tmp_path / "work", tmp_path / "copy"],
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "PATOLLI_COPY": str(tmp_path / "copy")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    sources, copy = (str(folder / "patolli" / "__init__.py") for folder in (ROOT / "src", tmp_path / "copy"))
    assert done.stdout.split() == [sources, sources, copy]
