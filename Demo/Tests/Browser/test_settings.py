"""The settings of the phone that screens adapt to."""

import pytest
from conftest import settled
from phone import choose_device, drag, open_scene, value, wait_for_layout, wait_for_state, wait_until


def background(page):
    return page.locator("#surface .node").first.evaluate("e => getComputedStyle(e).backgroundColor")


def test_the_phone_turns_dark_with_its_screens(page):
    page.wait_for_selector("[data-label^=post-]")
    light = background(page)
    button = page.locator("button[data-setting=dark]")
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    page.wait_for_function(
        "old => getComputedStyle(document.querySelector('#surface .node')).backgroundColor !== old",
        arg=light,
    )


def test_larger_text_makes_the_controls_longer(page):
    open_scene(page, "last-updated")
    page.locator("select[data-setting=textSize]").select_option("accessibility")
    drag(page, (187, 200), (187, 520))
    wait_for_state(page, "header", "refreshing")
    page.wait_for_function(
        "document.querySelector('[data-control=header] .held').textContent.match(/[0-9.]+/)[0] > 54")


def test_the_phone_is_as_dark_as_the_window_until_the_user_decides(page):
    page.wait_for_selector("[data-label^=post-]")
    dark = page.locator("button[data-setting=dark]")

    def is_shown(color, pressed):
        page.wait_for_function(
            "color => getComputedStyle(document.querySelector('#surface .node')).backgroundColor === color", arg=color)
        assert dark.get_attribute("aria-pressed") == pressed

    for scheme, color, pressed in [
        ("dark", "rgb(0, 0, 0)", "true"), ("light", "rgb(255, 255, 255)", "false"), ("dark", "rgb(0, 0, 0)", "true"),
    ]:
        page.emulate_media(color_scheme=scheme)
        is_shown(color, pressed)
    dark.click()
    is_shown("rgb(255, 255, 255)", "false")
    page.emulate_media(color_scheme="light")
    page.emulate_media(color_scheme="dark")
    is_shown("rgb(255, 255, 255)", "false")


def test_a_page_that_opens_in_a_dark_window_has_a_dark_phone(open_page, playground):
    page = open_page(playground.url, bypass_csp=True, color_scheme="dark")
    page.wait_for_selector("#bezel[data-dark]")
    page.wait_for_selector("#surface .node")
    page.wait_for_function(
        "getComputedStyle(document.querySelector('#surface .node')).backgroundColor === 'rgb(0, 0, 0)'")


def test_a_reload_keeps_the_device_and_the_settings(page):
    page.wait_for_selector("[data-label^=post-]")
    page.locator("button[data-setting=dark]").click()
    page.locator("select[data-setting=textSize]").select_option("huge")
    page.locator("select[data-setting=language]").select_option("ar")
    # The inspector makes room for a wide phone, so this comes last.
    choose_device(page, "notch")
    page.locator("#turn").click()
    page.reload()
    settled(page)
    page.wait_for_selector("#bezel[data-device=notch][data-held=sideways][data-dark]")
    assert page.locator("input[value=notch]").is_checked()
    assert page.locator("#turn").get_attribute("aria-pressed") == "true"
    page.wait_for_selector("select[data-setting=language]", state="attached")
    assert page.locator("select[data-setting=language]").input_value() == "ar"
    assert page.locator("select[data-setting=textSize]").input_value() == "huge"
    assert page.locator("button[data-setting=rightToLeft]").get_attribute("aria-pressed") == "true"
    wait_until(lambda: value(page, "contentSize")[0] in (750, 844))
    page.wait_for_function(
        "getComputedStyle(document.querySelector('#surface .node')).backgroundColor === 'rgb(0, 0, 0)'")


@pytest.mark.parametrize("device, settings", [
    ("{", "["), ("null", "7"), ('{"model":"watch","isSideways":1}', '{"dark":"yes","textSize":"tiny","language":"xx"}'),
])
def test_broken_and_foreign_choices_are_ignored(page, device, settings):
    # A page that is left while its code is on the way stops that request.
    page.wait_for_selector("#code-lines li", state="attached")
    page.evaluate("""([device, settings]) => {
      sessionStorage.setItem("tug.device", device);
      sessionStorage.setItem("tug.settings", settings);
      sessionStorage.setItem("tug.feed", '{"latency":7,"failure":"always","amount":null}');
    }""", [device, settings])
    page.reload()
    settled(page)
    page.wait_for_selector("select[data-setting=language]", state="attached")
    page.wait_for_selector("[data-label^=post-]")
    assert page.locator("#bezel").get_attribute("data-device") == "small"
    assert page.locator("#bezel").get_attribute("data-held") == "upright"
    assert page.locator("#bezel[data-dark]").count() == 0
    assert page.locator("[data-feed=latency]").input_value() == "0.6"
    assert page.locator("[data-feed=failure]").input_value() == "0"
    assert page.locator("select[data-setting=textSize]").input_value() == "large"
    assert page.locator("select[data-setting=language]").input_value() == ""


