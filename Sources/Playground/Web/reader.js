// A page of the repository, such as /reader.html?page=docs/articles/LoadingMore.md.

import { make } from "./elements.js";
import { markdownView } from "./markdown-view.js";
import { isPage, pageAddress, placesOf } from "./page-places.js";

const path = new URLSearchParams(location.search).get("page") ?? "README.md";
const article = document.querySelector("main");

/** The text of the page, or `null` if there is none. */
async function pageText() {
  if (!isPage(path)) return null;
  const response = await fetch(pageAddress(path), { cache: "no-cache" });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return response.text();
}

async function show() {
  document.querySelector(".reader-path").textContent = path;
  if (/(?:^|[/.])zh-Hans[/.]/.test(path)) article.lang = "zh-Hans";
  try {
    const text = await pageText();
    if (text === null) showNotice("Page not found", `The repository has no page ${path}, or this server has no repository.`);
    else showPage(text);
  } catch (error) {
    showNotice("Page not loaded", `${path} could not be loaded: ${error.message}. Reload to try again.`);
  }
  article.removeAttribute("aria-busy");
}

function showPage(text) {
  article.replaceChildren(...markdownView(text, placesOf(path)));
  const heading = article.querySelector("h1, h2");
  // The heading of the README is a picture.
  const title = heading?.textContent.trim() || heading?.querySelector("img")?.alt || path;
  document.title = title;
  showAnchor();
}

function showNotice(title, text) {
  document.title = title;
  article.replaceChildren(
    make("h1", { text: title }), make("p", { text }),
    make("p", {}, make("a", { href: "reader.html?page=docs/articles/README.md", text: "All articles" })));
}

/** The browser looks for the anchor before the page is there. */
function showAnchor() {
  if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
}

show();
