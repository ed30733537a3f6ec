// The inspector's values, which are collected in each frame and drawn less often.

import { Controls } from "./controls.js";
import { element, format, make, makeButton, makeLine, makeToggle, write } from "./elements.js";

const valueKeys = {
  contentOffset: ["x", "y"],
  contentInset: ["top", "left", "bottom", "right"],
  adjustedContentInset: ["top", "left", "bottom", "right"],
  contentSize: ["width", "height"],
};

/** Flags that are always shown, so that the list doesn't jump when a drag begins. */
const usualFlags = ["tracking", "dragging", "decelerating"];

export class Inspector {
  #changes = {};
  #values = new Map();
  #flags = new Map();
  #controls;
  #log = new CallbackLog(element("callbacks"), element("log-filters"));

  /** `begin(name)` begins refreshing on the server. */
  constructor(begin) {
    this.#controls = new Controls(element("controls"), begin);
    for (const key in valueKeys) this.#addValue(key, valueKeys[key]);
    for (const name of usualFlags) this.#addFlag(name);
  }

  collect({ full, time, panel = {} }) {
    if (full) {
      this.#log.start(panel.controls ?? [], time);
      this.#changes = { controls: [] };
      this.#drawFlags([]);
    }
    const { callbacks = [], flags, ...values } = panel;
    this.#log.add(callbacks);
    // Flags and exact values are written at once: flags change rarely, and tests wait for both.
    if (flags) this.#drawFlags(flags);
    for (const key in values) {
      const value = this.#values.get(key);
      if (value) value.detail.dataset.value = JSON.stringify(values[key]);
    }
    Object.assign(this.#changes, values);
    // At once, because a short state could begin and end between two drawings, and the phone already shows it.
    if (!full && !values.controls) return;
    this.#controls.drawStates(values.controls ?? []);
    this.#drawSummary();
  }

  draw() {
    const { controls, ...values } = this.#changes;
    this.#changes = {};
    for (const key in values) this.#drawValue(key, values[key]);
    if (controls) this.#controls.draw(controls);
  }

  drawLog() { this.#log.draw(); }

  #addValue(key, names) {
    const detail = make("dd", { data: { key } });
    const numbers = names.map((name) => make("span", { class: "number", title: name, text: "0" }));
    makeLine(detail, ...numbers);
    element("values").append(make("dt", { text: key }), detail);
    this.#values.set(key, { detail, numbers });
  }

  #drawValue(key, list) {
    const value = this.#values.get(key);
    if (!value) return;
    value.numbers.forEach((number, index) => write(number, format(list[index])));
  }

  #addFlag(name) {
    const flag = make("li", { class: "flag", text: name, data: { flag: name } });
    element("flags").append(flag);
    this.#flags.set(name, flag);
  }

  #drawFlags(names) {
    for (const name of names) if (!this.#flags.has(name)) this.#addFlag(name);
    for (const [name, flag] of this.#flags) flag.classList.toggle("on", names.includes(name));
  }

  /** Writes the line of the closed sheet. */
  #drawSummary() { write(element("panel-summary"), this.#controls.summary.join(" · ")); }
}

// The callbacks of the scroll view's delegate and the states of the controls, newest first. Consecutive
// scroll callbacks share a row, which shows the last one and their number.

/** The most callbacks that are shown: those of many refreshes. */
const mostShown = 400;
/** The most callbacks that are kept for a change of the filters. */
const mostKept = 1000;

/**
 * The kinds with a button each. A callback of none of them is always shown. At first, the states of a whole refresh have the
 * room, and those of each drag and frame are hidden.
 */
const filters = [
  { kind: "state", title: "States", test: (text) => text.includes(" → ") },
  { kind: "drag", title: "Drag", isHidden: true, test: (text) => /Dragging|Decelerating/.test(text) },
  { kind: "feedback", title: "Feedback", test: (text) => /^(?:Haptic|VoiceOver):/.test(text) },
  {
    kind: "scroll", title: "Scroll", isHidden: true,
    test: (text) => /^scrollViewDid(?:Scroll|ChangeAdjustedContentInset) /.test(text),
  },
];

const kindOf = (text) => filters.find(({ test }) => test(text))?.kind ?? "other";

export class CallbackLog {
  #list;
  #kept = [];
  #waiting = [];
  /** The entry of the last callback, if it's a scroll callback. */
  #steps = null;
  #hidden = new Set(filters.filter(({ isHidden }) => isHidden).map(({ kind }) => kind));

  /** `bar` receives a button for each kind. */
  constructor(list, bar) {
    this.#list = list;
    for (const { kind, title } of filters) {
      const button = makeButton(title, { class: "setting", data: { filter: kind } });
      bar.append(makeToggle(button, !this.#hidden.has(kind), (isOn) => {
        if (isOn) this.#hidden.delete(kind);
        else this.#hidden.add(kind);
        this.#drawAll();
      }));
    }
  }

  /** Begins with the states that controls have in the first frame: a refresh of theirs has begun before it. */
  start(controls, time) {
    this.#kept = [];
    this.#waiting = [];
    this.#steps = null;
    this.#list.replaceChildren();
    this.add(controls.filter(({ state }) => state !== "idle").map(({ name, state }) => ({ n: 0, time, text: `${name} → ${state}` })));
  }

  /** Adds callbacks, oldest first, which the next `draw` shows. */
  add(callbacks) {
    for (const callback of callbacks) {
      const kind = kindOf(callback.text);
      if (kind === "scroll" && this.#steps) {
        Object.assign(this.#steps, callback, { count: this.#steps.count + 1, isOld: true });
      } else {
        const entry = { ...callback, kind, count: 1 };
        this.#steps = kind === "scroll" ? entry : null;
        this.#waiting.push(entry);
      }
    }
  }

  draw() {
    const newest = this.#kept.at(-1);
    if (newest?.isOld) this.#write(newest);
    if (this.#waiting.length === 0) return;
    const news = this.#waiting;
    this.#waiting = [];
    this.#kept.push(...news);
    if (this.#kept.length > 2 * mostKept) this.#kept = this.#kept.slice(-mostKept);
    this.#list.prepend(...this.#rows(news));
    while (this.#list.children.length > mostShown) this.#list.lastElementChild.remove();
  }

  #drawAll() {
    this.#list.replaceChildren(...this.#rows(this.#kept));
  }

  #rows(callbacks) {
    const shown = callbacks.filter(({ kind }) => !this.#hidden.has(kind));
    return shown.slice(-mostShown).reverse().map((callback) => this.#row(callback));
  }

  #row(entry) {
    // The style sheet dims the kind that comes with every frame, so that rare callbacks stand out.
    entry.row = make("li", { data: { kind: entry.kind } }, make("time"), make("span"));
    this.#write(entry);
    return entry.row;
  }

  /** Lets a line break before a word inside of a long name, and nowhere inside of a pair of numbers. */
  #writeWords(target, text) {
    if (target.textContent === text) return;
    target.replaceChildren(...text.split(/(\([^()]*\))|(?<=[a-z])(?=[A-Z])/).filter(Boolean).flatMap((part) =>
      part.startsWith("(") ? make("span", { class: "whole", text: part }) : [make("wbr"), part]));
  }

  #write(entry) {
    const { row, n, time, text, count } = entry;
    entry.isOld = false;
    if (!row) return; // Filtered out.
    row.dataset.n = n;
    row.title = text;
    write(row.firstElementChild, time.toFixed(3));
    this.#writeWords(row.lastElementChild, count === 1 ? text : `${text} ×${count}`);
  }
}
