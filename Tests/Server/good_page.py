"""A well-behaved page, which drags without a pause and records late frames."""

import multiprocessing
import time

from websocket import WebSocket

INTERVAL = 1 / 60
# Seconds between two frames from which a gap is recorded.
NOTED = 0.03


def _drag(host, port, ready, stop, results):
    page = WebSocket.at(host, port)
    page.next_frame()
    page.send({"t": "scene", "id": "short-content"})
    page.settle()
    page.send({"t": "pointer", "phase": "down", "id": 1, "x": 180, "y": 300, "time": 0})
    gaps, count, step = [], 0, 0
    ready.set()
    last = time.monotonic()
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
        now = time.monotonic()
        count += 1
        if now - last > NOTED:
            gaps.append((last, now))
        last = now
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
            target=_drag, args=(server.host, server.port, ready, self._stop, self._results),
            daemon=True)
        self._process.start()
        assert ready.wait(30), "the good page has no session"

    def stop(self):
        """Ends it; returns the number of frames, and (start, end) of each gap between two."""
        self._stop.set()
        result = self._results.get(timeout=30)
        self._process.join(10)
        return result


def late_frames(attacked, control, limit):
    """The gaps over `limit` seconds of an attacked page that a page of an idle server didn't have.

    Both pages run on one machine at the same time. When the machine is busy with something else, both
    are late; when the server is busy with other sessions, only the attacked one is.
    """
    late = []
    for start, end in attacked:
        excuse = max(
            (b - a for a, b in control if a < end + 0.1 and b > start - 0.1), default=INTERVAL)
        if end - start - max(0, excuse - INTERVAL) > limit:
            late.append((start, end))
    return late
