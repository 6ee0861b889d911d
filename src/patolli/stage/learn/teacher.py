"""The teacher: what a lesson answers to a line or an answer. Pure functions: nothing is kept between two questions.

    start = begin(lesson, 2)                              the position at the beginning of step 2
    reply = hear_line(lesson, 2, start, ["found A4"])     the lines said in this step; the last of them is judged
    reply.kind, reply.text                                "done", "lesson-canals-2.done"

Whoever asks keeps the lines said in each step. Chance does what the lesson fixed, and so do the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal

from patolli.engine.core.rng import Rng
from patolli.engine.core.state import CHANCE, Event, State
from patolli.engine.game import hear, lines, say
from patolli.engine.gesture import next_automatic_move
from patolli.engine.played import SaidLine
from patolli.engine.position import read_position
from patolli.engine.words import NotLegal
from patolli.stage.learn.lessons import Answer, Lesson, LessonError, Step, Wrong
from patolli.stage.learn.measures import Moment, fits, holds, measure

UNUSED = Rng(0)
"""Chance never draws here."""

Kind = Literal["begun", "done", "wrong", "refused", "unwanted", "missed"]


@dataclass(frozen=True)
class Reply:
    """What a line is answered."""

    kind: Kind
    """`wrong` has a text of its own; `refused` a rule; `unwanted` is possible, but not what is taught; `missed` is a
    turn that ended without its goal."""
    moment: Moment
    """Where the learner stands now: after the replies if the step is done, before the line if it is taken back."""
    text: str = ""
    refusal: NotLegal | None = None


@dataclass(frozen=True)
class RowReply:
    """What an answer is answered: whether it is right, and the text of a wrong one that has its own."""

    right: bool
    text: str = ""


@dataclass
class _Spoken:
    """The lines said in a step, each with the position that it was said in, and as the game says it."""

    lines: list[tuple[State, str, str]] = field(default_factory=list)

    def fits(self, parts: Sequence[str], seat: int) -> bool:
        """Whether what was said is these parts, or their beginning."""
        return len(self.lines) <= len(parts) and all(
            fits(part, words) or fits(part, canonical) or _same(state, seat, part, canonical)
            for part, (state, words, canonical) in zip(parts, self.lines, strict=False)
        )


# ------------------------------------------------------------------- positions


def begin(lesson: Lesson, number: int, earlier: Sequence[Sequence[str]] = ()) -> Moment:
    """The position at the beginning of a step. LessonError if there is no such step.

    `earlier`: the lines said in the steps before it. A step without lines was skipped, and is played as shown.
    """
    _step(lesson, number)
    moment = _set_up(lesson.position)
    for before in range(1, number):
        moment = _start_of(lesson, before, moment)
        said = list(earlier[before - 1]) if before <= len(earlier) else []
        moment = _done(lesson, before, moment, said)
    return _start_of(lesson, number, moment)


def _done(lesson: Lesson, number: int, moment: Moment, said: Sequence[str]) -> Moment:
    """After a step. LessonError if the lines do not finish it."""
    step = _step(lesson, number)
    if step.ask:
        return after_replies(step, moment.copy(), lesson.seat)
    reply = hear_line(lesson, number, moment, said or show(lesson, number, moment))
    if reply.kind != "done":
        raise LessonError(f"These lines do not finish step {number} of the lesson {lesson.id}.")
    return reply.moment


def _step(lesson: Lesson, number: int) -> Step:
    if not 1 <= number <= len(lesson.step):
        raise LessonError(f"The lesson {lesson.id} has the steps 1 to {len(lesson.step)}.")
    return lesson.step[number - 1]


def _start_of(lesson: Lesson, number: int, moment: Moment) -> Moment:
    position = _step(lesson, number).position
    return _set_up(position) if position else moment.fresh()


def _set_up(position: str) -> Moment:
    state = read_position(position)
    moment = Moment(state, state, position=position)
    _play_forced(moment)
    return moment.fresh()


# ------------------------------------------------------------------- lines


def parted(line: str) -> list[str]:
    """`walk B3; temple 1 B4`: lines that are said one after the other."""
    return [" ".join(part.split()) for part in line.split(";")]


def play(moment: Moment, line: str, seat: int) -> None:
    """Play one line of the learner, or of whoever it names (`1 end`, `* roll 3`), and what is forced after it."""
    actor, words = _actor(line, seat)
    _play(moment, actor, hear(moment.state, actor, words))
    _play_forced(moment)


def _play(moment: Moment, actor: int, move: int, forced: bool = False) -> None:
    start = moment.played[-1].start if forced and moment.played else len(moment.played)
    moment.played.append(SaidLine(actor, say(moment.state, actor, move), forced, start))
    events: list[Event] = []
    moment.state.events = events
    moment.state.play(actor, move)
    moment.state.events = None
    moment.events += events


def _play_forced(moment: Moment) -> None:
    """The moves that nobody is asked for, as at a table. Chance is not among them: lessons fix it."""
    while CHANCE not in moment.state.actors():
        step = next_automatic_move(moment.state, UNUSED, {})
        if step is None:
            return
        _play(moment, *step, forced=True)


def _actor(line: str, seat: int) -> tuple[int, str]:
    first, _, rest = line.partition(" ")
    if first == "*":
        return CHANCE, rest
    return (int(first), rest) if first.isdigit() and rest else (seat, line)


def after_replies(step: Step, moment: Moment, seat: int) -> Moment:
    """After what others and chance do then, and the small questions that everybody answers alike.

    LessonError if one of these lines may not be said.
    """
    _follow(step.then, moment, seat)
    _answer_small(step, moment, seat)
    return moment


def _follow(fixed: Sequence[str], moment: Moment, seat: int) -> None:
    for line in (part for several in fixed for part in parted(several)):
        try:
            play(moment, _first_of(line, moment, seat), seat)
        except NotLegal as refusal:
            raise LessonError(f"`{line}` cannot follow: {refusal}") from None


def _first_of(pattern: str, moment: Moment, seat: int) -> str:
    """`0 bid * *`: the first line that it can mean."""
    actor, words = _actor(pattern, seat)
    if "*" not in words or actor == CHANCE:
        return pattern
    return next((f"{actor} {line}" for line in lines(moment.state, actor) if fits(words, line)), pattern)


def _answer_small(step: Step, moment: Moment, seat: int) -> None:
    while step.answers:
        for actor in moment.state.actors():
            may = [] if actor == CHANCE else lines(moment.state, actor)
            answer = next((line for line in step.answers if line in may), None)
            if answer is not None:
                play(moment, f"{actor} {answer}", seat)
                break
        else:
            return


# ------------------------------------------------------------------- what is answered


def hear_line(lesson: Lesson, number: int, start: Moment, said: Sequence[str]) -> Reply:
    """The reply to the last of the lines said in a step. LessonError if one before it may not be said."""
    step, seat, moment, spoken = _step(lesson, number), lesson.seat, start.copy(), _Spoken()
    if step.ask or not said:
        raise LessonError(f"Step {number} of the lesson {lesson.id} asks for {'answers' if step.ask else 'a line'}.")
    for line in said[:-1]:
        _speak_before(spoken, moment, line, seat)
    before = moment.copy()
    try:
        _speak(spoken, moment, said[-1], seat)
    except NotLegal as refusal:
        spoken.lines.append((before.state, " ".join(said[-1].split()), ""))
        text = _wrong_line(lesson, number, start, spoken, refused=True)
        return Reply("wrong" if text else "refused", before, text, refusal)
    key = f"lesson-{lesson.id}-{number}"
    if step.turn is not None:
        after = _reached(step, moment, seat)
        if after is not None:
            return Reply("done", after, f"{key}.done")
        if text := _wrong_line(lesson, number, start, spoken):
            return Reply("wrong", start.copy(), text)
        over = seat not in moment.state.actors()
        return Reply("missed" if over else "begun", moment, f"{key}.missed" if over and step.turn.missed else "")
    wanted = [parted(pattern) for pattern in step.expect]
    if any(len(parts) == len(said) and spoken.fits(parts, seat) for parts in wanted):
        return Reply("done", after_replies(step, moment, seat), f"{key}.done")
    if _goes_on(wanted, spoken, seat):
        return Reply("begun", moment)
    if text := _wrong_line(lesson, number, start, spoken):
        return Reply("wrong", before, text)
    mistakes = [parted(line) for wrong in step.wrong if wrong.line for line in (wrong.line, *wrong.also)]
    return Reply("begun", moment) if _goes_on(mistakes, spoken, seat) else Reply("unwanted", before)


def _goes_on(ways: Sequence[Sequence[str]], spoken: _Spoken, seat: int) -> bool:
    """Whether what was said is the beginning of one of these."""
    return any(len(parts) > len(spoken.lines) and spoken.fits(parts, seat) for parts in ways)


def after_lines(lesson: Lesson, start: Moment, said: Sequence[str]) -> Moment:
    """Where lines lead that were said in a step and did not finish it. LessonError if one may not be said."""
    moment, spoken = start.copy(), _Spoken()
    for line in said:
        _speak_before(spoken, moment, line, lesson.seat)
    return moment


def _speak_before(spoken: _Spoken, moment: Moment, line: str, seat: int) -> None:
    """A line that was accepted before. LessonError if it may not be said."""
    try:
        _speak(spoken, moment, line, seat)
    except NotLegal as refusal:
        raise LessonError(f"`{line}` may not be said: {refusal}") from None


def _speak(spoken: _Spoken, moment: Moment, line: str, seat: int) -> None:
    """Play a line of the learner. NotLegal changes nothing."""
    state = moment.state.copy()
    canonical = say(state, seat, hear(state, seat, line))
    spoken.lines.append((state, " ".join(line.split()), canonical))
    _play(moment, seat, hear(state, seat, line))
    _play_forced(moment)


def _same(state: State, seat: int, part: str, canonical: str) -> bool:
    """Whether a line without a star is the same move in other words."""
    if "*" in part or not canonical:
        return False
    try:
        return say(state, seat, hear(state, seat, part)) == canonical
    except NotLegal:
        return False


def _wrong_line(lesson: Lesson, number: int, start: Moment, spoken: _Spoken, refused: bool = False) -> str:
    """The text of a mistake that has one of its own; that of a pattern only where its measure says so."""
    for at, wrong in enumerate(_step(lesson, number).wrong, start=1):
        for line in (wrong.line, *wrong.also) if wrong.line else ():
            parts = parted(line)
            if len(parts) == len(spoken.lines) and spoken.fits(parts, lesson.seat):
                said = [words for _, words, _ in spoken.lines]
                if "*" not in line or wrong.worse is None:
                    return f"lesson-{lesson.id}-{number}.wrong-{at}"
                if not refused and is_worse(lesson, number, start, wrong, said):
                    return f"lesson-{lesson.id}-{number}.wrong-{at}"
    return ""


def is_worse(lesson: Lesson, number: int, start: Moment, wrong: Wrong, said: Sequence[str]) -> bool:
    """Whether these lines lead to less than the first accepted ones, as a mistake claims."""
    good, bad = (_measured(lesson, wrong, start, lines) for lines in (show(lesson, number, start), said))
    return good < bad if wrong.less else bad < good


def _measured(lesson: Lesson, wrong: Wrong, start: Moment, said: Sequence[str]) -> float:
    """After the lines, and those that would follow which may be said."""
    moment = start.copy()
    for line in (*said, *(part for several in wrong.later for part in parted(several))):
        try:
            play(moment, line, lesson.seat)
        except NotLegal:
            continue
    assert wrong.worse is not None
    return measure(wrong.worse, moment, lesson.seat)


def _reached(step: Step, moment: Moment, seat: int) -> Moment | None:
    """After the replies to a free turn, if its goal is reached then."""
    assert step.turn is not None
    try:
        after = after_replies(step, moment.copy(), seat)
    except LessonError:
        return None
    return after if all(holds(spec, after, seat) for spec in step.turn.reach) else None


def check_answers(lesson: Lesson, number: int, start: Moment, answers: Sequence[Answer]) -> list[RowReply]:
    """Whether each answer to a step that asks is right. LessonError if there are more or fewer than questions."""
    step = _step(lesson, number)
    if not step.ask or len(answers) != len(step.ask):
        raise LessonError(f"Step {number} of the lesson {lesson.id} asks {len(step.ask)} questions.")
    return [
        RowReply(True) if given == right else RowReply(False, _wrong_answer(lesson, number, at, given))
        for at, (given, right) in enumerate(zip(answers, right_answers(lesson, number, start), strict=True), start=1)
    ]


def right_answers(lesson: Lesson, number: int, start: Moment) -> list[Answer]:
    """What is right, measured after what is supposed, or what really follows."""
    step, moment = _step(lesson, number), start.copy()
    _follow(step.suppose or step.then, moment, lesson.seat)
    _answer_small(step, moment, lesson.seat)
    found: list[Answer] = []
    for row in step.ask:
        value = measure(row.measure, moment, lesson.seat)
        found.append(int(value) if isinstance(row.answer, int) else "yes" if value else "no")
    return found


def _wrong_answer(lesson: Lesson, number: int, row: int, given: Answer) -> str:
    for at, wrong in enumerate(_step(lesson, number).wrong, start=1):
        if wrong.answer == given and wrong.row in (None, row):
            return f"lesson-{lesson.id}-{number}.wrong-{at}"
    return ""


# ------------------------------------------------------------------- Show me, and what lights up


def show(lesson: Lesson, number: int, start: Moment) -> list[str]:
    """The lines that *Show me* says, from the start of the step. LessonError if there are none."""
    step = _step(lesson, number)
    patterns = step.turn.example if step.turn is not None else step.expect
    for pattern in patterns:
        for said in meanings(parted(pattern), start, lesson.seat):
            for count in range(1, len(said) + 1) if step.turn is not None else ():
                if hear_line(lesson, number, start, said[:count]).kind == "done":
                    return said[:count]
            if step.turn is None:
                return said
    raise LessonError(f"Step {number} of the lesson {lesson.id} has nothing to show here.")


def onward(lesson: Lesson, number: int, start: Moment, said: Sequence[str]) -> list[str]:
    """The words that go on from lines said in a step of several lines: those of the parts that may come next."""
    moment, spoken, seat = start.copy(), _Spoken(), lesson.seat
    for line in said:
        _speak_before(spoken, moment, line, seat)
    ways = [parted(pattern) for pattern in _step(lesson, number).expect]
    nexts = [parts[len(said)].split() for parts in ways if len(parts) > len(said) and spoken.fits(parts, seat)]
    verbs = {line.split()[0] for line in lines(moment.state, seat)}
    found = [word for verb, *rest in nexts for word in (verb, *(one for one in rest if one not in verbs))]
    return list(dict.fromkeys(word for word in found if "*" not in word))


def meanings(parts: Sequence[str], moment: Moment, seat: int) -> Iterator[list[str]]:
    """The lines that the parts of a pattern can mean here, one after the other; none if they may not be said."""
    first, *others = parts
    may = lines(moment.state, seat)
    for line in [line for line in may if fits(first, line)] if "*" in first else [first]:
        after = moment.copy()
        try:
            play(after, line, seat)
        except NotLegal:
            continue
        if not others:
            yield [line]
        else:
            yield from ([line, *rest] for rest in meanings(others, after, seat))
