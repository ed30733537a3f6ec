"""The code beside the phone: the lines that are marked, folded, and broken."""

import pytest
from conftest import settled
from phone import open_scene, wait_for_layout, wait_until


def test_a_scene_shows_the_code_that_runs_with_the_lines_of_tug_marked(page):
    open_scene(page, "first-steps")
    page.wait_for_selector("#code-lines[data-file='FirstStepsScene.swift']")
    marked = page.locator("#code-lines .matters").all_text_contents()
    assert [line for line in marked if "tableView.tug." in line] == marked[::3] and len(marked) == 7
    page.get_by_role("button", name="DemoFeed").first.click()
    page.wait_for_selector("#code-lines[data-file='DemoFeed.swift']")
    page.get_by_role("button", name="Back to FirstStepsScene.swift").click()
    page.wait_for_selector("#code-lines[data-file='FirstStepsScene.swift']")


def test_the_entry_of_a_scene_in_the_list_is_folded(page):
    open_scene(page, "first-steps")
    page.wait_for_selector("#code-lines[data-file='FirstStepsScene.swift']")
    entry = page.locator("#code-lines li", has_text="public static let firstSteps")
    fold = page.locator(".code-fold")
    place = "[...document.querySelectorAll('#code-lines li:not(.folded)')].at(-1).offsetTop"
    assert not entry.is_visible(), "the entry takes room from the code"
    before = page.evaluate(place)
    fold.click()
    entry.wait_for(state="visible")
    assert page.evaluate(place) > before and fold.get_attribute("aria-expanded") == "true"
    fold.click()
    entry.wait_for(state="hidden")
    assert page.evaluate(place) == before


# The edges of the code, and what is seen between them.
VIEW = """() => {
  const list = document.querySelector("#code-lines");
  const room = list.getBoundingClientRect();
  const boxes = [...list.querySelectorAll("li:not(.folded)")].map(e => e.getBoundingClientRect());
  const head = document.querySelector("#code-type-head").getBoundingClientRect();
  const edge = Math.max(room.top, head.bottom);
  // A line below the edge whose beginning is above it, but for the rim of its box.
  const cut = boxes.filter(box => box.top < edge - 12 && box.bottom > edge + 3).length;
  const first = list.querySelector(".matters");
  let last = first;
  while (last.nextElementSibling?.matches(".matters")) last = last.nextElementSibling;
  const isShown = first.getBoundingClientRect().top > room.top - 0.5 && last.getBoundingClientRect().bottom < room.bottom;
  return { cut, isShown, isScrolled: list.scrollTop > 0 };
}"""
AT_THE_MARK = {"cut": 0, "isShown": True, "isScrolled": True}


@pytest.mark.parametrize("size", [(1440, 600), (1280, 650), (768, 1024)])
def test_the_code_begins_with_a_whole_line_and_shows_what_is_marked(same_page, size):
    page = same_page(size)
    open_scene(page, "first-steps")
    marked_lines(page, "feed", "FeedScene")
    assert page.evaluate(VIEW) == AT_THE_MARK


def test_the_code_begins_with_its_first_line_if_the_first_control_is_in_sight_too(same_page):
    page = same_page((1280, 720), "first-steps")
    marked_lines(page, "feed", "FeedScene")
    wait_for_layout(page)
    assert page.locator("#code-lines").evaluate("e => e.scrollTop") == 0
    end = page.locator("#code-lines").bounding_box()
    third = page.locator("#code-lines .matters").nth(2).bounding_box()
    assert third["y"] + third["height"] <= end["y"] + end["height"]
    assert page.evaluate(VIEW)["isShown"], "the last lines of the first controls are out of sight"


