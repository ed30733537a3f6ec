"""The page and the phone with the keyboard."""

from gestures import center, tap
from phone import offset, open_scene, state, value, wait_for_rest, wait_for_scene, wait_for_state, wait_until
from test_page import shown_scenes


def test_every_control_is_reached_by_the_keyboard_has_a_name_and_shows_the_focus(page):
    page.wait_for_selector("[data-label^=post-]")
    page.locator("#scene-search").fill("first steps")
    page.locator("#scene-search").focus()
    reached, unnamed, unseen = [], [], []
    for _ in range(120):
        page.keyboard.press("Tab")
        name = page.evaluate(
            """() => {
              const e = document.activeElement;
              return e === document.body ? null : e.id || e.dataset.scene || e.dataset.setting
                || e.dataset.feed || e.dataset.filter || e.value || e.textContent.trim();
            }"""
        )
        if name is None or name in reached[:1]:
            break
        reached.append(name)
        look = page.evaluate(
            """() => {
              const e = document.activeElement;
              const shown = [e, e.closest("label")].filter(Boolean).map(x => getComputedStyle(x));
              return {
                named: Boolean(e.ariaLabel || e.labels?.length || e.textContent.trim()),
                seen: e.id === "surface" || shown.some(s => s.outlineStyle !== "none" && parseFloat(s.outlineWidth) >= 1),
              };
            }"""
        )
        if not look["named"]:
            unnamed.append(name)
        if not look["seen"]:
            unseen.append(name)
    assert unnamed == [] and unseen == []
    wanted = {
        "first-steps", "surface", "code-lines", "dark", "rightToLeft", "boldText", "reduceMotion",
        "textSize", "language", "latency", "failure", "amount", "trace-copy", "trace-paste",
        "scroll", "drag", "state", "feedback", "callbacks", "Begin",
    }
    assert wanted - set(reached) == set()
    # Backward from the search field: the links of the introduction, then the toolbar.
    page.locator("#scene-search").focus()
    bar = []
    for _ in range(11):
        page.keyboard.press("Shift+Tab")
        bar.append(page.evaluate("document.activeElement.id || document.activeElement.name"))
    assert [name for name in bar if name] == ["keys", "geometry-toggle", "restart", "step", "pause", "rate", "turn", "device"]


def test_keys_scroll_the_phone(page):
    open_scene(page, "first-steps")
    page.locator("#surface").focus()
    start = -64
    wait_until(lambda: offset(page) == start)
    page.keyboard.press("ArrowDown")
    wait_until(lambda: offset(page) == start + 40)
    page.keyboard.press("PageDown")
    wait_until(lambda: offset(page) > start + 200)
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    wait_until(lambda: offset(page) == start)
    assert state(page, "header") == "idle"


def test_the_first_tab_stop_leads_to_the_phone(page):
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "skip"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "surface"
    wait_for_scene(page, "feed")


def test_the_focus_on_the_phone_is_visible_around_it_and_covers_nothing_of_the_app(page):
    open_scene(page, "first-steps")
    page.wait_for_selector("[data-label=row-8]")
    case, screen = (page.locator(part).bounding_box() for part in ("#bezel", ".screen"))
    left = {"x": case["x"] - 6, "y": case["y"] + 300, "width": 6, "height": 20}
    below = {"x": case["x"] + 200, "y": case["y"] + case["height"], "width": 20, "height": 6}
    page.locator("#scenes .show-all").focus()
    before = [page.screenshot(clip=part) for part in (left, below)]
    # Without the time of day, and the corners, around which one sees the case
    screen = {**screen, "y": screen["y"] + 60, "height": screen["height"] - 120}
    app = page.screenshot(clip=screen)
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "surface"
    assert all(page.screenshot(clip=part) != look for part, look in zip((left, below), before)), "nothing shows the focus"
    assert page.screenshot(clip=screen) == app, "the ring is on the screen"


def test_keys_of_the_clock_work_with_the_focus_on_a_speed_or_a_device(page):
    for name in ("rate", "device"):
        page.locator(f"input[name={name}]").first.focus()
        page.keyboard.press("p")
        page.wait_for_selector("#pause[aria-pressed=true]")
        page.keyboard.press(".")
        page.keyboard.press("p")
        page.wait_for_selector("#pause[aria-pressed=false]")


def test_arrow_keys_move_in_the_list_of_scenes(page):
    page.keyboard.press("/")
    page.keyboard.press("ArrowDown")
    first = page.evaluate("document.activeElement.dataset.scene")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.dataset.scene")
    assert first == "feed" and second == "first-steps"
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.dataset.scene") == "feed"
    page.keyboard.press("End")
    last = page.evaluate("document.activeElement.dataset.scene")
    page.keyboard.press("Enter")
    wait_for_scene(page, last)
    assert page.locator("#scenes [tabindex='0']").count() == 1, "the list is one tab stop"


