"""The page around the phone: scenes, the inspector, and the connection."""

import json
import urllib.error
import urllib.request

import pytest
from conftest import settled
from gestures import Touch, phone_point, touch_drag
from phone import open_scene, pause, step_until, wait_for_posts, wait_for_scene, wait_for_state


GROUPS = [
    "Start here", "Headers", "Footers", "Pages", "Sides", "Styles", "Environment",
    "Beyond the basics",
]
SEARCH = "#scene-search"


def shown_scenes(page):
    """The ids of the visible scenes in the list, in order."""
    return page.locator("button[data-scene]:visible").evaluate_all(
        "all => all.map(e => e.dataset.scene)"
    )


# The marked lines of the code that are broken. Buttons of a scene may have long lines; the statements with controls
# must not.
WRAPPED = """[...document.querySelectorAll("#code-lines .matters")]
  .filter(e => e.textContent.length <= 66 || e.textContent.includes(".tug."))
  .filter(e => e.offsetHeight > 1.5 * parseFloat(getComputedStyle(e).lineHeight))
  .map(e => `${document.querySelector("#code-name").textContent}: ${e.textContent}`)"""


def test_every_scene_opens_at_its_own_address_shows_a_control_and_wraps_no_line_that_uses_tug(page):
    wrapped = []
    ids = page.locator("button[data-scene]").evaluate_all("all => all.map(e => e.dataset.scene)")
    assert ids[0] == "feed" and len(ids) == len(set(ids)) >= 30
    assert page.locator("#scenes h2").all_text_contents() == GROUPS
    for scene in ids:
        page.locator(f"button[data-scene={scene}]").evaluate("e => e.click()")
        page.wait_for_function("id => location.hash === '#' + id", arg=scene)
        page.wait_for_selector(f"button[data-scene={scene}][aria-current=true]")
        page.wait_for_selector("#surface .node[data-name*=RefresherView]", state="attached")
        page.wait_for_function(
            "document.querySelector('#code-lines').dataset.file ==="
            " document.querySelector('#code-name').textContent"
            " && document.querySelectorAll('#code-lines .matters').length > 0"
        )
        wrapped += page.evaluate(WRAPPED)
    assert wrapped == []


def test_a_scene_is_found_by_typing(page):
    every = shown_scenes(page)
    page.keyboard.press("/")
    page.keyboard.type("load distance")
    assert shown_scenes(page) == ["load-distance"]
    page.keyboard.press("Enter")
    wait_for_scene(page, "load-distance")
    page.locator(SEARCH).fill("no such thing")
    assert shown_scenes(page) == []
    page.get_by_text("No scene has “no such thing”").wait_for()
    page.keyboard.press("Escape")
    assert page.locator(SEARCH).input_value() == ""
    assert set(every) <= set(shown_scenes(page))


def test_an_address_of_no_scene_opens_the_first_one(open_page, playground):
    for address in ("#zebra-crossing", "#%E0%A4%A"):
        page = settled(open_page(playground.url + address))
        wait_for_scene(page, "feed")
        assert page.evaluate("location.hash") == "#feed"


def test_a_short_list_is_pulled_up_for_more(page):
    open_scene(page, "short-content")
    page.get_by_text("Draft 3", exact=True).wait_for()
    touch_drag(page, phone_point(page, 187, 500), phone_point(page, 187, 250), hold_last=0.2)
    wait_for_state(page, "footer", "refreshing")
    page.get_by_text("Draft 8", exact=True).wait_for()
    wait_for_state(page, "footer", "idle")


def test_the_text_header_shows_the_effect_of_a_release(page):
    open_scene(page, "text-header")
    page.get_by_text("18° and clear").wait_for()
    top, low = phone_point(page, 187, 250), phone_point(page, 187, 500)
    with Touch(page) as touch:
        touch.down(top)
        touch.drag(top, low, steps=30)
        page.get_by_text("Release to refresh", exact=True).wait_for()
        touch.hold(low, 0.2)
        pause(page)
        touch.up()
    step_until(page, lambda: page.get_by_text("Refreshing…").is_visible())
    page.locator("#pause").click()
    page.get_by_text("19° and clear").wait_for()


def test_the_mouse_and_the_wheel_move_the_list(page):
    wait_for_posts(page)
    x, y = phone_point(page, 187, 400)
    page.mouse.move(x, y)
    page.mouse.wheel(0, 300)
    page.wait_for_function(
        "JSON.parse(document.querySelector('[data-key=contentOffset]').dataset.value)[1] > 100"
    )
    before = json.loads(page.locator("[data-key=contentOffset]").get_attribute("data-value"))[1]
    page.mouse.down()
    page.mouse.move(x, y - 150, steps=10)
    page.mouse.up()
    page.wait_for_function(
        "old => JSON.parse(document.querySelector('[data-key=contentOffset]')"
        ".dataset.value)[1] > old + 100",
        arg=before,
    )


def test_the_log_has_the_callbacks_of_a_drag_in_order(page):
    wait_for_posts(page)
    for kind in ("drag", "scroll"):
        page.locator(f"[data-filter={kind}]").click()
    touch_drag(page, phone_point(page, 187, 400), phone_point(page, 187, 300), hold_last=0.2)
    page.get_by_text("scrollViewDidEndDragging").wait_for()
    names = page.locator("#callbacks li").evaluate_all(
        "rows => rows.map(row => /scrollView\\w+/.exec(row.textContent)?.[0])"
    )
    order = list(reversed(names))
    begin = order.index("scrollViewWillBeginDragging")
    will, did = order.index("scrollViewWillEndDragging"), order.index("scrollViewDidEndDragging")
    assert begin < will < did
    assert "scrollViewDidScroll" in order[begin:will]


@pytest.mark.parametrize("path", ["..%2f..%2fPackage.swift", "%2e%2e/%2e%2e/etc/passwd", "nothing"])
def test_paths_outside_of_the_page_are_not_found(playground, path):
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(playground.url + path)
    assert refusal.value.code == 404


def test_a_port_in_use_is_one_line_and_status_1(playground, tugtool):
    import subprocess
    from urllib.parse import urlsplit

    port = str(urlsplit(playground.url).port)
    result = subprocess.run(
        [tugtool, "playground", "--port", port, "--writer-interval", "0"],
        capture_output=True,
        text=True,
        timeout=30,
    )
    assert result.returncode == 1
    assert result.stderr.strip() == f"tugtool: port {port} on 127.0.0.1 is in use"
