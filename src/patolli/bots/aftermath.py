"""What a turn leads to: the parts of the estimate when the seat is asked again, and how the next player answers."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.bots.advise import Reason
from patolli.bots.greedy import GreedyBot
from patolli.bots.search_bot import Budget, SearchBot
from patolli.bots.turns import WholeTurn, whole_turn
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.match import Question

GUESSES = 16
"""In this many guesses, each with luck of its own, turns are played on."""
MOST_MOVES = 120
"""Played on in one guess."""
LEAST_POINTS = 0.5
"""A difference of fewer points is no reason."""


def differences(state: State, seat: int, turn: WholeTurn, other: WholeTurn, seed: int) -> list[Reason]:
    """How `turn` differs from `other` after the others have answered, by part and seat; what helps the seat first.

    The points are those of `turn` less those of `other`, as means of some guesses.
    """
    sums: dict[tuple[str, int], float] = {}
    for number in range(GUESSES):
        guess = state.guess(seat, Rng(seed, number))
        guess.game().advisor().redecide_hidden(guess, seat)
        for sign, one in ((1.0, turn), (-1.0, other)):
            for part, points in _after(guess, seat, one.moves, Rng(seed, GUESSES + number)):
                for who, value in enumerate(points):
                    sums[part, who] = sums.get((part, who), 0.0) + sign * value / GUESSES
    found = [Reason(part, who, points) for (part, who), points in sums.items() if abs(points) >= LEAST_POINTS]
    return sorted(found, key=lambda reason: -helps(reason, seat))


def helps(reason: Reason, seat: int) -> float:
    """By how many points it helps the seat."""
    return reason.points if reason.seat == seat else -reason.points


def _after(guess: State, seat: int, moves: Sequence[int], rng: Rng) -> list[tuple[str, list[float]]]:
    """The breakdown a little after the seat is asked again, with what looks best to everybody else.

    Where all decide at once, it is the one when they do so again, or soon after.
    """
    trial, together = guess.copy(), len(guess.actors()) > 1
    for move in moves:
        trial.play(seat, move)
    bot = GreedyBot(rng)
    for number in range(MOST_MOVES):
        actors = trial.actors()
        if not actors or (actors[0] == seat and not together) or (together and len(actors) > 1 and number > len(moves)):
            break
        actor = actors[-1]
        legal = trial.moves(actor)
        if actor == CHANCE:
            trial.play(actor, trial.pick(actor, rng))
        else:
            trial.play(actor, legal[0] if len(legal) == 1 else bot.decide(Question(trial, actor, legal)))
    advisor = trial.game().advisor()
    if trial.actors():
        advisor.rollout(trial, 1, rng)  # a game that judges positions by playing on does so here too
    return advisor.breakdown(trial)


def answer(state: State, seat: int, turn: WholeTurn, simulations: int, seed: int) -> tuple[int, list[str]]:
    """How the next player answers the turn, as far as the seat can tell; nothing if chance or several come next."""
    guess = state.guess(seat, Rng(seed))
    guess.game().advisor().redecide_hidden(guess, seat)
    for move in turn.moves:
        guess.play(seat, move)
    actors = guess.actors()
    if len(actors) != 1 or actors[0] in (CHANCE, seat):
        return CHANCE, []
    bot = SearchBot(Rng(seed, 1), Budget(str(simulations)))
    bot.think(guess, actors[0], 0.0)
    bandit = bot.tree.root.find(actors[0])
    if bandit is None or not bandit.options:
        return CHANCE, []
    return actors[0], list(whole_turn(guess, actors[0], bandit.options[bandit.favourite()]).says)
