"""What commands tell besides their help, in four languages: bots of one's own, stores, files, the tables of bench."""

from __future__ import annotations

import pickle
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from patolli.bots import BotFailed
from patolli.cli import bench
from patolli.stage.speech import LANGUAGES, speech
from patolli.stage.system import cause_of, system_reason
from tests.cli.conftest import Done, Run

DECIDE = "    def decide(self, question): "
BOTS = {
    "no file": ("", "A", "{bot}"),
    "no class": ("x = 1\n", "A", "“A”"),
    "other classes": (f"class B:\n{DECIDE}pass\n", "A", "B"),
    "no method": ("class A: pass\n", "A", "`decide(self, question)`"),
    "which": (f"class A:\n{DECIDE}pass\nclass B:\n{DECIDE}pass\n", "", "A, B"),
    "unreadable": ("class A:\n    def decide(self q):\n", "A", "2: SyntaxError"),
    "unmade": (
        f"class A:\n    def __init__(self): 1 / 0\n{DECIDE}pass\n",
        "A",
        "2: ZeroDivisionError",
    ),
    "fails": (f"class A:\n{DECIDE}return 1 / 0\n", "A", "2: ZeroDivisionError"),
    "nonsense": (f"class A:\n{DECIDE}return 'end'\n", "A", "'end'"),
}
"""Mistakes in a bot: its file, its class, and what every language names."""


def in_all_languages(told: Callable[[str], Done]) -> dict[str, Done]:
    """What is told in each language: something else in each, with the same exit code."""
    found = {language: told(language) for language in LANGUAGES}
    assert len({done.err for done in found.values()}) == len(LANGUAGES)
    assert len({done.code for done in found.values()}) == 1
    assert not any("Traceback" in done.err or "{" in done.err for done in found.values())
    return found


@pytest.mark.parametrize("kind", BOTS)
def test_what_is_wrong_with_a_bot_of_ones_own(run: Run, tmp_path: Path, kind: str) -> None:
    text, name, named = BOTS[kind]
    path = tmp_path / "mybot.py"
    if text:
        path.write_text(text)
    code = f"{path}:{name}" if name else str(path)

    def told(language: str) -> Done:
        return run("simulate", "chocolatl", "--bots", code, "--games", "1", "--language", language)

    for language, done in in_all_languages(told).items():
        quoted = {"fr": ("«\xa0", "\xa0»"), "pt": ("«", "»")}.get(language, ("“", "”"))
        wanted = named.replace("“", quoted[0]).replace("”", quoted[1]).replace("{bot}", str(path))
        assert wanted in done.err.replace("\xa0:", ":")


def test_a_failure_of_a_bot_keeps_its_key_on_the_way_from_another_process() -> None:
    failed = pickle.loads(pickle.dumps(BotFailed("why", "bot-ended", number="3")))
    assert (str(failed), failed.key, failed.values) == ("why", "bot-ended", {"number": "3"})


