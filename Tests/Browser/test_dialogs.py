"""The dialogs: how they open and close, and the code that they give for an app."""

import re

import pytest
from conftest import PACKAGE
from phone import open_scene, wait_for_layout

SIZES = [(1440, 900), (1280, 720), (844, 390), (390, 844), (360, 640)]
DEMO = PACKAGE / "Sources/DemoScenes"
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
    page.locator("#app-title", has_text="Use “").wait_for()
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
    dialog.get_by_text("docs/articles/ChatLists.md").wait_for()
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
    assert dialog.get_by_text("docs/articles/SwiftUI.md").is_visible()
    assert not page.get_by_text("// In viewDidLoad:").is_visible(), "the code for UIKit is open, too"
    close(page)
    page.get_by_role("button", name="Add Tug to an app").locator("visible=true").click()
    dialog.get_by_text("// In viewDidLoad:").wait_for()
    close(page)


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (390, 844)])
def test_the_code_of_a_scene_is_given_for_an_app(same_page, size):
    page = same_page(size)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_scene(page, "spinner")
    if size[0] < 700:
        page.locator("#panel-toggle").click()
    page.wait_for_selector("#code-lines[data-file='SpinnerScene.swift']")
    page.get_by_role("button", name="Use in an app").click()
    dialog = settled_dialog(page, "app-dialog")
    assert dialog.locator("h2").inner_text() == "Use “Spinner” in an app"
    assert not dialog.locator(".kits").is_visible(), "a scene is written for UIKit"
    dialog.get_by_role("button", name="Copy", exact=True).click()
    dialog.get_by_role("button", name="Copied").wait_for()
    code = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert code[:5] == ["import Tug", "", "// In viewDidLoad:", "tableView.tug.header = .pull(",
                        "  .spinner.with { $0.spinnerStyle = .large }"]
    assert "tableView.tug.footer = .auto(.spinner) { [feed] in" in code and code[-1] == "}"
    close(page)
    if size[0] < 700:
        page.locator("#panel-toggle").click()


def test_a_scene_that_leaves_its_controls_to_another_file_has_the_code_of_most_lists(same_page):
    page = same_page()
    dialog = open_code(page, "overlapping-pages", "OverlapScene.swift")
    assert dialog.locator("h2").inner_text() == "Use “Pages that overlap” in an app"
    dialog.get_by_text("The controls of this scene are those of most lists.").wait_for()
    assert dialog.get_by_text("// In viewDidLoad:").is_visible() and not page.locator("#app-own").is_visible()
    close(page)


# What a reader of a scene needs, in the order of a file; what the names are that the demo's files have.
SAMPLES = [
    ("second-stop", "SecondStopScene", "products Tug and TugScrolling", ["In viewDidLoad:", "In the view controller:"],
     ["private func openArchiveAtRest() {", "  tableView.tug.scrolling.onEnd = { [weak self] in", "private func openArchive() {"],
     "HeaderAndFooterViewController is the demo’s: put your own in its place. feed and environment stand for your code."),
    ("chat", "ChatScene", "product Tug",
     ["In the view controller:", "In init(history:):", "In viewDidLoad:", "In viewDidLayoutSubviews:", "In viewDidAppear:",
      "Also in the view controller:"],
     ["private func insertOlder(_ count: Int) {", "  tableView.tug.preservePosition {", "private var messages: [ChatMessage]",
      "messages = history.messages", "if !hasAppeared { scrollToEnd() }", "private func scrollToEnd() {"],
     "ChatHistory and ChatMessage are the demo’s: put your own in their place."),
    # A chat begins with its newest messages, and opens at the end.
    ("older-messages", "OlderMessagesScene", "products Paging and Tug",
     ["In the view controller:", "In viewDidLoad:", "In viewDidLoad, for a button, what \"A message arrives\" does:",
      "In viewDidLayoutSubviews:", "In viewDidAppear:", "Also in the view controller:"],
     ["feed.restore(server.cachedPage)", "if !hasAppeared { scrollToEnd(animated: false) }", "hasAppeared = true",
      "private func scrollToEnd(animated: Bool) {"],
     "DemoItem is the demo’s: put your own in its place. feed, server, items, and show() stand for your code."),
    ("first-steps", "FirstStepsScene", "product Tug", ["In the view controller:", "In init(feed:):", "In viewDidLoad:"],
     ["feed.onChange = { [weak self] in", "  self?.tableView.reloadData()"],
     "DemoFeed is the demo’s: put your own in its place."),
    # What the scene's buttons make of its feed is the demo's.
    ("outcomes", "OutcomesScene", "product Tug", ["In viewDidLoad:"], ["header.resultDuration = 1"], "feed stands for your code."),
    # A property that changes the list comes with the change.
    ("footer-inset", "FooterInsetScene", "product Tug",
     ["In the view controller:", "In viewDidLoad:", "In viewDidLoad, what the scene's buttons change:",
      '0 is "Above the basket", 1 is "Behind it"'],
     ["tableView.contentInset.bottom = Self.height"], "feed stands for your code."),
    # What a function itself declares is above its statements.
    ("images", "ImagesScene", "product Tug", ["In viewDidLoad:"], ["let rise = (0..<20).map {", "let turn = (0..<12).map {"],
     "Sun is the demo’s: put your own in its place. feed stands for your code."),
    ("begin-and-end", "BeginAndEndScene", "product Tug",
     ["In the view controller:", "In viewDidLoad:", "In viewDidLoad, for buttons, what those of the scene do:",
      '0 is "Begin", 1 is "End", 2 is "Both", 3 is "Twice", 4 is "Begin × 2"', "Also in the view controller:"],
     ["private func begin(_ header: Refresher) {", "  let number = count", "private func log(_ line: String) {",
      "private static func word(for result: RefreshResult) -> String {", "let act = { [weak self] (choice: Int) in"],
     "rows stands for your code."),
    ("sv-pull-to-refresh", "SVPullToRefreshScene", "product TugSVPullToRefresh",
     ["In viewDidLoad:", "In viewDidLoad, for a button, what \"Trigger\" does:",
      "In viewDidLoad, what the scene's buttons change:", '0 is "Shows", 1 is "Hidden"', "In the view controller:"],
     ["  self?.tableView.showsPullToRefresh = choice == 0", "private func insertRowAtTop() {"],
     "feed stands for your code."),
    ("fade", "FadeScene", "product Tug",
     ["In viewDidLoad:", "In viewDidLoad, what the scene's buttons change:",
      '0 is "Usual", 1 is "Fades", 2 is "MJRefresh", 3 is "Slow", 4 is "At once"'],
     ["let choose = { (choice: Int) in", "  header.trigger.pull?.fadesIn = choice == 1", "choose(0)"], "feed stands for your code."),
    # A function that is given as a value comes along, too.
    ("last-updated", "LastUpdatedScene", "product Tug",
     ["In viewDidLoad:", "In viewDidLoad, what the scene's buttons change:",
      '0 is "Tug’s", 1 is "Own", 2 is "Server’s", 3 is "None"', "In the view controller:"],
     ["private static func line(for date: Date?) -> String {"],
     "feed stands for your code."),
    ("languages", "LanguagesScene", "product Tug",
     ["In the view controller:", "In init(feed:):", "In viewDidLoad:", "In tableView(_:didSelectRowAt:):"],
     ["TugLanguage.current = TugLanguage.all[indexPath.row]"], "DemoFeed is the demo’s: put your own in its place."),
    ("own-indicator", "OwnIndicatorScene", "product Tug", ["In viewDidLoad:", "Beside the view controller:"],
     ["private final class RingIndicator: UIView, RefreshIndicator {"], "feed stands for your code."),
]


