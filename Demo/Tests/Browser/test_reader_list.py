"""The list of the articles, beside their text or behind a button of the bar."""

import re

import pytest
from conftest import PACKAGE, PHONE

ARTICLE = "docs/articles/LoadingMore.md"
# How far the parts of the page have moved since they were there: see `layout-shift`.
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => list.getEntries().forEach((each) => {
  for (const { node, previousRect: before, currentRect: now } of each.sources) {
    if (before.width && before.height) window.shifts.push(`${node?.nodeName}.${node?.className}: ${before.x},${before.y} to ${now.x},${now.y}`);
  }
})).observe({ type: "layout-shift", buffered: true });
"""


def open_reader(open_page, playground, path=ARTICLE, width=None, **options):
    if width:
        options = {"bypass_csp": True, "viewport": {"width": width, "height": 900}}
    page = open_page(f"{playground.url}reader.html?page={path}", **options)
    page.locator("main:not([aria-busy]) h1").first.wait_for()
    return page


def listed(page):
    return page.locator("nav.reader-list")


def groups_of(path):
    """The titles of the groups of a list, and those of its links."""
    text = (PACKAGE / path).read_text()
    return re.findall(r"^## (.+)$", text, re.M), re.findall(r"^- \[(.+?)\]\(", text, re.M)


@pytest.mark.parametrize("folder, label", [("docs/articles/", "All articles"), ("docs/articles/zh-Hans/", "全部文章")])
def test_the_articles_are_listed_in_their_groups(open_page, playground, folder, label):
    page = open_reader(open_page, playground, f"{folder}LoadingMore.md")
    titles, links = groups_of(f"{folder}README.md")
    paging_titles, paging = groups_of(f"{folder.replace('articles', 'paging')}README.md")
    beside = page.get_by_role("navigation", name=label)
    groups = [group for group in beside.locator("ul").evaluate_all("all => all.map(e => e.ariaLabel)") if group]
    assert [group for group in groups if "Paging" not in group] == titles and len(groups) == len(titles) + 1
    shown = beside.get_by_role("link").all_inner_texts()
    assert [title for title in links if title not in shown and "Paging" not in title] == []
    assert [title for title in paging[:-1] if title not in shown] == []
    current = beside.locator("[aria-current=page]")
    assert current.count() == 1
    assert current.inner_text() == page.locator("h1").inner_text()


@pytest.mark.parametrize("path, first, current", [
    ("README.md", "Articles", []),
    ("docs/articles/README.md", "Articles", ["Articles"]),
    ("docs/paging/Cursors.md", "Articles", ["Cursors"]),
    ("docs/from-mjrefresh.md", "Articles", ["From MJRefresh"]),
    ("docs/zh-Hans/from-mjrefresh.md", "文章", ["从 MJRefresh 迁移"]),
    ("docs/api/Tug/RefreshStyle.md", "API reference", ["RefreshStyle"]),
    ("docs/api/names.md", "API reference", ["All names"]),
    ("docs/performance.md", "Documentation", ["Performance"]),
])
def test_the_list_is_the_one_that_has_the_page(open_page, playground, path, first, current):
    page = open_reader(open_page, playground, path) if path != "README.md" else open_page(f"{playground.url}reader.html?page={path}")
    listed(page).locator("a").first.wait_for()
    assert listed(page).locator("a").first.inner_text() == first
    assert listed(page).locator("[aria-current=page]").all_inner_texts() == current


@pytest.mark.parametrize("width", [1200, 1280, 1440, 1728, 2560])
@pytest.mark.parametrize("path", [ARTICLE, "docs/articles/Options.md"])
def test_the_text_is_between_the_list_and_its_contents(open_page, playground, path, width):
    page = open_reader(open_page, playground, path, width)
    left, text, right = (page.locator(each).bounding_box() for each in (".reader-list", "main", ".reader-side"))
    assert left["x"] >= 0 and left["x"] + left["width"] <= text["x"]
    assert text["x"] + text["width"] <= right["x"] and right["x"] + right["width"] <= width
    assert text["width"] >= 720
    # The text is in the middle, and no table reaches the contents.
    assert text["x"] + text["width"] / 2 == pytest.approx(width / 2, abs=1)
    tables = page.locator("main .wide")
    assert all(box["x"] + box["width"] <= right["x"] for box in (table.bounding_box() for table in tables.all()))
    assert page.locator(".reader-menu").is_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_list_stays_in_sight_and_where_it_was_scrolled_to(open_page, playground):
    page = open_reader(open_page, playground, width=1280)
    page.evaluate("scrollTo(0, 1500)")
    assert listed(page).bounding_box()["y"] == pytest.approx(50, abs=1)
    link = listed(page).get_by_role("link", name="Cookbook")
    link.scroll_into_view_if_needed()
    listed(page).evaluate("e => e.scrollTo(0, 200)")
    before = link.bounding_box()["y"]
    link.click()
    page.get_by_role("heading", name="Cookbook", exact=True).wait_for()
    assert page.locator(".reader-list [aria-current]").bounding_box()["y"] == pytest.approx(before, abs=1)


def test_the_open_page_is_in_sight_in_a_long_list(open_page, playground):
    page = open_reader(open_page, playground, "docs/api/HeadlessDriver/ViewSnapshot.Text.md", 1280)
    box, outside = listed(page).locator("[aria-current]").bounding_box(), listed(page).bounding_box()
    assert outside["y"] <= box["y"] and box["y"] + box["height"] <= outside["y"] + outside["height"]
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("width", [390, 768, 1199])
def test_a_button_opens_the_list_in_a_narrower_window(open_page, playground, width):
    page = open_reader(open_page, playground, **{**PHONE, "viewport": {"width": width, "height": 844}})
    button = page.get_by_role("button", name="All articles")
    assert listed(page).is_hidden()
    assert min(button.bounding_box()[side] for side in ("width", "height")) >= 44
    page.evaluate("scrollTo(0, 900)")
    button.tap()
    listed(page).wait_for()
    assert button.get_attribute("aria-expanded") == "true"
    box = listed(page).bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= 844
    links = listed(page).get_by_role("link")
    assert min(link.bounding_box()["height"] for link in links.all()) >= 44
    assert page.evaluate("scrollY") == 900
    links.filter(has_text="Chat lists").tap()
    page.get_by_role("heading", name="Chat lists", exact=True).wait_for()
    assert listed(page).is_hidden()


def test_a_list_that_is_higher_than_the_window_goes_on_below(open_page, playground):
    page = open_reader(open_page, playground, "docs/api/Tug/RefreshStyle.md", 1000)
    page.set_viewport_size({"width": 1000, "height": 500})
    page.get_by_role("button", name="API reference").click()
    outside = listed(page).bounding_box()
    for link in listed(page).get_by_role("link").all():
        box = link.bounding_box()
        assert outside["x"] <= box["x"] and box["x"] + box["width"] <= outside["x"] + outside["width"]
    assert listed(page).evaluate("e => e.scrollHeight > e.clientHeight")


def test_the_keyboard_opens_and_closes_the_list(open_page, playground):
    page = open_reader(open_page, playground, width=1000)
    button = page.get_by_role("button", name="All articles")
    button.focus()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.textContent") == "Loading page by page"
    page.keyboard.press("Escape")
    assert listed(page).is_hidden()
    assert button.evaluate("e => e === document.activeElement")
    page.keyboard.press("Enter")
    listed(page).wait_for()
    # What takes the focus from it closes it, too.
    page.keyboard.press("/")
    assert page.get_by_role("combobox").evaluate("e => e === document.activeElement")
    assert listed(page).is_hidden()


def test_a_click_beside_the_list_closes_it(open_page, playground):
    page = open_reader(open_page, playground, width=1000)
    page.get_by_role("button", name="All articles").click()
    listed(page).wait_for()
    page.mouse.click(500, 880)
    listed(page).wait_for(state="hidden")


@pytest.mark.parametrize("width", [390, 1000, 1440])
def test_nothing_moves_after_it_is_there(open_page, playground, width):
    page = open_page("about:blank", bypass_csp=True, viewport={"width": width, "height": 900})
    page.add_init_script(SHIFTS)
    page.goto(f"{playground.url}reader.html?page={ARTICLE}")
    page.locator("main:not([aria-busy]) h1").wait_for()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert page.evaluate("shifts") == []


def test_a_page_can_be_read_without_its_list(open_page, playground, page_errors):
    page_errors.allow("ERR_FAILED")
    page = open_page("about:blank")
    page.route("**/README.md", lambda route: route.abort())
    page.goto(f"{playground.url}reader.html?page={ARTICLE}")
    page.locator("main:not([aria-busy]) h1").wait_for()
    assert page.title() == "Loading page by page"
    assert listed(page).is_hidden()
