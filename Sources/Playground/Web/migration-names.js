// What takes the place of a name of MJRefresh or SVPullToRefresh, from the tables of the pages about migration.

import { make } from "./elements.js";
import { pageAddress } from "./page-places.js";
import { pathButton } from "./path-button.js";

const pages = [
  { library: "MJRefresh", path: "docs/from-mjrefresh.md" }, { library: "SVPullToRefresh", path: "docs/from-svpulltorefresh.md" },
];
/** A row of a table, without the bars inside of code. */
const cell = /((?:`[^`]*`|[^|`])*)\|/g;
/** With fewer letters, too many names begin alike. */
const leastLetters = 5;

export class MigrationNames {
  /** The rows by each name in their first cell, in lowercase. */
  #rows = new Map();
  #asked = null;

  /** Reads the pages, once, or again after the server was gone. */
  read() {
    this.#asked ??= Promise.all(pages.map(async (page) => {
      const answer = await fetch(pageAddress(page.path));
      if (answer.ok) this.#add(await answer.text(), page);
    })).catch(() => { this.#asked = null; });
    return this.#asked;
  }

  #add(text, page) {
    for (const line of text.split("\n")) {
      if (!/^\| *`/.test(line)) continue;
      const [names, ...others] = [...line.slice(1).matchAll(cell)].map(([, words]) => codeIn(words));
      // A page with two columns for Tug has its own API in the last of them but one.
      const own = others.slice(0, -1).findLast((names) => names.length > 0) ?? [];
      for (const name of names) if (!this.#rows.has(plain(name))) this.#rows.set(plain(name), { name, own, page });
    }
  }

  /** What Tug has in place of a name that was typed; `null` if there is none. */
  answer(text) { return this.#answer(this.#rows.get(plain(text))); }

  /** What Tug has in place of the only name that begins like what was typed; `null` if there is none, or another. */
  nearAnswer(text) {
    const typed = plain(text);
    const near = typed.length < leastLetters ? [] : [...this.#rows.keys()].filter((name) => name.startsWith(typed));
    return near.length === 1 ? this.#answer(this.#rows.get(near[0])) : null;
  }

  #answer(row) {
    if (!row) return null;
    const code = (text) => make("code", { text });
    const listed = row.own.flatMap((name, index) => [index > 0 ? ", " : "", code(name)]);
    const place = row.own.length > 0 ? [" of ", row.page.library, " is ", ...listed, " in Tug: "] : [" of ", row.page.library, " has no counterpart: "];
    return make("span", { class: "named" }, code(row.name), ...place, pathButton(row.page.path), ".");
  }
}

/** The names in code of a cell. */
const codeIn = (words) => [...words.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

/** A name as it is compared: without the arguments of a message, and of a property of a control. */
const plain = (name) => name.trim().toLowerCase().replace(/^mj_(?:header|footer|trailer)\??\./, "").replace(/[:(].*$/, "");
