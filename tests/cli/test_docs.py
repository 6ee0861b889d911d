"""What the documentation shows is what happens."""

import doctest
import itertools
import re
import xml.etree.ElementTree
from pathlib import Path

import pytest

from patolli import parse, read_position, write_position
from patolli.games.chocolatl.words import refusals as chocolatl
from patolli.games.lapins.words import lines as lapins
from patolli.games.mexica.words import lines as mexica
from patolli.games.zapotec.words import lines as zapotec
from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]
NOTATION = ROOT / "docs" / "notation.md"


EXAMPLES = [
    ROOT / "README.md",
    NOTATION,
    *(ROOT / "docs" / f"{name}.md" for name in ("library", "bots", "laboratory", "environments", "learning")),
]


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_the_examples_in_python(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(path), module_relative=False, encoding="utf-8")
    assert tried > 3
    assert not failed


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", NOTATION.read_text(encoding="utf-8"), re.DOTALL)


def test_records_in_the_docs_go_on_and_have_every_verb() -> None:
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


PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]


def prose(path: Path) -> str:
    """A page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)


def anchors(path: Path) -> set[str]:
    """What can be linked to in a page: its headings, in small letters, with dashes for spaces and no other signs."""
    found: set[str] = set()
    for heading in re.findall(r"^#+ +(.+?) *$", prose(path), re.MULTILINE):
        name = re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-")
        later = (f"{name}-{number}" for number in itertools.count(1))
        found.add(next(each for each in itertools.chain([name], later) if each not in found))
    return found


def astray(path: Path) -> list[str]:
    """The links of a page, within this repository, that lead nowhere."""
    lost = []
    for link in re.findall(r"\]\(([^)\s]+)\)", prose(path)):
        page, _, anchor = link.partition("#")
        target = path.parent / page if page else path
        if ":" not in page and (not target.exists() or (anchor and anchor not in anchors(target))):
            lost.append(link)
    return lost


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(path: Path) -> None:
    assert astray(path) == []


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# A page\n\n## Where, and how?\n\n## Twice\n\n## Twice\n", encoding="utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "# Page\n[a](other.md) [b](other.md#where-and-how) [c](#page) [d](https://a.org/b#c) [e](other.md#twice-1)\n"
        "```\n[code](gone.md)\n```\n"
        "[f](gone.md) [g](other.md#gone) [h](#gone) [i](other.md#twice-2)\n",
        encoding="utf-8",
    )
    assert astray(page) == ["gone.md", "other.md#gone", "#gone", "other.md#twice-2"]


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_rows_are_as_wide_as_their_heads(path: Path) -> None:
    wide = 0
    for line in prose(path).splitlines():
        cells = len(re.findall(r"(?<!\\)\|", re.sub(r"`[^`]*`", "", line))) if line.startswith("|") else 0
        assert not cells or not wide or cells == wide, line
        wide = cells
