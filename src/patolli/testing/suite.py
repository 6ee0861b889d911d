"""The checks that every game passes. `contract_tests` makes tests of them.

A check plays a few random games of its own and takes at most a few seconds. One that fails says after which lines.
"""

from __future__ import annotations

import json
from itertools import combinations, permutations
from typing import Protocol

import patolli
from patolli import CHANCE, NotLegal, Record, Rng, State, hear, lines, say, start, write_position
from patolli.engine.core.playout import playout
from patolli.engine.core.state import Event
from patolli.engine.game import kept_lines
from patolli.testing.looking import defaults_are_left_out, looking_changes_nothing, options_are_given_once
from patolli.testing.telling import (
    assert_sentence,
    languages,
    pages_are_complete,
    scenes_draw,
    scenes_follow,
    sentences_are_complete,
    sheet_adds_up,
    words_have_their_places,
)
from patolli.testing.twins import open_lines_show_nothing, twins_get_the_same_answers
from patolli.testing.walking import (
    Options,
    Walk,
    few,
    fingerprint,
    game_of,
    seats_of,
    seen_by_all,
    walks,
    watching_words,
)


class Check(Protocol):
    """Plays random games of that name, number of players and options. AssertionError if a promise is broken."""

    __name__: str

    def __call__(self, name: str, players: int, options: Options = None) -> None: ...


# ------------------------------------------------------------------- the contract of State
def playouts_end(name: str, players: int, options: Options = None, games: int = 12) -> None:
    """Random games end, with points and a place for every seat and at least one winner."""
    for seed in range(few(games, quick=2)):
        for state in Walk(name, players, options, seed).steps():
            pass
        assert_over(state)
        quick = start(name, players, options)
        assert playout(quick, Rng(seed)) > 0
        assert_over(quick)


def assert_over(state: State) -> None:
    assert state.over()
    points, winners = state.points(), state.winners()
    assert len(points) >= state.players
    assert winners, "nobody has won"
    assert sorted(set(winners)) == winners
    assert all(0 <= seat < len(points) for seat in winners)
    assert_places(state.places(), points, winners)


def assert_places(places: list[int], points: list[int], winners: list[int]) -> None:
    """Everybody has a place, those who are tied the same one; nobody is behind a seat with fewer points."""
    told = f"places {places}, points {points}"
    assert len(places) == len(points), f"not every seat has a place: {told}"
    assert [seat for seat, place in enumerate(places) if place == 1] == winners, f"{winners} have won: {told}"
    assert places == [1 + sum(other < place for other in places) for place in places], f"places are left out: {told}"
    for one, two in permutations(range(len(points)), 2):
        assert points[one] <= points[two] or places[one] < places[two], f"more points, and not ahead: {told}"


def moves_are_well_formed(name: str, players: int, options: Options = None, games: int = 3) -> None:
    """Actors, moves, weights, points, places and winners keep the promises of engine/core/state.py."""
    for walk in walks(name, players, options, games):
        for state in walk.steps():
            actors = state.actors()
            assert state.over() == (not actors), walk
            assert len(set(actors)) == len(actors), walk
            assert actors == [CHANCE] or all(0 <= actor < players for actor in actors), walk
            assert bool(state.winners()) == state.over(), f"winners {state.winners()} {walk}"
            assert bool(state.places()) == state.over(), f"places {state.places()} {walk}"
            assert state.players == players, walk
            assert len(state.points()) >= players, walk
            assert state.events is None, walk
            for actor in actors:
                moves = state.moves(actor)
                assert moves, f"actor {actor} owes a decision and may do nothing {walk}"
                assert len(set(moves)) == len(moves), f"moves of actor {actor} are listed twice {walk}"
                assert moves == state.moves(actor), f"the order of moves changes {walk}"
            if actors == [CHANCE]:
                weights = state.weights()
                assert len(weights) == len(state.moves(CHANCE)), walk
                assert all(weight > 0 for weight in weights), f"weights {weights} {walk}"


