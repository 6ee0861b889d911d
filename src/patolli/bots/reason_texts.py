"""The reasons of advice, in words."""

from __future__ import annotations

from collections.abc import Callable

from patolli.bots.advise import Advice, Reason
from patolli.stage.game import ShownGame

MOST_REASONS = 4


def reasons(game: ShownGame, seat: int, advice: Advice, called: Callable[[int], str], language: str) -> list[str]:
    """The reasons of an advice as sentences to the seat: the most important for itself first, then for others."""
    return [reason_text(game, seat, reason, called, language) for reason in advice.reasons[:MOST_REASONS]]


def reason_text(game: ShownGame, seat: int, reason: Reason, called: Callable[[int], str], language: str) -> str:
    """How the line changes one part of the estimate, of the seat itself or of another."""
    good = reason.points > 0
    key = ("gains" if good else "costs") if reason.seat == seat else ("leaves" if good else "denies")
    return game.speech(language).tell(
        f"hint-{key}",
        who=called(reason.seat),
        points=points_text(game, abs(reason.points), language),
        part=part_text(game, reason.part, language),
    )


def part_text(game: ShownGame, part: str, language: str) -> str:
    """A part of the estimate in the game's words; the outlook, in a game without a breakdown."""
    speech = game.speech(language)
    return speech.tell(f"part-{part}" if speech.knows(f"part-{part}") else "hint-outlook")


def points_text(game: ShownGame, points: float, language: str) -> str:
    """Whole points: an estimate is not better than that."""
    tell = game.speech(language).tell
    whole = round(points)
    return tell("hint-points", points=whole) if whole else tell("hint-little")
