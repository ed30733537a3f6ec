// The controls of the scene: state, progress, and held inset, each with a button to begin refreshing.

import { format, make, makeButton, makeLine, write } from "./elements.js";

export class Controls {
  #list;
  #begin;
  #controls = new Map();
  /** The names in the order of the server, whichever control the scene assigned first. */
  #names = [];

  /** `begin(name)` begins refreshing on the server. */
  constructor(list, begin) {
    this.#list = list;
    this.#begin = begin;
  }

  draw(list) {
    this.drawStates(list);
    for (const state of list) this.#draw(state);
  }

  /** Draws the states, which change rarely and are drawn at once. */
  drawStates(list) {
    this.#names = list.map(({ name }) => name);
    const names = new Set(this.#names);
    let isNew = false;
    for (const [name, control] of this.#controls) {
      if (names.has(name)) continue;
      control.item.remove();
      this.#controls.delete(name);
    }
    for (const control of list) {
      const { name, state } = control;
      isNew ||= !this.#controls.has(name);
      const { item, chip, meter, begin } = this.#controls.get(name) ?? this.#add(name);
      item.toggleAttribute("data-past", isPast(control));
      if (chip.dataset.state === state) continue;
      for (const part of [chip, meter]) part.dataset.state = state;
      chip.textContent = state;
      // The same call: a run after a failure is another try.
      begin.textContent = state === "failed" ? "Retry" : "Begin";
      begin.ariaLabel = `${state === "failed" ? "Retry" : "Begin refreshing"}: ${name}`;
    }
    if (isNew) this.#list.append(...this.#names.map((name) => this.#controls.get(name).item));
  }

  /** The names and the states, for one line: only the controls at work if there are any, and no more than fit. */
  get summary() {
    const all = this.#names.map((name) => ({ name, state: this.#controls.get(name).chip.textContent }));
    const busy = all.filter(({ state }) => state !== "idle");
    if (busy.length === 0 && all.length > 2) return [`${all.length} controls idle`];
    return (busy.length > 0 ? busy : all).slice(0, 2).map(({ name, state }) => `${name} ${state}`);
  }

  #draw(values) {
    const { name, state, isAutomatic, progress, held } = values;
    const control = this.#controls.get(name);
    // The bar is full from the threshold on; the number increases further.
    const share = Math.max(0, Math.min(1, progress));
    control.bar.style.transform = `scaleX(${share})`;
    control.meter.setAttribute("aria-valuenow", Math.round(share * 100));
    control.meter.classList.toggle("reached", progress >= 1);
    control.meter.hidden = isAutomatic;
    const words = isAutomatic ? "automatic" : `${format(Math.round(progress * 100))}%`;
    const isLast = isPast(values);
    const retry = isAutomatic ? "tap to retry" : "pull to retry";
    write(control.percent, isLast ? `last ${runOf(name)}` : state === "failed" && isAutomatic ? retry : words);
    write(control.held, isLast ? retry : `holds ${format(held)} pt`);
  }

  #add(name) {
    const item = make("li", { class: "control", data: { control: name } });
    const bar = make("div", { class: "meter-bar" });
    const meter = make("div",
      { class: "meter", role: "progressbar", "aria-label": `Progress of ${name}` }, bar);
    const [chip, percent] = ["chip", "percent"].map((kind) => make("span", { class: kind }));
    const held = make("span", { class: "held", title: "What the control adds to the content inset" });
    const begin = makeButton("Begin", { class: "begin", on: { click: () => this.#begin(name) } });
    const control = { item, chip, percent, meter, bar, held, begin };
    makeLine(item, make("span", { class: "control-name", text: name }), chip, begin);
    item.append(meter);
    makeLine(item, percent, held);
    this.#controls.set(name, control);
    return control;
  }
}

/** What a run of a control is called: a list refreshes at its beginning, and loads at its end. */
const runOf = (name) => (/^(?:header|leading)$/.test(name) ? "refresh" : "load");

/** Whether a control shows no more of its failure. Its state lasts until the next run, and looks like work without an end. */
const isPast = ({ state, held, progress }) => state === "failed" && held === 0 && progress === 0;
