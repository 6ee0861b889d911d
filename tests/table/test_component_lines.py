"""A table plays with what differs from the delivered box, without reading a file."""

from __future__ import annotations

from tests.table.conftest import People

HEAD = "patolli 1\ngame zapotec\nplayers 2\n"
CHANGES = "{sacrifice_track.space.1.vp = 7}"


def test_what_differs_is_sent_with_the_options_and_kept_in_the_record(people: People) -> None:
    """ZAP-4."""
    ana = people()
    body = {"game": "zapotec", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"components": CHANGES}}
    made = ana.http.post("/api/tables", json=body)
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    record = ana.http.get(f"/api/tables/{table}/record").text
    assert "component sacrifice_track.space.1.vp 7\n" in record


def test_a_record_with_such_lines_is_taken_and_a_wrong_one_is_told_by_its_line(people: People) -> None:
    ana = people()
    for said, status in (("7", 201), ("700", 422)):
        for text in (f"component sacrifice_track.space.1.vp {said}\n", positioned(said)):
            answer = ana.http.post("/api/replay", content=HEAD + text, headers={"content-type": "text/plain"})
            assert answer.status_code == status, answer.text
            assert status == 201 or "from 0 to 99" in answer.text


def positioned(said: str) -> str:
    return f"position zapotec 2\nposition component sacrifice_track.space.1.vp: {said}\n"
