"""The page at the sizes of windows and phones: scale, lists, targets, words, and lines."""

import base64
import re

import pytest
from conftest import settled
from phone import (
    choose_device, drag, open_scene, value, wait_for_layout, wait_for_rest, wait_until,
)
from pictures import PAINT

SIZES = [(700, 500), (860, 500), (720, 360), (1440, 900), (1024, 768),
         (2560, 1440), (768, 1024), (1280, 720), (844, 390), (390, 844), (1440, 900)]
# Text and its backdrop, blended as the browser does, as ratios below the least contrast of legible text.
CONTRAST = """() => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (color) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const over = ([r, g, b, a], [x, y, z]) => [r * a + x * (1 - a), g * a + y * (1 - a), b * a + z * (1 - a), 1];
  const backdrop = (e) => {
    if (!e) return [255, 255, 255, 1];
    const own = rgba(getComputedStyle(e).backgroundColor);
    return own[3] === 1 ? own : over(own, backdrop(e.parentElement));
  };
  const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
    .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const found = [];
  for (const e of document.querySelectorAll("body *")) {
    if (e.closest("#surface, svg, dialog, option") || !e.checkVisibility()) continue;
    if (![...e.childNodes].some(n => n.nodeType === 3 && n.data.trim())) continue;
    if (!e.offsetWidth || e.classList.contains("visually-hidden") || e.id === "skip") continue;
    if (e.closest(".status-bar")) continue; // over the phone's screen
    const behind = backdrop(e);
    const [a, b] = [light(over(rgba(getComputedStyle(e).color), behind)), light(behind)];
    const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    if (ratio < 4.5) found.push(`${e.className || e.tagName} “${e.textContent.trim().slice(0, 20)}” ${ratio.toFixed(2)}`);
  }
  return [...new Set(found)];
}"""


def room(page):
    return page.evaluate("""() => {
      const box = (e) => e.getBoundingClientRect();
      const [stage, phone] = [box(document.querySelector("#phone")), box(document.querySelector("#bezel"))];
      return { inside: phone.left >= stage.left - 1 && phone.right <= stage.right + 1
                 && phone.top >= stage.top - 1,
               bottom: phone.bottom <= innerHeight + 1, width: phone.width, stage: stage.width,
               height: phone.height, stageHeight: stage.height };
    }""")


def test_the_phone_fits_its_stage_after_every_resize(page):
    page.wait_for_selector("[data-label^=post-]")
    found, stages = {}, {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wait_for_layout(page)
        now = room(page)
        assert now["inside"], f"at {width}×{height} the phone leaves its stage: {now}"
        if width >= 700:
            assert now["bottom"], f"at {width}×{height} the phone ends below the window"
            # As large as its stage allows, in one of the directions, or its own size.
            fills = max(now["width"] / now["stage"], now["height"] / now["stageHeight"])
            assert fills > 0.7, f"at {width}×{height} the phone is lost in its stage: {now}"
        stages[width, height] = now["stage"]
        # The same as in a window that was opened at that size.
        assert found.setdefault((width, height), now["width"]) == pytest.approx(now["width"], abs=1)
    # 375 points and its case, beside the code.
    assert found[1440, 900] > 375, "a usual window has no room for a phone of its own size"
    assert found[2560, 1440] > found[1440, 900] * 1.2, "a large display shows the phone larger"
    assert stages[2560, 1440] < found[2560, 1440] * 1.5, "the stage of a large display is mostly empty"


# The phone's corners in points of the phone, the rim in pixels, and the words that a corner cuts.
CORNERS = """() => {
  const box = (e) => e.getBoundingClientRect();
  const [bezel, screen] = [document.querySelector("#bezel"), document.querySelector(".screen")];
  const radius = (e) => parseFloat(getComputedStyle(e).borderTopLeftRadius);
  const scale = Number(getComputedStyle(bezel).getPropertyValue("--scale"));
  const rim = parseFloat(getComputedStyle(bezel).paddingLeft);
  const [all, round] = [box(screen), radius(screen)];
  const range = document.createRange();
  const words = [...document.querySelectorAll("#surface .text, .status-bar b")].filter(e => e.checkVisibility())
    .flatMap(e => { range.selectNodeContents(e); return [...range.getClientRects()]; })
    .concat([...document.querySelectorAll(".status-bar svg")].map(box));
  const isCut = ({ left, right, top, bottom }) => [left, right].some(x => [top, bottom].some(y => {
    if (x < all.left || x > all.right || y < all.top || y > all.bottom) return false;
    const across = round - Math.min(x - all.left, all.right - x);
    const down = round - Math.min(y - all.top, all.bottom - y);
    return across > 0 && down > 0 && Math.hypot(across, down) > round;
  }));
  return { corner: round / scale, rim, around: radius(bezel) - round, cut: words.filter(isCut).length };
}"""


@pytest.mark.parametrize("size", [(844, 390), (720, 450), (1440, 900), (2560, 1440)])
def test_corners_and_case_are_in_proportion_and_cut_no_words(same_page, size):
    page = same_page(size, "load-distance")
    page.locator("#surface").get_by_text("100%").wait_for()
    wait_for_layout(page)
    found = page.evaluate(CORNERS)
    assert found["corner"] == pytest.approx(39, abs=0.5)
    assert 6 <= found["rim"] <= 14 and found["around"] == pytest.approx(found["rim"], abs=0.1)
    assert found["cut"] == 0, "a corner cuts words"


# The rows of a picture that aren't white: where its ink begins and ends, and its height.
INK = "async (data) => {" + PAINT + """
  const image = await picture(data, "png");
  const { width, height } = image;
  const pen = canvasOf(width, height).getContext("2d");
  pen.drawImage(image, 0, 0);
  const pixels = pen.getImageData(0, 0, width, height).data;
  const rows = [...Array(height).keys()].filter(y => pixels.subarray(y * width * 4, (y + 1) * width * 4).some(value => value < 160));
  return [rows.at(0), rows.at(-1), height];
}"""


@pytest.mark.parametrize("held", ["upright", "sideways"])
def test_the_clock_of_a_small_tablet_is_not_cut_by_the_edge_of_its_screen(same_page, held):
    page = same_page((390, 844), "first-steps", has_touch=True, device_scale_factor=2)
    choose_device(page, "tablet")
    if page.locator("#bezel").get_attribute("data-held") != held:
        page.locator("#turn").click()
    page.wait_for_selector(f"#bezel[data-held={held}]")
    wait_for_layout(page)
    clock, screen = (page.locator(part).bounding_box() for part in ("#status-time", ".screen"))
    scale = float(page.locator("#bezel").evaluate("e => e.style.getPropertyValue('--scale')"))
    data = page.screenshot(clip={"x": clock["x"], "y": screen["y"], "width": clock["width"], "height": 24 * scale})
    first, last, height = page.evaluate(INK, base64.b64encode(data).decode())
    assert first >= 2, "the clock is on the edge"
    # In the middle of the status bar, as the battery is.
    assert (first + last) / 2 == pytest.approx((height - 1) / 2, abs=2)


@pytest.mark.parametrize("size, least", [
    ((768, 1024), 615), ((700, 900), 540), ((999, 700), 450), ((1024, 768), 580), ((844, 390), 280), ((900, 600), 490), ((760, 640), 530),
])
def test_a_window_of_middle_size_shows_the_phone_large(same_page, size, least):
    page = same_page(size)
    wait_for_layout(page)
    assert page.locator("#surface").bounding_box()["height"] >= least
    if page.locator("#tab-scenes").is_visible():
        page.locator("#tab-scenes").click()
    for words in ("#scene-search", "#scenes [aria-current]", "#restart", "#tab-code", "#code-lines"):
        if words == "#code-lines" and page.locator("#tab-scenes").is_visible():
            page.locator("#tab-code").click()
        box = page.locator(words).first.bounding_box()
        assert 0 <= box["x"] and box["x"] + box["width"] <= size[0], f"{words} leaves the window: {box}"
        assert 0 <= box["y"] <= size[1] - 20, f"{words} leaves the window: {box}"


@pytest.mark.parametrize("size", [
    (1440, 900), (1280, 720), (1100, 800), (1024, 768), (1000, 640), (980, 500), (932, 430), (860, 500), (844, 390),
    (768, 1024), (760, 600), (760, 700), (740, 1100), (700, 900), (667, 375), (1440, 500), (1280, 560), (1920, 450),
    (600, 360), (600, 500), (640, 640), (700, 641), (900, 700), (999, 799),
])
def test_every_wide_page_has_one_button_to_add_tug_and_nothing_of_its_toolbar_or_introduction_overlaps(same_page, size):
    page = same_page(size, has_touch=size[0] < 1100)
    wait_for_layout(page)
    add, headline = (page.locator(part).locator("visible=true") for part in (".add", ".intro .headline"))
    assert add.count() == 1 and add.inner_text() == "Add Tug to an app"
    if page.locator("#tab-scenes").is_visible():
        page.locator("#tab-scenes").click()
    assert headline.count() == 1
    parts = {name: box for name in (
        "h1 svg", "#devices", "#turn", "#rates", "#pause", "#step", "#restart", "#geometry-toggle", "#connection .dot",
        ".add", ".intro .headline", ".intro .runs-on", "#bezel", "#scene-search",
    ) for box in [each.bounding_box() for each in page.locator(name).locator("visible=true").all()]}
    for name, box in parts.items():
        assert 0 <= box["x"] and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1], name
        for other, at in parts.items():
            apart = (box["x"] + box["width"] <= at["x"] or at["x"] + at["width"] <= box["x"]
                     or box["y"] + box["height"] <= at["y"] or at["y"] + at["height"] <= box["y"])
            assert name == other or apart, f"{name} covers {other}"


