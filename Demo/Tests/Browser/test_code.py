"""The code beside the phone: the lines that are marked, folded, and broken."""

import pytest
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


@pytest.mark.parametrize("size", [(768, 1024), (390, 844)])
def test_code_that_was_out_of_sight_shows_what_is_marked_when_it_is_seen(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    if size[0] >= 700:
        page.locator("#tab-panel").click()
    open_scene(page, "first-steps")
    open_scene(page, "feed")
    page.wait_for_selector("#code-lines[data-file='FeedScene.swift']", state="attached")
    page.locator("#tab-code" if size[0] >= 700 else "#panel-toggle").click()
    wait_for_layout(page)
    lines, marked = page.locator("#code-lines").bounding_box(), page.locator("#code-lines .matters").first.bounding_box()
    assert lines["y"] <= marked["y"] and marked["y"] + marked["height"] <= lines["y"] + lines["height"]


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


def marked_lines(page, scene, file):
    open_scene(page, scene)
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


def test_calls_that_were_written_for_mjrefresh_are_marked(page):
    marked = "\n".join(marked_lines(page, "mj-refresh", "MJRefreshScene"))
    for name in ("MJRefreshNormalHeader", "mj_header = header", "header.stateLabel?", "MJRefreshAutoNormalFooter",
                 "beginRefreshing()", "isHidden", "endRefreshing()", "endRefreshingWithNoMoreData()", "resetNoMoreData()"):
        assert name in marked
    assert "class" not in marked and "content" not in marked and "feed.loadNext" not in marked


@pytest.mark.parametrize("scene, file, line", [
    ("load-distance", "LoadDistanceScene", ".percent(1), .percent(0.1), .points(300)"),
    ("keyboard", "KeyboardScene", "isUp ? Self.height : -Self.height"),
    ("sides", "SidesScene", ": .auto { [feed] in try await feed.loadNext() }"),
])
def test_a_statement_of_several_lines_is_marked_to_its_end(same_page, scene, file, line):
    marked = marked_lines(same_page(), scene, file)
    assert any(line in each for each in marked), "the value of a marked assignment looks as if it were not Tug's"


def test_a_link_to_a_type_leads_to_its_declaration(page):
    page.set_viewport_size({"width": 1440, "height": 600})
    open_scene(page, "feed")
    page.locator("#code-lines .code-link", has_text="PostCell").first.click()
    page.wait_for_selector("#code-lines[data-file='PostCell.swift']")
    first = page.locator("#code-lines li", has_text="class PostCell").first
    wait_until(lambda: 0 <= first.bounding_box()["y"] - page.locator("#code-lines").bounding_box()["y"] < 200, seconds=5)


def test_the_operators_of_a_copied_file_are_those_of_the_file(page, playground):
    open_scene(page, "feed")
    page.locator("#code-lines .code-link", has_text="FeedClient").first.click()
    page.wait_for_selector("#code-lines[data-file='FeedClient.swift']")
    shown = page.evaluate("[...document.querySelectorAll('#code-lines li')].map(line => line.textContent).join('\\n')")
    assert shown.strip() == page.request.get(f"{playground.url}source/FeedClient.swift").text().strip()
