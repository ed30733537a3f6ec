"""The rows of a narrow page that scroll sideways: the toolbar, and the scenes."""

import pytest
from conftest import settled
from phone import wait_for_layout, wait_until

# Whether all of the element is within its row, and not where the row fades.
IN_SIGHT = """(element) => {
  const row = element.closest(".tools, .scene-list");
  const [box, room] = [element, row].map(e => e.getBoundingClientRect());
  const style = getComputedStyle(row);
  const end = (name) => parseFloat(style.getPropertyValue(name));
  return box.left >= room.left + end("--before") - 1 && box.right <= room.right - end("--after") + 1;
}"""


def test_the_toolbar_of_a_low_phone_shows_that_it_scrolls(open_page, playground):
    page = settled(open_page(playground.url, viewport={"width": 360, "height": 640},
                             bypass_csp=True, has_touch=True))
    wait_for_layout(page)
    tools = page.locator("#tools")
    assert page.locator("#devices").evaluate(IN_SIGHT) and not page.locator("#step").evaluate(IN_SIGHT)
    assert tools.evaluate("e => e.matches('[data-more-after]:not([data-more-before])')")
    assert tools.evaluate("e => getComputedStyle(e).maskImage.includes('gradient')")
    tools.evaluate("e => e.scrollTo(e.scrollWidth, 0)")
    page.wait_for_selector("#tools[data-more-before]:not([data-more-after])")
    for control in ("#rates", "#pause", "#step"):
        assert page.locator(control).evaluate(IN_SIGHT), control
    dot = page.locator("#connection").bounding_box()
    step = page.locator("#step").bounding_box()
    assert step["x"] + step["width"] <= dot["x"]


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (390, 1000)])
def test_a_scene_that_was_searched_for_stands_whole_among_all_scenes(open_page, playground, size):
    page = settled(open_page(playground.url, viewport={"width": size[0], "height": size[1]},
                             bypass_csp=True, has_touch=True))
    field = page.locator("#scene-search")
    for words, scene in [("gif", "images"), ("chat", "chat"), ("own indicator", "own-indicator")]:
        field.fill(words)
        field.press("Enter")
        chip = page.locator(f"[data-scene={scene}][aria-current]")
        chip.wait_for()
        assert field.input_value() == "" and page.locator("#scenes li:not([hidden])").count() > 30
        room = page.locator("#scenes").evaluate("e => e.clientWidth")
        if chip.bounding_box()["width"] <= room - 52:
            wait_until(lambda: chip.evaluate(IN_SIGHT), seconds=5)
