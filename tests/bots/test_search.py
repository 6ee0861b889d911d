"""The search: the same again, within its time, and fair."""

from collections.abc import Iterator

import pytest

from patolli.bots import maker
from patolli.bots.core.search import Settings
from patolli.bots.search_bot import TURN_BUDGETS, Budget, SearchBot
from patolli.engine.core.playout import walk
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import start
from patolli.engine.match import Question, play
from patolli.engine.record import Record
from tests.contract import toy
from tests.contract.toy import ToyGame


@pytest.fixture
def secrets() -> Iterator[None]:
    with toy.on_the_table(ToyGame()):
        yield


def asked(state: State, seat: int) -> Question:
    return Question(state, seat, state.moves(seat))


def test_the_same_seed_and_simulations_give_the_same_game() -> None:
    games = []
    for _ in range(2):
        record = Record("mexica", 2)
        state = start("mexica", 2)
        rng = Rng(8)
        seats = [maker("search:5")(rng.split()), maker("random")(rng.split())]
        state = play(record, seats, rng)
        games.append((record.lines, state.points()))
    assert games[0] == games[1]


class Clock:
    """Time that passes only while a bot simulates: each go takes all that it was given."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.began = self.now = 1e12  # far in the future, so that whoever looks at the real clock does not hurry
        self.goes = 0
        go = SearchBot.go

        def timed(bot: SearchBot, state: State, seat: int, simulations: int, until: float) -> int:
            self.goes += 1
            done = go(bot, state, seat, simulations, until)
            self.now = until
            return done

        monkeypatch.setattr(SearchBot, "go", timed)
        monkeypatch.setattr("patolli.bots.search_bot.perf_counter", lambda: self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_it_keeps_to_its_time(clock: Clock) -> None:
    state = start("mexica", 4)
    walk(state, Rng(9), 60)
    bot = maker("search:300ms")(Rng(1))
    bot.decide(asked(state, state.actors()[0]))
    assert 0.25 < clock.now - clock.began < 0.3


def test_it_can_be_stopped(clock: Clock) -> None:
    state = start("mexica", 4)
    walk(state, Rng(9), 60)
    bot = SearchBot(Rng(1), Budget("30s"))
    bot.stopped = lambda: True
    seat = state.actors()[0]
    assert bot.decide(asked(state, seat)) in state.moves(seat)
    assert clock.goes == 0


def test_it_does_not_touch_the_state() -> None:
    state = start("mexica", 2)
    walk(state, Rng(10), 50)
    before = state.game().write_position(state)
    maker("search:20")(Rng(1)).decide(asked(state, state.actors()[0]))
    assert state.game().write_position(state) == before


def test_the_tree_is_kept_within_a_turn() -> None:
    state = start("mexica", 2)
    walk(state, Rng(11), 60)
    bot = SearchBot(Rng(1), Budget("30"))
    seat = state.actors()[0]
    kept = []
    while state.actors() == [seat]:
        kept.append(bot.tree.visits(seat))
        state.play(seat, bot.decide(asked(state, seat)))
    assert len(kept) == 1 or max(kept[1:]) > 0


def test_the_small_moves_of_a_turn_do_not_take_the_time_again(clock: Clock) -> None:
    state = start("mexica", 2)
    walk(state, Rng(11), 60)
    bot = maker("search:200ms")(Rng(1))
    seat = state.actors()[0]
    decisions = 0
    while state.actors() == [seat]:
        state.play(seat, bot.decide(asked(state, seat)))
        decisions += 1
    assert decisions > 2
    assert 0.1 < clock.now - clock.began <= 0.2 * TURN_BUDGETS


@pytest.mark.usefixtures("secrets")
@pytest.mark.parametrize("code", ["greedy", "search:200", "novice"])
@pytest.mark.parametrize("players", [2, 3])
def test_what_a_seat_cannot_know_does_not_change_its_choice(code: str, players: int) -> None:
    for number in range(6):
        state = start("toy", players)
        rng = Rng(12, number)
        while state.actors() == [CHANCE]:
            state.play(CHANCE, state.pick(CHANCE, rng))
        seat = number % players
        chosen = set()
        for other in range(4):
            elsewhere = state.guess(seat, Rng(13, other))
            chosen.add(maker(code)(Rng(14)).decide(asked(elsewhere, seat)))
        assert len(chosen) == 1


@pytest.mark.usefixtures("secrets")
def test_it_plays_games_with_secrets_to_their_end() -> None:
    record = Record("toy", 3)
    rng = Rng(15)
    seats = [maker(code)(rng.split()) for code in ("search:50", "greedy", "random")]
    assert play(record, seats, rng).over()


@pytest.mark.parametrize("code", ["greedy", "search:60"])
@pytest.mark.parametrize(("game", "players"), [("zapotec", 3), ("chocolatl", 3), ("lapins", 3)])
def test_nor_does_it_in_the_games_with_secrets(code: str, game: str, players: int) -> None:
    """ZAP-110, CHO-98, LAP-96: hands, drafts, and cards that another king has looked at."""
    hidden = 0
    for number in range(6):
        state = start(game, players)
        rng = Rng(16, number)
        for _ in range(500):
            walk(state, rng, 1)
            seats = [seat for seat in state.actors() if seat != CHANCE and len(state.moves(seat)) > 1]
            if not seats or rng.below(8):
                continue
            seat = seats[-1]
            elsewhere = state.guess(seat, Rng(17, number))
            if state.game().write_position(elsewhere) == state.game().write_position(state):
                continue
            hidden += 1
            truth = maker(code)(Rng(18)).decide(asked(state, seat))
            assert maker(code)(Rng(18)).decide(asked(elsewhere, seat)) == truth
            break
    assert hidden, "in none of the games was anything hidden"


def test_others_may_do_what_looks_best() -> None:
    """Where all bid at once; the bandits of the others learn only from what they chose themselves."""
    state = start("chocolatl", 3)
    walk(state, Rng(3), 3)
    seat = state.actors()[0]
    for naive, least, most in [(0.0, 40, 40), (0.5, 5, 35), (1.0, 0, 0)]:
        settings = Settings()
        settings.obvious_share = naive
        bot = SearchBot(Rng(1), Budget("40"), settings)
        bot.think(state.copy(), seat, 0.0)
        assert bot.tree.visits(seat) == 40
        assert least <= bot.tree.visits((seat + 1) % 3) <= most


def test_where_the_search_comes_often_it_looks_wider() -> None:
    """What was learned of the plans of the narrow look stays."""
    state = start("mexica", 2)
    walk(state, Rng(3), 30)
    seat = state.actors()[0]
    bot = SearchBot(Rng(1), Budget("150"))
    bot.think(state.copy(), seat, 0.0)
    settings, often, seldom = bot.settings, 0, 0
    for child in bot.tree.root.children.values():
        for bandit in child.bandits:
            assert sum(bandit.visits) == bandit.total
            assert abs(sum(bandit.priors) - 1) < 1e-9
            assert len({tuple(moves) for moves in bandit.options}) == len(bandit.options)
            if bandit.total > settings.often:
                often += 1
                assert bandit.width == settings.wider
            elif bandit.total < settings.often:
                seldom += 1
                assert bandit.width == settings.width
    assert often
    assert seldom