@pytest.mark.parametrize("size", [(1280, 650), (768, 1024), (390, 844), (360, 640)])
def test_code_that_was_out_of_sight_shows_what_is_marked_when_it_is_seen(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size[0] >= 700:
        page.locator("#tab-panel").click()
    open_scene(page, "first-steps")
    open_scene(page, "feed")
    page.wait_for_selector("#code-lines[data-file='FeedScene.swift']", state="attached")
    away, back = ("#tab-panel", "#tab-code") if size[0] >= 700 else ("#panel-toggle", "#panel-toggle")
    page.locator(back).click()
    wait_for_layout(page)
    found = page.evaluate(VIEW)
    # The sheet of the lowest window has just enough room for what is marked, wherever its first line begins.
    if size == (360, 640):
        found["cut"] = 0
    assert found == AT_THE_MARK
    # The reader has scrolled, and comes back.
    page.evaluate("document.querySelector('#code-lines').scrollTop = 3")
    page.locator(away).click()
    page.locator(back).click()
    wait_for_layout(page)
    assert page.evaluate("document.querySelector('#code-lines').scrollTop") == 3


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_scene_that_was_found_in_its_code_shows_where(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    field = page.locator("#scene-search")
    field.click()
    field.fill("let message = UILabel")
    page.get_by_role("heading", name="Found in the code").wait_for()
    page.locator("#scenes li:not([hidden]) button").first.click()
    if size[0] < 700:
        page.locator("#panel-toggle").click()
    page.wait_for_function("CSS.highlights.get('found')?.size > 0")
    wait_for_layout(page)
    found = page.evaluate("""() => {
      const [first] = CSS.highlights.get("found");
      const [box, room] = [first, document.querySelector("#code-lines")].map(e => e.getBoundingClientRect());
      return { words: [...CSS.highlights.get("found")].map(String),
               isShown: box.top >= room.top && box.bottom <= room.bottom };
    }""")
    assert found["isShown"] and {"let", "message", "=", "UILabel"} <= set(found["words"][:5])
    # A scene that is chosen from the list marks no words.
    if field.input_value() != "":
        field.press("Escape")
    open_scene(page, "first-steps")
    page.wait_for_selector("#code-lines[data-file='FirstStepsScene.swift']", state="attached")
    assert not page.evaluate("CSS.highlights.has('found')")


def test_short_lines_do_not_wrap_beside_the_phone_of_a_tablet(page):
    page.set_viewport_size({"width": 768, "height": 1024})
    for scene, file in [("feed", "FeedScene"), ("first-steps", "FirstStepsScene"), ("failure", "FailureScene")]:
        marked_lines(page, scene, file)
        assert page.evaluate("""() => [...document.querySelectorAll("#code-lines li:not(.folded)")]
          .filter(e => e.textContent.length <= 44)
          .filter(e => e.offsetHeight > 1.5 * parseFloat(getComputedStyle(e).lineHeight))
          .map(e => e.textContent)""") == [], f"in {file}"


def test_scenes_of_the_surroundings_mark_lines_of_tug(page):
    for scene, file in [
        ("large-title", "LargeTitleScene"), ("search-bar", "SearchBarScene"),
        ("keyboard", "KeyboardScene"), ("push-and-pop", "PushAndPopScene"),
        ("right-to-left", "RightToLeftScene"),
    ]:
        open_scene(page, scene)
        page.wait_for_selector(f"#code-lines[data-file='{file}.swift']")
        marked = "".join(page.locator("#code-lines .matters").all_text_contents())
        assert ".tug." in marked, scene


def show_code(page):
    """In a low window, the list of scenes has the place of the code."""
    if page.locator("#tab-scenes").is_visible():
        page.locator("#tab-code").click()


def marked_lines(page, scene, file):
    open_scene(page, scene)
    show_code(page)
    page.wait_for_selector(f"#code-lines[data-file='{file}.swift']")
    return page.locator("#code-lines .matters").all_text_contents()


def test_the_modifiers_of_swiftui_are_marked(page):
    marked = marked_lines(page, "swiftui", "SwiftUIScene")
    assert [line.split("{")[0].strip() for line in marked] == [
        "@StateObject private var header = TugProxy()", ".tugHeader(proxy: header)", ".tugFooter(.auto)", ".task",
        "// The initial load of a list that starts empty", "if mail.items.isEmpty", "}"]


def test_calls_that_were_written_for_svpulltorefresh_are_marked(page):
    marked = "\n".join(marked_lines(page, "sv-pull-to-refresh", "SVPullToRefreshScene"))
    for name in ("addPullToRefresh", "addInfiniteScrolling", "setTitle", "arrowColor", "triggerPullToRefresh",
                 "showsPullToRefresh", "pullToRefreshView?.stopAnimating", "infiniteScrollingView?.stopAnimating"):
        assert name in marked
    assert "class" not in marked and "content" not in marked and "svPullToRefresh" not in marked


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 844)])
@pytest.mark.parametrize("scene, file", [
    ("slow-page", "SlowPageScene"), ("overlapping-pages", "OverlapScene"), ("page-retry", "RetryScene"), ("edited-list", "EditedListScene"),
])
def test_the_code_of_a_scene_about_pages_opens_at_its_controls(same_page, size, scene, file):
    page = same_page(size)
    if size[0] < 700:
        page.locator("#panel-toggle").click()
    assert marked_lines(page, scene, file)[0].strip() == "tableView.tug.header = .pull { [feed] in"
    wait_until(lambda: page.evaluate("""() => {
      const room = document.querySelector("#code-lines").getBoundingClientRect();
      const lines = [...document.querySelectorAll("#code-lines .matters")].slice(0, 6).map(e => e.getBoundingClientRect());
      return lines.every(line => line.top >= room.top - 1.5 && line.bottom <= room.bottom + 1.5);
    }"""), seconds=5)
    if size[0] < 700:
        page.locator("#panel-toggle").click()


