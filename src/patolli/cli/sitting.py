"""A game between persons at this terminal and bots."""

from __future__ import annotations

import shlex
from dataclasses import replace

from patolli.bots import BotFailed
from patolli.cli.desk import Desk, complete_with
from patolli.cli.keeper import Keeper
from patolli.cli.person import Person, next_words_for
from patolli.cli.problem import INTERRUPTED, OK
from patolli.cli.story import Story, names_of, result
from patolli.cli.texts import fit, table
from patolli.engine.core.rng import Rng
from patolli.engine.match import Match, Player
from patolli.engine.played import PlayedLine
from patolli.engine.record import Record
from patolli.stage.game import ShownGame

ME = "me"


def default_seats(players: int) -> list[str]:
    """The seats if none are given: a person, and random bots."""
    return [ME] + ["random"] * (players - 1)


class Sitting:
    """Who sits where, the game, and its record."""

    def __init__(
        self,
        record: Record,
        game: ShownGame,
        codes: list[str],
        bots: dict[int, Player],
        rng: Rng,
        keeper: Keeper,
        desk: Desk,
        language: str,
    ) -> None:
        self.game = game
        self.codes = codes
        self.bots = bots
        self.rng = rng
        self.keeper = keeper
        self.desk = desk
        self.language = language
        self.names = names_of(record)
        self.match = Match.read(record)
        self.match.listen = self._said
        self.people = {
            seat: Person(self.match, game, seat, desk, keeper, language)
            for seat in range(record.players)
            if seat not in bots
        }
        self.at_desk: int | None = None
        """The person who looked at the screen last."""

    def run(self) -> int:
        try:
            return self._play()
        except KeyboardInterrupt:
            self.desk.say()
            self.keeper.keep(self.match.record())
            self._farewell()
            return INTERRUPTED
        except BotFailed:
            self._farewell()
            raise

    def _play(self) -> int:
        complete_with(self._candidates)
        self.keeper.keep(self.match.record())
        watching = Story(self.match.record, self.game, self.language, None)
        watching.skip(len(self.match.lines))
        while True:
            self.match.settle(self.rng)
            actors = self.match.state.actors()
            if not actors:
                break
            if not self.people:
                self._watch(watching)
            seat = self._next(actors)
            if seat in self.bots:
                self.match.play(seat, self._thought(seat))
                continue
            if not self._hand_over(seat) or not self.people[seat].asked():
                self._farewell()
                return OK
        self._end(watching)
        return OK

    def _thought(self, seat: int) -> int:
        """The move that the bot of the seat decides."""
        state = self.match.state
        who = self.game.called(state.view(None), seat, self.language, self.names)
        with self.desk.waiting(self.desk.words.tell("cli-thinks", who=who)):
            return self.match.ask(seat, self.bots[seat])

    def _said(self, line: PlayedLine) -> None:
        self.keeper.keep(self.match.record())

    def _next(self, actors: list[int]) -> int:
        """The seat to ask: bots first, then the person who is at the screen already."""
        for seat in actors:
            if seat in self.bots:
                return seat
        return self.at_desk if self.at_desk is not None and self.at_desk in actors else actors[0]

    def _candidates(self, typed: str) -> list[str]:
        return [] if self.at_desk is None else next_words_for(self.match, self.at_desk, typed)

    def _hand_over(self, seat: int) -> bool:
        """Clear the screen between two persons who may not know the same; False if nobody goes on."""
        before, self.at_desk = self.at_desk, seat
        if before in (None, seat) or not self._secrets(before, seat):
            return True
        self.desk.clear()
        view = self.match.state.view(None)
        who = self.game.called(view, seat, self.language, self.names)
        answer = self.desk.ask(self.desk.words.tell("cli-hand-over", who=who) + " ")
        return answer is not None

    def _secrets(self, one: int | None, other: int) -> bool:
        """Whether two seats may know different things."""
        mine, theirs = self.match.state.view(one), self.match.state.view(other)
        return replace(mine, seat=None) != replace(theirs, seat=None)

    def _watch(self, story: Story) -> None:
        for told in story.more():
            print(fit(told.sentence, hang="  "))
            for event in told.events:
                print(fit(event, "  - ", "    "))

    def _end(self, watching: Story) -> None:
        for person in self.people.values():
            if person.seat == self.at_desk:
                person.tell_news()
        if not self.people:
            self._watch(watching)
        view = self.match.state.view(None)
        print(f"\n{fit(self.game.picture(view, self.language))}\n")
        print(fit(self.game.prompt(view, self.language, self.names)))
        print("\n".join(table(result(self.game, self.match.record(), self.language))))
        self._farewell(over=True)

    def _farewell(self, over: bool = False) -> None:
        """Say where the record is; a game without a file can still be saved."""
        if path := self.keeper.kept():
            key = "cli-record-over" if over else "cli-record-in"
            self.desk.tell(key, file=str(path))
            if not over:
                print(f"  {self._command(str(path))}")  # not broken, so that it can be copied
            return
        self.desk.tell("cli-not-kept", why=self.keeper.why)
        while self.desk.terminal:
            name = self.desk.ask(self.desk.words.tell("cli-save-as") + " ")
            if not name or not name.strip():
                return
            if self.keeper.save(name.strip(), self.match.record(), self.desk):
                return

    def _command(self, file: str) -> str:
        """The command that goes on with the game, with the same players."""
        words = ["patolli", "play", "--resume", file]
        if self.codes != default_seats(self.match.header.players):
            words += ["--seats", ",".join(self.codes)]
        return shlex.join(words)
