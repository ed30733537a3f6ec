// One view as one element. The element carries frame, transform and background; what the view
// draws lies behind its children, as in a CALayer.

import { make } from "./elements.js";
import { ImagePainter, SpinnerPainter, TextPainter } from "./painters.js";

const painterTypes = { text: TextPainter, image: ImagePainter, spinner: SpinnerPainter };

export class Node {
  element;
  /** Where it is drawn, if it is. */
  parent = null;
  /** Its place among the elements of its parent, and what it is drawn in front of. */
  place = 0;
  #depth = 0;
  #isParked = false;
  #isTransformed = false;
  /** What was taken last for each key, lists as text: what comes again is not written again. */
  #taken = new Map();
  #children = [];
  #places = 0;
  #frame = [0, 0, 0, 0];
  #painters = {};
  #content = null;

  constructor(id) {
    this.element = make("div", { class: "node", data: { id } });
  }

  /** Takes the keys that `change` has, and no others; children come through `arrange`. */
  update(change) {
    if ("f" in change || "m" in change) this.#place(change);
    for (const key in change) {
      const write = writers[key];
      if (!write) continue;
      const value = change[key];
      const taken = typeof value === "object" && value ? JSON.stringify(value) : value;
      if (this.#taken.get(key) === taken) continue;
      this.#taken.set(key, taken);
      write(this, value);
    }
    this.#settle();
  }

  /** Takes `change` as all that there is to say, as a new node would. */
  renew(change) {
    this.park(false);
    const all = { ...change };
    for (const key of this.#taken.keys()) all[key] ??= null;
    all.f ??= null;
    all.m ??= null;
    this.update(all);
    if (!("c" in change)) this.arrange([]);
  }

  /**
   * Keeps the place of what has gone and may come back, as a cell does that is used again: to take it
   * out and put it in again would lay out and paint all that is in it anew.
   */
  park(isParked) {
    if (this.#isParked === isParked) return;
    this.#isParked = isParked;
    this.element.classList.toggle("parked", isParked);
  }

  /** Nothing of this name is there any more. */
  forgetName() {
    for (const key of ["name", "label"]) {
      this.#taken.delete(key);
      delete this.element.dataset[key];
    }
  }

  leave() {
    this.element.remove();
    this.parent = null;
  }

  /** Makes these nodes the children, from back to front. No element is moved that is in its parent. */
  arrange(children) {
    const wanted = new Set(children);
    for (const old of this.#children) {
      if (!wanted.has(old) && old.parent === this && !old.#isParked) old.leave();
    }
    this.#children = children;
    let below = null;
    for (const child of children) {
      if (child.parent !== this) {
        child.parent = this;
        child.place = this.#places += 1;
        this.#hold(child.element);
        child.#drawAt(0);
      }
      child.#drawInFrontOf(below);
      below = child;
    }
    this.#settle();
  }

  /** Boxes and stacking contexts cost the browser something in every frame: none where none is needed. */
  #settle() {
    const isInOrder = this.#children.every((child) => child.#depth === 0);
    this.element.classList.toggle("reordered", !isInOrder);
    // Without a box its children stand in its parent's, at the same place and in the same order.
    const isPlain = isInOrder && this.#depth === 0 && this.#children.length > 0 && !this.#content
      && !this.#isTransformed && this.#frame[0] === 0 && this.#frame[1] === 0
      && boxKeys.every((key) => (this.#taken.get(key) ?? null) === null);
    this.element.classList.toggle("plain", isPlain);
  }

  /** Later elements are in front by themselves; another order is said. */
  #drawInFrontOf(other) {
    if (!other || other.#depth < this.#depth) return;
    this.#drawAt(other.place < this.place ? other.#depth : other.#depth + 1);
  }

  #drawAt(depth) {
    if (this.#depth === depth) return;
    this.#depth = depth;
    this.element.style.zIndex = depth || "";
    this.#settle();
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
    if ("m" in change) {
      this.#isTransformed = Boolean(change.m);
      style.transform = change.m ? `matrix(${change.m})` : "";
    }
  }

  scrollTo(origin) {
    if (!origin && !this.#content) return;
    const [x, y] = origin ?? [0, 0];
    const hasScrolled = this.#content !== null;
    const { style } = this.#contentLayer();
    // What scrolled once will again: as a layer of its own it is moved without being painted.
    if (hasScrolled) style.willChange = "transform";
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

  #hold(element) {
    (this.#content ?? this.element).append(element);
  }

  /** What scrolls has its children in an element of their own: that moves, and no child does. */
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

/** What shows of a view itself, or of it as one, or is looked for by its name. */
const boxKeys = ["a", "h", "bg", "r", "clip", "text", "image", "spinner", "label"];

/** What each key writes; `null` is the default everywhere. */
const writers = {
  o: (node, value) => node.scrollTo(value),
  a: (node, value) => { node.element.style.opacity = value ?? ""; },
  h: (node, value) => { node.element.style.display = value ? "none" : ""; },
  bg: (node, value) => { node.element.style.backgroundColor = value ?? ""; },
  r: (node, value) => { node.element.style.borderRadius = value ? `${value}px` : ""; },
  clip: (node, value) => { node.element.style.overflow = value ? "clip" : ""; },
  text: (node, value) => node.paint("text", value),
  image: (node, value) => node.paint("image", value),
  spinner: (node, value) => node.paint("spinner", value),
  name: (node, value) => setData(node, "name", value),
  label: (node, value) => setData(node, "label", value),
};
