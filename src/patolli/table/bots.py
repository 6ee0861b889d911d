"""Who plays at a bot's seat. Decisions are made in a thread, so that the table goes on talking."""

from __future__ import annotations

import secrets

from patolli.engine.drive import Player, Question
from patolli.engine.rng import Rng
from patolli.engine.state import CHANCE, State
from patolli.table.errors import Refused

DEFAULT = "random"
LEVELS = (DEFAULT,)
MOST_IN_ONE_GO = 40


class AtRandom:
    """Any legal move."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def decide(self, question: Question) -> int:
        return question.moves[self.rng.below(len(question.moves))]


def level_of(code: str) -> str:
    """The level that a code means. Refused if there is none."""
    if (code or DEFAULT) not in LEVELS:
        raise Refused("bad-set-up", **{"why": f"there is no bot {code!r}; the bots are {', '.join(LEVELS)}"})
    return code or DEFAULT


def player(code: str, rng: Rng) -> Player:
    """The seam to `patolli.bots`: a player of that level."""
    level_of(code)
    return AtRandom(rng)


def think(state: State, seat: int, code: str) -> list[str]:
    """What a bot says until its turn is over or chance must speak. The state is a copy of its own."""
    rng = Rng(secrets.randbits(64), secrets.randbits(32))
    bot = player(code, rng)
    room = state.room()
    said: list[str] = []
    while len(said) < MOST_IN_ONE_GO:
        actors = state.actors()
        if seat not in actors or CHANCE in actors:
            break
        moves = state.moves(seat)
        move = moves[0] if len(moves) == 1 else bot.decide(Question(state, seat, moves))
        said.append(room.say(state, seat, move))
        last = room.closes(state, seat, move) or room.seals(state, seat, move)
        state.play(seat, move)
        if last:
            break
    return said