@pytest.mark.parametrize("width, height", [(360, 640), (360, 740), (540, 720), (699, 900), (599, 420)])
def test_all_of_a_phone_is_above_the_panel_of_a_low_window(same_page, width, height):
    page = same_page((width, height), "tab-bar", has_touch=True)
    wait_for_layout(page)
    edges = page.evaluate("""() => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      return { phone: box("#bezel").bottom, panel: box("#panel-toggle").top,
               page: document.documentElement.scrollHeight };
    }""")
    assert edges["phone"] <= edges["panel"] + 1, f"the panel covers the end of the phone: {edges}"
    assert edges["page"] <= height, f"the page scrolls beside the list on the phone: {edges}"


@pytest.mark.parametrize("size, least", [((667, 375), 370), ((844, 390), 500), ((932, 430), 540)])
def test_a_phone_held_sideways_shows_one_that_is_held_sideways_beside_three_tabs(open_page, playground, size, least):
    page = settled(open_page(playground.url, has_touch=True, viewport={"width": size[0], "height": size[1]}))
    page.wait_for_selector("#bezel[data-held=sideways]")
    wait_for_layout(page)
    assert page.locator("#surface").bounding_box()["width"] >= least
    parts = {"#tab-scenes": ("#scene-search", "#scenes [aria-current]", ".intro .headline"), "#tab-code": ("#code-lines",), "#tab-panel": ("#controls",)}
    for tab, shown in parts.items():
        page.locator(tab).tap()
        for words in ("#restart", "#geometry-toggle", *shown):
            box = page.locator(words).bounding_box()
            assert 0 <= box["x"] and box["x"] + box["width"] <= size[0], f"{words} leaves the window: {box}"
        others = [part for parts in parts.values() for part in parts if part not in shown]
        assert not any(page.locator(part).is_visible() for part in others), f"{tab} shows what another one does"
    page.keyboard.press("/")
    assert page.locator("#scene-search").evaluate("e => e === document.activeElement"), "the key leads nowhere"
    # Held upright, the same phone shows an upright one, until the user turns it.
    page.set_viewport_size({"width": size[1], "height": size[0]})
    page.wait_for_selector("#bezel[data-held=upright]")


