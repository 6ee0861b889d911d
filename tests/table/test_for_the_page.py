"""What the server tells for the page's sake: words, labels, pictures, reasons of words that are not lines yet."""

from xml.etree import ElementTree

import pytest

from tests.table.conftest import People
from tests.table.server import News, Person


def turn(people: People) -> tuple[Person, str, News]:
    """A table of three, because two have neutral temples, which chance may put where a test wants to dig."""
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "here Ben", "here Cy")
    for line in ("place H6", "place H8", "place I7"):
        assert ana.say(table, ana.news(table), line).status_code == 200
    return ana, table, ana.news(table)


def test_the_words_of_the_page_in_four_languages(people: People) -> None:
    told = [people().http.get("/api/words", params={"language": code}).json() for code in ("en", "fr", "nl", "pt")]
    assert [one["language"] for one in told] == ["en", "fr", "nl", "pt"]
    assert len({frozenset(one["words"]) for one in told}) == 1
    assert told[1]["words"]["trying-again"] == "Nouvel essai dans {n} s"
    same = [key for key, text in told[0]["words"].items() if all(one["words"][key] == text for one in told)]
    alike = {"menu", "options", "total", "rematch", "live", "replay", "record", "bot", "link", "lobby", "learn-minutes"}
    assert set(same) < alike, same


def test_verbs_have_labels_and_the_impossible_ones_are_there(people: People) -> None:
    _, _, news = turn(people)
    verbs, lines = news["verbs"], news["lines"]
    assert isinstance(verbs, dict)
    assert isinstance(lines, dict)
    assert list(verbs)[:3] == ["place", "canal", "bridge"]
    assert "boat" in verbs
    assert "boat" not in lines
    assert news["closes"] == ["end"]
    assert news["secrets"] is False
    assert news["names"] == {"NS": "north – south", "EW": "west – east"}


def test_a_double_canal_may_be_named_from_either_end(people: People) -> None:
    ana, table, news = turn(people)
    tree = news["lines"]
    assert isinstance(tree, dict)
    assert set(tree["canal"]["D5"]) == {".", "D4", "D6", "C5", "E5"}
    assert ana.say(table, news, "canal D5 D4").status_code == 200


def test_a_verb_tells_the_reason_that_its_lines_share(people: People) -> None:
    ana, table, _ = turn(people)

    def why(line: str) -> str:
        answer = ana.ask(table, "/why", line=line).json()
        return str(answer.get("rule", ""))

    assert why("boat") == "MEX-60", "the pawn stands on land"
    assert why("shift") == "MEX-50", "there are bridges in the supply"
    assert why("found") == "MEX-39c", "no such size is ordered"
    assert why("spend") == "MEX-68"
    assert why("canal") == ""


def test_the_reason_is_about_the_verb_and_not_about_what_was_tried(people: People) -> None:
    """Zapotec: a space of the board is no ritual card, but that is not why there is no ritual now."""
    ana = people()
    table, _ = ana.make("zapotec", "me Ana", "here Ben")
    for verb in ("ritual", "pyramid", "buy", "sacrifice", "build"):
        assert ana.ask(table, "/why", line=verb).json()["rule"] == "ZAP-19", "everybody chooses a card"


def test_the_log_has_headings(people: People) -> None:
    _, _, news = turn(people)
    log = news["log"]
    assert isinstance(log, list)
    assert {entry["part"] for entry in log} == {"Period 1, round 1"}


def test_who_offers_a_card_is_not_told_twice(people: People) -> None:
    """CHO-14: the others hear that a card was offered, whoever offered it which one."""
    ana, eve = people(), people()
    table, _ = ana.make("chocolatl", "me Ana", "bot Bo", "bot Cy")
    assert ana.say(table, ana.news(table), "offer 4").status_code == 200
    for person, told in ((ana, "Ana offers the 4."), (eve, "Ana has offered a card.")):
        log = person.news(table, since=0)["log"]
        assert isinstance(log, list)
        said = [text for entry in log for text in (entry["text"], *entry["events"])]
        assert [text for text in said if text.startswith("Ana") and "offer" in text] == [told]


