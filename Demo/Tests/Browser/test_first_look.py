"""What a newcomer sees first: the hint on the phone, its corners, the strip of scenes, and words that are always true."""

import json
import re

import pytest
from conftest import PACKAGE, PHONE, settled
from gestures import center, phone_point, tap, touch_drag
from phone import (
    choose_device, drag, has_run, hold, offset, open_scene, state, value, wait_for_layout, wait_for_rest, wait_for_scene,
    wait_for_state, wait_until,
)
from test_page import SEARCH, shown_scenes
from test_wheel import turn

HIGH, LOW = (187, 200), (187, 480)


def marks(page):
    return page.locator("#code-lines .matters").all_text_contents()


@pytest.mark.parametrize("scene, link", [("feed", "PostCell"), ("large-title", "CountingListViewController")])
def test_only_lines_that_use_tug_are_marked_in_a_linked_file(page, scene, link):
    open_scene(page, scene)
    page.locator(".code-link", has_text=link).first.click()
    page.wait_for_selector(f"#code-lines[data-file='{link}.swift']")
    assert all("Refresh" in line for line in marks(page)), marks(page)
    assert page.locator("#code-hint").is_visible() == (len(marks(page)) > 0), "the legend of no mark"
    page.locator("#code-back").click()
    page.locator("#code-hint", has_text="uses Tug").wait_for()


def test_a_failure_that_is_over_does_not_look_like_one_that_shows(page):
    page.wait_for_selector("[data-label^=post-]")
    page.locator("select[data-feed=failure]").select_option("1")
    chip = page.locator("[data-control=header] .chip")
    color = "e => getComputedStyle(e).color"
    quiet = chip.evaluate(color)
    drag(page, (187, 250), (187, 480))
    wait_for_state(page, "header", "failed")
    page.wait_for_function("document.querySelector('[data-control=header]').matches(':not([data-past])')")
    assert chip.evaluate(color) != quiet, "a failure that shows is as quiet as rest"
    page.get_by_text("pull to retry").wait_for()
    assert state(page, "header") == "failed" and chip.evaluate(color) == quiet
    card = page.locator("[data-control=header]")
    assert card.locator(".percent").inner_text() == "last refresh", "it looks like the state of a refresh that goes on"
    # What the button does then
    retry = card.get_by_role("button", name="Retry: header")
    assert retry.inner_text() == "Retry"
    page.locator("select[data-feed=failure]").select_option("0")
    retry.click()
    wait_for_state(page, "header", "idle")
    card.get_by_role("button", name="Begin refreshing: header").wait_for()
    card.get_by_text("holds 0 pt").wait_for()


@pytest.mark.parametrize("size", [(1200, 760), (1440, 900), (1728, 1000), (2560, 1440)])
def test_a_control_that_has_failed_says_what_retries_it(open_page, playground, size):
    page = settled(open_page(playground.url, bypass_csp=True, viewport={"width": size[0], "height": size[1]}))
    page.wait_for_selector("[data-label^=post-]")
    page.get_by_role("button", name="Make both fail").locator("visible=true").click()
    drag(page, (187, 250), (187, 480))
    wait_for_state(page, "header", "failed")
    page.locator("[data-control=footer] .begin").evaluate("e => e.click()")
    wait_for_state(page, "footer", "failed")
    for name, words in (("header", "pull to retry"), ("footer", "tap to retry")):
        card = page.locator(f"[data-control={name}]")
        card.get_by_text(words).wait_for()
        assert state(page, name) == "failed"
        line = card.locator(".line").last
        assert line.evaluate("e => e.scrollWidth <= e.clientWidth && e.clientHeight < 24"), f"the words of the {name} wrap"


@pytest.mark.whole_page
def test_the_first_view_says_what_to_do_until_it_is_done(page):
    hint = page.locator("#pull-hint")
    hint.wait_for()
    page.wait_for_selector("[data-label^=post-]")
    wait_until(lambda: offset(page) == -64)
    # Beside the words of the first row.
    boxes = page.evaluate("""() => {
      const range = document.createRange();
      const row = document.querySelector("[data-label^=post-]");
      return [...row.querySelectorAll(".text")].flatMap(e => {
        range.selectNodeContents(e);
        return [...range.getClientRects()].map(({ left, top, right, bottom }) => [left, top, right, bottom]);
      });
    }""")
    at = hint.bounding_box()
    covered = [box for box in boxes if box[0] < at["x"] + at["width"] and box[2] > at["x"]
               and box[1] + 2 < at["y"] + at["height"] and box[3] - 2 > at["y"]]
    assert covered == [], "the hint covers words"
    page.locator("#geometry-toggle").click()
    assert not hint.is_visible(), "the hint is among the labels of the geometry"
    page.locator("#geometry-toggle").click()
    # A click pulls nothing.
    page.mouse.click(*phone_point(page, 187, 400))
    assert hint.inner_text() == "Pull down" and hint.is_visible()
    hold(page, HIGH, (187, 260)).up()
    hint.wait_for(state="hidden")
    open_scene(page, "first-steps")
    page.wait_for_selector("#code-lines[data-file='FirstStepsScene.swift']")
    page.reload()
    settled(page).wait_for_selector("[data-label=row-2]")
    assert not hint.is_visible(), "the hint is back"


@pytest.mark.whole_page
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("scene, is_in_bar", [
    ("feed", True), ("large-title", True), ("four-edges", True), ("paging", True), ("text-header", True), ("search-bar", True),
    ("right-to-left", True), ("first-steps", True), ("failure", False), ("sides", True),
])
def test_the_hint_is_beside_the_title_or_at_the_empty_end_of_one_row(open_page, playground, scene, is_in_bar, size):
    page = settled(open_page(playground.url + f"#{scene}", bypass_csp=True, viewport={"width": size[0], "height": size[1]}))
    wait_for_scene(page, scene)
    page.wait_for_selector("#controls [data-control]", state="attached")
    wait_for_rest(page)
    hint = page.locator("#pull-hint")
    hint.wait_for()
    wait_until(lambda: (hint.get_attribute("data-in-bar") is not None) == is_in_bar, seconds=5)
    place = """() => {
      const hint = document.querySelector("#pull-hint").getBoundingClientRect();
      const meets = ({ left, top, right, bottom }) =>
        left < hint.right && right > hint.left && top + 2 < hint.bottom && bottom - 2 > hint.top;
      const range = document.createRange();
      const met = [...document.querySelectorAll("#surface :is(.text, .image, .node[data-name=CellSeparator])")]
        .filter(e => e.checkVisibility({ opacityProperty: true }))
        .filter((e) => {
          range.selectNodeContents(e);
          const { left, right, top, bottom } = e.getBoundingClientRect();
          if (e.matches(".node")) return left < hint.right && right > hint.left && top < hint.bottom && bottom > hint.top;
          return [...(e.matches(".text") ? range.getClientRects() : [e.getBoundingClientRect()])].some(meets);
        });
      const bar = document.querySelector(".node[data-name=UINavigationBar]").getBoundingClientRect();
      const scale = Number(document.querySelector("#bezel").style.getPropertyValue("--scale"));
      return [hint.toJSON(), bar.top + 22 * scale, met.map(e => e.textContent || e.dataset.name)];
    }"""
    # A header that closes goes below the bar.
    wait_until(lambda: page.evaluate(place)[2] == [], seconds=5)
    box, middle, _ = page.evaluate(place)
    screen = page.locator(".screen").bounding_box()
    assert box["left"] >= screen["x"] + 4 and box["right"] <= screen["x"] + screen["width"] - 4
    if is_in_bar:
        assert (box["top"] + box["bottom"]) / 2 == pytest.approx(middle, abs=1), "it isn’t in line with the title"