@pytest.mark.parametrize("size", [(844, 390), (667, 375), (700, 560), (768, 1024), (1024, 768), (1440, 900), (2560, 1440)])
def test_the_scene_that_ends_a_search_is_in_sight_among_all_scenes(open_page, playground, size):
    page = settled(open_page(playground.url, has_touch=True, viewport={"width": size[0], "height": size[1]}))
    wait_for_layout(page)
    if page.locator("#tab-scenes").is_visible():
        page.locator("#tab-scenes").tap()
    # One near the start of the list, and one near its end.
    for words, scene in [("chat history", "chat"), ("veto", "veto"), ("fade", "fade")]:
        page.locator("#scene-search").fill(words)
        page.locator("#scene-search").press("Enter")
        page.locator(f"[data-scene={scene}][aria-current]").wait_for()
        assert page.locator("#scene-search").input_value() == ""
        assert page.locator(f"[data-scene={scene}]").evaluate("""e => {
          const { left, right, top, bottom } = e.getBoundingClientRect();
          return [top + 3, bottom - 3].every(y => e.contains(document.elementFromPoint((left + right) / 2, y)));
        }"""), f"{scene} is out of sight"


@pytest.mark.parametrize("device, size, least", [
    ("small", (768, 1024), 660), ("notch", (768, 1024), 660), ("tablet", (768, 1024), 640), ("small", (820, 1180), 667), ("small", (768, 850), 640),
])
def test_a_device_held_sideways_has_the_width_of_an_upright_window(same_page, device, size, least):
    page = same_page(size)
    page.locator(f"#devices input[value={device}]").evaluate("e => e.click()")
    page.locator("#turn").click()
    wait_for_layout(page)
    bezel, scenes, side = (page.locator(part).bounding_box() for part in ("#bezel", "#scene-area", "#side"))
    assert page.locator("#surface").bounding_box()["width"] >= least
    assert bezel["x"] >= 0 and bezel["x"] + bezel["width"] <= size[0]
    for column in (scenes, side):
        assert bezel["y"] + bezel["height"] <= column["y"] and size[1] - column["y"] >= 300, "the phone leaves no room below it"
    page.locator("#turn").click()


@pytest.mark.parametrize("size", [(1024, 768), (1000, 700), (1199, 800), (1279, 768)])
@pytest.mark.parametrize("device, least", [("small", 560), ("notch", 560), ("tablet", 480)])
def test_a_device_held_sideways_has_the_width_beside_the_code_and_the_scenes_are_below_it(same_page, size, device, least):
    page = same_page(size)
    page.locator(f"#devices input[value={device}]").evaluate("e => e.click()")
    wait_for_layout(page)
    tab = page.locator("#tab-code").bounding_box()
    page.locator("#turn").click()
    page.wait_for_selector(f"#bezel[data-device={device}][data-held=sideways]")
    wait_for_layout(page)
    stage, bezel, scenes, side = (page.locator(part).bounding_box() for part in ("#phone", "#bezel", "#scene-area", "#side"))
    assert page.locator("#surface").bounding_box()["width"] >= least, "its words are too small to read"
    assert stage["x"] == scenes["x"] == 0 and stage["width"] == scenes["width"] == pytest.approx(side["x"], abs=1)
    assert bezel["y"] + bezel["height"] <= scenes["y"], "one covers the other"
    assert side["width"] >= 390 and side["y"] + side["height"] == size[1], "the code has lost its room"
    assert page.locator("#tab-code").bounding_box()["y"] == tab["y"], "the tabs have moved"
    rows = page.locator("#scenes li").evaluate_all("all => all.map(each => each.getBoundingClientRect().bottom)")
    assert len([bottom for bottom in rows if bottom <= size[1]]) >= 5, "few scenes are in sight"
    assert page.get_by_role("button", name="See SwiftUI code").is_visible()
    page.locator("#turn").click()
    page.locator("#devices input[value=small]").evaluate("e => e.click()")


@pytest.mark.parametrize("size", [(700, 810), (800, 900), (900, 999)])
def test_a_phone_that_leaves_room_of_its_column_begins_at_the_top(same_page, size):
    page = same_page(size)
    wait_for_layout(page)
    stage, bezel, list = (page.locator(part).bounding_box() for part in ("#phone", "#bezel", "#scene-area"))
    assert 12 <= bezel["y"] - stage["y"] <= 30, "there is empty room above the phone"
    assert stage["y"] == list["y"]


@pytest.mark.parametrize("size", [(900, 700), (760, 660), (700, 700), (999, 799)])
@pytest.mark.parametrize("has_touch", [False, True])
def test_the_scenes_of_a_low_window_are_whole_rows(same_page, size, has_touch):
    page = same_page(size, "feed", has_touch=has_touch)
    wait_for_layout(page)
    cut = page.evaluate("""() => {
      const end = document.querySelector("#scenes").getBoundingClientRect().bottom;
      return [...document.querySelectorAll("#scenes li")].map(each => each.getBoundingClientRect())
        .filter(({ top, bottom }) => top < end - 3 && bottom > end + 1).map(({ top, bottom }) => [top, bottom, end]);
    }""")
    assert cut == [], "a row is cut"


@pytest.mark.parametrize("size", sorted({*SIZES, (900, 600), (999, 640), (760, 641), (1000, 502), (1280, 560)}))
def test_the_keys_below_the_phone_are_inside_of_the_window_or_not_shown(same_page, size):
    page = same_page(size)
    wait_for_layout(page)
    for _ in range(2):
        for device in ("small", "notch", "tablet"):
            page.locator(f"#devices input[value={device}]").evaluate("e => e.click()")
            page.wait_for_selector(f"#bezel[data-device={device}]")
            wait_for_layout(page)
            held = page.locator("#bezel").get_attribute("data-held")
            page.keyboard.press("Shift")
            page.locator("#surface").focus()
            caption, stage = page.locator("#phone-keys"), page.locator("#phone").bounding_box()
            assert caption.is_visible() or size[1] <= 640 or size[0] < 700, f"nothing says what the keys do: {device}, {held}"
            for focus in ("key", "pointer"):
                if focus == "pointer":
                    page.locator("#surface").blur()
                    page.locator("#surface").hover()
                if not caption.is_visible():
                    continue
                box = caption.bounding_box()
                edge = min(size[1], stage["y"] + stage["height"])
                assert box["y"] + box["height"] <= edge - 8, f"on the edge: {device}, {held}, {focus}"
                assert box["x"] >= stage["x"] and box["x"] + box["width"] <= stage["x"] + stage["width"], f"{device}, {held}, {focus}"
            page.mouse.move(0, 0)
        page.locator("#turn").evaluate("e => e.click()")
    page.locator("#devices input[value=small]").evaluate("e => e.click()")


