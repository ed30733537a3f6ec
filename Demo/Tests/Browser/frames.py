"""Measures the cost of a frame of a scrolling list on the server and the page. See bin/benchmark --frames.

    python frames.py PATH-OF-TUGTOOL

The server reports its own processor time for the session (`work` of a frame). For the page, the browser's own
trace has the processor time on the page's main thread for each frame that is displayed. The two are measured on
separate pages, because notifying a debugger of every message would count as the page's work. Prints a table;
ends with status 1 if a limit is exceeded.
"""

import bisect
import json
import os
import shutil
import sys
import tempfile
import time

from conftest import DESKTOP, Server, settled
from gestures import phone_point, touch_drag
from phone import wait_for_rest
from playwright.sync_api import sync_playwright
from unwatched import UnwatchedPage

FLINGS = 12
# A virtual machine loses its processors now and then, and that time counts as the page's. The result is that
# of two passes with little of it, or else of the best pass.
PASSES = 12
QUIET = 0.01
ENOUGH = 2
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
                executable_path=shutil.which(os.environ.get("CHROMIUM", "chromium-headless-shell")),
                args=arguments)
            path, work, messages = measure_server(browser, server.url)
            frames, stolen = measure_page(UnwatchedPage(browser, server.url), path)
            return report(work, frames, stolen, messages)
        finally:
            server.stop()


def measure_server(browser, url):
    """Returns the path of a fling, the server's work for each frame, and the number of messages at rest."""
    context = browser.new_context(**DESKTOP)
    page = context.new_page()
    messages = []

    def listen(socket):
        socket.on("framereceived", lambda text: messages.append(text))

    page.on("websocket", listen)
    page.goto(url)
    settled(page).wait_for_selector("[data-label^=post-]")
    path = phone_point(page, 187, 560), phone_point(page, 187, 160)
    wait_for_rest(page)
    fling(page, path, 1)  # The first time warms up.
    messages.clear()
    fling(page, path, FLINGS)
    work = [json.loads(text).get("work", 0) for text in messages if '"t":"frame"' in text]
    page.wait_for_timeout(500)
    messages.clear()
    page.wait_for_timeout(REST_SECONDS * 1000)
    context.close()
    return path, work, len(messages)


def measure_page(page, path):
    """Returns the page's work for each frame, and the share of stolen processor time."""
    wait_for_rest(page)
    fling(page, path, 1)
    passes = []
    for _ in range(PASSES):
        trace, before = Trace(page), processor_times()
        fling(page, path, FLINGS)
        stolen = stolen_share(before)
        passes.append((stolen, page_frames(trace.stop())))
        if sum(stolen < QUIET for stolen, _ in passes) == ENOUGH:
            break
    passes.sort(key=lambda each: each[0])
    counted = [each for each in passes if each[0] < QUIET] or passes[:1]
    return [took for _, frames in counted for took in frames], counted[-1][0]


def fling(page, path, count):
    """Flings the list up `count` times, each before it has come to rest."""
    for _ in range(count):
        touch_drag(page, *path, steps=6)
        page.wait_for_timeout(400)
    wait_for_rest(page)


def processor_times():
    """The times of all processors in ticks: user, nice, system, idle, wait, two interrupts, stolen."""
    if not os.path.exists("/proc/stat"):
        return [0] * 8  # A Mac withholds nothing.
    with open("/proc/stat") as file:
        return [int(word) for word in file.readline().split()[1:9]]


def stolen_share(before):
    """The share of processor time since `before` that the host withheld from the machine."""
    spent = [now - then for now, then in zip(processor_times(), before)]
    return spent[7] / max(1, sum(spent))


class Trace:
    """A trace of the browser."""

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


class LayoutTrace:
    """The layouts of a page, without those of other pages of the browser: earlier tests', and one in reserve."""

    def __init__(self, page):
        tree = page.context.new_cdp_session(page).send("Page.getFrameTree")
        self._frame = tree["frameTree"]["frame"]["id"]
        self._trace = Trace(page)

    def stop(self):
        """Returns the names of the nodes that were laid out with all that they contain."""
        layouts = [e["args"]["endData"].get("layoutRoots", []) for e in self._trace.stop()
                   if e["name"] == "Layout" and "endData" in e.get("args", {})
                   and e["args"].get("beginData", {}).get("frame") == self._frame]
        return [root.get("nodeName", "") for layout in layouts for root in layout]


def page_frames(events):
    """Returns the milliseconds of processor time for each frame that the page submitted: the work of its main
    thread since the previous frame."""
    mains = {(e["pid"], e["tid"]) for e in events
             if e.get("name") == "thread_name" and e["args"]["name"] == "CrRendererMain"}
    commits, tasks = {}, {}
    for event in events:
        thread = (event["pid"], event["tid"])
        if thread in mains and event["ph"] == "X":
            if event["name"] == "Commit":
                commits.setdefault(thread, []).append(event["ts"])
            elif event["name"] == "RunTask":
                tasks.setdefault(thread, []).append((event["ts"], event.get("tdur", 0) / 1000))
    thread = max(commits, key=lambda key: len(commits[key]))
    ends = sorted(commits[thread])
    frames = [0.0] * len(ends)
    for start, took in sorted(tasks[thread]):
        number = bisect.bisect_left(ends, start)
        if number < len(ends):
            frames[number] += took
    # The first frame after a rest includes the work at rest.
    return [took for took, before, end in zip(frames[1:], ends, ends[1:]) if end - before < 100_000]


def share(values, part):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


def report(server, page, stolen, messages_at_rest):
    print("| a frame of a flung list | frames | median ms | p99 ms | limit ms |")
    print("| --- | ---: | ---: | ---: | ---: |")
    good = True
    for name, values in (("server", server), ("page", page)):
        worst = share(values, 0.99)
        good = good and worst <= LIMITS[name]
        print(f"| {name} | {len(values)} | {share(values, 0.5):.2f} | {worst:.2f} "
              f"| {LIMITS[name]:.0f} |")
    print(f"\nAt rest: {messages_at_rest} messages in {REST_SECONDS} s.")
    print(f"While it was measured, the machine was without its processors for {stolen:.1%} of the time at"
          " most.")
    return 0 if good and messages_at_rest == 0 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
