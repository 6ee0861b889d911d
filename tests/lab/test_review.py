"""Reviews: what is judged, how fairly, and how it is told."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from patolli import CHANCE, Record, Rng, State
from patolli.engine.game import say
from patolli.engine.record import read
from patolli.games.mexica import GAME
from patolli.lab import review as reviews
from patolli.lab.decisions import Course
from patolli.lab.review import (
    JUDGEMENTS,
    LIMITS,
    Review,
    Verdict,
    assemble,
    do,
    judge,
    judgement_of,
    outline,
    review,
    standing,
    tasks,
)

FOLDER = Path(__file__).parent / "reviewed"
FEW = 8


def game(name: str) -> Record:
    return read(FOLDER / f"{name}.txt")


@pytest.fixture(scope="module")
def mexica() -> Review:
    return review(game("mexica"), simulations=32, seed=1)


def test_a_game_is_cut_into_turns_and_secret_decisions() -> None:
    course = Course(game("zapotec"))
    said = [(one.seat, one.says[0].split()[0], one.secret) for one in course.decisions[:6]]
    assert said[:2] == [(0, "choose", True), (1, "choose", True)]
    assert [verb for _, verb, _ in said[2:]] == ["income", "draft", "income", "draft"]
    first, second = course.decisions[:2]
    assert first.begin == second.begin, "a secret decision begins where nobody has said anything yet"
    spoken = [at for one in course.decisions for at in one.lines]
    assert sorted(spoken) == [at for at, line in enumerate(course.lines) if line.actor != CHANCE]


def test_spans_join_without_a_gap() -> None:
    for name in ("mexica", "zapotec", "chocolatl", "lapins"):
        course = Course(game(name))
        assert [span.begin for span in course.spans] == [0, *(span.end for span in course.spans[:-1])]
        assert course.spans[-1].end == len(course.lines)


def test_a_decision_ends_where_something_is_revealed() -> None:
    """In Chocolatl a location is settled when its last die is passed, and the next bids are shown."""
    course = Course(game("chocolatl"))
    for one in course.decisions:
        assert len(one.says) == 1 or one.says[0].split()[0] in ("bid", "lay"), one.says


def test_a_fixed_record_gets_fixed_judgements(mexica: Review) -> None:
    """The novice leaps away from a district in which it could have the most floors."""
    worse = {one.number: one.judgement for one in mexica.decisions if one.judgement not in ("best", "good")}
    assert worse == {11: "mistake"}
    mistake = mexica.decisions[11]
    assert (mistake.seat, mistake.played) == (1, ["fly F1", "take", "end"])
    assert mistake.best
    assert mistake.best != mistake.played
    assert mistake.points > 5
    assert mistake.reasons[0].seat == 1
    assert mistake.reasons[0].points > 5
    assert mistake.lost < mistake.difference == pytest.approx(mistake.best_chance - mistake.chance)


def test_accuracy_is_what_is_left_of_a_hundred(mexica: Review) -> None:
    good, bad = mexica.seats
    assert good.accuracy == pytest.approx(100, abs=1)
    assert bad.accuracy is not None
    assert bad.worst == 11
    assert bad.accuracy == pytest.approx(
        100 - 100 * sum(one.difference for one in mexica.decisions if one.seat == 1) / 6
    )
    assert bad.counts["mistake"] == 1
    assert bad.judged == sum(bad.counts.values())


def test_accuracy_counts_what_was_better_than_the_best_line_found_but_is_never_above_a_hundred() -> None:
    course = Course(game("mexica"))
    judged = [replace(one, judgement="best") for one in outline(course).decisions if one.seat == 0][:2]
    worse, better = (replace(one, difference=by) for one, by in zip(judged, (0.05, -0.03), strict=True))
    assert standing(0, [worse, better], []).accuracy == pytest.approx(99)
    assert standing(0, [better], []).accuracy == 100


def test_a_played_line_that_did_better_is_best() -> None:
    """The search misses a line now and then. Nothing was lost then, and there is no better line to show."""
    found = review(game("zapotec"), simulations=FEW, seed=1)
    better = [one for one in found.decisions if one.difference < 0]
    assert better
    for one in better:
        assert (one.judgement, one.lost, one.best, one.points, one.reasons) == ("best", 0, [], 0, [])
        assert one.best_chance == one.chance


def test_the_same_seed_and_simulations_give_the_same_review() -> None:
    one, two = (review(game("zapotec"), simulations=FEW, seed=3) for _ in range(2))
    assert one.plain() == two.plain()
    json.dumps(one.plain())


def test_a_review_can_be_done_in_any_order_and_in_several_goes(mexica: Review) -> None:
    course = Course(game("mexica"))
    results: reviews.Results = {}
    for task in reversed(list(tasks(outline(course), 32, {}))):
        results[reviews.key_of(task.kind, task.number)] = do(course, task, 1)
    assert assemble(outline(course), 1, results).plain() == mexica.plain()
    assert not list(tasks(outline(course), 32, results))
    assert next(tasks(outline(course), 64, results)).number == 11, "what has cost most is looked at again first"


def test_what_is_not_done_yet_has_no_judgement() -> None:
    course = Course(game("mexica"))
    found = assemble(outline(course), 0, {})
    assert found.done == 0
    assert found.of == len(course.decisions) + len(course.spans) + 1
    assert {one.judgement for one in found.decisions} == {""}
    assert [one.accuracy for one in found.seats] == [None, None]


def test_with_seconds_the_first_pass_is_always_finished() -> None:
    found = review(game("zapotec"), seconds=0.001)
    assert found.done == found.of
    assert found.simulations == reviews.PASSES[0]


def test_words_for_what_is_lost() -> None:
    assert [judgement_of(limit) for limit in (0.0, *LIMITS)] == list(JUDGEMENTS)


def test_luck_is_what_changed_while_chance_spoke() -> None:
    """Chances add up to one, so what one is given another one loses."""
    found = review(game("chocolatl"), simulations=FEW, seed=1)
    assert sum(one.luck for one in found.seats) == pytest.approx(0, abs=1e-6)
    assert any(point.luck for point in found.points)
    assert not found.points[0].luck
    assert all(sum(point.chances) == pytest.approx(1) for point in found.points)


# ------------------------------------------------------------------- fairness


def verdicts(record: Record, last: int) -> list[Verdict]:
    course = Course(record)
    chosen = [one for one in course.decisions if one.end <= last][-6:]
    return [judge(course, one, FEW, 5, lambda: False) for one in chosen]


def text(found: list[Verdict], seat: int) -> str:
    return json.dumps([asdict(one) for one in found if one.seat == seat])


def test_cards_that_others_hold_change_no_judgement() -> None:
    """Zapotec: a card of the other's hand that is not shown in these lines is exchanged for one from the deck."""
    record = game("zapotec")
    said = " ".join(line for _, line in record.lines)
    dealt = [at for at, (_, line) in enumerate(record.lines) if line.startswith("deal 1 ")]
    at = next(at for at in dealt if said.count(record.lines[at][1].split()[2]) == 1)
    unseen = next(card for number in range(1, 27) if (card := f"A{number:02}") not in said)
    lines = list(record.lines)
    lines[at] = (CHANCE, f"deal 1 {unseen}")
    twin = replace(record, lines=lines)
    own, other = (verdicts(one, len(lines)) for one in (record, twin))
    assert text(own, 0) == text(other, 0) != "[]"
    assert len(own) == len(other)


