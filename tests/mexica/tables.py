"""Positions of Mexica for the tests, set up from text, and what one does at a table: say lines, be refused, look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from patolli import CHANCE, NotLegal, Rng, hear, read_position, say, start, write_position
from patolli.games.mexica.box.cells import WIDTH, numbers_of, size_of
from patolli.games.mexica.box.components import BOX
from patolli.games.mexica.rules.codes import CELL, CELL_BITS
from patolli.games.mexica.rules.state import Mexica
from patolli.games.mexica.show.view import MexicaView

DISPLAY = [3, 4, 5, 7, 9, 10, 11, 13]
"""What is shown in the examples of the specification, the tokens on the board included."""
ALL_TOKENS = [3, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13]
START_CELLS = ["H6", "G7", "I7", "H8"]
NEAR_WATER = frozenset(numbers_of(BOX.coast))
VERBS: dict[int, str] = {}
"""Of the kinds of moves, as they come up."""


def table(rows: str = "", pawns: str = "", players: int = 3) -> Mexica:
    """A position. Unless the rows say otherwise: period 1, round 5, seat 0 to move, the display of the examples."""
    given = [row.strip() for row in rows.strip().splitlines()]
    names = {row.partition(":")[0] for row in given}
    if "round" not in names:
        given.append("round: 5")
    if "display" not in names:
        founded = [row for row in given if row.startswith("founded:")]
        gone = [int(word.partition("@")[0]) for row in founded for word in row.split()[1:]]
        given.append("display: " + " ".join(str(size) for size in DISPLAY if size not in gone))
    for seat, cell in enumerate(pawns.split() or START_CELLS[:players]):
        if f"seat {seat}" in names:
            index = next(n for n, row in enumerate(given) if row.startswith(f"seat {seat}:"))
            given[index] += f"; pawn {cell}"
        else:
            given.append(f"seat {seat}: pawn {cell}")
    state = read_position("\n".join([f"mexica {players}", *given]))
    assert isinstance(state, Mexica)
    return state


def ready(players: int = 3, options: dict[str, str] | None = None, seed: int = 1) -> Mexica:
    """A game at its first decision of a player: the draws are made."""
    state = start("mexica", players, options)
    rng = Rng(seed)
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.pick(CHANCE, rng))
    assert isinstance(state, Mexica)
    return state


def done(state: Mexica, *lines: str) -> Mexica:
    """The state after these lines of whoever is to move; the state given stays as it is."""
    after = state.copy()
    for line in lines:
        (actor,) = after.actors()
        after.play(actor, hear(after, actor, line))
    return after


def told(state: Mexica, line: str) -> list[tuple[str, dict[str, int | str]]]:
    """The events that follow from a line."""
    after = state.copy()
    after.events = []
    (actor,) = after.actors()
    after.play(actor, hear(after, actor, line))
    return after.events


def refused(state: Mexica, line: str, rule: str) -> str:
    """The line is refused by that rule, is not among the moves, and changes nothing. Gives the reason."""
    before = write_position(state)
    (actor,) = state.actors()
    with pytest.raises(NotLegal) as error:
        hear(state, actor, line)
    assert error.value.rule == rule, str(error.value)
    assert str(error.value).startswith(f"{rule}: " if rule else "")
    assert write_position(state) == before
    assert line not in legal(state)
    return error.value.why


def legal(state: Mexica) -> list[str]:
    """All lines that may be said."""
    return [say(state, actor, move) for actor in state.actors() for move in state.moves(actor)]


def can(state: Mexica, line: str) -> bool:
    """Whether the line may be said; `hear` and the list of moves agree on it."""
    (actor,) = state.actors()
    listed = line in legal(state)
    try:
        hear(state, actor, line)
    except NotLegal:
        assert not listed
        return False
    assert listed
    return True


def rounded(state: Mexica) -> Mexica:
    """The state after everybody has ended the turn, to the end of the round."""
    after = done(state, "end")
    while after.actors() and after.seat != after.first:
        after = done(after, "end")
    return after


def shown(state: Mexica) -> MexicaView:
    view = state.view()
    assert isinstance(view, MexicaView)
    return view


def sizes(state: Mexica) -> list[int]:
    """The sizes of the districts, in order."""
    return sorted(district.size for district in shown(state).districts)


def district(state: Mexica, cell: str) -> list[str]:
    """The cells of the district of a cell, in reading order."""
    for found in shown(state).districts:
        if cell in found.cells:
            return found.cells
    return []


def listed(cells: Sequence[str]) -> str:
    """Cells by name, as the specification lists them."""
    return " ".join(sorted(cells, key=lambda cell: (cell[0], int(cell[1:]))))


def rest(gone: Sequence[int]) -> str:
    """The other tokens of the box, as a word list."""
    left = ALL_TOKENS[:]
    for size in gone:
        left.remove(size)
    return " ".join(map(str, left))


EAGER = {"found": 20, "canal": 4, "bridge": 2, "boat": 2, "temple": 2, "walk": 2, "fly": 2}


def lively(state: Mexica, rng: Rng) -> int:
    """A random move of a player who tries out everything: verbs before cells, canals along the water, pawns to where
    a district can be founded."""
    (actor,) = state.actors()
    moves = state.moves(actor)
    if actor == CHANCE or len(moves) == 1:
        return state.pick(actor, rng)
    by_verb: dict[str, list[int]] = {}
    for move in moves:
        kind = move >> CELL_BITS
        if kind not in VERBS:
            VERBS[kind] = say(state, actor, move).split()[0]
        by_verb.setdefault(VERBS[kind], []).append(move)
    verbs = sorted(by_verb)
    verb = verbs[rng.weighted([EAGER.get(verb, 1) for verb in verbs])]
    options = by_verb[verb]
    tries = [options[rng.below(len(options))] for _ in range(8)]
    if verb == "canal":
        wet = NEAR_WATER.union(*(_around(tile & CELL) for tile in state.tiles))
        tries.sort(key=lambda move: -sum(cell in wet for cell in _around(move & CELL)))
    if verb in ("fly", "walk"):
        ordered = {cell for area in state.districts if size_of(area) in state.display for cell in numbers_of(area)}
        tries = [move for move in options if move & CELL in ordered] or tries
    return tries[0]


def _around(cell: int) -> list[int]:
    """The numbers of a cell and of the eight around it."""
    return [cell + down + right for down in (-WIDTH, 0, WIDTH) for right in (-1, 0, 1)]


def lively_game(players: int, seed: int, options: dict[str, str] | None = None, most: int = 2000) -> Iterator[Mexica]:
    """The states of a lively game, always the same object, moved on."""
    state = ready(players, options, seed)
    rng = Rng(seed, 3)
    yield state
    for _ in range(most):
        if not state.actors():
            return
        state.play(state.actors()[0], lively(state, rng))
        yield state
