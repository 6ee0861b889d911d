"""Which test shows each rule: tests name rules in their docstrings, `MEX-35e` or `MEX-32 to MEX-35`."""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MOST = 3
"""So many tests are listed for a rule, those first that name the fewest others."""


def named_in(text: str, rules: Sequence[str]) -> set[str]:
    """The rules that a text names; a letter behind a number is part of the rule, unless it is a rule of its own."""
    prefix = rules[0].partition("-")[0]
    found: set[str] = set()
    for first, letter, last in re.findall(rf"{prefix}-(\d+)([a-z]?)(?: to {prefix}-(\d+))?", text):
        if f"{prefix}-{first}{letter}" in rules:
            found.add(f"{prefix}-{first}{letter}")
        found.update(f"{prefix}-{number}" for number in range(int(first), int(last or first) + 1) if not letter or last)
        if letter and f"{prefix}-{first}{letter}" not in rules:
            found.add(f"{prefix}-{first}")
    unknown = found - set(rules)
    assert not unknown, f"{sorted(unknown)} are no rules"
    return found


def tests_of(rules: Sequence[str], folders: Iterable[str]) -> dict[str, list[str]]:
    """Rule to the names of the tests that show it."""
    shown: dict[str, list[tuple[int, str]]] = {rule: [] for rule in rules}
    for folder in folders:
        for path in sorted((ROOT / "tests" / folder).glob("test_*.py")):
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    named = named_in(ast.get_docstring(node) or "", rules)
                    for rule in named:
                        shown[rule].append((len(named), f"{folder}/{path.name}::{node.name}"))
    return {rule: [name for _, name in sorted(found)] for rule, found in shown.items()}


def check_table(rules: Sequence[str], folders: Sequence[str], page: str, heading: str) -> None:
    """Every rule is shown by a test, and the table at the end of the page says by which."""
    shown = tests_of(rules, folders)
    missing = [rule for rule, tests in shown.items() if not tests]
    assert not missing, f"no test names {', '.join(missing)}"
    rows = ["", "The tests are below `tests/`. A rule that more tests show is listed with the most particular ones."]
    rows += ["", "| rule | shown by |", "|---|---|"]
    for rule, tests in shown.items():
        more = f" and {len(tests) - MOST} more" if len(tests) > MOST else ""
        named = ", ".join(f"`{test}`" for test in tests[:MOST])
        rows.append(f"| {rule} | {named}{more} |")
    path = ROOT / page
    text = path.read_text(encoding="utf-8")
    before, found, _ = text.partition(f"{heading}\n")
    assert found, f"{page} has no heading {heading!r}"
    wanted = before + found + "\n".join(rows) + "\n"
    if os.environ.get("PATOLLI_GOLDEN") == "write":
        path.write_text(wanted, encoding="utf-8")
    elif wanted != text:
        pytest.fail(
            f"{page} does not say which test shows each rule now. PATOLLI_GOLDEN=write writes it.", pytrace=False
        )
