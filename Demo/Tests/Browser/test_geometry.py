"""The geometry over the phone: where its labels stand."""

import base64
import re

import pytest
from phone import (
    choose_device, offset, open_scene, state, step_until, tell, wait_for_layout, wait_for_posts, wait_for_rest,
    wait_until,
)

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


# The labels that are on others.
TOUCHING = """() => {
  const labels = [...document.querySelectorAll("#geometry rect.geometry-plate")];
  const boxes = labels.map(label => label.getBoundingClientRect());
  return labels.filter((_, one) => boxes.some((other, index) => index > one
    && other.left < boxes[one].right - 1 && other.right > boxes[one].left + 1
    && other.top < boxes[one].bottom - 1 && other.bottom > boxes[one].top + 1)).map(label => label.nextElementSibling.textContent);
}"""


def show_geometry(page):
    open_scene(page, "first-steps")
    page.locator("#geometry-toggle").click()
    page.wait_for_function("document.querySelectorAll('#geometry text').length >= 3")


@pytest.mark.parametrize("device", ["small", "notch", "tablet"])
def test_labels_of_the_geometry_stay_on_the_phone_and_apart_after_a_resize(page, device):
    choose_device(page, device)
    show_geometry(page)
    for width, height in [(844, 390), (768, 1024), (390, 844), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        wait_for_layout(page)
        # The app lays itself out for the phone that was turned.
        wait_until(lambda: page.evaluate(MISPLACED) == page.evaluate(TOUCHING) == [])


LABELS = "[...document.querySelectorAll('#geometry text')].map(e => e.textContent)"


# The top and the bottom of a label's plate, in points.
PLATE = """(words) => {
  const label = [...document.querySelectorAll("#geometry text")].find(e => e.textContent === words);
  const number = (name) => Number(label?.previousElementSibling.getAttribute(name));
  return label ? [number("y"), number("y") + number("height")] : null;
}"""


def test_the_extent_of_a_header_behind_a_bar_is_drawn_and_named(page):
    open_scene(page, "tab-bar")
    page.locator("#geometry-toggle").click()
    page.wait_for_function("document.querySelectorAll('#geometry text').length >= 3")
    extent = page.locator("#geometry rect.geometry-extent").first
    box = [float(extent.get_attribute(name)) for name in ("x", "y", "width", "height")]
    # The screen begins at a whole pixel, which is up to half a point away.
    assert box == pytest.approx([0, 4, 375, 60], abs=0.5)
    top, bottom = page.evaluate(PLATE, "header 60 high")
    assert 4 <= top and bottom <= 64, "the label stands in what it names"
    # Scrolled away, there is nothing to see of it.
    page.locator("#surface").focus()
    page.keyboard.press("End")
    wait_until(lambda: offset(page) > 100)
    wait_for_rest(page)
    wait_until(lambda: "header 60 high" not in page.evaluate(LABELS))


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
    assert page.locator("#geometry line.geometry-threshold").count() >= len(hidden)


def test_a_footer_has_no_line_at_which_it_loads_during_the_first_load(page):
    wait_for_posts(page)
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
