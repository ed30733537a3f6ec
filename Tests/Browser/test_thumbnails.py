"""The pictures of the scenes in the list: their size, their part of the screen, and what stands there before."""

import re
from urllib.parse import unquote

import pytest
from frames import LayoutTrace
from phone import wait_for_layout, wait_for_rest, wait_until

pytestmark = pytest.mark.whole_page


def thumbnail(page, scene):
    """The place of the scene's picture, scrolled to."""
    place = page.locator(f"button[data-scene={scene}] .thumbnail")
    place.scroll_into_view_if_needed()
    return place


def picture(page, scene):
    """The text of the scene's picture when it's shown."""
    image = thumbnail(page, scene).locator("[data-poster]")
    image.and_(page.locator("[data-loaded]")).wait_for()
    return unquote(image.evaluate("e => e.style.backgroundImage").split(",", 1)[1]).removesuffix('")')


def part(page, scene):
    """The part of the screen that is shown: left, top, width, height."""
    text = picture(page, scene)
    shown = [float(number) for number in re.search(r'viewBox="([^"]+)"', text)[1].split()]
    own = [float(re.search(rf'<svg[^>]* {name}="([^"]+)"', text)[1]) for name in ("width", "height")]
    assert own == shown[2:], "the picture has empty margins"
    return shown


def band(page, scene):
    """The marked place of the control: left, top, width, height."""
    found = re.findall(r"<rect(?![^>]*data-bar)[^>]*fill-opacity[^>]*>", picture(page, scene))
    assert len(found) == 1, f"{scene} marks {len(found)} places"
    return [float(re.search(rf' {name}="([^"]+)"', found[0])[1]) for name in ("x", "y", "width", "height")]


@pytest.mark.parametrize("width, least", [(1280, (72, 64)), (1440, (72, 64)), (2560, (90, 80))])
def test_thumbnails_are_large_on_a_wide_page(same_page, width, least):
    page = same_page((width, 900))
    wait_for_layout(page)
    box = page.locator(".thumbnail").first.bounding_box()
    assert box["width"] >= least[0] and box["height"] >= least[1]
    cut = page.evaluate("""() => [...document.querySelectorAll("#scenes strong")]
      .filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)""")
    assert cut == [], "titles have no room beside the pictures"


@pytest.mark.parametrize("scene, edge", [("first-steps", "top"), ("failure", "bottom"), ("sides", "left"),
                                         ("right-to-left", "right")])
def test_a_thumbnail_shows_the_control_at_its_edge_and_marks_it(same_page, scene, edge):
    page = same_page()
    left, top, width, height = part(page, scene)
    x, y, across, down = band(page, scene)
    # From the edge of the part to the control, in points.
    room = {"top": y - top, "bottom": top + height - y - down, "left": x - left,
            "right": left + width - x - across}[edge]
    assert 0 <= room < 20, f"the control of {scene} is not at the {edge} of {left, top, width, height}"
    if edge in ("top", "bottom"):
        assert left <= 15 and width >= 230, f"the rows of {scene}, which tell it from others, are cut"
    assert max(across, down) > width > 2.5 * min(across, down), "the control fills the picture"


def test_a_thumbnail_finds_a_control_that_is_far_from_the_edge_of_the_screen(page):
    _, top, _, height = part(page, "short-list")
    _, y, _, down = band(page, "short-list")
    assert top <= y and y + down <= top + height and y < 300


# The words in the marked place that leave the picture.
CUT_WORDS = """(text) => {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  picture.style = "position: fixed; top: 0; left: 0";
  document.body.append(document.adoptNode(picture));
  const room = picture.getBoundingClientRect();
  const mark = picture.querySelector("[fill-opacity]:not([data-bar])").getBoundingClientRect();
  const words = [...picture.querySelectorAll("text")].map(e => [e.textContent, e.getBoundingClientRect()])
    .filter(([, box]) => box.top >= mark.top - 1 && box.bottom <= mark.bottom + 1);
  picture.remove();
  return { count: words.length,
           cut: words.filter(([, box]) => box.left < room.left || box.right > room.right + 1).map(([word]) => word) };
}"""


