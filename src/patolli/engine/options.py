"""Options: the choices that are made when a game is created, declared once.

A game lists its options and reads what was chosen from a `Chosen`:

    OPTIONS: Final = (
        flag("emblem_enterable", True, "MEX-6"),
        Option("first_round_rule", ("enclosure", "immobile", "off"), "MEX-72"),
        Option("neutral_min_distance", ("5", "4"), "MEX-94"),
        Option("stall_rounds", ("5", "off"), "MEX-82", free="text"),
        colours(COLOURS, "MEX-14"),
        components("MEX-1"),
    )

    class Options:
        def __init__(self, players: int, given: Mapping[str, str]) -> None:
            chosen = Chosen(OPTIONS, players, given)         # BadOption for a value that an option does not have
            self.emblem: bool = chosen.flag("emblem_enterable")
            self.first_round: int = chosen.index("first_round_rule")
            self.distance: int = chosen.number("neutral_min_distance")
            self.stall: int = stall_rounds(chosen.text("stall_rounds"))   # free: the game checks the text
            self.colours: list[int] = chosen.colours("colours")
            self.given: dict[str, str] = chosen.given        # what differs from the defaults

`Chosen` is not compiled; a game asks it once, when a match begins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

COMPONENTS = "components"
"""The option that names a component file, in every game that has it (see `patolli.engine.components`)."""


class BadOption(ValueError):
    """A game that cannot be set up so: what is wrong, in a sentence; also as a key with values, for every language.

    `parts` are what else is wrong, each with a sentence of its own that `why` holds already.
    """

    def __init__(self, why: str, key: str = "", **values: int | str) -> None:
        super().__init__(why)
        self.why = why
        self.key = key
        self.parts: list[BadOption] = []
        self.values: dict[str, int | str] = dict(values)


@dataclass(frozen=True)
class Option:
    """A choice made when a game is created. `values` are those a person is offered; the first is the default."""

    name: str
    values: tuple[str, ...]
    rule: str
    free: str = ""
    """What else is accepted: `text`, or the path of a `file`; empty if nothing is. Its words are `.custom`."""
    known: tuple[str, ...] = ()
    """The names of a list that the value is made of, such as colours."""


def flag(name: str, default: bool, rule: str) -> Option:
    """An option that is `true` or `false`."""
    return Option(name, ("true", "false") if default else ("false", "true"), rule)


def colours(known: Sequence[str], rule: str, name: str = "colours") -> Option:
    """The colours of the seats, such as `red,blue`: by default those of the box, in its order."""
    return Option(name, (",".join(known),), rule, free="text", known=tuple(known))


def components(rule: str) -> Option:
    """A component file of one's own."""
    return Option(COMPONENTS, ("box",), rule, free="file")


class Chosen:
    """What was chosen for a game: every option with its value. BadOption for a value that an option does not have."""

    def __init__(
        self,
        options: Sequence[Option],
        players: int,
        given: Mapping[str, str],
    ) -> None:
        self.options = {option.name: option for option in options}
        self.players = players
        self.missing = [option.name for option in options if option.name not in given]
        self.defaults = {option.name: option.values[0] for option in options}
        self.values = {name: given.get(name, default) for name, default in self.defaults.items()}
        for option in options:
            if not option.free and self.values[option.name] not in option.values:
                raise bad_value(option, self.values[option.name])

    @property
    def given(self) -> dict[str, str]:
        """The options that are not at their default."""
        return {name: value for name, value in self.values.items() if value != self.defaults[name]}

    def set_default(self, name: str, value: str) -> None:
        """Another default than the first value of the option, because it depends on another one."""
        self.defaults[name] = value
        if name in self.missing:
            self.values[name] = value

    def text(self, name: str) -> str:
        return self.values[name]

    def flag(self, name: str) -> bool:
        return self.values[name] == "true"

    def index(self, name: str) -> int:
        """The number of the value among those of the option, from 0."""
        return self.options[name].values.index(self.values[name])

    def number(self, name: str) -> int:
        """The value of an option whose values are all numbers."""
        return int(self.values[name])

    def rewrite(self, name: str, value: str) -> None:
        """Keep the value in another form, such as a map on one line."""
        self.values[name] = value

    def colours(self, name: str = "colours") -> list[int]:
        """The colour of each seat, by its number in the box; all different. BadOption if they are not."""
        option = self.options[name]
        names = [word.strip() for word in self.values[name].split(",")]
        if self.values[name] == option.values[0]:
            names = names[: self.players]
        check_colours(names, self.players, option.known, option.rule)
        return [option.known.index(word) for word in names]


def bad_value(option: Option, value: str) -> BadOption:
    """A value that the option does not have."""
    return BadOption(
        f"{option.name} can be {' or '.join(option.values)}, not {value!r} ({option.rule}).",
        "value",
        name=option.name,
        values=", ".join(option.values),
        value=value[:30],
        rule=option.rule,
    )


def check_colours(names: Sequence[str], players: int, known: Sequence[str], rule: str) -> None:
    """The option `colours`: one for each player, all different. BadOption if they are not."""
    if len(names) != players:
        raise BadOption(
            f"colours names {len(names)} colours for {players} players ({rule}).",
            "colours-count",
            count=len(names),
            players=players,
            rule=rule,
        )
    for name in names:
        if name not in known:
            listed = ", ".join(known)
            raise BadOption(
                f"{name!r} is no colour of the box: {listed} ({rule}).",
                "no-colour",
                name=name[:30],
                colours=listed,
                rule=rule,
            )
        if names.count(name) > 1:
            raise BadOption(f"two players cannot both be {name} ({rule}).", "colour-twice", name=name, rule=rule)
