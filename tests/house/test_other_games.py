"""A game in a package of its own is found by its entry point, and needs no change here: the packages of `examples/`."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(path.parent for path in (ROOT / "examples").glob("*/pyproject.toml"))
EACH = pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.name)
PATOLLI = ("-c", "import sys; from patolli.cli import main; sys.exit(main())")


def announce(folder: Path, name: str, where: str) -> Path:
    """As a package that is installed announces a game."""
    info = folder / "another-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: another\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[patolli.games]\n{name} = {where}\n")
    return folder


def game_of(example: Path) -> str:
    """The one game that the package announces."""
    project = tomllib.loads((example / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    ((name, where),) = project["entry-points"]["patolli.games"].items()
    assert where == f"{name}:GAME"
    return str(name)


def python(folder: Path, *words: str, sources: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Python where the package of the folder and these sources are installed."""
    given = [os.path.abspath(one) for one in os.environ.get("PYTHONPATH", "").split(os.pathsep) if one]
    path = os.pathsep.join(map(str, [folder, *([sources] if sources else []), *given]))
    env = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "PATOLLI_QUICK": "1"}
    return subprocess.run(
        [sys.executable, *words], env=env, cwd=folder, capture_output=True, text=True, encoding="utf-8", check=False
    )


@EACH
def test_an_example_is_found_and_played(tmp_path: Path, example: Path) -> None:
    name = game_of(example)
    announce(tmp_path, name, f"{name}:GAME")

    def told(*words: str) -> str:
        done = python(tmp_path, *PATOLLI, *words, sources=example / "src")
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    assert f"{name}: " in told("games")
    assert told("rules", name)
    told("simulate", name, "--games", "3", "--seed", "1")
    told("arena", name, "--bots", "random,greedy", "--games", "2", "--seed", "1")
    record = tmp_path / "record.txt"
    seats = "random,greedy" + ",random" * (int(told("games").split(f"{name}: ")[1].split(" for ")[1][0]) - 2)
    told("play", name, "--seats", seats, "--seed", "1", "--record", str(record))
    told("show", str(record), "--svg", str(tmp_path / "drawing.svg"))
    assert "<svg" in (tmp_path / "drawing.svg").read_text(encoding="utf-8")
    assert told("replay", str(record), "--language", "fr")


@EACH
def test_an_example_passes_its_own_tests(tmp_path: Path, example: Path) -> None:
    """They run the test kit; from another folder, so that nothing of this repository helps them."""
    name = game_of(example)
    announce(tmp_path, name, f"{name}:GAME")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    wanted = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", "pytest.ini", str(example / "tests"))
    done = python(tmp_path, *wanted, sources=example / "src")
    assert done.returncode == 0, done.stdout + done.stderr
    assert f'contract_tests("{name}"' in (example / "tests" / "test_contract.py").read_text(encoding="utf-8")


# ------------------------------------------------------------------- names that a game may rely on
def documented() -> dict[str, set[str]]:
    """Module to names, as *Adding a game* lists them."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(patolli[\w.]*)` \| (.*?) \|", text, re.MULTILINE)
    return {module: set(re.findall(r"`(\w+)`", names)) for module, names in rows}


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """Module and name of everything that a file imports from Patolli; an empty name is the whole module."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "patolli":
            yield from ((node.module or "", alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names if alias.name.split(".")[0] == "patolli")


@EACH
def test_an_example_uses_documented_names_only(example: Path) -> None:
    known = documented()
    files = sorted(example.rglob("*.py"))
    assert files
    for path in files:
        for module, name in imported(path):
            fine = name in known[module] if name and module in known else module in known and not name
            assert fine, f"{path.relative_to(ROOT)} imports {name} from {module}, which is not documented"


def test_what_is_documented_exists() -> None:
    known = documented()
    assert {"patolli", "patolli.engine.core.state", "patolli.stage.game", "patolli.testing"} <= set(known)
    for module, names in known.items():
        missing = [name for name in names if not hasattr(import_module(module), name)]
        assert not missing, f"{module} has no {', '.join(missing)}"


def test_all_of_the_kit_is_documented() -> None:
    assert documented()["patolli.testing"] == set(import_module("patolli.testing").__all__)


# ------------------------------------------------------------------- games that cannot be loaded
@pytest.mark.parametrize(
    ("where", "why"), [("nowhere:GAME", "ModuleNotFoundError"), ("json:dumps", "none of that name")]
)
def test_one_that_cannot_be_loaded_is_told_in_a_sentence(tmp_path: Path, where: str, why: str) -> None:
    announce(tmp_path, "broken", where)
    told = python(tmp_path, *PATOLLI, "simulate", "broken", "--games", "1")
    assert told.returncode == 2, told.stderr
    assert why in told.stderr
    assert "Traceback" not in told.stderr
    assert python(tmp_path, *PATOLLI, "simulate", "mexica", "--games", "1", "--seed", "1").returncode == 0
