"""A match: one game being played, as a fold over lines of words.

    match = Match("mexica", players=3, seed=7)
    match.settle()                                    # chance and forced lines
    match.say(0, ["canal C2 C3", "end"])              # a gesture: all of it or nothing

This is the only place that plays lines. The library, the terminal, the table and the laboratory use this class.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal, Protocol

from patolli.engine.core.rng import Rng
from patolli.engine.core.spoken import Lines, spoken_playout
from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.game import BadOption, Game, find_game, hear, kept_lines, plain, say
from patolli.engine.gesture import hear_gesture, next_automatic_move
from patolli.engine.played import PlayedLine, Reader, SaidLine, play_line
from patolli.engine.position import Fields, PositionError
from patolli.engine.record import Record, read
from patolli.engine.takeback import CannotUndo, OneUndone, Undone, WayBack, secret_start, way_back, without
from patolli.engine.view import View
from patolli.engine.words import NotLegal

MOST_DRAWS = 1000
"""Draws of chance in vain, such as whole maps, before a match gives up (LAP-16). One or two are enough in practice."""


class EndlessDraw(RuntimeError):
    """Chance draws again and again, and nothing that it draws can be used."""


class Question:
    """One decision that a seat owes: what it may know, what it may do, and guesses at what it does not know."""

    def __init__(self, state: State, seat: int, moves: list[int]) -> None:
        self._state = state
        self.seat = seat
        self.moves = moves

    def __repr__(self) -> str:
        return f"<Question to seat {self.seat}: {len(self.moves)} moves>"

    def view(self) -> View:
        """What the seat may know."""
        return self._state.view(self.seat)

    def guess(self, rng: Rng) -> State:
        """A full state drawn at random among those the seat cannot tell from the real one."""
        return self._state.guess(self.seat, rng)

    def say(self, move: int) -> str:
        """The move as a line of words."""
        return say(self._state, self.seat, move)


class Player(Protocol):
    """Whoever sits at a seat: asked one question at a time, answers with one of its moves."""

    def decide(self, question: Question) -> int:
        """One of `question.moves`."""
        ...


@dataclass(frozen=True, slots=True)
class Turn:
    """What a player says in one go, and whether that ends its turn."""

    lines: list[str]
    ended: bool


class Match:
    """One game being played: a state and its lines."""

    state: State
    lines: list[PlayedLine]

    def __init__(
        self,
        game: str,
        players: int = 0,
        options: Mapping[str, object] | None = None,
        *,
        seed: int | None = None,
        names: Mapping[int, str] | None = None,
        position: str = "",
    ) -> None:
        """A match at its start. BadOption or PositionError if it cannot be set up like that.

        `players`: if left out, those of the position, or the fewest that the game allows. `seed`: chance repeats with
        the same seed; without one it is different every time.
        """
        given = {name: plain(value) for name, value in (options or {}).items()}
        count = Fields(position).players if position else players or find_game(game).seats[0]
        if players not in (0, count):
            raise PositionError(1, f"this is a position for {count} players, not {players}")
        if wrong := [seat for seat in names or () if seat not in range(count)]:
            raise BadOption(f"There is no seat {wrong[0]!r} to name: the first is 0, the last {count - 1}.")
        header = Record(game, count, given, dict(names or {}), position)
        self._begin(header, header.start(), seed)

    def _begin(self, header: Record, state: State, seed: int | None = None, listening: bool = True) -> None:
        self.header = header
        """The record without its lines."""
        self.state = state
        self.lines = []
        self.listen: Callable[[PlayedLine], None] | None = None
        """Called after each line that is played."""
        self.asks_chance = False
        """Whether people say what chance did, as in a game that is written down from a real table."""
        self._rng = None if seed is None else Rng(seed)
        self._listening = listening
        self._moves: dict[int, list[int]] = {}
        """The legal moves of the seats that are asked, as far as they were listed."""
        self.vain_draws = 0

    @classmethod
    def read(cls, record: Record | str | Path, seed: int | None = None, listening: bool = True) -> Match:
        """The match of a record, or of a file. RecordError names the line that cannot be played.

        `listening`: keep who heard what of each line and what followed from it. Simulations need neither.
        """
        if isinstance(record, (str, Path)):
            record = read(record)
        match = cls.__new__(cls)
        state = record.start()
        match._begin(_header(record), state, seed, listening)
        record.fold(match.state, match._append)
        return match

    @classmethod
    def resume(cls, header: Record, lines: Iterable[SaidLine]) -> Match:
        """The match that a store has kept, with its gestures and times. NotLegal if a line cannot be played."""
        match = cls.__new__(cls)
        state = header.start(begun=True)
        match._begin(_header(header), state)
        match.replay(lines)
        return match

    def __repr__(self) -> str:
        who = "over" if self.over else f"asks {self.state.actors()}"
        return f"<Match of {self.header.game} for {self.header.players}: {len(self.lines)} lines, {who}>"

    def __str__(self) -> str:
        return str(self.state)

    def _repr_svg_(self) -> str:
        return self.state._repr_svg_()

    # ------------------------------------------------------------------- what it is

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.state.game()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    def moves(self, actor: int) -> list[int]:
        """The legal moves of an actor; none if it is not asked."""
        return list(self._listed(actor)) if actor in self.state.actors() else []

    def _listed(self, actor: int) -> list[int]:
        """The legal moves of an actor that is asked, listed once for each position: not to be changed."""
        if actor not in self._moves:
            self._moves[actor] = self.state.moves(actor)
        return self._moves[actor]

    def record(self, reader: Reader | Literal["all"] = "all") -> Record:
        """The match as a record: all of it, or what a reader has heard.

        ValueError if there is no such reader, or if the match does not know who heard what (`listening=False`).
        """
        if reader not in ("all", None, *range(self.header.players)):
            raise ValueError(f"There is no reader {reader!r}: a seat, None for a spectator, or 'all'.")
        if reader != "all" and not self._listening:
            raise ValueError("This match was read with listening=False: it does not know who heard what.")
        heard = [(line.actor, line.line if reader == "all" else line.heard_by(reader)) for line in self.lines]
        drawn = [index for index, line in enumerate(self.lines) if line.actor == CHANCE and line.made and line.heard]
        possible = drawn if self.asks_chance and reader == "all" else []
        return replace(
            self.header, lines=[(actor, line) for actor, line in heard if line is not None], possible=possible
        )

    def copy(self) -> Match:
        """Another match at the same position, that can go its own way. Nobody listens to it.

        It does not have the generator of this one, or it could tell what chance will say here.
        """
        other = Match.__new__(Match)
        other.header = self.header
        other.state = self.state.copy()
        other.lines = self.lines[:]
        other.listen = None
        other.asks_chance = self.asks_chance
        other._rng = None
        other._listening = self._listening
        other._moves = dict(self._moves)
        other.vain_draws = self.vain_draws
        return other

    def at(self, count: int) -> Match:
        """The match after its first `count` lines; as another match."""
        return self.at_each([count])[0]

    def at_each(self, counts: Sequence[int]) -> list[Match]:
        """The match after each of these numbers of lines, which do not fall; its lines are played once."""
        found: list[Match] = []
        state, played = self.header.start(begun=True), 0
        for count in counts:
            if not played <= count <= len(self.lines):
                raise IndexError(f"There is no position after {count} lines; there are {len(self.lines)}.")
            for line in self.lines[played:count]:
                state.play(line.actor, hear(state, line.actor, line.line))
            played = count
            other = Match.__new__(Match)
            other._begin(self.header, state.copy(), None, self._listening)
            other.lines = self.lines[:count]
            other.asks_chance = self.asks_chance
            found.append(other)
        return found

    def states(self) -> Iterator[State]:
        """The state before the first line, then after each line, each a state of its own."""
        return self.record().states()

    # ------------------------------------------------------------------- play

    def play(self, actor: int, move: int) -> PlayedLine:
        """Play a move by its number. ValueError if the actor may not make it."""
        if actor not in self.state.actors() or move not in self._listed(actor):
            who = "chance" if actor == CHANCE else f"seat {actor}"
            raise ValueError(f"{move} is no move of {who} now.")
        self._append(actor, move, start=len(self.lines))
        return self.lines[-1]

    def say(self, actor: int, lines: str | Sequence[str], time: float = 0.0) -> list[PlayedLine]:
        """Play a gesture of an actor, all of its lines or none: NotLegal changes nothing."""
        start = len(self.lines)
        for move in hear_gesture(self.state, actor, [lines] if isinstance(lines, str) else lines):
            self._append(actor, move, False, start, time)
        return self.lines[start:]

    def follow(self, actor: int, line: str) -> PlayedLine:
        """Play a line that was said before, as it stands in a record. NotLegal if it cannot be played."""
        self._append(actor, hear(self.state, actor, line))
        return self.lines[-1]

    def settle(self, rng: Rng | None = None, time: float = 0.0) -> list[PlayedLine]:
        """Play what nobody is asked for: lines of chance, and forced moves. They belong to the gesture before them.

        Chance draws from `rng`, or from the match's own generator; without a seed, from a new one each time, so that
        nobody can learn the next draws from those before. Where people say what chance did (`asks_chance`), it waits
        for them, unless everybody knows what must come.
        """
        rng = rng or self._rng or Rng(secrets.randbits(64), secrets.randbits(32))
        before = len(self.lines)
        start = self.lines[-1].start if self.lines else 0
        while (step := next_automatic_move(self.state, rng, self._moves, self.asks_chance)) is not None:
            self._append(*step, True, start, time)
        return self.lines[before:]

    def draw(self, rng: Rng | None = None, time: float = 0.0) -> PlayedLine:
        """Let chance draw once, as a gesture of its own, also where people are asked for it."""
        rng = rng or self._rng or Rng(secrets.randbits(64), secrets.randbits(32))
        self._append(CHANCE, self.state.pick(CHANCE, rng), True, len(self.lines), time)
        return self.lines[-1]

    def play_turn(self, seat: int, player: Player, go_on: Callable[[int], bool] = lambda said: True) -> Turn:
        """Let a player decide for the seat until its turn is over, chance must speak, or `go_on(said)` is False."""
        said: list[str] = []
        while go_on(len(said)):
            actors = self.state.actors()
            if seat not in actors or CHANCE in actors:
                return Turn(said, True)
            move = self.ask(seat, player)
            last = self.game.closes(self.state, seat, move) or self.game.seals(self.state, seat, move)
            self._append(seat, move, start=len(self.lines))
            said.append(self.lines[-1].line)
            if last:
                return Turn(said, True)
        return Turn(said, seat not in self.state.actors())

    def ask(self, seat: int, player: Player) -> int:
        """What a player decides for the seat; a single move is not asked for. ValueError if it is not a legal move."""
        return _decision(self.state, seat, self._listed(seat), player)

    def replay(self, lines: Iterable[SaidLine]) -> None:
        """Play lines that a store has kept, with their gestures and times. NotLegal if one cannot be played."""
        for line in lines:
            self._append(line.actor, hear(self.state, line.actor, line.line), line.made, line.start, line.time)

    def _append(self, actor: int, move: int, made: bool = False, start: int | None = None, time: float = 0.0) -> None:
        """Play a legal move and keep its line."""
        start = len(self.lines) if start is None else start
        if self._listening:
            self.lines.append(play_line(self.state, actor, move, made, start, time))
        else:
            self.lines.append(PlayedLine(actor, say(self.state, actor, move), made, start, time))
            self.state.play(actor, move)
        self._moves.clear()
        self._tell(self.lines[-1])
        self._count_vain_draws(actor)

    def _tell(self, line: PlayedLine) -> None:
        if self.listen is not None:
            self.listen(line)

    def _count_vain_draws(self, actor: int) -> None:
        """EndlessDraw if chance has begun again once too often. The match has the limit, not the state (LAP-16a)."""
        if actor != CHANCE:
            self.vain_draws = 0
        elif self.game.draws_anew(self.state):
            self.vain_draws += 1
            if self.vain_draws >= MOST_DRAWS:
                raise EndlessDraw(
                    f"Chance has drawn {self.vain_draws} times, and nothing that it drew can be used (LAP-16)."
                )

    # ------------------------------------------------------------------- taking back

    @property
    def secret_start(self) -> int | None:
        """How many lines there were before the secret decision that is being made; None if there is none."""
        decision = self.game.secret_decision(self.state)
        return secret_start(self.lines, len(self.lines), decision) if decision else None

    def way_back(self, seat: int) -> WayBack:
        """What the seat can take back."""
        return way_back(self.lines, seat, self.state.actors(), self.secret_start)

    def undo(self, seat: int, turn: bool = False) -> Undone:
        """Take back the last gesture of the seat, or its turn. CannotUndo says why not.

        Others who decide at the same time lose nothing: what they said stays.
        """
        way, begun = self.way_back(seat), self.secret_start
        if way.why:
            raise CannotUndo(way.why)
        left, kept = without(self.lines, way.turn if turn else way.gesture)
        self.cut(left)
        self.replay(kept)
        return Undone(left, self.lines[left:], begun is not None and left >= begun)

    def undo_line(self, seat: int, index: int, answering: Collection[int] = (), time: float = 0.0) -> OneUndone:
        """Take back one line of the seat, and say again what it said after it, as far as that may be.

        What ends the turn, reveals or cannot be taken back otherwise is not said again; nor is what is forced now, for
        it comes by itself. CannotUndo if it is none of the lines that can be taken back.
        """
        way, begun = self.way_back(seat), self.secret_start
        own = [at for at in way.turn if at >= self.lines[index].start] if index in way.turn else []
        if not own or self.lines[index].made:
            raise CannotUndo(way.why or "nothing-to-undo")
        again = [self.lines[at].line for at in own if at != index and not self.lines[at].made]
        left, kept = without(self.lines, own)
        self.cut(left)
        self.replay(kept)
        why = self._say_again(seat, again, answering, time)
        undone = Undone(left, self.lines[left:], begun is not None and left >= begun)
        return OneUndone(undone, again, why)

    def _say_again(self, seat: int, lines: list[str], answering: Collection[int], time: float) -> NotLegal | None:
        """Say lines one by one, each a gesture, as far as may be; `lines` are those that are left, and why not."""
        while lines:
            try:
                move = hear(self.state, seat, lines[0])
            except NotLegal as refusal:
                return refusal
            trial = self.copy()
            trial.say(seat, lines[0], time)
            made = trial.settle(time=time)
            closes = self.game.closes(self.state, seat, move) or self.is_final(seat, move, answering)
            if closes or any(line.actor == CHANCE or line.sealed for line in made):
                return None
            self.state, self.lines, self._moves = trial.state, trial.lines, trial._moves
            forced = [line.line for line in made if line.actor == seat]
            del lines[0]
            while lines and lines[0] in forced:
                forced.remove(lines.pop(0))
        return None

    def cut(self, left: int) -> None:
        """Keep the first `left` lines and forget the others, whoever said them."""
        before = self.at(left)
        self.state, self.lines, self.vain_draws = before.state, before.lines, 0
        self._moves.clear()

    def decided_beside(self, since: int, seat: int) -> bool:
        """Whether all lines after the first `since` came from others who decided at the same time as the seat."""
        return all(
            seat in line.asked and seat != line.actor and (bool(line.secret) or not line.made)
            for line in self.lines[since:]
        )

    def is_final(self, seat: int, move: int, answering: Collection[int] = ()) -> bool:
        """Whether the move cannot be taken back.

        It reveals, ends the game, lets chance speak, begins a secret decision, or one of those `answering` at once
        is asked next.
        """
        after = self.state.copy()
        after.play(seat, move)
        actors = after.actors()
        return (
            self.game.seals(self.state, seat, move)
            or not actors
            or CHANCE in actors
            or bool(self.game.secret_decision(after) and not self.game.secret_decision(self.state))
            or (actors != [seat] and any(actor in answering for actor in actors))
        )


def play(record: Record, players: Sequence[Player], rng: Rng) -> State:
    """Play the record's game to its end between the players; what is said is added to the record."""
    match = Match.read(record, listening=False)
    try:
        while actors := match.state.actors():
            actor = actors[0]
            match._append(actor, match.state.pick(CHANCE, rng) if actor == CHANCE else match.ask(actor, players[actor]))
    finally:  # when a player fails, the record says how far they came
        record.lines[:] = match.record().lines
    return match.state


