"""A person at a seat: what they say is a line of the game, or a word to the program."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches

from patolli.cli.completion import next_words
from patolli.cli.desk import Desk
from patolli.cli.keeper import Keeper
from patolli.cli.rulebook import Rulebook
from patolli.cli.story import Story, names_of
from patolli.cli.takeback import Stop, take_back
from patolli.cli.texts import columns, fit, table
from patolli.engine.core.state import State
from patolli.engine.game import lines, why_not
from patolli.engine.gesture import hear_gesture
from patolli.engine.match import Match
from patolli.engine.words import NotLegal
from patolli.stage.game import ShownGame
from patolli.table.numbers import Numbers

COMMANDS = ("help", "moves", "why", "rules", "undo", "board", "log", "save", "quit")
OTHER_WORDS = {
    "help": "? h aide hulp ajuda",
    "moves": "coups zetten jogadas",
    "why": "pourquoi waarom porquê",
    "rules": "règles regels regras",
    "undo": "annuler terug desfazer",
    "board": "plateau bord tabuleiro",
    "log": "journal verslag relato",
    "save": "noter bewaar guardar",
    "quit": "q exit bye quitter stop sair",
}
"""What people say in their own languages, or by habit."""
COMMAND_OF = {word: command for command, words in OTHER_WORDS.items() for word in words.split()}
LEAST_SIMILARITY = 0.7
"""How similar two words are that may have been confused, from 0 to 1."""
MOST_LISTED = 120
"""More legal lines than this are counted, and listed only for one verb."""
RECENT_LINES = 20


class Person:
    """One seat at this terminal."""

    def __init__(self, match: Match, game: ShownGame, seat: int, desk: Desk, keeper: Keeper, language: str) -> None:
        self.match = match
        self.game = game
        self.seat = seat
        self.desk = desk
        self.keeper = keeper
        self.language = language
        self.names = names_of(match.header)
        self.story = Story(match.record, game, language, seat)
        self.story.skip(self._before_last(RECENT_LINES))
        self.refused: NotLegal | None = None
        self.commands: dict[str, Callable[[list[str]], bool]] = {
            "help": self.help,
            "moves": self.moves,
            "why": self.why,
            "rules": self.rules,
            "undo": self.undo,
            "board": self.board,
            "log": self.log,
            "save": self.save_as,
        }

    def asked(self) -> bool:
        """Talk until the person has said a line of the game; False if they leave."""
        self.tell_news()
        self.board([])
        while True:
            self.desk.say(self.prompt())
            said = self.desk.ask("> ")
            if said is None:
                self.desk.tell("cli-end-of-input")
                return False
            words = said.split()
            if not words:
                continue
            name = COMMAND_OF.get(words[0].lower(), words[0].lower())
            if name in (*self.commands, "quit") and not self._verb(words[0]):
                if name == "quit":
                    return False
                if self.commands[name](words[1:]):
                    return True
            elif self.say([line for line in said.split(";") if line.strip()]):
                return True

    def prompt(self) -> str:
        return self.game.prompt(self.match.state.view(self.seat), self.language, self.names)

    def tell_news(self) -> None:
        """Tell what was said since this person was told last."""
        told_any = False
        for told in self.story.more():
            told_any = True
            self.desk.say(told.sentence)
            for event in told.events:
                print(fit(event, "  - ", "    "))
        if told_any:
            self.desk.say()
        if self.keeper.why and self.keeper.path is not None:
            self.desk.tell("cli-cannot-write", file=str(self.keeper.path), why=self.keeper.why)

    # ------------------------------------------------------------------- lines of the game

    def say(self, said: list[str]) -> bool:
        """All of the lines or none of them."""
        if not said:
            return False
        refused = first_refused(self.match.state, self.seat, said)
        if refused is None:
            self.refused = None
            self.match.say(self.seat, said)
            return True
        line, self.refused = refused
        if len(said) > 1:
            self.desk.tell("cli-none-said", line=" ".join(line.split())[:60])
        self._explain(self.refused)
        if self.refused.key == "unknown-word":
            self._did_you_mean(line.split()[0])
        return False

    def _explain(self, refusal: NotLegal) -> None:
        why = self.game.refusal_to_you(refusal, self.language)
        if not refusal.rule:
            self.desk.say(why)
            return
        self.desk.say(f"{refusal.rule}: {why}")
        rule = Rulebook(self.game, self.language, self.desk.words).find(refusal.rule)
        if rule is not None:
            self.desk.tell("cli-read-rule", rule=rule)

    def _did_you_mean(self, word: str) -> None:
        known = [*self._verbs(), *COMMANDS]
        if near := get_close_matches(word.lower(), known, 1, LEAST_SIMILARITY):
            self.desk.tell("cli-did-you-mean", word=near[0])
        else:
            self.desk.tell("cli-help-hint")

    def _verbs(self) -> dict[str, list[str]]:
        """The legal lines, by their first word."""
        verbs: dict[str, list[str]] = {}
        for line in lines(self.match.state, self.seat):
            verbs.setdefault(line.split()[0], []).append(line)
        return verbs

    def _verb(self, word: str) -> bool:
        """Whether a line of the game can begin with this word now."""
        return word.lower() in self._verbs()

    # ------------------------------------------------------------------- words to the program: True if the game changed

    def help(self, words: list[str]) -> bool:
        self.desk.tell("cli-help-lines")
        print("\n".join(self._counted()))
        self.desk.say()
        self.desk.tell("cli-help-several")
        self.desk.say()
        self.desk.tell("cli-help-commands")
        return False

    def _counted(self) -> list[str]:
        rows = []
        for verb, said in self._verbs().items():
            examples = [said[len(said) // 2]]
            if longer := [line for line in said if len(line.split()) > len(examples[0].split())]:
                examples.append(longer[len(longer) // 2])
            rows.append((str(len(said)), verb, ", ".join(examples)))
        return table(rows)

    def moves(self, words: list[str]) -> bool:
        """Legal lines; those that begin with the words, if any are given."""
        verbs = self._verbs()
        begin = [word.lower() for word in words]
        found = [line for said in verbs.values() for line in said if line.lower().split()[: len(begin)] == begin]
        if not found:
            self.desk.tell("cli-no-moves", words=" ".join(words)[:60], verbs=", ".join(verbs))
        elif not words and len(found) > MOST_LISTED:
            self.desk.tell("cli-many-moves", count=len(found), verb=max(verbs, key=lambda verb: len(verbs[verb])))
            print("\n".join(self._counted()))
        else:
            self.desk.page(columns(found))
        return False

    def why(self, words: list[str]) -> bool:
        """The last refusal with its rule in full; or why a line may not be said."""
        if words:
            said = [line for line in " ".join(words).split(";") if line.strip()]
            refused = first_refused(self.match.state, self.seat, said)
            if refused is None:
                self.desk.tell("cli-why-legal")
                return False
            self.refused = (why_not(self.match.state, self.seat, refused[0]) if len(said) == 1 else None) or refused[1]
        if self.refused is None:
            self.desk.tell("cli-why-nothing")
            return False
        why = self.game.refusal_to_you(self.refused, self.language)
        self.desk.say(f"{self.refused.rule}: {why}" if self.refused.rule else why)
        book = Rulebook(self.game, self.language, self.desk.words)
        if self.refused.rule and (rule := book.find(self.refused.rule)):
            print(book.text(rule))
        return False

    def rules(self, words: list[str]) -> bool:
        book = Rulebook(self.game, self.language, self.desk.words)
        if not words:
            self.desk.page(line for text in book.contents() for line in text.split("\n"))
            self.desk.tell("cli-rules-hint", rule=book.rules[0])
            return False
        for asked in words:
            if name := book.find(asked):
                print(book.text(name))
                continue
            if found := book.search(asked):
                self.desk.page("\n\n".join(map(book.text, found)).split("\n"))
                continue
            near = ", ".join(book.nearest(asked))
            self.desk.tell("cli-no-rule", asked=asked[:40], title=self.game.title, near=near)
        return False

    def undo(self, words: list[str]) -> bool:
        if words not in ([], ["turn"]):
            self.desk.tell("cli-undo-usage")
            return False
        try:
            count = take_back(self.match, self.seat, turn=bool(words))
        except Stop as stop:
            view = self.match.state.view(self.seat)
            who = self.game.called(view, stop.actor, self.language, self.names) if stop.actor >= 0 else ""
            self.desk.tell(f"cli-undo-{stop.why}", who=who)
            return False
        self.story.skip(len(self.match.lines))
        self.keeper.keep(self.match.record())
        self.refused = None
        self.desk.tell("cli-undone", lines=count)
        return True

    def board(self, words: list[str]) -> bool:
        self.desk.say(self.game.picture(self.match.state.view(self.seat), self.language))
        self.desk.say()
        return False

    def log(self, words: list[str]) -> bool:
        """The last lines: as many as asked for."""
        asked = words[0] if words else str(RECENT_LINES)
        if not asked.isdecimal() or len(asked) > 6:
            self.desk.tell("cli-log-usage")
            return False
        story = Story(self.match.record, self.game, self.language, self.seat)
        story.skip(self._before_last(int(asked)))
        numbers = self._numbers()
        told = [
            text
            for line in story.more()
            for text in (
                fit(f"{numbers.seq(self.seat, line.number):>4}  {line.sentence}"),
                *(fit(e, "      - ") for e in line.events),
            )
        ]
        self.desk.page(told)
        return False

    def _numbers(self) -> Numbers:
        """How this person counts the lines: what others say in a secret decision counts when that is over."""
        return Numbers(self.match.lines, self.game.secret_decision(self.match.state), 0, {})

    def _before_last(self, count: int) -> int:
        """After how many lines of the game the last ones begin that this person was told of."""
        numbers = self._numbers()
        return numbers.index(self.seat, max(0, numbers.seq(self.seat) - count)) or 0

    def save_as(self, words: list[str]) -> bool:
        if not words:
            self.desk.tell("cli-save-usage")
        else:
            self.keeper.save(" ".join(words), self.match.record(), self.desk)
        return False


def first_refused(state: State, actor: int, said: list[str]) -> tuple[str, NotLegal] | None:
    """The first line that may not be said after those before it in the same gesture."""
    try:
        hear_gesture(state, actor, said)
    except NotLegal as refusal:
        return refusal.line, refusal
    return None


def next_words_for(match: Match, seat: int, typed: str) -> list[str]:
    return next_words(match.state, seat, typed, COMMANDS)