@pytest.mark.parametrize("size", [(1440, 560), (1280, 600), (844, 390), (768, 1024), (700, 900), (667, 375), (390, 844)])
def test_the_first_line_that_uses_tug_is_not_behind_the_name_of_its_type(same_page, size):
    page = same_page(size)
    if size[0] < 600:
        page.locator("#panel-toggle").click()
    for scene, file in [("feed", "FeedScene"), ("chat", "ChatScene"), ("own-indicator", "OwnIndicatorScene")]:
        marked_lines(page, scene, file)
        wait_until(lambda: page.evaluate("""() => {
          const [head, first] = ["#code-type-head", "#code-lines .matters"].map(e => document.querySelector(e));
          const top = head.hidden ? document.querySelector("#code-lines").getBoundingClientRect().top
            : head.getBoundingClientRect().bottom;
          return first.getBoundingClientRect().top >= top - 1.5;
        }"""), seconds=5)


@pytest.mark.parametrize("width", [1440, 1280, 768, 700, 390])
def test_no_name_in_the_code_is_broken(same_page, width):
    page = same_page((width, 900))
    if width < 700:
        page.locator("#panel-toggle").click()
    for scene, file in [("sv-pull-to-refresh", "SVPullToRefreshScene"), ("feed", "FeedScene"),
                        ("page-retry", "RetryScene"), ("own-indicator", "OwnIndicatorScene")]:
        marked_lines(page, scene, file)
        broken = page.evaluate("""() => {
          const range = document.createRange();
          const broken = [];
          for (const line of document.querySelectorAll("#code-lines li:not(.folded), #code-name")) {
            const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
            for (let node; (node = nodes.nextNode());) for (const { index, 0: name } of node.data.matchAll(/\\w+/g)) {
              range.setStart(node, index);
              range.setEnd(node, index + name.length);
              const tops = new Set([...range.getClientRects()].filter(r => r.width).map(r => Math.round(r.top)));
              if (tops.size > 1) broken.push(name);
            }
          }
          return broken;
        }""")
        assert broken == [], f"in {file}"
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("size", [(700, 900), (768, 1024), (844, 390), (1440, 900)])
def test_the_name_of_the_file_and_the_button_that_copies_it_are_one_row(same_page, size):
    page = same_page(size)
    open_scene(page, "older-messages")
    show_code(page)
    page.wait_for_selector("#code-lines[data-file='OlderMessagesScene.swift']")
    wait_for_layout(page)
    name, button = (page.locator(part).bounding_box() for part in ("#code-name", "#code-copy"))
    assert name["y"] + name["height"] / 2 == pytest.approx(button["y"] + button["height"] / 2, abs=2)


@pytest.mark.parametrize("has_touch", [True, False])
@pytest.mark.parametrize("size", [(768, 1024), (820, 1180), (1024, 768)])
def test_the_name_of_the_file_is_right_below_the_tabs_of_a_tablet(same_page, size, has_touch):
    page = same_page(size, has_touch=has_touch)
    wait_for_layout(page)
    tabs, name, lines = (page.locator(part).bounding_box() for part in ("#tabs", "#code-name", "#code-lines"))
    assert 10 <= name["y"] - tabs["y"] - tabs["height"] <= 20, "the room above the name is empty"
    assert 8 <= lines["y"] - name["y"] - name["height"] <= 20


@pytest.mark.parametrize("scene, file, line", [
    ("load-distance", "LoadDistanceScene", ".percent(1), .percent(0.1), .points(300)"),
    ("keyboard", "KeyboardScene", "isUp ? Self.height : -Self.height"),
    ("sides", "SidesScene", ": .auto { [feed] in try await feed.loadNext() }"),
])
def test_a_statement_of_several_lines_is_marked_to_its_end(same_page, scene, file, line):
    marked = marked_lines(same_page(), scene, file)
    assert any(line in each for each in marked), "the value of a marked assignment looks as if it were not Tug's"


