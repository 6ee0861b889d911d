"""Positions that somebody got wrong: texts of random games, changed a little, as strangers write them.

What reading accepts must be playable: everybody sees it, it is drawn, bots think about it, and it is played to its end.
`python -m tests.contract.mutants zapotec 0 500` tries many more than the tests do.
"""

from __future__ import annotations

import re
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator

from patolli import Rng, State, hear, lines, read_position, start, write_position
from patolli.engine.game import find_game
from patolli.engine.position import PositionError
from patolli.stage.game import ShownGame
from patolli.stage.speech import ENGLISH
from patolli.stage.svg import svg
from tests.bots.advice import advisor
from tests.contract.seeded import options_of
from tests.contract.suite import assert_over

KEPT = 24
"""Moments of a game that are kept."""
SLOW = 2.0
"""Seconds that reading may take, on a busy machine too."""
NUMBERS = ("0", "1", "2", "3", "9", "12", "99", "999", "9999", "-1", "-", "0009")
LARGE = re.compile(r"[1-9]\d\d")
"""Who begins with the largest number that can be written may win more, which cannot be written."""
WORD = re.compile(r"[^\s;,]+")


# ------------------------------------------------------------------- moments
def moments(name: str, players: int, seed: int) -> list[str]:
    """Positions of a random game; of every phase at least one, as the moments are kept that came up seldom."""
    rng = Rng(seed, 31)
    state = start(name, players, options_of(name, players, seed))
    found: dict[str, list[str]] = {}
    while True:
        text = write_position(state.copy())
        phase = next((line for line in text.split("\n") if line.startswith("phase:")), "")
        of_phase = found.setdefault(phase, [])
        if len(of_phase) < 3:
            of_phase.append(text)
        elif not rng.below(12):
            of_phase[rng.below(len(of_phase))] = text
        actors = state.actors()
        if not actors:
            break
        actor = actors[rng.below(len(actors))]
        state.play(actor, state.pick(actor, rng))
    texts = [text for of_phase in found.values() for text in of_phase]
    return [texts.pop(rng.below(len(texts))) for _ in range(min(KEPT, len(texts)))]


# ------------------------------------------------------------------- mutants
def mutant(texts: list[str], rng: Rng) -> str:
    """One of the texts with one or a few things changed."""
    text = texts[rng.below(len(texts))]
    for _ in range(1 + rng.below(2) * rng.below(3)):
        text = changed(text, texts[rng.below(len(texts))], rng)
    return text


def changed(text: str, other: str, rng: Rng) -> str:
    """The text with one thing changed; `other` is a position to take things from."""
    rows = text.rstrip("\n").split("\n")
    at = rng.below(len(rows))
    words = words_of(rows)
    match rng.below(12):
        case 0:
            return with_phase(rows, other)
        case 1:
            del rows[at]
        case 2:
            name = rows[at].partition(":")[0]
            same = [line for line in other.split("\n") if line.partition(":")[0] == name]
            rows[at] = same[0] if same else rows[at]
        case 3:
            parts = rows[at].split("; ")
            del parts[rng.below(len(parts))]
            rows[at] = "; ".join(parts)
        case 4:
            lines_of_other = other.rstrip("\n").split("\n")
            rows.append(lines_of_other[rng.below(len(lines_of_other))])
        case how if words:
            change_word(rows, words, how, rng)
    return "\n".join(rows) + "\n"


def with_phase(rows: list[str], other: str) -> str:
    """In the phase of the other position."""
    phase = next((line for line in other.split("\n") if line.startswith("phase:")), "")
    return "\n".join(phase if line.startswith("phase:") else line for line in rows) + "\n"


def change_word(rows: list[str], words: list[tuple[int, tuple[int, int]]], how: int, rng: Rng) -> None:
    row, span = words[rng.below(len(words))]
    word = word_at(rows, row, span)
    like = [place for place in words if shape(word_at(rows, *place)) == shape(word) and place != (row, span)]
    near = like if like and rng.below(4) else words
    row_2, span_2 = near[rng.below(len(near))]
    word_2 = word_at(rows, row_2, span_2)
    match how:
        case 5:
            put(rows, row, span, "")
        case 6:
            put(rows, row, span, f"{word} {word}")
        case 7:
            put(rows, row, span, word_2)
        case 8:
            for place, new in sorted([((row, span), word_2), ((row_2, span_2), word)], reverse=True):
                if (row, span) != (row_2, span_2):
                    put(rows, *place, new)
        case 9:
            for place, new in sorted([((row, span), ""), ((row_2, span_2), f"{word_2} {word}")], reverse=True):
                if (row, span) != (row_2, span_2):
                    put(rows, *place, new)
        case _:
            number = re.search(r"\d+", word)
            if number:
                value = str(int(number[0]) + 1 - 2 * rng.below(2)) if rng.below(2) else NUMBERS[rng.below(len(NUMBERS))]
                put(rows, row, span, word[: number.start()] + value + word[number.end() :])
            else:
                put(rows, row, span, word_2)


