"""What chance may show in Dix-Huit Lapins, as something to choose from (LAP-16, LAP-21, LAP-91)."""

from __future__ import annotations

from patolli.games.lapins.rules.charting import sorts_lacking
from patolli.games.lapins.rules.codes import CARD_NAMES, FIRST_DOOM, SORT_NAMES
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.show.card_gains import with_gains
from patolli.games.lapins.show.scene import laid_tile
from patolli.games.lapins.show.scene_mats import face_picture
from patolli.games.lapins.show.view import printed_tile, unseen
from patolli.stage.draws import Draw
from patolli.stage.moment import CARD, Thing, Voice, pictured

FACES = {"roll": "lap-die-"}
TILE = (-72, -72, 144, 144)


def ask(state: Lapins, line: str, voice: Voice) -> str:
    verb, *words = line.split()
    return voice.tell(f"draw-{verb}", w1=words[0])


def drawn(state: Lapins, seat: int | None, line: str, voice: Voice) -> Draw:
    """A line of chance, with how many are left as far as the seat knows."""
    verb, *words = line.split()
    if verb == "first":
        name = voice.called(int(words[0]))
        return Draw(line, Thing(name, name), words[0])
    if verb == "land":
        thing = pictured(voice.tell(f"type-{words[1]}"), f"lap-{words[1]}" if words[1] != "none" else "lap-tile")
        return Draw(line, thing, words[1], sorts_lacking(state)[SORT_NAMES.index(words[1])])
    if verb == "tile":
        tile = state.box.tile_names.index(words[1]) * 4 + int(words[2]) // 90
        sprites = laid_tile(printed_tile(state.box, state.options.path_set, tile), 0, 0)
        return Draw(line, Thing(f"{words[1]}, {words[2]}°", sprites=sprites, box=TILE), words[1])
    if verb == "face":
        tell = with_gains(voice.tell, dict(state.options.given))
        group = "draws-gifts" if CARD_NAMES.index(words[1]) < FIRST_DOOM else "draws-catastrophes"
        thing = pictured(tell(f"card-{words[1]}"), face_picture(words[1]), CARD)
        return Draw(line, thing, words[1], unseen(state, seat).get(words[1], 0), tell(group))
    name = " ".join(words)
    return Draw(line, Thing(name, name), name)


def spent(state: Lapins, seat: int | None, line: str) -> list[str]:
    """The faces of the box of which the seat has seen all."""
    verb, *words = line.split()
    if verb != "face":
        return []
    return [f"face {words[0]} {name}" for face, name in enumerate(CARD_NAMES) if state.box.card_count[face]]
