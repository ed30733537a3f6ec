"""Tests of the servers as processes, and of the tool's options.

    python3 -m venv venv && venv/bin/pip install pytest
    swift build --package-path Demo --product tugtool
    venv/bin/pytest Demo/Tests/Server

`TUGTOOL` names the binary (default: `Demo/.build/debug/tugtool`).
"""

import os
import queue
import re
import subprocess
import threading
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest

PACKAGE = Path(__file__).resolve().parents[3]
ADDRESS = re.compile(r"^(?:Playground|Feed): (http://\S+/)")
START_SECONDS = 60


class Server:
    """A running server; `url`, `host` and `port` are its address once `wait_for_address` has returned."""

    def __init__(self, binary, *arguments):
        self._lines = queue.Queue()
        self._process = subprocess.Popen(
            [str(binary), *arguments],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        # A full pipe would block the server, and readline has no timeout.
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        with self._process.stdout as lines:
            for line in lines:
                self._lines.put(line)
        self._lines.put("")

    def wait_for_address(self):
        deadline = time.monotonic() + START_SECONDS
        while line := self._lines.get(timeout=max(0.001, deadline - time.monotonic())):
            if match := ADDRESS.match(line):
                self.url = match[1]
                parts = urlsplit(self.url)
                self.host, self.port = parts.hostname, parts.port
                return
        raise RuntimeError("the server ended before it printed an address")

    @property
    def is_running(self):
        return self._process.poll() is None

    def terminate(self):
        """Asks it to end, and returns its exit status."""
        self._process.terminate()
        return self._process.wait(60)

    def kill(self):
        """Ends it as a crash would (SIGKILL), and waits until it has ended."""
        self._process.kill()
        self._process.wait()


@pytest.fixture(scope="session")
def tugtool():
    """The path of the binary under test."""
    binary = Path(os.environ.get("TUGTOOL", PACKAGE / "Demo/.build/debug/tugtool")).absolute()
    if not binary.is_file():
        pytest.exit(f"{binary} is missing: swift build --package-path Demo --product tugtool", returncode=2)
    return binary


@pytest.fixture
def playground(tugtool, tmp_path):
    server = Server(tugtool, "playground", "--port", "0", "--database", str(tmp_path / "feed.sqlite"))
    try:
        server.wait_for_address()
        yield server
    finally:
        server.kill()


@pytest.fixture
def run(tugtool):
    """Runs the tool to its end: `run("feed", "--flag", …)`."""

    def run_tool(*arguments, **options):
        return subprocess.run(
            [str(tugtool), *arguments], stderr=subprocess.PIPE, text=True, timeout=60,
            **{"stdout": subprocess.PIPE, **options})

    return run_tool
