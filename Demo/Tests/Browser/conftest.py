"""Fixtures for tests of the playground in a real browser.

    python3 -m venv venv && venv/bin/pip install -r Demo/Tests/Browser/requirements.txt
    swift build --package-path Demo --product tugtool
    venv/bin/pytest Demo/Tests/Browser

`CHROMIUM` names the browser (default: `chromium-headless-shell` on the PATH), `TUGTOOL` the binary (default:
`Demo/.build/debug/tugtool`).
"""

import os
import queue
import re
import shutil
import subprocess
import threading
import time
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright
from shared_pages import DESKTOP, PHONE, SIZE, Pages, SharedPage, settled

PACKAGE = Path(__file__).resolve().parents[3]
ADDRESS = re.compile(r"^(?:Playground|Feed): (http://\S+/)")
START_SECONDS = 60
STOP_SECONDS = 20


def pytest_configure(config):
    config.addinivalue_line("markers", "whole_page: the page with the hint")


class Server:
    """A running `tugtool` server, with its address in `url` and its output in `output`."""

    def __init__(self, binary, command, flags):
        self.output = []
        self._command = command
        self._lines = queue.Queue()
        self._process = subprocess.Popen(
            [str(binary), command, *flags],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        # A full pipe would block the server, and readline has no timeout.
        threading.Thread(target=self._read, daemon=True).start()
        try:
            self.url = self._wait_for_address()
        except BaseException:
            self.stop()
            raise

    def stop(self):
        """Ends the server, by force after a while. Returns its exit status."""
        if self._process.poll() is None:
            self._process.terminate()
        try:
            return self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            return self._process.wait()

    def kill(self):
        """Ends the server as in a crash."""
        self._process.kill()
        self._process.wait()

    def _read(self):
        with self._process.stdout as lines:
            for line in lines:
                self.output.append(line.rstrip("\n"))
                self._lines.put(line)
        self._lines.put(None)

    def _wait_for_address(self):
        deadline = time.monotonic() + START_SECONDS
        while True:
            try:
                line = self._lines.get(timeout=max(0, deadline - time.monotonic()))
            except queue.Empty:
                raise RuntimeError(self._report("printed no address in time")) from None
            if line is None:
                raise RuntimeError(self._report("ended before it printed an address"))
            if match := ADDRESS.match(line):
                return match[1]

    def _report(self, what):
        return "\n".join([f"tugtool {self._command} {what}. It said:", *self.output])


# One worker runs a file. The longest ones come first, so that no worker is left with one at the end.
LONGEST = ["test_screenshots.py", "test_separators.py", "test_site.py"]


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: item.path.name not in LONGEST)


class PageErrors:
    """The errors on the pages of a test. A test that causes an error allows it first."""

    def __init__(self):
        self._errors = []
        self._allowed = []
        self._listeners = {
            "pageerror": self._exception, "console": self._console, "requestfailed": self._failure,
        }

    def allow(self, pattern):
        """Allows errors that match the regular expression."""
        self._allowed.append(re.compile(pattern))

    def watch(self, page):
        for event, listener in self._listeners.items():
            page.on(event, listener)

    def unwatch(self, page):
        for event, listener in self._listeners.items():
            page.remove_listener(event, listener)

    def _exception(self, error):
        self._errors.append(f"exception: {error}")

    def _failure(self, request):
        # A test that goes on to another page leaves the pictures that are still on their way.
        if request.resource_type == "image" and request.failure == "net::ERR_ABORTED":
            return
        self._errors.append(f"failed: {request.url} {request.failure}")

    def _console(self, message):
        if message.type == "error":
            self._errors.append(f"console: {message.text} ({message.location.get('url', '')})")

    @property
    def unexpected(self):
        return [e for e in self._errors if not any(rule.search(e) for rule in self._allowed)]


@pytest.fixture(scope="session")
def tugtool():
    """The path of the binary under test."""
    binary = Path(os.environ.get("TUGTOOL", PACKAGE / "Demo/.build/debug/tugtool")).absolute()
    if not binary.is_file():
        pytest.exit(f"{binary} is missing: swift build --package-path Demo --product tugtool", returncode=2)
    return binary


@pytest.fixture(scope="session")
def start_playground(tugtool):
    """Starts servers: `start_playground("--flag", …)` returns a `Server`.

    Uses free ports, and the small phone, unless the flags set them. All servers are stopped at the end of the run.
    """
    running = []

    def start(*flags):
        defaults = {"--port": "0", "--feed-port": "0", "--phone": "small"}
        others = [word for flag in defaults.items() if flag[0] not in flags for word in flag]
        playground = Server(tugtool, "playground", [*others, *flags])
        running.append(playground)
        return playground

    yield start
    for playground in running:
        playground.stop()


