"""A disk that is full: said in a sentence, once in the log, and gone on with when there is room again."""

from __future__ import annotations

import os
import resource
from pathlib import Path

import pytest

from tests.table.server import Person, Server
from tests.waiting import PATIENCE


def give_room(server: Server, most: int) -> None:
    """How long a file of the server may become: beyond that nothing can be written, as on a full disk."""
    assert server.process
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux limits the files of a running process")
def test_a_full_disk_is_told_and_gone_on_with_when_there_is_room(tmp_path: Path, own_server: Server) -> None:
    ana = Person(own_server)
    table, _ = ana.make("mexica", "me Ana", "here Ben")
    news = ana.news(table)
    with ana.watch(table) as live:
        live.recv(PATIENCE)
        give_room(own_server, os.path.getsize(tmp_path / "tables.db-wal"))
        told = set()
        for language in ("en", "fr", "nl", "pt"):
            body = {"seat": 0, "seq": news["seq"], "lines": ["place H6"]}
            full = ana.http.post(f"/api/tables/{table}/lines?language={language}", json=body)
            assert (full.status_code, full.json()["error"]["key"]) == (503, "store-away")
            assert full.headers["retry-after"] == "5"
            told.add(full.json()["error"]["why"])
        assert len(told) == 4
        assert ana.post(table, "chat", seat=0, text="Hello?").status_code == 503
        for path in ("/api/puzzles", "/api/puzzles/next", "/api/mine", f"/api/tables/{table}/review"):
            assert ana.http.get(path).status_code == 200, "what is only read goes well"
            assert ana.say(table, news, "place H6").status_code == 503
        assert ana.post(table, "seats/1", kind="bot").status_code == 503
        after = ana.news(table)
        assert (after["seq"], after["scene"], after["seats"][1]["kind"]) == (news["seq"], news["scene"], "person")
        give_room(own_server, resource.RLIM_INFINITY)
        assert ana.say(table, news, "place H6").status_code == 200
        assert ana.news(table)["seq"] == news["seq"] + 1
    ana.close()
    own_server.kill()
    own_server.start()
    ben = Person(own_server)
    assert ben.news(table)["seq"] == news["seq"] + 1
    ben.close()
    said = own_server.log.read_text()
    assert "Traceback" not in said
    assert said.count("The store cannot be used") == len(said.splitlines()) == 1
