"""Many games: the same for the same seed, whatever else is asked for."""

from pathlib import Path

import pytest

from patolli import BadOption, read
from patolli.bots import BadBot
from patolli.lab.simulate import Tally, keep, simulate


def test_the_number_of_games_changes_no_game() -> None:
    few = [played.record for played in simulate("mexica", 3, 2, seed=4, records=True)]
    many = [played.record for played in simulate("mexica", 3, 4, seed=4, records=True)]
    assert few == many[:2]
    assert many[0] != many[1]


def test_records_change_no_game() -> None:
    fast = [(p.points, p.winners, p.decisions) for p in simulate("mexica", 2, 3, seed=4)]
    kept = [(p.points, p.winners, p.decisions) for p in simulate("mexica", 2, 3, seed=4, records=True)]
    assert fast == kept


def test_bots_of_the_same_seed_play_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text("class First:\n    def decide(self, question):\n        return question.moves[-1]\n")
    bots = ["random", f"{path}:First"]
    one, other = ([played.record for played in simulate("mexica", 2, 2, 9, bots)] for _ in "ab")
    assert one == other


def test_the_record_says_who_sat_where() -> None:
    for bots in (["greedy", "random"], ["random", "random"]):
        (played,) = simulate("mexica", 2, 1, 9, bots, records=True)
        assert played.record is not None
        assert played.record.names == dict(enumerate(bots))


def test_every_record_replays_to_the_same_points(tmp_path: Path) -> None:
    for played in simulate("mexica", 4, 3, seed=2, records=True):
        end = read(keep(played, tmp_path, 2)).end()
        assert end.over()
        assert (end.points(), end.winners()) == (played.points, played.winners)


def test_a_tally_counts() -> None:
    tally = Tally()
    for played in simulate("mexica", 4, 20, seed=1):
        tally.add(played)
    assert tally.games == 20
    assert sum(tally.wins) >= 20
    assert all(least <= mean <= most for least, mean, most in zip(tally.least, tally.means(), tally.most, strict=True))
    assert tally.us_per_decision() > 0


def test_what_cannot_be_simulated() -> None:
    with pytest.raises(BadOption):
        next(simulate("mexica", 9, 1, 1))
    with pytest.raises(BadBot):
        next(simulate("mexica", 2, 1, 1, ["random", "chess"]))
    with pytest.raises(ValueError, match="1 bots for 2"):
        next(simulate("mexica", 2, 1, 1, [f"{Path(__file__).with_name('one_bot.py')}:One"]))
