"""How the table's modules hang together, and that its documents say what its code does."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import patolli.table
from patolli.table.openapi import documentation
from patolli.table.pages import Pages
from patolli.table.routes import CALLS

TABLE = Path(patolli.table.__file__).parent
DOCS = Path(__file__).parents[2] / "docs" / "table.md"
PACKAGE = "patolli.table"


def imported(module: str) -> set[str]:
    """The modules of the table that a module imports, wherever in the file, for types too."""
    found = set()
    for node in ast.walk(ast.parse((TABLE / f"{module}.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == PACKAGE:
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.removeprefix(f"{PACKAGE}.") if node.module.startswith(PACKAGE) else "")
        elif isinstance(node, ast.Import):
            found |= {alias.name.removeprefix(f"{PACKAGE}.") for alias in node.names if alias.name.startswith(PACKAGE)}
    return {name for name in found if (TABLE / f"{name}.py").is_file()}


def test_no_module_needs_one_that_needs_it() -> None:
    """Not even for types, nor inside a function."""
    needs = {path.stem: imported(path.stem) for path in TABLE.glob("*.py") if path.stem != "__init__"}
    assert needs["api"] >= {"session", "tables"}
    while leaves := {module for module, others in needs.items() if not others}:
        needs = {module: others - leaves for module, others in needs.items() if module not in leaves}
    assert needs == {}, "these import each other"


def test_only_the_match_plays_lines() -> None:
    """Nobody else sets `events`, plays moves or decides what is forced."""
    for path in TABLE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            called = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "play"
            stored = isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and node.attr == "events"
            assert not called, f"{path.name} plays a move"
            assert not stored, f"{path.name} listens to a state"


def test_the_documented_requests_are_those_of_the_table_of_routes() -> None:
    """`python -m patolli.table.routes` prints what belongs there."""
    assert documentation(CALLS) in DOCS.read_text(encoding="utf-8")


def test_every_page_is_documented() -> None:
    said = DOCS.read_text(encoding="utf-8")
    for route in Pages.routes(Pages.__new__(Pages)):
        path = re.sub(r"\{(?!file)(\w+)\}", lambda found: found[1].upper(), route.path)
        assert f"`{path.replace('{file}', '')}" in said, path
