"""What a newcomer finds on the page: by searching, by reading, and by its buttons."""

import re

import pytest
from conftest import PACKAGE, settled
from gestures import center, tap
from phone import drag, open_scene, wait_for_layout, wait_for_scene, wait_for_state
from test_page import SEARCH, shown_scenes


@pytest.mark.parametrize("words, scene", [
    ("gif", "images"), ("MJRefreshGifHeader", "images"), ("rtl", "right-to-left"), ("alpha", "fade"),
    ("infinite", "feed"), ("dark", "styled"), ("async", "first-steps"), ("arabic", "right-to-left"),
    ("horizontal", "sides"), ("beginRefreshing", "begin-and-end"), ("UIRefreshControl", "first-steps"),
    ("MJRefreshBackNormalFooter", "short-content"), ("addInfiniteScrollingWithActionHandler", "first-steps"),
    ("triggerPullToRefresh", "manual"), ("lastUpdatedTimeKey", "last-updated"),
    ("preservePosition", "chat"), ("PagedFeed", "older-messages"), ("cursor", "feed"), ("noMoreData", "no-more-data"),
    ("MJRefreshTrailer", "sides"), ("dark mode", "styled"), ("early", "load-distance"), ("load early", "load-distance"),
    ("own look", "own-indicator"), ("german", "languages"), ("unread", "older-messages"),
    ("MJRefreshComponent", "own-indicator"), ("mj_inset", "ignored-inset"), ("mj_header.isHidden", "hidden"),
    ("mj_footer", "no-more-data"), ("initial load", "feed"), ("timeout", "slow-page"), ("theme", "styled"),
    ("es.addPullToRefresh", "first-steps"), ("ESRefreshHeaderAnimator", "own-indicator"), ("MJRefreshStateNoMoreData", "no-more-data"),
    ("twolevel", "second-stop"), ("setRefreshingTarget", "first-steps"),
    ("scrollViewDidScroll", "scroll-events"), ("UIScrollViewDelegate", "scroll-events"), ("colour", "styled"), ("autoload", "feed"), ("autoload", "load-distance"),
    ("prefetch", "load-distance"), ("no more data", "outcomes"), ("retry", "failure"), ("retry", "page-retry"),
    ("auto load", "load-distance"), ("auto-load", "manual"), ("jump", "distances"), ("jumping", "large-title"), ("offset jumps", "distances"), ("flicker", "durations"),
    ("SwiftUI", "swiftui"), ("swift ui", "swiftui"), ("List", "swiftui"), ("tugHeader", "swiftui"), ("tugFooter", "swiftui"), ("refreshable", "swiftui"),
    ("下拉刷新", "feed"), ("刷新", "first-steps"), ("没有更多", "no-more-data"), ("失败", "failure"), ("中文", "languages"),
])
def test_what_people_type_finds_its_scene(same_page, words, scene):
    page = same_page()
    page.locator(SEARCH).fill(words)
    # Not only in its code, which a page that is used again has already loaded.
    assert scene in page.locator("section[aria-label=Found] [data-scene]").evaluate_all(
        "all => all.map(e => e.dataset.scene)")


@pytest.mark.parametrize("words, scene", [
    ("UITableView", "feed"), ("UIScrollView", "feed"), ("tableView", "feed"), ("empty state", "empty-list"), ("empty view", "empty-list"), ("lottie", "own-indicator"),
    # Names of other libraries, by those beside them in the tables of the pages about migration
    ("isAutomaticallyRefresh", "manual"), ("arrowView", "styled"), ("labelLeftInset", "styled"), ("MJRefreshBackGifFooter", "images"),
    ("endRefreshingWithCompletionBlock:", "run-callbacks"), ("isRefreshingTitleHidden", "spinner"), ("titleLabel", "styled"),
    ("SVPullToRefreshPositionBottom", "sv-pull-to-refresh"), ("UIRefreshControl.attributedTitle", "attributed"),
    # As they are written in an app
    ("[self.tableView.mj_footer endRefreshingWithNoMoreData];", "no-more-data"), ("endRefreshingWithNoMoreData", "no-more-data"), ("pullToRefreshView.stopAnimating()", "begin-and-end"),
    ("init(refreshingBlock:)", "first-steps"), ("tableView.es.addPullToRefresh", "first-steps"), (".refreshable { }", "swiftui"),
    # What the scenes have other words for
    ("mj_reloadDataBlock", "empty-list"), ("gifView", "images"), ("es.noticeNoMoreData", "no-more-data"), ("expiredTimeInterval", "last-updated"),
    ("tableView.prefetchDataSource", "feed"), ("prefetch", "feed"), ("willDisplay", "feed"), ("tableView(_:willDisplay:forRowAt:)", "feed"), ("contentInsetAdjustmentBehavior", "distances"), ("scrollsToTop", "reveal"),
    ("ScrollView", "swiftui"), ("click", "manual"), ("disable", "veto"), ("waterfall", "collection"), ("throttle", "budget"), ("sound", "haptics"),
    ("ptr", "feed"), ("p2r", "feed"), ("swipe to refresh", "feed"), ("lazy loading", "feed"), ("MBProgressHUD", "spinner"),
    ("reverse list", "chat"), ("inputAccessoryView", "keyboard"), ("overscroll", "scroll-events"), ("UIPanGestureRecognizer", "budget"),
    ("scrollViewDidScroll", "feed"), ("race condition", "slow-page"), ("refresh programmatically", "reveal"),
    ("no internet", "failure"), ("vibrate", "haptics"), ("UIProgressView", "own-indicator"), ("checkmark", "outcomes"),
    ("swipe", "feed"), ("infinite scrolling", "feed"), ("infinite list", "feed"), ("endless scroll", "feed"), ("page size", "feed"), ("observer", "scroll-events"),
    ("reach bottom", "load-distance"), ("device rotation", "size-change"),
    ("autorefresh", "begin-and-end"), ("auto refresh", "begin-and-end"), ("initial load", "feed"),
    # Two words that are one name
    ("spinner color", "styled"), ("closing duration", "durations"),
    # One name that is several words
    ("pull-to-refresh", "feed"), ("load-more", "feed"), ("loadMore", "feed"), ("loadmore", "feed"), ("infinite-scroll", "feed"),
    ("isTrailer", "sides"),
    ("mj_footer", "first-steps"), ("tableView.mj_footer", "first-steps"),
    ("nodata", "no-more-data"), ("no data", "no-more-data"), ("nomore", "no-more-data"), ("endofdata", "no-more-data"),
    ("onAppear", "swiftui"), ("completionHandler", "run-callbacks"), ("completion handler", "run-callbacks"),
])
def test_what_people_type_finds_its_scene_first(same_page, words, scene):
    page = same_page()
    page.locator(SEARCH).fill(words)
    assert page.locator("section[aria-label=Found] [data-scene]").first.get_attribute("data-scene") == scene


