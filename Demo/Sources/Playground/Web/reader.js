// A page of the repository, such as /reader.html?page=docs/articles/LoadingMore.md.

import { make } from "./elements.js";
import { markdownView } from "./markdown-view.js";
import { isPage, named, placesOf } from "./page-places.js";
import { nameArticles, showArticles } from "./reader-articles.js";
import { showWays } from "./reader-bar.js";
import { showContents } from "./reader-contents.js";
import { groupsBeside, listKind } from "./reader-groups.js";
import { pagerOf } from "./reader-pager.js";
import { pictureSizes } from "./reader-pictures.js";
import { markRow } from "./reader-rows.js";
import { ReaderSearch } from "./reader-search.js";
import { textOf } from "./reader-texts.js";
import { markWide } from "./reader-wide.js";
import { wordsOf } from "./reader-words.js";

const path = new URLSearchParams(location.search).get("page") ?? "README.md";
const words = wordsOf(path);
const article = document.querySelector("main");
const beside = { list: document.querySelector(".reader-list"), button: document.querySelector(".reader-menu") };

async function show() {
  document.querySelector(".reader-path").textContent = path;
  document.querySelector(".reader-skip").textContent = words.skip;
  document.documentElement.lang = words.language;
  showWays(document.querySelector(".reader-ways"), path, words);
  new ReaderSearch(document.querySelector(".reader-search"), path, words);
  nameArticles(beside, words.lists[listKind(path)]);
  const listed = groupsBeside(path, words);
  try {
    // All of the page comes at once, so that nothing moves later.
    const [text, pager, groups] = await Promise.all([isPage(path) ? textOf(path) : null, pagerOf(path, words), listed]);
    if (text !== null) await showPage(text, pager, groups);
    else showNotice("Page not found", `The repository has no page ${path}, or this server has no repository.`, groups);
  } catch (error) {
    showNotice("Page not loaded", `${path} could not be loaded: ${error.message}. Reload to try again.`, await listed);
  }
  article.removeAttribute("aria-busy");
}

async function showPage(text, pager, groups) {
  const nodes = markdownView(text, placesOf(path));
  await pictureSizes(nodes);
  showArticles(groups, beside, path);
  article.replaceChildren(...nodes, ...(pager ? [pager] : []));
  const heading = article.querySelector("h1, h2");
  // The heading of the README is a picture.
  const title = heading?.textContent.trim() || heading?.querySelector("img")?.alt || path;
  document.title = title;
  showContents(article, document.querySelector(".reader-side"), words);
  markWide(article, words);
  showPlace();
}

function showNotice(title, text, groups) {
  document.title = title;
  showArticles(groups, beside, path);
  article.replaceChildren(
    make("h1", { text: title }), make("p", { text }),
    make("p", {}, make("a", { href: "reader.html?page=docs/articles/README.md", text: "All articles" })));
}

/**
 * Scrolls to where the page was when it was left, or to its anchor. The browser does so before the page is there. The
 * pictures move the text when they arrive; then it scrolls again, unless the reader has begun to.
 */
async function showPlace() {
  let hasBegun = false;
  for (const type of ["wheel", "pointerdown", "keydown"]) {
    addEventListener(type, () => { hasBegun = true; }, { once: true, passive: true });
  }
  scrollToPlace();
  if (history.state?.top === undefined) markRow();
  await Promise.all([...article.querySelectorAll("img")].map((picture) => picture.decode().catch(() => {})));
  if (!hasBegun) scrollToPlace();
}

function scrollToPlace() {
  const top = history.state?.top;
  if (top !== undefined) scrollTo(0, top);
  else if (location.hash) named()?.scrollIntoView();
}

addEventListener("hashchange", markRow);
addEventListener("pagehide", () => history.replaceState({ top: scrollY }, ""));

show();
