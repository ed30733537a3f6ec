"""A narrow page: its toolbar, the strip of scenes and what a search finds, and the sheet."""

import pytest
from conftest import settled
from gestures import Touch, center, touch_drag
from phone import hold, open_scene, wait_for_layout, wait_for_scene, wait_until


def test_the_toolbar_of_a_phone_is_one_row_with_all_of_its_tools(open_page, playground):
    page = settled(open_page(playground.url, viewport={"width": 360, "height": 640},
                             bypass_csp=True, has_touch=True))
    wait_for_layout(page)
    tools = ["h1 svg", "#devices", "#turn", "#rates", "#restart", "#geometry-toggle", "#connection"]
    boxes = [page.locator(tool).bounding_box() for tool in tools]
    for (left, right), name in zip(zip(boxes, boxes[1:]), tools):
        assert left["x"] + left["width"] <= right["x"], f"{name} is below its neighbor"
        assert left["y"] < right["y"] + right["height"] and right["y"] < left["y"] + left["height"], f"after {name}"
    # The room is the phone's; the name is for assistive technologies.
    assert not page.locator(".intro").is_visible() and page.get_by_role("heading", name="Tug playground").count() == 1
    # The menus do what the rows of choices do on a wide page.
    page.get_by_label("Device", exact=True).locator("visible=true").select_option(label="Notch")
    page.wait_for_selector("#bezel[data-device=notch]")
    page.get_by_label("Speed of the clock").locator("visible=true").select_option(label="0.25×")
    assert page.locator("#rates input[value='0.25']").is_checked()


def above_the_sheet(page):
    """How much of the phone is seen above the open sheet, in CSS pixels, and where it begins on the phone."""
    return page.evaluate("""() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const [phone, sheet, stage] = [box("#bezel"), box("#side"), box("#phone")];
      const top = Math.max(phone.top, stage.top);
      return { seen: Math.min(phone.bottom, sheet.top) - top, before: top - phone.top,
               width: phone.width, height: phone.height, sheet: sheet.height };
    }""")


@pytest.mark.parametrize("size, least, tab", [((390, 844), 360, "tab-code"), ((360, 640), 240, "tab-panel")])
def test_the_open_sheet_leaves_the_top_of_the_phone_in_sight(open_page, playground, size, least, tab):
    page = settled(open_page(playground.url + "#last-updated", viewport={"width": size[0], "height": size[1]},
                             bypass_csp=True, has_touch=True))
    page.locator("#panel-toggle").tap()
    page.locator(f"#{tab}").tap()
    wait_for_layout(page)
    now = above_the_sheet(page)
    # What stops time is with what is read meanwhile.
    sheet = page.locator("#side").bounding_box()
    for button in ("#pause", "#step"):
        box = page.locator(button).bounding_box()
        assert sheet["y"] <= box["y"] and box["y"] + box["height"] <= sheet["y"] + 46, button
    assert now["sheet"] <= size[1] / 2 + 1
    assert now["seen"] >= least and now["before"] == 0
    assert page.evaluate("document.scrollingElement.scrollHeight") <= size[1], "the page scrolls behind the sheet"
    # A pull on the small phone is a pull, and its header is in sight.
    touch = hold(page, (187, 150), (187, 300))
    page.wait_for_function("document.querySelector('[data-control=header] .chip').dataset.state !== 'idle'")
    words = page.locator("#surface .text", has_text="Release to refresh").locator("visible=true").bounding_box()
    assert words["y"] + words["height"] < page.locator("#side").bounding_box()["y"]
    touch.up()
    page.locator("#panel-toggle").tap()
    wait_for_layout(page)
    assert above_the_sheet(page)["height"] > now["height"], "the phone stays small"


@pytest.mark.parametrize("size", [(360, 640), (390, 1000)])
def test_a_search_is_a_list_over_the_phone(open_page, playground, size):
    page = settled(open_page(playground.url + "#feed", viewport={"width": size[0], "height": size[1]},
                             bypass_csp=True, has_touch=True))
    wait_for_layout(page)
    field, bezel = page.locator("#scene-search"), page.locator("#bezel")
    page.locator("#all-scenes").tap()
    field.tap()
    field.fill("footer")
    results = page.locator("#scenes li:not([hidden])")
    boxes = results.evaluate_all("all => all.slice(0, 3).map(e => e.getBoundingClientRect().toJSON())")
    for above, below in zip(boxes, boxes[1:]):
        assert above["x"] == below["x"] and above["y"] + above["height"] <= below["y"]
    assert results.first.locator("small, .note").is_visible(), "nothing says what the scene is about"
    field.fill("zebra crossing")
    page.locator("#no-scene").wait_for()
    assert not page.locator("#scenes").is_visible(), "an empty list covers the notice"
    # A result ends the search.
    field.fill("failure and retry")
    results.first.tap()
    wait_for_scene(page, "failure")
    assert field.input_value() == "" and bezel.is_visible()


