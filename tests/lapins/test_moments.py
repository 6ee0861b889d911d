"""What is told of a Katun card when it is turned."""

from patolli import Match, Record, Rng
from patolli.engine.match import play_at_random
from patolli.games.lapins import GAME
from patolli.stage.moment import Story


def told(language: str) -> set[str]:
    """What the first beats of all cards of a game say."""
    record = Record("lapins", 3, {"length": "3"})
    play_at_random(record, Rng(7, 3))
    match = Match.read(record)
    view = match.state.view(None)
    stories = (Story(match.lines, index) for index, line in enumerate(match.lines) if line.events)
    moments = (moment for story in stories for moment in GAME.moments(view, story, language))
    return {moment.beats[0].says for moment in moments}


def test_a_card_says_what_it_does_and_a_gift_what_it_is() -> None:
    """LAP-63, LAP-69."""
    said = told("en")
    assert "Drought. Whoever turns it loses 2: village; a stored good averts it: maize." in said
    gifts = [one for one in said if one.startswith("Favourable Katun")]
    assert gifts
    assert all("." not in one for one in gifts), "what it brings is its name"
    assert any(one.startswith("Sécheresse. Qui la retourne perd 2") for one in told("fr"))
