// The list of scenes, group by group. The address's hash is the truth about which one is on: it can
// be linked to, and the browser's back button goes to the scene before.

import { make, makeButton } from "./elements.js";

const hashOf = (id) => `#${encodeURIComponent(id)}`;

export class Scenes {
  #list;
  #start;
  #opened;
  #entries = new Map();
  #current = null;

  /**
   * `start(id)` asks the server for a scene, from its beginning; `opened(scene)` hears which one
   * is on.
   */
  constructor(list, { start, opened }) {
    this.#list = list;
    this.#start = start;
    this.#opened = opened;
    addEventListener("hashchange", () => this.#followHash());
  }

  /** A session began with `current`; the hash, where it names a scene, has the last word. */
  greet(scenes, current) {
    this.#entries = new Map(scenes.map((scene) => [scene.id, this.#entry(scene)]));
    const groups = new Map();
    for (const scene of scenes) {
      if (!groups.has(scene.group)) groups.set(scene.group, makeGroup(scene.group, groups.size));
      groups.get(scene.group).list.append(this.#entries.get(scene.id).item);
    }
    this.#list.replaceChildren(...[...groups.values()].map(({ section }) => section));
    this.#mark(current);
    this.#followHash();
  }

  /** Shows the scenes in which every word of the text occurs; returns how many there are. */
  filter(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { item, haystack } of this.#entries.values()) {
      item.hidden = !words.every((word) => haystack.includes(word));
      if (!item.hidden) count += 1;
    }
    for (const section of this.#list.children) {
      section.hidden = !section.querySelector("li:not([hidden])");
    }
    this.#list.classList.toggle("found", words.length > 0);
    if (words.length > 0) this.#list.scrollTo(0, 0);
    else this.#reveal();
    return count;
  }

  /** The scene that is on, from its beginning. */
  restart() {
    this.#start(this.#current);
  }

  /** Opens the first scene that shows. */
  openFirst() {
    this.#list.querySelector("li:not([hidden]) button")?.click();
  }

  #followHash() {
    const id = [...this.#entries.keys()].find((known) => hashOf(known) === location.hash);
    if (id === undefined) {
      if (this.#current !== null) history.replaceState(null, "", hashOf(this.#current));
    } else if (id !== this.#current) {
      this.#mark(id);
      this.#start(id);
    }
  }

  #choose(id) {
    // The hash does not change when the current scene is chosen again: it starts afresh.
    if (id === this.#current) this.#start(id);
    else location.hash = hashOf(id);
  }

  #mark(id) {
    this.#current = id;
    const scene = this.#entries.get(id)?.scene;
    if (scene) this.#opened(scene);
    for (const [key, { button }] of this.#entries) {
      if (key === id) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    this.#reveal();
  }

  /** Scrolls the list only; `scrollIntoView` would move the page as well. */
  #reveal() {
    const item = this.#entries.get(this.#current)?.item;
    if (!item || item.hidden) return;
    const list = this.#list;
    list.scrollLeft = item.offsetLeft + item.offsetWidth / 2 - list.clientWidth / 2;
    const isAbove = item.offsetTop < list.scrollTop;
    const isBelow = item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight;
    if (isAbove || isBelow) list.scrollTop = item.offsetTop - list.clientHeight / 3;
  }

  #entry(scene) {
    const { id, group, title, summary } = scene;
    const button = makeButton("",
      { title: summary, data: { scene: id }, on: { click: () => this.#choose(id) } },
      make("strong", { text: title }), make("small", { text: summary }));
    const item = make("li", {}, button);
    return { scene, item, button, haystack: [title, summary, id, group].join(" ").toLowerCase() };
  }
}

function makeGroup(title, index) {
  const id = `scene-group-${index}`;
  const list = make("ul");
  const section = make("section", { "aria-labelledby": id },
    make("h2", { class: "heading", id, text: title }), list);
  return { section, list };
}