def copies_are_independent(name: str, players: int, options: Options = None, games: int = 2) -> None:
    """What is played on a copy does not touch the original, and a copy goes on as the original does."""
    for walk in walks(name, players, options, games):
        for state in walk.some(every=40):
            state.events = []
            copy = state.copy()
            assert copy.events is None, f"somebody listens to a copy {walk}"
            state.events = None
            before = fingerprint(state)
            assert fingerprint(copy) == before, f"the copy differs {walk}"
            for actor in state.actors():
                tried = state.copy()
                tried.play(actor, state.pick(actor, walk.rng))
                assert fingerprint(state) == before, f"playing a copy changes the original {walk}"
            first, second = Rng(walk.step, 1), Rng(walk.step, 1)
            other = copy.copy()
            for _ in range(40):
                actors = copy.actors()
                assert other.actors() == actors, walk
                if not actors:
                    break
                move = copy.pick(actors[-1], first)
                assert other.pick(actors[-1], second) == move, f"two copies differ {walk}"
                copy.play(actors[-1], move)
                other.play(actors[-1], move)
            assert fingerprint(copy) == fingerprint(other), f"two copies differ {walk}"
            assert fingerprint(state) == before, f"playing a copy changes the original {walk}"


def picks_are_moves(name: str, players: int, options: Options = None, games: int = 2) -> None:
    """`pick` gives one of the moves, in the end every one of them, and changes nothing."""
    for walk in walks(name, players, options, games):
        for state in walk.some(every=40):
            before = write_position(state)
            for actor in state.actors():
                moves = state.moves(actor)
                picked = {state.pick(actor, walk.rng) for _ in range(40)}
                assert picked <= set(moves), f"{picked - set(moves)} cannot be played {walk}"
                assert len(picked) > 1 or len(moves) == 1, f"always the same is picked {walk}"
                if len(moves) <= 4 and actor != CHANCE:
                    assert picked == set(moves), f"{set(moves) - picked} is never picked {walk}"
            assert write_position(state) == before, f"pick changes the state {walk}"


def events_change_nothing(name: str, players: int, options: Options = None, games: int = 3) -> None:
    """The same game is played whether somebody listens or not, and nothing is collected when nobody does."""
    for walk in walks(name, players, options, games):
        heard = start(name, players, options)
        told: list[Event] = []
        for _ in walk.steps():
            pass
        for actor, line in walk.record.lines:
            heard.events = []
            assert heard.actors(), walk
            heard.play(actor, hear(heard, actor, line))
            told += heard.events
        assert fingerprint(heard) == fingerprint(walk.state), f"listening changes the game {walk}"
        for key, values in told:
            assert isinstance(key, str), walk
            assert all(type(value) in (int, str) for value in values.values()), f"event {key} {values} {walk}"
        rng, other = Rng(5, 1), Rng(5, 1)
        silent, loud = start(name, players, options), start(name, players, options)
        while actors := silent.actors():
            loud.events = []
            assert loud.actors() == actors
            move = silent.pick(actors[0], rng)
            assert loud.pick(actors[0], other) == move, "listening changes what is picked"
            silent.play(actors[0], move)
            loud.play(actors[0], move)
            assert silent.events is None
        assert write_position(silent) == write_position(loud)


# ------------------------------------------------------------------- words, records, positions
def lines_are_heard(name: str, players: int, options: Options = None, games: int = 2) -> None:
    """`hear(say(m)) == m` for every move, in capitals or not; every line is said once; `wording` tells moves apart."""
    kept = kept_lines(start(name, players, options))
    for walk in walks(name, players, options, games):
        for state in walk.some(every=12):
            for actor in state.actors():
                said = lines(state, actor)
                assert len(set(said)) == len(said), f"two moves are said in the same words {walk}"
                for move, line in zip(state.moves(actor), said, strict=True):
                    assert line == " ".join(line.split()), f"{line!r} has odd spaces {walk}"
                    assert "#" not in line, f"{line!r} would be a remark in a record {walk}"
                    for typed in (line, line.upper(), line.lower()):
                        try:
                            heard = hear(state, actor, typed)
                        except NotLegal as refusal:
                            raise AssertionError(f"{typed!r} is legal, and refused: {refusal} {walk}") from refusal
                        assert heard == move, f"{typed!r} is heard as {say(state, actor, heard)!r} {walk}"
                    assert kept.say(state, actor, move) == line, f"other words have the wording of {line!r} {walk}"


