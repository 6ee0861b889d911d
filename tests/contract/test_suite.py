"""The suite itself: a sound game passes, and each fault is caught by the check that is there for it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

import pytest

from patolli import CHANCE, PositionError, Rng, State, View
from patolli.engine.game import Game
from patolli.engine.view import changed
from patolli.engine.words import NotLegal
from patolli.stage.game import ShownGame
from patolli.stage.scene import Drawn, Scene, Sprite, Zone
from patolli.stage.speech import ENGLISH
from tests.contract import looking, suite, telling, toy, twins
from tests.contract.toy import Toy, ToyGame, ToyView

ALL = (*suite.CHECKS, suite.guesses_are_spread, telling.languages_have_the_same_keys)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("check", ALL)
def test_a_sound_game_passes(check: suite.Check, players: int) -> None:
    with toy.on_the_table(ToyGame()):
        check("toy", players)


def test_a_game_with_secrets_is_told_from_one_without() -> None:
    with toy.on_the_table(ToyGame()), pytest.raises(AssertionError):
        suite.nothing_is_hidden("toy", 2)


Fault = Callable[[], ShownGame]
FAULTS: list[tuple[suite.Check, Fault, str]] = []


def caught_by(check: suite.Check, message: str) -> Callable[[type[ToyGame] | type[Toy]], type[ToyGame] | type[Toy]]:
    """The fault of the class below is caught by the check, which says so."""

    def note(kind: type[ToyGame] | type[Toy]) -> type[ToyGame] | type[Toy]:
        def game() -> ShownGame:
            if issubclass(kind, ToyGame):
                return kind()
            sound = ToyGame()
            sound.kind = kind
            return sound

        game.__name__ = kind.__name__
        FAULTS.append((check, game, message))
        return kind

    return note


# ------------------------------------------------------------------- states with a fault
@caught_by(suite.playouts_end, "does not end")
class NeverEnds(Toy):
    def reveal(self) -> None:
        super().reveal()
        self.round = 1
        self.shown = []


@caught_by(suite.playouts_end, "nobody has won")
class NobodyWins(Toy):
    def winners(self) -> list[int]:
        return []


@caught_by(suite.moves_are_well_formed, "winners")
class WonTooEarly(Toy):
    def winners(self) -> list[int]:
        return [0]


@caught_by(suite.playouts_end, "have won: places")
class WinsFromBehind(Toy):
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == max(self.places())]


@caught_by(suite.playouts_end, "not every seat has a place")
class OnlyTheFirstHasAPlace(Toy):
    def places(self) -> list[int]:
        return super().places()[:1]

    def winners(self) -> list[int]:
        return [0] if self.over() else []


@caught_by(suite.playouts_end, "places are left out")
class CountsFromTheEnd(Toy):
    def places(self) -> list[int]:
        places = super().places()
        return [place if place == 1 else len(places) + 1 for place in places]


@caught_by(suite.playouts_end, "more points, and not ahead")
class FewestPointsWin(Toy):
    def places(self) -> list[int]:
        return super().places()[::-1]


@caught_by(suite.moves_are_well_formed, "places")
class PlacesTooEarly(Toy):
    def places(self) -> list[int]:
        return super().places() or [1] * self.players

    def winners(self) -> list[int]:
        return super().winners() if self.over() else []


@caught_by(suite.views_leak_nothing, "after")
class ShowsOtherPlaces(ToyGame):
    def view(self, state: State, seat: int | None, public: View | None = None) -> View:
        view = super().view(state, seat)
        return changed(view, places=view.places[::-1])


@caught_by(suite.moves_are_well_formed, "may do nothing")
class Stuck(Toy):
    def moves(self, actor: int) -> list[int]:
        return [] if self.round == 3 and actor == 1 else super().moves(actor)

    def pick(self, actor: int, rng: Rng) -> int:
        return (self.hands[actor] if actor != CHANCE else self.unseen())[0]


@caught_by(suite.moves_are_well_formed, "listed twice")
class SaysItTwice(Toy):
    def moves(self, actor: int) -> list[int]:
        return super().moves(actor) * 2


@caught_by(suite.moves_are_well_formed, "order of moves")
class Shuffles(Toy):
    def moves(self, actor: int) -> list[int]:
        moves = super().moves(actor)
        return random.sample(moves, len(moves))


@caught_by(suite.moves_are_well_formed, "weights")
class WeighsNothing(Toy):
    def weights(self) -> list[int]:
        return [1] + [0] * (len(self.unseen()) - 1)


@caught_by(suite.moves_are_well_formed, "after 0 lines")
class TooFewWeights(Toy):
    def weights(self) -> list[int]:
        return [1]


@caught_by(suite.copies_are_independent, "changes the original")
class SharesHands(Toy):
    def copy(self) -> Toy:
        other = super().copy()
        other.hands = self.hands
        return other


@caught_by(suite.copies_are_independent, "the copy differs")
class ForgetsPoints(Toy):
    def copy(self) -> Toy:
        other = super().copy()
        other.score = [0] * self.players
        return other


@caught_by(suite.copies_are_independent, "listens to a copy")
class CopiesTheListener(Toy):
    def copy(self) -> Toy:
        other = super().copy()
        other.events = self.events
        return other


@caught_by(suite.picks_are_moves, "cannot be played")
class PicksAnything(Toy):
    def pick(self, actor: int, rng: Rng) -> int:
        return 1 + rng.below(4)

    def play(self, actor: int, move: int) -> None:
        super().play(actor, move if move in self.moves(actor) else self.moves(actor)[0])


@caught_by(suite.picks_are_moves, "always the same")
class PicksTheFirst(Toy):
    def pick(self, actor: int, rng: Rng) -> int:
        return self.moves(actor)[0]


@caught_by(suite.events_change_nothing, "listening changes the game")
class PlaysForItsListeners(Toy):
    def reveal(self) -> None:
        if self.events is not None:
            self.score[0] += 1
        super().reveal()


@caught_by(suite.records_round_trip, "other points|another position")
class RollsItsOwnDice(Toy):
    def reveal(self) -> None:
        super().reveal()
        self.score[0] += random.randrange(1000)


@caught_by(suite.views_leak_nothing, "changes the state")
class GuessesInPlace(Toy):
    def guess(self, seat: int, rng: Rng) -> State:
        other = super().guess(seat, rng)
        assert isinstance(other, Toy)
        self.hands[1 - seat] = other.hands[1 - seat][:]
        self.chosen[1 - seat] = other.chosen[1 - seat]
        return other


@caught_by(suite.views_leak_nothing, "sees what it cannot know")
class GuessesItsOwnHand(Toy):
    def guess(self, seat: int, rng: Rng) -> State:
        return super().guess((seat + 1) % self.players, rng)


@caught_by(twins.twins_get_the_same_answers, "guesses of seat . know what it cannot know")
class GuessesInTheOrderOfTheTruth(Toy):
    def unseen(self, seat: int | None = None) -> list[int]:
        cards = super().unseen(seat)
        held = [card for hand in self.hands for card in hand]
        return cards if seat is None else sorted(cards, key=lambda card: (card not in held, card))


@caught_by(suite.guesses_are_spread, "nothing is hidden or guesses know it")
class GuessesTheTruth(Toy):
    def guess(self, seat: int, rng: Rng) -> State:
        return self.copy()


@caught_by(suite.guesses_are_spread, "never guesses the truth|depends on the truth")
class NeverGuessesTheTruth(Toy):
    def guess(self, seat: int, rng: Rng) -> State:
        while True:
            other = super().guess(seat, rng)
            assert isinstance(other, Toy)
            if other.chosen != self.chosen or not any(self.chosen) or other.hands != self.hands:
                return other


# ------------------------------------------------------------------- rooms with a fault
@caught_by(looking.looking_changes_nothing, "viewing changes shown|printing changes shown|drawing changes shown")
class SortsWhenLookedAt(ToyGame):
    def view(self, state: State, seat: int | None, public: View | None = None) -> View:
        assert isinstance(state, Toy)
        state.shown.sort(reverse=True)
        return super().view(state, seat)


@caught_by(looking.looking_changes_nothing, "writing changes tidied|pickling changes tidied")
class TidiesWhenWritten(ToyGame):
    def write_position(self, state: State) -> str:
        vars(state)["tidied"] = True
        return super().write_position(state)


@caught_by(looking.looking_changes_nothing, "changes hands")
class DealsWhenAsked(ToyGame):
    def settings(self, state: State) -> dict[str, str]:
        assert isinstance(state, Toy)
        for hand in state.hands:
            hand.reverse()
        return super().settings(state)


@caught_by(looking.defaults_are_left_out, "is the default, and told as")
class TellsDefaults(ToyGame):
    def settings(self, state: State) -> dict[str, str]:
        return {"low": "false"} | super().settings(state)


@caught_by(looking.defaults_are_left_out, "is lost in a position")
class ForgetsItsOptions(ToyGame):
    def read_position(self, text: str) -> State:
        return super().read_position(text.replace("options:", "#"))


@caught_by(looking.options_are_given_once, "is read")
class TakesTheLastOption(ToyGame):
    def read_position(self, text: str) -> State:
        return super().read_position(text.replace("low=true low=true", "low=true").replace("low=false low=false", ""))


@caught_by(looking.options_are_given_once, "is refused in another way")
class RefusesTwiceInItsOwnWay(ToyGame):
    def read_position(self, text: str) -> State:
        if text.count("low=") > 1:
            raise PositionError(2, "the option 'low' is given twice")
        return super().read_position(text)


@caught_by(suite.views_leak_nothing, "sees what it cannot know")
class ShowsAllHands(ToyGame):
    def view(self, state: State, seat: int | None, public: View | None = None) -> View:
        view = super().view(state, seat)
        assert isinstance(view, ToyView)
        assert isinstance(state, Toy)
        view.shown.extend(card for hand in state.hands for card in hand)
        return view


@caught_by(suite.views_leak_nothing, "sees what it cannot know")
class ShowsChoices(ToyGame):
    def view(self, state: State, seat: int | None, public: View | None = None) -> View:
        view = super().view(state, seat)
        assert isinstance(view, ToyView)
        assert isinstance(state, Toy)
        view.cards.append(sum(state.chosen))
        return view


@caught_by(suite.overheard_lines_leak_nothing, "can tell 'deal|can tell 'choose")
class SaysEverythingAloud(ToyGame):
    def overhear(self, state: State, actor: int, move: int, seat: int | None) -> str | None:
        return self.say(state, actor, move)


@caught_by(suite.overheard_lines_leak_nothing, "does not hear itself")
class KeepsSecretsFromOneself(ToyGame):
    def overhear(self, state: State, actor: int, move: int, seat: int | None) -> str | None:
        return super().overhear(state, actor, move, None)


@caught_by(suite.overheard_lines_leak_nothing, "events tell")
class TellsChoicesAsEvents(Toy):
    def play(self, actor: int, move: int) -> None:
        super().play(actor, move)
        if self.events is not None and actor != CHANCE:
            self.events.append(("revealed", {"seat": actor, "card": move}))


@caught_by(suite.lines_are_heard, "is heard as|and refused")
class SaysTheNextCard(ToyGame):
    def say(self, state: State, actor: int, move: int) -> str:
        return f"choose {100 - move}" if actor != CHANCE else super().say(state, actor, move)


@caught_by(suite.lines_are_heard, "in the same words")
class Mumbles(ToyGame):
    def say(self, state: State, actor: int, move: int) -> str:
        return "deal" if actor == CHANCE else super().say(state, actor, move)


@caught_by(suite.nonsense_is_refused, "is not legal, and heard as")
class HearsEverything(ToyGame):
    def hear(self, state: State, actor: int, words: list[str]) -> int:
        try:
            return super().hear(state, actor, words)
        except NotLegal:
            return 99


@caught_by(suite.nonsense_is_refused, "raises ValueError|raises IndexError")
class Chokes(ToyGame):
    def hear(self, state: State, actor: int, words: list[str]) -> int:
        card = int(words[1])
        return card if card in state.moves(actor) else super().hear(state, actor, words)


@caught_by(suite.nonsense_is_refused, "nothing is said")
class RefusesWithoutReason(ToyGame):
    def refuse(self, rule: str, key: str, **values: int | str) -> NotLegal:
        return NotLegal(rule, "", key, values)


@caught_by(suite.nonsense_is_refused, "lacks a sentence or a word")
class RefusesWithoutWords(ToyGame):
    def refuse(self, rule: str, key: str, **values: int | str) -> NotLegal:
        return super().refuse(rule, key)


@caught_by(suite.nonsense_is_refused, "hearing changes the state")
class HearsAndForgets(ToyGame):
    def hear(self, state: State, actor: int, words: list[str]) -> int:
        assert isinstance(state, Toy)
        if actor != CHANCE:
            state.score[actor] += 1
        return super().hear(state, actor, words)


@caught_by(twins.twins_get_the_same_answers, "learns from the answer")
class RefusesByWhatOthersChose(ToyGame):
    def hear(self, state: State, actor: int, words: list[str]) -> int:
        assert isinstance(state, Toy)
        if actor != CHANCE and words[-1] == str(max(state.chosen)):
            raise self.refuse("TOY-1", "not-left", card=words[-1])
        return super().hear(state, actor, words)


@caught_by(twins.twins_get_the_same_answers, "learns from the answer")
class GoesOnAfterAReveal(Toy):
    """The winner of a round begins the next one: a gesture that is not stopped tells who has won."""

    def actors(self) -> list[int]:
        if not self.shown or any(len(hand) != 1 for hand in self.hands) or self.round > toy.ROUNDS:
            return super().actors()
        waiting = [seat for seat in range(self.players) if not self.chosen[seat]]
        return waiting if any(self.chosen) else [self.score.index(max(self.score))]

    def game(self) -> Game:
        game = super().game()
        assert isinstance(game, ToyGame)
        game.seals = lambda state, actor, move: False  # type: ignore[method-assign]
        return game


@caught_by(suite.positions_round_trip, "changes when it is read back|looks otherwise|other moves")
class LosesChoices(ToyGame):
    def read_position(self, text: str) -> State:
        state = super().read_position(text)
        assert isinstance(state, Toy)
        state.chosen = [0] * state.players
        return state


@caught_by(suite.positions_round_trip, "read back, ")
class DoesNotWriteWhatWasShown(ToyGame):
    def write_position(self, state: State) -> str:
        return "\n".join(row for row in super().write_position(state).splitlines() if not row.startswith("shown"))


@caught_by(telling.sentences_are_complete, "lacks a sentence or a word: '?choose")
class LacksASentence(ToyGame):
    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        if line.startswith("choose"):
            return self.speech(language).tell("log-chose")
        return super().tell_line(view, actor, line, language, names)


@caught_by(telling.sentences_are_complete, "lacks a sentence or a word")
class ForgetsWho(ToyGame):
    def tell_line(self, view: View, actor: int, line: str, language: str, names: Sequence[str] = ()) -> str:
        return self.speech(language).tell("log-choose", card=line.split()[-1])


@caught_by(telling.scenes_draw, "two sprites have one id")
class DrawsTwice(ToyGame):
    def scene(
        self,
        view: View,
        language: str = ENGLISH,
        last: str = "",
        names: Sequence[str] = (),
        drawn: Drawn | None = None,
    ) -> Scene:
        zone = Zone(
            "hand", "hand", (0, 0, 9, 9), "", (Sprite("a", "", 1, 1, text="a"), Sprite("a", "", 2, 2, text="a"))
        )
        return Scene("toy", "patolli.games.mexica.show", "Toy", "", (zone,))


@caught_by(telling.scenes_draw, "drawn otherwise beside others")
class SharesItsHand(ToyGame):
    def scene(
        self,
        view: View,
        language: str = ENGLISH,
        last: str = "",
        names: Sequence[str] = (),
        drawn: Drawn | None = None,
    ) -> Scene:
        return (drawn or Drawn()).once("hand", lambda: super(SharesItsHand, self).scene(view, language, last, names))


@caught_by(telling.scenes_follow, "drawn otherwise than from nothing")
class KeepsItsHand(ToyGame):
    def scene(
        self,
        view: View,
        language: str = ENGLISH,
        last: str = "",
        names: Sequence[str] = (),
        drawn: Drawn | None = None,
    ) -> Scene:
        self.now = view
        return (drawn or Drawn()).part(self.of, view.seat)

    def of(self, seat: int | None) -> Scene:
        return super().scene(self.now)


@caught_by(telling.scenes_draw, "knows something else beside others")
class ForgetsTheHand(ToyGame):
    def view(self, state: State, seat: int | None, public: View | None = None) -> View:
        return public or super().view(state, seat)


@caught_by(telling.words_have_their_places, "cannot be pointed at")
class HidesACard(ToyGame):
    def scene(
        self,
        view: View,
        language: str = ENGLISH,
        last: str = "",
        names: Sequence[str] = (),
        drawn: Drawn | None = None,
    ) -> Scene:
        scene = super().scene(view, language, last, names)
        (zone,) = scene.zones
        fewer = Zone(zone.name, zone.label, zone.box, zone.ground, zone.sprites, zone.places[1:])
        return Scene(scene.game, scene.art, scene.title, scene.story, (fewer,))


@caught_by(suite.records_round_trip, "other points")
class StartsOtherwise(ToyGame):
    times = 0

    def start(self, players: int, options: Mapping[str, str]) -> State:
        state = super().start(players, options)
        assert isinstance(state, Toy)
        self.times += 1
        state.score[0] = self.times
        return state


@pytest.mark.parametrize(("check", "fault", "message"), FAULTS)
def test_a_fault_is_caught(check: suite.Check, fault: Fault, message: str) -> None:
    with toy.on_the_table(fault()), pytest.raises(AssertionError, match=message):
        check("toy", 2)
