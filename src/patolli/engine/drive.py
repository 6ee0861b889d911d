"""Drivers: play a game between players and keep its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.record import Record
from patolli.engine.room import hear, say
from patolli.engine.view import View
from patolli.engine.words import NotLegal


class Question:
    """One decision that a seat owes: what it may know, what it may do, and guesses at what it does not know."""

    def __init__(self, state: State, seat: int, moves: list[int]) -> None:
        self._state = state
        self.seat = seat
        self.moves = moves

    def view(self) -> View:
        return self._state.view(self.seat)

    def guess(self, rng: Rng) -> State:
        """A full state drawn at random among those the seat cannot tell from the real one."""
        return self._state.guess(self.seat, rng)

    def say(self, move: int) -> str:
        return say(self._state, self.seat, move)


MOST_DRAWS = 1000
"""So many maps are drawn before a driver gives up (LAP-16); one or two are enough for every game of ours."""


class EndlessDraw(RuntimeError):
    """Chance draws again and again, and nothing that it draws can be used."""


class Patience:
    """Counts how often chance has drawn in vain. The limit is the driver's: no state knows of it (LAP-16a)."""

    def __init__(self) -> None:
        self.vain = 0

    def after(self, state: State, actor: int) -> None:
        """The actor has just moved. EndlessDraw if chance has begun again once too often."""
        if actor != CHANCE or not state.room().draws_anew(state):
            return
        self.vain += 1
        if self.vain >= MOST_DRAWS:
            raise EndlessDraw(f"Chance has drawn {self.vain} times, and nothing that it drew can be used (LAP-16).")


class Player(Protocol):
    """Whoever sits at a seat: asked one question at a time, answers with one of its moves."""

    def decide(self, question: Question) -> int: ...


class Game:
    """A game that is being played: its state, its record, and who listens."""

    def __init__(self, record: Record, listen: Callable[[int, str, list[Event]], None] | None = None) -> None:
        self.record = record
        self.listen = listen
        self.patience = Patience()
        self.state = record.start()
        for actor, line in record.lines:
            self.state.play(actor, hear(self.state, actor, line))

    def play(self, actor: int, move: int) -> None:
        """Play a legal move and write it down."""
        line = say(self.state, actor, move)
        if self.listen is None:
            self.state.play(actor, move)
            self.record.lines.append((actor, line))
            self.patience.after(self.state, actor)
            return
        self.state.events = []
        self.state.play(actor, move)
        self.record.lines.append((actor, line))
        events = self.state.events
        self.state.events = None
        self.listen(actor, line, events)
        self.patience.after(self.state, actor)

    def say(self, actor: int, lines: Sequence[str]) -> None:
        """Play a line of an actor, or several, all of them or none: NotLegal changes nothing."""
        for move in hear_gesture(self.state, actor, [lines] if isinstance(lines, str) else lines):
            self.play(actor, move)

    def undo(self, lines: int) -> None:
        """Take back so many lines, or all if there are not so many, by playing the others again."""
        del self.record.lines[max(0, len(self.record.lines) - lines) :]
        self.state = Game(self.record).state

    def settle(self, rng: Rng) -> None:
        """Let CHANCE move, and make moves that are forced, until somebody has to be asked or the game is over."""
        while (step := by_itself(self.state, rng, {})) is not None:
            self.play(*step)


def hear_gesture(state: State, actor: int, lines: Sequence[str]) -> list[int]:
    """The moves that the lines of one gesture mean. NotLegal, with the line, if they may not be said together.

    A gesture may not run past a reveal: what follows a line that ends it is refused unheard, in one fixed sentence.
    Otherwise the answer would tell what was revealed, and nothing would have been played for it.
    """
    trial, moves, over = state.copy(), list[int](), False
    for line in lines:
        try:
            if over:
                raise state.room().refuse("", "gesture-over")
            move = hear(trial, actor, line)
        except NotLegal as refusal:
            refusal.line = line
            raise
        moves.append(move)
        if len(moves) < len(lines):
            over = ends_gesture(trial, actor, move)
            trial.play(actor, move)
    return moves


def ends_gesture(state: State, actor: int, move: int) -> bool:
    """Whether nothing may follow the move in the same gesture, because it reveals or chance has to speak."""
    if state.room().seals(state, actor, move):
        return True
    after = state.copy()
    after.play(actor, move)
    return CHANCE in after.actors()


def by_itself(state: State, rng: Rng, moves: dict[int, list[int]]) -> tuple[int, int] | None:
    """Who does what without being asked: CHANCE, or an actor with a single move that nobody needs to be asked for.

    If there is no such thing, `moves` holds what those may do who are asked: finding it out can take longer than all
    the rest.
    """
    moves.clear()
    actors = state.actors()
    if actors == [CHANCE]:
        return CHANCE, state.pick(CHANCE, rng)
    for actor in actors:
        found = state.moves(actor)
        if forced(state, actor, found):
            return actor, found[0]
        moves[actor] = found
    return None


def forced(state: State, actor: int, moves: list[int]) -> bool:
    """Whether they are a single move that nobody needs to be asked for."""
    return len(moves) == 1 and not state.room().closes(state, actor, moves[0])


def play(record: Record, players: Sequence[Player], rng: Rng) -> State:
    """Play the record's game to its end between the players; what is said is added to the record."""
    game = Game(record)
    while actors := game.state.actors():
        actor = actors[0]
        if actor == CHANCE:
            game.play(CHANCE, game.state.pick(CHANCE, rng))
            continue
        moves = game.state.moves(actor)
        move = players[actor].decide(Question(game.state, actor, moves)) if len(moves) > 1 else moves[0]
        if move not in moves:
            raise ValueError(f"the player at seat {actor} chose {move}, which is not among the moves it was given")
        game.play(actor, move)
    return game.state
