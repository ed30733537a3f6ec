"""A narrow page: its toolbar, the strip of scenes and what a search finds, and the sheet."""

import pytest
from conftest import settled
from gestures import Touch, center, touch_drag
from phone import hold, open_scene, wait_for_layout, wait_for_scene, wait_until
from test_page import SEARCH, shown_scenes

# Whether all of the element is within its row, and not where the row fades.
IN_SIGHT = """(element) => {
  const row = element.closest(".scene-list");
  const [box, room] = [element, row].map(e => e.getBoundingClientRect());
  const style = getComputedStyle(row);
  const end = (name) => parseFloat(style.getPropertyValue(name));
  return box.left >= room.left + end("--before") - 1 && box.right <= room.right - end("--after") + 1;
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_the_toolbar_of_a_phone_is_one_row_with_all_of_its_tools(open_page, playground, size):
    page = settled(open_page(playground.url, viewport={"width": size[0], "height": size[1]},
                             bypass_csp=True, has_touch=True))
    wait_for_layout(page)
    tools = ["h1 svg", "#devices", "#turn", "#rates", "#restart", "#geometry-toggle", "#connection"]
    boxes = [page.locator(tool).bounding_box() for tool in tools]
    for (left, right), name in zip(zip(boxes, boxes[1:]), tools):
        assert left["x"] + left["width"] <= right["x"], f"{name} is below its neighbor"
        assert left["y"] < right["y"] + right["height"] and right["y"] < left["y"] + left["height"], f"after {name}"
    # The room is the phone's; the name is for assistive technologies.
    assert not page.locator(".intro").is_visible() and page.get_by_role("heading", name="Tug playground").count() == 1
    assert page.locator("#summary").get_attribute("data-cut") is None, "the summary is cut"
    # The menus do what the rows of choices do on a wide page.
    page.get_by_label("Device", exact=True).locator("visible=true").select_option(label="Notch")
    page.wait_for_selector("#bezel[data-device=notch]")
    page.get_by_label("Speed of the clock").locator("visible=true").select_option(label="0.25×")
    assert page.locator("#rates input[value='0.25']").is_checked()


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (390, 1000)])
def test_a_scene_that_was_searched_for_stands_whole_among_all_scenes(same_page, size):
    page = same_page(size, has_touch=True)
    field = page.locator("#scene-search")
    for words, scene in [("image", "images"), ("chat", "chat"), ("own indicator", "own-indicator")]:
        field.fill(words)
        field.press("Enter")
        chip = page.locator(f"[data-scene={scene}][aria-current]")
        chip.wait_for()
        assert field.input_value() == "" and page.locator("#scenes li:not([hidden])").count() > 30
        wait_until(lambda: chip.evaluate(IN_SIGHT), seconds=5)


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_return_leads_from_an_answer_over_the_phone_to_the_scene_and_opens_it_the_second_time(same_page, size):
    page = same_page(size, has_touch=True)
    page.locator("#scene-search").fill("MJRefreshNormalHeader")
    page.locator("#scene-search").click()
    answer = page.locator("#no-scene", has_text="MJRefreshNormalHeader of MJRefresh")
    answer.wait_for()
    page.locator("#scene-search").press("Enter")
    assert answer.is_visible() and page.evaluate("document.activeElement.dataset.scene") == "first-steps"
    page.keyboard.press("Enter")
    wait_for_scene(page, "first-steps")
    assert not answer.is_visible() and page.locator("#scene-search").input_value() == ""


@pytest.mark.parametrize("size", [(390, 844), (375, 667), (360, 640)])
def test_the_longest_name_of_a_scene_fits_into_the_strip(same_page, size):
    page = same_page(size, has_touch=True)
    page.add_style_tag(content="#scenes strong { font-weight: 600 !important }")
    widest = page.evaluate("""() => [...document.querySelectorAll("#scenes button")]
      .reduce((best, each) => each.offsetWidth > best.offsetWidth ? each : best).dataset.scene""")
    open_scene(page, widest)
    chip = page.locator(f"[data-scene={widest}]")
    wait_until(lambda: chip.evaluate(IN_SIGHT), seconds=5)


# Whether the words in the empty field are shown in full.
FITS = """(field) => {
  const [pen, style] = [new OffscreenCanvas(1, 1).getContext("2d"), getComputedStyle(field)];
  pen.font = style.font;
  const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  return pen.measureText(field.placeholder).width <= room;
}"""


@pytest.mark.parametrize("size", [(430, 932), (390, 844), (375, 667), (360, 640), (320, 568)])
def test_a_button_with_a_name_and_two_scenes_share_a_row_with_a_field_that_grows(same_page, size):
    page = same_page(size, "feed", has_touch=True)
    wait_for_scene(page, "feed")
    wait_for_layout(page)
    button, field = page.get_by_role("button", name="All scenes"), page.get_by_role("searchbox", name="Find a scene")
    word = button.get_by_text("Scenes", exact=True).bounding_box()
    scenes, *shown = (page.locator(part).bounding_box() for part in ("#scenes", "[data-scene=feed]", "[data-scene=first-steps]"))
    row = [button.bounding_box(), field.bounding_box(), *shown]
    assert row[0]["x"] <= word["x"] and word["x"] + word["width"] <= row[0]["x"] + row[0]["width"], "the name is cut"
    for left, right in zip(row, row[1:]):
        assert left["x"] + left["width"] + 4 <= right["x"] and left["height"] >= 44, "they touch each other"
        assert left["y"] + left["height"] / 2 == pytest.approx(right["y"] + right["height"] / 2, abs=2)
    assert shown[0]["x"] - scenes["x"] <= 12, "the name of a group has the room of scenes"
    assert all(page.locator(f"[data-scene={scene}]").evaluate(IN_SIGHT) for scene in ["feed", "first-steps"][:1 if size[0] < 360 else 2])
    phone = page.locator("#bezel").bounding_box()
    field.tap()
    wait_for_layout(page)
    assert field.bounding_box()["width"] >= 0.68 * size[0] and field.evaluate(FITS), "the words are cut"
    assert page.locator("#bezel").bounding_box() == phone, "the phone has moved"
    page.keyboard.press("Escape")
    field.blur()
    wait_for_layout(page)
    assert field.bounding_box()["width"] == 44


def above_the_sheet(page):
    """How much of the phone is seen above the open sheet, in CSS pixels, and where it begins on the phone."""
    return page.evaluate("""() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const [phone, sheet, stage] = [box("#bezel"), box("#side"), box("#phone")];
      const top = Math.max(phone.top, stage.top);
      return { seen: Math.min(phone.bottom, sheet.top) - top, before: top - phone.top,
               width: phone.width, height: phone.height, sheet: sheet.height };
    }""")


@pytest.mark.parametrize("size, least", [((390, 844), 450), ((360, 640), 260)])
@pytest.mark.parametrize("tab", ["tab-code", "tab-panel"])
def test_the_open_sheet_leaves_the_top_of_the_phone_in_sight(open_page, playground, size, least, tab):
    page = settled(open_page(playground.url + "#first-steps", viewport={"width": size[0], "height": size[1]},
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
    assert now["seen"] >= least and now["before"] == 0 and now["width"] >= (253 if size[1] > 740 else 180)
    # Both ends of it, at each of which a scene may have a control.
    assert now["seen"] == pytest.approx(now["height"], abs=1) or size[1] <= 740
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


def test_all_of_every_phone_is_between_the_toolbar_and_the_open_sheet(open_page, playground):
    page = settled(open_page(playground.url + "#first-steps", viewport={"width": 390, "height": 844},
                             bypass_csp=True, has_touch=True))
    page.locator("#panel-toggle").tap()
    for held in ("upright", "sideways"):
        for device in ("small", "notch", "tablet"):
            page.locator("#devices select").select_option(device)
            page.wait_for_selector(f"#bezel[data-device={device}][data-held={held}]")
            wait_for_layout(page)
            phone, sheet, scenes = (page.locator(part).bounding_box() for part in ("#surface", "#side", "#scene-area"))
            assert phone["y"] + phone["height"] <= sheet["y"], f"the sheet covers the end of {device}, {held}"
            assert phone["y"] >= scenes["y"] + scenes["height"], f"the scenes cover {device}, {held}"
        page.locator("#turn").tap()


def test_the_open_sheet_leaves_a_footer_in_sight(open_page, playground):
    page = settled(open_page(playground.url + "#failure", viewport={"width": 360, "height": 640},
                             bypass_csp=True, has_touch=True))
    page.wait_for_selector("#phone[data-edge=bottom]")
    page.locator("#panel-toggle").tap()
    wait_for_layout(page)
    now = above_the_sheet(page)
    assert now["before"] + now["seen"] == pytest.approx(now["height"], abs=1)
    page.locator("#panel-toggle").tap()
    open_scene(page, "first-steps")
    page.wait_for_selector("#phone[data-edge=top]")


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (390, 1000)])
def test_a_search_is_a_list_over_the_phone(open_page, playground, size):
    page = settled(open_page(playground.url + "#feed", viewport={"width": size[0], "height": size[1]},
                             bypass_csp=True, has_touch=True))
    wait_for_layout(page)
    field, bezel = page.locator("#scene-search"), page.locator("#bezel")
    before = bezel.bounding_box()
    field.fill("footer")
    results = page.locator("#scenes li:not([hidden])")
    boxes = [results.nth(index).bounding_box() for index in range(3)]
    for above, below in zip(boxes, boxes[1:]):
        assert above["x"] == below["x"] and above["y"] + above["height"] <= below["y"]
    assert results.first.locator("small").is_visible(), "nothing says what the scene is about"
    field.fill("zebra crossing")
    page.locator("#no-scene").wait_for()
    wait_for_layout(page)
    assert bezel.bounding_box() == before
    assert not page.locator("#scenes").is_visible(), "an empty list covers the notice"
    box, button = [page.locator(part).bounding_box() for part in ("#scene-search", "#all-scenes")]
    assert button["y"] == pytest.approx(box["y"], abs=2), "the button has left its row"
    notice = page.locator("#no-scene").bounding_box()
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('#no-scene') !== null",
                         [notice["x"] + 40, notice["y"] + 24]), "something covers the notice"
    page.get_by_role("button", name="spinner", exact=True).tap()
    assert field.input_value() == "spinner" and results.first.is_visible(), "an idea has ended the search"
    # A result ends the search.
    field.fill("failure")
    results.first.tap()
    wait_for_scene(page, "failure")
    assert field.input_value() == "" and page.locator("#scenes li:not([hidden])").count() > 30


# What is wrong with the note of a search, and with the results below it, if there are any; `null` while there is no note.
NOTE = """() => {
  const [note, list] = ["#no-scene", "#scenes"].map(each => document.querySelector(each));
  if (!note.checkVisibility()) return null;
  const wrong = [];
  const box = (e) => e.getBoundingClientRect();
  const meets = (x, y, e) => document.elementFromPoint(x, y)?.closest("#no-scene, #scenes, a, button") === e;
  const words = document.createRange();
  words.selectNodeContents(note);
  for (const { left, right, top, bottom } of words.getClientRects()) {
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!note.contains(met)) wrong.push("the words are covered");
  }
  if (note.scrollHeight > note.clientHeight) wrong.push("the words are cut");
  if (list.checkVisibility()) {
    if (Math.abs(box(list).top - box(note).bottom) > 1) wrong.push("the results aren’t where the note ends");
    if (box(list).bottom > innerHeight || list.clientHeight < 120) wrong.push("the results have no room");
  }
  for (const link of note.querySelectorAll(".path")) {
    const touched = [...link.getClientRects()].filter(({ width }) => width > 8);
    for (const { left, right, top, bottom } of touched) {
      const x = (left + right) / 2;
      if (bottom - top < 44) wrong.push("the link is low");
      if (!meets(x, top + 1, link) || !meets(x, bottom - 1, link)) wrong.push("the link is covered");
    }
  }
  return wrong;
}"""


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (599, 900), (390, 1000)])
def test_what_a_search_says_is_read_and_touched_above_what_it_has_found(same_page, size):
    page = same_page(size, has_touch=True)
    field, scenes = page.locator("#scene-search"), page.locator("#scenes")
    # Between the last two, only the padding of the note changes.
    for words in ("mj_header", "mj_footer", "MJRefreshGifHeader", "dark mode", "heldInset", "UIRefreshControl", "sheet", "mj_reloadDataBlock"):
        field.fill(words)
        wait_until(lambda: page.evaluate(NOTE) is not None, seconds=20)
        wait_for_layout(page)
        assert page.evaluate(NOTE) == [], words
    # The code has come, in which there is more than the list has room for.
    field.fill("header")
    page.locator(".show-all", has_text="more").wait_for()
    field.fill("mj_header")
    assert scenes.is_visible()
    scenes.evaluate("e => e.scrollTo(0, 9999)")
    back = page.locator("#scenes .show-all").last.bounding_box()
    room = scenes.bounding_box()
    assert back["y"] + back["height"] <= room["y"] + room["height"], "the end of the results is out of reach"
    assert page.evaluate(NOTE) == [], "the note has moved with the results"
    # Without a note, the list begins below the field.
    field.fill("failure")
    page.locator("#no-scene").wait_for(state="hidden")
    area = page.locator("#scene-search").bounding_box()
    assert scenes.bounding_box()["y"] <= area["y"] + area["height"] + 12
    field.press("Escape")
    field.blur()


@pytest.mark.whole_page
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (390, 1000)])
def test_all_scenes_are_a_list_over_the_phone(open_page, playground, size):
    page = settled(open_page(playground.url + "#sides", viewport={"width": size[0], "height": size[1]},
                             bypass_csp=True, has_touch=True))
    wait_for_layout(page)
    scenes, bezel = page.locator("#scenes"), page.locator("#bezel")
    before, place = bezel.bounding_box(), page.locator("#all-scenes").bounding_box()

    def is_list():
        box = scenes.bounding_box()
        return box["width"] == size[0] and box["height"] > size[1] / 2

    for opener in ("#scene-search", "#all-scenes"):
        page.locator(opener).tap()
        assert is_list(), f"{opener} does not list the scenes"
        assert page.locator("#all-scenes").get_attribute("aria-expanded") == "true"
        assert page.locator("#scenes li:not([hidden])").count() > 30
        shown = page.locator("[data-scene=sides]")
        assert shown.evaluate("""(button) => {
          const [box, room] = [button, button.closest(".scene-list")].map(e => e.getBoundingClientRect());
          return box.top >= room.top && box.bottom <= room.bottom && button.querySelector("small").checkVisibility();
        }"""), "the shown scene is out of sight"
        page.locator("[data-scene=sides] [data-poster][data-loaded]").wait_for()
        assert bezel.bounding_box() == before and page.locator("#all-scenes").bounding_box() == place
        # A tap elsewhere closes it, also one on the phone.
        page.touchscreen.tap(size[0] / 2, size[1] - 60)
        assert not is_list(), "a tap on the phone left the list open"
        page.locator(opener).press("Enter") if opener == "#all-scenes" else page.locator(opener).focus()
        assert is_list()
        page.keyboard.press("Escape")
        assert not is_list(), "Escape left the list open"
    # From the keyboard, with the field between the button and the list.
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.scene") == "sides" and is_list()
    page.locator("[data-scene=chat]").tap()
    wait_for_scene(page, "chat")
    assert not is_list() and page.locator("#scenes").evaluate("e => !e.matches('.found')")


def test_the_shown_scene_stays_in_sight_in_every_window(page):
    open_scene(page, "veto")
    for width, height in [(390, 844), (844, 390), (390, 844), (1440, 900), (768, 1024), (1280, 720), (1024, 768)]:
        page.set_viewport_size({"width": width, "height": height})
        wait_for_layout(page)
        assert page.evaluate("""() => {
          const [box, room] = ["[aria-current]", "#scenes"]
            .map(e => document.querySelector(e).getBoundingClientRect());
          return box.left >= room.left && box.right <= room.right && box.top >= room.top - 1
            && box.bottom <= room.bottom + 1;
        }"""), f"the shown scene is out of sight at {width}×{height}"


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (390, 1000)])
def test_an_open_sheet_can_be_tall_and_is_mostly_what_it_shows(open_page, playground, size):
    page = settled(open_page(playground.url + "#first-steps", viewport={"width": size[0], "height": size[1]},
                             bypass_csp=True, has_touch=True))
    page.wait_for_function("document.querySelector('#panel-summary').textContent.startsWith('header idle · ')")
    assert not page.locator("#expand").is_visible()
    page.locator("#panel-toggle").tap()
    wait_for_layout(page)
    low, phone = page.locator("#side").bounding_box(), page.locator("#bezel").bounding_box()
    assert page.locator("#code-lines").bounding_box()["y"] - low["y"] <= 108, "rows of buttons take the room of the code"
    page.get_by_role("button", name="Expand").tap()
    wait_for_layout(page)
    summary = page.locator("#sheet-summary")
    assert summary.bounding_box()["height"] <= 44 and summary.inner_text().startswith("Pull"), "no summary"
    tall = page.locator("#side").bounding_box()
    assert tall["height"] > 0.8 * size[1] and tall["y"] + tall["height"] == pytest.approx(size[1], abs=1)
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


@pytest.mark.parametrize("size", [(390, 844), (360, 640), (390, 1000), (599, 900)])
def test_a_tall_sheet_leaves_no_strip_of_the_phone_above_it(same_page, size):
    page = same_page(size, has_touch=True)
    page.evaluate("document.querySelector('#panel-toggle').click(); document.querySelector('#expand').click()")
    wait_for_layout(page)
    scenes, sheet = page.locator(".scenes").bounding_box(), page.locator("#side").bounding_box()
    assert sheet["y"] == pytest.approx(scenes["y"] + scenes["height"], abs=0.5)
    page.evaluate("document.querySelector('#expand').click(); document.querySelector('#panel-toggle').click()")


def test_the_shown_scene_differs_in_more_than_the_color_of_its_words(phone_page):
    colors = phone_page.evaluate("""() => ["[aria-current]", "button:not([aria-current])"].map(each =>
      getComputedStyle(document.querySelector(`#scenes ${each}`)).backgroundColor)""")
    assert colors[0] != colors[1]


def swipe(page, distance, steps=20, hold_last=0.2, part=None):
    """Drags the sheet by its bar, upward for a positive distance; held at the end, so that only the place counts."""
    part = part or ("#tab-code" if page.locator("#tab-code").is_visible() else "#panel-toggle")
    x, y = center(page.locator(part))
    touch_drag(page, (x, y), (x, y - distance), steps=steps, hold_last=hold_last)


def height_of_sheet(page):
    return page.locator("#side").bounding_box()["height"]


def wait_for_height(page, height):
    wait_until(lambda: height_of_sheet(page) == pytest.approx(height, abs=1)
               and not page.locator("#side.dragged").count(), seconds=10)


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_a_finger_drags_the_sheet_between_closed_half_and_tall(open_page, playground, size):
    page = settled(open_page(playground.url + "#first-steps", viewport={"width": size[0], "height": size[1]},
                             bypass_csp=True, has_touch=True))
    closed, half = height_of_sheet(page), {844: 293, 640: 269}[size[1]]
    tall = size[1] - 91
    # It follows the finger, and the phone changes when it is let go of.
    phone = page.locator("#bezel").bounding_box()
    x, y = center(page.locator("#panel-toggle"))
    with Touch(page) as touch:
        touch.down((x, y))
        touch.drag((x, y), (x, y - 100), steps=10)
        wait_until(lambda: height_of_sheet(page) == pytest.approx(closed + 100, abs=2), seconds=10)
        assert page.locator("#code-lines").is_visible() and page.locator("#bezel").bounding_box() == phone
        touch.drag((x, y - 100), (x, y - half + 40), steps=10)
        touch.hold((x, y - half + 40), 0.2)
        touch.up()
    wait_for_height(page, half)
    assert page.locator("#panel-toggle").get_attribute("aria-expanded") == "true"
    assert page.locator("#expand").get_attribute("aria-pressed") == "false"
    swipe(page, tall - half - 30)
    wait_for_height(page, tall)
    assert page.locator("#expand").get_attribute("aria-pressed") == "true"
    swipe(page, half - tall + 30)
    wait_for_height(page, half)
    # Too little to go anywhere, and no tap on what is below the finger.
    swipe(page, 30, part="#tab-panel")
    wait_for_height(page, half)
    assert page.locator("#tab-code").get_attribute("aria-selected") == "true"
    swipe(page, closed - half + 20)
    wait_for_height(page, closed)
    assert page.locator("#panel-toggle").get_attribute("aria-expanded") == "false"
    # A flick goes further than the finger.
    swipe(page, 100, steps=4, hold_last=0)
    wait_for_height(page, half)
    swipe(page, -70, steps=3, hold_last=0)
    wait_for_height(page, closed)
    # Taps and keys work as before, also after a drag.
    # Chromium takes a tap within a moment of a flick for the end of the flick.
    page.wait_for_timeout(500)
    page.locator("#panel-toggle").tap()
    wait_for_height(page, half)
    page.locator("#tab-panel").tap()
    assert page.locator("#panel").is_visible()
    page.locator("#panel-toggle").press("Enter")
    wait_for_height(page, closed)


@pytest.mark.parametrize("part", ["#tab-panel", "#pause", "#step", "#expand", "#panel-toggle", "#sheet-summary"])
def test_a_drag_of_a_tall_sheet_past_its_half_closes_it(phone_page, part):
    open_scene(phone_page, "first-steps")
    closed = height_of_sheet(phone_page)
    phone_page.locator("#panel-toggle").tap()
    wait_for_layout(phone_page)
    half = height_of_sheet(phone_page)
    phone_page.locator("#expand").tap()
    wait_for_layout(phone_page)
    tall = height_of_sheet(phone_page)
    # A short drag stops at the half.
    swipe(phone_page, -100, part=part)
    wait_for_height(phone_page, half)
    assert phone_page.locator("#pause").get_attribute("aria-pressed") == "false", "a drag has pressed what it began on"
    phone_page.locator("#expand").tap()
    wait_for_height(phone_page, tall)
    # Nearer to the half than to the edge of the window, but beyond it.
    swipe(phone_page, half - tall - 60, part=part)
    wait_for_height(phone_page, closed)
    # A fling needs less.
    phone_page.locator("#panel-toggle").tap()
    wait_for_height(phone_page, tall)
    swipe(phone_page, -320, steps=5, hold_last=0, part=part)
    wait_for_height(phone_page, closed)


@pytest.mark.parametrize("size", [(430, 932), (390, 844), (360, 667)])
@pytest.mark.parametrize("scene, is_cut", [("sides", True), ("first-steps", False)])
def test_the_half_open_sheet_says_what_to_do_in_a_line_of_whole_words(same_page, size, scene, is_cut):
    page = same_page(size, scene, has_touch=True)
    wait_for_scene(page, scene)
    if page.locator("#panel-toggle").get_attribute("aria-expanded") == "false":
        page.locator("#panel-toggle").tap()
    wait_for_layout(page)
    assert (page.locator("#sheet-summary").get_attribute("data-cut") is not None) == is_cut
    line = page.locator("#sheet-summary").evaluate("""(line) => {
      const box = line.getBoundingClientRect();
      const range = document.createRange();
      const words = [...line.firstChild.data.matchAll(/\\S+/g)].map(({ index, 0: word }) => {
        range.setStart(line.firstChild, index);
        range.setEnd(line.firstChild, index + word.length);
        return range.getBoundingClientRect();
      });
      const { content, left } = getComputedStyle(line, "::after");
      const seen = words.filter(({ top }) => top < box.bottom - 2);
      return { height: box.height, room: innerWidth - 4 - Math.max(...seen.map(({ right }) => right)),
               isWhole: seen.every(({ bottom, right }) => bottom <= box.bottom + 1 && right <= box.right),
               gap: content === "none" ? null : box.left + parseFloat(left) - seen.at(-1).right };
    }""")
    assert line["height"] <= 18 and line["isWhole"] and line["room"] >= 12, line
    # The ellipsis follows the last word.
    assert line["gap"] == (pytest.approx(0, abs=1) if is_cut else None)
    # The tall sheet has the others.
    page.locator("#expand").tap()
    wait_for_layout(page)
    assert page.locator("#sheet-summary").get_attribute("data-cut") is None
    assert (page.locator("#sheet-summary").bounding_box()["height"] > 18) == is_cut
    page.locator("#expand").tap()


@pytest.mark.parametrize("size", [(390, 844), (360, 667), (430, 932)])
def test_a_link_in_the_half_open_sheet_is_as_high_as_a_finger(same_page, size):
    page = same_page(size, "feed", has_touch=True)
    wait_for_scene(page, "feed")
    if page.locator("#panel-toggle").get_attribute("aria-expanded") == "false":
        page.locator("#panel-toggle").tap()
    for tab in ("#tab-panel", "#tab-code"):
        page.locator(tab).tap()
        wait_for_layout(page)
        assert page.locator("#sheet-summary .text-link").evaluate("""(link) => {
          const { left, right, top, bottom } = link.getBoundingClientRect();
          const isMet = (y) => document.elementFromPoint((left + right) / 2, y) === link;
          return [bottom - top >= 44, ...[top + 2, (top + bottom) / 2, bottom - 2].map(isMet)];
        }""") == [True] * 4
        for button in ("#tab-code", "#tab-panel", "#pause", "#app-code", "#code-copy"):
            if page.locator(button).is_visible():
                x, y = center(page.locator(button))
                assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('button').id", [x, y]) == button[1:]
    for name in ("Make both fail", "Undo"):
        link = page.locator("#sheet-summary").get_by_role("button", name=name, exact=True)
        box = link.bounding_box()
        assert box["height"] >= 44
        for button in ("#app-code", "#code-copy"):
            assert box["y"] + box["height"] <= page.locator(button).bounding_box()["y"], "a finger that is meant for the code meets it"
        link.tap()


@pytest.mark.parametrize("scene, room", [("feed", 7), ("first-steps", 4)])
def test_the_line_of_the_half_open_sheet_is_apart_from_the_tabs(same_page, scene, room):
    page = same_page((390, 844), scene, has_touch=True)
    wait_for_scene(page, scene)
    if page.locator("#panel-toggle").get_attribute("aria-expanded") == "false":
        page.locator("#panel-toggle").tap()
    wait_for_layout(page)
    tabs, words = (page.locator(part).bounding_box() for part in ("#tabs", "#sheet-summary"))
    assert words["y"] - tabs["y"] - tabs["height"] >= room


def test_a_finger_scrolls_what_is_in_the_sheet(phone_page):
    phone_page.locator("#panel-toggle").tap()
    phone_page.locator("#tab-panel").tap()
    wait_for_layout(phone_page)
    before = height_of_sheet(phone_page)
    x, y = center(phone_page.locator("#panel"))
    touch_drag(phone_page, (x, y + 60), (x, y - 60), hold_last=0.2)
    wait_until(lambda: phone_page.locator("#panel").evaluate("e => e.scrollTop") > 60, seconds=10)
    assert height_of_sheet(phone_page) == before


def test_what_scrolls_in_the_sheet_is_apart_from_the_description(phone_page):
    phone_page.locator("#panel-toggle").tap()
    phone_page.locator("#expand").tap()
    phone_page.locator("#tab-panel").tap()
    wait_for_layout(phone_page)
    words, panel = (phone_page.locator(part).bounding_box() for part in ("#sheet-summary", "#panel"))
    assert panel["y"] >= words["y"] + words["height"] + 4
    assert phone_page.locator("#panel").evaluate("e => getComputedStyle(e).borderTopWidth") != "0px"


def test_the_line_of_the_closed_sheet_names_the_header_first_after_a_scene_that_has_none(phone_page):
    for scene in ("failure", "first-steps"):
        phone_page.locator("#all-scenes").tap()
        open_scene(phone_page, scene)
    wait_until(lambda: phone_page.locator("#panel-summary").inner_text().startswith("header idle · footer idle"))


@pytest.mark.parametrize("size, most", [((390, 844), 92), ((360, 667), 92), ((390, 1000), 136)])
def test_the_scenes_of_a_phone_are_drawn_lower_than_what_is_touched_of_them(same_page, size, most):
    page = same_page(size, "feed", has_touch=True)
    wait_for_scene(page, "feed")
    scenes = page.locator("#scene-area").bounding_box()
    assert scenes["y"] + scenes["height"] <= most, "the phone begins far below"
    for part in ("#all-scenes", "#scene-search", "[data-scene=feed]", "[data-scene=first-steps]"):
        touched, drawn = page.locator(part).evaluate("e => [e.offsetHeight, e.clientHeight]")
        assert touched >= 44 and drawn <= 38, part
        assert page.locator(part).evaluate("e => getComputedStyle(e).backgroundClip") == "padding-box"
    corners = "e => getComputedStyle(e).borderRadius"
    assert page.locator("[data-scene=feed]").evaluate(corners) == page.locator("[data-scene=chat]").evaluate(corners)


def test_the_line_of_the_closed_sheet_changes_with_the_states_and_in_their_frame_alone(phone_page):
    page = phone_page
    open_scene(page, "first-steps")
    page.wait_for_function("document.querySelector('#panel-summary').textContent === 'header idle · footer idle'")
    page.evaluate("""() => {
      const line = document.querySelector("#panel-summary");
      const chips = () => [...document.querySelectorAll("#controls .control")]
        .map(each => `${each.dataset.control} ${each.querySelector(".chip").textContent}`);
      const said = () => {
        const busy = chips().filter(each => !each.endsWith(" idle"));
        return (busy.length > 0 ? busy : chips()).join(" · ");
      };
      window.lines = [];
      window.late = [];
      // At the end of each frame that changes a state, or the line.
      new MutationObserver(() => {
        window.lines.push(line.textContent);
        if (line.textContent !== said()) window.late.push([line.textContent, said()]);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    }""")
    for _ in range(3):
        touch_drag(page, (195, 560), (195, 200), steps=8)
    wait_until(lambda: "footer refreshing" in page.evaluate("window.lines"))
    page.wait_for_function("!document.querySelector('#panel-summary').textContent.includes('refreshing')")
    assert page.evaluate("window.late") == []


@pytest.mark.parametrize("sizes", [((1440, 900), (600, 900)), ((600, 900), (1440, 900))])
def test_a_page_that_becomes_narrow_or_wide_keeps_a_search_and_covers_no_phone_with_it(open_page, playground, sizes):
    first, second = ({"width": width, "height": height} for width, height in sizes)
    page = settled(open_page(playground.url, bypass_csp=True, viewport=first))
    page.locator(SEARCH).fill("large title")
    page.locator("button[data-scene=large-title]").wait_for()
    if first["width"] > 700:
        page.locator("button[data-scene=large-title]").click()
    page.set_viewport_size(second)
    wait_for_layout(page)
    field, results = page.locator(SEARCH), page.locator(".scene-list")
    assert field.input_value() == "large title", "the search is lost"
    assert page.locator("#all-scenes").get_attribute("aria-expanded") == "false"
    has_results = "e => e.classList.contains('found')"
    if second["width"] > 700:
        return assert_is_found(page, "large-title")
    assert not results.evaluate(has_results), "the results cover the phone"
    assert not page.locator("#no-scene").is_visible() and len(shown_scenes(page)) > 20
    # The field leads to the results, here as well, and so does the first window.
    page.set_viewport_size(first)
    wait_for_layout(page)
    assert_is_found(page, "large-title")
    page.set_viewport_size(second)
    wait_for_layout(page)
    field.click()
    assert results.evaluate(has_results) and field.input_value() == "large title"
    assert_is_found(page, "large-title")


@pytest.mark.parametrize("size", [(650, 800), (390, 844)])
def test_a_search_that_waits_in_a_narrow_page_is_a_magnifying_glass_until_it_is_used(open_page, playground, size):
    page = settled(open_page(playground.url, bypass_csp=True, viewport={"width": 1440, "height": 900}))
    field = page.locator(SEARCH)
    field.fill("retry")
    page.locator("#surface").focus()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_for_layout(page)
    drawn = """() => {
      const field = document.querySelector("#scene-search");
      return { isSmall: field.offsetWidth < 60, words: getComputedStyle(field).color };
    }"""
    assert page.evaluate(drawn) == {"isSmall": True, "words": "rgba(0, 0, 0, 0)"}
    # A cross as wide as the button would clear the field.
    field.click()
    used = page.evaluate(drawn)
    assert not used["isSmall"] and used["words"] != "rgba(0, 0, 0, 0)"
    assert field.input_value() == "retry"
    assert_is_found(page, "failure")


def assert_is_found(page, scene):
    assert shown_scenes(page)[0] == scene and len(shown_scenes(page)) < 10


def test_a_touch_of_the_phone_ends_what_is_typed_in_the_search(open_page, playground):
    # On a tablet, where no list over the phone closes with the touch.
    page = settled(open_page(playground.url, viewport={"width": 768, "height": 1024}, bypass_csp=True, has_touch=True))
    field = page.locator("#scene-search")
    field.fill("chat")
    touch_drag(page, *[(x, y + 300) for x, y in [center(page.locator("#surface"))]] * 2, steps=1)
    page.wait_for_function("document.activeElement.id !== 'scene-search'", timeout=5000)


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


@pytest.mark.parametrize("pause", [0, 0.1, 0.25])
def test_a_tap_right_after_the_sheet_was_dragged_closed_is_not_lost(phone_page, pause):
    page = phone_page
    toggle, button = page.locator("#panel-toggle"), page.locator("#geometry-toggle")
    toggle.tap()
    page.wait_for_function("document.querySelector('#panel-toggle').ariaExpanded === 'true'")
    wait_for_layout(page)
    before = button.get_attribute("aria-pressed")
    x, y = center(toggle)
    with Touch(page) as touch:
        touch.down((x, y))
        touch.drag((x, y), (x, 835), 8)
        touch.up()
        touch.time += pause
        touch.down(center(button))
        touch.up(after=0.05)
    page.wait_for_function("before => document.querySelector('#geometry-toggle').ariaPressed !== before", arg=before, timeout=5000)
    page.wait_for_function("document.querySelector('#panel-toggle').ariaExpanded === 'false'")


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


@pytest.mark.parametrize("size, device", [
    (size, device) for size in [(390, 844), (360, 640), (599, 900), (320, 568)] for device in ("small", "notch", "tablet")
    if (size, device) != ((320, 568), "tablet")
])
def test_below_a_turned_phone_the_code_is_part_of_the_page_and_the_sheet_is_as_it_was_afterwards(same_page, size, device):
    page = same_page(size, "first-steps", has_touch=True)
    page.locator("#devices select").select_option(device)
    toggle, sheet = page.locator("#panel-toggle"), page.locator("#side")

    def turn(held):
        page.locator("#turn").tap()
        page.wait_for_selector(f"#bezel[data-device={device}][data-held={held}]")
        wait_for_layout(page)

    for state in ("closed", "half", "tall", "closed"):
        if state == "half":
            toggle.tap()
        elif state == "tall":
            page.locator("#expand").tap()
        elif sheet.evaluate("e => e.matches('.open')"):
            page.locator("#expand").tap()
            toggle.tap()
        wait_for_layout(page)
        before = sheet.bounding_box()
        turn("sideways")
        about, phone, room, code = (page.locator(part).bounding_box() for part in ("#about", "#bezel", "#side", "#code-lines"))
        assert 6 <= phone["y"] - about["y"] - about["height"] <= 12, "the phone is far from its description"
        assert 8 <= room["y"] - phone["y"] - phone["height"] <= 16, "there is a gap below the phone"
        assert room["y"] + room["height"] == pytest.approx(size[1], abs=1) and room["width"] == size[0]
        assert code["height"] >= 60, "there are no lines in sight"
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1], "the page scrolls"
        # Part of the page: nothing to close or to drag, and nothing that looks like it.
        assert not toggle.is_visible()
        assert sheet.evaluate("e => [getComputedStyle(e).boxShadow, getComputedStyle(e).borderTopLeftRadius]") == ["none", "0px"]
        swipe(page, 120)
        wait_for_layout(page)
        assert sheet.bounding_box() == room, "it follows a finger"
        page.locator("#tab-panel").tap()
        assert page.locator("#panel").is_visible()
        page.locator("#tab-code").tap()
        # With all of the room below the scenes, and back.
        page.locator("#expand").tap()
        wait_for_layout(page)
        assert height_of_sheet(page) == pytest.approx(size[1] - 91, abs=1)
        page.locator("#expand").tap()
        wait_for_layout(page)
        assert sheet.bounding_box() == room
        turn("upright")
        assert sheet.bounding_box() == before, f"it isn't {state} anymore"
        assert toggle.get_attribute("aria-expanded") == str(state != "closed").lower()


@pytest.mark.parametrize("size, device", [((320, 568), "tablet"), ((599, 420), "small"), ((599, 700), "tablet")])
def test_a_turned_phone_that_leaves_little_room_has_the_sheet_as_before(same_page, size, device):
    page = same_page(size, "first-steps", has_touch=True)
    page.locator("#devices select").select_option(device)
    page.locator("#turn").tap()
    page.wait_for_selector(f"#bezel[data-device={device}][data-held=sideways]")
    wait_for_layout(page)
    toggle, sheet = page.locator("#panel-toggle"), page.locator("#side").bounding_box()
    assert toggle.is_visible() and sheet["height"] < 60
    assert sheet["y"] + sheet["height"] == pytest.approx(size[1], abs=1)
    page.locator("#turn").tap()
    page.locator("#devices select").select_option("small")


@pytest.mark.parametrize("device", ["small", "notch"])
def test_a_turned_phone_has_nearly_the_width_of_the_window(same_page, device):
    page = same_page((390, 844), "first-steps", has_touch=True)
    page.locator("#devices select").select_option(device)
    page.locator("#turn").tap()
    page.wait_for_selector(f"#bezel[data-device={device}][data-held=sideways]")
    wait_for_layout(page)
    assert page.locator("#bezel").bounding_box()["width"] >= 381, "its letters could be larger"
    page.locator("#turn").tap()
    page.locator("#devices select").select_option("small")


def test_half_of_the_sheet_has_room_for_the_cards_of_two_controls(same_page):
    page = same_page((390, 844), "first-steps", has_touch=True)
    page.locator("#panel-toggle").tap()
    page.locator("#tab-panel").tap()
    wait_for_layout(page)
    for name in ("header", "footer"):
        card = page.locator(f"[data-control={name}]")
        box, button = card.bounding_box(), card.locator(".begin").bounding_box()
        assert box["y"] + box["height"] <= 844, f"the end of the {name} is out of sight"
        assert button["height"] >= 44 and button["y"] >= box["y"] and button["y"] + button["height"] <= box["y"] + box["height"]
        for words in (".chip", ".held"):
            each = card.locator(words).bounding_box()
            assert each["x"] + each["width"] <= button["x"], "words are behind the button"
    page.locator("#tab-code").tap()
    page.locator("#panel-toggle").tap()


@pytest.mark.parametrize("size", [(320, 640), (360, 640), (390, 844), (430, 932), (599, 900)])
def test_a_phone_has_round_corners_and_gutters_however_it_is_held(same_page, size):
    page = same_page(size, "first-steps", has_touch=True)
    for held in ("upright", "sideways"):
        for device in ("small", "notch", "tablet"):
            page.locator("#devices select").select_option(device)
            page.wait_for_selector(f"#bezel[data-device={device}][data-held={held}]")
            wait_for_layout(page)
            phone, about = (page.locator(part).bounding_box() for part in ("#bezel", "#about"))
            before, after = phone["x"], size[0] - phone["x"] - phone["width"]
            # Letters are small on a phone that is held sideways.
            assert before >= (8 if held == "upright" else 2) and before == pytest.approx(after, abs=1), f"{device}, {held}, has no gutters"
            if held == "sideways":
                assert before <= 12, f"{device} is small"
            assert 6 <= phone["y"] - about["y"] - about["height"] <= 12, f"{device}, {held}, is far from its description"
            corner = page.locator(".screen").evaluate("e => parseFloat(getComputedStyle(e).borderTopLeftRadius)")
            assert corner >= 10, f"{device}, {held}, has square corners"
        page.locator("#turn").tap()
    page.locator("#devices select").select_option("small")


# What is wrong with the links of which there is one set in sight: their names, where they lead a finger, and their room.
LINKS = """(area) => {
  const wrong = [];
  const links = [...document.querySelectorAll(`${area} .text-link`)]
    .filter(e => e.checkVisibility() && ["Add Tug to an app", "Docs"].includes(e.textContent));
  if (links.map(e => e.textContent).sort().join() !== "Add Tug to an app,Docs") wrong.push(links.map(e => e.textContent).join());
  for (const link of links) {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    if (left < 0 || right > innerWidth) wrong.push(`${link.textContent} leaves the window`);
    if (bottom - top < 44) wrong.push(`${link.textContent} is low`);
    for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
      const met = document.elementFromPoint((left + right) / 2, y);
      if (met !== link && met?.closest("a, button")) wrong.push(`${met.textContent} is over ${link.textContent}`);
    }
  }
  return wrong;
}"""


@pytest.mark.parametrize("size", [(430, 932), (390, 844), (360, 800), (320, 800)])
@pytest.mark.parametrize("scene", ["first-steps", "chat", "failure"])
def test_every_scene_of_a_phone_leads_to_the_documentation_and_to_an_app(same_page, size, scene):
    page = same_page(size, scene, has_touch=True)
    wait_for_scene(page, scene)
    wait_for_layout(page)
    assert page.evaluate(LINKS, "#summary") == []


def test_the_first_scene_has_its_links_when_it_is_shown_again(same_page):
    page = same_page((390, 844), "first-steps", has_touch=True)
    wait_for_scene(page, "first-steps")
    open_scene(page, "feed")
    wait_for_layout(page)
    assert page.evaluate(LINKS, "#summary") == []


@pytest.mark.parametrize("size", [(599, 900), (390, 844), (360, 640), (320, 640)])
def test_the_list_of_scenes_has_the_ways_to_the_documentation_and_to_an_app_in_sight(same_page, size):
    page = same_page(size, "failure", has_touch=True)
    wait_for_scene(page, "failure")
    page.locator("#all-scenes").tap()
    # In sight at the start and the end of the list, and at the scene, which is shown above them.
    for move in ("", "e.scrollTo(0, 0)", "e.scrollTo(0, 99999)"):
        page.locator("#scenes").evaluate(f"e => {{ {move} }}")
        wait_for_layout(page)
        assert page.evaluate(LINKS, "#scenes") == []
    page.locator("#scenes .links").get_by_role("button", name="Add Tug to an app").tap()
    page.locator("#app-usual").wait_for()
    page.keyboard.press("Escape")
    if page.locator("#all-scenes").get_attribute("aria-expanded") == "true":
        page.locator("#all-scenes").tap()


def test_a_phone_has_no_link_to_a_documentation_that_the_server_does_not_have(start_playground, open_page, tmp_path):
    server = start_playground("--repository", str(tmp_path))
    page = settled(open_page(server.url + "#first-steps", viewport={"width": 390, "height": 844}, has_touch=True))
    wait_for_scene(page, "first-steps")
    for _ in range(2):
        assert page.get_by_text("Docs", exact=True).locator("visible=true").count() == 0
        assert page.get_by_role("button", name="Add Tug to an app").locator("visible=true").count() > 0
        page.locator("#all-scenes").tap()


@pytest.mark.parametrize("width", [390, 360, 320])
def test_the_menus_of_the_toolbar_are_as_wide_as_their_choices_and_its_tools_as_far_apart(same_page, width):
    page = same_page((width, 844), has_touch=True)
    spare = """(menu) => {
      const pen = new OffscreenCanvas(1, 1).getContext("2d");
      pen.font = getComputedStyle(menu).font;
      return menu.offsetWidth - pen.measureText(menu.selectedOptions[0].text).width;
    }"""
    for device in ("tablet", "notch", "small"):
        page.locator("#devices select").select_option(device)
        for rate in ("0.25", "1"):
            page.locator("#rates select").select_option(rate)
            wait_for_layout(page)
            rooms = [page.locator(f"{menu} select").evaluate(spare) for menu in ("#devices", "#rates")]
            assert rooms[0] == pytest.approx(rooms[1], abs=2) and max(rooms) < 48, f"{device}, {rate}"
            boxes = [page.locator(part).bounding_box() for part in ("#devices", "#turn", "#rates", "#restart", "#geometry-toggle")]
            gaps = [right["x"] - left["x"] - left["width"] for left, right in zip(boxes, boxes[1:])]
            assert max(gaps) - min(gaps) < 1 and min(gaps) >= 0, f"{device}, {rate}: {gaps}"
            name = page.locator("h1 > span")
            if width == 390:
                assert name.evaluate("e => e.getBoundingClientRect().right") <= boxes[0]["x"] + 8, "the name is covered"
            dot = page.locator("#connection").bounding_box()
            assert boxes[-1]["x"] + boxes[-1]["width"] <= dot["x"] + 1 and dot["x"] + dot["width"] <= width


def test_the_tabs_of_the_open_sheet_are_in_line_with_the_buttons_beside_them(phone_page):
    phone_page.locator("#panel-toggle").tap()
    wait_for_layout(phone_page)
    middles = phone_page.evaluate("""() => {
      const middle = (e) => { const { top, bottom } = e.getBoundingClientRect(); return (top + bottom) / 2; };
      const words = document.createRange();
      const tabs = ["#tab-code", "#tab-panel"].map(each => {
        words.selectNodeContents(document.querySelector(each).firstChild);
        return middle(words);
      });
      const icons = [...document.querySelectorAll("#side > :is(.tool, .expand, .panel-toggle) svg")].map(middle);
      return [...tabs, ...icons];
    }""")
    assert len(middles) == 6 and max(middles) - min(middles) <= 0.6, middles


@pytest.mark.whole_page
def test_the_smallest_phone_has_three_lines_above_a_phone_of_a_useful_width(open_page, playground):
    page = settled(open_page(playground.url, viewport={"width": 320, "height": 568}, bypass_csp=True, has_touch=True))
    wait_for_layout(page)
    about, phone = (page.locator(part).bounding_box() for part in ("#about", "#bezel"))
    assert phone["width"] >= 195 and about["height"] <= 64
    assert 6 <= phone["y"] - about["y"] - about["height"] <= 12
    assert phone["y"] + phone["height"] <= page.locator("#panel-toggle").bounding_box()["y"]
    assert page.evaluate(LINKS, "#summary") == []
    # Where there is less room, the list of scenes says what it runs on.
    page.locator("#all-scenes").tap()
    page.locator("#scenes .runs-on").wait_for()
    assert "not on iOS" in page.locator("#scenes .runs-on").inner_text()


def test_a_half_open_sheet_has_ten_rows_of_code_below_one_row(phone_page):
    open_scene(phone_page, "feed")
    phone_page.locator("#panel-toggle").tap()
    phone_page.wait_for_selector("#code-lines[data-file='FeedScene.swift']")
    wait_for_layout(phone_page)
    rows, first, marked = phone_page.evaluate("""() => {
      const list = document.querySelector("#code-lines");
      const top = list.getBoundingClientRect().top;
      const isSeen = (line) => line.getBoundingClientRect().bottom > top + 1;
      return [(innerHeight - top) / parseFloat(getComputedStyle(list).lineHeight),
        [...list.children].find(isSeen).textContent, list.querySelector(".matters").textContent];
    }""")
    assert rows >= 10 and first == marked, f"{rows:.1f} rows, from {first}"
    head, name, type, lines = (phone_page.locator(part).bounding_box() for part in (
        ".code-head", "#code-name", "#code-type-head", "#code-lines"))
    assert head["height"] <= 44 and type["y"] + type["height"] <= lines["y"] + 1, "the name of the type covers a line"
    for button in ("#app-code", "#code-copy"):
        box = phone_page.locator(button).bounding_box()
        assert box["height"] >= 44 and type["x"] + type["width"] <= box["x"] + 1
    assert phone_page.locator("#bezel").bounding_box()["width"] >= 250


def test_what_is_above_the_phone_leaves_it_the_room_and_each_link_its_own(same_page):
    page = same_page((390, 844), "feed", has_touch=True)
    wait_for_scene(page, "feed")
    wait_for_layout(page)
    assert page.locator("#bezel").bounding_box()["y"] <= 160, "the phone begins far below"
    assert page.evaluate(LINKS, "#summary") == []
    # The link of the last line, too: below the words, it is over the status bar.
    assert page.evaluate("""() => {
      const link = document.querySelector("#summary-text .text-link");
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const isMet = (y) => document.elementFromPoint((left + right) / 2, y) === link;
      return [bottom - top >= 44, ...[top + 2, (top + bottom) / 2, bottom - 2].map(isMet)];
    }""") == [True] * 4
    status = page.locator(".status-bar").bounding_box()
    link = page.locator("#summary-text .text-link").bounding_box()
    assert link["y"] + link["height"] <= status["y"] + status["height"], "it covers what the app shows"


def test_the_outline_of_a_link_above_the_phone_is_around_its_words(phone_page):
    open_scene(phone_page, "feed")
    for link in phone_page.locator("#summary .text-link").locator("visible=true").all():
        phone_page.keyboard.press("Shift")
        link.focus()
        assert link.evaluate("""(link) => {
          const words = document.createRange();
          words.selectNodeContents(link);
          const [text, box] = [words, link].map(e => e.getBoundingClientRect());
          const outline = getComputedStyle(link, "::after");
          return box.top + parseFloat(outline.top) <= text.top && box.bottom - parseFloat(outline.bottom) >= text.bottom;
        }"""), link.inner_text()
