"""A PostgreSQL server of the tests' own, in a folder that goes with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import psycopg

INSTALLED = Path("/usr/lib/postgresql")
"""Where Debian keeps the programs of the server, one folder per version."""


def programs() -> Path:
    """The folder with `initdb` and `pg_ctl`, of the newest version there is."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    versions = sorted(INSTALLED.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    assert versions, "the tests need the Debian package postgresql"
    return versions[-1].parent


class Postgres:
    """Started at once, on a Unix socket only; it refuses to run as root, so there it runs as `postgres`."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="lomber-pg-"))
        self._user = "postgres" if os.geteuid() == 0 else None
        self._count = 0
        if self._user:
            shutil.chown(self._folder, self._user)
        self._data = self._folder / "data"
        self._run(
            "initdb", "-D", self._data, "-A", "trust", "-U", "lomber", "-E", "UTF8", "--no-locale", "-N"
        )
        self.start()

    def start(self) -> None:
        settings = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}'"
        self._run("pg_ctl", "-D", self._data, "-l", self._folder / "log", "-o", settings, "-w", "start")

    def stop(self, how: str = "fast") -> None:
        self._run("pg_ctl", "-D", self._data, "-w", "-m", how, "stop")

    def close(self) -> None:
        self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://lomber@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The URL of a new empty database."""
        self._count += 1
        name = f"db{self._count}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [programs() / program, *arguments],
            cwd=self._folder,
            user=self._user,
            stdout=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, (program, done.stdout)
