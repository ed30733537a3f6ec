// What takes the place of a name of MJRefresh or SVPullToRefresh, from the tables of the pages about migration.

import { make } from "./elements.js";
import { MigrationRows } from "./migration-rows.js";
import { pageAddress } from "./page-places.js";
import { titledLink } from "./titled-link.js";

const pages = [
  { library: "MJRefresh", path: "docs/from-mjrefresh.md", title: "From MJRefresh" },
  { library: "SVPullToRefresh", path: "docs/from-svpulltorefresh.md", title: "From SVPullToRefresh" },
];

export class MigrationNames {
  #rows = new MigrationRows();
  #asked = null;

  /** Reads the pages, once, or again after the server was gone. */
  read() {
    this.#asked ??= Promise.all(pages.map(async (page) => {
      const answer = await fetch(pageAddress(page.path));
      return answer.ok ? answer.text() : "";
    })).then((texts) => texts.forEach((text, index) => this.#rows.add(text, pages[index])))
      .catch(() => { this.#asked = null; });
    return this.#asked;
  }

  /** What Tug has in place of a name that was typed; `null` if there is none. */
  answer(text) { return answerOf(this.#rows.named(text)[0]); }

  /** What Tug has in place of the only name that begins like what was typed; `null` if there is none, or another. */
  nearAnswer(text) {
    const near = this.#rows.beginningLike(text);
    return near.length === 1 ? answerOf(near[0]) : null;
  }
}

function answerOf(row) {
  if (!row) return null;
  const code = (text) => make("code", { text });
  const listed = row.own.length > 0 ? row.own.flatMap((name, index) => [index > 0 ? ", " : "", code(name)]) : [row.instead];
  const { library, path, title } = row.page;
  const place = listed[0] === "" && listed.length === 1 ? [" of ", library, " has no counterpart: "] : [" of ", library, " is ", ...listed, " in Tug: "];
  return make("span", { class: "named" }, code(row.name), ...place, titledLink(title, path, row.anchor), ".");
}
