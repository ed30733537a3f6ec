"""The appearance of the scenes in their key states: at rest, pulled, and released.

    bin/screenshots         renews the sheets in Demo/Tests/Browser/Screenshots

There is a sheet for each group of the gallery, with a band for each of its scenes, in the gallery's order. A band has
the three states of a scene side by side, at half the size. The phone's clock is paused and advanced in steps, so that a
moment is the same on any machine. At a quarter of the size, the share `MOST` of the pixels of a state may differ by
more than `NEAR` (of 255) in a channel: another version of the browser draws letters slightly differently, but a missing
bar, or a header with words, exceeds that.

The sheets of the last run are in `.cache/screenshots`. Those that differ are also there as `…-differs.webp`, with the
differences in red.
"""

import base64
import json
import os
import sys

import pytest
from conftest import PACKAGE, settled
from phone import open_scene, tell
from pictures import PAINT

pytestmark = pytest.mark.skipif(
    sys.platform == "darwin", reason="the pictures have Linux's letters; bin/test there compares them")

FOLDER = PACKAGE / "Demo/Tests/Browser/Screenshots"
LAST_RUN = PACKAGE / ".cache/screenshots"
RENEW = bool(os.environ.get("TUG_RENEW_SCREENSHOTS"))

STATES = 3
MOST = 0.002
NEAR = 40
# Seconds from the release to the third state. An action that returns at once does so between two slices of
# time, which are shorter on a busy machine: its scene is shown when the control has closed. One that the drag starts
# ends after a second, at the moment of the third state.
SHOWN_AFTER = {"durations": 2, "momentum": 0.8}
# Scenes whose geometry the page shows until another one is chosen from its list.
OPENED_BY_THE_PAGE = ["distances"]
SCALE = 0.5
# Without loss.
QUALITY = 1
SETTINGS = {
    "dark": False, "rightToLeft": False, "boldText": False, "reduceMotion": False,
    "textSize": "large", "language": "en",
}
# Wide enough for a phone of its own size, whatever stands beside it, on whole pixels. Without the permission, the page
# shows the recording that SEND asks for in a dialog.
WINDOW = {
    "bypass_csp": True,
    "viewport": {"width": 1921, "height": 873},
    "permissions": ["clipboard-write"],
}
# No animations, and no layers, whose subpixel positions depend on earlier frames. The inspector and the code keep their
# place, but is not drawn.
STILL = """
.side { visibility: hidden }
.spinner.on { animation: none !important }
.content { will-change: auto !important }
.feedback { display: none }
.pull-hint { display: none }
"""

# Sends messages. The server has handled them, and all earlier ones, when it answers the last one; the time of steps
# has passed, and the actions that ended in them have continued.
SEND = """messages => new Promise(done => {
  const socket = window.sockets.at(-1);
  for (const message of messages) socket.send(message);
  const listen = ({ data }) => {
    if (JSON.parse(data).t !== "trace") return;
    socket.removeEventListener("message", listen);
    done();
  };
  socket.addEventListener("message", listen);
  socket.send('{"t":"trace"}');
})"""

# The phone shows another scene than before.
SHOWN = """before => window.firstFrame !== before
  && Number(document.querySelector("#surface").dataset.frame) >= window.firstFrame"""

