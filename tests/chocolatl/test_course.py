"""The course of a round, and what holds at the locations and on the score track whatever is bid."""

from __future__ import annotations

import pytest

from patolli import CHANCE, lines
from patolli.games.chocolatl import GAME
from patolli.games.chocolatl.rules.codes import BID_ALL, BID_FIRST, BID_LOCATION, BID_SECOND
from patolli.games.chocolatl.show.view_parts import CLOSED
from tests.chocolatl.histories import TABLES, histories, history
from tests.chocolatl.table import Table, final, first_round, gold, make_bids

CARDS = {"A": "10+11", "B": "6+7", "C": "0+1"}
TRACK = "7: C, 9: B, 11: A"


# ------------------------------------------------------------------- rounds
@pytest.mark.parametrize(("players", "edition"), TABLES)
def test_the_course_of_a_round(players: int, edition: str) -> None:
    """CHO-17: preparation, mode, bids, six locations in their order, clean-up; at most seven times."""
    told: dict[int, list[str]] = {}
    for step in history(players, edition, 1):
        number = step.before.round
        for key, values in step.events:
            if key == "round":
                number = int(values["round"])
            elif key in ("mode", "bid"):
                word = key if key == "mode" else f"location {values['location']}"
                if word not in told.setdefault(number, []):
                    told[number].append(word)
    assert list(told) == list(range(1, len(told) + 1))
    assert len(told) <= 7
    for words in told.values():
        assert words == ["mode", *(f"location {number}" for number in range(1, 7))]


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_preparation_of_a_round(number: int) -> None:
    """CHO-18: dice, a big and a small card, before anybody bids; a black die waits, without a face."""
    track = "0: 0 1 2" if number == 1 else "1: 0 1 2"
    table = Table(f"chocolatl 3\nphase: harvest\nround: {number}\ntrack: {track}")
    assert table.asked() == "*"
    before = table.view().dice_left
    table.play("* harvest 2 6 3")
    assert table.view().white_dice == [6, 3, 2]
    big = lines(table.state, CHANCE)[0]
    assert big.startswith("big ")
    table.play(f"* {big}")
    small = lines(table.state, CHANCE)[-1]
    assert small.startswith("small ")
    table.play(f"* {small}")
    view = table.view()
    assert view.open_cards == [int(big.split()[1]), int(small.split()[1])]
    assert (view.die_waiting, view.dice_left) == (True, before - 1)
    assert table.asked() == "ABC"


def test_round_7_has_no_cards() -> None:
    """CHO-18: the decks are empty; the dice are thrown all the same."""
    table = Table("chocolatl 3\nphase: harvest\nround: 7\ntrack: 1: 0 1 2").play("* harvest 2 6 3")
    view = table.view()
    assert (view.open_cards, view.big_left, view.small_left) == ([], [], [])
    assert (view.phase, view.die_waiting, view.last_round) == ("bid-location", True, True)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7])
def test_each_round_has_its_column(number: int) -> None:
    """CHO-18: what the drink pays in a round."""
    table = gold(number, 5, "7: C, 9: B, 11: A", CARDS) if number > 1 else first_round()[1]
    if number == 1:
        table.play("B die", "B pass", "B pass")
    paid = [bid.points for bid in table.bids(5)]
    assert paid == [[8, 7, 6, 5, 4, 3, 2][number - 1], [4, 3, 2, 0, 0, 0, 0][number - 1], -2]


def test_after_a_round_all_cards_are_in_hand_again() -> None:
    """CHO-23: everybody has all twelve cards in hand again; white dice stay until they are thrown anew."""
    table = gold(3, 6, TRACK, CARDS, more="open: 16 8\nharvest: 4 2 1")
    view = table.view("A")
    assert (view.phase, view.round, view.mode, view.location) == ("harvest", 4, "", 0)
    assert view.hand_sizes == [12, 12, 12]
    assert view.hand == table.hand("A")
    assert all(not place.cards for places in view.laid for place in places)
    assert view.white_dice == [4, 2, 1]
    last = gold(3, 6, TRACK, CARDS, more="open: 16 8\nlast: 1")
    assert last.view().phase == "over"