@pytest.fixture
def start_feed(tugtool, tmp_path):
    """Starts feeds: `start_feed(port=0)` returns a `Server`; all use one database."""
    running = []

    def start(port=0, writer_interval=0):
        flags = ["--port", str(port), "--writer-interval", str(writer_interval)]
        feed = Server(tugtool, "feed", [*flags, "--database", str(tmp_path / "feed.sqlite")])
        running.append(feed)
        return feed

    yield start
    for feed in running:
        feed.stop()


@pytest.fixture(scope="session")
def playground(start_playground, tmp_path_factory):
    """The server of all tests. Each page has its own session."""
    # With files that a browser keeps, and a page that tests use one after the other, opening takes half the time.
    return start_playground(
        "--max-age", "3600", "--database", str(tmp_path_factory.mktemp("feed") / "feed.sqlite"))


@pytest.fixture(scope="session")
def start_browser():
    """Starts browsers: `start_browser("--flag", …)`. All are closed at the end of the run."""
    name = os.environ.get("CHROMIUM", "chromium-headless-shell")
    path = shutil.which(name)
    if path is None:
        pytest.exit(f"no browser: {name} is not on the PATH; set CHROMIUM", returncode=2)
    with sync_playwright() as playwright:
        running = []

        def start(*flags):
            # Chromium's sandbox doesn't run as root, the user of containers.
            arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
            running.append(playwright.chromium.launch(executable_path=path, args=[*arguments, *flags]))
            return running[-1]

        yield start
        for browser in running:
            browser.close()


@pytest.fixture(scope="session")
def browser(start_browser):
    return start_browser()


@pytest.fixture
def page_errors():
    errors = PageErrors()
    yield errors
    assert not errors.unexpected, "errors on the page:\n" + "\n".join(errors.unexpected)


@pytest.fixture(scope="session")
def pages(browser):
    pages = Pages(browser)
    yield pages
    pages.close()


@pytest.fixture
def open_page(pages, page_errors, request):
    """Opens pages: `open_page(url, **context_options)`; the default is a desktop window."""
    taken = []

    def open_url(url, **options):
        page, kind = pages.take({**SIZE, **(options or DESKTOP)}, request.node)
        taken.append((page, kind))
        page_errors.watch(page)
        page.goto(url)
        return page

    yield open_url
    for page, kind in taken:
        page_errors.unwatch(page)
        pages.give_back(page, kind, is_usable=not getattr(request.node, "has_failed", False))


@pytest.fixture
def page(open_page, playground):
    """The playground in a desktop window with its first frame."""
    return settled(open_page(playground.url))


@pytest.fixture
def phone_page(open_page, playground):
    """The playground on a phone with a touch screen with its first frame."""
    return settled(open_page(playground.url, **PHONE))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    item.has_failed = report.failed or getattr(item, "has_failed", False)
    return report


@pytest.fixture(scope="session")
def shared_page(browser):
    page = SharedPage(browser)
    yield page
    page.close()


# Shows another scene, as a link does, and waits for its first frame.
SHOW_SCENE = """async (scene) => {
  const before = window.firstFrame;
  location.hash = scene;
  const shown = () => Number(document.querySelector("#surface").dataset.frame);
  while (window.firstFrame === before || !(shown() >= window.firstFrame)) await new Promise(requestAnimationFrame);
}"""


@pytest.fixture
def same_page(shared_page, playground, page_errors, request):
    """The playground on a page that all parameters of a test share: `same_page(size, scene, **context_options)`.

    For tests that change nothing but the size of the window and the scene, or undo it.
    """
    watched = []

    def open_page(size=(1440, 900), scene="feed", **options):
        size = {"width": size[0], "height": size[1]}
        url = f"{playground.url}#{scene}"
        page, is_new = shared_page.open(request.node, {"bypass_csp": True, "viewport": size, **options})
        page_errors.watch(page)
        watched.append(page)
        if is_new:
            page.goto(url)
            return settled(page)
        page.set_viewport_size(size)
        if page.evaluate("location.hash") != f"#{scene}":
            page.evaluate(SHOW_SCENE, scene)
        return page

    yield open_page
    for page in watched:
        page_errors.unwatch(page)
    if request.node.has_failed:
        shared_page.close()
