"""Positions of Zapotec for the tests, set up from text, and what one does at a table: say lines, be refused, look."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from patolli import CHANCE, NotLegal, Rng, hear, read_position, say, start, write_position
from patolli.games.zapotec.rules.codes import KINDS, LETTERS
from patolli.games.zapotec.rules.state import Zapotec
from patolli.games.zapotec.show.view import ZapotecView


def table(rows: str, players: int = 2) -> Zapotec:
    """A position from rows such as `seat 0: vp 4`."""
    given = [row.strip() for row in rows.strip().splitlines()]
    state = read_position("\n".join([f"zapotec {players}", *given]))
    assert isinstance(state, Zapotec)
    return state


def ready(players: int, options: dict[str, str] | None = None, seed: int = 1) -> Zapotec:
    """A game at its first decision: the draws of the set-up are made."""
    state = start("zapotec", players, options)
    rng = Rng(seed)
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.pick(CHANCE, rng))
    assert isinstance(state, Zapotec)
    return state


def done(state: Zapotec, *lines: str) -> Zapotec:
    """The state after these lines of whoever owes a decision, CHANCE included; the state given stays as it is."""
    after = state.copy()
    for line in lines:
        actor = after.actors()[0]
        after.play(actor, hear(after, actor, line))
    return after


def drawn(state: Zapotec, seed: int = 1) -> Zapotec:
    """The state after all draws that are due now."""
    after = state.copy()
    rng = Rng(seed)
    while after.actors() == [CHANCE]:
        after.play(CHANCE, after.pick(CHANCE, rng))
    return after


def told(state: Zapotec, *lines: str) -> list[tuple[str, dict[str, int | str]]]:
    """The events that follow from the lines."""
    after = state.copy()
    events: list[tuple[str, dict[str, int | str]]] = []
    for line in lines:
        after.events = []
        actor = after.actors()[0]
        after.play(actor, hear(after, actor, line))
        events += after.events
    return events


def refused(state: Zapotec, line: str, rule: str, actor: int | None = None) -> str:
    """The line is refused by that rule, is not among the moves, and changes nothing. Gives the reason."""
    before = write_position(state)
    who = state.actors()[0] if actor is None else actor
    with pytest.raises(NotLegal) as error:
        hear(state, who, line)
    assert error.value.rule == rule, str(error.value)
    assert write_position(state) == before
    assert line not in legal(state, who)
    return error.value.why


def legal(state: Zapotec, actor: int | None = None) -> list[str]:
    """All lines that may be said."""
    who = state.actors()[0] if actor is None else actor
    return [say(state, who, move) for move in state.moves(who)]


def stock(state: Zapotec, seat: int = 0) -> str:
    """The resources of a seat as the specification writes them; `0` for none."""
    amounts = state.stock[seat * KINDS : seat * KINDS + KINDS]
    return " ".join(f"{LETTERS[kind]}{amount}" for kind, amount in enumerate(amounts) if amount) or "0"


def shown(state: Zapotec, seat: int | None = None) -> ZapotecView:
    view = state.view(seat)
    assert isinstance(view, ZapotecView)
    return view


def buildings(state: Zapotec, seat: int) -> list[str]:
    return [space.id for space in shown(state).spaces if space.owner == seat]


EAGER = {"pyramid": 9, "ritual": 9, "sacrifice": 6, "buy": 6, "use": 6, "build": 4, "palace": 2, "score": 2}


def lively(state: Zapotec, actor: int, rng: Rng) -> int:
    """A random move of somebody who tries out everything: verbs first, and `done` late."""
    if actor == CHANCE:
        return state.pick(actor, rng)
    by_verb: dict[str, list[int]] = {}
    for move in state.moves(actor):
        by_verb.setdefault(say(state, actor, move).split()[0], []).append(move)
    verbs = sorted(by_verb)
    found = by_verb[verbs[rng.weighted([EAGER.get(verb, 1) for verb in verbs])]]
    return found[rng.below(len(found))]


def rich(state: Zapotec, rng: Rng) -> None:
    """Somebody gets resources from nowhere, so that everything happens in a few games."""
    for seat in range(state.players):
        state.stock[seat * KINDS + rng.below(KINDS)] += 1


def lively_game(players: int, seed: int, options: dict[str, str] | None = None, gifts: int = 3) -> Iterator[Zapotec]:
    """The states of a lively game, always the same object, moved on. Every so many moves there is a gift."""
    state = ready(players, options, seed)
    rng = Rng(seed, 3)
    yield state
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        state.play(actor, lively(state, actor, rng))
        if gifts and not rng.below(gifts):
            rich(state, rng)
        yield state
