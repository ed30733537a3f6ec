"""The dialogs: how they open and close, and the code that they give for an app."""

import re

import pytest
from conftest import PACKAGE, settled
from phone import open_scene, wait_for_layout

SIZES = [(1440, 900), (1280, 720), (844, 390), (390, 844), (360, 640)]
DEMO = PACKAGE / "Demo/Sources/DemoScenes"
OPENERS = {"add": ("app-dialog", ".bar > .add"), "use": ("app-dialog", "#app-code"), "keys": ("keys-dialog", "#keys"),
           "trace": ("trace-dialog", "#trace-paste")}
CODE = "[...document.querySelectorAll('#app-own-sample .sample-line')].map(e => e.textContent).join('\\n')"


def settled_dialog(page, name):
    dialog = page.locator(f"#{name}")
    dialog.wait_for()
    page.wait_for_function("document.getAnimations().every(each => !each.effect.target.matches('dialog'))")
    return dialog


def open_dialog(page, name):
    """Opens a dialog, also with a button that is out of sight in a small window; returns both."""
    dialog, opener = OPENERS[name]
    page.locator(opener).evaluate("e => { e.focus(); e.click(); }")
    return settled_dialog(page, dialog), page.locator(opener)


def open_code(page, scene, file):
    open_scene(page, scene)
    page.locator(f"#code-lines[data-file='{file}']").wait_for(state="attached")
    page.locator("#app-code").evaluate("e => e.click()")
    page.locator("#app-title", has_text=re.compile("^(Use “|Tug in SwiftUI)")).wait_for()
    return settled_dialog(page, "app-dialog")


def close(page):
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", OPENERS)
def test_a_dialog_is_within_the_window_and_its_way_out_stays_in_sight(same_page, size, name):
    page = same_page(size)
    wait_for_layout(page)
    dialog, _ = open_dialog(page, name)
    body, button = dialog.locator(".dialog-body"), dialog.get_by_role("button", name="Close")
    box = dialog.bounding_box()
    assert box["x"] >= 0 and box["y"] >= 10 and box["x"] + box["width"] <= size[0] and box["y"] + box["height"] <= size[1]
    for end in (0, 100_000):
        body.evaluate("(e, end) => e.scrollTo(0, end)", end)
        at, title = button.bounding_box(), dialog.locator("h2").bounding_box()
        assert at["y"] >= box["y"] and at["x"] + at["width"] <= box["x"] + box["width"], "the button is cut"
        assert abs(at["y"] + at["height"] / 2 - title["y"] - title["height"] / 2) <= 2, "it is beside the title"
        assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.dialog-close') !== null",
                             [at["x"] + at["width"] / 2, at["y"] + at["height"] / 2])
        assert at["width"] == at["height"] and at["width"] >= (44 if size[0] < 700 else 32)
    overflow = body.evaluate("e => [e.scrollWidth - e.clientWidth, e.scrollHeight - e.clientHeight]")
    assert overflow[0] <= 0, "it scrolls sideways"
    # A line or a fade says that there is more.
    cut = "e => [e.hasAttribute('data-cut-above'), e.hasAttribute('data-cut-below')]"
    page.wait_for_function(f"({cut})(document.querySelector('dialog[open]')).join() === '{str(overflow[1] > 1).lower()},false'")
    body.evaluate("e => e.scrollTo(0, 0)")
    page.wait_for_function(f"({cut})(document.querySelector('dialog[open]')).join() === 'false,{str(overflow[1] > 1).lower()}'")
    button.click()
    assert not dialog.is_visible()


