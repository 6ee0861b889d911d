"""Every lesson of the four games is played to its end: every branch, every wrong line and answer, every promise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest

from patolli import Match, lines, write_position
from patolli.engine.game import find_game
from patolli.games import OURS
from patolli.stage import speech
from patolli.stage.aid import numbers
from patolli.stage.game import ShownGame
from patolli.stage.learn.lessons import (
    Coaching,
    Course,
    Lesson,
    LessonError,
    Step,
    coaching,
    course,
    has_lessons,
    parse,
)
from patolli.stage.learn.measures import Moment, fits, holds, measure
from patolli.stage.learn.teacher import (
    after_replies,
    begin,
    check_answers,
    hear_line,
    is_worse,
    meanings,
    parted,
    right_answers,
    show,
)
from patolli.stage.speech import LANGUAGES

BRANCHES = 12
"""So many of the positions that accepted lines lead to are followed."""
MEANINGS = 8
"""So many of the lines that a mistake stands for are said."""
LONGEST_LETTERS = 260
LONGEST_INSTRUCTION_WORDS = 30


@cache
def shown(name: str) -> ShownGame:
    game = find_game(name)
    assert isinstance(game, ShownGame)
    return game


LESSONS = [(name, lesson.id) for name in OURS for lesson in course(shown(name)).lesson]


def some(found: list[Moment]) -> list[Moment]:
    """Different positions, evenly chosen if there are many."""
    different = list({write_position(moment.state): moment for moment in found}.values())
    return different[:: max(1, -(-len(different) // BRANCHES))]


# ------------------------------------------------------------------- playing


@pytest.mark.parametrize(("name", "lesson_id"), LESSONS)
def test_a_lesson_can_be_played_to_its_end_in_every_way(name: str, lesson_id: str) -> None:
    lesson = course(shown(name)).find(lesson_id)
    assert 3 <= len(lesson.step) <= 7
    starts = [begin(lesson, 1)]
    for number, step in enumerate(lesson.step, start=1):
        if step.position:
            starts = [begin(lesson, number)]
        check_highlight(shown(name), lesson, step, starts[0])
        ends: list[Moment] = []
        seen: set[str] = set()
        for start in (moment.fresh() for moment in starts):
            if step.ask:
                ends.append(check_ask(lesson, number, start))
            else:
                found = list(
                    check_turn(lesson, number, start, seen) if step.turn else check_expect(lesson, number, start)
                )
                check_wrong_lines(lesson, number, start, seen)
                ends += found
        wanted = {f"{number} {line}" for wrong in step.wrong for line in (wrong.line, *wrong.also) if line}
        if step.turn:
            wanted |= {*step.turn.example}
        assert wanted <= seen, f"step {number}: never answered: {wanted - seen}"
        for end in ends:
            for spec in step.gives:
                assert holds(spec, end, lesson.seat), f"step {number}: {spec}, but {measure(spec, end, lesson.seat)}"
        starts = some(ends)


def check_highlight(game: ShownGame, lesson: Lesson, step: Step, start: Moment) -> None:
    """Each word is a zone, a place, a picture or a word that may be said."""
    known = {word for line in lines(start.state, lesson.seat) for word in line.split()}
    for zone in game.scene(start.state.view(lesson.seat)).zones:
        known |= {zone.name, *(place.word for place in zone.places), *(sprite.id for sprite in zone.sprites)}
    assert set(step.highlight) <= known


def check_expect(lesson: Lesson, number: int, start: Moment) -> Iterator[Moment]:
    """Every meaning of every pattern is heard line by line, and finishes the step."""
    for pattern in lesson.step[number - 1].expect:
        meant = list(meanings(parted(pattern), start, lesson.seat))
        assert meant, f"step {number}: `{pattern}` means nothing"
        for said in meant[:: max(1, -(-len(meant) // BRANCHES))]:
            kinds = [hear_line(lesson, number, start, said[: count + 1]).kind for count in range(len(said))]
            assert kinds == ["begun"] * (len(said) - 1) + ["done"], f"step {number}: {said}"
            reply = hear_line(lesson, number, start, [line.upper() for line in said[:-1]] + said[-1:])
            assert (reply.kind, reply.text) == ("done", f"lesson-{lesson.id}-{number}.done")
            yield reply.moment
    assert hear_line(lesson, number, start, show(lesson, number, start)).kind == "done"


def check_turn(lesson: Lesson, number: int, start: Moment, seen: set[str]) -> Iterator[Moment]:
    """Every example that may be said here reaches the goal; one may always be said."""
    goal = lesson.step[number - 1].turn
    assert goal is not None
    for example in goal.example:
        for said in meanings(parted(example), start, lesson.seat):
            replies = (hear_line(lesson, number, start, said[: count + 1]) for count in range(len(said)))
            done = next((reply for reply in replies if reply.kind == "done"), None)
            assert done is not None, f"step {number}: `{example}` does not reach the goal"
            seen.add(example)
    reply = hear_line(lesson, number, start, show(lesson, number, start))
    assert reply.kind == "done"
    yield reply.moment


def check_wrong_lines(lesson: Lesson, number: int, start: Moment, seen: set[str]) -> None:
    """Each gets its own reply, and is refused by the rule that is claimed, or is measurably worse.

    Of a pattern: those of its lines that no reply before it is for.
    """
    step = lesson.step[number - 1]
    for at, wrong in enumerate(step.wrong, start=1):
        for line in (wrong.line, *wrong.also):
            meant = meant_by(line, start, lesson.seat)
            text = f"lesson-{lesson.id}-{number}.wrong-{at}"
            for said in meant[:: max(1, -(-len(meant) // MEANINGS))]:
                try:
                    reply = hear_line(lesson, number, start, said)
                except LessonError:
                    assert step.turn or "*" in line, f"step {number}: `{line}` cannot even be begun"
                    continue
                if step.turn and reply.refusal and not wrong.rule:
                    continue  # possible in another branch
                if "*" in line and reply.text != text:
                    continue
                assert (reply.kind, reply.text) == ("wrong", text), said
                assert (reply.refusal.rule if reply.refusal else "") == wrong.rule, said
                seen.add(f"{number} {line}")
                if not wrong.rule and not step.turn:
                    assert is_worse(lesson, number, start, wrong, said), f"step {number}: `{said}` is not worse"


def meant_by(line: str, start: Moment, seat: int) -> list[list[str]]:
    """The lines that a mistake stands for."""
    first, *others = parted(line)
    if "*" not in line:
        return [[first, *others]]
    if others:
        return list(meanings([first, *others], start, seat))
    return [[one] for one in lines(start.state, seat) if fits(first, one)]


def check_ask(lesson: Lesson, number: int, start: Moment) -> Moment:
    step = lesson.step[number - 1]
    right = right_answers(lesson, number, start)
    assert right == [row.answer for row in step.ask], f"step {number}"
    assert all(row.right for row in check_answers(lesson, number, start, right))
    for at, wrong in enumerate(step.wrong, start=1):
        assert wrong.answer is not None
        rows = [wrong.row - 1] if wrong.row else [row for row, answer in enumerate(right) if answer != wrong.answer]
        texts = set()
        for row in rows:
            given = [wrong.answer if place == row else answer for place, answer in enumerate(right)]
            reply = check_answers(lesson, number, start, given)[row]
            assert not reply.right
            texts.add(reply.text)
        assert f"lesson-{lesson.id}-{number}.wrong-{at}" in texts, f"step {number}: never told"
    return after_replies(step, start.copy(), lesson.seat)


# ------------------------------------------------------------------- what else may be said


def test_other_lines_are_refused_or_not_wanted_and_taken_back() -> None:
    lesson = course(shown("mexica")).find("canals")
    start = begin(lesson, 1)
    at = write_position(start.state)
    refused, unwanted = hear_line(lesson, 1, start, ["canal Z9"]), hear_line(lesson, 1, start, ["bridge C2"])
    assert (refused.kind, unwanted.kind) == ("refused", "unwanted")
    assert refused.refusal is not None
    assert [write_position(reply.moment.state) for reply in (refused, unwanted)] == [at, at]
    assert hear_line(lesson, 1, start, ["canal B7 B6"]).kind == "done", "the same move in another order"


def test_a_mistake_that_stands_for_many_lines_answers_those_for_which_it_is_true() -> None:
    """Chocolatl: 12 is not enough, 20 wins too but costs more; 4 and 9 are wanted; 7 is no card of the hand."""
    lesson = course(shown("chocolatl")).find("bid")
    start = begin(lesson, 1)
    replies = [hear_line(lesson, 1, start, [line]) for line in ("bid 5 6", "bid 8 12", "bid 9 4", "bid 7 12")]
    assert [reply.text.rpartition(".")[2] for reply in replies] == ["wrong-3", "wrong-4", "done", ""]
    assert replies[3].kind == "refused"


def test_an_accepted_line_is_heard_before_the_mistakes_that_begin_like_it() -> None:
    lesson = course(shown("zapotec")).find("opening")
    start = begin(lesson, 3)
    assert hear_line(lesson, 3, start, ["build MPT bb"]).kind == "begun"
    assert hear_line(lesson, 3, start, ["build MPT ww"]).text == "lesson-opening-3.wrong-3"


def test_after_a_missed_round_the_others_bids_are_told() -> None:
    """CHO-29: the sums that the text names are those that were laid."""
    lesson = course(shown("chocolatl")).find("opening")
    start = begin(lesson, 3)
    reply = hear_line(lesson, 3, start, ["bid 3 5", "bid 4 7", "bid 1 9", "bid 0 10", "bid 6 12"])
    assert (reply.kind, reply.text) == ("missed", "lesson-opening-3.missed")
    after = after_replies(lesson.step[2], reply.moment.copy(), 0)
    laid = {seat: [0] * 6 for seat in (1, 2)}
    for key, values in after.events:
        if key == "bid" and values["seat"] in laid:
            laid[int(values["seat"])][int(values["location"]) - 1] = int(values["a"]) + int(values["b"])
    text = texts("chocolatl", "en")["lesson-opening-3.missed"]
    for sums in laid.values():
        assert re.search(", ".join(map(str, sums[:-1])) + f" and {sums[-1]}", text), sums


def test_a_free_turn_that_ends_without_its_goal_is_missed() -> None:
    lesson = course(shown("mexica")).find("own-turn")
    number = len(lesson.step)
    assert hear_line(lesson, number, begin(lesson, number), ["end"]).kind == "missed"


def test_what_was_said_in_earlier_steps_stands() -> None:
    lesson = course(shown("mexica")).find("canals")
    shown_way, own_way = begin(lesson, 2), begin(lesson, 2, [["canal B6 B7"]])
    assert write_position(shown_way.state) != write_position(own_way.state)
    with pytest.raises(LessonError, match="do not finish step 1"):
        begin(lesson, 2, [["canal C6"]])
    with pytest.raises(LessonError, match="steps 1 to 4"):
        begin(lesson, 5)
    with pytest.raises(LessonError, match="asks for answers"):
        hear_line(lesson, 3, begin(lesson, 3), ["end"])
    with pytest.raises(LessonError, match="asks 1 questions"):
        check_answers(lesson, 3, begin(lesson, 3), [])


# ------------------------------------------------------------------- files and texts


@pytest.mark.parametrize("name", OURS)
def test_a_game_has_six_to_eight_lessons_of_fifteen_minutes_at_most(name: str) -> None:
    game = shown(name)
    assert has_lessons(game)
    assert 6 <= len(course(game).lesson) <= 8
    assert course(game).minutes <= 15
    assert 10 <= len(coaching(game).tip) <= 15


@pytest.mark.parametrize("name", OURS)
def test_every_rule_that_is_named_exists(name: str) -> None:
    game = shown(name)
    told = {rule for lesson in course(game).lesson for step in lesson.step for rule in step.rule}
    told |= {rule for tip in coaching(game).tip for rule in tip.rule}
    assert told <= set(game.rules()), "*Why* shows whole rules"
    named = {wrong.rule for lesson in course(game).lesson for step in lesson.step for wrong in step.wrong if wrong.rule}
    named |= {rule for tip in coaching(game).tip for rule in tip.refused}
    assert {re.sub(r"[a-z]$", "", rule) for rule in named} <= set(game.rules())


@pytest.mark.parametrize("name", OURS)
def test_every_text_is_there_and_none_is_left_over(name: str) -> None:
    game = shown(name)
    asked: list[str] = []
    for lesson in course(game).lesson:
        asked += [f"lesson-{lesson.id}", f"lesson-{lesson.id}.goal"]
        for number, step in enumerate(lesson.step, start=1):
            key = f"lesson-{lesson.id}-{number}"
            asked += [key, f"{key}.done", *(f"{key}.ask-{at}" for at in range(1, len(step.ask) + 1))]
            asked += [f"{key}.wrong-{at}" for at in range(1, len(step.wrong) + 1)]
            asked += [f"{key}.missed"] if step.turn and step.turn.missed else []
    asked += [f"coach-{tip.id}" for tip in coaching(game).tip]
    assert sorted(asked) == sorted(texts(name, "en"))


@cache
def texts(name: str, language: str) -> dict[str, str]:
    """The texts of the chapter by key, as they are read."""
    found: dict[str, str] = {}
    key = ""
    file = files(shown(name).home()).joinpath("lang", f"learn-{language}.ftl")
    for line in file.read_text(encoding="utf-8").splitlines():
        message, attribute = re.match(r"([a-z][\w-]*) *= *(.*)", line), re.match(r" +\.([\w-]+) *= *(.*)", line)
        if message:
            key = message[1]
            found[key] = message[2]
        elif attribute:
            found[f"{key}.{attribute[1]}"] = attribute[2]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_no_text_is_long(name: str, language: str) -> None:
    game = shown(name)
    values = numbers(game, Match(name, 3).state, language)
    told = {key: game.speech(language).tell(key, **values) for key in texts(name, "en")}
    assert not [text for text in told.values() if "{" in text]
    assert not {key: len(text) for key, text in told.items() if len(text) > LONGEST_LETTERS or text.startswith("{")}


@pytest.mark.parametrize("name", OURS)
def test_an_instruction_has_thirty_words_at_most(name: str) -> None:
    """In English; other languages need a few more for the same."""
    told = {
        key: re.sub(r"\{.*?\}", "1", text)
        for key, text in texts(name, "en").items()
        if re.fullmatch(r"lesson-[a-z-]+-\d+", key)
    }
    assert told
    assert not {key: len(text.split()) for key, text in told.items() if len(text.split()) > LONGEST_INSTRUCTION_WORDS}


CHANGED = {
    "mexica": ("{turn.flat_fee = 4}", "lesson-opening-3.done", "4 points for any move"),
    "zapotec": ("{round_scoring.vp_per_house = 3}", "lesson-card-6.done", "3 points for each house"),
    "chocolatl": ("{improvement.last_round_first = 7}", "lesson-scoring-1", "the court pays 7 and 3"),
    "lapins": ("{costs.site = 2}", "lesson-found-1.done", "The site costs 2."),
}


@pytest.mark.parametrize("name", OURS)
def test_a_lesson_names_the_numbers_of_its_box(name: str) -> None:
    change, key, told = CHANGED[name]
    game = shown(name)
    changed = Match(name, 3, {"components": change}).state
    assert told in game.speech("en").tell(key, **numbers(game, changed, "en"))
    assert told not in game.speech("en").tell(key, **numbers(game, Match(name, 3).state, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_language_names_the_same_places_and_cards(name: str, language: str) -> None:
    for key, text in texts(name, "en").items():
        places, there = (re.findall(r"\b[A-Z]+\d+\b", told) for told in (text, texts(name, language)[key]))
        assert sorted(places) == sorted(there), key


CODE = re.compile(r"(?=.*[A-Za-z])(?=.*\d)[\w-]+|[A-Z]{2,}|[a-z]{2}")
"""Words of lines that stand for a thing: `Z13`, `MFC`, `bb`."""


@cache
def codes(name: str) -> frozenset[str]:
    """What lessons may not say: the codes of their positions, but those that the board shows at its edge."""
    found: set[str] = set()
    seen: set[str] = set()
    for lesson in course(shown(name)).lesson:
        for number in range(1, len(lesson.step) + 1):
            state = begin(lesson, number).state
            found |= {word for line in lines(state, lesson.seat) for word in line.split()}
            scene = shown(name).scene(state.view(lesson.seat))
            found |= {place.word for zone in scene.zones for place in zone.places}
            seen |= set(re.findall(r"<text[^>]*>([^<]+)</text>", shown(name).svg(state.view(lesson.seat))))
    of_a_square = {
        word for word in found if (two := re.fullmatch(r"([A-Za-z])(\d+)", word)) and {*two.groups()} <= seen
    }
    return frozenset(word for word in found - of_a_square - seen if CODE.fullmatch(word))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_no_text_says_a_code_that_the_board_does_not_show(name: str, language: str) -> None:
    told = {key: {*re.findall(r"[\w-]+", text)} & codes(name) for key, text in texts(name, language).items()}
    assert not {key: words for key, words in told.items() if words}


def test_the_codes_of_a_board_are_known() -> None:
    """Mexica and Dix-Huit Lapins name columns and rows at the edge; Zapotec shows no code."""
    assert {"Z13", "MFC", "bb", "R05", "S9", "A20"} <= codes("zapotec")
    assert not {"B6", "c4"} & (codes("mexica") | codes("lapins"))
    assert codes("chocolatl") == {f"place-{at}" for at in range(1, 7)}


def test_the_words_of_lessons_are_read_when_somebody_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    real = speech._texts

    def noted(language: str, packages: tuple[str, ...], chapter: str) -> Iterator[str]:
        read.append(chapter)
        return real(language, packages, chapter)

    monkeypatch.setattr(speech, "_texts", noted)
    speech._bundle.cache_clear()
    told = speech.Speech("fr", ("patolli.stage", "patolli.games.mexica"))
    assert told.knows("verb-canal")
    assert read == [""]
    assert told.knows("lesson-canals.goal")
    assert read == ["", "learn-"]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("minutes = 1\nlesson = []\nlessons = 3", "`lessons`"),
        ('minutes = 1\n[[lesson]]\nid = "a"\nposition = ""\n[[lesson.step]]\nrule = []\nexpct = []', "`expct`"),
        ('minutes = 1\n[[lesson]]\nid = "a"\nposition = ""\n[[lesson.step]]\nrule = []', "exactly one of expect"),
        ("minutes = many", "a file"),
        ('minutes = 1\n[[lesson]]\nid = "A b"\nposition = ""\nstep = []', "small letters"),
    ],
)
def test_a_slip_of_the_pen_is_named(text: str, why: str) -> None:
    with pytest.raises(LessonError, match=re.escape(why)) as error:
        parse(text, Course, "a file")
    assert str(error.value).startswith("a file: ")


def test_a_tip_needs_a_trigger() -> None:
    with pytest.raises(LessonError, match="either test or refused"):
        parse('[[tip]]\nid = "a"\nrule = []', Coaching, "a file")
    with pytest.raises(LessonError, match="exactly one of points"):
        parse('[[tip]]\nid = "a"\nrule = []\ntest = [{ least = 1 }]', Coaching, "a file")
