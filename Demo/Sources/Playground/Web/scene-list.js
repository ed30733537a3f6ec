// The list of scenes in groups. The hash of the address decides which scene is shown, so that a scene
// can be linked to and the Back button works.

import { closestWords } from "./closest-words.js";
import { make, makeButton } from "./elements.js";
import { asksForFailures, describe } from "./network-link.js";
import { Posters } from "./posters.js";
import { rank, worst } from "./relevance.js";
import { SearchResults } from "./search-results.js";

/** What a strip of scenes keeps free before the shown one, and after it, where it fades. */
const [stripStart, stripEnd] = [8, 14];
const hashOf = (id) => `#${encodeURIComponent(id)}`;

/** The words of the hash of an address, which may be no valid one. */
function wordsOf(hash) {
  try {
    return decodeURIComponent(hash.slice(1)).replaceAll("-", " ").trim();
  } catch {
    return "";
  }
}

/** The words of a search. A member of a control of MJRefresh is a word of its own. */
const wordsIn = (text) =>
  text.toLowerCase().replace(/(mj_(?:header|footer|trailer))\??\./g, "$1 ").split(/\s+/).filter(Boolean);

export class SceneList {
  #list;
  #start;
  #opened;
  #entries = new Map();
  #current = null;
  #isOpen = false;
  #words = [];
  #results = new SearchResults(() => this.showAll());
  #posters;
  /** Called by the button that ends a search. */
  showAll = () => {};

  /** Ends a search. */
  endSearch = () => {};

  /** Searches for words. */
  search = () => {};

  /**
   * `start(id)` starts a scene on the server; `opened(scene, words)` is called when the shown scene changes, with the
   * words for which it was found in its code.
   */
  constructor(list, { start, opened }) {
    this.#list = list;
    this.#posters = new Posters(list);
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
    this.#results.clear();
    const [note, ways] = this.#list.querySelectorAll(":scope > p");
    this.#list.replaceChildren(note, ...[...groups.values()].map(({ section }) => section), ways);
    this.#posters.show(this.#list.querySelectorAll("[data-poster]"));
    this.#mark(current);
    this.#followHash();
  }

