// The pages of the documentation in groups, as the `README.md` of a folder lists them.

import { isChinese, resolve } from "./page-places.js";
import { textIfThere } from "./reader-texts.js";

/** A title of a group, or a line that leads to a page, which may be below another one. */
const line = /^(?:## (?<group>.+)|(?<margin> *)- \[(?<title>.+?)\]\((?<address>[^()\s:#]+\.md)(?<anchor>#[^()\s]*)?\).*)$/gm;
const title = /^# (.+)$/m;

const english = { articles: "docs/articles/README.md", paging: "docs/paging/README.md", readme: "README.md" };
const chinese = { articles: "docs/articles/zh-Hans/README.md", paging: "docs/paging/zh-Hans/README.md", readme: "README.zh-Hans.md" };
const api = "docs/api/README.md";
const names = "docs/api/names.md";
const docs = "docs/README.md";

/** What is about Tug itself, and not about its use: the articles don't list it. */
const others = /^docs\/(?:(?:decisions|references)\/|(?!from-|differences\.)[^/]+\.md$)/;

/** Which list is beside the page at `path`: `api`, `docs`, or `articles`. */
export function listKind(path) {
  if (path.startsWith("docs/api/")) return "api";
  return others.test(path) ? "docs" : "articles";
}

/** Returns the groups beside the page at `path`. Each has `pages` and a `title`, except the first one, which leads to the list. */
export function groupsBeside(path, words) {
  const kind = listKind(path);
  if (kind === "api") return apiGroups(words);
  return kind === "docs" ? groupsIn(docs) : articleGroups(path);
}

/** Returns the paths of what a search from the page at `path` looks through, those that most readers need first. */
export async function searchedPages(path) {
  const { readme } = isChinese(path) ? chinese : english;
  const lists = [articleGroups(path), ...(isChinese(path) ? [] : [groupsIn(docs)])];
  const pages = (await Promise.all(lists)).flat().flatMap((group) => group.pages.map((page) => page.path));
  const isSearched = (each) => !each.startsWith("docs/api/") && isChinese(each) === isChinese(path);
  return [...new Set([readme, ...pages.filter(isSearched)])];
}

/** The page with all names of the API. */
export const namesPage = names;

/** The groups of the articles, with those of Paging as the last group but one. */
async function articleGroups(path) {
  const lists = isChinese(path) ? chinese : english;
  const [groups, paging] = await Promise.all([groupsIn(lists.articles), groupsIn(lists.paging)]);
  const folder = folderOf(lists.paging);
  const pages = paging.flatMap((group) => group.pages).filter((page) => folderOf(page.path) === folder);
  if (pages.length === 0) return groups;
  // The last group leads to the list of Paging, which is here already.
  for (const group of groups) group.pages = group.pages.filter((page) => page.path !== lists.paging);
  groups.splice(-1, 0, { title: pages[0].title, pages });
  return groups;
}

/** Each type with a page of its own, and the list of all names. */
async function apiGroups(words) {
  const groups = await groupsIn(api);
  for (const group of groups) group.pages = group.pages.filter((page) => !page.anchor);
  groups[0]?.pages.push({ title: words.allNames, path: names, anchor: "", list: api });
  return groups;
}

const folderOf = (path) => path.slice(0, path.lastIndexOf("/") + 1);

/** Returns the groups of the list at `path`; none if it can't be loaded. */
export async function groupsIn(list) {
  const text = await textIfThere(list);
  if (text === null) return [];
  const groups = [{ pages: [{ title: title.exec(text)?.[1] ?? list, path: list, anchor: "", list }] }];
  for (const { groups: found } of text.matchAll(line)) {
    if (found.group) groups.push({ title: found.group, pages: [] });
    else groups.at(-1).pages.push({ ...pageOf(found, list), list });
  }
  return groups;
}

const pageOf = ({ title: words, address, anchor = "", margin }, list) => ({
  title: words, anchor, isDeeper: margin.length > 0,
  path: resolve(address, list).file,
});