@pytest.mark.parametrize("words, hint", [
    ("UIRefreshControl", "Getting started has a table of what takes the place of UIRefreshControl."), ("refreshable", "Tug in SwiftUI"),
    ("dark", "inspector, below Phone"), ("landscape", "beside the devices"), ("iPad", "in the toolbar"),
    ("reduce motion", "Less motion"), ("license", "MIT License"), ("migration", "From MJRefresh"),
    ("slow", "in the toolbar"), ("larger text", "inspector, below Phone"), ("Dynamic Type", "inspector, below Phone"), ("gif", "Styles, text, and times"), ("activity indicator", "a spinner, a sequence of images"),
    ("mj_totalDataCount", "From MJRefresh"), ("UITableViewDiffableDataSource", "Cookbook has"), ("web view", "Cookbook has"), ("install", "Getting started"),
    ("nested scroll", "Cookbook has"), ("nested scroll view", "Cookbook has"), ("mj_reloadDataBlock", "From MJRefresh"),
    ("lottie", "An indicator of your own"), ("UICollectionView", "Cookbook has"), ("retry", "Errors and retry"), ("memory leak", "Troubleshooting"),
    ("LazyVGrid", "TugSwiftUI"), ("iOS 14", "Systems"), ("ESRefreshFooterView", "The comparison"),
    ("bottom sheet", "Choosing a trigger"), ("slow network", None), ("offset jumps", "Troubleshooting says why content jumps"),
    ("auto refresh", "Beginning and ending in code"), ("initial load", "Beginning and ending in code"),
    ("UITableView", "Getting started has a whole screen"), ("UIScrollView", "scrollView.tug"), ("uiscrollview", "scrollView.tug"), ("tableView", "tableView.tug"),
    ("header stuck", "a control never ends"), ("spinner never stops", "a control never ends"), ("doesn't end", "a control never ends"),
    ("never ends", "a control never ends"), ("content end", None), ("not refreshing", "Troubleshooting says why nothing happens"),
    ("footer not loading", "Troubleshooting says why nothing happens"), ("no footer", "Troubleshooting says why nothing happens"),
    ("gap", "Troubleshooting says why content jumps"), ("RxSwift", "Nothing for RxSwift; Cookbook has code for Combine."),
    ("willDisplay", "Loading page by page"), ("prefetch", "Loading page by page"), ("scrollViewDidScroll", "Observing scrolling"),
    ("swiftui load more", "Tug in SwiftUI"), ("swiftui refresh", "Tug in SwiftUI"),
    ("infinite scrolling", "Loading page by page"), ("endless", "Loading page by page"), ("endless spinner", "a control never ends"), ("refreshes endlessly", "a control never ends"),
    ("swipe", "is a pull"), ("swipe to refresh", "is a pull"), ("swipe back", None), ("KVO", "leaves its delegate to the app"), ("delegate method", "leaves its delegate to the app"),
    ("target action", "a closure"), ("pagination", "Loading page by page"), ("timeout", "Errors and retry"), ("cancel", "Errors and retry"), ("empty", "a message in an empty list"),
    ("threshold", "how far to pull"), ("bounce", "alwaysBounceVertical"), ("velocity", "which scrolling loads"), ("upside down", "Chat lists"), ("carousel", "horizontal lists"),
    ("VoiceOver", "inspector, below Phone"), ("chinese", "has all languages"), ("device rotation", "beside the devices"),
    ("last updated", "the last success"), ("large title", "Cookbook has"), ("collection view", "collectionView.tug"), ("scrollview", "scrollView.tug"),
    ("completion", ".pull(callback:)"), ("callback", ".pull(callback:)"), ("completion handler", ".pull(callback:)"), ("closure", ".pull(callback:)"),
    ("onAppear", "without onAppear on the last row"), ("reloadData", "when its PagedFeed changes"), ("tableView.reloadData()", "when its PagedFeed changes"),
    ("async", "by returning or throwing"), ("nodata", "until the next refresh"), ("loadMore", "Loading page by page"), ("load more", "Loading page by page"),
    ("configRefreshHeader", "row by row"), ("UIHostingController", "Tug in SwiftUI"), ("@StateObject", "Tug in SwiftUI"),
    ("CRRefresh", "isn’t compared with Tug"), ("KafkaRefresh", "isn’t compared with Tug"), ("PullToRefreshKit", "row by row"),
    ("tint", "the colors of a style"), ("colors", "the colors of a style"), ("haptic", "haptics, too"), ("navigation bar", "Insets"),
    ("UIStackView", "around a stack view"), ("下拉刷新", "the articles in Chinese"),
])
def test_a_search_for_what_is_no_scene_says_where_it_is(same_page, words, hint):
    page = same_page()
    page.locator(SEARCH).fill(words)
    notice = page.locator("#no-scene")
    assert notice.is_visible() == (hint is not None)
    assert hint is None or hint in notice.inner_text()


# The letters around each end of a line that is inside of a name
BREAKS = """(code) => {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  const letters = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    for (let index = 0; index < node.length; index++) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      letters.push([node.data[index], range.getBoundingClientRect().top]);
    }
  }
  return letters.slice(1).flatMap(([letter, top], index) => top > letters[index][1] + 4 ? [letters[index][0] + letter] : []);
}"""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844)])
@pytest.mark.parametrize("words", ["endRefreshingWithNoMoreData", "isAutomaticallyRefresh", "endRefreshingWithCompletionBlock:", "isAutomaticallyChangeAlpha", "appearencePercentTriggerAutoRefresh"])
def test_a_name_in_an_answer_breaks_before_a_dot_or_a_capital_letter(same_page, size, words):
    page = same_page(size)
    page.locator(SEARCH).fill(words)
    names = page.locator("#no-scene .named code")
    names.first.wait_for()
    breaks = sum(names.evaluate_all(f"all => all.map({BREAKS})"), [])
    assert all(after == "." or before == " " or (before.islower() and after.isupper()) for before, after in breaks), breaks
    page.locator(SEARCH).fill("")


@pytest.mark.parametrize("words", ["auto layout", "AutoLayout", "constraints"])
def test_a_search_for_auto_layout_says_where_it_works_and_finds_no_scene_with_these_letters(same_page, words):
    page = same_page()
    page.locator(SEARCH).fill(words)
    notice = page.locator("#no-scene")
    notice.get_by_text("Tug works with Auto Layout. Only tests on Linux need frames: ").wait_for()
    href = "/reader.html?page=docs/articles/TestingHeadless.md#does-your-screen-fit"
    assert notice.get_by_role("link", name="Testing your screens headless").get_attribute("href") == href
    assert page.locator("#scenes section [data-scene]").locator("visible=true").count() == 0
    page.locator(SEARCH).fill("")


