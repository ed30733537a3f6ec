"""The geometry over the phone: where its labels stand."""

import base64
import re

import pytest
from conftest import DESKTOP, settled
from gestures import phone_point
from phone import (
    MIDDLE, choose_device, drag, hold, offset, open_scene, pause, state, step_until, tell, value, wait_for_layout, wait_for_rest,
    wait_for_state, wait_until,
)

# The part of a box of the app that the user sees: on each of its lines, the browser finds what is in front of it.
SEEN_PART = """(element, box) => {
  const isOpaque = (e) => /^rgb\\(/.test(getComputedStyle(e).backgroundColor);
  const isSeen = (x, y) => {
    const first = document.elementsFromPoint(x, y)
      .find(e => e.closest("#surface") && (e === element || element.contains(e) || e.contains(element) || isOpaque(e)));
    return first === element || element.contains(first) || first?.contains(element);
  };
  const seen = [];
  for (let y = Math.ceil(box.top) + 0.5; y < box.bottom; y += 1) {
    if (isSeen((box.left + box.right) / 2, y)) seen.push(y);
  }
  return seen.length < 4 ? null
    : { left: box.left, right: box.right, top: seen[0] - 0.5, bottom: seen.at(-1) + 0.5 };
}"""
# The words and the symbols of the app, such as arrows, spinners, and the symbols of tabs, with what is seen of them.
PARTS = f"""() => {{
  const range = document.createRange();
  const shown = (selector) => [...document.querySelectorAll(selector)]
    .filter(e => e.checkVisibility({{ opacityProperty: true }}));
  const style = document.createElement("style");
  // For the browser's search only: touches go to the surface.
  style.textContent = "#surface * {{ pointer-events: auto !important; }}";
  document.head.append(style);
  const words = shown("#surface .text")
    .flatMap(e => {{ range.selectNodeContents(e); return [...range.getClientRects()].map(box => [e, box]); }});
  const symbols = shown("#surface :is(.spinner, .image)").map(e => [e, e.getBoundingClientRect()])
    .filter(([, box]) => Math.max(box.width, box.height) <= 40);
  const parts = [...words, ...symbols]
    .map(([e, box]) => [e.textContent || "symbol", ({SEEN_PART})(e, box)]).filter(([, box]) => box);
  style.remove();
  return parts;
}}"""
# The labels that cover symbols of the phone, and words of the app if asked.
COVERED = f"""(alsoWords) => {{
  const words = alsoWords ? ({PARTS})().map(([, box]) => box) : [];
  const symbols = [...document.querySelectorAll(".status-bar > *, .notch")].filter(e => e.checkVisibility())
    .map(e => e.getBoundingClientRect());
  return [...document.querySelectorAll("#geometry text")].flatMap(label => {{
    const a = label.getBoundingClientRect();
    return [...words, ...symbols].filter(b => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).map(() => label.textContent);
  }});
}}"""
# The labels that leave the screen or their plate.
MISPLACED = """() => {
  const screen = document.querySelector("#geometry").getBoundingClientRect();
  return [...document.querySelectorAll("#geometry text")].filter(label => {
    const box = label.getBoundingClientRect();
    const plate = label.previousElementSibling.getBoundingClientRect();
    return box.left < screen.left || box.right > screen.right || box.top < screen.top || box.bottom > screen.bottom
      || box.left < plate.left - 1 || box.right > plate.right + 1;
  }).map(label => label.textContent);
}"""


def show_geometry(page):
    open_scene(page, "first-steps")
    page.locator("#geometry-toggle").click()
    page.wait_for_function("document.querySelectorAll('#geometry text').length >= 3")


def test_labels_of_the_geometry_cover_no_words_and_no_spinner(page):
    show_geometry(page)
    assert page.evaluate(COVERED, True) == []
    # Long words, so that the spinner beside them is near the edge.
    page.locator("[data-setting=language]").select_option("de")
    drag(page, (187, 250), (187, 480))
    wait_for_state(page, "header", "refreshing")
    pause(page)
    step_until(page, lambda: offset(page) == -value(page, "adjustedContentInset")[0])
    wait_for_layout(page)
    assert page.evaluate(COVERED, True) == [], "words or the spinner of the open header"


