"""Looking changes nothing, and options are told and read in one way: checks of the contract.

What a state holds is compared attribute by attribute, because a view or a position may hide what has changed.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from patolli import PositionError, State, lines, read_position, start, write_position
from patolli.engine.game import BadOption
from tests.bots.advice import advisor
from tests.contract.walks import Options, game_of, seats_of, walks

PLAIN = (int, float, str, bytes, bool, type(None))
UNSET = "unset"


# ------------------------------------------------------------------- raw attributes
def names_of(thing: object) -> list[str]:
    """The attributes of an object, whether its class is compiled (it has no `__dict__` of them then) or not."""
    names: set[str] = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        inside = vars(kind)
        slots = inside.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
        names.update(inside.get("__annotations__", ()))
        names.update(inside.get("__mypyc_attrs__", ()))
    return sorted(names - {"__dict__", "__weakref__"})


def held(thing: object, seen: frozenset[int] = frozenset()) -> Any:
    """All that an object holds, down to numbers and texts, as something that can be compared and does not change."""
    if isinstance(thing, PLAIN):
        return thing
    if id(thing) in seen:
        return "itself"
    seen |= {id(thing)}
    if isinstance(thing, (list, tuple)):
        return tuple(held(one, seen) for one in thing)
    if isinstance(thing, (set, frozenset)):
        return frozenset(held(one, seen) for one in thing)
    if isinstance(thing, Mapping):
        return tuple((held(key, seen), held(value, seen)) for key, value in thing.items())
    if callable(thing):
        return repr(thing)
    return type(thing).__name__, attributes(thing, seen)


def attributes(thing: object, seen: frozenset[int] = frozenset()) -> dict[str, Any]:
    """By name, what each attribute of the object holds."""
    return {name: held(getattr(thing, name, UNSET), seen) for name in names_of(thing)}


# ------------------------------------------------------------------- looking
def printing(state: State) -> None:
    str(state)


def drawing(state: State) -> None:
    state._repr_svg_()


def viewing(state: State) -> None:
    for seat in seats_of(state):
        state.view(seat).json()


def writing(state: State) -> None:
    write_position(state)


def pickling(state: State) -> None:
    pickle.loads(pickle.dumps(state))


def asking(state: State) -> None:
    state.points()
    state.winners()
    state.game().settings(state)
    for actor in state.actors():
        lines(state, actor)


def judging(state: State) -> None:
    advisor(state).estimate(state)
    advisor(state).breakdown(state)


LOOKS: tuple[Callable[[State], None], ...] = (printing, viewing, writing, pickling, asking)
SLOW: tuple[Callable[[State], None], ...] = (drawing, judging)
SELDOM = 40
"""Steps between two slow looks."""


def looking_changes_nothing(name: str, players: int, options: Options = None, games: int = 2) -> None:
    """However a state is looked at, every attribute of it is as it was: nobody has looked before in this game."""
    for game, walk in enumerate(walks(name, players, options, games)):
        for state in walk.steps():
            at = walk.step + game
            look = LOOKS[at % len(LOOKS)] if at % SELDOM else SLOW[at // SELDOM % len(SLOW)]
            before = attributes(state)
            assert len(before) > 2, f"the attributes of {type(state).__name__} are not found"
            look(state)
            after = attributes(state)
            changed = [attribute for attribute in after if after[attribute] != before.get(attribute, UNSET)]
            assert not changed, f"{look.__name__} changes {', '.join(changed)} {walk}"


# ------------------------------------------------------------------- options
def values_of(name: str) -> Iterator[tuple[str, str, bool]]:
    """Every option with every value that a person is offered, and whether it is the default."""
    for option in game_of(name).options:
        for index, value in enumerate(option.values):
            yield option.name, value, index == 0


def defaults_are_left_out(name: str, players: int, options: Options = None) -> None:
    """`settings`, views and positions name the options that differ from the default, and no others."""
    game = game_of(name)
    usual = {option.name: option.values[0] for option in game.options}
    plain = start(name, players)
    for given in (usual, *({option: value} for option, value in usual.items())):
        state = start(name, players, given)
        assert game.settings(state) == {}, f"{given} is the default, and told as {game.settings(state)}"
        assert write_position(state) == write_position(plain), f"{given} is the default, and written down"
    for option, value, default in values_of(name):
        try:
            state = start(name, players, {option: value})
        except BadOption:
            continue
        assert game.settings(state) == ({} if default else {option: value}), f"{option}={value} is told otherwise"
        again = read_position(write_position(state))
        assert game.settings(again) == game.settings(state), f"{option}={value} is lost in a position"


def options_are_given_once(name: str, players: int, options: Options = None) -> None:
    """In a position an option given twice, an unknown one and one without a value are refused alike in all games."""
    head, _, rest = write_position(start(name, players)).partition("\n")
    for option, value, _ in values_of(name):
        twice = f"options: {option}={value} {option}={value}"
        assert_refused(f"{head}\n{twice}\n{rest}", "position-option-twice", f"the option {option!r} is given twice")
    assert_refused(f"{head}\noptions: nonsense=1\n{rest}", "position-no-option", "there is no option 'nonsense'")
    assert_refused(f"{head}\noptions: nonsense\n{rest}", "position-option-form", "is not of the form option=value")


def assert_refused(text: str, key: str, why: str) -> None:
    line = text.split("\n")[1]
    error = refusal_of(text)
    assert error is not None, f"`{line}` is read"
    assert (error.line, error.key) == (2, key), f"`{line}` is refused in another way: {error}"
    assert why in error.why, f"`{line}` is refused in other words: {error}"


def refusal_of(text: str) -> PositionError | None:
    try:
        read_position(text)
    except PositionError as error:
        return error
    return None
