"""Districts: parts of the island cut off by water (MEX-7 to MEX-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patolli.games.mexica.box.cells import (
    Cells,
    around,
    beside,
    both,
    either,
    empty,
    first_of,
    flood,
    has,
    none,
    overlap,
    within,
    without,
)

if TYPE_CHECKING:
    from patolli.games.mexica.rules.state import Mexica


def district_of(state: Mexica, cell: int) -> Cells:
    """MEX-11: the district of a cell, nothing if the cell is wet."""
    if not has(state.dry, cell):
        return none()
    if has(state.founded, cell):
        for quarter in state.quarters:
            if has(quarter, cell):
                return quarter
    for district in state.districts:
        if has(district, cell):
            return district
    return none()


def holds_together(area: Cells, hole: Cells) -> bool:
    """Whether the surroundings of a hole alone show that the area stays connected without it. False proves nothing."""
    touched = without(both(beside(hole), area), hole)
    if empty(touched):
        return True
    ring = without(both(around(hole), area), hole)
    return within(touched, flood(first_of(touched), ring))


def dig(state: Mexica, canal: Cells) -> None:
    """MEX-36: the cells become wet; their district, always an unfounded one, may fall apart."""
    state.dry = without(state.dry, canal)
    state.canals = either(state.canals, canal)
    index: int = 0
    for district in state.districts:
        if overlap(district, canal):
            break
        index += 1
    districts = state.districts[:]
    state.districts = districts
    rest = without(districts[index], canal)
    if empty(rest):
        del districts[index]
        return
    if holds_together(districts[index], canal):
        districts[index] = rest
        return
    part = flood(first_of(rest), rest)
    districts[index] = part
    rest = without(rest, part)
    while not empty(rest):
        part = flood(first_of(rest), rest)
        districts.append(part)
        rest = without(rest, part)


def close(state: Mexica, district: Cells) -> None:
    """MEX-10: the district is founded from now on."""
    index: int = 0
    for other in state.districts:
        if other == district:
            break
        index += 1
    state.districts = state.districts[:index] + state.districts[index + 1 :]
    state.quarters = [*state.quarters, district]
    state.founded = either(state.founded, district)
