"""A real PostgreSQL of one's own: in a temporary folder, on a Unix socket, by an unprivileged user."""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import TypedDict

from tests.waiting import PATIENCE

NOBODY = "nobody"


class Who(TypedDict, total=False):
    """As whom a process runs."""

    user: int
    group: int
    extra_groups: list[int]


def programs() -> Path | None:
    """The folder of initdb and pg_ctl, the newest there is."""
    for found in [os.environ.get("PG_BIN", ""), *sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)]:
        if found and Path(found, "initdb").exists():
            return Path(found)
    path = shutil.which("initdb")
    return Path(path).resolve().parent if path else None


class Postgres:
    """PostgreSQL does not run for root: then it is nobody's."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="patolli-pg-"))
        self.who: Who = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam(NOBODY)
            self.who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(self.folder, user.pw_uid, user.pw_gid)
        self.databases = 0
        self._run("initdb", "-U", "test", "--auth=trust", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(
            [self.programs / program, "-D", self.folder / "data", *arguments],
            check=True,
            cwd=self.folder,
            env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(self.folder)},
            stdout=subprocess.DEVNULL,
            timeout=PATIENCE,
            **self.who,
        )

    def start(self) -> None:
        options = f"-k {self.folder} -c listen_addresses='' -c fsync=off -c full_page_writes=off"
        self._run("pg_ctl", "-w", "-l", str(self.folder / "log"), "-o", options, "start")

    def stop(self) -> None:
        """At once; whoever is connected is cut off."""
        self._run("pg_ctl", "-w", "-m", "immediate", "stop")

    def url(self, database: str = "postgres") -> str:
        return f"postgresql+psycopg://test@/{database}?host={self.folder}"

    def new(self) -> str:
        """The URL of a database with nothing in it."""
        import psycopg

        self.databases += 1
        name = f"table{self.databases}"
        with psycopg.connect(f"host={self.folder} user=test dbname=postgres", autocommit=True) as db:
            db.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
