"""The command as a process of its own: signals, pipes, terminals."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from patolli import read
from tests.waiting import PATIENCE, wait_until

COMMAND = [sys.executable, "-m", "patolli"]


@pytest.fixture(autouse=True)
def heard() -> Iterator[None]:
    """What is started here hears an interrupt, even where the tests themselves were started to hear none (`nohup`)."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    plain = {name: value for name, value in os.environ.items() if not name.startswith("LC_")}
    return plain | {"XDG_STATE_HOME": str(tmp_path / "state"), "LANG": "C.UTF-8", "TERM": "xterm", "COLUMNS": "80"}


class Screen:
    """A terminal with the command in it."""

    def __init__(self, argv: list[str], environment: dict[str, str]) -> None:
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *argv], stdin=slave, stdout=slave, stderr=slave, env=environment, start_new_session=True
        )
        os.close(slave)
        self.seen = b""

    @property
    def shown(self) -> str:
        """What was shown since something was typed, without the codes that move the cursor."""
        return re.sub(r"\x1b\[[?\d;]*[a-zA-Z]", "", self.seen.decode(errors="replace"))

    def type(self, text: str) -> None:
        self.seen = b""
        os.write(self.master, text.encode())

    def until(self, text: str) -> str:
        """What is shown until the text appears."""
        end = time.monotonic() + PATIENCE
        while text not in self.shown:
            ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
            data = b""
            with suppress(OSError):
                data = os.read(self.master, 4096) if ready else b""
            assert data, f"{text!r} did not appear in:\n{self.shown}"
            self.seen += data
        return self.shown

    def ended(self) -> int:
        """Its exit code. Somebody has to read what it shows, or it would wait for that."""
        end = time.monotonic() + PATIENCE
        with suppress(OSError):
            while select.select([self.master], [], [], max(0.0, end - time.monotonic()))[0]:
                if not os.read(self.master, 4096):
                    break
        return self.process.wait(PATIENCE)

    def wait_until_it_listens(self) -> None:
        """Python's `input` overhears an interrupt that comes while it begins: until the process sleeps."""
        state = Path(f"/proc/{self.process.pid}/stat")
        if state.exists():
            wait_until(lambda: state.read_text().rpartition(")")[2].split()[0] == "S")


@pytest.fixture
def screen(environment: dict[str, str], tmp_path: Path) -> Iterator[Screen]:
    """A game of Mexica that waits for the first line."""
    made = Screen(["play", "mexica", "--seed", "5", "--record", str(tmp_path / "game.txt")], environment)
    try:
        made.until("palace.\r\n> ")
        yield made
    finally:
        made.process.kill()
        made.process.wait()
        os.close(made.master)


def test_the_tab_key_completes(screen: Screen) -> None:
    screen.type("pl\t")
    screen.until("place ")
    screen.type("H6\n")
    screen.until("Black, you have 6 action points left.")
    screen.type("can\tC3 \t\t")
    assert "C4" in screen.until("D3") + screen.until("C4")
    screen.type("C4\n")
    screen.until("Black digs a canal on C3 and C4.")


def test_long_lists_stop_at_a_screenful(screen: Screen) -> None:
    screen.type("rules\n")
    screen.until("-- Enter: more; q: enough --")
    screen.type("q\n")
    screen.until("\n> ")


def test_an_interrupt_says_where_the_record_is(screen: Screen, tmp_path: Path) -> None:
    screen.type("place H6\n")
    screen.until("6 action points left.\r\n> ")
    screen.wait_until_it_listens()
    screen.process.send_signal(signal.SIGINT)
    screen.until("--resume")
    assert screen.ended() == 130
    assert read(tmp_path / "game.txt").lines[8] == (0, "place H6")


def test_a_bot_is_seen_thinking_and_can_be_interrupted(environment: dict[str, str]) -> None:
    screen = Screen(["play", "mexica", "--seats", "search:60s,me"], environment)
    try:
        screen.until("Black is thinking")
        screen.process.send_signal(signal.SIGINT)
        screen.until("--resume")
        assert screen.ended() == 130
    finally:
        screen.process.kill()
        screen.process.wait()
        os.close(screen.master)


def test_the_end_of_input_is_said(screen: Screen) -> None:
    screen.type("\x04")
    screen.until("The input ends here.")
    screen.until("--resume")
    assert screen.ended() == 0


