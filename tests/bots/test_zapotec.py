"""What Zapotec tells its bots, and what they make of it."""

import json

import pytest

from patolli.bots import maker
from patolli.engine.core.playout import walk
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import start
from patolli.engine.match import Question, play
from patolli.engine.record import Record
from patolli.games.zapotec import GAME
from patolli.games.zapotec.rules.state import Zapotec
from patolli.lab.arena import contest
from tests.bots.advice import advisor
from tests.cli.conftest import Run, run
from tests.zapotec.tables import table

__all__ = ["run"]


def along(players: int, games: int = 4, options: dict[str, str] | None = None) -> list[State]:
    """Positions of random games, from the set-up to the end."""
    found = []
    for number in range(games):
        state = start("zapotec", players, options)
        rng = Rng(30 + players, number)
        while state.actors():
            found.append(state.copy())
            walk(state, rng, 3)
        found.append(state)
    return found


def says(state: State, seat: int) -> str:
    """What greedy does."""
    move = maker("greedy")(Rng(1)).decide(Question(state, seat, state.moves(seat)))
    return state.game().say(state, seat, move)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_parts_of_an_estimate_add_up(players: int) -> None:
    for state in along(players):
        guess = advisor(state).estimate(state)
        assert len(guess) == len(state.points())
        assert [
            sum(points[seat] for _, points in advisor(state).breakdown(state)) for seat in range(len(guess))
        ] == pytest.approx(guess)


@pytest.mark.parametrize("options", [{"one_shot_tiles": "kept"}, {"solo_difficulty": "harder"}])
def test_they_do_with_options(options: dict[str, str]) -> None:
    for state in along(1, 2, options):
        assert sum(sum(points) for _, points in advisor(state).breakdown(state)) == pytest.approx(
            sum(advisor(state).estimate(state))
        )


@pytest.mark.parametrize("players", [1, 2, 4])
def test_at_the_end_the_estimate_is_the_points(players: int) -> None:
    for state in along(players):
        if state.over():
            assert advisor(state).estimate(state) == [float(points) for points in state.points()]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_move_has_a_promise(players: int) -> None:
    for state in along(players):
        for actor in state.actors():
            moves = state.moves(actor)
            assert len(advisor(state).priors(state, actor, moves)) == len(moves)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_part_has_words(players: int) -> None:
    for language in ("en", "fr", "nl", "pt"):
        speech = GAME.speech(language)
        assert all(speech.knows(f"part-{part}") for part, _ in GAME.advisor().breakdown(start("zapotec", players)))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_playing_on_comes_to_the_end_or_to_the_next_round(players: int) -> None:
    for state in along(players, 2):
        before = state.points()
        rounds = state.round if isinstance(state, Zapotec) else 0
        soon, late = state.copy(), state.copy()
        assert len(advisor(soon).rollout(soon, 1, Rng(1))) == len(before)
        assert soon.over() or (isinstance(soon, Zapotec) and soon.round == rounds + 1)
        assert advisor(late).rollout(late, 9, Rng(1)) == [float(points) for points in late.points()]
        assert late.over()
        assert state.points() == before


@pytest.mark.parametrize("players", [2, 3])
def test_what_a_seat_cannot_know_changes_no_promise_of_its_own(players: int) -> None:
    for state in along(players, 2):
        for seat in state.actors():
            if seat != CHANCE:
                other = state.guess(seat, Rng(3))
                assert advisor(other).priors(other, seat, other.moves(seat)) == advisor(state).priors(
                    state, seat, state.moves(seat)
                )


def test_a_guess_does_not_depend_on_what_is_hidden() -> None:
    """ZAP-113: else a bot with the same luck would choose otherwise."""
    for state in along(3, 2):
        for seat in state.actors():
            if seat != CHANCE:
                other = state.guess(seat, Rng(4))
                one, two = state.guess(seat, Rng(5)), other.guess(seat, Rng(5))
                assert state.game().write_position(one) == state.game().write_position(two)


def test_greedy_does_not_stop_while_it_can_build() -> None:
    state = table("phase: build\nround: 2\nseat 0: played A12; resources w1 b1")
    assert says(state, 0).startswith("build")
    state = table("phase: build\nround: 5\nscoring: A01 A02 A03 A04 A20\nseat 0: played A12; resources w1 b1")
    assert says(state, 0).startswith("build")


def test_greedy_builds_where_the_round_scores() -> None:
    """ZAP-65: with a village card and Mitla to be scored in the last round, the village goes to Mitla."""
    state = table("phase: build\nround: 5\nscoring: A02 A03 A04 A06 A12\nseat 0: played A01; resources w1 b1")
    assert says(state, 0).split()[1].startswith("M")


def test_greedy_finishes_its_pyramid() -> None:
    """ZAP-79: five points a level."""
    state = table(
        """
        phase: capital
        round: 5
        score-tiles: forest temple etla
        pyramid 1: forest 0:base 0:middle
        seat 0: played A12; resources w1 b1 s1 p1
        """
    )
    assert says(state, 0) == "pyramid 1"


def test_greedy_sacrifices_all_its_corn_at_last() -> None:
    """ZAP-46: each priest carries up to five corn, and nothing is left for later."""
    state = table("phase: capital\nround: 5\nrituals: R01 R02 R03\nseat 0: played A12; resources c4 p1")
    assert says(state, 0) == "sacrifice 4"


def test_greedy_takes_the_better_line() -> None:
    state = table("phase: income\nround: 3\nseat 0: played A09; resources; grid wb=EPV ws=EHT")
    assert says(state, 0) == "income row"


def test_greedy_beats_random() -> None:
    for match in contest("zapotec", 2, 6, 1, ["greedy", "random"]):
        assert [match.lineup[seat] for seat in match.winners] == [0]


def test_everybody_plays_to_the_end() -> None:
    for players in (1, 2, 4):
        rng = Rng(40 + players)
        seats = [maker(code)(rng.split()) for code in ("search:12", "greedy", "novice", "random")[:players]]
        assert play(Record("zapotec", players), seats, rng).over()


def test_the_arena_counts_victories_over_cocijobot(run: Run) -> None:
    done = run("arena", "zapotec", "--players", "1", "--bots", "greedy,random", "--games", "6", "--seed", "2", "--json")
    told = json.loads(done.out)
    assert done.code == 0
    greedy, other, bot = told["bots"]
    assert [greedy["games"], other["games"], bot["games"]] == [3, 3, 6]
    assert bot["bot"] == "Cocijobot"
    assert greedy["wins"] + other["wins"] + bot["wins"] == 6
    assert bot["share_95"][0] <= bot["share"] <= bot["share_95"][1]
    assert bot["rating"] > other["rating"]