# The room between the hint and the words on the phone that are nearest to it; `null` if there is no hint.
ROOM_OF_HINT = """() => {
  const hint = document.querySelector("#pull-hint");
  if (!hint.checkVisibility()) return null;
  const box = hint.getBoundingClientRect();
  const range = document.createRange();
  return Math.min(...[...document.querySelectorAll("#surface .text")].filter(e => e.checkVisibility({ opacityProperty: true }))
    .flatMap((text) => {
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ left, top, right, bottom }) =>
        Math.max(left - box.right, box.left - right, top - box.bottom, box.top - bottom));
    }));
}"""


@pytest.mark.whole_page
@pytest.mark.parametrize("scene", ["sides", "first-steps", "feed"])
def test_the_hint_keeps_a_distance_from_the_title_after_every_resize(open_page, playground, scene):
    page = settled(open_page(playground.url + f"#{scene}", bypass_csp=True, viewport={"width": 1440, "height": 900}))
    wait_for_scene(page, scene)
    choose_device(page, "notch")
    page.locator("#pull-hint").wait_for()
    wait_for_rest(page)
    for width, height in [(1280, 720), (1000, 700), (844, 390), (320, 640), (390, 844), (768, 1024), (2560, 1440), (360, 640)]:
        page.set_viewport_size({"width": width, "height": height})
        wait_for_layout(page)
        wait_until(lambda: (room := page.evaluate(ROOM_OF_HINT)) is None or room >= 4, seconds=5)
        if scene == "feed":
            assert page.locator("#pull-hint").is_visible(), "it is gone, though there is room"


@pytest.mark.whole_page
def test_a_hint_beside_a_long_title_is_short_and_over_no_row(open_page, playground):
    page = settled(open_page(playground.url + "#first-steps", **PHONE))
    wait_for_scene(page, "first-steps")
    page.locator("#pull-hint[data-in-bar]").wait_for()
    page.wait_for_function("document.querySelector('#pull-hint').innerText === 'Pull'")


@pytest.mark.whole_page
@pytest.mark.parametrize("size, has_touch, least", [((1440, 900), False, 24), ((860, 500), False, 24), ((390, 844), True, 44), ((768, 1024), True, 44)])
def test_the_hint_is_large_enough_to_press(open_page, playground, size, has_touch, least):
    page = settled(open_page(playground.url, has_touch=has_touch, viewport={"width": size[0], "height": size[1]}))
    page.locator("#pull-hint").wait_for()
    wait_for_layout(page)
    assert page.locator("#pull-hint").evaluate("""(hint) => {
      const { left, right, top, bottom } = hint.getBoundingClientRect();
      const from = Math.round((top + bottom) / 2 - 30);
      return Array.from({ length: 60 }, (_, down) => document.elementFromPoint((left + right) / 2, from + down)).filter(each => each === hint).length;
    }""") >= least


# The hint on the screen: its room above and to the right, its height, how far its round end is from the corner, and that of the
# row with the title, and from the title.
HINT = """() => {
  const [hint, screen] = ["#pull-hint", ".screen"].map(part => document.querySelector(part).getBoundingClientRect());
  const corner = parseFloat(getComputedStyle(document.querySelector(".screen")).borderTopLeftRadius);
  const end = hint.height / 2;
  const [across, down] = [screen.right - hint.right + end, hint.top - screen.top + end].map(each => Math.max(0, corner - each));
  const bar = document.querySelector(".node[data-name=UINavigationBar]");
  const range = document.createRange();
  range.selectNodeContents(bar.querySelector(".text"));
  const title = range.getBoundingClientRect();
  return {
    above: hint.top - screen.top, right: screen.right - hint.right, height: hint.height, row: Math.min(bar.getBoundingClientRect().height,
      44 * screen.width / document.querySelector("#surface").offsetWidth),
    fromCorner: corner - end - Math.hypot(across, down), fromTitle: hint.left - title.right,
    letters: parseFloat(getComputedStyle(document.querySelector("#pull-hint")).fontSize),
    title: parseFloat(getComputedStyle(bar.querySelector(".text")).fontSize) * screen.width / document.querySelector("#surface").offsetWidth,
  };
}"""


@pytest.mark.whole_page
@pytest.mark.parametrize("held", ["upright", "sideways"])
@pytest.mark.parametrize("device", ["small", "notch", "tablet"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (768, 1024), (844, 390), (390, 844), (320, 568)])
def test_the_hint_is_clear_of_the_corner_the_edge_and_the_title(same_page, size, device, held):
    page = same_page(size, has_touch=True)
    choose_device(page, device)
    if page.locator("#bezel").get_attribute("data-held") != held:
        page.locator("#turn").click()
    page.wait_for_selector(f"#bezel[data-held={held}]")
    wait_for_layout(page)
    if page.locator(".screen").bounding_box()["width"] < 190:
        return  # There is no room beside the title.
    page.locator("#pull-hint[data-in-bar]").wait_for()
    # The frame of the turned phone places it.
    wait_until(lambda: page.evaluate(HINT)["fromCorner"] >= 1.5, seconds=5)
    hint = page.evaluate(HINT)
    assert hint["above"] >= 2 and hint["right"] >= 3, "it is on the edge"
    assert hint["fromTitle"] >= 6, "it touches the title"
    assert hint["letters"] >= 8 and hint["height"] <= max(12, 0.75 * hint["row"]), "it nearly fills its bar, or is too small to read"
    assert hint["letters"] <= max(8, 1.05 * hint["title"]), "it is larger than the title"


@pytest.mark.whole_page
@pytest.mark.parametrize("size", [(900, 640), (700, 600), (600, 500), (1000, 500)])
def test_a_low_window_has_the_hint_in_the_bar_of_its_phone(open_page, playground, size):
    page = settled(open_page(playground.url, bypass_csp=True, viewport={"width": size[0], "height": size[1]}))
    page.locator("#pull-hint[data-in-bar]").wait_for()
    assert page.evaluate(HINT)["fromTitle"] >= 6