def decided_otherwise(record: Record, seat: int, begin: int, rng: Rng) -> list[tuple[int, str]]:
    """Other lines of the seat for the secret decision that begins there."""
    state: State = Course(record).states[begin]
    lines = []
    while seat in state.actors():
        moves = state.moves(seat)
        move = moves[rng.below(len(moves))]
        lines.append((seat, say(state, seat, move)))
        sealed = state.game().seals(state, seat, move)
        state.play(seat, move)
        if sealed:
            break
    return lines


@pytest.mark.parametrize("name", ["zapotec", "chocolatl", "lapins"])
def test_what_others_decide_in_secret_changes_no_judgement(name: str) -> None:
    """The seat that speaks first decides otherwise; those who decide at the same time are judged as before."""
    record = game(name)
    course = Course(record)
    together = [one for one in course.decisions if one.secret]
    first = together[-record.players]
    last = max(one.end for one in together if one.begin == first.begin)
    lines = record.lines[:last]
    others = [line for at, line in enumerate(lines) if at >= first.begin and line[0] != first.seat]
    said = [line for line in lines[first.begin :] if line[0] == first.seat]
    for seed in range(20):
        again = decided_otherwise(record, first.seat, first.begin, Rng(seed))
        if again != said:
            break
    kept = replace(record, lines=[*lines[: first.begin], *said, *others], numbers=[])
    twin = replace(record, lines=[*lines[: first.begin], *again, *others], numbers=[])
    own = verdicts(kept, len(kept.lines))
    other = verdicts(twin, len(twin.lines))
    for seat in {one.seat for one in own} - {first.seat}:
        mine, theirs = ([replace(one, number=0, end=0) for one in found if one.seat == seat] for found in (own, other))
        assert text(mine, seat) == text(theirs, seat) != "[]"


def test_a_decision_that_rested_on_a_hand_nobody_told_is_not_judged() -> None:
    record = game("zapotec")
    dealt = [at for at, (_, line) in enumerate(record.lines) if line.startswith("deal 0")]
    told = {one.number: one for one in Course(record).decisions}
    record.possible = dealt[:1]
    for one in Course(record).decisions:
        assert one.forced == (told[one.number].forced or one.seat == 0)
        assert one.possible == (one.seat == 0)


@pytest.mark.parametrize(
    ("language", "chance", "told"),
    [
        ("en", 0, "This cost Ana hardly any chance to win, and about 4 points."),
        ("en", 23, "This cost Ana 23 of 100 chances to win, and about 4 points."),
        ("fr", 0, "Ce coup a coûté à Ana presque aucune chance de gagner, et environ 4 points."),
        ("fr", 1, "Ce coup a coûté à Ana 1 chance de gagner sur 100, et environ 4 points."),
    ],
)
def test_what_a_decision_has_cost_is_a_sentence_for_any_number(language: str, chance: int, told: str) -> None:
    assert GAME.speech(language).tell("review-cost", who="Ana", chance=chance, points=4) == told
