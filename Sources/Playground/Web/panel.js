// The live panel. Frames are collected, and drawn once per animation frame.

import { CallbackLog } from "./log.js";

const valueKeys = {
  contentOffset: ["x", "y"],
  contentInset: ["top", "left", "bottom", "right"],
  adjustedContentInset: ["top", "left", "bottom", "right"],
  contentSize: ["width", "height"],
};

/** Always in the list, so that it does not jump when a drag begins. */
const usualFlags = ["tracking", "dragging", "decelerating"];

const element = (id) => document.getElementById(id);

/** At most two decimals, with a real minus sign; never "−0". */
const format = (value) => (Math.round(value * 100) / 100 || 0).toString().replace("-", "−");

function make(tag, className, text = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function write(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

export class Panel {
  #changes = {};
  #values = new Map();
  #flags = new Map();
  #controls = new Map();
  #log = new CallbackLog(element("callbacks"));
  #summary = element("panel-summary");

  constructor() {
    for (const key in valueKeys) this.#addValue(key, valueKeys[key]);
    for (const name of usualFlags) this.#addFlag(name);
    const toggle = element("panel-toggle");
    toggle.addEventListener("click", () => {
      const open = toggle.getAttribute("aria-expanded") !== "true";
      toggle.setAttribute("aria-expanded", open);
      element("panel").classList.toggle("open", open);
    });
  }

  collect({ full, panel = {} }) {
    if (full) {
      this.#log.clear();
      this.#changes = { flags: [], controls: [] };
    }
    const { callbacks = [], ...values } = panel;
    this.#log.add(callbacks);
    Object.assign(this.#changes, values);
  }

  draw() {
    const { flags, controls, ...values } = this.#changes;
    this.#changes = {};
    for (const key in values) this.#drawValue(key, values[key]);
    if (flags) this.#drawFlags(flags);
    if (controls) this.#drawControls(controls);
    if (controls || values.contentOffset) this.#drawSummary();
    this.#log.draw();
  }

  #addValue(key, names) {
    const term = make("dt", "", key);
    const detail = make("dd", "");
    detail.dataset.key = key;
    const numbers = names.map((name) => {
      const number = make("span", "number", "0");
      number.title = name;
      detail.append(number);
      return number;
    });
    element("values").append(term, detail);
    this.#values.set(key, { detail, numbers });
  }

  #drawValue(key, list) {
    const value = this.#values.get(key);
    if (!value) return;
    value.detail.dataset.value = JSON.stringify(list); // Exact, for tests.
    value.numbers.forEach((number, index) => write(number, format(list[index])));
  }

  #addFlag(name) {
    const flag = make("li", "flag", name);
    flag.dataset.flag = name;
    element("flags").append(flag);
    this.#flags.set(name, flag);
  }

  #drawFlags(names) {
    for (const name of names) if (!this.#flags.has(name)) this.#addFlag(name);
    for (const [name, flag] of this.#flags) flag.classList.toggle("on", names.includes(name));
  }

  #drawControls(list) {
    const names = new Set(list.map(({ name }) => name));
    for (const [name, control] of this.#controls) {
      if (names.has(name)) continue;
      control.item.remove();
      this.#controls.delete(name);
    }
    for (const state of list) this.#drawControl(state);
  }

  #drawControl({ name, state, progress, held }) {
    const control = this.#controls.get(name) ?? this.#addControl(name);
    if (control.chip.dataset.state !== state) {
      control.chip.dataset.state = state;
      control.chip.textContent = state;
    }
    // Past the threshold the bar is full; the number goes on.
    const share = Math.max(0, Math.min(1, progress));
    control.bar.style.transform = `scaleX(${share})`;
    control.meter.setAttribute("aria-valuenow", Math.round(share * 100));
    control.meter.classList.toggle("reached", progress >= 1);
    control.item.dataset.progress = progress;
    control.item.dataset.held = held;
    write(control.percent, `${format(Math.round(progress * 100))}%`);
    write(control.held, `holds ${format(held)} pt`);
  }

  #addControl(name) {
    const item = make("li", "control");
    item.dataset.control = name;
    const control = {
      item,
      chip: make("span", "chip"), percent: make("span", "percent"),
      meter: make("div", "meter"), bar: make("div", "meter-bar"), held: make("span", "held"),
    };
    control.meter.setAttribute("role", "progressbar");
    control.meter.setAttribute("aria-label", `Progress of ${name}`);
    control.meter.append(control.bar);
    item.append(
      make("span", "control-name", name), control.chip,
      control.meter, control.percent, control.held);
    element("controls").append(item);
    this.#controls.set(name, control);
    return control;
  }

  /** One line for the folded panel of a narrow page. */
  #drawSummary() {
    const numbers = this.#values.get("contentOffset").numbers;
    const offset = numbers.map((number) => number.textContent).join(", ");
    const states = [...this.#controls].map(([name, { chip }]) => `${name} ${chip.textContent}`);
    write(this.#summary, [offset, ...states].join(" · "));
  }
}