def play_watched(
    state: State,
    players: Sequence[Player],
    deal: Rng,
    luck: Rng,
    lines: Lines,
    note: Callable[[int, str, list[Event]], None],
) -> None:
    """Play the state to its end, and tell `note` after each line who said it, the line, and what followed.

    `deal` draws for chance. Without players everybody plays at random, with what `luck` draws.
    """
    while actors := state.actors():
        actor = actors[0]
        if actor == CHANCE:
            move = state.pick(CHANCE, deal)
        elif players:
            move = _decision(state, actor, state.moves(actor), players[actor])
        else:
            move = state.pick(actor, luck)
        line = lines.say(state, actor, move)
        events: list[Event] = []
        state.events = events
        state.play(actor, move)
        state.events = None
        note(actor, line, events)


def _decision(state: State, seat: int, moves: Sequence[int], player: Player) -> int:
    if len(moves) == 1:
        return moves[0]
    move = player.decide(Question(state, seat, list(moves)))
    if move not in moves:
        raise ValueError(f"the player at seat {seat} chose {move}, which is not among the moves it was given")
    return move


def play_at_random(record: Record, rng: Rng) -> State:
    """Play the record's game to its end at random, as `playout` does; what is said is added to the record."""
    state = record.end()
    record.lines += spoken_playout(state, rng, kept_lines(state))
    return state


def _header(record: Record) -> Record:
    """The record without its lines. Once it was started: then it holds what a component file changes, not its path."""
    return replace(record, options=dict(record.options), names=dict(record.names), lines=[], numbers=[], possible=[])
