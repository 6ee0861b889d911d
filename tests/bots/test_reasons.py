"""Reasons of advice."""

from patolli.bots.advising import Advice, Reason, _without_common_costs, advise
from patolli.bots.searching import Budget
from patolli.engine.drive import Question
from patolli.engine.rng import Rng
from patolli.engine.room import start
from patolli.engine.state import CHANCE


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
    while len(state.actors()) == 1 or "offer" in state.room().say(state, 0, state.moves(0)[0]):
        actor = state.actors()[0]
        state.play(actor, state.pick(CHANCE, rng) if actor == CHANCE else state.moves(actor)[4])
    seat = state.actors()[0]
    found = advise(Question(state, seat, state.moves(seat)), Budget("60"), rng)
    costs = [[one.points for one in line.reasons if one.seat == seat and one.part == "round"] for line in found]
    assert len(found) > 1
    assert min(abs(cost[0]) if cost else 0.0 for cost in costs) < 1.0
