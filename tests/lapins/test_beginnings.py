"""Why no line begins so: a reason with its rule for every verb that cannot be said, in every position."""

from __future__ import annotations

import pytest

from patolli import CHANCE, NotLegal, Rng, lines, start
from patolli.games.lapins import GAME
from patolli.games.lapins.rules.state import Lapins
from patolli.games.lapins.words.lines import KING_VERBS
from tests.lapins.stories import go, may, position
from tests.lapins.test_invariants import builder

LANGUAGES = ("en", "fr", "nl", "pt")


def why(state: Lapins, seat: int, words: str) -> tuple[str, str]:
    """The rule and the key of the reason."""
    error = GAME.why_not(state, seat, words.split())
    assert isinstance(error, NotLegal), words
    for language in LANGUAGES:
        assert "{" not in GAME.refusal(error, language)
    return error.rule, error.key


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {"map": "beginner"}), (3, {"allocation": "turn_order"}), (4, {"prisoner_place": "any_garrison"})],
)
def test_every_verb_that_cannot_be_said_has_a_reason(players: int, options: dict[str, str]) -> None:
    """LAP-88, LAP-95: one that can be said has none. States that the king cannot tell apart give the same reason."""
    rng = Rng(players, 12)
    state = start("lapins", players, options)
    assert isinstance(state, Lapins)
    state.wealth = [units + 2 for units in state.wealth]
    told: set[str] = set()
    while actors := state.actors():
        actor = actors[rng.below(len(actors))]
        if actor != CHANCE and not rng.below(3):
            begun = {line.split()[0] for line in lines(state, actor)}
            twin = state.guess(actor, rng)
            for verb in KING_VERBS:
                error = GAME.why_not(state, actor, [verb])
                assert (error is None) == (verb in begun), verb
                again = GAME.why_not(twin, actor, [verb])
                assert (again and (again.key, again.values)) == (error and (error.key, error.values)), verb
                if error is not None:
                    assert error.rule.startswith("LAP-")
                    told.add(error.key)
        state.play(actor, builder(state, actor, rng))
    assert {"not-now", "attack-no-garrison"} <= told


def test_who_is_not_asked_gets_no_reason() -> None:
    state = position("king 0: wealth 3 maize\nking 1: wealth 3 maize")
    assert GAME.why_not(state, 1, ["attack"]) is None
    assert GAME.why_not(state, 0, ["sing"]) is None
    assert GAME.why_not(state, 0, ["found"]) is None


def test_no_founding() -> None:
    """LAP-8, LAP-32, LAP-40."""
    assert why(position("king 0: wealth 1 maize"), 0, "found") == ("LAP-32", "found-nowhere")
    first = position("king 0: wealth 9 maize")
    names = [first.land.name(site) for site in range(first.land.sites)]
    many = "\n".join(f"city {name}: 0 village" for name in names[:12])
    assert why(position(f"{many}\nking 0: wealth 9 maize"), 0, "found") == ("LAP-8", "twelve-cities")
    full = "\n".join(f"city {name}: {at % 3} village" for at, name in enumerate(names))
    assert why(position(f"{full}\nking 0: wealth 9 maize"), 0, "found") == ("LAP-40", "no-free-site")


def test_no_transforming() -> None:
    """LAP-46, LAP-48."""
    assert why(position("king 0: wealth 3 maize"), 0, "transform") == ("LAP-46", "no-city")
    poor = position("city a1: 0 village\nking 0: wealth 1 maize")
    assert why(poor, 0, "transform") == ("LAP-48", "transform-none")
    own = start("lapins", 2, {"map": "beginner", "components": "{costs.transform = 4}"})
    assert isinstance(own, Lapins)
    go(own, "* first 0", "0 found a1", "0 build village", "0 done build", "1 pass")
    own.wealth = [3, 0, 0, 0, 0, 0] * 2
    assert why(own, 0, "transform") == ("LAP-46", "transform-poor")


