"""Bots of users, in a file: `./mybot.py:Clever`.

What a bot prints goes to standard error: standard output belongs to the command, and may have to be JSON.
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
    """A bot that does not exist or cannot be used: what is wrong, in a sentence."""


class BotFailed(RuntimeError):
    """A user's bot that raised an error or answered nonsense when it was asked; also as a key, as in BadBot."""

    def __init__(self, why: str, key: str = "", **values: int | str) -> None:
        super().__init__(why)
        self.key = key
        self.values: dict[str, int | str] = dict(values)


NONE = "none"
"""In the values of a sentence: there is no line, file or class."""

FAILURES = (Exception, SystemExit)
"""What a bot may raise: `sys.exit()` in a bot must not end the program."""


class _Guarded:
    """The bot, with its failures turned into sentences. It is asked about a guess, so it cannot look at the truth."""

    def __init__(self, code: str, path: Path | None, player: Player) -> None:
        self.code = code
        self.path = path
        self.player = player
        self.rng = Rng(0)

    def __repr__(self) -> str:
        return f"<bot {self.code}>"

    def decide(self, question: Question) -> int:
        asked = Question(question.guess(self.rng), question.seat, question.moves[:])
        try:
            with redirect_stdout(sys.stderr):
                chosen = self.player.decide(asked)
            move = index(chosen) if hasattr(chosen, "__index__") else None
            said = "" if move in question.moves else f"{chosen!r:.40}"
        except FAILURES as error:
            line, what = _where(self.path, error)
            why = f"The bot {self.code} failed{_told(line, what)}."
            raise BotFailed(why, "bot-failed", code=self.code, line=line, what=what) from error
        if move is None or said:
            why = f"The bot {self.code} chose {said}, which is not among the moves it was given."
            raise BotFailed(why, "bot-chose", code=self.code, move=said)
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

    def __repr__(self) -> str:
        return f"<maker of {self.code}>"

    def __call__(self, rng: Rng) -> Player:
        try:
            with redirect_stdout(sys.stderr):
                player = self.bot(rng) if self.drawing else self.bot()
        except FAILURES as error:
            line, what = _where(self.path, error)
            why = f"The bot {self.code} cannot be made{_told(line, what)}."
            raise BadBot(why, "bot-unmade", code=self.code, line=line, what=what) from error
        return _Guarded(self.code, self.path, player)


def of_python(bot: Callable[..., Player]) -> _Maker:
    """A function that makes bots of a class, or of anything that returns one when called. BadBot if it cannot."""
    if isinstance(bot, type):
        _check(bot, bot.__name__, "")
    return _Maker(named(bot), None, bot)


def named(bot: Callable[..., Player]) -> str:
    """The name of a bot without a code: that of its class."""
    return str(getattr(bot, "__name__", type(bot).__name__))


def maker(code: str) -> _Maker:
    """A function that makes bots of the class in the file. BadBot if it cannot."""
    file, colon, name = code.rpartition(":")
    if not colon or name.endswith(".py"):
        file, name = code, ""
    path = Path(file).resolve()
    module = _load(path, file, code)
    if not name:
        name = _only(module, file)
    bot = getattr(module, name, None)
    if not isinstance(bot, type):
        classes = ", ".join(_bots(module))
        why = f"There is no class {name!r} in {file}. Its classes with a method `decide`: {classes or 'none'}."
        raise BadBot(why, "bot-no-class", name=name, file=file, classes=classes or NONE)
    _check(bot, name, file)
    return _Maker(code, path, bot)


def _check(bot: type, name: str, file: str) -> None:
    if not callable(getattr(bot, "decide", None)):
        why = f"The class {name!r}{f' in {file}' if file else ''} has no method `decide(self, question)`."
        raise BadBot(why, "bot-no-decide", name=name, file=file or NONE)


_LOADED: dict[Path, tuple[tuple[int, int], ModuleType]] = {}
"""Every file that was executed, with its time and size then. What it reads, such as a network, it reads once."""


def _load(path: Path, file: str, code: str) -> ModuleType:
    """The module of the file. It is executed once, and again when the file has changed."""
    if not path.is_file():
        raise BadBot(f"There is no file {file!r} (for the bot {code!r}).", "bot-no-file", file=file, code=code)
    found = path.stat()
    stamp = found.st_mtime_ns, found.st_size
    if path not in _LOADED or _LOADED[path][0] != stamp:
        _LOADED[path] = stamp, _execute(path, file)
    return _LOADED[path][1]


def _execute(path: Path, file: str) -> ModuleType:
    spec = spec_from_file_location(f"patolli_bot_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise BadBot(f"{file} is not a file of Python.", "bot-not-python", file=file)
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    if str(path.parent) not in sys.path:
        sys.path.append(str(path.parent))  # so that it finds its neighbours
    try:
        with redirect_stdout(sys.stderr):
            spec.loader.exec_module(module)
    except FAILURES as error:
        line, what = _where(path, error)
        why = f"The file {file} cannot be used{_told(line, what)}."
        raise BadBot(why, "bot-file", file=file, line=line, what=what) from error
    return module


def _only(module: ModuleType, file: str) -> str:
    bots = _bots(module)
    if len(bots) != 1:
        classes = ", ".join(bots)
        why = f"Say which class of {file} is the bot, as in {file}:Clever. There are: {classes or 'none'}."
        raise BadBot(why, "bot-which-class", file=file, classes=classes or NONE)
    return bots[0]


def _bots(module: ModuleType) -> list[str]:
    made = (name for name, thing in vars(module).items() if getattr(thing, "__module__", "") == module.__name__)
    return [name for name in made if callable(getattr(getattr(module, name), "decide", None))]


def _where(path: Path | None, error: BaseException) -> tuple[str, str]:
    """The last line of the file that the error went through, `none` without one, and the error."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    if isinstance(error, SyntaxError) and error.filename == str(path):
        lines = [error.lineno]
    what = " ".join(traceback.format_exception_only(error)[-1].split()).rstrip(".")
    return str(lines[-1]) if lines else NONE, what


def _told(line: str, what: str) -> str:
    return f": {what}" if line == NONE else f" in line {line}: {what}"
