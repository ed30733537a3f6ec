"""The main gestures of each group of scenes, with a real finger."""

from urllib.parse import urlsplit

import pytest
from conftest import settled
from gestures import phone_point
from phone import (
    choose_device, drag, fling, has_run, hold, offset, open_scene, pause, state, step, step_until, value,
    wait_for_rest, wait_for_state, wait_until,
)

HIGH, LOW = (187, 200), (187, 480)


def test_a_pull_refreshes_and_the_list_returns(page):
    open_scene(page, "first-steps")
    touch = hold(page, HIGH, LOW)
    wait_for_state(page, "header", "pulling")
    touch.up()
    wait_for_state(page, "header", "refreshing")
    page.get_by_text("Just now").wait_for()
    wait_for_state(page, "header", "idle")
    wait_until(lambda: offset(page) == -64)


def test_a_fling_loads_at_the_end(page):
    open_scene(page, "first-steps")
    before, length = offset(page), value(page, "contentSize")[1]
    fling(page, LOW, HIGH)
    wait_until(lambda: offset(page) > before + 300)
    for _ in range(10):
        if has_run(page, "footer"):
            break
        wait_for_rest(page)
        fling(page, LOW, HIGH)
    wait_for_state(page, "footer", "refreshing")
    wait_for_state(page, "footer", "idle")
    wait_until(lambda: value(page, "contentSize")[1] >= 2 * length)


def test_a_finger_stops_a_bounce(page):
    open_scene(page, "first-steps")
    touch = hold(page, HIGH, (HIGH[0], HIGH[1] + 90))
    pause(page)
    touch.up()
    pulled = offset(page)
    step(page, 0.08)
    wait_until(lambda: pulled < offset(page) < -64)
    grabbed = offset(page)
    touch.down(phone_point(page, *HIGH))
    page.wait_for_selector("[data-flag=tracking].on")
    step(page, 0.5)
    # The list follows the finger; a bounce that continued would be over.
    touch.drag(phone_point(page, *HIGH), phone_point(page, HIGH[0], HIGH[1] + 40), steps=8)
    wait_until(lambda: offset(page) < grabbed)
    assert offset(page) > grabbed - 40
    touch.up()
    page.locator("#pause").click()
    wait_until(lambda: offset(page) == -64)
    assert state(page, "header") == "idle"


def test_a_list_without_more_data_shows_it_and_stops_loading(page):
    open_scene(page, "no-more-data")
    scroll_to_footer(page, "noMoreData")
    wait_for_rest(page)
    size = value(page, "contentSize")
    drag(page, LOW, HIGH, hold_last=0.2)
    wait_for_rest(page)
    assert state(page, "footer") == "noMoreData" and value(page, "contentSize") == size


def scroll_to_footer(page, wanted):
    """Drags to the end until the footer is in one of the states."""
    for _ in range(30):
        if state(page, "footer") == wanted:
            return
        if state(page, "footer") == "refreshing":
            wait_until(lambda: state(page, "footer") != "refreshing")
        else:
            drag(page, (187, 560), (187, 130), steps=10, hold_last=0.1)
    assert state(page, "footer") == wanted


@pytest.mark.parametrize("scene, way", [("sides", -1), ("right-to-left", 1)])
def test_cards_load_more_at_their_trailing_edge(page, scene, way):
    open_scene(page, scene)
    for _ in range(12):
        wait_for_rest(page)
        drag(page, (187 - way * 150, 300), (187 + way * 150, 300), steps=10, hold_last=0.2)
        if has_run(page, "trailing"):
            break
    page.get_by_text("12", exact=True).wait_for(state="attached")


def test_a_rotation_does_not_end_refreshing(page):
    open_scene(page, "distances")  # Three seconds of work.
    choose_device(page, "notch")
    wait_until(lambda: value(page, "contentSize")[0] == 390)
    touch = hold(page, HIGH, LOW)
    pause(page)
    touch.up()
    step_until(page, lambda: state(page, "header") == "refreshing")
    page.locator("#turn").click()
    step_until(page, lambda: value(page, "contentSize")[0] > 600)
    assert state(page, "header") == "refreshing"
    page.locator("#pause").click()
    wait_until(lambda: offset(page) == -value(page, "adjustedContentInset")[0])
    wait_for_state(page, "header", "idle")
    wait_until(lambda: value(page, "contentInset")[0] == 0)
    wait_until(lambda: offset(page) == -value(page, "adjustedContentInset")[0])


def test_a_chat_loads_older_messages_without_moving(page):
    open_scene(page, "chat")
    wait_until(lambda: value(page, "contentSize")[1] > 0)
    before = value(page, "contentSize")[1]
    for _ in range(20):
        if value(page, "contentSize")[1] > before:
            break
        drag(page, HIGH, LOW, steps=10, hold_last=0.1)
    assert value(page, "contentSize")[1] > before
    wait_for_rest(page)
    assert offset(page) > 0, "what was on the screen has moved away"


def test_the_page_reconnects_when_its_server_is_back(
    start_playground, open_page, page_errors
):
    page_errors.allow("WebSocket|ERR_CONNECTION_REFUSED")
    server = start_playground()
    page = settled(open_page(server.url + "#distances"))
    page.locator("[data-setting=dark]").click()
    choose_device(page, "notch")
    wait_until(lambda: value(page, "contentSize")[0] == 390)
    touch = hold(page, HIGH, LOW)
    server.kill()
    page.get_by_text("Disconnected").first.wait_for()
    start_playground("--port", str(urlsplit(server.url).port))
    page.wait_for_selector("#connection[data-state=open]", timeout=30_000)
    # The session is new, and the user's choices are restored.
    page.wait_for_selector("button[data-scene=distances][aria-current=true]")
    wait_until(lambda: value(page, "contentSize")[0] == 390)
    page.wait_for_selector("[data-setting=dark][aria-pressed=true]")
    wait_for_state(page, "header", "idle")
    touch.up()
    drag(page, HIGH, LOW, hold_last=0.2)
    wait_for_state(page, "header", "refreshing")
