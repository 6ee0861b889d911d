"""What Chocolatl tells its bots: estimates, whole bids, and nothing that a seat cannot know."""

from collections.abc import Iterator

import pytest

from patolli import hear, read_position
from patolli.bots import maker
from patolli.bots.search_bot import Budget, SearchBot
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import start
from patolli.engine.match import Question
from patolli.games.chocolatl import GAME
from patolli.games.chocolatl.box.components import BIG, VALUES
from patolli.games.chocolatl.rules.codes import (
    BID_ALL,
    BID_FIRST,
    BID_LOCATION,
    BID_SECOND,
    DICE,
    DISCARD,
    FINAL,
    OFFERING,
    PASS_DIE,
    ROLL_DIE,
)
from patolli.games.chocolatl.rules.state import Chocolatl
from patolli.lab.arena import contest
from tests.bots.advice import advisor

TABLES = [(players, edition) for players in (3, 4, 5) for edition in ("nl", "fr")]


def positions(players: int, edition: str, games: int, every: int) -> Iterator[Chocolatl]:
    """Positions of random games, one in so many, the end included."""
    for number in range(games):
        state = start("chocolatl", players, {"edition": edition})
        assert isinstance(state, Chocolatl)
        rng = Rng(31, number)
        while state.actors():
            if not rng.below(every):
                yield state
            actor = state.actors()[-1]
            state.play(actor, state.pick(actor, rng))
        yield state


def asked(state: State, seat: int) -> Question:
    return Question(state, seat, state.moves(seat))


# ------------------------------------------------------------------- the estimate
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_the_parts_of_an_estimate_add_up(players: int, edition: str) -> None:
    for state in positions(players, edition, 3, 6):
        account = advisor(state).breakdown(state)
        sums = [sum(points[seat] for _, points in account) for seat in range(players)]
        assert sums == pytest.approx(advisor(state).estimate(state))


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_at_the_end_the_estimate_is_the_points(players: int, edition: str) -> None:
    for state in positions(players, edition, 6, 10**6):
        if state.over():
            assert advisor(state).estimate(state) == [float(points) for points in state.points()]


@pytest.mark.parametrize("language", ["en", "fr", "nl", "pt"])
def test_every_part_has_a_name(language: str) -> None:
    for part, _ in GAME.advisor().breakdown(start("chocolatl", 3)):
        assert GAME.speech(language).knows(f"part-{part}")


def test_points_mean_more_as_the_game_ends() -> None:
    rounds = {1: 0, 2: 8, 4: 22, 6: 36}
    scales = [
        GAME.advisor().score_scale(
            read_position(f"chocolatl 3\nphase: harvest\nround: {number}\ntrack: {space}: 0 1 2")
        )
        for number, space in rounds.items()
    ]
    assert scales == sorted(scales, reverse=True)
    assert scales[0] > 1.0 > scales[-1]


def test_better_cards_and_huts_are_worth_something() -> None:
    plain = "chocolatl 3\nphase: bid-all\nround: 2\ntrack: 2: 0 1 2\n"
    even = GAME.advisor().estimate(read_position(plain))
    assert even[1] == pytest.approx(even[0], abs=2)
    hut = GAME.advisor().estimate(read_position(plain + "seat 0: huts 1; stones 8"))
    assert hut[0] > even[0] + 1


# ------------------------------------------------------------------- plans
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_a_plan_is_legal_and_complete(players: int, edition: str) -> None:
    """CHO-90: after the plan the actor has confirmed, or has answered what was asked."""
    phases = set()
    for state in positions(players, edition, 4, 4):
        for seat in state.actors():
            if seat == CHANCE:
                continue
            found = advisor(state).plans(state, seat, 2)
            assert found
            assert [plan.score for plan in found] == sorted((plan.score for plan in found), reverse=True)
            for plan in found[:6]:
                assert advisor(state).feasible(state, seat, plan.moves)
                trial = state.copy()
                phase = trial.phase
                for move in plan.moves:
                    assert trial.phase == phase
                    assert move in trial.moves(seat)
                    trial.play(seat, move)
                assert seat not in trial.actors() or trial.phase != phase or len(plan.moves) == 1
            phases.add(state.phase)
    assert {BID_ALL, BID_FIRST, BID_SECOND, BID_LOCATION} <= phases


