"""A game with what players see of it: scenes, sentences, the text of the rules."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, Protocol, TypeAlias, TypeVar

from msgspec import structs

from patolli.engine.components import BadComponents
from patolli.engine.core.advisor import Advisor
from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.game import NO_ADVICE, BadOption, Game, find_game, plain
from patolli.engine.position import PositionError
from patolli.engine.record import RecordError
from patolli.engine.view import View
from patolli.engine.words import NotLegal
from patolli.engine.words import Refuse as Refuse
from patolli.stage.draws import Draw, Drawing, Draws, alike, faces
from patolli.stage.moment import Moment, Story, Thing, Voice
from patolli.stage.scene import Layer, Scene, SceneCache
from patolli.stage.speech import ENGLISH, LARGE, Speech, speech
from patolli.stage.svg import svg

if TYPE_CHECKING:
    from patolli.dense.encoder import Encoder

OTHER = "other"
Gain = tuple[str, int, int]
"""The row of the final sheet, the seat, how many points."""


class ShownGame(Game):
    """One game, as all layers above the engine see it."""

    package: str = ""
    """The package with its folders `lang`, `box` and `show`; empty for a game of Patolli's own."""

    prefix: str
    """The letters before the numbers of its rules: MEX, ZAP, CHO, LAP."""

    same_words: bool = False
    """Whether a move has the same words in every position, so that they can be kept."""

    sheet: Sequence[str] = ()
    """The rows of the final sheet, which says where points came from (`sheet-...` in its words)."""

    origins: Mapping[str, str] = {}
    """The row that the points of an event belong to, by its name."""

    amounts: Sequence[str] = ()
    """Verbs whose number is an amount, not a thing that lies on the table."""

    waits: Sequence[str] = ()
    """Verbs of what can as well be done in a later turn: nobody is asked whether they forgot it."""

    at_once: Sequence[str] = ()
    """Verbs that the page says without asking first, though they cannot be taken back: dice follow every move."""

    echoes: Sequence[str] = ()
    """Events that tell the others what whoever heard the line knows from it."""

    headings: Sequence[str] = ()
    """Events that say no more than the heading of the log under which the next line stands."""

    retold: Mapping[str, Sequence[str]] = {}
    """Beginnings of lines whose sentence is needless where one of these events follows: the event says it all."""

    def speech(self, language: str = ENGLISH) -> Speech:
        return speech(language, (self.home(),))

    def home(self) -> str:
        """The package that the game's files lie in."""
        return self.package or f"patolli.games.{self.name}"

    def refuse(self, rule: str, key: str, **values: int | str) -> NotLegal:
        return NotLegal(rule, self.speech().tell(f"no-{key}", **values), key, values)

    def refusal(self, error: NotLegal, language: str) -> str:
        """The reason of a refusal in another language."""
        return self.speech(language).tell(f"no-{error.key}", **error.values) if error.key else error.why

    def refusal_to_you(self, error: NotLegal, language: str) -> str:
        """The same for the person who said the line; a record and a program are told which seat that was."""
        speech, key = self.speech(language), f"no-{error.key}.you"
        return speech.tell(key, **error.values) if speech.knows(key) else self.refusal(error, language)

    @abstractmethod
    def picture(self, view: View, language: str = ENGLISH) -> str:
        """A text picture, good enough to play from."""

    @abstractmethod
    def name_of(self, view: View, seat: int, language: str) -> str:
        """The name of a player who gave none: a colour of the box."""

    def turned(self, line: str) -> str | None:
        """The same line with its words in another order, for people who name the second thing first."""
        return None

    @abstractmethod
    def prompt(self, view: View, language: str, names: Sequence[str] = ()) -> str:
        """What has to be done now, in one sentence; in the end, who has won."""

    def said(
        self, view: View, actor: int, line: str, language: str, names: Sequence[str]
    ) -> tuple[str, list[str], dict[str, int | str]]:
        """The verb of a line, its other words, and the values of its sentence: `who` says it, `w1` comes first."""
        verb, *rest = line.split()
        values: dict[str, int | str] = {
            f"w{index}": int(word) if word.isdecimal() else word for index, word in enumerate(rest, start=1)
        }
        if actor != CHANCE:
            values["who"] = self.called(view, actor, language, names)
        return verb, rest, values

    @abstractmethod
    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        """A line as a sentence of the log."""

    def tell_event(self, view: View, event: Event, language: str, names: Sequence[str] = ()) -> str:
        """What followed from a line, as a sentence of the log."""
        key, values = event
        if "seat" in values:
            values = {**values, "who": self.called(view, int(values["seat"]), language, names)}
        return self.speech(language).tell(f"event-{key}", **values)

    def tell_events(
        self, view: View, line: str | None, events: Iterable[Event], language: str, names: Sequence[str] = ()
    ) -> list[str]:
        """All that followed from a line, for a reader who heard the line; None if they did not."""
        news = (event for event in events if not (line and event[0] in self.echoes))
        return [self.tell_event(view, event, language, names) for event in news]

    def tell_entry(
        self,
        view: View,
        actor: int,
        line: str | None,
        events: Sequence[Event],
        language: str,
        names: Sequence[str] = (),
        headed: bool = False,
    ) -> tuple[str, list[str]]:
        """A line of the log: its sentence, and those of what followed. Nothing is said twice.

        `headed`: the log has headings for its periods and rounds.
        """
        heads = self.headings if headed else ()
        news = [event for event in self.news_of(events) if event[0] not in heads]
        if line is None:
            return "", self.tell_events(view, line, news, language, names)
        retelling = self._retelling(actor, line, news)
        if retelling is None:
            sentence = self.tell_line(view, actor, line, language, names)
        else:
            sentence = self.tell_event(view, retelling, language, names)
            news.remove(retelling)
        return sentence, self.tell_events(view, line, news, language, names)

    def news_of(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events of a line that say something which no other of them says."""
        return events

    def _retelling(self, actor: int, line: str, events: Sequence[Event]) -> Event | None:
        """The event that says what the line says: of whoever said it, or of anybody where chance did."""
        for beginning, by in self.retold.items():
            if f"{line} ".startswith(f"{beginning} "):
                told = (event for event in events if event[0] in by)
                return next((event for event in told if actor in (CHANCE, event[1].get("seat"))), None)
        return None

    def gains(self, event: Event) -> list[Gain]:
        """The points that an event brought somebody."""
        key, values = event
        origin = self.origins.get(key)
        return [(origin, int(values["seat"]), int(values["points"]))] if origin else []

    def earned(self, events: Iterable[Event], points: Sequence[int]) -> dict[str, list[int]]:
        """The points that every seat has in the end, by the rows of the sheet; what no event explains is `other`."""
        rows = {row: [0] * len(points) for row in self.sheet} | {OTHER: list(points)}
        for event in events:
            for row, seat, gained in self.gains(event):
                rows[row][seat] += gained
                rows[OTHER][seat] -= gained
        return {row: gained for row, gained in rows.items() if any(gained)} if self.sheet else {}

    def called(self, view: View, seat: int, language: str, names: Sequence[str]) -> str:
        """The name of the player at a seat, with that of the seat if several players have the same name."""
        name = names[seat] if seat < len(names) else ""
        if not name:
            return self.name_of(view, seat, language)
        return name if list(names).count(name) == 1 else f"{name} ({self.name_of(view, seat, language)})"

    @abstractmethod
    def scene(
        self,
        view: View,
        language: str = ENGLISH,
        last: str = "",
        names: Sequence[str] = (),
        drawn: SceneCache | None = None,
    ) -> Scene:
        """The scene of a view. `drawn` keeps what other readers of the same position, language and names saw."""

    def layers(self, view: View, language: str = ENGLISH, names: Sequence[str] = ()) -> list[Layer]:
        """What a reader can switch on to be shown on the board."""
        return []

    def moments(self, view: View, story: Story, language: str = ENGLISH, names: Sequence[str] = ()) -> list[Moment]:
        """What a line decided, to be shown where one looks: a scoring, bids that are turned over, dice."""
        return []

    def draws(self, state: State, seat: int | None, language: str = ENGLISH, names: Sequence[str] = ()) -> Draws:
        """What CHANCE, who is asked, may still do as far as a reader knows: to be chosen from, for a written record."""
        view = self.view(state, seat)
        lines = [self.say(state, CHANCE, move) for move in self.chance_moves(state, seat)]
        return Draws(self.prompt(view, language, names), self.drawn_things(state, seat, lines, language, names))

    def drawn_things(
        self, state: State, seat: int | None, lines: Sequence[str], language: str, names: Sequence[str] = ()
    ) -> list[Draw]:
        """What chance would show with each of these lines."""
        view = self.view(state, seat)
        return [Draw(line, Thing(text=self.tell_line(view, CHANCE, line, language, names))) for line in lines]

    def svg(self, view: View) -> str:
        return svg(self.scene(view))

    def encoder(self, options: Mapping[str, object] | None = None) -> Encoder:
        """Its actions, chance and observations as numbers, for games with these options. Needs the extra `envs`."""
        from patolli.dense.general import GeneralEncoder

        return GeneralEncoder(self.any_start(options))

    def any_start(self, options: Mapping[str, object] | None = None) -> State:
        """The first state of a game with these options, for the most players that they allow. BadOption if none."""
        given = {name: plain(value) for name, value in (options or {}).items()}
        for players in reversed(self.seats[1:]):
            try:
                return self.start(players, given)
            except BadOption:
                continue
        return self.start(self.seats[0], given)

    @abstractmethod
    def rules(self) -> list[str]:
        """The numbers of the rules, in order."""

    def explain(self, key: str, values: Mapping[str, int | str]) -> str:
        return self.speech().tell(f"bad-{key}", **plain_numbers(values))


def plain_numbers(values: Mapping[str, int | str]) -> dict[str, int | str]:
    """Values of a sentence about a file: its numbers are told as the file has them."""
    return {name: str(value) if isinstance(value, int) and value >= LARGE else value for name, value in values.items()}


MOST_PARTS = 5
"""Of all that is wrong with a map: more is not read."""


def reason(error: ValueError, language: str, game: ShownGame | None = None) -> str:
    """Why a game cannot be set up so, or a file not be played, in a language. What has no key is told as it is."""
    tell = _speech(error, language, game).tell
    if isinstance(error, (RecordError, PositionError)):
        return tell("bad-line", line=str(error.line), why=wrong(error, language, game))
    if isinstance(error, NotLegal) and game:
        why = game.refusal(error, language)
        return tell("bad-by-rule", rule=error.rule, why=why) if error.rule else why
    if isinstance(error, BadOption) and error.key:
        parts = [reason(part, language, game) for part in error.parts[:MOST_PARTS]]
        more = ["…"] if len(error.parts) > MOST_PARTS else []
        told = tell(f"bad-{error.key}", **plain_numbers(error.values))
        if isinstance(error, BadComponents) and error.source:
            told = told if error.key in WHOLE else tell("bad-component", place=_place(error, tell), why=told)
        return " ".join([told, *parts, *more])
    return str(error)


WHOLE = ("components-toml",)
"""What is wrong with a component file as a whole."""


def _speech(error: ValueError, language: str, game: ShownGame | None) -> Speech:
    """The language of the game that the error is about."""
    name = getattr(error, "game", "")
    found = game if game or not name else find_game(name)
    return found.speech(language) if isinstance(found, ShownGame) else speech(language, ())


def _place(error: BadComponents, tell: Callable[..., str]) -> str:
    """Where in a component file, in the language."""
    place = tell("component-line", place=error.source, line=str(error.line)) if error.line else error.source
    place = tell("component-table", place=place, table=error.table) if error.table else place
    place = tell("component-row", place=place, row=str(error.row)) if error.row else place
    return f"{place} ({error.label})" if error.label else place


def wrong(error: RecordError | PositionError, language: str, game: ShownGame | None = None) -> str:
    """What is wrong with the line of a file, without its number."""
    tell = _speech(error, language, game).tell
    cause = error.__cause__
    if error.key:
        return tell(f"bad-{error.key}", **plain_numbers(error.values))
    if isinstance(cause, PositionError):
        same = error.why == cause.why
        return wrong(cause, language, game) if same else tell("bad-position", why=reason(cause, language, game))
    return reason(cause, language, game) if isinstance(cause, (BadOption, NotLegal)) else error.why


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
Tell: TypeAlias = Callable[..., str]
"""Says a key in a language: `tell("prompt-place", who="Ana")`."""
"""Makes a refusal: `refuse("MEX-45", "bridge-on-land", cell="K9")`."""


class Words(Protocol[S_contra]):
    """A game's `words/`: a move as a line, and a line as a move."""

    def say(self, state: S_contra, actor: int, move: int, /) -> str: ...

    def hear(self, state: S_contra, actor: int, words: list[str], refuse: Refuse, /) -> int: ...


class Notation(Protocol[S]):
    """A game's `position/`: a state as text, both ways."""

    def read(self, text: str, /) -> S: ...

    def write(self, state: S, /) -> str: ...


class Views(Protocol[S_contra, V]):
    """A game's `show/view.py`."""

    def view(self, state: S_contra, seat: int | None, public: V | None, /) -> V: ...


class Pictures(Protocol[V_contra]):
    """A game's `show/picture.py`."""

    def picture(self, view: V_contra, tell: Tell, /) -> str: ...


class Scenes(Protocol[V_contra]):
    """A game's `show/scene.py`."""

    def scene(
        self, view: V_contra, tell: Tell, last: str, names: Sequence[str], drawn: SceneCache | None, /
    ) -> Scene: ...


class Moments(Protocol):
    """A game's `show/moments.py`."""

    def moments(self, story: Story, voice: Voice, /) -> list[Moment]: ...


class TypedGame(ShownGame, Generic[S, V]):
    """A game with its own types of states and views. What a module of the game does is passed on to it."""

    states: type[S]
    views: type[V]
    words: Words[S]
    notation: Notation[S]
    viewing: Views[S, V]
    pictures: Pictures[V]
    scenes: Scenes[V]
    deciding: Moments | None = None
    """Its `show/moments.py`, if there is anything to show."""
    drawing: Drawing[S] | None = None
    """Its `show/draws.py`, if chance has things to show."""
    advice: Advisor = NO_ADVICE

    def advisor(self) -> Advisor:
        return self.advice

    def say(self, state: State, actor: int, move: int) -> str:
        return self.words.say(self.ours(state), actor, move)

    def hear(self, state: State, actor: int, words: list[str]) -> int:
        return self.words.hear(self.ours(state), actor, words, self.refuse)

    def view(self, state: State, seat: int | None, public: View | None = None) -> V:
        return self.viewing.view(self.ours(state), seat, self.shown(public) if public else None)

    def picture(self, view: View, language: str = ENGLISH) -> str:
        return self.pictures.picture(self.shown(view), self.speech(language).tell)

    def scene(
        self,
        view: View,
        language: str = ENGLISH,
        last: str = "",
        names: Sequence[str] = (),
        drawn: SceneCache | None = None,
    ) -> Scene:
        return self.scenes.scene(self.shown(view), self.speech(language).tell, last, names, drawn)

    def moments(self, view: View, story: Story, language: str = ENGLISH, names: Sequence[str] = ()) -> list[Moment]:
        return [] if self.deciding is None else self.deciding.moments(story, self._voice(view, language, names))

    def draws(self, state: State, seat: int | None, language: str = ENGLISH, names: Sequence[str] = ()) -> Draws:
        if self.drawing is None:
            return super().draws(state, seat, language, names)
        view, ours = self.view(state, seat), self.ours(state)
        lines = [self.say(ours, CHANCE, move) for move in self.chance_moves(ours, seat)]
        voice = self._voice(view, language, names)
        gone = {line for line in self.drawing.spent(ours, seat, lines[0]) if line not in lines}
        told = self.drawn_things(ours, seat, lines, language, names)
        names_left = {draw.thing.name for draw in told}
        empty = self.drawn_things(ours, seat, sorted(gone), language, names)
        told += [structs.replace(draw, left=0) for draw in empty if draw.thing.name not in names_left]
        dice = self.drawing.FACES.get(lines[0].split()[0])
        return Draws(self.drawing.ask(ours, lines[0], voice), told, faces=faces(dice, lines) if dice else ())

    def drawn_things(
        self, state: State, seat: int | None, lines: Sequence[str], language: str, names: Sequence[str] = ()
    ) -> list[Draw]:
        if self.drawing is None:
            return super().drawn_things(state, seat, lines, language, names)
        ours, voice = self.ours(state), self._voice(self.view(state, seat), language, names)
        return alike(self.drawing.drawn(ours, seat, line, voice) for line in lines)

    def _voice(self, view: View, language: str, names: Sequence[str]) -> Voice:
        return Voice(
            self.speech(language).tell,
            lambda seat: self.called(view, seat, language, names),
            lambda event: self.tell_event(view, event, language, names),
            vars(view).get("options", {}),
        )

    def read_position(self, text: str) -> State:
        return self.notation.read(text)

    def write_position(self, state: State) -> str:
        return self.notation.write(self.ours(state))

    def ours(self, state: State) -> S:
        """The state as one of this game. TypeError if it is of another."""
        if not isinstance(state, self.states):
            raise TypeError(f"not a state of {self.title}: {type(state).__name__}")
        return state

    def shown(self, view: View) -> V:
        """The view as one of this game. TypeError if it is of another."""
        if not isinstance(view, self.views):
            raise TypeError(f"not a view of {self.title}: {type(view).__name__}")
        return view

    def prompt(self, view: View, language: str, names: Sequence[str] = ()) -> str:
        if not view.winners:
            return self.ask(self.shown(view), language, names)
        tell = self.speech(language).tell
        winners = [self.called(view, seat, language, names) for seat in view.winners]
        return tell("won", name=winners[0]) if len(winners) == 1 else tell("shared", names=", ".join(winners))

    @abstractmethod
    def ask(self, shown: V, language: str, names: Sequence[str]) -> str:
        """What has to be done now, while the game goes on."""
