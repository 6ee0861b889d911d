"""Old names of modules still lead to the same classes."""

import subprocess
import sys
from importlib import import_module

import pytest

import patolli
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
    with pytest.warns(DeprecationWarning, match="patolli.Match"):
        game = patolli.Game(patolli.Record("mexica", players=3), lambda actor, line, events: heard.append(line))
    game.settle(patolli.Rng(7))
    game.say(0, "place H6")
    assert isinstance(game, patolli.Match)
    assert game.record.lines[-1] == game.record().lines[-1] == (0, heard[-1]) == (0, "place H6")  # type: ignore[attr-defined]
    game.undo(1)
    assert len(game.lines) == len(heard) - 1


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
