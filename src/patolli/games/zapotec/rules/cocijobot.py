"""Cocijobot, the opponent of the solo game: its turn is a procedure without decisions (section 13).

Each step is an event that says what it did and why.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from patolli.engine.core.bits import bits_in
from patolli.games.zapotec.box.options import EASIER, HARDER
from patolli.games.zapotec.rules.capital import add_level, changed, climb, occupy, place_disc, start_pyramid, turn_down
from patolli.games.zapotec.rules.codes import (
    ACT_PYRAMID,
    ACT_TRADE,
    ACTIONS,
    BOT_NOTHING,
    BOT_POINTS,
    BOT_PYRAMID,
    BOT_RITUAL,
    BOT_TRADE,
    CORNFIELD,
    PROPERTIES,
    TILED,
    VALUES,
    VILLAGE,
)
from patolli.games.zapotec.rules.scoring import count, score_round, scoring_property

if TYPE_CHECKING:
    from patolli.games.zapotec.rules.state import Zapotec

HUMAN: Final = 0
BOT: Final = 1


def begin(state: Zapotec) -> None:
    """ZAP-88: build, then the Capital action of the card. `state.idle` says that a second card is due."""
    card = state.bot_card
    if state.events is not None:
        state.events.append(("bot-turn", {"seat": BOT, "card": state.box.fronts[card]}))
    placed = build(state, card)
    act(state, card)
    state.idle = placed == 0


def finish(state: Zapotec) -> None:
    """ZAP-93, ZAP-94: the action of the second card, if one was turned up; then round scoring."""
    if state.bot_second >= 0:
        act(state, state.bot_second)
    state.idle = False
    score_round(state, BOT, scoring_property(state))


# ------------------------------------------------------------------- building
def bot_pyramid(state: Zapotec) -> int:
    """The pyramid with levels of the bot, or -1; there is at most one (ZAP-97)."""
    for level in state.levels:
        if level >> 2 & 7 == BOT:
            return level >> 5
    return -1


def pyramid_property(state: Zapotec, pyramid: int) -> int:
    return state.box.score_property[state.edge[state.beside[pyramid]]]


def attempts(state: Zapotec, card: int) -> list[int]:
    """ZAP-89: the spaces that the bot tries to build on, in order."""
    box = state.box
    symbols = box.front_values[card * VALUES : card * VALUES + VALUES]
    found = [box.space_with(symbols)]
    found.append(box.space_with(replaced(symbols, scoring_property(state))))
    pyramid = bot_pyramid(state)
    if pyramid >= 0:
        found.append(box.space_with(replaced(symbols, pyramid_property(state, pyramid))))
    return found


def replaced(symbols: list[int], wanted: int) -> list[int]:
    """The three properties with this one in the place of its category."""
    return changed(symbols, wanted // VALUES, wanted)


def build(state: Zapotec, card: int) -> int:
    """ZAP-89 to ZAP-91, ZAP-105, ZAP-106: how many houses were placed."""
    box = state.box
    targets: list[int] = []
    tries = attempts(state, card)
    for index in range(len(tries)):
        space = tries[index]
        left = len(targets) < state.houses[BOT]
        if left and state.owner[space] == TILED and space not in targets:
            targets.append(space)
            continue
        tell_skipped(state, index, space, left, space in targets)
        if left and state.owner[space] == HUMAN and state.options.difficulty == EASIER:
            state.vp[HUMAN] += box.difficulty_points
            if state.events is not None:
                name = box.spaces[space]
                state.events.append(("bot-blocked", {"seat": HUMAN, "space": name, "points": box.difficulty_points}))
    palace = palace_space(state, targets)
    for space in targets:
        occupy(state, space, BOT)
        state.houses = changed(state.houses, BOT, state.houses[BOT] - 1)
        tell_built(state, tries.index(space), space, palace)
    if palace >= 0:
        state.palaces = changed(state.palaces, BOT, palace)
    if state.options.difficulty == HARDER and len(targets) < box.attempts:
        missing = box.attempts - len(targets)
        state.vp[BOT] += box.difficulty_points * missing
        if state.events is not None:
            points = box.difficulty_points * missing
            state.events.append(("bot-harder", {"seat": BOT, "missing": missing, "points": points}))
    return len(targets)


def palace_space(state: Zapotec, targets: list[int]) -> int:
    """ZAP-91: which of the spaces carries the palace; -1 if none does."""
    if state.palaces[BOT] >= 0 or not targets:
        return -1
    box = state.box
    scoring = scoring_property(state)
    pyramid = bot_pyramid(state)
    own = pyramid_property(state, pyramid) if pyramid >= 0 else -1
    for space in targets:
        if own >= 0 and box.matches(space, own) and box.matches(space, scoring):
            return tell_palace(state, space, "both")
    if state.round == box.rounds or len(targets) == state.houses[BOT]:
        why = "last-round" if state.round == box.rounds else "last-house"
        for space in targets:
            if own >= 0 and box.matches(space, own):
                return tell_palace(state, space, why)
        for space in targets:
            if box.matches(space, scoring):
                return tell_palace(state, space, why)
    return -1


def tell_palace(state: Zapotec, space: int, why: str) -> int:
    if state.events is not None:
        state.events.append(("bot-palace", {"seat": BOT, "space": state.box.spaces[space], "why": why}))
    return space


def tell_skipped(state: Zapotec, index: int, space: int, left: bool, again: bool) -> None:
    if state.events is None:
        return
    why = "human"
    if again:
        why = "again"
    elif not left:
        why = "no-house"
    elif state.owner[space] == BOT:
        why = "own"
    state.events.append(
        ("bot-skipped", {"seat": BOT, "attempt": index + 1, "space": state.box.spaces[space], "why": why})
    )


def tell_built(state: Zapotec, index: int, space: int, palace: int) -> None:
    if state.events is None:
        return
    why = ("card", "scoring", "pyramid")[index]
    what = "palace" if space == palace else "house"
    state.events.append(("bot-built", {"seat": BOT, "space": state.box.spaces[space], "why": why, "what": what}))


def collected(state: Zapotec, kind: int) -> int:
    """ZAP-92: the tiles of that type beside the bot's board."""
    return bits_in(state.built[BOT] & state.box.property_spaces[kind])


