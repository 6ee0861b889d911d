"""What buttons say: their costs are those of the box, and a verb of a dice game is said without asking first."""

from __future__ import annotations

import pytest

from patolli import Match
from patolli.stage.speech import LANGUAGES
from patolli.table.messages import Verb
from patolli.table.snapshot import Snapshot
from tests.contract.example import HighCardGame, on_the_table

USUAL = {
    "mexica": {"fly": "5", "temple": "1–4"},
    "zapotec": {"buy": "1–3", "pyramid": "4", "build": "2", "palace": "3"},
    "chocolatl": {"roll": "1"},
    "lapins": {"found": "1+", "pass": "1", "build-palace": "2", "build-double": "2", "build-reserve": "maize"},
}


def buttons(game: str, components: str = "", language: str = "en") -> dict[str, Verb]:
    match = Match(game, players=3, options={"components": components} if components else {}, seed=1)
    match.settle()
    return Snapshot(match, []).verbs(match.state.actors()[0], language)


@pytest.mark.parametrize("game", USUAL)
def test_the_delivered_box_has_the_usual_costs(game: str) -> None:
    found = buttons(game)
    assert {verb: found[verb].cost for verb in USUAL[game]} == USUAL[game]


@pytest.mark.parametrize(
    ("game", "components", "costs"),
    [
        ("mexica", "{turn.flat_fee = 4}", {"fly": "4", "walk": "1"}),
        (
            "zapotec",
            "{buildings.village.cost.wood = 2, pyramids.level_cost.wood = 3}",
            {"build": "2–3", "pyramid": "6"},
        ),
        (
            "lapins",
            '{buildings.kinds.reserve.named = 2, buildings.kinds.reserve.type = "jade", costs.site = 3}',
            {"found": "3+", "build-reserve": "2 jade"},
        ),
    ],
)
def test_another_box_has_its_own(game: str, components: str, costs: dict[str, str]) -> None:
    found = buttons(game, components)
    assert {verb: found[verb].cost for verb in costs} == costs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", USUAL)
def test_every_button_is_complete_in_every_language(game: str, language: str) -> None:
    for verb, told in buttons(game, language=language).items():
        assert "{" not in told.label + told.hint + told.cost, verb


def test_a_game_says_which_verbs_are_not_asked_about() -> None:
    class SaysAtOnce(HighCardGame):
        at_once = ("choose",)

    with on_the_table(SaysAtOnce()):
        match = Match("highcard", players=2, seed=1)
        match.settle()
        assert Snapshot(match, []).verbs(0, "en")["choose"].at_once
    assert not buttons("zapotec")["choose"].at_once
