// The inspector's values, which are collected in each frame and drawn less often.

import { Controls } from "./controls.js";
import { CallbackLog } from "./callback-log.js";
import { element, format, make, makeLine, write } from "./elements.js";

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