@pytest.mark.parametrize("size, has_touch, is_shown", [
    ((768, 1024), False, True), ((720, 1000), False, True), ((768, 900), False, True), ((800, 600), False, True),
    ((768, 1024), True, False), ((700, 1000), False, False), ((390, 844), False, False),
])
def test_the_button_of_the_keys_is_there_for_a_mouse_where_the_toolbar_has_room(open_page, playground, size, has_touch, is_shown):
    window = {"width": size[0], "height": size[1]}
    page = settled(open_page(playground.url, bypass_csp=True, viewport=window, has_touch=has_touch, is_mobile=has_touch))
    page.wait_for_selector(".connection[data-state=open]")
    keys = page.locator("#keys")
    assert keys.is_visible() == is_shown
    fits = """() => {
      const all = [...document.querySelectorAll(".bar > *, .tools > *")].filter(e => e.checkVisibility() && !e.matches(".tools"));
      const boxes = all.map(e => e.getBoundingClientRect());
      return boxes.every((box, i) => box.right <= innerWidth && (i === 0 || box.left >= boxes[i - 1].right + 3));
    }"""
    if is_shown:
        assert page.evaluate(fits), "the toolbar has no room for it"
    # The word for what is wrong has its room.
    page.evaluate("document.querySelector('.connection').dataset.state = 'closed', document.querySelector('#connection-text').textContent = 'Disconnected'")
    if size[0] >= 768 and not has_touch:
        assert page.evaluate(fits), "the button covers the word, or the other way around"


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("name", OPENERS)
def test_a_click_beside_a_dialog_closes_it_and_the_focus_returns(same_page, size, name):
    page = same_page(size)
    wait_for_layout(page)
    if size[0] < 700:
        page.locator("#panel-toggle").click()
        page.locator("#tab-panel" if name == "trace" else "#tab-code").click()
    is_back = "e => document.activeElement === e || !e.checkVisibility()"
    for way in ("beside", "Escape", "button"):
        dialog, opener = open_dialog(page, name)
        assert dialog.evaluate("e => e.contains(document.activeElement) && !document.activeElement.matches('.dialog-close')")
        # A selection that ends beside the dialog leaves it open, and so does a click in it.
        box = dialog.bounding_box()
        page.mouse.move(box["x"] + 40, box["y"] + 30)
        page.mouse.down()
        page.mouse.move(box["x"] + 40, box["y"] - 8)
        page.mouse.up()
        dialog.locator("h2").click()
        assert dialog.is_visible()
        if way == "beside":
            page.mouse.click(box["x"] + 20, box["y"] / 2)
        elif way == "Escape":
            page.keyboard.press("Escape")
        else:
            dialog.get_by_role("button", name="Close").click()
        dialog.wait_for(state="hidden")
        assert opener.evaluate(is_back), f"the focus is elsewhere after {way}"
    if size[0] < 700:
        page.locator("#tab-code").click()
        page.locator("#panel-toggle").click()


def test_escape_closes_the_dialog_on_top_whatever_else_uses_the_key(page):
    page.wait_for_selector("[data-label^=post-]")
    page.evaluate("document.addEventListener('keydown', (event) => event.preventDefault(), { capture: true })")
    page.locator("#app-code").click()
    page.locator("#app-dialog[open]").wait_for()
    page.locator("#keys").evaluate("e => e.click()")
    opened = "[...document.querySelectorAll('dialog[open]')].map(e => e.id)"
    assert page.evaluate(opened) == ["app-dialog", "keys-dialog"]
    page.keyboard.press("Escape")
    assert page.evaluate(opened) == ["app-dialog"]
    page.keyboard.press("Escape")
    assert page.evaluate(opened) == [] and page.evaluate("document.activeElement.id") == "app-code"


def test_keys_of_the_page_do_nothing_below_a_dialog_that_has_lost_the_focus(page):
    page.wait_for_selector("[data-label^=post-]")
    page.locator("#keys").click()
    page.evaluate("document.activeElement.blur()")
    assert page.evaluate("document.activeElement === document.body")
    for key in ("p", "?", "/"):
        page.keyboard.press(key)
    assert page.locator("#pause").get_attribute("aria-pressed") == "false"
    page.keyboard.press("Escape")
    assert not page.locator("#keys-dialog").is_visible() and page.evaluate("document.activeElement.id") == "keys"


def test_keys_scroll_a_dialog_as_soon_as_it_is_open(same_page):
    page = same_page((1280, 720))
    dialog = open_code(page, "own-indicator", "OwnIndicatorScene.swift")
    page.keyboard.press("End")
    page.wait_for_function("document.querySelector('dialog[open]').matches('[data-cut-above]:not([data-cut-below])')")
    # The button of the code stays as long as the code.
    copy, sample = dialog.get_by_role("button", name="Copy").bounding_box(), dialog.locator("#app-own-sample").bounding_box()
    head = dialog.locator(".dialog-head").bounding_box()
    assert copy["y"] >= head["y"] + head["height"] and copy["y"] + copy["height"] <= sample["y"] + sample["height"]
    close(page)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_page_says_how_to_add_tug_to_an_app(same_page, size):
    page = same_page(size)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_scene(page, "chat")
    dialog, _ = open_dialog(page, "add")
    assert dialog.locator("h2").inner_text() == "Add Tug to an app"
    assert "Getting started has a complete screen." in dialog.inner_text(), "it isn't about the scene beside it"
    for kit, line, products in (
            ("UIKit", "\ntableView.tug.footer = .auto { [feed] in try await feed.loadNext() }\n", "products Paging and Tug"),
            ("SwiftUI", "\n      .tugFooter(.auto) { try await feed.loadNext() }\n", "products Paging and TugSwiftUI")):
        dialog.locator("label", has_text=kit).click()
        assert page.locator("#app-products").inner_text() == products
        dialog.get_by_role("button", name="Copy", exact=True).click()
        dialog.get_by_role("button", name="Copied").wait_for()
        assert line in page.evaluate("navigator.clipboard.readText()")
        dialog.get_by_role("button", name="Copied").wait_for(state="hidden")
    # As in the toolbar, the choices are radio buttons.
    page.get_by_role("radio", name="SwiftUI").press("ArrowLeft")
    dialog.get_by_text("// In viewDidLoad:").wait_for()
    assert not dialog.get_by_text("struct PostList").is_visible()
    least = 44 if size[0] < 700 else 24
    assert all(e.bounding_box()["height"] >= least for e in dialog.locator(".kits label, button").locator("visible=true").all())
    close(page)


