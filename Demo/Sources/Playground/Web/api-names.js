// What a name of Tug's API stands for, from the page with all names of the API reference.

import { breakableName } from "./code-breaks.js";
import { make } from "./elements.js";
import { pageAddress } from "./page-places.js";
import { titledLink } from "./titled-link.js";

const path = "docs/api/names.md";
/** A row of the page: the name, the page and the anchor of its entry, its type, and its first sentence. */
const row = /^- \[`([^`]+)`\]\(([^)#]+)(#[^)]*)?\)(?: of `([^`]+)`)?: (.*)$/gm;

export class APINames {
  /** The entries by each name without parameters, alone and behind its type, as it is written and in lowercase. */
  #entries = new Map();
  #asked = null;

  /** Reads the page, once, or again after the server was gone. */
  read() {
    this.#asked ??= fetch(pageAddress(path)).then(async (answer) => {
      if (answer.ok) this.#add(await answer.text());
    }).catch(() => { this.#asked = null; });
    return this.#asked;
  }

  #add(text) {
    for (const [, name, page, anchor = "", type, sentence] of text.matchAll(row)) {
      const entry = { name: type ? `${type}.${name}` : name, page: `docs/api/${page}`, anchor, sentence };
      // Of overloads and of equal names, the first is that of the product that most apps use.
      for (const key of [name, entry.name].map(plain)) {
        if (!this.#entries.has(key)) this.#entries.set(key, entry);
      }
    }
    // After the names as they are written: `Trigger` is no `trigger`.
    for (const [key, entry] of [...this.#entries]) {
      if (!this.#entries.has(key.toLowerCase())) this.#entries.set(key.toLowerCase(), entry);
    }
  }

  /** The names without their types and their parameters. */
  get names() { return [...this.#entries.values()].map(({ name }) => lastOf(name)); }

  /** Whether a name that was typed is one of Tug's. */
  has(text) { return this.#entry(text) !== undefined; }

  #entry(text) { return this.#entries.get(plain(text)) ?? this.#entries.get(plain(text).toLowerCase()); }

  /** What a name that was typed stands for; `null` if it's none of Tug's. */
  answer(text) {
    const entry = this.#entry(text);
    if (!entry) return null;
    const sentence = entry.sentence.replaceAll("`", "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
    const parts = breakableName(entry.name.replace(/\(.+\)/, "(…)"));
    return make("span", { class: "named" }, make("code", {}, ...parts), `: ${sentence} `, titledLink("API reference", entry.page, entry.anchor), ".");
  }
}

const lastOf = (name) => plain(name).replace(/^.*\./, "");

/** A name as it is compared. */
const plain = (name) => name.trim().replace(/[:(].*$/, "").replace(/^\./, "");