@pytest.mark.whole_page
def test_the_hint_is_gone_while_a_control_runs_and_after_it(open_page, playground):
    page = settled(open_page(playground.url + "#first-steps"))
    hint = page.locator("#pull-hint")
    hint.wait_for()
    # What has been at rest for a second isn't the scene's own beginning.
    page.wait_for_timeout(1100)
    page.get_by_role("button", name="Begin refreshing: header").click()
    wait_for_state(page, "header", "refreshing")
    hint.wait_for(state="hidden")
    wait_for_state(page, "header", "idle")
    wait_for_rest(page)
    open_scene(page, "large-title")
    wait_for_rest(page)
    page.wait_for_timeout(200)
    assert not hint.is_visible(), "the hint is back after a run"


@pytest.mark.parametrize("size, words", [
    ((1440, 900), "this project’s reimplementation of UIKit"), ((768, 1024), "Runs on HeadlessUIKit, not on iOS."),
    ((390, 844), "Runs on HeadlessUIKit, not on iOS."), ((360, 640), "Runs on HeadlessUIKit, not on iOS."),
])
def test_the_page_says_what_it_runs_on(same_page, size, words):
    page = same_page(size, "first-steps", has_touch=True)
    wait_for_layout(page)
    if size[0] < 700:
        page.locator("#all-scenes").tap()
    note = page.locator(".runs-on").locator("visible=true")
    assert note.count() == 1 and words in note.inner_text() and not page.locator("#panel .runs-on").is_visible()
    if size[0] < 700:
        page.locator("#all-scenes").tap()


@pytest.mark.whole_page
@pytest.mark.parametrize("size", [(320, 568), (320, 640), (340, 700), (390, 844)])
def test_the_first_words_of_a_narrow_page_say_what_it_runs_on(open_page, playground, size):
    page = settled(open_page(playground.url, bypass_csp=True, has_touch=True, viewport={"width": size[0], "height": size[1]}))
    wait_for_layout(page)
    note, about = page.locator(".here"), page.locator("#about").bounding_box()
    assert note.inner_text() == "here on HeadlessUIKit, not iOS" and note.is_visible()
    box = note.bounding_box()
    assert box["y"] + box["height"] <= about["y"] + about["height"], "it is cut"


@pytest.mark.whole_page
def test_the_hint_is_a_button_of_the_page_and_none_of_the_app(open_page, playground):
    page = settled(open_page(playground.url))
    hint = page.get_by_role("button", name="Pull down", exact=True)
    hint.wait_for()
    colors = "e => [getComputedStyle(e).backgroundColor, getComputedStyle(e).color]"
    assert hint.evaluate(colors) == page.locator(".bar .setting.primary").evaluate(colors), "it isn’t in the colors of the page"
    # Keys pull the phone itself.
    assert hint.get_attribute("tabindex") == "-1"


@pytest.mark.whole_page
@pytest.mark.parametrize("scene, control", [
    ("feed", "header"), ("sides", "leading"), ("right-to-left", "leading"), ("chat", "header"), ("load-distance", "footer"),
    ("large-title", "header"),
])
def test_a_click_on_the_hint_plays_what_it_says(open_page, playground, scene, control):
    page = settled(open_page(playground.url + f"#{scene}"))
    wait_for_scene(page, scene)
    wait_for_rest(page)
    # A scene may begin with a run.
    page.wait_for_function("name => document.querySelector(`[data-control=${name}] .chip`)?.dataset.state === 'idle'", arg=control)
    hint = page.locator("#pull-hint")
    hint.wait_for()
    page.evaluate("window.passedStates = {}")
    hint.click()
    if control != "footer":
        wait_for_state(page, control, "pulling")
    wait_for_state(page, control, "refreshing")
    hint.wait_for(state="hidden")
    assert page.evaluate("document.activeElement.id") == "surface", "the keys are for nothing"
    wait_for_state(page, control, "idle")
    wait_for_rest(page)
    assert not hint.is_visible(), "it asks for what has been done"


@pytest.mark.whole_page
def test_a_tap_on_the_hint_pulls_and_one_near_it_does_too(open_page, playground):
    page = settled(open_page(playground.url, **PHONE))
    hint = page.locator("#pull-hint")
    hint.wait_for()
    wait_for_rest(page)
    x, y = center(hint)
    reached = page.evaluate("""([x, y]) => [-20, 20].map(far => document.elementFromPoint(x, y + far).id)""", [x, y])
    assert reached == ["pull-hint", "pull-hint"], "it is lower than a finger"
    page.evaluate("window.passedStates = {}")
    tap(page, (x, y + 15))
    wait_for_state(page, "header", "pulling")
    wait_for_state(page, "header", "refreshing")
    hint.wait_for(state="hidden")


@pytest.mark.whole_page
@pytest.mark.parametrize("by", ["finger", "mouse", "wheel"])
def test_a_drag_that_begins_on_the_hint_pulls_the_list(open_page, playground, by):
    page = settled(open_page(playground.url))
    page.wait_for_selector("[data-label^=post-]")
    hint = page.locator("#pull-hint")
    hint.wait_for()
    wait_for_rest(page)
    x, y = center(hint)
    if by == "finger":
        touch_drag(page, (x, y), (x, y + 60), hold_last=0.2)
    elif by == "mouse":
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 60, steps=10)
        wait_until(lambda: offset(page) < -80)
        page.mouse.move(x, y, steps=10)
        page.mouse.up()
    else:
        page.mouse.move(x, y)
        page.mouse.wheel(0, 120)
        wait_until(lambda: offset(page) > 0)
        return
    hint.wait_for(state="hidden")
    wait_for_rest(page)
    assert not has_run(page, "header"), "the drag was also a click"


@pytest.mark.parametrize("flags, y, is_pull", [
    (["tracking", "dragging"], -114, True),
    (["tracking", "dragging"], -86, False),
    ([], -114, False),
])
def test_the_hint_counts_a_pull_of_a_header_that_is_caught_while_it_closes(page, flags, y, is_pull):
    done = page.evaluate("""async ([flags, y]) => {
      const { PullHint } = await import("/pull-hint.js");
      const element = document.createElement("button");
      element.append(document.createElement("span"));
      sessionStorage.clear();
      const hint = new PullHint(element, document.querySelector("#surface"), () => {});
      const panel = held => ({
        controls: [{ name: "header", side: "top", state: "idle", held }], viewport: [0, 0, 375, 812],
        contentSize: [375, 2000], contentOffset: [0, -64 - held], adjustedContentInset: [64 + held, 0, 0, 0], flags: [],
      });
      hint.collect({ full: true, panel: panel(20) });
      // The header takes its room again under the finger, as much as is out.
      hint.collect({ panel: { ...panel(-64 - y), flags } });
      return JSON.parse(sessionStorage.getItem("tug.hint"))?.isDone ?? false;
    }""", [flags, y])
    assert done == is_pull


