"""How a king shares out the goods of his people, as he sees it (LAP-74 to LAP-79)."""

from __future__ import annotations

from dataclasses import dataclass

from patolli.games.lapins.rules import sharing
from patolli.games.lapins.rules.cities import count, owner
from patolli.games.lapins.rules.codes import (
    AREA,
    GIVEN,
    GLORY,
    PALACES,
    POOL,
    RESERVES,
    SHARE_ROW,
    STAGE,
    STORE_AT,
    STORES,
    TAXED,
    TEMPLES,
    TYPE_NAMES,
    TYPES,
)
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.words.lines import say
from patolli.games.lapins.words.refusals import STAGES


@dataclass(frozen=True)
class Totals:
    """What a share comes to."""

    glory: int
    taxes: dict[str, int]
    stored: dict[str, list[str]]
    """City to goods."""
    lost: int


@dataclass(frozen=True)
class Area:
    """A transport area, with what there is to share in it."""

    cities: list[str]
    pool: dict[str, int]
    temples: int
    palaces: int
    reserves: int


@dataclass(frozen=True)
class Share:
    """How a king shares out the goods of his people."""

    seat: int
    stage: str
    """`choice`, `sacrifice`, `tax`, `store` or `finished`."""
    areas: list[Area]
    area: int
    """The area at hand, an index; -1 for none."""
    given: dict[str, int]
    """Sacrificed in this area."""
    left: dict[str, int]
    """Not placed yet in this area."""
    city: str
    """Whose reserves are filled now; empty for none."""
    glory: int
    """From the areas, or the ceremonies, that are settled."""
    taxes: dict[str, int]
    stored: dict[str, list[str]]
    lines: list[str]
    """What was said of it."""
    kept: int
    """Goods that lie in reserves now: they are shared out too."""
    by_glory: Totals
    """What `share glory` comes to."""
    by_taxes: Totals
    """What `share taxes` comes to."""


def share(state: Lapins, king: int) -> Share:
    """A king's share as he sees it."""
    row = state.shares[king * SHARE_ROW : king * SHARE_ROW + SHARE_ROW]
    areas = sharing.areas(state, king)
    return Share(
        seat=king,
        stage=STAGES[row[STAGE]],
        areas=[
            Area(
                cities=names_of(state, area),
                pool=some(sharing.pool_of(state, area)),
                temples=sharing.in_area(state, area, TEMPLES),
                palaces=sharing.in_area(state, area, PALACES),
                reserves=sum(sharing.reserves(city) for site, city in enumerate(state.cities) if area >> site & 1),
            )
            for area in areas
        ],
        area=areas.index(row[AREA]) if row[AREA] else -1,
        given=some(row[GIVEN : GIVEN + TYPES]),
        left=some(row[POOL : POOL + TYPES]),
        city=state.land.name(row[STORE_AT]) if row[STAGE] == STORES else "",
        glory=row[GLORY],
        taxes=some(row[TAXED : TAXED + TYPES]),
        stored=_stored(state, king),
        lines=said(state, king),
        kept=sum(
            count(city, RESERVES + 1 + which) for city in state.cities if owner(city) == king for which in range(TYPES)
        ),
        by_glory=totals(state, king, False),
        by_taxes=totals(state, king, True),
    )


def said(state: Lapins, king: int) -> list[str]:
    """What a king has said of his share."""
    return [say(state, king, line >> 3) for line in state.said if line & 7 == king]


def totals(state: Lapins, king: int, taxes_first: bool) -> Totals:
    """What an automatic share comes to (LAP-79)."""
    trial = state.copy()
    row = king * SHARE_ROW
    trial.shares[row : row + SHARE_ROW] = [0] * SHARE_ROW
    trial.after = [sharing.emptied(city) for city in state.cities]
    sharing.share_automatically(trial, king, taxes_first)
    taxes = trial.shares[row + TAXED : row + TAXED + TYPES]
    pool = sum(sum(sharing.pool_of(state, area)) for area in sharing.areas(state, king))
    stored = _stored(trial, king)
    spent = sacrificed(state, king, taxes_first)
    return Totals(
        glory=trial.shares[row + GLORY],
        taxes=some(taxes),
        stored=stored,
        lost=pool - spent - sum(taxes) - sum(map(len, stored.values())),
    )


def sacrificed(state: Lapins, king: int, taxes_first: bool) -> int:
    """How many goods an automatic share gives to the temples."""
    total = 0
    for area in sharing.areas(state, king):
        pool = sharing.pool_of(state, area)
        if taxes_first:
            sharing.tax([0] * SHARE_ROW, 0, pool, sharing.tax_room(state, area))
        temples = sharing.in_area(state, area, TEMPLES)
        total += sum(min(units, temples) for units in pool)
    return total


def _stored(state: Lapins, king: int) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for site, city in enumerate(state.after):
        if owner(city) == king:
            goods = [TYPE_NAMES[which] for which in range(TYPES) for _ in range(count(city, RESERVES + 1 + which))]
            if goods:
                found[state.land.name(site)] = goods
    return found


def names_of(state: Lapins, area: int) -> list[str]:
    """The cities of an area."""
    return [state.land.name(site) for site in range(state.land.sites) if area >> site & 1]


def some(units: list[int]) -> dict[str, int]:
    """Goods by type, those that are none left out."""
    return {TYPE_NAMES[which]: units[which] for which in range(TYPES) if units[which]}
