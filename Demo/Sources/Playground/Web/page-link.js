// A page of the repository, where the server has it. Elsewhere, its path is what a reader can use.

import { make } from "./elements.js";

let hasPages = false;

/** Takes up whether the server has the pages, and shows the links that need them. */
export function pagesChanged(has) {
  hasPages = has;
  for (const link of document.querySelectorAll("[data-pages]")) link.hidden = !has;
}

export const pageLink = (path) => hasPages
  ? make("a", { class: "text-link", href: `/pages/${path}`, target: "_blank", rel: "noopener", text: path })
  : make("code", { text: path });
