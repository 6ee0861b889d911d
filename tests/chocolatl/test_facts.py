"""What is in the box, how a game begins, what chance can do, and what everybody may know."""

from __future__ import annotations

from dataclasses import fields

import pytest

from patolli import CHANCE, Match, Record, Rng, lines, start
from patolli.games.chocolatl import GAME
from patolli.games.chocolatl.box.components import (
    BIG,
    BLACK_DICE,
    BONUS_TILES,
    BOX,
    FACES,
    LOCATION_KEYS,
    MODE_OF,
    ROW_SPACES,
    SMALL,
    STONES,
    VALUES,
)
from patolli.games.chocolatl.rules.codes import CODES, FINAL, OFFERING, PAIR
from patolli.games.chocolatl.rules.state import Chocolatl
from patolli.games.chocolatl.show.view import CLOSED, NONE, ChocolatlView
from tests.chocolatl.histories import TABLES, history, steps
from tests.chocolatl.table import BIDS, Table, final, first_round, gold

OWN = {"seat", "hand", "hand_sizes", "offerings", "laid", "drafting"}
"""What of a view depends on the reader: one's own cards, and to whom it is shown."""


def at_start(players: int, edition: str = "nl") -> Table:
    """Set up, up to the offering; the discs lie in seat order."""
    table = Table(f"chocolatl {players}\noptions: edition={edition}\nphase: setup")
    return table.play(*(f"* disc {seat}" for seat in range(players)))


# ------------------------------------------------------------------- the box
@pytest.mark.parametrize("players", [3, 4, 5])
def test_nothing_scales_with_the_number_of_players(players: int) -> None:
    """CHO-1: dice, decks, tiles, stones and rows are the same for all."""
    view = at_start(players).view()
    assert (view.dice_left, view.bonus_tiles, view.stones) == (7, 7, [9] * players)
    assert (view.big_left, view.small_left) == (list(range(13, 19)), list(range(7, 13)))
    assert len(view.colours) == len(set(view.colours)) == players
    assert (len(view.pyramid), len(view.laid), len(view.laid[0])) == (4, players, 6)


def test_shared_pieces() -> None:
    """CHO-3: three white and seven black dice, seven tiles, twelve cards of two kinds, six places for bids."""
    assert BOX.number("dice", "white") == 3
    assert (BLACK_DICE, BONUS_TILES, STONES) == (7, 7, 9)
    assert (len(BIG), len(SMALL), set(BIG) & set(SMALL)) == (6, 6, set())
    assert LOCATION_KEYS == ["temple", "harvest", "village", "pyramid", "drink", "court"]
    assert all(len(places) == len(LOCATION_KEYS) for places in at_start(5).view().laid)


