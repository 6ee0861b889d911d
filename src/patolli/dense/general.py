"""An encoder for any game, also of another package: slow, and learned from random games.

What those games never met has no number of its own. A move that is new shares the spare numbers, which mean the first
new move of a position, the second and so on; a value of the view that is new is left out. Seats are not turned.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from patolli.dense.encoder import Encoder, clear_numbers
from patolli.dense.words import clear, set_bit
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State

VERSION: Final = 1
GAMES: Final = 20
"""For each number of players."""
MOST_STEPS: Final = 5_000
LOOKED: Final = 3
"""Of so many moves one is looked at by all seats."""
SPARE: Final = 64
LARGEST: Final = 32_767


class Sample:
    """What random games have met."""

    def __init__(self) -> None:
        self.moves: set[int] = set()
        self.draws: set[int] = set()
        self.paths: dict[str, int] = {}
        self.words: set[str] = set()

    def play(self, state: State, rng: Rng) -> None:
        for step in range(MOST_STEPS):
            if step % LOOKED == 0:
                for seat in range(state.players):
                    self.look(state, seat)
            actors = state.actors()
            if not actors:
                break
            actor = actors[rng.below(len(actors))]
            (self.draws if actor == CHANCE else self.moves).update(state.moves(actor))
            state.play(actor, state.pick(actor, rng))
        for seat in range(state.players):
            self.look(state, seat)

    def look(self, state: State, seat: int) -> None:
        found: dict[str, object] = {}
        flatten(state.view(seat), "", found)
        for path, value in found.items():
            self.paths.setdefault(path, len(self.paths))
            if isinstance(value, str):
                self.words.add(value)


def flatten(value: object, path: str, out: dict[str, object]) -> None:
    """The plain values of a view by their paths."""
    if value is None or isinstance(value, (int, str, float)):
        out[path] = value
    elif isinstance(value, (list, tuple)):
        for at, inner in enumerate(value):
            flatten(inner, f"{path}.{at}" if path else str(at), out)
    else:
        inside: dict[str, object] = value if isinstance(value, dict) else vars(value)
        for name, inner in inside.items():
            flatten(inner, f"{path}.{name}" if path else str(name), out)


class GeneralEncoder(Encoder):
    """A game of which nothing is known but its states and views."""

    def __init__(self, first: State) -> None:
        game = first.game()
        super().__init__(game.name, max(game.seats), VERSION)
        sample = Sample()
        settings = game.settings(first)
        for players in game.seats:
            for number in range(GAMES):
                try:
                    state = game.start(players, settings)
                except ValueError:  # not for so many players
                    break
                sample.play(state, Rng(number, players))
        spare = [str(number) for number in range(SPARE)]
        self.moves_at: list[int] = sorted(sample.moves)
        self.draws_at: list[int] = sorted(sample.draws)
        self.add_actions("move", "a move by its number", [str(move) for move in self.moves_at])
        self.spare_at: i64 = self.add_actions("new", "a move that no game of the sample had", spare)
        self.add_chance("draw", "a move of chance by its number", [str(move) for move in self.draws_at])
        self.spare_draw_at: i64 = self.add_chance("new", "a draw that no game of the sample had", spare)
        self.action_at: dict[int, int] = {move: at for at, move in enumerate(self.moves_at)}
        self.draw_at: dict[int, int] = {move: at for at, move in enumerate(self.draws_at)}
        self.word_at: dict[str, int] = {word: at + 1 for at, word in enumerate(sorted(sample.words))}
        self.path_at: dict[str, int] = {}
        for path in sorted(sample.paths):
            text = "of the view; a word is 1 + its place among all words of the sample, nothing is -1"
            self.path_at[path] = self.add_numbers(path, text)

    # ------------------------------------------------------------------- actions
    def number_of(self, state: State, actor: int, move: int) -> int:
        """The place of a move in its table, or after it: its rank among the new moves of the position."""
        table = self.draw_at if actor == CHANCE else self.action_at
        if move in table:
            return table[move]
        fresh = [other for other in state.moves(actor) if other not in table]
        if fresh.index(move) >= SPARE:
            raise OverflowError(f"{self.game} has more than {SPARE} moves that no game of the sample had")
        return len(table) + fresh.index(move)

    def move_at(self, state: State, actor: int, number: int) -> int:
        """What `number_of` has numbered."""
        known = self.draws_at if actor == CHANCE else self.moves_at
        table = self.draw_at if actor == CHANCE else self.action_at
        if number < len(known):
            return known[number]
        return [other for other in state.moves(actor) if other not in table][number - len(known)]

    def index_of(self, state: State, actor: i64, move: i64, half: i64) -> i64:
        return self.number_of(state, actor, move)

    def move_of(self, state: State, actor: i64, action: i64, half: i64) -> i64:
        return self.move_at(state, actor, action)

    def write_mask(self, state: State, actor: i64, half: i64, out: vec[i64], at: i64) -> None:
        clear(out, at, self.words)
        for move in state.moves(actor):
            set_bit(out, at, self.number_of(state, actor, move))

    def chance_index(self, state: State, move: i64) -> i64:
        return self.number_of(state, CHANCE, move)

    def chance_move(self, state: State, outcome: i64) -> i64:
        return self.move_at(state, CHANCE, outcome)

    # ------------------------------------------------------------------- observations
    def write_numbers(self, state: State, seat: i64, half: i64, out: vec[i16], at: i64) -> None:
        clear_numbers(out, at, self.numbers)
        found: dict[str, object] = {}
        flatten(state.view(seat), "", found)
        for path, value in found.items():
            place = self.path_at.get(path)
            if place is None:
                continue
            number: int = -1
            if isinstance(value, str):
                number = self.word_at.get(value, 0)
            elif isinstance(value, (int, float)):
                number = int(value)
            out[at + i64(place)] = i16(max(-LARGEST, min(LARGEST, number)))
