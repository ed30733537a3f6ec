"""The state of the phone, and actions on it."""

import json
import time

from gestures import Touch, phone_point, touch_drag

MIDDLE = (187, 330)


def wait_for_scene(page, scene):
    """Waits until a link or a choice has opened a scene. The address changes before the page hears of it."""
    page.wait_for_selector(f"button[data-scene={scene}][aria-current]", state="attached")


def open_scene(page, scene):
    """Starts the scene, and waits for its first frame."""
    frame = page.evaluate("window.firstFrame")
    # Also one that is behind the button for all scenes.
    page.locator(f"button[data-scene={scene}]").evaluate("e => e.click()")
    # The button changes at once, and frames of the scene before still arrive.
    page.wait_for_function(
        "([id, frame]) => window.firstFrame !== frame"
        " && Number(document.querySelector('#surface').dataset.frame) >= window.firstFrame"
        " && document.querySelector(`button[data-scene=${id}][aria-current=true]`)",
        arg=[scene, frame],
    )


def wait_for_state(page, control, *states):
    """Waits until the control is in one of the states, or has been since the last wait."""
    page.wait_for_function(
        """([control, states]) => {
          const chip = document.querySelector(`[data-control=${control}] .chip`);
          const passed = window.passedStates[control] ?? [];
          const found = states.includes(chip?.dataset.state)
            ? passed.length : passed.findIndex((state) => states.includes(state));
          if (found >= 0) window.passedStates[control] = passed.slice(found + 1);
          return found >= 0;
        }""",
        arg=[control, states],
    )


def state(page, control):
    return page.locator(f"[data-control={control}] .chip").get_attribute("data-state")


def has_run(page, control):
    """Whether the control runs, or has run since the last wait for one of its states."""
    passed = page.evaluate("name => window.passedStates[name] ?? []", control)
    return "refreshing" in [*passed, state(page, control)]


def value(page, key):
    """A value of the scroll view in the inspector: a list of numbers."""
    return json.loads(page.locator(f"[data-key={key}]").get_attribute("data-value"))


def offset(page):
    """The vertical content offset in the inspector."""
    return value(page, "contentOffset")[1]


def at_rest(page):
    """Whether no finger is down and nothing moves."""
    return not page.evaluate("document.querySelectorAll('[data-flag].on').length")


def wait_until(condition, seconds=60):
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.02)


def wait_for_layout(page):
    """Waits until the page has taken up the size of its window, and the phone that of its stage."""
    size = page.viewport_size
    page.wait_for_function(
        "({ width, height }) => innerWidth === width && innerHeight === height", arg=size)
    # Observers of sizes answer in the frame of a layout, and the phone in the frame after.
    page.evaluate("""async () => {
      for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
    }""")


def wait_for_rest(page):
    wait_until(lambda: at_rest(page))


def wait_for_posts(page):
    """Waits until the first refresh of the feed has brought posts and its header has closed: a finger would keep it open."""
    page.wait_for_selector("[data-label^=post-]")
    wait_until(lambda: at_rest(page) and state(page, "header") == "idle" and value(page, "contentInset")[0] == 0)
    # What has passed is over.
    wait_for_state(page, "header", "idle")


def drag(page, start, end, **options):
    """Drags in points of the phone."""
    touch_drag(page, phone_point(page, *start), phone_point(page, *end), **options)


def fling(page, start, end):
    """A fast drag that lifts while it moves."""
    drag(page, start, end, steps=6)


def hold(page, start, end):
    """Drags and leaves the finger down; `.up()` lifts it."""
    touch = Touch(page)
    first, last = phone_point(page, *start), phone_point(page, *end)
    touch.down(first)
    touch.drag(first, last, steps=20)
    touch.hold(last, 0.2)
    return touch


def tell(page, **message):
    """Sends a message to the server."""
    page.evaluate("text => window.sockets.at(-1).send(text)", json.dumps(message))


def choose_device(page, device):
    """Chooses a device in the row of a wide page, or in the menu of a narrow one."""
    row = page.locator("label", has=page.locator(f"input[value={device}]"))
    if row.is_visible():
        row.click()
    else:
        page.locator("#devices select").select_option(device)
    page.wait_for_selector(f"#bezel[data-device={device}]")


def step(page, seconds):
    """Lets time pass on a paused phone."""
    tell(page, t="step", seconds=seconds)


def step_until(page, condition):
    """Lets time pass on a paused phone, little by little, so that nothing is missed on a busy machine."""

    def is_reached():
        if condition():
            return True
        step(page, 0.02)
        return False

    wait_until(is_reached)


def pause(page):
    page.locator("#pause").click()
    page.wait_for_selector("#pause[aria-pressed=true]")
