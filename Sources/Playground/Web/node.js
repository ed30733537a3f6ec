// One view as one element. The element carries frame, transform and background; what the view
// draws lies behind its children, its border in front of them, as in a CALayer.

import { ImagePainter, SpinnerPainter, TextPainter } from "./painters.js";

const painterTypes = { text: TextPainter, image: ImagePainter, spinner: SpinnerPainter };

export class Node {
  element = document.createElement("div");
  #frame = [0, 0, 0, 0];
  #painters = {};
  #content = null;
  #border = null;

  constructor(id) {
    this.element.className = "node";
    this.element.dataset.id = id;
  }

  /** Takes the keys that `change` has, and no others; children come through `arrange`. */
  update(change) {
    if ("f" in change || "m" in change) this.#place(change);
    for (const key in change) writers[key]?.(this, change[key]);
  }

  /** Makes `children` (elements, back to front) the children, moving as few as it can. */
  arrange(children) {
    if (children.length === 0 && !this.#content) return;
    const layer = this.#contentLayer();
    const wanted = new Set(children);
    for (const old of [...layer.children]) if (!wanted.has(old)) old.remove();
    let cursor = layer.firstElementChild;
    for (const child of children) {
      if (cursor !== child && cursor?.nextElementSibling === child) {
        // The one in the way went further to the front; its turn comes later in the list.
        cursor.remove();
        cursor = child;
      }
      if (cursor === child) cursor = child.nextElementSibling;
      else layer.insertBefore(child, cursor);
    }
  }

  #place(change) {
    const { style } = this.element;
    if ("f" in change) {
      const old = this.#frame;
      const now = (this.#frame = change.f ?? [0, 0, 0, 0]);
      // Not as a transform: each of those would be a piece to compose in every frame.
      ["left", "top", "width", "height"].forEach((side, index) => {
        if (now[index] !== old[index]) style[side] = `${now[index]}px`;
      });
    }
    if ("m" in change) style.transform = change.m ? `matrix(${change.m})` : "";
  }

  scrollTo(origin) {
    if (!origin && !this.#content) return;
    const [x, y] = origin ?? [0, 0];
    const { style } = this.#contentLayer();
    // What scrolled once will again: as a layer of its own it is moved without being painted.
    if (style.transform) style.willChange = "transform";
    style.transform = x || y ? `translate(${-x}px,${-y}px)` : "";
  }

  paint(key, value) {
    if (value === null) {
      this.#painters[key]?.element.remove();
      delete this.#painters[key];
      return;
    }
    let painter = this.#painters[key];
    if (!painter) {
      painter = this.#painters[key] = new painterTypes[key]();
      this.element.prepend(painter.element);
    }
    painter.paint(value);
  }

  outline(border) {
    if (!border) {
      this.#border?.remove();
      this.#border = null;
      return;
    }
    if (!this.#border) {
      this.#border = document.createElement("div");
      this.#border.className = "border";
      this.element.append(this.#border);
    }
    const [width, color] = border;
    this.#border.style.border = `${width}px solid ${color}`;
  }

  /** Apart from the element itself, so that scrolling moves one layer and no child. */
  #contentLayer() {
    if (!this.#content) {
      this.#content = document.createElement("div");
      this.#content.className = "content";
      this.element.insertBefore(this.#content, this.#border);
    }
    return this.#content;
  }
}

const setData = (node, key, value) => {
  if (value == null) delete node.element.dataset[key];
  else node.element.dataset[key] = value;
};

/** What each key writes; `null` is the default everywhere. */
const writers = {
  o: (node, value) => node.scrollTo(value),
  a: (node, value) => { node.element.style.opacity = value ?? ""; },
  h: (node, value) => { node.element.style.display = value ? "none" : ""; },
  bg: (node, value) => { node.element.style.backgroundColor = value ?? ""; },
  r: (node, value) => { node.element.style.borderRadius = value ? `${value}px` : ""; },
  clip: (node, value) => { node.element.style.overflow = value ? "clip" : ""; },
  border: (node, value) => node.outline(value),
  text: (node, value) => node.paint("text", value),
  image: (node, value) => node.paint("image", value),
  spinner: (node, value) => node.paint("spinner", value),
  name: (node, value) => setData(node, "name", value),
  label: (node, value) => setData(node, "label", value),
};
