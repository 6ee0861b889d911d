"""Positions set up by hand: what is filled in, and what is refused with the number of its line."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from patolli import PositionError, Rng, read_position, start, write_position
from patolli.engine.core.playout import walk
from patolli.games.zapotec import GAME
from patolli.lab.simulate import simulate
from patolli.stage.game import reason
from patolli.stage.speech import LANGUAGES
from tests.positions import check_refused_or_played, mangled
from tests.zapotec.tables import shown, stock, table


def test_what_is_not_said_is_as_at_the_start() -> None:
    state = table("", players=3)
    view = shown(state, 0)
    assert (view.phase, view.round, len(view.offer), view.pile) == ("choose", 1, 4, 4)
    assert [mat.hand_size for mat in view.mats] == [5, 5, 5]
    assert stock(state) == "w1 b1 s1"
    assert all(space.tile for space in view.spaces)


def test_half_of_a_thing_is_completed() -> None:
    state = table("phase: build\nround: 3\nscoring: A20\nseat 0: buildings EPT OHC; played A09")
    view = shown(state)
    assert [card.id for card in view.scoring] == ["A02", "A01", "A20"]
    assert [cell.space for cell in view.mats[0].grid][:3] == ["EPT", "OHC", ""]
    assert view.pile == 2


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ("phase: siesta", "siesta"),
        ("round: 6", "round"),
        ("weather: fine", "weather"),
        ("options: tempo=1", "tempo"),
        ("options: solo_difficulty=brutal", "brutal"),
        ("components: none.toml", "none.toml"),
        ("scoring: A28", "A28"),
        ("offer: A01 A02 A01", "two places"),
        ("market: Z01 Z02", "market"),
        ("market: Z01 Z02 Z13 Z14 Z15 Z16 Z25 Z26 Z27", "level 1"),
        ("score-tiles: forest forest", "two places"),
        ("score-tiles: S1 S2 S3 S4", "ZAP-13"),
        ("rituals: R01 R02 R03 R04", "ZAP-15"),
        ("tiles: EPT=B16", "ZAP-6"),
        ("tiles: EPT=B10", "ZAP-11"),
        ("tiles: EPT3=B10", "ZAP-7"),
        ("track: 0 0", "track"),
        ("pyramid 1: S1 0:top 0:base", "ZAP-37"),
        ("pyramid 1: S1", "ZAP-119"),
        ("pyramid 2: S1 0:base", "ZAP-40"),
        ("pyramid 1: S9 0:base", "ZAP-36"),
        ("hint: forest", "ZAP-81"),
        ("order: 0 1", "ZAP-20"),
        ("turn: 0", "nobody"),
        ("seat 0: hats 3", "hats"),
        ("seat 0: resources x1", "x1"),
        ("seat 0: buildings EPT EPT", "ZAP-59"),
        ("seat 0: buildings EPT3", "ZAP-59"),
        ("seat 0: grid ww=EPT ww=EHT", "ZAP-61"),
        ("seat 0: palace EPT EHT", "ZAP-62"),
        ("seat 0: trade Z01/aside", "aside"),
        ("seat 0: discs R09", "R09"),
        ("seat 0: performed 1", "ZAP-42"),
        ("seat 0: position 13", "13"),
        ("seat 0: hand A01; known A02", "ZAP-110"),
        ("seat 0: hand A01; chose A02", "ZAP-19"),
        ("seat 0: played A01", "chosen"),
        ("seat 0: hand", "ZAP-19"),
        ("seat 0: hand A01 A02 A03 A04 A05 A06 A07", "ZAP-70"),
        ("pile: 3", "the pile has 4 cards"),
        ("seat 0: vp -4", "-4"),
    ],
)
def test_an_error_names_its_line(row: str, said: str) -> None:
    with pytest.raises(PositionError) as error:
        read_position(f"zapotec 2\n# a remark\n{row}\n")
    assert error.value.line == 3
    assert said in error.value.why
    told = [reason(error.value, language, GAME) for language in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES), told
    assert not [sentence for sentence in told if "{" in sentence]


@pytest.mark.parametrize("text", ["zapotec 5", "zapotec 0", "zapotec two", ""])
def test_a_first_line_that_is_no_game(text: str) -> None:
    with pytest.raises(PositionError):
        read_position(text)


def positions() -> list[str]:
    """Positions from all phases of games alone, for two and for three."""
    found = []
    for players, options in ((1, {}), (1, {"solo_pile_face_up": "false"}), (2, {"one_shot_tiles": "kept"}), (3, {})):
        state = start("zapotec", players, options)
        rng = Rng(players)
        while state.actors():
            found.append(write_position(state))
            walk(state, rng, 2 if state.points() != [0] * len(state.points()) else 5)
        found.append(write_position(state))
    return found


WRITTEN = positions()
WORDS = sorted({word for text in WRITTEN[::9] for line in text.splitlines() for word in line.split()})


@given(mangled(WRITTEN, WORDS))
@settings(max_examples=250, deadline=None)
def test_whatever_is_read_is_refused_or_can_be_played(text: str) -> None:
    check_refused_or_played(text)


TWO = "score-tiles: S1 S2 S3\n"
FREE = "phase: pending-ritual\nrituals: R01 R02 R03\n"


@pytest.mark.parametrize(
    ("players", "rows", "line", "said", "rule"),
    [
        (
            2,
            "rituals: R01 R02 R03\nseat 0: discs R01; performed 1",
            3,
            "1 ritual needs a level, and there are 0",
            "ZAP-42",
        ),
        (2, "rituals: R01 R02 R03\nseat 0: discs R01 R02; performed 2", 3, "2 rituals need as many levels", "ZAP-42"),
        (
            2,
            f"{TWO}pyramid 1: S1 0:base\nrituals: R01 R02 R03\nseat 0: discs R01 R02; performed 2",
            5,
            "2 rituals need as many levels, and there is 1",
            "ZAP-42",
        ),
        (2, f"{TWO}pyramid 1: S1 0:top", 3, "seat 0 has a base left", "ZAP-36"),
        (2, f"{TWO}pyramid 1: S1 0:middle 1:top", 3, "did not start this pyramid with a middle", "ZAP-36"),
        (2, f"{TWO}pyramid 1: S1 0:base\npyramid 2: S2 0:top", 4, "seat 0 has a middle left", "ZAP-36"),
        (1, f"{TWO}pyramid 1: S1 1:base\npyramid 2: S2 0:base 1:middle", 4, "never works on a second", "ZAP-97"),
        (1, "seat 0: trade Z13 Z14 Z15 Z16", 1, "3 tiles of level 2 are in play, not 4", "ZAP-12"),
        (1, "seat 0: trade Z13 Z14\nseat 1: trade Z15 Z16", 1, "not 4", "ZAP-12"),
        (2, "seat 0: trade Z01/up", 2, "Z01 lies face down for good", "ZAP-51"),
        (2, "seat 1: trade Z34/up", 2, "Z34 lies face down for good", "ZAP-55"),
        (2, "seat 0: trade Z36/up", 2, "Z36 lies face down for good", "ZAP-57"),
        (2, "seat 0: trade Z31/down", 2, "Z31 always lies face up", "ZAP-54"),
        (2, "seat 0: trade Z35/down", 2, "Z35 always lies face up", "ZAP-56"),
        (
            2,
            f"{TWO}phase: capital\npyramid 1: S1 1:base\ntouched: 1\nseat 0: played A01",
            5,
            "none of seat 0",
            "ZAP-38",
        ),
        (2, "phase: capital\ntouched: 2\nseat 0: played A01", 3, "none of seat 0", "ZAP-38"),
        (2, f"{TWO}pyramid 1: S1 1:base\npyramid 2: S2 0:base\ntouched: 1 2", 5, "none of one seat", "ZAP-38"),
        (2, "phase: capital\nbought: 2\nseat 0: played A01; trade Z01", 3, "one of each", "ZAP-30, ZAP-32"),
        (2, "phase: draw-tiles\nbought: 1", 3, "one of each", "ZAP-30, ZAP-32"),
        (2, "bought: 1 2\nseat 0: trade Z01\nseat 1: trade Z13", 2, "one of each", "ZAP-30, ZAP-32"),
        (2, "phase: pending-basic\nseat 0: position 3", 2, "gives any basic one", "ZAP-47"),
        (2, "phase: pending-basic\npending: Z36\nseat 0: position 2; trade Z36", 2, "no tile is pending", "ZAP-47"),
        (2, "phase: pending-ritual\nseat 0: position 2", 2, "from its space of the track", "ZAP-48, ZAP-57"),
        (2, "phase: pending-ritual\npending: Z34\nseat 0: trade Z34", 2, "such as Z36", "ZAP-48, ZAP-57"),
        (2, f"{FREE}seat 0: position 11; discs R01 R02 R03", 4, "every ritual card has a disc", "ZAP-45"),
        (2, f"{FREE}pending: Z36\nsteps: 1\nseat 0: trade Z36", 5, "no steps are left", "ZAP-55, ZAP-57"),
        (2, f"options: one_shot_tiles=kept\n{FREE}pending: Z36\nseat 0: trade Z36", 5, "no choice", "ZAP-55, ZAP-57"),
    ],
)
def test_what_cannot_occur_is_refused(players: int, rows: str, line: int, said: str, rule: str) -> None:
    """ZAP-12, ZAP-30, ZAP-32, ZAP-36, ZAP-38, ZAP-39, ZAP-42, ZAP-45, ZAP-47, ZAP-48, ZAP-51, ZAP-54 to ZAP-57, ZAP-97,
    ZAP-117, ZAP-119, ZAP-120.
    """
    with pytest.raises(PositionError) as error:
        table(rows, players=players)
    assert said in error.value.why
    assert error.value.why.endswith(f"({rule})")
    assert error.value.line == line
    assert len({reason(error.value, language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("players", "rows"),
    [
        (2, f"{TWO}pyramid 1: S1 0:base 1:middle\nrituals: R01 R02 R03\nseat 0: discs R01; performed 1"),
        (2, "rituals: R01 R02 R03\nseat 0: discs R01; position 11"),
        (2, f"{TWO}pyramid 1: S1 0:base 1:middle\npyramid 2: S2 0:middle 1:top"),
        (1, f"{TWO}pyramid 1: S1 0:base 1:middle 1:top\npyramid 2: S2 0:middle"),
        (1, "seat 0: trade Z13 Z14\nseat 1: trade Z15"),
        (2, "options: one_shot_tiles=kept\nseat 0: trade Z34/up Z36/up"),
        (
            2,
            f"{TWO}phase: capital\npyramid 1: S1 1:base 0:middle\npyramid 2: S2 0:base\ntouched: 1\nseat 0: played A01",
        ),
        (2, f"{TWO}pyramid 1: S1 1:base\ntouched: 1"),
        (2, "phase: capital\nbought: 2\nseat 0: played A01; trade Z13"),
        (2, "bought: 1 2\nseat 1: trade Z01 Z13"),
        (2, f"{FREE}pending: Z36\nseat 0: trade Z36/up; discs R01"),
        (2, f"{FREE}steps: 1\nseat 0: position 11"),
        (2, "phase: pending-basic\nsteps: 3\nseat 0: position 8"),
    ],
)
def test_what_can_occur_is_read(players: int, rows: str) -> None:
    """ZAP-12, ZAP-30, ZAP-36 to ZAP-38, ZAP-42, ZAP-45, ZAP-47, ZAP-57, ZAP-97."""
    state = table(rows, players=players)
    assert write_position(read_position(write_position(state))) == write_position(state)


def test_alone_the_market_lacks_what_somebody_owns() -> None:
    """ZAP-12: nine trade tiles are in play, wherever they are."""
    view = shown(table("seat 0: trade Z13 Z01\nseat 1: trade Z14", players=1))
    assert [sum(1 for tile in row if tile) for row in view.market] == [2, 1, 3]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_positions_of_real_games_are_read(players: int) -> None:
    """ZAP-36, ZAP-38, ZAP-42: of games with a bot that builds pyramids, performs rituals and trades."""
    options = {"one_shot_tiles": "kept"} if players % 2 else {}
    bots = ["greedy", *["random"] * (players - 1)]
    (played,) = simulate("zapotec", players, 1, 7, records=True, options=options, bots=bots)
    assert played.record is not None
    for number, state in enumerate(played.record.states()):
        if number % 5 == players:
            text = write_position(state)
            assert write_position(read_position(text)) == text