def test_the_way_back_from_a_linked_file_leaves_the_copy_button_at_its_place(same_page):
    page = same_page()
    open_scene(page, "first-steps")
    page.wait_for_selector("#code-lines[data-file='FirstStepsScene.swift']")
    edge = "(id) => Math.round(document.getElementById(id).getBoundingClientRect().right)"
    before = page.evaluate(edge, "code-copy")
    page.get_by_role("button", name="DemoFeed").first.click()
    back = page.locator("#code-back")
    back.wait_for()
    name, button = (page.locator(part).bounding_box() for part in ("#code-name", "#code-copy"))
    assert abs(name["y"] - button["y"]) < 12, "the button is in another row than the name"
    assert page.evaluate(edge, "code-copy") == before
    back.click()


def test_a_link_to_a_type_leads_to_its_declaration(page):
    page.set_viewport_size({"width": 1440, "height": 600})
    open_scene(page, "feed")
    page.locator("#code-lines .code-link", has_text="PostCell").first.click()
    page.wait_for_selector("#code-lines[data-file='PostCell.swift']")
    first = page.locator("#code-lines li", has_text="class PostCell").first
    wait_until(lambda: 20 < first.bounding_box()["y"] - page.locator("#code-lines").bounding_box()["y"] < 100, seconds=5)


@pytest.mark.parametrize("size", [(1440, 900), (1440, 600), (768, 1024), (390, 844)])
def test_the_way_back_and_the_declaration_have_room(open_page, playground, size):
    page = settled(open_page(playground.url + "#feed", viewport={"width": size[0], "height": size[1]}, bypass_csp=True))
    if size[0] < 700:
        page.locator("#panel-toggle").click()
    page.locator("#code-lines .code-link", has_text="PostCell").first.click()
    page.wait_for_selector("#code-lines[data-file='PostCell.swift']")
    wait_for_layout(page)
    back, lines, head = (page.locator(part).bounding_box() for part in ("#code-back", "#code-lines", "#code .code-head"))
    words = page.locator("#code-back").evaluate("""e => {
      const range = document.createRange();
      range.selectNodeContents(e);
      return range.getBoundingClientRect().bottom;
    }""")
    assert lines["y"] - words >= 8, "the way back is on the first line"
    assert back["x"] + back["width"] <= head["x"] + head["width"]
    first = page.locator("#code-lines li", has_text="class PostCell").first.bounding_box()
    assert 34 <= first["y"] - lines["y"] <= lines["height"] / 2, "nothing is before the declaration"


# The signs of operators, and of what is interpolated in a string, that are in two lines.
BROKEN_SIGNS = r"""() => {
  const broken = [];
  for (const line of document.querySelectorAll("#code-lines li:not(.folded)")) {
    const nodes = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    const letters = [];
    while (nodes.nextNode()) [...nodes.currentNode.data].forEach((letter, at) => letters.push([nodes.currentNode, at]));
    const top = ([node, at]) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().top;
    };
    for (const { 0: signs, index } of line.textContent.matchAll(/\.\.[.<]|[-=&|?<>]{2,}|\\\(/g)) {
      if (Math.abs(top(letters[index]) - top(letters[index + signs.length - 1])) > 8) broken.push(line.textContent.trim());
    }
  }
  return broken;
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1000, 700)])
def test_a_narrow_line_breaks_no_operator(same_page, size):
    page = same_page(size)
    for scene, link, file in [("feed", "FeedClient", "FeedClient"), ("keyboard", None, "KeyboardScene")]:
        open_scene(page, scene)
        if link:
            page.locator("#code-lines .code-link", has_text=link).first.click()
        page.wait_for_selector(f"#code-lines[data-file='{file}.swift']")
        wait_for_layout(page)
        assert page.evaluate(BROKEN_SIGNS) == []


def test_the_operators_of_a_copied_file_are_those_of_the_file(page, playground):
    open_scene(page, "feed")
    page.locator("#code-lines .code-link", has_text="FeedClient").first.click()
    page.wait_for_selector("#code-lines[data-file='FeedClient.swift']")
    shown = page.evaluate("[...document.querySelectorAll('#code-lines li')].map(line => line.textContent).join('\\n')")
    assert shown.strip() == page.request.get(f"{playground.url}source/FeedClient.swift").text().strip()


@pytest.mark.parametrize("width", [1000, 1024, 1180])
def test_the_name_of_a_file_is_one_line_on_a_tablet_held_sideways(same_page, width):
    page = same_page((width, 768))
    for scene, file in [("own-indicator", "OwnIndicatorScene"), ("second-stop", "SecondStopScene"),
                        ("sv-pull-to-refresh", "SVPullToRefreshScene")]:
        marked_lines(page, scene, file)
        name, button = (page.locator(part).bounding_box() for part in ("#code-name", "#app-code"))
        assert name["height"] < 24 and name["x"] + name["width"] + 8 <= button["x"], file
