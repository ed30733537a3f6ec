// The list of scenes in groups, of which the first are in sight and the others behind a button. The hash of the address
// decides which scene is shown, so that a scene can be linked to and the Back button works.

import { element, make, makeButton } from "./elements.js";

/** The scenes that are in sight at first. */
const fewScenes = 12;
/** What a strip of scenes keeps free before the shown one, and after it, where it fades. */
const [stripStart, stripEnd] = [8, 14];
const hashOf = (id) => `#${encodeURIComponent(id)}`;

export class SceneList {
  #list;
  #start;
  #opened;
  #entries = new Map();
  #current = null;
  #words = [];
  /** Whether all scenes are shown over the phone of a narrow page. */
  #isOpen = false;
  #showsAll = false;
  #more = makeButton("", { class: "text-link show-all", on: { click: () => this.#toggleAll() } });

  /** `start(id)` starts a scene on the server; `opened(scene)` is called when the shown scene changes. */
  constructor(list, { start, opened }) {
    this.#list = list;
    this.#start = start;
    this.#opened = opened;
    addEventListener("hashchange", () => this.#followHash());
    list.addEventListener("keydown", (event) => this.#pressed(event));
    // A turned device or another window has other scenes in sight, and a strip may be a column there.
    let width = 0;
    new ResizeObserver(() => {
      if (width !== list.clientWidth) this.#reveal();
      width = list.clientWidth;
    }).observe(list);
  }

  /** Shows the scenes of a new session, which began with `current`. The hash overrides it. */
  sessionBegan(scenes, current) {
    this.#entries = new Map(scenes.map((scene) => [scene.id, this.#entry(scene)]));
    const groups = new Map();
    for (const scene of scenes) {
      if (!groups.has(scene.group)) groups.set(scene.group, makeGroup(scene.group, groups.size));
      groups.get(scene.group).list.append(this.#entries.get(scene.id).item);
    }
    this.#list.replaceChildren(...[...groups.values()].map(({ section }) => section), this.#more);
    this.#mark(current);
    this.#followHash();
  }

  /** The names of the scenes' files. */
  get sources() { return [...new Set([...this.#entries.values()].map(({ scene }) => scene.source))]; }

  /** Makes names that the code of a file has part of what `filter` looks at. */
  addNames(source, names) {
    for (const entry of this.#entries.values()) if (entry.scene.source === source) entry.names = names.toLowerCase();
  }

  /** Shows the scenes whose titles and names have every word of `text`; returns their number. */
  filter(text) {
    this.#words = text.toLowerCase().split(/[\s.?()]+/).filter(Boolean);
    this.#show();
    if (this.#words.length > 0) this.#list.scrollTo(0, 0);
    return this.#visible.length;
  }

  /** Whether all scenes are shown in a list over the phone of a narrow page. */
  set isOpen(isOpen) {
    this.#isOpen = isOpen;
    this.#show();
  }

  /** Restarts the shown scene. */
  restart() { this.#start(this.#current); }

  /** Opens the first of the visible scenes, and returns whether there is one. */
  openFirst() {
    const [found] = this.#visible;
    found?.button.click();
    return found !== undefined;
  }

  /** Moves the focus to the shown scene, or to the first result of a search. */
  focus() { this.#visible.find(({ button }) => button.tabIndex === 0)?.button.focus(); }

  get #visible() { return [...this.#entries.values()].filter(({ item }) => !item.hidden); }

  #show() {
    const entries = [...this.#entries.values()];
    const isSearch = this.#words.length > 0;
    entries.forEach((entry, index) => {
      const { item, title, names, scene: { id } } = entry;
      const isFound = this.#words.every((word) => title.includes(word) || names.includes(word));
      item.hidden = isSearch ? !isFound : !(index < fewScenes || this.#showsAll || this.#isOpen || id === this.#current);
    });
    for (const section of this.#list.querySelectorAll("section")) section.hidden = !section.querySelector("li:not([hidden])");
    this.#more.hidden = isSearch || this.#isOpen || entries.length <= fewScenes;
    this.#more.textContent = this.#showsAll ? "Show fewer scenes" : `Show all ${entries.length} scenes`;
    this.#more.ariaExpanded = String(this.#showsAll);
    this.#list.classList.toggle("found", this.#isOpen || isSearch);
    this.#updateTabStop();
    this.#reveal();
  }

  #toggleAll() {
    this.#showsAll = !this.#showsAll;
    this.#show();
    this.#more.scrollIntoView({ block: "nearest" });
  }

  /** One scene is a tab stop; the arrow keys move on from there. */
  #updateTabStop() {
    const visible = this.#visible;
    const stop = visible.find(({ scene }) => scene.id === this.#current) ?? visible[0];
    for (const entry of this.#entries.values()) entry.button.tabIndex = entry === stop ? 0 : -1;
  }

  #pressed(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const visible = this.#visible;
    const place = visible.findIndex(({ button }) => button === event.target);
    const next = {
      ArrowDown: place + 1, ArrowRight: place + 1, ArrowUp: place - 1, ArrowLeft: place - 1,
      Home: 0, End: visible.length - 1,
    }[event.key];
    if (place < 0 || next === undefined) return;
    event.preventDefault();
    const entry = visible[Math.max(0, Math.min(visible.length - 1, next))];
    for (const { button } of visible) button.tabIndex = button === entry.button ? 0 : -1;
    entry.button.focus();
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
    this.#show();
  }

  /** Scrolls to the shown scene. `scrollIntoView` would scroll the page, too. */
  #reveal() {
    const item = this.#entries.get(this.#current)?.item;
    if (!item || item.hidden || this.#words.length > 0) return;
    const list = this.#list;
    const isBefore = item.offsetLeft - stripStart < list.scrollLeft;
    const isAfter = item.offsetLeft + item.offsetWidth + stripEnd > list.scrollLeft + list.clientWidth;
    // At the left edge of a strip, so that no scene before it is cut.
    if (isBefore || isAfter) list.scrollLeft = item.offsetLeft - stripStart;
    const above = parseFloat(getComputedStyle(list).scrollPaddingTop) || 0;
    const isAbove = item.offsetTop < list.scrollTop + above;
    const isBelow = item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight;
    // A third down, with the scenes before it.
    if (isAbove || isBelow) list.scrollTop = item.offsetTop - list.clientHeight / 3;
  }

  #entry(scene) {
    const { id, group, title, summary } = scene;
    const button = makeButton("",
      { title: summary, data: { scene: id }, on: { click: () => this.#choose(id) } }, make("strong", { text: title }));
    const item = make("li", {}, button);
    // A button can't contain another one.
    if (asksForFailures(summary)) describe(item.appendChild(make("p", { class: "note" })), summary);
    else button.append(make("small", { text: summary }));
    return { scene, item, button, title: `${id} ${group} ${title}`.toLowerCase(), names: "" };
  }
}

function makeGroup(title, index) {
  const id = `scene-group-${index}`;
  const list = make("ul");
  const section = make("section", { "aria-labelledby": id },
    make("h2", { class: "heading", id, text: title }), list);
  return { section, list };
}

// What a description asks for is a click away: it sets the menu of failures in the inspector, which may be out of sight.

const request = /(Make (?:both|it) fail)/;

/** Whether a description asks for failures. */
export const asksForFailures = (text) => request.test(text);

/** The menu of the setting, once there is one. */
const setting = () => element("network").querySelector("[data-feed=failure]");

/** Shows a description in `target`, with what it asks for as a button; while requests fail, it says so, with the way back. */
export function describe(target, text) {
  target.dataset.description = text;
  draw(target);
}

function draw(target) {
  const text = target.dataset.description;
  if (!asksForFailures(text)) return target.replaceChildren(text);
  if (setting()?.value === "1") return target.replaceChildren("Every request fails now: pull, or scroll to the end. ", makeLink("Undo", "0"));
  target.replaceChildren(...text.split(request).map((part) => asksForFailures(part) ? makeLink(part, "1") : part));
}

function makeLink(text, value) {
  const click = ({ currentTarget }) => {
    const target = currentTarget.parentElement;
    setting().value = value;
    setting().dispatchEvent(new Event("change", { bubbles: true }));
    // The new text has another button, which is next for the keyboard.
    target.querySelector("button").focus();
    if (value === "1") target.dispatchEvent(new Event("failures", { bubbles: true }));
  };
  return makeButton(text, { class: "text-link", on: { click } });
}

element("network").addEventListener("change", () => document.querySelectorAll("[data-description]").forEach(draw));