@pytest.mark.parametrize("size", [(360, 640), (844, 390)])
def test_all_scenes_are_a_list_over_the_phone(open_page, playground, size):
    page = settled(open_page(playground.url + "#sides", viewport={"width": size[0], "height": size[1]},
                             bypass_csp=True, has_touch=True))
    wait_for_layout(page)
    scenes = page.locator("#scenes")

    def is_list():
        box = scenes.bounding_box()
        return box["width"] == size[0] and box["height"] > size[1] / 2

    page.locator("#all-scenes").tap()
    assert is_list() and page.locator("#all-scenes").get_attribute("aria-expanded") == "true"
    assert page.locator("#scenes li:not([hidden])").count() > 50
    assert page.locator("[data-scene=sides]").evaluate("""(button) => {
      const [box, room] = [button, button.closest(".scene-list")].map(e => e.getBoundingClientRect());
      return box.top >= room.top && box.bottom <= room.bottom && button.querySelector("small").checkVisibility();
    }"""), "the shown scene is out of sight"
    # A tap elsewhere closes it, also one on the phone.
    page.touchscreen.tap(size[0] / 2, size[1] - 60)
    assert not is_list(), "a tap on the phone left the list open"
    page.locator("#all-scenes").press("Enter")
    assert is_list()
    page.keyboard.press("Escape")
    assert not is_list(), "Escape left the list open"
    page.keyboard.press("Enter")
    page.locator("[data-scene=chat]").tap()
    wait_for_scene(page, "chat")
    assert not is_list()


def test_an_open_sheet_can_be_tall_and_is_mostly_what_it_shows(open_page, playground):
    page = settled(open_page(playground.url + "#first-steps", viewport={"width": 360, "height": 640},
                             bypass_csp=True, has_touch=True))
    page.wait_for_function("document.querySelector('#panel-summary').textContent.startsWith('header idle · ')")
    assert not page.locator("#expand").is_visible()
    page.locator("#panel-toggle").tap()
    wait_for_layout(page)
    low, phone = page.locator("#side").bounding_box(), page.locator("#bezel").bounding_box()
    assert page.locator("#code-lines").bounding_box()["y"] - low["y"] <= 108, "rows of buttons take the room of the code"
    page.get_by_role("button", name="Expand").tap()
    wait_for_layout(page)
    tall = page.locator("#side").bounding_box()
    assert tall["height"] > 0.8 * 640 and tall["y"] + tall["height"] == pytest.approx(640, abs=1)
    assert page.locator("#bezel").bounding_box() == phone, "the phone has changed below the sheet"
    scenes = page.locator(".scenes").bounding_box()
    assert scenes["y"] + scenes["height"] <= tall["y"] + 1, "the sheet covers the scenes"
    # It is as tall when it's opened again, until it's made low.
    page.locator("#panel-toggle").tap()
    assert page.locator("#side").bounding_box()["height"] < 60
    page.locator("#panel-toggle").tap()
    assert page.locator("#side").bounding_box() == tall
    page.get_by_role("button", name="Expand").tap()
    assert page.locator("#side").bounding_box() == low


def height_of_sheet(page):
    return page.locator("#side").bounding_box()["height"]


def test_a_finger_scrolls_what_is_in_the_sheet(phone_page):
    phone_page.locator("#panel-toggle").tap()
    phone_page.locator("#tab-panel").tap()
    wait_for_layout(phone_page)
    before = height_of_sheet(phone_page)
    x, y = center(phone_page.locator("#panel"))
    touch_drag(phone_page, (x, y + 60), (x, y - 60), hold_last=0.2)
    wait_until(lambda: phone_page.locator("#panel").evaluate("e => e.scrollTop") > 60, seconds=10)
    assert height_of_sheet(phone_page) == before


def test_a_tap_right_after_a_swipe_is_not_lost(open_page, playground):
    page = settled(open_page(playground.url + "#distances", viewport={"width": 390, "height": 844},
                             bypass_csp=True, has_touch=True))
    wait_for_scene(page, "distances")
    button = page.locator("#geometry-toggle")
    before = button.get_attribute("aria-pressed")
    x, y = center(page.locator("#surface"))
    with Touch(page) as touch:
        touch.down((x, y + 160))
        touch.drag((x, y + 160), (x, y - 170), 8)
        touch.up()
        touch.time += 0.2
        touch.down(center(button))
        touch.up(after=0.05)
    page.wait_for_function("before => document.querySelector('#geometry-toggle').ariaPressed !== before", arg=before,
                           timeout=5000)


def test_escape_closes_the_sheet(phone_page):
    toggle = phone_page.locator("#panel-toggle")
    toggle.click()
    phone_page.locator("#tab-panel").click()
    phone_page.keyboard.press("Escape")
    assert toggle.get_attribute("aria-expanded") == "false"
    assert phone_page.evaluate("document.activeElement.id") == "panel-toggle"


def test_another_scene_is_in_sight_below_no_tall_sheet(phone_page):
    phone_page.locator("#panel-toggle").click()
    phone_page.locator("#expand").click()
    open_scene(phone_page, "first-steps")
    sheet = phone_page.locator("#side")
    wait_until(lambda: "tall" not in sheet.get_attribute("class").split() and "open" in sheet.get_attribute("class").split())
