// Tabs for two panels that share one place if the page has no room for both.

import { keep, kept } from "./choices.js";

const crowded = matchMedia("(max-width: 1679px)");

export class Tabs {
  #tabs;
  #side;
  /** Whether the phone, a tablet or one that is held sideways, needs the room of one panel. */
  #isWide = false;

  /** The id of the chosen panel becomes the `data-shown` of `side`. */
  constructor(side) {
    this.#side = side;
    this.#tabs = [...side.querySelectorAll("[role=tab]")];
    for (const tab of this.#tabs) {
      tab.addEventListener("click", () => this.#choose(tab));
      tab.addEventListener("keydown", (event) => this.#pressed(event));
    }
    this.#show(this.#tabs.find(({ id }) => id === kept("tab").id) ?? this.#tabs[0]);
    crowded.addEventListener("change", () => this.#share());
    this.#share();
  }

  phoneChanged({ width, height }) {
    this.#isWide = width > 500 || width > height;
    this.#share();
  }

  // A class, because a style that asks what the page contains is resolved again in every frame.
  #share() { this.#side.classList.toggle("shared", crowded.matches || this.#isWide); }

  #choose(tab) {
    keep("tab", { id: tab.id });
    this.#show(tab);
  }

  #show(chosen) {
    for (const tab of this.#tabs) {
      tab.setAttribute("aria-selected", String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    this.#side.dataset.shown = chosen.getAttribute("aria-controls");
  }

  #pressed(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const count = this.#tabs.length;
    const next = this.#tabs[(this.#tabs.indexOf(event.target) + step + count) % count];
    this.#choose(next);
    next.focus();
  }
}
