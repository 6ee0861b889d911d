"""A game: everything that the engine needs to know of it.

Each game has its class in `patolli.games`. What players see in addition (scenes, sentences) is added by
`patolli.stage.game`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from sys import modules
from typing import TYPE_CHECKING, Any

from patolli.engine.core.advisor import Advisor
from patolli.engine.core.spoken import Lines, no_wording
from patolli.engine.core.state import CHANCE
from patolli.engine.options import BadOption as BadOption
from patolli.engine.options import Option as Option
from patolli.engine.options import bad_value as bad_value
from patolli.engine.options import check_colours as check_colours
from patolli.engine.uses import Use
from patolli.engine.words import NotLegal

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from patolli.engine.components import Boxes
    from patolli.engine.core.state import State
    from patolli.engine.view import View


LONGEST_LINE = 400
"""Letters."""
NO_ADVICE = Advisor()


class Game(ABC):
    """One game, as the engine sees it."""

    name: str
    title: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    uses: tuple[Use, ...] = ()
    """What the laboratory counts, besides the verbs of all lines."""
    wording: Callable[[Any, int, int], int] = staticmethod(no_wording)
    """What the words of a move (of a state, an actor, a move) depend on besides the move, as a number from 0 on.

    Moves of one match that agree in this are said in the same words, so whoever writes many lines keeps them. It is a
    function, compiled where the rules are, because it is asked for each line; -1: nobody can tell.
    """
    boxes: Boxes[Any] | None = None
    """Its component files, if it has the option `components`."""
    simultaneous: bool = True
    """Whether several seats may owe a decision at once."""

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name!r}>"

    def __reduce__(self) -> tuple[object, ...]:
        """For another process, which finds its own."""
        return find_game, (self.name,)

    @abstractmethod
    def start(self, players: int, options: Mapping[str, str]) -> State:
        """The first state of a game. BadOption if it cannot be set up like that."""

    def resume(self, players: int, options: Mapping[str, str]) -> State:
        """The first state of a game that has begun. Options without effect, refused in a new game, are accepted."""
        return self.start(players, options)

    @abstractmethod
    def settings(self, state: State) -> dict[str, str]:
        """The options that the state was started with, those at their default left out."""

    def drawn(self, option: str, text: str) -> str:
        """The value of an option that was written, or drawn, in a file; on one line. BadOption if it cannot be one."""
        return " ".join(text.split())

    @abstractmethod
    def say(self, state: State, actor: int, move: int) -> str:
        """The move as a line of words."""

    @abstractmethod
    def hear(self, state: State, actor: int, words: list[str]) -> int:
        """The move that the words mean. NotLegal if the actor, who owes a decision, may not do that."""

    def unasked(self, state: State, actor: int, words: list[str]) -> NotLegal | None:
        """Why a seat that owes no decision may not say this, if a rule says more than that; None otherwise.

        It tells only what the seat knows.
        """
        return None

    def overhear(self, state: State, actor: int, move: int, seat: int | None) -> str | None:
        """The line as the seat (None: a spectator) hears it before it is played.

        What it may not know is a `?`; None if it may not even know that something was said.
        """
        return self.say(state, actor, move)

    @property
    def has_secrets(self) -> bool:
        """Whether seats may hear different things; where not, nobody need be asked who hears what."""
        return type(self).overhear is not Game.overhear

    def seals(self, state: State, actor: int, move: int) -> bool:
        """Whether the move reveals: it finishes a secret decision of the actor, or shows a card to somebody.

        Such a move is never taken back, and is the last of its gesture. The answer depends on the actor's view alone.
        """
        return False

    def secret_decision(self, state: State) -> int:
        """The number of the decision that is being made with lines that others do not hear; 0 if there is none.

        Another one, or the same in another round, has another number. Where others hear that each line was said
        (`choose ?`) it is 0: then there is nothing to hide but the words.
        """
        return 0

    def closes(self, state: State, actor: int, move: int) -> bool:
        """Whether the move ends a person's turn: such a move is never made for them, even when forced."""
        return False

    def indifferent(self, state: State, actor: int) -> bool:
        """Whether all moves of the actor lead to the same position: then the first of them is made for them.

        The answer depends on what everybody knows.
        """
        return False

    def chance_moves(self, state: State, seat: int | None) -> list[int]:
        """What CHANCE, who is asked, may do as far as the seat (None: a spectator) can know.

        That is more than it may do where others hold some of it in secret. It depends on the seat's view alone.
        """
        return state.moves(CHANCE)

    def draws_anew(self, state: State) -> bool:
        """Whether chance, which has just spoken, has thrown away all that it drew and begins again."""
        return False

    def advisor(self) -> Advisor:
        """What the game can tell a bot. Without advice it is searched by points alone."""
        return NO_ADVICE

    def chance_spread(self, state: State) -> float:
        """How many times less sure than its search a person should be of who wins, where chances are told (review).

        A search is free to be too sure: it only compares. 1 where its chances come true as often as it says.
        """
        return 1.0

    def why_not(self, state: State, seat: int, words: list[str]) -> NotLegal | None:
        """Why no line that begins with these words can be said by the seat now; None if the game has no more to say.

        It tells only what the seat may know.
        """
        return None

    @abstractmethod
    def refuse(self, rule: str, key: str, **args: int | str) -> NotLegal:
        """The refusal of that key, with its reason in a sentence."""

    def explain(self, key: str, values: Mapping[str, int | str]) -> str:
        """What is wrong with a position or a component file, in an English sentence; every language has the key."""
        return " ".join([key, *(f"{name}={value}" for name, value in values.items())])

    @abstractmethod
    def view(self, state: State, seat: int | None, public: View | None = None) -> View:
        """What the seat may know. `public`: the spectator's view of the same state, if it was made already."""

    @abstractmethod
    def picture(self, view: View) -> str:
        """A text picture, good enough to play from."""

    @abstractmethod
    def svg(self, view: View) -> str:
        """A drawing."""

    @abstractmethod
    def read_position(self, text: str) -> State:
        """A state set up by hand. `PositionError` if it cannot be."""

    @abstractmethod
    def write_position(self, state: State) -> str:
        """The state as text that `read_position` reads back."""


