"""What chance may lay in Mexica, as something to choose from (MEX-23a)."""

from __future__ import annotations

from patolli.games.mexica.box.components import FLOORS
from patolli.games.mexica.rules.draws import heights_left
from patolli.games.mexica.rules.state import Mexica
from patolli.stage.draws import Draw
from patolli.stage.moment import Thing, Voice, pictured

FACES: dict[str, str] = {}


def ask(state: Mexica, line: str, voice: Voice) -> str:
    return voice.tell(f"draw-{line.split()[0]}")


def drawn(state: Mexica, seat: int | None, line: str, voice: Voice) -> Draw:
    """A line of chance. Nothing is hidden, so all seats are asked alike."""
    verb, *words = line.split()
    if not words:
        return Draw(line, Thing(text=voice.tell(f"log-{verb}")))
    word = words[0]
    if verb == "first":
        name = voice.called(int(word))
        return Draw(line, Thing(name, name), word)
    if verb == "order":
        thing = pictured(voice.tell("draws-district", size=int(word)), f"mex-calpulli-{word}")
        return Draw(line, thing, word, state.hidden.count(int(word)))
    if verb == "height":
        thing = pictured(voice.tell("draws-height", floors=int(word)), f"mex-temple-{word}")
        return Draw(line, thing, word, heights_left(state, int(word)))
    return Draw(line, Thing(word, word), word)


def spent(state: Mexica, seat: int | None, line: str) -> list[str]:
    """Tokens and temples of the box that are all laid."""
    verb = line.split()[0]
    if verb == "order":
        return [f"order {size}" for size in sorted(set(state.box.sizes))]
    if verb == "height":
        return [f"height {floors}" for floors in range(1, FLOORS + 1) if state.options.mix[floors - 1]]
    return []
