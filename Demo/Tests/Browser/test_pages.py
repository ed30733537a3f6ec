"""The scenes of pages with a real finger: late, overlapping, failing, older, and edited pages."""

import re

from conftest import PHONE, settled
from gestures import center, tap
from phone import drag, has_run, open_scene, wait_for_rest, wait_for_state, wait_until


def items(page):
    """The numbers of the rows in the tree, from the top to the bottom."""
    rows = page.evaluate(
        """() => [...document.querySelectorAll("[data-label^=item-]")]
            .map(row => [row.getBoundingClientRect().top, row.dataset.label])"""
    )
    return [int(label.removeprefix("item-")) for _, label in sorted(rows)]


def machine(page, text):
    """Waits for a line of the machine."""
    page.locator("#surface").get_by_text(re.compile(text)).first.wait_for()


def press(page, title):
    tap(page, center(page.locator("#surface").get_by_text(title, exact=True)))


def pull(page):
    drag(page, (187, 120), (187, 360), hold_last=0.2)


def scroll_until(page, condition):
    """Drags to the end of the list until something is true."""
    for _ in range(20):
        if condition():
            return
        wait_for_rest(page)
        drag(page, (187, 330), (187, 110), steps=12, hold_last=0.1)
    assert condition()


def test_a_page_that_comes_after_a_refresh_is_dropped(page):
    open_scene(page, "slow-page")
    machine(page, "20 items")
    press(page, "Load a page")
    machine(page, "next: loading")
    pull(page)
    wait_for_state(page, "header", "refreshing")
    machine(page, "refresh: idle, 20 items")
    machine(page, "next: idle")
    wait_for_state(page, "header", "idle")
    wait_until(lambda: items(page)[0] == 101)
    # Longer than the page takes.
    page.wait_for_timeout(5500)
    machine(page, "20 items")


def test_overlapping_pages_show_each_item_once(page):
    open_scene(page, "overlapping-pages")
    machine(page, "20 items")
    for count in (40, 60):
        text = page.get_by_text(f"{count} items")
        scroll_until(page, lambda: text.count())
        shown = items(page)
        assert len(set(shown)) == len(shown)
        assert shown == list(range(shown[0], shown[0] - len(shown), -1)), "a gap, or out of order"


def test_a_failed_page_is_loaded_again_by_itself(page):
    open_scene(page, "page-retry")
    machine(page, "next: idle")
    scroll_until(page, lambda: has_run(page, "footer"))
    machine(page, "next: waiting for a retry")
    machine(page, "40 items")


def test_older_messages_load_above_the_visible_ones(open_page, playground):
    page = settled(open_page(playground.url + "#older-messages", **PHONE))
    machine(page, "previous: idle")
    for _ in range(10):
        if page.get_by_text("40 items").count():
            break
        pull(page)
        wait_for_rest(page)
    machine(page, "previous: idle")
    machine(page, "40 items")
    wait_for_rest(page)
    shown = items(page)
    assert shown == sorted(shown) and 81 in shown


def test_an_item_that_is_deleted_during_a_load_stays_away(page):
    open_scene(page, "edited-list")
    machine(page, "20 items")
    press(page, "Load")
    machine(page, "next: loading")
    press(page, "Delete last")
    machine(page, "19 items")
    # The page repeats the item, and has twenty others.
    machine(page, "39 items")


def test_the_dials_make_pages_slow_fail_and_overlap(page):
    open_scene(page, "overlapping-pages")
    press(page, "No failures")
    press(page, "Half fail")
    page.locator("#surface").get_by_text("All fail", exact=True).wait_for()
    scroll_until(page, lambda: has_run(page, "footer"))
    wait_for_state(page, "footer", "failed")
    machine(page, "next: failed")
