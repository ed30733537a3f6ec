// A page of the repository by its title, where the server has the pages. Elsewhere, its path is what a reader can use.

import { pathButton } from "./path-button.js";

export function titledLink(title, path, anchor) {
  const link = pathButton(path, anchor);
  if (link.localName === "a") {
    link.classList.add("titled");
    link.replaceChildren(title);
  }
  return link;
}
