"""What games share is written once: no ten equal lines stand in two files of the games and the engine."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "patolli"
EQUAL_LINES = 10


def equal_runs(folders: list[Path]) -> list[str]:
    """Every run of equal lines that stands in two files; imports, empty lines and indentation do not count."""
    where: dict[tuple[str, ...], list[tuple[Path, int]]] = defaultdict(list)
    for folder in folders:
        for path in sorted(folder.rglob("*.py")):
            lines = list(_lines(path.read_text(encoding="utf-8")))
            for at in range(len(lines) - EQUAL_LINES + 1):
                run = tuple(line for _, line in lines[at : at + EQUAL_LINES])
                where[run].append((path, lines[at][0]))
    return [
        " = ".join(f"{path.name}:{line} ({path.parent.name})" for path, line in places)
        for places in where.values()
        if len({path for path, _ in places}) > 1
    ]


def _lines(text: str) -> Iterator[tuple[int, str]]:
    imports = [node for node in ast.parse(text).body if isinstance(node, (ast.Import, ast.ImportFrom))]
    left_out = {number for node in imports for number in range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    for number, line in enumerate(text.splitlines(), start=1):
        if line.strip() and number not in left_out:
            yield number, line.strip()


def test_nothing_is_written_twice() -> None:
    found = equal_runs([PACKAGE / "games", PACKAGE / "engine"])
    assert not found, "\n".join(found)


def test_equal_lines_are_found(tmp_path: Path) -> None:
    lines = [f"line({number})" for number in range(EQUAL_LINES)]
    (tmp_path / "one.py").write_text("\n".join(lines))
    (tmp_path / "other.py").write_text("\n\n".join(["if first:", *(f"    {line}" for line in lines)]))
    assert len(equal_runs([tmp_path])) == 1
    (tmp_path / "other.py").write_text("\n".join(lines[1:]))
    assert not equal_runs([tmp_path])
