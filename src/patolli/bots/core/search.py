"""Search: Monte-Carlo tree search for games with secrets, chance and several players.

Every simulation draws a guess at what the seat cannot know and goes down one tree that all guesses share. Where
several seats decide at once, each has its own bandit at the node, so that nobody answers what they cannot have
seen. What is tried first goes by the promise of the moves, or by the look of whole plans where the game makes
plans (PUCT). A leaf is worth what the game's own estimate says after a plan more, or after playing on where the game
says that its estimate is vague, made into each seat's chance to win: everybody wants to win, nobody only wants to
beat one other.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from patolli.engine.core.habits import Habits
from patolli.engine.core.plan import Plan, look_of
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State

SHIFT: Final = 4096
"""More than the options of one actor at one node."""
LEAST_DOUBT: Final = 0.1
"""Who is nearly sure to win or to lose is less curious, down to this share: all options look much alike then."""


class Settings:
    """The numbers that the search goes by; experiments with them are in docs/bots.md."""

    def __init__(self) -> None:
        self.spread: float = 9.0
        """Points of difference that make a win e times as likely."""
        self.curiosity: float = 1.2
        self.pessimism: float = 0.05
        """How much worse than its siblings an option is thought before it is tried."""
        self.root_width: int = 12
        self.width: int = 2
        self.wider: int = 8
        self.often: int = 6
        """Plans are looked for with these widths: at the root, at a new node, and at one that was visited so often."""
        self.root_most: int = 40
        self.most: int = 8
        """How many plans are kept at a node."""
        self.largest: int = 60_000
        """How many simulations add something to the tree; those after them only learn about what is there."""
        self.taste: float = 2.0
        """Points of look that make a plan e times as likely to be good."""
        self.horizon: int = 9
        """How many rounds a leaf is played on where the game can foresee them."""
        self.open_taste: float = 3.0
        self.open_most: int = 16
        """Where looks are vague and plans are played on instead: how much less a look says, and how many are kept."""
        self.open_first: int = 4
        self.open_step: int = 8
        """There so many plans are tried at first, and one more after so many tries: a few tries each tell nothing."""
        self.warm: int = 300
        """Where all decide at once on plans that the game can vary: after so many simulations bids are climbed to by
        small changes instead (climbing.py); 0 is never."""
        self.naive: float = 0.5
        """Where all decide at once: how often the others do what looks best, instead of what the search has found for
        them. A search that thinks everybody as deep as itself finds no use in what others overlook."""
        self.habit: float = 0.4
        self.heat: float = 0.5
        """How quickly playing on learns habits, 0 for not at all, and how freely it chooses (`Habits`)."""


class Bandit:
    """The options of one actor at one node: single moves, or plans."""

    __slots__ = (
        "actor",
        "climbed",
        "guess",
        "index",
        "options",
        "planned",
        "priors",
        "total",
        "vague",
        "values",
        "visits",
        "width",
    )

    def __init__(self, actor: int) -> None:
        self.actor = actor
        self.planned: bool = False
        self.vague: bool = False
        """Whether plans are played on because their looks say little."""
        self.width: int = 0
        """How wide the look for plans was."""
        self.guess: list[float] = []
        """The estimate after the best plan."""
        self.options: list[list[int]] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.values: list[float] = []
        self.index: dict[int, int] = {}
        """Where a single move is."""
        self.total: int = 0
        self.climbed: bool = False
        """Whether the favourite is one that was climbed to, and so is followed to its end."""

    def add(self, moves: list[int], prior: float) -> None:
        self.options.append(moves)
        self.priors.append(prior)
        self.visits.append(0)
        self.values.append(0.0)

    def prefer(self, moves: list[int], values: list[float]) -> None:
        """What was climbed to is the favourite: it has more visits than any other, and is worth what it was lately."""
        at = self.find(moves)
        visits = max(self.visits) + 1
        self.values[at] = visits * sum_of(values) / len(values)
        self.total += visits - self.visits[at]
        self.visits[at] = visits
        self.climbed = True

    def find(self, moves: list[int]) -> int:
        """Where the moves are; they are added if they are new."""
        for at in range(len(self.options)):
            if self.options[at] == moves:
                return at
        self.add(moves, 0.0)
        return len(self.options) - 1

    def plan(self, state: State, width: int, most: int, taste: float) -> None:
        """Meet the plans of the game, if it makes any."""
        plans = state.plans(self.actor, width)
        if not plans:
            return
        self.planned = True
        self.width = width
        self.guess = plans[0].guess
        weights = likings(plans[:most], taste * state.scale())
        whole = sum(weights)
        for at in range(len(weights)):
            self.add(plans[at].moves, weights[at] / whole)

    def widen(self, state: State, width: int, most: int, taste: float) -> None:
        """Meet the plans that a wider look finds. Those that are known stay, with what was learned of them."""
        self.width = width
        plans = state.plans(self.actor, width)
        if not plans:
            return
        known = {tuple(self.options[at]): at for at in range(len(self.options))}
        weights = likings(plans[:most], taste * state.scale())
        self.priors = [min(weights)] * len(self.options)
        for at in range(len(weights)):
            found = known.get(tuple(plans[at].moves), -1)
            if found < 0:
                self.add(plans[at].moves, weights[at])
            else:
                self.priors[found] = weights[at]
        whole = sum(self.priors)
        for at in range(len(self.priors)):
            self.priors[at] /= whole

    def learn(self, state: State, moves: list[int], habits: Habits | None) -> None:
        """Meet the single moves that this guess allows, with their promise."""
        looks = state.promise(self.actor, moves) if habits is None else state.habitual(self.actor, moves, habits)
        top = max(looks)
        weights = [exp(look - top) for look in looks]
        whole = sum(weights)
        for at in range(len(moves)):
            move = moves[at]
            if move not in self.index:
                self.index[move] = len(self.options)
                self.add([move], weights[at] / whole)

    def choose(self, state: State, settings: Settings, habits: Habits | None) -> int:
        """The option to try next; plans that no other guess had are made if none can be carried out in this one."""
        at = self.best(state, settings, habits)
        if at < 0:
            self.plan(state, settings.width, settings.most, settings.taste)
            at = self.best(state, settings, habits)
        if at < 0:
            self.add([state.moves(self.actor)[0]], 0.0)
            at = len(self.options) - 1
        return at

    def best(self, state: State, settings: Settings, habits: Habits | None) -> int:
        """The same; -1 if no plan can be carried out."""
        mean = 0.5
        if self.total:
            mean = sum(self.values) / self.total
        unknown = mean - settings.pessimism
        doubt = 2.0 * sqrt(mean * (1.0 - mean)) if 0.0 < mean < 1.0 else 0.0
        root = settings.curiosity * sqrt(self.total + 1) * (doubt if doubt > LEAST_DOUBT else LEAST_DOUBT)
        best: int = -1
        best_score = -1e9
        if self.planned:
            many = len(self.options)
            if self.vague:
                many = min(many, settings.open_first + self.total // settings.open_step)
            for at in range(len(self.options)):
                if at >= many and best >= 0:
                    break
                visits = self.visits[at]
                worth = self.values[at] / visits if visits else unknown
                score = worth + root * self.priors[at] / (1 + visits)
                if score > best_score and state.feasible(self.actor, self.options[at]):
                    best_score = score
                    best = at
            return best
        moves = state.moves(self.actor)
        for move in moves:
            if move not in self.index:
                self.learn(state, moves, habits)
                break
        for move in moves:
            at = self.index[move]
            visits = self.visits[at]
            worth = self.values[at] / visits if visits else unknown
            score = worth + root * self.priors[at] / (1 + visits)
            if score > best_score:
                best_score = score
                best = at
        return best

    def obvious(self, state: State) -> int:
        """The plan that looks best; -1 if there is none."""
        best: int = -1
        if self.planned:
            for at in range(len(self.options)):
                if (best < 0 or self.priors[at] > self.priors[best]) and state.feasible(self.actor, self.options[at]):
                    best = at
        return best

    def favourite(self) -> int:
        """The option that was tried most; among equals the one that did best."""
        best: int = 0
        for at in range(len(self.options)):
            if self.visits[at] > self.visits[best] or (
                self.visits[at] == self.visits[best] and self.values[at] > self.values[best]
            ):
                best = at
        return best


class Node:
    """A point in the tree: one bandit for each actor, a child for each thing that was done."""

    __slots__ = ("bandits", "children", "luck", "visits")

    def __init__(self) -> None:
        self.bandits: list[Bandit] = []
        self.children: dict[int, Node] = {}
        self.visits: int = 0
        self.luck: int = 0
        """What the luck of plans that are played on is drawn from; 0 if it was not needed yet."""

    def same_luck(self, rng: Rng, visits: int) -> Rng:
        """The luck that each option meets when it has been tried so often: the same for all, to compare them fairly."""
        if not self.luck:
            self.luck = 1 + rng.below(1 << 24)
        return Rng(self.luck, visits)

    def find(self, actor: int) -> Bandit | None:
        for bandit in self.bandits:
            if bandit.actor == actor:
                return bandit
        return None

    def bandit(self, actor: int, state: State, rooted: bool, settings: Settings) -> Bandit:
        """The actor's bandit; the more it is asked, the wider is the look for its plans."""
        most = settings.root_most if rooted else settings.most
        taste = settings.taste
        vague = state.vague(settings.horizon)
        if vague:
            taste *= settings.open_taste
            most = min(most, settings.open_most)
        found = self.find(actor)
        if found is None:
            found = Bandit(actor)
            found.vague = vague
            found.plan(state, settings.root_width if rooted else settings.width, most, taste)
            self.bandits.append(found)
        elif found.planned and len(self.bandits) == 1:
            width = settings.root_width if rooted else settings.wider if found.total >= settings.often else 0
            if found.width < width:
                found.widen(state, width, most, taste)
        return found