def test_what_a_search_says_of_a_page_links_its_title_and_a_section_that_it_has(page):
    answers = (PACKAGE / "Demo/Sources/Playground/Web/search-answers.js").read_text()
    links = re.findall(r'"[^"\n]*\[([^]\n]+)\][^"\n]*"(?:, (?:"(#[\w-]+)"|setting\())?', answers)
    pages = dict(re.findall(r'^  "([^"]+)": "([^"]+)",$', answers, re.M))
    found = {(pages[title], anchor) for title, anchor in links if title in pages}
    assert len(found) > 20 and {path for path, _ in found} >= {"docs/articles/Cookbook.md", "docs/from-mjrefresh.md", "LICENSE"}
    for path, anchor in found:
        text = (PACKAGE / path).read_text()
        headings = ["#" + re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in re.findall(r"^##+ (.+)$", text, re.M)]
        assert anchor in ("", *headings) or f"`{anchor.removeprefix('#row-')}`" in text, (path, anchor)
    page.locator(SEARCH).fill("sheet")
    link = page.locator("#no-scene .path")
    assert link.inner_text() == "Choosing a trigger"
    assert link.get_attribute("href") == "/reader.html?page=docs/articles/ChoosingATrigger.md#in-a-sheet"
    assert page.locator("#no-scene").inner_text().startswith("Choosing a trigger is about pulls in sheets.")
    page.locator(SEARCH).fill("")


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (1000, 560), (844, 390), (390, 844)])
@pytest.mark.parametrize("words, name, target", [
    ("dark mode", "Dark", "[data-setting=dark]"), ("dynamic type", "The text size", "[data-setting=textSize]"),
    ("language", "Language", "[data-setting=language]"), ("bold text", "Bold", "[data-setting=boldText]"),
    ("reduce motion", "“Less motion”", "[data-setting=reduceMotion]"), ("landscape", "The button beside the devices", "#turn"),
    ("iPad", "The devices", "#devices :is(input, select)"), ("slow", "The speed of the clock", "#rates :is(input, select)"),
])
def test_what_a_search_names_of_the_inspector_and_of_the_toolbar_is_a_button_that_leads_there(same_page, size, words, name, target):
    page = same_page(size, has_touch=True)
    # A page that becomes narrow ends a search.
    wait_for_layout(page)
    # From the code, in a closed sheet.
    page.evaluate("""() => {
      if (document.querySelector("#tab-code").checkVisibility()) document.querySelector("#tab-code").click();
      const toggle = document.querySelector("#panel-toggle");
      if (toggle.checkVisibility() && toggle.ariaExpanded === "true") toggle.click();
      if (document.querySelector("#tab-scenes").checkVisibility()) document.querySelector("#tab-scenes").click();
    }""")
    page.locator(SEARCH).fill(words)
    page.locator("#no-scene").get_by_role("button", name=name, exact=True).click()
    assert page.evaluate("document.activeElement.matches(target)".replace("target", repr(target)))
    assert page.evaluate("""() => {
      const shown = document.activeElement.closest("label") ?? document.activeElement;
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      return shown.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    }"""), "it is out of sight"
    assert page.evaluate("""() => [document.activeElement, document.activeElement.closest("label")].some((each) =>
      each && getComputedStyle(each).outlineStyle !== "none")"""), "it looks like the others"


@pytest.mark.parametrize("words", ["objective-c", "cocoapods", "dark mode", "LazyVStack", "heldInset", "mj_header", "zebra crossing"])
def test_what_a_search_answers_is_plain_text_and_only_names_in_code_and_that_nothing_was_found_are_bold(same_page, words):
    page = same_page()
    page.locator(SEARCH).fill("")
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill(words)
    said = page.locator("#no-scene > :first-child")
    said.wait_for()
    if words in ("heldInset", "mj_header"):
        said.locator("code").first.wait_for()
    weight = "e => Number(getComputedStyle(e).fontWeight)"
    assert (said.evaluate(weight) >= 600) == (words == "zebra crossing")
    assert all(code.evaluate(weight) >= 600 for code in said.locator("code").all())
    assert said.evaluate("e => getComputedStyle(e).color === getComputedStyle(document.body).color"), "it is no answer, but a hint"


def test_scenes_that_are_named_like_it_come_first_and_the_code_comes_last(page):
    page.locator(SEARCH).click()
    for words, first in [("failure", "failure"), ("fail", "failure"), ("MJRefreshAutoFooter", "first-steps"), ("beginRefreshing", "begin-and-end"), ("chat", "chat"),
                         ("MJRefreshHeader", "first-steps"), ("pull to refresh", "feed"), ("load more", "feed"),
                         ("image", "images"), ("minimumDuration", "durations"), ("feed", "feed"), ("SwiftUI", "swiftui")]:
        page.locator(SEARCH).fill(words)
        assert shown_scenes(page)[0] == first, words
    page.locator(SEARCH).fill("tableView")
    page.locator(".show-all", has_text="more").wait_for()
    page.locator(SEARCH).fill("")
    assert page.get_by_role("heading", name="Start here").is_visible()
    assert shown_scenes(page)[:3] == ["feed", "first-steps", "swiftui"], "the groups have another order"


@pytest.mark.parametrize("words, scenes", [
    ("web view", []), ("RxSwift", []), ("Combine", []), ("PullToRefreshKit", []), ("dark", ["styled"]), ("dark mode", ["styled"]),
])
def test_a_search_that_a_page_answers_lists_only_scenes_that_are_meant(page, words, scenes):
    read_code(page)
    page.locator(SEARCH).fill(words)
    assert page.locator("#no-scene .path, #no-scene button").first.is_visible()
    assert shown_scenes(page) == scenes and not page.locator(".show-all", has_text="more").is_visible()


@pytest.mark.parametrize("words", ["failure", "navigation bar", "noMoreData", "async"])
def test_scenes_with_the_words_only_in_their_code_are_shown_on_demand_below_the_others(page, words):
    read_code(page)
    page.locator(SEARCH).fill(words)
    found = shown_scenes(page)
    assert page.locator("section[aria-label=Found] [data-scene]:visible").count() == len(found) > 1
    assert not page.get_by_role("heading", name="Found in the code").is_visible()
    page.locator(".show-all", has_text="more").click()
    assert shown_scenes(page)[: len(found)] == found and len(shown_scenes(page)) > len(found)
    assert page.get_by_role("heading", name="Found in the code").is_visible()


@pytest.mark.parametrize("size", [(1024, 768), (768, 1024), (844, 390), (390, 844)])
def test_a_finger_has_room_on_what_shows_more_and_all_scenes(same_page, size):
    page = same_page(size, has_touch=True)
    if page.locator("#tab-scenes").is_visible():
        page.locator("#tab-scenes").tap()
    read_code(page)
    page.locator(SEARCH).fill("failure")
    for button in page.locator(".show-all:visible").all():
        button.scroll_into_view_if_needed()
        assert button.evaluate("""e => {
          const { left, right, top, bottom } = e.getBoundingClientRect();
          return bottom - top >= 44 && [top + 1, bottom - 1].every(y => document.elementFromPoint((left + right) / 2, y) === e);
        }"""), button.inner_text()
    page.locator(SEARCH).press("Escape")
    page.locator(SEARCH).blur()


