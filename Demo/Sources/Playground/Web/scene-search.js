// The search field of the scene list. Return opens the first scene, Escape clears the field.

import { APINames } from "./api-names.js";
import { element, make } from "./elements.js";
import { MigrationNames } from "./migration-names.js";
import { corrected } from "./misspellings.js";
import { isOfSwiftUI, wayOn } from "./missed-search.js";
import { ScenePanel, narrow } from "./scene-panel.js";
import { synonymOf } from "./scene-synonyms.js";
import { meaning } from "./scenes-meant.js";
import { hasAnswer, searchAnswer } from "./search-answers.js";
import { chainEnds, chainIn } from "./tug-chains.js";

/** Small windows. The field then shares a row with the strip of scenes, as in narrow.css, and has room for one word. */
const small = matchMedia("(max-width: 374px) and (max-height: 940px)");

/** The lines that choose what a list of the demo shows: a chat there says nothing about a chat. */
const contentOfDemo = /^.*\bDemo(?:Content|Feed|Words)\b.*$/gm;

/** What people write with hyphens, such as “pull-to-refresh”, the scenes write with spaces. */
const withSpaces = (text) => text.replace(/(?<=\p{L})-(?=\p{L})/gu, " ");
/** The words of a name that nothing has, such as `loadMore`. */
const namedWords = (text) => text.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");

/** A control, such as `tug.header`, as the API names it. */
const controlOf = (member) => member.replace(/^tug\./, "ScrollControls.");

export class SceneSearch {
  #field;
  #scenes;
  #notice;
  #fileOf;
  #shown;
  #panel;
  #isComplete = false;
  #migration = new MigrationNames();
  #api = new APINames();
  #hasPages = false;
  /** Whether the search says more than what it has found. */
  #isAnswered = false;
  /** Whether the field keeps its text without a search. */
  #isResting = false;