# ------------------------------------------------------------------- bids
def test_gold_is_bid_location_by_location() -> None:
    """CHO-28: each bid with the cards still in hand, and in full knowledge of what the last one brought."""
    table = Table("chocolatl 3\nphase: bid-location\nround: 2\nlocation: 1\ntrack: 5: 1, 6: 2, 7: 0\nharvest: 5 1 1")
    held = {letter: table.view(letter).hand for letter in "ABC"}
    for location, options in ((1, 66), (2, 45)):
        assert (table.view().location, table.asked()) == (location, "ABC")
        for letter in "ABC":
            assert len(table.state.moves(table.seat(letter))) == options
            low, high = held[letter][:2]
            del held[letter][:2]
            table.play(f"{letter} bid {low} {high}")
        assert [bid.place for bid in table.bids(location)] == [1, 2, 3]
        assert all(table.view(letter).hand == held[letter] for letter in "ABC")


def test_the_last_pair_of_a_gold_round_is_forced() -> None:
    """CHO-28."""
    table = gold(2, 6, TRACK, CARDS, bid=False)
    assert [lines(table.state, seat) for seat in range(3)] == [["bid 10 11"], ["bid 6 7"], ["bid 0 1"]]


def test_red_commits_the_whole_hand_first() -> None:
    """CHO-29: six pairs each; nothing is settled before the last has confirmed, and nothing is bid after that."""
    told = 0
    for game in histories():
        for step in game:
            if step.before.phase == BID_ALL:
                told += 1
                if step.after.phase == BID_ALL:
                    assert step.after.space == step.before.space
                    assert not any(key in ("reveal", "bid", "scores") for key, _ in step.events)
                else:
                    assert set(step.after.laid) <= {0, 12}
            if step.before.mode == 2 and step.before.location:
                assert step.before.phase not in (BID_ALL, BID_FIRST, BID_SECOND, BID_LOCATION)
    assert told > 100


@pytest.mark.parametrize("mode", ["red", "green"])
def test_everything_is_turned_over_together(mode: str) -> None:
    """CHO-32: in the French edition, before location 1 is settled; each location still has its die window."""
    phase = "bid-all" if mode == "red" else "bid-second"
    space = 2 if mode == "red" else 4
    rows = [f"chocolatl 3\noptions: edition=fr\nphase: {phase}\nround: 2\ntrack: {space}: 0 1 2"]
    for seat in range(3):
        laid = "laid 0+- 2+- 4+- 6+- 8+- 10+-; " if mode == "green" else ""
        rows.append(f"seat {seat}: offering 12; {laid}dice {int(seat == 1)}")
    table = Table("\n".join(rows))
    words = [f"bid {2 * at} {2 * at + 1}" for at in range(6)]
    if mode == "green":
        words = [f"lay {2 * at + 1}" for at in range(6)]
    for letter in "CBA":
        table.play(*(f"{letter} {line}" for line in words))
        if letter == "B":
            closed = [[CLOSED, CLOSED]] * 6 if mode == "red" else [[2 * at, CLOSED] for at in range(6)]
            assert [place.cards for place in table.view("A").laid[1]] == closed
    pairs = [[2 * at, 2 * at + 1] for at in range(6)]
    for reader in (None, "A", "B", "C"):
        assert [[place.cards for place in places] for places in table.view(reader).laid] == [pairs] * 3
        assert all(all(place.open) for places in table.view(reader).laid for place in places)
    assert [result.location for result in table.view().results] == []
    asked = []
    while table.view().phase == "dice":
        asked.append(table.view().location)
        table.play("B pass")
    assert asked == [1, 2, 3]


def test_revealed_cards_stay_open() -> None:
    """CHO-33: until clean-up, for everybody."""
    for game in histories():
        seen: dict[tuple[int, int], list[int]] = {}
        for step in game:
            view = GAME.view(step.after, None)
            if not view.mode:
                seen = {}
            for seat, places in enumerate(view.laid):
                for at, place in enumerate(places):
                    shown = [card for card, is_open in zip(place.cards, place.open, strict=True) if is_open]
                    assert shown[: len(seen.get((seat, at), []))] == seen.get((seat, at), [])
                    seen[seat, at] = shown


