"""Fingers for the playground's page, through Chromium's own input pipeline.

Every event carries a timestamp, so the page sees evenly spaced samples however busy the machine
is. Without one, a drag of 30 steps arrives at half its speed.
"""

import time

FRAME = 1 / 60
LIFT = 0.001
"""The finger lifts 1 ms after its last sample: no sample sits on the velocity window's edge."""
TREMBLE = 0.1
"""The CSS pixels that a resting finger moves: enough to be reported, too little for momentum."""


class Touch:
    """One finger on `page`. Points are CSS pixels of the viewport, times seconds.

    `start` fixes the first timestamp (Unix seconds); the default is now.
    """

    def __init__(self, page, finger=0, start=None):
        self.page = page
        self.finger = finger
        self.time = time.time() if start is None else start
        self.cdp = page.context.new_cdp_session(page)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.cdp.detach()

    def down(self, point):
        self._dispatch("touchStart", point)

    def move(self, point, after=FRAME):
        self.time += after
        self._dispatch("touchMove", point)

    def up(self, after=LIFT):
        self.time += after
        self._dispatch("touchEnd")

    def cancel(self, after=LIFT):
        self.time += after
        self._dispatch("touchCancel")

    def drag(self, start, end, steps, frame=FRAME):
        """Moves from `start`, where the finger is down, to `end` at constant speed."""
        for step in range(1, steps + 1):
            self.move(between(start, end, step / steps), after=frame)

    def hold(self, point, seconds, frame=FRAME):
        """Rests at `point`, with the tiny moves of a real finger."""
        for step in range(round(seconds / frame)):
            # The browser ignores a move to the same place.
            tremble = TREMBLE if step % 2 == 0 else 0
            self.move((point[0] + tremble, point[1]), after=frame)

    def _dispatch(self, kind, point=None):
        points = [] if point is None else [{"x": point[0], "y": point[1], "id": self.finger}]
        self.cdp.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": points, "timestamp": self.time},
        )


def between(start, end, share):
    """The point at `share` (0 to 1) of the distance from `start` to `end`."""
    return tuple(a + (b - a) * share for a, b in zip(start, end))


def touch_drag(page, start, end, steps=30, hold_last=0.0, frame=FRAME):
    """Drags one finger from `start` to `end` in `steps` samples, one each `frame` seconds.

    `hold_last` rests that many seconds at the end before the finger lifts, so that there is no
    momentum. For a finger that stays down while the test looks at the page, use `Touch`.
    """
    with Touch(page) as touch:
        touch.down(start)
        touch.drag(start, end, steps, frame)
        if hold_last:
            touch.hold(end, hold_last, frame)
        touch.up()


def tap(page, point, seconds=0.05):
    """Touches `point` for `seconds` without moving."""
    with Touch(page) as touch:
        touch.down(point)
        touch.up(after=seconds)


def center(locator):
    """The middle of an element, in CSS pixels of the viewport."""
    box = locator.bounding_box()
    assert box, f"{locator} is not on the page"
    return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def phone_point(page, x, y):
    """The location of the phone's point (x, y) in the viewport."""
    surface = page.locator("#surface")
    box = surface.bounding_box()
    width, height = surface.evaluate("e => [e.offsetWidth, e.offsetHeight]")
    return (box["x"] + x * box["width"] / width, box["y"] + y * box["height"] / height)
