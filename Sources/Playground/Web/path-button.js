// A page of the repository. Where the server has the repository, a link opens the page; elsewhere, a click copies its path.

import { make, makeButton, showBriefly } from "./elements.js";
import { pageAddress } from "./page-places.js";

let hasPages = false;

/** Takes up whether the server has the pages, which `pathButton` asks about, and shows the links that need them. */
export function pagesChanged(has) {
  hasPages = has;
  for (const link of document.querySelectorAll("[data-pages]")) link.hidden = !has;
}

export function pathButton(path, anchor = "") {
  if (hasPages) {
    // A long path is broken after a slash.
    const parts = path.split(/(?<=\/)/).flatMap((part) => [part, make("wbr")]);
    return make("a", { class: "path", href: pageAddress(path), target: "_blank", rel: "noopener" }, ...parts.slice(0, -1));
  }
  const button = makeButton(path, { class: "path", title: "Copy the path", on: { click: () => copy(path, button) } });
  return button;
}

async function copy(path, button) {
  try {
    await navigator.clipboard.writeText(path);
    button.title = "Copied";
    showBriefly(button, path, path);
  } catch {
    getSelection().selectAllChildren(button);
  }
}
