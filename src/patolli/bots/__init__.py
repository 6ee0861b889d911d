"""Who plays when no person does.

A bot has a code. `random` is one; `./mybot.py:Clever` is the class Clever in a file of your own:

    class Clever:
        def decide(self, question):             # a Question: question.view(), question.moves, question.guess(rng)
            return question.moves[0]            # one of its moves; question.say(move) is the move in words

A class whose `__init__` takes an argument is given an `Rng`; what it draws from there is the same for the same seed.
In Python the class itself will do instead of a code.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeAlias

from patolli.bots import user_bots
from patolli.bots.greedy import GreedyBot
from patolli.bots.random import RandomBot
from patolli.bots.search_bot import Budget, SearchBot
from patolli.bots.user_bots import BadBot, BotFailed
from patolli.engine.core.rng import Rng
from patolli.engine.match import Player

Maker: TypeAlias = Callable[[Rng], Player]
"""Makes a bot for one game, with random numbers of its user_bots."""

Bot: TypeAlias = str | Callable[..., Player]
"""A bot by its code. In Python also a class, or whatever else gives a bot when called, with an `Rng` or without."""

CODES: dict[str, Callable[[str], Maker]] = {
    "random": lambda budget: RandomBot,
    "greedy": lambda budget: GreedyBot,
    "search": lambda budget: partial(SearchBot, budget=Budget(budget or "1s")),
    "novice": lambda budget: partial(GreedyBot, temperature=3.0),
    "adept": lambda budget: partial(SearchBot, budget=Budget("100ms")),
    "master": lambda budget: partial(SearchBot, budget=Budget("2s")),
}
"""What stands before the colon of a code, and what makes bots of what stands behind it (`search:1s`)."""

BUDGETED: frozenset[str] = frozenset({"search"})
"""The codes that may have something behind the colon."""

__all__ = ["CODES", "BadBot", "Bot", "BotFailed", "Maker", "maker", "named"]


def maker(code: Bot) -> Maker:
    """What makes bots of that code. BadBot if there is none."""
    if not isinstance(code, str):
        return user_bots.of_python(code)
    name, colon, budget = code.partition(":")
    if name in CODES and (not colon or name in BUDGETED):
        return CODES[name](budget)
    if name in CODES:
        raise BadBot(
            f"The bot {name!r} takes nothing after a colon, as in {code!r}.", "bot-colon", name=name, code=code[:60]
        )
    if ".py" in code:
        return user_bots.maker(code)
    codes = ", ".join(CODES)
    why = f"There is no bot {code!r}. The bots are: {codes}, or your own: ./mybot.py:Clever."
    raise BadBot(why, "bot", code=code[:60], codes=codes)


def named(bot: Bot) -> str:
    """What results and records call the bot: its code, or the name of its class."""
    return bot if isinstance(bot, str) else user_bots.named(bot)