# ------------------------------------------------------------------- the die window
def test_owners_of_dice_are_always_asked() -> None:
    """CHO-40: at every location, even when a roll could change nothing; others see dice, rolls and passes."""
    table = gold(
        3,
        1,
        "7: C, 9: B, 31: A",
        {"A": "11+12 9+10", "B": "0+1 2+3", "C": "4+5 6+7"},
        dice="A1 B1",
        more="harvest: 1 1 1",
    )
    assert table.standing() == "A 23, C 9, B 1"
    assert table.asked() == "B"
    table.play("B pass")
    assert (table.asked(), table.view("C").passed) == ("A", [False, True, False])
    table.play("A roll", "* face 2")
    assert table.view("C").dice == [0, 1, 0]
    assert table.asked() == "B"
    table.play("B pass")
    assert table.view("C").results[0].bids[0].dice == 2
    make_bids(table, {"A": "9+10", "B": "2+3", "C": "6+7"})
    assert (table.view().location, table.asked()) == (2, "B")


# ------------------------------------------------------------------- ranking
def test_the_four_keys_of_the_ranking() -> None:
    """CHO-44: the bid, the figure, fewer points, the higher disc."""
    cards = {"A": "3+9", "B": "4+8", "C": "5+7", "D": "2+10", "E": "11+12"}
    table = gold(3, 4, "9: B C, 12: D A E", cards, figure="D", old_man="-")
    assert table.order(4) == "E 23, D 12, C 12, B 12, A 12"
    other = gold(3, 4, "9: C B, 12: D A E", cards, figure="A", old_man="-")
    assert other.order(4) == "E 23, A 12, B 12, C 12, D 12"
    more = gold(3, 4, "9: B C, 12: D A E", {**cards, "B": "4+9"}, figure="D", old_man="-")
    assert more.order(4) == "E 23, B 13, D 12, C 12, A 12"


def test_a_ranking_stands_while_a_location_is_settled() -> None:
    """CHO-47: A and B are tied and A has fewer points, until the first point of the harvest."""
    table = gold(3, 2, "5: C, 8: A, 9: B", {"A": "3+9", "B": "4+8", "C": "5+7"}, more="harvest: 6 3 1")
    assert table.order(2) == "C 12, A 12, B 12"
    assert [bid.points for bid in table.bids(2)] == [6, 3, 1]
    assert table.track() == "10: B, 11: C A"


def test_the_old_man_goes_by_the_ranking_before_the_point() -> None:
    """CHO-47: the point of the temple makes no tie anew."""
    table = gold(2, 1, "3: A, 4: B, 9: C", {"A": "3+9", "B": "4+8", "C": "5+7"})
    assert table.order(1) == "A 12, B 12, C 12"
    assert (table.view().chocolatl, table.view().old_man) == (0, 2)
    assert table.track() == "4: B A, 9: C"


@pytest.mark.parametrize(
    ("track", "figure", "paid"), [("9: C, 11: A, 14: B", "B", "B"), ("9: C, 11: A, 14: B", "C", "A")]
)
def test_rows_are_tied_as_bids_are(track: str, figure: str, paid: str) -> None:
    """CHO-48: the owner of the figure, then fewer points; three players have two, two and one stone in the row."""
    table = gold(3, 4, track, {"A": "0+1", "B": "2+3", "C": "11+12"}, figure=figure, pyramid="A A B B", old_man="-")
    before = {letter: table.state.space[table.seat(letter)] for letter in "ABC"}
    assert table.pyramid().startswith("A A B B C")
    assert before[paid] == {"A": 11, "B": 14}[paid] + 5


def test_the_tie_rule_plays_no_part_at_the_end() -> None:
    """CHO-48: neither the figure nor the stack nor points on the track split equal totals and offerings."""
    table = final(3, 5, "30: C B, 33: A", "A B C", "C", "-", "A=9 B=9 C=9", "")
    totals = table.state.points()
    assert totals[2] == totals[0]
    assert totals[1] < totals[0]
    assert table.state.winners() == [0, 2]


# ------------------------------------------------------------------- locations
@pytest.mark.parametrize("owner", ["A", "B", "-"])
def test_the_figure_and_its_point(owner: str) -> None:
    """CHO-49: from the board, from its owner, or kept: the point is scored every time."""
    table = gold(2, 1, TRACK, CARDS, figure=owner, old_man="C" if owner != "-" else "-")
    assert table.view().chocolatl == 0
    assert table.track() == "7: C, 9: B, 12: A"
    assert (table.bids(1)[0].prize, table.bids(1)[0].points) == ("chocolatl", 1)