def test_looking_for_plans_changes_nothing() -> None:
    for state in positions(3, "fr", 2, 5):
        before = state.game().write_position(state)
        for seat in state.actors():
            advisor(state).plans(state, seat, 3)
        assert state.game().write_position(state) == before


def test_plans_of_bids_do_not_depend_on_what_others_have_laid_in_secret() -> None:
    """CHO-25: from the second round on the hands are known, but not who lays what where."""
    tries = 0
    for state in positions(3, "nl", 8, 2):
        if not BID_ALL <= state.phase <= BID_LOCATION or state.round == 1:
            continue
        seat = state.actors()[0]
        told = [(plan.moves, plan.score) for plan in advisor(state).plans(state, seat, 2)]
        guess = state.guess(seat, Rng(3, tries))
        assert [(plan.moves, plan.score) for plan in advisor(guess).plans(guess, seat, 2)] == told
        advisor(guess).redecide_hidden(guess, seat)
        assert [(plan.moves, plan.score) for plan in advisor(guess).plans(guess, seat, 2)] == told
        tries += 1
    assert tries > 20


def test_high_bids_of_a_strong_hand_are_planned() -> None:
    """CHO-54: huts, an open card and a high one go beyond what two cards of the beginning can bid."""
    laid = "".join(f"\nseat {seat}: offering 12; laid 0+- 1+- 2+- 3+- 4+- 5+-" for seat in range(3))
    state = read_position(f"chocolatl 3\nphase: bid-second\nround: 6\ntrack: 20: 0 1 2{laid}")
    assert isinstance(state, Chocolatl)
    state.cards[:12] = [0, 1, 2, 3, 4, 18, 5, 6, 7, 8, 16, 17]
    state.huts[0] = 6
    for seat in range(3):
        assert advisor(state).plans(state, seat, 6)


def test_every_pair_is_considered_where_only_one_is_laid() -> None:
    """CHO-28: all 66 pairs for the next location, each once; a quick look takes fewer."""
    state = read_position("chocolatl 3\nphase: bid-location\nround: 2\nlocation: 1\ntrack: 1: 0 1 2")
    pairs = [plan.moves for plan in advisor(state).plans(state, 0, 12)]
    assert sorted(pairs) == [[move] for move in state.moves(0)]
    assert len(advisor(state).plans(state, 0, 2)) < 20


def test_no_high_card_is_considered_as_an_offering() -> None:
    """CHO-14."""
    state = read_position("chocolatl 3\nphase: offering")
    offered = [plan.moves[0] for plan in advisor(state).plans(state, 0, 12)]
    assert max(offered) <= 5


def test_a_plan_of_another_hand_is_not_feasible() -> None:
    state = read_position("chocolatl 3\nphase: bid-location\nround: 2\nlocation: 1\ntrack: 1: 0 1 2")
    moves = state.moves(0)
    assert all(advisor(state).feasible(state, 0, [move]) for move in moves)
    assert not advisor(state).feasible(state, 0, [moves[0], moves[1]])
    assert not advisor(state).feasible(state, 0, [PASS_DIE])
    assert not advisor(state).feasible(state, 0, [3])


def test_what_others_have_confirmed_is_open_again_in_thought() -> None:
    state = read_position("chocolatl 3\nphase: bid-all\nround: 2\ntrack: 2: 0 1 2")
    for _ in range(6):
        state.play(1, state.moves(1)[0])
    assert state.actors() == [0, 2]
    advisor(state).redecide_hidden(state, 0)
    assert state.actors() == [0, 1, 2]
    assert len(state.moves(1)) == 66


def test_the_usual_offering_is_thought_of_while_nothing_was_seen() -> None:
    """CHO-98: so that all guesses of the first round have the same hands; the own hand stays as it is."""
    state = start("chocolatl", 3)
    assert isinstance(state, Chocolatl)
    rng = Rng(12)
    while state.phase != BID_ALL:
        actor = state.actors()[0]
        state.play(actor, state.pick(actor, rng))
    guesses = [state.guess(0, Rng(number)) for number in range(2)]
    for guess in guesses:
        advisor(guess).redecide_hidden(guess, 0)
        assert guess.cards[:12] == state.cards[:12]
        assert guess.offering[0] == state.offering[0]
    assert guesses[0].cards == guesses[1].cards
    assert guesses[0].offering == guesses[1].offering


