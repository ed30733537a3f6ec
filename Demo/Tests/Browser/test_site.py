"""The static site, opened from a folder without a server."""

import json
import re
import subprocess
import sys

import pytest
from playwright.sync_api import TimeoutError

from conftest import PACKAGE

SCENES = ["feed", "first-steps", "failure", "haptics", "last-updated"]
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
DARK = {**DESKTOP, "color_scheme": "dark"}


@pytest.fixture(scope="session")
def site(tugtool, tmp_path_factory):
    """A site with the films of some scenes."""
    recordings = tmp_path_factory.mktemp("recordings")
    folder = tmp_path_factory.mktemp("site")
    subprocess.run([tugtool, "film", recordings, *SCENES], check=True)
    subprocess.run([sys.executable, "-B", PACKAGE / "Demo/Site/build.py", recordings, folder], check=True)
    return folder


@pytest.fixture
def visit(open_page, site):
    """Opens pages of the site: `visit("scenes.html", PHONE)`. Films rest unless `moves`."""

    def visit_page(path, options=DESKTOP, moves=False):
        motion = "no-preference" if moves else "reduce"
        page = open_page(f"file://{site}/{path}", reduced_motion=motion, **options)
        page.wait_for_load_state()
        return page

    return visit_page


@pytest.fixture
def scene(visit):
    """Opens the page of a scene with its film."""

    def open_scene(name, options=DESKTOP, moves=False):
        page = visit(f"scenes/{name}.html", options, moves)
        page.wait_for_selector(".film[data-time] .surface .node")
        return page

    return open_scene


def film_time(page):
    return float(page.locator(".film").get_attribute("data-time"))


def words(page):
    """The words on the phone that can be seen."""
    return page.evaluate("""() => [...document.querySelectorAll(".surface .text")]
      .filter((e) => e.checkVisibility({ opacityProperty: true })).map((e) => e.textContent).join(" | ")""")


def seek(page, time):
    page.locator(".film-slider").evaluate(
        "(slider, time) => { slider.value = time; slider.dispatchEvent(new Event('input')); }", time)


OVER = "document.documentElement.scrollWidth - innerWidth"


def assert_fits(page, path):
    try:
        # A film takes up the size of its place in the frame after.
        page.wait_for_function(f"{OVER} <= 0")
    except TimeoutError:
        over = page.evaluate(OVER)
        raise AssertionError(f"{path} scrolls sideways by {over} px in {page.viewport_size['width']} px") from None


def test_every_page_fits_its_window_and_reports_no_error(visit, site):
    pages = sorted(str(file.relative_to(site)) for file in site.rglob("*.html"))
    assert len(pages) > 30
    page = visit("index.html")
    for path in pages:
        page.goto(f"file://{site}/{path}")
        for window in (DESKTOP, PHONE):
            page.set_viewport_size(window["viewport"])
            assert_fits(page, path)


@pytest.mark.parametrize("path, options", [
    ("index.html", PHONE), ("scenes.html", PHONE), ("scenes/feed.html", PHONE), ("scenes/feed.html", DARK),
], ids=["index", "scenes", "scene", "dark"])
def test_a_page_fits_a_phone_and_a_dark_window_and_reports_no_error(visit, path, options):
    assert_fits(visit(path, options), path)


def test_every_link_leads_to_a_page_of_the_site(site):
    for file in site.rglob("*.html"):
        for link in re.findall(r'(?:href|src|srcset)="([^"#]+)(?:#[^"]*)?"', file.read_text()):
            if not re.match(r"https?:|data:|mailto:", link):
                assert (file.parent / link).exists(), f"{file.relative_to(site)} links to {link}"


def test_the_landing_page_says_why_and_plays_a_film(visit):
    page = visit("index.html", moves=True)
    assert page.locator("h1").text_content() == "Pull to refresh, and load more"
    assert page.locator("h2", has_text="Install").count() == 1
    reasons = page.locator("ul", has_text="Beyond MJRefresh").locator("> li")
    assert reasons.count() == 5
    assert all(reasons.nth(index).locator("a, code").count() for index in range(5)), "a reason without a proof"
    page.wait_for_function("Number(document.querySelector('.film').dataset.time) > 0.3")


def test_the_slider_moves_through_the_film_in_both_directions(scene):
    page = scene("last-updated")
    poster = words(page)
    assert "Release to refresh" in poster
    seek(page, 0)
    start = words(page)
    assert "Release to refresh" not in start
    seek(page, 100)
    end = words(page)
    seek(page, 0)
    assert words(page) == start
    seek(page, 100)
    assert words(page) == end


