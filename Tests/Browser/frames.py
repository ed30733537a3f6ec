"""Measures what a frame of a flung list costs the server and the page. See bin/benchmark --frames.

    python frames.py PATH-OF-TUGTOOL

The server says itself for how long the processor was busy with the session (`work` of a frame). Of
the page, the browser's own trace counts: the processor's time on the page's main thread from one
frame of the display to the next. Prints a table; ends with status 1 where a limit is passed.
"""

import json
import os
import shutil
import sys
import tempfile
import time

from conftest import DESKTOP, Server, settled
from gestures import phone_point, touch_drag
from playwright.sync_api import sync_playwright

FLINGS = 12
LIMITS = {"server": 4.0, "page": 8.0}
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline"
REST_SECONDS = 3


def main(tugtool):
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(tugtool, "playground", [
            "--port", "0", "--feed-port", "0", "--writer-interval", "0",
            "--database", f"{folder}/feed.sqlite",
        ])
        try:
            arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
            browser = playwright.chromium.launch(
                executable_path=shutil.which(os.environ.get("CHROMIUM", "chromium")),
                args=arguments)
            return report(*measure(browser.new_context(**DESKTOP).new_page(), server.url))
        finally:
            server.stop()


def measure(page, url):
    messages = []

    def listen(socket):
        socket.on("framereceived", lambda text: messages.append(text))

    page.on("websocket", listen)
    page.goto(url)
    settled(page).wait_for_selector("[data-label^=post-]")
    wait_for_rest(page)

    low, high = phone_point(page, 187, 560), phone_point(page, 187, 160)
    touch_drag(page, low, high, steps=6)  # The first time warms up.
    wait_for_rest(page)
    messages.clear()
    trace = Trace(page)
    for _ in range(FLINGS):
        touch_drag(page, low, high, steps=6)
        # While it still flies, the next finger comes down, as one scrolls far.
        page.wait_for_timeout(400)
    wait_for_rest(page)
    events = trace.stop()
    work = [json.loads(text).get("work", 0) for text in messages if '"t":"frame"' in text]

    page.wait_for_timeout(500)
    messages.clear()
    page.wait_for_timeout(REST_SECONDS * 1000)
    return work, page_frames(events), len(messages)


def wait_for_rest(page):
    deadline = time.monotonic() + 20
    while page.locator("[data-flag].on").count() and time.monotonic() < deadline:
        time.sleep(0.05)


class Trace:
    """The browser's own record of what it does."""

    def __init__(self, page):
        self._page = page
        self._cdp = page.context.browser.new_browser_cdp_session()
        self._events = []
        self._is_complete = False
        self._cdp.on("Tracing.dataCollected", lambda part: self._events.extend(part["value"]))
        self._cdp.on("Tracing.tracingComplete", self._complete)
        self._cdp.send("Tracing.start", {
            "transferMode": "ReportEvents",
            "traceConfig": {"includedCategories": CATEGORIES.split(",")},
        })

    def _complete(self, _):
        self._is_complete = True

    def stop(self):
        self._cdp.send("Tracing.end")
        while not self._is_complete:
            self._page.wait_for_timeout(50)
        return self._events


def page_frames(events):
    """Milliseconds of the processor for each frame in which the page drew something."""
    mains = {(e["pid"], e["tid"]) for e in events
             if e.get("name") == "thread_name" and e["args"]["name"] == "CrRendererMain"}
    ticks = {}
    for event in events:
        thread = (event["pid"], event["tid"])
        if thread in mains and event["name"] == "FireAnimationFrame":
            ticks.setdefault(thread, []).append(event["ts"])
    thread = max(ticks, key=lambda key: len(ticks[key]))
    tasks = sorted(
        (event["ts"], event.get("tdur", event.get("dur", 0))) for event in events
        if (event["pid"], event["tid"]) == thread and event["ph"] == "X"
        and event["name"] == "RunTask")
    starts = sorted(ticks[thread])
    frames = []
    position = 0
    for start, end in zip(starts, starts[1:]):
        if end - start > 100_000:
            continue  # The list was at rest in between.
        while position < len(tasks) and tasks[position][0] + tasks[position][1] < start:
            position += 1
        took, index = 0, position
        while index < len(tasks) and tasks[index][0] < end:
            took += tasks[index][1]
            index += 1
        position = index
        frames.append(took / 1000)
    return frames


def share(values, part):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


def report(server, page, messages_at_rest):
    print("| a frame of a flung list | frames | median ms | p99 ms | limit ms |")
    print("| --- | ---: | ---: | ---: | ---: |")
    good = True
    for name, values in (("server", server), ("page", page)):
        worst = share(values, 0.99)
        good = good and worst <= LIMITS[name]
        print(f"| {name} | {len(values)} | {share(values, 0.5):.2f} | {worst:.2f} "
              f"| {LIMITS[name]:.0f} |")
    print(f"\nAt rest: {messages_at_rest} messages in {REST_SECONDS} s.")
    return 0 if good and messages_at_rest == 0 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