@pytest.mark.parametrize("size", [(1440, 900), (1283, 721), (768, 1024), (844, 390), (390, 844)])
def test_the_screen_of_every_phone_is_on_whole_pixels_so_that_no_row_is_seen_below_a_tab_bar(same_page, size):
    page = same_page(size, has_touch=size[0] < 700)
    for held in ("upright", "sideways"):
        for device in ("small", "notch", "tablet"):
            page.locator(f"#devices input[value={device}]").evaluate("e => e.click()")
            page.wait_for_selector(f"#bezel[data-device={device}][data-held={held}]")
            wait_for_layout(page)
            top, bottom = page.evaluate("""() => {
              const { top, bottom } = document.querySelector(".screen").getBoundingClientRect();
              return [top, bottom];
            }""")
            assert top == pytest.approx(round(top), abs=0.01), f"{device}, {held}, begins within a pixel"
            assert bottom == pytest.approx(round(bottom), abs=0.01), f"{device}, {held}, ends within a pixel"
        page.locator("#turn").evaluate("e => e.click()")
    page.locator("#devices input[value=small]").evaluate("e => e.click()")


def test_the_shadow_of_the_phone_ends_where_the_columns_beside_it_begin(same_page):
    page = same_page((1440, 900), "first-steps")
    page.locator("#tab-panel").click()
    wait_for_layout(page)
    stage = page.locator("#phone").bounding_box()
    strips = [stage["x"] - 12, stage["x"] + stage["width"] + 2]
    colors = [page.evaluate("""async ([png]) => {
      const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
      const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
      pen.drawImage(image, 0, 0);
      return new Set(pen.getImageData(0, 0, 1, image.height).data.filter((_, i) => i % 4 === 0)).size;
    }""", [base64.b64encode(page.screenshot(
        clip={"x": x, "y": 780, "width": 1, "height": 60})).decode()]) for x in strips]
    assert colors == [1, 1], "the columns are shaded"


def test_a_tap_shows_all_of_a_description(open_page, playground):
    page = settled(open_page(playground.url + "#short-content", viewport={"width": 360, "height": 640},
                             bypass_csp=True, has_touch=True))
    words = page.locator("#summary")
    is_cut = "e => e.scrollHeight > e.clientHeight + 1"
    page.wait_for_function("document.querySelector('#summary').textContent.length > 20")
    if not words.evaluate(is_cut):
        words.evaluate("e => e.textContent = e.textContent.repeat(6)")
    assert words.evaluate(is_cut), "four lines are all of a long description"
    more = "() => getComputedStyle(document.querySelector('#summary'), '::after').content"
    page.wait_for_function(f"""({more})() === '"more"'""")
    words.tap()
    assert not words.evaluate(is_cut), "a tap left the description cut"
    assert page.evaluate(more) == "none"
    words.tap()
    assert words.evaluate(is_cut), "a second tap left the description open"