@pytest.mark.parametrize("scene, kit", [("swiftui", "SwiftUI"), ("spinner", "UIKit")])
def test_the_way_to_an_app_opens_on_the_framework_of_the_scene(same_page, scene, kit):
    page = same_page()
    open_scene(page, scene)
    open_dialog(page, "add")
    assert page.get_by_role("radio", name=kit).is_checked()
    close(page)


def test_the_way_to_an_app_says_what_the_function_of_the_reader_returns(same_page):
    page = same_page()
    dialog, _ = open_dialog(page, "add")
    for kit, posts in (("UIKit", "which are Sendable and have an id"), ("SwiftUI", "which are Sendable and Identifiable")):
        dialog.locator("label", has_text=kit).click()
        said = f"posts(after:) returns a Page<Post, String>: posts, {posts}, and the cursor of the next page."
        assert said in " ".join(dialog.locator("#app-usual").inner_text().split())
    close(page)


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (844, 390)])
def test_the_introduction_leads_to_the_code_in_swiftui(same_page, size):
    page = same_page(size)
    wait_for_layout(page)
    page.locator(".intro").get_by_role("button", name="See SwiftUI code").click()
    dialog = page.locator("#app-dialog")
    dialog.get_by_text("struct PostList: View").wait_for()
    assert page.locator("#app-products").inner_text() == "products Paging and TugSwiftUI"
    dialog = page.locator("#app-dialog")
    assert "Attach two controls to a List" in dialog.inner_text() and "table view" not in dialog.inner_text()
    assert dialog.get_by_role("link", name="Tug in SwiftUI").is_visible()
    assert dialog.locator("h2").inner_text() == "Tug in SwiftUI"
    dialog.locator("label", has_text="UIKit").click()
    assert dialog.locator("h2").inner_text() == "Tug in UIKit"
    dialog.locator("label", has_text="SwiftUI").click()
    assert not page.get_by_text("// In viewDidLoad:").is_visible(), "the code for UIKit is open, too"
    close(page)
    page.get_by_role("button", name="Add Tug to an app").locator("visible=true").click()
    dialog.get_by_text("// In viewDidLoad:").wait_for()
    assert dialog.locator("h2").inner_text() == "Add Tug to an app"
    close(page)


@pytest.mark.parametrize("scene, file, article, title", [
    ("feed", "FeedScene", "docs/articles/LoadingMore.md", "Loading page by page"),
    ("older-messages", "OlderMessagesScene", "docs/paging/Chats.md", "Chats"),
])
def test_the_code_of_a_scene_leads_to_the_page_about_it_by_its_title(same_page, scene, file, article, title):
    page = same_page()
    dialog = open_code(page, scene, f"{file}.swift")
    link = dialog.get_by_role("link", name=title, exact=True)
    assert link.get_attribute("href") == f"/reader.html?page={article}"
    name = page.locator(f"[data-scene={scene}] strong").inner_text()
    said = f"Getting started has a complete screen, and {title} is about what the scene {name} shows."
    assert said in " ".join(dialog.inner_text().split())
    close(page)


def test_the_code_with_the_calls_of_another_library_leads_to_the_screen_with_the_same_calls(same_page):
    page = same_page()
    dialog = open_code(page, "sv-pull-to-refresh", "SVPullToRefreshScene.swift")
    assert "Read on in the repository: From SVPullToRefresh has a complete screen." in " ".join(dialog.inner_text().split())
    assert dialog.get_by_role("link", name="From SVPullToRefresh").get_attribute("href") == "/reader.html?page=docs/from-svpulltorefresh.md"
    close(page)


def test_the_code_of_the_opening_scene_is_whole_in_a_usual_window(same_page):
    page = same_page()
    dialog = open_code(page, "feed", "FeedScene.swift")
    assert dialog.locator(".dialog-body").evaluate("e => e.scrollHeight - e.clientHeight") <= 0
    close(page)


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (390, 844)])
def test_the_code_of_a_scene_is_given_for_an_app(same_page, size):
    page = same_page(size)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_scene(page, "spinner")
    if size[0] < 700:
        page.locator("#panel-toggle").click()
    page.wait_for_selector("#code-lines[data-file='SpinnerScene.swift']")
    page.get_by_role("button", name="Use this scene").click()
    dialog = settled_dialog(page, "app-dialog")
    assert dialog.locator("h2").inner_text() == "Use “Spinner” in an app"
    assert not dialog.locator(".kits").is_visible(), "a scene is written for UIKit"
    dialog.get_by_role("button", name="Copy", exact=True).click()
    dialog.get_by_role("button", name="Copied").wait_for()
    code = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert code[:9] == ["import Tug", "", "// From your app:", "//   feed: your model, with refresh() and loadNext(); loadNext() returns whether",
                        "//     there is more", "", "// In viewDidLoad:", "tableView.tug.header = .pull(", "  .spinner.with { $0.spinnerStyle = .large }"]
    assert "tableView.tug.footer = .auto(.spinner) { [feed] in" in code and code[-1] == "}"
    close(page)
    if size[0] < 700:
        page.locator("#panel-toggle").click()


