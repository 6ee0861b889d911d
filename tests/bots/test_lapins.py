"""What Dix-Huit Lapins tells its bots, and what becomes of it."""

from collections.abc import Iterator

import pytest

from patolli.bots import maker
from patolli.bots.core.search import shares
from patolli.engine.core.playout import walk
from patolli.engine.core.rng import Rng
from patolli.engine.core.rollout_policy import RolloutPolicy
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import start
from patolli.engine.match import Question
from patolli.games.lapins import GAME
from patolli.games.lapins.bot.city_plans import Trial, Wish
from patolli.games.lapins.bot.estimate import specials
from patolli.games.lapins.bot.income import garrisoned
from patolli.games.lapins.bot.rollout import (
    FLIPPED,
    KEYS,
    LISTED,
    MOST_LISTS,
    PHASES,
    ROLLOUT_ABOVE_ROUNDS,
    Offer,
    best_offers,
    judge_offer,
    phase_key,
    site_key,
    take_turn,
)
from patolli.games.lapins.bot.rounds_left import rounds_after
from patolli.games.lapins.rules.codes import OVER, OWNER_BITS, SHARING, TURN
from patolli.games.lapins.rules.sharing import areas
from patolli.games.lapins.rules.state import Lapins
from patolli.lab.arena import contest
from tests.bots.advice import advisor
from tests.lapins.stories import go, position

OPTIONS = [
    {},
    {"length": "3", "path_set": "varied"},
    {"length": "5", "allocation": "turn_order", "prisoner_place": "any_garrison"},
    {"map": "beginner"},
]


def moments(players: int, games: int = 6) -> Iterator[State]:
    """States along random games, in every phase."""
    for number in range(games):
        state = start("lapins", players, OPTIONS[number % len(OPTIONS)])
        rng = Rng(21, number)
        while state.actors():
            yield state
            walk(state, rng, 1)
        yield state


def decisions(players: int, games: int = 6) -> Iterator[tuple[State, int]]:
    """Those of them in which a seat decides, with the last one that does."""
    for state in moments(players, games):
        if state.actors() and state.actors()[0] != CHANCE:
            yield state, state.actors()[-1]


def chosen(state: State, code: str = "greedy") -> list[str]:
    """The lines that a bot says until somebody else decides."""
    seat = state.actors()[0]
    bot = maker(code)(Rng(1))
    said: list[str] = []
    while state.actors() == [seat]:
        move = bot.decide(Question(state, seat, state.moves(seat)))
        said.append(state.game().say(state, seat, move))
        state.play(seat, move)
    return said


# ------------------------------------------------------------------- estimates
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_of_an_estimate_add_up(players: int) -> None:
    for state in moments(players):
        sums = [sum(points[seat] for _, points in advisor(state).breakdown(state)) for seat in range(players)]
        assert sums == pytest.approx(advisor(state).estimate(state))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_the_estimate_is_the_points(players: int) -> None:
    for state in moments(players):
        if not state.actors():
            assert advisor(state).estimate(state) == state.points()


def test_every_part_has_its_words() -> None:
    for language in ("en", "fr", "nl", "pt"):
        for part, _ in GAME.advisor().breakdown(start("lapins", 2)):
            assert GAME.speech(language).knows(f"part-{part}")


@pytest.mark.parametrize("players", [2, 4])
def test_an_estimate_changes_nothing(players: int) -> None:
    for state in moments(players, 2):
        before = state.game().write_position(state)
        advisor(state).estimate(state)
        assert state.game().write_position(state) == before


@pytest.mark.parametrize("players", [2, 3])
def test_what_only_others_have_seen_does_not_change_the_estimate(players: int) -> None:
    for state, seat in decisions(players):
        assert isinstance(state, Lapins)
        if state.node != SHARING:
            assert GAME.advisor().estimate(state.guess(seat, Rng(22))) == advisor(state).estimate(state)


def test_every_move_has_a_promise() -> None:
    for state, seat in decisions(3, 2):
        moves = state.moves(seat)
        assert len(advisor(state).priors(state, seat, moves)) == len(moves)


# ------------------------------------------------------------------- plans
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [2, 8])
def test_plans_are_legal_and_end_before_chance(players: int, width: int) -> None:
    for number, (state, seat) in enumerate(decisions(players)):
        if number % 5:
            continue
        before = state.game().write_position(state)
        plans = advisor(state).plans(state, seat, width)
        assert plans
        assert [plan.score for plan in plans] == sorted((plan.score for plan in plans), reverse=True)
        for plan in plans:
            trial = state.copy()
            for move in plan.moves:
                assert seat in trial.actors()
                assert move in trial.moves(seat)
                trial.play(seat, move)
            assert len(plan.estimate) == players
        assert state.game().write_position(state) == before


