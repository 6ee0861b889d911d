"""Search: Monte-Carlo tree search for games with secrets, chance and several players.

Every simulation draws a guess at what the seat cannot know and goes down one tree that all guesses share. Where
several seats decide at once, each has its own bandit at the node, so that nobody answers what they cannot have
seen. What is tried first goes by the priors of the moves, or by the scores of whole plans where the game makes
plans (PUCT). The value of a leaf is the game's own estimate after one more plan, or after a rollout where the advisor
asks for one, made into each seat's chance to win: everybody wants to win, nobody only wants to beat one other.
"""

from __future__ import annotations

from math import exp, sqrt
from time import perf_counter
from typing import Final

from patolli.engine.core.advisor import Advisor
from patolli.engine.core.plan import Plan, score_of
from patolli.engine.core.rng import Rng
from patolli.engine.core.rollout_policy import RolloutPolicy
from patolli.engine.core.state import CHANCE, State

MOST_OPTIONS: Final = 4096
"""Above the number of options that one actor has at one node: keys of children are numbers with this base."""
LEAST_DOUBT: Final = 0.1
"""A seat that is nearly sure to win or to lose explores less, down to this share: all options look alike then."""


class Settings:
    """The parameters of the search; experiments with them are in docs/experiments."""

    def __init__(self) -> None:
        self.value_scale: float = 9.0
        """Points of difference that make a win e times as likely."""
        self.c_puct: float = 1.2
        """Exploration: the weight of priors against values."""
        self.fpu_reduction: float = 0.05
        """First-play urgency: how much lower than its siblings the value of an untried option is set."""
        self.root_width: int = 12
        self.width: int = 2
        self.widened_width: int = 8
        self.widen_after_visits: int = 6
        """Widths of plans: at the root, at a new node, and at a node that was visited this often."""
        self.root_plans: int = 40
        self.node_plans: int = 8
        """How many plans are kept: at the root, and at a node below it."""
        self.tree_simulations: int = 60_000
        """How many simulations add nodes to the tree; later ones only learn about those that are there."""
        self.prior_temperature: float = 2.0
        """Points of score that make a plan e times as likely to be good."""
        self.rollout_rounds: int = 9
        """How many rounds a rollout plays on."""
        self.rollout_prior_temperature: float = 3.0
        self.rollout_plans: int = 16
        """Where plans are judged by rollouts: how many times higher the prior temperature is, and how many plans are
        kept."""
        self.widening_first: int = 4
        self.widening_step: int = 8
        """Progressive widening there: plans tried at first, and the visits after which one more is tried."""
        self.hill_climb_after: int = 300
        """Where all decide at once on plans with neighbours: after this many simulations bids are improved by hill
        climbing instead (hill_climb.py); 0 is never."""
        self.obvious_share: float = 0.5
        """Where all decide at once: the share of simulations in which others do what looks best, instead of what the
        search has found for them. A search that thinks everybody as deep as itself finds no use in what others
        overlook."""
        self.learning_rate: float = 0.4
        self.temperature: float = 0.5
        """Of the policy of rollouts; a rate of 0 switches learning off (`RolloutPolicy`)."""


