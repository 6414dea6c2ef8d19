"""A real server, a real browser: Debian's chromium driven by Playwright."""

import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from lomber.server.page import Page as BuiltPage
from tests.browser.playing import Visit

expect.set_options(timeout=20_000)  # the machine may be busy: what is awaited must come, not come soon


class Server:
    """Our server in a process of its own, which can be stopped and started again on the same storage."""

    def __init__(self, folder: Path, *more: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.folder = folder
        self.more = more
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        database = self.folder / "tables.db"
        command = [sys.executable, "-m", "lomber.server", "--db", str(database), "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--pause", "0.02", "--thinkers", "1", "--logs", "plain", *self.more],
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + 60
        while not self._answers():
            assert self.process.poll() is None, (self.folder / "server.log").read_text()
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/api/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(30)
            self.process = None


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium")
    assert program, "the browser tests need chromium: ./table test installs it"
    assert BuiltPage().built, "the page has not been built: ./table test builds it"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitor(chromium: Browser, server: Server) -> Iterator[Callable[..., Visit]]:
    """Somebody who opens the page: a browser of his own, in this language and this size."""
    contexts: list[BrowserContext] = []

    def come(
        lang: str = "ru",
        size: tuple[int, int] = (1440, 900),
        url: str = server.url,
        theme: str = "light",
        motion: str = "off",
    ) -> Visit:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=lang, has_touch=size[0] < 500
        )
        contexts.append(context)
        settings = f'{{"motion": "{motion}", "theme": "{theme}"}}'
        context.add_init_script(
            f"if (!localStorage.getItem('lomber')) localStorage.setItem('lomber', '{settings}')"
        )
        page: Page = context.new_page()
        return Visit(page, url)

    yield come
    for context in contexts:
        context.close()
