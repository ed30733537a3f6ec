"""Plants faults, one at a time, runs the tests of that part against each, and prints those that no test finds.

usage: run.py paging|rules|engine|motion|families|random [NAME...]      only the faults whose name contains one of the words
       run.py check                                                     plants none, and looks whether each can be

paging: the machine and the feed of Paging, by PagingTests; about a quarter of an hour.
rules: the state machine of a control, in Tug/Rules, by RulesTests; about a quarter of an hour.
engine: what surrounds it in Tug, by TugTests; about twenty minutes.
motion: how the content opens and closes, by TugTests; about twenty minutes.
families: the faults that users have reported of such controls, by TugTests; about twenty minutes.
random: the same, by random traces alone (tugsoak); about a quarter of an hour with SEQUENCES=1000.
"""

import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys

from core import ENGINE, FAMILIES, MOTION, RULES
from paging import MUTATIONS

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The limit of the tests in seconds: a fault that lets one wait forever is found, too.
PATIENCE = int(os.environ.get("PATIENCE", 300))
WITH_TUG = [
    "CScrollMath", "ScrollPhysics", "SeededRandom", "AllocationCounter", "HeadlessUIKit",
    "HeadlessDriver", "Tug", "TugScrolling", "TugTrace", "TraceReplay", "TugTests"]
WITH_SOAK = [
    "CScrollMath", "ScrollPhysics", "SeededRandom", "HeadlessUIKit", "HeadlessDriver", "Tug",
    "TugTrace", "TraceReplay", "tugsoak"]
# The random traces that look for a fault.
SEQUENCES = os.environ.get("SEQUENCES", "10000")
# The faults, the module that they are planted in, and the targets of the package that its tests need.
PARTS = {
    "paging": (MUTATIONS, "Paging", ["SeededRandom", "Paging", "PagingTests"]),
    "rules": (RULES, "Tug/Rules", ["SeededRandom", "AllocationCounter", "Tug", "RulesTests"]),
    "engine": (ENGINE, "Tug", WITH_TUG),
    "motion": (MOTION, "Tug", WITH_TUG),
    "families": (FAMILIES, "", WITH_TUG),
    "random": (FAMILIES, "", WITH_SOAK),
}


def prepare(package, targets):
    """A copy of this package with nothing but the targets that the tests need, which builds faster than all of it."""
    for folder in ("Sources", "Tests", "Lab/Sources/TugSoak"):
        shutil.rmtree(package / folder, ignore_errors=True)
        shutil.copytree(ROOT / folder, package / folder, ignore=shutil.ignore_patterns("*.docc"))
    (package / "Package.swift").write_text((ROOT / "Package.swift").read_text() + f"""
package.products = []
package.targets.append(
  .executableTarget(name: "tugsoak", dependencies: ["TraceReplay"], path: "Lab/Sources/TugSoak"))
package.targets.removeAll {{ !{json.dumps(targets)}.contains($0.name) }}
""" + ("" if "TugTests" in targets or "tugsoak" in targets or "Tug" not in targets else """
// The rules alone: their tests need nothing else of Tug, and build faster.
package.targets.removeAll { $0.name == "Tug" }
package.targets.append(.target(name: "Tug", path: "Sources/Tug/Rules"))
"""))


def swift(package, *arguments, patience=None):
    """The status and the output of a command; the status is `None` if it doesn't end."""
    process = subprocess.Popen(
        ["swift", *arguments], cwd=package, text=True, start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no"})
    try:
        output, _ = process.communicate(timeout=patience)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None, "without an end"


def result(package):
    """What the tests, or random traces, say about the sources as they are now."""
    if package.name == "random":
        return random_result(package)
    status, output = swift(package, "build", "--build-tests")
    if status != 0:
        sys.exit(output)
    # These read the pages of the repository.
    status, output = swift(package, "test", "--skip-build", "--skip", "MigrationTableTests", patience=PATIENCE)
    failing = sorted(set(re.findall(r'Test "([^"]*)"[^\n]* failed', output)))
    return status != 0, "; ".join(failing[:5]) or output.strip().splitlines()[-1]


def random_result(package):
    status, output = swift(package, "build", "-c", "release", "--product", "tugsoak")
    if status != 0:
        sys.exit(output)
    status, output = swift(
        package, "run", "-c", "release", "--skip-build", "tugsoak", "--sequences", SEQUENCES, "--brief",
        patience=PATIENCE)
    broken = sorted(set(re.findall(r"it does not hold that ([^.]*)\.", output)))
    return status != 0, "; ".join(broken) or output.strip().splitlines()[-1]


def place(sources, module, file):
    path, = (sources / module).rglob(pathlib.Path(file).name)
    return path


def check():
    """A fault whose place has changed would stop a run of a quarter of an hour."""
    stale = {f"{name}: {file} has changed, and so must the fault"
             for faults, module, _ in PARTS.values() for name, file, before, _ in faults
             if place(ROOT / "Sources", module, file).read_text().count(before) != 1}
    if stale:
        sys.exit("\n".join(sorted(stale)))


def main(part, *words):
    check()
    faults, module, targets = PARTS[part]
    package = ROOT / f".build-mutations/{part}"
    prepare(package, targets)
    is_found, tests = result(package)
    if is_found:
        sys.exit(f"the tests fail without a fault: {tests}")
    chosen = [each for each in faults if not words or any(word in each[0] for word in words)]
    survivors = []
    for name, file, before, after in chosen:
        path = place(package / "Sources", module, file)
        text = path.read_text()
        path.write_text(text.replace(before, after))
        is_found, tests = result(package)
        path.write_text(text)
        print(f"{'found   ' if is_found else 'SURVIVED'}  {name}: {tests if is_found else ''}", flush=True)
        if not is_found:
            survivors.append(name)
    print(f"{len(chosen)} faults, {len(chosen) - len(survivors)} found; survivors: {', '.join(survivors) or 'none'}")


if sys.argv[1:] == ["check"]:
    check()
elif len(sys.argv) < 2 or sys.argv[1] not in PARTS:
    sys.exit(__doc__)
else:
    main(*sys.argv[1:])
