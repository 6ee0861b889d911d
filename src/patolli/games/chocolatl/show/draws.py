"""What chance may show in Chocolatl, as something to choose from (CHO-13)."""

from __future__ import annotations

from patolli.games.chocolatl.rules.moves import cards_left
from patolli.games.chocolatl.rules.state import Chocolatl
from patolli.stage.draws import Draw
from patolli.stage.moment import CARD, Thing, Voice, pictured

FACES = {"harvest": "die-", "face": "cho-black-"}


def ask(state: Chocolatl, line: str, voice: Voice) -> str:
    return voice.tell(f"draw-{line.split()[0]}")


def drawn(state: Chocolatl, seat: int | None, line: str, voice: Voice) -> Draw:
    """A line of chance. What is hidden here is never drawn, so all seats are asked alike."""
    verb, *words = line.split()
    name = " ".join(words)
    if verb == "disc":
        called = voice.called(int(name))
        return Draw(line, Thing(called, called), name)
    if verb in ("big", "small"):
        thing = pictured(voice.tell("draws-improvement", value=int(name)), f"cho-improvement-{name}", CARD)
        return Draw(line, thing, name, cards_left(state, verb == "big").count(int(name)))
    return Draw(line, Thing(name, name), name)


def spent(state: Chocolatl, seat: int | None, line: str) -> list[str]:
    """Improvement cards that are all turned over."""
    verb = line.split()[0]
    values = {"big": state.box.big, "small": state.box.small}.get(verb, [])
    return [f"{verb} {value}" for value in sorted(set(values))]
