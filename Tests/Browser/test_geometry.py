"""The geometry over the phone: where its labels stand."""

import pytest
from phone import drag, open_scene, wait_for_layout, wait_for_state, wait_until

# The labels that cover symbols of the phone, and words of the app if asked.
COVERED = """(alsoWords) => {
  const range = document.createRange();
  const seen = (selector) => [...document.querySelectorAll(selector)]
    .filter(e => e.checkVisibility({ opacityProperty: true }));
  const words = !alsoWords ? [] : seen("#surface .text")
    .flatMap(e => { range.selectNodeContents(e); return [...range.getClientRects()]; });
  const symbols = seen(".status-bar > *, .notch").map(e => e.getBoundingClientRect());
  return [...document.querySelectorAll("#geometry text")].flatMap(label => {
    const a = label.getBoundingClientRect();
    return [...words, ...symbols].filter(b => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1).map(() => label.textContent);
  });
}"""
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


def test_labels_of_the_geometry_cover_no_words(page):
    show_geometry(page)
    assert page.evaluate(COVERED, True) == []
    drag(page, (187, 250), (187, 480))
    wait_for_state(page, "header", "refreshing")
    wait_until(lambda: page.evaluate(COVERED, True) == [], seconds=5)


@pytest.mark.parametrize("device", ["small", "notch"])
def test_labels_of_the_geometry_stay_on_the_phone_after_a_resize(page, device):
    page.locator("label", has=page.locator(f"input[value={device}]")).click()
    show_geometry(page)
    for width, height in [(844, 390), (768, 1024), (390, 844), (1440, 900)]:
        page.set_viewport_size({"width": width, "height": height})
        wait_for_layout(page)
        assert page.evaluate(MISPLACED) == [], f"at {width}×{height}"
        # The longest label has no room beside the words of a small phone.
        assert page.evaluate(COVERED, width > 700 and height > 400) == [], f"at {width}×{height}"