def find_game(name: str) -> Game:
    """The game of that name. BadOption if there is none."""
    own = _OWN.get(name)
    if own is not None:
        return own
    games = _imported("patolli.games", "NAMES")
    if name not in games.NAMES:
        known = ", ".join(games.NAMES)
        raise BadOption(f"There is no game {name!r}. The games are: {known}.", "no-game", name=name[:30], games=known)
    elsewhere = games.OTHERS.get(name)
    if elsewhere is None:
        home = f"patolli.games.{name}"
        found = _imported(home, "GAME").GAME
    else:
        found = _loaded(elsewhere)
    if not isinstance(found, Game) or found.name != name:
        why = f"{name!r} is announced as a game, but what is found there is none of that name."
        raise BadOption(why, "not-a-game", name=name[:30])
    if elsewhere is None:
        _OWN[name] = found
    return found


_OWN: dict[str, Game] = {}
"""Patolli's own games, as far as they were found: a state asks for its game dozens of times a move."""


def _imported(name: str, last: str) -> Any:
    """A module. `last`: what it defines last; without it another thread still imports the module, and is waited for."""
    module = modules.get(name)
    return module if hasattr(module, last) else import_module(name)


def _loaded(entry: EntryPoint) -> object:
    """What another package announces as a game. BadOption if it cannot be imported."""
    try:
        return entry.load()
    except Exception as error:
        reason = f"{type(error).__name__}: {error}"[:200]
        why = f"The game {entry.name!r} of another package cannot be loaded: {reason}."
        raise BadOption(why, "game-fails", name=entry.name[:30], reason=reason) from error


def game_with(name: str, players: int) -> Game:
    """The game of that name, for that number of players. BadOption if there is none."""
    game = find_game(name)
    if players not in game.seats:
        counts = ", ".join(map(str, game.seats[:-1])) + f" or {game.seats[-1]}"
        raise BadOption(
            f"{game.title} is for {counts} players, not {players!r}.",
            "players",
            title=game.title,
            least=game.seats[0],
            most=game.seats[-1],
            players=players,
        )
    return game


def start(game: str, players: int, options: Mapping[str, object] | None = None, begun: bool = False) -> State:
    """The first state of a game: `start("mexica", players=3, options={"first_player": "random"})`.

    `begun`: of one that is played again from its record.
    """
    found = game_with(game, players)
    given = {name: plain(value) for name, value in (options or {}).items()}
    known = [option.name for option in found.options]
    for name in given:
        if name not in known:
            names = ", ".join(known)
            raise BadOption(
                f"{found.title} has no option {name!r}. Its options are: {names}.",
                "no-option",
                title=found.title,
                name=name[:30],
                names=names,
            )
    return found.resume(players, given) if begun else found.start(players, given)


def plain(value: object) -> str:
    """The value of an option as it is written: `true`, `red,blue`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(map(str, value))
    return str(value)


def say(state: State, actor: int, move: int) -> str:
    """The move as a line of words."""
    return state.game().say(state, actor, move)


def kept_lines(state: State) -> Lines:
    """Says moves of states of one game with the same options as this one, and keeps their words."""
    game = state.game()
    return Lines(game.say, game.wording)


def hear(state: State, actor: int, line: str) -> int:
    """The move that the line means; NotLegal, with rule and reason, if it may not be said. Changes nothing."""
    game = state.game()
    if len(line) > LONGEST_LINE:
        raise game.refuse("", "line-too-long", most=LONGEST_LINE)
    words = line.split()
    if not words:
        raise game.refuse("", "no-words")
    actors = state.actors()
    if not actors:
        raise game.refuse("", "game-over")
    if actor not in actors:
        known = game.unasked(state, actor, words) if 0 <= actor < state.players else None
        raise known or game.refuse("", "not-asked", actor=_named([actor]), who=_named(actors))
    return game.hear(state, actor, words)


def why_not(state: State, seat: int, line: str) -> NotLegal | None:
    """Why the seat may not say the line, nor any line that begins like it; None if it may say the line."""
    try:
        hear(state, seat, line)
    except NotLegal as refusal:
        if refusal.key != "wrong-words":
            return refusal
        return state.game().why_not(state, seat, line.split()) or refusal
    return None


def _named(actors: Sequence[int]) -> str:
    """Seats by their numbers; chance has a word of its own in every language."""
    return "chance" if actors == [CHANCE] else ", ".join(map(str, actors))


def lines(state: State, actor: int) -> list[str]:
    """All that the actor may say now, in words; nothing if it is not asked."""
    if actor not in state.actors():
        return []
    game = state.game()
    return [game.say(state, actor, move) for move in state.moves(actor)]
