"""A review in words: who, when, what it cost, and why."""

from __future__ import annotations

from collections.abc import Sequence

from patolli.bots.advise import Reason
from patolli.bots.reason_texts import MOST_REASONS, part_text, points_text
from patolli.engine.core.state import State
from patolli.engine.game import hear
from patolli.lab.review import JUDGEMENTS, LIMITS, Review, Turning, Verdict
from patolli.stage.game import ShownGame
from patolli.stage.speech import Speech

SIGNS = dict(zip(JUDGEMENTS, ("★", "✓", "?!", "?", "??"), strict=True))
"""Judgements differ in their sign, too, not only in colour or word."""


def of_hundred(chance: float) -> int:
    """A chance, or a change of it, in whole points of a hundred: it is not known better."""
    return round(100 * chance)


class Teller:
    """Tells a review in one language."""

    def __init__(self, game: ShownGame, state: State, names: Sequence[str], language: str) -> None:
        """`state`: any position of the game, from which players without a name have that of their colour."""
        self.game = game
        self.language = language
        self.names = names
        self.words: Speech = game.speech(language)
        self.view = state.view(None)

    def called(self, seat: int) -> str:
        return self.game.called(self.view, seat, self.language, self.names)

    def when(self, part: tuple[int, int]) -> str:
        period, number = part
        if period:
            return self.words.tell("review-period", period=period, round=number)
        return self.words.tell("review-round", round=number) if number else self.words.tell("review-set-up")

    def judgement(self, verdict: Verdict) -> str:
        unjudged = "possible" if verdict.possible else "forced"
        return self.words.tell(f"review-{unjudged if verdict.forced else verdict.judgement}")

    def cost(self, verdict: Verdict) -> str:
        """What the decision has cost, in a sentence."""
        if not verdict.best:
            return self.words.tell("review-no-cost")
        return self.words.tell(
            "review-cost",
            who=self.called(verdict.seat),
            chance=of_hundred(verdict.difference),
            points=round(verdict.points),
        )

    def reasons(self, verdict: Verdict) -> list[str]:
        """What speaks for the better line, or against it."""
        return [self._reason(verdict.seat, reason) for reason in verdict.reasons[:MOST_REASONS]]

    def _reason(self, seat: int, reason: Reason) -> str:
        good = reason.points > 0
        key = (
            ("review-gains" if good else "review-costs")
            if reason.seat == seat
            else ("hint-leaves" if good else "hint-denies")
        )
        return self.words.tell(
            key,
            who=self.called(reason.seat),
            points=points_text(self.game, abs(reason.points), self.language),
            part=part_text(self.game, reason.part, self.language),
        )

    def turning(self, turning: Turning) -> str:
        """A turning point in a sentence."""
        key = "review-turn-up" if turning.change > 0 else "review-turn-down"
        told = self.words.tell(key, who=self.called(turning.seat), change=abs(of_hundred(turning.change)))
        return f"{told} ({self.words.tell('review-by-luck')})" if turning.luck else told

    def how(self) -> str:
        """How decisions are judged."""
        limits = dict(zip(JUDGEMENTS, (of_hundred(limit) for limit in LIMITS), strict=False))
        return self.words.tell("review-how", **limits)

    def log(self, verdict: Verdict) -> list[str]:
        """The lines of a decision as the log tells them: from what everybody knows now."""
        tell = self.game.tell_line
        return [tell(self.view, verdict.seat, line, self.language, self.names) for line in verdict.played]

    def sentences(self, state: State, seat: int, says: Sequence[str]) -> list[str]:
        """The lines of a decision as sentences of the log. The state is the position before it, and not changed."""
        trial, told = state.copy(), []
        for line in says:
            told.append(self.game.tell_line(trial.view(seat), seat, line, self.language, self.names))
            trial.play(seat, hear(trial, seat, line))
        return told


def worse(review: Review) -> list[Verdict]:
    """Inaccuracies, mistakes and blunders, in their order."""
    return [one for one in review.decisions if one.judgement in JUDGEMENTS[2:]]
