"""What the documentation shows is what happens."""

import doctest
import re
import xml.etree.ElementTree
from pathlib import Path

import pytest

from patolli import parse, read_position, write_position
from patolli.games.chocolatl import words as chocolatl
from patolli.games.lapins import words as lapins
from patolli.games.mexica import words as mexica
from patolli.games.zapotec import words as zapotec
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
NOTATION = ROOT / "docs" / "notation.md"


EXAMPLES = [ROOT / "README.md", NOTATION, *(ROOT / "docs" / f"{name}.md" for name in ("library", "bots"))]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_the_examples_in_python(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert tried > 3
    assert not failed


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", NOTATION.read_text(encoding="utf-8"), re.DOTALL)


def test_the_records() -> None:
    records = [parse(text) for text in blocks("record")]
    for record in records:
        assert record.end().actors() != []
    said = {line.split()[0] for record in records for _, line in record.lines}
    assert set(mexica.PLAYER_VERBS) <= said


def test_the_positions() -> None:
    for text in blocks("position"):
        state = read_position(text)
        assert write_position(read_position(write_position(state))) == write_position(state)


@pytest.mark.parametrize(
    ("title", "verbs"),
    [
        ("Mexica", {*mexica.PLAYER_VERBS, *mexica.CHANCE_VERBS}),
        ("Zapotec", {*zapotec.PLAYER_VERBS, *zapotec.CHANCE_VERBS}),
        ("Chocolatl", {*chocolatl.PLAYER_VERBS, *chocolatl.CHANCE_VERBS}),
        ("Dix-Huit Lapins", {*lapins.KING_VERBS, *lapins.CHANCE_VERBS}),
    ],
)
def test_every_word_is_explained(title: str, verbs: set[str]) -> None:
    chapter = NOTATION.read_text(encoding="utf-8").partition(f"## {title}\n")[2].partition("\n## ")[0]
    explained = re.findall(r"^\| (`.*?`) \|", chapter, re.M)
    assert {line.split()[0] for row in explained for line in re.findall("`(.*?)`", row)} == verbs


def test_the_picture_on_the_front_page(run: Run, tmp_path: Path) -> None:
    shown = ROOT / "docs" / "img" / "mexica.svg"
    assert shown.stat().st_size < 150_000
    assert xml.etree.ElementTree.parse(shown).getroot().tag.endswith("svg")
    drawn = tmp_path / "mexica.svg"
    assert run("show", shown.with_suffix(".txt"), "--seat", "3", "--svg", drawn).code == 0


@pytest.mark.parametrize(
    "path", sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md")), ids=lambda p: p.name
)
def test_links_lead_somewhere(path: Path) -> None:
    for link in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / link).exists(), link
