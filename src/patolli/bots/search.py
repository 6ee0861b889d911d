"""Search: Monte-Carlo tree search for games with secrets, chance and several players.

Every simulation draws a guess at what the seat cannot know and goes down one tree that all guesses share. Where
several seats decide at once, each has its own bandit at the node, so that nobody answers what they cannot have
seen. Moves are tried in the order of their promise (PUCT); a leaf is worth what the game's own estimate says, made
into each seat's chance to win.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter

from patolli.engine.rng import Rng
from patolli.engine.state import CHANCE, State

SPREAD = 9.0
"""Points of difference that make a win e times as likely."""
CURIOSITY = 1.6
PESSIMISM = 0.08
"""How much worse than its siblings a move is thought before it is tried."""


class Bandit:
    """The moves of one actor at one node."""

    __slots__ = ("actor", "index", "moves", "priors", "total", "values", "visits")

    def __init__(self, actor: int) -> None:
        self.actor = actor
        self.moves: list[int] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.values: list[float] = []
        self.index: dict[int, int] = {}
        self.total: int = 0

    def learn(self, state: State, moves: list[int]) -> None:
        """Meet the moves that this guess allows, with their promise."""
        looks = state.promise(self.actor, moves)
        top = max(looks)
        weights = [exp(look - top) for look in looks]
        whole = sum(weights)
        for at in range(len(moves)):
            move = moves[at]
            if move not in self.index:
                self.index[move] = len(self.moves)
                self.moves.append(move)
                self.priors.append(weights[at] / whole)
                self.visits.append(0)
                self.values.append(0.0)

    def choose(self, state: State) -> int:
        """The position, in the lists, of the move to try next."""
        moves = state.moves(self.actor)
        known = len(self.moves) == len(moves) and self.moves == moves
        if not known:
            for move in moves:
                if move not in self.index:
                    self.learn(state, moves)
                    break
        mean = sum(self.values) / self.total if self.total else 0.5
        root = CURIOSITY * sqrt(self.total + 1)
        best: int = -1
        best_score = -1e9
        for number in range(len(moves)):
            at = number if known else self.index[moves[number]]
            visits = self.visits[at]
            worth = self.values[at] / visits if visits else mean - PESSIMISM
            score = worth + root * self.priors[at] / (1 + visits)
            if score > best_score:
                best_score = score
                best = at
        return best


class Node:
    """A point in the tree: one bandit for each actor, a child for each thing that was done."""

    __slots__ = ("bandits", "children", "visits")

    def __init__(self) -> None:
        self.bandits: list[Bandit] = []
        self.children: dict[int, Node] = {}
        self.visits: int = 0

    def bandit(self, actor: int) -> Bandit:
        for bandit in self.bandits:
            if bandit.actor == actor:
                return bandit
        bandit = Bandit(actor)
        self.bandits.append(bandit)
        return bandit


def chances(state: State) -> list[float]:
    """Each seat's chance to win, as far as the estimate tells."""
    winners = state.winners()
    estimate = state.estimate()
    if winners:
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(estimate))]
    top = max(estimate)
    weights = [exp((points - top) / SPREAD) for points in estimate]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def simulate(root: Node, state: State, rng: Rng) -> None:
    """One simulation: down the tree to a new leaf, and back with what it is worth."""
    node = root
    bandits: list[Bandit] = []
    chosen: list[int] = []
    while True:
        actors = state.actors()
        if not actors:
            break
        if actors[0] == CHANCE:
            move = state.pick(CHANCE, rng)
            state.play(CHANCE, move)
            key = move
        else:
            fresh = node.visits == 0
            node.visits += 1
            if fresh and node is not root:
                break
            key = 0
            for actor in actors:
                bandit = node.bandit(actor)
                at = bandit.choose(state)
                bandits.append(bandit)
                chosen.append(at)
                key = key * 1000003 + bandit.moves[at] + 1
            for back in range(len(actors)):
                at = len(bandits) - len(actors) + back
                state.play(actors[back], bandits[at].moves[chosen[at]])
        child = node.children.get(key)
        if child is None:
            child = Node()
            node.children[key] = child
        node = child
    worth = chances(state)
    for number in range(len(bandits)):
        bandit = bandits[number]
        at = chosen[number]
        bandit.visits[at] += 1
        bandit.values[at] += worth[bandit.actor]
        bandit.total += 1


class Tree:
    """The tree of one seat's thinking, kept between the small moves of a turn."""

    def __init__(self) -> None:
        self.root = Node()

    def best(self, seat: int) -> int:
        """The move that was tried most."""
        bandit = self.root.bandit(seat)
        best: int = 0
        for at in range(len(bandit.moves)):
            if bandit.visits[at] > bandit.visits[best]:
                best = at
        return bandit.moves[best]

    def follow(self, move: int) -> None:
        """Go on from the child of the seat's own move."""
        child = self.root.children.get(move + 1)
        self.root = child if child is not None else Node()


def think(tree: Tree, state: State, seat: int, simulations: int, seconds: float, rng: Rng) -> int:
    """Simulate as often as asked, or for so many seconds; how often it was. The state is looked at by guesses only."""
    end = perf_counter() + seconds
    done: int = 0
    while simulations == 0 or done < simulations:
        simulate(tree.root, state.guess(seat, rng), rng)
        done += 1
        if seconds > 0.0 and done % 8 == 0 and perf_counter() >= end:
            break
    return done