@pytest.mark.whole_page
def test_a_finger_of_the_user_takes_the_list_from_the_hint(open_page, playground):
    page = settled(open_page(playground.url))
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda message: sent.append(message)))
    page.reload()
    page.wait_for_selector("[data-label^=post-]")
    page.locator("#pull-hint").wait_for()
    wait_for_rest(page)
    page.locator("#pull-hint").click()
    wait_until(lambda: offset(page) < -70)
    page.mouse.move(*phone_point(page, 187, 560))
    page.mouse.down()
    # Farther than the hint pulls, whenever the user takes over.
    page.mouse.move(*phone_point(page, 187, 160), steps=10)
    wait_until(lambda: offset(page) > -64)
    page.mouse.up()
    wait_for_rest(page)
    down, most = set(), 0
    for message in filter(lambda message: message.get("t") == "pointer", map(json.loads, sent)):
        (down.add if message["phase"] in ("down", "move") else down.discard)(message["id"])
        most = max(most, len(down))
    assert most == 1, "two fingers drag the list"


@pytest.mark.whole_page
@pytest.mark.parametrize("size", [(320, 568), (340, 600)])
def test_a_description_that_is_cut_ends_with_a_whole_word(open_page, playground, size):
    page = settled(open_page(playground.url, bypass_csp=True, has_touch=True, viewport={"width": size[0], "height": size[1]}))
    page.wait_for_selector("#summary[data-cut]")
    wait_for_layout(page)
    halves = page.evaluate("""() => {
      const summary = document.querySelector("#summary");
      const box = summary.getBoundingClientRect();
      const cover = getComputedStyle(summary, "::after");
      const left = box.left + parseFloat(cover.left);
      const top = box.bottom - parseFloat(cover.height);
      const range = document.createRange();
      const texts = document.createTreeWalker(summary, NodeFilter.SHOW_TEXT);
      const halves = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { index, 0: word } of text.data.matchAll(/\\S+/g)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          for (const at of range.getClientRects()) {
            const middle = (at.top + at.bottom) / 2;
            if (middle > top && middle < box.bottom && at.left < left - 0.5 && at.right > left + 0.5) halves.push(word);
          }
        }
      }
      return halves;
    }""")
    assert halves == []
    words = page.evaluate("getComputedStyle(document.querySelector('#summary'), '::after').backgroundImage")
    assert words == "none", "a word shows through"


def test_a_failing_network_is_named_where_its_settings_are_closed(page):
    open_scene(page, "last-updated")
    note, heading = page.locator("#network-note"), page.locator("#network-section summary")
    heading.click()
    page.locator("select[data-feed=failure]").select_option("1")
    assert not note.is_visible(), "the settings say so themselves"
    heading.click()
    note.wait_for()
    assert note.locator("span").inner_text() == "fails always"
    heading, line = (page.locator(part).bounding_box() for part in ("#network-section summary", "#network-note"))
    assert abs(heading["y"] + heading["height"] / 2 - line["y"] - line["height"] / 2) <= 4, "it has a row of its own"
    note.get_by_role("button").click()
    note.wait_for(state="hidden")
    assert page.locator("select[data-feed=failure]").input_value() == "0"


def test_the_inspector_begins_with_what_changes_during_a_pull(page):
    assert page.locator("#panel summary").all_text_contents() == [
        "Controls", "Last ten seconds of motion", "Callbacks newest first", "Network", "Phone", "Scroll view",
        "Motion after the last releases"]


@pytest.mark.parametrize("size", [(1680, 1050), (1920, 1080)])
def test_the_plot_the_log_and_the_settings_are_in_sight_together(same_page, size):
    page = same_page(size)
    for part in ("#timeline", "#callbacks", "[data-feed=failure]", "[data-setting=dark]", "[data-setting=language]"):
        box = page.locator(part).bounding_box()
        assert box["y"] + box["height"] <= size[1], f"{part} is below the window"


def test_a_phrase_comes_first_and_few_of_many_scenes_are_found_in_the_code(page):
    page.locator(SEARCH).fill("try await")
    page.get_by_role("heading", name="Found in the code").wait_for()
    found = shown_scenes(page)
    assert len(found) == 8
    more = page.get_by_role("button", name="more", exact=False).and_(page.locator(".show-all"))
    more.click()
    all_found = shown_scenes(page)
    assert len(all_found) > 8 and all_found[:8] == found
    assert page.evaluate("document.activeElement.dataset.scene") == all_found[8]
    # Both words are in more scenes than the phrase is.
    page.locator(SEARCH).fill("the footer")
    words = page.locator("section[aria-label=Found] li").evaluate_all(
        "all => all.map(e => e.textContent.toLowerCase().includes('the footer'))")
    assert words == sorted(words, reverse=True) and True in words and False in words


def test_the_whole_title_of_a_scene_finds_that_scene(page):
    for title, scene in [("Success and  failure", "outcomes"), ("chat history", "chat"), ("A header and a footer", "first-steps")]:
        page.locator(SEARCH).fill(title)
        assert shown_scenes(page) == [scene]
    more = page.locator(".show-all", has_text="more")
    more.wait_for()
    assert shown_scenes(page) == ["first-steps"]
    # The others that have the words are one button away.
    before = len(shown_scenes(page))
    more.click()
    assert len(shown_scenes(page)) > before
    # A word alone may be a topic.
    page.locator(SEARCH).fill("Feed")
    assert len(shown_scenes(page)) > 1


def test_a_search_for_what_no_scene_has_of_swiftui_shows_its_code(page):
    page.locator(SEARCH).fill("LazyVStack")
    assert page.locator("#no-scene pre span").all_text_contents() == [
        "List(feed.items) { Row($0) }", "  .tugHeader { try await feed.refresh() }",
        "  .tugFooter(.auto) { try await feed.loadNext() }"]
    readme = (PACKAGE / "README.md").read_text()
    assert "\n".join(page.locator("#no-scene pre span").all_text_contents()) in readme


def test_names_of_usual_length_are_not_broken(page):
    assert page.locator("[data-scene=haptics] wbr").count() == 0
    assert page.locator("[data-scene=sv-pull-to-refresh] wbr").count() > 0


@pytest.mark.whole_page
def test_a_scene_without_a_header_or_a_list_to_scroll_asks_for_nothing(open_page, playground):
    page = settled(open_page(playground.url + "#short-list"))
    page.wait_for_selector("button[data-scene=short-list][aria-current]")
    page.wait_for_selector("#controls [data-control]")
    wait_until(lambda: not page.locator("#pull-hint").is_visible())