def test_words_in_different_lines_of_the_code_find_nothing_beside_scenes_that_are_named_like_them(page):
    read_code(page)
    page.locator(SEARCH).fill("load more")
    found = shown_scenes(page)
    assert {"feed", "no-more-data"} <= set(found) and not {"languages", "keyboard"} & set(found)
    assert page.locator(".show-all", has_text="more").count() == 0


def read_code(page):
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill("tableView")
    page.locator(".show-all", has_text="more").wait_for()


@pytest.mark.parametrize("name, state", [
    ("Idle", "idle"), ("Pulling", "pulling"), ("WillRefresh", "willRefresh"), ("Refreshing", "refreshing"), ("NoMoreData", "noMoreData"),
])
def test_each_state_of_mjrefresh_is_answered_with_its_own(same_page, name, state):
    page = same_page()
    page.locator(SEARCH).fill("")
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill(f"MJRefreshState{name}")
    answer = page.locator("#no-scene .answer, #no-scene .named").first
    answer.get_by_text(f"MJRefreshState{name}", exact=True).wait_for()
    assert answer.locator("code").all_inner_texts() == [f"MJRefreshState{name}", f"RefreshState.{state}"]


@pytest.mark.parametrize("name, counterpart", [
    ("arrowView", "RefreshStyle"), ("loadingView", "RefreshStyle"), ("labelLeftInset", "RefreshStyle"), ("autoChangeAlpha", "tug.header?.trigger.pull?.fadesIn = true"),
    ("headerWithRefreshingBlock:", "tug.header = .pull {…}"), ("MJRefreshBackGifFooter", ".pullToLoad(.images(…)) {…}"), ("slowAnimationDuration", "Duration"),
    ("mj_header.pullingPercent", "progress"), ("stateLabel.hidden", "isTitleHidden"),
    ("stateLabel.text", "isTitleHidden"), ("lastUpdatedTimeLabel.isHidden", "showsLastUpdated"), ("header.lastUpdatedTimeLabel.textColor", "subtitleColor"),
    ("self.tableView.mj_header.lastUpdatedTimeLabel.hidden = YES;", "showsLastUpdated"), ("mj_header.state", "tug.header?.state"),
    ("mj_totalDataCount", "has no counterpart"), ("setImages:duration:forState:", "tug.header?.style[.pulling].images"),
    ("showsInfiniteScrolling", "tug.footer"), ("isAutomaticallyRefresh", "tug.footer?.trigger.auto?.causes = []"), ("isAutomaticallyChangeAlpha", "fadesIn = true"),
    ("isRefreshingTitleHidden", "isTitleHidden = true"), ("MJRefreshBackStateFooter", "tug.footer = .pullToLoad(.text) {…}"), ("onlyRefreshPerDrag", "maximumTriggersPerDrag"), ("isOnlyRefreshPerDrag", "maximumTriggersPerDrag"), ("additionalFlipsViews", "is the layout direction of the view in Tug"),
])
def test_a_search_for_a_name_of_another_library_says_what_takes_its_place(same_page, name, counterpart):
    page = same_page()
    page.locator(SEARCH).fill("")
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill(name)
    page.locator("#no-scene", has_text=counterpart).wait_for()
    assert page.locator("#no-scene .path").inner_text() in ("From MJRefresh", "From SVPullToRefresh")


@pytest.mark.parametrize("typed, words", [
    ("endRefreshing", "of MJRefresh and UIRefreshControl is"), ("isRefreshing", "of MJRefresh and UIRefreshControl is"),
    ("mj_header?.endRefreshing()", "of MJRefresh is"), ("refreshControl.endRefreshing()", "of UIRefreshControl is"),
    ("stopAnimating", "of SVPullToRefresh is"), ("mj_footer.endRefreshing", "is tug.footer?.endRefreshing() in"),
    ("tableView.mj_footer?.beginRefreshing()", "is tug.footer?.beginRefreshing() in"), ("footer.state", "is tug.footer?.state"),
    ("mj_trailer?.beginRefreshing()", "is tug.trailing?.beginRefreshing() in"), ("mj_header.state", "is tug.header?.state"),
])
def test_what_takes_the_place_of_a_name_is_at_its_edge_and_names_each_library_that_has_it(same_page, typed, words):
    page = same_page()
    page.locator(SEARCH).fill("")
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill(typed)
    page.locator("#no-scene .named", has_text=f" {words}").wait_for()


@pytest.mark.parametrize("name, call", [
    ("MJRefreshNormalHeader", "tug.header = .pull {…}"), ("MJRefreshAutoNormalFooter", "tug.footer = .auto {…}"),
    ("addInfiniteScrollingWithActionHandler:", "tug.footer = .auto {…}"),
])
def test_what_takes_the_place_of_a_control_is_the_line_that_an_app_has_in_one_piece(same_page, name, call):
    page = same_page()
    page.locator(SEARCH).fill("")
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill(name)
    code = page.locator("#no-scene code", has_text=call)
    code.wait_for()
    assert code.evaluate("e => e.getClientRects().length") == 1


@pytest.mark.parametrize("name", ["MJRefresh", "mjrefresh"])
def test_the_name_of_a_library_leads_to_its_page_and_finds_only_what_names_it(same_page, name):
    page = same_page()
    page.locator(SEARCH).fill(name)
    assert page.locator("#no-scene").inner_text() == "From MJRefresh says what takes the place of each name."
    assert shown_scenes(page) == ["fade"]
    assert "MJRefresh’s" in page.locator("[data-scene=fade] small").text_content()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720)])
def test_a_long_name_is_whole_in_the_search(same_page, size):
    page = same_page(size)
    wait_for_layout(page)
    field = page.locator(SEARCH)
    field.click()
    field.fill("MJRefreshAutoNormalFooter")
    assert field.evaluate("e => e.scrollWidth <= e.clientWidth"), "its beginning is out of sight"
    letters = "e => parseFloat(getComputedStyle(e).fontSize)"
    small = field.evaluate(letters)
    field.fill("chat")
    assert 12 <= small < field.evaluate(letters)


def test_each_name_of_the_api_finds_a_scene_or_its_page(page):
    listed = (PACKAGE / "docs/api/names.md").read_text()
    names = sorted({name for name, module in re.findall(r"^- \[`([^`(:]+)[^`]*`\]\((\w+)/", listed, re.M)
                    if module in ("Tug", "TugSwiftUI", "TugScrolling", "Paging")})
    assert len(names) > 200
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill("heldInset")
    page.locator("#no-scene", has_text="Refresher.heldInset: The inset that").wait_for()
    lost = page.evaluate("""(names) => {
      const field = document.querySelector("#scene-search");
      return names.filter((name) => {
        field.value = name;
        field.dispatchEvent(new Event("input"));
        const isFound = document.querySelector("#scenes section[aria-label^=Found] li:not([hidden])") !== null;
        return !isFound && !document.querySelector("#no-scene .path");
      });
    }""", names)
    assert lost == []