def test_no_words_of_the_control_are_cut(page):
    for scene in ("first-steps", "outcomes", "failure"):
        found = page.evaluate(CUT_WORDS, picture(page, scene))
        assert found["count"] > 0 and found["cut"] == [], scene


# The words outside of the marked place that an edge of the picture cuts, by more than the margins of letters.
CUT_ROWS = """(text) => {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  picture.style = "position: fixed; top: 0; left: 0";
  document.body.append(document.adoptNode(picture));
  const room = picture.getBoundingClientRect();
  const mark = picture.querySelector("[fill-opacity]:not([data-bar])").getBoundingClientRect();
  const cut = [...picture.querySelectorAll("text")].map(e => [e.textContent, e.getBoundingClientRect()])
    .filter(([, box]) => box.bottom < mark.top || box.top > mark.bottom)
    .filter(([, box]) => box.right > room.left && box.left < room.right && box.bottom > room.top && box.top < room.bottom)
    .filter(([, box]) => box.left < room.left - 1 || box.right > room.right + 1 || box.bottom > room.bottom + 5)
    .map(([words]) => words);
  const bars = picture.querySelectorAll("[data-bar]").length;
  picture.remove();
  return { cut, bars };
}"""


def test_rows_that_a_thumbnail_cuts_have_bars_in_place_of_words(page):
    for scene in ("first-steps", "text-header"):
        found = page.evaluate(CUT_ROWS, picture(page, scene))
        assert found["bars"] > 0 and found["cut"] == [], scene


def test_a_place_without_a_picture_is_not_empty_and_has_the_same_size(open_page, playground):
    page = open_page("about:blank", bypass_csp=True, viewport={"width": 1440, "height": 900})
    asked = []
    page.route("**/posters/**", lambda route: asked.append(route))
    page.goto(playground.url)
    page.wait_for_selector("#surface[data-frame] .node")
    place = thumbnail(page, "feed")
    before = place.bounding_box()
    assert "radial-gradient(circle" in place.evaluate("e => getComputedStyle(e).backgroundImage"), "no discs, or ovals"
    assert place.locator("[data-poster]").evaluate("e => getComputedStyle(e).backgroundImage") == "none"
    wait_until(lambda: (page.wait_for_timeout(20), asked)[1])
    assert len(asked) == 1, "the pictures are loaded one after the other"
    asked[0].continue_()
    picture(page, "feed")
    assert place.bounding_box() == before


def test_a_picture_that_arrives_does_not_lay_out_the_page(open_page, playground):
    page = open_page("about:blank", bypass_csp=True, viewport={"width": 1440, "height": 900})
    asked = []
    page.route("**/posters/**", lambda route: asked.append(route))
    page.goto(playground.url)
    page.wait_for_selector("#surface[data-frame] .node")
    page.wait_for_selector("#code-lines li")
    wait_for_rest(page)
    pictures = page.locator("[data-poster][data-loaded]")

    def lays_out_page():
        wait_until(lambda: (page.wait_for_timeout(20), asked)[1])
        count = pictures.count()
        trace = LayoutTrace(page)
        asked.pop(0).continue_()
        pictures.nth(count).wait_for(state="attached")
        return "#document" in trace.stop()

    # Something else may lay out the page at the same moment, but not each time.
    assert not all(lays_out_page() for _ in range(5))


def test_thumbnails_follow_the_color_scheme(page):
    assert 'fill="#ffffff"' in picture(page, "first-steps")
    with page.expect_response("**/posters/first-steps.dark.svg"):
        page.emulate_media(color_scheme="dark")
    page.wait_for_function("""() => decodeURIComponent(document.querySelector(
      "button[data-scene=first-steps] [data-poster]").style.backgroundImage).includes('height="667" fill="#000000"/><clipPath')""")
