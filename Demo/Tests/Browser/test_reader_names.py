"""Names in the search of the documentation: Tug's as they are written in code, those of other libraries, and other words."""

import pytest
from conftest import PHONE
from test_reader_search import open_reader, results, search


def order(page):
    return page.get_by_role("listbox").get_by_role("group").evaluate_all("all => all.map(e => e.dataset.kind)")


def titles(page, kind):
    return results(page, kind).locator(".found-words").all_inner_texts()


@pytest.mark.parametrize("typed, title, address", [
    ("mj_footer", "mj_footer → tug.footer", "docs/from-mjrefresh.md#row-mj_header"),
    ("mj_header?.endRefreshingWithNoMoreData()", "endRefreshingWithNoMoreData → tug.footer?.endRefreshing(.noMoreData), RefreshResult.noMoreData", "docs/from-mjrefresh.md#row-endRefreshingWithNoMoreData"),
    ("endRefreshingWithNoMoreData", "endRefreshingWithNoMoreData → tug.footer?.endRefreshing(.noMoreData), RefreshResult.noMoreData", "docs/from-mjrefresh.md#row-endRefreshingWithNoMoreData"),
    ("MJRefreshNormalHeader", "MJRefreshNormalHeader → tug.header = .pull {…}", "docs/from-mjrefresh.md#row-MJRefreshNormalHeader"),
    ("mjrefreshnormalhead", "MJRefreshNormalHeader → tug.header = .pull {…}", "docs/from-mjrefresh.md#row-MJRefreshNormalHeader"),
    ("setTitle:forState:", "setTitle:forState: → tug.header?.style[.pulling].title = …", "docs/from-mjrefresh.md#row-setTitle-forState"),
    ("addPullToRefreshWithActionHandler", "addPullToRefreshWithActionHandler: → tug.header = .pull {…}", "docs/from-svpulltorefresh.md#row-addPullToRefreshWithActionHandler"),
    ("UIRefreshControl", "UIRefreshControl → tableView.tug.header", "docs/articles/GettingStarted.md#row-UIRefreshControl"),
    ("mj_totalDataCount", "mj_totalDataCount", "docs/from-mjrefresh.md#row-mj_totalDataCount"),
])
def test_a_name_of_another_library_finds_its_row_first(open_page, playground, typed, title, address):
    page = open_reader(open_page, playground)
    search(page, typed)
    assert order(page)[0] == "library"
    assert page.get_by_role("group").first.get_attribute("aria-label") == "From other libraries"
    assert titles(page, "library")[0] == title
    first = results(page, "library").first
    if "mj_footer" not in typed:
        assert first.get_attribute("href") == f"/reader.html?page={address}"
    first.click()
    row = page.locator("tr[data-marked]")
    row.wait_for()
    assert title.split(" → ")[0] in row.inner_text()
    assert row.evaluate("e => e.getBoundingClientRect().top > 100 && e.getBoundingClientRect().bottom < innerHeight")


def test_a_result_on_the_same_page_marks_its_row_also_on_a_phone(open_page, playground):
    page = open_reader(open_page, playground, "docs/from-mjrefresh.md", **PHONE)
    for name in ("mj_trailer", "gifView"):
        search(page, name)
        results(page, "library").first.click()
        row = page.locator("tr[data-marked]", has_text=name)
        row.first.wait_for()
        assert row.first.evaluate("e => e.getBoundingClientRect().top > 60 && e.getBoundingClientRect().top < innerHeight / 2")


def test_a_chinese_page_finds_names_of_other_libraries_in_chinese_tables(open_page, playground):
    page = open_reader(open_page, playground, "docs/articles/zh-Hans/LoadingMore.md")
    search(page, "mj_trailer")
    assert order(page)[0] == "library" and titles(page, "library") == ["mj_trailer → tug.trailing"]
    assert results(page, "library").first.locator(".found-page").inner_text() == "从 MJRefresh 迁移"
    assert results(page, "library").first.get_attribute("href") == "/reader.html?page=docs/zh-Hans/from-mjrefresh.md#row-mj_trailer"


@pytest.mark.parametrize("typed", ["header", "state", "endRefreshing()", "isRefreshing"])
def test_a_word_or_a_name_of_tug_comes_before_the_same_name_of_another_library(open_page, playground, typed):
    page = open_reader(open_page, playground)
    search(page, typed)
    assert order(page)[0] == ("name" if "Refreshing" in typed else "heading")
    assert len(titles(page, "library")) > 0


