"""The notebook runs from its first cell to its last, as Jupyter would run it, and draws."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "notebook" / "patolli.ipynb"


def run(source: str, names: dict[str, Any]) -> Any:
    """Execute a cell; returns the value of its last expression, which a notebook shows."""
    body = ast.parse(source).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


@pytest.mark.slow
def test_the_notebook_draws_plays_analyses_and_plots(capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    drawings, told = 0, []
    for cell in cells:
        if cell["cell_type"] == "code":
            shown = run("".join(cell["source"]), names)
            if hasattr(shown, "_repr_svg_"):
                assert ElementTree.fromstring(shown._repr_svg_()).tag.endswith("svg")
                drawings += 1
            elif shown is not None:
                told.append(shown)
    assert drawings == 4
    assert "wins " in capsys.readouterr().out
    assert sum(names["tally"].wins) >= 200
    assert told[-1][0] > 64