class Bandit:
    """The options of one actor at one node: single moves, or plans."""

    __slots__ = (
        "actor",
        "advisor",
        "climbed",
        "estimate",
        "index",
        "options",
        "planned",
        "priors",
        "rolled_out",
        "total",
        "values",
        "visits",
        "width",
    )

    def __init__(self, actor: int, advisor: Advisor) -> None:
        self.actor = actor
        self.advisor = advisor
        self.planned: bool = False
        self.rolled_out: bool = False
        """Whether plans are judged by rollouts because their scores say little."""
        self.width: int = 0
        """The width with which plans were asked for."""
        self.estimate: list[float] = []
        """The estimate after the best plan."""
        self.options: list[list[int]] = []
        self.priors: list[float] = []
        self.visits: list[int] = []
        self.values: list[float] = []
        self.index: dict[int, int] = {}
        """By single move: its place among the options."""
        self.total: int = 0
        self.climbed: bool = False
        """Whether the favourite was reached by hill climbing, and so is followed to its end."""

    def add(self, moves: list[int], prior: float) -> None:
        self.options.append(moves)
        self.priors.append(prior)
        self.visits.append(0)
        self.values.append(0.0)

    def prefer(self, moves: list[int], values: list[float]) -> None:
        """Make a bid that was climbed to the favourite: it gets more visits than any other, and its latest value."""
        at = self.find(moves)
        visits = max(self.visits) + 1
        self.values[at] = visits * sum_of(values) / len(values)
        self.total += visits - self.visits[at]
        self.visits[at] = visits
        self.climbed = True

    def find(self, moves: list[int]) -> int:
        """The place of a plan among the options; it is added if it is new."""
        for at in range(len(self.options)):
            if self.options[at] == moves:
                return at
        self.add(moves, 0.0)
        return len(self.options) - 1

    def plan(self, state: State, width: int, most: int, prior_temperature: float) -> None:
        """Add the plans of the game, if it makes any."""
        plans = self.advisor.plans(state, self.actor, width)
        if not plans:
            return
        self.planned = True
        self.width = width
        self.estimate = plans[0].estimate
        weights = plan_weights(plans[:most], prior_temperature * self.advisor.score_scale(state))
        whole = sum(weights)
        for at in range(len(weights)):
            self.add(plans[at].moves, weights[at] / whole)

    def widen(self, state: State, width: int, most: int, prior_temperature: float) -> None:
        """Add the plans that a greater width finds. Those that are known keep their visits and values."""
        self.width = width
        plans = self.advisor.plans(state, self.actor, width)
        if not plans:
            return
        known = {tuple(self.options[at]): at for at in range(len(self.options))}
        weights = plan_weights(plans[:most], prior_temperature * self.advisor.score_scale(state))
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

    def add_moves(self, state: State, moves: list[int], policy: RolloutPolicy | None) -> None:
        """Add the single moves that this guess allows, with their priors."""
        if policy is None:
            priors = self.advisor.priors(state, self.actor, moves)
        else:
            priors = self.advisor.learned_priors(state, self.actor, moves, policy)
        top = max(priors)
        weights = [exp(prior - top) for prior in priors]
        whole = sum(weights)
        for at in range(len(moves)):
            move = moves[at]
            if move not in self.index:
                self.index[move] = len(self.options)
                self.add([move], weights[at] / whole)

    def choose(self, state: State, settings: Settings, policy: RolloutPolicy | None) -> int:
        """The option to try next; plans that no other guess had are made if none can be carried out in this one."""
        at = self.best(state, settings, policy)
        if at < 0:
            self.plan(state, settings.width, settings.node_plans, settings.prior_temperature)
            at = self.best(state, settings, policy)
        if at < 0:
            self.add([state.moves(self.actor)[0]], 0.0)
            at = len(self.options) - 1
        return at

    def best(self, state: State, settings: Settings, policy: RolloutPolicy | None) -> int:
        """The option with the highest PUCT score; -1 if no plan can be carried out."""
        mean = 0.5
        if self.total:
            mean = sum(self.values) / self.total
        unknown = mean - settings.fpu_reduction
        doubt = 2.0 * sqrt(mean * (1.0 - mean)) if 0.0 < mean < 1.0 else 0.0
        root = settings.c_puct * sqrt(self.total + 1) * (doubt if doubt > LEAST_DOUBT else LEAST_DOUBT)
        best: int = -1
        best_score = -1e9
        if self.planned:
            many = len(self.options)
            if self.rolled_out:
                many = min(many, settings.widening_first + self.total // settings.widening_step)
            for at in range(len(self.options)):
                if at >= many and best >= 0:
                    break
                visits = self.visits[at]
                value = self.values[at] / visits if visits else unknown
                score = value + root * self.priors[at] / (1 + visits)
                if score > best_score and self.advisor.feasible(state, self.actor, self.options[at]):
                    best_score = score
                    best = at
            return best
        moves = state.moves(self.actor)
        for move in moves:
            if move not in self.index:
                self.add_moves(state, moves, policy)
                break
        for move in moves:
            at = self.index[move]
            visits = self.visits[at]
            value = self.values[at] / visits if visits else unknown
            score = value + root * self.priors[at] / (1 + visits)
            if score > best_score:
                best_score = score
                best = at
        return best

    def obvious(self, state: State) -> int:
        """The plan that looks best; -1 if there is none."""
        best: int = -1
        if self.planned:
            for at in range(len(self.options)):
                better = best < 0 or self.priors[at] > self.priors[best]
                if better and self.advisor.feasible(state, self.actor, self.options[at]):
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
    """A node of the tree: one bandit for each actor, a child for each choice that was made."""

    __slots__ = ("bandits", "children", "luck", "visits")

    def __init__(self) -> None:
        self.bandits: list[Bandit] = []
        self.children: dict[int, Node] = {}
        self.visits: int = 0
        self.luck: int = 0
        """The seed of the luck that plans meet in rollouts; 0 if it was not needed yet."""

    def same_luck(self, rng: Rng, visits: int) -> Rng:
        """The luck of an option's next try: the same for all options with that many visits, to compare them fairly."""
        if not self.luck:
            self.luck = 1 + rng.below(1 << 24)
        return Rng(self.luck, visits)

    def find(self, actor: int) -> Bandit | None:
        for bandit in self.bandits:
            if bandit.actor == actor:
                return bandit
        return None

    def bandit(self, actor: int, state: State, advisor: Advisor, rooted: bool, settings: Settings) -> Bandit:
        """The actor's bandit. After enough visits its plans are made again with a greater width."""
        most = settings.root_plans if rooted else settings.node_plans
        prior_temperature = settings.prior_temperature
        rolled_out = advisor.needs_rollout(state, settings.rollout_rounds)
        if rolled_out:
            prior_temperature *= settings.rollout_prior_temperature
            most = min(most, settings.rollout_plans)
        found = self.find(actor)
        if found is None:
            found = Bandit(actor, advisor)
            found.rolled_out = rolled_out
            found.plan(state, settings.root_width if rooted else settings.width, most, prior_temperature)
            self.bandits.append(found)
        elif found.planned and len(self.bandits) == 1:
            width = (
                settings.root_width
                if rooted
                else settings.widened_width
                if found.total >= settings.widen_after_visits
                else 0
            )
            if found.width < width:
                found.widen(state, width, most, prior_temperature)
        return found


def sum_of(values: list[float]) -> float:
    """Their sum; 0.0, a float, if there are none."""
    total: float = 0.0
    for value in values:
        total += value
    return total


def plan_weights(plans: list[Plan], prior_temperature: float) -> list[float]:
    """How likely each plan is to be the best one by its score, compared with the first."""
    top = score_of(plans[0])
    return [exp((score_of(plan) - top) / prior_temperature) for plan in plans]


def chances(state: State, advisor: Advisor, rng: Rng, settings: Settings, policy: RolloutPolicy | None) -> list[float]:
    """Each seat's chance to win after a rollout. The state is changed."""
    winners = state.winners()
    if winners:
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(state.points()))]
    points = advisor.rollout(state, settings.rollout_rounds, rng, policy)
    return shares(points, settings.value_scale * advisor.score_scale(state))


