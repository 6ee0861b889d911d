"""Every option of Mexica, each value of it, and what is not accepted."""

from __future__ import annotations

import pytest

from patolli import BadOption, Record, Rng, hear, parse, read_position, start, write_position
from patolli.engine.core.playout import playout
from patolli.engine.game import find_game
from patolli.games.mexica.box.options import OPTIONS
from patolli.games.mexica.rules.state import Mexica
from patolli.stage.game import reason
from patolli.testing.walking import game_of
from tests.mexica.tables import ALL_TOKENS, can, done, legal, ready, refused, shown, table

VALUES = [(option.name, value) for option in OPTIONS for value in option.values]
FREE = [
    ("stall_rounds", "1"),
    ("stall_rounds", "99"),
    ("stall_rounds", "100"),
    ("stall_rounds", "1" + "0" * 30),
    ("neutral_mix", "3,3,2,2"),
    ("neutral_mix", "6,0,1,3"),
    ("neutral_mix", "6, 4, 0, 0"),
    ("colours", "red,sand"),
]


@pytest.mark.parametrize(("name", "value"), VALUES + FREE)
def test_a_game_is_played_to_its_end_with_every_value(name: str, value: str) -> None:
    """MEX-14, MEX-15, MEX-72, MEX-74, MEX-82, MEX-94, MEX-98: section 12."""
    state = start("mexica", 2, {name: value})
    usual = next(option.values[0] for option in OPTIONS if option.name == name)
    assert find_game("mexica").settings(state) == ({} if value == usual else {name: value})
    playout(state, Rng(3))
    assert state.over()


def test_values_may_be_given_as_python_says_them() -> None:
    """Section 12: numbers, truth values and lists are accepted as well as words."""
    given = {"emblem_enterable": False, "stall_rounds": 3, "neutral_mix": [3, 3, 2, 2], "colours": ["red", "grey"]}
    state = start("mexica", 2, given)
    assert find_game("mexica").settings(state) == {
        "emblem_enterable": "false",
        "stall_rounds": "3",
        "neutral_mix": "3,3,2,2",
        "colours": "red,grey",
    }


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"first_player": "oldest"}, "first_player can be seat0 or random, not 'oldest' (MEX-15)."),
        ({"emblem_enterable": "yes"}, "emblem_enterable can be true or false"),
        ({"first_round_rule": "on"}, "first_round_rule can be enclosure or immobile or off"),
        ({"removal_periods": "first"}, "removal_periods can be both or second_only or off"),
        ({"neutral_min_distance": "6"}, "neutral_min_distance can be 5 or 4"),
        ({"stall_rounds": "0"}, "stall_rounds is a whole number of rounds, 1 or more, or off, not '0' (MEX-82)."),
        ({"stall_rounds": "000"}, "1 or more"),
        ({"stall_rounds": "-1"}, "1 or more"),
        ({"stall_rounds": "1.5"}, "1 or more"),
        ({"stall_rounds": "many"}, "1 or more"),
        ({"stall_rounds": ""}, "1 or more"),
        ({"stall_rounds": "٣"}, "1 or more"),
        ({"stall_rounds": "off", "removal_periods": "off"}, "only while removal_periods is both"),
        ({"stall_rounds": "off", "removal_periods": "second_only"}, "only while removal_periods is both"),
        ({"stall_rounds": "21", "removal_periods": "second_only"}, "at most 20 unless removal_periods is both"),
        ({"stall_rounds": "999999999", "removal_periods": "off"}, "at most 20 unless removal_periods is both"),
        ({"neutral_mix": "4,3,2"}, "four numbers such as 3,3,2,2"),
        ({"neutral_mix": "easy"}, "four numbers such as 3,3,2,2"),
        ({"neutral_mix": "4,3,2,-1"}, "four numbers such as 3,3,2,2"),
        ({"neutral_mix": "4,3,2,2"}, "makes 11 temples; there are always 10 (MEX-98)."),
        ({"neutral_mix": "7,1,1,1"}, "asks for 7 temples of 1 floor; a colour has only 6 (MEX-98)."),
        ({"neutral_mix": "1,6,2,1"}, "6 temples of 2 floors; a colour has only 5"),
        ({"neutral_mix": "1,2,5,2"}, "a colour has only 4"),
        ({"neutral_mix": "1,2,3,4"}, "a colour has only 3"),
        ({"colours": "red"}, "colours names 1 colours for 2 players (MEX-14)."),
        ({"colours": "red,red"}, "two players cannot both be red"),
        ({"colours": "red,blue"}, "'blue' is no colour of the box"),
        ({"colour": "red"}, "Mexica has no option 'colour'. Its options are: first_player"),
    ],
)
def test_what_is_not_accepted_is_refused_with_a_sentence(options: dict[str, str], words: str) -> None:
    """MEX-14, MEX-15, MEX-82, MEX-94, MEX-98: a game that cannot be played so is refused when it is created."""
    with pytest.raises(BadOption) as error:
        start("mexica", 2, options)
    assert words in str(error.value)
    assert str(error.value).endswith(".")


