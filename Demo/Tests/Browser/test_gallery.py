"""What a newcomer finds on the page: by searching, by reading, and by its buttons."""


import pytest
from phone import drag, open_scene, wait_for_layout, wait_for_posts, wait_for_scene, wait_for_state


@pytest.mark.parametrize("size", [(1440, 900), (768, 1024), (390, 844)])
def test_a_link_leads_to_the_documentation(same_page, playground, size):
    page = same_page(size)
    wait_for_layout(page)
    link = page.get_by_role("link", name="Docs", exact=True).locator("visible=true")
    assert link.count() == 1
    box = link.bounding_box()
    assert box["x"] >= 0 and box["x"] + box["width"] <= size[0]
    # Not over what is beside it.
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.matches('[data-pages]')", middle)
    answer = page.request.get(playground.url.rstrip("/") + link.get_attribute("href"))
    assert answer.ok and answer.text().startswith("#")


def test_the_page_says_what_it_is_and_what_is_shown(page):
    assert page.locator(".headline").inner_text() == "Pull to refresh and load more for UIKit and SwiftUI"
    open_scene(page, "failure")
    page.wait_for_function("document.title === 'Failure and retry – Tug'")


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
    assert "extension Scene" not in copied, "an app has no list of scenes"
    page.get_by_role("button", name="Copy file", exact=True).wait_for()


def test_the_geometry_is_on_in_the_scene_about_it(page):
    open_scene(page, "distances")
    page.wait_for_selector("#geometry text", state="attached")
    open_scene(page, "first-steps")
    page.wait_for_selector("#geometry", state="hidden")


def test_the_opening_scene_takes_a_while_to_answer_and_can_fail_on_the_page(page):
    wait_for_posts(page)
    assert page.locator("select[data-feed=latency]").input_value() == "0.6"
    page.locator("select[data-feed=failure]").select_option("1")
    drag(page, (187, 250), (187, 480))
    wait_for_state(page, "header", "failed")
    # It can be read: the control is still open.
    page.wait_for_function(
        "/^holds [1-9][0-9]+ pt$/.test(document.querySelector('[data-control=header] .held').textContent)")


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_words_about_the_network_set_it_say_so_and_set_it_back(page, size):
    page.set_viewport_size({"width": size[0], "height": size[1]})
    wait_for_posts(page)
    setting = page.locator("[data-feed=failure]")
    words = page.locator("[data-description]").locator("visible=true")
    before = words.inner_text()
    page.get_by_role("button", name="Make both fail").locator("visible=true").click()
    assert setting.input_value() == "1"
    assert words.inner_text() == "Every request fails now: pull, or scroll to the end. Undo"
    assert page.evaluate("document.activeElement.textContent") == "Undo", "the keyboard has lost its place"
    wait_for_state(page, "header", "failed")
    page.get_by_role("button", name="Undo").locator("visible=true").click()
    assert setting.input_value() == "0" and words.inner_text() == before
    # The menu is as good.
    setting.evaluate("e => { e.value = '1'; e.dispatchEvent(new Event('change', { bubbles: true })); }")
    assert words.inner_text().startswith("Every request fails now")


def test_the_first_twelve_scenes_are_shown_and_a_button_shows_the_others(page):
    shown = page.locator("button[data-scene]:visible")
    every = page.locator("button[data-scene]").count()
    assert shown.count() == 12 and every > 50
    more = page.get_by_role("button", name=f"Show all {every} scenes")
    # From the keyboard, right after the list, and the link in the description of its scene.
    page.locator("button[data-scene=feed]").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert more.evaluate("e => e === document.activeElement && e.ariaExpanded === 'false'")
    page.keyboard.press("Enter")
    assert shown.count() == every
    page.locator("button[data-scene=sv-pull-to-refresh]").click()
    wait_for_scene(page, "sv-pull-to-refresh")
    page.get_by_role("button", name="Show fewer scenes").click()
    # The shown one stays.
    assert shown.count() == 13 and page.locator("button[data-scene=sv-pull-to-refresh]").is_visible()


@pytest.mark.parametrize("words, scene", [
    ("own indicator", "own-indicator"), ("preservePosition", "older-messages"), ("tugHeader", "swiftui"),
])
def test_a_scene_is_found_by_its_title_and_by_names_of_the_api(same_page, words, scene):
    page = same_page()
    page.locator("#scene-search").fill(words)
    page.locator(f"button[data-scene={scene}]").wait_for()
    assert page.locator("button[data-scene]:visible").count() < 20
    page.locator("#scene-search").press("Escape")
    assert page.locator("button[data-scene]:visible").count() == 12


def test_the_settings_of_the_network_are_open_for_the_feed_and_closed_elsewhere(page):
    assert page.locator("[data-feed=failure]").is_visible()
    open_scene(page, "first-steps")
    assert not page.locator("[data-feed=failure]").is_visible()