def test_a_plan_that_cannot_be_carried_out_in_another_guess_is_known() -> None:
    state = position("king 0: wealth 5 maize\nking 1: wealth 1 maize", players=2)
    moves = advisor(state).plans(state, 0, 6)[0].moves
    assert advisor(state).feasible(state, 0, moves)
    assert not advisor(state).feasible(state, 0, [*moves, moves[0], 12345])
    assert not advisor(state).feasible(state, 0, [12345])


# ------------------------------------------------------------------- playing on
def turns(players: int, games: int) -> Iterator[Lapins]:
    """Turns along games that kings play by what looks best."""
    for number in range(games):
        state = start("lapins", players, OPTIONS[number % len(OPTIONS)])
        rng = Rng(23, number)
        while actors := state.actors():
            if actors[0] == CHANCE:
                state.play(CHANCE, state.pick(CHANCE, rng))
                continue
            assert isinstance(state, Lapins)
            if state.node == TURN:
                yield state
            for move in advisor(state).plans(state, actors[0], 1)[0].moves:
                state.play(actors[0], move)


@pytest.mark.parametrize("players", [2, 3])
def test_the_books_say_what_the_estimate_says(players: int) -> None:
    """Where nobody has a garrison, buildings priced from counts are worth what a survey of the land says; the other
    areas of a king are priced by the wealth he has before he pays, which makes a point or two."""
    compared = 0
    for state in turns(players, 2):
        if garrisoned(state.cities):
            continue
        seat = state.seat
        several = len(areas(state, seat)) > 1
        trial = Trial(state, seat)
        fixed = state.glory[seat] + specials(state, seat, trial.rounds)
        for offer in best_offers(state, seat, None)[:4]:
            surveyed = trial.score(offer.site, offer.fee, Wish([], [], offer.bill.kinds, 0))
            assert offer.score + fixed == pytest.approx(surveyed, abs=3.0 if several else 1e-6)
            compared += 1
    assert compared > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_openings_are_played_on_and_nothing_else_is(players: int) -> None:
    for number, state in enumerate(turns(players, 1)):
        rounds = rounds_after(state)
        assert advisor(state).needs_rollout(state, 9) == (rounds > ROLLOUT_ABOVE_ROUNDS)
        assert not advisor(state).needs_rollout(state, 0)
        later = state.copy()
        guess = advisor(later).rollout(later, 9, Rng(number))
        assert guess == advisor(state.copy()).rollout(state.copy(), 9, Rng(number))
        if rounds > ROLLOUT_ABOVE_ROUNDS:
            assert later.node == OVER or rounds_after(later) <= ROLLOUT_ABOVE_ROUNDS
        else:
            assert guess == advisor(state).estimate(state)


def test_looking_for_the_best_offer_changes_nothing() -> None:
    for state in turns(2, 1):
        before = state.game().write_position(state)
        for offer in best_offers(state, state.seat, None)[:2]:
            judge_offer(state, state.seat, offer)
        assert state.game().write_position(state) == before


def likes(*keys: int) -> RolloutPolicy:
    """Habits of somebody who does these things whenever they can be done."""
    policy = RolloutPolicy(0.4, 0.5)
    policy.weights = [1000.0 if key in keys else 0.0 for key in range(1 + max(keys))]
    return policy


