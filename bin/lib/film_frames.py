"""Renders the frames of films as PNG, in one browser, and prints each picture with the quality that it needs:
usage: film_frames.py FOLDER Y HEIGHT [CAPTION COLOR]

Each FOLDER/*.svg is a screen of 320 points; the pictures show HEIGHT points from Y at twice the size of a film 270 wide, with
round corners, an edge that is visible on light and on dark pages, and the caption below. Equal frames are rendered once. A frame in the middle
of a motion is in sight for a sixtieth of a second, and needs a low quality; one that stays needs a high one.
"""
import os
import pathlib
import shutil
import sys

from playwright.sync_api import sync_playwright

STILL, MOVING = 85, 12
# Of the screen in points, and of the pictures in pixels.
WIDTH, PIXELS = 320, 540
# The elements in which two frames of a motion differ at least; a spinner and an arrow are fewer.
ELEMENTS = 4

folder, y, height = pathlib.Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
caption, color = sys.argv[4:6] if len(sys.argv) > 4 else ("", "")
whole = height + 36 if caption else height
words = (
    f'<text x="{WIDTH / 2}" y="{height + 24}" text-anchor="middle" font-family="Inter, Noto Sans CJK SC, sans-serif" '
    f'font-size="17" fill="{color}">{caption}</text>'
    if caption
    else ""
)


def moved(former, next):
    """Whether the content moves from one screen to the next."""
    former, next = former.splitlines(), next.splitlines()
    return abs(len(former) - len(next)) + sum(a != b for a, b in zip(former, next)) >= ELEMENTS


rectangle = f'x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="14"'
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": WIDTH, "height": whole}, device_scale_factor=PIXELS / WIDTH)
    former, rendered = None, None
    files = sorted(folder.glob("*.svg"))
    screens = [file.read_text() for file in files]
    moves = [moved(*pair) for pair in zip(screens, screens[1:])]
    for index, (file, screen) in enumerate(zip(files, screens)):
        picture = file.with_suffix(".png")
        print(STILL if not any(moves[index : index + 3]) else MOVING, picture)
        if screen == former:
            shutil.copy(rendered, picture)
            continue
        page.set_content(
            f'<style>body{{margin:0}}</style><svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{whole}">'
            f'<clipPath id="film-part"><rect {rectangle}/></clipPath><g clip-path="url(#film-part)">'
            f'<g transform="translate(0 -{y})">{screen}</g></g>'
            f'<rect {rectangle} fill="none" stroke="#8e8e93" stroke-opacity="0.6" stroke-width="2"/>{words}</svg>')
        page.screenshot(path=picture, omit_background=True)
        former, rendered = screen, picture
    browser.close()