@pytest.mark.parametrize("size", sorted({*SIZES, (320, 640), (667, 375), (699, 401), (599, 401), (1440, 500)}))
def test_nothing_on_the_page_is_wider_than_the_window(same_page, size):
    page = same_page(size)
    wait_for_layout(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert room(page)["inside"]
    # The phone is on its stage, and not under the columns beside it.
    is_wide = size[0] >= 700 or size in [(667, 375), (699, 401)]
    assert page.locator("#panel-toggle").is_visible() != is_wide
    assert not is_wide or page.evaluate("document.documentElement.scrollHeight") <= size[1], "the page scrolls"
    column = page.locator("#side").bounding_box() if is_wide else None
    phone = page.locator("#bezel").bounding_box()
    assert column is None or phone["x"] + phone["width"] <= column["x"]


def test_the_log_of_a_narrow_page_shows_all_its_rows(phone_page):
    open_scene(phone_page, "first-steps")
    drag(phone_page, (187, 300), (187, 200))
    phone_page.locator("#panel-toggle").click()
    phone_page.locator("#tab-panel").click()
    for kind in ("drag", "scroll"):
        phone_page.locator(f"[data-filter={kind}]").click()
    phone_page.wait_for_selector("#callbacks li:nth-child(3)")
    box = phone_page.evaluate("""() => {
      const list = document.querySelector("#callbacks");
      const last = list.lastElementChild.getBoundingClientRect();
      const all = list.getBoundingClientRect();
      const work = document.querySelector("#work").getBoundingClientRect();
      return { reaches: all.bottom >= last.bottom, apart: work.height === 0 || work.top >= last.bottom };
    }""")
    assert box == {"reaches": True, "apart": True}, "rows of the log are cut or covered"


def test_a_tablet_held_upright_has_the_headline_pictures_and_what_the_marked_lines_are(page):
    page.set_viewport_size({"width": 768, "height": 1024})
    open_scene(page, "first-steps")
    for part in (".intro .headline", "[data-scene=first-steps] .thumbnail", ".code-head .hint"):
        assert page.locator(part).is_visible(), part


# The words of each line of the introduction, and whether they are one line.
INTRODUCTION = """() => [...document.querySelectorAll(".intro p")].map(e => {
  const range = document.createRange();
  const words = document.createTreeWalker(e, NodeFilter.SHOW_TEXT);
  const boxes = [];
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode);
    boxes.push(...[...range.getClientRects()].filter(box => box.width > 0));
  }
  const middles = boxes.map(box => (box.top + box.bottom) / 2);
  return { isLine: Math.max(...middles) - Math.min(...middles) < 4, middle: middles[0],
           left: Math.min(...boxes.map(box => box.left)), right: Math.max(...boxes.map(box => box.right)) };
})"""


# The introduction is beside the phone, and has more room than in a low window.
MIDDLE_COLUMNS = [(900, 850), (960, 850), (840, 800), (800, 850), (700, 800), (999, 999)]


def leads_to_the_code_in_swiftui_at_the_end_of_a_line(page, size):
    wait_for_layout(page)
    _, kit, runs_on = page.evaluate(INTRODUCTION)
    assert kit["isLine"] and runs_on["isLine"] and kit["middle"] == pytest.approx(runs_on["middle"], abs=1)
    column = page.locator("#scene-area").bounding_box()
    assert column["x"] + 10 <= runs_on["left"] and runs_on["right"] + 6 <= kit["left"] and kit["right"] <= size[0] - 10
    page.get_by_role("button", name="See SwiftUI code").click()
    page.locator("#app-title", has_text="Tug in SwiftUI").wait_for()
    page.locator("#app-dialog .dialog-close").click()


@pytest.mark.parametrize("size", MIDDLE_COLUMNS)
def test_a_window_of_two_columns_leads_to_the_code_in_swiftui_in_the_line_below_its_headline(same_page, size):
    leads_to_the_code_in_swiftui_at_the_end_of_a_line(same_page(size, "feed"), size)


@pytest.mark.parametrize("size", MIDDLE_COLUMNS)
def test_a_touch_screen_of_two_columns_has_room_around_the_links_below_its_headline(same_page, size):
    page = same_page(size, "feed", has_touch=True, is_mobile=True)
    leads_to_the_code_in_swiftui_at_the_end_of_a_line(page, size)
    links_of_the_introduction_are_as_high_as_a_finger(page)


def says_what_the_page_is_in_two_lines(page, size):
    wait_for_layout(page)
    column, field, side = (page.locator(part).bounding_box() for part in ("#scene-area", "#scene-search", "#side"))
    for part in (".headline", ".runs-on", "[data-kit]", "[data-pages]"):
        assert page.locator(f".intro {part}").is_visible(), part
    headline, kit, runs_on = lines = page.evaluate(INTRODUCTION)
    assert all(each["isLine"] for each in lines), "a line wraps"
    assert kit["middle"] == pytest.approx(runs_on["middle"], abs=3) and runs_on["right"] + 6 <= kit["left"]
    assert all(column["x"] + 10 <= each["left"] and each["right"] <= size[0] - 10 for each in lines)
    assert headline["middle"] < runs_on["middle"] < field["y"]
    scenes = ("feed", "first-steps", "swiftui") if size[1] >= 700 else ("feed", "first-steps")
    titles = [page.locator(f"[data-scene={scene}] strong").bounding_box() for scene in scenes]
    assert all(box["y"] + box["height"] <= side["y"] for box in titles), "few scenes are in sight"
    code = page.locator("#code-lines").bounding_box()
    assert code["height"] >= (12 if size[1] >= 700 else 10) * 18.15, "few lines of the code are in sight"


LOW_COLUMNS = [(900, 700), (768, 700), (700, 641), (800, 700), (999, 799)]


@pytest.mark.parametrize("size", LOW_COLUMNS)
def test_a_low_window_of_two_columns_says_what_the_page_is_in_two_lines_above_its_scenes(same_page, size):
    says_what_the_page_is_in_two_lines(same_page(size, "feed"), size)


@pytest.mark.parametrize("size", LOW_COLUMNS)
def test_a_low_window_of_two_columns_says_it_on_a_touch_screen_with_links_as_high_as_a_finger(same_page, size):
    page = same_page(size, "feed", has_touch=True, is_mobile=True)
    says_what_the_page_is_in_two_lines(page, size)
    links_of_the_introduction_are_as_high_as_a_finger(page)


def links_of_the_introduction_are_as_high_as_a_finger(page):
    """Neither link is under the other one, or the field."""
    assert page.evaluate("""() => [...document.querySelectorAll(".intro .text-link")].flatMap(link => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return [bottom - top >= 44, ...[top + 2, (top + bottom) / 2, bottom - 2]
        .map(y => document.elementFromPoint((left + right) / 2, y) === link)];
    })""") == [True] * 8


@pytest.mark.parametrize("size, least", [((600, 500), 220), ((640, 640), 300), ((699, 401), 175)])
def test_a_low_window_that_is_nearly_wide_has_its_phone_beside_three_tabs(same_page, size, least):
    page = same_page(size, has_touch=True)
    wait_for_layout(page)
    assert page.locator("#surface").bounding_box()["width"] >= least
    assert page.locator("#tab-scenes").is_visible() and not page.locator("#panel-toggle").is_visible()


@pytest.mark.parametrize("device", ["small", "notch"])
@pytest.mark.parametrize("size", [(1680, 1050), (1920, 1080), (2390, 1100), (2560, 1440)])
def test_a_phone_that_is_turned_has_the_room_of_the_inspector_of_a_large_display(same_page, size, device):
    page = same_page(size, "feed")
    choose_device(page, device)
    page.locator("#turn").click()
    page.wait_for_selector("#bezel[data-held=sideways]")
    wait_for_layout(page)
    phone, stage = page.locator("#bezel").bounding_box(), page.locator("#phone").bounding_box()
    assert phone["width"] >= 0.44 * size[0] and phone["width"] >= 0.9 * stage["width"], "the phone is low in its column"
    assert page.locator("#tab-code").get_attribute("aria-selected") == "true", "the code has gone"
    assert page.locator("[data-control=header]").is_visible() and page.locator("#code-lines").is_visible()
    wrapped = page.evaluate("""() => [...document.querySelectorAll("#code-lines li:not(.folded)")].slice(0, 36)
      .filter(e => e.offsetHeight > 1.5 * parseFloat(getComputedStyle(e).lineHeight)).map(e => e.textContent.trim())""")
    assert wrapped == [], "lines of the code that are in sight first wrap"
    page.locator("#turn").click()
    page.wait_for_selector("#bezel[data-held=upright]")
    wait_for_layout(page)
    assert page.locator("#timeline").is_visible() and page.locator("#code-lines").is_visible()
    choose_device(page, "small")


@pytest.mark.parametrize("size, least", [((1400, 860), 630), ((1440, 900), 665)])
def test_a_tablet_that_is_turned_has_some_of_the_room_of_the_inspector_which_cuts_no_choice(same_page, size, least):
    page = same_page(size, "feed")
    choose_device(page, "tablet")
    page.locator("#turn").click()
    page.locator("#tab-panel").click()
    wait_for_layout(page)
    assert page.locator("#surface").bounding_box()["width"] >= least
    # A menu has room for its choice and the arrow after it.
    assert page.evaluate("""() => [...document.querySelectorAll("#network select, #settings select")].filter(e => {
      const pen = new OffscreenCanvas(1, 1).getContext("2d");
      pen.font = getComputedStyle(e).font;
      return e.checkVisibility() && e.clientWidth < pen.measureText(e.selectedOptions[0].text).width + 24;
    }).map(e => e.selectedOptions[0].text)""") == []
    for row in ("#log-filters .setting", "#timeline-section .setting"):
        assert len({box["y"] for box in [each.bounding_box() for each in page.locator(row).all()]}) == 1, f"{row} wraps"
    page.locator("#tab-code").click()
    page.locator("#turn").click()
    choose_device(page, "small")


# What is pressed and lower than that, apart from links in lines of code, and the hint: see test_first_look.py.
LOWER = """least =>
  [...document.querySelectorAll("button, select, input, summary, .choices label, a")]
    .filter(e => e.checkVisibility() && !e.matches(".code-link, .skip, .pull-hint, [type=radio]"))
    .filter(e => !e.closest("#surface, dialog"))
    .map(e => [e.id || e.dataset.scene || e.textContent.trim(), Math.round(e.getBoundingClientRect().height)])
    .filter(([, height]) => height > 0 && height < least).map(([name, height]) => `${name} ${height}`)"""


def test_everything_on_a_phone_is_large_enough_to_touch(phone_page):
    phone_page.locator("#panel-toggle").click()
    small = []
    for tab in ("tab-code", "tab-panel"):
        phone_page.locator(f"#{tab}").click()
        small += phone_page.evaluate(LOWER, 44)
    assert small == []


@pytest.mark.whole_page
@pytest.mark.parametrize("size", [(390, 844), (360, 640), (320, 640), (430, 932)])
def test_a_tap_on_the_words_of_a_button_in_the_description_meets_no_other(open_page, playground, size):
    page = settled(open_page(playground.url, bypass_csp=True, has_touch=True,
                             viewport={"width": size[0], "height": size[1]}))
    wait_for_layout(page)
    assert page.locator("#summary button").locator("visible=true").count() == 2
    assert page.evaluate("""() => [...document.querySelectorAll("#summary button:not([hidden])")].flatMap(button => {
      const range = document.createRange();
      range.selectNodeContents(button);
      return [...range.getClientRects()].flatMap(({ left, right, top, bottom }) =>
        [left + 2, (left + right) / 2, right - 2].map(x => document.elementFromPoint(x, (top + bottom) / 2)))
        .filter(met => met !== button).map(() => button.textContent);
    })""") == []


@pytest.mark.parametrize("size", [(768, 1024), (1024, 768)])
def test_everything_on_a_tablet_is_large_enough_to_touch(same_page, size):
    page = same_page(size, "first-steps", has_touch=True, is_mobile=True)
    wait_for_layout(page)
    small = []
    for tab in ("tab-code", "tab-panel"):
        page.locator(f"#{tab}").click()
        small += page.evaluate(LOWER, 44)
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than the window"


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (860, 500)])
def test_everything_on_a_wide_page_is_large_enough_for_a_pointer(same_page, size):
    page = same_page(size)
    wait_for_layout(page)
    small = []
    for scene, tab in [("first-steps", "tab-code"), ("first-steps", "tab-panel"), ("failure", "tab-code")]:
        open_scene(page, scene)
        if page.locator(f"#{tab}").is_visible():
            page.locator(f"#{tab}").click()
        small += page.evaluate(LOWER, 24)
    assert small == []


