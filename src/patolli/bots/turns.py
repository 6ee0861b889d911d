"""Whole turns of a seat: which there are, and what each is worth compared with the others.

Advice ranks what a search tries most. Here turns are compared on equal terms: each is simulated as often as the
others, in the same guesses and with the same luck, and half of them are dropped again and again (sequential halving).
With the same seed and number of simulations the values are the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from patolli.bots.core.search import Bandit, Node, Settings, Tree, chances, think
from patolli.bots.greedy import GreedyBot
from patolli.bots.search_bot import Budget, SearchBot
from patolli.engine.core.advisor import Advisor
from patolli.engine.core.rng import Rng
from patolli.engine.core.rollout_policy import RolloutPolicy
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import hear
from patolli.engine.gesture import forced
from patolli.engine.match import Question

MOST_MOVES = 40
"""Of a turn that is finished by looking one step ahead; a longer one is given up."""
TRAINING = 300
"""Simulations after which it is known what others may bid, where all decide at once."""
BATCH = 8
GUESSES = 2
"""In which a turn is played beside the position itself, to notice what it reveals."""
NEVER_WIDEN = 1 << 20


@dataclass(frozen=True)
class WholeTurn:
    """What a seat does from here to the end of its turn, or until chance speaks."""

    moves: tuple[int, ...]
    says: tuple[str, ...]
    outcome: str
    """The position after it: turns in another order that come to the same have the same."""


class TurnInPlay:
    """A turn of a seat while it is played, and when it is over.

    It is over where the seat is not asked any more, where chance has to speak, and where all begin to decide at once.
    It is also over where the seat sees something that it could not know before: what follows is another decision.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.state = state.copy()
        self.seat = seat
        self.together = len(state.actors()) > 1
        self.over = False
        self.revealed = False
        """Whether the last move has shown something that was hidden."""
        guesses = [state.guess(seat, Rng(number)) for number in range(1, 1 + GUESSES)]
        whole = state.key()
        self.guesses = guesses if any(guess.key() != whole for guess in guesses) else []

    def play(self, move: int) -> str:
        """Make a legal move; the move in words."""
        game, seat = self.state.game(), self.seat
        said = game.say(self.state, seat, move)
        last = game.closes(self.state, seat, move) or game.seals(self.state, seat, move)
        for one in (self.state, *self.guesses):
            one.play(seat, move)
        view = self.state.view(seat) if self.guesses else None
        self.revealed = any(guess.view(seat) != view for guess in self.guesses)
        actors = self.state.actors()
        others = seat not in actors or CHANCE in actors or (len(actors) > 1 and not self.together)
        self.over = last or others or self.revealed
        return said


def whole_turn(state: State, seat: int, moves: Sequence[int]) -> WholeTurn:
    """The turn that begins with these moves. What is missing at its end is what looks best one step ahead."""
    turn, said, played, left = TurnInPlay(state, seat), list[str](), list[int](), list(moves)
    bot = GreedyBot(Rng(1))
    while not turn.over and len(played) < MOST_MOVES:
        if left:
            move = left.pop(0)
        else:
            legal = turn.state.moves(seat)
            move = legal[0] if len(legal) == 1 else bot.decide(Question(turn.state, seat, legal))
        said.append(turn.play(move))
        played.append(move)
    return WholeTurn(tuple(played), tuple(said), turn.state.key())


def heard_turn(state: State, seat: int, lines: Sequence[str]) -> WholeTurn:
    """The turn of these lines. Forced moves between them may be left out. NotLegal if a line cannot be said."""
    turn, moves = TurnInPlay(state, seat), list[int]()
    for line in lines:
        while not turn.over:
            legal = turn.state.moves(seat)
            if not forced(turn.state, seat, legal) or turn.state.game().say(turn.state, seat, legal[0]) == line:
                break
            moves.append(legal[0])
            turn.play(legal[0])
        if turn.over:
            raise state.game().refuse("", "gesture-over")
        moves.append(hear(turn.state, seat, line))
        turn.play(moves[-1])
    return whole_turn(state, seat, moves)


def likely_turns(state: State, seat: int, simulations: int, rng: Rng, most: int) -> list[WholeTurn]:
    """The turns that a search tries most, the favourite first; no two with the same outcome."""
    bot = SearchBot(rng, Budget(str(simulations)))
    guess = state.guess(seat, rng)
    guess.game().advisor().redecide_hidden(guess, seat)
    bot.think(guess, seat, 0.0)
    return distinct([whole_turn(state, seat, path) for path in paths(bot.tree, seat, most)])


def distinct(turns: Sequence[WholeTurn]) -> list[WholeTurn]:
    """Each outcome once, by the first turn that leads to it, in their order."""
    found: dict[str, WholeTurn] = {}
    for turn in turns:
        found.setdefault(turn.outcome, turn)
    return list(found.values())


def greedy_turn(state: State, seat: int) -> WholeTurn:
    """What looks best one step ahead."""
    return whole_turn(state, seat, [])


def paths(tree: Tree, seat: int, most: int) -> list[list[int]]:
    """The seat's own moves from the root, those that were tried most first."""
    found: list[tuple[float, list[int]]] = []
    _walk(tree.root, seat, [], found)
    found.sort(key=lambda path: -path[0])
    return [moves for _, moves in found[:most]]