@pytest.mark.parametrize("typed, name, address", [
    ("heldInset", "Refresher.heldInset", "docs/api/Tug/Refresher.md#refresher-heldinset"),
    ("Refresher.state", "Refresher.state", "docs/api/Tug/Refresher.md#refresher-state"),
    ("Refresher.lastUpdated", "Refresher.lastUpdated", "docs/api/Tug/Refresher.md#refresher-lastupdated"),
    ("SecondStop", "Refresher.SecondStop", "docs/api/Tug/Refresher.SecondStop.md"),
    ("secondStop", "Refresher.PullOptions.secondStop", "docs/api/Tug/Refresher.PullOptions.md#refresherpulloptions-secondstop"),
    ("resetNoMoreData()", None, "docs/from-mjrefresh.md#row-resetNoMoreData"),
])
def test_a_search_for_a_name_of_the_api_says_what_it_stands_for_and_leads_to_its_entry(page, typed, name, address):
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill(typed)
    link = page.locator("#no-scene .path")
    link.wait_for()
    if name:
        assert page.locator("#no-scene code").first.inner_text() == name
    with page.context.expect_page() as opened:
        link.click()
    opened.value.get_by_role("heading").first.wait_for()
    assert opened.value.url.endswith(f"/reader.html?page={address}")
    assert link.inner_text() == ("API reference" if name else "From MJRefresh")


@pytest.mark.parametrize("typed, name, scene", [
    ("isHidden", "Refresher.isHidden", "hidden"), ("tug.footer?.isHidden", "Refresher.isHidden", "hidden"),
    ("footer.isHidden = true", "Refresher.isHidden", "hidden"), ("tug.header?.lastUpdatedKey", "Refresher.lastUpdatedKey", "last-updated"),
    ("tug.header.state", "Refresher.state", "empty-list"), ("header?.resultDuration", "Refresher.resultDuration", "outcomes"),
    # The scenes with that end of the chain in their code come first.
    ("tableView.tug.footer?.trigger.auto?.distance", "Refresher.LoadOptions.distance", "load-distance"),
    ("tug.auto?.distance", "Refresher.LoadOptions.distance", "load-distance"),
    ("tug.footer?.trigger", "Refresher.trigger", "load-distance"), ("tableView.tug.header?.beginRefreshing()", "Refresher.beginRefreshing(…)", "reveal"),
    # A name that Tug doesn't have is left out.
    ("tug.header?.isOpenNow", "ScrollControls.header", "first-steps"), ("tug.header", "ScrollControls.header", "first-steps"),
    ("tableView.tug.footer", "ScrollControls.footer", "first-steps"),
])
def test_a_name_as_an_app_writes_it_finds_what_its_last_known_part_finds(page, typed, name, scene):
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill("heldInset")
    page.locator("#no-scene", has_text="Refresher.heldInset: The inset that").wait_for()
    page.locator(SEARCH).fill(typed)
    # Once the code has come
    page.locator(f"section[aria-label=Found] li:first-child:not([hidden]) [data-scene={scene}]").wait_for()
    assert page.locator("#no-scene code").first.inner_text() == name
    assert page.locator("#no-scene .path").inner_text() == "API reference"


def test_a_long_name_of_the_api_breaks_before_a_dot(page):
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill("tug.footer?.trigger.auto?.distance")
    name = page.locator("#no-scene code", has_text="Refresher.LoadOptions.distance")
    name.wait_for()
    assert all(name.evaluate("""e => [...e.childNodes].filter(each => each.nodeType === 3).map(each => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return range.getClientRects().length === 1;
    })""")), "a word is cut"


@pytest.mark.parametrize("typed, title, cell", [
    ("mj_header", "From MJRefresh", "mj_header, header"), ("isAutomaticallyHidden", "From MJRefresh", "automaticallyHidden, isAutomaticallyHidden"),
    ("addPullToRefreshWithActionHandler", "From SVPullToRefresh", "addPullToRefreshWithActionHandler:"),
    # The second row that begins with the name has others, too.
    ("lastUpdatedTimeLabel", "From MJRefresh", "lastUpdatedTimeLabel"), ("setTitle:forState:", "From MJRefresh", "setTitle:forState:, setTitle(_:for:)"),
])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_answer_to_a_name_of_another_library_leads_to_its_row_which_is_marked_for_a_moment(same_page, size, typed, title, cell):
    page = same_page(size)
    wait_for_layout(page)
    page.locator(SEARCH).fill("")
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill(typed)
    link = page.locator("#no-scene .path", has_text=title)
    link.wait_for()
    assert link.inner_text() == title, "a path is no title"
    assert link.evaluate("e => getComputedStyle(e).fontFamily === getComputedStyle(e.parentNode).fontFamily")
    with page.context.expect_page() as opened:
        link.click()
    reader = opened.value
    # A page beside it is as large as the first ones were.
    address = reader.url
    reader.goto("about:blank")
    reader.set_viewport_size({"width": size[0], "height": size[1]})
    reader.goto(address)
    row = reader.locator("main:not([aria-busy]) tr[data-marked]")
    row.wait_for()
    assert row.locator("td").first.inner_text() == cell
    # The bar of the reader is above it.
    assert row.evaluate("e => e.getBoundingClientRect().top > 100 && e.getBoundingClientRect().bottom < innerHeight"), "the row is out of sight"
    assert row.evaluate("e => getComputedStyle(e).backgroundColor !== 'rgba(0, 0, 0, 0)'")
    row.evaluate("e => e.getAnimations().forEach((each) => each.finish())")
    reader.wait_for_function("document.querySelector('tr[data-marked]') === null")
    reader.close()


def test_a_short_word_begins_a_word_or_a_part_of_a_name_and_a_long_one_may_be_inside(page):
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill("tableView")
    page.locator(".show-all", has_text="more").wait_for()
    page.locator(SEARCH).fill("ring")
    page.locator(".show-all", has_text="more").click()
    found = shown_scenes(page)
    assert 0 < len(found) < 8, "also “during” and “String”"
    page.locator(f"[data-scene={found[-1]}]").click()
    page.wait_for_function("CSS.highlights.get('found')?.size > 0")
    assert page.evaluate("""() => [...CSS.highlights.get('found')].map((range) =>
      range.startContainer.data.slice(Math.max(0, range.startOffset - 1), range.endOffset))
      .filter((text) => !/^(?:[^a-z]?ring|[a-z]Ring)$/i.test(text) || /^[a-z]ring$/.test(text))""") == []
    page.locator(SEARCH).fill("freshing")
    assert len(shown_scenes(page)) > 0