# ------------------------------------------------------------------- climbing and playing on
@pytest.mark.parametrize(
    "text",
    [
        "chocolatl 3\nphase: bid-all\nround: 2\ntrack: 2: 0 1 2",
        "chocolatl 3\nphase: bid-second\nround: 2\ntrack: 4: 0 1 2\n"
        + "\n".join(f"seat {seat}: laid 0+- 1+- 2+- 3+- 4+- 5+-" for seat in range(3)),
    ],
)
def test_a_bid_of_a_round_is_varied_by_one_exchange(text: str) -> None:
    """Every variant can be laid, is there once, and is another bid."""
    state = read_position(text)
    bid = advisor(state).plans(state, 0, 6)[0].moves
    variants = advisor(state).neighbours(state, 0, bid)
    assert len(variants) in (15, 60)
    assert all(advisor(state).feasible(state, 0, other) for other in variants)
    assert len({tuple(other) for other in [bid, *variants]}) == len(variants) + 1


def test_other_decisions_are_not_varied() -> None:
    state = read_position("chocolatl 3\nphase: bid-location\nround: 2\nlocation: 1\ntrack: 1: 0 1 2")
    assert advisor(state).neighbours(state, 0, advisor(state).plans(state, 0, 6)[0].moves) == []


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_a_game_can_be_played_on_from_anywhere_to_its_end(players: int, edition: str) -> None:
    """Bids of every colour, whatever lies already; the final dice are left to the estimate."""
    for state in positions(players, edition, 2, 9):
        if state.phase < BID_ALL:
            continue
        settled, ended = state.copy(), state.copy()
        advisor(settled).rollout(settled, 1, Rng(3))
        assert not DICE <= settled.phase <= DISCARD
        assert len(advisor(ended).rollout(ended, 8, Rng(3))) == players
        assert ended.phase >= FINAL


def first_bids(seed: int) -> Chocolatl:
    """The first bids of a game, with the usual offerings."""
    state = start("chocolatl", 3)
    assert isinstance(state, Chocolatl)
    rng = Rng(seed)
    while state.phase != BID_ALL:
        actor = state.actors()[0]
        state.play(actor, 4 if actor != CHANCE else state.pick(actor, rng))
    return state


def test_a_bid_that_was_climbed_to_is_laid_to_its_end() -> None:
    """It is better than all that was planned, found again with the same seed, and nobody thinks about it twice."""
    state = first_bids(4)
    bids: list[list[int]] = []
    for _ in range(2):
        bot, trial = SearchBot(Rng(5), Budget("1500")), state.copy()
        bids.append([])
        while 1 in trial.actors():
            bids[-1].append(bot.decide(asked(trial, 1)) if len(trial.moves(1)) > 1 else trial.moves(1)[0])
            trial.play(1, bids[-1][-1])
    assert bids[0] == bids[1]
    assert bids[0] not in [plan.moves for plan in advisor(state).plans(state, 1, 12)]


def test_who_climbs_does_not_look_at_what_others_have_laid() -> None:
    state = first_bids(6)
    before = SearchBot(Rng(7), Budget("900")).decide(asked(state, 1))
    for _ in range(6):
        state.play(0, state.moves(0)[0])
    assert SearchBot(Rng(7), Budget("900")).decide(asked(state, 1)) == before


# ------------------------------------------------------------------- choices
@pytest.mark.parametrize("code", ["greedy", "search:30"])
@pytest.mark.parametrize("edition", ["nl", "fr"])
def test_what_a_seat_cannot_know_does_not_change_its_choice(code: str, edition: str) -> None:
    tries = 0
    for state in positions(3, edition, 2, 14):
        seats = [seat for seat in state.actors() if seat != CHANCE and len(state.moves(seat)) > 1]
        if not seats:
            continue
        seat = seats[0]
        truth = maker(code)(Rng(18)).decide(asked(state, seat))
        for other in range(2):
            elsewhere = state.guess(seat, Rng(17, other))
            assert maker(code)(Rng(18)).decide(asked(elsewhere, seat)) == truth
        tries += 1
    assert tries > 5


