"""Imports go downwards only, and the check that says so can fail; no file is too long to be read."""

from pathlib import Path

import pytest

from tests.house.imports import cycles, violations

ROOT = Path(__file__).parents[2]


def test_imports_go_downwards() -> None:
    found = violations(ROOT / "src" / "patolli")
    assert not found, "\n".join(found)


def test_no_modules_import_each_other() -> None:
    found = cycles(ROOT / "src" / "patolli")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("ending", ["py", "js"])
def test_files_are_short_enough_to_be_read(ending: str) -> None:
    many = {file: len(file.read_bytes().splitlines()) for file in (ROOT / "src" / "patolli").rglob(f"*.{ending}")}
    assert len(many) > 30
    assert not [f"{file.name}: {count} lines" for file, count in many.items() if count > 500]


HOUSE = {
    "__init__.py": "import sys\nfrom patolli import engine\n",
    "engine/__init__.py": "",
    "engine/game.py": "from importlib import import_module\nimport_module('patolli.games.mexica')\n",
    "engine/state.py": """
from __future__ import annotations
import typing
if typing.TYPE_CHECKING:
    from patolli.engine.game import Game
try:
    from mypy_extensions import mypyc_attr
except ImportError:
    pass
""",
    "stage/__init__.py": "",
    "games/__init__.py": "",
    "games/examples.py": "from patolli.engine import room\nfrom patolli import stage\nimport fluent.runtime\n",
    "games/mexica/__init__.py": "from . import moves\nfrom .. import room\n",
    "games/mexica/moves.py": "from patolli.stage.game import Room\nfrom patolli.engine.state import State\n",
    "games/zapotec/__init__.py": "from patolli.games.zapotec import state\n",
    "games/zapotec/state.py": "",
    "bots/__init__.py": "from patolli.games import mexica\n",
    "lab/__init__.py": "from patolli import COMPILED, bots\n",
    "table/__init__.py": "import starlette\nfrom patolli import lab\n",
    "cli/__init__.py": "from patolli import lab, table\n",
}


def build(root: Path, changed: dict[str, str]) -> Path:
    """The small house, with a line added here and there."""
    package = root / "patolli"
    for name in HOUSE | changed:
        path = package / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(HOUSE.get(name, "") + changed.get(name, ""), encoding="utf-8")
    return package


def test_a_house_in_order_has_no_violations(tmp_path: Path) -> None:
    assert violations(build(tmp_path, {})) == []


@pytest.mark.parametrize(
    ("file", "line", "why"),
    [
        ("engine/state.py", "import patolli.games.mexica", "downwards"),
        ("engine/state.py", "from patolli import stage", "downwards"),
        ("engine/state.py", "from patolli import COMPILED", "downwards"),
        ("engine/state.py", "from ..games import examples", "downwards"),
        ("engine/state.py", "def later():\n    from patolli.games.mexica import moves", "downwards"),
        ("engine/state.py", "if typing.TYPE_CHECKING:\n    from patolli.lab import anything", "downwards"),
        ("engine/state.py", "import numpy", "standard library"),
        ("engine/state.py", "from mypy_extensions import i64", "standard library"),
        ("engine/state.py", "import importlib\nimportlib.import_module('patolli.games.mexica')", "by its name"),
        ("engine/state.py", "__import__('patolli.games.mexica')", "by its name"),
        ("__init__.py", "def start():\n    from patolli.games import mexica", "downwards"),
        ("stage/__init__.py", "from patolli.games import examples", "downwards"),
        ("games/mexica/moves.py", "from patolli.games.zapotec import state", "not imported by another game"),
        ("games/mexica/moves.py", "from ..zapotec.state import State", "not imported by another game"),
        ("games/mexica/moves.py", "from importlib import import_module", "by its name"),
        ("games/examples.py", "from patolli.games.mexica import moves", "not imported by another game"),
        ("games/mexica/moves.py", "from patolli.bots import Bot", "downwards"),
        ("lab/__init__.py", "import patolli.table", "downwards"),
        ("lab/__init__.py", "from patolli.cli import main", "downwards"),
        ("cellar/__init__.py", "import os", "no floor"),
        ("bots/__init__.py", "import patolli.cellar", "no floor"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, file: str, line: str, why: str) -> None:
    found = violations(build(tmp_path, {file: line + "\n"}))
    assert len(found) == 1, found
    assert found[0].startswith(f"patolli/{file}:")
    assert why in found[0]


def test_a_ring_of_imports_is_found(tmp_path: Path) -> None:
    """Also where an import stands inside a function; one for types only is none."""
    assert cycles(build(tmp_path / "small", {})) == []
    hidden = {"engine/game.py": "import patolli.engine.state\n"}
    hidden["engine/state.py"] = "def later():\n    from patolli.engine import game\n    return game\n"
    assert cycles(build(tmp_path / "hidden", hidden)) == [
        "patolli.engine.game and patolli.engine.state import each other"
    ]
    package = {"lab/__init__.py": "def run():\n    from . import job\n", "lab/job.py": "from patolli.lab import run\n"}
    assert cycles(build(tmp_path / "package", package)) == ["patolli.lab and patolli.lab.job import each other"]