def test_no_attack() -> None:
    """LAP-51."""
    assert why(position("king 0: wealth 3 maize"), 0, "attack") == ("LAP-51", "attack-no-city")
    weak = position("city a1: 0 village\ncity b1: 1 village\nking 0: wealth 3 maize")
    assert why(weak, 0, "attack") == ("LAP-51", "attack-no-garrison")
    assert why(weak, 0, "attack a1") == ("LAP-51", "attack-weak")
    assert why(weak, 0, "attack b1") == ("LAP-51", "attack-from")
    alone = position("city a1: 0 garrison\ncity f5: 1 village\nking 0: wealth 3 maize")
    assert why(alone, 0, "attack") == ("LAP-51", "attack-nobody")
    assert why(alone, 0, "attack a1") == ("LAP-51", "attack-nobody-near")
    assert why(alone, 0, "attack c1") == ("LAP-12", "no-site")


def test_no_building() -> None:
    """LAP-36, LAP-42, LAP-49: while a garrison can still be upgraded, or when building has come to its end."""
    full = position("city a1: 0 village village garrison garrison\nking 0: wealth 4 obsidian")
    go(full, "0 transform a1", "0 done demolish")
    assert may(full, 0) == ["upgrade garrison", "done build"]
    assert why(full, 0, "build") == ("LAP-42", "build-full")
    passed = position("city a1: 0 garrison garrison\nking 0: wealth 4 maize 4 obsidian")
    go(passed, "0 transform a1", "0 done demolish", "0 upgrade garrison")
    assert why(passed, 0, "build") == ("LAP-42", "build-passed")
    filled = position("king 0: wealth 4 maize 1 jade")
    go(filled, "0 found f3", "0 build village", "0 build village")
    assert why(filled, 0, "build") == ("LAP-42", "build-full")
    ended = position("king 0: wealth 4 maize 1 jade 1 shell")
    go(ended, "0 found a1", "0 build court")
    assert may(ended, 0)[0] == "pay auto"
    assert why(ended, 0, "build") == ("LAP-36", "build-ended")
    assert why(ended, 0, "found") == ("LAP-37", "not-now")


def test_no_upgrade() -> None:
    """LAP-36, LAP-49."""
    new = position("king 0: wealth 6 maize")
    go(new, "0 found a1", "0 build garrison")
    assert why(new, 0, "upgrade") == ("LAP-49", "upgrade-new")
    none = position("city a1: 0 village\nking 0: wealth 6 maize 1 obsidian")
    go(none, "0 transform a1", "0 done demolish")
    assert why(none, 0, "upgrade") == ("LAP-49", "upgrade-nothing")
    short = position("city a1: 0 garrison\nking 0: wealth 6 maize")
    go(short, "0 transform a1", "0 done demolish")
    assert why(short, 0, "upgrade") == ("LAP-36", "named-short")


def test_no_place_for_a_prisoner() -> None:
    """LAP-58."""
    state = position(
        """
        phase: prisoner
        city a1: 0 garrison double
        city b1: 0 garrison
        city a2: 1 village village
        action: site a2; origin a1; prisoners 1
        """
    )
    assert why(state, 0, "hold b1") == ("LAP-58", "hold-away")
    assert GAME.why_not(state, 0, ["hold", "a1"]) is None


def test_nothing_averts_the_card() -> None:
    """LAP-68, LAP-69."""
    state = position(
        """
        phase: parry
        faces: 7=earthquake
        turned: 1-7
        city a1: 0 temple reserve:jade
        city b1: 0 temple
        city f5: 1 village
        action: card 7
        """,
        round=2,
        players=3,
    )
    assert why(state, 0, "parry b1") == ("LAP-68", "parry-empty")
    assert why(state, 0, "parry f5") == ("LAP-68", "not-your-city")
    go(state, "0 suffer")
    assert why(state, 0, "lose f5") == ("LAP-69", "not-your-city")
    assert why(state, 0, "parry") == ("LAP-69", "not-now")