def test_kings_who_play_on_build_where_and_what_they_like() -> None:
    looked = 0
    for state in turns(2, 1):
        seat = state.seat
        offers = best_offers(state, seat, None)
        if not offers:
            continue
        liked = offers[len(offers) // 2]
        first = LISTED if state.cities[liked.site] else 0
        policy = likes(site_key(state, seat, liked.site), phase_key(state, seat) + first + liked.bill.number)
        later = state.copy()
        take_turn(later, seat, Rng(3), policy)
        changed = [site for site in range(len(state.cities)) if state.cities[site] != later.cities[site]]
        assert changed == [liked.site]
        considered: list[Offer] = []
        for offer in offers:
            if offer.site == liked.site and offer.score not in [other.score for other in considered]:
                considered.append(offer)
        if liked in considered[:MOST_LISTS]:
            assert later.cities[liked.site] - (state.cities[liked.site] or (seat + 1) << OWNER_BITS) == liked.bill.city
            looked += 1
    assert looked > 3


def test_kings_who_play_on_turn_cards_if_they_like_to() -> None:
    for state in turns(2, 1):
        later = state.copy()
        take_turn(later, state.seat, Rng(3), likes(phase_key(state, state.seat) + FLIPPED))
        assert later.cities == state.cities
        assert later.node != TURN or later.turned != state.turned


@pytest.mark.parametrize("players", [2, 4])
def test_habits_of_kings_do_not_mix(players: int) -> None:
    """Every king, phase, list and site has a key of its own."""
    state = next(turns(players, 1))
    keys = [KEYS * number + key for number in range(PHASES * players) for key in range(KEYS)]
    assert all(
        phase_key(state, seat) in range(KEYS * PHASES * seat, KEYS * PHASES * (seat + 1)) for seat in range(players)
    )
    keys += [site_key(state, seat, site) for seat in range(players) for site in range(state.land.sites)]
    assert len(set(keys)) == len(keys)


def test_playing_on_learns_habits_that_win() -> None:
    """LAP-32: who has played a hundred times on from an opening does better there than who has not."""
    state = next(turns(2, 1))
    policy = RolloutPolicy(0.4, 0.5)
    for number in range(100):
        later = state.copy()
        guess = advisor(later).rollout(later, 9, Rng(5, number), policy)
        policy.learn(shares(guess, 9.0 * advisor(later).score_scale(later)), advisor(state).learning_rate(state))
    assert sum(liking != 0.0 for liking in policy.weights) > 20
    learned = policy.weights
    lead = 0.0
    for number in range(120):
        seat = number % 2
        policy.weights = [liking * (owner_of(state, key) == seat) for key, liking in enumerate(learned)]
        guess = advisor(state.copy()).rollout(state.copy(), 9, Rng(6, number), policy)
        lead += (guess[seat] - guess[1 - seat]) / 120
    assert lead > 5.0


def owner_of(state: Lapins, key: int) -> int:
    """Whose habit it is."""
    listed = KEYS * PHASES * state.players
    return key // (KEYS * PHASES) if key < listed else (key - listed) // state.land.sites


# ------------------------------------------------------------------- greedy
def test_greedy_beats_random() -> None:
    for match in contest("lapins", 2, 2, 1, ["greedy", "random"]):
        assert [match.lineup[seat] for seat in match.winners] == [0]


@pytest.mark.parametrize("players", [3, 4])
def test_bots_play_to_the_end_with_more_kings(players: int) -> None:
    for match in contest("lapins", players, 1, 1, ["greedy", "search:3", "random"]):
        assert match.winners


def test_greedy_begins_with_a_city_that_yields_something() -> None:
    said = chosen(position("king 0: wealth 10 maize\nking 1: wealth 10 maize", players=2))
    assert said[0].startswith("found")
    assert "build village" in said


def test_greedy_pays_off_a_drought_that_would_cost_two_villages() -> None:
    body = "city a1: 0 village village palace\ncity b1: 0 village reserve:maize"
    state = go(position(body, players=2, round=5), "0 card 1", "* face 1 drought")
    assert chosen(state)[0] == "parry b1 maize"


def test_greedy_sacrifices_in_the_last_round() -> None:
    """Five goods on a temple are ten points, in a palace five."""
    faces = " ".join(f"{card}=drought" for card in range(5, 12))
    body = f"""
        phase: share
        turned: 1-12
        faces: {faces} 12=match
        matches: 4
        city a1: 0 temple palace
        city b1: 0 village palace
        city b3: 0 village palace
        city c2: 0 village palace
        city d3: 0 village palace
        city b4: 0 village
        """
    state = position(body, players=2, round=4)
    assert chosen(state)[0] == "share glory"


def test_greedy_does_not_attack_a_fortress() -> None:
    body = """
        city c4: 0 garrison
        city c5: 1 double double double double
        king 0: wealth 3 maize
        king 1: wealth 3 maize
        """
    assert not chosen(position(body, players=2))[0].startswith("attack")


def test_greedy_attacks_villages_that_nobody_defends() -> None:
    body = """
        city c4: 0 double double double double
        city c5: 1 village village palace
        king 0: wealth 4 maize
        king 1: wealth 9 maize
        """
    assert chosen(position(body, players=2))[0] == "attack c4 c5"


def test_greedy_hardly_ever_pulls_down_what_it_has_just_built() -> None:
    """LAP-47: in whole games, of the buildings of a king's last four actions."""
    undone = 0
    for match in contest("lapins", 2, 4, 2, ["greedy"]):
        actions: dict[int, list[tuple[str, list[str]]]] = {seat: [] for seat in range(2)}
        for actor, line in match.record.lines:
            word, _, about = line.partition(" ")
            if word in ("found", "transform", "attack", "flip", "pass"):
                actions[actor].append((about, []))
            elif word == "build":
                actions[actor][-1][1].append(about)
            elif word == "demolish":
                site, kind = actions[actor][-1][0], about.split("+")[0].split(":")[0]
                undone += any(site == where and kind in built for where, built in actions[actor][-5:-1])
    assert undone <= 1