def test_a_file_of_puzzles_that_is_none(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("seed = 'x'\n")
    for done in in_all_languages(
        lambda language: run("puzzles", "check", "mexica", "--file", path, "--language", language)
    ).values():
        assert done.err.startswith(f"{path}: ")


# ------------------------------------------------------------------- stores
def another_program(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")


def no_database(path: Path) -> None:
    path.write_text("once upon a time " * 100)


def newer(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("UPDATE settings SET value = '999' WHERE name = 'layout'")


STORES: dict[str, Callable[[Path], None]] = {
    "another program": another_program,
    "no database": no_database,
    "no folder": lambda path: None,
}


@pytest.mark.parametrize("kind", STORES)
def test_what_is_wrong_with_a_store(run: Run, tmp_path: Path, kind: str) -> None:
    path = tmp_path / ("nowhere/tables.db" if kind == "no folder" else "tables.db")
    STORES[kind](path)
    told = in_all_languages(lambda language: run("serve", "--db", f"sqlite:///{path}", "--language", language))
    for language, done in told.items():
        assert (done.code, done.out) == (2, "")
        assert str(path) in done.err
        assert language == "en" or not any(word in done.err for word in (" file", "database file", "unable", "The "))


def test_a_store_that_another_process_serves(run: Run, tmp_path: Path) -> None:
    from patolli.table.sole import sole

    url = f"sqlite:///{tmp_path / 'tables.db'}"
    with sole(url):
        told = in_all_languages(lambda language: run("serve", "--db", url, "--language", language))
    assert "Another Patolli serves the store" in told["en"].err


def test_a_store_of_a_newer_patolli(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    from patolli.table.engines import engine_of
    from patolli.table.layouts import bring_up

    engine = engine_of(f"sqlite:///{path}")
    bring_up(engine)
    engine.dispose()
    newer(path)
    told = in_all_languages(lambda language: run("serve", "--db", f"sqlite:///{path}", "--language", language))
    assert all("999" in done.err for done in told.values())


def test_what_the_system_says_of_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    told = in_all_languages(
        lambda language: run(
            "play",
            "mexica",
            "--record",
            tmp_path / "file" / "game.txt",
            "--seats",
            "random,random",
            "--language",
            language,
        )
    )
    assert "cannot be written: Not a directory." in told["en"].err
    assert "Not a directory" not in told["nl"].err


@pytest.mark.parametrize(
    ("error", "cause", "told"),
    [
        (PermissionError(13, "Permission denied"), "EACCES", "toegang geweigerd"),
        (OSError(99999, "something else"), "", "something else"),
        (ValueError("embedded null byte"), "", "embedded null byte"),
    ],
)
def test_what_is_often_seen_is_told_in_the_language(error: Exception, cause: str, told: str) -> None:
    assert cause_of(error) == cause
    assert system_reason(error, speech("nl", ())) == told


def test_an_error_of_sqlite_is_known_by_the_first_part_of_its_name() -> None:
    error = sqlite3.OperationalError("attempt to write a readonly database")
    error.sqlite_errorname = "SQLITE_READONLY_DIRECTORY"
    assert cause_of(error) == "SQLITE_READONLY"
    assert system_reason(error, speech("pt", ())) == "a base de dados só permite leitura"


# ------------------------------------------------------------------- bench
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_bench(language: str) -> None:
    measured = {key: 2.0 for key, _ in bench.ROWS} | {"us_decision": 99.0}
    found = {"3": dict(measured), "4": dict(measured)}
    rows = list(bench._rows("mexica", found, found, speech(language, ())))
    english = list(bench._rows("mexica", found, found, speech("en", ())))
    assert len(rows) == len(english) == len(bench.ROWS) + 1 + 1 + 4
    assert english[0] == ["", "3p", "4p", "bar", ""]
    assert english[1][:3] == ["µs a decision", "99", "99"]
    assert {row[-1] for row in english[1:]} == {"", "met", "NOT met"}
    assert not any("{" in cell for row in rows for cell in row)
    if language != "en":
        for ours, theirs in zip(rows[1:], english[1:], strict=True):
            assert ours[0] != theirs[0]
            assert len(ours[0]) - len(ours[0].lstrip()) == len(theirs[0]) - len(theirs[0].lstrip())
            assert (ours[-1] == "") if theirs[-1] == "" else ours[-1] != theirs[-1]


def test_bench_says_what_it_measured_in_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    measured = {key: 2.0 for key, _ in bench.ROWS}
    monkeypatch.setattr(bench, "measure", lambda *asked: measured)
    monkeypatch.setattr(bench, "plain", dict)
    monkeypatch.setattr(bench, "thinking", lambda *asked: {})
    monkeypatch.setattr(bench, "interpreted", lambda *asked: None)
    english, ours = run("bench", "mexica"), run("bench", "mexica", "--language", "pt")
    assert english.out.startswith("processor  ")
    assert "rounds     the best of 7 counts\n" in english.out
    assert ours.out.startswith("processador ")
    assert "jogo ao acaso, um núcleo" in ours.out
