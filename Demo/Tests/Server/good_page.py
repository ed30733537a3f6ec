"""A well-behaved page, which drags without a pause and records late frames."""

import multiprocessing
import time

from process import processor_seconds
from websocket import WebSocket

INTERVAL = 1 / 60
# Seconds between two frames from which a gap is recorded.
NOTED = 0.03


def _drag(host, port, pid, ready, stop, results):
    page = WebSocket.at(host, port)
    page.next_frame()
    page.send({"t": "scene", "id": "short-content"})
    page.settle()
    page.send({"t": "pointer", "phase": "down", "id": 1, "x": 180, "y": 300, "time": 0})
    gaps, count, step = [], 0, 0
    ready.set()
    last, used = time.monotonic(), processor_seconds(pid)
    due = last
    while not stop.is_set():
        now = time.monotonic()
        if now >= due:
            step += 1
            # Never the same place twice, so that every move has a frame.
            y = 320 + 8 * (step % 20 if step % 40 < 20 else 20 - step % 20)
            page.send({"t": "pointer", "phase": "move", "id": 1, "x": 180, "y": y, "time": step * 16})
            due = now + INTERVAL
        if not page.has_bytes(max(0, due - time.monotonic())):
            continue
        message = page.receive()
        if not isinstance(message, dict) or message["t"] != "frame":
            continue
        now, using = time.monotonic(), processor_seconds(pid)
        count += 1
        if now - last > NOTED:
            gaps.append((last, now, using - used))
        last, used = now, using
    results.put((count, gaps))
    page.close()


class GoodPage:
    """Runs in a process of its own, so that a test that is busy doesn't delay it."""

    def __init__(self, server):
        context = multiprocessing.get_context("spawn")
        self._stop = context.Event()
        self._results = context.Queue()
        ready = context.Event()
        self._process = context.Process(
            target=_drag, args=(server.host, server.port, server.pid, ready, self._stop, self._results),
            daemon=True)
        self._process.start()
        assert ready.wait(30), "the good page has no session"

    def stop(self):
        """Ends it; returns the number of frames, and (start, end, processor time of the server) of each gap."""
        self._stop.set()
        result = self._results.get(timeout=30)
        self._process.join(10)
        return result


def late_frames(attacked, control, limit):
    """The gaps of an attacked page in which its server worked for others for over `limit` seconds.

    A gap is as much longer than that of a page on an idle server, which runs at the same time. On a busy machine
    everything takes longer, so that the server's processor time in the gap decides. A gap of ten times the limit is
    late in any case: the server may have waited for something.
    """
    late = []
    for start, end, used in attacked:
        excuse = max(
            (b - a for a, b, _ in control if a < end + 0.1 and b > start - 0.1), default=INTERVAL)
        longer = end - start - max(0, excuse - INTERVAL)
        if longer > limit and used > limit or longer > 10 * limit:
            late.append((start, end))
    return late
