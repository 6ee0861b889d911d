"""The command, run in this process, by a person who says some lines."""

import io
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from patolli.cli import main
from patolli.engine.record import write
from patolli.lab.simulate import simulate
from tests.contract import toy
from tests.contract.toy import ToyGame


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str

    @property
    def text(self) -> str:
        """What was said, as one line: where lines break does not matter."""
        return " ".join((self.out + self.err).split())


Run = Callable[..., Done]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """`run("play", "mexica", said="place H6\\nquit\\n")`."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def patolli(*argv: str | Path, said: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(said.encode()), encoding="utf-8"))
        capsys.readouterr()
        code = main([str(word) for word in argv])
        return Done(code, *capsys.readouterr())

    return patolli


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of Mexica with four players."""
    played = next(simulate("mexica", 4, 1, seed=7, records=True))
    assert played.record is not None
    path = tmp_path / "game.txt"
    write(played.record, path)
    return path


@pytest.fixture
def secret_game() -> Iterator[None]:
    """The toy game, whose players hold hidden cards and choose at the same time."""
    with toy.on_the_table(ToyGame()):
        yield