  /**
   * `area` is what everything about the list is in; `toggle` shows all scenes on a narrow page. `fileOf(name)` returns
   * the text of a file, which is searched, too. `shown()` is called before a key leads to the field.
   */
  constructor(scenes, { field, notice, area, toggle, fileOf, shown }) {
    this.#field = field;
    this.#fileOf = fileOf;
    this.#shown = shown;
    this.#notice = notice;
    this.#scenes = scenes;
    scenes.showAll = () => {
      scenes.endSearch();
      scenes.focus();
    };
    scenes.endSearch = () => {
      this.#isResting = false;
      field.value = "";
      this.refresh();
    };
    scenes.search = (words) => {
      this.#isResting = false;
      field.value = words;
      this.#readCode();
      this.refresh();
    };
    this.#panel = new ScenePanel(scenes, { area, toggle, closed: () => this.#end(), resized: () => this.#rest() });
    // The name that assistive technologies read stays whole.
    const placeholder = field.placeholder;
    const shorten = () => {
      field.placeholder = small.matches ? placeholder.split(" ")[0] : placeholder;
    };
    small.addEventListener("change", shorten);
    shorten();
    field.addEventListener("input", () => this.refresh());
    field.addEventListener("focus", () => {
      this.#panel.open();
      this.#readCode();
      if (this.#isResting) this.#resume();
    });
    // A field that loses the focus to a finger gives the list more room, which moves what the finger is on.
    element("scenes").addEventListener("mousedown", (event) => {
      if (narrow.matches && document.activeElement === field) event.preventDefault();
    });
    field.addEventListener("keydown", (event) => this.#pressed(event));
    addEventListener("keydown", (event) => this.#pressedAnywhere(event));
  }

  /** Filters the list after a change of the list or of the text. */
  refresh() {
    const text = this.#isResting ? "" : this.#field.value;
    this.#fit();
    if (text !== "") this.#panel.open();
    const member = this.#memberOfTug(text);
    const words = withSpaces(member ?? text.trim());
    const migrated = this.#migration.answer(text);
    const isAnswered = migrated !== null || hasAnswer(text.trim());
    let count = this.#scenes.filter(this.#wordsOfScenes(words), { ...meaning(words), isAnswered, ends: member ? chainEnds(text) : [] });
    // A name with an answer means no words that it happens to have.
    if (count === 0 && !isAnswered && !synonymOf(words)) count = this.#scenes.filter(namedWords(words));
    // A name that is misspelled is one that there is.
    const meant = count > 0 ? [] : this.#scenes.closest(words);
    const answer = searchAnswer(text.trim(), { isFound: count > 0 || meant.length > 0 });
    const known = (member && this.#api.answer(controlOf(member))) ?? migrated ?? answer ?? this.#named(text, count);
    const instead = count > 0 || known || isOfSwiftUI(text) ? null : this.#corrected(words);
    if (instead) count = this.#scenes.filter(instead);
    const said = instead ? make("span", { class: "answer", text: `Nothing for “${text.trim()}”: results for “${instead}”.` }) : known;
    this.#isAnswered = Boolean(said);
    this.#notice.hidden = count > 0 && !said;
    this.#say(...(said ? [said] : []), ...(count > 0 ? [] : wayOn(text.trim(), { meant, isAnswered: said !== null, search: (words) => this.#search(words) })));
  }

  /** Makes the letters of a text smaller that would lose its beginning, as long names do. */
  #fit() {
    this.#field.removeAttribute("data-long");
    this.#field.toggleAttribute("data-long", this.#field.scrollWidth > this.#field.clientWidth);
  }

  /** What finds the scenes that are meant: what was typed, or the words that they have for it. */
  #wordsOfScenes(text) {
    if (text === "") return "";
    return synonymOf(text) ?? this.#scenes.firstFound([text, ...this.#migration.otherNames(text)]);
  }

  /** The last known name of a chain, such as `isHidden` of `tug.footer?.isHidden`; `null` of other texts. */
  #memberOfTug(text) {
    const chain = chainIn(text, (name) => this.#api.has(name));
    // MJRefresh has controls with the same names.
    if (!chain?.isTugs) return chain && !this.#migration.hasMember(text) ? chain.name : null;
    return chain.name ?? `tug.${chain.control}`;
  }

  /** What finds scenes in place of a misspelled word: a word that the scenes name, or else a name of the API. */
  #corrected(text) {
    const { words } = this.#scenes;
    return [words, [...words, ...this.#api.names]].map((known) => corrected(text, known))
      .find((instead) => instead && this.#scenes.finds(instead)) ?? null;
  }

  /** What a name of the API stands for, one that can be nothing else or that no scene has, or the name of another library. */
  #named(text, count) {
    const isName = count === 0 || /\p{Ll}\p{Lu}/u.test(text);
    if (this.#api.has(text)) return isName ? this.#api.answer(text) : null;
    return this.#migration.nearAnswer(text);
  }

  /** Shows what a search says. What says the same stays: somebody may be about to press one of its buttons. */
  #say(...words) {
    const said = make("p", {}, ...words);
    if (said.textContent !== this.#notice.textContent) this.#notice.replaceChildren(...said.childNodes);
  }

  /** Searches for what a button names, and leaves the field ready for more. */
  #search(words) {
    this.#field.value = words;
    this.#field.focus();
    this.refresh();
  }

  /** Forgets the code of a former session's server, which may have the pages of the repository. */
  sessionBegan({ pages }) {
    this.#isComplete = false;
    this.#hasPages = pages;
    if (document.activeElement === this.#field) this.#readCode();
    this.refresh();
  }

  async #readCode() {
    if (this.#isComplete) return;
    this.#isComplete = true;
    if (this.#hasPages) {
      Promise.all([this.#migration.read(), this.#api.read()]).then(() => { if (this.#field.value !== "") this.refresh(); });
    }
    const { sources } = this.#scenes;
    const texts = await Promise.all(sources.map((source) => this.#fileOf(source)));
    // All at once: what was found grows once, and doesn't move again under a finger.
    sources.forEach((source, index) => this.#scenes.addCode(source, texts[index].replace(contentOfDemo, "")));
    if (this.#field.value !== "") this.refresh();
  }

  #pressed(event) {
    if (event.isComposing) return;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      this.#scenes.focus();
    } else if (event.key === "Enter") {
      event.preventDefault();
      if (this.#field.value === "") return;
      // An answer over the phone would go with the list: a second Return opens the scene.
      if (this.#isAnswered && narrow.matches) return this.#scenes.focus();
      if (!this.#scenes.openFirst()) return;
      // The other scenes are in reach again. A click keeps what was found, because one looks through several of them, and so
      // does an answer that is still being read. Beside the list, the keys that pull work at once; a phone has none.
      if (!this.#isAnswered) this.#end();
      if (!narrow.matches) element("surface").focus({ preventScroll: true });
    } else if (event.key === "Escape") {
      event.preventDefault();
      if (this.#field.value === "") {
        this.#field.blur();
        this.#panel.close();
      }
      this.#field.value = "";
      this.refresh();
    }
  }

  /** Keeps the text in a window of another width: what was found beside the phone would cover a narrow one. */
  #rest() {
    this.#isResting = narrow.matches;
    if (this.#isResting) this.#field.blur();
    this.refresh();
  }

  #resume() {
    this.#isResting = false;
    this.refresh();
  }

  /** The list shows the scene among its neighbors again, and a phone puts its keyboard away. */
  #end() {
    this.#isResting = false;
    this.#field.value = "";
    this.#field.blur();
    this.#panel.close();
    this.refresh();
  }

  #pressedAnywhere(event) {
    if (event.key === "Escape") return this.#escape(event);
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.target instanceof HTMLInputElement && event.target.type === "search") return;
    event.preventDefault();
    this.#shown();
    this.#field.focus();
    this.#field.select();
  }
  /** Ends a search from a result, which may vanish with its focus, and from the phone, which keeps it. */
  #escape({ target }) {
    const isResult = element("scenes").contains(target);
    if (narrow.matches || this.#field.value === "" || !(isResult || element("surface").contains(target))) return;
    this.#scenes.endSearch();
    if (isResult) this.#field.focus();
  }
}
