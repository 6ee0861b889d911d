"""What is true in every position of every game: INV-1 to INV-16 and INV-23."""

from __future__ import annotations

from collections import Counter

from patolli.games.chocolatl.box.components import BOX, RED
from patolli.games.chocolatl.rules.codes import BID_ALL, DICE, FINAL, HARVEST, OFFERING, OVER, ROLL, SMALL_CARD
from patolli.games.chocolatl.rules.moves import cards_left
from patolli.games.chocolatl.rules.state import Chocolatl
from patolli.games.chocolatl.show.view import ChocolatlView, exchanges, substitutes
from patolli.games.chocolatl.show.view_parts import Exchange
from tests.chocolatl.histories import Step, histories, row, steps


def view_of(state: Chocolatl) -> ChocolatlView:
    view = state.view()
    assert isinstance(view, ChocolatlView)
    return view


def ends_round(step: Step) -> bool:
    """Whether a round was played to its end by this step."""
    return step.before.mode > 0 and step.after.mode == 0


def settled(step: Step) -> list[int]:
    """The locations whose bids were compared by this step."""
    return sorted({int(values["location"]) for key, values in step.events if key == "bid"})


def test_inv_1_cards_are_neither_lost_nor_found() -> None:
    for step in steps():
        state = step.after
        if state.phase <= OFFERING:
            continue
        for seat in range(state.players):
            cards = Counter(row(state, seat))
            assert cards.total() == 12
            assert 0 <= state.laid[seat] <= 12
            cards[state.offering[seat]] += 1
            for exchange in exchanges(state):
                if exchange.seat == seat:
                    cards[exchange.given] += 1
                    cards[exchange.won] -= 1
            assert +cards == Counter(range(13))


def test_inv_2_every_card_is_laid_once_in_a_round() -> None:
    """CHO-24: two at each location."""
    for game in histories():
        rows: list[list[int]] = []
        for step in game:
            if step.before.phase <= SMALL_CARD < step.after.phase:
                rows = [row(step.after, seat) for seat in range(step.after.players)]
            if ends_round(step):
                results = view_of(step.after).results
                assert [result.round for result in results] == [step.before.round] * 6
                for seat, cards in enumerate(rows):
                    laid = [card for result in results for bid in result.bids if bid.seat == seat for card in bid.cards]
                    assert sorted(laid) == cards


def test_inv_3_every_disc_is_in_one_stack() -> None:
    """CHO-69."""
    for step in steps():
        if step.after.phase >= OFFERING:
            assert sorted(step.after.stack) == list(range(step.after.players))
            assert min(step.after.space) >= 0


def test_inv_4_stones_are_counted() -> None:
    for step in steps():
        state = step.after
        for seat in range(state.players):
            extra = substitutes(state, seat)
            assert state.stones[seat] >= 0
            assert 0 <= extra <= 2
            assert state.stones[seat] + state.huts[seat] + state.pyramid.count(seat) - extra == 9
            if extra:
                assert state.stones[seat] == 0
                assert state.last


def test_inv_5_a_hut_and_a_die_in_every_round() -> None:
    for game in histories():
        rolled = 0
        for step in game:
            rolled += sum(key == "raised" for key, _ in step.events)
            rounds = step.after.round - int(step.after.location <= 3 and step.after.phase < FINAL)
            rounds = max(0, rounds)
            assert sum(step.after.huts) == rounds <= 7
            assert sum(step.after.dice) == rounds - rolled


def test_inv_6_the_pyramid_grows_by_two_and_pays_its_rows() -> None:
    """CHO-56, CHO-60."""
    for game in histories():
        paid: list[int] = []
        for step in game:
            state = step.after
            rounds = state.round - int(state.location <= 4 and state.phase < FINAL)
            assert len(state.pyramid) == 2 * max(0, rounds)
            for key, values in step.events:
                if key == "row":
                    index = int(values["row"]) - 1
                    stones = state.pyramid[BOX.row_end[index] - BOX.row_spaces[index] : BOX.row_end[index]]
                    counts = Counter(stones)
                    assert counts[int(values["seat"])] == max(counts.values())
                    paid.append(index)
            assert paid == [index for index, end in enumerate(BOX.row_end) if end <= len(state.pyramid)]


def test_inv_7_the_figures_have_two_owners() -> None:
    """CHO-8, CHO-51."""
    for step in steps():
        state = step.after
        if state.round > 1 or (state.round == 1 and state.location > 1):
            assert min(state.figure, state.old_man) >= 0
            assert state.figure != state.old_man
        else:
            assert (state.figure, state.old_man) == (-1, -1)


def test_inv_8_a_ranking_is_an_order_of_all() -> None:
    for step in steps():
        for location in settled(step):
            bids = [values for key, values in step.events if key == "bid" and values["location"] == location]
            totals = [int(values["bid"]) for values in bids]
            assert sorted(int(values["seat"]) for values in bids) == list(range(step.after.players))
            assert totals == sorted(totals, reverse=True)
            for values in bids:
                terms = (int(values[name]) for name in ("a", "b", "huts", "old", "dice"))
                assert sum(terms) == values["bid"]


