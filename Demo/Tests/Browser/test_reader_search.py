"""The search of the documentation, in the bar of its pages."""

import re

import pytest
from conftest import PACKAGE, PHONE

ARTICLE = "docs/articles/LoadingMore.md"
BELOW_BAR = """(id) => {
  const { top } = document.getElementById(id).getBoundingClientRect();
  return top >= document.querySelector(".reader-bar").getBoundingClientRect().bottom && top < 100;
}"""


def open_reader(open_page, playground, path=ARTICLE, **options):
    page = open_page(f"{playground.url}reader.html?page={path}", **options)
    page.locator("main:not([aria-busy]) h1").first.wait_for()
    return page


def field(page):
    return page.get_by_role("combobox")


def search(page, words):
    field(page).fill(words)
    page.locator("[role=status]").filter(has_text=re.compile(r"\d|“")).wait_for(state="attached")
    return page.get_by_role("option")


def results(page, kind):
    return page.locator(f"[data-kind={kind}] [role=option]")


def active(page):
    """The title of the option that the field names, which is the only selected one."""
    name = field(page).get_attribute("aria-activedescendant")
    assert page.locator("[aria-selected=true]").evaluate_all("all => all.map(e => e.id)") == [name]
    return page.locator(f"#{name} .found-words").inner_text()


def test_what_is_found_is_grouped_with_titles_first(open_page, playground):
    page = open_reader(open_page, playground)
    search(page, "load")
    groups = page.get_by_role("listbox", name="Results").get_by_role("group")
    assert [group.get_attribute("aria-label") for group in groups.all()] == ["Pages", "Headings", "API", "Text"]
    assert results(page, "title").locator(".found-words").first.inner_text() == "Loading page by page"
    assert results(page, "heading").first.locator(".found-page").inner_text() != ""
    for mark in page.locator("[role=listbox] mark").all_inner_texts():
        assert mark.lower().startswith("load")


def test_the_pages_are_loaded_at_the_first_use_and_once(open_page, playground):
    loaded = []
    page = open_page("about:blank")
    page.on("request", lambda request: loaded.append(request.url.split("/pages/")[-1]) if "/pages/" in request.url else None)
    page.goto(f"{playground.url}reader.html?page={ARTICLE}")
    page.locator("main:not([aria-busy]) h1").wait_for()
    assert "docs/articles/Cookbook.md" not in loaded
    search(page, "retry")
    page.keyboard.press("Escape")
    search(page, "footer")
    assert "docs/articles/Cookbook.md" in loaded and "docs/api/names.md" in loaded
    markdown = [path for path in loaded if path.endswith(".md")]
    assert sorted(markdown) == sorted(set(markdown))


def test_a_heading_leads_to_its_place(open_page, playground):
    page = open_reader(open_page, playground)
    search(page, "trying again")
    assert results(page, "heading").first.get_attribute("href") == "/reader.html?page=docs/articles/ErrorsAndRetry.md#trying-again"
    results(page, "heading").first.click()
    page.get_by_role("heading", name="Errors and retry", exact=True).wait_for()
    page.wait_for_function(BELOW_BAR, arg="trying-again")


def test_each_anchor_of_what_is_found_is_on_its_page(open_page, playground):
    page = open_reader(open_page, playground)
    search(page, "the")
    hrefs = results(page, "heading").evaluate_all("all => all.map(e => e.getAttribute('href'))")
    search(page, "control")
    hrefs += results(page, "text").evaluate_all("all => all.map(e => e.getAttribute('href'))")
    hrefs += results(page, "name").evaluate_all("all => all.map(e => e.getAttribute('href'))")
    addresses = {href for href in hrefs if "#" in href}
    assert len(addresses) > 12
    for address in addresses:
        page.goto(f"{playground.url.rstrip('/')}{address}")
        page.locator("main:not([aria-busy]) h1").first.wait_for()
        assert page.evaluate("document.getElementById(decodeURIComponent(location.hash.slice(1))) !== null"), address


