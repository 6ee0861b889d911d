"""How a request is refused: a status, a key, and a sentence in the reader's language."""

from __future__ import annotations

from patolli.stage.speech import Speech, speech

STATUS = {
    "bad-host": 400,
    "bad-record": 422,
    "bad-set-up": 422,
    "broken": 500,
    "game-over": 409,
    "gave-up": 409,
    "hint-running": 429,
    "hints-off": 409,
    "is-over": 409,
    "lesson-lines": 409,
    "link-late": 410,
    "link-used": 409,
    "malformed": 422,
    "no-decision": 404,
    "no-game": 404,
    "no-lesson": 404,
    "no-lesson-step": 404,
    "no-link": 404,
    "no-page": 404,
    "no-position": 404,
    "no-puzzle": 404,
    "no-seat": 404,
    "no-table": 404,
    "held-in-secret": 409,
    "no-chance": 409,
    "not-asked": 409,
    "not-drawn": 409,
    "not-hidden": 409,
    "not-open": 409,
    "not-recorded": 409,
    "recorded": 409,
    "not-host": 403,
    "not-legal": 409,
    "not-your-seat": 403,
    "nothing-to-undo": 409,
    "old-position": 412,
    "other-name": 403,
    "other-site": 403,
    "others-acted": 409,
    "puzzle-over": 409,
    "puzzle-running": 409,
    "puzzle-unfinished": 409,
    "read-only": 409,
    "revealed": 409,
    "review-running": 409,
    "seat-full": 409,
    "still-played": 409,
    "stuck": 409,
    "stopping": 503,
    "store-away": 503,
    "table-full": 503,
    "takeback-asked": 409,
    "takeback-lapsed": 409,
    "too-fast": 429,
    "too-large": 413,
    "too-slow": 408,
    "unreadable": 409,
    "wrong-method": 405,
}


class Refused(Exception):
    """A request that is not carried out. `why` is a sentence that is already written; else the key tells it."""

    def __init__(self, key: str, why: str = "", rule: str = "", **values: int | str) -> None:
        super().__init__(why or key)
        self.key = key
        self.status = STATUS.get(key, 409)
        self.why = why
        self.rule = rule
        self.values = values
        self.line: str | None = None
        """The line that was refused."""

    def tell(self, language: str) -> str:
        return self.why or words(language).tell(f"error-{self.key}", **self.values)


class BadSetUp(Refused):
    """A table that cannot be set up as it was asked for; the reason is a sentence too."""

    def __init__(self, reason: str, **values: int | str) -> None:
        super().__init__("bad-set-up")
        self.values = values
        self.reason = reason

    def tell(self, language: str) -> str:
        tell = words(language).tell
        return tell(f"error-{self.key}", reason=tell(f"set-up-{self.reason}", **self.values))


class StoreAway(Refused):
    """The store cannot be read or written just now: nobody knows whether what was to be written is."""

    def __init__(self) -> None:
        super().__init__("store-away")


def words(language: str) -> Speech:
    """What the table itself says."""
    return speech(language, ("patolli.table",))
