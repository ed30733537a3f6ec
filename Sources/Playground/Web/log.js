// The callbacks of the scroll view's delegate and the states of the controls, newest first.

import { make, toggle } from "./make.js";

/** How many are shown, and how many are kept for when a filter changes. */
const most = 50;
const mostKept = 600;

const filters = [
  { kind: "scroll", title: "Scroll", test: (text) => text.startsWith("scrollViewDidScroll ") },
  { kind: "drag", title: "Drag", test: (text) => text.includes("Dragging") },
  { kind: "state", title: "States", test: (text) => text.includes(" → ") },
  { kind: "other", title: "Others", test: () => true },
];

const kindOf = (text) => filters.find(({ test }) => test(text)).kind;

export class CallbackLog {
  #list;
  #kept = [];
  #waiting = [];
  #shown = new Set(filters.map(({ kind }) => kind));

  /** `bar` gets a button for each kind. */
  constructor(list, bar) {
    this.#list = list;
    for (const { kind, title } of filters) {
      const button = make("button", "setting", title);
      button.type = "button";
      button.dataset.filter = kind;
      toggle(button, true, (isOn) => {
        if (isOn) this.#shown.add(kind);
        else this.#shown.delete(kind);
        this.#drawAll();
      });
      bar.append(button);
    }
  }

  clear() {
    this.#kept = [];
    this.#waiting = [];
    this.#list.replaceChildren();
  }

  /** `callbacks` oldest first; drawn by `draw`. */
  add(callbacks) {
    for (const callback of callbacks) {
      this.#waiting.push({ ...callback, kind: kindOf(callback.text) });
    }
  }

  draw() {
    if (this.#waiting.length === 0) return;
    const news = this.#waiting;
    this.#waiting = [];
    this.#kept.push(...news);
    if (this.#kept.length > 2 * mostKept) this.#kept = this.#kept.slice(-mostKept);
    this.#list.prepend(...this.#rows(news));
    while (this.#list.children.length > most) this.#list.lastElementChild.remove();
  }

  #drawAll() {
    this.#list.replaceChildren(...this.#rows(this.#kept));
  }

  #rows(callbacks) {
    const shown = callbacks.filter(({ kind }) => this.#shown.has(kind));
    return shown.slice(-most).reverse().map((callback) => this.#row(callback));
  }

  #row({ n, time, text, kind }) {
    const row = document.createElement("li");
    row.dataset.n = n;
    // One of these comes with every frame; dimmed, the rare ones stand out.
    row.dataset.kind = kind;
    const stamp = make("time", "", time.toFixed(3));
    row.append(stamp, make("span", "", text));
    return row;
  }
}
