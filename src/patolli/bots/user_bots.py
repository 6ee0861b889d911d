"""A person's own bot, in a file: `./mybot.py:Clever`.

What it prints goes to standard error: standard output belongs to the command, and may have to be JSON.
"""

from __future__ import annotations

import inspect
import sys
import traceback
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib.util import module_from_spec, spec_from_file_location
from operator import index
from pathlib import Path
from types import ModuleType

from patolli.engine.core.rng import Rng
from patolli.engine.game import BadOption
from patolli.engine.match import Player, Question


class BadBot(BadOption):
    """A bot that there is not, or that cannot be used: what is wrong, in a sentence."""


class BotFailed(RuntimeError):
    """A bot of one's own that raised an error or answered nonsense when it was asked."""


FAILURES = (Exception, SystemExit)
"""What a bot may raise: `sys.exit()` in a bot is no wish of the person who let it play."""


class _Guarded:
    """The bot, with its failures turned into sentences. It is asked about a guess, so it cannot look at the truth."""

    def __init__(self, code: str, path: Path | None, player: Player) -> None:
        self.code = code
        self.path = path
        self.player = player
        self.rng = Rng(0)

    def decide(self, question: Question) -> int:
        asked = Question(question.guess(self.rng), question.seat, question.moves[:])
        try:
            with redirect_stdout(sys.stderr):
                chosen = self.player.decide(asked)
            move = index(chosen) if hasattr(chosen, "__index__") else None
            said = "" if move in question.moves else f"{chosen!r:.40}"
        except FAILURES as error:
            raise BotFailed(f"The bot {self.code} failed{_where(self.path, error)}.") from error
        if move is None or said:
            raise BotFailed(f"The bot {self.code} chose {said}, which is not among the moves it was given.")
        return move


class _Maker:
    """Makes bots of a class."""

    def __init__(self, code: str, path: Path | None, bot: Callable[..., Player]) -> None:
        self.code = code
        self.path = path
        self.bot = bot
        try:
            inspect.signature(bot).bind()
            self.drawing = False
        except (TypeError, ValueError):  # it needs an argument, or does not say what it needs
            self.drawing = True

    def __call__(self, rng: Rng) -> Player:
        try:
            with redirect_stdout(sys.stderr):
                player = self.bot(rng) if self.drawing else self.bot()
        except FAILURES as error:
            raise BadBot(f"The bot {self.code} cannot be made{_where(self.path, error)}.") from error
        return _Guarded(self.code, self.path, player)


def of_python(bot: Callable[..., Player]) -> _Maker:
    """What makes bots of a class, or of whatever else gives one when it is called. BadBot if it cannot."""
    if isinstance(bot, type):
        _check(bot, repr(bot.__name__))
    return _Maker(named(bot), None, bot)


def named(bot: Callable[..., Player]) -> str:
    """What a bot without a code is called: the name of its class."""
    return str(getattr(bot, "__name__", type(bot).__name__))


def maker(code: str) -> _Maker:
    """What makes bots of the class in the file. BadBot if it cannot."""
    file, colon, name = code.rpartition(":")
    if not colon or name.endswith(".py"):
        file, name = code, ""
    path = Path(file).resolve()
    module = _load(path, file, code)
    if not name:
        name = _only(module, file)
    bot = getattr(module, name, None)
    if not isinstance(bot, type):
        classes = ", ".join(_bots(module)) or "none"
        raise BadBot(f"There is no class {name!r} in {file}. Its classes with a method `decide`: {classes}.")
    _check(bot, f"{name!r} in {file}")
    return _Maker(code, path, bot)


def _check(bot: type, which: str) -> None:
    if not callable(getattr(bot, "decide", None)):
        raise BadBot(f"The class {which} has no method `decide(self, question)`.")


_LOADED: dict[Path, tuple[tuple[int, int], ModuleType]] = {}
"""Every file that was executed, with its time and size then: what it reads, such as a network, it reads once."""


def _load(path: Path, file: str, code: str) -> ModuleType:
    """What the file defines. It is executed once, and again when it has changed."""
    if not path.is_file():
        raise BadBot(f"There is no file {file!r} (for the bot {code!r}).")
    found = path.stat()
    stamp = found.st_mtime_ns, found.st_size
    if path not in _LOADED or _LOADED[path][0] != stamp:
        _LOADED[path] = stamp, _execute(path, file)
    return _LOADED[path][1]


def _execute(path: Path, file: str) -> ModuleType:
    spec = spec_from_file_location(f"patolli_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadBot(f"{file} is not a file of Python.")
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # so that it finds its neighbours
    try:
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
    except FAILURES as error:
        raise BadBot(f"The file {file} cannot be used{_where(path, error)}.") from error
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


def _where(path: Path | None, error: BaseException) -> str:
    """The last line of the file that the error went through, and the error."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    if isinstance(error, SyntaxError) and error.filename == str(path):
        lines = [error.lineno]
    what = " ".join(traceback.format_exception_only(error)[-1].split()).rstrip(".")
    return f" in line {lines[-1]}: {what}" if lines else f": {what}"
