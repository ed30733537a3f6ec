"""A wheel, and two fingers on a trackpad, which pull a list at its edge and scroll it elsewhere.

A busy machine may take any time between two events. So events that belong to one gesture carry their times, and are
dispatched together; the rules of `wheel-pull.js` are tested with given times.
"""

import pytest
from gestures import phone_point
from phone import (
    MIDDLE, has_run, offset, open_scene, state, value, wait_for_rest, wait_for_state, wait_until,
)

LOW = (187, 480)
TRACKPAD = 16
"""The milliseconds between two events of a trackpad."""
NOTCHES = 150
"""Those between two notches of a mouse."""
BELL = [2, 6, 12, 18, 24, 24, 24, 20, 14, 8, 4]
"""Fingers that move and stop: 156 points."""
MOMENTUM = [round(40 * 0.95**step) for step in range(80)]
"""What a trackpad sends after a fast movement, for more than a second."""


def turn(page, point, steps, every=TRACKPAD, then=None):
    """Turns the wheel over a point of the phone by steps `(dx, dy)`, or `dy` alone, in CSS pixels, in one task.

    `then` is the type of an event of a mouse that follows in it.
    """
    x, y = phone_point(page, *point)
    steps = [step if isinstance(step, tuple) else (0, step) for step in steps]
    page.evaluate(
        """([x, y, steps, every, then]) => {
          const surface = document.querySelector("#surface");
          const start = performance.now();
          const place = { clientX: x, clientY: y, bubbles: true, cancelable: true };
          steps.forEach(([deltaX, deltaY], index) => {
            const event = new WheelEvent("wheel", { deltaX, deltaY, ...place });
            Object.defineProperty(event, "timeStamp", { value: start + index * every });
            surface.dispatchEvent(event);
          });
          if (!then) return;
          // A pointer that isn't real can't be captured.
          surface.setPointerCapture = () => {};
          surface.dispatchEvent(new PointerEvent(then, { pointerId: 7, pointerType: "mouse", ...place }));
          delete surface.setPointerCapture;
        }""",
        [x, y, steps, every, then],
    )


def up(steps):
    return [-step for step in steps]


def record(page):
    """Keeps what the page sends from now on; `sent(page)` returns it, without times."""
    page.evaluate("""() => {
      window.sent = [];
      const socket = window.sockets.at(-1);
      const send = socket.send;
      socket.send = (text) => { window.sent.push(JSON.parse(text)); send.call(socket, text); };
    }""")


def sent(page):
    return [each["phase"] if each["t"] == "pointer" else each["t"] for each in page.evaluate("window.sent")
            if each["t"] in ("pointer", "wheel")]


def phases(page, steps, edges={"top": True}):
    """What `wheel-pull.js` makes of steps `(milliseconds since the last, dy)`, or `(…, dx, dy)`.

    A finger's phase, its movement since `down`, `scroll`, or `None` for each of the steps; a string among the steps is
    a phase with which something else ends the pull. The finger is also lifted as the timer does.
    """
    return page.evaluate(
        """async ([steps, edges]) => {
          const { WheelPull } = await import("/wheel-pull.js");
          const pull = new WheelPull();
          const said = [];
          let [time, start] = [1000, null];
          const say = (finger) => finger.map(({ phase, x, y, time }) => {
            if (phase === "down") start = { x, y };
            return phase === "move" ? [x - start.x, y - start.y].map((value) => Math.round(value * 10) / 10)
              : phase === "up" ? `up at ${time}` : phase;
          });
          let due = null;
          for (const step of steps) {
            if (typeof step === "string") {
              said.push(...say(pull.end(step)));
              continue;
            }
            time += step[0];
            if (due !== null && time >= due) said.push(...say(pull.lift()));
            const [dx, dy] = step.length === 3 ? step.slice(1) : [0, step[1]];
            const isNotch = Math.max(Math.abs(dx), Math.abs(dy)) >= 50;
            const { scrolls, finger } = pull.turn({ x: 100, y: 300, dx, dy, time, isNotch }, edges);
            said.push(...say(finger));
            if (scrolls) said.push("scroll");
            else if (finger.length === 0) said.push(null);
            due = pull.rest === null ? null : time + pull.rest;
          }
          if (pull.rest !== null) said.push(...say(pull.lift()));
          return said;
        }""",
        [steps, edges],
    )


def test_a_gesture_that_begins_at_an_edge_moves_a_finger_until_it_is_quiet(page):
    # The finger begins its movement beyond the slop, so the list follows from the first point on.
    assert phases(page, [(0, -2), (16, -8), (16, 5)]) == ["down", [0, 12], [0, 20], [0, 15], "up at 1182"]
    assert phases(page, [(0, 3)], {"bottom": True}) == ["down", [0, -13], "up at 1150"]
    assert phases(page, [(0, -3, 0)], {"left": True}) == ["down", [13, 0], "up at 1150"]
    assert phases(page, [(0, 3, 0)], {"right": True}) == ["down", [-13, 0], "up at 1150"]