def _walk(node: Node, seat: int, before: list[int], found: list[tuple[float, list[int]]]) -> None:
    bandit = node.find(seat)
    if bandit is None:
        return
    for at in range(len(bandit.options)):
        if not bandit.visits[at]:
            continue
        moves = before + bandit.options[at]
        child = node.children.get(at) if len(node.bandits) == 1 else None
        own = child.find(seat) if child is not None else None
        tried = own.total if own is not None else 0
        if bandit.visits[at] > tried:
            found.append((bandit.visits[at] - tried, moves))
        if child is not None and own is not None:
            _walk(child, seat, moves, found)


class AlwaysFeasible(Advisor):
    """Of a turn that is the seat's own, and so can be carried out in every guess."""


class Contest:
    """Turns of one seat that are compared in one position."""

    def __init__(self, state: State, seat: int, turns: Sequence[WholeTurn], seed: int) -> None:
        self.seat = seat
        self.turns = list(turns)
        self.settings = Settings()
        self.policy = RolloutPolicy(self.settings.learning_rate, self.settings.temperature)
        self.seed = seed
        self.state = state.guess(seat, Rng(seed))
        self.advisor = state.game().advisor()
        self.advisor.redecide_hidden(self.state, seat)
        self.values = [0.0] * len(self.turns)
        """The chance to win with each."""
        self.visits = [0] * len(self.turns)
        self.trees: list[Tree] = []
        self.others: list[Bandit] = []
        """Where all decide at once: what the others may do."""
        if len(self.state.actors()) > 1:
            self._learn_others()
        else:
            self._plant()

    def _plant(self) -> None:
        """A tree for each turn, with nothing else to choose at its root. All rollouts learn together."""
        for turn in self.turns:
            tree, bandit = Tree(self.advisor, self.policy), Bandit(self.seat, AlwaysFeasible())
            bandit.planned, bandit.width = True, NEVER_WIDEN
            bandit.add(list(turn.moves), 1.0)
            tree.root.bandits.append(bandit)
            tree.root.luck = 1 + self.seed % (1 << 24)
            self.trees.append(tree)

    def _learn_others(self) -> None:
        """What the others may do at the same time: a mixture, not an answer to what they cannot see."""
        tree = Tree(self.advisor, self.policy)
        think(tree, self.state, self.seat, TRAINING, 0.0, Rng(self.seed, 1), self.settings)
        self.others = [bandit for bandit in tree.root.bandits if bandit.actor != self.seat]

    def simulate(self, which: Sequence[int], count: int) -> None:
        """Simulate each of these turns so many times more, in turn: what rollouts learn helps all of them alike."""
        for done in range(0, count, BATCH):
            for at in which:
                self._simulate(at, min(BATCH, count - done))

    def _simulate(self, at: int, count: int) -> None:
        rng = Rng(self.seed, 3 + self.visits[at])
        if self.trees:
            tree = self.trees[at]
            think(tree, self.state, self.seat, count, 0.0, rng, self.settings)
            total = tree.root.bandits[0].values[0]
        else:
            total = self.values[at] * self.visits[at] + sum(self._together(at, rng) for _ in range(count))
        self.visits[at] += count
        self.values[at] = total / self.visits[at]

    def _together(self, at: int, rng: Rng) -> float:
        """The turn's chance in a guess, with what the others do at the same time drawn from what they may do."""
        state = self.state.guess(self.seat, rng)
        self.advisor.redecide_hidden(state, self.seat)
        drawn = [(bandit.actor, self._drawn(state, bandit, rng)) for bandit in self.others]
        for actor, moves in [(self.seat, list(self.turns[at].moves)), *drawn]:
            for move in moves:
                state.play(actor, move)
        while state.actors() == [CHANCE]:
            state.play(CHANCE, state.pick(CHANCE, rng))
        return chances(state, self.advisor, rng, self.settings, None)[self.seat]

    def _drawn(self, state: State, bandit: Bandit, rng: Rng) -> list[int]:
        """What somebody else does: what was tried more is likelier, what looks best as likely as all the rest."""
        weights = [visits * visits + 1 for visits in bandit.visits]
        obvious = bandit.obvious(state)
        if obvious >= 0:
            weights[obvious] += sum(weights)
        moves = bandit.options[rng.weighted(weights)]
        legal = state.moves(bandit.actor)
        if moves[0] in legal and self.advisor.feasible(state, bandit.actor, moves):
            return moves
        plans = self.advisor.plans(state, bandit.actor, 1)
        return plans[0].moves if plans else [legal[rng.below(len(legal))]]

    def halve(self, first: int, last: int) -> None:
        """Simulate all turns `first` times; then the better half twice as often, and so on, until two have `last`."""
        left = list(range(len(self.turns)))
        count = first
        while True:
            self.simulate(left, count)
            if count * 2 > last:
                return
            left = sorted(left, key=self._rank)[: max(2, len(left) // 2)]
            count *= 2

    def order(self) -> list[int]:
        """The turns, the best first: those that were simulated most come before those that were dropped."""
        return sorted(range(len(self.turns)), key=lambda at: (-self.visits[at], self._rank(at)))

    def _rank(self, at: int) -> float:
        return -self.values[at]