@pytest.mark.whole_page
@pytest.mark.parametrize("scene, words, angle, step", [("sides", "Pull right", "-90deg", 200), ("right-to-left", "Pull left", "90deg", -200)])
def test_a_scene_that_scrolls_sideways_asks_for_a_pull_to_the_side_until_it_is_made(open_page, playground, scene, words, angle, step):
    page = settled(open_page(playground.url + f"#{scene}"))
    hint = page.locator("#pull-hint")
    # Beside a long title, only its first word
    page.wait_for_function(
        "words => [words, 'Pull'].includes(document.querySelector('#pull-hint').innerText)", arg=words)
    hint.wait_for()
    assert hint.locator("svg").evaluate("e => getComputedStyle(e).rotate") == angle, "the arrow points elsewhere"
    drag(page, (187, 330), (187 + step, 330))
    hint.wait_for(state="hidden")
    wait_for_state(page, "leading", "refreshing")
    wait_for_state(page, "leading", "idle")
    wait_for_rest(page)
    assert not hint.is_visible(), "it asks for what has been done"


@pytest.mark.whole_page
def test_a_scene_with_only_a_footer_asks_to_scroll_until_the_footer_has_run(open_page, playground):
    page = settled(open_page(playground.url + "#failure"))
    hint = page.locator("#pull-hint")
    hint.get_by_text("Scroll to the end").wait_for()
    drag(page, (187, 480), (187, 300))
    hint.wait_for(state="hidden")
    open_scene(page, "load-distance")
    hint.get_by_text("Scroll to the end").wait_for()
    for _ in range(6):
        drag(page, (187, 560), (187, 100))
    wait_until(lambda: page.evaluate("JSON.parse(sessionStorage.getItem('tug.hint') ?? '{}').isScrolled") is True)
    open_scene(page, "failure")
    wait_for_rest(page)
    assert not hint.is_visible(), "the hint is back"
    # What pulls is still unknown to this reader.
    open_scene(page, "first-steps")
    hint.get_by_text(re.compile("^Pull( down)?$")).wait_for()


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768), (1280, 720), (1024, 768)])
def test_the_keys_of_the_phone_have_room_below_it(same_page, size):
    page = same_page(size)
    page.locator("#code-lines").hover()
    page.locator("#surface").hover()
    caption = page.locator("#phone-keys")
    caption.wait_for()
    box, stage = caption.bounding_box(), page.locator("#phone").bounding_box()
    assert box["x"] >= stage["x"] and box["x"] + box["width"] <= stage["x"] + stage["width"], "the words are cut"
    # The ring of the focus is four pixels wide around the case.
    case = page.locator("#bezel").bounding_box()
    padding = caption.evaluate("e => parseFloat(getComputedStyle(e).paddingTop)")
    assert padding >= (12 if size[1] == 900 else 6), "the words are on the ring around the phone"
    assert box["y"] == pytest.approx(case["y"] + case["height"], abs=1)
    page.locator("#code-lines").hover()


def test_the_keys_of_the_phone_are_named_under_the_pointer_until_it_drags_and_again_after_a_key(page):
    caption = page.locator("#phone-keys")
    assert not caption.is_visible()
    page.locator("#surface").hover()
    caption.wait_for()
    assert caption.inner_text() == "Drag or scroll to pull · Arrow keys scroll · Shift + arrows pull"
    for _ in range(2):
        page.mouse.down()
        page.mouse.up()
        caption.wait_for(state="hidden")
        page.keyboard.press("ArrowDown")
        caption.wait_for()
        assert caption.inner_text() == "Arrow keys scroll · Shift + arrows pull"
    page.locator("#geometry-toggle").focus()
    page.locator("#code-lines").hover()
    caption.wait_for(state="hidden")
    page.locator("#surface").hover()
    caption.get_by_text("Drag or scroll to pull").wait_for()
    page.mouse.move(0, 0)


def test_a_wide_phone_leaves_the_code_in_sight(page):
    page.get_by_role("button", name="Make both fail").locator("visible=true").click()
    assert page.locator("#code-lines").is_visible() and page.locator("#panel").is_visible()
    page.locator("#turn").click()
    page.wait_for_selector("#bezel[data-held=sideways]")
    assert page.locator("#code-lines").is_visible() and page.locator("#panel").is_visible()
    # A tablet leaves room for one of the two.
    choose_device(page, "tablet")
    page.wait_for_selector("#side.shared")
    assert page.locator("#code-lines").is_visible() and not page.locator("#timeline").is_visible()
    assert page.locator("#tab-code").get_attribute("aria-selected") == "true"