def words_of(rows: list[str]) -> list[tuple[int, tuple[int, int]]]:
    """Where words are: the row, and from where to where after its colon."""
    return [(row, found.span()) for row, line in enumerate(rows) for found in WORD.finditer(line.partition(":")[2])]


def word_at(rows: list[str], row: int, span: tuple[int, int]) -> str:
    return rows[row].partition(":")[2][span[0] : span[1]]


def put(rows: list[str], row: int, span: tuple[int, int], new: str) -> None:
    name, colon, value = rows[row].partition(":")
    rows[row] = name + colon + value[: span[0]] + new + value[span[1] :]


def shape(word: str) -> str:
    return re.sub(r"\d+", "9", re.sub(r"[A-Za-z-]+", "a", word))


# ------------------------------------------------------------------- what is accepted is played
def survives(state: State, rng: Rng, most: int) -> None:
    """Look at the position from every seat, and play on from it; whatever goes wrong is raised."""
    game = state.game()
    assert isinstance(game, ShownGame)
    text = write_position(state.copy())
    again = read_position(text)
    assert write_position(again) == text, "the position changes when it is read back"
    assert [again.moves(actor) for actor in again.actors()] == [state.moves(actor) for actor in state.actors()]
    for seat in [None, *range(state.players)]:
        view = state.view(seat)
        assert again.view(seat).json() == view.json(), "read back, it looks otherwise"
        scene = game.scene(view)
        if seat is None:
            svg(scene)
            game.picture(view)
        game.prompt(view, ENGLISH)
        game.layers(view)
    consider(state, rng)
    play_on(state.copy(), rng, most)


def consider(state: State, rng: Rng) -> None:
    """All that bots ask."""
    assert len(state.points()) >= state.players
    advisor(state).estimate(state)
    advisor(state).breakdown(state)
    advisor(state).score_scale(state)
    for actor in state.actors():
        moves = state.moves(actor)
        assert moves, f"actor {actor} owes a decision and may do nothing"
        for line, move in zip(lines(state, actor), moves, strict=True):
            assert hear(state, actor, line) == move, f"{line!r} is heard otherwise"
        if actor >= 0:
            assert len(advisor(state).priors(state, actor, moves)) == len(moves)
            advisor(state.copy()).plans(state.copy(), actor, 4)
        else:
            weights = state.weights()
            assert len(weights) == len(moves)
            assert all(weight > 0 for weight in weights)
    for seat in range(state.players):
        guess = state.guess(seat, rng)
        assert guess.view(seat).json() == state.view(seat).json(), "a guess looks otherwise"
        advisor(guess).rollout(guess, 1, rng)


def play_on(state: State, rng: Rng, most: int) -> None:
    game = state.game()
    assert isinstance(game, ShownGame)
    for step in range(most):
        actors = state.actors()
        if not actors:
            assert_over(state)
            break
        actor = actors[rng.below(len(actors))]
        move = state.pick(actor, rng)
        state.events = []
        line = game.say(state, actor, move)
        state.play(actor, move)
        if step < 8 or step % 16 == 9:
            view = state.view(None)
            game.tell_line(view, actor, line, ENGLISH)
            for event in state.events:
                game.tell_event(view, event, ENGLISH)
        state.events = None
        if step < 4 or step % 32 == 9:
            consider(state, rng)
            text = write_position(state.copy())
            if not LARGE.search(text):
                again = read_position(text)
                assert [again.moves(who) for who in again.actors()] == [state.moves(who) for who in state.actors()]
    game.scene(state.view(0))


# ------------------------------------------------------------------- many of them
def tried(name: str, players: int, seed: int, count: int, most: int) -> Iterator[tuple[str, str]]:
    """So many mutants of a random game, each with what became of it: `refused`, `played`, or the traceback."""
    rng = Rng(seed, 47)
    texts = moments(name, players, seed)
    for _ in range(count):
        text = mutant(texts, rng)
        before = time.process_time()
        try:
            state = read_position(text)
        except PositionError:
            outcome = "refused"
        except Exception:
            outcome = "reading: " + traceback.format_exc()
        else:
            try:
                survives(state, rng, most)
                outcome = "played"
            except Exception:
                outcome = traceback.format_exc()
        if outcome == "refused" and time.process_time() - before > SLOW:
            outcome = "reading takes too long"
        yield text, outcome


def main(name: str, first: str, count: str, each: str = "60", most: str = "400") -> None:
    """Prints how often each thing happened, and one text for each kind of failure."""
    kinds: Counter[str] = Counter()
    sizes = find_game(name).seats
    for seed in range(int(first), int(first) + int(count)):
        for text, outcome in tried(name, sizes[seed % len(sizes)], seed, int(each), int(most)):
            kind = outcome
            if outcome not in ("refused", "played"):
                rows = [row.strip() for row in outcome.strip().split("\n")]
                kind = f"{rows[-1][:80]} {[row for row in rows if row.startswith('File')][-1]}"
                if not kinds[kind]:
                    print(f"{'=' * 30} seed {seed}\n{text}\n{outcome}", flush=True)
            kinds[kind] += 1
    for kind, times in kinds.most_common():
        print(times, kind)


if __name__ == "__main__":
    main(*sys.argv[1:])
