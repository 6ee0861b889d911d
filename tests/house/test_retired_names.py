"""A name that was replaced is found in no document and in no docstring; the changes and the glossary may say it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "patolli"

RETIRED = {
    "Game": "GameRoom RoomOf ROOM drive.Game engine.drive engine.room games.room",
    "RolloutPolicy": "Habits habits.py likings",
    "the table": "Thinkers",
    "SceneCache": "Drawn.part stage.scene.Drawn",
}
"""By successor: names that mean nothing else. A dot stands for itself."""

ONLY_AS_CODE = {
    "Game, Match, Session, Tables, Snapshot, PlayedLine, Reader": "Room Live Hall Moment Said Ear",
    "priors, learned_priors, learning_rate": "promise habitual habit",
    "rollout, needs_rollout, rollout_rounds": "foresee vague horizon",
    "baseline, temperature, prior_temperature": "usual heat taste",
    "c_puct, fpu_reduction, value_scale": "curiosity pessimism spread",
    "breakdown, neighbours, redecide_hidden, hill_climb": "account variants reopen climbing",
    "Plan.score, Plan.estimate": "Plan.look Plan.guess Bandit.guess",
    "Settings": "open_taste open_most open_first open_step naive warm root_most rollout_most",
    "user_bots, search_bot, reason_texts, advise": "own.py searching.py telling.py advising.py climbing.py",
    "the parts of a game's bot": "looks.py worth.py promise.py wishes.py portions.py ledger.py errands.py bids.py",
}
"""Names that are also plain words: only as code, in backticks."""

MAY_NAME_THEM = {"CHANGELOG.md", "docs/glossary.md"}
"""The changes tell what was called otherwise, and the glossary has a column for it."""
KEEPS_THEM = {SOURCES / "engine" / "deprecated.py"}


def pattern() -> re.Pattern[str]:
    plain = [re.escape(name) for names in RETIRED.values() for name in names.split()]
    code = [re.escape(name) for names in ONLY_AS_CODE.values() for name in names.split()]
    plain_names = rf"(?<![\w.])(?:{'|'.join(plain)})(?!\w)|\bRoom\.\w"
    return re.compile(rf"{plain_names}|`(?:{'|'.join(code)})(?:\([^`]*)?`")


NAMES = pattern()


def documents() -> list[Path]:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    return sorted(page for page in pages if page.relative_to(ROOT).as_posix() not in MAY_NAME_THEM)


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a file that stand alone: of modules, classes, functions, and those below an attribute."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value


@pytest.mark.parametrize("page", documents(), ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_document_uses_the_names_of_today(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    found = [f"{number}: {name[0]}" for number, line in enumerate(lines, 1) for name in NAMES.finditer(line)]
    assert not found


def test_docstrings_use_the_names_of_today() -> None:
    files = [*SOURCES.rglob("*.py"), *(ROOT / "bench").glob("*.py")]
    found = [
        f"{path.relative_to(ROOT)}:{line}: {name[0]}"
        for path in files
        if path not in KEEPS_THEM
        for line, text in docstrings(path)
        for name in NAMES.finditer(text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("a `Room` of its own", True),
        ("Room.seals", True),
        ("`promise(actor, moves)`", True),
        ("the GameRoom", True),
        ("there is room for two, and a promise", False),
        ("`heat_of_round`", False),
        ("prisoners and the variants of ZAP-105", False),
    ],
)
def test_a_name_is_told_from_a_plain_word(text: str, found: bool) -> None:
    assert bool(NAMES.search(text)) == found
