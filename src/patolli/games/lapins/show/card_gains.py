"""What Katun cards give, in the sentences that name them: a component file may say another number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache

from patolli.engine.options import Chosen
from patolli.games.lapins.box.components import BOXES, Components
from patolli.games.lapins.box.options import COMPONENTS
from patolli.games.lapins.rules.codes import CARD_NAMES, EXPEDITION_CARD, TYPE_NAMES

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
