"""Why no line can begin so: each verb knows why it cannot be said now, and says what keeps all of its lines.

Asked for the beginning of a line, such as `buy`, `pyramid new` or `build MFT`. The answer is what the rules say of
every line that begins so. Where the lines have different reasons, it is the reason of the one that comes nearest. All
that is asked of the state lies open, or is the player's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from patolli.games.zapotec.rules.building import empty_cells, numbers_in, open_spaces
from patolli.games.zapotec.rules.capital import largest_level
from patolli.games.zapotec.rules.codes import (
    BUILD,
    BUILD_HOUSE,
    BUILD_PALACE,
    BUY,
    CAPITAL,
    CHOOSE_CARD,
    DECLINE,
    DONE,
    DRAFT_CARD,
    GAIN,
    INCOME_ROW,
    PALACE,
    PLACE,
    PROPERTIES,
    PYRAMID_NEW,
    RITUAL,
    SACRIFICE,
    SCORE_ROUND,
    TRADE_BUILD,
    USE,
)
from patolli.games.zapotec.words.refusals import (
    PHASES_OF,
    cannot_pay,
    own_disc,
    why_not_add,
    why_not_build,
    why_not_buy,
    why_not_ritual,
    why_not_sacrifice,
    why_not_start,
    why_not_tile,
    why_not_use,
    why_not_use_ritual,
    wrong_moment,
)

if TYPE_CHECKING:
    from patolli.engine.words import Why
    from patolli.games.zapotec.rules.state import Zapotec

VERB_KINDS = {
    "choose": CHOOSE_CARD,
    "income": INCOME_ROW,
    "buy": BUY,
    "use": USE,
    "pyramid": PYRAMID_NEW,
    "ritual": RITUAL,
    "sacrifice": SACRIFICE,
    "gain": GAIN,
    "place": PLACE,
    "decline": DECLINE,
    "build": BUILD_HOUSE,
    "palace": BUILD_PALACE,
    "score": SCORE_ROUND,
    "draft": DRAFT_CARD,
    "done": DONE,
}
"""A move of each verb; the moves of one verb are made at the same moments."""
NEARER = (
    *("too-little-gold", "cannot-pay", "cell-full", "no-match", "track-end", "capital-over"),
    *("no-such-level", "pyramid-touched", "level-bought", "too-few-levels", "face-down"),
)
"""Reasons from the nearest on: a line that lacks only gold comes nearer than one of a level that was bought."""


def why_not_begin(state: Zapotec, words: Sequence[str]) -> Why | None:
    """Why the player whose decision it is can say no line that begins with these words; None if nothing keeps them."""
    verb, *rest = [word.lower() for word in words]
    if verb not in VERB_KINDS:
        return None
    if state.phase not in PHASES_OF[VERB_KINDS[verb]]:
        return wrong_moment(state, VERB_KINDS[verb])
    asked = VERBS.get(verb)
    return asked(state, rest) if asked and state.phase in (CAPITAL, BUILD) else None


def nearest(whys: Sequence[Why | None]) -> Why | None:
    """The reason of the line that comes nearest to being legal; None if one is legal, or if there is none."""
    if None in whys or not whys:
        return None
    told = [why for why in whys if why is not None]
    return min(told, key=lambda why: NEARER.index(why[1]) if why[1] in NEARER else len(NEARER))


# ------------------------------------------------------------------- Capital actions
def begin_buy(state: Zapotec, rest: Sequence[str]) -> Why | None:
    """ZAP-29 to ZAP-31."""
    tiles = [tile for tile in state.market if tile >= 0]
    if not tiles:
        return "ZAP-31", "market-empty", {}
    whys = [why_not_buy(state, tile) for tile in sorted(tiles, key=lambda tile: state.box.trade_level[tile])]
    why = nearest(whys)
    if why is not None and why[1] == "too-little-gold":
        dear = [told for told in whys if told is not None and told[1] == "too-little-gold"]
        cost = min(int(told[2]["cost"]) for told in dear)
        return "ZAP-29", "all-too-dear", {"cost": cost, "gold": why[2]["gold"]}
    return None if why is None else ("ZAP-30", "all-bought", {})


def begin_use(state: Zapotec, rest: Sequence[str]) -> Why | None:
    """ZAP-52 to ZAP-57."""
    whys: list[Why | None] = []
    for tile in range(len(state.box.trade)):
        if state.owned[state.seat] >> tile & 1:
            why = why_not_use(state, tile)
            if why is not None and why[1] == "which-ritual":
                whys += [why_not_use_ritual(state, tile, at) for at in range(len(state.rituals))]
            elif why is None or why[1] not in ("no-use", "face-down"):
                whys.append(why)
    return nearest(whys) if whys else ("ZAP-52", "nothing-to-use", {})


def begin_pyramid(state: Zapotec, rest: Sequence[str]) -> Why | None:
    """ZAP-34 to ZAP-40."""
    if not largest_level(state, state.seat):
        return "ZAP-36", "no-level-left", {}
    why = cannot_pay(state, state.box.level_cost, "ZAP-34")
    if why is not None:
        return why
    edge = [tile for slot, tile in enumerate(state.edge) if slot not in state.beside]
    starts = [why_not_start(state, tile) for tile in edge] or [("ZAP-36", "no-empty-pyramid", {})]
    if rest[:1] == ["new"]:
        return nearest(starts)
    adds = [why_not_add(state, pyramid) for pyramid in range(len(state.beside))]
    return None if None in [*starts, *adds] else ("ZAP-37", "no-pyramid-fits", {})


def begin_ritual(state: Zapotec, rest: Sequence[str]) -> Why | None:
    """ZAP-42, ZAP-43."""
    places = range(len(state.rituals))
    free = [at for at in places if own_disc(state, at, "ZAP-42") is None]
    if not free:
        return "ZAP-42", "all-own-discs", {}
    return nearest([why_not_ritual(state, at) for at in sorted(free, key=lambda at: state.discs[at].bit_count())])


def begin_sacrifice(state: Zapotec, rest: Sequence[str]) -> Why | None:
    """ZAP-46: one corn is the least."""
    return why_not_sacrifice(state, 1)


# ------------------------------------------------------------------- building
def begin_build(state: Zapotec, rest: Sequence[str]) -> Why | None:
    """ZAP-53, ZAP-59 to ZAP-61: by the card, or by a trade tile that is ready."""
    box, seat = state.box, state.seat
    cells = numbers_in(empty_cells(state, seat))
    if not state.houses[seat]:
        return "ZAP-59", "no-house-left", {}
    if not cells:
        return "ZAP-61", "grid-full", {}
    builders = [tile for tile in box.of_kind[TRADE_BUILD] if why_not_tile(state, tile) is None]
    wanted = {0: box.card_property[state.chosen[seat]]} | {tile + 1: box.trade_property[tile] for tile in builders}
    named = space_named(state, rest)
    whys = [
        why_not_build(state, space, cells[0], by)
        for by, shown in wanted.items()
        for space in (numbers_in(open_spaces(state, shown)) if named < 0 else [named])
    ]
    return nearest(whys) if whys else ("ZAP-59", "no-space-shows", {"wanted": PROPERTIES[wanted[0]]})


def begin_palace(state: Zapotec, rest: Sequence[str]) -> Why | None:
    """ZAP-62."""
    box, seat = state.box, state.seat
    if state.palaces[seat] >= 0:
        return "ZAP-62", "palace-built", {"space": box.spaces[state.palaces[seat]]}
    if not state.houses[seat]:
        return "ZAP-62", "no-house-left", {}
    wanted = box.card_property[state.chosen[seat]]
    if not open_spaces(state, wanted):
        return "ZAP-62", "no-space-shows", {"wanted": PROPERTIES[wanted]}
    return cannot_pay(state, box.costs[PALACE], "ZAP-62")


def space_named(state: Zapotec, rest: Sequence[str]) -> int:
    """The space that the words name; -1 if they name none."""
    names = [name.lower() for name in state.box.spaces]
    return names.index(rest[0]) if rest and rest[0] in names else -1


VERBS: dict[str, Callable[[Zapotec, Sequence[str]], Why | None]] = {
    "buy": begin_buy,
    "use": begin_use,
    "pyramid": begin_pyramid,
    "ritual": begin_ritual,
    "sacrifice": begin_sacrifice,
    "build": begin_build,
    "palace": begin_palace,
}
