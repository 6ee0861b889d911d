"""The balance of a box: seats, luck and skill, options."""

from __future__ import annotations

import json
import random
from functools import cache

import pytest

from patolli.engine.game import find_game
from patolli.lab.balance import (
    Balance,
    MixedDeal,
    mixed_deals,
    option_changes,
    option_pairs,
    other_values,
    skill,
    watch,
)
from patolli.lab.balance_page import balance_page, plain, rows
from patolli.stage.game import ShownGame


@cache
def balance(games: int = 22) -> Balance:
    found = Balance()
    for facts in watch("chocolatl", 3, games, 5, "random"):
        found.add(facts)
    return found


def test_advantages_of_seats_add_up_to_nothing() -> None:
    found = balance().found()
    advantages = [each.value.value or 0.0 for each in found if each.measure.group == "advantage"]
    shares = [each.value.value or 0.0 for each in found if each.measure.group == "share"]
    assert len(advantages) == len(shares) == 3
    assert sum(advantages) == pytest.approx(0)
    assert sum(shares) == pytest.approx(1)


def test_variance_is_shared_by_skill_seat_deal_and_rest() -> None:
    """Numbers whose parts are known: skill 3 squared, seat 1 squared, deal 2 squared, rest 1 squared."""
    rng = random.Random(1)
    deals = []
    for number in range(2000):
        deal = rng.gauss(0, 2)
        both = [[seat + sign * 3 + seat * deal + rng.gauss(0, 1) for seat in (1, -1)] for sign in (1, -1)]
        deals.append(MixedDeal(number, both[0], both[1], 0.9))
    found = skill(deals)
    parts = {name: part.value or 0.0 for name, part in found.parts.items()}
    assert sum(parts.values()) == pytest.approx(1)
    assert parts["skill"] == pytest.approx(9 / 15, abs=0.03)
    assert parts["seat"] == pytest.approx(1 / 15, abs=0.03)
    assert parts["deal"] == pytest.approx(4 / 15, abs=0.03)
    assert all(part.half is not None and part.half < 0.1 for part in found.parts.values())


def test_the_stronger_bot_wins_more() -> None:
    found = skill(list(mixed_deals("chocolatl", 3, 6, 5, "greedy", "random")))
    assert (found.wins.value or 0) > 0.8


def test_the_same_bot_twice_has_no_skill() -> None:
    deals = list(mixed_deals("chocolatl", 3, 6, 5, "random", "random"))
    assert all(deal.stronger == deal.weaker for deal in deals)
    assert skill(deals).parts["skill"].value == 0


def test_options_are_tried_with_every_value_that_is_not_chosen() -> None:
    values = other_values("chocolatl", 3, {})
    assert ("edition", "fr") in values
    assert not [name for name, _ in values if name in ("components", "colours")]
    assert ("edition", "nl") in other_values("chocolatl", 3, {"edition": "fr"})
    pairs = list(option_pairs("chocolatl", 3, 20, 5, ("edition", "fr"), "random"))
    alone, among = option_changes(pairs), option_changes(pairs, among=10)
    assert {change.measure.group for change in alone} == {"points", "share", "game"}
    assert all((one.change.half or 0) <= (two.change.half or 0) for one, two in zip(alone, among, strict=True))


@pytest.mark.parametrize("language", ["en", "fr", "nl", "pt"])
def test_the_page_is_whole_in_every_language(language: str) -> None:
    game = find_game("chocolatl")
    assert isinstance(game, ShownGame)
    skills = skill(list(mixed_deals("chocolatl", 3, 3, 5, "random", "random")))
    pairs = list(option_pairs("chocolatl", 3, 3, 5, ("edition", "fr"), "random"))
    found = plain("chocolatl", 3, 5, "random", {}, balance(), skills, {("edition", "fr"): option_changes(pairs)})
    assert json.loads(json.dumps(found)) == found
    page = balance_page(found, game.speech(language), game.title, ["a", "b", "c"], ("x", "y"), "patolli balance")
    assert page.count("<svg") > 6
    assert "{lab" not in page
    assert len(rows(found).splitlines()) == len(found["measures"]) + 1
