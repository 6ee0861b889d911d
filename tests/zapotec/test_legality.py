"""What is legal: `moves` lists it, `why_not` explains the rest, and both agree on every move that can be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from patolli import CHANCE, NotLegal, hear, say
from patolli.games.zapotec.rules.codes import (
    BASIC,
    BUILD_HOUSE,
    BUILD_PALACE,
    BUY,
    CHOOSE_CARD,
    DECLINE,
    DONE,
    DRAFT_CARD,
    DRAWN_FRONT,
    DRAWN_HINT,
    DRAWN_RITUAL,
    DRAWN_SCORE_TILE,
    GAIN,
    HIGH_BITS,
    INCOME_COLUMN,
    INCOME_ROW,
    KIND_BITS,
    MIDDLE_BITS,
    PLACE,
    PROPERTIES,
    PYRAMID_ADD,
    PYRAMID_NEW,
    RITUAL,
    SACRIFICE,
    SCORE_CARD,
    SCORE_ROUND,
    TRADE_BUILD,
    USE,
    USE_RITUAL,
)
from patolli.games.zapotec.rules.state import Zapotec
from patolli.games.zapotec.words.refusals import why_not
from tests.zapotec.tables import lively_game, refused, table


def sayable(state: Zapotec) -> Iterator[int]:
    """Every move that words of a player can mean."""
    box = state.box
    for kind in (INCOME_ROW, INCOME_COLUMN, SCORE_ROUND, DECLINE, DONE):
        yield kind << KIND_BITS
    counts = {
        CHOOSE_CARD: len(box.cards),
        SCORE_CARD: len(box.cards),
        DRAFT_CARD: len(box.cards),
        BUY: len(box.trade),
        USE: len(box.trade),
        PYRAMID_NEW: len(box.score_tiles),
        PYRAMID_ADD: len(state.beside),
        RITUAL: len(state.rituals),
        PLACE: len(state.rituals),
        GAIN: BASIC,
        BUILD_PALACE: len(box.spaces),
    }
    for kind, count in counts.items():
        for number in range(count):
            yield kind << KIND_BITS | number
    for steps in range(1, box.most_corn + 1):
        yield SACRIFICE << KIND_BITS | steps
    for tile in range(len(box.trade)):
        for index in range(len(state.rituals)):
            yield USE_RITUAL << KIND_BITS | index << MIDDLE_BITS | tile
    for by in (0, 1, *(tile + 1 for tile in box.of_kind[TRADE_BUILD])):
        for space in range(len(box.spaces)):
            for cell in range(len(box.cells)):
                yield BUILD_HOUSE << KIND_BITS | by << HIGH_BITS | cell << MIDDLE_BITS | space


def drawable(state: Zapotec) -> Iterator[int]:
    """The moves of CHANCE that the expected words can mean, and hints and fronts."""
    for move in state.moves(CHANCE):
        yield move
        for number in range(9 if move >> KIND_BITS == DRAWN_HINT else 27):
            if move >> KIND_BITS not in (DRAWN_RITUAL, DRAWN_SCORE_TILE):
                yield move & ~63 | number
    for hint in range(len(PROPERTIES)):
        yield DRAWN_HINT << KIND_BITS | hint
    for card in range(len(state.box.fronts)):
        yield DRAWN_FRONT << KIND_BITS | card


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (2, {"one_shot_tiles": "kept"}), (3, {}), (4, {"one_shot_tiles": "kept"})],
)
def test_moves_and_reasons_agree(players: int, options: dict[str, str]) -> None:
    """ZAP-23: a move that can be said is legal, or there is a rule against it."""
    reasons: Counter[str] = Counter()
    for seed in range(2):
        for step, state in enumerate(lively_game(players, seed, options)):
            for actor in state.actors():
                if step % 5:
                    continue
                moves = set(state.moves(actor))
                unknown = set(moves)
                for move in drawable(state) if actor == CHANCE else sayable(state):
                    unknown.discard(move)
                    why = why_not(state, actor, move)
                    if why is not None:
                        reasons[why[1]] += 1
                    assert (why is None) == (move in moves), f"{say(state, actor, move)}: {why}\n{state}"
                assert not unknown, [say(state, actor, move) for move in unknown]
    assert len(reasons) > 25, reasons


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_refusal_has_a_rule_and_a_sentence(players: int) -> None:
    """Neighbours of legal lines: one word exchanged for another of the same kind."""
    for step, state in enumerate(lively_game(players, 5)):
        if step % 9 or not state.actors():
            continue
        actor = state.actors()[0]
        legal = {say(state, actor, move) for move in state.moves(actor)}
        for line in sorted(legal)[:6]:
            words = line.split()
            for other in ("A01", "A27", "Z01", "Z36", "EPT", "MFC4", "R01", "ww", "S1", "5", "wood", "K01", "B01"):
                changed = " ".join([*words[:-1], other]) if len(words) > 1 else f"{line} {other}"
                if changed in legal:
                    continue
                with pytest.raises(NotLegal) as error:
                    hear(state, actor, changed)
                assert error.value.rule.startswith("ZAP-") or error.value.key in ("wrong-words", "no-number"), changed
                assert error.value.why.endswith(".")


def test_lines_may_be_said_in_any_case() -> None:
    state = table("phase: build\nseat 0: played A12; resources b2 w1 s1")
    assert hear(state, 0, "BUILD mht WB") == hear(state, 0, "build MHT wb")


CAPITAL = "phase: capital\nseat 0: played A12; resources {}{}"


@pytest.mark.parametrize(
    ("rows", "line", "rule"),
    [
        ("phase: choose\nseat 0: hand A05 A06", "choose A07", "ZAP-19"),
        ("phase: choose", "income row", "ZAP-19"),
        ("phase: income", "done", "ZAP-24"),
        ("phase: income", "buy Z01", "ZAP-24"),
        (CAPITAL.format("g9", ""), "choose A01", "ZAP-19"),
        (CAPITAL.format("g9", ""), "income row", "ZAP-24"),
        (CAPITAL.format("g9", ""), "build MFT ww", "ZAP-22"),
        (CAPITAL.format("g9", ""), "palace MFT", "ZAP-22"),
        (CAPITAL.format("g9", ""), "buy Z12", "ZAP-31"),
        (CAPITAL.format("", ""), "buy Z01", "ZAP-29"),
        (CAPITAL.format("g9", "; trade Z14\nbought: 2"), "buy Z13", "ZAP-30"),
        (CAPITAL.format("g9", ""), "use Z13", "ZAP-52"),
        (CAPITAL.format("", "; trade Z13"), "use Z13", "ZAP-52"),
        (CAPITAL.format("b9", "; trade Z01"), "use Z01", "ZAP-51"),
        (CAPITAL.format("b9", "; trade Z25"), "use Z25", "ZAP-53"),
        (CAPITAL.format("b9", "; trade Z31"), "use Z31", "ZAP-54"),
        (CAPITAL.format("b9", "; trade Z35"), "use Z35", "ZAP-56"),
        (CAPITAL.format("b9", "; trade Z36"), "use Z36 R01", "ZAP-57"),
        (CAPITAL.format("w1 b1 s1", ""), "pyramid new S1", "ZAP-34"),
        (CAPITAL.format("w1 b1 s1 p1", ""), "pyramid new S9", "ZAP-36"),
        (CAPITAL.format("w1 b1 s1 p1", ""), "pyramid 1", "ZAP-37"),
        (CAPITAL.format("w1 b1 s1 p1", ""), "pyramid 3", "ZAP-35"),
        (CAPITAL.format("p1", ""), "ritual R01", "ZAP-42"),
        (CAPITAL.format("p1", ""), "ritual R09", "ZAP-15"),
        (CAPITAL.format("p1", ""), "sacrifice 1", "ZAP-46"),
        (CAPITAL.format("c9", ""), "sacrifice 1", "ZAP-46"),
        (CAPITAL.format("c9 p1", ""), "sacrifice 6", "ZAP-46"),
        (CAPITAL.format("c9 p1", "; position 12"), "sacrifice 1", "ZAP-46"),
        (CAPITAL.format("", ""), "gain wood", "ZAP-47"),
        (CAPITAL.format("", ""), "place R01", "ZAP-45"),
        (CAPITAL.format("", ""), "decline", "ZAP-45"),
        (CAPITAL.format("", ""), "score round", "ZAP-65"),
        (CAPITAL.format("", ""), "draft A01", "ZAP-66"),
        ("phase: build\nseat 0: played A12; resources g9", "buy Z01", "ZAP-22"),
        ("phase: build\nseat 0: played A12; resources w9", "build MPT3 bb", "ZAP-3"),
        ("phase: build\nseat 0: played A12; resources w9", "build MPC3 bb", "ZAP-59"),
        ("phase: build\nseat 0: played A12; resources w9", "build MFT bb", "ZAP-60"),
        ("phase: build\nseat 0: played A12; resources w9 b9; trade Z32", "build MFT bb", ""),
        ("phase: build\nseat 0: played A12; resources w9; trade Z32", "build MFT bb", "ZAP-54"),
        ("phase: build\nseat 0: played A12; resources w9 b9; grid bb=MFV", "build MFV bw", "ZAP-59"),
        ("phase: build\nseat 0: played A12; resources w9 b9; grid bb=MFV", "build MPV bb", "ZAP-61"),
        ("phase: build\nseat 0: played A12; resources w9; trade Z25", "build EPT bb Z25", "ZAP-53"),
        ("phase: build\nseat 0: played A12; resources b9; trade Z25", "build EHT bb Z25", "ZAP-53"),
        ("phase: build\nseat 0: played A12; resources b9; trade Z13", "build EHT bb Z13", "ZAP-52"),
        ("phase: build\nseat 0: played A12; resources w1 b1 s1; palace MFT", "palace MPT", "ZAP-62"),
        ("phase: build\nseat 0: played A12; resources w1 b1", "palace MPT", "ZAP-62"),
        ("phase: draft\noffer: A20 A21 A22", "draft A23", "ZAP-66"),
        ("phase: draft\noffer: A20 A21 A22", "done", "ZAP-66"),
        ("phase: pending-basic\nseat 0: position 2", "done", "ZAP-23"),
        ("phase: pending-basic\nseat 0: position 2", "gain gold", "ZAP-47"),
        ("phase: pending-ritual\nseat 0: position 11; discs R01", "place R01", "ZAP-45"),
        ("phase: pending-tile\npending: Z34\nseat 0: trade Z34/up; resources c2", "done", "ZAP-23"),
        ("phase: pending-tile\npending: Z34\nseat 0: trade Z34/up; resources c2", "use Z13", "ZAP-23"),
    ],
)
def test_the_rule_of_a_refusal(rows: str, line: str, rule: str) -> None:
    state = table(rows)
    if rule:
        refused(state, line, rule)
    else:
        hear(state, 0, line)


KEPT = "options: one_shot_tiles=kept\nphase: capital\nseat 0: played A12; "


def test_tiles_that_are_kept() -> None:
    """ZAP-55, ZAP-57, RU-10: bought without an offer, used later, then face down for good."""
    state = table(KEPT + "resources c2 g3; position 6; trade Z36\nmarket: Z01 Z02 Z03 Z13 Z14 Z15 Z34 Z26 Z27")
    state.play(0, hear(state, 0, "buy Z34"))
    refused(state, "use Z36", "ZAP-57")
    state.play(0, hear(state, 0, "use Z36 R01"))
    refused(state, "use Z36 R02", "ZAP-57")
    state.play(0, hear(state, 0, "use Z34"))
    assert state.position[0] == 8
    late = table(KEPT.replace("capital", "build") + "resources c2; trade Z34 Z36")
    refused(late, "use Z34", "ZAP-22")
    refused(late, "use Z36 R01", "ZAP-22")
    last = table(KEPT + "resources c2; trade Z34; position 12")
    refused(last, "use Z34", "ZAP-50")
