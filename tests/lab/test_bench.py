"""The bars of the games, and who is judged by them."""

from patolli.games import NAMES
from patolli.lab.bench import BARS, Bar, Speed


def speeds(measure: str, **values: float) -> dict[str, dict[str, float]]:
    return {players[1:]: {measure: value} for players, value in values.items()}


def test_every_game_has_bars_for_what_is_measured() -> None:
    assert set(BARS) == set(NAMES)
    for bars in BARS.values():
        assert {"us_decision", "us_copy", "simulations_s"} <= {bar.measure for bar in bars}
        assert {bar.measure for bar in bars} <= set(Speed.__dataclass_fields__)


def test_what_is_to_be_small_is_so_with_any_number_of_players() -> None:
    bar = Bar("us_copy", most=1)
    assert bar.met(speeds("us_copy", p2=0.5, p4=1.0))
    assert bar.met(speeds("us_copy", p2=1.1, p4=0.5)) is False


def test_simulations_are_judged_with_four_players_only() -> None:
    bar = Bar("simulations_s", least=2000)
    assert bar.met(speeds("simulations_s", p3=100, p4=2000))
    assert bar.met(speeds("simulations_s", p3=5000, p4=1999)) is False
    assert bar.met(speeds("simulations_s", p3=5000)) is None


def test_interpreted_is_judged_by_bars_of_its_own_but_for_bytes() -> None:
    assert Bar("us_copy", most=1).applies("us_copy", compiled=True)
    assert not Bar("us_copy", most=1).applies("us_copy", compiled=False)
    assert Bar("us_copy", most=1, interpreted=True).applies("us_copy", compiled=False)
    assert Bar("state_bytes", most=1).applies("state_bytes", compiled=False)
    assert [bar.most for bar in BARS["mexica"] if bar.interpreted] == [20]
    assert not any(bar.interpreted for game in NAMES if game != "mexica" for bar in BARS[game])