@pytest.mark.parametrize("typed, found", [
    ("auto(callback:)", ["Refresher.auto(_:options:callback:)"]),
    ("pull(callback:)", ["Refresher.pull(_:options:callback:)"]),
    (".pull(callback: { [weak self] _ in self?.load() })", ["Refresher.pull(_:options:callback:)"]),
    ("pull(_:)", ["Refresher.pull(_:options:action:)", "Refresher.pull(_:options:callback:)", "Refresher.Trigger.pull(_:)"]),
    (".pull", ["Refresher.pull(_:options:action:)", "Refresher.pull(_:options:callback:)"]),
    (".pull {", ["Refresher.pull(_:options:action:)", "Refresher.pull(_:options:callback:)"]),
    ("Refresher.pull(options:action:)", ["Refresher.pull(_:options:action:)"]),
])
def test_a_name_of_the_api_as_it_is_written_in_code_comes_first(open_page, playground, typed, found):
    page = open_reader(open_page, playground)
    search(page, typed)
    assert order(page)[0] == "name"
    assert titles(page, "name")[:len(found)] == found


@pytest.mark.parametrize("path, typed, title, address", [
    *[("docs/articles/LoadingMore.md", typed, "Add the package", "docs/articles/GettingStarted.md#add-the-package")
      for typed in ("install", "installation", "spm", "package", "Swift Package Manager", "安装")],
    ("docs/articles/zh-Hans/LoadingMore.md", "安装", "添加 package", "docs/articles/zh-Hans/GettingStarted.md#"),
    ("docs/articles/zh-Hans/LoadingMore.md", "spm", "添加 package", "docs/articles/zh-Hans/GettingStarted.md#"),
    ("docs/articles/LoadingMore.md", "cocoapods", "Requirements", "README.md#requirements"),
    ("docs/articles/LoadingMore.md", "Podfile", "Requirements", "README.md#requirements"),
    ("docs/articles/zh-Hans/LoadingMore.md", "cocoapods", "要求", "README.zh-Hans.md#"),
])
def test_what_readers_look_for_with_other_words_comes_first(open_page, playground, path, typed, title, address):
    page = open_reader(open_page, playground, path)
    first = search(page, typed).first
    assert first.locator(".found-words").inner_text() == title
    assert first.get_attribute("href").startswith(f"/reader.html?page={address}")
    text = first.locator(".found-text").inner_text()
    assert "CocoaPods" in text if "od" in typed else "Xcode" in text


@pytest.mark.parametrize("typed, title, address", [
    ("lottie", "An indicator of your own", "docs/articles/YourOwnIndicator.md"), ("pagination", "Loading page by page", "docs/articles/LoadingMore.md"),
    ("ScrollView", "Tug in SwiftUI", "docs/articles/SwiftUI.md"), ("UICollectionView", "Compositional layout", "docs/articles/Cookbook.md#compositional-layout"),
    ("prefetchDataSource", "How near the end", "docs/articles/ChoosingATrigger.md#how-near-the-end"), ("modal", "In a sheet", "docs/articles/ChoosingATrigger.md#in-a-sheet"),
    ("safeAreaInsets", "Your own part", "docs/articles/Insets.md#your-own-part"), ("es.stopLoadingMore", "The other libraries", "docs/comparison.md#the-other-libraries"),
    ("mj_reloadDataBlock", "Common names", "docs/from-mjrefresh.md#common-names"), ("UIScrollViewDelegate", "Observing scrolling", "docs/articles/ObservingScrolling.md"),
    ("UIRefreshControl.attributedTitle", "attributedTitle → style[.refreshing].attributedTitle", "docs/articles/GettingStarted.md#row-attributedTitle"),
    ("[self.tableView.mj_header endRefreshing]", "endRefreshing → tug.header?.endRefreshing()", "docs/from-mjrefresh.md#row-endRefreshing"),
])
def test_a_word_or_a_name_that_no_page_has_finds_the_page_about_it(open_page, playground, typed, title, address):
    page = open_reader(open_page, playground)
    first = search(page, typed).first
    assert first.locator(".found-words").inner_text() == title
    assert first.get_attribute("href") == f"/reader.html?page={address}"
