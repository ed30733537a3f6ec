"""Fixtures for tests of the servers as processes.

    python3 -m venv venv && venv/bin/pip install pytest
    swift build --package-path Demo --product tugtool
    venv/bin/pytest Demo/Tests/Server

`TUGTOOL` names the binary (default: `Demo/.build/debug/tugtool`).
"""

import os
from pathlib import Path

import pytest

from process import Process

PACKAGE = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def tugtool():
    """The path of the binary under test."""
    binary = Path(os.environ.get("TUGTOOL", PACKAGE / "Demo/.build/debug/tugtool")).absolute()
    if not binary.is_file():
        pytest.exit(f"{binary} is missing: swift build --package-path Demo --product tugtool", returncode=2)
    return binary


@pytest.fixture
def start(tugtool):
    """Starts servers: `start("feed", "--flag", …)` returns a `Process` on a free port."""
    running = []

    def start_one(command, *flags):
        process = Process(tugtool, command, "--port", "0", *flags)
        running.append(process)
        process.wait_for_address()
        return process

    yield start_one
    for process in running:
        process.kill()


@pytest.fixture
def playground(start, tmp_path):
    return start("playground", "--feed-port", "0", "--database", str(tmp_path / "feed.sqlite"))


def pytest_terminal_summary(terminalreporter):
    """Prints the measured values of tests that passed."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            terminalreporter.write_line(f"{report.nodeid.split('::')[-1]}: {name} {value}")
