"""What is shipped to run Patolli: checked by the tools that whoever uses it would ask."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from patolli.cli import NAMES
from patolli.cli.commands import parser_of

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(path.name for path in DEPLOY.iterdir() if path.suffix in (".service", ".timer"))
PROGRAM = "/opt/patolli/bin/patolli"
WORST_EXPOSURE = 2.0
"""Of what systemd calls OK; 10 is a service that may do all."""


def output(*command: str | Path) -> str:
    """All that a tool prints; it has to end well."""
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    told = done.stdout + done.stderr
    assert done.returncode == 0, told
    return told


@pytest.fixture
def analyze() -> str:
    found = shutil.which("systemd-analyze")
    if found is None:
        reason = "There is no systemd-analyze here. On Debian: apt install systemd"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return found


def installed(folder: Path, name: str, **changes: str) -> Path:
    """A unit as it would be on a machine where Patolli is; a template as its first process."""
    (folder / "patolli").write_text("#!/bin/sh\n")
    (folder / "patolli").chmod(0o755)
    text = (DEPLOY / name).read_text(encoding="utf-8").replace(PROGRAM, str(folder / "patolli"))
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    for other in UNITS:  # a timer names its service
        (folder / other.replace("@", "@8001")).write_text(
            (DEPLOY / other).read_text(encoding="utf-8").replace(PROGRAM, str(folder / "patolli"))
        )
    unit = folder / name.replace("@", "@8001")
    unit.write_text(text)
    return unit


@pytest.mark.parametrize("name", UNITS)
def test_systemd_has_nothing_to_say_about_a_unit(analyze: str, tmp_path: Path, name: str) -> None:
    """It ends well also when it does not know a key: any output is a failure."""
    assert output(analyze, "verify", installed(tmp_path, name)) == ""


def test_a_misspelt_key_would_be_found(analyze: str, tmp_path: Path) -> None:
    unit = installed(tmp_path, "patolli.service", KillMode="KilMode")
    assert "KilMode" in output(analyze, "verify", unit)


@pytest.mark.parametrize("name", [name for name in UNITS if name.endswith(".service")])
def test_a_unit_may_do_little_more_than_it_needs(analyze: str, tmp_path: Path, name: str) -> None:
    told = output(analyze, "security", "--offline=true", "--no-pager", installed(tmp_path, name))
    found = re.search(r"Overall exposure level for .*: ([\d.]+)", told)
    assert found
    assert float(found[1]) <= WORST_EXPOSURE


def test_hadolint_has_nothing_to_say_about_the_containerfile() -> None:
    assert output(Path(sys.executable).with_name("hadolint"), DEPLOY / "Containerfile") == ""


def commands() -> list[list[str]]:
    """All command lines of Patolli in what is shipped, without the program."""
    found = []
    for name in UNITS:
        text = (DEPLOY / name).read_text(encoding="utf-8").replace("%i", "8001").replace("$$", "$").replace("%%", "%")
        for line in re.findall(rf"{PROGRAM} ([^;\n]+)", text):
            found.append([word for word in shlex.split(line) if word != "$PATOLLI_OPTIONS"])
    shipped = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    found.append(re.findall(r'"([^"]+)"', shipped.rpartition("CMD [")[2]))
    return found


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_command_that_is_shipped_is_one(words: list[str]) -> None:
    assert words[0] in NAMES
    parser_of(words[0]).parse(words[1:])


def test_processes_end_before_systemd_kills_them() -> None:
    from patolli.table.stopping import LAST_SECONDS

    for name in UNITS:
        for seconds in re.findall(r"TimeoutStopSec=(\d+)", (DEPLOY / name).read_text(encoding="utf-8")):
            assert int(seconds) > LAST_SECONDS + 1