def test_a_name_of_the_api_leads_to_its_entry(open_page, playground):
    page = open_reader(open_page, playground)
    for typed in ("triggerDistance", "trigger distance", ".triggerDistance", "PullOptions.triggerDistance"):
        search(page, typed)
        first = results(page, "name").first
        assert first.locator(".found-words").inner_text() == "Refresher.PullOptions.triggerDistance", typed
    assert first.get_attribute("href").startswith("/reader.html?page=docs/api/Tug/Refresher.PullOptions.md#")
    search(page, "beginRefreshing()")
    assert "beginRefreshing(" in results(page, "name").first.locator(".found-words").inner_text()


def test_what_is_about_the_use_comes_before_what_is_about_tug_itself(open_page, playground):
    page = open_reader(open_page, playground)
    search(page, "insets")
    pages = results(page, "heading").locator(".found-page").all_inner_texts()
    late = [name in ("Decisions", "Differences, trace by trace", "Reliability") for name in pages]
    assert late == sorted(late) and not late[0] and late[-1]


def test_the_text_has_an_excerpt_with_the_words(open_page, playground):
    page = open_reader(open_page, playground)
    search(page, "server in trouble")
    first = results(page, "text").first
    assert first.locator(".found-page").inner_text() == "Errors and retry"
    assert "server in trouble" in first.locator(".found-text").inner_text()
    # Not the “in” of “Trying”
    assert first.locator("mark").all_inner_texts()[:3] == ["server", "in", "trouble"]
    assert "server in trouble" in (PACKAGE / "docs/articles/ErrorsAndRetry.md").read_text().replace("\n", " ")


def test_keys_lead_to_the_field_through_the_results_and_back(open_page, playground):
    page = open_reader(open_page, playground)
    page.keyboard.press("/")
    assert field(page).evaluate("e => e === document.activeElement && e.value === ''")
    options = search(page, "load")
    titles = options.locator(".found-words").all_inner_texts()
    assert field(page).get_attribute("aria-expanded") == "true"
    assert active(page) == titles[0]
    page.keyboard.press("ArrowDown")
    assert active(page) == titles[1]
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    assert active(page) == titles[-1]
    # It is in sight, in the list that scrolls.
    box, outside = options.last.bounding_box(), page.locator(".search-found").bounding_box()
    assert outside["y"] <= box["y"] and box["y"] + box["height"] <= outside["y"] + outside["height"]
    page.keyboard.press("ArrowDown")
    assert active(page) == titles[0]
    page.keyboard.press("Escape")
    assert field(page).input_value() == ""
    assert field(page).get_attribute("aria-expanded") == "false"
    assert page.get_by_role("listbox").is_hidden()
    assert field(page).evaluate("e => e === document.activeElement")
    page.keyboard.press("Escape")
    assert field(page).evaluate("e => e !== document.activeElement")


def test_the_return_key_opens_the_marked_result(open_page, playground):
    page = open_reader(open_page, playground)
    search(page, "chat lists")
    assert active(page) == "Chat lists"
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Chat lists", exact=True).wait_for()


def test_a_result_on_the_same_page_closes_the_list(open_page, playground):
    page = open_reader(open_page, playground)
    search(page, "each call")
    results(page, "heading").first.click()
    page.wait_for_function(BELOW_BAR, arg="what-each-call-does")
    assert page.get_by_role("listbox").is_hidden()
    assert field(page).input_value() == ""


def test_the_list_closes_when_the_focus_leaves(open_page, playground):
    page = open_reader(open_page, playground)
    search(page, "load")
    page.keyboard.press("Tab")
    page.get_by_role("listbox").wait_for(state="hidden")
    field(page).focus()
    page.get_by_role("listbox").wait_for()
    page.locator("main h1").click()
    page.get_by_role("listbox").wait_for(state="hidden")


def test_a_search_without_results_says_so(open_page, playground):
    page = open_reader(open_page, playground)
    search(page, "xyzzy")
    assert page.locator(".search-notice").inner_text() == "Nothing found for “xyzzy”."
    assert page.get_by_role("status").inner_text() == "Nothing found for “xyzzy”."
    assert field(page).get_attribute("aria-expanded") == "false"
    page.keyboard.press("Enter")
    assert page.url.endswith(ARTICLE)
    search(page, "retry")
    assert page.locator(".search-notice").is_hidden()


