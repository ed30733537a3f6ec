"""The pages of the repository, as the playground's links open them."""

import re
from urllib.parse import quote

import pytest
from conftest import PACKAGE, PHONE

PAGES = sorted(path.relative_to(PACKAGE).as_posix() for path in [
    *(PACKAGE / "docs").rglob("*.md"), *PACKAGE.glob("*.md"), PACKAGE / "Sources/Headless/HeadlessUIKit/SUPPORTED.md",
])

# The text without code, as a person sees it: marks that are left in it weren't understood.
PLAIN_TEXT = """() => {
  const copy = document.querySelector("main").cloneNode(true);
  copy.querySelectorAll("code, pre").forEach((each) => each.replaceWith("code"));
  return copy.textContent;
}"""

# Pictures are decoded also where they are out of sight.
BROKEN_PICTURES = """async () => {
  const pictures = [...document.images];
  await Promise.all(pictures.map((each) => each.decode().catch(() => {})));
  return pictures.filter((each) => !each.naturalWidth).map((each) => each.currentSrc);
}"""

# The elements that reach out of the window and aren't inside of one that scrolls
TOO_WIDE = """() => [...document.querySelectorAll("main *")]
  .filter((each) => each.getBoundingClientRect().right > innerWidth + 0.5
    && !each.parentElement.closest(".wide, .wide-sample pre"))
  .map((each) => `${each.localName}: ${each.textContent.slice(0, 60)}`)"""

# The links within the page that lead to nothing
LOST_ANCHORS = """() => [...document.querySelectorAll("main a[href^='#']")]
  .map((each) => decodeURIComponent(each.hash.slice(1))).filter((id) => !document.getElementById(id))"""


def open_reader(open_page, playground, path, **options):
    page = open_page(f"{playground.url}reader.html?page={path}", **options)
    return shown(page)


def shown(page):
    page.locator("main:not([aria-busy]) :is(h1, h2, p)").first.wait_for()
    return page


