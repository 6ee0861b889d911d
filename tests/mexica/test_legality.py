"""What is legal: `moves` lists it, `why_not` explains the rest, and both agree on every move that can be said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from patolli import NotLegal, Rng, hear, say, start
from patolli.games.mexica.box.board import NAMES
from patolli.games.mexica.box.cells import COUNT, WIDTH, numbers_of
from patolli.games.mexica.rules.codes import (
    BOAT,
    BRIDGE_EW,
    BRIDGE_NS,
    CANAL,
    CANAL_EAST,
    CANAL_SOUTH,
    CELL_BITS,
    END,
    FIRST,
    FLY,
    FOUND,
    HEIGHT,
    ORDER,
    PLACE_PAWN,
    SHIFT,
    SITE,
    SPEND,
    START_OVER,
    TAKE,
    TEMPLE,
    TURN,
    WALK,
)
from patolli.games.mexica.rules.state import Mexica
from patolli.games.mexica.words.refusals import why_not
from tests.mexica.tables import done, legal, lively_game, ready


def sayable(state: Mexica, rng: Rng) -> Iterator[int]:
    """Every move that words can mean; of `shift`, all from real bridges and some from elsewhere."""
    for kind in (SPEND, TAKE, END, START_OVER):
        yield kind << CELL_BITS
    for kind in (FIRST, ORDER, HEIGHT):
        for number in range(100):
            yield kind << CELL_BITS | number
    for cell in range(COUNT):
        for kind in (PLACE_PAWN, SITE, FOUND, WALK, BOAT, FLY, CANAL, BRIDGE_NS, BRIDGE_EW):
            yield kind << CELL_BITS | cell
        for floors in range(1, 5):
            yield (TEMPLE + floors) << CELL_BITS | cell
        if cell % WIDTH < WIDTH - 1:
            yield CANAL_EAST << CELL_BITS | cell
        if cell + WIDTH < COUNT:
            yield CANAL_SOUTH << CELL_BITS | cell
    standing = numbers_of(state.bridges_ns) + numbers_of(state.bridges_ew)
    olds = [*standing, *(rng.below(COUNT) for _ in range(3))]
    if state.bridges:
        olds = olds[:4]
    for old in olds:
        for cell in range(COUNT):
            for axis in (0, 1):
                yield (SHIFT + 2 * old + axis) << CELL_BITS | cell


def agree(state: Mexica, rng: Rng) -> None:
    (actor,) = state.actors()
    moves = set(state.moves(actor))
    unknown = set(moves)
    for move in sayable(state, rng):
        unknown.discard(move)
        why = why_not(state, move)
        assert (why is None) == (move in moves), f"{say(state, actor, move)}: {why}\n{state}"
    assert not unknown, [say(state, actor, move) for move in unknown]


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"emblem_enterable": "false", "first_round_rule": "immobile"}])
def test_moves_and_reasons_agree_along_games(players: int, options: dict[str, str]) -> None:
    """MEX-27, MEX-32 to MEX-35, MEX-39, MEX-40, MEX-44 to MEX-46, MEX-50, MEX-52 to MEX-54, MEX-56 to MEX-58,
    MEX-60 to MEX-64, MEX-66 to MEX-68, MEX-70, MEX-72 (invariant 12)."""
    rng = Rng(players, 5)
    for seed in range(4):
        for step, state in enumerate(lively_game(players, seed, options)):
            if state.actors() and (step < 6 or not rng.below(30)):
                agree(state, rng)


def test_moves_and_reasons_agree_during_the_set_up() -> None:
    """MEX-15, MEX-18, MEX-22, MEX-23, MEX-25, MEX-92 to MEX-95."""
    rng = Rng(1)
    for seed in range(3):
        state = start("mexica", 2, {"first_player": "random", "neutral_min_distance": "5"})
        assert isinstance(state, Mexica)
        draws = Rng(seed)
        while state.phase < TURN:
            agree(state, rng)
            state.play(state.actors()[0], state.pick(state.actors()[0], draws))


@pytest.mark.parametrize("players", [2, 4])
def test_every_line_with_two_cells_is_heard_or_explained(players: int) -> None:
    """MEX-34: a double tile covers two adjacent cells; the order has no meaning (MEX-28). No line of cells raises."""
    rng = Rng(players, 8)
    state = ready(players)
    for step, moved in enumerate(lively_game(players, 4)):
        state = moved
        if step > 60:
            break
    moves = {say(state, state.seat, move): move for move in state.moves(state.seat)}
    for _ in range(3000):
        a, b = (NAMES[rng.below(COUNT)] for _ in range(2))
        if rng.below(2):
            number = NAMES.index(a)
            b = NAMES[min(COUNT - 1, max(0, number + (1, -1, WIDTH, -WIDTH)[rng.below(4)]))]
        try:
            move = hear(state, state.seat, f"canal {a} {b}")
        except NotLegal as refusal:
            rule = refusal.rule
        else:
            rule = ""
            assert move in (moves.get(f"canal {a} {b}"), moves.get(f"canal {b} {a}"))
        column = abs(ord(a[0]) - ord(b[0]))
        row = abs(int(a[1:]) - int(b[1:]))
        assert (rule == "MEX-34") == (column + row != 1), (a, b, rule)


def test_the_first_decision_has_1456_actions() -> None:
    """Section 17, with four players and the pawn on H6: MEX-25, MEX-30, MEX-32 to MEX-35, MEX-44 to MEX-46, MEX-52,
    MEX-53, MEX-56, MEX-64, MEX-66."""
    state = done(ready(4), "place H6", "place G7", "place I7", "place H8")
    lines = legal(state)
    kinds = Counter(
        "canals" if line.startswith("canal") and line.count(" ") == 2 else line.split()[0] for line in lines
    )
    assert kinds == {
        "temple": 748,
        "canals": 323,
        "fly": 188,
        "canal": 187,
        "bridge": 4,
        "walk": 4,
        "take": 1,
        "end": 1,
    }
    assert len(lines) == 1456
