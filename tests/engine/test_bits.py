"""Bits of a word: machine words, Python ints and plain lists say the same."""

from __future__ import annotations

from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import patolli
from patolli.engine.core.interpreted import bits as plain


def words() -> ModuleType:
    """bits.py as plain Python, which is otherwise only run compiled."""
    path = Path(patolli.__file__).parent / "engine" / "core" / "bits.py"
    spec = spec_from_file_location("bits_interpreted", path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MODULES = [plain, words(), import_module("patolli.engine.core.bits")]


@pytest.mark.parametrize("module", MODULES)
@given(numbers=st.frozensets(st.integers(0, 59)))
def test_bits_are_counted_and_found(module: ModuleType, numbers: frozenset[int]) -> None:
    word = sum(1 << number for number in numbers)
    assert module.bits_in(word) == len(numbers)
    assert [module.nth_bit(word, n) for n in range(len(numbers))] == sorted(numbers)


def test_compiled_or_not_the_right_implementation_is_used() -> None:
    assert (MODULES[2] is plain) != patolli.COMPILED