# ------------------------------------------------------------------- Capital actions
def act(state: Zapotec, card: int) -> None:
    """ZAP-87, ZAP-92."""
    action = state.box.front_action[card]
    if state.events is not None:
        name = state.box.fronts[card]
        state.events.append(("bot-acts", {"seat": BOT, "card": name, "action": ACTIONS[action]}))
    if action == ACT_PYRAMID:
        build_level(state)
    elif action == ACT_TRADE:
        trade(state)
    else:
        sacrifice(state)


def sacrifice(state: Zapotec) -> None:
    """ZAP-95."""
    box = state.box
    corn = collected(state, CORNFIELD)
    steps = min(corn, box.track - state.position[BOT])
    if state.events is not None:
        state.events.append(("bot-sacrifice", {"seat": BOT, "corn": corn, "steps": steps}))
    for _ in range(steps):
        space = state.position[BOT] + 1
        climb(state, BOT, space)
        takes = box.track_bot[space]
        if takes == BOT_POINTS:
            state.vp[BOT] += box.track_points[space]
            if state.events is not None:
                state.events.append(("step-points", {"seat": BOT, "space": space, "points": box.track_points[space]}))
            continue
        tell_space(state, space)
        if takes == BOT_PYRAMID:
            build_level(state)
        elif takes == BOT_RITUAL:
            ritual(state)
        elif takes != BOT_NOTHING:
            take_leftmost(state, takes - BOT_TRADE)


def tell_space(state: Zapotec, space: int) -> None:
    takes = state.box.track_bot[space]
    key = "bot-space-trade"
    if takes == BOT_PYRAMID:
        key = "bot-space-pyramid"
    elif takes == BOT_RITUAL:
        key = "bot-space-ritual"
    elif takes == BOT_NOTHING:
        key = "bot-space-nothing"
    if state.events is not None:
        state.events.append((key, {"seat": BOT, "space": space}))


def preferred_row(state: Zapotec) -> int:
    """ZAP-96: the level of trade tiles that the bot would like, 0 to 2."""
    rows = state.box.bot_rows
    villages = collected(state, VILLAGE)
    position = state.position[BOT]
    for at in range(0, len(rows), 3):
        if villages >= rows[at + 1] or position >= rows[at + 2]:
            return rows[at]
    return 0


