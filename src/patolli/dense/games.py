"""Games as learners play them, one or many at once, inside compiled code.

Chance decides by itself. Seats that decide at once are asked one after the other, and see nothing of each other's
choice.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from patolli.dense.encoder import Encoder
from patolli.dense.words import clear, count_bits, has_bit, nth_of, spread
from patolli.engine.core.playout import MOST_DRAWN
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State

# What is rewarded.
VICTORY: Final = 0
POINTS: Final = 1
DIFFERENCE: Final = 2
REWARDS: Final = ["victory", "points", "difference"]

# What becomes of an illegal action.
RAISE: Final = 0
LOSE: Final = 1
RANDOM: Final = 2
ILLEGAL: Final = ["raise", "lose", "random"]

NOBODY: Final = -1


class IllegalAction(ValueError):
    """An action that is not legal now. Nothing was changed."""


def victory(state: State) -> list[float]:
    """1 for a seat that has won alone, less for those that have lost, 0 in sum; 1 or -1 in a solo game."""
    winners = state.winners()
    players = state.players
    if not winners:
        return [0.0] * players
    if players == 1:
        return [1.0 if 0 in winners else -1.0]
    share = players / len(winners) - 1.0
    return [(share if seat in winners else -1.0) / (players - 1) for seat in range(players)]


def forfeit(players: int, loser: int) -> list[float]:
    """-1 for a seat that has lost by an illegal action, 0 in sum; alone it is -1."""
    return [-1.0 if seat == loser else 1.0 / (players - 1) for seat in range(players)]


def leads(points: list[int], players: int) -> list[int]:
    """By seat: its points less those of the best of the others; Cocijobot is one of them."""
    found: list[int] = []
    for seat in range(players):
        best: int = 0
        first = True
        for other in range(len(points)):
            if other != seat and (first or points[other] > best):
                best = points[other]
                first = False
        found.append(points[seat] - best)
    return found


class Episode:
    """One game, from its start to its end."""

    def __init__(self, encoder: Encoder, first: State, rng: Rng, reward: int) -> None:
        self.encoder: Encoder = encoder
        self.first: State = first
        """The state before the first draw; never changed."""
        self.rng: Rng = rng
        self.reward: int = reward
        self.players: int = first.players
        self.state: State = first
        self.halves: list[int] = []
        """By seat: the first half of its move; -1."""
        self.seat: int = NOBODY
        """Who is asked next; -1 if the game is over."""
        self.loser: int = NOBODY
        """Who has lost by an illegal action."""
        self.counted: list[int] = []
        """By seat: what has been rewarded of its points, or of its lead."""
        self.rewards: list[float] = []
        """By seat: of the last action."""

    def begin(self) -> None:
        """Start anew. The generator goes on."""
        self.state = self.first.copy()
        self.halves = [-1] * self.players
        self.loser = NOBODY
        self.counted = [0] * self.players
        self.rewards = [0.0] * self.players
        self.go_on()
        self.pay()
        self.rewards = [0.0] * self.players  # what a seat begins with is nobody's merit

    def go_on(self) -> None:
        """Let chance decide until a seat has to."""
        state = self.state
        drawn: int = 0
        while True:
            actors = state.actors()
            if not actors:
                self.seat = NOBODY
                return
            if actors[0] != CHANCE:
                self.seat = actors[0]
                return
            state.play(CHANCE, state.pick(CHANCE, self.rng))
            drawn += 1
            if drawn > MOST_DRAWN:
                raise RuntimeError(f"Chance has spoken {MOST_DRAWN} times on end, and nobody is asked (LAP-16).")

    def act(self, seat: i64, action: i64) -> None:
        """Play a legal action of a seat that is asked, and all that follows without anybody's decision."""
        half: i64 = self.halves[seat]
        move = self.encoder.move_of(self.state, seat, action, half)
        if move < 0:
            self.halves[seat] = -1 - move
            if self.reward != VICTORY:
                self.pay()
            return
        if half >= 0:
            self.halves[seat] = -1
        self.state.play(seat, move)
        self.go_on()
        if self.reward != VICTORY or self.seat == NOBODY:
            self.pay()

    def pay(self) -> None:
        """The rewards of what has just happened."""
        state = self.state
        if self.reward == VICTORY:
            if self.seat == NOBODY:
                self.rewards = victory(state)
            return
        now = state.points()
        if self.reward == DIFFERENCE:
            now = leads(now, self.players)
        self.rewards = [float(now[seat] - self.counted[seat]) for seat in range(self.players)]
        self.counted = now[: self.players]

    def lose(self, seat: int) -> None:
        """The seat has lost by an illegal action, and the game is over."""
        self.loser = seat
        self.seat = NOBODY
        self.rewards = forfeit(self.players, seat)