@pytest.mark.parametrize("size", [(1440, 560), (1280, 600), (768, 1024), (390, 844)])
def test_the_code_says_which_type_it_is_part_of(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size[0] < 700:
        page.locator("#panel-toggle").click()
    open_scene(page, "first-steps")
    open_scene(page, "feed")
    page.wait_for_selector("#code-lines[data-file='FeedScene.swift']")
    wait_for_layout(page)
    head = page.locator("#code-type-head")
    head.wait_for()
    assert head.inner_text() == "class FeedViewController"
    if size[0] < 700:
        name, lines = (page.locator(part).bounding_box() for part in ("#code-name", "#code-lines"))
        box = head.bounding_box()
        assert name["y"] < box["y"] and box["y"] + box["height"] <= lines["y"] + 1, "it isn't in the row of the file's name"
    # It stands for one line, and cuts no other.
    assert size[0] < 700 or page.evaluate("""() => {
      const head = document.querySelector("#code-type-head").getBoundingClientRect();
      const list = document.querySelector("#code-lines").getBoundingClientRect();
      const line = parseFloat(getComputedStyle(document.querySelector("#code-lines")).lineHeight);
      return Math.abs(head.top - list.top) < 1 && Math.abs(head.height - line) < 1;
    }""")
    page.locator("#code-lines").evaluate("e => e.scrollTo(0, 0)")
    head.wait_for(state="hidden")


def test_the_legend_names_the_states_that_have_occurred(page):
    open_scene(page, "first-steps")
    names = page.locator("#legend li:visible")
    page.wait_for_function("document.querySelectorAll('#legend li:not([hidden])').length === 3")
    drag(page, HIGH, LOW, hold_last=0.2)
    wait_for_state(page, "header", "refreshing")
    wait_for_state(page, "header", "idle")
    assert names.all_text_contents() == [
        "offset", "progress", "held inset", "pulling", "refreshing"]


def test_a_search_keeps_its_cross_and_leads_back_to_all_scenes(page):
    every = shown_scenes(page)
    page.locator(SEARCH).fill("failure")
    page.locator("button[data-scene=failure]").click()
    wait_for_scene(page, "failure")
    page.locator("#surface").focus()
    # The cross, without the focus and the pointer.
    assert page.evaluate("document.activeElement.id") == "surface"
    look = "getComputedStyle(document.querySelector('#scene-search'), '::-webkit-search-cancel-button')"
    assert page.evaluate(f"[{look}.opacity, {look}.pointerEvents]") == ["1", "auto"]
    page.locator("#scenes").get_by_role("button", name="Show all scenes").click()
    assert shown_scenes(page) == every and page.locator(SEARCH).input_value() == ""
    assert page.evaluate("document.activeElement.dataset.scene") == "failure"


def test_the_list_over_a_phone_stays_open_when_a_search_ends(phone_page):
    phone_page.locator(SEARCH).fill("failure")
    # The code that is searched, too, arrives later, and moves the button.
    phone_page.locator(".show-all", has_text="more").wait_for()
    phone_page.locator("#scenes").get_by_role("button", name="Show all scenes").tap()
    assert phone_page.locator("#all-scenes").get_attribute("aria-expanded") == "true"
    assert len(shown_scenes(phone_page)) > 30


@pytest.mark.parametrize("words", [("load", "loading", "loads"), ("refresh", "refreshing"), ("pull", "pulling"),
                                   ("image", "images"), ("drag", "dragging")])
def test_a_word_finds_the_same_scenes_in_each_of_its_forms(same_page, words):
    page = same_page()
    found = []
    for word in words:
        page.locator(SEARCH).fill(word)
        found.append(page.locator("section[aria-label=Found] [data-scene]").evaluate_all(
            "all => all.map(e => e.dataset.scene)"))
    assert len(found[0]) > 1 and all(each == found[0] for each in found)


@pytest.mark.whole_page
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("scene", ["chat", "older-messages"])
def test_a_list_that_begins_at_its_end_is_scrolled_before_it_is_pulled(open_page, playground, scene, size):
    page = settled(open_page(playground.url + f"#{scene}", bypass_csp=True,
                             viewport={"width": size[0], "height": size[1]}))
    hint = page.locator("#pull-hint")
    page.wait_for_function("document.querySelector('#pull-hint').innerText === 'Scroll up, then pull'")
    end = offset(page)
    start = -value(page, "adjustedContentInset")[0]
    assert end > start + 100
    bubbles = """() => {
      const box = document.querySelector("#pull-hint").getBoundingClientRect();
      return [...document.querySelectorAll("#surface .node")].filter(e => {
        const { left, top, right, bottom } = e.getBoundingClientRect();
        return parseFloat(getComputedStyle(e).borderTopLeftRadius) > 4
          && left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      }).map(e => e.textContent);
    }"""
    assert page.evaluate(bubbles) == [], "the hint covers bubbles"
    page.mouse.move(*phone_point(page, 187, 400))
    page.mouse.wheel(0, -60)
    wait_until(lambda: offset(page) < end)
    hint.wait_for(state="hidden")
    turn(page, (187, 400), [-400] * 20)
    wait_until(lambda: offset(page) == start)
    page.wait_for_function("['Pull down', 'Pull'].includes(document.querySelector('#pull-hint').innerText)")
    hold(page, HIGH, (187, 400)).up()
    hint.wait_for(state="hidden")


@pytest.mark.whole_page
def test_the_hint_has_found_its_place_when_it_is_seen_again_while_time_is_paused(open_page, playground):
    page = settled(open_page(playground.url, bypass_csp=True, viewport={"width": 1440, "height": 900}))
    page.wait_for_selector("[data-label^=post-]")
    page.keyboard.press("/")
    page.keyboard.type("chat")
    page.keyboard.press("Enter")
    wait_for_scene(page, "chat")
    page.wait_for_function("document.activeElement.id === 'surface'")
    page.wait_for_function("document.querySelector('#pull-hint').textContent === 'Scroll up, then pull'")
    wait_for_rest(page)
    page.locator("#pause").click()
    hint = page.locator("#pull-hint")
    hint.wait_for()
    box, bar = hint.bounding_box(), page.locator("#surface [data-name=UINavigationBar]").bounding_box()
    assert box["y"] >= bar["y"] + bar["height"], "the hint covers the title"


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_the_strip_begins_with_a_whole_scene(open_page, playground, size):
    page = settled(open_page(playground.url, bypass_csp=True, has_touch=True,
                             viewport={"width": size[0], "height": size[1]}))
    cut = """() => {
      const room = document.querySelector("#scenes").getBoundingClientRect();
      return [...document.querySelectorAll("#scenes li")].map(e => e.getBoundingClientRect())
        .filter(box => box.left < room.left - 1 && box.right > room.left + 3).length;
    }"""
    for scene in ("feed", "chat", "load-distance", "first-steps"):
        if scene != "feed":
            page.locator("#all-scenes").tap()
            open_scene(page, scene)
        wait_until(lambda: page.evaluate(cut) == 0, seconds=5)
    # A finger leaves the strip at a scene, too.
    page.locator("#scenes").evaluate("e => e.scrollTo(333, 0)")
    wait_until(lambda: page.evaluate(cut) == 0, seconds=5)


def test_a_phone_with_gutters_has_round_corners_and_words_in_none(open_page, playground):
    page = settled(open_page(playground.url, **PHONE))
    wait_for_layout(page)
    radius = "getComputedStyle(document.querySelector('.screen')).borderTopLeftRadius"
    top = "document.querySelector('#bezel').getBoundingClientRect().top"
    about = "document.querySelector('#about').getBoundingClientRect().bottom"
    assert float(page.evaluate(radius).removesuffix("px")) > 10 and page.evaluate(f"{top} - {about}") >= 6
    # The first summary has one line more, which says what Tug is.
    assert page.evaluate(top) < 200, "rows above the phone take its room"
    page.set_viewport_size({"width": 390, "height": 1100})
    wait_for_layout(page)
    assert float(page.evaluate(radius).removesuffix("px")) > 10
    assert page.locator("#bezel").bounding_box()["width"] == pytest.approx(370, abs=1), "a strip without an edge"


@pytest.mark.parametrize("size, scenes", [((768, 1024), 7), ((700, 1000), 6), ((764, 1000), 6), ((820, 1180), 8), ((999, 1000), 6)])
def test_an_upright_tablet_says_what_tug_is_in_few_lines_above_the_phone(same_page, size, scenes):
    page = same_page(size, "feed")
    wait_for_layout(page)
    stage, intro, phone = (page.locator(part).bounding_box() for part in ("#phone", ".intro", "#bezel"))
    # In the room of the stage, and not in that of the scenes.
    assert intro["x"] == stage["x"] and intro["width"] == pytest.approx(stage["width"], abs=1)
    assert intro["height"] <= 130, "the introduction has the room of the phone"
    headline, add, note, swift = (page.locator(part).locator("visible=true").bounding_box() for part in
                                  (".intro .headline", ".intro .add", ".intro .runs-on", ".intro [data-kit=SwiftUI]"))
    assert headline["y"] + headline["height"] / 2 == pytest.approx(add["y"] + add["height"] / 2, abs=2), "they aren't one row"
    assert note["height"] < 24 and note["y"] < swift["y"] + swift["height"] / 2 < note["y"] + note["height"], "they aren't one row"
    words = page.evaluate("""() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector(".intro .runs-on"));
      return range.getBoundingClientRect().right;
    }""")
    assert words + 6 <= swift["x"], "one covers the other"
    for left, right in ((headline, add), (note, swift)):
        middle = (left["x"] + right["x"] + right["width"]) / 2
        assert middle == pytest.approx(stage["x"] + stage["width"] / 2, abs=1), "off the axis"
    assert phone["x"] + phone["width"] / 2 == pytest.approx(stage["x"] + stage["width"] / 2, abs=1)
    above = phone["y"] - intro["y"] - intro["height"]
    assert 16 <= above <= 24, "the introduction is far from the phone, or on it"
    assert 22 <= intro["y"] - stage["y"] <= 30, "the group is far from the toolbar"
    list = page.locator("#scenes").bounding_box()
    shown = [box for item in page.locator("#scenes li").all()[:12]
             if (box := item.bounding_box())["y"] + box["height"] <= list["y"] + list["height"]]
    assert len(shown) >= scenes, "few scenes are in sight"


@pytest.mark.parametrize("size, length", [((768, 1024), 49), ((820, 1180), 52), ((999, 1000), 65), ((700, 900), 44)])
@pytest.mark.parametrize("has_touch", [False, True])
def test_beside_the_phone_of_a_tablet_lines_of_code_have_room(same_page, size, length, has_touch):
    page = same_page(size, "feed", has_touch=has_touch)
    page.wait_for_selector("#code-lines[data-file='FeedScene.swift']")
    wait_for_layout(page)
    room = page.evaluate("""() => {
      const line = document.querySelector("#code-lines li");
      const pen = new OffscreenCanvas(1, 1).getContext("2d");
      pen.font = getComputedStyle(line).font;
      const first = parseFloat(getComputedStyle(line).paddingLeft) + parseFloat(getComputedStyle(line).textIndent);
      return (line.clientWidth - first - parseFloat(getComputedStyle(line).paddingRight)) / pen.measureText("0").width;
    }""")
    assert room >= length, f"{room:.1f} characters"
    # No letter is at the edge of the window, and an upright tablet has more code than scenes.
    assert page.evaluate(RIGHTMOST) <= size[0] - 10
    if size[1] >= 1000:
        assert page.locator("#code-lines").bounding_box()["height"] >= 0.43 * size[1]


# Where the last letter of the longest visible line ends. Spaces at which a line wraps hang over its edge.
RIGHTMOST = """() => {
  const range = document.createRange();
  const ends = [];
  for (const line of document.querySelectorAll("#code-lines li:not(.folded)")) {
    const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      for (const match of walker.currentNode.data.matchAll(/\\S+/g)) {
        range.setStart(walker.currentNode, match.index);
        range.setEnd(walker.currentNode, match.index + match[0].length);
        ends.push(...[...range.getClientRects()].map(({ right }) => right));
      }
    }
  }
  return Math.max(...ends);
}"""


@pytest.mark.parametrize("size", [(1280, 720), (1366, 740)])
def test_a_tab_shows_the_states_of_the_inspector_behind_it_and_then_all_of_it(same_page, size):
    page = same_page(size, "first-steps")
    page.locator("#tab-code").click()
    summary = page.locator("#tab-summary")
    wait_until(lambda: summary.inner_text() == "header idle · footer idle")
    width = page.locator("#tab-panel").bounding_box()["width"]
    page.locator("#tab-panel").click()
    assert page.locator("#tab-panel").bounding_box()["width"] == width, "the tabs move below the pointer"
    assert not summary.is_visible(), "it says twice what its cards show"
    for part in ("#controls", "#timeline", "#callbacks", "#network-section", "#settings", "#values", "#flags"):
        box = page.locator(part).bounding_box()
        assert box["y"] + box["height"] <= size[1], f"{part} is below the window"


@pytest.mark.parametrize("device", ["small", "notch", "tablet"])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1680, 1050), (1920, 1080), (2560, 1440)])
def test_a_device_that_is_turned_leaves_the_columns_and_the_tabs_where_they_are(same_page, size, device):
    # On a large display, a phone that is turned has the room of the inspector: see test_sizes.py.
    if size[0] >= 1680 and device != "tablet":
        return
    page = same_page(size, "feed")
    choose_device(page, device)
    parts = ("#scene-area", "#phone", "#side", "#tabs", "#tab-code", "#tab-panel", "#code", "#panel", "#code-head")

    def places():
        wait_for_layout(page)
        return {part: page.locator(part).bounding_box() for part in parts if page.locator(part).is_visible()}

    upright = places()
    page.locator("#turn").click()
    page.wait_for_selector("#bezel[data-held=sideways]")
    sideways = places()
    assert upright.keys() == sideways.keys(), "something has come or gone"
    # In smaller windows, the scenes are below the phone, which has their width, too.
    is_below = size[0] < 1680
    assert not is_below or sideways["#scene-area"]["y"] >= sideways["#phone"]["y"] + sideways["#phone"]["height"] - 1
    for part, before in upright.items():
        now = sideways[part]
        if is_below and part in ("#scene-area", "#phone"):
            continue
        assert not is_below or now == before, part
        # The phone may take some of the code's width, and nothing else changes.
        assert now["y"] == pytest.approx(before["y"], abs=1), part
        assert now["x"] == pytest.approx(before["x"], abs=0.11 * size[0]), part
    assert is_below or sideways["#scene-area"] == upright["#scene-area"]
    assert sideways["#side"]["x"] + sideways["#side"]["width"] == pytest.approx(size[0], abs=1)
    phone, stage = page.locator("#bezel").bounding_box(), sideways["#phone"]
    # A tablet is as high as its stage.
    least = 0.55 if device == "tablet" and is_below else 0.6
    assert least * stage["width"] < phone["width"] <= stage["width"], "the phone is lost in its stage"
    for middle in (("x", "width"), ("y", "height")):
        assert phone[middle[0]] + phone[middle[1]] / 2 == pytest.approx(stage[middle[0]] + stage[middle[1]] / 2, abs=8)
    code, marked = page.locator("#code-lines").bounding_box(), page.locator("#code-lines .matters").first.bounding_box()
    assert code["y"] <= marked["y"] and marked["y"] + marked["height"] <= code["y"] + code["height"]
    page.locator("#turn").click()
    page.wait_for_selector("#bezel[data-held=upright]")
    choose_device(page, "small")