# All received frames are drawn.
DRAWN = """() => {
  document.querySelector("#status-time").textContent = "9:41";
  return new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

# A sheet of bands of states, as WebP.
SHEET = "async ([bands, quality]) => {" + PAINT + """
  const pictures = await Promise.all(bands.map(states => Promise.all(states.map(state => picture(state, "png")))));
  const [[{ width, height }]] = pictures;
  const canvas = canvasOf(pictures[0].length * width, pictures.length * height);
  const pen = canvas.getContext("2d");
  pictures.forEach((states, row) => states.forEach((image, place) => pen.drawImage(image, place * width, row * height)));
  return encoded(canvas, quality);
}"""

# For each band, the share of different pixels of the state that differs most; and their place. Pictures are compared
# at half the size, without the antialiasing of letters.
COMPARE = "async ([is, was, bands, states, near]) => {" + PAINT + """
  const [a, b] = await Promise.all([picture(is, "webp"), picture(was, "webp")]);
  if (a.width !== b.width || a.height !== b.height) return { shares: [], where: is };
  const width = Math.floor(a.width / 2), height = Math.floor(a.height / 2);
  const pixels = image => {
    const pen = canvasOf(width, height).getContext("2d");
    pen.imageSmoothingQuality = "high";
    pen.drawImage(image, 0, 0, width, height);
    return pen.getImageData(0, 0, width, height);
  };
  const [one, other] = [pixels(a), pixels(b)];
  const counts = Array.from({ length: bands }, () => Array(states).fill(0));
  for (let i = 0; i < one.data.length; i += 4) {
    const far = [0, 1, 2].some(k => Math.abs(one.data[i + k] - other.data[i + k]) > near);
    if (!far) continue;
    counts[Math.floor(i / 4 / width / height * bands)][Math.floor((i / 4) % width / width * states)] += 1;
    one.data.set([255, 0, 0, 255], i);
  }
  const canvas = canvasOf(width, height);
  canvas.getContext("2d").putImageData(one, 0, 0);
  const shares = counts.map(each => Math.max(...each) / (width * height / bands / states));
  return { shares, where: await encoded(canvas, 0.9) };
}"""

GROUPS = """all => all.map(e => [
  e.querySelector("h2").textContent.toLowerCase().replaceAll(" ", "-"),
  [...e.querySelectorAll("[data-scene]")].map(button => button.dataset.scene),
])"""


class Camera:
    """Takes pictures of a paused phone."""

    def __init__(self, page):
        self._page = page
        self._cdp = page.context.new_cdp_session(page)
        self._time = 0
        page.add_style_tag(content=STILL)
        tell(page, t="settings", **SETTINGS)
        tell(page, t="clock", rate=0)

    def scene(self, name):
        self._open(name)
        self._pass(2, pieces=3)
        if name == "feed":
            self._page.wait_for_selector("[data-label^=post-]")
            self._pass(1)
        states = [self._picture()]
        names = self._page.locator("[data-control]").evaluate_all("all => all.map(e => e.dataset.control)")
        way = self._path(name, names)
        self._drag(*way)
        states.append(self._picture())
        # The feed is real, so the number of loaded posts would be random.
        self._pass(SHOWN_AFTER.get(name, 0.6), after=[
            dict(t="feed", latency=9, failure=0, amount="all"), self._pointer("up", *way[1])])
        states.append(self._picture())
        tell(self._page, t="feed", latency=0, failure=0, amount="all")
        if name in OPENED_BY_THE_PAGE:
            open_scene(self._page, "first-steps")
        return states

    def _open(self, name):
        if name in OPENED_BY_THE_PAGE:
            return open_scene(self._page, name)
        # Without the list of scenes, so that the page does not show the code, too.
        before = self._page.evaluate("window.firstFrame")
        tell(self._page, t="scene", id=name)
        self._page.wait_for_function(SHOWN, arg=before)

    def _path(self, scene, controls):
        """The start and the end of the drag that shows the scene's main control."""
        if "header" in controls:
            self._turn_wheel(-20_000)
            return (187, 200), (187, 440)
        if "footer" in controls:
            self._turn_wheel(20_000)
            return (187, 500), (187, 260)
        return ((330, 300), (90, 300)) if scene == "right-to-left" else ((90, 300), (330, 300))

    def _turn_wheel(self, points):
        self._pass(0.2, after=[dict(t="wheel", x=187, y=300, dx=0, dy=points, time=0)])

    def _drag(self, start, end):
        moves = [tuple(a + (b - a) * step / 20 for a, b in zip(start, end)) for step in range(1, 21)]
        self._pass(0.4, after=[
            self._pointer("down", *start), *(self._pointer("move", *point, after=16) for point in moves)])

    def _pointer(self, phase, x, y, after=200):
        self._time += after
        return dict(t="pointer", phase=phase, id=1, x=x, y=y, time=self._time)

    def _pass(self, seconds, pieces=2, after=()):
        """Lets time pass after these messages, in pieces, so that data that arrives after the first one is shown."""
        messages = [*after, dict(t="step", seconds=seconds / pieces)]
        for _ in range(pieces):
            self._page.evaluate(SEND, [json.dumps(message) for message in messages])
            messages = messages[-1:]

    def _picture(self):
        self._page.evaluate(DRAWN)
        box = self._page.locator("#surface").bounding_box()
        shot = self._cdp.send(
            "Page.captureScreenshot", {"format": "png", "clip": {**box, "scale": SCALE}})
        return shot["data"]


def test_every_scene_looks_as_before(start_playground, open_page, tmp_path):
    server = start_playground(
        "--writer-interval", "0", "--database", str(tmp_path / "feed.sqlite"))
    page = settled(open_page(server.url, **WINDOW))
    groups = page.locator("section[aria-labelledby^=scene-group]").evaluate_all(GROUPS)
    camera = Camera(page)
    LAST_RUN.mkdir(parents=True, exist_ok=True)
    wrong = []
    for group, scenes in groups:
        sheet = page.evaluate(SHEET, [[camera.scene(scene) for scene in scenes], QUALITY])
        (LAST_RUN / f"{group}.webp").write_bytes(base64.b64decode(sheet))
        reference = FOLDER / f"{group}.webp"
        if RENEW:
            reference.write_bytes(base64.b64decode(sheet))
            continue
        was = base64.b64encode(reference.read_bytes()).decode()
        found = page.evaluate(COMPARE, [sheet, was, len(scenes), STATES, NEAR])
        differing = [f"{scene}: {share:.2%} of the pixels differ" for scene, share in zip(scenes, found["shares"]) if share > MOST]
        wrong += differing if found["shares"] else [f"{group}: the sheet has other scenes"]
        if differing:
            (LAST_RUN / f"{group}-differs.webp").write_bytes(base64.b64decode(found["where"]))
    known = {file.stem for file in FOLDER.glob("*.webp")}
    if RENEW:
        for name in known - {group for group, _ in groups}:
            (FOLDER / f"{name}.webp").unlink()
        return
    assert not wrong, "\n".join([*wrong, f"See {LAST_RUN}; bin/screenshots renews them."])
    assert known == {group for group, _ in groups}, "sheets of groups that there are no more"
    assert sum(file.stat().st_size for file in FOLDER.glob("*.webp")) < 550_000
