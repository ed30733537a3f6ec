"""The settings of the phone that screens adapt to."""


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
    page.locator("button[data-scene=first-steps]").click()
    height = "document.querySelector('[data-control=footer] .held, [data-control=footer]').textContent"
    page.get_by_text("holds 44 pt").wait_for()
    page.locator("select[data-setting=textSize]").select_option("accessibility")
    page.wait_for_function(f"!/holds (0|44) pt/.test({height})")
