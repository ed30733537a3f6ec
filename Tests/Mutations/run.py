"""Plants faults in Paging, one at a time, runs PagingTests against each, and prints those that no test
finds. Takes about a quarter of an hour.

usage: run.py [NAME...]      only the faults whose name contains one of the words
"""

import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys

from paging import MUTATIONS

ROOT = pathlib.Path(__file__).resolve().parents[2]
PACKAGE = ROOT / ".build-mutations"
# The limit of the tests in seconds: a fault that lets one wait forever is found, too.
PATIENCE = 300
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let settings: [SwiftSetting] = [.enableUpcomingFeature("ExistentialAny")]
let package = Package(
  name: "mutations", platforms: [.iOS(.v15), .macOS(.v13)],
  targets: [
    .target(name: "SeededRandom", swiftSettings: settings),
    .target(name: "Paging", swiftSettings: settings),
    .target(
      name: "PagingModel", dependencies: ["Paging", "SeededRandom"],
      path: "Tests/PagingTests/Model", swiftSettings: settings),
    .testTarget(
      name: "PagingTests", dependencies: ["Paging", "PagingModel", "SeededRandom"],
      exclude: ["Documentation", "Embedded", "Model", "Soak"], swiftSettings: settings),
  ])
"""


def prepare():
    """A package with copies of what PagingTests needs, which builds in seconds."""
    for folder in ["Sources/Paging", "Sources/SeededRandom", "Tests/PagingTests"]:
        shutil.rmtree(PACKAGE / folder, ignore_errors=True)
        shutil.copytree(ROOT / folder, PACKAGE / folder, ignore=shutil.ignore_patterns("*.docc"))
    (PACKAGE / "Package.swift").write_text(MANIFEST)


def swift(*arguments, patience=None):
    """The status and the output of a command; the status is `None` if it doesn't end."""
    process = subprocess.Popen(
        ["swift", *arguments], cwd=PACKAGE, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
    try:
        output, _ = process.communicate(timeout=patience)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None, "without an end"


def result():
    """What the tests say about the sources as they are now."""
    status, output = swift("build", "--build-tests")
    if status != 0:
        sys.exit(output)
    status, output = swift("test", "--skip-build", patience=PATIENCE)
    failing = sorted(set(re.findall(r'Test "([^"]*)"[^\n]* failed', output)))
    return status != 0, "; ".join(failing) or output.strip().splitlines()[-1]


def main(words):
    prepare()
    is_found, tests = result()
    if is_found:
        sys.exit(f"the tests fail without a fault: {tests}")
    chosen = [each for each in MUTATIONS if not words or any(word in each[0] for word in words)]
    survivors = []
    for name, file, before, after in chosen:
        path = PACKAGE / "Sources/Paging" / file
        text = path.read_text()
        if text.count(before) != 1:
            sys.exit(f"{name}: {file} has changed, and so must the fault")
        path.write_text(text.replace(before, after))
        is_found, tests = result()
        path.write_text(text)
        print(f"{'found   ' if is_found else 'SURVIVED'}  {name}: {tests if is_found else ''}", flush=True)
        if not is_found:
            survivors.append(name)
    print(f"{len(chosen)} faults, {len(chosen) - len(survivors)} found; survivors: {', '.join(survivors) or 'none'}")


main(sys.argv[1:])
