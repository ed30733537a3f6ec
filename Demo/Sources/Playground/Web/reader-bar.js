// The ways to the other parts of the documentation, at the top of each page.

import { make } from "./elements.js";
import { isChinese, readerAddress } from "./page-places.js";

const english = [
  ["README", "README.md"],
  ["Articles", "docs/articles/README.md"],
  ["API", "docs/api/README.md"],
  ["From MJRefresh", "docs/from-mjrefresh.md"],
];

const chinese = [
  ["README", "README.zh-Hans.md"],
  ["文章", "docs/articles/zh-Hans/README.md"],
  ["API（英文）", "docs/api/README.md"],
  ["从 MJRefresh 迁移", "docs/zh-Hans/from-mjrefresh.md"],
];

/** Shows the ways from the page at `path` in `bar`. */
export function showWays(bar, path, words) {
  bar.setAttribute("aria-label", words.ways);
  bar.replaceChildren(...(isChinese(path) ? chinese : english).map(([text, page]) =>
    make("a", { href: readerAddress(page), "aria-current": currency(page, path), text })));
}

/** The README of a folder leads to all pages in it; that of the repository is one page. */
function currency(page, path) {
  if (page === path) return "page";
  const [, folder] = /^(.+\/)README\.md$/.exec(page) ?? [];
  return folder && path.startsWith(folder) ? "true" : null;
}