def test_the_line_of_the_closed_sheet_has_room_for_two_controls(phone_page):
    open_scene(phone_page, "first-steps")
    phone_page.wait_for_function(
        "document.querySelector('#panel-summary').textContent === 'header idle · footer idle'")
    # The longest line of usual states, without a race with a refresh that ends.
    assert phone_page.evaluate("""() => {
      const states = document.querySelector("#panel-summary");
      states.textContent = "header refreshing · footer refreshing";
      return states.scrollWidth <= states.clientWidth;
    }"""), "a state is cut"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_all_words_on_the_page_are_legible(open_page, playground, scheme, size):
    page = settled(open_page(playground.url, bypass_csp=True, color_scheme=scheme,
                             viewport={"width": size[0], "height": size[1]}))
    open_scene(page, "first-steps")
    drag(page, (187, 300), (187, 200))
    if size[0] < 700:
        page.locator("#panel-toggle").click()
    assert page.evaluate(CONTRAST) == []
    page.locator("#tab-panel").click()
    for kind in ("drag", "scroll"):
        page.locator(f"[data-filter={kind}]").click()
    page.wait_for_selector("#callbacks li", state="attached")
    assert page.evaluate(CONTRAST) == []
    if size[0] > 700:
        sums = [sum(map(int, re.findall(r"\d+", page.locator(part).first.evaluate(
            "e => getComputedStyle(e).backgroundColor")))) for part in (".choices", ".choices label:has(:checked)")]
        assert sums[0] < sums[1], "what is chosen is darker than its track"


def test_names_in_the_log_break_between_words(page):
    open_scene(page, "first-steps")
    page.locator("[data-filter=scroll]").click()
    drag(page, (187, 300), (187, 200))
    wait_for_state_of_log = page.locator("#callbacks li").first
    wait_for_state_of_log.wait_for()
    cut = page.evaluate("""() => {
      const cut = [];
      const range = document.createRange();
      for (const row of document.querySelectorAll("#callbacks li > span")) {
        const nodes = [...row.childNodes].flatMap(n => n.nodeType === 3 ? [n] : [...n.childNodes]);
        for (const node of nodes.filter(n => n.nodeType === 3)) {
          for (const match of node.data.matchAll(/[^ ]+/g)) {
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            if (new Set([...range.getClientRects()].map(r => Math.round(r.top))).size > 1) cut.push(match[0]);
          }
        }
      }
      return cut;
    }""")
    assert cut == []


def test_a_turned_phone_with_a_notch_keeps_rows_out_from_behind_it(page):
    page.locator("label", has=page.locator("input[value=notch]")).click()
    page.locator("#turn").click()
    post = page.locator("[data-label^=post-]").first
    page.wait_for_function("getComputedStyle(document.querySelector('#bezel')).getPropertyValue('--width') == 844")
    wait_until(lambda: page.evaluate("""() => {
      const notch = document.querySelector(".notch").getBoundingClientRect();
      const words = [...document.querySelectorAll("[data-label^=post-] .text")]
        .filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect());
      return words.length > 3 && words.every(box => box.left >= notch.right);
    }"""), seconds=10)
    assert post.is_visible()


