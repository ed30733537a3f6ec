// A view as an element. The element has the frame, the transform, and the background; the view's own
// content is behind its children, as in a CALayer.

import { make } from "./elements.js";
import { ImagePainter, ShadowPainter, SpinnerPainter, TextPainter } from "./painters.js";

const painterTypes = {
  outline: ShadowPainter, text: TextPainter, image: ImagePainter, spinner: SpinnerPainter,
};

export class Node {
  element;
  /** The node whose element contains this one's. */
  parent = null;
  /** The position among the elements of the parent. */
  place = 0;
  #depth = 0;
  #isParked = false;
  #isTransformed = false;
  #isLine = false;
  /** The last value of each key, with lists as JSON: equal values aren't written again. */
  #values = new Map();
  #children = [];
  #places = 0;
  #frame = [0, 0, 0, 0];
  #painters = {};
  #content = null;
  #shadow = null;

  constructor(id) {
    this.element = make("div", { class: "node", data: { id } });
  }

  /** Updates the keys of `change`; `arrange` sets the children. */
  update(change) {
    if ("f" in change || "m" in change) this.#place(change);
    for (const key in change) {
      const write = writers[key];
      if (!write) continue;
      const value = change[key];
      const comparable = typeof value === "object" && value ? JSON.stringify(value) : value;
      if (this.#values.get(key) === comparable) continue;
      this.#values.set(key, comparable);
      write(this, value);
    }
    if ("shadow" in change || ("bg" in change && this.#shadow)) this.#castShadow(change);
    this.#updateBox();
  }

  /** Updates all keys as for a new node; a key that `change` doesn't have returns to its default. */
  renew(change) {
    this.park(false);
    const all = { ...change };
    for (const key of this.#values.keys()) all[key] ??= null;
    all.f ??= null;
    all.m ??= null;
    this.update(all);
    if (!("c" in change)) this.arrange([]);
  }

  /**
   * Hides a node that was removed but may return, like a reused cell. Removing and inserting its
   * element would lay out and paint everything in it again.
   */
  park(isParked) {
    if (this.#isParked === isParked) return;
    this.#isParked = isParked;
    this.element.classList.toggle("parked", isParked);
  }

  /** Removes the name and the label, by which tests find nodes. */
  removeName() {
    for (const key of ["name", "label"]) {
      this.#values.delete(key);
      delete this.element.dataset[key];
    }
  }

  remove() {
    this.element.remove();
    this.parent = null;
  }

  /** Sets the children, from back to front. An element that is already in its parent isn't moved. */
  arrange(children) {
    const wanted = new Set(children);
    for (const old of this.#children) {
      if (!wanted.has(old) && old.parent === this && !old.#isParked) old.remove();
    }
    this.#children = children;
    let below = null;
    for (const child of children) {
      if (child.parent !== this) {
        child.parent = this;
        child.place = this.#places += 1;
        this.#append(child.element);
        child.#drawAt(0);
      }
      child.#drawInFrontOf(below);
      below = child;
    }
    this.#updateBox();
  }

  /** Avoids boxes and stacking contexts, which the browser pays for in every frame. */
  #updateBox() {
    const isInOrder = this.#children.every((child) => child.#depth === 0);
    this.element.classList.toggle("reordered", !isInOrder);
    // Without a box, the children are in the parent's box, at the same place and in the same order.
    const isPlain = isInOrder && this.#depth === 0 && this.#children.length > 0 && !this.#content
      && !this.#isTransformed && this.#frame[0] === 0 && this.#frame[1] === 0
      && boxKeys.every((key) => (this.#values.get(key) ?? null) === null);
    this.element.classList.toggle("plain", isPlain);
  }

  /** Draws the node in front of `other`. Later elements are in front; another order needs a `z-index`. */
  #drawInFrontOf(other) {
    if (!other || other.#depth < this.#depth) return;
    this.#drawAt(other.place < this.place ? other.#depth : other.#depth + 1);
  }

  #drawAt(depth) {
    if (this.#depth === depth) return;
    this.#depth = depth;
    this.element.style.zIndex = depth || "";
    this.#updateBox();
  }

  #place(change) {
    const { style } = this.element;
    if ("f" in change) {
      const old = this.#frame;
      const now = (this.#frame = change.f ?? [0, 0, 0, 0]);
      // Not as a transform, which would be a layer to composite in every frame.
      ["left", "top", "width", "height"].forEach((side, index) => {
        if (now[index] !== old[index]) style[side] = `${now[index]}px`;
      });
      this.#drawLine(now);
    }
    if ("m" in change) {
      this.#isTransformed = Boolean(change.m);
      style.transform = change.m ? `matrix(${change.m})` : "";
    }
  }

  /**
   * A line of at most a point is drawn with a whole number of the display's pixels, so that all lines look alike. It
   * keeps its lower edge, a little above which it ends, because rounding must not put it under the view below.
   */
  #drawLine([, top, width, height]) {
    const { style } = this.element;
    const isLine = height > 0 && height <= 1 && width > 0;
    if (!isLine && !this.#isLine) return;
    this.#isLine = isLine;
    const thickness = `max(var(--hairline), round(${height}px, var(--hairline)))`;
    style.height = isLine ? thickness : `${height}px`;
    style.marginTop = isLine && top > 0
      ? `calc(${height}px - ${thickness} - 0.04 * var(--hairline))` : "";
  }

  scrollTo(origin) {
    if (!origin && !this.#content) return;
    const [x, y] = origin ?? [0, 0];
    const hasScrolled = this.#content !== null;
    const { style } = this.#contentLayer();
    // Content that scrolls again becomes a layer of its own, which moves without being painted.
    if (hasScrolled) style.willChange = "transform";
    // By whole pixels of the display: between two of them, lines would blur.
    const snapped = (length) => `calc(-1 * round(${length}px, var(--hairline, 0.01px)))`;
    style.transform = x || y ? `translate(${snapped(x)}, ${snapped(y)})` : "";
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
      const outline = key === "outline" ? null : this.#painters.outline;
      if (outline) outline.element.after(painter.element);
      else this.element.prepend(painter.element);
    }
    painter.paint(value);
  }

  /** The shadow of the background, of an outline behind the content, or of all that the node shows. */
  #castShadow(change) {
    if ("shadow" in change) this.#shadow = change.shadow;
    const { x, y, blur, color, d } = this.#shadow ?? {};
    const hasBackground = (this.#values.get("bg") ?? null) !== null;
    const { style } = this.element;
    // The blur of a box is twice the standard deviation, that of a filter is the deviation itself.
    style.boxShadow = this.#shadow && hasBackground ? `${x}px ${y}px ${2 * blur}px ${color}` : "";
    style.filter = this.#shadow && !hasBackground && !d
      ? `drop-shadow(${x}px ${y}px ${blur}px ${color})` : "";
    this.paint("outline", !hasBackground && d ? this.#shadow : null);
  }

  #append(element) {
    (this.#content ?? this.element).append(element);
  }

  /** The element that contains the children of a scroll view: it moves instead of each child. */
  #contentLayer() {
    if (!this.#content) {
      this.#content = make("div", { class: "content" },
        ...this.element.querySelectorAll(":scope > .node"));
      this.element.append(this.#content);
    }
    return this.#content;
  }
}

const setData = (node, key, value) => {
  if (value == null) delete node.element.dataset[key];
  else node.element.dataset[key] = value;
};

/** The keys that need a box. */
const boxKeys = ["a", "h", "bg", "r", "clip", "shadow", "text", "image", "spinner", "label"];

/** The writers of the keys; `null` stands for the default. */
const writers = {
  o: (node, value) => node.scrollTo(value),
  a: (node, value) => { node.element.style.opacity = value ?? ""; },
  h: (node, value) => { node.element.style.display = value ? "none" : ""; },
  bg: (node, value) => { node.element.style.backgroundColor = value ?? ""; },
  r: (node, value) => { node.element.style.borderRadius = value ? `${value}px` : ""; },
  clip: (node, value) => { node.element.style.overflow = value ? "clip" : ""; },
  shadow: () => {},
  text: (node, value) => node.paint("text", value),
  image: (node, value) => node.paint("image", value),
  spinner: (node, value) => node.paint("spinner", value),
  name: (node, value) => setData(node, "name", value),
  label: (node, value) => setData(node, "label", value),
};