def sum_of(values: list[float]) -> float:
    """Their sum, which is 0.0 and never 0 if there are none."""
    total: float = 0.0
    for value in values:
        total += value
    return total


def likings(plans: list[Plan], taste: float) -> list[float]:
    """How likely each plan is to be the best one by its look, beside the first."""
    top = look_of(plans[0])
    return [exp((look_of(plan) - top) / taste) for plan in plans]


def chances(state: State, rng: Rng, settings: Settings, habits: Habits | None) -> list[float]:
    """Each seat's chance to win, as far as can be foreseen. The state is used up."""
    winners = state.winners()
    if winners:
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(state.points()))]
    return shares(state.foresee(settings.horizon, rng, habits), settings.spread * state.scale())


def shares(estimate: list[float], spread: float) -> list[float]:
    """Points made into chances."""
    top = max(estimate)
    weights = [exp((points - top) / spread) for points in estimate]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def simulate(root: Node, state: State, seat: int, rng: Rng, settings: Settings, habits: Habits | None) -> None:
    """One simulation of the seat: down the tree to a new leaf, a little further, and back with what it is worth."""
    node = root
    naive = int(1000.0 * settings.naive)
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
            together: list[list[int]] = []
            for actor in actors:
                bandit = node.bandit(actor, state, node is root, settings)
                at = -1
                if actor != seat and len(actors) > 1 and rng.below(1000) < naive:
                    at = bandit.obvious(state)
                if at < 0:
                    at = bandit.choose(state, settings, habits)
                    bandits.append(bandit)
                    chosen.append(at)
                together.append(bandit.options[at])
                key = key * SHIFT + at
                if node is root and len(actors) == 1 and state.vague(settings.horizon):
                    rng = root.same_luck(rng, bandit.visits[at])
            for number in range(len(actors)):
                for move in together[number]:
                    state.play(actors[number], move)
        child = node.children.get(key)
        if child is None:
            child = Node()
            if root.visits <= settings.largest:
                node.children[key] = child
        node = child
    worth = leaf(node, state, rng, settings, habits)
    if habits is not None:
        habits.learn(worth, state.habit())
    for number in range(len(bandits)):
        bandit = bandits[number]
        at = chosen[number]
        bandit.visits[at] += 1
        bandit.values[at] += worth[bandit.actor]
        bandit.total += 1


