"""Patolli: one table for four strategy games of old Mexico and the Maya lands."""

from patolli.engine.core import COMPILED
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.deprecated import Game
from patolli.engine.game import BadOption, hear, lines, say, start
from patolli.engine.game import find_game as game
from patolli.engine.match import Match, Player, Question, play
from patolli.engine.position import PositionError, read_position, write_position
from patolli.engine.record import Record, RecordError, parse, read, write
from patolli.engine.view import View
from patolli.engine.words import NotLegal

__version__ = "0.2.0"

__all__ = [
    "CHANCE",
    "COMPILED",
    "BadOption",
    "Game",
    "Match",
    "NotLegal",
    "Player",
    "PositionError",
    "Question",
    "Record",
    "RecordError",
    "Rng",
    "State",
    "View",
    "__version__",
    "game",
    "hear",
    "lines",
    "parse",
    "play",
    "read",
    "read_position",
    "say",
    "start",
    "write",
    "write_position",
]
