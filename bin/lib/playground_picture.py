"""Takes the pictures of the playground for the READMEs: a pull that is far enough, held.
usage: playground_picture.py TUGTOOL OUTPUT     writes OUTPUT/playground*.png, light and dark
"""
import os
import pathlib
import subprocess
import sys

from playwright.sync_api import sync_playwright

# Of the window, in points, and the pixels of each. READMEs show it 770 points wide, in which its code can be read.
WIDTH, HEIGHT, SCALE = 840, 800, 2
PULL = range(0, 165, 5)

tool, output = sys.argv[1], pathlib.Path(sys.argv[2])


def take(browser, url, scheme, file):
    page = browser.new_page(
        viewport={"width": WIDTH, "height": HEIGHT}, device_scale_factor=SCALE, color_scheme=scheme)
    page.goto(f"{url}#first-steps")
    page.locator("[data-label=row-2]").wait_for()
    page.wait_for_timeout(500)
    box = page.locator("#surface").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.35
    page.mouse.move(x, y)
    page.mouse.down()
    for distance in PULL:
        page.mouse.move(x, y + distance)
        page.wait_for_timeout(16)
    page.wait_for_timeout(600)
    page.evaluate("document.querySelector('#status-time').textContent = '9:41'")
    page.screenshot(path=str(file))
    page.mouse.up()
    page.close()


server = subprocess.Popen([tool, "playground", "--port", "0"], stdout=subprocess.PIPE, text=True)
try:
    url = next(line for line in server.stdout if "Playground:" in line).split()[-1]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ["CHROMIUM"], args=["--no-sandbox"])
        for mode, scheme in ("", "light"), ("-dark", "dark"):
            take(browser, url, scheme, output / f"playground{mode}.png")
finally:
    server.terminate()