@pytest.mark.parametrize("typed, meant", [
    ("refrsh", "refresh"), ("MJRefreshHeadr", "MJRefreshHeader"), ("spiner", "spinner"), ("horizontla", "horizontal"), ("failure retyr", "failure retry"),
    ("refesh", "refresh"), ("heder", "header"), ("fotter", "footer"), ("triger", "trigger"),
])
def test_a_word_that_is_a_letter_away_from_one_that_was_meant_finds_that_one_and_says_so(same_page, typed, meant):
    page = same_page()
    page.locator(SEARCH).fill("")
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill(typed)
    page.locator("#no-scene").get_by_text(f"Nothing for “{typed}”: results for “{meant}”.", exact=True).wait_for()
    found = shown_scenes(page)
    assert page.locator(SEARCH).input_value() == typed
    page.locator(SEARCH).fill(meant)
    assert found == shown_scenes(page) != []
    assert page.locator("#no-scene").get_by_text("Nothing for").count() == 0
    page.locator(SEARCH).fill("")


@pytest.mark.parametrize("typed", ["zebra crossing", "xyzzy", "rnig"])
def test_words_that_are_close_to_none_or_short_are_not_taken_for_others(same_page, typed):
    page = same_page()
    page.locator(SEARCH).fill(typed)
    page.locator("#no-scene").get_by_text(f"No scene with “{typed}”.").wait_for()
    assert shown_scenes(page) == []
    page.locator(SEARCH).fill("")


def test_the_scenes_about_footers_come_next_to_the_first_steps_for_the_footer_of_mjrefresh(same_page):
    page = same_page()
    page.locator(SEARCH).fill("mj_footer")
    found = shown_scenes(page)
    page.locator(SEARCH).fill("")
    footers = page.locator("section", has=page.get_by_role("heading", name="Footers", exact=True)).locator("[data-scene]")
    listed = footers.evaluate_all("all => all.map(e => e.dataset.scene)")
    assert found[0] == "first-steps" and "hidden" in found[len(listed) + 1 :]
    assert sorted(found[1 : len(listed) + 1]) == sorted(listed)


@pytest.mark.parametrize("typed, meant", [("horzontla", "horizontal")])
def test_a_misspelled_word_leads_to_what_was_meant(same_page, typed, meant):
    page = same_page()
    page.locator(SEARCH).fill(typed)
    suggestion = page.locator("#no-scene").get_by_role("button", name=meant, exact=True)
    suggestion.click()
    assert page.locator(SEARCH).input_value() == meant
    assert len(shown_scenes(page)) > 0, "what is suggested finds nothing, either"
    page.locator(SEARCH).fill("")


def test_pages_that_the_page_names_open_beside_it(page):
    page.locator(SEARCH).fill("migration")
    with page.context.expect_page() as opened:
        page.locator("#no-scene .path").click()
    opened.value.get_by_role("heading", name="From MJRefresh", exact=True).wait_for()
    assert opened.value.url.endswith("/reader.html?page=docs/from-mjrefresh.md")
    opened.value.close()
    page.locator(SEARCH).fill("")
    page.locator("#app-code").click()
    for link in page.locator("dialog[open] a.path").all():
        assert page.request.get(link.evaluate("e => e.href")).ok, link.inner_text()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768), (768, 1024), (390, 844), (360, 640)])
def test_a_link_leads_to_the_documentation(same_page, size):
    page = same_page(size)
    wait_for_layout(page)
    link = page.get_by_role("link", name="Docs", exact=True).locator("visible=true")
    assert link.count() == 1
    box = link.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    # Not over what is beside it.
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.matches('[data-pages]')", middle)
    assert link.get_attribute("href") == "/reader.html?page=docs/articles/README.md"


def test_the_path_of_a_page_is_copied_where_the_server_has_no_pages(start_playground, open_page, tmp_path):
    page = settled(open_page(start_playground("--repository", str(tmp_path)).url))
    assert page.get_by_role("link", name="Docs", exact=True).count() == 0
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(SEARCH).fill("migration")
    page.locator("#no-scene .path").click()
    page.locator("#no-scene .path[title=Copied]").wait_for()
    assert page.evaluate("navigator.clipboard.readText()") == "docs/from-mjrefresh.md"
    page.locator(SEARCH).fill("")
    page.locator("#app-code").click()
    page.locator("#app-screen .path").click()
    page.wait_for_function("navigator.clipboard.readText().then((text) => text === 'docs/articles/LoadingMore.md')")


def test_a_search_that_finds_nothing_says_what_to_look_for_and_leads_back(page):
    every = len(shown_scenes(page))
    page.locator(SEARCH).fill("zebra crossing")
    notice = page.locator("#no-scene")
    ideas = [each for each in notice.get_by_role("button").all_text_contents() if each != "Show all scenes"]
    for idea in ideas:
        page.locator(SEARCH).fill("zebra crossing")
        notice.get_by_role("button", name=idea, exact=True).click()
        assert len(shown_scenes(page)) > 1 and notice.get_by_text("No scene").count() == 0, idea
    page.locator(SEARCH).fill("zebra crossing")
    notice.get_by_role("button", name="Show all scenes").click()
    assert len(shown_scenes(page)) == every


def test_a_search_for_what_no_scene_has_of_swiftui_says_where_it_is(page):
    page.locator(SEARCH).fill("LazyVStack")
    assert page.locator("#no-scene").get_by_text("TugSwiftUI puts the same controls on SwiftUI’s lists:").is_visible()


def test_footers_that_load_by_themselves_are_found_as_automatic(page):
    page.locator(SEARCH).fill("auto")
    assert len(shown_scenes(page)) >= 12


def test_the_search_looks_into_the_code(page):
    page.locator(SEARCH).click()
    page.locator(SEARCH).fill("choice == 1 ? 130")
    page.wait_for_function("document.querySelectorAll('#scenes li:not([hidden])').length === 1")
    assert shown_scenes(page) == ["distances"]


def test_the_page_says_what_it_is_and_what_is_shown(page):
    assert page.locator(".headline").inner_text() == "Pull to refresh and load more for UIKit and SwiftUI"
    open_scene(page, "failure")
    page.wait_for_function("document.title === 'Failure and retry – Tug'")


def test_a_phone_shows_the_description_the_speeds_and_the_step(phone_page):
    open_scene(phone_page, "outcomes")
    assert phone_page.get_by_text("Choose success, no more data, or failure").locator("visible=true").count()
    assert phone_page.locator("#rates").is_visible()
    phone_page.locator("#panel-toggle").click()
    phone_page.locator("#step").click()
    phone_page.wait_for_selector("#pause[aria-pressed=true]")


def test_restart_starts_the_scene_again(page):
    open_scene(page, "first-steps")
    drag(page, (187, 250), (187, 480))
    page.get_by_text("Just now").wait_for()
    page.locator("#restart").click()
    page.get_by_text("Just now").wait_for(state="hidden")


