"""The dialogs: how they open and close, and the code that they give for an app."""

import re

import pytest
from phone import open_scene, wait_for_layout

SIZES = [(844, 390), (390, 844)]
OPENERS = {"add": ("app-dialog", ".bar > .add"), "use": ("app-dialog", "#app-code"), "keys": ("keys-dialog", "#keys"),
           "trace": ("trace-dialog", "#trace-paste")}


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
    page.locator("#app-title", has_text=re.compile("^Use “")).wait_for()
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
        assert at["width"] == at["height"] and at["width"] >= 32
    assert body.evaluate("e => e.scrollWidth <= e.clientWidth"), "it scrolls sideways"
    button.click()
    assert not dialog.is_visible()


# On a phone, the openers of the others are out of sight.
@pytest.mark.parametrize("name, size", [
    *((name, (1440, 900)) for name in OPENERS), *((name, (390, 844)) for name in ("use", "trace")),
])
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
    page.wait_for_function("document.querySelector('dialog[open] .dialog-body').scrollTop > 0")
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
    assert page.locator("#app-page").inner_text() == "docs/articles/GettingStarted.md", "it isn't about the scene beside it"
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


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
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
    assert code[:5] == ["import Tug", "", "// In viewDidLoad:", "tableView.tug.header = .pull(", "  .spinner.with { $0.spinnerStyle = .large }"]
    assert "tableView.tug.footer = .auto(.spinner) { [feed] in" in code and code[-1] == "}"
    close(page)
    if size[0] < 700:
        page.locator("#panel-toggle").click()


@pytest.mark.parametrize("scene, file, lines", [
    ("own-indicator", "OwnIndicatorScene.swift", ["// Beside the view controller:"]),
    ("older-messages", "OlderMessagesScene.swift", ["import Paging"]),
    ("sides", "SidesScene.swift", ["// In viewDidLoad:"]),
])
def test_the_code_for_an_app_says_where_each_part_belongs(same_page, scene, file, lines):
    page = same_page()
    dialog = open_code(page, scene, file)
    code = [line.text_content() for line in dialog.locator("#app-own-sample .sample-line").all()]
    assert set(lines) <= set(code)
    # Each bracket that opens is closed.
    text = "".join(code)
    assert all(text.count(start) == text.count(end) for start, end in ("()", "{}", "[]"))
    close(page)


def test_a_scene_in_swiftui_has_the_code_of_most_lists_in_swiftui(same_page):
    page = same_page()
    dialog = open_code(page, "swiftui", "SwiftUIScene.swift")
    assert page.get_by_role("radio", name="SwiftUI").is_checked() and dialog.get_by_text("struct PostList").is_visible()
    close(page)