GARBAGE = ["", " ", "?", "*", "#", "0", "-1", "99999999999999999999", "end end", "\x00", "ééé", "١٢", "²", "x" * 5000]


@watching_words
def nonsense_is_refused(name: str, players: int, options: Options = None, games: int = 2) -> None:
    """Whatever is said, it is a legal move or it is refused with a sentence, and nothing changes."""
    words = set(GARBAGE)
    old: list[str] = []
    for walk in walks(name, players, options, games):
        for state in walk.some(every=20):
            before = write_position(state)
            actors = state.actors()
            known = sorted(words)
            for actor in {CHANCE, *range(-2, players + 2)}:
                legal = set(state.moves(actor)) if actor in actors else set()
                garbage, tries = (GARBAGE, 30) if actor in actors else (GARBAGE[:2], 2)
                for line in (*garbage, *(_mixed(walk.rng, old, known) for _ in range(tries))):
                    _hear_anything(state, actor, line, legal, walk)
            assert write_position(state) == before, f"hearing changes the state {walk}"
            for actor in actors:
                said = lines(state, actor)
                old += [said[walk.rng.below(len(said))] for _ in range(4)]
                words.update(word for line in old[-4:] for word in line.split())


def _mixed(rng: Rng, old: list[str], words: list[str]) -> str:
    """A line of another moment, as it was or with a word changed, doubled or left out; or any words."""
    if not old or not rng.below(4):
        return " ".join(words[rng.below(len(words))] for _ in range(rng.below(5)))
    line = old[rng.below(len(old))].split()
    spot = rng.below(len(line))
    match rng.below(5):
        case 0:
            line[spot] = words[rng.below(len(words))]
        case 1:
            line.insert(spot, line[spot])
        case 2:
            del line[spot]
        case 3:
            line[spot] = line[spot].swapcase()
    return " ".join(line)


def _hear_anything(state: State, actor: int, line: str, legal: set[int], walk: Walk) -> None:
    refusal = _refusal(state, actor, line, legal, walk)
    if refusal is None:
        return
    where = f"the refusal of {line[:60]!r}"
    assert refusal.key, f"{where} cannot be said in other languages {walk}"
    assert_sentence(refusal.why, f"{where} {walk}")
    game = game_of(walk.record.game)
    for language in languages(walk.record.game):
        assert_sentence(game.refusal(refusal, language), f"{where} in {language} {walk}")
    again = _refusal(state, actor, line, legal, walk)
    assert str(again) == str(refusal), f"{line[:60]!r} gets another answer when it is said again {walk}"


def _refusal(state: State, actor: int, line: str, legal: set[int], walk: Walk) -> NotLegal | None:
    """Why the line is refused; None if it may be said."""
    try:
        move = hear(state, actor, line)
    except NotLegal as refusal:
        return refusal
    except Exception as error:
        raise AssertionError(f"{line[:60]!r} of actor {actor} raises {error!r} {walk}") from error
    assert move in legal, f"{line!r} of actor {actor} is not legal, and heard as {move} {walk}"
    return None


def records_round_trip(name: str, players: int, options: Options = None, games: int = 3) -> None:
    """A record is read back as it was written, and played again gives the same game."""
    for walk in walks(name, players, options, games):
        for state in walk.steps():
            pass
        walk.record.names = {seat: f"Ana {seat}" for seat in range(players)}
        text = walk.record.text()
        record = patolli.parse(text)
        assert record.text() == text, walk
        assert (record.lines, record.options, record.names) == (
            walk.record.lines,
            walk.record.options,
            walk.record.names,
        )
        end = record.end()
        assert end.points() == state.points(), f"the record gives other points {walk}"
        assert (end.winners(), end.places()) == (state.winners(), state.places()), walk
        assert fingerprint(end) == fingerprint(state), f"the record gives another position {walk}"
        half = len(record.lines) // 2
        middle = Record(name, players, record.options, lines=record.lines[:half]).end()
        from_position = Record(name, players, record.options, position=write_position(middle))
        from_position.lines = record.lines[half:]
        again = patolli.parse(from_position.text())
        assert again.text() == from_position.text(), walk
        assert fingerprint(again.end()) == fingerprint(state), f"a record from its middle ends otherwise {walk}"