def test_a_scene_that_uses_the_controls_of_another_file_has_its_lines_for_a_tab_bar_controller(same_page):
    page = same_page()
    dialog = open_code(page, "tab-bar", "TabBarScene.swift")
    assert dialog.locator("h2").inner_text() == "Use “Refresh in a hidden tab” in an app"
    said = "Add what the scene Refresh in a hidden tab shows to a tab bar controller of your own. The first comment in the code says"
    assert said in " ".join(dialog.inner_text().split())
    assert not page.locator("#app-usual").is_visible()
    code = page.evaluate(CODE)
    assert code.rstrip().endswith("""// In init(environment:):
let archive = HeaderAndFooterViewController(environment: environment)
archive.loadViewIfNeeded()
archive.tableView.tug.header?.beginRefreshing()""")
    assert needs(code) == ["HeaderAndFooterViewController: your view controller in a tab, which attaches the header in viewDidLoad",
                           "environment: what your view controllers are created with"]
    close(page)
    dialog = open_code(page, "spinner", "SpinnerScene.swift")
    assert "shows to a view controller of your own, which has a tableView and its data source." in " ".join(dialog.inner_text().split())
    close(page)


def test_a_scene_in_swiftui_has_the_code_of_most_lists_in_swiftui(same_page):
    page = same_page()
    dialog = open_code(page, "swiftui", "SwiftUIScene.swift")
    assert page.locator("#app-code").inner_text() == "SwiftUI for an app"
    assert dialog.locator("h2").inner_text() == "Tug in SwiftUI"
    dialog.get_by_text("struct PostList: View").wait_for()
    said = "A PagedFeed, which loads pages from a server, takes the place of the demo’s model, Mail, and needs no @StateObject on iOS 17."
    assert said in " ".join(dialog.locator("#app-usual").inner_text().split())
    assert page.get_by_role("radio", name="SwiftUI").is_checked() and not page.locator("#app-own").is_visible()
    assert page.locator("#app-products").inner_text() == "products Paging and TugSwiftUI"
    assert page.locator("#app-screen").inner_text() == "Tug in SwiftUI"
    close(page)


