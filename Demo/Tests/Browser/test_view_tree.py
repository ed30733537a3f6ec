"""The page's drawing of view trees, compared with a reference painter."""

import base64
import random

import pytest
from pictures import PAINT

SIDE = 120
COLORS = ["#e53935", "#1e88e5", "#43a047", "#fdd835", "#8e24aa", "#00897b"]
DEFAULTS = {"c": [], "f": [0, 0, 0, 0], "o": [0, 0], "bg": None, "h": False, "clip": False}
ROOT = 1
STEPS = 40
MOST = 30

BEGIN = f"""async () => {{
  const {{ ViewTree }} = await import("./view-tree.js");
  const surface = document.createElement("div");
  surface.style = "position: fixed; z-index: 9; inset: 0 auto auto 0; overflow: clip; background: #fff;"
    + "width: {SIDE}px; height: {SIDE}px";
  document.body.append(surface);
  window.testTree = new ViewTree(surface);
}}"""

# The number of pixels that differ from these rectangles, painted in order.
DIFFERENT = "async ([shot, rectangles, side]) => {" + PAINT + """
  const bitmap = await picture(shot, "png");
  const pixels = (paint) => {
    const pen = canvasOf(side, side).getContext("2d");
    paint(pen);
    return pen.getImageData(0, 0, side, side).data;
  };
  const is = pixels((pen) => pen.drawImage(bitmap, 0, 0));
  const wanted = pixels((pen) => rectangles.forEach(([x, y, width, height, color]) => {
    pen.fillStyle = color;
    pen.fillRect(x, y, width, height);
  }));
  let count = 0;
  for (let i = 0; i < is.length; i += 4) {
    if ([0, 1, 2].some((k) => is[i + k] !== wanted[i + k])) count += 1;
  }
  return count;
}"""


class Tree:
    """The views on the server by id."""

    def __init__(self, choices):
        self.choices = choices
        self.nodes = {ROOT: {**DEFAULTS, "c": [], "f": [0, 0, SIDE, SIDE], "bg": "#ffffff"}}
        self.last = ROOT
        self.gone = []

    def change(self):
        """Adds, restores, removes, moves, or changes a view."""
        choices = self.choices
        parent = choices.choice(list(self.nodes))
        kind = choices.choice(["come"] * 5 + ["go"] * 2 + ["shuffle", "last", "look"])
        children = self.nodes[parent]["c"]
        if kind == "come" and len(self.nodes) < MOST:
            if self.gone and choices.random() < 0.5:
                id = self.gone.pop()
            else:
                self.last += 1
                id = self.last
            self.nodes[id] = self._look()
            # Usually in front of all others.
            children.insert(choices.randint(0, len(children)) if choices.random() < 0.2 else MOST, id)
        elif kind == "go" and children:
            self._remove(children.pop(choices.randrange(len(children))))
        elif kind == "shuffle":
            choices.shuffle(children)
        elif kind == "last" and children:
            children.append(children.pop(0))
        elif kind == "look" and parent != ROOT:
            self.nodes[parent] = {**self._look(), "c": children}

    def _look(self):
        choices = self.choices
        size = [choices.randint(20, 70) for _ in range(2)]
        if choices.random() < 0.4:  # Only groups others, at its parent's place: the page gives it no box.
            return {**DEFAULTS, "c": [], "f": [0, 0, *size]}
        return {
            "c": [], "f": [choices.choice([0, choices.randint(1, 50)]) for _ in range(2)] + size,
            "o": [choices.randint(-9, 9) for _ in range(2)] if choices.random() < 0.2 else [0, 0],
            "bg": choices.choice(COLORS) if choices.random() < 0.7 else None,
            "h": choices.random() < 0.1, "clip": choices.random() < 0.2,
        }

    def _remove(self, id):
        for child in self.nodes.pop(id)["c"]:
            self._remove(child)
        self.gone.append(id)

    def rectangles(self):
        """The visible rectangles, from back to front: x, y, width, height, color."""
        return list(self._rectangles(ROOT, 0, 0, (0, 0, SIDE, SIDE)))

    def _rectangles(self, id, x, y, seen):
        node = self.nodes[id]
        if node["h"]:
            return
        left, top = x + node["f"][0], y + node["f"][1]
        box = (left, top, left + node["f"][2], top + node["f"][3])
        shown = (*map(max, box[:2], seen[:2]), *map(min, box[2:], seen[2:]))
        if node["bg"] and shown[0] < shown[2] and shown[1] < shown[3]:
            yield [*shown[:2], shown[2] - shown[0], shown[3] - shown[1], node["bg"]]
        for child in node["c"]:
            yield from self._rectangles(
                child, left - node["o"][0], top - node["o"][1], shown if node["clip"] else seen)