def leaf(node: Node, state: State, rng: Rng, settings: Settings, habits: Habits | None) -> list[float]:
    """What a leaf is worth: after the best plan of whoever has to act, so that nobody is judged in mid-exchange."""
    actors = state.actors()
    if len(actors) == 1 and actors[0] != CHANCE and not state.vague(settings.horizon):
        bandit = node.bandit(actors[0], state, False, settings)
        if bandit.guess:
            return shares(bandit.guess, settings.spread * state.scale())
    return chances(state, rng, settings, habits)


class Tree:
    """The tree of one seat's thinking, kept between the small moves of a turn."""

    def __init__(self, habits: Habits | None = None) -> None:
        self.root = Node()
        self.habits = habits
        """What playing on has learned in this game, if it learns."""

    def visits(self, seat: int) -> int:
        """How often the seat's decision was simulated."""
        bandit = self.root.find(seat)
        return bandit.total if bandit is not None else 0

    def settled(self, seat: int) -> bool:
        """Whether all that is considered begins with the same move."""
        bandit = self.root.find(seat)
        if bandit is None or not bandit.planned:
            return False
        for moves in bandit.options:
            if moves[0] != bandit.options[0][0]:
                return False
        return True

    def best(self, seat: int, moves: list[int]) -> int:
        """The first move of what was tried most."""
        bandit = self.root.find(seat)
        if bandit is None or not bandit.options:
            return moves[0]
        move = bandit.options[bandit.favourite()][0]
        return move if move in moves else moves[0]

    def follow(self, seat: int, move: int) -> None:
        """Keep what was thought about everything that begins with the move."""
        bandit = self.root.find(seat)
        root = Node()
        if bandit is not None and len(self.root.bandits) > 1:
            for other in self.root.bandits:
                if other is not bandit:
                    root.bandits.append(other)
        if bandit is not None:
            rest = Bandit(seat)
            rest.planned = True
            rest.width = bandit.width
            rest.vague = bandit.vague
            for at in range(len(bandit.options)):
                moves = bandit.options[at]
                if moves[0] != move or (bandit.climbed and at != bandit.favourite()):
                    continue
                child = self.root.children.get(at) if len(self.root.bandits) == 1 else None
                if len(moves) == 1:
                    self.root = child if child is not None else Node()
                    return
                if child is not None:
                    root.children[len(rest.options)] = child
                rest.add(moves[1:], bandit.priors[at])
                rest.visits[len(rest.visits) - 1] = bandit.visits[at]
                rest.values[len(rest.values) - 1] = bandit.values[at]
                rest.total += bandit.visits[at]
            if rest.options:
                whole = sum(rest.priors)
                for at in range(len(rest.priors)):
                    rest.priors[at] = rest.priors[at] / whole if whole > 0.0 else 1.0
                root.bandits.append(rest)
                root.visits = rest.total
        self.root = root


def think(tree: Tree, state: State, seat: int, simulations: int, until: float, rng: Rng, settings: Settings) -> int:
    """Simulate at most so often, or until that time; how often it was. The state is looked at by guesses only."""
    done: int = 0
    while done < simulations:
        guess = state.guess(seat, rng)
        guess.reopen(seat)
        simulate(tree.root, guess, seat, rng, settings, tree.habits)
        done += 1
        if until > 0.0 and perf_counter() >= until:
            break
    return done
