"""Old names of modules still lead to the same classes."""

import doctest
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import patolli
from patolli.engine.core.state import Event
from patolli.engine.deprecated import ADVICE, MOVED, RENAMED

DOCUMENTED = """
from patolli.games.zapotec.view import ZapotecView
from patolli.engine.rng import Rng
print(Rng(1).below(9))
"""


@pytest.mark.parametrize("old", MOVED)
def test_a_module_is_found_by_its_old_name(old: str) -> None:
    sys.modules.pop(old, None)
    with pytest.warns(DeprecationWarning, match=MOVED[old]):
        module = import_module(old)
    new = import_module(MOVED[old])
    shared = [
        name for name in vars(new) if not name.startswith("_") and (old, name) != ("patolli.engine.drive", "Game")
    ]
    assert shared
    assert all(getattr(module, name) is getattr(new, name) for name in shared)
    assert all(getattr(module, name) is getattr(new, now) for name, now in RENAMED.get(old, {}).items())


def test_what_was_documented_still_works() -> None:
    done = subprocess.run([sys.executable, "-c", DOCUMENTED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == patolli.Rng(1).below(9)


def test_a_game_from_before_is_a_match() -> None:
    """`patolli.Game(record)`, with its attribute `record` and its `undo(lines)`."""
    heard: list[str] = []
    record = patolli.Record("mexica", players=3)
    with pytest.warns(DeprecationWarning, match="patolli.Match"):
        game = patolli.Game(record, lambda actor, line, events: heard.append(line))
    game.settle(patolli.Rng(7))
    game.say(0, "place H6")
    assert isinstance(game, patolli.Match)
    assert isinstance(game, patolli.Game)
    assert game.record.lines[-1] == (0, heard[-1]) == (0, "place H6")
    game.undo(1)
    assert len(game.lines) == len(heard) - 1


def test_a_game_from_before_writes_what_is_played_into_its_record() -> None:
    """Programs made a record, played with a game of it, and wrote the record."""
    record = patolli.Record("mexica", players=3, lines=[(patolli.CHANCE, "order 3")])
    with pytest.warns(DeprecationWarning, match="patolli.Match"):
        game = patolli.Game(record)
    assert game.record is record
    game.settle(patolli.Rng(7))
    assert record.lines == [(line.actor, line.line) for line in game.lines]
    game.undo(2)
    assert record.lines == [(line.actor, line.line) for line in game.lines]
    assert [state.key() for state in game.states()][-1] == game.state.key() == record.end().key()


def test_who_listens_to_a_game_from_before_hears_three_things() -> None:
    heard: list[tuple[int, str, list[Event]]] = []
    with pytest.warns(DeprecationWarning, match="patolli.Match"):
        game = patolli.Game(patolli.Record("mexica", players=3))
    game.listen = lambda actor, line, events: heard.append((actor, line, events))
    game.settle(patolli.Rng(7))
    assert [(actor, line) for actor, line, _ in heard] == game.record.lines


README_OF_0_1 = """
>>> import patolli
>>> game = patolli.Game(patolli.Record("mexica", players=3))
>>> game.settle(patolli.Rng(7))
>>> patolli.lines(game.state, 0)
['place H6', 'place G7', 'place I7', 'place H8']
>>> for seat, line in enumerate(["place H6", "place G7", "place I7"]):
...     game.say(seat, [line])
>>> game.say(0, ["canal C2 C3", "walk H5", "end"])
>>> game.say(1, ["walk H5"])
Traceback (most recent call last):
    ...
patolli.engine.words.NotLegal: MEX-56: H5 is not next to your pawn on G7.
>>> patolli.write(game.record, path)
>>> patolli.read(path).end().view(1).pawns
['H5', 'G7', 'I7']
"""


@pytest.mark.filterwarnings("ignore:patolli.Game:DeprecationWarning")
def test_the_example_of_the_readme_from_before_prints_the_same(tmp_path: Path) -> None:
    test = doctest.DocTestParser().get_doctest(README_OF_0_1, {"path": tmp_path / "game.txt"}, "readme", None, 0)
    assert doctest.DocTestRunner().run(test).failed == 0


def test_a_game_from_before_refuses_as_it_did() -> None:
    with pytest.warns(DeprecationWarning, match="patolli.Match"), pytest.raises(patolli.NotLegal):
        patolli.Game(patolli.Record("mexica", players=3, lines=[(0, "end")]))


@pytest.mark.parametrize("old", ["estimate", "account", "scale", "habit", "room"])
def test_what_a_state_could_do_still_works(old: str) -> None:
    state = patolli.start("mexica", players=3)
    with pytest.warns(DeprecationWarning, match=old):
        assert getattr(state, old)()


def test_a_state_has_the_methods_of_its_contract_alone() -> None:
    """Thirteen and `key`, and what Python itself asks for."""
    own = {name for name in vars(patolli.State) if not name.startswith("_")} - {*ADVICE, "room", "players", "events"}
    assert own == set("game actors moves weights play copy guess points places winners over pick view key".split())
