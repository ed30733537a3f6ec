"""Renders the frames of a film as PNG, in one browser, and prints each picture with the quality that it needs:
usage: film_frames.py FOLDER Y HEIGHT COUNT START

Each FOLDER/*.svg is a screen of 320 points; the pictures show HEIGHT points from Y as a film 360 pixels wide, with
round corners and an edge that is visible on light and on dark pages. Equal frames are rendered once. A frame in the middle
of a motion is in sight for a twelfth of a second, and needs a low quality; one that stays needs a high one.

The film has COUNT pictures. The recording's pauses become short, its end stays until it fades out and its beginning fades in,
and the film begins with picture START of that loop.
"""
import base64
import os
import pathlib
import re
import shutil
import sys

from playwright.sync_api import sync_playwright

STILL, MOVING = 40, 16
# Of the screen in points, and of the pictures in pixels.
WIDTH, PIXELS = 320, 360
# The elements in which two frames of a motion differ at least; a spinner and an arrow are fewer.
ELEMENTS = 4
# In frames: the longest pause after the first motion, and the change from the end to the beginning. One picture through
# another would show two lists at once.
PAUSE, FADE = 3, 3

folder = pathlib.Path(sys.argv[1])
y, height, count, start = map(int, sys.argv[2:])


def shortened(files, screens):
    """The frames without the rest of long pauses, except the one before the first motion."""
    kept, equal, has_moved = [], 0, False
    for file, screen in zip(files, screens):
        same = bool(kept) and screen == kept[-1][1]
        equal = equal + 1 if same else 1
        has_moved = has_moved or bool(kept) and not same
        if not has_moved or equal <= PAUSE:
            kept.append((file, screen))
    return kept


def moved(former, next):
    """Whether the content moves from one screen to the next."""
    former, next = former.splitlines(), next.splitlines()
    return abs(len(former) - len(next)) + sum(a != b for a, b in zip(former, next)) >= ELEMENTS


def faded(picture, opacity, background):
    """A picture as a page, on the background of its screen."""
    data = base64.b64encode(picture.read_bytes()).decode()
    return (
        f'<style>body{{margin:0}}</style><svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}">'
        f'<image href="data:image/png;base64,{data}" width="{WIDTH}" height="{height}"/>'
        f'<rect {rectangle} fill="{background}" opacity="{1 - opacity:.3f}"/>'
        f'<rect {rectangle} fill="none" stroke="#8e8e93" stroke-opacity="0.6" stroke-width="2"/></svg>')


files = sorted(folder.glob("*.svg"))
frames = shortened(files, [file.read_text() for file in files])
missing = count - FADE - len(frames)
if missing < 0:
    sys.exit(f"{folder} has {len(frames)} frames without its pauses: {-missing} too many")
frames += [frames[-1]] * missing
moves = [moved(a[1], b[1]) for a, b in zip(frames, frames[1:])]

rectangle = f'x="1" y="1" width="{WIDTH - 2}" height="{height - 2}" rx="14"'
pictures = []
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": WIDTH, "height": height}, device_scale_factor=PIXELS / WIDTH)
    former, rendered = None, None
    for index, (file, screen) in enumerate(frames):
        picture = folder / f"{index:04}.png"
        pictures.append((STILL if not any(moves[index : index + 3]) else MOVING, picture))
        if screen == former:
            shutil.copy(rendered, picture)
            continue
        page.set_content(
            f'<style>body{{margin:0}}</style><svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}">'
            f'<clipPath id="film-part"><rect {rectangle}/></clipPath><g clip-path="url(#film-part)">'
            f'<g transform="translate(0 -{y})">{screen}</g></g>'
            f'<rect {rectangle} fill="none" stroke="#8e8e93" stroke-opacity="0.6" stroke-width="2"/></svg>')
        page.screenshot(path=picture, omit_background=True)
        former, rendered = screen, picture
    first, last = pictures[0][1], pictures[-1][1]
    background = re.search(r'<g><rect[^>]* height="667" fill="(#\w+)"', frames[0][1])[1]
    for index in range(FADE):
        share = (index + 0.5) / FADE
        shown, opacity = (last, 1 - 2 * share) if share < 0.5 else (first, 2 * share - 1)
        picture = folder / f"{len(pictures):04}.png"
        page.set_content(faded(shown, opacity, background))
        page.screenshot(path=picture, omit_background=True)
        pictures.append((MOVING, picture))
    browser.close()
for quality, picture in pictures[start:] + pictures[:start]:
    print(quality, picture)
