"""The feed's posts survive a crash: posts that a client received before are there afterwards."""

import json
import random
import sqlite3
import urllib.request

from conftest import Server

KILLS = 5


def posts(url, query):
    with urllib.request.urlopen(f"{url}posts?{query}", timeout=60) as answer:
        return json.load(answer)["posts"]


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


def test_posts_survive_a_kill_in_the_middle_of_writing(tugtool, tmp_path):
    database = tmp_path / "feed.sqlite"
    dice = random.Random(1)
    acknowledged = {}
    count = 10_000
    for _ in range(KILLS):
        feed = Server(
            tugtool, "feed", "--port", "0", "--database", str(database), "--writer-interval", "0.001")
        try:
            feed.wait_for_address()
            enough = count + dice.randrange(1, 50)
            while max(acknowledged, default=0) < enough:
                acknowledged.update((post["id"], post) for post in posts(feed.url, "limit=20"))
        finally:
            feed.kill()
        count = check(database, acknowledged)


def test_a_kill_while_the_feed_is_filled_leaves_no_part_of_it(tugtool, tmp_path):
    database = tmp_path / "feed.sqlite"
    arguments = ["feed", "--port", "0", "--writer-interval", "0", "--database", str(database)]
    feed = Server(tugtool, *arguments)
    try:
        # It's there as long as the transaction that writes 10,000 posts.
        while not (tmp_path / "feed.sqlite-journal").exists():
            assert feed.is_running and not (database.exists() and database.stat().st_size)
    finally:
        feed.kill()
    with sqlite3.connect(database) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == []
    db.close()
    feed = Server(tugtool, *arguments)
    try:
        feed.wait_for_address()
    finally:
        feed.kill()
    assert check(database, {}) == 10_000
