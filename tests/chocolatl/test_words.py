"""Say, hear, and why not."""

from __future__ import annotations

import pytest

from patolli import CHANCE, Match, NotLegal, Record, Rng, hear, lines, say, start, write_position
from patolli.engine.game import find_game
from patolli.games.chocolatl import GAME
from patolli.games.chocolatl.rules.codes import CODES
from patolli.games.chocolatl.rules.state import Chocolatl
from patolli.games.chocolatl.words.lines import why_not
from tests.chocolatl.histories import TABLES, history, steps
from tests.chocolatl.table import Table, gold

VALUES = range(20)
SAYABLE = (
    [f"{verb} {value}" for verb in ("offer", "lay", "discard") for value in VALUES]
    + [f"bid {low} {high}" for high in VALUES for low in range(high + 1)]
    + ["roll", "pass", "hut", "die", "first", "second"]
)
"""Every line that a player can say at all."""
DRAWABLE = [f"{verb} {value}" for verb in ("disc", "big", "small", "face") for value in VALUES] + [
    f"harvest {a} {b} {c}" for a in range(8) for b in range(a, 8) for c in range(b, 8)
]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_inv_22_a_move_is_listed_or_its_refusal_has_a_reason(players: int, edition: str) -> None:
    """why_not knows the same rules as moves, for every code of CHO-86."""
    for step in history(players, edition, 1):
        state = step.before
        for actor in state.actors():
            allowed = [code for code in range(CODES) if why_not(state, actor, code) is None]
            assert allowed == state.moves(actor)


def test_every_sayable_line_is_legal_or_refused_with_a_sentence() -> None:
    """INV-22: and nothing changes by being heard."""
    refusals: list[NotLegal] = []
    for step in list(steps())[::97]:
        state = step.before
        before = write_position(state)
        for actor in state.actors():
            said = set()
            for line in DRAWABLE if actor == CHANCE else SAYABLE:
                try:
                    said.add(hear(state, actor, line))
                except NotLegal as refusal:
                    refusals.append(refusal)
            assert sorted(said) == state.moves(actor)
        assert write_position(state) == before
    for refused in refusals:
        assert refused.why.endswith(".")
        assert refused.rule.startswith("CHO-"), refused


def test_every_legal_line_can_be_played() -> None:
    """INV-22: each option can be applied."""
    for step in list(steps())[::61]:
        for actor in step.before.actors():
            for move in step.before.moves(actor):
                after = step.before.copy()
                after.play(actor, move)
                assert after.actors() or after.winners()


def test_words_are_heard_in_any_case_and_cards_in_any_order() -> None:
    state = Table("chocolatl 3\nphase: bid-all\nround: 1").state
    assert say(state, 0, hear(state, 0, "BID 11 3")) == "bid 3 11"
    assert hear(state, 0, "Bid 11+3") == hear(state, 0, "bid 3 + 11") == hear(state, 0, "bid 3 11")
    dice = start("chocolatl", 3)
    assert say(dice, CHANCE, hear(dice, CHANCE, "DISC 2")) == "disc 2"
    harvest = Table("chocolatl 3\nphase: harvest\nround: 2").state
    assert say(harvest, CHANCE, hear(harvest, CHANCE, "harvest 6 1 3")) == "harvest 1 3 6"


@pytest.mark.parametrize(
    ("phase", "line", "rule"),
    [
        ("setup", "* disc 3", "CHO-10"),
        ("setup", "* face 3", "CHO-13"),
        ("offering", "A offer 13", "CHO-14"),
        ("offering", "A offer 19", "CHO-2"),
        ("offering", "A bid 1 2", "CHO-14"),
        ("harvest", "* harvest 1 2 7", "CHO-18"),
        ("harvest", "* harvest 1 2", "CHO-18"),
        ("big-card", "* big 12", "CHO-9"),
        ("small-card", "* small 13", "CHO-9"),
        ("small-card", "* big 13", "CHO-13"),
        ("bid-all", "A offer 3", "CHO-15"),
        ("bid-all", "A bid 3 12", "CHO-15"),
        ("bid-all", "A bid 3", "CHO-24"),
        ("bid-all", "A bid 3 4 5", "CHO-24"),
        ("bid-all", "A bid 3 3", "CHO-26"),
        ("bid-all", "A bid 3 14", "CHO-92"),
        ("bid-all", "A roll", "CHO-34"),
        ("bid-all", "A discard 3", "CHO-65"),
        ("bid-all", "A hut", "CHO-29"),
        ("bid-first", "A bid 3 4", "CHO-30"),
        ("bid-first", "A lay 3 4", "CHO-30"),
        ("bid-first", "A lay 12", "CHO-15"),
        ("bid-location", "A lay 3", "CHO-28"),
    ],
)
def test_refusals_name_their_rule(phase: str, line: str, rule: str) -> None:
    round = "" if phase in ("setup", "offering") else "\nround: 2"
    assert Table(f"chocolatl 3\nphase: {phase}{round}").refused(line).rule == rule


