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
    found = re.findall(r"<rect[^>]*data-mark[^>]*>", picture(page, scene))
    assert len(found) == 1, f"{scene} marks {len(found)} places"
    return [float(re.search(rf' {name}="([^"]+)"', found[0])[1]) for name in ("x", "y", "width", "height")]


@pytest.mark.parametrize("width, least, count", [(1280, (48, 42), 5), (1440, (48, 42), 8), (2560, (72, 64), 4)])
def test_thumbnails_are_symbols_beside_titles(same_page, width, least, count):
    page = same_page((width, 900))
    wait_for_layout(page)
    box = page.locator(".thumbnail").first.bounding_box()
    assert box["width"] >= least[0] and box["height"] >= least[1]
    shown = [box for item in page.locator("#scenes li").all()[:14] if (box := item.bounding_box())["y"] + box["height"] <= 900]
    assert len(shown) >= count, "few scenes are in sight"
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
        assert left <= 15 and width >= 100, f"the rows of {scene}, which tell it from others, are cut"
    assert max(across, down) > width > 1.5 * min(across, down), "the control fills the picture"


def test_a_thumbnail_finds_a_control_that_is_far_from_the_edge_of_the_screen(page):
    _, top, _, height = part(page, "short-list")
    _, y, _, down = band(page, "short-list")
    assert top <= y and y + down <= top + height and y < 300


# The parts of the control in the picture: its sign, and the bars in place of its words. The rest is rows.
CONTROL = """(text) => {
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  picture.style = "position: fixed; top: 0; left: 0";
  document.body.append(document.adoptNode(picture));
  const room = picture.getBoundingClientRect();
  const mark = picture.querySelector("[data-mark]").getBoundingClientRect();
  const boxes = (selector) => [...picture.querySelectorAll(selector)].map(e => e.getBoundingClientRect())
    .map(({ left, top, right, bottom, width, height }) => ({ left, top, right, bottom, width, height }))
    .filter(({ width, height }) => width > 0 && height > 0);
  const isIn = (box, other) => box.left >= other.left - 1 && box.right <= other.right + 1
    && box.top >= other.top - 1 && box.bottom <= other.bottom + 1;
  const inMark = boxes("[data-bar]").filter(box => isIn(box, mark));
  const words = [...picture.querySelectorAll("text")].map(e => [e.textContent, e.getBoundingClientRect()])
    .filter(([, box]) => box.right > room.left && box.left < room.right && box.bottom > room.top && box.top < room.bottom);
  const answer = {
    sign: boxes("[data-sign]").map(box => ({ ...box, isWhole: isIn(box, mark) && isIn(box, room) })), bars: inMark.length,
    cutBars: boxes("[data-bar]").filter(box => box.left < room.right && box.right > room.right + 1).length,
    rows: boxes("[data-bar]").length - inMark.length, words: words.map(([text]) => text),
    overlap: inMark.some(bar => boxes("[data-sign]").some(sign => bar.left < sign.right && bar.right > sign.left && sign.width < 60)),
  };
  picture.remove();
  return answer;
}"""


@pytest.mark.parametrize("scene, bars", [("first-steps", 2), ("outcomes", 2), ("failure", 2), ("last-updated", 2), ("spinner", 0),
                                         ("images", 2), ("sides", 0), ("styled", 1), ("own-indicator", 0)])
def test_a_thumbnail_has_the_sign_of_the_control_enlarged_and_bars_in_place_of_words(same_page, scene, bars):
    page = same_page()
    found = page.evaluate(CONTROL, picture(page, scene))
    assert len(found["sign"]) == 1 and found["sign"][0]["isWhole"], f"the sign of {scene} is missing, or cut"
    assert max(found["sign"][0]["width"], found["sign"][0]["height"]) >= 24, "as small as on the screen"
    assert found["bars"] == bars and not found["overlap"]
    assert all(len(word) <= 2 for word in found["words"]), "words that nobody can read"


def test_a_header_of_words_only_has_a_bar_in_its_middle(page):
    found = page.evaluate(CONTROL, picture(page, "text-header"))
    assert found["sign"] == [] and found["bars"] == 1


def test_rows_have_bars_that_end_in_the_thumbnail(page):
    for scene in ("first-steps", "failure"):
        found = page.evaluate(CONTROL, picture(page, scene))
        assert found["rows"] > 0 and found["cutBars"] == 0, scene


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
