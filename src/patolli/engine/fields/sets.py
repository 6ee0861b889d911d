"""Sets of small numbers, kept as bits, and lists as they are written."""

from __future__ import annotations

from collections.abc import Sequence


def bits_of(numbers: Sequence[int]) -> int:
    """A set of small numbers, a bit for each."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def numbers_in(bits: int) -> list[int]:
    """The numbers of a set, from low to high."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def spaced(values: Sequence[object]) -> str:
    """Values one after the other."""
    return " ".join(map(str, values))


def joined(names: Sequence[str], numbers: Sequence[int]) -> str:
    """Things by their names, `-` for none."""
    return " ".join(names[number] if number >= 0 else "-" for number in numbers)


def paired(left: Sequence[str], right: Sequence[str], numbers: Sequence[int], mark: str = "=") -> str:
    """Things of two lists that belong together, such as `EPV=B22`; nothing where the number is -1."""
    return " ".join(f"{left[at]}{mark}{right[number]}" for at, number in enumerate(numbers) if number >= 0)
