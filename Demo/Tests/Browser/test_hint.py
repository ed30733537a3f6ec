"""The hint on the phone: what to do first."""

import json

import pytest
from conftest import PHONE, settled
from gestures import center, phone_point, tap, touch_drag
from phone import (
    drag, has_run, hold, offset, open_scene, state, value, wait_for_layout, wait_for_posts, wait_for_rest,
    wait_for_scene, wait_for_state, wait_until,
)
from test_wheel import turn

HIGH, LOW = (187, 200), (187, 480)


@pytest.mark.whole_page
def test_the_first_view_says_what_to_do_until_it_is_done(page):
    hint = page.locator("#pull-hint")
    hint.wait_for()
    wait_for_posts(page)
    wait_until(lambda: offset(page) == -64)
    page.locator("#geometry-toggle").click()
    assert not hint.is_visible(), "the hint is among the labels of the geometry"
    page.locator("#geometry-toggle").click()
    # A click pulls nothing.
    page.mouse.click(*phone_point(page, 187, 400))
    assert hint.inner_text() == "Pull down" and hint.is_visible()
    hold(page, HIGH, (187, 260)).up()
    hint.wait_for(state="hidden")
    open_scene(page, "first-steps")
    page.wait_for_selector("#code-lines[data-file='FirstStepsScene.swift']")
    page.reload()
    settled(page).wait_for_selector("[data-label=row-2]")
    assert not hint.is_visible(), "the hint is back"


@pytest.mark.whole_page
def test_the_hint_is_gone_while_a_control_runs_and_after_it(open_page, playground):
    page = settled(open_page(playground.url + "#first-steps"))
    hint = page.locator("#pull-hint")
    hint.wait_for()
    # What has been at rest for a second isn't the scene's own beginning.
    page.wait_for_timeout(1100)
    page.get_by_role("button", name="Begin refreshing: header").click()
    wait_for_state(page, "header", "refreshing")
    hint.wait_for(state="hidden")
    wait_for_state(page, "header", "idle")
    wait_for_rest(page)
    open_scene(page, "large-title")
    wait_for_rest(page)
    page.wait_for_timeout(200)
    assert not hint.is_visible(), "the hint is back after a run"


@pytest.mark.whole_page
def test_the_hint_is_a_button_of_the_page_and_none_of_the_app(open_page, playground):
    page = settled(open_page(playground.url))
    hint = page.get_by_role("button", name="Pull down", exact=True)
    hint.wait_for()
    colors = "e => [getComputedStyle(e).backgroundColor, getComputedStyle(e).color]"
    assert hint.evaluate(colors) == page.locator(".bar .setting.primary").evaluate(colors), "it isn’t in the colors of the page"
    # Keys pull the phone itself.
    assert hint.get_attribute("tabindex") == "-1"


@pytest.mark.whole_page
@pytest.mark.parametrize("scene, control", [
    ("sides", "leading"), ("right-to-left", "leading"), ("chat", "header"), ("load-distance", "footer"),
    ("large-title", "header"),
])
def test_a_click_on_the_hint_plays_what_it_says(open_page, playground, scene, control):
    page = settled(open_page(playground.url + f"#{scene}"))
    wait_for_scene(page, scene)
    wait_for_rest(page)
    # A scene may begin with a run.
    page.wait_for_function("name => document.querySelector(`[data-control=${name}] .chip`)?.dataset.state === 'idle'", arg=control)
    hint = page.locator("#pull-hint")
    hint.wait_for()
    page.evaluate("window.passedStates = {}")
    hint.click()
    if control != "footer":
        wait_for_state(page, control, "pulling")
    wait_for_state(page, control, "refreshing")
    hint.wait_for(state="hidden")
    assert page.evaluate("document.activeElement.id") == "surface", "the keys are for nothing"
    wait_for_state(page, control, "idle")
    wait_for_rest(page)
    assert not hint.is_visible(), "it asks for what has been done"


# What the hint with its room for a finger covers of the app's bars and buttons, once it is there. A row may be behind it.
COVERED = """async () => {
  const hint = document.querySelector("#pull-hint");
  for (let frame = 0; hint.hidden && frame < 40; frame++) await new Promise(requestAnimationFrame);
  if (hint.hidden || hint.matches("[data-in-bar]")) return null;
  const at = hint.getBoundingClientRect();
  return [...document.querySelectorAll("#surface .node:is([data-name$=bar i], [data-name=UIButton], [data-name=MachineView])")]
    .filter(e => e.checkVisibility() && !e.closest("[data-name*=Cell]")).map(e => [e.dataset.name, e.getBoundingClientRect()])
    .filter(([, { left, right, top, bottom }]) => left < at.right && right > at.left && top < at.bottom + 11 && bottom > at.top - 11)
    .map(([name]) => name);
}"""