def test_the_code_is_copied(page):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_scene(page, "first-steps")
    page.wait_for_function("document.querySelector('#code-lines').dataset.file === 'FirstStepsScene.swift'")
    page.locator("#code-copy").click()
    page.get_by_text("Copied", exact=True).wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert "tableView.tug.header = .pull" in copied
    # Where it's read: the first line of a copy is in another app by then.
    assert page.locator("#copy-notice").inner_text() == (
        "The copy also needs the demo’s DemoFeed.swift and PlainCell.swift. “Use this scene” has code that doesn’t.")
    page.locator(".code-link", has_text="DemoFeed").first.click()
    page.wait_for_selector("#code-lines[data-file='DemoFeed.swift']")
    assert page.locator("#copy-notice").inner_text() == "", "it is about the file before"
    assert "extension Scene" not in copied, "an app has no list of scenes"
    assert "which also has DemoFeed.swift and PlainCell.swift" in copied, "an app lacks the feed and the cell"
    page.get_by_role("button", name="Copy file", exact=True).wait_for()


def test_the_geometry_is_on_in_the_scene_about_it(page):
    open_scene(page, "distances")
    page.wait_for_selector("#geometry text", state="attached")
    open_scene(page, "first-steps")
    page.wait_for_selector("#geometry", state="hidden")


def test_the_opening_scene_takes_a_while_to_answer_and_can_fail_on_the_page(page):
    page.wait_for_selector("[data-label^=post-]")
    assert page.locator("select[data-feed=latency]").input_value() == "0.6"
    page.locator("select[data-feed=failure]").select_option("1")
    drag(page, (187, 250), (187, 480))
    wait_for_state(page, "header", "failed")
    # It can be read: the control is still open.
    page.wait_for_function(
        "document.querySelector('[data-control=header] .held').textContent === 'holds 54 pt'")