@pytest.mark.parametrize("owner", ["B", "C", "-"])
def test_the_old_man_costs_no_points(owner: str) -> None:
    """CHO-50, CHO-51: he goes to the lowest, or stays there."""
    table = gold(2, 1, TRACK, CARDS, figure="A" if owner != "-" else "-", old_man=owner)
    assert (table.view().old_man, table.view().chocolatl) == (2, 0)
    assert (table.bids(1)[-1].prize, table.bids(1)[-1].points) == ("old-man", 0)


def test_huts_count_for_good() -> None:
    """CHO-54: from the next location on, +1 each, but -1 in the village; the stone is one's own."""
    table = gold(2, 3, TRACK, {"A": "10+11 8+9", "B": "6+7 4+5", "C": "0+1 2+3"}, huts="A2")
    assert table.order(3) == "A 19, B 13, C 1"
    stones = table.view().stones[0]
    table.play("A hut")
    assert (table.view().huts[0], table.view().stones[0], table.view().bonus_tiles) == (3, stones - 1, 4)
    table.play("A bid 8+9", "B bid 4+5", "C bid 2+3", "B pass")
    assert table.order(4) == "A 20, B 9, C 5"


@pytest.mark.parametrize(("answer", "dice", "huts"), [("die", [1, 0, 0], [0, 1, 0]), ("hut", [0, 1, 0], [1, 0, 0])])
def test_the_black_die_is_taken_and_kept(answer: str, dice: list[int], huts: list[int]) -> None:
    """CHO-55: the one that waited on location 3."""
    table = gold(2, 3, TRACK, CARDS)
    assert table.view().die_waiting
    supply = table.view().dice_left
    table.play(f"A {answer}")
    assert (table.view().dice, table.view().huts) == (dice, huts)
    assert (table.view().die_waiting, table.view().dice_left) == (False, supply)


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6, 7])
def test_stones_fill_the_pyramid_from_below(number: int) -> None:
    """CHO-56: rows of 5, 4, 3 and 2; round r fills spaces 2r - 1 and 2r."""
    laid = ["B", "C"] * (number - 1)
    rows = [laid[:5], laid[5:9], laid[9:12], laid[12:]]
    pyramid = " | ".join(" ".join(row) for row in rows).rstrip(" |")
    if number == 1:
        _, table = first_round()
        table.play("B die", "B pass")
    else:
        table = gold(number, 4, TRACK, {"A": "11+12", "B": "6+7", "C": "0+1"}, pyramid=pyramid)
    sizes = [len(row) for row in table.view().pyramid]
    filled = 2 * number
    assert sizes == [min(5, filled), min(4, max(0, filled - 5)), min(3, max(0, filled - 9)), max(0, filled - 12)]


def test_the_court_exchanges_one_old_card_each() -> None:
    """CHO-64: the higher card for the first; the card given up was held before and is out of the game."""
    table = gold(3, 6, TRACK, CARDS, more="open: 16 8")
    assert [(bid.seat, bid.won, bid.given) for bid in table.bids(6)[:2]] == [(0, 16, 0), (1, 8, 0)]
    assert table.bids(6)[2].prize == ""
    assert 0 not in table.hand("A")
    assert 16 in table.hand("A")
    assert table.hand("B").count(8) == 2
    assert 0 in table.hand("C")
    assert all(len(table.hand(letter)) == 12 for letter in "ABC")
    free = gold(3, 6, TRACK, CARDS, more="open: 16 8", options="edition=fr")
    assert free.asked() == "A"
    assert "discard 16" not in lines(free.state, 0)
    free.play("A discard 11", "B discard 6")
    assert (16 in free.hand("A"), 11 in free.hand("A"), 6 in free.hand("B")) == (True, False, False)


def test_exchanges_are_public() -> None:
    """CHO-67: for good, whoever asks."""
    table = gold(3, 6, TRACK, CARDS, more="open: 16 8")
    for letter in (None, "A", "B", "C"):
        assert [(swap.seat, swap.won, swap.given) for swap in table.view(letter).exchanges] == [(0, 16, 0), (1, 8, 0)]


# ------------------------------------------------------------------- the track and the end
def test_discs_on_one_space_are_a_stack() -> None:
    """CHO-69: from the bottom up; every disc is in exactly one."""
    table = Table("chocolatl 4\nphase: bid-location\nround: 2\nlocation: 1\ntrack: 3: 2 0, 7: 3, 9: 1")
    assert [(stack.space, stack.seats) for stack in table.view().stacks] == [(3, [2, 0]), (7, [3]), (9, [1])]
    assert table.view().spaces == [3, 9, 3, 7]