@pytest.mark.whole_page
def test_the_hint_covers_no_bar_and_no_button_of_the_app(open_page, playground):
    page = settled(open_page(playground.url, bypass_csp=True, viewport={"width": 1440, "height": 900}))
    covered = {}
    for scene in page.locator("button[data-scene]").evaluate_all("all => all.map(e => e.dataset.scene)"):
        open_scene(page, scene)
        covered[scene] = page.evaluate(COVERED)
    assert {"chat", "slow-page", "swap"} <= {scene for scene, names in covered.items() if names is not None}
    assert {scene: names for scene, names in covered.items() if names} == {}


@pytest.mark.whole_page
def test_the_hint_has_its_place_again_when_the_keys_leave_the_phone(open_page, playground):
    page = settled(open_page(playground.url + "#swap"))
    hint = page.locator("#pull-hint")
    hint.wait_for()
    place = hint.bounding_box()
    page.keyboard.press("Tab")
    page.locator("#surface").focus()
    hint.wait_for(state="hidden")
    page.set_viewport_size({"width": 1720, "height": 1000})
    wait_for_layout(page)
    page.set_viewport_size({"width": 1728, "height": 1000})
    wait_for_layout(page)
    page.locator("#surface").blur()
    hint.wait_for()
    assert hint.bounding_box() == place


@pytest.mark.whole_page
def test_a_tap_on_the_hint_pulls_and_one_near_it_does_too(open_page, playground):
    page = settled(open_page(playground.url, **PHONE))
    hint = page.locator("#pull-hint")
    hint.wait_for()
    wait_for_rest(page)
    x, y = center(hint)
    reached = page.evaluate("""([x, y]) => [-20, 20].map(far => document.elementFromPoint(x, y + far).id)""", [x, y])
    assert reached == ["pull-hint", "pull-hint"], "it is lower than a finger"
    page.evaluate("window.passedStates = {}")
    tap(page, (x, y + 15))
    wait_for_state(page, "header", "pulling")
    wait_for_state(page, "header", "refreshing")
    hint.wait_for(state="hidden")


@pytest.mark.whole_page
@pytest.mark.parametrize("by", ["finger", "mouse", "wheel"])
def test_a_drag_that_begins_on_the_hint_pulls_the_list(open_page, playground, by):
    page = settled(open_page(playground.url))
    wait_for_posts(page)
    hint = page.locator("#pull-hint")
    hint.wait_for()
    wait_for_rest(page)
    x, y = center(hint)
    if by == "finger":
        touch_drag(page, (x, y), (x, y + 60), hold_last=0.2)
    elif by == "mouse":
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 60, steps=10)
        wait_until(lambda: offset(page) < -80)
        page.mouse.move(x, y, steps=10)
        page.mouse.up()
    else:
        page.mouse.move(x, y)
        page.mouse.wheel(0, 120)
        wait_until(lambda: offset(page) > 0)
        return
    hint.wait_for(state="hidden")
    wait_for_rest(page)
    assert not has_run(page, "header"), "the drag was also a click"


@pytest.mark.parametrize("flags, y, is_pull", [
    (["tracking", "dragging"], -114, True),
    (["tracking", "dragging"], -86, False),
    ([], -114, False),
])
def test_the_hint_counts_a_pull_of_a_header_that_is_caught_while_it_closes(page, flags, y, is_pull):
    done = page.evaluate("""async ([flags, y]) => {
      const { PullHint } = await import("/pull-hint.js");
      const element = document.createElement("button");
      element.append(document.createElement("span"));
      sessionStorage.clear();
      const hint = new PullHint(element, document.querySelector("#surface"), () => {});
      const panel = held => ({
        controls: [{ name: "header", side: "top", state: "idle", held }], viewport: [0, 0, 375, 812],
        contentSize: [375, 2000], contentOffset: [0, -64 - held], adjustedContentInset: [64 + held, 0, 0, 0], flags: [],
      });
      hint.collect({ full: true, panel: panel(20) });
      // The header takes its room again under the finger, as much as is out.
      hint.collect({ panel: { ...panel(-64 - y), flags } });
      return JSON.parse(sessionStorage.getItem("tug.hint"))?.pull ?? false;
    }""", [flags, y])
    assert done == is_pull


