"""A person's own bot, in a file: `./mybot.py:Clever`."""

from __future__ import annotations

import inspect
import sys
import traceback
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from patolli.engine.drive import Player, Question
from patolli.engine.rng import Rng


class BadBot(ValueError):
    """A bot that there is not, or that cannot be used: what is wrong, in a sentence."""


class BotFailed(RuntimeError):
    """A bot of one's own that raised an error or answered nonsense when it was asked."""


class _Guarded:
    """The bot, with its failures turned into sentences."""

    def __init__(self, code: str, path: Path, player: Player) -> None:
        self.code = code
        self.path = path
        self.player = player

    def decide(self, question: Question) -> int:
        given = question.moves[:]
        try:
            move = self.player.decide(question)
        except Exception as error:
            raise BotFailed(f"The bot {self.code} failed{_where(self.path, error)}.") from error
        if not isinstance(move, int) or move not in given:
            raise BotFailed(f"The bot {self.code} chose {move!r:.40}, which is not among the moves it was given.")
        return int(move)


class _Maker:
    """Makes bots of a class."""

    def __init__(self, code: str, path: Path, bot: Any) -> None:
        self.code = code
        self.path = path
        self.bot = bot
        try:
            inspect.signature(bot).bind()
            self.drawing = False
        except TypeError:
            self.drawing = True

    def __call__(self, rng: Rng) -> Player:
        try:
            player = self.bot(rng) if self.drawing else self.bot()
        except Exception as error:
            raise BadBot(f"The bot {self.code} cannot be made{_where(self.path, error)}.") from error
        return _Guarded(self.code, self.path, player)


def maker(code: str) -> _Maker:
    """What makes bots of the class in the file. BadBot if it cannot."""
    file, colon, name = code.rpartition(":")
    if not colon or name.endswith(".py"):
        file, name = code, ""
    path = Path(file)
    module = _load(path, code)
    if not name:
        name = _only(module, file)
    bot = getattr(module, name, None)
    if not isinstance(bot, type):
        classes = ", ".join(_bots(module)) or "none"
        raise BadBot(f"There is no class {name!r} in {file}. Its classes with a method `decide`: {classes}.")
    if not callable(getattr(bot, "decide", None)):
        raise BadBot(f"The class {name!r} in {file} has no method `decide(self, question)`.")
    return _Maker(code, path, bot)


def _load(path: Path, code: str) -> ModuleType:
    if not path.is_file():
        raise BadBot(f"There is no file {str(path)!r} (for the bot {code!r}).")
    spec = spec_from_file_location(f"patolli_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadBot(f"{path} is not a file of Python.")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    if str(path.parent.resolve()) not in sys.path:
        sys.path.append(str(path.parent.resolve()))  # so that it finds its neighbours
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BadBot(f"The file {path} cannot be used{_where(path, error)}.") from error
    return module


def _only(module: ModuleType, file: str) -> str:
    bots = _bots(module)
    if len(bots) != 1:
        raise BadBot(
            f"Say which class of {file} is the bot, as in {file}:Clever. There are: {', '.join(bots) or 'none'}."
        )
    return bots[0]


def _bots(module: ModuleType) -> list[str]:
    made = (name for name, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__)
    return [name for name in made if callable(getattr(getattr(module, name), "decide", None))]


def _where(path: Path, error: Exception) -> str:
    """The last line of the file that the error went through, and the error."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    if isinstance(error, SyntaxError):
        lines = [error.lineno]
    what = " ".join(traceback.format_exception_only(error)[-1].split()).rstrip(".")
    return f" in line {lines[-1]}: {what}" if lines else f": {what}"