def trade(state: Zapotec) -> None:
    """ZAP-96: the leftmost tile of the preferred row, or of the next best one."""
    wanted = preferred_row(state)
    if state.events is not None:
        state.events.append(
            (
                "bot-trade",
                {
                    "seat": BOT,
                    "level": wanted + 1,
                    "villages": collected(state, VILLAGE),
                    "space": state.position[BOT],
                },
            )
        )
    for level in range(wanted, -1, -1):
        if take_leftmost(state, level):
            return
    for level in range(wanted + 1, VALUES):
        if take_leftmost(state, level):
            return


def take_leftmost(state: Zapotec, level: int) -> bool:
    slots = state.box.slots
    for slot in range(level * slots, level * slots + slots):
        tile = state.market[slot]
        if tile >= 0:
            state.market = changed(state.market, slot, -1)
            state.owned = changed(state.owned, BOT, state.owned[BOT] | 1 << tile)
            turn_down(state, BOT, tile)
            if state.events is not None:
                name = state.box.trade[tile]
                state.events.append(("bot-took", {"seat": BOT, "tile": name, "level": level + 1}))
            return True
    if state.events is not None:
        state.events.append(("bot-row-empty", {"seat": BOT, "level": level + 1}))
    return False


def build_level(state: Zapotec) -> None:
    """ZAP-97: go on with the own pyramid, start one, or join the best one; else a ritual disc."""
    mine = bot_pyramid(state)
    if mine >= 0:
        if state.tops[mine] > 1:
            add_level(state, BOT, mine, state.tops[mine] - 1)
        else:
            tell_finished(state, mine)
            ritual(state)
        return
    if -1 in state.beside:
        slot = best_slot(state, [slot for slot in range(len(state.edge)) if slot not in state.beside])
        tell_choice(state, slot, False)
        start_pyramid(state, BOT, state.edge[slot], 3)
        return
    unfinished = [state.beside[pyramid] for pyramid in range(len(state.tops)) if state.tops[pyramid] > 1]
    if unfinished:
        slot = best_slot(state, unfinished)
        tell_choice(state, slot, True)
        pyramid = state.beside.index(slot)
        add_level(state, BOT, pyramid, state.tops[pyramid] - 1)
    else:
        if state.events is not None:
            state.events.append(("bot-no-pyramid", {"seat": BOT}))
        ritual(state)


def best_slot(state: Zapotec, slots: list[int]) -> int:
    """ZAP-97: the tile with most buildings of the bot, then fewest of the human, then topmost."""
    best: int = -1
    most: int = 0
    fewest: int = 0
    for slot in slots:
        wanted = state.box.score_property[state.edge[slot]]
        own = count(state, BOT, wanted)
        human = count(state, HUMAN, wanted)
        if best < 0 or own > most or (own == most and (human < fewest or (human == fewest and slot < best))):
            best = slot
            most = own
            fewest = human
    return best


def tell_finished(state: Zapotec, pyramid: int) -> None:
    if state.events is not None:
        state.events.append(("bot-pyramid-finished", {"seat": BOT, "pyramid": pyramid + 1}))


def tell_choice(state: Zapotec, slot: int, joins: bool) -> None:
    if state.events is not None:
        key = "bot-pyramid-joins" if joins else "bot-pyramid-starts"
        wanted = state.box.score_property[state.edge[slot]]
        state.events.append(
            (
                key,
                {
                    "seat": BOT,
                    "property": PROPERTIES[wanted],
                    "own": count(state, BOT, wanted),
                    "human": count(state, HUMAN, wanted),
                    "slot": slot + 1,
                },
            )
        )


def ritual(state: Zapotec) -> None:
    """ZAP-98."""
    for index in range(len(state.rituals)):
        if not state.discs[index] >> BOT & 1:
            place_disc(state, BOT, index)
            if state.events is not None:
                name = state.box.rituals[state.rituals[index]]
                state.events.append(("bot-disc", {"seat": BOT, "card": name}))
            return
    if state.events is not None:
        state.events.append(("bot-no-disc", {"seat": BOT}))
