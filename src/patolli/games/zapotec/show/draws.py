"""What chance may lay in Zapotec, as something to choose from (ZAP-17)."""

from __future__ import annotations

from patolli.games.zapotec.rules.codes import PROPERTIES, RESOURCES, VALUES
from patolli.games.zapotec.rules.draws import hint_weight
from patolli.games.zapotec.rules.state import Zapotec
from patolli.games.zapotec.show.called import called
from patolli.games.zapotec.show.scene_mats import card
from patolli.games.zapotec.show.view import printed_card, space_values
from patolli.stage.draws import Draw
from patolli.stage.letters import written
from patolli.stage.moment import CARD, SQUARE, Thing, Voice, pictured
from patolli.stage.scene import Box, Sprite

FACES: dict[str, str] = {}
RITUAL: Box = (-70, -55, 140, 110)
FRONT: Box = (-40, -56, 80, 112)
TILE: Box = (-30, -30, 60, 60)
CARDS = ("scoring", "offer", "top", "deal")


def ask(state: Zapotec, line: str, voice: Voice) -> str:
    verb, *words = line.split()
    if verb == "deal":
        return voice.tell("draw-deal", who=voice.called(int(words[0])))
    return voice.tell(f"draw-{verb}", w1=called(words[0], state.box, voice.tell) or words[0])


def drawn(state: Zapotec, seat: int | None, line: str, voice: Voice) -> Draw:
    """A line of chance."""
    verb, *words = line.split()
    word, box, tell = words[-1], state.box, voice.tell
    if verb == "hint":
        thing = pictured(tell(f"property-{word}"), f"zap-{word}")
        return Draw(line, thing, word, hint_weight(state, PROPERTIES.index(word)))
    name = called(word, box, tell) or word
    if verb in CARDS:
        sprites = card(printed_card(box, box.cards.index(word)), 0, 0, 1.0, tell)
        return Draw(line, Thing(name, sprites=sprites, box=CARD), word)
    if verb == "tile":
        kind, at = space_values(box, box.spaces.index(words[0]))[0], box.tiles.index(word)
        return Draw(line, pictured(name, f"zap-tile-{kind}-{RESOURCES[box.tile_basic[at]]}", TILE), word)
    if verb == "market":
        return Draw(line, pictured(name, f"zap-{word}", TILE), word)
    if verb == "ritual":
        return Draw(line, pictured(name, f"zap-{word}", RITUAL), word)
    if verb == "score-tile":
        about = PROPERTIES[box.score_property[box.score_tiles.index(word)]]
        sprites = [Sprite("", "zap-score", 0, 0, 48, 48), Sprite("", f"zap-{about}", 0, 0, 36, 36)]
        return Draw(line, Thing(name, sprites=sprites, box=SQUARE), word)
    return Draw(line, Thing(name, sprites=_front(state, word), box=FRONT), word)


def _front(state: Zapotec, word: str) -> list[Sprite]:
    """ZAP-82: a Cocijobot card with its three symbols and its number."""
    box, at = state.box, state.box.fronts.index(word)
    kind, terrain, region = (PROPERTIES[value] for value in box.front_values[at * VALUES : at * VALUES + VALUES])
    return [
        Sprite("", "zap-bot-card", 0, 0, 80, 112),
        Sprite("", f"zap-{kind}", 0, -34, 34, 34),
        Sprite("", f"zap-{terrain}", -18, 6, 33, 33),
        Sprite("", f"zap-{region}", 18, 6, 33, 33),
        written("", str(box.front_initiative[at]), 0, 40, 60, 22, "t"),
    ]


def spent(state: Zapotec, seat: int | None, line: str) -> list[str]:
    """Cards that everybody has seen: those of the box that the line could have named."""
    verb, *words = line.split()
    if verb in CARDS:
        return [" ".join([verb, *words[:-1], card]) for card in state.box.cards]
    return []
