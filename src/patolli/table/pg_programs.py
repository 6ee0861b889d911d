"""PostgreSQL's own programs, `pg_dump` and `pg_restore`: found, asked for their version, and run."""

from __future__ import annotations

import glob
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sql

from patolli.table.layouts import BadStore, telling
from patolli.table.schema import LAYOUT, META

LISTED = re.compile(r"^\d+; \d+ \d+ TABLE (?!DATA )(\S+) (\S+) ", re.MULTILINE)
"""A table in the list of an archive: its schema and its name."""
NUMBER = re.compile(r"^layout\t(\d+)$", re.MULTILINE)


def dump(db: sql.Connection, url: sql.URL, file: Path) -> None:
    """Write our tables into a file, as the transaction of the connection sees them."""
    schema = db.exec_driver_sql("SELECT current_schema()").scalar()
    moment = str(db.exec_driver_sql("SELECT pg_export_snapshot()").scalar())
    names = sorted(set(sql.inspect(db).get_table_names()) & set(META.tables))
    tables = [f'--table="{schema}"."{name}"' for name in names]
    program = _program("pg_dump", int((db.dialect.server_version_info or (0,))[0]))
    arguments = ["--format=custom", "--no-owner", "--no-privileges", f"--snapshot={moment}", *tables]
    _run([program, *arguments, f"--file={file}"], url)


def restore_dump(file: Path, engine: sql.Engine) -> None:
    """Put the tables of a file into a database that has none of them, all or none."""
    with telling(engine), engine.connect() as db:
        here = db.exec_driver_sql("SELECT current_schema()").scalar()
        server = int((db.dialect.server_version_info or (0,))[0])
    program = _program("pg_restore", server)
    listed = LISTED.findall(_run([program, "--list", str(file)], engine.url))
    schemas = {schema for schema, _ in listed}
    if not {"tables", "lines", "settings"} <= {name for _, name in listed}:
        raise BadStore("no-backup", file=str(file))
    if schemas != {here}:
        raise BadStore("other-schema", there=", ".join(sorted(schemas)), here=str(here))
    number = NUMBER.search(_run([program, "--data-only", "--table=settings", "--file=-", str(file)], engine.url))
    if not number or not 1 <= int(number[1]) <= LAYOUT:
        raise BadStore("other-layout", store=str(file), layout=number[1] if number else "?", known=str(LAYOUT))
    arguments = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"]
    _run([program, *arguments, f"--dbname={_address(engine.url)}", str(file)], engine.url)


def _program(name: str, server: int) -> str:
    """A program that is not older than the server. BadStore if there is none."""
    newest = 0
    for path in _paths(name):
        told = subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout
        found = re.search(r"(\d+)", told.partition(")")[2])
        version = int(found[1]) if found else 0
        if version >= server:
            return path
        newest = max(newest, version)
    if newest:
        raise BadStore("old-program", name=name, found=str(newest), server=str(server))
    raise BadStore("no-program", name=name, server=str(server))


def _paths(name: str) -> Iterator[str]:
    """In the folder that PG_BIN names; without it, as the shell finds it, then where Debian has all versions."""
    if folder := os.environ.get("PG_BIN"):
        found = [os.path.join(folder, name)]
    else:
        debian = glob.glob(f"/usr/lib/postgresql/*/bin/{name}")
        debian.sort(key=lambda path: [int(part) for part in re.findall(r"\d+", path)], reverse=True)
        found = [shutil.which(name) or "", *debian]
    return (path for path in found if path and os.access(path, os.X_OK))


def _address(url: sql.URL) -> str:
    """The URL as these programs take it; others on the machine can read it, so without the password."""
    query = {name: value for name, value in url.query.items() if name != "password"}
    return sql.URL.create("postgresql", url.username, None, url.host, url.port, url.database, query).render_as_string()


def _run(command: list[str], url: sql.URL) -> str:
    """What the program prints. BadStore with its reason if it fails."""
    password = url.password or url.query.get("password")
    environment = {**os.environ, "LC_ALL": "C.UTF-8"} | ({"PGPASSWORD": str(password)} if password else {})
    if command[0].endswith("pg_dump"):
        command = [*command, f"--dbname={_address(url)}"]
    done = subprocess.run(command, capture_output=True, text=True, errors="replace", env=environment, check=False)
    if done.returncode:
        why = next((line for line in done.stderr.splitlines() if "error" in line), done.stderr.strip() or "?")
        raise BadStore("program-failed", name=Path(command[0]).name, why=" ".join(why.split()))
    return done.stdout
