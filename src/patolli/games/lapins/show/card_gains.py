"""What Katun cards give, in the sentences that name them: a component file may say another number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from patolli.engine.options import Chosen
from patolli.games.lapins.box.components import BOXES, Components
from patolli.games.lapins.box.options import COMPONENTS
from patolli.games.lapins.rules.codes import CARD_NAMES, EXPEDITION_CARD, FIRST_DOOM, KIND_NAMES, TYPE_NAMES

Tell = Callable[..., str]
"""`tell(key, **args)`: a sentence or a label in the reader's language."""


def box_of(options: Mapping[str, str]) -> Components:
    """The box of a view: its options say what differs from the delivered one."""
    return BOXES.choose(Chosen((COMPONENTS,), 0, options))


def gain_of(options: Mapping[str, str], card: str) -> dict[str, int | str]:
    """What a card gives, for a sentence; nothing if it gives none of a certain type."""
    box = box_of(options)
    face = CARD_NAMES.index(card)
    if box.card_type[face] < 0:
        return {}
    return {"units": box.card_gain[face], "type": TYPE_NAMES[box.card_type[face]]}


def expedition_gain(options: Mapping[str, str]) -> int:
    """LAP-64."""
    return box_of(options).card_gain[EXPEDITION_CARD]


def card_effect(box: Components, card: str, owned: Mapping[str, int], tell: Tell) -> str:
    """What happens when a card is turned, and how much of what it takes the reader owns now."""
    taken = _kinds_taken(box, CARD_NAMES.index(card))
    return _card_effect(box, card, sum(owned.get(name, 0) for name in taken) if owned and taken else None, tell)


@lru_cache(256)
def _kinds_taken(box: Components, face: int) -> tuple[str, ...]:
    return tuple(name for at, name in enumerate(KIND_NAMES) if box.ravages[face] >> at & 1)


@lru_cache(2048)
def _card_effect(box: Components, card: str, count: int | None, tell: Tell) -> str:
    """LAP-63 to LAP-69."""
    face = CARD_NAMES.index(card)
    if face < EXPEDITION_CARD:
        return tell("effect-gain")
    if face < FIRST_DOOM:
        good = tell(f"type-{TYPE_NAMES[box.card_type[face]]}") if box.card_type[face] >= 0 else ""
        return tell(f"effect-{card}", units=box.card_gain[face], good=good)
    told = tell(
        "effect-loss",
        amount=box.takes[face],
        kinds=", ".join(tell(f"kind-{name}") for name in _kinds_taken(box, face)),
        goods=", ".join(tell(f"type-{name}") for at, name in enumerate(TYPE_NAMES) if box.accepts[face] >> at & 1),
    )
    return told if count is None else f"{told} {tell('effect-now', count=count)}"


def with_gains(tell: Tell, options: Mapping[str, str]) -> Tell:
    """The same `tell`, which knows what the cards of the view give."""
    return _with_gains(tell, options.get(COMPONENTS.name, COMPONENTS.values[0]))


@lru_cache(64)
def _with_gains(tell: Tell, components: str) -> Tell:
    gains = {f"card-{card}": gain_of({COMPONENTS.name: components}, card) for card in CARD_NAMES}

    def told(key: str, /, **values: int | str) -> str:
        gain = gains.get(key)
        return tell(key, **gain, **values) if gain else tell(key, **values)

    return told