@pytest.mark.parametrize("device", ["small", "notch"])
def test_labels_of_the_geometry_stay_on_the_phone_after_a_resize(page, device):
    choose_device(page, device)
    show_geometry(page)
    for width, height in [(844, 390), (768, 1024), (390, 844), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        wait_for_layout(page)
        # The app lays itself out for the phone that was turned.
        wait_until(lambda: page.evaluate(MISPLACED) == page.evaluate(COVERED, True) == [])


LABELS = "[...document.querySelectorAll('#geometry text')].map(e => e.textContent)"


@pytest.mark.parametrize("scene", ["first-steps", "distances", "section-headers", "load-distance", "older-messages"])
@pytest.mark.parametrize("device", ["small", "notch"])
@pytest.mark.parametrize("size", [(360, 640), (844, 390)])
def test_labels_on_a_phone_that_is_drawn_small_are_short_and_cover_no_words(
        same_page, scene, device, size):
    page = same_page(size, scene, has_touch=True)
    choose_device(page, device)
    toggle = page.locator("#geometry-toggle")
    if toggle.get_attribute("aria-pressed") == "false":
        toggle.click()
    page.wait_for_function("document.querySelectorAll('#geometry text').length >= 2")
    wait_for_layout(page)
    assert page.locator("#surface").bounding_box()["width"] < 300
    labels = page.evaluate(LABELS)
    assert max(len(label) for label in labels) <= 18, labels
    # A length without a name could be anything's.
    assert all(re.match(r"[a-z]+ (top |bottom |at )?−?\d|content \d+ × \d", label) for label in labels), labels
    assert page.evaluate(MISPLACED) == []
    wait_until(lambda: page.evaluate(COVERED, True) == [], seconds=5)


# The words and symbols that a line strikes through.
STRUCK_WORDS = f"""() => {{
  const parts = ({PARTS})();
  return [...document.querySelectorAll("#geometry line")].flatMap(line => {{
    const {{ left, right, top, bottom }} = line.getBoundingClientRect();
    // The first and the last pixels of a line of words are empty.
    return parts.filter(([, box]) => left < box.right - 2 && right > box.left + 2
      && top < box.bottom - 3 && bottom > box.top + 3).map(([words]) => words);
  }});
}}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
def test_neither_lines_nor_plates_are_on_words_arrows_or_tabs(open_page, playground, size):
    page = settled(open_page(playground.url + "#feed", bypass_csp=True, has_touch=True,
                             viewport={"width": size[0], "height": size[1]}))
    page.wait_for_selector("[data-label^=post-]")
    wait_until(lambda: offset(page) == -64)
    page.locator("#geometry-toggle").click()
    page.wait_for_function("document.querySelectorAll('#geometry text').length >= 3")
    wait_for_rest(page)
    assert page.evaluate(STRUCK_WORDS) == [] and page.evaluate(COVERED, True) == [], "at rest"
    assert page.evaluate(STRUCK) == []
    # The arrow of the header points up, beside its words.
    touch = hold(page, (187, 200), (187, 400))
    page.locator("#surface").get_by_text("Release to refresh").wait_for()
    wait_for_layout(page)
    assert page.locator("#geometry line.reached").count() > 1, "the line is whole"
    assert page.evaluate(STRUCK_WORDS) == [] and page.evaluate(COVERED, True) == [], "during a pull"
    touch.up()


def test_labels_on_a_large_phone_say_what_they_measure(page):
    show_geometry(page)
    assert {"inset top 64", "header triggers at 54", "inset bottom 44 = 0 + 44 held"} < set(page.evaluate(LABELS))
    page.set_viewport_size({"width": 1000, "height": 420})
    wait_for_layout(page)
    assert {"inset top 64", "header at 54", "inset bottom 44"} < set(page.evaluate(LABELS))


@pytest.mark.parametrize("size", [(1280, 720), (900, 700)])
def test_the_height_of_a_header_in_a_phone_with_a_notch_has_its_name(same_page, size):
    page = same_page(size, "feed")
    choose_device(page, "notch")
    if page.locator("#geometry-toggle").get_attribute("aria-pressed") == "false":
        page.locator("#geometry-toggle").click()
    wait_until(lambda: "header 54 high" in page.evaluate(LABELS))
    wait_until(lambda: page.evaluate(COVERED, True) == [] and page.evaluate(MISPLACED) == [])
    choose_device(page, "small")


def test_labels_grow_with_a_large_phone(page):
    show_geometry(page)
    size = "parseFloat(getComputedStyle(document.querySelector('#geometry text')).fontSize)"
    scale = "Number(document.querySelector('#bezel').style.getPropertyValue('--scale'))"
    page.set_viewport_size({"width": 2560, "height": 1440})
    wait_for_layout(page)
    assert page.evaluate(f"{size} * {scale}") >= 14
    assert page.evaluate(MISPLACED) == [] and page.evaluate(COVERED, True) == []


# The labels that a line crosses, and the lines that are drawn in front of labels.
STRUCK = """() => {
  const box = (e) => e.getBoundingClientRect();
  const plates = [...document.querySelectorAll("#geometry .geometry-plate")];
  const lines = [...document.querySelectorAll("#geometry :is(line, .geometry-content)")];
  const edges = ({ left, right, top, bottom }) => [
    [left, top, right, top], [left, bottom, right, bottom], [left, top, left, bottom], [right, top, right, bottom],
  ];
  const struck = plates.filter(plate => lines.flatMap(e => edges(box(e))).some(([left, top, right, bottom]) => {
    const at = box(plate);
    return left < at.right && right > at.left && top < at.bottom && bottom > at.top;
  })).map(plate => plate.nextSibling.textContent);
  const over = lines.filter(line => plates[0].compareDocumentPosition(line) & Node.DOCUMENT_POSITION_FOLLOWING);
  return [...struck, ...over.map(line => line.getAttribute("class"))];
}"""


@pytest.mark.parametrize("scene", ["load-distance", "four-edges"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_no_line_strikes_through_a_label(open_page, playground, scene, size):
    page = settled(open_page(playground.url + f"#{scene}", bypass_csp=True,
                             viewport={"width": size[0], "height": size[1]}))
    page.locator("#geometry-toggle").click()
    page.wait_for_function("document.querySelectorAll('#geometry text').length >= 3")
    assert page.evaluate(STRUCK) == []
    page.locator("#surface").focus()
    page.keyboard.press("End")
    wait_until(lambda: offset(page) > 100)
    wait_for_rest(page)
    assert page.evaluate(STRUCK) == []


# The ends of the tie of the header's label, beside the plate's bottom and the threshold's line.
TIE = """() => {
  const number = (element, name) => Number(element.getAttribute(name));
  const label = [...document.querySelectorAll("#geometry text")].find(e => e.textContent.startsWith("header triggers"));
  const plate = label.previousElementSibling, tie = document.querySelector("#geometry .geometry-threshold.geometry-tie");
  const threshold = document.querySelector("#geometry line.geometry-threshold:not(.geometry-tie)");
  return {
    tie: [number(tie, "y1"), number(tie, "y2")], line: number(threshold, "y1"),
    plate: [number(plate, "y"), number(plate, "y") + number(plate, "height")],
  };
}"""


def test_a_label_far_from_its_line_is_tied_to_it(page):
    show_geometry(page)
    assert page.locator("#geometry .geometry-tie").count() == 0, "the labels stand beside their lines"
    # The tiles leave no room beside the line.
    open_scene(page, "collection")
    page.wait_for_selector("#geometry .geometry-tie", state="attached")
    found = page.evaluate(TIE)
    assert found["tie"] == [found["plate"][0], found["line"]] or found["tie"] == [found["plate"][1], found["line"]]


# The top and the bottom of a label's plate, in points.
PLATE = """(words) => {
  const label = [...document.querySelectorAll("#geometry text")].find(e => e.textContent === words);
  const number = (name) => Number(label?.previousElementSibling.getAttribute(name));
  return label ? [number("y"), number("y") + number("height")] : null;
}"""


def test_words_behind_a_bar_are_in_no_labels_way(open_page, playground):
    page = settled(open_page(playground.url + "#feed", **DESKTOP))
    page.wait_for_selector("[data-label^=post-]")
    wait_until(lambda: offset(page) == -64)
    page.locator("#geometry-toggle").click()
    page.wait_for_function("document.querySelectorAll('#geometry text').length >= 3")
    wait_for_rest(page)
    page.mouse.move(*phone_point(page, *MIDDLE))

    def scroll(points):
        before = offset(page)
        page.mouse.wheel(0, points)
        wait_until(lambda: offset(page) > before)
        wait_for_rest(page)
        wait_for_layout(page)

    # The border of the content has left the place of the label, and the posts go on.
    scroll(44)
    place = page.evaluate(PLATE, "inset top 64")
    assert place[1] <= 64
    for _ in range(15):
        scroll(6)
        assert page.evaluate(PLATE, "inset top 64") == place, f"at {offset(page)}"


def test_the_extent_of_a_header_behind_a_bar_is_drawn_and_named(page):
    open_scene(page, "tab-bar")
    page.locator("#geometry-toggle").click()
    page.wait_for_function("document.querySelectorAll('#geometry text').length >= 3")
    extent = page.locator("#geometry rect.geometry-extent").first
    box = [float(extent.get_attribute(name)) for name in ("x", "y", "width", "height")]
    # The screen begins at a whole pixel, which is up to half a point away.
    assert box == pytest.approx([0, 10, 375, 54], abs=0.5)
    top, bottom = page.evaluate(PLATE, "header 54 high")
    assert 10 <= top and bottom <= 64, "the label stands in what it names"
    assert page.evaluate(COVERED, True) == []
    # Scrolled away, there is nothing to see of it.
    page.locator("#surface").focus()
    page.keyboard.press("End")
    wait_until(lambda: offset(page) > 100)
    wait_for_rest(page)
    wait_until(lambda: "header 54 high" not in page.evaluate(LABELS))


# The least distance of a label from words, in points.
CLEAR = f"""() => {{
  const scale = document.querySelector("#surface").getBoundingClientRect().width / 375;
  const words = ({PARTS})().map(([, box]) => box);
  return Math.min(...[...document.querySelectorAll("#geometry .geometry-plate")].flatMap(plate => {{
    const a = plate.getBoundingClientRect();
    return words.map(b => Math.max(Math.max(a.left, b.left) - Math.min(a.right, b.right),
      Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)));
  }})) / scale;
}}"""


def test_labels_keep_a_distance_from_the_words_of_the_app(page):
    # The numbers of its cards are where the labels would be first.
    open_scene(page, "four-edges")
    page.locator("#geometry-toggle").click()
    page.wait_for_function("document.querySelectorAll('#geometry text').length >= 3")
    wait_for_rest(page)
    wait_until(lambda: page.evaluate(CLEAR) >= 1.5)


# The least room between a label and the words beside it, in pixels.
APART = f"""() => {{
  const words = ({PARTS})().map(([, box]) => box);
  return Math.min(...[...document.querySelectorAll("#geometry .geometry-plate")].flatMap(plate => {{
    const a = plate.getBoundingClientRect();
    return words.filter(b => b.top < a.bottom && b.bottom > a.top)
      .map(b => Math.max(a.left, b.left) - Math.min(a.right, b.right));
  }}));
}}"""


@pytest.mark.parametrize("size", [(1440, 900), (1728, 1000), (2560, 1440)])
def test_a_label_beside_a_title_keeps_a_distance_from_its_letters(same_page, size):
    page = same_page(size, "first-steps")
    choose_device(page, "small")
    if page.locator("#geometry-toggle").get_attribute("aria-pressed") == "false":
        page.locator("#geometry-toggle").click()
    wait_until(lambda: "header 54 high" in page.evaluate(LABELS))
    wait_for_layout(page)
    wait_until(lambda: page.evaluate(APART) >= 4)


# The colors in a picture, as red, green, and blue.
COLORS = """async ([png]) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, image.width, image.height);
  const colors = new Set();
  for (let i = 0; i < data.length; i += 4) colors.add([data[i], data[i + 1], data[i + 2]].join(" "));
  return [...colors];
}"""


@pytest.mark.parametrize("held", ["upright", "sideways"])
def test_the_geometry_is_behind_the_notch(same_page, held):
    page = same_page((1440, 900), "feed")
    choose_device(page, "notch")
    if page.locator("#bezel").get_attribute("data-held") != held:
        page.locator("#turn").click()
    page.wait_for_selector(f"#bezel[data-held={held}]")
    if page.locator("#geometry-toggle").get_attribute("aria-pressed") == "false":
        page.locator("#geometry-toggle").click()
    page.wait_for_function("document.querySelectorAll('#geometry text').length >= 3")
    wait_for_layout(page)
    box = page.locator(".notch").bounding_box()
    inside = {"x": box["x"] + box["width"] / 4, "y": box["y"] + box["height"] / 4,
              "width": box["width"] / 2, "height": box["height"] / 2}
    assert page.evaluate(COLORS, [base64.b64encode(page.screenshot(clip=inside)).decode()]) == ["10 11 14"]


# The labels on buttons of the app.
ON_BUTTONS = """() => {
  const box = (e) => e.getBoundingClientRect();
  const buttons = [...document.querySelectorAll("#surface [data-name=UIButton]")].filter(e => e.checkVisibility()).map(box);
  return [...document.querySelectorAll("#geometry .geometry-plate")].filter(plate => {
    const a = box(plate);
    return buttons.some(b => Math.min(a.right, b.right) > Math.max(a.left, b.left)
      && Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top));
  }).map(plate => plate.nextSibling.textContent);
}"""


@pytest.mark.parametrize("scene", ["failure", "load-distance"])
def test_labels_cover_no_buttons_and_a_footer_behind_a_bar_is_named_beside_it(same_page, scene):
    page = same_page((1440, 900), scene)
    choose_device(page, "tablet")
    if page.locator("#geometry-toggle").get_attribute("aria-pressed") == "false":
        page.locator("#geometry-toggle").click()
    wait_until(lambda: "footer 44 high" in page.evaluate(LABELS))
    wait_for_rest(page)
    wait_until(lambda: page.evaluate(ON_BUTTONS) == page.evaluate(COVERED, True) == page.evaluate(STRUCK) == [])

    def stands_near_the_footer():
        _, bottom = page.evaluate(PLATE, "footer 44 high") or (0, 0)
        extent = float(page.locator("#geometry rect.geometry-extent").first.get_attribute("y"))
        return extent - 16 <= bottom <= extent

    # Until the bar is there, it stands in what it names.
    wait_until(stands_near_the_footer)


# The labels of the lines at which a control starts.
STARTS = f"{LABELS}.filter(words => / (triggers|loads) at | at \\d/.test(words)).map(words => words.split(' ')[0]).sort()"


def choose_in_app(page, name):
    """Taps a choice of the app at the bottom of the screen."""
    box = page.locator("#surface .text", has_text=re.compile(f"^{name}$")).bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize("scene, hides, shows, hidden, shown", [
    ("empty-list", "Footer hides", "Footer shows", ["header"], ["footer", "header"]),
    ("hidden", "Signed out", "Signed in", [], ["footer", "header"]),
])
def test_a_hidden_control_has_no_line_at_which_it_starts(page, scene, hides, shows, hidden, shown):
    open_scene(page, scene)
    page.locator("#geometry-toggle").click()
    for name, starts in [(hides, hidden), (shows, shown), (hides, hidden)]:
        choose_in_app(page, name)
        wait_until(lambda: page.evaluate(STARTS) == starts, seconds=5)
    assert page.locator("#geometry line.geometry-threshold:not(.geometry-tie)").count() >= len(hidden)


def test_a_footer_has_no_line_at_which_it_loads_during_the_first_load(page):
    page.wait_for_selector("[data-label^=post-]")
    page.locator("#geometry-toggle").click()
    wait_until(lambda: page.evaluate(STARTS) == ["footer", "header"])
    tell(page, t="clock", rate=0)
    frame = page.evaluate("window.firstFrame")
    page.locator("#restart").click()
    page.wait_for_function("frame => window.firstFrame !== frame", arg=frame)
    wait_until(lambda: page.evaluate(STARTS) == ["header"], seconds=5)
    step_until(page, lambda: page.evaluate(STARTS) == ["footer", "header"])


def test_a_footer_that_has_loaded_all_has_no_line_at_which_it_loads(page):
    open_scene(page, "no-more-data")
    page.locator("#geometry-toggle").click()
    wait_until(lambda: "footer" in page.evaluate(STARTS))

    def has_loaded_all():
        if state(page, "footer") == "idle":
            page.locator("[data-control=footer] .begin").click()
        return state(page, "footer") == "noMoreData"

    wait_until(has_loaded_all)
    wait_until(lambda: page.evaluate(STARTS) == ["header"], seconds=5)
