"""Sets of cells: five words, one int and plain Python sets say the same."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

import patolli
from patolli.games.mexica.box.interpreted import cells as cells_int

ROOMY = frozenset(row * 21 + column for row in range(14) for column in range(20) if (row, column) != (0, 0))
"""A ground on which no cell of the last column is followed by one of the first."""


def loaded(path: str) -> ModuleType:
    """A module as plain Python, which is otherwise only run compiled."""
    spec = spec_from_file_location("interpreted", Path(patolli.__file__).parent / path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def five_words() -> ModuleType:
    with patch.dict(sys.modules, {"patolli.engine.core.bits": loaded("engine/core/bits.py")}):
        return loaded("games/mexica/box/cells.py")


MODULES = [cells_int, five_words(), import_module("patolli.games.mexica.box.cells")]
sets = st.frozensets(st.integers(0, 293))
grounds = st.frozensets(st.sampled_from(sorted(ROOMY)), max_size=200)


def made(module: ModuleType, numbers: frozenset[int]) -> object:
    return module.cells_from_mask(sum(1 << number for number in numbers))


def read(module: ModuleType, cells: object) -> set[int]:
    return set(module.numbers_of(cells))


@pytest.mark.parametrize("module", MODULES)
@given(a=sets, b=sets, number=st.integers(0, 293))
def test_sets_are_those_of_python(module: ModuleType, a: frozenset[int], b: frozenset[int], number: int) -> None:
    one, two = made(module, a), made(module, b)
    assert module.numbers_of(one) == sorted(a)
    assert read(module, module.both(one, two)) == a & b
    assert read(module, module.either(one, two)) == a | b
    assert read(module, module.without(one, two)) == a - b
    assert module.overlap(one, two) == bool(a & b)
    assert module.within(one, two) == (a <= b)
    assert module.empty(one) == (not a)
    assert module.empty(module.none())
    assert module.size_of(one) == len(a)
    assert module.has(one, number) == (number in a)
    assert read(module, module.only(number)) == {number}
    if a:
        assert read(module, module.first_of(one)) == {min(a)}
        assert module.number_of(one) == min(a)
        at = number % len(a)
        assert module.nth_of(one, at) == sorted(a)[at]


@pytest.mark.parametrize("module", MODULES)
@given(a=grounds, ground=grounds)
def test_a_set_moves_by_sides_and_corners(module: ModuleType, a: frozenset[int], ground: frozenset[int]) -> None:
    """MEX-5: by a side, and for `around` by a corner; cut with a ground that has a free column."""
    one, cut = made(module, a), made(module, ground)
    steps = {"right": [1], "left": [-1], "down": [21], "up": [-21], "beside": [0, 1, -1, 21, -21]}
    steps["around"] = [down + right for down in (-21, 0, 21) for right in (-1, 0, 1)]
    for name, offsets in steps.items():
        moved = {number + offset for number in a for offset in offsets}
        assert read(module, module.both(getattr(module, name)(one), cut)) == moved & ground, name


@pytest.mark.parametrize("module", MODULES)
@given(ground=grounds)
def test_a_flood_reaches_what_hangs_together(module: ModuleType, ground: frozenset[int]) -> None:
    if not ground:
        return
    first = min(ground)
    reached, todo = {first}, [first]
    while todo:
        fresh = {n + step for n in [todo.pop()] for step in (1, -1, 21, -21)} & ground - reached
        reached |= fresh
        todo += fresh
    assert read(module, module.flood(module.only(first), made(module, ground))) == reached


@pytest.mark.parametrize("module", MODULES)
@given(groups=st.lists(st.tuples(st.integers(0, 50), sets), min_size=1, max_size=5), numbers=sets)
def test_choices_are_listed_and_counted_alike(
    module: ModuleType, groups: list[tuple[int, frozenset[int]]], numbers: frozenset[int]
) -> None:
    """The n-th move of those counted is the n-th of those listed."""

    def offer(choices: object) -> None:
        assert isinstance(choices, module.Choices)
        for base, cells in groups:
            choices.add(base << 9, made(module, cells))
        choices.add_one(7777)
        choices.add_each(5 << 9, 2 << 9, made(module, numbers), made(module, groups[0][1]))

    listed = module.Choices(True)
    offer(listed)
    counted = module.Choices(False)
    offer(counted)
    assert counted.count == len(listed.moves)
    for n in range(0, len(listed.moves), 1 + len(listed.moves) // 5):
        one = module.Choices(False)
        offer(one)
        one.want(n)
        if one.found < 0:
            offer(one)
        assert one.found == listed.moves[n]


def test_compiled_or_not_the_right_implementation_is_used() -> None:
    assert (MODULES[2] is cells_int) != patolli.COMPILED
