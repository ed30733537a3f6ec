// The list of the articles: beside the text in a wide window, and behind a button of the bar in others.

import { make } from "./elements.js";
import { inline } from "./markdown-inline.js";
import { placesOf, readerAddress } from "./page-places.js";

/** Where a list keeps how far it was scrolled: on the next page, it doesn't move. */
const keyOf = (groups) => `tug.reader-list:${groups[0].pages[0].path}`;

/** Names the list, and the button that opens it: before the list is there, so that nothing beside the button moves. */
export function nameArticles({ list, button }, name) {
  button.setAttribute("aria-label", name);
  button.querySelector("span").textContent = name;
  list.setAttribute("aria-label", name);
}

/** Shows `groups` in `list`, with the page at `path` marked, and makes `button` open and close it. */
export function showArticles(groups, { list, button }, path) {
  if (groups.length === 0) {
    button.disabled = true;
    return;
  }
  list.replaceChildren(make("div", { class: "list-groups" }, ...groups.map((group) => groupView(group, path))));
  list.hidden = false;
  const key = keyOf(groups);
  list.scrollTop = Number(sessionStorage.getItem(key) ?? 0);
  reveal(list);
  addEventListener("pagehide", () => sessionStorage.setItem(key, list.scrollTop));
  makeMenu(list, button);
}

function groupView({ title, pages }, path) {
  const links = make("ul", { class: title ? null : "whole-list", "aria-label": title ? plain(title) : null },
    ...pages.map((page) => make("li", { class: page.isDeeper ? "deeper" : null }, link(page, path))));
  // The list has the same name.
  return make("div", {}, ...(title ? [make("p", { "aria-hidden": "true", text: plain(title) })] : []), links);
}

const plain = (title) => title.replaceAll("`", "");

const link = (page, path) => make("a", {
  href: readerAddress(page.path, page.anchor), "aria-current": page.path === path && !page.anchor ? "page" : null,
}, inline(page.title, placesOf(page.list)));

/** Scrolls the list, and never the page, to the open page if that is out of sight. */
function reveal(list) {
  const current = list.querySelector("[aria-current]");
  if (!current || !list.offsetHeight) return;
  const inside = current.getBoundingClientRect();
  const outside = list.getBoundingClientRect();
  if (inside.top >= outside.top && inside.bottom <= outside.bottom) return;
  list.scrollTop += (inside.top + inside.bottom - outside.top - outside.bottom) / 2;
}

function makeMenu(list, button) {
  const isOpen = () => button.ariaExpanded === "true";
  const set = (opens) => {
    button.setAttribute("aria-expanded", String(opens));
    list.toggleAttribute("data-open", opens);
    if (opens) reveal(list);
  };
  button.addEventListener("click", (event) => {
    set(!isOpen());
    // A key has pressed it, and goes on in the list.
    if (isOpen() && event.detail === 0) (list.querySelector("[aria-current]") ?? list.querySelector("a")).focus({ preventScroll: true });
  });
  const leave = ({ target }) => {
    if (isOpen() && !list.contains(target) && !button.contains(target)) set(false);
  };
  for (const type of ["pointerdown", "focusin"]) document.addEventListener(type, leave);
  list.addEventListener("click", ({ target }) => { if (target.closest("a")) set(false); });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isOpen()) return;
    set(false);
    button.focus({ preventScroll: true });
  });
}