def test_rows_have_the_heights_of_the_device_that_was_chosen(page):
    page.wait_for_selector("[data-label^=post-]")
    heights = """() => [...document.querySelectorAll("[data-label^=post-]")].filter(e => e.checkVisibility())
      .slice(0, 4).map(e => [e.dataset.label, e.offsetHeight])"""
    page.locator("label", has=page.locator("input[value=tablet]")).click()
    wait_until(lambda: value(page, "contentSize")[0] == 768)
    wait_for_rest(page)
    wait_for_layout(page)
    changed = dict(page.evaluate(heights))
    narrow_words = page.evaluate("""() => [...document.querySelectorAll("[data-label^=post-]")]
      .filter(e => e.checkVisibility()).map(e => {
        const body = [...e.querySelectorAll(".text")].at(-1);
        const range = document.createRange();
        range.selectNodeContents(body);
        return Math.round(e.getBoundingClientRect().bottom - range.getBoundingClientRect().bottom);
      })""")
    assert changed and max(narrow_words) - min(narrow_words) <= 40, "text floats in gaps"


@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (820, 1180), (1024, 768), (1440, 900)])
def test_on_a_touch_screen_the_buttons_of_the_controls_are_inside_their_cards(same_page, size):
    page = same_page(size, "first-steps", has_touch=True, is_mobile=True)
    outside = page.evaluate("""() => {
      document.querySelector("#tab-panel")?.click();
      const found = [];
      for (const card of document.querySelectorAll("#controls .control")) {
        const [room, button] = [card, card.querySelector(".begin")].map(e => e.getBoundingClientRect());
        const others = [...card.querySelectorAll(".line:last-child, .progress")].map(e => e.getBoundingClientRect());
        if (button.top < room.top || button.bottom > room.bottom) found.push("outside");
        if (others.some(({ top, right, height }) => height > 0 && top < button.bottom - 1 && right > button.left)) found.push("over words");
      }
      return found;
    }""")
    assert outside == []


@pytest.mark.parametrize("has_touch", [False, True])
@pytest.mark.parametrize("size", [(768, 1024), (820, 1180)])
def test_an_upright_tablet_has_its_controls_below_a_phone_that_leaves_room_for_them(same_page, size, has_touch):
    page = same_page(size, "first-steps", has_touch=has_touch, is_mobile=has_touch)
    wait_for_layout(page)
    stage, phone = (page.locator(part).bounding_box() for part in ("#phone", "#bezel"))
    assert phone["x"] - stage["x"] >= 14, "the case is on the edge of its column"
    for tab in ("#tab-panel", "#tab-code"):
        page.locator(tab).click()
        header, footer = (page.locator(f"[data-control={name}]").bounding_box() for name in ("header", "footer"))
        assert header["y"] - phone["y"] - phone["height"] >= 18, "the keys of the phone have no room"
        assert header["y"] + header["height"] < footer["y"] and footer["y"] + footer["height"] <= size[1] - 16
        for card in (header, footer):
            assert (card["x"], card["width"]) == pytest.approx((phone["x"], phone["width"]), abs=2)
    page.locator("#turn").click()
    page.wait_for_selector("#bezel[data-held=sideways]")
    wait_for_layout(page)
    header, footer, phone, side = (page.locator(part).bounding_box() for part in (
        "[data-control=header]", "[data-control=footer]", "#bezel", "#side"))
    assert header["y"] - phone["y"] - phone["height"] >= 18, "the keys of the phone have no room"
    assert header["y"] == footer["y"] and header["x"] + header["width"] < footer["x"]
    assert 12 <= side["y"] - header["y"] - header["height"] <= 36
    assert header["x"] == pytest.approx(phone["x"], abs=2)
    assert footer["x"] + footer["width"] == pytest.approx(phone["x"] + phone["width"], abs=2)
    page.locator("#turn").click()
    page.wait_for_selector("#bezel[data-held=upright]")
    wait_for_layout(page)
    assert page.locator("#controls").is_visible()


@pytest.mark.parametrize("size", [(768, 1024), (820, 1180)])
def test_all_that_is_around_the_device_of_an_upright_tablet_keeps_its_place_when_another_is_chosen(same_page, size):
    page = same_page(size, "first-steps", has_touch=True, is_mobile=True)
    page.locator("#tab-code").click()

    def places():
        wait_for_layout(page)
        return {part: page.locator(part).bounding_box() for part in (
            ".intro", "#phone", "#scene-area", "#side", "#code-lines", "[data-control=header]", "[data-control=footer]")}

    before = places()
    choose_device(page, "tablet")
    wait_until(lambda: places() == before, seconds=5)
    phone, intro, header = (page.locator(part).bounding_box() for part in ("#bezel", ".intro", "[data-control=header]"))
    assert phone["width"] >= 0.45 * size[0]
    above, below = phone["y"] - intro["y"] - intro["height"], header["y"] - phone["y"] - phone["height"]
    assert above == pytest.approx(below, abs=12), "it is not in the middle of its stage"
    choose_device(page, "small")


@pytest.mark.parametrize("has_touch", [False, True])
def test_a_narrow_and_high_window_has_no_empty_room_below_its_phone(same_page, has_touch):
    page = same_page((700, 900), "first-steps", has_touch=has_touch)
    wait_for_layout(page)
    phone, intro = (page.locator(part).bounding_box() for part in ("#bezel", ".intro"))
    assert 900 - phone["y"] - phone["height"] <= 120
    assert 8 <= phone["y"] - intro["y"] - intro["height"] <= 24


def test_no_word_of_a_card_below_the_phone_is_behind_its_button(same_page):
    page = same_page((768, 1024), "first-steps", has_touch=True, is_mobile=True)
    wait_for_layout(page)
    assert page.evaluate("""() => [...document.querySelectorAll("#phone .control")].map(card => {
      card.querySelector(".chip").textContent = "pullingFurther";
      card.querySelector(".held").textContent = "holds 1,044.5 pt";
      const box = (e) => e.getBoundingClientRect();
      const button = box(card.querySelector(".begin"));
      const words = [...card.querySelectorAll(".control-name, .chip, .percent, .held")].map(box);
      return button.height >= 44 && button.top >= box(card).top && button.bottom <= box(card).bottom
        && words.every(each => each.right <= button.left && each.top >= box(card).top && each.bottom <= box(card).bottom);
    })""") == [True, True]