# What a reader of a scene needs, in the order of a file; what the names are that the demo's files have.
SAMPLES = [
    ("second-stop", "SecondStopScene", "products Tug and TugScrolling", ["In viewDidLoad:", "In the view controller:"],
     ["private func openArchiveAtRest() {", "  tableView.tug.scrolling.onEnd = { [weak self] in", "private func openArchive() {"],
     "feed: your model, with refresh()."),
    ("chat", "ChatScene", "product Tug",
     ["In the view controller:", "In init(history:), before super.init:", "In viewDidLoad:", "In viewDidLayoutSubviews:", "In viewDidAppear:",
      "Also in the view controller:"],
     ["private func insertOlder(_ count: Int) {", "  tableView.tug.preservePosition {", "private var messages: [ChatMessage]",
      "messages = history.messages", "if !hasAppeared { scrollToEnd() }", "private func scrollToEnd() {"],
     "ChatHistory: your model, with messages, onLoadOlder, and loadOlder(); loadOlder() returns whether there is more. ChatMessage: your type of a message."),
    # A chat begins with its newest messages, and opens at the end.
    ("older-messages", "OlderMessagesScene", "products Paging and Tug",
     ["In the view controller:", "In viewDidLoad:", "A button of yours:", "In viewDidLayoutSubviews:", "In viewDidAppear:",
      "Also in the view controller:"],
     ["feed.restore(server.cachedPage)", "if !hasAppeared { scrollToEnd(animated: false) }", "hasAppeared = true",
      "private func scrollToEnd(animated: Bool) {", '  primaryAction: UIAction(title: "A message arrives") { [weak self] _ in',
      "    self?.receive()", "  })"],
     "feed: your PagedFeed. "
     "server: what loads from your server, with cachedPage and newMessage(). items: the items that your list shows. "
     "show(): a function that shows a change of the feed."),
    ("first-steps", "FirstStepsScene", "product Tug", ["In the view controller:", "In init(feed:), before super.init:", "In viewDidLoad:", "In viewDidAppear:"],
     ["feed.onChange = { [weak self] in", "  self?.tableView.reloadData()"],
     "Feed: your model, with onChange, refresh(), loadNext(), and items; loadNext() returns whether there is more."),
    # What the scene's buttons make of its feed is the demo's; what an action ends with is the scene's.
    ("outcomes", "OutcomesScene", "product Tug", ["In viewDidLoad:"],
     ["header.resultDuration = 1", "  // If it throws, the header shows a failure; if not, a success.",
      "  // `false` shows that there is no more data; an error, a failure."],
     "feed: your model, with refresh() and loadNext(); loadNext() returns whether there is more."),
    # A PagedFeed is Paging's, and so is what buttons make of it. One with options is declared with them.
    ("overlapping-pages", "OverlapScene", "products Paging and Tug", ["In viewDidLoad:"],
     ["tableView.tug.footer = .auto { [feed] in", "  // The feed skips items that the list has."],
     "feed: your PagedFeed; its onChange shows its items in your list."),
    ("page-retry", "RetryScene", "products Paging and Tug",
     ["In the view controller:", "In viewDidLoad:", "A button of yours:"],
     ["private lazy var feed =", "  PagedFeed(options: options, id: \\.id, load: server.posts(after:))", "private var options: PagingOptions {",
      "  options.retry.limit = 1", "feed.onChange = { [weak self] _ in", "    feed.retry()"],
     "server: what loads from your server, with posts(after:), which returns a Page<Post, String> of Sendable posts with an id."),
    ("edited-list", "EditedListScene", "products Paging and Tug",
     ["In the view controller:", "In viewDidLoad:", "A menu of yours:"],
     ["      feed.insert([draft], at: .start)", "    case 2: feed.remove(items.suffix(1).map(\\.id))"],
     "Message: your type of a message, with init(id:text:). "
     "feed: your PagedFeed; its onChange shows its items in your list. items: the items that your list shows."),
    # A property that changes the list comes with the change.
    ("footer-inset", "FooterInsetScene", "product Tug", ["In the view controller:", "In viewDidLoad:"],
     ["/// The height of the basket, for which the list has an inset.", "tableView.contentInset.bottom = Self.height",
      '// Choices: "Above the basket" and "Behind it"; below is "Above the basket".',
      'footer.ignoredInset = 0  // Self.height for "Behind it"'], "feed: your model, with loadNext(), which returns whether there is more."),
    # What a function itself declares is above its statements.
    ("images", "ImagesScene", "product Tug", ["In viewDidLoad:"], ["let rise = (0..<20).map {", "let turn = (0..<12).map {"],
     "Sun: a type that draws your images, with image(turn:height:). feed: your model, with refresh() and loadNext(); loadNext() returns whether there is more."),
    # Actions with the same statements, for each number.
    ("begin-and-end", "BeginAndEndScene", "product Tug",
     ["In the view controller:", "In viewDidLoad:", "A menu of yours:", "Also in the view controller:"],
     ["private func begin(_ header: Refresher) {", "  let number = count", "private func log(_ line: String) {",
      "private static func word(for result: RefreshResult) -> String {", 'log("Tap Begin, and then End")',
      'let titles = ["Begin", "End", "Both", "Twice", "Begin × 2"]', "let actions = titles.enumerated().map { choice, title in",
      "  UIAction(title: title) { [weak self] _ in", "    for isBeginning in Self.steps[choice] {",
      '  title: "Actions", menu: UIMenu(children: actions))'],
     "rows: the strings that your list shows."),
    # Actions with statements of their own.
    ("arbitration", "ArbitrationScene", "product Tug", ["In viewDidLoad:", "A menu of yours:"],
     ["  menu: UIMenu(children: [", '    UIAction(title: "Load") { [weak self] _ in', "    },", "  ]))",
      "      self?.tableView.tug.footer?.beginRefreshing()",
      "tableView.tug.arbitration = .automatic", '// Instead, for "Exclusive": .exclusive',
      '// Instead, for "Parallel": .parallel'],
     "feed: your model, with refresh() and loadNext(); loadNext() returns whether there is more."),
    ("run-callbacks", "CallbacksScene", "product Tug", ["In the view controller:", "In viewDidLoad:"],
     ["  feed.refresh { error in", "    header.endRefreshing(error.map { .failure($0) } ?? .success)",
      "    case .success(false): footer.endRefreshing(.noMoreData)", "  didSet { line.text = calls.joined(separator: \", \") }"],
     "feed: your model, with refresh(completion:) and loadNext(completion:). "
     "add(): a function that shows a view below the list."),
    # A property says where an app has its value from; what the scene's buttons make of it is the demo's.
    ("veto", "VetoScene", "product Tug", ["In the view controller:", "In viewDidLoad:"],
     ["/// In an app, `NWPathMonitor` says whether there is a network.", "private var isOnline = true", "header.shouldBegin = { [weak self] in"],
     "feed: your model, with refresh() and loadNext(); loadNext() returns whether there is more."),
    # What doesn't use Tug is the demo's.
    ("manual", "ManualScene", "product Tug", ["In viewDidLoad:"],
     ["footer.trigger.auto?.causes = .all", '// Instead, for "Fingers only": [.finger, .momentum]', '// Instead, for "Tap only": []'],
     "feed: your model, with loadNext(), which returns whether there is more."),
    ("no-more-data", "NoMoreDataScene", "product Tug", ["In viewDidLoad:", "A button of yours:"],
     ["navigationItem.rightBarButtonItem = UIBarButtonItem(", '  primaryAction: UIAction(title: "Start over by hand") { [feed] _ in',
      "    feed.startOver()", "    footer.resetNoMoreData()", "  })",
      'footer.isResetByRefresh = true  // false for "Only by hand"'],
     "feed: your model, with loadNext(), refresh(), and startOver(); loadNext() returns whether there is more."),
    ("sv-pull-to-refresh", "SVPullToRefreshScene", "product TugSVPullToRefresh",
     ["In viewDidLoad:", "A button of yours:", "In the view controller:"],
     ['tableView.showsPullToRefresh = true  // false for "Hidden"', "private func insertRowAtTop() {"],
     "feed: your model, with refresh() and loadNext()."),
    ("fade", "FadeScene", "product Tug", ["In viewDidLoad:"],
     ['// Choices: "Usual", "Fades", "MJRefresh", "Slow", and "At once"; below is "Usual".',
      'header.trigger.pull?.fadesIn = false  // true for "Fades"',
      'header.closingDuration = nil  // 0.4 for "MJRefresh", 1.5 for "Slow", 0 for "At once"'],
     "feed: your model, with refresh()."),
    ("durations", "DurationsScene", "product Tug", ["In viewDidLoad:"],
     ['header.minimumDuration = 0  // 1 for "Minimum" and "Both"', 'header.resultDuration = 0  // 1 for "Result" and "Both"'],
     "feed: your model, with startOver()."),
    # Comments that are too long to stand behind their line are below it, and lead to none themselves.
    ("load-distance", "LoadDistanceScene", "product Tug", ["In viewDidLoad:"],
     ["footer.trigger.auto?.distance = .percent(1)", '// Instead, for "10%": .percent(0.1)', '// Instead, for "5 rows": .items(5)'],
     "feed: your model, with loadNext(), which returns whether there is more."),
    ("styled", "StyledScene", "product Tug", ["In viewDidLoad:", "In the view controller:"],
     ["header.style.tintColor = .systemIndigo  // nil for the others", 'header.style.labelInset = nil  // 60 for "Wide"'],
     "feed: your model, with refresh() and loadNext(); loadNext() returns whether there is more."),
    ("sides", "SidesScene", "product Tug", ["In viewDidLoad:"],
     ["scrollView.tug.trailing = .pullToLoad { [feed] in try await feed.loadNext() }",
      '// Instead, for "Automatic": .auto { [feed] in try await feed.loadNext() }'],
     "feed: your model, with refresh() and loadNext(); loadNext() returns whether there is more."),
    ("swap", "SwapScene", "product Tug", ["In viewDidLoad:", "A button of yours:", "In the view controller:"],
     ['show(0)  // 1 for "Text", 2 for "Off", 3 for "None"', "private func show(_ choice: Int) {"],
     "feed: your model, with refresh()."),
    # A function that is given as a value comes along, too, and what only one choice does is a comment.
    ("last-updated", "LastUpdatedScene", "product Tug", ["In viewDidLoad:", "In the view controller:"],
     ["private static func line(for date: Date?) -> String {", 'header.lastUpdatedFormat = nil  // Self.line for "Own"',
      "  let time = DateFormatter.localizedString(from: date, dateStyle: .none, timeStyle: .short)",
      "// For \"Server’s\":", "// header.lastUpdated = feed.lastModified"],
     "feed: your model, with refresh() and lastModified."),
    # What the rows of the list are is what the scene is about.
    ("languages", "LanguagesScene", "product Tug",
     ["In the view controller:", "In init(feed:), before super.init:", "In viewDidLoad:", "In tableView(_:didSelectRowAt:):",
      "Also in the view controller:"],
     ["TugLanguage.current = TugLanguage.all[indexPath.row]", "rows = Self.names"],
     "Feed: your model, with refresh() and loadNext(); loadNext() returns whether there is more. rows: the strings that your list shows."),
    ("own-indicator", "OwnIndicatorScene", "product Tug", ["In viewDidLoad:", "Beside the view controller:"],
     ["private final class RingIndicator: UIView, RefreshIndicator {"], "feed: your model, with refresh()."),
    # A view comes with what sets it up, and so does what a function prepares.
    ("text-header", "TextHeaderScene", "product Tug",
     ["In the view controller:", "In init(feed:), before super.init:", "In viewDidLoad:", "Also in the view controller:"],
     ["banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)", "banner.textAlignment = .center",
      "showTemperature()", "tableView.tableHeaderView = banner", "  banner.text = feed.items.first"],
     "Feed: your model, with onChange, refresh(), and items."),
    ("scroll-events", "ScrollEventsScene", "products Tug and TugScrolling",
     ["In the view controller:", "In viewDidLoad:", "Also in the view controller:"], ["line.textAlignment = .center", "add(line)"],
     "feed: your model, with refresh(). add(): a function that shows a view below the list."),
    ("paging", "PagingScene", "product Tug",
     ["In the view controller:", "In init(feed:), before super.init:", "In viewDidLoad:", "In viewDidLayoutSubviews:", "Also in the view controller:"],
     ["scrollView.isPagingEnabled = true", "showPages()", "placePages()"],
     "Feed: your model, with onChange, refresh(), loadNext(), and items; loadNext() returns whether there is more. Card: your view for a page, with init(_:)."),
    # Scenes about what is around the list.
    ("search-bar", "SearchBarScene", "product Tug", ["In viewDidLoad:"],
     ["let search = UISearchController(searchResultsController: nil)", "navigationItem.searchController = search",
      "navigationController?.navigationBar.prefersLargeTitles = true"],
     "feed: your model, with refresh() and loadNext(); loadNext() returns whether there is more."),
    ("large-title", "LargeTitleScene", "product Tug", ["In viewDidLoad:"],
     ["navigationController?.navigationBar.prefersLargeTitles = true"],
     "feed: your model, with refresh() and loadNext(); loadNext() returns whether there is more."),
    ("right-to-left", "RightToLeftScene", "product Tug", ["In viewDidLoad:"],
     ["scrollView.semanticContentAttribute = .forceRightToLeft"],
     "feed: your model, with refresh() and loadNext(); loadNext() returns whether there is more."),
]