def test_a_pull_is_made_by_keys(page):
    open_scene(page, "first-steps")
    wait_until(lambda: offset(page) == -64)
    page.locator("#surface").focus()
    page.keyboard.down("Shift")
    for _ in range(12):
        page.keyboard.press("ArrowDown")
        page.wait_for_timeout(20)
    wait_until(lambda: state(page, "header") == "pulling")
    page.keyboard.up("Shift")
    page.get_by_text("Just now").wait_for()


def test_enter_taps_a_footer_that_waits(page):
    open_scene(page, "manual")
    tap(page, center(page.get_by_text("Tap only", exact=True)))
    page.locator("#surface").focus()
    page.keyboard.press("End")
    # The footer's words are there before the list begins to move, and a key taps only what is in sight.
    wait_until(lambda: offset(page) > 100)
    wait_for_rest(page)
    page.keyboard.press("Enter")
    wait_for_state(page, "footer", "refreshing")


def test_enter_retries_a_footer_that_has_failed(page):
    open_scene(page, "failure")
    page.locator("#surface").focus()
    page.keyboard.press("End")
    wait_for_state(page, "footer", "failed")
    # Each page fails twice.
    for end in ("failed", "idle"):
        wait_for_rest(page)
        page.get_by_text("Try again", exact=True).wait_for()
        page.keyboard.press("Enter")
        wait_for_state(page, "footer", "refreshing")
        wait_for_state(page, "footer", end)


def test_enter_taps_nothing_while_the_footer_is_out_of_sight(page):
    open_scene(page, "failure")
    page.locator("#surface").focus()
    page.evaluate("""() => {
      const socket = window.sockets.at(-1);
      window.sent = [];
      socket.send = (text) => { window.sent.push(JSON.parse(text)); WebSocket.prototype.send.call(socket, text); };
    }""")
    page.keyboard.press("Enter")
    assert page.evaluate("window.sent.filter(({ t }) => t === 'pointer')") == []
    page.keyboard.press("End")
    wait_for_state(page, "footer", "failed")
    wait_for_rest(page)
    page.get_by_text("Try again", exact=True).wait_for()
    # A key that is held down taps once.
    for _ in range(3):
        page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert page.evaluate("window.sent.filter(({ t }) => t === 'pointer').map(({ phase }) => phase)") == ["down", "up"]


def test_return_ends_a_search_and_a_click_keeps_it(page):
    page.keyboard.press("/")
    page.keyboard.type("keyboard")
    page.keyboard.press("Enter")
    wait_for_scene(page, "keyboard")
    assert page.evaluate("document.activeElement.id") == "surface"
    assert page.locator("#scene-search").input_value() == "" and len(shown_scenes(page)) == 13
    page.locator("#scene-search").fill("failure")
    page.locator("button[data-scene=failure]").click()
    wait_for_scene(page, "failure")
    assert page.locator("#scene-search").input_value() == "failure"
    assert len(shown_scenes(page)) < 12


def test_home_and_end_scroll_the_phone(page):
    open_scene(page, "distances")
    page.locator("#surface").focus()
    page.keyboard.press("End")
    wait_until(lambda: offset(page) > 100)
    page.keyboard.press("Home")
    wait_until(lambda: offset(page) == -64)


def test_a_question_mark_shows_the_keys_outside_of_fields_and_every_key_is_listed(page):
    dialog = page.locator("#keys-dialog")
    page.locator("#scene-search").focus()
    page.keyboard.type("?")
    assert not dialog.is_visible() and page.locator("#scene-search").input_value() == "?"
    page.keyboard.press("Escape")
    page.locator("#surface").focus()
    page.keyboard.press("?")
    assert dialog.is_visible()
    page.keyboard.press("p")
    assert page.locator("#pause").get_attribute("aria-pressed") == "false", "a key works behind the dialog"
    listed = {text.lower() for text in dialog.locator("dt kbd").all_text_contents()}
    announced = page.locator("[aria-keyshortcuts]").evaluate_all("all => all.map(e => e.ariaKeyShortcuts)")
    assert set(announced) <= listed and len(announced) >= 4
    assert "tap the footer or the header in sight" in dialog.inner_text() and "Begin starts a control" in dialog.inner_text()
    page.keyboard.press("Escape")
    assert not dialog.is_visible() and page.evaluate("document.activeElement.id") == "surface"
    page.locator("#keys").click()
    dialog.get_by_role("button", name="Close").click()
    assert not dialog.is_visible()
