"""The pages of the repository, as the playground's links open them."""

import re
from urllib.parse import quote

import pytest
from conftest import PACKAGE, PHONE

PAGES = sorted(path.relative_to(PACKAGE).as_posix() for path in [
    *(PACKAGE / "docs").rglob("*.md"), *PACKAGE.glob("*.md"), PACKAGE / "Sources/HeadlessUIKit/SUPPORTED.md",
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


def test_code_is_colored_and_can_be_copied(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/LoadingMore.md")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    sample = page.locator(".sample").first
    assert sample.locator(".code-keyword").first.inner_text() == "import"
    sample.get_by_role("button", name="Copy").click()
    sample.get_by_role("button", name="Copied").wait_for()
    text = (PACKAGE / "docs/articles/LoadingMore.md").read_text()
    assert page.evaluate("navigator.clipboard.readText()") == re.search(r"```swift\n(.*?)```", text, re.S)[1]


def test_a_table_has_its_cells_also_those_with_a_bar(open_page, playground):
    page = open_reader(open_page, playground, "docs/references/scroll-formulas.md")
    assert page.locator("tr", has=page.locator("#f5")).locator("td").nth(1).inner_text() == "ln(|v|/0.01)/(1000k)"
    page = open_reader(open_page, playground, "docs/comparison.md")
    table = page.locator("table").first
    assert table.locator("thead th").all_inner_texts()[1] == "Tug"
    assert table.locator("tbody tr").first.locator("td").first.inner_text() == "Load more"


def test_lists_have_their_code_inside(open_page, playground):
    page = open_reader(open_page, playground, "docs/from-mjrefresh.md")
    assert page.title() == "Migrating from MJRefresh"
    assert page.locator("ol > li > .sample").count() == 2
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
    page.get_by_role("heading", name="Loading page by page").wait_for()
    assert page.url.endswith("/reader.html?page=docs/articles/LoadingMore.md#a-whole-screen")
    top = page.locator("#a-whole-screen").evaluate("e => e.getBoundingClientRect().top")
    bar = page.locator(".reader-bar").evaluate("e => e.getBoundingClientRect().bottom")
    assert bar <= top < bar + 80


def test_the_way_back_leads_to_where_the_page_was(open_page, playground):
    page = open_reader(open_page, playground, "README.md")
    assert page.evaluate(BROKEN_PICTURES) == []
    link = page.get_by_role("link", name="this complete screen")
    link.scroll_into_view_if_needed()
    before = page.evaluate("scrollY")
    assert before > 0
    link.click()
    page.get_by_role("heading", name="Loading page by page").wait_for()
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


@pytest.mark.parametrize("path", ["docs/articles/Nothing.md", "../status", "docs/"])
def test_a_missing_page_says_so(open_page, playground, page_errors, path):
    page_errors.allow("404")
    page = open_reader(open_page, playground, path)
    assert page.title() == "Page not found"
    assert path in page.locator("main p").first.inner_text()
    page.get_by_role("link", name="All articles").click()
    page.get_by_role("heading", name="Articles", exact=True).wait_for()


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