@pytest.mark.parametrize("size, device", [
    ((1280, 720), "small"), ((1280, 720), "notch"), ((1280, 720), "tablet"), ((1024, 768), "small"), ((1024, 768), "tablet"),
    ((1270, 800), "small"), ((1440, 900), "small"), ((1440, 900), "notch"), ((1440, 700), "tablet"),
])
def test_nothing_in_the_inspector_moves_when_a_device_is_turned(same_page, size, device):
    page = same_page(size, "first-steps")
    choose_device(page, device)
    page.locator("#tab-panel").click()

    def places():
        wait_for_layout(page)
        return page.locator("#side, #tabs button, #panel details, #panel summary").evaluate_all(
            "all => all.map(e => e.getBoundingClientRect().toJSON())")

    upright = places()
    page.locator("#turn").click()
    page.wait_for_selector("#bezel[data-held=sideways]")
    wait_until(lambda: places() == upright, seconds=5)
    page.locator("#turn").click()
    page.wait_for_selector("#bezel[data-held=upright]")
    page.locator("#tab-code").click()
    choose_device(page, "small")


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768)])
def test_the_lines_of_a_description_are_nearly_equally_long(same_page, size):
    page = same_page(size, "distances")
    wait_for_layout(page)
    widths = page.locator("#scenes [aria-current] small").evaluate("""e => {
      const range = document.createRange();
      range.selectNodeContents(e);
      return Object.values(Object.groupBy([...range.getClientRects()], box => Math.round(box.top)))
        .map(line => Math.max(...line.map(box => box.right)) - Math.min(...line.map(box => box.left)));
    }""")
    assert len(widths) > 2 and min(widths) >= 0.65 * max(widths), widths


