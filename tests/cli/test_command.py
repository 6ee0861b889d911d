"""The command as a whole: help, versions, exit codes, languages."""

import pytest

import patolli
from patolli.cli import NAMES
from patolli.games import NAMES as GAMES
from patolli.stage.parser import own_language
from tests.cli.conftest import Run


def test_alone_it_prints_a_short_help_with_examples(run: Run) -> None:
    done = run()
    assert done.code == 0
    assert len(done.out.splitlines()) < 15
    for name in NAMES:
        assert f"patolli {name}" in done.out


def test_the_version_says_how_it_runs(run: Run) -> None:
    done = run("--version")
    assert done.code == 0
    assert done.out.startswith(f"patolli {patolli.__version__} ")
    assert ("compiled" if patolli.COMPILED else "interpreted") in done.out
    assert "Python 3." in done.out


@pytest.mark.parametrize("name", NAMES)
def test_every_command_explains_itself(run: Run, name: str) -> None:
    done = run(name, "--help")
    assert done.code == 0
    assert f"usage: patolli {name}" in done.out


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (["paly"], "Did you mean “play”?"),
        (["xyzzy"], "Its commands are: play,"),
        (["--nonsense"], "no command"),
        (["play", "mexcia"], f"There is no game “mexcia”. The games are: {', '.join(GAMES)}. Did you mean “mexica”?"),
        (["play"], "Which game?"),
        (["play", "mexica", "chess"], "Unrecognized arguments: chess"),
        (["play", "mexica", "--players", "7"], "Mexica is for 2 to 4 players, not 7."),
        (["play", "mexica", "--players", "many"], "'many' is not a whole number"),
        (["play", "mexica", "--players", "-3"], "'-3' is not a whole number"),
        (["play", "mexica", "--seats", "me,random", "--players", "4"], "2 seats are named for 4 players."),
        (["play", "mexica", "--seats", "me,deepblue"], "There is no bot “deepblue”"),
        (["play", "mexica", "--seats", "me,random:3s"], "takes nothing after a colon"),
        (["play", "mexica", "--seats", "me,,random"], "There is no bot “”"),
        (["play", "mexica", "--option", "colour"], "--option needs a name and a value"),
        (["play", "mexica", "--option", "board=big"], "Mexica has no option “board”. Its options are: first_player,"),
        (
            ["play", "mexica", "--option", "first_player=me"],
            "first_player can be one of: seat0, random; not “me” (MEX-15).",
        ),
        (["play", "mexica", "--option", "a=1", "--option", "a=2"], "given twice"),
        (["play", "mexica", "--option", "a=b\nseat 0 X"], "neither line breaks"),
        (["play", "mexica", "--language", "tlh"], "There is no language 'tlh'"),
        (["play", "mexica", "--language", "french"], "There is no language 'french'"),
        (["play", "mexica", "--seed", "-1"], "A seed is a whole number from 0"),
        (["play", "mexica", "--seed", "9" * 5000], "A seed is a whole number from 0"),
        (["play", "mexica", "--seed", str(1 << 64)], "A seed is a whole number from 0"),
        (["simulate", "mexica", "--games", "0"], "'0' is not a whole number from 1"),
        (["simulate", "mexica", "--games", "-1"], "'-1' is not a whole number from 1"),
        (["simulate", "mexica", "--games", "1e9"], "is not a whole number from 1"),
        (["simulate", "mexica", "--games", "٣"], "is not a whole number from 1"),
        (["simulate", "mexica", "--bots", "random,random", "--players", "3"], "2 seats are named for 3 players."),
        (["simulate"], "the following arguments are required: GAME"),
        (["rules", "chess"], "There is no game “chess”"),
        (["bench", "chess"], "There is no game “chess”"),
        (["replay"], "the following arguments are required: FILE"),
        (["show", "x", "--theme", "pink"], "invalid choice: 'pink'"),
    ],
)
def test_wrong_usage_is_a_sentence(run: Run, argv: list[str], why: str) -> None:
    done = run(*argv)
    assert (done.code, done.out) == (2, "")
    assert why.lower() in done.text.lower()
    assert "Traceback" not in done.err


@pytest.mark.parametrize(
    ("argv", "why"),
    [
        (["paly"], "patolli n'a pas de commande « paly ». Ses commandes sont : play,"),
        (["paly"], "Vouliez-vous dire « play » ?"),
        (["rules", "mexcia"], "Il n'y a pas de jeu « mexcia »."),
        (["bench", "mexcia"], "Vouliez-vous dire « mexica » ?"),
        (["play", "mexica", "--players", "9"], "Mexica se joue de 2 à 4 joueurs, pas à 9."),
        (["simulate", "mexica", "--players", "9"], "Mexica se joue de 2 à 4 joueurs, pas à 9."),
        (["arena", "mexica", "--option", "stall_rounds=x"], "« x » n'est ni un nombre"),
        (["arena", "mexica", "--option", "stall_rounds=1.5"], "« 1.5 » n'est ni un nombre"),
        (["play", "mexica", "--seats", "me,foo"], "Il n'y a pas de robot « foo ». Les robots sont : random,"),
        (["play", "mexica", "--seats", "me,random:3s"], "Le robot « random » ne prend rien"),
        (["arena", "mexica", "--bots", "random,search:x"], "Une recherche a un budget"),
    ],
)
def test_wrong_usage_is_told_in_the_language(run: Run, argv: list[str], why: str) -> None:
    for said in (["--language", "fr", *argv], ["--language=fr", *argv], [*argv, "--language", "fr"]):
        done = run(*said)
        assert (done.code, done.out) == (2, "")
        assert why in done.err.replace("\xa0", " ")


def test_the_language_may_be_said_before_the_command(run: Run) -> None:
    assert run("--language", "fr", "games").out == run("games", "--language", "fr").out
    assert run("--language", "fr").out == run("--help", "--language", "fr").out != run().out
    assert "There is no language 'tlh'" in run("--language", "tlh", "games").text.replace("there", "There")
    for name in NAMES:
        assert "--language" in run(name, "--help").out


@pytest.mark.parametrize("seed", ["1234567", "1,234,567", "1_234_567", "1.234.567", "1 234\u202f567", "12_34567"])
def test_a_seed_may_be_pasted_in_groups_of_digits(run: Run, seed: str) -> None:
    assert "seed 1234567\n" in run("simulate", "zapotec", "--games", "1", "--seed", seed).out


@pytest.mark.parametrize("seed", ["1,2", "1.5", "1,2345", "1234,567", "_1", "1_", "1,,234", "x", ""])
def test_what_is_no_whole_number_is_no_seed(run: Run, seed: str) -> None:
    done = run("simulate", "zapotec", "--games", "1", "--seed", seed)
    assert (done.code, done.out) == (2, "")
    assert f"A seed is a whole number from 0 to {(1 << 64) - 1}, not {seed!r}".lower() in done.text.lower()


def test_the_largest_seed_is_fine(run: Run) -> None:
    assert run("simulate", "mexica", "--games", "1", "--seed", str((1 << 64) - 1)).code == 0


def test_the_games_are_listed_with_players_and_a_sentence(run: Run) -> None:
    assert "mexica: Mexica, for 2, 3, 4 players" in run("games").out
    assert "Cut an island" in run("games").text
    assert "Découpez une île" in run("games", "--language", "fr_BE.UTF-8").text


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_CA.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "pt_PT"}, "pt"),
        ({"LANG": "nl"}, "nl"),
        ({"LANG": "ptolemaic"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_is_that_of_the_system(environment: dict[str, str], language: str) -> None:
    assert own_language(environment) == language
