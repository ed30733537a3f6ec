// The texts of the repository's pages, each of which is loaded once.

import { pageAddress } from "./page-places.js";

const texts = new Map();

/** Returns the text of the page at `path`, or `null` if there is none. One that couldn't be loaded is asked for again. */
export function textOf(path) {
  if (!texts.has(path)) {
    const text = load(path);
    texts.set(path, text);
    text.catch(() => texts.delete(path));
  }
  return texts.get(path);
}

/** The same, with `null` also for a page that couldn't be loaded: for what the reader can do without. */
export const textIfThere = (path) => textOf(path).catch(() => null);

async function load(path) {
  const response = await fetch(pageAddress(path), { cache: "no-cache" });
  const text = await response.text();
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return text;
}
