"""The lines between rows, on displays with any number of pixels to a CSS pixel."""

import base64

import pytest
from conftest import settled
from phone import drag, wait_for_rest

ROWS = range(2, 9)
# The grays of a column of pixels across the lower edge of each row.
COLUMNS = """async ([png, edges]) => {
  const image = await createImageBitmap(await (await fetch("data:image/png;base64," + png)).blob());
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  return edges.map(([x, y, height]) =>
    [...pen.getImageData(x, y, 1, height).data].filter((_, index) => index % 4 === 0));
}"""


def separators(page, scale):
    """The darkness of the darkest pixel, and of all pixels, of the line below each row."""
    boxes = [page.locator(f"[data-label=row-{row}]").bounding_box() for row in ROWS]
    # A strip of the rows: a picture of the whole window takes several times as long.
    left, top = round(boxes[0]["x"] + boxes[0]["width"] - 40), round(boxes[0]["y"])
    bottom = round(boxes[-1]["y"] + boxes[-1]["height"]) + 8
    strip = {"x": left, "y": top, "width": 8, "height": bottom - top}
    edges = [[round(4 * scale), round((box["y"] + box["height"] - 4 - top) * scale), round(6 * scale)]
             for box in boxes]
    png = base64.b64encode(page.screenshot(scale="device", clip=strip)).decode()
    columns = page.evaluate(COLUMNS, [png, edges])
    return [(255 - min(column), sum(255 - gray for gray in column)) for column in columns]


def assert_equally_visible(lines):
    for row, (darkest, ink) in zip(ROWS, lines):
        assert darkest >= 50, f"row {row} ends with a faint line: {lines}"
        assert ink == pytest.approx(lines[0][1], rel=0.25), f"row {row} has a line of its own: {lines}"


@pytest.mark.parametrize("size, scale, is_simulated", [
    ((1440, 900), 1, False), ((1440, 900), 1.5, False), ((390, 844), 2.625, False), ((1440, 900), 2, True), ((390, 844), 3, True),
])
def test_every_row_ends_with_an_equally_visible_line(
        start_browser, browser, playground, size, scale, is_simulated):
    # On a display, Chromium lays out in the display's pixels; for a simulated one it scales what it has laid out.
    if is_simulated:
        options = {"viewport": {"width": size[0], "height": size[1]}, "device_scale_factor": scale}
        assert_lines_on(browser, playground, size, scale, options)
    else:
        flags = [f"--force-device-scale-factor={scale}", f"--window-size={size[0]},{size[1]}"]
        with start_browser(*flags) as display:
            assert_lines_on(display, playground, size, scale, {"no_viewport": True})


def assert_lines_on(browser, playground, size, scale, options):
    with browser.new_context(bypass_csp=True, color_scheme="light", **options) as context:
        page = context.new_page()
        page.goto(playground.url + "#first-steps")
        settled(page).wait_for_selector("[data-label=row-8]")
        assert page.evaluate("[innerWidth, devicePixelRatio]") == [size[0], scale]
        wait_for_rest(page)
        assert_equally_visible(separators(page, scale))
        # Content that scrolls is a layer of its own.
        for _ in range(2):
            drag(page, (187, 330), (187, 321.3))
            wait_for_rest(page)
        assert_equally_visible(separators(page, scale))