def test_a_search_finds_no_scene_by_what_its_list_is_filled_with(page):
    page.locator(SEARCH).fill("chat")
    page.wait_for_selector("[data-scene=chat]")
    page.locator(SEARCH).fill("preservePosition")
    page.locator(".show-all", has_text="more").wait_for()  # The code has come.
    page.locator(SEARCH).fill("chat")
    found = shown_scenes(page)
    assert "chat" in found and "while-dragging" not in found, found


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (768, 1024), (390, 844)])
def test_the_words_about_the_network_set_it_say_so_and_set_it_back(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_selector("[data-label^=post-]")
    setting = page.locator("[data-feed=failure]")
    if size[0] < 700:
        # Two lines of the description are shown, until it is tapped.
        page.locator("#summary").click(position={"x": 5, "y": 5})
    words, phone = page.locator("[data-description]").locator("visible=true"), page.locator("#bezel")
    before, height = words.inner_text(), phone.bounding_box()["height"]
    page.get_by_role("button", name="Make both fail").locator("visible=true").click()
    assert setting.input_value() == "1"
    assert words.inner_text() == "Every request fails now: pull, or scroll to the end. Undo"
    assert page.evaluate("document.activeElement.textContent") == "Undo", "the keyboard has lost its place"
    wait_for_layout(page)
    assert phone.bounding_box()["height"] >= height, "the phone that is to be pulled has become smaller"
    page.get_by_role("button", name="Undo").locator("visible=true").first.click()
    assert setting.input_value() == "0" and words.inner_text() in before
    # The menu is as good.
    setting.evaluate("e => { e.value = '1'; e.dispatchEvent(new Event('change', { bubbles: true })); }")
    assert words.inner_text().startswith("Every request fails now")


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (390, 844)])
def test_the_words_about_the_network_lead_back_from_a_tab_without_controls(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_selector("[data-label^=post-]")
    wait_for_layout(page)
    words, tabs = page.locator("[data-description]").locator("visible=true"), page.locator("#surface")
    tap(page, center(tabs.get_by_text("Search", exact=True).last))
    page.locator("#summary-text", has_text="No controls").wait_for(state="attached")
    assert words.inner_text() == "No controls on this screen: go back to the feed to pull."
    assert page.locator("#sheet-summary").text_content() == words.inner_text()
    assert not page.locator("#pull-hint").is_visible()
    fail = "e => { e.value = '1'; e.dispatchEvent(new Event('change', { bubbles: true })); }"
    page.locator("[data-feed=failure]").evaluate(fail)
    assert words.inner_text() == "Every request fails now: go back to the feed to pull. Undo"
    page.get_by_role("button", name="Undo").locator("visible=true").first.click()
    assert words.inner_text() == "No controls on this screen: go back to the feed to pull."
    tap(page, center(tabs.get_by_text("Feed", exact=True).last))
    page.locator("#summary-text", has_text="Pull, or scroll to the end.").wait_for(state="attached")
    assert words.inner_text() == "Pull, or scroll to the end. Make both fail to see the error."


FAILURE = """(e, value) => { e.value = value; e.dispatchEvent(new Event("change", { bubbles: true })); }"""


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (390, 844)])
def test_a_network_that_fails_is_said_on_the_phone_where_no_description_in_sight_says_so(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_selector("[data-label^=post-]")
    wait_for_layout(page)
    page.get_by_role("button", name="Make both fail").locator("visible=true").first.click()
    note, screen = page.locator("#feedback [data-kind=note]"), page.locator(".screen").bounding_box()
    assert note.count() == 0, "it says over rows what the description says beside them"
    page.get_by_role("button", name="Undo").locator("visible=true").first.click()
    assert note.count() == 0
    # Out of sight, such as in a list of scenes that is scrolled
    page.add_style_tag(content="[data-description] { visibility: hidden }")
    setting = page.locator("[data-feed=failure]")
    setting.evaluate(FAILURE, "1")
    assert note.inner_text() == "Every request fails now: pull, or scroll to the end"
    box = note.bounding_box()
    assert box["x"] >= screen["x"] + 8 and box["x"] + box["width"] <= screen["x"] + screen["width"] - 8, "it is cut"
    assert box["y"] >= screen["y"] and box["y"] + box["height"] <= screen["y"] + screen["height"]
    setting.evaluate(FAILURE, "0")
    assert note.count() == 0, "it says what is no longer true"
    setting.evaluate(FAILURE, "0.3")
    assert note.inner_text() == "3 in 10 requests fail now: pull, or scroll to the end"
    assert note.bounding_box()["y"] < screen["y"] + screen["height"] * 0.65, "it is over a footer at the end of the list"
    page.locator("#surface").focus()
    page.keyboard.press("End")
    assert note.count() == 0, "it is over the list that is scrolled"


def test_the_words_about_the_network_send_to_a_footer_that_has_failed(page):
    page.wait_for_selector("[data-label^=post-]")
    page.get_by_role("button", name="Make both fail").locator("visible=true").click()
    page.locator("[data-control=footer] .begin").evaluate("e => e.click()")
    wait_for_state(page, "footer", "failed")
    words = page.locator("[data-description]").locator("visible=true")
    page.wait_for_function("document.querySelector('#summary-text').textContent === 'Every request fails now: pull, or tap the footer. Undo'")
    assert words.inner_text() == "Every request fails now: pull, or tap the footer. Undo"
    page.get_by_role("button", name="Undo").locator("visible=true").first.click()
    assert words.inner_text() == "Pull, or tap the footer. Make both fail to see the error."
    note = page.locator("#feedback [data-kind=note]")
    assert note.count() == 0, "it says what the description says"
    # The footer may be out of sight.
    page.locator("[data-feed=failure]").evaluate(FAILURE, "0.7")
    assert note.inner_text() == "7 in 10 requests fail now: pull, or tap the footer at the end"
    page.locator("[data-feed=failure]").evaluate(FAILURE, "0")
    page.get_by_role("button", name="Make both fail").locator("visible=true").focus()
    page.locator("[data-control=footer] .begin").evaluate("e => e.click()")
    page.wait_for_function("document.querySelector('#summary-text').textContent.startsWith('Pull, or scroll to the end.')")
    assert page.evaluate("document.activeElement.textContent") == "Make both fail", "the keyboard has lost its place"


def test_the_words_about_the_network_send_nobody_to_the_end_of_an_empty_list(page):
    page.wait_for_selector("[data-label^=post-]")
    words = page.locator("[data-description]").locator("visible=true")
    page.get_by_role("button", name="Make both fail").locator("visible=true").click()
    page.locator("#restart").click()
    page.wait_for_function("document.querySelector('#summary-text').textContent === 'Every request fails now: pull. Undo'")
    wait_for_state(page, "header", "failed")
    assert words.inner_text() == "Every request fails now: pull. Undo"
    page.get_by_role("button", name="Undo").locator("visible=true").first.click()
    assert words.inner_text() == "Pull. Make it fail to see the error."
    page.locator("[data-feed=failure]").evaluate(FAILURE, "0.3")
    assert page.locator("#feedback [data-kind=note]").inner_text() == "3 in 10 requests fail now: pull"
    page.get_by_role("button", name="Make it fail").locator("visible=true").click()
    page.get_by_role("button", name="Undo").locator("visible=true").first.click()
    # A list that has loaded has an end again.
    page.locator("[data-control=header] .begin").evaluate("e => e.click()")
    page.wait_for_selector("[data-label^=post-]")
    page.wait_for_function("document.querySelector('#summary-text').textContent.startsWith('Pull, or scroll to the end.')")


@pytest.mark.parametrize("size", [(390, 844), (360, 640)])
def test_what_is_said_above_an_open_sheet_covers_no_row(open_page, playground, size):
    page = settled(open_page(playground.url, bypass_csp=True, has_touch=True, viewport={"width": size[0], "height": size[1]}))
    page.wait_for_selector("[data-label^=post-]")
    page.locator("#panel-toggle").tap()
    page.wait_for_selector(".side.open")
    wait_for_layout(page)
    page.locator("[data-feed=failure]").evaluate(FAILURE, "0.3")
    note, row = page.locator("#feedback [data-kind=note]").bounding_box(), page.locator("[data-label^=post-] .text").first.bounding_box()
    screen = page.locator(".screen").bounding_box()
    assert note["y"] >= screen["y"] and note["y"] + note["height"] <= row["y"], "it covers rows of a small phone"


def test_a_description_is_cut_only_where_a_line_is_out_of_sight(open_page, playground):
    page = open_page(playground.url, viewport={"width": 360, "height": 640}, has_touch=True)
    summary = page.locator("#summary")
    # Two lines, the second one with a link, whose area for touches reaches beyond it.
    page.get_by_role("button", name="Make both fail").locator("visible=true").tap()
    wait_for_layout(page)
    assert summary.get_attribute("data-cut") is None, "it says that there is more, and there isn't"
    summary.evaluate("e => e.replaceChildren('Pull, release, and scroll. '.repeat(12))")
    page.wait_for_selector("#summary[data-cut]")


def test_the_network_that_fails_is_in_sight_beside_the_phone(page):
    page.get_by_role("button", name="Make both fail").locator("visible=true").click()
    setting, notice = page.locator("[data-feed=failure]"), page.locator("#network .notice")
    for part in (setting, notice):
        box = part.bounding_box()
        assert part.is_visible() and 0 <= box["y"] <= 900 - box["height"]
    assert notice.inner_text().startswith("Every request fails now")


def test_the_settings_of_the_network_are_open_for_the_feed_and_closed_elsewhere(page):
    assert page.locator("[data-feed=failure]").is_visible()
    open_scene(page, "first-steps")
    assert not page.locator("[data-feed=failure]").is_visible()


def test_a_summary_with_a_button_stands_below_the_name_of_its_scene(phone_page):
    phone_page.locator("#all-scenes").tap()
    row = phone_page.locator("li:has([data-scene=feed])")
    name, note = (row.locator(part).bounding_box() for part in ("strong", ".note"))
    assert 0 <= note["y"] - name["y"] - name["height"] <= 8
    phone_page.locator("[data-scene=outcomes]").tap()
    wait_for_scene(phone_page, "outcomes")
    phone_page.locator("#all-scenes").tap()
    # The words around the button choose the scene.
    phone_page.touchscreen.tap(note["x"] + note["width"] - 20, note["y"] + 8)
    wait_for_scene(phone_page, "feed")


def test_a_scene_that_a_search_has_not_found_ends_the_search(page):
    every = shown_scenes(page)
    page.locator(SEARCH).fill("spinner")
    assert "failure" not in shown_scenes(page)
    page.evaluate("location.hash = 'failure'")
    page.wait_for_selector("button[data-scene=failure][aria-current]")
    assert page.locator(SEARCH).input_value() == "" and shown_scenes(page) == every
    # One that it has found leaves it.
    page.locator(SEARCH).fill("spinner")
    page.locator("button[data-scene=spinner]").click()
    page.wait_for_selector("button[data-scene=spinner][aria-current]")
    assert page.locator(SEARCH).input_value() == "spinner"


def test_escape_ends_a_search_from_a_result_and_from_the_phone(page):
    every = shown_scenes(page)
    page.locator(SEARCH).fill("spinner")
    page.locator("button[data-scene=spinner]").focus()
    page.keyboard.press("Escape")
    assert shown_scenes(page) == every and page.evaluate("document.activeElement.id") == "scene-search"
    page.locator(SEARCH).fill("spinner")
    page.locator("#surface").focus()
    page.keyboard.press("Escape")
    assert shown_scenes(page) == every and page.evaluate("document.activeElement.id") == "surface"


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (768, 1024)])
def test_the_group_of_the_scenes_in_sight_is_named_above_them(same_page, size):
    page = same_page(size, "second-stop")
    found = page.evaluate("""() => {
      const list = document.querySelector(".scene-list");
      const shown = document.querySelector("[data-scene=second-stop]");
      const section = shown.closest("section");
      // The shown scene is the first one below the edge.
      list.scrollTop += shown.getBoundingClientRect().top - list.getBoundingClientRect().top - 40;
      const box = section.querySelector(".heading").getBoundingClientRect();
      const { top } = list.getBoundingClientRect();
      const inFront = document.elementFromPoint(box.left + 8, box.top + box.height / 2);
      return { away: Math.abs(box.top - top), name: inFront.textContent };
    }""")
    assert found["away"] < 8 and found["name"] == "Headers"