@pytest.mark.parametrize("size, has_tabs", [((1440, 900), True), ((1679, 1000), True), ((1680, 1050), False)])
def test_a_window_of_usual_width_has_three_columns_and_a_wider_one_four(same_page, size, has_tabs):
    page = same_page(size)
    wait_for_layout(page)
    assert page.locator("#tabs").is_visible() == has_tabs
    assert page.locator("#timeline").is_visible() != has_tabs
    assert page.locator("#bezel").bounding_box()["width"] > 375, "there is no room for a phone of its own size"


@pytest.mark.parametrize("width", [1024, 1280, 1440, 1920])
def test_most_titles_are_one_line(same_page, width):
    page = same_page((width, 900))
    wait_for_layout(page)
    lines = page.locator("#scenes strong").evaluate_all(
        "all => all.map(e => Math.round(e.offsetHeight / parseFloat(getComputedStyle(e).lineHeight)))")
    assert lines.count(1) > len(lines) * 0.6 and max(lines) <= 2


def test_the_line_of_the_closed_sheet_names_what_is_at_work_and_is_not_cut(phone_page):
    open_scene(phone_page, "first-steps")
    phone_page.evaluate("""() => {
      const line = document.querySelector("#panel-summary");
      window.lines = [];
      window.cut = [];
      new MutationObserver(() => {
        window.lines.push(line.textContent);
        if (line.scrollWidth > line.clientWidth) window.cut.push(line.textContent);
      }).observe(line, { childList: true, characterData: true, subtree: true });
    }""")
    drag(phone_page, HIGH, LOW, hold_last=0.2)
    wait_for_state(phone_page, "header", "refreshing")
    wait_for_state(phone_page, "header", "idle")
    wait_for_rest(phone_page)
    lines = phone_page.evaluate("window.lines")
    assert phone_page.evaluate("window.cut") == []
    assert "header refreshing" in lines, lines


@pytest.mark.parametrize("place", ["[data-scene=failure]", ".show-all"])
def test_a_search_that_goes_on_in_the_code_leaves_the_focus_where_it_is(page, place):
    held = []
    page.route("**/source/**", lambda route: held.append(route))
    page.locator(SEARCH).fill("failure")
    page.locator(place).focus()
    wait_until(lambda: (page.wait_for_timeout(20), len(held) > 30)[1])
    for route in held:
        route.continue_()
    page.unroute("**/source/**")
    page.locator(".show-all", has_text="more").wait_for()
    assert page.evaluate("place => document.activeElement.matches(place)", place), "the focus is lost"


@pytest.mark.parametrize("language, time", [("en", "12:05"), ("de", "00:05"), ("ja", "0:05"), ("zh-Hans", "00:05")])
def test_the_status_bar_has_the_times_of_each_language_after_midnight(same_page, language, time):
    assert same_page().evaluate("""async (language) => {
      const { StatusClock } = await import("/status-clock.js");
      const Real = Date;
      globalThis.Date = class extends Real { constructor() { super(2026, 0, 1, 0, 5); } };
      try {
        const element = document.createElement("b");
        new StatusClock(element).language = language;
        return element.textContent;
      } finally {
        globalThis.Date = Real;
      }
    }""", language) == time


@pytest.mark.parametrize("language, half", [("en", "AM|PM"), ("de", "")])
def test_the_status_bar_shows_the_time_that_a_header_shows_after_a_refresh(page, language, half):
    open_scene(page, "first-steps")
    page.get_by_label("Language").select_option(language)
    page.wait_for_selector("[data-label=row-2]")
    wait_for_rest(page)
    times = {page.locator("#status-time").inner_text()}
    drag(page, HIGH, LOW)
    wait_for_state(page, "header", "refreshing")
    wait_for_state(page, "header", "idle")
    touch = hold(page, HIGH, LOW)
    updated = page.locator("#surface").get_by_text(re.compile("Today|heute")).inner_text()
    times.add(page.locator("#status-time").inner_text())
    touch.up()
    shown = re.search(rf"(\d?\d:\d\d)\s?({half})$", updated)
    assert shown and shown[1] in times, f"{updated}, but the time is {times}"


@pytest.mark.whole_page
def test_a_phone_says_what_tug_is_until_another_scene_is_shown(open_page, playground):
    page = settled(open_page(playground.url, **PHONE))
    summary = page.locator("#summary")
    assert summary.inner_text().startswith(
        "Add Tug to an app\nDocs\nPull to refresh and load more\nfor UIKit and SwiftUI, here on HeadlessUIKit, not iOS.\nPull, or scroll to the end. ")
    summary.get_by_role("button", name="Add Tug to an app").click()
    page.locator("#app-usual").wait_for()
    page.keyboard.press("Escape")
    open_scene(page, "first-steps")
    wait_until(lambda: summary.inner_text().startswith("Pull down to refresh"))
    # The way to Tug stays, where no button of the description is in its way.
    assert summary.get_by_role("button", name="Add Tug to an app").is_visible()