@pytest.mark.parametrize("players", [3, 4])
def test_only_two_players_mix_neutral_temples(players: int) -> None:
    """MEX-92, MEX-98: with more players there is nothing to mix, so a new game with such an option is refused."""
    with pytest.raises(BadOption, match=f"for two players: with {players} no neutral temples") as error:
        start("mexica", players, {"neutral_mix": "hard"})
    game = game_of("mexica")
    for language, words in (("en", "with {}"), ("fr", "à {}"), ("nl", "met {}"), ("pt", "com {}")):
        assert words.format(players) in reason(error.value, language, game)
    with pytest.raises(BadOption, match="four numbers"):
        start("mexica", players, {"neutral_mix": "easy"})
    assert find_game("mexica").settings(start("mexica", players, {"neutral_mix": "standard"})) == {}


def test_a_record_with_an_option_without_effect_is_still_played() -> None:
    """MEX-98: a game that has begun with three players and a mix goes on, and so does a position of it."""
    text = "patolli 1\ngame mexica\nplayers 3\noption neutral_mix hard\n\n* order 7\n"
    record = parse(text)
    state = record.end()
    assert record.text() == text
    assert isinstance(state, Mexica)
    assert state.display == [7]
    assert write_position(read_position(write_position(state))) == write_position(state)


def test_options_are_one_word_each_in_a_position() -> None:
    """MEX-14, MEX-98: blanks in a value do not part it."""
    state = start("mexica", 2, {"neutral_mix": "6, 4, 0, 0", "colours": "red, grey"})
    assert "options: colours=red,grey neutral_mix=6,4,0,0" in write_position(state)
    again = read_position(write_position(state))
    assert isinstance(again, Mexica)
    assert again.options.mix == [6, 4, 0, 0]


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 99])
def test_two_to_four_can_play(players: int) -> None:
    """MEX-14."""
    with pytest.raises(BadOption, match="Mexica is for 2, 3 or 4 players"):
        start("mexica", players)


def test_options_are_in_the_record() -> None:
    """A record is complete: section 12 is part of its header."""
    record = Record("mexica", 3, {"first_player": "random", "stall_rounds": "2"})
    again = parse(record.text())
    assert again.options == record.options
    assert find_game("mexica").settings(again.start()) == record.options


@pytest.mark.parametrize("first", [0, 1, 2])
def test_first_player_random(first: int) -> None:
    """MEX-15: chance says who begins; the same player begins every round of both periods."""
    state = start("mexica", 3, {"first_player": "random"})
    assert isinstance(state, Mexica)
    state.play(-1, hear(state, -1, f"first {first}"))
    while state.actors() == [-1]:
        state.play(-1, state.moves(-1)[0])
    order: list[int] = []
    while len(order) < 9:
        seat = state.seat
        order.append(seat)
        state.play(seat, hear(state, seat, "end" if len(order) > 3 else legal(state)[0]))
    assert order == [(first + n) % 3 for n in range(9)]
    assert shown(state).first == first


def test_first_player_by_default_is_seat_0() -> None:
    """MEX-15."""
    assert shown(ready(4)).first == shown(ready(4)).active == 0


def test_emblem_enterable() -> None:
    """MEX-6, MEX-56, MEX-64: with the option off nobody gets on H7."""
    assert can(table(pawns="H6 G7 I7"), "walk H7")
    closed = table("options: emblem_enterable=false", pawns="H6 G7 I7")
    refused(closed, "walk H7", "MEX-6")
    refused(closed, "fly H7", "MEX-6")


