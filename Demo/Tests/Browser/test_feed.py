"""The feed scene with a real finger: pull to refresh, scroll to load more, fail and retry."""

import json
import re
import urllib.request
from urllib.parse import urlsplit

from conftest import PHONE, settled
from gestures import Touch, center, phone_point, tap
from phone import at_rest, drag, offset, wait_for_posts, wait_for_state, wait_until

TOP = (187, 120)
BOTTOM = (187, 560)
PAGE = 20


def newest_post(feed):
    with urllib.request.urlopen(feed.url + "posts?limit=1") as answer:
        return json.load(answer)["posts"][0]["id"]


def shown_posts(page):
    """The ids of the posts in the tree, from the top of the list to its end."""
    # In one call, because a row may disappear between two.
    rows = page.evaluate(
        """() => [...document.querySelectorAll("[data-label^=post-]")]
            .map(row => [row.getBoundingClientRect().top, row.dataset.label])"""
    )
    return [int(label.removeprefix("post-")) for _, label in sorted(rows)]


# All posts that have been drawn: on a busy machine, a row may come and go during one drag.
KEEP_POSTS = """() => {
  window.posts = new Set();
  const keep = (label) => { if (label?.startsWith("post-")) window.posts.add(label); };
  const keepAll = () => document.querySelectorAll("[data-label]").forEach(row => keep(row.dataset.label));
  keepAll();
  new MutationObserver((records) => {
    for (const { oldValue } of records) keep(oldValue);
    keepAll();
  }).observe(document.body, {
    subtree: true, childList: true, attributeFilter: ["data-label"], attributeOldValue: true,
  });
}"""


def open_feed(open_page, url):
    page = settled(open_page(url, **PHONE))
    wait_for_posts(page)
    return page


def requests_of(feed):
    """The queries of the requests for posts, in order."""
    pattern = re.compile(r"GET /posts\?(\S*)")
    return [match[1] for line in feed.output if (match := pattern.search(line))]


def test_pulling_the_list_loads_new_posts(start_feed, start_playground, open_page):
    feed = start_feed(writer_interval=0.3)
    page = open_feed(open_page, start_playground("--feed-url", feed.url).url)
    before = shown_posts(page)[0]
    wait_until(lambda: newest_post(feed) > before)

    drag(page, TOP, (TOP[0], TOP[1] + 300), hold_last=0.2)
    wait_for_state(page, "header", "refreshing")
    wait_for_state(page, "header", "idle")
    wait_until(lambda: shown_posts(page)[0] > before)


def test_a_pull_that_is_pushed_back_does_not_refresh(start_feed, start_playground, open_page):
    feed = start_feed()
    page = open_feed(open_page, start_playground("--feed-url", feed.url).url)
    asked = len(requests_of(feed))
    top, low = phone_point(page, *TOP), phone_point(page, TOP[0], TOP[1] + 260)
    with Touch(page) as touch:
        touch.down(top)
        touch.drag(top, low, steps=30)
        wait_for_state(page, "header", "pulling")
        touch.drag(low, top, steps=30)
        wait_for_state(page, "header", "idle")
        touch.hold(top, 0.2)
        touch.up()
    wait_until(lambda: at_rest(page) and offset(page) >= -64)
    assert len(requests_of(feed)) == asked


def test_scrolling_to_the_end_five_times_loads_five_pages_in_order(
    start_feed, start_playground, open_page
):
    feed = start_feed()
    page = open_feed(open_page, start_playground("--feed-url", feed.url).url)
    newest = newest_post(feed)
    asked = len(requests_of(feed))
    page.evaluate(KEEP_POSTS)

    def drawn():
        return {int(label.removeprefix("post-")) for label in page.evaluate("[...window.posts]")}

    def look():
        shown = shown_posts(page)
        assert shown == list(range(shown[0], shown[0] - len(shown), -1)), "a gap, or out of order"

    def scroll_until(condition):
        for _ in range(40):
            if condition():
                return
            # Slowly enough for every row to appear.
            drag(page, BOTTOM, (BOTTOM[0], BOTTOM[1] - 380), steps=12, hold_last=0.1)
            look()
        raise AssertionError(f"scrolled for long, and saw {min(drawn())} last")

    for count in range(1, 6):
        wait_for_state(page, "footer", "idle")
        scroll_until(lambda: len(requests_of(feed)) >= asked + count)
    wait_for_state(page, "footer", "idle")

    oldest = newest - 6 * PAGE + 1
    scroll_until(lambda: min(drawn()) <= oldest)
    missing = set(range(oldest, newest + 1)) - drawn()
    assert not missing, "posts that were never on the screen"

    pages = [query for query in requests_of(feed)[asked:] if "before=" in query]
    assert len(pages[:5]) == len(set(pages[:5])) == 5, "a page was asked for twice"


def test_a_stopped_feed_makes_the_footer_fail_and_a_tap_tries_again(
    start_feed, start_playground, open_page
):
    feed = start_feed()
    port = urlsplit(feed.url).port
    page = open_feed(open_page, start_playground("--feed-url", feed.url).url)
    feed.kill()
    for _ in range(30):
        if page.locator("[data-control=footer] .chip[data-state=failed]").count():
            break
        drag(page, BOTTOM, (BOTTOM[0], BOTTOM[1] - 380), steps=12, hold_last=0.1)
    wait_for_state(page, "footer", "failed")
    failure = page.get_by_text("Couldn’t load", exact=True)
    failure.wait_for()

    again = start_feed(port=port)
    # Scroll to the footer below the last row. A tap on a moving list only stops it.
    drag(page, BOTTOM, (BOTTOM[0], BOTTOM[1] - 300), steps=12, hold_last=0.3)
    wait_until(lambda: at_rest(page))
    tap(page, center(failure))
    wait_for_state(page, "footer", "idle")
    assert [query for query in requests_of(again) if "before=" in query]