@pytest.mark.parametrize("size, touch", [((1440, 900), False), ((390, 844), True)])
def test_a_search_without_results_leads_to_the_scenes(open_page, playground, size, touch):
    page = open_reader(open_page, playground, viewport={"width": size[0], "height": size[1]}, has_touch=touch)
    search(page, "lists")
    scenes = page.get_by_role("link", name="Search the scenes", exact=True)
    assert scenes.is_hidden()
    search(page, "sticky")
    assert scenes.bounding_box()["height"] >= 44
    page.keyboard.press("Tab")
    assert scenes.evaluate("e => e === document.activeElement"), "the list has closed, or has no stop"
    page.keyboard.press("Enter")
    page.locator("section[aria-label=Found] [data-scene=section-headers]").wait_for()
    assert page.locator("#scene-search").input_value() == "sticky"


def test_a_search_without_its_pages_says_so_and_asks_again(open_page, playground, page_errors):
    page_errors.allow("ERR_FAILED")
    page = open_reader(open_page, playground)
    page.route("**/pages/**", lambda route: route.abort())
    # What the list and the open page don't have
    field(page).fill("from uirefreshcontrol")
    page.locator(".search-notice", has_text="Some pages could not be loaded.").wait_for()
    page.unroute_all()
    field(page).blur()
    field(page).focus()
    results(page, "heading").first.wait_for()


