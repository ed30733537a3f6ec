// The search of the documentation, in the bar: a field with a list of what was found below it.

import { make, write } from "./elements.js";
import { readIndex } from "./reader-index.js";
import { corrected } from "./misspellings.js";
import { markedParts, matches, wordsIn } from "./reader-matches.js";

export class ReaderSearch {
  #field;
  #form;
  #popup;
  #list;
  #notice;
  #scenes;
  #status;
  #path;
  #words;
  #index = null;
  #asked = null;
  #options = [];
  #active = -1;

  /** `form` has the field, and the list. `path` is that of the page from which it searches, in the language of `words`. */
  constructor(form, path, words) {
    this.#form = form;
    this.#path = path;
    this.#words = words;
    this.#field = form.querySelector("input");
    this.#popup = form.querySelector(".search-found");
    this.#list = form.querySelector("[role=listbox]");
    this.#notice = form.querySelector(".search-notice");
    this.#status = form.querySelector("[role=status]");
    this.#scenes = make("a", { class: "search-scenes", text: words.scenes });
    this.#notice.after(this.#scenes);
    this.#field.placeholder = words.search;
    this.#field.setAttribute("aria-label", words.search);
    this.#list.setAttribute("aria-label", words.results);
    this.#field.addEventListener("focus", () => this.#begin());
    this.#field.addEventListener("input", () => this.#refresh());
    this.#field.addEventListener("keydown", (event) => this.#pressed(event));
    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("focusout", ({ relatedTarget }) => { if (!form.contains(relatedTarget)) this.#close(); });
    // The field keeps the focus, without which the list would close under the pointer.
    this.#popup.addEventListener("mousedown", (event) => event.preventDefault());
    this.#list.addEventListener("click", (event) => {
      // Another tab or window opens, and this one goes on.
      if (!event.ctrlKey && !event.metaKey && !event.shiftKey) this.#leave();
    });
    addEventListener("keydown", (event) => this.#pressedAnywhere(event));
  }

  /** Reads the pages at the first use. */
  #begin() {
    this.#asked ??= readIndex(this.#path).then((index) => {
      this.#index = index;
      // The next use asks again for what is missing.
      if (!index.isComplete) this.#asked = null;
      if (document.activeElement === this.#field) this.#refresh();
    });
    this.#refresh();
  }

  #refresh() {
    const typed = this.#field.value.trim();
    if (wordsIn(typed).length === 0) return this.#close();
    const { instead, words, found, groups } = this.#find(typed);
    this.#list.replaceChildren(...groups.map((kind) => this.#group(kind, this.#words.kinds[kind], found[kind], words)));
    this.#options = [...this.#list.querySelectorAll("[role=option]")];
    this.#list.hidden = this.#options.length === 0;
    this.#notice.hidden = !this.#list.hidden && !instead;
    // Some topics have a scene and no page. The hash is what its search looks for.
    this.#scenes.hidden = !this.#list.hidden || !this.#index;
    this.#scenes.href = `/#${encodeURIComponent(typed)}`;
    const notice = instead ? this.#words.instead(typed, instead) : this.#outcome(typed);
    this.#notice.textContent = notice;
    write(this.#status, instead ? `${notice} ${this.#outcome(typed)}` : notice);
    this.#popup.hidden = false;
    this.#popup.scrollTop = 0;
    this.#field.setAttribute("aria-expanded", String(!this.#list.hidden));
    this.#activate(this.#options.length > 0 ? 0 : -1);
  }

  /** What was found, and what was searched for `instead` of a misspelled word, without which there is nothing. */
  #find(typed, instead = null) {
    const words = wordsIn(instead ?? typed);
    const found = this.#index ? matches(this.#index, words, instead ?? typed) : { order: [] };
    const groups = found.order.filter((kind) => found[kind].length > 0);
    const meant = groups.length === 0 && !instead && this.#index?.isComplete ? corrected(typed, this.#index.words) : null;
    const other = meant && this.#find(typed, meant);
    return other?.groups.length > 0 ? other : { instead, words, found, groups };
  }

  #outcome(typed) {
    if (!this.#index) return this.#words.loading;
    if (this.#options.length > 0) return this.#words.count(this.#options.length);
    return this.#index.isComplete ? this.#words.nothing(typed) : this.#words.incomplete;
  }

  #group(kind, title, results, words) {
    return make("div", { role: "group", "aria-label": title, data: { kind } },
      make("p", { "aria-hidden": "true", text: title }),
      ...results.map((result, index) => make("a", {
        id: `found-${kind}-${index}`, role: "option", href: result.address, tabindex: "-1", "aria-selected": "false",
        // The pages with the API are in English.
        lang: kind === "name" ? "en" : null,
      },
      make("span", { class: "found-title" }, make("span", { class: "found-words" }, ...marked(result.title, words)),
        ...(result.page ? [make("span", { class: "found-page", text: result.page })] : [])),
      ...(result.excerpt ? [make("span", { class: "found-text" }, ...marked(result.excerpt, words))] : []))));
  }

  /** Marks the option at `index`, the one that the return key opens. */
  #activate(index) {
    this.#options[this.#active]?.setAttribute("aria-selected", "false");
    this.#active = index;
    const option = this.#options[index];
    if (!option) return this.#field.removeAttribute("aria-activedescendant");
    option.setAttribute("aria-selected", "true");
    this.#field.setAttribute("aria-activedescendant", option.id);
    // With the title of its group
    (option.matches("p + a") ? option.previousElementSibling : option).scrollIntoView({ block: "nearest" });
  }

  #pressed(event) {
    if (event.isComposing) return;
    const { key } = event;
    const count = this.#options.length;
    if (key === "ArrowDown" || key === "ArrowUp") {
      event.preventDefault();
      if (this.#popup.hidden) return this.#refresh();
      if (count > 0) this.#activate((this.#active + (key === "ArrowDown" ? 1 : count - 1)) % count);
    } else if (key === "Enter") {
      event.preventDefault();
      if (!this.#popup.hidden) this.#options[this.#active]?.click();
    } else if (key === "Escape") {
      event.preventDefault();
      if (this.#field.value === "") this.#field.blur();
      this.#field.value = "";
      this.#close();
    }
  }

  #pressedAnywhere(event) {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === this.#field) return;
    event.preventDefault();
    this.#field.focus({ preventScroll: true });
    this.#field.select();
  }

  /** A result may be on this page, which stays. */
  #leave() {
    this.#field.value = "";
    this.#field.blur();
    this.#close();
  }

  #close() {
    this.#popup.hidden = true;
    this.#field.setAttribute("aria-expanded", "false");
    this.#options = [];
    this.#activate(-1);
    write(this.#status, "");
  }
}

const marked = (text, words) =>
  markedParts(text, words).map((part, index) => index % 2 ? make("mark", { text: part }) : part).filter(Boolean);