def test_the_picture_of_the_lobby(people: People) -> None:
    answer = people().http.get("/static/art/mexica-sample.svg")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")
    assert people().http.get("/static/art/mexica-other.svg").status_code == 404


# ------------------------------------------------------------------- what is wrong with a record or an option
HEAD = "patolli 1\ngame mexica\nplayers 2\n"


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("hello", "ligne 1 : une partie notée commence par la ligne « patolli 1 »"),
        ("patolli 1\ngame go\n", "ligne 2 : Il n'y a pas de jeu « go ». Les jeux sont :"),
        ("patolli 1\ngame mexica\nplayers 7\n", "ligne 3 : Mexica se joue de 2 à 4 joueurs, pas à 7."),
        (f"{HEAD}option first_player me\n", "first_player peut valoir : seat0, random ; pas « me » (MEX-15)."),
        (f"{HEAD}option kings 3\n", "Mexica n'a pas d'option « kings »"),
        (f"{HEAD}0 place H6\n", "ligne 4 : La partie attend le hasard, pas la place 0."),
        (f"{HEAD}* order 99\n", "ligne 4 : MEX-18 : Il ne reste aucun jeton calpulli de taille 99"),
        (f"{HEAD}position mexica 2\nposition round: x\n", "ligne 5 : round est un nombre de 1 à"),
    ],
)
def test_what_is_wrong_with_a_record_is_told_in_the_language_of_the_reader(
    people: People, record: str, why: str
) -> None:
    answer = people().http.post("/api/replay?language=fr", content=record)
    assert answer.status_code == 422
    told = answer.json()["error"]["why"].replace("\u00a0", " ")
    assert told.startswith("Cette partie notée ne peut pas être rejouée : ")
    assert why in told


@pytest.mark.parametrize(
    ("game", "option", "value", "why"),
    [
        ("mexica", "neutral_mix", "4,4,4,4", "4,4,4,4 fait 16 temples neutres ; il y en a toujours 10 (MEX-98)."),
        ("mexica", "colours", "mauve,red,sand", "« mauve » n'est pas une couleur de la boîte : "),
        ("mexica", "stall_rounds", "never", "« never » n'est ni un nombre de tours de table"),
        ("chocolatl", "edition", "de", "edition peut valoir : "),
        ("chocolatl", "colours", "blue", "Couleurs nommées : 1, pour 3 joueurs (CHO-2)."),
        (
            "lapins",
            "map",
            "M01,Q7/M02,M01",
            "E2, b1 : il n'y a pas de tuile « Q7 ». E3, b2 : la tuile M01 est déjà en a1.",
        ),
        ("lapins", "laid_by", "1", "Seule une carte libre a été composée par quelqu'un"),
        ("zapotec", "components", "my.toml", "Le fichier de matériel « my.toml » ne peut pas être lu ici"),
    ],
)
def test_what_is_wrong_with_an_option_is_told_in_the_language_of_the_reader(
    people: People, game: str, option: str, value: str, why: str
) -> None:
    wanted = {"game": game, "options": {option: value}, "seats": [{"kind": "me"}] * 3}
    answer = people().http.post("/api/tables?language=fr", json=wanted)
    assert answer.status_code == 422
    assert why in answer.json()["error"]["why"].replace("\u00a0", " ")


def test_the_player_aid_has_the_numbers_of_the_table(people: People) -> None:
    """MEX-26."""
    ana = people()
    table, _ = ana.make("mexica", "me Ana", "bot", components="{turn.action_points = 7}")
    assert ana.news(table)["aid"] is True
    card = ana.http.get(f"/api/tables/{table}/aid").json()
    assert card["turn"] == "Your turn: 7 action points, in any order"
    assert card["steps"][0] == {"text": "Dig a canal, one cell or two, anywhere", "value": "1", "rule": "MEX-32"}
    french = ana.http.get(f"/api/tables/{table}/aid?language=fr").json()
    assert "7 points d'action" in french["turn"]