def test_a_page_shows_its_heading_and_leads_back(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/LoadingMore.md")
    assert page.locator("h1").inner_text() == "Loading page by page"
    assert page.title() == "Loading page by page"
    assert page.locator(".reader-path").inner_text() == "docs/articles/LoadingMore.md"
    assert page.get_by_role("link", name="Tug playground").evaluate("e => e.pathname") == "/"


@pytest.mark.parametrize("path", ["docs/articles/Cookbook.md", "docs/articles/GettingStarted.md"])
@pytest.mark.parametrize("has_touch", [False, True])
def test_the_button_of_a_sample_takes_no_width_from_its_code_on_a_narrow_page(open_page, playground, path, has_touch):
    page = open_reader(open_page, playground, path, viewport={"width": 390, "height": 844}, has_touch=has_touch)
    samples = page.locator(".sample").evaluate_all("""(all) => all.filter(each => each.checkVisibility()).map(sample => {
      const [button, code] = [".code-back", "pre"].map(part => sample.querySelector(part).getBoundingClientRect());
      const first = sample.querySelector(".sample-line").getClientRects()[0];
      return { width: sample.clientWidth - code.width, height: button.height, gap: first.top - button.bottom, right: code.right - button.right };
    })""")
    assert len(samples) > 3
    for each in samples:
        assert each["width"] == 0 and each["gap"] >= 0 and abs(each["right"]) < 1
        assert 44 <= each["height"] < 45 if has_touch else each["height"] < 36


def test_code_is_colored_and_can_be_copied(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/LoadingMore.md")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sample = page.locator(".sample").first
    assert sample.locator(".code-keyword").first.inner_text() == "private"
    sample.get_by_role("button", name="Copy").click()
    sample.get_by_role("button", name="Copied").wait_for()
    text = (PACKAGE / "docs/articles/LoadingMore.md").read_text()
    assert page.evaluate("navigator.clipboard.readText()") == re.search(r"```swift\n(.*?)```", text, re.S)[1]


def test_the_button_of_a_chinese_page_speaks_chinese(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/zh-Hans/LoadingMore.md")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".sample").first.get_by_role("button", name="复制", exact=True).click()
    page.get_by_role("button", name="已复制").wait_for()


def test_a_table_has_its_cells_also_those_with_a_bar(open_page, playground):
    page = open_reader(open_page, playground, "docs/references/scroll-formulas.md")
    assert page.locator("tr", has=page.locator("#f5")).locator("td").nth(1).inner_text() == "ln(|v|/0.01)/(1000k)"
    page = open_reader(open_page, playground, "docs/comparison.md")
    table = page.locator("table").first
    assert table.locator("thead th").all_inner_texts()[1] == "Tug"
    assert table.locator("tbody tr").first.locator("td").first.inner_text() == "Load more"


def test_lists_have_their_code_inside(open_page, playground):
    page = open_reader(open_page, playground, "docs/from-mjrefresh.md")
    assert page.title() == "From MJRefresh"
    assert page.locator("ol > li > .sample").count() == 3
    assert page.locator("ol").first.locator("> li").count() == 7


@pytest.mark.parametrize("scheme, suffix", [("light", "triggers%402x.png"), ("dark", "triggers~dark%402x.png")])
def test_a_picture_follows_the_color_scheme(open_page, playground, scheme, suffix):
    page = open_reader(
        open_page, playground, "docs/articles/ChoosingATrigger.md", bypass_csp=True, color_scheme=scheme)
    picture = page.locator("main img").first
    assert page.evaluate(BROKEN_PICTURES) == []
    assert picture.evaluate("e => e.naturalWidth") > 0
    assert picture.evaluate("e => e.currentSrc").endswith(suffix)


def test_a_link_leads_to_the_anchor_of_another_page(open_page, playground):
    page = open_reader(open_page, playground, "README.md")
    page.get_by_role("link", name="this complete screen").click()
    page.get_by_role("heading", name="Getting started", exact=True).wait_for()
    assert page.url.endswith("/reader.html?page=docs/articles/GettingStarted.md#a-list-with-both-controls")
    top = page.locator("#a-list-with-both-controls").evaluate("e => e.getBoundingClientRect().top")
    bar = page.locator(".reader-bar").evaluate("e => e.getBoundingClientRect().bottom")
    assert bar <= top < bar + 80


@pytest.mark.parametrize("width", [808, 1440])
def test_a_short_link_is_in_one_line(open_page, playground, width):
    page = open_reader(open_page, playground, "README.md", bypass_csp=True, viewport={"width": width, "height": 900})
    link = page.locator("main a", has_text="简体中文").first
    assert link.evaluate("e => e.getClientRects().length") == 1


def test_the_way_back_leads_to_where_the_page_was(open_page, playground):
    page = open_reader(open_page, playground, "README.md")
    assert page.evaluate(BROKEN_PICTURES) == []
    link = page.get_by_role("link", name="this complete screen")
    link.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > 0
    link.click()
    page.get_by_role("heading", name="Getting started", exact=True).wait_for()
    page.go_back()
    link.wait_for()
    page.wait_for_function("before => Math.abs(scrollY - before) < 50", arg=before)


def test_links_to_other_sites_open_beside_the_page_and_those_to_sources_are_text(open_page, playground):
    page = open_reader(open_page, playground, "docs/comparison.md")
    link = page.get_by_role("link", name="Apple's page").first
    assert (link.get_attribute("target"), link.get_attribute("rel")) == ("_blank", "noopener")
    page = open_reader(open_page, playground, "docs/references/scroll-conformance.md")
    assert page.get_by_text("RubberBandTests").count() > 0
    assert page.locator("main a[href*='.swift']").count() == 0


def test_a_page_without_scripts_of_its_own_obeys_the_policy(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/LoadingMore.md", bypass_csp=False)
    assert page.locator(".sample").count() > 0


@pytest.mark.parametrize("anchor", ["", "#100%", "#%E0%A4%A"])
def test_an_address_that_is_not_one_leads_nowhere_and_ends_no_page(open_page, playground, page_errors, anchor):
    page_errors.allow("404")
    page = open_reader(open_page, playground, "docs/README.md")
    wrong = ["100%.md", "%E0%A4%A.md#x", "//[", "100%25.md", "a%zz.webp"]
    text = "# Shares\n\n" + "".join(f"- [{name}]({name})\n- ![{name}]({name})\n" for name in wrong)
    page.route("**/pages/docs/articles/LoadingMore.md", lambda route: route.fulfill(body=text))
    page.goto(f"{playground.url}reader.html?page=docs/articles/LoadingMore.md{anchor}")
    shown(page)
    assert page.locator("h1").inner_text() == "Shares"
    assert page.locator("main li").count() == 2 * len(wrong)


@pytest.mark.parametrize("path", ["docs/articles/Nothing.md", "../status", "docs/"])
def test_a_missing_page_says_so(open_page, playground, page_errors, path):
    page_errors.allow("404")
    page = open_reader(open_page, playground, path)
    assert page.title() == "Page not found"
    assert path in page.locator("main p").first.inner_text()
    page.get_by_role("link", name="All articles").click()
    page.get_by_role("heading", name="Articles", exact=True).wait_for()


# Whether each line of code is as wide as its box, and not wider
WRAPS = "all => all.every((each) => each.scrollWidth <= each.clientWidth)"


def side_contents(page):
    return page.locator("nav.reader-side")


def test_a_long_page_has_its_contents_beside_it_in_a_wide_window(open_page, playground):
    page = open_reader(open_page, playground, "docs/from-mjrefresh.md")
    contents = page.get_by_role("navigation", name="Contents")
    headings = page.locator("main > h2").all_inner_texts()
    assert len(headings) == 12
    assert contents.get_by_role("link").all_inner_texts() == headings
    box, text = contents.bounding_box(), page.locator("main").bounding_box()
    assert text["x"] + text["width"] <= box["x"]
    # It stays where it is, below the bar.
    contents.get_by_role("link", name="Common names").click()
    contents.locator("[aria-current=location]", has_text="Common names").wait_for()
    assert page.locator("#common-names").bounding_box()["y"] < 100
    bar = page.locator(".reader-bar").bounding_box()
    assert contents.bounding_box()["y"] == pytest.approx(bar["y"] + bar["height"], abs=1)


def test_the_contents_mark_the_section_that_is_being_read(open_page, playground):
    page = open_reader(open_page, playground, "docs/from-mjrefresh.md")
    marked = side_contents(page).locator("[aria-current]")
    for heading in ("a-whole-screen", "classes", "step-by-step"):
        page.evaluate("id => document.getElementById(id).scrollIntoView()", heading)
        page.locator(f".reader-side [aria-current=location][href='#{heading}']").wait_for()
        assert marked.count() == 1
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.locator(".reader-side [aria-current][href='#numbers']").wait_for()
    # This one can't come to the top of the window.
    side_contents(page).get_by_role("link", name="Language").click()
    page.locator(".reader-side [aria-current][href='#language']").wait_for()
    page.evaluate("scrollTo(0, 0)")
    marked.wait_for(state="detached")


def test_a_long_page_has_its_contents_below_the_title_in_a_narrow_window(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/zh-Hans/Options.md", **PHONE)
    assert page.locator("main > h1 + details").count() == 1
    assert side_contents(page).is_hidden()
    contents = page.locator(".reader-contents")
    assert contents.evaluate("e => e.open") is False
    assert contents.locator("summary").inner_text() == "目录"
    contents.locator("summary").click()
    # There are few headings, so those of the third level are among them.
    links = page.get_by_role("navigation", name="目录").get_by_role("link")
    assert links.all_inner_texts() == page.locator("main > :is(h2, h3)").all_inner_texts()
    assert min(box["height"] for box in map(lambda link: link.bounding_box(), links.all())) >= 44
    links.filter(has_text="样式").click()
    page.wait_for_function("Math.abs(document.getElementById('样式').getBoundingClientRect().top - 64) < 40")


def test_a_page_with_few_headings_has_no_contents(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/YourOwnIndicator.md")
    assert page.locator(".reader-contents").count() == 0
    assert side_contents(page).is_hidden()


def test_a_page_with_many_headings_has_only_those_of_the_second_level_in_its_contents(open_page, playground):
    page = open_reader(open_page, playground, "docs/api/Tug/Refresher.md")
    assert page.locator("main > h3").count() > 40
    assert side_contents(page).get_by_role("link").all_inner_texts() == page.locator("main > h2").all_inner_texts()


@pytest.mark.parametrize("path, current", [
    ("README.md", ("README", "page")),
    ("docs/articles/README.md", ("Articles", "page")),
    ("docs/articles/Options.md", ("Articles", "true")),
    ("docs/api/Tug/Refresher.md", ("API", "true")),
    ("docs/from-mjrefresh.md", ("From MJRefresh", "page")),
    ("docs/performance.md", None),
])
def test_the_bar_leads_to_the_parts_of_the_documentation(open_page, playground, path, current):
    page = open_reader(open_page, playground, path)
    ways = page.get_by_role("navigation", name="Documentation").get_by_role("link")
    assert ways.evaluate_all("all => all.map(e => [e.textContent, e.getAttribute('href').split('=')[1]])") == [
        ["README", "README.md"], ["Articles", "docs/articles/README.md"], ["API", "docs/api/README.md"],
        ["From MJRefresh", "docs/from-mjrefresh.md"]]
    marked = page.locator(".reader-ways [aria-current]")
    assert [(e.inner_text(), e.get_attribute("aria-current")) for e in marked.all()] == ([current] if current else [])


def test_the_bar_is_in_chinese_above_a_chinese_page_and_leads_to_chinese_pages(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/zh-Hans/Insets.md", **PHONE)
    assert page.locator("html").get_attribute("lang") == "zh-Hans"
    ways = page.get_by_role("navigation", name="文档").get_by_role("link")
    assert ways.all_inner_texts() == ["README", "文章", "API（英文）", "从 MJRefresh 迁移"]
    assert page.locator(".reader-ways [aria-current]").inner_text() == "文章"
    # All of them are in sight, and as high as a finger.
    for box in (way.bounding_box() for way in ways.all()):
        assert box["height"] >= 44
        assert box["x"] >= 0 and box["x"] + box["width"] <= 390
    ways.filter(has_text="MJRefresh").click()
    page.get_by_role("heading", name="从 MJRefresh 迁移", exact=True).wait_for()


def test_the_bar_stays_in_sight_on_a_phone_with_its_first_row(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/Options.md", **PHONE)
    page.evaluate("scrollTo(0, 1500)")
    page.wait_for_function("document.querySelector('.reader-ways').getBoundingClientRect().bottom < 0")
    for part in (".reader-brand", ".reader-search input", ".reader-menu"):
        assert 0 <= page.locator(part).bounding_box()["y"] < 5


def test_the_first_key_leads_past_the_bar(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/Options.md")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the text"
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('main') !== null")


def test_the_focus_on_the_bar_leaves_the_text_where_it_is(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/Options.md")
    page.evaluate("scrollTo(0, 1000)")
    for way in page.locator(".reader-bar a").all():
        way.focus()
        assert page.evaluate("scrollY") == 1000


@pytest.mark.parametrize("folder, names, words", [
    ("docs/articles/", ["GettingStarted", "LoadingMore", "ErrorsAndRetry"], ("Previous", "Next")),
    ("docs/paging/", ["GettingStarted", "Cursors", "Chats"], ("Previous", "Next")),
    ("docs/articles/zh-Hans/", ["GettingStarted", "LoadingMore", "ErrorsAndRetry"], ("上一篇", "下一篇")),
    ("docs/paging/zh-Hans/", ["GettingStarted", "Cursors", "Chats"], ("上一篇", "下一篇")),
])
def test_an_article_leads_to_those_before_and_after_it(open_page, playground, folder, names, words):
    first, second, third = names
    page = open_reader(open_page, playground, f"{folder}{second}.md")
    ways = page.locator("main > nav:last-child a")
    assert ways.locator("span").all_inner_texts() == list(words)
    assert [way.get_attribute("href") for way in ways.all()] == [
        f"/reader.html?page={folder}{each}.md" for each in (first, third)]
    title = ways.first.locator("strong").inner_text()
    ways.first.click()
    page.get_by_role("heading", name=title, exact=True).wait_for()
    # Nothing is before the first one.
    assert page.locator(".reader-pager a").evaluate_all("all => all.map(e => e.rel)") == ["next"]


def test_the_articles_are_in_the_order_of_their_list_up_to_the_last_one(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/Cookbook.md")
    assert page.locator(".reader-pager a").evaluate_all("all => all.map(e => e.rel)") == ["prev"]
    for path in ("docs/articles/README.md", "docs/performance.md"):
        assert open_reader(open_page, playground, path).locator(".reader-pager").count() == 0


def test_a_row_of_words_is_a_block_on_a_phone(open_page, playground):
    page = open_reader(open_page, playground, "docs/from-mjrefresh.md", **PHONE)
    table = page.locator("#common-names ~ .wide > table").first
    row = table.locator("tbody tr").first
    boxes = [cell.bounding_box() for cell in row.locator("td").all()]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes)
    assert all(above["y"] + above["height"] <= below["y"] for above, below in zip(boxes, boxes[1:]))
    names = row.locator("td").evaluate_all("all => all.map(e => getComputedStyle(e, '::before').content)")
    # Sentences at the end of a row need no name, which would be longer than some of them.
    assert [re.match(r'"?([^"]*)', name)[1] for name in names] == ["MJRefresh", "Tug", "none"]
    # It still is a table for a screen reader.
    assert page.get_by_role("table").first.get_by_role("columnheader").all_inner_texts()[0] == "MJRefresh"
    assert row.get_by_role("cell").count() == 3
    # No part of it is out of sight.
    assert table.evaluate("e => e.parentElement.dataset.more") == ""


def test_a_row_of_words_is_a_row_in_a_wider_window(open_page, playground):
    page = open_reader(open_page, playground, "docs/from-mjrefresh.md")
    cells = page.locator("#common-names ~ .wide > table tbody tr").first.locator("td")
    assert len({cell.bounding_box()["y"] for cell in cells.all()}) == 1
    assert cells.first.evaluate("e => getComputedStyle(e, '::before').content") == "none"


def test_a_table_of_short_cells_stays_one_on_a_phone_and_fades_where_it_goes_on(open_page, playground):
    page = open_reader(open_page, playground, "README.md", **PHONE)
    box = page.locator(".wide").filter(has=page.locator("th:nth-child(6)"))
    cells = box.locator("tbody tr").first.locator("td")
    assert len({cell.bounding_box()["y"] for cell in cells.all()}) == 1
    page.locator(".wide[data-more=end]").filter(has=page.locator("th:nth-child(6)")).wait_for()
    assert "gradient" in box.evaluate("e => getComputedStyle(e).maskImage")
    # Keys scroll it, too.
    assert (box.get_attribute("tabindex"), box.get_attribute("aria-label")) == ("0", "Table")
    box.evaluate("e => e.scrollTo(e.scrollWidth, 0)")
    page.locator(".wide[data-more=start]").filter(has=page.locator("th:nth-child(6)")).wait_for()


@pytest.mark.parametrize("path, has_words", [
    ("docs/articles/Options.md", True), ("docs/articles/zh-Hans/Options.md", True),
    ("docs/articles/Insets.md", False), ("docs/paging/Cursors.md", False), ("docs/decisions/building.md", False),
])
def test_the_form_of_a_table_depends_on_its_text(open_page, playground, path, has_words):
    page = open_reader(open_page, playground, path)
    tables = page.locator("table").filter(has=page.locator("th:nth-child(3)"))
    assert tables.count() > 0
    assert set(tables.evaluate_all("all => all.map(e => e.classList.contains('word-table'))")) == {has_words}


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("path", ["docs/replay-differences.md", "docs/articles/Options.md", "docs/comparison.md", "docs/from-mjrefresh.md"])
def test_the_name_of_a_column_is_one_line_on_a_phone(open_page, playground, path, width):
    page = open_reader(open_page, playground, path, **{**PHONE, "viewport": {"width": width, "height": 844}})
    wrapped = page.evaluate("""() => [...document.querySelectorAll(".word-table td:not([data-column='']):not(:empty)")].filter((cell) => {
      const look = getComputedStyle(cell, "::before");
      if (look.content === "none") return false;
      const pen = new OffscreenCanvas(1, 1).getContext("2d");
      pen.font = look.font;
      const room = look.float === "left" ? parseFloat(look.width)
        : cell.clientWidth - parseFloat(getComputedStyle(cell).paddingLeft) - parseFloat(getComputedStyle(cell).paddingRight);
      return pen.measureText(cell.dataset.column).width > room;
    }).map((cell) => cell.dataset.column)""")
    assert wrapped == []


def test_code_in_other_languages_wraps_like_swift_on_a_phone(open_page, playground):
    page = open_reader(open_page, playground, "docs/from-mjrefresh.md", **PHONE)
    assert page.locator("pre").count() > 8
    assert page.locator("pre").evaluate_all(WRAPS)
    # A drawing doesn't wrap.
    page = open_reader(open_page, playground, "docs/architecture.md", **PHONE)
    assert not page.locator("pre").evaluate_all(WRAPS)
    page.locator(".wide-sample pre[data-more=end][tabindex]").first.wait_for()


@pytest.fixture(scope="module")
def addresses():
    """The links to pages that the tests below have checked."""
    return set()


@pytest.mark.parametrize("path", PAGES)
def test_each_page_can_be_read_on_a_phone(open_page, playground, addresses, path):
    page = open_reader(open_page, playground, quote(path), **PHONE)
    text = page.evaluate(PLAIN_TEXT)
    assert [mark for mark in ["<!--", "](", "**", "```", "<a ", "<p", "<br", "&shy;"] if mark in text] == []
    assert not re.search(r"^\s*(#{1,6} |\|)", text, re.M), "a heading or a table that wasn't understood"
    assert page.title() not in ("", "Page not found", "Page not loaded")
    assert page.evaluate(BROKEN_PICTURES) == []
    assert page.evaluate(LOST_ANCHORS) == []
    assert page.evaluate(TOO_WIDE) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    links = page.locator("main a[href^='/']").evaluate_all("all => all.map(e => e.getAttribute('href'))")
    for address in {link.replace("/reader.html?page=", "/pages/").split("#")[0] for link in links} - addresses:
        assert page.request.get(f"{playground.url.rstrip('/')}{address}").ok, address
        addresses.add(address)