@pytest.mark.whole_page
def test_a_finger_of_the_user_takes_the_list_from_the_hint(open_page, playground):
    page = settled(open_page(playground.url))
    sent = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda message: sent.append(message)))
    page.reload()
    wait_for_posts(page)
    page.locator("#pull-hint").wait_for()
    wait_for_rest(page)
    page.locator("#pull-hint").click()
    wait_until(lambda: offset(page) < -70)
    page.mouse.move(*phone_point(page, 187, 560))
    page.mouse.down()
    # Farther than the hint pulls, whenever the user takes over.
    page.mouse.move(*phone_point(page, 187, 160), steps=10)
    wait_until(lambda: offset(page) > -64)
    page.mouse.up()
    wait_for_rest(page)
    down, most = set(), 0
    for message in filter(lambda message: message.get("t") == "pointer", map(json.loads, sent)):
        (down.add if message["phase"] in ("down", "move") else down.discard)(message["id"])
        most = max(most, len(down))
    assert most == 1, "two fingers drag the list"


@pytest.mark.whole_page
def test_a_scene_without_a_header_or_a_list_to_scroll_asks_for_nothing(open_page, playground):
    page = settled(open_page(playground.url + "#short-list"))
    page.wait_for_selector("button[data-scene=short-list][aria-current]")
    page.wait_for_selector("#controls [data-control]")
    wait_until(lambda: not page.locator("#pull-hint").is_visible())


@pytest.mark.whole_page
@pytest.mark.parametrize("scene, words, angle, step", [("sides", "Pull right", "-90deg", 200), ("right-to-left", "Pull left", "90deg", -200)])
def test_a_scene_that_scrolls_sideways_asks_for_a_pull_to_the_side_until_it_is_made(open_page, playground, scene, words, angle, step):
    page = settled(open_page(playground.url + f"#{scene}"))
    hint = page.locator("#pull-hint")
    hint.get_by_text(words, exact=True).wait_for()
    assert hint.locator("svg").evaluate("e => getComputedStyle(e).rotate") == angle, "the arrow points elsewhere"
    drag(page, (187, 330), (187 + step, 330))
    hint.wait_for(state="hidden")
    wait_for_state(page, "leading", "refreshing")
    wait_for_state(page, "leading", "idle")
    wait_for_rest(page)
    assert not hint.is_visible(), "it asks for what has been done"


@pytest.mark.whole_page
def test_a_scene_with_only_a_footer_asks_to_scroll_until_the_footer_has_run(open_page, playground):
    page = settled(open_page(playground.url + "#failure"))
    hint = page.locator("#pull-hint")
    hint.get_by_text("Scroll to the end").wait_for()
    drag(page, (187, 480), (187, 300))
    hint.wait_for(state="hidden")
    open_scene(page, "load-distance")
    hint.get_by_text("Scroll to the end").wait_for()
    for _ in range(6):
        drag(page, (187, 560), (187, 100))
    wait_until(lambda: page.evaluate("JSON.parse(sessionStorage.getItem('tug.hint') ?? '{}').scroll") is True)
    open_scene(page, "failure")
    wait_for_rest(page)
    assert not hint.is_visible(), "the hint is back"
    # What pulls is still unknown to this reader.
    open_scene(page, "first-steps")
    hint.get_by_text("Pull down").wait_for()


@pytest.mark.whole_page
@pytest.mark.parametrize("scene, size", [("chat", (1440, 900)), ("older-messages", (390, 844))])
def test_a_list_that_begins_at_its_end_is_scrolled_before_it_is_pulled(open_page, playground, scene, size):
    page = settled(open_page(playground.url + f"#{scene}", bypass_csp=True,
                             viewport={"width": size[0], "height": size[1]}))
    hint = page.locator("#pull-hint")
    page.wait_for_function("document.querySelector('#pull-hint').innerText === 'Scroll up, then pull'")
    end = offset(page)
    start = -value(page, "adjustedContentInset")[0]
    assert end > start + 100
    page.mouse.move(*phone_point(page, 187, 400))
    page.mouse.wheel(0, -60)
    wait_until(lambda: offset(page) < end)
    hint.wait_for(state="hidden")
    turn(page, (187, 400), [-400] * 20)
    wait_until(lambda: offset(page) == start)
    page.wait_for_function("document.querySelector('#pull-hint').innerText === 'Pull down'")
    hold(page, HIGH, (187, 400)).up()
    hint.wait_for(state="hidden")
