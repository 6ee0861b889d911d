"""Several processes play the same games as one."""

import os
from pathlib import Path

import pytest

from patolli.bots import BadBot, BotFailed
from patolli.lab.arena import ContestGame, contest
from patolli.lab.simulate import Played, simulate
from tests.lab.one_bot import One

ONE = f"{Path(__file__).with_name('one_bot.py')}:One"


def told(games: list[Played] | list[ContestGame]) -> list[object]:
    """All but how long it took."""
    return [(game.number, game.points, game.winners, game.record) for game in games]


def test_simulations_are_the_same() -> None:
    alone, together = (list(simulate("zapotec", 2, 5, 3, [ONE, "random"], jobs=jobs)) for jobs in (1, 2))
    assert told(alone) == told(together)
    assert [played.number for played in together] == list(range(5))


def test_contests_are_the_same() -> None:
    alone, together = (list(contest("zapotec", 2, 3, 3, [One, "random"], jobs=jobs)) for jobs in (1, 9))
    assert told(alone) == told(together)


def test_what_is_wrong_with_a_bot_is_told_as_by_one_process(tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text("class A:\n    def decide(self, question): return question.hand\n")
    with pytest.raises(BotFailed, match="failed in line 2: AttributeError"):
        list(simulate("zapotec", 2, 4, 3, [str(path), "random"], jobs=2))
    with pytest.raises(BadBot, match="There is no bot 'chess'"):
        list(simulate("zapotec", 2, 4, 3, ["chess", "random"], jobs=2))


def test_a_process_that_ends_by_itself_is_missed(tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text("import os\nclass A:\n    def decide(self, question): os._exit(0)\n")
    with pytest.raises(BotFailed, match="game 0 has ended without a word"):
        list(simulate("zapotec", 2, 4, 3, [str(path), "random"], jobs=2))


def test_who_has_seen_enough_ends_all_processes(tmp_path: Path) -> None:
    path = tmp_path / "mybot.py"
    path.write_text(
        f"import os\nopen(f'{tmp_path}/pid{{os.getpid()}}', 'w').close()\n"
        "class A:\n    def decide(self, question): return question.moves[0]\n"
    )
    games = simulate("zapotec", 2, 10**9, 3, [str(path), "random"], jobs=2)
    next(games)
    next(games)
    games.close()  # type: ignore[attr-defined]
    pids = [int(file.name[3:]) for file in tmp_path.glob("pid*")]
    assert len(pids) == 2
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
