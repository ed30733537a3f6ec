// A page of the repository by its title, where the server has the pages. Elsewhere, its path is what a reader can use.

import { pageAddress } from "./page-places.js";
import { pathButton } from "./path-button.js";

export function titledLink(title, path, anchor) {
  const link = pathButton(path, anchor);
  if (link.localName === "a") {
    link.classList.add("titled");
    link.replaceChildren(title);
  }
  return link;
}

/** The same with the title that the page itself has, unless it doesn't come. */
export async function pageLink(path) {
  const link = pathButton(path);
  const title = link.localName === "a" ? await titleOf(path) : null;
  return title ? titledLink(title, path) : link;
}

async function titleOf(path) {
  try {
    const answer = await fetch(pageAddress(path));
    return answer.ok ? /^# (.+)$/m.exec(await answer.text())?.[1] : null;
  } catch {
    return null;
  }
}