def test_every_moment_looks_the_same_whichever_way_it_is_reached(scene):
    page = scene("failure")
    page.locator(".film-slider").press("Home")
    looks = {}
    outline = """() => [...document.querySelectorAll(".surface .node")]
      .filter((e) => !e.matches(".parked") && e.checkVisibility({ opacityProperty: true }))
      .map((e) => { const b = e.getBoundingClientRect(); return [e.dataset.label, b.x, b.y, b.width, b.height].join(); })
      .sort().join(";")"""
    for step in range(24):
        seek(page, step / 4)
        looks[step] = (words(page), page.evaluate(outline))
    for step in [17, 3, 22, 9, 1, 14, 6]:
        seek(page, step / 4)
        assert (words(page), page.evaluate(outline)) == looks[step], f"at {step / 4} s"


def test_keys_step_and_play_the_film(scene):
    page = scene("first-steps")
    phone = page.locator(".film .bezel")
    phone.focus()
    page.keyboard.press("Home")
    assert film_time(page) == 0
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    assert film_time(page) == pytest.approx(0.05, abs=0.002)
    page.keyboard.press("ArrowLeft")
    assert film_time(page) == pytest.approx(0.033, abs=0.002)
    page.keyboard.press(" ")
    page.wait_for_function("Number(document.querySelector('.film').dataset.time) > 0.5")
    page.keyboard.press(" ")
    stopped = film_time(page)
    page.wait_for_timeout(200)
    assert film_time(page) == stopped


def test_a_film_on_a_dark_page_is_dark(scene):
    page = scene("first-steps", DARK)
    light = page.evaluate("getComputedStyle(document.querySelector('.surface > .node')).backgroundColor")
    page.emulate_media(color_scheme="light")
    page.wait_for_function("!document.querySelector('.bezel').hasAttribute('data-dark')")
    after = page.evaluate("getComputedStyle(document.querySelector('.surface > .node')).backgroundColor")
    assert light == "rgb(0, 0, 0)" and after == "rgb(255, 255, 255)"


def test_the_code_is_beside_the_film_with_what_uses_tug_marked(scene):
    page = scene("first-steps")
    assert page.locator("#code-name").text_content() == "FirstStepsScene.swift"
    marked = page.locator(".code-lines .matters").all_text_contents()
    assert any(".tug.header = .pull" in line for line in marked)
    page.locator(".code-link").locator("visible=true").first.click()
    assert page.locator("#code-name").text_content() == "DemoFeed.swift"


def test_haptics_and_spoken_words_can_be_seen(scene):
    page = scene("haptics")
    length = float(page.locator(".film-slider").get_attribute("max"))
    seen = set()
    for step in range(int(length * 4)):
        seek(page, step / 4)
        seen |= set(page.locator(".feedback p").all_text_contents())
    assert "Haptic: medium" in seen
    assert any(text.startswith("“") for text in seen), f"VoiceOver says nothing: {seen}"


def test_scenes_are_found_by_words_of_their_code(visit):
    page = visit("scenes.html")
    cards = page.locator(".card:visible")
    assert cards.count() == len(SCENES)
    page.locator("#scene-search").fill("retriesFailure")
    assert cards.count() == 1
    page.locator("#scene-search").fill("no such word")
    assert cards.count() == 0 and page.locator("#no-scene").is_visible()


def test_touch_targets_of_the_player_are_large_enough(scene):
    page = scene("first-steps", PHONE)
    sizes = page.evaluate("""() => [...document.querySelectorAll(".film button, .film input, .film select, .site-bar a")]
      .filter((e) => e.checkVisibility()).map((e) => [e.className, e.getBoundingClientRect().height])""")
    assert json.dumps([size for size in sizes if size[1] < 44]) == "[]"


# A line of the film as thick as the thinnest border of the page, in CSS pixels.
HAIRLINE = """() => {
  const probe = document.body.appendChild(document.createElement("div"));
  probe.style.borderTop = "0.01px solid";
  const border = parseFloat(getComputedStyle(probe).borderTopWidth);
  probe.remove();
  const style = document.querySelector(".film .bezel").style;
  const [line, scale] = ["--hairline", "--scale"].map((name) => parseFloat(style.getPropertyValue(name)));
  return { border, line: line * scale };
}"""


@pytest.mark.parametrize("options", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_lines_of_the_film_are_as_thin_as_those_of_the_page(scene, options):
    found = scene("first-steps", options).evaluate(HAIRLINE)
    assert found["line"] == pytest.approx(found["border"], rel=0.01)