def test_a_chinese_page_searches_chinese_pages(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/zh-Hans/LoadingMore.md")
    assert field(page).get_attribute("placeholder") == "搜索文档"
    search(page, "重试")
    assert results(page, "title").first.locator(".found-words").inner_text() == "错误与重试"
    hrefs = page.locator("[role=option]:not([data-kind=name] *)").evaluate_all("all => all.map(e => e.getAttribute('href'))")
    assert len(hrefs) > 3 and all("zh-Hans" in href for href in hrefs)
    search(page, "失败")
    counts = [text.count("失败") for text in results(page, "text").locator(".found-text").all_inner_texts()]
    assert len(counts) > 3 and min(counts) > 0
    search(page, "beginRefreshing")
    assert page.locator("[data-kind=name]").get_attribute("aria-label") == "API（英文）"
    search(page, "xyzzy")
    assert page.locator(".search-notice").inner_text() == "没有找到“xyzzy”。"


@pytest.mark.parametrize("width, height", [(390, 844), (320, 640), (768, 1024)])
def test_the_results_fit_a_window_for_fingers(open_page, playground, width, height):
    page = open_reader(open_page, playground, **{**PHONE, "viewport": {"width": width, "height": height}})
    page.evaluate("scrollTo(0, 600)")
    field(page).tap()
    options = search(page, "load")
    box = page.locator(".search-found").bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["y"] + box["height"] <= height
    assert field(page).bounding_box()["height"] >= 44
    assert min(option.bounding_box()["height"] for option in options.all()) >= 44
    # A smaller text would make a phone zoom in.
    assert field(page).evaluate("e => parseFloat(getComputedStyle(e).fontSize)") >= 16
    assert page.evaluate("scrollY") == 600
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("typed", ["retain cycle", "memory leak", "weak self", "leak"])
def test_what_readers_call_a_leak_leads_to_what_an_action_captures(open_page, playground, typed):
    page = open_reader(open_page, playground)
    search(page, typed)
    first = page.get_by_role("option").first
    assert first.get_attribute("href").startswith("/reader.html?page=docs/articles/GettingStarted.md#")
    assert "capture the object that loads" in first.locator(".found-text").inner_text().lower()


@pytest.mark.parametrize("typed, titles", [
    ("pull-to-refresh", ["Getting started", "Choosing a trigger"]), ("pull to refresh", ["Getting started", "Choosing a trigger"]),
    ("load-more", ["Loading page by page"]), ("loadMore", ["Loading page by page"]), ("infinite-scroll", ["Loading page by page"]),
    ("isTrailer", ["Common names"]),
])
def test_words_with_hyphens_or_in_one_find_what_is_meant(open_page, playground, typed, titles):
    page = open_reader(open_page, playground)
    search(page, typed)
    assert page.locator("[role=option] .found-words").all_inner_texts()[: len(titles)] == titles


def test_what_is_for_tests_is_the_last_of_the_names(open_page, playground):
    page = open_reader(open_page, playground)
    search(page, "insets")
    assert page.get_by_role("option").first.get_attribute("href") == "/reader.html?page=docs/articles/Insets.md"
    search(page, "inset")
    are_tests = ["/HeadlessDriver/" in href or "/TugTrace/" in href
                 for href in results(page, "name").evaluate_all("all => all.map(e => e.getAttribute('href'))")]
    assert are_tests and are_tests == sorted(are_tests) and not are_tests[0]


@pytest.mark.parametrize("path, typed, heading", [
    (ARTICLE, "horizontal", "Horizontal lists"), (ARTICLE, "subclass", "A shared subclass"),
    (ARTICLE, "deallocated", "The view controller is never deallocated"),
    ("docs/articles/zh-Hans/LoadingMore.md", "横向", "横向列表"),
])
def test_a_heading_with_the_words_comes_before_what_only_means_them(open_page, playground, path, typed, heading):
    page = open_reader(open_page, playground, path)
    first = search(page, typed).first
    assert first.locator(".found-words").inner_text() == heading
    assert first.locator("mark").first.inner_text().lower() == typed


@pytest.mark.parametrize("typed, heading", [
    ("header stuck", "it-never-ends"), ("spinner never stops", "it-never-ends"), ("footer not loading", "nothing-happens"), ("gap", "content-jumps-or-an-inset-stays"),
])
def test_a_symptom_leads_to_the_section_about_it(open_page, playground, typed, heading):
    page = open_reader(open_page, playground)
    assert search(page, typed).first.get_attribute("href") == f"/reader.html?page=docs/articles/Troubleshooting.md#{heading}"


@pytest.mark.parametrize("typed, name", [
    ("stateLabel.hidden", "stateLabel"), ("header.lastUpdatedTimeLabel.textColor", "lastUpdatedTimeLabel"), ("mj_header.state", "state"),
])
def test_a_chain_of_names_leads_to_the_last_one_that_is_known(open_page, playground, typed, name):
    page = open_reader(open_page, playground)
    search(page, typed)
    assert results(page, "library").first.locator(".found-words").inner_text().startswith(f"{name} → ")


@pytest.mark.parametrize("path, typed, said, size", [
    (ARTICLE, "triger", "Nothing for “triger”: results for “trigger”.", (1440, 900)),
    (ARTICLE, "fotter", "Nothing for “fotter”: results for “footer”.", (390, 844)),
    ("docs/articles/zh-Hans/LoadingMore.md", "refesh", "没有找到“refesh”，显示“refresh”的结果。", (1440, 900)),
])
def test_a_misspelled_word_finds_the_one_that_was_meant_and_says_so(open_page, playground, path, typed, said, size):
    page = open_reader(open_page, playground, path, viewport={"width": size[0], "height": size[1]})
    options = search(page, typed)
    assert page.locator(".search-notice").inner_text() == said
    assert page.get_by_role("status").inner_text().startswith(said)
    assert options.count() > 1 and active(page) == options.first.locator(".found-words").inner_text()
    assert page.locator(".search-scenes").is_hidden()
    search(page, "retry")
    assert page.locator(".search-notice").is_hidden()


@pytest.mark.parametrize("typed", ["rtl", "right-to-left", "carousel", "horizontal scroll view", "sideways"])
def test_what_readers_call_a_horizontal_list_leads_to_its_section(open_page, playground, typed):
    page = open_reader(open_page, playground)
    first = search(page, typed).first
    assert first.get_attribute("href") == "/reader.html?page=docs/articles/ChoosingATrigger.md#horizontal-lists"