def test_a_change_of_nothing_is_no_move() -> None:
    """CHO-71: in round 4 the second of the drink gets nothing, and stays below the others."""
    table = gold(4, 5, "2: D, 9: B C, 12: A", {"A": "10+11", "B": "8+9", "C": "6+7", "D": "0+1"})
    assert table.order(5).startswith("A 21, B 17")
    assert table.track() == "0: D, 9: B C, 17: A"
    lowest = gold(4, 5, "0: C D, 9: B, 12: A", {"A": "10+11", "B": "8+9", "C": "0+1", "D": "6+7"})
    assert lowest.track() == "0: C D, 9: B, 17: A"


def test_the_track_has_no_end() -> None:
    """CHO-74: beyond the last space that is drawn, numbers and stacks go on."""
    table = gold(6, 5, "9: C, 60: B, 57: A", {"A": "11+12", "B": "8+9", "C": "0+1"}, more="last: 1")
    assert table.track() == "7: C, 60: B A"
    assert GAME.scene(table.view()).zones
    high = gold(6, 5, "9: C, 60: B, 98: A", {"A": "11+12", "B": "8+9", "C": "0+1"}, more="last: 1")
    assert high.track() == "7: C, 60: B, 101: A"


def test_bids_on_the_table_are_not_changed_by_the_flag() -> None:
    """CHO-78: the flag goes up at location 2 of a red round; the bids made before it stay and are settled."""
    laid = "laid 10+11 8+9 6+7 4+5 2+3 0+1; hand"
    other = "laid 0+1 2+3 4+5 6+7 8+9 10+11; hand"
    rows = "chocolatl 3\nphase: dice\nmode: red\nround: 4\nlocation: 2\ntrack: 20: 1 2, 38: 0\nharvest: 6 5 1\n"
    rows += f"seat 0: offering 12; {laid}; dice 1\nseat 1: offering 12; {other}\nseat 2: offering 12; {other}"
    table = Table(rows)
    before = [place.cards for place in table.view("A").laid[0]]
    table.play("A pass")
    assert table.view().last_round
    assert [place.cards for place in table.view("A").laid[0]] == before
    assert table.view().phase in ("dice", "village")
    assert table.view("A").hand == []


def test_a_game_ends_with_its_flagged_round() -> None:
    """CHO-79: after all six locations of that round, and after no other."""
    for game in histories():
        ended = [step.before.round for step in game if step.before.last and step.after.phase >= 14]
        flagged = next(step.after.round for step in game if step.after.last)
        assert set(ended) == {flagged}
        assert game[-1].after.round == flagged
        assert {result.round for result in GAME.view(game[-1].after, None).results} == {flagged}


def test_huts_and_stones_left_score_nothing() -> None:
    """CHO-81."""
    table = final(3, 5, "28: B, 30: A, 41: C", "A A A B B C", "C", "B", "A=9 B=9 C=3", "")
    totals = table.state.points()
    for seat in range(3):
        table.state.huts[seat] += 2
        table.state.stones[seat] = 0
    assert table.state.points() == totals


def test_a_total_is_a_plain_sum() -> None:
    """CHO-84: it may be negative, and the discs stay where they are."""
    table = final(3, 5, "0: B, 30: A, 41: C", "A A A C C C", "C", "B", "A=9 B=0 C=3", "")
    assert table.state.points() == [30 + 3 + 3 + 9 + 3, -3, 41 + 3 + 3 + 3 + 3]
    assert table.track() == "0: B, 30: A, 41: C"


def test_a_window_asks_no_more_than_it_may() -> None:
    """CHO-39: with D dice of k players, at most D rolls and D + k (D + 1) questions."""
    table = gold(3, 1, TRACK, CARDS, dice="A2 B1 C1")
    rolls = questions = 0
    while table.view().location == 1:
        owners = sum(dice > 0 for dice in table.view().dice)
        if table.view().phase == "roll":
            rolls += 1
            table.play("* face 1")
            continue
        questions += 1
        late = sum(table.view().passed) == owners - 1
        table.play(f"{table.asked()} {'roll' if late else 'pass'}")
        if table.view().phase == "bid-location":
            break
    assert rolls == 4
    assert questions <= 4 + 3 * 5
