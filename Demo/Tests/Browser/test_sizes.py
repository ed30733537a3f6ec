"""The page at the sizes of windows and phones: scale, lists, targets, words, and lines."""

import re

import pytest
from conftest import settled
from phone import drag, open_scene, value, wait_for_layout, wait_for_rest, wait_until

SIZES = [
    (720, 560), (844, 390), (1440, 900), (320, 640), (1024, 768), (2560, 1440), (768, 1024), (667, 375), (1280, 720), (1728, 1000),
    (390, 844), (1000, 700), (1200, 800),
]
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


def test_the_phone_fits_its_stage_and_the_page_its_window_after_every_resize(page):
    page.wait_for_selector("[data-label^=post-]")
    found, stages = {}, {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        wait_for_layout(page)
        now = room(page)
        assert now["inside"], f"at {width}×{height} the phone leaves its stage: {now}"
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"at {width}×{height} the page scrolls sideways"
        is_wide = width >= 1000 or (width >= 700 and height > 500)
        assert page.locator("#panel-toggle").is_visible() != is_wide
        if is_wide:
            assert page.evaluate("document.documentElement.scrollHeight") <= height, f"at {width}×{height} the page scrolls"
            # The phone is on its stage, and not under the columns beside it.
            phone = page.locator("#bezel").bounding_box()
            assert phone["x"] + phone["width"] <= page.locator("#side").bounding_box()["x"]
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


@pytest.mark.parametrize("size", [(1283, 721), (768, 1024), (844, 390), (390, 844)])
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
      return all.bottom >= last.bottom;
    }""")
    assert box, "rows of the log are cut or covered"


# What is pressed and lower than that, apart from links in lines of code, and the hint: see test_hint.py.
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


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024)])
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
@pytest.mark.parametrize("size", [(1728, 1000), (1200, 800), (390, 844)])
def test_all_words_on_the_page_are_legible(open_page, playground, scheme, size):
    page = settled(open_page(playground.url, bypass_csp=True, color_scheme=scheme,
                             viewport={"width": size[0], "height": size[1]}))
    open_scene(page, "first-steps")
    drag(page, (187, 300), (187, 200))
    if size[0] < 700:
        page.locator("#panel-toggle").click()
    assert page.evaluate(CONTRAST) == []
    if page.locator("#tab-panel").is_visible():
        page.locator("#tab-panel").click()
    for kind in ("drag", "scroll"):
        page.locator(f"[data-filter={kind}]").click()
    page.wait_for_selector("#callbacks li", state="attached")
    assert page.evaluate(CONTRAST) == []
    if size[0] > 1100:
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
