// The controls of the scene: state, progress and what they hold, each with a button to begin it.

import { format, make, makeLine, write } from "./make.js";

export class Controls {
  #list;
  #begin;
  #controls = new Map();

  /** `begin(name)` asks the server to start one. */
  constructor(list, begin) {
    this.#list = list;
    this.#begin = begin;
  }

  draw(list) {
    this.drawStates(list);
    for (const state of list) this.#draw(state);
  }

  /** Only what is seldom new, and must not wait: in which state each is. */
  drawStates(list) {
    const names = new Set(list.map(({ name }) => name));
    for (const [name, control] of this.#controls) {
      if (names.has(name)) continue;
      control.item.remove();
      this.#controls.delete(name);
    }
    for (const { name, state } of list) {
      const { chip } = this.#controls.get(name) ?? this.#add(name);
      if (chip.dataset.state === state) continue;
      chip.dataset.state = state;
      chip.textContent = state;
    }
  }

  /** One line, for where there is no room for more. */
  get summary() {
    return [...this.#controls].map(([name, { chip }]) => `${name} ${chip.textContent}`);
  }

  #draw({ name, progress, held }) {
    const control = this.#controls.get(name);
    // Past the threshold the bar is full; the number goes on.
    const share = Math.max(0, Math.min(1, progress));
    control.bar.style.transform = `scaleX(${share})`;
    control.meter.setAttribute("aria-valuenow", Math.round(share * 100));
    control.meter.classList.toggle("reached", progress >= 1);
    write(control.percent, `${format(Math.round(progress * 100))}%`);
    write(control.held, `holds ${format(held)} pt`);
  }

  #add(name) {
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
    const begin = make("button", "begin", "Begin");
    begin.type = "button";
    begin.setAttribute("aria-label", `Begin refreshing: ${name}`);
    begin.addEventListener("click", () => this.#begin(name));
    makeLine(item).append(make("span", "control-name", name), control.chip, begin);
    item.append(control.meter);
    makeLine(item).append(control.percent, control.held);
    this.#list.append(item);
    this.#controls.set(name, control);
    return control;
  }
}
