// The articles before and after one, in the order of their list.

import { make } from "./elements.js";
import { inline } from "./markdown-inline.js";
import { placesOf, readerAddress } from "./page-places.js";
import { groupsIn } from "./reader-groups.js";

/** The folders whose `README.md` lists their pages in the order in which they are read, also in Chinese. */
const article = /^(docs\/(?:articles|paging)\/(?:zh-Hans\/)?)(?!README\.md$)[^/]+\.md$/;

/** Returns links to the neighbors of the page at `path`, or `null` if it has none. It can be read without them. */
export async function pagerOf(path, words) {
  const [, folder] = article.exec(path) ?? [];
  if (!folder) return null;
  const list = `${folder}README.md`;
  const listed = (await groupsIn(list)).flatMap((group) => group.pages);
  const pages = listed.filter((page) => article.exec(page.path)?.[1] === folder);
  const index = pages.findIndex((page) => page.path === path);
  if (index < 0) return null;
  const way = (page, rel, text) => page && make("a", { href: readerAddress(page.path), rel },
    make("span", { text }), make("strong", {}, inline(page.title, placesOf(list))));
  const ways = [way(pages[index - 1], "prev", words.previous), way(pages[index + 1], "next", words.next)];
  return make("nav", { class: "reader-pager", "aria-label": words.neighbors }, ...ways.filter(Boolean));
}