def shares(estimate: list[float], value_scale: float) -> list[float]:
    """Points as chances to win: a softmax."""
    top = max(estimate)
    weights = [exp((points - top) / value_scale) for points in estimate]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def simulate(tree: Tree, state: State, seat: int, rng: Rng, settings: Settings) -> list[float]:
    """One simulation of the seat: down the tree to a new leaf, its value, and back. Returns the value of each seat."""
    root = tree.root
    advisor = tree.advisor
    policy = tree.policy
    node = root
    obvious = int(1000.0 * settings.obvious_share)
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
                bandit = node.bandit(actor, state, advisor, node is root, settings)
                at = -1
                if actor != seat and len(actors) > 1 and rng.below(1000) < obvious:
                    at = bandit.obvious(state)
                if at < 0:
                    at = bandit.choose(state, settings, policy)
                    bandits.append(bandit)
                    chosen.append(at)
                together.append(bandit.options[at])
                key = key * MOST_OPTIONS + at
                if node is root and len(actors) == 1 and advisor.needs_rollout(state, settings.rollout_rounds):
                    rng = root.same_luck(rng, bandit.visits[at])
            for number in range(len(actors)):
                for move in together[number]:
                    state.play(actors[number], move)
        child = node.children.get(key)
        if child is None:
            child = Node()
            if root.visits <= settings.tree_simulations:
                node.children[key] = child
        node = child
    values = leaf(node, state, advisor, rng, settings, policy)
    if policy is not None:
        policy.learn(values, advisor.learning_rate(state))
    for number in range(len(bandits)):
        bandit = bandits[number]
        at = chosen[number]
        bandit.visits[at] += 1
        bandit.values[at] += values[bandit.actor]
        bandit.total += 1
    return values