def test_inv_9_points_come_from_where_the_rules_say() -> None:
    for step in steps():
        moved = [0] * step.after.players
        by_location: dict[int, list[int]] = {}
        for key, values in step.events:
            if key in ("scores", "loses"):
                points = int(values["points"]) * (1 if key == "scores" else -1)
                moved[int(values["seat"])] += points
                by_location.setdefault(int(values["location"]), []).append(points)
        assert [b + m for b, m in zip(step.before.space, moved, strict=True)] == step.after.space
        for location, scored in by_location.items():
            if location == 1:
                assert scored == [1]
            elif location == 2:
                assert scored == BOX.triples[step.before.white][::-1]
            elif location == 4:
                assert all(bonus in BOX.row_bonus for bonus in scored)
            elif location == 5:
                first, second, loss = BOX.drink[step.before.round - 1]
                assert scored[:-1] == [paid for paid in (first, second) if paid]
                assert loss <= scored[-1] <= 0
            else:
                assert location == 6
                assert scored == [6, 3]


def test_inv_10_the_disc_moved_last_lies_on_top() -> None:
    for step in steps():
        movers = [values for key, values in step.events if key in ("scores", "loses") and values["points"]]
        if movers:
            seat = int(movers[-1]["seat"])
            stack = next(stack for stack in view_of(step.after).stacks if seat in stack.seats)
            assert stack.seats[-1] == seat
            assert stack.space == movers[-1]["space"]


def test_inv_11_the_flag_stays_and_is_set_in_time() -> None:
    for step in steps():
        assert step.after.last >= step.before.last
        if step.after.phase == HARVEST and step.before.phase != HARVEST:
            assert max(step.after.space) < 40
            assert min(step.after.stones) > 0
            assert len(step.after.pyramid) < 14
            assert not step.after.last


def test_inv_12_a_game_has_three_to_seven_rounds() -> None:
    """CHO-79."""
    for game in histories():
        assert 3 <= game[-1].after.round <= 7
        for step in game:
            if step.after.round == 1 and step.after.mode:
                assert step.after.mode == RED
            if step.after.round == 7 and step.after.phase > HARVEST:
                assert step.after.last


def test_inv_13_two_cards_change_hands_in_every_round_but_the_last() -> None:
    for game in histories():
        for step in game:
            state = step.after
            if state.phase >= BID_ALL and 0 < state.round <= 6:
                assert len(cards_left(state, True)) == len(cards_left(state, False)) == 6 - state.round
            if ends_round(step):
                swaps: list[Exchange] = [swap for swap in exchanges(state) if swap.round == step.before.round]
                assert len(swaps) == (0 if step.before.last or state.last else 2)
                assert len({swap.seat for swap in swaps}) == len(swaps)


def test_inv_14_the_lowest_card_never_gets_lower() -> None:
    for step in steps():
        if step.before.phase > OFFERING and step.before.options.lowest:
            for seat in range(step.after.players):
                assert min(row(step.after, seat)) >= min(row(step.before, seat))


def test_inv_15_nobody_leaves_the_track() -> None:
    for step in steps():
        assert max(step.after.space) <= 60
        if step.after.phase == OVER:
            assert min(step.after.points()) >= -3


def test_inv_16_a_die_window_ends() -> None:
    """CHO-39."""
    for game in histories():
        most = questions = 0
        window = (0, 0)
        for step in game:
            if step.before.phase not in (DICE, ROLL):
                continue
            if (step.before.round, step.before.location) != window:
                window = (step.before.round, step.before.location)
                owned, owners = sum(step.before.dice), sum(dice > 0 for dice in step.before.dice)
                most, questions = owned + owners * (owned + 1), 0
            if step.before.phase == DICE:
                questions += 1
                assert questions <= most
            else:
                seat = step.before.asked
                assert step.after.dice[seat] <= step.before.dice[seat] - 1 + int(step.after.location > 3)
                raised = next(values for key, values in step.events if key == "raised")
                assert raised["bid"] == step.before.bids[seat] + step.move
                assert 1 <= step.move <= 6


def test_inv_23_final_scoring() -> None:
    for game in histories():
        state = game[-1].after
        scores = view_of(state).scores
        assert any(score.majority for score in scores)
        assert any(score.highest_offering for score in scores)
        assert sum(score.stones for score in scores) == 2 * state.round
        winners = state.winners()
        assert winners
        assert len({(scores[seat].total, scores[seat].offering) for seat in winners}) == 1
        assert scores[winners[0]].total == max(score.total for score in scores)
        for score in scores:
            parts = (score.track, score.stones, score.majority, score.chocolatl, score.old_man)
            assert score.total == sum(parts) + score.offering + score.highest_offering + score.die