def frame(known, nodes, number):
    """The frame of the changes from `known`; see docs/playground-protocol.md."""
    changes = []
    for id, node in nodes.items():
        old = known.get(id, DEFAULTS)
        change = {key: None if value == DEFAULTS[key] else value
                  for key, value in node.items() if value != old[key]}
        if change or id not in known:
            changes.append({"id": id, **change})
    gone = [id for id in known if id not in nodes]
    return {"n": number, "full": not known, "root": ROOT, "set": changes, "remove": gone}


@pytest.mark.parametrize("seed", range(2))
def test_views_are_drawn_in_order_after_any_changes(same_page, seed):
    page = same_page()
    page.evaluate(BEGIN)
    tree, known = Tree(random.Random(seed)), {}
    for step in range(STEPS):
        for _ in range(3):
            tree.change()
        page.evaluate("frame => testTree.apply(frame)", frame(known, tree.nodes, step))
        known = {id: {**node, "c": list(node["c"])} for id, node in tree.nodes.items()}
        shot = page.screenshot(clip={"x": 0, "y": 0, "width": SIDE, "height": SIDE})
        picture = base64.b64encode(shot).decode()
        different = page.evaluate(DIFFERENT, [picture, tree.rectangles(), SIDE])
        assert different == 0, f"step {step}: {tree.nodes}"


# The text, the start, and the vertical center of each line.
LINES = """([lines, isNew]) => {
  const text = {
    lines: lines.map(([s, x, y]) => ({ s, x, y, w: 20 })), size: 12, weight: 400, color: "#000", lh: 16,
  };
  const set = isNew
    ? [{ id: 1, f: [0, 0, 120, 120], c: [2] }, { id: 2, f: [10, 20, 80, 60], text }] : [{ id: 2, text }];
  testTree.apply({ n: 1, full: isNew, root: 1, remove: [], set });
  const nodes = document.createTreeWalker(
    document.querySelector("body > div:last-child .text"), NodeFilter.SHOW_TEXT);
  const found = [];
  while (nodes.nextNode()) {
    const words = nodes.currentNode.data.split("\\n");
    const range = document.createRange();
    range.selectNodeContents(nodes.currentNode);
    for (const { left, top, width, height } of range.getClientRects()) {
      if (width === 0) continue; // The end of a line.
      found.push([words.shift(), Math.round(left - 10), Math.round(top + height / 2 - 20)]);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("lines", [
    [["one", 5, 9]],
    [["one", 4, 3], ["two", 4, 19], ["six", 4, 35]],
    [["one", 20, 0], ["two", 4, 16], ["six", 30, 32]],
    [["one", 8, 2], ["two", 8, 22], ["six", 0, 30]],
    [["one", 3, -4], ["two", -6, 12]],
], ids=["moved", "stacked", "centred", "uneven", "outside"])
def test_lines_of_a_text_are_at_the_positions_of_the_server(same_page, lines):
    page = same_page()
    page.evaluate(BEGIN)
    wanted = [[words, x, y + 8] for words, x, y in lines]
    assert page.evaluate(LINES, [lines, True]) == wanted
    for before in [["a", 9, 9], ["b", 1, 30]], [["a", 1, 2], ["b", 1, 18]]:
        page.evaluate(LINES, [before, False])
        assert page.evaluate(LINES, [lines, False]) == wanted, f"after {before}"