READ_AGAIN = 48
"""After so many lines; until then a position read back is played on."""


def positions_round_trip(name: str, players: int, options: Options = None, games: int = 1) -> None:
    """At every step the position is read back from its text as the same state, and goes on in the same way."""
    for walk in walks(name, players, options, games):
        twin: State | None = None
        elder: State | None = None
        for state in walk.steps():
            text = write_position(state)
            if twin is not None and elder is not None:
                actor, line = walk.record.lines[-1]
                twin.play(actor, hear(twin, actor, line))
                elder.play(actor, hear(elder, actor, line))
                assert write_position(twin) == text, f"a position read back goes on otherwise {walk}"
            twin = patolli.read_position(text)
            if not walk.step % READ_AGAIN:
                assert elder is None or write_position(elder) == text, f"one of earlier goes on otherwise {walk}"
                elder = twin.copy()
            assert write_position(twin) == text, f"the position changes when it is read back {walk}"
            assert twin.actors() == state.actors(), walk
            assert twin.points() == state.points(), walk
            assert (twin.winners(), twin.places()) == (state.winners(), state.places()), walk
            assert twin.game().settings(twin) == state.game().settings(state), walk
            for actor in state.actors():
                assert twin.moves(actor) == state.moves(actor), f"read back, other moves are legal {walk}"
            if state.actors() == [CHANCE]:
                assert twin.weights() == state.weights(), walk
            for seat in seats_of(state) if not walk.step % 16 else [None]:
                assert twin.view(seat).json() == state.view(seat).json(), f"read back, it looks otherwise {walk}"


# ------------------------------------------------------------------- what a seat may know
def views_leak_nothing(name: str, players: int, options: Options = None, games: int = 2) -> None:
    """A view is plain data, and is the same, byte for byte, in every state the seat cannot tell from this one.

    Whatever a seat cannot know is drawn anew by `guess`; its view, its moves and what spectators see must not notice.
    """
    for walk in walks(name, players, options, games):
        for state in walk.some(every=40):
            before = fingerprint(state)
            for seat in seats_of(state):
                view = state.view(seat)
                data = json.loads(view.json())
                assert (data["game"], data["players"], data["seat"]) == (name, players, seat), walk
                assert data["actors"] == state.actors(), walk
                assert (data["winners"], data["places"]) == (state.winners(), state.places()), walk
                assert state.view(seat).json() == view.json(), f"a view changes when it is looked at {walk}"
                if seat is None:
                    continue
                for _ in range(2):
                    guess = state.guess(seat, walk.rng)
                    assert guess.view(seat).json() == view.json(), f"seat {seat} sees what it cannot know {walk}"
                    assert guess.view(None).json() == state.view(None).json(), f"spectators see more than {seat} {walk}"
                    assert guess.actors() == state.actors(), f"a guess asks somebody else {walk}"
                    if seat in state.actors():
                        assert guess.moves(seat) == state.moves(seat), f"seat {seat} may do other things {walk}"
                        assert lines(guess, seat) == lines(state, seat), walk
                if walk.step % 4 == seat:
                    playout(guess, walk.rng)
                    assert_over(guess)
            assert fingerprint(state) == before, f"guessing or looking changes the state {walk}"