  /**
   * Shows the scenes that contain every word of `text`, those that are meant and the best ones first, or only those that are
   * meant; returns their number. `isAnswered` is whether a page has what is searched for. Of the patterns `ends`, the first one
   * that the code of any scene has marks the best ones.
   */
  filter(text, { isMeant = () => false, isOnly = false, isAnswered = false, ends = [] } = {}) {
    const words = wordsIn(text);
    const focused = document.activeElement;
    this.#results.clear();
    const entries = [...this.#entries.values()];
    const end = ends.find((each) => entries.some(({ texts }) => each.test(texts.code)));
    const hasEnd = ({ texts }) => end?.test(texts.code) ?? false;
    if (words.length > 0) this.#results.show(entries, words, this.#list, { isMeant, isOnly, isAnswered, hasEnd });
    // An item that moves loses the focus. The code that is looked at arrives at any time.
    if (this.#list.contains(focused)) focused.focus({ preventScroll: true });
    this.#updateTabStop();
    this.#show();
    if (words.length > 0) this.#list.scrollTo(0, 0);
    return this.#visible.length;
  }

  /** Whether all scenes are shown like those that a search has found. */
  set isOpen(isOpen) {
    this.#isOpen = isOpen;
    this.#show();
  }

  #show() {
    this.#list.classList.toggle("found", this.#isOpen || this.#results.found !== null);
    this.#reveal();
  }

  /** Restarts the shown scene. */
  restart() {
    this.#start(this.#current);
  }

  /** The names of the scenes' files. */
  get sources() {
    return [...new Set([...this.#entries.values()].map(({ scene }) => scene.source))];
  }

  /** Makes the text of a file part of what `filter` looks at. */
  addCode(source, text) {
    for (const entry of this.#entries.values()) {
      if (entry.scene.source === source) entry.texts.code = text;
    }
  }

  /** The first of the `texts` that finds a scene by more than its code, or else by its code; the first one if none does. */
  firstFound(texts) {
    const places = texts.map((text) => Math.min(...[...this.#entries.values()].map((entry) => rank(entry.texts, wordsIn(text)))));
    const [named, inCode] = [places.findIndex((place) => place < worst), places.indexOf(worst)];
    return texts[Math.max(0, named < 0 ? inCode : named)];
  }

  /** The words of the titles, of the groups, and of the terms. */
  get words() {
    return new Set([...this.#entries.values()].flatMap(({ scene }) =>
      [scene.title, scene.group, ...(scene.terms ?? [])].flatMap((each) => each.match(/[\p{L}\p{N}_]+/gu) ?? [])));
  }

  /** Whether a scene has all words of a text. */
  finds(text) {
    return [...this.#entries.values()].some(({ texts }) => rank(texts, wordsIn(text)) < Infinity);
  }

  /** What a search that finds nothing may have meant, as words that find something. */
  closest(text) {
    return closestWords(text, this.words).filter((words) => this.finds(words));
  }

  /** Opens the first of the visible scenes, and returns whether there is one. */
  openFirst() {
    const [found] = this.#visible;
    found?.button.click();
    return found !== undefined;
  }

  /** Moves the focus to the best result of a search, or else to the shown scene. */
  focus() {
    this.#updateTabStop();
    this.#visible.find(({ button }) => button.tabIndex === 0)?.button.focus();
  }

  get #visible() {
    return this.#results.found ?? [...this.#entries.values()];
  }

  /** One scene is a tab stop; the arrow keys move on from there. */
  #updateTabStop() {
    const [first] = this.#visible;
    const stop = this.#results.found ? first : this.#entries.get(this.#current) ?? first;
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
      const words = wordsOf(location.hash);
      if (this.#current !== null) history.replaceState(null, "", hashOf(this.#current));
      // An old link, or one that was written from memory, leads to what is closest to it.
      if (words !== "") this.search(words);
    } else if (id !== this.#current) {
      const { found } = this.#results;
      if (found && !found.includes(this.#entries.get(id))) this.endSearch();
      this.#mark(id);
      this.#start(id);
    }
  }

  #choose(id) {
    this.#words = this.#results.wordsInCode(this.#entries.get(id));
    // Choosing the shown scene again doesn't change the hash: the scene restarts.
    if (id === this.#current) {
      this.#start(id);
      if (this.#words.length > 0) this.#opened(this.#entries.get(id).scene, this.#words);
      this.#words = [];
    } else {
      location.hash = hashOf(id);
    }
  }

  #mark(id) {
    this.#current = id;
    const scene = this.#entries.get(id)?.scene;
    if (scene) this.#opened(scene, this.#words);
    this.#words = [];
    for (const [key, { button }] of this.#entries) {
      if (key === id) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    this.#updateTabStop();
    this.#reveal();
  }

  /** Scrolls to the shown scene. `scrollIntoView` would scroll the page, too. */
  #reveal() {
    const item = this.#entries.get(this.#current)?.item;
    if (!item || this.#results.found) return;
    const list = this.#list;
    const isBefore = item.offsetLeft - stripStart < list.scrollLeft;
    const isAfter = item.offsetLeft + item.offsetWidth + stripEnd > list.scrollLeft + list.clientWidth;
    // At the left edge of a strip, so that no scene before it is cut.
    if (isBefore || isAfter) list.scrollLeft = item.offsetLeft - stripStart;
    const scroller = this.#scroller;
    const style = getComputedStyle(scroller);
    const [above, below] = [style.scrollPaddingTop, style.scrollPaddingBottom].map((each) => parseFloat(each) || 0);
    // The list and its column are in the page, and the scenes are in the list. Large windows enlarge their rectangles.
    const top = item.offsetTop + (scroller === list ? 0 : list.offsetTop - scroller.offsetTop);
    const isAbove = top < scroller.scrollTop + above;
    const isBelow = top + item.offsetHeight > scroller.scrollTop + scroller.clientHeight - below;
    if (!isAbove && !isBelow) return;
    // A third down, with the scenes before it, or as far as its whole description has room.
    const room = scroller.clientHeight - below - item.offsetHeight;
    scroller.scrollTop = top - Math.max(above, Math.min(scroller.clientHeight / 3, room));
  }

  /** What scrolls down: the list, or in a low window all of its column. */
  get #scroller() {
    return getComputedStyle(this.#list).overflowY === "visible" ? this.#list.parentElement : this.#list;
  }

  #entry(scene) {
    const { id, group, title, summary } = scene;
    const button = makeButton("",
      { title: summary, data: { scene: id }, on: { click: () => this.#choose(id) } },
      make("span", { class: "thumbnail" }, make("span", { data: { poster: id } })),
      make("strong", {}, ...breakable(title)));
    const item = make("li", {}, button);
    // A button can't contain another one.
    if (asksForFailures(summary)) describe(item.appendChild(make("p", { class: "note" })), summary);
    else button.append(make("small", { text: summary }));
    const names = [id, group, ...(scene.terms ?? [])].join(" ");
    return {
      scene, item, button,
      texts: { title, names, summary, code: "" },
    };
  }
}

/** A title that may break inside of long names such as “SVPullToRefresh”, and not inside of “VoiceOver”. */
function breakable(title) {
  return title.split(/(?<= )/).flatMap((word) => (word.length < 12 ? [word] : word.split(/(?<=[a-z])(?=[A-Z])/))
    .flatMap((part, index) => index > 0 ? [make("wbr"), part] : [part]));
}

function makeGroup(title, index) {
  const id = `scene-group-${index}`;
  const list = make("ul");
  const section = make("section", { "aria-labelledby": id },
    make("h2", { class: "heading", id, text: title }), list);
  return { section, list };
}
