// The names of other libraries that a search finds, each with what takes its place, and its row in a table.

import { MigrationRows } from "./migration-rows.js";
import { isChinese, readerAddress } from "./page-places.js";
import { isCode } from "./reader-names.js";
import { textIfThere } from "./reader-texts.js";

const english = [
  { path: "docs/from-mjrefresh.md", title: "From MJRefresh" },
  { path: "docs/from-svpulltorefresh.md", title: "From SVPullToRefresh" },
  { path: "docs/articles/GettingStarted.md", title: "From UIRefreshControl" },
];
const chinese = [
  { path: "docs/zh-Hans/from-mjrefresh.md", title: "从 MJRefresh 迁移" },
  { path: "docs/zh-Hans/from-svpulltorefresh.md", title: "从 SVPullToRefresh 迁移" },
  { path: "docs/articles/zh-Hans/GettingStarted.md", title: "从 UIRefreshControl 迁移" },
];
/** As many are found at a glance. */
const most = 4;

/** Reads the tables for a search from the page at `path`, in its language. */
export async function libraryRows(path) {
  const pages = isChinese(path) ? chinese : english;
  const rows = new MigrationRows();
  const texts = await Promise.all(pages.map((page) => textIfThere(page.path)));
  texts.forEach((text, index) => { if (text !== null) rows.add(text, pages[index]); });
  return rows;
}

/** Returns what was found for the text that was `typed`, and whether that can be nothing else than such a name. */
export function libraryMatches(rows, typed) {
  const named = rows.named(typed);
  // A part of a name is also a word of Tug's pages.
  const found = named.length > 0 ? named : isCode(typed) || /^mj/i.test(typed) ? rows.beginningLike(typed) : [];
  return {
    results: found.slice(0, most).map(({ name, own, instead, note, page, anchor }) => ({
      title: [name, own.join(", ") || instead].filter(Boolean).join(" → "), page: page.title, excerpt: note,
      address: readerAddress(page.path, anchor),
    })),
    isCertain: found.length > 0 && found.every(({ name }) => isCode(name)),
  };
}
