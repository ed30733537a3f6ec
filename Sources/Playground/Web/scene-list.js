// The list of scenes in groups. The hash of the address decides which scene is shown, so that a scene
// can be linked to and the Back button works.

import { make, makeButton } from "./elements.js";

const hashOf = (id) => `#${encodeURIComponent(id)}`;

export class SceneList {
  #list;
  #start;
  #opened;
  #entries = new Map();
  #current = null;

  /**
   * `start(id)` starts a scene on the server; `opened(scene)` is called when the shown scene changes.
   */
  constructor(list, { start, opened }) {
    this.#list = list;
    this.#start = start;
    this.#opened = opened;
    addEventListener("hashchange", () => this.#followHash());
  }

  /** Shows the scenes of a new session, which began with `current`. The hash overrides it. */
  sessionBegan(scenes, current) {
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

  /** Shows the scenes that contain every word of `text`, and returns their number. */
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

  /** Restarts the shown scene. */
  restart() {
    this.#start(this.#current);
  }

  /** Opens the first visible scene. */
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
    // Choosing the shown scene again doesn't change the hash: the scene restarts.
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

  /** Scrolls to the shown scene. `scrollIntoView` would scroll the page, too. */
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