class Buffers:
    """What seats know and may do, in memory that numpy reads without a copy; a row for each of many games.

    `packed`: masks and planes are bits; otherwise they have a byte for each bit.
    """

    def __init__(self, encoder: Encoder, count: int, packed: bool) -> None:
        words: int = encoder.words
        plane_words: int = encoder.bit_plane_words if packed else encoder.plane_words
        self.encoder: Encoder = encoder
        self.packed: bool = packed
        self.words: i64 = words
        self.plane_words: i64 = plane_words
        self.numbers_each: i64 = encoder.numbers
        self.bits: vec[i64] = vec[i64]([0] * (count * words))
        self.masks: vec[i64] = vec[i64]([0] * (0 if packed else count * words * 8))
        self.numbers: vec[i16] = vec[i16]([0] * (count * encoder.numbers))
        self.planes: vec[i64] = vec[i64]([0] * (count * plane_words))

    def show(self, i: i64, state: State, seat: i64, half: i64, asked: bool) -> None:
        """Write what the seat knows into row i, and what it may do; nothing if it is not asked."""
        encoder = self.encoder
        words = self.words
        if asked:
            encoder.write_mask(state, seat, half, self.bits, i * words)
        else:
            clear(self.bits, i * words, words)
        if not self.packed:
            spread(self.bits, i * words, words, self.masks, i * words * 8)
        encoder.write_numbers(state, seat, half, self.numbers, i * self.numbers_each)
        if self.plane_words:
            encoder.write_planes(state, seat, half, self.planes, i * self.plane_words, self.packed)

    def is_legal(self, i: i64, action: i64) -> bool:
        return 0 <= action < self.encoder.actions and has_bit(self.bits, i * self.words, action)

    def choose(self, i: i64, rng: Rng) -> i64:
        """A legal action of row i at random."""
        at = i * self.words
        n: i64 = rng.below(count_bits(self.bits, at, self.words))
        return nth_of(self.bits, at, self.words, n)


class Games:
    """Many games, stepped together; a finished one starts anew. What it writes is read through the buffers."""

    def __init__(
        self, encoder: Encoder, first: State, count: int, seed: int, reward: int, illegal: int, packed: bool
    ) -> None:
        players = first.players
        self.encoder: Encoder = encoder
        self.count: i64 = count
        self.players: i64 = players
        self.illegal: int = illegal
        self.out: Buffers = Buffers(encoder, count, packed)
        self.episodes: list[Episode] = [Episode(encoder, first, Rng(seed, i), reward) for i in range(count)]
        self.ended: list[State | None] = [None] * count
        """By game: the last state of one that has just ended."""
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.acted: vec[i64] = vec[i64]([0] * count)
        """Who acted last."""
        self.actions: vec[i64] = vec[i64]([0] * count)
        """What `sample` has chosen."""
        self.rewards: vec[float] = vec[float]([0.0] * (count * players))
        self.done: vec[u8] = vec[u8]([0] * count)
        self.broken: vec[u8] = vec[u8]([0] * count)
        """Whether the last action was illegal."""

    def seed(self, seed: int) -> None:
        """The generators of all games, anew."""
        for i in range(len(self.episodes)):
            self.episodes[i].rng = Rng(seed, i)

    def begin(self) -> None:
        """Start all games anew."""
        for i in range(self.count):
            self.restart(i)
            self.done[i] = 0
            self.broken[i] = 0
            self.write_rewards(i)
            self.show(i)

    def resume(self, i: i64) -> None:
        """Game i was put into another position: go on from there."""
        self.done[i] = 0
        self.broken[i] = 0
        self.ended[i] = None
        self.write_rewards(i)
        self.show(i)

    def restart(self, i: i64) -> None:
        episode = self.episodes[i]
        episode.begin()
        while episode.seat == NOBODY:  # over before anybody was asked
            episode.begin()

    def show(self, i: i64) -> None:
        """Write what the seat that is asked in game i knows, and what it may do."""
        episode = self.episodes[i]
        seat: i64 = episode.seat
        self.seats[i] = seat
        self.out.show(i, episode.state, seat, episode.halves[seat], True)

    def write_rewards(self, i: i64) -> None:
        at = i * self.players
        for reward in self.episodes[i].rewards:
            self.rewards[at] = reward
            at += 1

    def act(self, i: i64, action: i64) -> None:
        """One action in game i; if that ends it, another one begins."""
        episode = self.episodes[i]
        if self.done[i]:
            self.done[i] = 0
            self.ended[i] = None
            episode.rewards = [0.0] * int(self.players)
            self.write_rewards(i)
        seat: i64 = episode.seat
        self.acted[i] = seat
        self.broken[i] = 0
        if not self.out.is_legal(i, action):
            self.broken[i] = 1
            if self.illegal == LOSE:
                episode.lose(seat)
            else:
                action = self.out.choose(i, episode.rng)
        if episode.loser == NOBODY:
            episode.act(seat, action)
        if episode.seat == NOBODY:
            self.done[i] = 1
            self.ended[i] = episode.state
            self.write_rewards(i)
            paid = episode.rewards
            self.restart(i)
            episode.rewards = paid
        elif episode.reward != VICTORY:
            self.write_rewards(i)

    def step(self, data: bytes) -> None:
        """One action in each game, as 32-bit numbers. IllegalAction, and no game is stepped, if one may not be."""
        if self.illegal == RAISE:
            for i in range(self.count):
                if not self.out.is_legal(i, i64(read_i32_le(data, i * 4))):
                    raise IllegalAction(f"{read_i32_le(data, i * 4)} is no legal action in game {i}.")
        for i in range(self.count):
            self.act(i, i64(read_i32_le(data, i * 4)))
            self.show(i)

    def sample(self) -> None:
        """A legal action at random for each game, into `actions`."""
        for i in range(self.count):
            self.actions[i] = self.out.choose(i, self.episodes[i].rng)

    def buffers(self) -> dict[str, object]:
        """What numpy reads without a copy."""
        return {
            "seats": self.seats,
            "acted": self.acted,
            "actions": self.actions,
            "rewards": self.rewards,
            "done": self.done,
            "broken": self.broken,
            "bits": self.out.bits,
            "masks": self.out.masks,
            "numbers": self.out.numbers,
            "planes": self.out.planes,
        }