def overheard_lines_leak_nothing(name: str, players: int, options: Options = None, games: int = 2) -> None:
    """What a seat hears of a line, and what follows from it, tells it no more than its view afterwards.

    Two moves after which a seat sees the same, though the positions differ, must be heard as the same line and
    followed by the same events. A line is heard alike in states that the seat cannot tell apart. One hears one's own.
    """
    game = game_of(name)
    for walk in walks(name, players, options, games):
        for state in walk.some(every=40):
            for actor in state.actors():
                moves = state.moves(actor)
                if len(moves) > 8:
                    moves = sorted({moves[walk.rng.below(len(moves))] for _ in range(8)})
                afters = [_after(state, actor, move) for move in moves]
                positions = [write_position(after) for after, _ in afters]
                for seat in seats_of(state):
                    heard = [game.overhear(state, actor, move, seat) for move in moves]
                    for move, line in zip(moves, heard, strict=True):
                        assert line is None or line.strip(), walk
                        assert line is None or "?" in line or line == say(state, actor, move), f"{line!r} {walk}"
                        if seat == actor:
                            assert line == say(state, actor, move), f"seat {seat} does not hear itself {walk}"
                    if seat == actor:
                        continue
                    views = [after.view(seat).json() for after, _ in afters]
                    for one, two in combinations(range(len(moves)), 2):
                        if views[one] != views[two] or positions[one] == positions[two]:
                            continue
                        what = f"{say(state, actor, moves[one])!r} and {say(state, actor, moves[two])!r}"
                        assert heard[one] == heard[two], f"seat {seat} can tell {what} apart {walk}"
                        assert afters[one][1] == afters[two][1], f"events tell seat {seat} {what} apart {walk}"
                    if seat is not None:
                        guess = state.guess(seat, walk.rng)
                        possible = set(guess.moves(actor))
                        for move, line in zip(moves, heard, strict=True):
                            if move in possible and say(guess, actor, move) == say(state, actor, move):
                                again = game.overhear(guess, actor, move, seat)
                                assert again == line, f"what seat {seat} hears depends on what it cannot know {walk}"


def _after(state: State, actor: int, move: int) -> tuple[State, list[Event]]:
    after = state.copy()
    after.events = []
    after.play(actor, move)
    events = after.events
    after.events = None
    return after, events


def guesses_are_spread(
    name: str, players: int, options: Options = None, games: int = 3, guesses: int = 80, few: int = 6
) -> None:
    """For a game with secrets: guesses differ where something is hidden, and do not know the truth.

    Where a seat can imagine only a few states, all of them come up, the true one too, and the same ones come up if
    one of the others is the truth. States are compared by what all players together see.
    """
    several = 0
    for walk in walks(name, players, options, games):
        for state in walk.some(every=6):
            for seat in range(players):
                imagined = {seen_by_all(state.guess(seat, walk.rng)) for _ in range(guesses)}
                several += len(imagined) > 1
                if len(imagined) > few:
                    continue
                assert seen_by_all(state) in imagined, f"seat {seat} never guesses the truth {walk}"
                other = state.guess(seat, walk.rng)
                swapped = {seen_by_all(other.guess(seat, walk.rng)) for _ in range(guesses)}
                assert swapped == imagined, f"what seat {seat} guesses depends on the truth {walk}"
    assert several, "every guess is the same, so nothing is hidden or guesses know it"


def nothing_is_hidden(name: str, players: int, options: Options = None, games: int = 2) -> None:
    """For a game without secrets: everybody sees the same, and a guess is the state itself."""
    for walk in walks(name, players, options, games):
        for state in walk.some(every=40):
            for seat in range(players):
                assert write_position(state.guess(seat, walk.rng)) == write_position(state), walk
                shown = json.loads(state.view(seat).json()) | {"seat": None}
                assert shown == json.loads(state.view(None).json()), f"seat {seat} sees something else {walk}"


CHECKS: tuple[Check, ...] = (
    playouts_end,
    moves_are_well_formed,
    copies_are_independent,
    picks_are_moves,
    events_change_nothing,
    lines_are_heard,
    nonsense_is_refused,
    records_round_trip,
    positions_round_trip,
    looking_changes_nothing,
    defaults_are_left_out,
    options_are_given_once,
    views_leak_nothing,
    overheard_lines_leak_nothing,
    twins_get_the_same_answers,
    open_lines_show_nothing,
    sentences_are_complete,
    scenes_draw,
    scenes_follow,
    words_have_their_places,
    sheet_adds_up,
    pages_are_complete,
)
"""The checks that depend on the number of players; `languages_have_the_same_keys` is asked once a game."""