def test_refusals_at_the_locations() -> None:
    cards = {"A": "10+11", "B": "6+7", "C": "0+1"}
    village = gold(2, 3, "7: C, 9: B, 11: A", cards, figure="A", old_man="C")
    assert village.refused("A first").rule == "CHO-53"
    assert village.refused("A roll").rule == "CHO-34"
    assert village.refused("B die").key == "not-asked"
    window = gold(2, 2, "7: C, 9: B, 11: A", cards, figure="A", old_man="C", dice="C1")
    assert window.asked() == "C"
    assert window.refused("C bid 1 2").rule == "CHO-37"
    window.play("C roll")
    assert window.refused("* face 7").rule == "CHO-5"
    assert window.refused("C pass").key == "not-asked"
    rows = gold(3, 4, "7: C, 9: B, 11: A", {"A": "7+8", "B": "6+8", "C": "0+1"}, pyramid="A B B C")
    assert rows.refused("A pass").rule == "CHO-58"


def test_a_confirmed_bid_is_final() -> None:
    """CHO-25, CHO-92."""
    table = Table("chocolatl 3\nphase: bid-location\nround: 2\nlocation: 1")
    table.play("A bid 1 2")
    assert table.refused("A bid 3 4").rule == "CHO-25"


def test_forced_bids_are_made_by_the_driver() -> None:
    """CHO-27: the last pair of a round, in gold and in red."""
    game = Match.read(Record("chocolatl", 3, position="chocolatl 3\nphase: bid-all\nround: 1"))
    for seat in range(3):
        game.say(seat, ["bid 0 1", "bid 2 3", "bid 4 5", "bid 6 7", "bid 8 9"])
    game.settle(Rng(1))
    assert isinstance(game.state, Chocolatl)
    assert [line for _, line in game.record().lines if line == "bid 10 11"] == ["bid 10 11"] * 3
    assert find_game("chocolatl").view(game.state, None).actors != [0, 1, 2]


def test_every_rule_has_a_number() -> None:
    numbers = GAME.rules()
    assert numbers[0] == "CHO-1"
    assert numbers[86:88] == ["CHO-86a", "CHO-87"]
    assert numbers[-1] == "CHO-99"
    assert len(numbers) == 100


def test_lines_of_a_simultaneous_step_are_those_of_each_seat() -> None:
    table = Table("chocolatl 3\nphase: offering")
    assert lines(table.state, 0) == lines(table.state, 2) == [f"offer {value}" for value in range(13)]


def test_who_offers_again_reads_that_the_choice_is_final() -> None:
    """CHO-15: of the own offering only, while the others still choose and later in the game."""
    table = Table("chocolatl 3\nphase: offering")
    table.play("A offer 5")
    refusal = table.refused("A offer 6")
    assert (refusal.rule, refusal.values) == ("CHO-15", {"card": 5})
    assert table.refused("A bid 1 2").key == "not-asked"
    assert table.asked() == "BC"


@pytest.mark.parametrize("line", ["bid 3 4", "bid 0 1", "lay 3"])
def test_who_bids_again_reads_that_a_bid_is_final(line: str) -> None:
    """CHO-25: whatever the cards are, and nothing is told of the others."""
    table = Table("chocolatl 3\nphase: bid-location\nround: 2\nlocation: 1\ntrack: 5: 1, 6: 2, 7: 0\nharvest: 5 1 1")
    letter = table.asked()[0]
    cards = hand_of(table, letter)
    table.play(f"{letter} bid {cards[0]} {cards[1]}")
    refusal = table.refused(f"{letter} {line}")
    assert (refusal.rule, refusal.key, refusal.values) == ("CHO-25", "bid-already", {})
    for language in ("en", "fr", "nl", "pt"):
        assert GAME.refusal(refusal, language)
    assert table.refused(f"{letter} roll").key == "not-asked"


def hand_of(table: Table, letter: str) -> list[int]:
    """Two cards that may be bid."""
    first = lines(table.state, table.seat(letter))[0].split()
    return [int(word) for word in first[1:3]]
