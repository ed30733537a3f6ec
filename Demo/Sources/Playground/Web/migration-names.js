// What takes the place of a name of MJRefresh, SVPullToRefresh, or UIRefreshControl, from the tables of the pages about
// migration.

import { breakableName, shortLine } from "./code-breaks.js";
import { make } from "./elements.js";
import { MigrationRows, plain } from "./migration-rows.js";
import { pageAddress } from "./page-places.js";
import { titledLink } from "./titled-link.js";

const pages = [
  { library: "MJRefresh", path: "docs/from-mjrefresh.md", title: "From MJRefresh", owner: /mj_(?:header|footer|trailer)/i },
  {
    library: "SVPullToRefresh", path: "docs/from-svpulltorefresh.md", title: "From SVPullToRefresh", scene: "SVPullToRefresh",
    owner: /pullToRefreshView|infiniteScrollingView/i,
  },
  { library: "UIRefreshControl", path: "docs/articles/GettingStarted.md", title: "From UIRefreshControl", owner: /refreshControl/i },
];

const lists = /^(?:self\.)?_?(?:table|collection|scroll)View$/i;

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
  answer(text) {
    // Lists are UIKit's, also where a library has a property of that name.
    if (lists.test(text)) return null;
    const rows = this.#rows.named(text);
    const owned = rows.find(({ page }) => page.owner?.test(text));
    return answerOf(atEdge(owned ?? rows[0], text), owned ? [] : rows);
  }

  /** Whether a chain that was typed has a name of another library behind that of a control. */
  hasMember(text) { return this.#rows.named(text).some(({ name }) => !/^(?:header|footer)$/.test(name)); }

  /** What Tug has in place of the only name that begins like what was typed; `null` if there is none, or another. */
  nearAnswer(text) {
    const near = this.#rows.beginningLike(text);
    return near.length === 1 ? answerOf(near[0]) : null;
  }

  /** What else may find the scenes of a name that was typed: the names beside it in a table, and those of Tug. */
  otherNames(text) {
    const named = this.#rows.named(text);
    const near = this.#rows.beginningLike(text);
    const rows = named.length === 0 && near.length === 1 ? near : named;
    return [...new Set(rows.flatMap(({ name, names, own, page }) =>
      [name, ...names.filter(isDistinct)].map(plain).concat(own.map(memberOf).filter(isDistinct), page.scene ?? [])))];
  }
}

/** A name of Tug without what it's a member of, its arguments, and its value; a control, such as `tug.header`, as a whole. */
const memberOf = (name) => name.replace(/ ?[=({].*$/, "").replace(/^(?!tug\.\w+$).*\./, "");
/** Whether a name is no word, and no call with arguments, without which it's a name with many scenes. */
const isDistinct = (name) => /^tug\.|\p{Ll}\p{Lu}|\w_\w{4}/u.test(name) && !name.includes("(");

/** Whether Tug has the same in place of the names of two rows. */
const isAlike = (row, other) => row.own.map(memberOf).join() === other.own.map(memberOf).join();

/** The tables name the header for what every control has: the row, for the control in front of a name that was typed. */
function atEdge(row, text) {
  const edge = /\bmj_trailer[?!]?\./.test(text) ? "trailing" : /\b(?:mj_)?footer[?!]?\./i.test(text) ? "footer" : null;
  return row && edge ? { ...row, own: row.own.map((name) => name.replace(/^tug\.header(?=\?\.)/, `tug.${edge}`)) } : row;
}

/** The answer of a row. `others` are rows of the same name, of which each library is named for which Tug has the same. */
function answerOf(row, others = []) {
  // A library itself has an answer of its own.
  if (!row || row.page.library.toLowerCase().endsWith(plain(row.name))) return null;
  const code = (text) => text.length <= shortLine ? make("code", { class: "whole", text }) : make("code", {}, ...breakableName(text));
  const listed = row.own.length > 0 ? row.own.flatMap((name, index) => [index > 0 ? ", " : "", code(name)]) : [row.instead];
  const { path, title } = row.page;
  const alike = [row, ...others.filter((each) => isAlike(each, row))].map(({ page }) => page.library);
  const libraries = new Intl.ListFormat("en").format(new Set(alike));
  const place = listed[0] === "" && listed.length === 1
    ? [" of ", libraries, " has no counterpart: "] : [" of ", libraries, " is ", ...listed, " in Tug: "];
  return make("span", { class: "named" }, code(row.name), ...place, titledLink(title, path, row.anchor), ".");
}