def test_notches_of_a_mouse_add_up_and_one_moves_little(page):
    assert phases(page, [(0, -120), (250, -120), (250, -120)]) == [
        "down", [0, 80], [0, 150], [0, 220], "up at 1800"]
    # Too late for the first, whose finger is lifted at its time even if nothing has run since.
    assert phases(page, [(0, -120), (310, -120)]) == ["down", [0, 80], "up at 1300", "down", [0, 80], "up at 1610"]


@pytest.mark.parametrize("edges, dy", [({"top": False}, -20), ({"top": True, "bottom": False}, 20), (None, -20)])
def test_a_gesture_that_begins_elsewhere_scrolls_until_there_is_a_gap(page, edges, dy):
    assert phases(page, [(0, dy), (100, dy), (199, -dy)], edges) == ["scroll"] * 3


def test_a_gesture_that_arrives_at_the_edge_pulls_only_after_a_gap(page):
    said = page.evaluate("""async () => {
      const { WheelPull } = await import("/wheel-pull.js");
      const pull = new WheelPull();
      const turn = (time, top, dy = -20, isNotch = false) =>
        pull.turn({ x: 1, y: 1, dx: 0, dy, time, isNotch }, { top }).scrolls;
      return [
        turn(0, false), turn(100, true), turn(299, true), turn(500, true),
        turn(1000, false, -100, true), turn(1390, true, -100, true), turn(1800, true, -100, true),
      ];
    }""")
    assert said == [True, True, True, False, True, True, False]


def test_a_first_point_to_the_side_decides_nothing(page):
    assert phases(page, [(0, 1, 0), (16, 0, -6)]) == ["scroll", "down", [0, 16], "up at 1166"]
    assert phases(page, [(0, 5, 0), (16, 0, -6)]) == ["scroll", "scroll"]
    # What a trackpad sends at its ends.
    assert phases(page, [(0, 0), (16, -6), (16, 0)]) == [None, "down", [0, 16], None, "up at 1166"]


def test_momentum_lifts_the_finger_and_does_nothing_more(page):
    said = phases(page, [(16, dy) for dy in up([10, 25, *MOMENTUM])])
    lifted = next(index for index, each in enumerate(said) if str(each).startswith("up"))
    assert lifted < 22, "the pull is held while the fingers have left"
    assert set(said[lifted + 1:]) == {None} and said.count("down") == 1
    # A busy page gets two steps as one.
    assert phases(page, [(16, dy) for dy in up([10, 25, *MOMENTUM, 10, 4])])[lifted + 1:].count(None) == len(said) - lifted + 1


def test_fingers_that_are_back_during_the_momentum_begin_a_gesture(page):
    flick = [(16, dy) for dy in up([10, 25, *MOMENTUM[:40]])]
    assert phases(page, [*flick, (16, 3)])[-1] == "scroll", "they turned"
    assert phases(page, [*flick, (16, -30)])[-3:-1] == ["down", [0, 40]], "they are faster"
    assert phases(page, [*flick, (210, -2)])[-3:-1] == ["down", [0, 12]], "there was a gap"


def test_fingers_that_slow_down_to_turn_keep_the_pull(page):
    way = [4, 10, 18, 24, 24, 18, 12, 6, 2]
    said = phases(page, [(16, dy) for dy in [*up(way), *way]])
    assert said.count("down") == 1 and said[-2] == [0, 10] and said[-1].startswith("up")


def test_what_takes_the_list_ends_the_pull_and_the_rest_of_its_gesture(page):
    assert phases(page, [(0, -20), "cancel", (16, -20), (16, -18), (210, -20)]) == [
        "down", [0, 30], "cancel", None, None, "down", [0, 30], "up at 1392"]


def test_a_finger_stays_within_what_a_server_accepts(page):
    moves = [each for each in phases(page, [(16, -120)] * 2000) if isinstance(each, list)]
    assert moves[-1][1] == 100_000 - 300


def test_a_trackpad_pulls_and_refreshes(page):
    open_scene(page, "first-steps")
    wait_until(lambda: offset(page) == -64)
    record(page)
    turn(page, LOW, up(BELL))
    wait_for_state(page, "header", "pulling")
    wait_for_state(page, "header", "refreshing")
    page.get_by_text("Just now").wait_for()
    wait_until(lambda: offset(page) == -64)
    assert sent(page) == ["down", *["move"] * len(BELL), "up"]


def test_two_notches_refresh_and_one_does_not(page):
    open_scene(page, "first-steps")
    wait_until(lambda: offset(page) == -64)
    record(page)
    turn(page, LOW, [-120])
    wait_until(lambda: sent(page) == ["down", "move", "up"])
    wait_for_rest(page)
    wait_until(lambda: offset(page) == -64)
    assert not has_run(page, "header")
    turn(page, LOW, [-120, -120], every=NOTCHES)
    wait_for_state(page, "header", "refreshing")