@pytest.mark.parametrize("device, size", [("notch", (768, 1024)), ("small", (768, 900))])
def test_a_phone_that_leaves_no_room_below_it_has_its_controls_in_the_inspector(same_page, device, size):
    page = same_page((768, 1024), "first-steps")
    wait_for_layout(page)
    # Each time from a window that has them below the phone.
    assert page.locator("#phone #controls").count() == 1
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.locator(f"#devices input[value={device}]").evaluate("e => e.click()")
    page.wait_for_selector(f"#bezel[data-device={device}]")
    wait_for_layout(page)
    page.locator("#tab-panel").click()
    card, side = page.locator("[data-control=header]").bounding_box(), page.locator("#side").bounding_box()
    assert card["x"] > side["x"] and page.get_by_text("Controls", exact=True).is_visible()
    page.locator("#tab-code").click()
    assert not page.locator("#controls").is_visible()
    page.locator("#devices input[value=small]").evaluate("e => e.click()")


@pytest.mark.parametrize("has_touch", [False, True])
@pytest.mark.parametrize("size", [(820, 700), (740, 700), (700, 560)])
def test_the_menus_of_the_toolbar_are_as_high_as_its_buttons(open_page, playground, size, has_touch):
    page = settled(open_page(playground.url, bypass_csp=True, has_touch=has_touch, viewport={"width": size[0], "height": size[1]}))
    heights = page.locator("#tools :is(.tool, .compact)").locator("visible=true").evaluate_all("all => all.map(e => e.offsetHeight)")
    assert set(heights) == {44 if has_touch else 34}


@pytest.mark.parametrize("size", [(844, 390), (896, 414), (932, 430)])
def test_the_groups_of_the_toolbar_of_a_phone_held_sideways_are_apart(same_page, size):
    page = same_page(size, has_touch=True)
    page.wait_for_selector(".connection[data-state=open]")
    wait_for_layout(page)
    for left, right in ((".brand svg", "#devices"), (".brand > span", "#devices"), ("#geometry-toggle", ".dot"), (".dot", ".bar > .add")):
        end, start = page.locator(left).bounding_box(), page.locator(right).bounding_box()
        assert start["x"] - end["x"] - end["width"] >= 10, f"{left} touches {right}"
    assert page.get_by_role("heading", name="Tug", exact=True).count() == 1


def test_three_scenes_are_in_sight_beside_a_phone_held_sideways(same_page):
    page = same_page((844, 390), "feed", has_touch=True)
    page.locator("#tab-scenes").tap()
    wait_for_layout(page)
    for words in (".intro .headline", ".intro .runs-on", "#scene-search"):
        box = page.locator(words).bounding_box()
        assert box["y"] > 90 and box["y"] + box["height"] < 240, words
    titles = [page.locator(f"[data-scene={scene}] strong").bounding_box() for scene in ("feed", "first-steps", "swiftui")]
    assert all(box["y"] + box["height"] <= 390 - 6 for box in titles), "few scenes are in sight"
    # Each link has its own room.
    assert page.evaluate("""() => [...document.querySelectorAll(".intro .text-link")].filter(e => e.checkVisibility()).flatMap(link => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return [bottom - top >= 44, ...[top + 2, (top + bottom) / 2, bottom - 2]
        .map(y => document.elementFromPoint((left + right) / 2, y) === link)];
    })""") == [True] * 8


# How high letters are on the display.
LETTERS = """selector => {
  const e = document.querySelector(selector);
  return parseFloat(getComputedStyle(e).fontSize) * e.currentCSSZoom;
}"""


@pytest.mark.parametrize("device", ["small", "tablet"])
@pytest.mark.parametrize("size", [(2560, 1440), (2390, 1200)])
def test_on_the_display_of_a_desktop_what_is_beside_the_phone_grows_with_it(same_page, size, device):
    page = same_page(size, "feed")
    choose_device(page, device)
    wait_for_layout(page)
    for part, least in [("#code-lines", 18), ("#scenes strong", 17), ("#devices label", 17), ("#controls .control-name", 17)]:
        assert page.evaluate(LETTERS, part) >= least, part
    wrapped = page.evaluate("""() => [...document.querySelectorAll("#code-lines li:not(.folded)")].slice(0, 50)
      .filter(e => e.offsetHeight > 1.5 * parseFloat(getComputedStyle(e).lineHeight)).map(e => e.textContent.trim())""")
    assert wrapped == [], "lines of the code that are in sight first wrap"
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    side, stage, phone = (page.locator(part).bounding_box() for part in ("#side", "#phone", "#bezel"))
    assert side["x"] + side["width"] == pytest.approx(size[0], abs=1)
    assert max(phone["width"] / stage["width"], phone["height"] / stage["height"]) > 0.85, "the phone is lost in its stage"


def test_the_inspector_of_a_large_display_ends_where_the_window_does_and_its_plot_is_sharp(same_page):
    page = same_page((2560, 1440), "feed")
    choose_device(page, "small")
    wait_for_layout(page)
    for part in ("#timeline", "#callbacks", "#network-section", "#settings", "#values", "#flags", "#releases-section", "#work"):
        box = page.locator(part).bounding_box()
        assert box["y"] + box["height"] <= 1440, f"{part} is below the window"
    assert box["y"] + box["height"] > 1400, "the end of the column is empty"
    canvas = page.locator("#timeline")
    assert canvas.evaluate("e => e.width") == pytest.approx(canvas.bounding_box()["width"], abs=1), "it is drawn with too few pixels"


@pytest.mark.parametrize("size", [(1000, 600), (1000, 640), (1100, 600)])
def test_what_it_runs_on_is_two_lines_in_a_low_window(same_page, size):
    page = same_page(size)
    wait_for_layout(page)
    assert page.locator(".intro .runs-on").evaluate("e => e.offsetHeight / parseFloat(getComputedStyle(e).lineHeight)") < 2.5