def test_after_a_kill_the_game_goes_on(screen: Screen, environment: dict[str, str], tmp_path: Path) -> None:
    screen.type("place H6\n")
    screen.until("6 action points left")
    screen.type("canal C3 C4\n")
    screen.until("5 action points left")
    screen.process.kill()
    assert screen.process.wait(PATIENCE) == -signal.SIGKILL
    again = Screen(["play", "--resume", str(tmp_path / "game.txt")], environment)
    try:
        assert "Black digs a canal on C3 and C4." in again.until("5 action points left")
        again.type("quit\n")
        again.until("--resume")
        assert again.ended() == 0
    finally:
        again.process.kill()
        again.process.wait()
        os.close(again.master)


def run(*argv: str, environment: dict[str, str], shell: str = "") -> subprocess.CompletedProcess[str]:
    line = f'exec "$0" "$@" {shell}' if shell else ""
    command = ["bash", "-c", line, *COMMAND, *argv] if shell else [*COMMAND, *argv]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)


def test_a_closed_standard_input_is_an_end(environment: dict[str, str]) -> None:
    done = run("play", "mexica", environment=environment, shell="<&-")
    assert done.returncode == 0
    assert "The input ends here." in done.stdout
    assert done.stderr == ""
    assert run("replay", "-", environment=environment, shell="<&-").returncode == 1


def test_a_closed_pipe_is_fine(environment: dict[str, str]) -> None:
    for argv in ("rules mexica", "simulate mexica --games 1", "games"):
        line = f'set -o pipefail; "$0" -m patolli {argv} | true'
        done = subprocess.run(
            ["bash", "-c", line, sys.executable],
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_a_full_disk_is_told_in_a_sentence(environment: dict[str, str]) -> None:
    for argv in (["games"], ["rules", "mexica"], ["simulate", "mexica", "--games", "1", "--json"]):
        done = run(*argv, environment=environment, shell="> /dev/full")
        assert done.returncode == 1
        assert done.stderr == "Standard output cannot be written: No space left on device.\n"
    done = run("--language", "fr", "games", environment=environment, shell="> /dev/full")
    assert "la sortie standard" in done.stderr
    assert run("games", environment=environment, shell=">&-").returncode == 0


def test_a_terminal_without_the_letters_still_plays(environment: dict[str, str]) -> None:
    poor = environment | {"PYTHONIOENCODING": "ascii", "LANG": "C"}
    done = run("rules", "mexica", "--language", "fr", environment=poor)
    assert done.returncode == 0
    assert "r?gles" in done.stdout or "?" in done.stdout


@pytest.mark.parametrize("end", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_simulation_tells_what_it_has(
    environment: dict[str, str], tmp_path: Path, end: signal.Signals
) -> None:
    """By Ctrl-C, or by `timeout` and a machine that is shut down."""
    argv = [*COMMAND, "simulate", "mexica", "--games", "999999999", "--records", str(tmp_path / "games")]
    with subprocess.Popen(argv, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        wait_until(lambda: len(list(tmp_path.glob("games/*"))) >= 2)
        process.send_signal(end)
        told, wrong = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "The records are in" in told
    assert wrong.strip() == ""


@pytest.mark.parametrize("kill", [os.killpg, os.kill])
def test_an_interrupt_ends_all_processes_that_play(
    environment: dict[str, str], tmp_path: Path, kill: Callable[[int, int], None]
) -> None:
    """Ctrl-C is heard by all of them; who is told to end by name is so alone."""
    argv = [*COMMAND, "arena", "zapotec", "--bots", "random", "--games", "999999999", "--jobs", "2", "--json"]
    with subprocess.Popen(
        [*argv, "--records", str(tmp_path / "games")],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        wait_until(lambda: len(list(tmp_path.glob("games/*"))) >= 2)
        kill(process.pid, signal.SIGINT if kill is os.killpg else signal.SIGTERM)
        told, wrong = process.communicate(timeout=PATIENCE)
    assert (process.returncode, wrong.strip()) == (0, "")
    assert json.loads(told)["games"] >= 2

    def nobody_plays() -> bool:
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return True
        return False

    wait_until(nobody_plays)


def test_the_version_needs_neither_games_nor_languages(environment: dict[str, str]) -> None:
    code = "import sys; from patolli.cli import main; main(['--version']); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    loaded = done.stdout.splitlines()[1].split()
    assert "argparse" not in loaded
    assert not [name for name in loaded if name.startswith(("fluent", "patolli.games", "patolli.stage"))]
