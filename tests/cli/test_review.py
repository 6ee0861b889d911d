"""`patolli review`."""

from __future__ import annotations

import json
from pathlib import Path

from patolli.engine.record import read
from patolli.lab.decisions import Course
from patolli.stage.speech import LANGUAGES
from tests.cli.conftest import Run

FOLDER = Path(__file__).parents[1] / "lab" / "reviewed"


def test_the_command_tells_it_and_writes_a_page(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "review.html"
    done = run("review", str(FOLDER / "mexica.txt"), "--simulations", "32", "--seed", "1", "--html", str(out))
    assert done.code == 0
    assert "mistake" in done.out
    assert "Better: " in done.out
    page = out.read_text(encoding="utf-8")
    assert page.count("data:image/svg+xml;base64,") == 2 * page.count('<section class="mistake">') > 0
    assert "<script" not in page
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "")
    for language in LANGUAGES:
        told = run("review", str(FOLDER / "mexica.txt"), "--simulations", "2", "--language", language).out
        assert not any(mark in told for mark in ("{", "review-")), language


def test_the_command_gives_plain_data(run: Run) -> None:
    done = run("review", str(FOLDER / "zapotec.txt"), "--simulations", "2", "--json")
    found = json.loads(done.out)
    assert found["names"] == ["Ana", "Bo"]
    assert len(found["decisions"]) == len(Course(read(FOLDER / "zapotec.txt")).decisions)
    assert found["done"] == found["of"]


def test_the_command_explains_what_it_cannot_read(run: Run, tmp_path: Path) -> None:
    assert run("review", str(tmp_path / "nothing.txt")).code != 0
    both = run("review", str(FOLDER / "mexica.txt"), "--simulations", "2", "--seconds", "2")
    assert both.code == 2
    assert "not both" in both.err
    assert run("review", str(FOLDER / "mexica.txt"), "--seconds", "-1").code == 2
