"""Whatever clients send, a server doesn't crash, keeps no memory, and serves other clients in time.

On a busy machine every page is late. Therefore, the server itself measures the processor time that a session
uses before others have their turn, and the gaps of a good page are compared with those on an idle server.

`ATTACK_SECONDS` sets how long clients attack in all (12 by default; `bin/soak` attacks for longer), `SEED` their random choices.
"""

import multiprocessing
import os
import time

from good_page import GoodPage, late_frames
from hostile import PAGE_ATTACKS, attack, send_requests
from process import wait_until
from test_crowds import MIB, status, wait_until_alone

SECONDS = float(os.environ.get("ATTACK_SECONDS", "12"))
SEED = int(os.environ.get("SEED", "1"))
ATTACKERS = 6
# Milliseconds of processor time that a session may use before others have their turn.
LONGEST_TURN = 50
# Frames of the good page for each second of processor time that the attacked server uses.
FRAMES_PER_SECOND_USED = 10
# Seconds of the server's processor time between two frames of the good page. The same work takes twice the time on a
# processor that is shared with others; a page that is never served would wait for all of it, seven seconds or more.
LONGEST_PAUSE = 2.5


def attack_for(seconds, server, attacks, seed):
    """Runs attackers in processes of their own; returns how often each attack was made."""
    context = multiprocessing.get_context("spawn")
    report = context.Queue()
    attackers = [
        context.Process(
            target=attack,
            args=(server.host, server.port, attacks, seed * 1000 + number, seconds, report), daemon=True)
        for number in range(ATTACKERS)
    ]
    for attacker in attackers:
        attacker.start()
    counts, problems = {}, []
    for _ in attackers:
        made, problem = report.get(timeout=seconds + 60)
        for name, count in made.items():
            counts[name] = counts.get(name, 0) + count
        if problem:
            problems.append(problem)
    assert server.is_running, f"the server ended: {problems} {server.output[-20:]}"
    assert not problems, problems
    return counts


def test_pages_that_send_anything_disturb_nobody(start, tmp_path, record_property):
    server = start("playground", "--database", str(tmp_path / "attacked.sqlite"))
    idle = start("playground", "--database", str(tmp_path / "idle.sqlite"))
    status(server)
    descriptors = server.descriptors
    # The first part fills caches and the allocator's pools.
    attack_for(SECONDS / 6, server, PAGE_ATTACKS, SEED)
    wait_until_alone(server, descriptors)
    memory = server.memory

    good, control = GoodPage(server), GoodPage(idle)
    used = server.cpu_seconds
    counts = attack_for(SECONDS * 2 / 3, server, PAGE_ATTACKS, SEED + 1)
    frames, gaps = good.stop()
    control_frames, control_gaps = control.stop()
    used = server.cpu_seconds - used
    turn = status(server)["longestTurn"]
    wait_until_alone(server, descriptors)
    grown = server.memory - memory
    late = late_frames(gaps, control_gaps, LONGEST_PAUSE)
    longest = max((end - start for start, end, _ in gaps), default=0)
    record_property("attacks", counts)
    record_property("frames of the good page", frames)
    record_property("frames on an idle server", control_frames)
    record_property("processor seconds of the server", round(used, 1))
    record_property("longest turn of a session, ms", turn)
    record_property("longest gap, ms", round(longest * 1000))
    record_property(
        "longest gap on an idle server, ms",
        round(max((end - start for start, end, _ in control_gaps), default=0) * 1000))
    record_property("grown", grown)
    assert turn <= LONGEST_TURN, f"a session kept the others waiting for {turn} ms"
    assert not late, f"{len(late)} frames late, up to {max(b - a for a, b in late) * 1000:.0f} ms"
    # What the server does in its time, not how much of it a busy machine gives it.
    fair = min(control_frames / 4, FRAMES_PER_SECOND_USED * used)
    assert frames > fair, (
        f"{frames} frames in {used:.1f} s of processor time, and {control_frames} on an idle server")
    assert grown < 16 * MIB, f"{grown / MIB:.1f} MiB kept"


def test_requests_of_any_bytes_leave_the_feed_as_it_was(start, tmp_path, record_property):
    server = start("feed", "--database", str(tmp_path / "feed.sqlite"), "--writer-interval", "0.05")
    fresh = server.descriptors

    def wait_until_left():
        wait_until(lambda: server.descriptors <= fresh + 8, "the connections are closed", seconds=60)

    attack_for(SECONDS / 30, server, [send_requests], SEED)
    wait_until_left()
    memory = server.memory
    counts = attack_for(SECONDS * 2 / 15, server, [send_requests], SEED + 1)
    wait_until_left()
    grown = server.memory - memory
    record_property("attacks", counts)
    record_property("grown", grown)
    assert grown < 4 * MIB, f"{grown / MIB:.1f} MiB kept"
    raw = [line for line in server.output if any(ord(c) < 32 and c != "\n" for c in line)]
    assert not raw, f"control characters in the log: {raw[:3]}"
