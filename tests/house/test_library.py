"""What the documents say of names in the code is what the code has."""

from __future__ import annotations

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


def rows(page: str, head: str) -> list[list[str]]:
    """The cells of all tables of a page whose first heading is this one."""
    found: list[list[str]] = []
    inside = False
    for line in (DOCS / page).read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if not cells:
            inside = False
        elif inside and not set(cells[0]) <= {"-"}:
            found.append(cells)
        elif cells[0] == head:
            inside = True
    return found


def find(path: str) -> object:
    """What a dotted name stands for: a module, then attributes of it."""
    parts = path.split(".")
    found: object = import_module(parts[0])
    for at, part in enumerate(parts[1:], start=1):
        if inspect.ismodule(found) and not hasattr(found, part):
            import_module(".".join(parts[: at + 1]))
        if inspect.isclass(found) and not hasattr(found, part):
            found = found()  # an attribute that each object is given
        found = getattr(found, part)
    return found


def signature(path: str) -> str:
    """How the function of that name is called, without its types; `...` for a default that is a function."""
    known = inspect.signature(find(path)).parameters  # type: ignore[arg-type]
    plain = [one.replace(annotation=inspect.Parameter.empty) for name, one in known.items() if name != "self"]
    shown = [one.replace(default=...) if inspect.isfunction(one.default) else one for one in plain]
    return str(inspect.Signature(shown)).replace("Ellipsis", "...")


CALLS = [row[0].strip("`") for page in ("library.md", "laboratory.md") for row in rows(page, "call")]


@pytest.mark.parametrize("call", CALLS)
def test_a_call_is_written_as_it_is_made(call: str) -> None:
    path = call.partition("(")[0]
    assert path + signature(path) == call


def test_the_doors_are_documented() -> None:
    doors = {call.partition("(")[0] for call in CALLS}
    assert doors >= {
        "patolli.Match",
        "patolli.game",
        "patolli.bots.advise.advise",
        "patolli.lab.simulate.simulate",
        "patolli.lab.arena.contest",
    }


PLACE = re.compile(r"`((?:engine|dense|stage|games|bots|envs|lab|table)\.[\w.]+)`")
WORDS = [*rows("glossary.md", "our word"), *rows("glossary.md", "our word, the field's")]
PLACES = [found[1] for row in WORDS for cell in row if (found := PLACE.fullmatch(cell))]


@pytest.mark.parametrize("place", PLACES)
def test_a_word_of_the_glossary_lives_where_it_says(place: str) -> None:
    assert find(f"patolli.{place}") is not None


def test_every_word_of_the_glossary_says_where_it_lives() -> None:
    assert len(WORDS) > 50
    assert len(PLACES) == len(WORDS)