@pytest.mark.parametrize("scene, file, products, places, lines, names", SAMPLES, ids=[each[0] for each in SAMPLES])
def test_the_code_for_an_app_says_where_each_part_belongs_and_what_the_demo_has(
        same_page, scene, file, products, places, lines, names):
    page = same_page()
    dialog = open_code(page, scene, f"{file}.swift")
    assert page.locator("#app-products").inner_text() == products
    shown = page.evaluate(CODE).splitlines()
    assert [line[3:] for line in shown if re.match(r"// (In |Also in |Beside |A \w+ of yours)", line)] == places
    assert all(line in shown or any(each.endswith(line) for each in shown) for line in lines), shown
    assert ". ".join(needs("\n".join(shown))) + "." == names
    assert dialog.get_by_text("The first comment in the code says what it needs from your app.").is_visible()
    said = page.locator("#app-own-sample .sample-line", has_text=re.compile(r'// .*\bfor "'))
    assert len(set(said.evaluate_all("all => all.map(e => e.clientHeight)"))) <= 1, "what other choices do wraps"
    screen = "From SVPullToRefresh" if "SVPull" in products else "Getting started"
    assert page.locator("#app-screen").inner_text() == screen
    close(page)


def test_the_feed_comes_without_its_message_for_an_empty_list_and_says_where_that_is(same_page):
    page = same_page()
    dialog = open_code(page, "feed", "FeedScene.swift")
    code = page.evaluate(CODE)
    assert code.startswith("import Paging\nimport Tug\n\n// From your app:\n//   FeedClient: ")
    places = ["// In init(server:), before super.init:", "// In viewDidLoad:", "// In viewDidAppear:"]
    assert sorted(places, key=code.index) == places
    for part in ("\nprivate(set) lazy var feed =\n  PagedFeed(id: \\.id, load: server.posts(after:))\n", "feed.onChange = { [weak self] _ in\n  self?.tableView.reloadData()\n}\n",
                 "tableView.tug.footer = .auto { [feed] in", "tableView.tug.header?.beginRefreshing()"):
        assert part in code
    assert code.rstrip().endswith(
        "\n\n// Show a message in an empty list: see “Errors and retry” in the documentation.")
    # What only the message needs is left out with it.
    assert "essage(" not in code and "UILabel" not in code and "// Also in the view controller:" not in code
    assert "setTextSize" not in code, "it isn't UIKit's"
    assert "a view controller of your own, which has a tableView and its data source." in dialog.inner_text()
    assert needs(code) == [
        "FeedClient: what loads from your server, with posts(after:), which returns a Page<Post, String> of Sendable posts with an id"]


