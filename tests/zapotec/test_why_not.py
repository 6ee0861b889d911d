"""Why no line can begin so: the verbs answer it by the rules."""

from __future__ import annotations

import pytest

from patolli import Rng, lines, start
from patolli.engine.core.state import CHANCE
from patolli.engine.game import why_not
from patolli.games.zapotec import GAME
from patolli.games.zapotec.rules.state import Zapotec
from patolli.games.zapotec.words.lines import PLAYER_VERBS
from patolli.stage.speech import LANGUAGES
from tests.zapotec.tables import table

CAPITAL = "phase: capital\nround: 2\n"
BUILD = "phase: build\nround: 2\nseat 0: played A01; "


def told(state: Zapotec, line: str) -> tuple[str, str]:
    refusal = why_not(state, state.actors()[0], line)
    assert refusal is not None
    return refusal.rule, refusal.why


@pytest.mark.parametrize(
    ("rows", "line", "rule", "said"),
    [
        ("", "build", "ZAP-19", "Now everybody chooses a card: say “choose” and a card of your hand."),
        (CAPITAL, "build", "ZAP-22", "Capital actions come first: say “done” to begin building."),
        (CAPITAL, "choose", "ZAP-19", "The cards of this round are chosen."),
        (
            f"{CAPITAL}seat 0: played A01",
            "buy",
            "ZAP-29",
            "No trade tile can be bought now: the cheapest costs 1 gold; you have 0.",
        ),
        (
            f"{CAPITAL}bought: 1\nseat 0: played A01; resources g1; trade Z01",
            "buy",
            "ZAP-29",
            "No trade tile can be bought now: the cheapest costs 2 gold; you have 1.",
        ),
        (
            f"{CAPITAL}bought: 1 2 3\nseat 0: played A01; resources g9; trade Z01 Z13 Z25",
            "buy",
            "ZAP-30",
            "You have bought a trade tile of every level that is open.",
        ),
        (
            f"{CAPITAL}market: - - - - - - - - -\nseat 0: played A01; resources g9",
            "buy",
            "ZAP-31",
            "No trade tile is open in the market.",
        ),
        (CAPITAL, "use", "ZAP-52", "You own no trade tile that can be used now."),
        (f"{CAPITAL}seat 0: trade Z01", "use", "ZAP-52", "You own no trade tile that can be used now."),
        (f"{CAPITAL}seat 0: played A01; resources w0", "pyramid", "ZAP-34", "you have nothing"),
        (f"{CAPITAL}seat 0: played A01; resources w0", "pyramid new", "ZAP-34", "you have nothing"),
        (
            f"{CAPITAL}score-tiles: S1 S2 S3\npyramid 1: S1 0:base 1:middle 0:top\n"
            "pyramid 2: S2 1:base 0:middle 1:top\nseat 0: played A01; resources w9 b9 s9 p9",
            "pyramid new",
            "ZAP-36",
            "Every pyramid space has a pyramid.",
        ),
        (CAPITAL, "ritual", "ZAP-42", "You have no pyramid level; each allows one ritual."),
        (
            f"{CAPITAL}score-tiles: S1 S2 S3\nrituals: R01 R02 R03\npyramid 1: S1 0:base 1:middle 0:top\n"
            "seat 0: played A01; discs R01 R02 R03; performed 1",
            "ritual",
            "ZAP-42",
            "Your disc is on every ritual card already.",
        ),
        (
            f"{CAPITAL}score-tiles: S1 S2 S3\npyramid 1: S1 0:base\nseat 0: played A01; resources w1",
            "ritual",
            "ZAP-43",
            "That costs 1 priest; you have 1 wood.",
        ),
        (f"{CAPITAL}seat 0: played A01; resources w1", "sacrifice", "ZAP-46", "you have 1 wood"),
        (f"{CAPITAL}seat 0: played A01; position 12", "sacrifice", "ZAP-46", "on the last space"),
        (f"{BUILD}resources w0", "build", "ZAP-60", "you have nothing"),
        (f"{BUILD}resources w0", "palace", "ZAP-62", "you have nothing"),
        (f"{BUILD}palace MFC", "palace", "ZAP-62", "Your palace stands on Mitla (forest, cornfield) already."),
        (f"{BUILD}resources w9 b9 s9", "build MFC", "ZAP-59", "Mitla (forest, cornfield) is"),
        (f"{BUILD}resources w9 b9 s9", "pyramid", "ZAP-22", "Capital actions come before building"),
        (f"{BUILD}resources w9 b9 s9", "place", "ZAP-45", "no free disc"),
        (f"{BUILD}resources w9 b9 s9", "gain", "ZAP-47", "No space of the sacrifice track"),
        ("phase: income\nround: 2", "draft", "ZAP-24", "First take your income"),
    ],
)
def test_a_verb_knows_why_it_cannot_be_said(rows: str, line: str, rule: str, said: str) -> None:
    """ZAP-19, ZAP-22, ZAP-24, ZAP-29 to ZAP-31, ZAP-34, ZAP-36, ZAP-42, ZAP-43, ZAP-46, ZAP-52, ZAP-59 to ZAP-62."""
    found, why = told(table(rows), line)
    assert (found, said in why) == (rule, True), (found, why)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_verb_that_cannot_be_said_has_a_reason_in_every_language(players: int) -> None:
    """In games at random: a reason with a rule for each verb, and none for a verb that can be said."""
    state, rng = start("zapotec", players, {"one_shot_tiles": "kept"}), Rng(players)
    while state.actors():
        actor = state.actors()[0]
        if actor != CHANCE:
            can = [line.split() for line in lines(state, actor)]
            for verb in PLAYER_VERBS:
                refusal = GAME.why_not(state, actor, [verb])
                assert (refusal is None) == any(words[0] == verb for words in can), (verb, str(state))
                for language in LANGUAGES if refusal else []:
                    assert refusal is not None
                    assert "{" not in GAME.refusal(refusal, language)
                assert refusal is None or refusal.rule
            for words in can[:: len(can) // 5 + 1]:
                assert all(GAME.why_not(state, actor, words[:end]) is None for end in range(1, len(words)))
        state.play(actor, state.pick(actor, rng))


def test_who_is_not_asked_is_told_nothing_more() -> None:
    """What a verb lacks is told to whoever decides; the others are told whose decision it is."""
    state = table(f"{CAPITAL}seat 0: played A01")
    other = 1 - state.actors()[0]
    assert GAME.why_not(state, other, ["buy"]) is None