@pytest.mark.parametrize("value", ["true", "false"])
def test_emblem_enterable_never_decides_about_a_token(value: str) -> None:
    """MEX-75d: H7 lies between the four start cells, so a founder has room in its district with either value."""
    rows = f"""
    options: emblem_enterable={value}
    period: 2
    canals: F6-F7 G5-H5 J7-J8 H9-I9 G8 I6
    display: 7
    removed: 3 3 4 4 5 5 6 6 8 9 10 11 12 13
    supply: singles 0; doubles 0
    seat 1: temples 1@I8
    """
    assert shown(table(rows, pawns="C7 K4 M12")).display == [7]


def test_first_round_rule() -> None:
    """MEX-72: `immobile` looks at (b) only, `off` at nothing."""
    enclosing = ("canals: R6 Q7-Q8", "H6 S8 G7", "canal Q9")
    stopping = ("", "H6 B1 G7", "canal B2")
    for value, expected in [("enclosure", (False, False)), ("immobile", (True, False)), ("off", (True, True))]:
        for (canals, pawns, line), allowed in zip((enclosing, stopping), expected, strict=True):
            state = table(f"options: first_round_rule={value}\nround: 1\n{canals}", pawns=pawns)
            assert can(state, line) == allowed, (value, line)


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_rounds_without_building_end_a_period(rounds: int) -> None:
    """MEX-82: so many rounds without canal, founding or temple end a period, in both periods.

    Tokens, bridges and walks do not count; orders that are still open in period 1 stay for period 2.
    """
    state = done(ready(2, {"stall_rounds": str(rounds)}), "place H6", "place G7")
    orders = shown(state).display
    for number in range(rounds):
        assert (state.period, state.round, shown(state).stall) == (1, number + 1, number)
        state = done(state, "take", "fly C7" if number % 2 else "fly D7", "end", "end")
    assert (state.period, state.round) == (2, 1)
    assert sorted(orders + face_down(orders)) == shown(state).display
    for _ in range(rounds):
        assert not state.over()
        state = done(state, "end", "end")
    assert state.over()


def face_down(orders: list[int]) -> list[int]:
    """The tokens that were face down."""
    left = ALL_TOKENS[:]
    for size in orders:
        left.remove(size)
    return left


def test_without_a_stall_guard_idle_rounds_go_on() -> None:
    """MEX-82, `stall_rounds` off."""
    state = done(ready(2, {"stall_rounds": "off"}), "place H6", "place G7")
    for _ in range(40):
        state = done(state, "end", "end")
    assert (state.period, state.round) == (1, 41)


def test_a_round_with_one_canal_resets_the_guard() -> None:
    """MEX-82."""
    state = done(ready(3, {"stall_rounds": "2"}), "place H6", "place G7", "place I7")
    state = done(state, "end", "end", "end")
    assert shown(state).stall == 1
    state = done(state, "end", "canal C4", "end", "end")
    assert (shown(state).stall, state.period) == (0, 1)
    state = done(state, "end", "end", "temple 1 C6", "end")
    assert (shown(state).stall, state.period) == (0, 1)
    state = done(state, "end", "end", "end")
    state = done(state, "end", "end", "end")
    assert state.period == 2


@pytest.mark.parametrize(
    ("colours", "neutral"), [("black,grey", "sand"), ("red,sand", "black"), ("grey,black", "sand")]
)
def test_the_neutral_colour_is_one_that_nobody_plays(colours: str, neutral: str) -> None:
    """MEX-14, MEX-92: the neutral colour is the first that no player uses."""
    view = shown(ready(2, {"colours": colours}))
    assert (",".join(view.colours), view.neutral) == (colours, neutral)


def test_colours_by_default() -> None:
    """MEX-14: black, grey, sand, red in seat order; three and four players have no neutral colour (MEX-92)."""
    assert [shown(ready(players)).colours for players in (2, 3, 4)] == [
        ["black", "grey"],
        ["black", "grey", "sand"],
        ["black", "grey", "sand", "red"],
    ]
    assert [shown(ready(players)).neutral for players in (2, 3, 4)] == ["sand", "", ""]