def test_dice_have_six_equal_faces() -> None:
    """CHO-5: white ones in the harvest, black ones in a die window and at the end."""
    assert FACES == [1, 2, 3, 4, 5, 6]
    window = gold(5, 2, "18: B, 20: A, 25: C", {"A": "6+8", "B": "5+8", "C": "4+9"}, dice="A1", more="harvest: 4 6 1")
    end = final(3, 5, "28: B, 30: A, 41: C", "A B C", "C", "B", "A=9 B=9 C=3", "A2 C1")
    for table in (window.play("A roll"), end):
        assert lines(table.state, CHANCE) == [f"face {face}" for face in FACES]
        assert table.state.weights() == [1] * 6
    white = at_start(3).play("A offer 1", "B offer 2", "C offer 3").state
    faces = dict.fromkeys(FACES, 0)
    for line, weight in zip(lines(white, CHANCE), white.weights(), strict=True):
        for word in line.split()[1:]:
            faces[int(word)] += weight
    assert set(faces.values()) == {3 * 216 // 6}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_editions_differ_in_two_rules_only(players: int) -> None:
    """CHO-7: the same decisions give the same points, but for the card given up and what is seen earlier."""
    dutch, french = (Match.read(Record("chocolatl", players, {"edition": edition})) for edition in ("nl", "fr"))
    for step in history(players, "nl", 1):
        actor, line = step.actor, step.line
        dutch.say(actor, [line])
        french.say(actor, [line])
        while GAME.view(french.state, None).phase == "discard":
            seat = french.state.actors()[0]
            french.play(seat, min(french.state.moves(seat)))
        assert french.state.points() == dutch.state.points()
        one, two = GAME.view(dutch.state, None), GAME.view(french.state, None)
        assert (one.phase, one.round, one.stacks, one.exchanges) == (two.phase, two.round, two.stacks, two.exchanges)
    assert french.state.over()
    assert french.state.winners() == dutch.state.winners()


# ------------------------------------------------------------------- the set-up
@pytest.mark.parametrize("players", [3, 5])
def test_how_a_game_begins(players: int) -> None:
    """CHO-8, CHO-11: the figures are nobody's, nothing is built, everything is in the supply."""
    view = at_start(players).view()
    assert (view.chocolatl, view.old_man) == (-1, -1)
    assert (view.huts, view.dice, view.stones) == ([0] * players, [0] * players, [9] * players)
    assert (view.dice_left, view.bonus_tiles, view.pyramid) == (7, 7, [[], [], [], []])
    assert view.substitutes == [0] * players
    _, table = first_round()
    assert (table.view().chocolatl, table.view().old_man) == (2, 0)


def test_decks_are_sets_of_values() -> None:
    """CHO-9, CHO-95: any card left may come, all alike, and what is left is known; what comes next is nowhere."""
    table = at_start(3).play("A offer 1", "B offer 2", "C offer 3", "* harvest 1 2 3")
    for word, deck in (("big", BIG), ("small", SMALL)):
        assert lines(table.state, CHANCE) == [f"{word} {value}" for value in deck]
        assert table.state.weights() == [1] * 6
        table.play(f"* {word} {deck[2]}")
    for seat in (None, "A"):
        assert table.view(seat).big_left == [value for value in BIG if value != BIG[2]]
        assert table.view(seat).small_left == [value for value in SMALL if value != SMALL[2]]
    later = Table("chocolatl 3\nphase: big-card\nround: 3\ntrack: 5: 1, 6: 2, 12: 0")
    gone = set(BIG) - set(later.view().big_left)
    assert len(gone) == 2
    assert lines(later.state, CHANCE) == [f"big {value}" for value in BIG if value not in gone]


def test_coming_draws_are_in_no_state() -> None:
    """CHO-95: from the same position any result can follow, and nobody could tell which."""
    table = at_start(3).play("A offer 1", "B offer 2", "C offer 3")
    seen = [table.view(letter).json() for letter in "ABC"]
    after = set()
    for line in ("harvest 1 1 1", "harvest 6 6 6", "harvest 1 3 5"):
        other = at_start(3).play("A offer 1", "B offer 2", "C offer 3")
        assert [other.view(letter).json() for letter in "ABC"] == seen
        after.add(tuple(other.play(f"* {line}").view().white_dice))
    assert len(after) == 3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_discs_are_one_stack_in_random_order(players: int) -> None:
    """CHO-10: on space 0, laid from the bottom up, and seen by all."""
    state = start("chocolatl", players)
    assert isinstance(state, Chocolatl)
    rng = Rng(players)
    laid: list[int] = []
    while state.actors() == [CHANCE]:
        assert lines(state, CHANCE) == [f"disc {seat}" for seat in range(players) if seat not in laid]
        assert state.weights() == [1] * (players - len(laid))
        laid.append(state.pick(CHANCE, rng))
        state.play(CHANCE, laid[-1])
    for seat in (None, 0, players - 1):
        view = GAME.view(state, seat)
        assert [(stack.space, stack.seats) for stack in view.stacks] == [(0, laid)]


def test_the_offering_is_secret_and_free() -> None:
    """CHO-14: everybody at once, any of the thirteen values, also one that another has chosen."""
    table = at_start(3)
    assert table.asked() == "ABC"
    for seat in range(3):
        assert lines(table.state, seat) == [f"offer {value}" for value in range(13)]
    table.play("B offer 7")
    assert table.asked() == "AC"
    assert [table.view(letter).offerings[1] for letter in "ABC"] == [CLOSED, 7, CLOSED]
    assert table.view("A").offerings[0] == NONE
    assert lines(table.state, 0) == [f"offer {value}" for value in range(13)]
    table.play("A offer 7", "C offer 7")
    assert (table.view().phase, table.view().round) == ("harvest", 1)


def test_twelve_cards_remain() -> None:
    """CHO-16: in hand, laid down, or exchanged, always twelve."""
    table = at_start(3).play("A offer 12", "B offer 0", "C offer 5")
    assert table.hand("A") == VALUES[:12]
    assert table.hand("B") == VALUES[1:]
    assert table.hand("C") == [value for value in VALUES if value != 5]
    for step in steps():
        if step.after.phase <= OFFERING:
            continue
        view = GAME.view(step.after, None)
        for seat in range(view.players):
            laid = sum(len(place.cards) for place in view.laid[seat])
            assert view.hand_sizes[seat] + laid == 12


# ------------------------------------------------------------------- codes and secrets
def test_moves_of_chance_have_their_own_numbers() -> None:
    """CHO-86a: a seat, one of 56 triples, a value, a face; they may be those of players' moves."""
    seen: dict[str, set[int]] = {}
    for step in steps():
        if step.actor == CHANCE:
            verb, *words = step.line.split()
            seen.setdefault(verb, set()).add(step.move)
            if verb != "harvest":
                assert step.move == int(words[0])
        else:
            assert 0 <= step.move < CODES
    assert seen["disc"] == set(range(5))
    assert max(seen["harvest"]) <= 55
    assert seen["big"] <= set(BIG)
    assert seen["small"] <= set(SMALL)
    assert seen["face"] == set(FACES)
    assert max(seen["face"]) < PAIR


def test_what_is_public() -> None:
    """CHO-93: all of a view but one's own cards is the same for everybody, spectators included."""
    for step in list(steps())[::17]:
        views = [GAME.view(step.after, seat) for seat in (None, *range(step.after.players))]
        for field in fields(ChocolatlView):
            if field.name not in OWN:
                assert len({repr(getattr(view, field.name)) for view in views}) == 1, field.name
        for seat in range(step.after.players):
            others = [view for view in views if view.seat != seat]
            assert len({(view.hand_sizes[seat], repr(view.laid[seat])) for view in others}) == 1


def test_the_public_things_of_a_round() -> None:
    """CHO-67, CHO-93: what was won and given up, sizes of hands and decks, revealed bids, owners."""
    game, table = first_round()
    for seat, line in ((1, "die"), (1, "pass"), (1, "roll"), (-1, "face 3")):
        game.say(seat, [line])
    for letter in (None, "A", "B", "C"):
        view = table.view(letter)
        assert [(swap.round, swap.seat, swap.won, swap.given) for swap in view.exchanges] == [
            (1, 1, 15, 0),
            (1, 2, 9, 1),
        ]
        assert (view.huts, view.dice, view.stones) == ([0, 0, 1], [0, 0, 0], [9, 8, 7])
        assert [result.location for result in view.results] == [1, 2, 3, 4, 5, 6]
        assert (len(view.big_left), len(view.small_left), view.hand_sizes) == (5, 5, [12, 12, 12])
        assert view.known_cards[1] == table.hand("B")


def test_events_carry_public_data_only() -> None:
    """CHO-99: a confirmation has no cards; they come when they are turned over."""
    told = 0
    for step in steps():
        for key, values in step.events:
            if key in ("confirmed", "offered"):
                assert set(values) == {"seat"}
                told += 1
            if key == "reveal":
                shown = GAME.view(step.after, None).laid[int(values["seat"])][int(values["location"]) - 1]
                assert shown.cards in ([], [values["a"], values["b"]])
                assert all(shown.open)
            if key == "offering":
                assert step.after.phase >= FINAL
    assert told > 100


def test_no_event_before_all_have_confirmed() -> None:
    """CHO-99: two confirm, and nothing is told but that."""
    game = Match.read(Record("chocolatl", 3))
    for line in ("disc 0", "disc 1", "disc 2"):
        game.say(-1, [line])
    for seat in range(3):
        game.say(seat, [f"offer {12 if seat == 0 else 7 if seat == 1 else 0}"])
    for line in ("harvest 2 5 4", "big 15", "small 9"):
        game.say(-1, [line])
    told: list[str] = []
    game.listen = lambda line: told.extend(key for key, _ in line.events)
    game.say(0, BIDS[0])
    game.say(1, BIDS[1])
    assert told == ["confirmed", "confirmed"]
    game.say(2, BIDS[2])
    assert told.count("reveal") == 9


def test_the_table_of_colours_and_rows_is_whole() -> None:
    """CHO-3, CHO-56: a colour for each space before the end, fourteen spaces in the pyramid."""
    assert len(MODE_OF) == 40
    assert ROW_SPACES == [5, 4, 3, 2]


@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_every_game_uses_seven_dice_at_most(players: int, edition: str) -> None:
    """CHO-3, CHO-55: dice are in the supply, on location 3, or with a player."""
    for step in history(players, edition, 1):
        view = GAME.view(step.after, None)
        assert view.dice_left + int(view.die_waiting) + sum(view.dice) == 7