def test_the_first_phone_is_one_of_today(start_playground, open_page):
    page = open_page(start_playground("--phone", "notch").url)
    assert page.locator("#bezel").get_attribute("data-device") == "notch"
    assert page.locator("#devices input:checked").get_attribute("value") == "notch"
    bezel = page.locator("#bezel .surface").bounding_box()
    assert abs(bezel["height"] / bezel["width"] - 844 / 390) < 0.01


def test_a_reload_keeps_the_speed_the_geometry_the_tab_and_the_network_but_no_pause(page):
    page.set_viewport_size({"width": 1280, "height": 720})
    page.locator("#rates label:has([value='0.25'])").click()
    page.locator("#geometry-toggle").click()
    page.locator("#tab-panel").click()
    page.locator("[data-feed=latency]").select_option("3")
    page.locator("[data-feed=failure]").select_option("1")
    page.locator("#pause").click()
    page.reload()
    settled(page)
    assert page.locator("#rates input[value='0.25']").is_checked()
    assert page.locator("[data-feed=latency]").input_value() == "3"
    # A page that opens with a list that couldn't be loaded would look broken.
    assert page.locator("[data-feed=failure]").input_value() == "0"
    page.locator("[data-feed=failure]").select_option("1")
    assert page.locator("#network .notice").inner_text() == "Every request fails now, whether you pull, scroll to the end, or tap a failed footer."
    page.wait_for_selector("#geometry text", state="attached")
    assert page.locator("#tab-panel").get_attribute("aria-selected") == "true"
    assert page.locator("#pause").get_attribute("aria-pressed") == "false"


def test_a_network_that_fails_ends_with_its_scene(page):
    page.locator("[data-feed=failure]").select_option("1")
    page.locator("#restart").click()
    assert page.locator("[data-feed=failure]").input_value() == "1"
    open_scene(page, "first-steps")
    assert page.locator("[data-feed=failure]").input_value() == "0"
    drag(page, (187, 200), (187, 480))
    wait_for_state(page, "header", "refreshing")
    wait_for_state(page, "header", "idle")


def test_another_language_is_that_of_the_whole_screen(page):
    open_scene(page, "last-updated")
    page.locator("[data-setting=language]").select_option("zh-Hans")
    page.get_by_text("陈思远").wait_for()
    page.get_by_text("收件箱").first.wait_for()
    # Words from right to left end at their left, with their signs.
    page.locator("[data-setting=language]").select_option("ar")
    drag(page, (187, 200), (187, 480))
    words = page.locator("#surface .text", has_text="جارٍ التحديث…")
    words.wait_for()
    letter, sign = words.evaluate("""e => [0, e.textContent.length - 1].map(at => {
      const range = document.createRange();
      const node = document.createTreeWalker(e, NodeFilter.SHOW_TEXT).nextNode();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    })""")
    assert sign < letter, "the ellipsis stands before the words"


def test_the_phone_is_reset_with_all_of_its_settings(page):
    page.wait_for_selector("[data-setting=language]")
    reset = page.get_by_role("button", name="Reset the phone")
    assert not reset.is_visible(), "there is nothing to reset"
    page.locator("button[data-setting=dark]").click()
    page.locator("select[data-setting=textSize]").select_option("huge")
    page.locator("select[data-setting=language]").select_option("ar")
    page.reload()
    settled(page).wait_for_selector("#bezel[data-dark]")
    reset.click()
    page.wait_for_selector("#bezel:not([data-dark])")

    def assert_default():
        assert not reset.is_visible()
        assert page.locator("button[data-setting][aria-pressed=true]").count() == 0
        assert page.locator("select[data-setting=textSize]").input_value() == "large"
        assert page.locator("select[data-setting=language]").input_value() == ""

    assert_default()
    assert page.evaluate("document.activeElement.dataset.setting") == "dark", "the focus is lost"
    page.reload()
    settled(page).wait_for_selector("[data-setting=language]")
    assert_default()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (390, 844)])
def test_no_choice_of_a_menu_is_cut(same_page, size):
    page = same_page(size, "feed")
    wait_for_layout(page)
    if size[0] < 700:
        page.locator("#panel-toggle").click()
    if page.locator("#tab-panel").is_visible():
        page.locator("#tab-panel").click()
    cut = page.evaluate("""() => [...document.querySelectorAll("#network select, #settings select")].flatMap(menu => {
      const copy = menu.cloneNode(true);
      copy.style.cssText = "position: absolute; width: max-content";
      menu.after(copy);
      const widest = copy.offsetWidth;
      copy.remove();
      return widest > menu.offsetWidth + 1 ? [`${menu.dataset.feed ?? menu.dataset.setting}: ${widest} of ${menu.offsetWidth}`] : [];
    })""")
    assert cut == []
    if size[0] < 700:
        page.locator("#panel-toggle").click()