def test_a_feed_with_options_is_declared_as_a_test_of_paging_compiles_it(same_page):
    page = same_page()
    open_code(page, "page-retry", "RetryScene.swift")
    code = page.evaluate(CODE)
    declaration = code[code.index("private lazy var feed"):code.index("\n}", code.index("private var options")) + 2].splitlines()
    compiled = (PACKAGE / "Tests/PagingTests/PropertyFeedTests.swift").read_text().replace("private(set) lazy", "private lazy")
    assert "".join(f"  {line}\n" for line in declaration) in compiled, code
    assert code.partition("// From your app:\n")[2].partition("\n\n")[0].count("\n") == 1, "more than two lines"
    close(page)


def nesting(code):
    """The number of open brackets at each place, without those in strings and comments."""
    code = re.sub(r"//.*|\"(?:\\.|[^\"\\])*\"", lambda match: " " * len(match[0]), code)
    depth, depths = 0, []
    for letter in code:
        depth += (letter in "({[") - (letter in ")}]")
        assert depth >= 0, "a bracket is closed that isn't open"
        depths.append(depth)
    assert depth == 0, "a part of a statement"
    return code, depths


def test_the_code_of_every_scene_is_whole_and_names_what_is_the_demos(same_page):
    """Compares with what the files of the demo declare."""
    page = same_page()
    scenes = page.locator("#scenes [data-scene]").evaluate_all("all => [...new Set(all.map(e => e.dataset.scene))]")
    files = {path.name: path.read_text() for path in DEMO.rglob("*.swift")}
    ids = {match[1]: name for name, text in files.items() for match in re.finditer(r"^    id: \"([\w-]+)\"", text, re.M)}
    declaration = re.compile(r"^(?:(?:public|final|private) )*(?:class|struct|enum|typealias) (\w+)", re.M)
    types = {name: set(declaration.findall(text)) for name, text in files.items()}
    additions = {name for text in files.values() for body in re.findall(r"^extension UI\w+ \{(.*?)^\}", text, re.M | re.S)
                 for name in re.findall(r"^  func (\w+)", body, re.M)}
    assert len(scenes) > 50 and "perform" in additions
    for scene in scenes:
        dialog = open_code(page, scene, ids[scene])
        assert dialog.get_by_role("button", name="Copy", exact=True).count() == 1, scene
        if page.locator("#app-own").is_visible():
            check(page.evaluate(CODE), ids[scene], types, additions)
        close(page)


