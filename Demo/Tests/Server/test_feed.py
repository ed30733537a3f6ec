"""The feed's posts survive a crash: posts that a client received before are there afterwards."""

import json
import random
import sqlite3
import time
import urllib.request

from process import Process

KILLS = 20


def posts(url, query):
    with urllib.request.urlopen(f"{url}posts?{query}", timeout=60) as answer:
        return json.load(answer)["posts"]


def read_until(feed, moment, acknowledged, known):
    """Requests the newest posts until `moment`, and until one is newer than `known`; remembers them."""
    while time.monotonic() < moment or max(acknowledged, default=0) <= known:
        for post in posts(feed.url, "limit=20"):
            acknowledged[post["id"]] = post


def check(database, acknowledged):
    """Checks that the file is intact, every acknowledged post is unchanged, and no id is missing."""
    with sqlite3.connect(database) as db:
        assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        db.row_factory = sqlite3.Row
        stored = {row["id"]: dict(row) for row in db.execute("SELECT * FROM post")}
    db.close()
    lost = [post for id, post in acknowledged.items() if stored.get(id) != post]
    assert not lost, f"{len(lost)} posts that a client had received were lost or changed: {lost[:3]}"
    assert sorted(stored) == list(range(1, len(stored) + 1))
    return len(stored)


def test_posts_survive_a_kill_in_the_middle_of_writing(tugtool, tmp_path, record_property):
    database = tmp_path / "feed.sqlite"
    dice = random.Random(1)
    acknowledged = {}
    counts = []
    for _ in range(KILLS):
        known = counts[-1] if counts else 10_000
        feed = Process(
            tugtool, "feed", "--port", "0", "--database", str(database),
            "--writer-interval", "0.001",
        )
        try:
            feed.wait_for_address()
            read_until(feed, time.monotonic() + dice.uniform(0.05, 0.25), acknowledged, known)
        finally:
            feed.kill()
        counts.append(check(database, acknowledged))
    # The kills happened while posts were being written: each run added some.
    assert all(later > earlier for earlier, later in zip(counts, counts[1:])), counts
    record_property("kills", KILLS)
    record_property("posts written", counts[-1] - 10_000)
    record_property("posts that a client received", len(acknowledged))


def test_a_kill_while_the_feed_is_filled_leaves_no_part_of_it(tugtool, tmp_path, record_property):
    dice = random.Random(2)
    interrupted = 0
    for number in range(4):
        database = tmp_path / f"{number}.sqlite"
        arguments = ["feed", "--port", "0", "--writer-interval", "0", "--database", str(database)]
        feed = Process(tugtool, *arguments)
        try:
            # At some moment while 10,000 posts are being written, which takes a second or two.
            deadline = time.monotonic() + 20
            while not database.exists():
                assert time.monotonic() < deadline, "no file was made"
            time.sleep(dice.uniform(0, 1))
        finally:
            feed.kill()
        with sqlite3.connect(database) as db:
            assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master")]
            interrupted += "post" not in tables
        db.close()
        feed = Process(tugtool, *arguments)
        try:
            feed.wait_for_address()
        finally:
            feed.kill()
        assert check(database, {}) == 10_000
    record_property("kills before the feed was filled", interrupted)
