"""The package: what it says of itself, and that it can be built without a compiler."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import patolli

ROOT = Path(__file__).parents[2]


def run(*args: str | Path, cwd: Path = ROOT, **env: str) -> str:
    done = subprocess.run(args, cwd=cwd, env=os.environ | env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_version_says_whether_compiled() -> None:
    said = run(sys.executable, "-c", "import sys; from patolli.cli import main; sys.exit(main())", "--version")
    assert said.startswith(f"patolli {patolli.__version__}")
    assert ("compiled" in said, "interpreted" in said) == (patolli.COMPILED, not patolli.COMPILED)


def test_from_sources_the_package_is_interpreted_and_its_cells_are_ints() -> None:
    code = """
import patolli
from patolli.engine.core import bits
from patolli.engine.core.interpreted import bits as plain_bits
from patolli.games.mexica.box import cells
from patolli.games.mexica.box.interpreted import cells as plain_cells
assert not patolli.COMPILED and bits is plain_bits and cells is plain_cells
"""
    run(sys.executable, "-c", code, PYTHONPATH=str(ROOT / "src"))


def test_compiled_all_listed_modules_are_extensions() -> None:
    package = Path(patolli.__file__).parent
    folders = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["patolli"]["compiled"]
    sources = [path for folder in folders for path in package.glob(f"{folder}/*.py") if path.stem != "__init__"]
    assert len(sources) > len(folders)
    for path in sources:
        assert bool(list(path.parent.glob(f"{path.stem}.*.so"))) == patolli.COMPILED, path


@pytest.mark.slow
def test_without_a_compiler_a_pure_wheel_with_all_its_data_is_built(tmp_path: Path) -> None:
    for name in ("pyproject.toml", "constraints.txt", "setup.py", "build_backend.py", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", ".*_cache", "*.egg-info", "*.so")
    )
    build = "import build_backend as b; assert not b.get_requires_for_build_wheel(); print(b.build_wheel('dist'))"
    said = run(sys.executable, "-c", build, cwd=tmp_path, PATOLLI_PURE="1", PYTHONPATH=str(tmp_path))
    wheel = tmp_path / "dist" / said.splitlines()[-1]
    assert wheel.name.endswith("-none-any.whl")
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("patolli/")}
    source = tmp_path / "src"
    assert packed == {path.relative_to(source).as_posix() for path in (source / "patolli").rglob("*") if path.is_file()}


def test_pure_is_a_reason_not_to_compile() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "build_backend.py"],
        env=os.environ | {"PATOLLI_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "PATOLLI_PURE is set")


WEB = ("isal", "psycopg", "sqlalchemy", "starlette", "uvicorn", "websockets")
WITHOUT_WEB = f"""
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {WEB}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Refuse())
from patolli.cli import main
sys.exit(main())
"""


def test_without_the_web_stack_games_are_played_and_the_table_says_what_it_needs(tmp_path: Path) -> None:
    """`pip install patolli` brings the rules, the bots and the terminal; `patolli[table]` the rest."""

    def patolli_without(*words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", WITHOUT_WEB, *words]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    played = patolli_without("play", "lapins", "--seats", "random,random", "--seed", "1")
    assert played.returncode == 0, played.stderr
    simulated = patolli_without("simulate", "zapotec", "--games", "2", "--seed", "1")
    assert simulated.returncode == 0, simulated.stderr
    served = patolli_without("serve")
    assert served.returncode == 2
    assert "pip install 'patolli[table]'" in served.stderr
    assert "Traceback" not in served.stderr


WITHOUT_NUMBERS = """
import sys
for name in ("gymnasium", "librt", "librt.strings", "librt.vecs", "mypy_extensions", "numpy", "pettingzoo"):
    sys.modules[name] = None
import patolli
from patolli.engine.playout import playout
for game in ("mexica", "zapotec", "chocolatl", "lapins"):
    playout(patolli.start(game, players=3), patolli.Rng(1))
"""


def test_the_rules_play_without_what_learners_need() -> None:
    """Encoders need librt and numpy; the rules, compiled or not, need the standard library alone."""
    run(sys.executable, "-c", WITHOUT_NUMBERS)


def test_what_is_tested_is_pinned() -> None:
    """Exact versions stand in the constraints alone, and every dependency has one."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pins = {
        line.partition("==")[0].lower()
        for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if "==" in line
    }
    wanted = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    names = {re.split(r"[\[<>=]", one)[0].lower() for one in wanted} - {"patolli"}
    assert names <= pins
    assert not [one for one in wanted if "==" in one]
