// Tabs for two panels that share one place if the page has no room for both. In a low window, a third tab has the
// scenes.

import { keep, kept } from "./kept-choices.js";

const crowded = matchMedia("(max-width: 1679px)");
/** Windows in which a phone that is held sideways fills little of its column's height, unless it has the room of a panel, too. */
const high = matchMedia("(max-aspect-ratio: 5/2)");
/** Low windows, as for low.css in index.html. */
const low = matchMedia("(min-width: 600px) and (max-width: 999px) and (max-height: 640px)");

export class Tabs {
  #all;
  #side;
  /** The tab that the user chose; `null` before the first choice. */
  #chosen;
  /** `null` until the device is known, which may be that from before a reload. */
  #phone = null;

  /** The id of the chosen panel becomes the `data-shown` of `side`. */
  constructor(side) {
    this.#side = side;
    this.#all = [...side.querySelectorAll("[role=tab]")];
    for (const tab of this.#all) {
      tab.addEventListener("click", () => this.#choose(tab));
      tab.addEventListener("keydown", (event) => this.#pressed(event));
    }
    this.#chosen = this.#all.find(({ id }) => id === kept("tab").id) ?? null;
    for (const query of [crowded, high, low]) query.addEventListener("change", () => this.#share());
    this.#share();
  }

  /** Shows the scenes, where they have a tab. */
  showScenes() {
    if (low.matches) this.#choose(this.#tabs[0]);
  }

  get #tabs() { return low.matches ? this.#all : this.#all.slice(1); }

  /** A tablet needs the room of one panel, and so does a phone that is held sideways. */
  phoneChanged({ width, height }) {
    const isFirst = this.#phone === null;
    const wasShared = this.#isShared;
    this.#phone = { isTablet: Math.min(width, height) > 500, isSideways: width > height };
    // Classes, because a style that asks what the page contains is resolved again in every frame.
    this.#side.classList.toggle("beside-sideways", this.#phone.isSideways);
    this.#side.classList.toggle("beside-tablet", this.#phone.isTablet);
    this.#share();
    // What the phone takes the room of is the inspector: the code stays.
    if (this.#isShared && !wasShared && !isFirst) this.#choose(this.#all[1]);
  }

  get #isShared() {
    const { isTablet = false, isSideways = false } = this.#phone ?? {};
    return crowded.matches || isTablet || (isSideways && high.matches);
  }

  #share() {
    this.#side.classList.toggle("shared", this.#isShared);
    this.#show(this.#tabs.includes(this.#chosen) ? this.#chosen : this.#tabs[0]);
  }

  #choose(tab) {
    keep("tab", { id: tab.id });
    this.#chosen = tab;
    this.#show(tab);
  }

  #show(chosen) {
    for (const tab of this.#all) {
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
