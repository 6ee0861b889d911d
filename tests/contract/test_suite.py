"""The suite itself: a sound game passes, and each fault is caught by the check that is there for it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

import pytest

from patolli import CHANCE, PositionError, Rng, State, View
from patolli.engine.core.spoken import same_wording
from patolli.engine.core.state import Event
from patolli.engine.game import Game
from patolli.engine.options import colours
from patolli.engine.view import changed
from patolli.engine.words import NotLegal
from patolli.stage.game import Gain
from patolli.stage.scene import Scene, SceneCache, Sprite, Zone
from patolli.stage.speech import ENGLISH
from patolli.testing import looking, suite, telling, twins, walking
from tests.contract import example
from tests.contract.example import HighCard, HighCardGame, HighCardView

ALL = (*suite.CHECKS, suite.guesses_are_spread, telling.languages_have_the_same_keys)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("check", ALL)
def test_a_sound_game_passes(check: suite.Check, players: int) -> None:
    with example.on_the_table(HighCardGame()):
        check("highcard", players)


def test_a_game_with_secrets_is_told_from_one_without() -> None:
    with example.on_the_table(HighCardGame()), pytest.raises(AssertionError):
        suite.nothing_is_hidden("highcard", 2)


Faulty: TypeAlias = "type[HighCardGame] | type[HighCard]"
FAULTS: list[tuple[suite.Check, Faulty, str]] = []


def caught_by(check: suite.Check, message: str) -> Callable[[Faulty], Faulty]:
    """The fault of the class below is caught by the check, which says so."""

    def note(kind: Faulty) -> Faulty:
        FAULTS.append((check, kind, message))
        return kind

    return note


# ------------------------------------------------------------------- states with a fault
@caught_by(suite.playouts_end, "does not end")
class NeverEnds(HighCard):
    def reveal(self) -> None:
        super().reveal()
        self.round = 1
        self.shown = []


@caught_by(suite.playouts_end, "nobody has won")
class NobodyWins(HighCard):
    def winners(self) -> list[int]:
        return []


@caught_by(suite.moves_are_well_formed, "winners")
class WonTooEarly(HighCard):
    def winners(self) -> list[int]:
        return [0]


@caught_by(suite.playouts_end, "have won: places")
class WinsFromBehind(HighCard):
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == max(self.places())]


@caught_by(suite.playouts_end, "not every seat has a place")
class OnlyTheFirstHasAPlace(HighCard):
    def places(self) -> list[int]:
        return super().places()[:1]

    def winners(self) -> list[int]:
        return [0] if self.over() else []


@caught_by(suite.playouts_end, "places are left out")
class CountsFromTheEnd(HighCard):
    def places(self) -> list[int]:
        places = super().places()
        return [place if place == 1 else len(places) + 1 for place in places]


@caught_by(suite.playouts_end, "more points, and not ahead")
class FewestPointsWin(HighCard):
    def places(self) -> list[int]:
        return super().places()[::-1]


@caught_by(suite.moves_are_well_formed, "places")
class PlacesTooEarly(HighCard):
    def places(self) -> list[int]:
        return super().places() or [1] * self.players

    def winners(self) -> list[int]:
        return super().winners() if self.over() else []


@caught_by(suite.views_leak_nothing, "after")
class ShowsOtherPlaces(HighCardGame):
    def view(self, state: State, seat: int | None, public: View | None = None) -> HighCardView:
        view = super().view(state, seat)
        return changed(view, places=view.places[::-1])


@caught_by(suite.moves_are_well_formed, "may do nothing")
class Stuck(HighCard):
    def moves(self, actor: int) -> list[int]:
        return [] if self.round == 3 and actor == 1 else super().moves(actor)

    def pick(self, actor: int, rng: Rng) -> int:
        return (self.hands[actor] if actor != CHANCE else self.unseen())[0]


@caught_by(suite.moves_are_well_formed, "listed twice")
class SaysItTwice(HighCard):
    def moves(self, actor: int) -> list[int]:
        return super().moves(actor) * 2


@caught_by(suite.moves_are_well_formed, "order of moves")
class Shuffles(HighCard):
    def moves(self, actor: int) -> list[int]:
        moves = super().moves(actor)
        return random.sample(moves, len(moves))


@caught_by(suite.moves_are_well_formed, "weights")
class WeighsNothing(HighCard):
    def weights(self) -> list[int]:
        return [1] + [0] * (len(self.unseen()) - 1)


@caught_by(suite.moves_are_well_formed, "after 0 lines")
class TooFewWeights(HighCard):
    def weights(self) -> list[int]:
        return [1]


@caught_by(suite.copies_are_independent, "changes the original")
class SharesHands(HighCard):
    def copy(self) -> HighCard:
        other = super().copy()
        other.hands = self.hands
        return other


@caught_by(suite.copies_are_independent, "the copy differs")
class ForgetsPoints(HighCard):
    def copy(self) -> HighCard:
        other = super().copy()
        other.score = [0] * self.players
        return other


@caught_by(suite.copies_are_independent, "listens to a copy")
class CopiesTheListener(HighCard):
    def copy(self) -> HighCard:
        other = super().copy()
        other.events = self.events
        return other


@caught_by(suite.picks_are_moves, "cannot be played")
class PicksAnything(HighCard):
    def pick(self, actor: int, rng: Rng) -> int:
        return 1 + rng.below(4)

    def play(self, actor: int, move: int) -> None:
        super().play(actor, move if move in self.moves(actor) else self.moves(actor)[0])


@caught_by(suite.picks_are_moves, "always the same")
class PicksTheFirst(HighCard):
    def pick(self, actor: int, rng: Rng) -> int:
        return self.moves(actor)[0]


@caught_by(suite.events_change_nothing, "listening changes the game")
class PlaysForItsListeners(HighCard):
    def reveal(self) -> None:
        if self.events is not None:
            self.score[0] += 1
        super().reveal()


@caught_by(suite.records_round_trip, "other points|another position")
class RollsItsOwnDice(HighCard):
    def reveal(self) -> None:
        super().reveal()
        self.score[0] += random.randrange(1000)


@caught_by(suite.views_leak_nothing, "changes the state")
class GuessesInPlace(HighCard):
    def guess(self, seat: int, rng: Rng) -> State:
        other = super().guess(seat, rng)
        assert isinstance(other, HighCard)
        self.hands[1 - seat] = other.hands[1 - seat][:]
        self.chosen[1 - seat] = other.chosen[1 - seat]
        return other


@caught_by(suite.views_leak_nothing, "sees what it cannot know")
class GuessesItsOwnHand(HighCard):
    def guess(self, seat: int, rng: Rng) -> State:
        return super().guess((seat + 1) % self.players, rng)


@caught_by(twins.twins_get_the_same_answers, "guesses of seat . know what it cannot know")
class GuessesInTheOrderOfTheTruth(HighCard):
    def unseen(self, seat: int = -1) -> list[int]:
        cards = super().unseen(seat)
        held = [card for hand in self.hands for card in hand]
        return cards if seat == -1 else sorted(cards, key=lambda card: (card not in held, card))


@caught_by(suite.guesses_are_spread, "nothing is hidden or guesses know it")
class GuessesTheTruth(HighCard):
    def guess(self, seat: int, rng: Rng) -> State:
        return self.copy()


@caught_by(suite.guesses_are_spread, "never guesses the truth|depends on the truth")
class NeverGuessesTheTruth(HighCard):
    def guess(self, seat: int, rng: Rng) -> State:
        while True:
            other = super().guess(seat, rng)
            assert isinstance(other, HighCard)
            if other.chosen != self.chosen or not any(self.chosen) or other.hands != self.hands:
                return other


# ------------------------------------------------------------------- rooms with a fault
@caught_by(looking.looking_changes_nothing, "viewing changes shown|printing changes shown|drawing changes shown")
class SortsWhenLookedAt(HighCardGame):
    def view(self, state: State, seat: int | None, public: View | None = None) -> HighCardView:
        assert isinstance(state, HighCard)
        state.shown.sort(reverse=True)
        return super().view(state, seat)


@caught_by(looking.looking_changes_nothing, "writing changes tidied|pickling changes tidied")
class TidiesWhenWritten(HighCardGame):
    def write_position(self, state: State) -> str:
        vars(state)["tidied"] = True
        return super().write_position(state)


@caught_by(looking.looking_changes_nothing, "changes hands")
class DealsWhenAsked(HighCardGame):
    def settings(self, state: State) -> dict[str, str]:
        assert isinstance(state, HighCard)
        for hand in state.hands:
            hand.reverse()
        return super().settings(state)


@caught_by(looking.defaults_are_left_out, "is the default, and told as")
class TellsDefaults(HighCardGame):
    def settings(self, state: State) -> dict[str, str]:
        return {"low": "false"} | super().settings(state)


@caught_by(looking.defaults_are_left_out, "is lost in a position")
class ForgetsItsOptions(HighCardGame):
    def read_position(self, text: str) -> State:
        return super().read_position(text.replace("options:", "#"))


@caught_by(looking.options_are_given_once, "is read")
class TakesTheLastOption(HighCardGame):
    def read_position(self, text: str) -> State:
        return super().read_position(text.replace("low=true low=true", "low=true").replace("low=false low=false", ""))


@caught_by(looking.options_are_given_once, "is refused in another way")
class RefusesTwiceInItsOwnWay(HighCardGame):
    def read_position(self, text: str) -> State:
        if text.count("low=") > 1:
            raise PositionError(2, "the option 'low' is given twice")
        return super().read_position(text)


@caught_by(suite.views_leak_nothing, "sees what it cannot know")
class ShowsAllHands(HighCardGame):
    def view(self, state: State, seat: int | None, public: View | None = None) -> HighCardView:
        view = super().view(state, seat)
        assert isinstance(state, HighCard)
        view.shown.extend(card for hand in state.hands for card in hand)
        return view


@caught_by(suite.views_leak_nothing, "sees what it cannot know")
class ShowsChoices(HighCardGame):
    def view(self, state: State, seat: int | None, public: View | None = None) -> HighCardView:
        view = super().view(state, seat)
        assert isinstance(state, HighCard)
        view.cards.append(sum(state.chosen))
        return view


@caught_by(suite.overheard_lines_leak_nothing, "can tell 'deal|can tell 'choose")
class SaysEverythingAloud(HighCardGame):
    def overhear(self, state: State, actor: int, move: int, seat: int | None) -> str | None:
        return self.say(state, actor, move)


@caught_by(suite.overheard_lines_leak_nothing, "does not hear itself")
class KeepsSecretsFromOneself(HighCardGame):
    def overhear(self, state: State, actor: int, move: int, seat: int | None) -> str | None:
        return super().overhear(state, actor, move, None)


@caught_by(suite.overheard_lines_leak_nothing, "events tell")
class TellsChoicesAsEvents(HighCard):
    def play(self, actor: int, move: int) -> None:
        super().play(actor, move)
        if self.events is not None and actor != CHANCE:
            self.events.append(("revealed", {"seat": actor, "card": move}))


@caught_by(suite.lines_are_heard, "is heard as|and refused")
class SaysTheNextCard(HighCardGame):
    def say(self, state: State, actor: int, move: int) -> str:
        return f"choose {100 - move}" if actor != CHANCE else super().say(state, actor, move)


@caught_by(suite.lines_are_heard, "have the wording")
class ForgetsWhoIsDealtTo(HighCardGame):
    wording = staticmethod(same_wording)


@caught_by(suite.lines_are_heard, "in the same words")
class Mumbles(HighCardGame):
    def say(self, state: State, actor: int, move: int) -> str:
        return "deal" if actor == CHANCE else super().say(state, actor, move)


@caught_by(suite.lines_are_heard, "'DEAL 0 [0-9]' is legal, and refused")
class HearsSmallLettersOnly(HighCardGame):
    def hear(self, state: State, actor: int, words: list[str]) -> int:
        if words[0].isupper():
            raise self.refuse("", "unknown-word", word=words[0], words="deal")
        return super().hear(state, actor, words)


@caught_by(suite.nonsense_is_refused, "is not legal, and heard as")
class HearsEverything(HighCardGame):
    def hear(self, state: State, actor: int, words: list[str]) -> int:
        try:
            return super().hear(state, actor, words)
        except NotLegal:
            return 99


@caught_by(suite.nonsense_is_refused, "raises ValueError|raises IndexError")
class Chokes(HighCardGame):
    def hear(self, state: State, actor: int, words: list[str]) -> int:
        card = int(words[1])
        return card if card in state.moves(actor) else super().hear(state, actor, words)


@caught_by(suite.nonsense_is_refused, "nothing is said")
class RefusesWithoutReason(HighCardGame):
    def refuse(self, rule: str, key: str, **values: int | str) -> NotLegal:
        return NotLegal(rule, "", key, values)


@caught_by(suite.nonsense_is_refused, "lacks a sentence or a word")
class RefusesWithoutWords(HighCardGame):
    def refuse(self, rule: str, key: str, **values: int | str) -> NotLegal:
        return super().refuse(rule, key)


@caught_by(suite.nonsense_is_refused, "hearing changes the state")
class HearsAndForgets(HighCardGame):
    def hear(self, state: State, actor: int, words: list[str]) -> int:
        assert isinstance(state, HighCard)
        if actor != CHANCE:
            state.score[actor] += 1
        return super().hear(state, actor, words)


@caught_by(twins.twins_get_the_same_answers, "learns from the answer")
class RefusesByWhatOthersChose(HighCardGame):
    def hear(self, state: State, actor: int, words: list[str]) -> int:
        assert isinstance(state, HighCard)
        if actor != CHANCE and words[-1] == str(max(state.chosen)):
            raise self.refuse("TOY-1", "not-left", card=words[-1])
        return super().hear(state, actor, words)


@caught_by(twins.twins_get_the_same_answers, "learns from the answer")
class GoesOnAfterAReveal(HighCard):
    """The winner of a round begins the next one: a gesture that is not stopped tells who has won."""

    def actors(self) -> list[int]:
        if not self.shown or any(len(hand) != 1 for hand in self.hands) or self.round > example.ROUNDS:
            return super().actors()
        waiting = [seat for seat in range(self.players) if not self.chosen[seat]]
        return waiting if any(self.chosen) else [self.score.index(max(self.score))]

    def game(self) -> Game:
        game = super().game()
        assert isinstance(game, HighCardGame)
        game.seals = lambda state, actor, move: False  # type: ignore[method-assign]
        return game


@caught_by(twins.open_lines_show_nothing, "shows seat . what it did not know")
class RevealsUnsealed(HighCardGame):
    """Whoever chooses last sees what the others chose, and could still choose otherwise."""

    def seals(self, state: State, actor: int, move: int) -> bool:
        return False


@caught_by(suite.positions_round_trip, "changes when it is read back|looks otherwise|other moves")
class LosesChoices(HighCardGame):
    def read_position(self, text: str) -> State:
        state = super().read_position(text)
        assert isinstance(state, HighCard)
        state.chosen = [0] * state.players
        return state


@caught_by(suite.positions_round_trip, "read back, ")
class DoesNotWriteWhoPlayedWhat(HighCardGame):
    def write_position(self, state: State) -> str:
        sorted_state = state.copy()
        assert isinstance(sorted_state, HighCard)
        sorted_state.played.sort()
        return super().write_position(sorted_state)


@caught_by(telling.sentences_are_complete, "lacks a sentence or a word: '?choose")
class LacksASentence(HighCardGame):
    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        if line.startswith("choose"):
            return self.speech(language).tell("log-chose")
        return super().tell_line(view, actor, line, language, names)


@caught_by(telling.sentences_are_complete, "lacks a sentence or a word")
class ForgetsWho(HighCardGame):
    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        return self.speech(language).tell("log-choose", w1=line.split()[-1])


@caught_by(telling.scenes_draw, "two sprites have one id")
class DrawsTwice(HighCardGame):
    def scene(
        self,
        view: View,
        language: str = ENGLISH,
        last: str = "",
        names: Sequence[str] = (),
        drawn: SceneCache | None = None,
    ) -> Scene:
        zone = Zone(
            "hand", "hand", (0, 0, 9, 9), "", (Sprite("a", "", 1, 1, text="a"), Sprite("a", "", 2, 2, text="a"))
        )
        return Scene("highcard", "highcard.show", "HighCard", "", (zone,))


@caught_by(telling.scenes_draw, "drawn otherwise beside others")
class SharesItsHand(HighCardGame):
    def scene(
        self,
        view: View,
        language: str = ENGLISH,
        last: str = "",
        names: Sequence[str] = (),
        drawn: SceneCache | None = None,
    ) -> Scene:
        return (drawn or SceneCache()).once(
            "hand", lambda: super(SharesItsHand, self).scene(view, language, last, names)
        )


@caught_by(telling.scenes_follow, "drawn otherwise than from nothing")
class KeepsItsHand(HighCardGame):
    def scene(
        self,
        view: View,
        language: str = ENGLISH,
        last: str = "",
        names: Sequence[str] = (),
        drawn: SceneCache | None = None,
    ) -> Scene:
        self.now = view
        return (drawn or SceneCache()).part(self.of, view.seat)

    def of(self, seat: int | None) -> Scene:
        return super().scene(self.now)


@caught_by(telling.scenes_draw, "knows something else beside others")
class ForgetsTheHand(HighCardGame):
    def view(self, state: State, seat: int | None, public: View | None = None) -> HighCardView:
        return self.shown(public) if public else super().view(state, seat)


@caught_by(telling.words_have_their_places, "cannot be pointed at")
class HidesACard(HighCardGame):
    def scene(
        self,
        view: View,
        language: str = ENGLISH,
        last: str = "",
        names: Sequence[str] = (),
        drawn: SceneCache | None = None,
    ) -> Scene:
        scene = super().scene(view, language, last, names)
        board, *hands = scene.zones
        fewer = [replace(zone, places=zone.places[1:]) for zone in hands]
        return replace(scene, zones=(board, *fewer))


@caught_by(telling.sheet_adds_up, "the sheet adds up to")
class ForgetsWhatTheLastRoundGave(HighCardGame):
    def gains(self, event: Event) -> list[Gain]:
        return [gain for gain in super().gains(event) if gain[0] != "round-3"]


@caught_by(telling.sheet_adds_up, "have no name")
class HasARowWithoutName(HighCardGame):
    sheet = (*HighCardGame.sheet, "round-4")  # type: ignore[assignment]


@caught_by(telling.pages_are_complete, "no words in en for rule-HIGH-6, rule-HIGH-6.title")
class HasARuleWithoutText(HighCardGame):
    def rules(self) -> list[str]:
        return [*super().rules(), "HIGH-6"]


@caught_by(telling.pages_are_complete, "ends with HIGH-5, which is no rule")
class LosesARule(HighCardGame):
    def rules(self) -> list[str]:
        return super().rules()[:-1]


@caught_by(telling.pages_are_complete, "no words in en for verb-pick")
class HasAVerbWithoutLabel(HighCardGame):
    def say(self, state: State, actor: int, move: int) -> str:
        return super().say(state, actor, move).replace("choose", "pick")


@caught_by(telling.pages_are_complete, "no words in en for option-colours, option-colours.custom")
class HasAnOptionWithoutName(HighCardGame):
    options = (*HighCardGame.options, colours(["red", "blue"], "HIGH-1"))  # type: ignore[assignment]


@caught_by(suite.records_round_trip, "other points")
class StartsOtherwise(HighCardGame):
    times = 0

    def start(self, players: int, options: Mapping[str, str]) -> State:
        state = super().start(players, options)
        assert isinstance(state, HighCard)
        self.times += 1
        state.score[0] = self.times
        return state


@pytest.mark.parametrize(("check", "fault", "message"), FAULTS)
def test_a_fault_is_caught(check: suite.Check, fault: Faulty, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walking, "QUICK", False)
    table = (
        example.on_the_table(fault())
        if issubclass(fault, HighCardGame)
        else example.on_the_table(HighCardGame(), fault)
    )
    with table, pytest.raises(AssertionError, match=message):
        check("highcard", 2)