def leaf(
    node: Node, state: State, advisor: Advisor, rng: Rng, settings: Settings, policy: RolloutPolicy | None
) -> list[float]:
    """The value of a leaf: after the best plan of whoever has to act, so that nobody is judged in an exchange."""
    actors = state.actors()
    if len(actors) == 1 and actors[0] != CHANCE and not advisor.needs_rollout(state, settings.rollout_rounds):
        bandit = node.bandit(actors[0], state, advisor, False, settings)
        if bandit.estimate:
            return shares(bandit.estimate, settings.value_scale * advisor.score_scale(state))
    return chances(state, advisor, rng, settings, policy)


class Tree:
    """The search tree of one seat, kept between the small moves of a turn."""

    def __init__(self, advisor: Advisor, policy: RolloutPolicy | None = None) -> None:
        self.root = Node()
        self.advisor = advisor
        self.policy = policy
        """What rollouts have learned in this game, if they learn."""

    def visits(self, seat: int) -> int:
        """How often the seat's decision was simulated."""
        bandit = self.root.find(seat)
        return bandit.total if bandit is not None else 0

    def is_decided(self, seat: int) -> bool:
        """Whether all options begin with the same move."""
        bandit = self.root.find(seat)
        if bandit is None or not bandit.planned:
            return False
        for moves in bandit.options:
            if moves[0] != bandit.options[0][0]:
                return False
        return True

    def best(self, seat: int, moves: list[int]) -> int:
        """The first move of the option that was tried most."""
        bandit = self.root.find(seat)
        if bandit is None or not bandit.options:
            return moves[0]
        move = bandit.options[bandit.favourite()][0]
        return move if move in moves else moves[0]

    def follow(self, seat: int, move: int) -> None:
        """Make the move: keep the options that begin with it, with their visits and subtrees."""
        bandit = self.root.find(seat)
        root = Node()
        if bandit is not None and len(self.root.bandits) > 1:
            for other in self.root.bandits:
                if other is not bandit:
                    root.bandits.append(other)
        if bandit is not None:
            rest = Bandit(seat, self.advisor)
            rest.planned = True
            rest.width = bandit.width
            rest.rolled_out = bandit.rolled_out
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
    """Run at most this many simulations, or until that time; returns how many. Only guesses of the state are used."""
    done: int = 0
    while done < simulations:
        guess = state.guess(seat, rng)
        tree.advisor.redecide_hidden(guess, seat)
        simulate(tree, guess, seat, rng, settings)
        done += 1
        if until > 0.0 and perf_counter() >= until:
            break
    return done
