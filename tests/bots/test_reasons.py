"""Reasons of advice."""

from patolli.bots import maker
from patolli.bots.advise import Advice, Reason, _alike, _without_common_costs, advise
from patolli.bots.search_bot import Budget
from patolli.engine.core.playout import walk
from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, State
from patolli.engine.game import say, start
from patolli.engine.match import Question


def test_what_every_line_costs_is_a_reason_for_none() -> None:
    one = Advice([1], ["a"], 0.5, 9, [Reason("bids", 0, -31.0), Reason("stones", 0, 2.0), Reason("bids", 1, -4.0)])
    other = Advice([2], ["b"], 0.4, 5, [Reason("bids", 0, -33.0), Reason("cards", 0, -1.0)])
    told = _without_common_costs([one, other], 0)
    assert told[0].reasons == [Reason("stones", 0, 2.0), Reason("bids", 1, -4.0)]
    assert told[1].reasons == [Reason("bids", 0, -2.0), Reason("cards", 0, -1.0)]
    assert _without_common_costs([one], 0) == [one]


def test_bids_of_a_red_round_are_not_all_told_to_cost_the_same() -> None:
    """CHO-27: in the first round all twelve cards are laid in any case."""
    state, rng = start("chocolatl", 3), Rng(1, 0)
    while len(state.actors()) == 1 or "offer" in state.game().say(state, 0, state.moves(0)[0]):
        actor = state.actors()[0]
        state.play(actor, state.pick(CHANCE, rng) if actor == CHANCE else state.moves(actor)[4])
    seat = state.actors()[0]
    found = advise(Question(state, seat, state.moves(seat)), Budget("60"), rng)
    costs = [[one.points for one in line.reasons if one.seat == seat and one.part == "round"] for line in found]
    assert len(found) > 1
    assert min(abs(cost[0]) if cost else 0.0 for cost in costs) < 1.0


def at_a_roll() -> State:
    """Somebody of three has to say whether to roll a black die."""
    for seed in range(50):
        state, rng = start("chocolatl", 3), Rng(seed)
        bots = [maker("greedy")(rng.split()) for _ in range(3)]
        while not state.over():
            actor = state.actors()[0]
            if actor == CHANCE:
                state.play(CHANCE, state.pick(CHANCE, rng))
                continue
            moves = state.moves(actor)
            if {"roll", "pass"} <= {say(state, actor, move) for move in moves}:
                return state
            state.play(actor, bots[actor].decide(Question(state, actor, moves)))
    raise AssertionError("nobody rolls")


def test_one_lucky_roll_is_no_reason() -> None:
    """What a die brings is told as it is on average: by one roll it would differ by far more."""
    state = at_a_roll()
    seat = state.actors()[0]
    question = Question(state, seat, state.moves(seat))
    for part in ("round", "strength"):
        told = []
        for seed in range(6):
            found = advise(question, Budget("12"), Rng(seed))
            told.append(next(line for line in found if line.says == ["roll"]).changes(part, seat))
        assert max(told) - min(told) < 3.0, part


def test_what_others_lose_whatever_is_done_is_no_merit() -> None:
    one = Advice([1], ["roll"], 0.5, 9, [Reason("cards", 0, 9.0), Reason("cards", 1, -13.0), Reason("dice", 2, -1.0)])
    other = Advice([2], ["pass"], 0.4, 5, [Reason("cards", 0, 5.0), Reason("cards", 1, -12.0)])
    told = _without_common_costs([one, other], 0)
    assert told[0].reasons == [Reason("cards", 0, 9.0), Reason("cards", 1, -1.0), Reason("dice", 2, -1.0)]
    assert told[1].reasons == [Reason("cards", 0, 5.0)]
    idle = Advice([3], ["wait"], 0.1, 1, [])
    assert _without_common_costs([one, other, idle], 0, lines=2)[0].reasons == one.reasons, "not whatever is done"


def test_what_has_to_be_done_needs_no_reason() -> None:
    state, rng = start("zapotec", 1), Rng(1)
    walk(state, rng, 60)
    while state.actors() == [CHANCE] or len(state.moves(state.actors()[0])) > 1:
        actor = state.actors()[0]
        state.play(actor, state.pick(actor, rng))
    seat = state.actors()[0]
    found = advise(Question(state, seat, state.moves(seat)), Budget("5"), rng)
    assert [line.reasons for line in found] == [[]]


def test_what_is_gained_whatever_is_done_is_no_merit() -> None:
    """CHO-22: with the offering the hand is known, and the estimate rises by hundreds."""
    state, rng = start("chocolatl", 4), Rng(1)
    while state.actors() == [CHANCE] or not say(state, (seat := state.actors()[0]), state.moves(seat)[0]).startswith(
        "offer"
    ):
        state.play(state.actors()[0], state.pick(state.actors()[0], rng))
    found = advise(Question(state, seat, state.moves(seat)), Budget("60"), rng)
    assert len(found) > 1
    assert all(abs(one.points) < 60 for line in found for one in line.reasons)


def test_a_line_that_costs_least_is_compared_with_the_others() -> None:
    one = Advice([1], ["play A"], 0.5, 9, [Reason("hand", 0, -2.0)])
    others = [Advice([at], ["play B"], 0.4, 5, [Reason("hand", 0, -2.0 - at)]) for at in (1, 2)]
    told = _without_common_costs([one, *others], 0)
    assert [line.reasons for line in told] == [
        [Reason("hand", 0, 1.5)],
        [Reason("hand", 0, -1.0)],
        [Reason("hand", 0, -2.0)],
    ]


def opening_of_kings() -> Question:
    state, rng = start("lapins", 3), Rng(5)
    while state.actors() == [CHANCE]:
        state.play(CHANCE, state.pick(CHANCE, rng))
    seat = state.actors()[0]
    return Question(state, seat, state.moves(seat))


def test_a_line_that_was_hardly_tried_is_not_thought_lost_or_won_by_that() -> None:
    """With ten simulations nearly all lines were tried once or never."""
    found = advise(opening_of_kings(), Budget("10"), Rng(1))
    assert min(line.visits for line in found) <= 2
    assert max(line.chance for line in found) - min(line.chance for line in found) < 0.1


def test_what_is_likeliest_to_win_comes_first_even_if_it_was_tried_less() -> None:
    found = advise(opening_of_kings(), Budget("10"), Rng(10))
    assert found[0].visits < max(line.visits for line in found)
    chances = [line.chance for line in found]
    assert chances == sorted(chances, reverse=True)


def test_lines_that_are_nearly_alike_are_one() -> None:
    """Which cell of the grid a tile goes to hardly matters; which verbs are said does, and so do points."""
    one, other = ["build EPT ww", "done"], ["build EPT ws", "done"]
    assert _alike(one, [("rounds", [3.0, 0.0])], other, [("rounds", [3.4, -0.2])])
    assert not _alike(one, [("rounds", [3.0, 0.0])], other, [("rounds", [4.5, 0.0])])
    assert not _alike(one, [("rounds", [3.0, 0.0])], ["palace EPT", "done"], [("rounds", [3.4, 0.0])])
    assert _alike(["a", "b"], [("rounds", [3.0])], ["b", "c d"], [("rounds", [3.0])]), "the same in another order"