def needs(code):
    """What the first comment says that the code needs from an app, one entry for a name."""
    comment = code.partition("// From your app:\n")[2].partition("\n\n")[0]
    return [" ".join(each.replace("//", " ").split()) for each in re.split(r"^//   (?! )", comment, flags=re.M) if each]


def check(code, file, types, additions):
    named = {each.split(":")[0] for each in needs(code)}
    bare, depths = nesting(code)
    assert "offer" not in code and "Scene(" not in code, f"{file}: it belongs to the demo"
    assert not re.search(r"(?m)\boverride func|^\s*super\.", code.split("// Beside the view controller:")[0]), f"{file}: nothing of the reader's to override"
    assert not re.search(r"\blet (choose|act) =", code), f"{file}: nothing runs it"
    assert max(map(len, code.splitlines())) <= 100, file
    assert not re.search(r"\b(?:let|var) (?:tableView|collectionView|scrollView)\b", code), f"{file}: the reader has a list"
    for use in re.finditer(r"\bself\?", bare):
        # The brackets around it, from the inside to the outside.
        opened = [i for i in range(use.start()) if depths[i] > (depths[i - 1] if i else 0)
                  and all(depths[j] >= depths[i] for j in range(i, use.start()))]
        assert any(re.match(r"\{\s*\[weak self\b", bare[i:]) for i in opened), f"{file}: self? of no weak self"
    words = set(re.findall(r"(?<![\w.])[A-Z]\w*", re.sub(r"//.*", "", code)))
    elsewhere = set().union(*(names for name, names in types.items() if name != file))
    assert not any(name.startswith("Demo") for name in words), f"{file}: a name that means nothing in an app"
    # Names in place of the demo's
    elsewhere |= {"Feed", "Message"}
    assert words & elsewhere - types[file] == {name for name in named if name[0].isupper()}, file
    assert not any(f".{name}(" in bare for name in additions), f"{file}: it isn't UIKit's"
    assert undeclared(code) == {name.removesuffix("()") for name in named if name[0].islower()}, file
    for view in re.findall(r"^private let (\w+) = UI\w+\(\)$", code, re.M):
        assert re.search(rf"(= |\(){view}\b", code.replace("self.", "")), f"{file}: nothing shows the view"
        assert len(re.findall(rf"^ *{view}\.", code, re.M)) >= 2, f"{file}: nothing sets the view up"


# What each view controller has, and what Swift has.
KNOWN = set("""view title navigationItem navigationController tableView collectionView scrollView indexPath animated error min
  as await break case class default else false final for func guard if import in init is let nil override private return self
  any async didSet unavailable static super switch throws true try unowned var weak where lazy set required bounds layer addSubview""".split())


def undeclared(code):
    """The names in code that nothing in it declares, without those in strings."""
    bare = nesting(re.sub(r'"[^"\n]*\\\(.*\)[^"\n]*"', "", code))[0].replace("self?.", "")
    words = {name for name, end in re.findall(r"(?<![\w@.$#])(?<!\\)([a-z]\w*)\b(:?)", bare.replace("..<", " ")) if not end}
    words |= set(re.findall(r"(?<![\w.])([a-z]\w*)(?= : )", bare))
    declared = set(re.findall(r"\b(?:let|var|func|for|class) (\w+)", bare))
    declared |= {name for each in re.findall(r"\bfor \((.*?)\) in", bare) for name in each.split(", ")}
    parameters = re.findall(r"(?:func \w+|init\??)\((.*?)\)(?= |$)", bare, re.M)
    declared |= {name for each in parameters for name in re.findall(r"(\w+):", each)}
    declared |= {name for each in parameters for name in re.findall(r"(\w+) \w+:", each)}
    declared |= {name for each in re.findall(r"[{\]]\s*((?:\w+, )?\w+) in\b", bare) for name in each.split(", ")}
    return words - declared - KNOWN