@pytest.mark.parametrize("scene, file, products, places, lines, names", SAMPLES, ids=[each[0] for each in SAMPLES])
def test_the_code_for_an_app_says_where_each_part_belongs_and_what_the_demo_has(
        same_page, scene, file, products, places, lines, names):
    page = same_page()
    dialog = open_code(page, scene, f"{file}.swift")
    assert page.locator("#app-products").inner_text() == products
    shown = page.evaluate(CODE).splitlines()
    assert [line[3:] for line in shown if re.match(r"// (In |Also in |Beside |\d is )", line)] == places
    assert all(line in shown or any(each.endswith(line) for each in shown) for line in lines), shown
    assert dialog.locator("#app-names").inner_text().strip() == names
    close(page)


def test_the_feed_comes_with_every_function_that_it_calls(same_page):
    page = same_page()
    dialog = open_code(page, "feed", "FeedScene.swift")
    code = page.evaluate(CODE)
    assert code.startswith("import Paging\nimport Tug\n\n// In the view controller:\n")
    places = ["// In init(environment:):", "// In viewDidLoad:", "// In viewDidAppear:", "// Also in the view controller:"]
    assert sorted(places, key=code.index) == places
    for part in ("private let emptyLabel = UILabel()", "private func emptyText(_ state:", "tableView.tug.footer = .auto { [feed] in"):
        assert part in code
    assert "a view controller of your own, which has a tableView and its data source." in dialog.inner_text()
    assert {"FeedClient", "Post"} <= set(dialog.locator("#app-names code").all_text_contents())
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
            check(page.evaluate(CODE), set(dialog.locator("#app-names code").all_text_contents()), ids[scene], types, additions)
        close(page)


def check(code, named, file, types, additions):
    bare, depths = nesting(code)
    assert "offer" not in code and "Scene(" not in code, f"{file}: it belongs to the demo"
    assert not re.search(r"\boverride func|\bsuper\.", code.split("// Beside the view controller:")[0]), f"{file}: nothing of the reader's to override"
    assert "let choose =" not in code or "\nchoose(0)" in code, f"{file}: what the title promises isn't applied"
    assert not re.search(r"\b(?:let|var) (?:tableView|collectionView|scrollView)\b", code), f"{file}: the reader has a list"
    for use in re.finditer(r"\bself\?", bare):
        # The brackets around it, from the inside to the outside.
        opened = [i for i in range(use.start()) if depths[i] > (depths[i - 1] if i else 0)
                  and all(depths[j] >= depths[i] for j in range(i, use.start()))]
        assert any(re.match(r"\{\s*\[weak self\b", bare[i:]) for i in opened), f"{file}: self? of no weak self"
    words = set(re.findall(r"(?<![\w.])[A-Z]\w*", re.sub(r"//.*", "", code)))
    elsewhere = set().union(*(names for name, names in types.items() if name != file))
    assert words & elsewhere - types[file] == {name for name in named if name[0].isupper()}, file
    for name in additions:
        if f".{name}(" in bare:
            assert f"{name}()" in named, f"{file}: {name} isn't UIKit's"
    declared = set(re.findall(r"\b(?:let|var|func) (\w+)", code))
    assert not {name.removesuffix("()") for name in named} & declared, f"{file}: what is declared isn't left to the reader"