def test_the_events_of_a_browser_pull(page):
    open_scene(page, "first-steps")
    wait_until(lambda: offset(page) == -64)
    page.mouse.move(*phone_point(page, *LOW))
    # A busy machine may take long enough between two for the first to end.
    for _ in range(40):
        for _ in range(3):
            page.mouse.wheel(0, -120)
        if has_run(page, "header"):
            break
    wait_for_state(page, "header", "refreshing")


def test_what_is_scrolled_to_the_start_is_not_pulled(page):
    open_scene(page, "first-steps")
    turn(page, LOW, [150, 150])
    wait_until(lambda: offset(page) > 100)
    wait_for_rest(page)
    page.wait_for_timeout(450)  # More makes no difference.
    record(page)
    turn(page, LOW, up([30] * 40 + MOMENTUM))
    wait_until(lambda: offset(page) == -64)
    wait_for_rest(page)
    assert set(sent(page)) == {"wheel"} and not has_run(page, "header")
    assert value(page, "contentInset")[0] == 0


def test_a_pull_that_goes_back_does_nothing(page):
    open_scene(page, "first-steps")
    wait_until(lambda: offset(page) == -64)
    record(page)
    # Without the way back, less than that refreshes.
    turn(page, LOW, [*up([24] * 7), *[24] * 6])
    wait_until(lambda: sent(page)[-1:] == ["up"])
    wait_until(lambda: offset(page) == -64)
    wait_for_rest(page)
    assert not has_run(page, "header") and page.get_by_text("Just now").count() == 0


@pytest.mark.parametrize("steps", [[-1, -2], [-3], [-1, 1]])
def test_a_step_of_a_few_points_selects_no_row(page, steps):
    open_scene(page, "push-and-pop")
    wait_until(lambda: offset(page) == -64)
    words = page.locator("#surface .text")
    before = words.all_text_contents()
    record(page)
    turn(page, MIDDLE, steps)
    wait_until(lambda: sent(page)[-1:] == ["up"])
    wait_for_rest(page)
    wait_until(lambda: offset(page) == -64)
    page.wait_for_timeout(100)  # More makes no difference.
    assert words.all_text_contents() == before, "the row is open"
    # As a click opens it.
    page.mouse.click(*phone_point(page, *MIDDLE))
    wait_until(lambda: words.all_text_contents() != before)


def test_a_footer_is_pulled_at_the_end(page):
    open_scene(page, "outcomes")
    wait_for_rest(page)
    page.locator("#surface").focus()
    page.keyboard.press("End")
    wait_until(lambda: offset(page) > 0)
    wait_for_rest(page)
    turn(page, MIDDLE, BELL)
    wait_for_state(page, "footer", "refreshing")


def test_the_wheel_scrolls_sideways(page):
    open_scene(page, "four-edges")
    page.mouse.move(*phone_point(page, 187, 330))
    page.mouse.wheel(120, 80)
    wait_until(lambda: value(page, "contentOffset")[0] > 50 and offset(page) > 0)
    page.mouse.wheel(-2000, -2000)
    wait_until(lambda: value(page, "contentOffset")[0] == 0)
    for name in ("header", "footer", "leading", "trailing"):
        assert state(page, name) == "idle"


def test_cards_are_pulled_sideways(page):
    open_scene(page, "sides")
    wait_for_rest(page)
    turn(page, MIDDLE, [(-step, 0) for step in BELL])
    wait_for_state(page, "leading", "refreshing")
    wait_for_state(page, "leading", "idle")


def test_a_pointer_takes_the_list_from_the_wheel(page):
    open_scene(page, "first-steps")
    wait_until(lambda: offset(page) == -64)
    record(page)
    turn(page, LOW, up(BELL), then="pointerdown")
    # The rest of a gesture scrolls, as it always did, and gets no finger while another one is down.
    page.wait_for_timeout(450)  # More makes no difference.
    turn(page, LOW, [-20])
    wait_until(lambda: sent(page)[-1:] == ["wheel"])
    turn(page, LOW, [], then="pointerup")
    assert sent(page) == ["down", *["move"] * len(BELL), "cancel", "down", "wheel", "up"]
    wait_until(lambda: offset(page) == -64)
    assert not has_run(page, "header")


def test_the_keys_take_the_list_from_the_wheel(page):
    open_scene(page, "first-steps")
    wait_until(lambda: offset(page) == -64)
    record(page)
    page.locator("#surface").focus()
    page.evaluate("""() => document.querySelector("#surface").addEventListener("wheel", ({ target }) =>
      target.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", shiftKey: true })), { once: true })""")
    turn(page, LOW, [-40])
    page.keyboard.press("Shift")
    wait_until(lambda: sent(page) == ["down", "move", "cancel", "down", "move", "up"])


def test_the_bars_of_the_phone_are_not_touched_by_the_wheel(page):
    open_scene(page, "first-steps")
    record(page)
    turn(page, (187, 40), up(BELL))
    page.wait_for_function("window.sent.some(({ t }) => t === 'wheel')")
    assert set(sent(page)) == {"wheel"}