def test_a_whole_bid_is_thought_of_once() -> None:
    """The tree is kept while the cards of one bid are laid."""
    state = start("chocolatl", 3)
    rng = Rng(4)
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.pick(CHANCE, rng))
    for seat in range(3):
        state.play(seat, 4)
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.pick(CHANCE, rng))
    bot = SearchBot(Rng(5), Budget("200"))
    kept = []
    while 1 in state.actors() and len(state.moves(1)) > 1:
        kept.append(bot.tree.visits(1))
        state.play(1, bot.decide(asked(state, 1)))
    assert len(kept) == 5
    assert kept[0] == 0
    assert min(kept[1:]) > 0


@pytest.mark.slow
def test_greedy_beats_two_who_play_at_random() -> None:
    for match in contest("chocolatl", 3, 3, 1, ["greedy", "random"]):
        assert [match.lineup[seat] for seat in match.winners] == [0]


# ------------------------------------------------------------------- nothing silly
def test_greedy_keeps_its_high_cards() -> None:
    """A 12 bid in every round brings more than 12 points at the end."""
    state = start("chocolatl", 3)
    rng = Rng(6)
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.pick(CHANCE, rng))
    assert maker("greedy")(Rng(1)).decide(asked(state, 0)) < max(VALUES) // 2


def test_greedy_rolls_no_die_that_cannot_help() -> None:
    """CHO-37: neither when nobody can be overtaken any more nor when first place is safe."""
    for cards in ("laid 0+1", "laid 11+12"):
        state = read_position(
            "chocolatl 3\nphase: dice\nround: 2\nlocation: 1\nmode: gold\ntrack: 1: 0 1 2\n"
            f"seat 0: offering 5; dice 1; {cards}\nseat 1: offering 5; laid 8+10\nseat 2: offering 5; laid 7+9"
        )
        assert state.moves(0) == [PASS_DIE, ROLL_DIE]
        assert maker("greedy")(Rng(1)).decide(asked(state, 0)) == PASS_DIE


def test_greedy_rolls_no_die_while_it_is_ahead_of_those_who_have_none() -> None:
    """CHO-37: in whole games, but for the lead that the pyramid asks for (CHO-57)."""
    asked_ahead = 0
    for match in contest("chocolatl", 3, 2, 7, ["greedy"]):
        state = match.record.start()
        assert isinstance(state, Chocolatl)
        for actor, line in match.record.lines:
            others = sum(state.dice) - state.dice[actor]
            if state.phase == DICE and state.ranking[0] == actor and not others and state.location != 4:
                asked_ahead += 1
                assert line == "pass"
            state.play(actor, hear(state, actor, line))
    assert asked_ahead


def test_greedy_does_not_keep_dice_that_nothing_is_left_for() -> None:
    """CHO-82: one die counts at the end. In the last round a second one is rolled where it may save two points."""
    for dice, answer in ((1, PASS_DIE), (2, ROLL_DIE)):
        state = read_position(
            "chocolatl 3\nphase: dice\nround: 7\nlast: 1\nlocation: 5\nmode: gold\ntrack: 9: 0 1 2\n"
            f"seat 0: offering 5; dice {dice}; laid 0+1 2+3 4+6 7+8 9+10\n"
            "seat 1: offering 5; laid 0+1 2+3 4+6 7+9 11+12\n"
            "seat 2: offering 5; huts 6; laid 0+1 2+3 4+6 7+8 11+12"
        )
        assert maker("greedy")(Rng(1)).decide(asked(state, 0)) == answer


def test_greedy_gives_up_its_lowest_card() -> None:
    """CHO-66."""
    tries = 0
    for state in positions(3, "fr", 6, 1):
        if state.actors() and state.phase == DISCARD:
            seat = state.actors()[0]
            assert maker("greedy")(Rng(1)).decide(asked(state, seat)) == min(state.moves(seat))
            tries += 1
    assert tries
    assert max(VALUES) < min(BIG)


def test_nothing_is_foreseen_before_everybody_has_offered() -> None:
    """CHO-14: playing on stops where a secret choice is still to be made, however far it is to go."""
    for horizon in (1, 2, 5):
        state, rng = start("chocolatl", 3), Rng(1, 0)
        while state.actors() == [CHANCE]:
            state.play(CHANCE, state.pick(CHANCE, rng))
        assert isinstance(state, Chocolatl)
        assert state.phase == OFFERING
        assert len(advisor(state.copy()).rollout(state.copy(), horizon, rng)) == 3
        state.play(0, state.moves(0)[3])
        assert len(advisor(state).rollout(state, horizon, rng)) == 3
