"""Old names of modules still lead to the same classes."""

import subprocess
import sys
from importlib import import_module

import pytest

import patolli
from patolli.engine.moved import MOVED

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
    shared = [name for name in vars(new) if not name.startswith("_")]
    assert shared
    assert all(getattr(module, name) is getattr(new, name) for name in shared)


def test_what_was_documented_still_works() -> None:
    done = subprocess.run([sys.executable, "-c", DOCUMENTED], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == patolli.Rng(1).below(9)
